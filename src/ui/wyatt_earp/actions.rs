//! The bar that says what may be done now, and why not what may not.

use leptos::prelude::*;

use super::choices::{Act, Offer};
use super::desk::{Desk, Question};
use super::hint::HintButton;
use super::look;
use crate::games::wyatt_earp::{Action, Card, Illegal, Phase};
use crate::ui::focus;
use crate::ui::text::{self, label};

/// What may be done now.
#[component]
pub fn Actions(desk: Desk) -> impl IntoView {
    let bar = move || match (desk.question.get(), desk.phase()) {
        (Question::AskWhom | Question::AskWay(_), Some(Phase::Play)) => whom(desk).into_any(),
        (_, Some(Phase::Draw)) => draw(desk).into_any(),
        (_, Some(Phase::Target(_))) => targets(desk).into_any(),
        (_, Some(Phase::Play)) => match desk.offer() {
            Some(offer) => picked(desk, &offer).into_any(),
            None => view! { <p class="actions-hint">{label::PICK}</p> }.into_any(),
        },
        (_, Some(_)) => ().into_any(),
        (_, None) => match desk.picked() {
            Some(selection) => view! { <p class="actions-hint">{text::card_help(selection.card)}</p> }.into_any(),
            None => view! { <p class="actions-hint">{label::WAIT}</p> }.into_any(),
        },
    };
    let refusal = move || desk.door.refusal().map(|why| view! { <p class="actions-why" role="alert">{why}</p> });
    view! {
        <section class="actions" tabindex="-1" aria-label=label::ACTIONS>
            {bar}
            {refusal}
            <HintButton desk />
        </section>
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
            {name}
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
        {move || desk.offer().and_then(|offer| offer.why).map(reason)}
        {button(desk, Action::DrawSupply, true)}
        {discard.then(|| button(desk, Action::DrawDiscard, false))}
    }
}

fn picked(desk: Desk, offer: &Offer) -> impl IntoView + use<> {
    let acts = offer
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
                    {text::play_ways(card)}
                </button>
            }
            .into_any(),
            Act::Ask => ().into_any(),
        })
        .collect_view();
    view! {
        {offer.why.map(reason)}
        {acts}
        {quiet(label::CLEAR, move || lay_down(desk))}
    }
}

fn reason(why: Illegal) -> impl IntoView {
    view! { <p class="actions-why">{why.to_string()}</p> }
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
