//! Where an explanation comes up: beside the thing.

use leptos::prelude::*;
use web_sys::Element;

/// Between a thing and its explanation, in CSS pixels.
const GAP: f64 = 8.0;

/// Where an explanation is, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The middle of the thing.
    pub x: f64,
    /// From the top of the window to it, or from the bottom.
    pub y: f64,
    /// Whether it is below the thing.
    pub below: bool,
}

impl Place {
    /// Above or below it, wherever there is more room.
    pub fn beside(thing: &Element) -> Self {
        let rect = thing.get_bounding_client_rect();
        let high = window().inner_height().ok().and_then(|high| high.as_f64()).unwrap_or_default();
        let (above, below) = (rect.top(), high - rect.bottom());
        let x = rect.left() + rect.width() / 2.0;
        if below >= above {
            Self { x, y: rect.bottom() + GAP, below: true }
        } else {
            Self { x, y: high - above + GAP, below: false }
        }
    }
}
