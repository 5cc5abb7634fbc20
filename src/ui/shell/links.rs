//! Games on their way in and out of the page: through its address, a file or the clipboard.

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::any_record::{AnyRecord, Unopened};
use crate::engine::LoadError;
use crate::record::{self, MAX_RECORD};

/// What an address with a game has after its `#`.
const MARK: &str = "#ts";

/// Takes the text of a game out of the page's address, if there is one. The address keeps nothing of it, nor does the page's history:
/// it would tell every hidden card.
pub fn take() -> Option<String> {
    let window = web_sys::window()?;
    let hash = window.location().hash().ok().filter(|hash| hash.starts_with(MARK))?;
    let page = address()?;
    window.history().ok()?.replace_state_with_url(&JsValue::NULL, "", Some(&page)).ok()?;
    Some(hash)
}

/// The address of the page, without anything after a `#`.
fn address() -> Option<String> {
    let href = web_sys::window()?.location().href().ok()?;
    href.split('#').next().map(str::to_owned)
}

/// The address that opens the game of `text` here.
pub fn link(text: &str) -> String {
    record::link(&address().unwrap_or_default(), text)
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

/// Reads the game in a file.
///
/// # Errors
/// If there is none that can be followed.
pub async fn read(file: &File) -> Result<AnyRecord, Unopened> {
    if file.size() > MAX_RECORD as f64 {
        return Err(LoadError::TooLong.into());
    }
    let bytes = JsFuture::from(file.array_buffer()).await.map_err(|_| LoadError::NotAGame)?;
    AnyRecord::read_bytes(&Uint8Array::new(&bytes).to_vec()).await
}
