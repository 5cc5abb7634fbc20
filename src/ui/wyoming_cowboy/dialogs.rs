//! Choices that get a dialog of their own: which way a 9 passes, the answer to a shot, the king to give; and what the hand counts now.

use leptos::prelude::*;

use super::actions::passes_too;
use super::card;
use super::choices;
use super::context::{Context, Question};
use super::hint_model::Mark;
use super::look;
use super::score::open_lines;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Action, Calibre, Card, Direction, Phase, Rank, Suit, View};
use crate::ui::browser::modal::Modal;
use crate::ui::table::dialog::{Foot, Pick, Picks, Way, Ways};
use crate::ui::text::wyoming_cowboy as says;
use crate::ui::text::{self, ME};

/// The dialog that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    None,
    Asked { gun: u8 },
    Hit,
    Nine(Suit),
    Worth,
}

/// Whatever dialog the moment asks for.
#[component]
pub fn Dialogs(context: Context) -> impl IntoView {
    // What the player has asked for stays open as the others go on.
    let open = Memo::new(move |_| match (context.question.get(), context.phase()) {
        (Question::Worth, _) => Open::Worth,
        (_, Some(Phase::Asked { gun, .. })) => Open::Asked { gun },
        (_, Some(Phase::Hit { .. })) => Open::Hit,
        (Question::Nine(suit), Some(Phase::Play)) => Open::Nine(suit),
        _ => Open::None,
    });
    move || match open.get() {
        Open::Asked { gun } => {
            let drawn = context.with_untracked(|view| view.table.guns.get(usize::from(gun)).copied());
            let shooter = context.with_untracked(|view| view.table.turn);
            drawn.map_or_else(|| ().into_any(), |drawn| asked(context, shooter, drawn.gun.calibre()))
        }
        Open::Hit => give(context),
        Open::Nine(suit) => nine(context, suit),
        Open::Worth => worth(context),
        Open::None => ().into_any(),
    }
}

/// Puts a question away that the player asked for.
fn put_away(context: Context) -> Callback<()> {
    Callback::new(move |()| context.question.set(Question::None))
}

/// Which way (C-4.1).
fn nine(context: Context, suit: Suit) -> AnyView {
    let (names, seats) = (context.names(), context.with_untracked(|view| view.table.seats()));
    let way = |&direction: &Direction| {
        let (to, from) = (direction.receiver(ME, seats), direction.giver(ME, seats));
        let mark = match direction {
            Direction::Left => "mark-left",
            Direction::Right => "mark-right",
            Direction::Across => "use-pass",
        };
        let way = Way {
            name: says::direction(direction).to_owned(),
            note: says::passing(to, passes_too(context, from), &names),
            mark: mark.to_owned(),
            first: direction == Direction::Left,
            ..Way::default()
        };
        way.view(move || context.act(Action::Nine { suit, direction }))
    };
    let ways = Direction::at(seats).iter().map(way).collect::<Vec<_>>();
    view! { <Ways title=says::label().which_way on_close=put_away(context) ways /> }.into_any()
}

/// The answer to a shot (C-6.2, C-6.3, C-6.4).
fn asked(context: Context, shooter: Seat, calibre: Calibre) -> AnyView {
    let names = context.names();
    let label = says::label();
    let (target, legal) = context.with_untracked(|view| (choices::has_target(view, calibre), view.legal()));
    let (name, note) = if target { (label.say_yes, label.have_king) } else { (label.say_no, label.no_king) };
    let way = |&action: &Action| {
        let (name, note, mark, ink) = match action {
            Action::Backfire(suit) => {
                (says::backfire(suit), says::backfire_note(&names, shooter), "use-beast", look::ink(suit))
            }
            Action::QuickDraw(suit) => {
                (says::quick_draw(suit), says::quick_draw_note(calibre), "use-quick", look::ink(suit))
            }
            _ => (name.to_owned(), note.to_owned(), if target { "use-target" } else { "use-none" }, String::new()),
        };
        let stands = action == Action::Stand;
        let slot = if stands { "stand" } else { "" };
        let way = Way { name, note, mark: mark.to_owned(), ink, first: stands, slot, ..Way::default() };
        way.view(move || context.act(action))
    };
    let ways = legal.iter().map(way).collect_view();
    view! {
        <Modal title=says::asked_title(calibre, shooter, &names) class="docked strip">
            <div class="ways">{ways}</div>
            <Foot controls=context.controls hints=context.hints />
        </Modal>
    }
    .into_any()
}

/// Which king to give (C-6.5).
fn give(context: Context) -> AnyView {
    let kings = context.with_untracked(View::unprotected);
    let king = |suit| Card::new(Rank::King, suit);
    let pick = |suit| {
        let spoken = says::card_title(king(suit));
        Pick { card: card::number(king(suit)), spoken, ..Pick::default() }
    };
    let picks = Suit::of_nibble(kings.one()).map(pick).collect::<Vec<_>>();
    let advised = move |number| card::numbered(number).is_some_and(|king| context.is_advised(Mark::King(king.suit())));
    let on_pick = move |number| {
        if let Some(king) = card::numbered(number) {
            context.act(Action::Give(king.suit()));
        }
    };
    view! {
        <Modal title=says::label().give_title class="docked aside">
            <Picks picks looks=card::look advised on_pick />
            <Foot controls=context.controls hints=context.hints />
        </Modal>
    }
    .into_any()
}

/// What the hand would count now (C-8).
pub fn worth(context: Context) -> AnyView {
    let list = move || context.with(|view| open_lines(&view.sheet(), view.hand));
    let total = move || says::signed(context.with(|view| view.sheet().still_to_come()));
    view! {
        <Modal title=says::label().worth_now lead=says::label().worth_lead on_close=put_away(context) closer=text::label().close>
            {list}
            <p class="worth-total"><span>{says::label().score_head}</span> " " <b>{total}</b></p>
        </Modal>
    }
    .into_any()
}
