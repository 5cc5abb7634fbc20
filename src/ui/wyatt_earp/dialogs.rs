//! Choices that get a dialog of their own: the ways of a card, the discard stack searched, answers out of turn, groups as a list.
//! They are docked below the table, so that what they are about stays in sight.

use leptos::prelude::*;

use super::card::{face, lying};
use super::choices::{self, Act, Way};
use super::desk::{Desk, Question};
use super::hint::{HintButton, HintPlace};
use super::hint_model::Mark;
use super::look;
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Direction, Outlaw, Phase};
use crate::ui::art::drawing;
use crate::ui::focus;
use crate::ui::modal::Modal;
use crate::ui::session::ME;
use crate::ui::text::{self, keep, label};

/// Whatever dialog the moment asks for.
#[component]
pub fn Dialogs(desk: Desk) -> impl IntoView {
    let open = Memo::new(move |_| (desk.question.get(), desk.phase()));
    Effect::new(move |_| match desk.asked_about() {
        Some((None, outlaw)) => focus::bring_into_view(format!("[data-slot=\"poster-{}\"]", look::slug(outlaw))),
        Some((Some(seat), outlaw)) => {
            focus::bring_into_view(format!("[data-slot=\"cell-{}-{}\"]", seat.0, look::slug(outlaw)));
        }
        None => {}
    });
    move || match open.get() {
        (_, Some(Phase::Search)) => search(desk).into_any(),
        (_, Some(Phase::PhotoOffer { outlaw, .. })) => photo(desk, outlaw).into_any(),
        (_, Some(Phase::HideoutOffer { outlaw, .. })) => hideout(desk, outlaw).into_any(),
        (Question::AskWay(outlaw), Some(Phase::Play)) => direction(desk, outlaw).into_any(),
        (Question::Ways(card), Some(Phase::Play)) => ways(desk, card).into_any(),
        (Question::Targets, Some(Phase::Target(_))) => targets(desk).into_any(),
        _ => ().into_any(),
    }
}

fn ways(desk: Desk, card: Card) -> impl IntoView {
    let ways = desk.with(|view| choices::ways(view, card));
    let first = ways.iter().position(|way| way.allowed.is_ok());
    let list =
        ways.into_iter().enumerate().map(|(at, way)| self::way(desk, card, way, first == Some(at))).collect_view();
    view! {
        <Modal title=text::card_title(card) class="docked" on_close=move || desk.question.set(Question::None) closer=true>
            <div class="ways">{list}</div>
        </Modal>
    }
}

/// `first` has the focus when the list comes up, rather than what puts it away.
fn way(desk: Desk, card: Card, way: Way, first: bool) -> impl IntoView {
    let Way { act, allowed } = way;
    let (name, action) = match act {
        Act::Do(action) => (text::action(action, &desk.names(), None), action),
        _ => (
            label::ASK_HANDS.to_owned(),
            Action::Ask { outlaw: Outlaw::BelleStarr, direction: crate::games::wyatt_earp::Direction::Left },
        ),
    };
    let mark = match action {
        Action::WyattSearch => "mark-log",
        Action::Shoot(Card::WYATT_EARP) => "icon-hideout",
        Action::Shoot(_) => "icon-hole",
        _ => "mark-hand",
    };
    let note = match (allowed, action) {
        (Err(why), _) => why.to_string(),
        (Ok(()), Action::Shoot(_)) => {
            let chance = desk.with(|view| text::hit_chance(view.hit_chance()));
            format!("{} ({chance})", text::way_note(action))
        }
        (Ok(()), _) if desk.with(|view| choices::ends_hand(view, action)) => label::DRAW_ENDS_HAND.to_owned(),
        (Ok(()), _) => text::way_note(action).to_owned(),
    };
    let press = move |_| {
        if allowed.is_err() {
            return;
        }
        match act {
            Act::Do(action) => desk.act(action),
            _ => desk.question.set(Question::AskWhom),
        }
    };
    view! {
        <button
            type="button"
            class=format!("way {}", look::ink(card))
            autofocus=first
            aria-disabled=if allowed.is_err() { "true" } else { "false" }
            on:click=press
        >
            {drawing(mark, "mark")}
            <span class="way-name">{name}</span>
            <span class="way-note">{note}</span>
        </button>
    }
}

/// Most Wanted!: who is asked first.
fn direction(desk: Desk, outlaw: Outlaw) -> impl IntoView {
    let names = desk.names();
    let others: Vec<Seat> = desk.with(|view| view.table.others(view.me).collect());
    let left = text::in_turn(&names, others.iter().copied());
    let right = text::in_turn(&names, others.iter().rev().copied());
    let ways = [
        (Direction::Left, "mark-left", label::ASK_LEFT, left),
        (Direction::Right, "mark-right", label::ASK_RIGHT, right),
    ]
    .map(|(direction, mark, name, note)| {
        view! {
            <button
                type="button"
                class="way"
                autofocus=direction == Direction::Left
                on:click=move |_| desk.act(Action::Ask { outlaw, direction })
            >
                {drawing(mark, "mark")}
                <span class="way-name">{name}</span>
                <span class="way-note">{note}</span>
            </button>
        }
    });
    view! {
        <Modal
            title=label::ASK_WAY
            lead=text::ask_for(outlaw)
            class="docked"
            on_close=move || desk.question.set(Question::None)
            closer=true
        >
            <div class="ways">{ways.into_iter().collect_view()}</div>
        </Modal>
    }
}

