//! What may be done now in this game, as buttons.

use leptos::prelude::*;

use super::choices::{self, Choice, Offer};
use super::context::{Context, Question};
use super::explain_model::{self, refused};
use super::look;
use crate::games::wyatt_earp::{Action, Card, Phase};
use crate::ui::table::actions::{ActionButton, Actions, Help, lay_down, line, quiet};
use crate::ui::table::drag::{Deed, Put};
use crate::ui::text::wyatt_earp as earp;
use crate::ui::text::{ME, label};

/// What may be done now.
pub fn actions(context: Context) -> AnyView {
    let buttons = move || match (context.question.get(), context.phase()) {
        (Question::AskWhom | Question::AskWay(_), Some(Phase::Play)) => whom(context),
        (_, Some(Phase::Draw)) => draw(context),
        (_, Some(Phase::Target(_))) => targets(context),
        (_, Some(Phase::Play)) => match context.offer() {
            Some(offer) => picked(context, &offer),
            None => line(label().pick),
        },
        (_, Some(_)) => ().into_any(),
        (_, None) if !context.controller.playing() || context.with(|view| view.table.turn == ME) => ().into_any(),
        (_, None) => line(label().wait),
    };
    view! { <Actions controls=context.controls hints=context.hints help=help(context) buttons /> }.into_any()
}

/// What the card picked up does, and why it cannot do so now.
pub fn help(context: Context) -> Callback<(), Option<Help>> {
    Callback::new(move |()| {
        if context.question.get() == Question::AskWhom {
            return None; // by then it is told what to do with it
        }
        let card = context.picked()?.card;
        let why = context.offer().and_then(|offer| offer.why).map(refused);
        let joins = context.with(|view| choices::joins(view, card));
        let text = if joins { earp::label().join_help } else { earp::card_help(card) };
        Some(Help { title: earp::card_title(card), text: text.to_owned(), why })
    })
}

/// What the cards that are picked up do where they are put.
pub fn puts(context: Context, put: Put) -> Option<Deed> {
    let count = context.picked()?.count();
    let acts = context.offer()?.acts;
    // What is picked up is put, and nothing else; only where it would be too few, as many as may be.
    let together = |act: &&Choice| matches!(act, Choice::Do(Action::PlayOutlaws { count: of, .. }) if *of == count);
    let discards = |act: &&Choice| matches!(act, Choice::Do(Action::Discard(_)));
    let act = match put {
        Put::Board | Put::Lifted => acts.iter().find(together).or_else(|| acts.iter().find(|act| !discards(act))),
        Put::Stack => acts.iter().find(discards),
    };
    match *act? {
        Choice::Do(action) => Some(Box::new(move || context.act(action))),
        Choice::Ways(card) => Some(Box::new(move || context.ask_ways(card))),
        Choice::Ask => None,
    }
}

/// A button that does `action`.
fn button(context: Context, action: Action, primary: bool) -> AnyView {
    let name = context.with(|view| earp::action(action, &context.names(), view.top));
    let raise = match action {
        Action::PlayOutlaws { outlaw, count } => look::raise(Card::outlaw(outlaw), count),
        Action::PlayPhoto(outlaw) => look::raise(Card::photo(outlaw), 1),
        _ => 0,
    };
    let note = match action {
        Action::Shoot(card) => Some(context.with(|view| earp::hit_chance(view.hit_chance_of(card)))),
        _ if context.with(|view| choices::ends_hand(view, action)) => Some(earp::label().ends_hand.to_owned()),
        _ => (raise > 0).then(|| earp::raise(raise)),
    };
    let key = match action {
        Action::DrawSupply => "d",
        Action::DrawDiscard => "t",
        Action::Discard(_) => "x",
        _ => "p",
    };
    let quiet = matches!(action, Action::Discard(_)) && !primary;
    let short = earp::action_short(action);
    let about = context.with(|view| explain_model::about(view, action));
    ActionButton { name, short, note, key, primary, quiet, about, ..ActionButton::default() }
        .view(move || context.act(action))
}

fn draw(context: Context) -> AnyView {
    let discard = context.with(|view| view.check(Action::DrawDiscard).is_ok());
    view! {
        {button(context, Action::DrawSupply, true)}
        {discard.then(|| button(context, Action::DrawDiscard, false))}
    }
    .into_any()
}

fn picked(context: Context, offer: &Offer) -> AnyView {
    offer
        .acts
        .iter()
        .enumerate()
        .map(|(at, act)| match *act {
            Choice::Do(action) => button(context, action, at == 0),
            Choice::Ways(card) => {
                let (name, short) = (earp::play_ways(card), Some(earp::label().play_ways_short.to_owned()));
                let about = context.with(|view| explain_model::about(view, Action::Shoot(card)));
                let (key, primary) = ("p", true);
                let asks = !context.with(|view| choices::only_asks(view, card));
                let ways = ActionButton { name, short, key, primary, asks, about, ..ActionButton::default() };
                ways.view(move || context.ask_ways(card))
            }
            Choice::Ask => ().into_any(),
        })
        .collect_view()
        .into_any()
}

fn whom(context: Context) -> AnyView {
    view! {
        {line(earp::label().ask_whom)}
        {quiet(label().cancel, move || lay_down(context.controls))}
    }
    .into_any()
}

/// After a hit. Few groups are named here too; many are one press away.
fn targets(context: Context) -> AnyView {
    const FEW: usize = 3;
    let targets = context.targets.get();
    let few = (targets.len() <= FEW).then(|| {
        targets.iter().map(|&(seat, outlaw)| button(context, Action::Target { seat, outlaw }, false)).collect_view()
    });
    let many = (targets.len() > FEW).then(|| {
        let list = ActionButton { name: earp::label().list.to_owned(), asks: true, ..ActionButton::default() };
        let list = list.view(move || context.ask(Question::Targets));
        view! { {line(earp::label().targets)} {list} }
    });
    view! {
        {few}
        {many}
    }
    .into_any()
}
