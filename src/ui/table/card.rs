//! A card as the table draws it, face up or down, at any size.

use leptos::prelude::*;

use crate::ui::browser::art::drawing;

/// How a card looks.
pub struct Look {
    /// Its name and what is to be known of it, for those who hear the page.
    pub spoken: String,
    /// The class that sets its ink.
    pub ink: String,
    /// Its kind, by which the game's style sheet tells cards apart.
    pub kind: &'static str,
    /// What is printed on it.
    pub face: AnyView,
}

impl Default for Look {
    fn default() -> Self {
        Self { spoken: String::new(), ink: String::new(), kind: "", face: ().into_any() }
    }
}

/// How the cards of a game look, by the number that the game gives each kind of card.
pub type Looks = fn(u16) -> Look;

/// The frame of a face: the name in the band, in full and in short, and the picture below it.
pub fn face(name: String, short: String, picture: AnyView) -> AnyView {
    view! {
        <span class="card-face paper" aria-hidden="true">
            <span class="card-band">
                <span class="full">{name}</span>
                <span class="short">{short}</span>
            </span>
            <span class="card-picture">{picture}</span>
        </span>
    }
    .into_any()
}

/// A card lying face up, only to be looked at.
pub fn lying(look: Look) -> AnyView {
    view! {
        <span class=format!("card {}", look.ink) data-kind=look.kind>
            {look.face}
        </span>
    }
    .into_any()
}

/// A card lying face down.
pub fn back() -> AnyView {
    view! {
        <span class="card" aria-hidden="true">
            <span class="card-back">{drawing("card-back", "")}</span>
        </span>
    }
    .into_any()
}

/// The place of a card where there is none.
pub fn nothing() -> AnyView {
    view! { <span class="card"></span> }.into_any()
}
