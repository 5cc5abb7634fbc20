//! The end of the game: who won, every booty counted kind by kind, and the gangs of the last hold-up.

use leptos::prelude::*;

use super::context::Context;
use super::end_model::{Counted, counted};
use super::look;
use super::reveal::gangs;
use crate::engine::Seat;
use crate::games::desperados::{Character, Kind};
use crate::ui::browser::art::drawing;
use crate::ui::browser::motion;
use crate::ui::table::Exits;
use crate::ui::table::end::{EndSheet, Standing};
use crate::ui::table::seat;
use crate::ui::text::desperados as says;
use crate::ui::text::{self, ME, Names};

/// How long it takes until the winner's bill has come down and been read, in milliseconds at the normal pace.
const NAILED: f64 = 2800.0;

/// The last screen of a game.
pub fn end(context: Context, exits: Exits) -> AnyView {
    let counted = counted(&context.with_untracked(|view| view.table));
    let names = context.names();
    let winners: Vec<Seat> = counted.iter().filter(|one| one.won).map(|one| one.seat).collect();
    let worth = counted.first().map_or(0, |best| best.worth);
    let standings = counted
        .iter()
        .map(|one| Standing {
            name: names.of(one.seat).to_owned(),
            score: says::points(one.worth),
            is_you: one.seat == ME,
            won: one.won,
            short: (one.worth < worth).then(|| text::short(&says::points(worth - one.worth))),
        })
        .collect::<Vec<_>>();
    let (title, lead) = (says::winners_title(&names, &winners), says::won(&names, &winners, worth, tie(&counted)));
    let own = look::face(Character::Rustler);
    let face = winners.iter().map(|&seat| seat::winner(&names, seat, &own)).collect_view().into_any();
    // The lesson speaks of the count once the bill has been nailed up.
    Effect::new(move |_| {
        if !motion::is_unwanted() {
            motion::mark(".end", "is-awaited", NAILED * context.controls.settings.pace.now().tempo());
        }
    });
    let last = context.shown.get_untracked().map(|raid| {
        view! { <section class="end-raid">{gangs(&raid, &names)}</section> }
    });
    view! {
        <EndSheet controls=context.controls exits face title lead heading=says::label().places standings by_hand=None>
            {count(&counted, &names)}
            {last}
        </EndSheet>
    }
    .into_any()
}

/// Where more cards broke a tie (D-4.2): how many the winner has, and how many the next.
fn tie(counted: &[Counted]) -> Option<(u8, u8)> {
    let [best, next, ..] = counted else { return None };
    (!next.won && next.worth == best.worth).then_some((best.cards, next.cards))
}

/// The count: a row for each player, a column for each kind.
fn count(all: &[Counted], names: &Names) -> AnyView {
    let kinds = Kind::ALL.map(|kind| {
        view! {
            <th scope="col">
                {drawing(&look::emblem(kind), "")} <span class="visually-hidden">{says::kind(kind)}</span>
            </th>
        }
    });
    let rows = all.iter().map(|one| row(one, names)).collect_view();
    view! {
        <section aria-labelledby="counted">
            <h2 class="end-heading" id="counted">{says::label().counted}</h2>
            <p class="count-note">{says::label().counted_note}</p>
            <table class="count">
                <thead>
                    <tr>
                        <th scope="col"><span class="visually-hidden">{says::label().players}</span></th>
                        {kinds.into_iter().collect_view()}
                        <th scope="col">{says::label().worth}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn row(one: &Counted, names: &Names) -> impl IntoView + use<> {
    let kinds = one.kinds.iter().zip(Kind::ALL).map(|((values, worth), kind)| {
        (!values.is_empty()).then(|| {
            let best = values.iter().max().copied().unwrap_or_default();
            view! {
                <span class="visually-hidden">{says::booty(kind, values, *worth)}</span>
                <span aria-hidden="true">{values.len()} "×" {best}</span>
            }
        })
    });
    let kinds = kinds.map(|kind| view! { <td>{kind}</td> }).collect_view();
    view! {
        <tr class:won=one.won class:is-you=one.seat == ME>
            <th scope="row">{names.of(one.seat).to_owned()}</th>
            {kinds}
            <td><b>{one.worth}</b></td>
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d_4_2_it_is_told_that_more_places_broke_a_tie_and_only_then() {
        let one = |won, worth, cards| Counted { seat: ME, won, kinds: Default::default(), worth, cards };
        assert_eq!(tie(&[one(true, 16, 5), one(false, 16, 4)]), Some((5, 4)));
        assert_eq!(tie(&[one(true, 16, 5), one(false, 15, 4)]), None, "worth more");
        assert_eq!(tie(&[one(true, 16, 5), one(true, 16, 5)]), None, "they share it");
    }
}
