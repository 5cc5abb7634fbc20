//! Choices that get a dialog of their own: the ways of a card, the discard stack searched, answers out of turn, groups as a list.

use leptos::prelude::*;

use super::card::{self, lying};
use super::choices::{self, Choice};
use super::context::{Context, Question};
use super::hint_model::Mark;
use super::look;
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Direction, Outlaw, Phase};
use crate::ui::browser::focus;
use crate::ui::browser::modal::Modal;
use crate::ui::table::dialog::{Foot, Pick, Picks, Way, Ways, answer};
use crate::ui::table::rules::rule_link;
use crate::ui::text;
use crate::ui::text::ME;
use crate::ui::text::wyatt_earp as earp;

/// Whatever dialog the moment asks for.
#[component]
pub fn Dialogs(context: Context) -> impl IntoView {
    let open = Memo::new(move |_| (context.question.get(), context.phase()));
    Effect::new(move |_| match context.asked_about() {
        Some((None, outlaw)) => focus::bring_into_view(format!("[data-slot=\"poster-{}\"]", look::slug(outlaw))),
        Some((Some(seat), outlaw)) => {
            focus::bring_into_view(format!("[data-slot=\"{}\"]", look::cell_slot(seat, outlaw)));
        }
        None => {}
    });
    move || match open.get() {
        (_, Some(Phase::Search)) => search(context),
        (_, Some(Phase::PhotoOffer { outlaw, .. })) => photo(context, outlaw),
        (_, Some(Phase::HideoutOffer { outlaw, .. })) => hideout(context, outlaw),
        (Question::AskWay(outlaw), Some(Phase::Play)) => direction(context, outlaw),
        (Question::Ways(card), Some(Phase::Play)) => ways(context, card),
        (Question::Targets, Some(Phase::Target(_))) => targets(context),
        _ => ().into_any(),
    }
}

/// Puts a question away that the player asked for.
fn put_away(context: Context) -> Callback<()> {
    Callback::new(move |()| context.question.set(Question::None))
}

fn ways(context: Context, card: Card) -> AnyView {
    let ways = context.with(|view| choices::ways(view, card));
    let first = ways.iter().position(|way| way.allowed.is_ok());
    let list: Vec<AnyView> =
        ways.into_iter().enumerate().map(|(at, way)| self::way(context, card, way, first == Some(at))).collect();
    view! { <Ways title=earp::card_title(card) on_close=put_away(context) ways=list /> }.into_any()
}

fn way(context: Context, card: Card, way: choices::Use, first: bool) -> AnyView {
    let choices::Use { act, allowed } = way;
    let (name, action) = match act {
        Choice::Do(action) => (earp::action(action, &context.names(), None), action),
        _ => {
            (earp::label().ask_hands.to_owned(), Action::Ask { outlaw: Outlaw::BelleStarr, direction: Direction::Left })
        }
    };
    let mark = match action {
        Action::WyattSearch => "mark-log",
        Action::Shoot(Card::WYATT_EARP) => "icon-hideout",
        Action::Shoot(_) => "icon-hole",
        _ => "mark-hand",
    };
    let note = match (allowed, action) {
        (Err(why), _) => earp::illegal(why).to_owned(),
        (Ok(()), Action::Shoot(card)) => {
            let chance = context.with(|view| earp::hit_chance(view.hit_chance_of(card)));
            format!("{} ({chance})", earp::way_note(action))
        }
        (Ok(()), _) if context.with(|view| choices::ends_hand(view, action)) => earp::label().draw_ends_hand.to_owned(),
        (Ok(()), _) => earp::way_note(action).to_owned(),
    };
    let slot = match action {
        Action::WyattDraw => "draw",
        Action::WyattSearch => "search",
        Action::Shoot(_) => "shoot",
        _ => "ask",
    };
    let (barred, rule) = (allowed.is_err(), allowed.err().map(|why| rule_link(context.controls.book, why.rule())));
    let way = Way { name, note, mark: mark.to_owned(), ink: look::ink(card), first, barred, slot, rule };
    way.view(move || match act {
        Choice::Do(action) => context.act(action),
        _ => context.ask(Question::AskWhom),
    })
}

