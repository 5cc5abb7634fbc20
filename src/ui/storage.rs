//! What the browser keeps between visits. It may refuse (private windows, blocked cookies, a full disk); the page works all the same.

use thiserror::Error;
use web_sys::Storage;

/// Put before every key, since other pages of the same host share the store.
const PREFIX: &str = "tin-star.";

/// Why the browser did not keep or give something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    /// The browser lets this page keep nothing, or cannot.
    #[error("the browser will not write it down")]
    Blocked,
    /// The browser would not take it, most often because its room is used up.
    #[error("the browser had no room for it")]
    Full,
}

/// Asks the browser not to throw away what is kept when it needs room. Some browsers ask the player.
pub fn ask_to_stay() {
    if let Some(window) = web_sys::window() {
        // What comes of it changes nothing here.
        window.navigator().storage().persist().ok();
    }
}

fn store() -> Result<Storage, StorageError> {
    web_sys::window().and_then(|window| window.local_storage().ok().flatten()).ok_or(StorageError::Blocked)
}

/// What is kept under `key`, if anything.
///
/// # Errors
/// If the store cannot be read at all.
pub fn read(key: &str) -> Result<Option<String>, StorageError> {
    store()?.get_item(&format!("{PREFIX}{key}")).map_err(|_| StorageError::Blocked)
}

/// Keeps `value` under `key`.
///
/// # Errors
/// If the browser will not.
pub fn write(key: &str, value: &str) -> Result<(), StorageError> {
    store()?.set_item(&format!("{PREFIX}{key}"), value).map_err(|_| StorageError::Full)
}

/// As [`read`], for what the page can do without.
pub fn get(key: &str) -> Option<String> {
    read(key).ok().flatten()
}

/// As [`write()`], for what the page can do without.
pub fn set(key: &str, value: &str) {
    write(key, value).ok();
}
