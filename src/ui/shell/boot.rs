//! The screen that stands in the page before the program runs: `index.html` has it, `boot/boot.js` brings it to life.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::browser::seek;

/// Takes it away, as the program shows something in its place. Who was about to choose a game goes on there.
pub fn clear() {
    let Some(screen) = document().get_element_by_id("boot") else { return };
    let choosing = document().active_element().is_some_and(|active| screen.contains(Some(&active)));
    screen.remove();
    if choosing {
        request_animation_frame(|| {
            let chosen = seek::first("main input[name=game]:checked");
            if let Some(chosen) = chosen.and_then(|chosen| chosen.dyn_into::<HtmlElement>().ok()) {
                chosen.focus().ok();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::ui::games::GAMES;
    use crate::ui::text::{Lang, boot, label, speak};

    const PAGE: &str = include_str!("../../../index.html");

    /// What stands between tags of the page, lines joined.
    fn said(page: &str) -> Vec<String> {
        let texts = page.split('>').filter_map(|rest| rest.split('<').next());
        texts.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn the_page_says_what_the_program_will_say() {
        let said = said(PAGE);
        let games = GAMES.iter().flat_map(|game| [(game.title)(), (game.lead)()]);
        for game in &GAMES {
            assert!(PAGE.contains(&format!("name=\"game\" value=\"{}\"", game.name)), "{} can be chosen", game.name);
        }
        for words in games.chain([label().house, label().which_game]) {
            assert!(said.iter().any(|text| text == words), "{words:?} in index.html");
        }
        for (name, words) in boot().all() {
            assert!(said.iter().any(|text| text == words), "{name}: {words:?} in index.html");
        }
    }

    #[test]
    fn the_page_says_it_in_every_language() {
        for &lang in Lang::ALL {
            if lang == Lang::En {
                continue;
            }
            speak(lang);
            let code = lang.code();
            let beside = |words: &str| PAGE.contains(&format!("data-{code}=\"{words}\""));
            for game in &GAMES {
                assert!(beside((game.lead)()), "{code}: the lead of {}", game.name);
            }
            for (name, words) in boot().all() {
                // Without JavaScript nobody chooses.
                let there =
                    if name == "needs" { PAGE.contains(&format!("lang=\"{code}\">{words}<")) } else { beside(words) };
                assert!(there, "{code}, {name}: {words:?} in index.html");
            }
            assert!(beside(label().which_game), "{code}: what the cards choose");
            let all = boot().all().len() - 1 + GAMES.len() + 1; // without what needs JavaScript, with the leads and that
            assert_eq!(PAGE.matches(&format!("data-{code}=")).count(), all, "{code}: nothing else");
        }
    }

    #[test]
    fn what_the_first_screen_shows_is_drawn_in_the_page() {
        let folder = format!("{}/boot", crate::ROOT);
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let drawings = files.filter(|file| file.extension().is_some_and(|end| end == "svg"));
        let drawings: String = drawings.map(|file| std::fs::read_to_string(file).unwrap()).collect();
        for used in PAGE.split("<use href=\"#").skip(1) {
            let id = used.split('"').next().unwrap_or_default();
            assert!(drawings.contains(&format!("<symbol id=\"{id}\"")), "{id}");
        }
    }
}
