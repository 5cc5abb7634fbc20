//! What the browser keeps between visits. It may refuse (private windows, blocked cookies, a full disk); the page works all the same.
//!
//! All pages of a host share one store, as would two copies of this one; so every name says where its page lies.

use thiserror::Error;
use web_sys::Storage;

/// What stood before every key when the copies of a host still shared the store. Read where a copy has nothing of its own yet; never written.
const BEFORE: &str = "tin-star.";

/// Why the browser did not keep or give something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    /// The browser lets this page keep nothing, or cannot.
    #[error("blocked")]
    Blocked,
    /// The browser would not take it, most often because its room is used up.
    #[error("full")]
    Full,
    /// A later version of the page has changed the form of the store.
    #[error("newer")]
    Newer,
}

/// Asks the browser not to throw away what is kept when it needs room. Some browsers ask the player.
pub fn ask_to_stay() {
    if let Some(window) = web_sys::window() {
        // What comes of it changes nothing here.
        window.navigator().storage().persist().ok();
    }
}

/// The name by which this copy of the page, and no other of the same host, keeps `what`.
pub fn name(what: &str) -> String {
    let location = web_sys::window().map(|window| window.location());
    let part = |part: Option<Result<String, _>>| part.and_then(Result::ok).unwrap_or_default();
    let protocol = part(location.as_ref().map(web_sys::Location::protocol));
    let path = part(location.as_ref().map(web_sys::Location::pathname));
    format!("tin-star {} {what}", place(&protocol, &path))
}

/// Where a page lies: its folder, as that is what an address names with and without `index.html`. A page on the disk is moved about, and
/// keeps its games.
fn place<'a>(protocol: &'a str, path: &'a str) -> &'a str {
    if protocol == "file:" { protocol } else { path.rsplit_once('/').map_or("/", |(folder, _)| &path[..=folder.len()]) }
}

fn store() -> Result<Storage, StorageError> {
    web_sys::window().and_then(|window| window.local_storage().ok().flatten()).ok_or(StorageError::Blocked)
}

/// What is kept under `key`, if anything.
///
/// # Errors
/// If the store cannot be read at all.
pub fn read(key: &str) -> Result<Option<String>, StorageError> {
    let store = store()?;
    let get = |name: &str| store.get_item(name).map_err(|_| StorageError::Blocked);
    Ok(get(&name(key))?.or(get(&format!("{BEFORE}{key}"))?))
}

/// Keeps `value` under `key`.
///
/// # Errors
/// If the browser will not.
pub fn write(key: &str, value: &str) -> Result<(), StorageError> {
    store()?.set_item(&name(key), value).map_err(|_| StorageError::Full)
}

/// As [`read`], for what the page can do without.
pub fn get(key: &str) -> Option<String> {
    read(key).ok().flatten()
}

/// As [`write()`], for what the page can do without.
pub fn set(key: &str, value: &str) {
    write(key, value).ok();
}

/// What is kept for this tab alone, until it is closed. Other pages of the host that are opened in it do not see it, as the name says where
/// it belongs.
pub mod tab {
    use web_sys::Storage;

    use super::name;

    fn store() -> Option<Storage> {
        web_sys::window().and_then(|window| window.session_storage().ok().flatten())
    }

    /// What is kept under `key`, if anything.
    pub fn get(key: &str) -> Option<String> {
        store()?.get_item(&name(key)).ok().flatten()
    }

    /// Keeps `value` under `key`, if the browser will.
    pub fn set(key: &str, value: &str) {
        store().and_then(|store| store.set_item(&name(key), value).ok());
    }

    /// Forgets what is kept under `key`.
    pub fn forget(key: &str) {
        store().and_then(|store| store.remove_item(&name(key)).ok());
    }
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn a_page_lies_in_its_folder_whatever_its_file_is_called() {
        for path in ["/a/", "/a/index.html", "/a/tin-star.html"] {
            assert_eq!(place("https:", path), "/a/");
        }
        assert_eq!(place("https:", "/a/b/"), "/a/b/");
        for path in ["", "/", "/index.html"] {
            assert_eq!(place("http:", path), "/", "{path:?}");
        }
    }

    #[test]
    fn a_page_on_the_disk_may_be_moved() {
        assert_eq!(place("file:", "/tmp/tin-star.html"), place("file:", "/home/me/games/tin-star (1).html"));
        assert_ne!(place("file:", "/a/x.html"), place("https:", "/a/x.html"));
    }
}