/// Most Wanted!: who is asked first.
fn direction(context: Context, outlaw: Outlaw) -> AnyView {
    let names = context.names();
    let others: Vec<Seat> = context.with(|view| view.table.others(view.me).collect());
    let left = text::in_turn(&names, &others);
    let right = text::in_turn(&names, &others.iter().rev().copied().collect::<Vec<_>>());
    let ways = [
        (Direction::Left, "mark-left", earp::label().ask_left, left),
        (Direction::Right, "mark-right", earp::label().ask_right, right),
    ]
    .map(|(direction, mark, name, note)| {
        let first = direction == Direction::Left;
        let slot = if first { "left" } else { "right" };
        let way = Way { name: name.to_owned(), note, mark: mark.to_owned(), first, slot, ..Way::default() };
        way.view(move || context.act(Action::Ask { outlaw, direction }))
    });
    let (lead, on_close) = (earp::ask_for(outlaw), put_away(context));
    view! { <Ways title=earp::label().ask_way lead on_close ways=ways.into() /> }.into_any()
}

fn search(context: Context) -> AnyView {
    let pick = |(card, n)| {
        let held = context.with(|view| view.hand.count(card));
        Pick {
            card: card::number(card),
            spoken: earp::find_spoken(card, n, held),
            badge: (n > 1).then(|| text::count_of(n)),
            note: (held > 0).then(|| text::held(held)),
        }
    };
    let picks = context.with(choices::finds).into_iter().map(pick).collect::<Vec<_>>();
    let advised = move |number| card::numbered(number).is_some_and(|card| context.is_advised(Mark::Find(card)));
    let on_pick = move |number| {
        if let Some(card) = card::numbered(number) {
            context.act(Action::Take(card));
        }
    };
    view! {
        <Modal title=earp::label().search_title lead=earp::label().search_lead class="docked aside">
            <Picks picks looks=card::look advised on_pick />
            <Foot controls=context.controls hints=context.hints />
        </Modal>
    }
    .into_any()
}

fn photo(context: Context, outlaw: Outlaw) -> AnyView {
    let (lead, last) = context.with(|view| (earp::prompt(view.phase), view.hand.len() == 1));
    let lead = if last { format!("{lead} {}", earp::label().photo_last) } else { lead };
    let card = Card::photo(outlaw);
    offer(context, earp::label().photo_title, lead, card, [Action::LayPhoto, Action::Decline])
}

fn hideout(context: Context, outlaw: Outlaw) -> AnyView {
    let (lead, chance, group) = context.with(|view| {
        let chance = view.hit_chance_of(Card::WYATT_EARP);
        (earp::prompt(view.phase), earp::odds(chance), view.table.group(ME, outlaw))
    });
    let lead = format!("{lead} {} {chance}", earp::hidden_group(group, outlaw));
    offer(context, earp::label().hideout_title, lead, Card::WYATT_EARP, [Action::ShootHideout, Action::Decline])
}

/// A card that may be played out of turn.
fn offer(context: Context, title: &'static str, lead: String, card: Card, answers: [Action; 2]) -> AnyView {
    let answers = answers.map(|action| {
        let name = earp::action(action, &context.names(), None);
        answer(name, action != Action::Decline, move || context.act(action))
    });
    view! {
        <Modal title=title lead=lead class="docked strip" beside=move || lying(card)>
            <Foot controls=context.controls hints=context.hints answers=answers.into() />
        </Modal>
    }
    .into_any()
}

fn targets(context: Context) -> AnyView {
    let lead = context.with(|view| earp::prompt(view.phase));
    let targets = context.targets.get().into_iter().enumerate();
    let ways = targets.map(|(at, target)| group(context, target, at == 0)).collect::<Vec<_>>();
    view! { <Ways title=earp::label().targets lead on_close=put_away(context) ways /> }.into_any()
}

fn group(context: Context, (seat, outlaw): (Seat, Outlaw), first: bool) -> AnyView {
    let group = context.with(|view| view.table.group(seat, outlaw));
    let way = Way {
        name: earp::target(&context.names(), seat, outlaw),
        note: format!("{}, {}", earp::group_spoken(group, outlaw), earp::cp(group.cp())),
        mark: format!("symbol-{}", look::slug(outlaw)),
        ink: look::outlaw_ink(outlaw),
        first,
        ..Way::default()
    };
    way.view(move || context.act(Action::Target { seat, outlaw }))
}
