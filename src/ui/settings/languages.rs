//! The choice of a language, on the first screen and in the menu.

use leptos::prelude::*;

use super::Settings;
use crate::ui::browser::focus;
use crate::ui::text::{Lang, label};

/// A button for each language, called as it calls itself. Pressing one builds the screen anew, with the settings open if it is one of them, and
/// the focus where it was.
pub fn languages(settings: Settings, among_settings: bool) -> impl IntoView {
    let buttons = Lang::ALL
        .iter()
        .map(|&lang| {
            view! {
                <button
                    type="button"
                    class="language"
                    lang=lang.code()
                    aria-pressed=move || if settings.language() == lang { "true" } else { "false" }
                    on:click=move |_| {
                        settings.set_language(lang, among_settings);
                        if among_settings {
                            // Once they are there again; as they come up their first button has it.
                            request_animation_frame(move || {
                                focus::go_to(&format!(".settings [lang={}]", lang.code()));
                            });
                        }
                    }
                >
                    {lang.name()}
                </button>
            }
        })
        .collect_view();
    view! { <p class="languages" role="group" aria-label=label().language>{buttons}</p> }
}
