//! Events of the whole page, heard before what they are for hears them; keys that are nothing to the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Event, KeyboardEvent};

/// Hears every event of that name first, as long as the part of the page is there that calls this.
pub fn hear<E: JsCast + 'static>(name: &'static str, heard: impl Fn(&E) + 'static) {
    let heard = Closure::<dyn Fn(Event)>::new(move |event: Event| heard(event.unchecked_ref()));
    // Fails only without a page.
    window().add_event_listener_with_callback_and_bool(name, heard.as_ref().unchecked_ref(), true).ok();
    let heard = StoredValue::new_local(heard);
    on_cleanup(move || {
        heard.try_with_value(|heard| {
            window().remove_event_listener_with_callback_and_bool(name, heard.as_ref().unchecked_ref(), true).ok()
        });
    });
}

/// Whether a key is part of a chord, or has been answered.
pub fn is_taken(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented()
}
