//! What leaves the page: its address, what goes to the clipboard, and what is saved as a file.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// The address of the page, without anything after a `#`.
pub fn address() -> Option<String> {
    let href = web_sys::window()?.location().href().ok()?;
    href.split('#').next().map(str::to_owned)
}

/// Puts `text` on the clipboard; false if the browser does not let the page.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else { return false };
    // Pages without encryption have no clipboard.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into());
    match clipboard.map(JsCast::dyn_into::<web_sys::Clipboard>) {
        Ok(Ok(clipboard)) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        _ => false,
    }
}

/// Has the browser save `text` as a file called `name`.
pub fn save(name: &str, text: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind) else { return };
    let Ok(url) = Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(Ok(anchor)) = document().create_element("a").map(JsCast::dyn_into::<HtmlAnchorElement>) {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    // The browser has begun to save by the next turn of its loop.
    set_timeout(
        move || {
            Url::revoke_object_url(&url).ok();
        },
        std::time::Duration::from_secs(10),
    );
}
