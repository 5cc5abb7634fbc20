//! Drawings by their names. They are part of the document: one beside it is read again for every use as soon as the browser holds its copy
//! for stale. Those of the first screen are there from the start (`boot/*.svg`); `boot/boot.js` brings the house's others a moment later,
//! the chosen game's after its part, and another's when its table asks for them (`public/art/*.svg`).

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// The drawing `id`; `class` sizes it. Never read out: words stand beside it.
pub fn drawing(id: &str, class: &'static str) -> impl IntoView + use<> {
    view! {
        <svg class=class aria-hidden="true">
            <use href=address(id) />
        </svg>
    }
}

/// Where the drawing `id` is.
pub fn address(id: &str) -> String {
    format!("#{id}")
}

/// Has the drawings of a game brought (`public/art/{game}.svg`), unless they are here or under way.
pub fn bring(game: &str) {
    // Fails only where the page is not the house's own; there it stays without drawings.
    bring_drawings(game).ok();
}

/// A text of this site that the first screen does without, such as rules; nothing if it does not come.
pub async fn bring_text(name: &str) -> Option<String> {
    JsFuture::from(bring_words(name).ok()?).await.ok()?.as_string()
}

#[wasm_bindgen]
extern "C" {
    /// Of `boot/boot.js`.
    #[wasm_bindgen(js_namespace = globalThis, js_name = bringText, catch)]
    fn bring_words(name: &str) -> Result<Promise, JsValue>;
    /// Of `boot/boot.js`.
    #[wasm_bindgen(js_namespace = globalThis, js_name = bringDrawings, catch)]
    fn bring_drawings(name: &str) -> Result<(), JsValue>;
}
