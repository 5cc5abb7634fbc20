//! How the page looks as a whole: marks on the document by which the style sheets tell themes, movement and hands apart. Theme and movement
//! are set before the program runs, by `boot/look.js`.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Shows a theme, or the system's for an unknown name.
    #[wasm_bindgen(js_name = chooseTheme)]
    pub fn choose_theme(name: &str);
    /// Moves as much as that, or as the system wants for an unknown name.
    #[wasm_bindgen(js_name = chooseMotion)]
    pub fn choose_motion(name: &str);
}

/// Marks the document: `data-<what>="<how>"`.
pub fn mark(what: &str, how: &str) {
    if let Some(root) = document().document_element() {
        root.set_attribute(&format!("data-{what}"), how).ok();
    }
}

/// How the document is marked; nothing if it is not.
pub fn marked(what: &str) -> Option<String> {
    document().document_element()?.get_attribute(&format!("data-{what}")).filter(|how| !how.is_empty())
}

/// Whether little is to move.
pub fn is_still() -> bool {
    marked("motion").is_some_and(|how| how == "less")
}

/// Whether the page may fill the screen.
pub fn can_fill_screen() -> bool {
    document().fullscreen_enabled()
}

/// Fills the screen, or no more. The browser may refuse.
pub fn fill_screen() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    } else if let Some(root) = document().document_element() {
        root.request_fullscreen().ok();
    }
}
