//! Where cards lie on the page, and where they are held up.

use super::Anchor;
use crate::ui::browser::motion::{Place, Places, css};

/// Where a card lies, and how wide it is there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    pub x: f64,
    pub y: f64,
    pub width: f64,
}

impl Pose {
    /// In the middle of `place`, as large as a card is there.
    pub fn on(place: Place) -> Self {
        let (x, y) = place.middle();
        Self { x, y, width: place.width.min(place.height * 5.0 / 7.0) }
    }

    /// Moves a card that is drawn `width` pixels wide in the window's corner here.
    pub fn transform(self, width: f64) -> String {
        let height = width * 7.0 / 5.0;
        let (x, y, scale) = (self.x - width / 2.0, self.y - height / 2.0, self.width / width);
        format!("translate({}px, {}px) scale({})", css(x), css(y), css(scale))
    }
}

impl Anchor {
    /// Where a card lies there: as it was for cards that have left it, as it is otherwise.
    pub(super) fn pose(&self, first: &Places, then: &Places) -> Option<Pose> {
        let named = |slot: &str| first.get(slot).or_else(|| then.get(slot)).copied();
        let at = |place: Place, width: f64| {
            let (x, y) = place.middle();
            Pose { x, y, width }
        };
        Some(match self {
            Self::HeldUp(beside) => {
                let board = named("board")?;
                let width = (board.width / 8.0).clamp(72.0, 150.0);
                let middle = at(board, width);
                Pose { x: middle.x + beside * width, ..middle }
            }
            Self::Among(slot) => {
                let place = named(slot)?;
                let width = (place.width * 0.3).min(56.0);
                Pose { x: place.x + width * 0.75, y: place.y + place.height * 0.4, width }
            }
            Self::Small(slot) => at(named(slot)?, 26.0),
            Self::Card(slot) => {
                let place = named(slot)?;
                at(place, place.height * 5.0 / 7.0) // a pile is wider than its cards
            }
        })
    }
}
