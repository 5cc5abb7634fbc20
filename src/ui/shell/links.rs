//! Games on their way into the page: by its address, or a file.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::engine::LoadError;
use crate::record::MAX_RECORD;
use crate::ui::browser::export::address;
use crate::ui::play::any_record::{AnyRecord, Unopened};

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

/// The link in what was pasted, should there be words around it.
pub fn within(pasted: &str) -> &str {
    let link = pasted.split_whitespace().find(|word| word.contains(MARK));
    link.map_or(pasted, |link| link.trim_matches(|c: char| !c.is_ascii_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::within;

    #[test]
    fn a_link_is_found_among_words() {
        let link = "https://example.org/play/#ts1.faro.1.AAAA.0123abcd";
        for pasted in [link.to_owned(), format!("Look: {link}, have fun!"), format!("<{link}>"), format!(" {link}.\n")]
        {
            assert_eq!(within(&pasted), link, "{pasted}");
        }
        for text in ["ts1.faro.1.AAAA.0123abcd", "no link at all", ""] {
            assert_eq!(within(text), text);
        }
    }
}
