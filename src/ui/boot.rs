//! The screen that stands in the page before the program runs: `index.html` has it, `boot/boot.js` brings it to life.

use leptos::prelude::*;

/// Takes it away, as the program shows something in its place.
pub fn clear() {
    if let Some(screen) = document().get_element_by_id("boot") {
        screen.remove();
    }
}

#[cfg(test)]
mod tests {
    use crate::games::wyatt_earp::Outlaw;
    use crate::ui::text::label;

    #[test]
    fn the_page_says_what_the_program_will_say() {
        let page = include_str!("../../index.html");
        for (tag, words) in
            [("h1", label::HOUSE), ("title", label::HOUSE), ("p", label::GAME), ("p", label::START_LEAD)]
        {
            let found = page.split(&format!("<{tag}")).any(|rest| {
                let rest = rest.split_once('>').map_or("", |(_, rest)| rest);
                rest.split('<').next().is_some_and(|text| text.trim() == words)
            });
            assert!(found, "{words:?} in a <{tag}> of index.html");
        }
    }

    #[test]
    fn what_the_first_screen_shows_is_drawn_in_the_page() {
        let (page, drawings) = (include_str!("../../index.html"), include_str!("../../boot/art.svg"));
        assert_eq!(page.matches("#portrait-").count(), Outlaw::ALL.len());
        for used in page.split("<use href=\"#").skip(1) {
            let id = used.split('"').next().unwrap_or_default();
            assert!(drawings.contains(&format!("<symbol id=\"{id}\"")), "{id}");
        }
    }
}
