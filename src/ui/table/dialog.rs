//! Choices that get a dialog of their own: ways to go, one under the other; cards to pick from; questions to be answered. They are docked
//! below the table, on the wide one above the hand, so that what they are about stays in sight.

use leptos::prelude::*;

use super::Controls;
use super::card::Looks;
use super::hand::explained;
use super::hint::{HintButton, HintPlace, Hints};
use crate::ui::browser::art::drawing;
use crate::ui::browser::modal::Modal;
use crate::ui::text::{keep, label};

/// One of several ways.
#[derive(Default)]
pub struct Way {
    /// What it is called.
    pub name: String,
    /// What comes of it, or why it cannot be taken.
    pub note: String,
    /// The drawing beside it.
    pub mark: String,
    /// The class that sets its ink.
    pub ink: String,
    /// Whether it has the focus when the list comes up, rather than what puts it away.
    pub first: bool,
    /// Whether it cannot be taken.
    pub barred: bool,
    /// The name by which a lesson points at it; often none.
    pub slot: &'static str,
    /// The way to the rule that bars it.
    pub rule: Option<AnyView>,
}

impl Way {
    /// Draws it as a button.
    pub fn view(self, press: impl Fn() + 'static) -> AnyView {
        let Self { name, note, mark, ink, first, barred, slot, rule } = self;
        let press = move |_| {
            if !barred {
                press();
            }
        };
        let way = view! {
            <button
                type="button"
                class=format!("way {ink}")
                autofocus=first
                data-slot=(!slot.is_empty()).then(|| format!("way-{slot}"))
                aria-disabled=if barred { "true" } else { "false" }
                on:click=press
            >
                {drawing(&mark, "mark")}
                <span class="way-name">{name}</span>
                <span class="way-note">{note}</span>
            </button>
        };
        match rule {
            Some(rule) => view! { <div class="way-barred">{way} {rule}</div> }.into_any(),
            None => way.into_any(),
        }
    }
}

/// A dialog with several ways, which can be put away.
#[component]
pub fn Ways(
    /// What is chosen.
    #[prop(into)]
    title: String,
    /// A line under it.
    #[prop(into, optional)]
    lead: String,
    /// It was put away.
    #[prop(into)]
    on_close: Callback<()>,
    /// The ways.
    ways: Vec<AnyView>,
) -> impl IntoView {
    view! {
        <Modal title=title lead=lead class="docked strip" on_close=on_close closer=label().close>
            <div class="ways">{ways}</div>
        </Modal>
    }
}

/// A card to be picked in a dialog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// Which, as the game numbers them.
    pub card: u16,
    /// What it is, for those who hear the page.
    pub spoken: String,
    /// What is stuck on it.
    pub badge: Option<String>,
    /// What stands below it.
    pub note: Option<String>,
}

/// Cards to pick one of.
#[component]
pub fn Picks(
    /// The cards.
    picks: Vec<Pick>,
    /// How they look.
    looks: Looks,
    /// Whether a hint points at that card.
    #[prop(into)]
    advised: Callback<u16, bool>,
    /// Gets the card that was pressed.
    #[prop(into)]
    on_pick: Callback<u16>,
) -> impl IntoView {
    let cards = picks
        .into_iter()
        .map(|Pick { card, spoken, badge, note }| {
            let look = looks(card);
            view! {
                <li>
                    <button
                        type="button"
                        class=format!("card {}", look.ink)
                        class:advised=move || advised.run(card)
                        data-kind=look.kind
                        data-slot=format!("pick-{card}")
                        data-explain=explained(card)
                        on:click=move |_| on_pick.run(card)
                    >
                        <span class="visually-hidden">{spoken}</span>
                        {badge.map(|badge| view! { <span class="card-badge" aria-hidden="true">{badge}</span> })}
                        {look.face}
                    </button>
                    {note.map(|note| view! { <span class="pick-note" aria-hidden="true">{note}</span> })}
                </li>
            }
        })
        .collect_view();
    view! { <ul class="picks">{cards}</ul> }
}

/// The foot of a dialog that has to be answered: the answers, then what elsewhere stands beside the table, and below them the hint.
#[component]
pub fn Foot(
    /// The table's controller.
    controls: Controls,
    /// The table's hints.
    hints: Hints,
    /// The answers, if they stand here.
    #[prop(optional)]
    answers: Vec<AnyView>,
) -> impl IntoView {
    // The dialog lies over the button on top.
    let take_back = move || {
        controls.get().can_take_back().is_ok().then(|| {
            view! {
                <button type="button" class="button quiet" data-key="u" on:click=move |_| controls.take_back()>
                    {keep().take_back}
                </button>
            }
        })
    };
    view! {
        <div class="dialog-foot">{answers} {take_back} <HintButton hints within=true /></div>
        <HintPlace hints later=(controls.book.later)() within=true />
    }
}

/// An answer in such a foot.
pub fn answer(name: String, primary: bool, press: impl Fn() + 'static) -> AnyView {
    view! {
        <button type="button" class="button" class:primary=primary class:quiet=!primary on:click=move |_| press()>
            {name}
        </button>
    }
    .into_any()
}