fn search(desk: Desk) -> impl IntoView {
    let finds = desk.with(choices::finds);
    let cards = finds
        .into_iter()
        .map(|(card, n)| {
            let held = desk.with(|view| view.hand.count(card));
            view! {
                <li>
                    <button
                        type="button"
                        class=format!("card {}", look::ink(card))
                        class:advised=move || desk.is_advised(Mark::Find(card))
                        data-kind=look::kind(card)
                        on:click=move |_| desk.act(Action::Take(card))
                    >
                        <span class="visually-hidden">{text::find_spoken(card, n, held)}</span>
                        {(n > 1)
                            .then(|| view! { <span class="card-badge" aria-hidden="true">{text::count_of(n)}</span> })}
                        {face(card)}
                    </button>
                    {(held > 0)
                        .then(|| view! { <span class="search-held" aria-hidden="true">{text::held(held)}</span> })}
                </li>
            }
        })
        .collect_view();
    view! {
        <Modal title=label::SEARCH_TITLE lead=label::SEARCH_LEAD class="docked wide">
            <ul class="search-cards">{cards}</ul>
            <div class="dialog-foot">{take_back(desk)} <HintButton desk within=true /></div>
            <HintPlace desk within=true />
        </Modal>
    }
}

fn photo(desk: Desk, outlaw: Outlaw) -> impl IntoView {
    let lead = desk.with(|view| text::prompt(view.phase));
    view! {
        <Modal title=label::PHOTO_TITLE lead=lead class="docked" beside=move || lying(Card::photo(outlaw))>
            <div class="dialog-foot">
                {answer(desk, Action::LayPhoto, true)} {answer(desk, Action::Decline, false)} {take_back(desk)} <HintButton desk within=true />
            </div>
            <HintPlace desk within=true />
        </Modal>
    }
}

fn hideout(desk: Desk, outlaw: Outlaw) -> impl IntoView {
    let (lead, chance, group) = desk
        .with(|view| (text::prompt(view.phase), text::hints::odds(view.hit_chance()), view.table.group(ME, outlaw)));
    let lead = format!("{lead} {} {chance}", text::hidden_group(group, outlaw));
    view! {
        <Modal title=label::HIDEOUT_TITLE lead=lead class="docked" beside=move || lying(Card::WYATT_EARP)>
            <div class="dialog-foot">
                {answer(desk, Action::ShootHideout, true)} {answer(desk, Action::Decline, false)} {take_back(desk)} <HintButton desk within=true />
            </div>
            <HintPlace desk within=true />
        </Modal>
    }
}

/// The dialog lies over the button on top.
fn take_back(desk: Desk) -> impl IntoView {
    let back = move |_| {
        desk.clear();
        desk.door.take_back();
    };
    move || {
        let can = desk.door.can_take_back().is_ok();
        can.then(|| view! { <button type="button" class="button quiet" on:click=back>{keep::TAKE_BACK}</button> })
    }
}

fn answer(desk: Desk, action: Action, primary: bool) -> impl IntoView {
    let name = text::action(action, &desk.names(), None);
    view! {
        <button type="button" class="button" class:primary=primary class:quiet=!primary on:click=move |_| desk.act(action)>
            {name}
        </button>
    }
}

fn targets(desk: Desk) -> impl IntoView {
    let lead = desk.with(|view| text::prompt(view.phase));
    let targets = desk.targets.get().into_iter().enumerate();
    let list = targets.map(|(at, target)| group(desk, target, at == 0)).collect_view();
    view! {
        <Modal
            title=label::TARGETS
            lead=lead
            class="docked"
            on_close=move || desk.question.set(Question::None)
            closer=true
        >
            <div class="ways">{list}</div>
        </Modal>
    }
}

fn group(desk: Desk, (seat, outlaw): (Seat, Outlaw), first: bool) -> impl IntoView {
    let group = desk.with(|view| view.table.group(seat, outlaw));
    view! {
        <button
            type="button"
            class=format!("way {}", look::outlaw_ink(outlaw))
            autofocus=first
            on:click=move |_| desk.act(Action::Target { seat, outlaw })
        >
            {drawing(&format!("symbol-{}", look::slug(outlaw)), "mark")}
            <span class="way-name">{text::target(&desk.names(), seat, outlaw)}</span>
            <span class="way-note">{text::group_spoken(group, outlaw)}", "{text::cp(group.cp())}</span>
        </button>
    }
}
