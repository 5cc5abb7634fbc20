//! What there is on the page, by selectors.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, NodeList};

/// The first that fits `selector`.
pub fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// All that fit `selector`, in the order of the page.
pub fn all<E: JsCast>(selector: &str) -> Vec<E> {
    listed(document().query_selector_all(selector))
}

/// What was found, as far as it is of that kind.
pub fn listed<E: JsCast>(found: Result<NodeList, JsValue>) -> Vec<E> {
    let Ok(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}
