//! What may be done now in this game, as buttons.

use leptos::prelude::*;

use super::choices::Offer;
use super::context::{Context, Question};
use super::explain_model;
use super::look;
use super::score_model::ends;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Acted, Action, Calibre, Card, Direction, Hand, Phase};
use crate::ui::table::actions::{ActionButton, Actions, Help, line};
use crate::ui::text::wyoming_cowboy as says;
use crate::ui::text::{ME, label};

/// What may be done now.
pub fn actions(context: Context) -> AnyView {
    let buttons = move || match context.phase() {
        Some(Phase::Direction) => directions(context, Action::Name),
        Some(Phase::Passing { cards, direction }) => passing(context, cards, direction),
        Some(Phase::Play) => play(context),
        Some(Phase::Aimed { .. }) => aimed(context),
        Some(Phase::Draw { .. }) => draw(context),
        Some(Phase::Replace { .. }) => replace(context),
        Some(_) => ().into_any(),
        None if !context.controller.playing() => ().into_any(),
        None => {
            let passes = |pass: Hand| !pass.is_empty(); // C-2.6: who has no cards chooses none
            let chosen = context.controller.has_chosen()
                || context.with(|view| matches!(view.phase, Phase::Passing { .. }) && view.pass.is_some_and(passes));
            line(if chosen { says::label().chosen } else { label().wait })
        }
    };
    view! { <Actions controls=context.controls hints=context.hints help=help(context) buttons /> }.into_any()
}

fn button(name: String, short: String, key: &'static str, primary: bool) -> ActionButton {
    ActionButton { name, short: Some(short), key, primary, quiet: !primary, ..ActionButton::default() }
}

/// The button, which does `action`; it says so of itself.
fn does(context: Context, button: ActionButton, action: Action) -> AnyView {
    let about = context.with(|view| explain_model::about(view, action));
    ActionButton { about, ..button }.view(move || context.act(action))
}

/// What is to be read beside a button that ends the hand.
fn note(context: Context, action: Action) -> Option<String> {
    context.with(|view| ends(view, action)).then(|| says::label().ends.to_owned())
}

/// A button for each way that there is.
fn directions(context: Context, action: fn(Direction) -> Action) -> AnyView {
    let seats = context.with(|view| view.table.seats());
    let names = context.names();
    let each = Direction::at(seats).iter().map(|&direction| {
        let (name, short) = (says::direction(direction).to_owned(), says::direction_short(direction).to_owned());
        let note = Some(names.of(direction.receiver(ME, seats)).to_owned());
        let way = ActionButton { name, short: Some(short), note, key: "p", ..ActionButton::default() };
        does(context, way, action(direction))
    });
    each.collect_view().into_any()
}

fn passing(context: Context, cards: u8, direction: Direction) -> AnyView {
    let picked = context.picked().cards();
    let (hand, seats) = context.with(|view| (view.hand, view.table.seats()));
    let wanted = cards.min(hand.len());
    if picked.len() != wanted {
        let to = direction.receiver(ME, seats);
        let words = match picked.len() {
            0 => says::passing(to, passes_too(context, direction.giver(ME, seats)), &context.names()),
            chosen => says::chosen(chosen, wanted),
        };
        return view! { <p class="actions-hint">{words}</p> }.into_any();
    }
    let names = context.names();
    let name = says::pass_to(wanted, direction.receiver(ME, seats), &names);
    let pass = button(name, says::pass_short(wanted), "p", true);
    does(context, pass, Action::Pass(picked))
}

/// Who passes cards to the player, if that one has any (C-2.6).
pub fn passes_too(context: Context, giver: Seat) -> Option<Seat> {
    Some(giver).filter(|giver| context.with(|view| view.table.hand_len[giver.index()] > 0))
}

