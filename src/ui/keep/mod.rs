//! Keeps the game in the browser after every act, for the next visit; hands it to one tab only; and sets aside what cannot be read.

mod database;
mod parts;
mod tabs;

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

pub use parts::{Elsewhere, KeptGame, Notices};
pub use tabs::{Standing, Tab};

use self::database::Database;
use super::storage::StorageError;
use crate::engine::LoadError;
use crate::games::wyatt_earp::WyattEarp;

/// A game and its names.
pub type Record = crate::record::Record<WyattEarp>;

/// Where the running game is kept, and where one that cannot be read is put.
const GAME: &str = "game";
const ASIDE: &str = "set aside";

/// A kept game that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// What was kept.
    pub text: String,
    /// What is wrong with it.
    pub why: LoadError,
}

/// Keeps the game. Copies are the same keeper.
#[derive(Clone, Copy)]
pub struct Keeper {
    tab: Tab,
    trouble: RwSignal<Option<StorageError>>,
    dismissed: RwSignal<bool>,
    set_aside: RwSignal<Option<SetAside>>,
    current: RwSignal<Option<Record>>,
    /// What is to be kept next; the game alone, as later ones replace it.
    next: StoredValue<Option<String>>,
    writing: StoredValue<bool>,
    database: StoredValue<Option<Rc<Database>>, LocalStorage>,
}

impl Keeper {
    /// The keeper of this tab.
    pub fn new() -> Self {
        Self {
            tab: Tab::new(),
            trouble: RwSignal::new(None),
            dismissed: RwSignal::new(false),
            set_aside: RwSignal::new(None),
            current: RwSignal::new(None),
            next: StoredValue::new(None),
            writing: StoredValue::new(false),
            database: StoredValue::new_local(None),
        }
    }

    /// How this tab stands among those that show the page.
    pub const fn tab(self) -> Tab {
        self.tab
    }

    /// Why the game cannot be kept, if it cannot and the player has not read of it yet; tracked.
    pub fn trouble(self) -> Option<StorageError> {
        self.trouble.get().filter(|_| !self.dismissed.get())
    }

    /// The player has read of the trouble.
    pub fn dismiss_trouble(self) {
        self.dismissed.set(true);
    }

    /// A kept game that could not be read; tracked.
    pub fn set_aside(self) -> Option<SetAside> {
        self.set_aside.get()
    }

    /// Throws away what was set aside.
    pub fn forget_set_aside(self) {
        self.set_aside.set(None);
        spawn_local(async move {
            if let Ok(database) = self.database().await {
                database.delete(ASIDE).await.ok();
            }
        });
    }

    /// Makes the game current as it was kept last. One that cannot be read is set aside.
    pub async fn load(self) {
        let record = self.read().await;
        self.current.try_set(record);
    }

    async fn read(self) -> Option<Record> {
        let database = match self.database().await {
            Ok(database) => database,
            Err(why) => {
                self.trouble.set(Some(why));
                return None;
            }
        };
        if let Ok(Some(text)) = database.get(ASIDE).await {
            let why = Record::from_text(&text).err().unwrap_or(LoadError::Damaged);
            self.set_aside.set(Some(SetAside { text, why }));
        }
        let kept = database.get(GAME).await.unwrap_or_else(|why| {
            self.trouble.set(Some(why));
            None
        })?;
        match Record::from_text(&kept) {
            Ok(record) => Some(record),
            Err(why) => {
                // If it cannot be put there, it stays where it is until another game takes its place.
                if database.put(ASIDE, &kept).await.is_ok() {
                    database.delete(GAME).await.ok();
                }
                self.set_aside.set(Some(SetAside { text: kept, why }));
                None
            }
        }
    }

    /// The game as it was last known; tracked.
    pub fn current(self) -> Option<Record> {
        self.current.get()
    }

    /// As [`Self::current`], for what asks once.
    pub fn current_now(self) -> Option<Record> {
        self.current.get_untracked()
    }

    /// Keeps `record` in place of the game before. Nothing waits for it.
    pub fn keep(self, record: Record) {
        if !self.tab.is_mine() {
            return;
        }
        self.next.set_value(Some(record.to_text()));
        self.current.set(Some(record));
        if !self.writing.get_value() {
            self.writing.set_value(true);
            spawn_local(async move { self.write().await.unwrap_or_default() });
        }
    }

    /// Writes until there is nothing more to write. `None` if the page has gone.
    async fn write(self) -> Option<()> {
        let mut failure = None;
        while let Some(text) = self.next.try_update_value(Option::take)? {
            failure = match self.put(&text).await {
                // The browser may have closed the database in the meantime, so failing once means nothing.
                Err(_) => self.put(&text).await.err(),
                Ok(()) => None,
            };
        }
        self.writing.try_update_value(|writing| *writing = false)?;
        if self.trouble.try_get_untracked()? != failure {
            self.trouble.set(failure);
            self.dismissed.set(false);
        }
        Some(())
    }

    async fn put(self, text: &str) -> Result<(), StorageError> {
        if !self.tab.is_mine() {
            return Ok(()); // another tab keeps it now
        }
        let result = self.database().await?.put(GAME, text).await;
        if result.is_err() {
            self.database.try_set_value(None);
        }
        result
    }

    /// The database, opened if it is not open yet.
    async fn database(self) -> Result<Rc<Database>, StorageError> {
        if let Some(database) = self.database.try_get_value().flatten() {
            return Ok(database);
        }
        let database = Rc::new(Database::open().await?);
        self.database.try_set_value(Some(Rc::clone(&database)));
        Ok(database)
    }
}
