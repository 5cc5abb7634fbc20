//! Texts by name in the browser's database, which writes them down at once: what is kept survives even the browser's being killed.

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

use crate::ui::storage::StorageError;

/// Other pages of the same host may have databases of their own.
const NAME: &str = "tin-star";
const STORE: &str = "kept";
/// How long the database may take to open, in milliseconds.
const OPEN_MS: i32 = 4000;

/// An open database. The browser may close it at any time, after which everything fails.
pub struct Database(IdbDatabase);

impl Database {
    /// Opens the database, making it if need be.
    ///
    /// # Errors
    /// If the browser lets this page have none, or takes too long.
    pub async fn open() -> Result<Self, StorageError> {
        let request = factory().and_then(|factory| factory.open_with_u32(NAME, 1).ok()).ok_or(StorageError::Blocked)?;
        let make = {
            let request = request.clone();
            Closure::once_into_js(move || {
                if let Ok(database) = request.result().and_then(JsCast::dyn_into::<IdbDatabase>) {
                    database.create_object_store(STORE).ok();
                }
            })
        };
        request.set_onupgradeneeded(Some(make.unchecked_ref()));
        let opened = Promise::new(&mut |done, failed| {
            request.set_onsuccess(Some(&done));
            request.set_onerror(Some(&failed));
            request.set_onblocked(Some(&failed));
            if let Some(window) = web_sys::window() {
                window.set_timeout_with_callback_and_timeout_and_arguments_0(&failed, OPEN_MS).ok();
            }
        });
        JsFuture::from(opened).await.map_err(|_| StorageError::Blocked)?;
        let database = request.result().and_then(JsCast::dyn_into::<IdbDatabase>);
        database.map(Self).map_err(|_| StorageError::Blocked)
    }

    /// What is kept under `key`, if anything; something other than a text as an empty one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        let (_, store) = self.begin(IdbTransactionMode::Readonly)?;
        let request = store.get(&key.into()).map_err(refused)?;
        settled(&request).await?;
        let found = request.result().map_err(refused)?;
        Ok((!found.is_undefined()).then(|| found.as_string().unwrap_or_default()))
    }

    /// Keeps `text` under `key`; done once it is written down.
    ///
    /// # Errors
    /// If it could not be; nothing has changed then.
    pub async fn put(&self, key: &str, text: &str) -> Result<(), StorageError> {
        let (transaction, store) = self.begin(IdbTransactionMode::Readwrite)?;
        store.put_with_key(&text.into(), &key.into()).map_err(refused)?;
        completed(&transaction).await
    }

    /// Forgets what is kept under `key`.
    ///
    /// # Errors
    /// If that could not be done; nothing has changed then.
    pub async fn delete(&self, key: &str) -> Result<(), StorageError> {
        let (transaction, store) = self.begin(IdbTransactionMode::Readwrite)?;
        store.delete(&key.into()).map_err(refused)?;
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

/// `None` where there is none; some browsers throw when it is only looked at.
fn factory() -> Option<IdbFactory> {
    web_sys::window().and_then(|window| window.indexed_db().ok().flatten())
}

async fn settled(request: &IdbRequest) -> Result<(), StorageError> {
    let settled = both(|done, failed| {
        request.set_onsuccess(Some(done));
        request.set_onerror(Some(failed));
    });
    JsFuture::from(settled).await.map(drop).map_err(refused)
}

async fn completed(transaction: &IdbTransaction) -> Result<(), StorageError> {
    let settled = both(|done, failed| {
        transaction.set_oncomplete(Some(done));
        transaction.set_onabort(Some(failed));
    });
    JsFuture::from(settled).await.map(drop).map_err(|why| match transaction.error() {
        Some(error) => fault(&error.name()),
        None => refused(why),
    })
}

fn both(set: impl Fn(&Function, &Function)) -> Promise {
    Promise::new(&mut |done, failed| set(&done, &failed))
}

fn refused(why: JsValue) -> StorageError {
    fault(&why.dyn_into::<web_sys::DomException>().map_or_else(|_| String::new(), |why| why.name()))
}

fn fault(name: &str) -> StorageError {
    if name == "QuotaExceededError" { StorageError::Full } else { StorageError::Blocked }
}