/// A turn: what is picked up may be done with, or a gun be taken up.
fn play(context: Context) -> AnyView {
    if context.aim().is_some() {
        let back = says::label().put_gun_away.to_owned();
        return button(back.clone(), back, "x", false).view(move || context.controls.clear());
    }
    let Offer { discard, couple, nine, guns, .. } = context.offer();
    let empty = context.with(|view| view.check(Action::EndTurn).is_ok());
    let idle = discard.is_none() && couple.is_none() && guns.is_empty();
    let loaded = if idle { context.loaded() } else { Vec::new() };
    if idle && loaded.is_empty() && !empty {
        let acted = context.with(|view| view.table.acted != Acted::Nothing);
        return line(if acted { says::label().pick_one } else { says::label().pick });
    }
    let pulls = guns.into_iter().map(|gun| {
        let pull = button(says::pull(gun.calibre()), says::calibre(gun.calibre()).to_owned(), "g p", true);
        let action = Action::Pull(gun);
        let cards =
            |say: fn(Card) -> String, between| gun.cards().into_iter().map(say).collect::<Vec<_>>().join(between);
        let (note, heard) = match note(context, action) {
            None => (Some(cards(short, " ")), Some(cards(says::card_title, ", "))),
            note => (note, None),
        };
        does(context, ActionButton { note, heard, ..pull }, action)
    });
    let couple = couple.filter(|(_, allowed)| allowed.is_ok()).map(|(suit, _)| {
        let show = button(says::show_couple(suit), says::show_couple_short(suit), "c p", true);
        does(context, ActionButton { note: Some(says::signed(25)), ..show }, Action::Couple(suit))
    });
    let nine = nine.filter(|(_, allowed)| allowed.is_ok()).map(|(suit, _)| {
        let pass = button(says::pass_nine(suit), says::pass_nine_short(suit), "n", false);
        let about = context.with(|view| explain_model::about(view, Action::Nine { suit, direction: Direction::Left }));
        ActionButton { asks: true, about, ..pass }.view(move || context.ask(Question::Nine(suit)))
    });
    let discard = discard.filter(|(_, allowed)| allowed.is_ok()).map(|(card, _)| {
        let discard = button(says::discard(card), says::discard_short(card), "p", true);
        let action = Action::Discard(card);
        does(context, ActionButton { note: note(context, action), ..discard }, action)
    });
    let end = (empty && idle).then(|| {
        let end = says::label().end_turn.to_owned();
        button(end.clone(), end, "x", false).view(move || context.act(Action::EndTurn))
    });
    view! {
        {discard}
        {pulls.collect_view()}
        {couple}
        {nine}
        {loaded.into_iter().map(|calibre| take_up(context, calibre)).collect_view()}
        {end}
    }
    .into_any()
}

fn take_up(context: Context, calibre: Calibre) -> AnyView {
    let up = button(says::take_up(calibre), says::calibre(calibre).to_owned(), "p", false);
    let about = context.with(|view| explain_model::about(view, Action::Shoot { calibre, victim: ME }));
    ActionButton { about, art: look::gun(calibre), quiet: false, ..up }.view(move || context.take_up(calibre))
}

/// "8♥", where there is no room for more.
fn short(card: Card) -> String {
    let sign = ["♣", "♦", "♥", "♠"][card.suit().index()];
    format!("{}{sign}\u{fe0e}", says::corner(card.rank())) // as type, not as a picture
}

fn aimed(context: Context) -> AnyView {
    let can = context.with(|view| view.check(Action::Fire).is_ok());
    let label = says::label();
    let fire = button(label.fire.to_owned(), label.fire_short.to_owned(), "p", true);
    let hold = button(label.hold.to_owned(), label.hold_short.to_owned(), "x", false);
    view! {
        {can.then(|| does(context, fire, Action::Fire))}
        {does(context, hold, Action::HoldFire)}
    }
    .into_any()
}

fn draw(context: Context) -> AnyView {
    let (pile, top) = context.with(|view| (view.check(Action::Draw).is_ok(), view.check(Action::TakeDiscard).is_ok()));
    let top = context.model.with(|model| model.top).filter(|_| top);
    let draw = button(says::label().draw.to_owned(), says::label().draw_short.to_owned(), "d p", true);
    let take = top.map(|(card, _)| {
        let take = button(says::take(card), says::take_short(card), "t p", false);
        does(context, ActionButton { primary: !pile, quiet: false, ..take }, Action::TakeDiscard)
    });
    view! {
        {pile.then(|| does(context, draw, Action::Draw))}
        {take}
    }
    .into_any()
}

fn replace(context: Context) -> AnyView {
    let can = context.with(|view| view.check(Action::Draw).is_ok());
    let label = says::label();
    let draw = button(label.in_place.to_owned(), label.draw_short.to_owned(), "d p", true);
    let enough = button(label.enough.to_owned(), label.enough.to_owned(), "x", false);
    view! {
        {can.then(|| does(context, draw, Action::Draw))}
        {does(context, enough, Action::Enough)}
    }
    .into_any()
}

/// What there is to read of what is picked up: what it is for, and why it cannot do that now.
pub fn help(context: Context) -> Callback<(), Option<Help>> {
    Callback::new(move |()| {
        let picked = context.picked();
        if matches!(context.phase(), Some(Phase::Passing { .. })) {
            return None;
        }
        let why = context.offer().why().map(explain_model::refused);
        if let Some(card) = picked.single() {
            let strict = context.with(|view| view.table.options.strict());
            let text = says::card_help(card.rank(), strict).to_owned();
            return Some(Help { title: says::card_title(card), text, why });
        }
        let titles: Vec<String> = picked.cards().cards().map(says::card_title).collect();
        (!titles.is_empty()).then(|| Help { title: titles.join(", "), text: String::new(), why })
    })
}
