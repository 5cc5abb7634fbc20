//! The saloon, for the first screen.

use leptos::prelude::*;

use super::game::DRAWINGS;
use super::look;
use crate::games::wyoming_cowboy::{Rank, Suit};
use crate::ui::browser::art::{self, drawing};

/// Who sits there, from the left.
const CAST: [(Rank, Suit); 6] = [
    (Rank::King, Suit::Spades),
    (Rank::Queen, Suit::Hearts),
    (Rank::King, Suit::Diamonds),
    (Rank::Jack, Suit::Clubs),
    (Rank::Queen, Suit::Spades),
    (Rank::King, Suit::Hearts),
];

/// A row of faces. Decoration: not read out.
pub fn poster() -> AnyView {
    // They come a moment later, from beside the page: nobody waits for the drawings of a game that is not played.
    art::bring(DRAWINGS);
    let cast = CAST.map(|(rank, suit)| {
        view! { <span class=look::ink(suit)>{drawing(&look::face(rank, suit), "")}</span> }
    });
    view! { <div class="start-saloon" aria-hidden="true">{cast.into_iter().collect_view()}</div> }.into_any()
}
