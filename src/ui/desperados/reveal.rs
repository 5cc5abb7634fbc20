//! The gangs as they are shown: all at once, counted one after another.

use std::time::Duration;

use leptos::prelude::*;

use super::card;
use super::context::Context;
use super::explain_model::Thing;
use super::flights::{STAMPED, VERDICT};
use super::look;
use super::raid::Raid;
use crate::engine::Seat;
use crate::games::desperados::{Event, Phase};
use crate::ui::browser::art::drawing;
use crate::ui::browser::focus;
use crate::ui::table::hint::Hinting;
use crate::ui::text::Names;
use crate::ui::text::desperados as says;

/// How long it stays at least after that to be read, in milliseconds.
const READ: f64 = 2500.0;

/// What is shown of late, until the player has seen enough: presses it, picks up the next card, or wants a hint.
pub fn reveal(context: Context) -> AnyView {
    // Loaded anew, or in another language, it is not counted aloud again: the rest of the table knows by then. What comes after it is, also what
    // is the same after a step back.
    let begun = context.shown.get_untracked();
    let is_known =
        Memo::new(move |was: Option<&bool>| *was.unwrap_or(&true) && context.shown.with(|raid| *raid == begun));
    let can_be_read = RwSignal::new(true);
    Effect::new(move |_| {
        let shown = context.shown.get();
        can_be_read.set(is_known.get());
        let millis = (VERDICT + STAMPED) * context.controls.settings.pace.now().tempo() + READ;
        let read = move || {
            if context.shown.try_with_untracked(|now| *now == shown) == Some(true) {
                can_be_read.try_set(true);
            }
        };
        set_timeout(read, Duration::from_millis(millis as u64));
    });
    // In a lesson it stays as long as it is spoken of.
    let may_go = move || !context.controls.lesson || is_past(context);
    let close = move || {
        if may_go() {
            focus::go_to(".hand .card");
            context.put_bill_away();
        }
    };
    Effect::new(move |_| {
        // What is to come again, after a step back, is not what was seen; nor is what is shown next.
        let acts = context.controller.acts().with(Vec::len);
        let is_new = |seen: &Raid| {
            acts <= seen.at || context.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown != seen))
        };
        if context.seen.with_untracked(|seen| seen.as_ref().is_some_and(is_new)) {
            context.seen.set(None);
        }
    });
    // Once it can have been read and somebody has put a card, no more than who took it stays over the street; but nothing goes by itself where
    // things are there at once.
    let is_read = move || context.controls.settings.pace.get().millis() > 0.0 && is_past(context) && can_be_read.get();
    Effect::new(move |_| {
        // In a lesson somebody has spoken about it, and then goes on to the street, which it lies over on a narrow table.
        let is_told = || context.controls.lesson && is_past(context);
        // Who is to put a card wants to see the warrant, or the street, that it lies over.
        let is_asked = || is_read() && context.phase() == Some(Phase::Day);
        let goes_on = context.card().is_some()
            || context.hints.state.with(|state| *state != Hinting::None)
            || is_told()
            || is_asked();
        if goes_on && context.shown.with(Option::is_some) {
            context.put_bill_away();
        }
    });
    let bill = move || {
        let raid = context.shown.get()?;
        context.seen.with(Option::is_none).then(|| {
            view! {
                // A press anywhere puts it away: on a phone it lies over the places.
                <section class="reveal sheet" class:past=is_read class:known=is_known aria-label=says::label().last_hold_up on:click=move |_| close()>
                    {gangs(&raid, &context.names())}
                    {may_go().then(|| view! {
                        <button type="button" class="dialog-close" aria-label=says::label().close>
                            {drawing("mark-close", "")}
                        </button>
                    })}
                </section>
            }
        })
    };
    bill.into_any()
}

/// Whether somebody has put a card since; tracked.
fn is_past(context: Context) -> bool {
    let acts = context.controller.acts();
    context.shown.with(|raid| raid.as_ref().is_some_and(|raid| acts.with(|acts| raid.is_past(acts))))
}

/// Everybody's gang, with what it counts.
pub fn gangs(raid: &Raid, names: &Names) -> AnyView {
    let Event::Shown { kind, value, gangs, strengths, winner, .. } = &raid.event else { return ().into_any() };
    let row = |seat: Seat| {
        let (gang, strength, won) = (gangs[seat.index()], strengths[seat.index()], *winner == Some(seat));
        let cards = gang.cards().map(|of| {
            let counts = raid.worth[of.character().index()];
            view! {
                <span class="shown-card" data-explain=Thing::Lying(of).key()>
                    <span class="visually-hidden">{says::sent(of, counts)} "; "</span>
                    {card::small(of, Some(counts))}
                </span>
            }
        });
        let cards = if gang.is_empty() {
            view! { <span class="fist">{says::label().no_gang}</span> }.into_any()
        } else {
            cards.collect_view().into_any()
        };
        view! {
            <li class="shown-gang" class:won=won style=("--nth", seat.0.to_string()) data-explain=Thing::Gang(seat).key()>
                <span class="shown-who">{names.of(seat).to_owned()}</span>
                <span class="shown-cards" data-slot=look::gang_slot(seat)>
                    {cards} {won.then(|| view! { <span class="stamp shown-won">{says::label().takes_it}</span> })}
                </span>
                <b class="shown-strength">
                    <span class="visually-hidden">{says::label().strength} " "</span>
                    {strength}
                </b>
            </li>
        }
    };
    let why = match *winner {
        None => Some(says::label().nobody_joins.to_owned()),
        Some(winner) => raid.tie.then(|| says::tie(names, winner)),
    };
    let why = why.map(|why| view! { <p class="shown-why">{why}</p> });
    view! {
        <h2 class="reveal-title">{drawing(&look::emblem(*kind), "")} {says::shown(*kind, *value)}</h2>
        <ol class="shown-gangs">{Seat::all(names.len()).map(row).collect_view()}</ol>
        {why}
    }
    .into_any()
}
