//! The bar that says what may be done now, and why not what may not.
//!
//! Buttons stand in one row of fixed height; what is to be read comes in the place of the status line, so that nothing moves.

use leptos::prelude::*;

use super::choices::{self, Act, Offer};
use super::desk::{Desk, Question};
use super::hint::HintButton;
use super::look;
use crate::games::wyatt_earp::{Action, Card, Phase};
use crate::ui::focus;
use crate::ui::text::{self, label};

/// What may be done now.
#[component]
pub fn Actions(desk: Desk) -> impl IntoView {
    let acts = move || match (desk.question.get(), desk.phase()) {
        (Question::AskWhom | Question::AskWay(_), Some(Phase::Play)) => whom(desk).into_any(),
        (_, Some(Phase::Draw)) => draw(desk).into_any(),
        (_, Some(Phase::Target(_))) => targets(desk).into_any(),
        (_, Some(Phase::Play)) => match desk.offer() {
            Some(offer) => picked(desk, &offer).into_any(),
            None => view! { <p class="actions-hint">{label::PICK}</p> }.into_any(),
        },
        (_, Some(_)) => ().into_any(),
        (_, None) => view! { <p class="actions-hint">{label::WAIT}</p> }.into_any(),
    };
    let hints = move || desk.door.settings().hints();
    view! {
        <section class="actions" tabindex="-1" aria-label=label::ACTIONS>
            <Say desk />
            <div class="actions-bar">
                <div class="actions-do">{acts}</div>
                <div class="actions-aside" class:reserved=hints><HintButton desk /></div>
            </div>
        </section>
    }
}

/// What there is to read: what the card picked up does, and why something cannot be done.
#[component]
pub fn Say(desk: Desk) -> impl IntoView {
    let refused = move || desk.door.refusal().map(|why| view! { <p class="actions-why" role="alert">{why}</p> });
    let told = move || {
        let card = desk.picked()?.card;
        let why = desk.offer().and_then(|offer| offer.why);
        Some(view! {
            <p class="actions-help"><b>{text::card_title(card)}</b> " " {text::card_help(card)}</p>
            {why.map(|why| view! { <p class="actions-why">{why.to_string()}</p> })}
        })
    };
    let any = Memo::new(move |_| desk.picked().is_some() || desk.door.refusal().is_some());
    let clear = move || any.get().then(|| quiet(label::CLEAR, move || lay_down(desk)));
    view! {
        <div class="actions-say" class:any=any>
            <div class="actions-words">{told} {refused}</div>
            {clear}
        </div>
    }
}

/// A button's words: in full, and where room is scarce as short as they can be beside the card.
fn words(full: String, short: Option<String>) -> impl IntoView {
    match short {
        Some(short) => view! {
            <span class="full">{full}</span>
            <span class="short" aria-hidden="true">{short}</span>
        }
        .into_any(),
        None => full.into_any(),
    }
}

/// A button that does `action`.
fn button(desk: Desk, action: Action, primary: bool) -> impl IntoView {
    let name = desk.with(|view| text::action(action, &desk.names(), view.top));
    let raise = match action {
        Action::PlayOutlaws { outlaw, count } => look::raise(Card::outlaw(outlaw), count),
        Action::PlayPhoto(outlaw) => look::raise(Card::photo(outlaw), 1),
        _ => 0,
    };
    let note = match action {
        Action::Shoot(_) => Some(desk.with(|view| text::hit_chance(view.hit_chance()))),
        _ if desk.with(|view| choices::ends_hand(view, action)) => Some(label::ENDS_HAND.to_owned()),
        _ => (raise > 0).then(|| text::raise(raise)),
    };
    let key = match action {
        Action::DrawSupply => "d",
        Action::DrawDiscard => "t",
        Action::Discard(_) => "x",
        _ => "p",
    };
    view! {
        <button
            type="button"
            class="button"
            class:primary=primary
            class:quiet=matches!(action, Action::Discard(_)) && !primary
            data-key=key
            on:click=move |_| desk.act(action)
        >
            <span>{words(name, text::action_short(action))}</span>
            {note.map(|note| view! { " " <span class="button-note">{note}</span> })}
        </button>
    }
}

fn quiet(name: &'static str, press: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button type="button" class="button quiet" on:click=move |_| press()>
            {name}
        </button>
    }
}

fn draw(desk: Desk) -> impl IntoView {
    let discard = desk.with(|view| view.check(Action::DrawDiscard).is_ok());
    view! {
        {button(desk, Action::DrawSupply, true)}
        {discard.then(|| button(desk, Action::DrawDiscard, false))}
    }
}

fn picked(desk: Desk, offer: &Offer) -> impl IntoView + use<> {
    offer
        .acts
        .iter()
        .enumerate()
        .map(|(at, act)| match *act {
            Act::Do(action) => button(desk, action, at == 0).into_any(),
            Act::Ways(card) => view! {
                <button
                    type="button"
                    class="button primary"
                    data-key="p"
                    aria-haspopup="dialog"
                    on:click=move |_| desk.question.set(Question::Ways(card))
                >
                    <span>{words(text::play_ways(card), Some(label::PLAY_WAYS_SHORT.to_owned()))}</span>
                </button>
            }
            .into_any(),
            Act::Ask => ().into_any(),
        })
        .collect_view()
}

/// Lays down what is picked up. The button that does it goes, so the keyboard goes back to the card.
fn lay_down(desk: Desk) {
    focus::go_to(".hand .card[aria-pressed=\"true\"]");
    desk.clear();
}

fn whom(desk: Desk) -> impl IntoView {
    view! {
        <p class="actions-hint">{label::ASK_WHOM}</p>
        {quiet(label::CANCEL, move || lay_down(desk))}
    }
}

/// After a hit. Few groups are named here too; many are one press away.
fn targets(desk: Desk) -> impl IntoView {
    const FEW: usize = 3;
    let targets = desk.targets.get();
    let few = (targets.len() <= FEW).then(|| {
        targets.iter().map(|&(seat, outlaw)| button(desk, Action::Target { seat, outlaw }, false)).collect_view()
    });
    let many = (targets.len() > FEW).then(|| {
        view! {
            <p class="actions-hint">{label::TARGETS}</p>
            <button
                type="button"
                class="button"
                aria-haspopup="dialog"
                on:click=move |_| desk.question.set(Question::Targets)
            >
                {label::LIST}
            </button>
        }
    });
    view! {
        {few}
        {many}
    }
}
