//! How one who asks goes from thing to thing by the arrows, and gives the focus to what need not be made for it.

use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

use super::THING;
use crate::ui::browser::seek;

/// The focus goes to the next thing that way; to one that is there for none.
pub(super) fn walk(way: Option<&str>) {
    let top = if seek::first("dialog[open]").is_some() { "dialog[open] " } else { "" };
    let things: Vec<HtmlElement> = seek::all(&format!("{top}{THING}"));
    let from = document().active_element().and_then(|active| active.closest(THING).ok().flatten());
    let next = match (from, way) {
        (Some(from), Some(way)) => {
            let (x, y) = middle(&from);
            things
                .into_iter()
                .filter(|thing| thing.get_bounding_client_rect().width() > 0.0)
                .filter_map(|thing| {
                    let (to_x, to_y) = middle(&thing);
                    distance(way, to_x - x, to_y - y).map(|far| (far, thing))
                })
                .min_by(|(a, _), (b, _)| a.total_cmp(b))
                .map(|(_, thing)| thing)
        }
        _ => things.into_iter().find(|thing| thing.get_bounding_client_rect().width() > 0.0),
    };
    if let Some(next) = next {
        reach(&next);
    }
}

/// How far a thing is that lies so much to the right and below, going that way; nothing if it does not lie there. What lies beside the way
/// counts more.
fn distance(way: &str, right: f64, below: f64) -> Option<f64> {
    let (along, aside) = match way {
        "ArrowRight" => (right, below),
        "ArrowLeft" => (-right, below),
        "ArrowDown" => (below, right),
        _ => (-below, right),
    };
    (along > 1.0).then(|| along + 3.0 * aside.abs())
}

fn middle(thing: &Element) -> (f64, f64) {
    let rect = thing.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Gives a thing the focus, which need not be made for it.
pub(super) fn reach(thing: &HtmlElement) {
    thing.focus().ok();
    if document().active_element().as_ref() != Some(thing.as_ref()) {
        thing.set_tab_index(-1);
        thing.focus().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn arrows_lead_to_what_lies_that_way_and_rather_straight_on() {
        assert_eq!(distance("ArrowRight", -5.0, 0.0), None);
        assert_eq!(distance("ArrowUp", 0.0, 9.0), None);
        assert!(distance("ArrowDown", 0.0, 40.0) < distance("ArrowDown", 30.0, 10.0));
        assert!(distance("ArrowLeft", -10.0, 0.0) < distance("ArrowLeft", -20.0, 0.0));
    }
}
