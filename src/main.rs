//! Mounts the page, or, started inside a worker, serves the bots.

use js_sys::Uint8Array;
use tin_star_page::ui;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    console_error_panic_hook::set_once();
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => serve(&scope),
        Err(_) => ui::mount(),
    }
}

/// Answers every message of the page. What cannot be answered gets an empty answer, which the page takes for a failure.
fn serve(scope: &DedicatedWorkerGlobalScope) {
    let answer = Closure::<dyn FnMut(MessageEvent)>::new({
        let scope = scope.clone();
        move |event: MessageEvent| {
            let scope = scope.clone();
            let question = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
            spawn_local(async move {
                let answer = ui::games::serve(&question).await.unwrap_or_default();
                scope.post_message(&Uint8Array::from(answer.as_slice())).ok();
            });
        }
    });
    scope.set_onmessage(Some(answer.into_js_value().unchecked_ref()));
    scope.post_message(&JsValue::NULL).ok(); // ready
}
