//! Texts by name in the browser's database, which writes them down at once: what is kept survives even the browser's being killed.
//!
//! Nothing here has a time limit: a slow database is one that answers later, and what came too late would have to be thrown away.

use std::collections::HashMap;

use js_sys::{Array, Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbFactory, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use crate::ui::browser::storage::StorageError;

const STORE: &str = "kept";
/// Under this name the tab that has the games leaves its mark.
const OWNER: &str = "owner";
/// The version of the database's form. A program that knows only an earlier one is refused by the browser, and says so.
const VERSION: u32 = 1;

/// Texts to be kept, and names to be forgotten.
pub type Changes = HashMap<String, Option<String>>;

/// An open database. The browser may close it at any time, after which everything fails.
pub struct Database(IdbDatabase);

impl Database {
    /// Opens the database of that name, making it if need be.
    ///
    /// # Errors
    /// If the browser lets this page have none, or a later version of the page has changed its form.
    pub async fn open(name: &str) -> Result<Self, StorageError> {
        let request = factory()?.open_with_u32(name, VERSION).map_err(refused)?;
        opened(&request, |request| {
            if let Ok(database) = request.result().and_then(JsCast::dyn_into::<IdbDatabase>) {
                database.create_object_store(STORE).ok();
            }
        })
        .await
        .map_err(|name| fault(&name))
    }

    /// Opens the database of that name if there is one of this form.
    ///
    /// # Errors
    /// If there may be one, but the browser does not open it.
    pub async fn open_existing(name: &str) -> Result<Option<Self>, StorageError> {
        let request = factory()?.open(name).map_err(refused)?;
        let found = opened(&request, |request| {
            if let Some(transaction) = request.transaction() {
                transaction.abort().ok(); // so that none is made
            }
        });
        match found.await {
            Ok(database) => Ok(database.0.object_store_names().contains(STORE).then_some(database)),
            Err(name) if name == "AbortError" => Ok(None),
            Err(name) => Err(fault(&name)),
        }
    }

    /// All that is kept, by name; something other than a text as an empty one.
    ///
    /// # Errors
    /// If the database does not give it.
    pub async fn all(&self) -> Result<HashMap<String, String>, StorageError> {
        let (_, store) = self.begin(IdbTransactionMode::Readonly)?;
        let names = store.get_all_keys().map_err(refused)?;
        let texts = store.get_all().map_err(refused)?;
        settled(&texts).await?; // and so is what was asked for before
        let list = |request: &IdbRequest| request.result().and_then(JsCast::dyn_into::<Array>).map_err(refused);
        let (names, texts) = (list(&names)?, list(&texts)?);
        let mut all = HashMap::new();
        // One by one, as to collect them would bring the library's sorting along.
        for (name, text) in names.iter().zip(texts.iter()) {
            if let Some(name) = name.as_string() {
                all.insert(name, text.as_string().unwrap_or_default());
            }
        }
        Ok(all)
    }

    /// Makes all the changes; done once they are written down.
    ///
    /// # Errors
    /// If they could not be; nothing has changed then.
    pub async fn write(&self, changes: &Changes) -> Result<(), StorageError> {
        let (transaction, store) = self.begin(IdbTransactionMode::Readwrite)?;
        make(changes, &store)?;
        completed(&transaction).await
    }

    /// From now on the tab of that `mark` has the games.
    ///
    /// # Errors
    /// If that could not be written down.
    pub async fn claim(&self, mark: &str) -> Result<(), StorageError> {
        self.write(&Changes::from([(OWNER.to_owned(), Some(mark.to_owned()))])).await
    }

    /// The same as [`Self::write`], as the tab of that `mark`: one that was put aside may not have heard yet that another has the games.
    ///
    /// # Errors
    /// If another has them, or as [`Self::write`] does.
    pub async fn write_as(&self, mark: &str, changes: &Changes) -> Result<(), StorageError> {
        let (transaction, store) = self.begin(IdbTransactionMode::Readwrite)?;
        let owner = store.get(&OWNER.into()).map_err(refused)?;
        settled(&owner).await?;
        if owner.result().ok().and_then(|owner| owner.as_string()).is_some_and(|owner| owner != mark) {
            return Err(StorageError::Blocked);
        }
        make(changes, &store)?;
        completed(&transaction).await
    }

    fn begin(&self, mode: IdbTransactionMode) -> Result<(IdbTransaction, IdbObjectStore), StorageError> {
        let transaction = self.0.transaction_with_str_and_mode(STORE, mode).map_err(refused)?;
        let store = transaction.object_store(STORE).map_err(refused)?;
        Ok((transaction, store))
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.0.close();
    }
}

fn make(changes: &Changes, store: &IdbObjectStore) -> Result<(), StorageError> {
    for (name, text) in changes {
        let name = name.into();
        match text {
            Some(text) => store.put_with_key(&text.into(), &name),
            None => store.delete(&name),
        }
        .map_err(refused)?;
    }
    Ok(())
}

/// Some browsers throw when it is only looked at.
fn factory() -> Result<IdbFactory, StorageError> {
    web_sys::window().and_then(|window| window.indexed_db().ok().flatten()).ok_or(StorageError::Blocked)
}

/// What comes of a request to open, with what to do if there was no such database; or the name of what is wrong.
async fn opened(request: &IdbOpenDbRequest, make: fn(&IdbOpenDbRequest)) -> Result<Database, String> {
    let upgrade = {
        let request = request.clone();
        Closure::once_into_js(move || make(&request))
    };
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    let done = both(|done, failed| {
        request.set_onsuccess(Some(done));
        request.set_onerror(Some(failed));
    });
    if JsFuture::from(done).await.is_err() {
        return Err(request.error().ok().flatten().map_or_else(String::new, |error| error.name()));
    }
    let database = request.result().and_then(JsCast::dyn_into::<IdbDatabase>).map_err(|_| String::new())?;
    // A later version that wants to change its form does not have to wait for this one's tab to be closed.
    let give_way = {
        let database = database.clone();
        Closure::once_into_js(move || database.close())
    };
    database.set_onversionchange(Some(give_way.unchecked_ref()));
    Ok(Database(database))
}

async fn settled(request: &IdbRequest) -> Result<(), StorageError> {
    let settled = both(|done, failed| {
        request.set_onsuccess(Some(done));
        request.set_onerror(Some(failed));
    });
    let name = || request.error().ok().flatten().map_or_else(String::new, |error| error.name());
    JsFuture::from(settled).await.map(drop).map_err(|_| fault(&name()))
}

async fn completed(transaction: &IdbTransaction) -> Result<(), StorageError> {
    let settled = both(|done, failed| {
        transaction.set_oncomplete(Some(done));
        transaction.set_onabort(Some(failed));
    });
    let name = || transaction.error().map_or_else(String::new, |error| error.name());
    JsFuture::from(settled).await.map(drop).map_err(|_| fault(&name()))
}

fn both(set: impl Fn(&Function, &Function)) -> Promise {
    Promise::new(&mut |done, failed| set(&done, &failed))
}

fn refused(why: JsValue) -> StorageError {
    fault(&why.dyn_into::<web_sys::DomException>().map_or_else(|_| String::new(), |why| why.name()))
}

fn fault(name: &str) -> StorageError {
    match name {
        "QuotaExceededError" => StorageError::Full,
        "VersionError" => StorageError::Newer,
        _ => StorageError::Blocked,
    }
}
