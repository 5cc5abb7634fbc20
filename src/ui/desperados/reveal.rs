//! The gangs as they are shown: all at once, counted one after another.

use leptos::prelude::*;

use super::Act;
use super::card;
use super::context::Context;
use super::look;
use crate::engine::Seat;
use crate::games::desperados::Event;
use crate::ui::browser::art::drawing;
use crate::ui::browser::focus;
use crate::ui::shell::controller::ME;
use crate::ui::text::Names;
use crate::ui::text::desperados as says;

/// The gangs that were shown last, with the number of the act: at a table that is `live` until the player puts another card or another
/// place is held up, looking back only right after it.
pub fn shown(acts: &[Act], live: bool) -> Option<(usize, Event)> {
    let mine = |act: &Act| act.events.iter().any(|event| matches!(event, Event::Put { seat, .. } if *seat == ME));
    let first = if live { acts.iter().rposition(mine).unwrap_or_default() } else { acts.len().saturating_sub(1) };
    let late = acts.iter().enumerate().skip(first).rev();
    late.flat_map(|(at, act)| act.events.iter().rev().map(move |event| (at, event)))
        .find(|(_, event)| matches!(event, Event::Shown { .. } | Event::HeldUp { .. }))
        .filter(|(_, event)| matches!(event, Event::Shown { .. }))
        .map(|(at, event)| (at, event.clone()))
}

/// What is shown of late, until the player has seen enough.
pub fn reveal(context: Context) -> AnyView {
    let close = move |at: usize| {
        focus::go_to(".hand .card");
        context.seen.set(at);
    };
    let bill = move || {
        let (at, event) = context.shown.get()?;
        (context.seen.get() != at).then(|| {
            view! {
                <section class="reveal sheet" aria-label=says::label().last_hold_up>
                    {gangs(&event, &context.names())}
                    <button type="button" class="dialog-close" aria-label=says::label().close on:click=move |_| close(at)>
                        {drawing("mark-close", "")}
                    </button>
                </section>
            }
        })
    };
    bill.into_any()
}

/// Everybody's gang, with what it counts.
pub fn gangs(event: &Event, names: &Names) -> AnyView {
    let Event::Shown { kind, value, gangs, strengths, winner, .. } = event else { return ().into_any() };
    let row = |seat: Seat| {
        let (gang, strength, won) = (gangs[seat.index()], strengths[seat.index()], *winner == Some(seat));
        let cards = gang.cards().map(|of| {
            view! { <span class="visually-hidden">{says::card_title(of)} ", "</span> {card::small(of, None)} }
        });
        let cards = if gang.is_empty() {
            view! { <span class="fist">{says::label().no_gang}</span> }.into_any()
        } else {
            cards.collect_view().into_any()
        };
        view! {
            <li class="shown-gang" class:won=won style=("--nth", seat.0.to_string())>
                <span class="shown-who">{names.of(seat).to_owned()}</span>
                <span class="shown-cards">{cards}</span>
                <b class="shown-strength">
                    <span class="visually-hidden">{says::label().strength} " "</span>
                    {strength}
                </b>
                {won.then(|| view! { <span class="stamp shown-won">{says::label().takes_it}</span> })}
            </li>
        }
    };
    let nobody = winner.is_none().then(|| view! { <p class="shown-nobody">{says::label().nobody_joins}</p> });
    view! {
        <h2 class="reveal-title">{drawing(&look::emblem(*kind), "")} {says::shown(*kind, *value)}</h2>
        <ol class="shown-gangs">{Seat::all(names.len()).map(row).collect_view()}</ol>
        {nobody}
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::desperados::{Card, Character, Colour, Hand, Kind, MAX_SEATS, Place};

    fn act(events: Vec<Event>) -> Act {
        Act { hand: 1, turn_number: 1, turn: ME, events }
    }

    fn put(seat: Seat) -> Act {
        let card = Card::new(Colour::Red, Character::Cook);
        act(vec![Event::Put { seat, card, place: Place::ALL[0] }])
    }

    fn raid() -> Act {
        let gangs = [Hand::EMPTY; MAX_SEATS];
        let (place, strengths) = (Place::ALL[0], [0; MAX_SEATS]);
        act(vec![Event::Shown { place, kind: Kind::Bank, value: 2, gangs, strengths, winner: None }])
    }

    #[test]
    fn gangs_stay_to_be_seen_until_the_player_puts_a_card() {
        let at = |acts: &[Act], live| shown(acts, live).map(|(at, _)| at);
        assert_eq!(at(&[put(ME)], true), None);
        assert_eq!(at(&[put(ME), raid()], true), Some(1));
        assert_eq!(at(&[put(ME), raid(), put(Seat(1))], true), Some(1));
        assert_eq!(at(&[put(ME), raid(), put(Seat(1)), raid()], true), Some(3), "the later one");
        assert_eq!(at(&[raid(), put(ME)], true), None);
        let held_up = || act(vec![Event::HeldUp { place: Place::ALL[1] }]);
        assert_eq!(at(&[put(ME), raid(), held_up()], true), None, "the next place is held up");
        assert_eq!(at(&[put(ME), raid(), held_up(), raid()], true), Some(3));
        assert_eq!(at(&[put(ME), raid(), put(Seat(1))], false), None, "looking back each act is seen by itself");
        assert_eq!(at(&[put(ME), raid()], false), Some(1));
        assert_eq!(at(&[], true), None);
    }
}
