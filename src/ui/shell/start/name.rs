//! The fields for the players' names.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::record::tidy;
use crate::ui::text::{NAME_LENGTH, Names};

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

/// Who sits at that seat of another than the player if the name that was typed for it cannot stand beside the others.
pub fn instead(names: &[String], seat: usize) -> Option<String> {
    let typed = tidy(names.get(seat).filter(|_| seat > 0)?);
    let seated = Names::new(names.iter().cloned());
    let name = seated.of(Seat(seat as u8));
    (!typed.is_empty() && name != typed).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_known_who_sits_there_instead_where_a_name_cannot_stand_and_only_there() {
        let names = ["Ada", "You", " Kit ", "ada"].map(str::to_owned);
        let instead = |seat| instead(&names, seat);
        assert_eq!([0, 1, 2, 3, 4].map(instead), [None, Some("Juniper".into()), None, Some("Marigold".into()), None]);
    }
}
