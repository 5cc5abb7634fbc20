//! The time, in the page and in its worker alike.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page, or the worker, began.
    #[wasm_bindgen(js_namespace = performance)]
    pub fn now() -> f64;
}

/// Says whether so many milliseconds have passed since it was made.
pub fn after(millis: f64) -> impl FnMut() -> bool {
    let began = now();
    move || now() - began >= millis
}
