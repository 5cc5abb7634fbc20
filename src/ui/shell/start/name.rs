//! The fields for the players' names.

use leptos::prelude::*;

use crate::record::tidy;
use crate::ui::text::NAME_LENGTH;

/// As much as may be typed for a name as browsers count; an emoji takes several.
pub const NAME_UNITS: usize = 8 * NAME_LENGTH;

/// The name in a field, which keeps of it what fits as readers count.
pub fn name_typed(event: &web_sys::Event) -> String {
    let name = event_target_value(event);
    if name.chars().count() <= NAME_LENGTH {
        return name;
    }
    let tidied = tidy(&name);
    if tidied == name.trim() {
        return name;
    }
    event_target::<web_sys::HtmlInputElement>(event).set_value(&tidied);
    tidied
}
