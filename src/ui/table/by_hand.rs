//! How a game went: what everybody had after each hand.

use leptos::prelude::*;

use super::seat::portrait;
use crate::engine::Seat;
use crate::ui::text::{self, Names, label};

/// Over so few columns there is room for names, too.
const FEW: usize = 4;

/// What each of the `seats` had after each hand. `gains` are what hands brought them, each with the number of its hand, from 1.
pub fn sums<const N: usize>(seats: usize, gains: impl IntoIterator<Item = (u16, [i16; N])>) -> Vec<Vec<i16>> {
    let mut hands: Vec<Vec<i16>> = Vec::new();
    for (hand, gained) in gains {
        while hands.len() < usize::from(hand) {
            hands.push(hands.last().cloned().unwrap_or_else(|| vec![0; seats]));
        }
        let Some(sums) = hands.last_mut() else { continue };
        for (sum, gain) in sums.iter_mut().zip(gained) {
            *sum += gain;
        }
    }
    hands
}

/// The same as a table, folded; nothing where there was one hand. `say` says a sum.
pub fn by_hand(names: &Names, sums: &[Vec<i16>], say: fn(i16) -> String) -> Option<AnyView> {
    let seats = sums.first()?.len();
    let nameless = seats > FEW;
    let heads = Seat::all(seats).map(|seat| {
        view! {
            <th scope="col">
                {portrait(names, seat)} <span class:visually-hidden=nameless>{names.of(seat).to_owned()}</span>
            </th>
        }
    });
    let row = |(at, sums): (usize, &Vec<i16>)| {
        let most = sums.iter().max().copied();
        let cells = sums.iter().map(|&sum| view! { <td class:ahead=Some(sum) == most>{say(sum)}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row">{text::hand_number(at as u16 + 1)}</th>
                {cells}
            </tr>
        }
    };
    (sums.len() > 1).then(|| {
        view! {
            <details class="by-hand">
                <summary>{label().by_hand}</summary>
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            {heads.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{sums.iter().enumerate().map(row).collect_view()}</tbody>
                </table>
            </details>
        }
        .into_any()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_hand_brought_in_parts_or_not_at_all_is_in_the_sum_after_it() {
        let gains = [(1, [3, 0]), (1, [1, 2]), (3, [-5, 4])];
        assert_eq!(sums(2, gains), [[4, 2], [4, 2], [-1, 6]]);
        assert!(sums::<2>(2, []).is_empty());
    }
}
