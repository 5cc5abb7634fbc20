//! Writes to the store what is to be kept, in its own time, and goes on trying where it cannot.

use std::collections::HashMap;
use std::mem;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::database::{Changes, Database};
use super::{CURRENT, Tab};
use crate::ui::browser::storage::{self, StorageError};
use crate::ui::trouble::Trouble;

/// What this copy of the page calls its database.
const DATABASE: &str = "games";
/// How long after a failure it is tried again, if no act comes first.
const AGAIN: Duration = Duration::from_secs(5);

/// The way into the store. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Writer {
    tab: Tab,
    trouble: RwSignal<Option<Trouble>>,
    dismissed: RwSignal<bool>,
    /// What is not written yet, the latest of each name.
    pending: StoredValue<Changes>,
    writing: StoredValue<bool>,
    /// What is being written, and which time that is.
    under_way: StoredValue<Changes>,
    run: StoredValue<u32>,
    /// Whether it will be tried again by itself.
    waiting: StoredValue<bool>,
    /// What this tab marks the store with while it has the games, and whether it has.
    mark: StoredValue<String>,
    marked: StoredValue<bool>,
    database: StoredValue<Option<Rc<Database>>, LocalStorage>,
}

impl Writer {
    /// Writes while this tab has the games.
    pub fn new(tab: Tab) -> Self {
        Self {
            tab,
            trouble: RwSignal::new(None),
            dismissed: RwSignal::new(false),
            pending: StoredValue::new(Changes::new()),
            writing: StoredValue::new(false),
            under_way: StoredValue::new(Changes::new()),
            run: StoredValue::new(0),
            waiting: StoredValue::new(false),
            mark: StoredValue::new(Tab::fresh_mark()),
            marked: StoredValue::new(false),
            database: StoredValue::new_local(None),
        }
    }

    /// What could not be written down, if the player has not read of it yet; tracked.
    pub fn trouble(self) -> Option<Trouble> {
        self.trouble.get().filter(|_| !self.dismissed.get())
    }

    /// The player has read of the trouble.
    pub fn dismiss_trouble(self) {
        self.dismissed.set(true);
    }

    /// Keeps `text` under `name`, or forgets what is there. Nothing waits for it.
    pub fn change(self, name: String, text: Option<String>) {
        self.pending.update_value(|pending| {
            pending.insert(name, text);
        });
        self.begin();
    }

    /// Takes back what is not written yet, as this tab gets the games.
    pub fn withdraw(self) -> Changes {
        self.marked.try_set_value(false);
        self.stop();
        self.pending.try_update_value(mem::take).unwrap_or_default()
    }

    /// Writes what is still to be written.
    pub fn begin(self) {
        if !self.writing.get_value() {
            self.writing.set_value(true);
            let run = self.run.with_value(|run| run.wrapping_add(1));
            self.run.set_value(run);
            spawn_local(async move { self.write(run).await.unwrap_or_default() });
        }
    }

    /// Likewise now that the store has answered: what waits for an answer that does not come would wait for good.
    pub fn begin_anew(self) {
        self.stop();
        self.begin();
    }

    /// Whoever writes does so no more, and what was under way is still to be written.
    fn stop(self) {
        self.run.try_update_value(|run| *run = run.wrapping_add(1));
        self.writing.try_set_value(false);
        let mut changes = self.under_way.try_update_value(mem::take).unwrap_or_default();
        self.pending.try_update_value(|pending| {
            changes.extend(mem::take(pending)); // what came since is newer
            *pending = changes;
        });
    }

    /// Writes until there is nothing more to write, or it fails. `None` if the page has gone, or another has begun anew.
    async fn write(self, run: u32) -> Option<()> {
        let mut trouble = None;
        while trouble.is_none() && self.tab.is_mine() {
            self.is_run(run)?; // what another one writes is not for this one to take
            let changes = self.pending.try_update_value(mem::take)?;
            if changes.is_empty() {
                break;
            }
            self.under_way.try_set_value(changes.clone());
            // The browser may have closed the database in the meantime, so failing once means nothing.
            let result = match self.put(run, &changes).await {
                Err(_) => self.put(run, &changes).await,
                done => done,
            };
            self.is_run(run)?;
            self.under_way.try_set_value(Changes::new());
            if let Err(why) = result {
                let removes = removes(&changes);
                let came = self.pending.try_update_value(|pending| {
                    // What came since is newer.
                    let newer = mem::replace(pending, changes);
                    let came = !newer.is_empty();
                    pending.extend(newer);
                    came
                })?;
                // An act that came while it failed may find room: that is tried at once.
                if !came {
                    trouble = Some(if removes { Trouble::NotRemoved(why) } else { Trouble::NotKept(why) });
                }
            }
        }
        self.writing.try_update_value(|writing| *writing = false)?;
        if !self.tab.is_mine() {
            return Some(());
        }
        let before = self.trouble.try_get_untracked()?;
        if before != trouble {
            self.trouble.set(trouble);
            // Browsers change their reason, but that it is not kept is said once.
            if before.as_ref().map(mem::discriminant) != trouble.as_ref().map(mem::discriminant) {
                self.dismissed.set(false);
            }
        }
        if trouble.is_some() {
            self.try_later();
        }
        Some(())
    }

    fn try_later(self) {
        if !self.waiting.get_value() {
            self.waiting.set_value(true);
            let again = move || {
                if self.waiting.try_update_value(|waiting| *waiting = false).is_some() {
                    self.begin();
                }
            };
            set_timeout(again, AGAIN);
        }
    }

    fn is_run(self, run: u32) -> Option<()> {
        (self.run.try_get_value()? == run).then_some(())
    }

    async fn put(self, run: u32, changes: &Changes) -> Result<(), StorageError> {
        let database = self.database().await?;
        if !self.tab.is_mine() || self.is_run(run).is_none() {
            return Err(StorageError::Blocked); // another tab keeps the games now, and may have gone on with this one; or newer ones are written
        }
        let mark = self.mark.try_get_value().unwrap_or_default();
        if self.marked.try_get_value() == Some(false) {
            self.claim(&database).await?;
        }
        let result = database.write_as(&mark, changes).await;
        if result.is_err() {
            self.close();
        }
        result
    }

    async fn claim(self, database: &Database) -> Result<(), StorageError> {
        let claimed = database.claim(&self.mark.try_get_value().unwrap_or_default()).await;
        self.marked.try_set_value(claimed.is_ok());
        claimed
    }

    /// All that is kept.
    ///
    /// # Errors
    /// If the browser does not give it.
    pub async fn read(self) -> Result<(Rc<Database>, HashMap<String, String>), StorageError> {
        let database = self.database().await?;
        if self.tab.is_mine() {
            self.claim(&database).await.ok(); // where there is no room there still is what is kept
        }
        let kept = database.all().await;
        if kept.is_err() {
            self.close();
        }
        kept.map(|kept| (database, kept))
    }

    /// The database, opened if it is not open yet.
    async fn database(self) -> Result<Rc<Database>, StorageError> {
        if let Some(database) = self.database.try_get_value().flatten() {
            return Ok(database);
        }
        let database = Rc::new(Database::open(&storage::name(DATABASE)).await?);
        self.database.try_set_value(Some(Rc::clone(&database)));
        Ok(database)
    }

    fn close(self) {
        self.database.try_set_value(None);
    }
}

/// Whether something of the player's is to be forgotten, and nothing to be kept: not if it is only which game the page shows.
fn removes(changes: &Changes) -> bool {
    changes.values().all(Option::is_none) && changes.keys().any(|name| name != CURRENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_leave_a_table_removes_nothing() {
        let (left, gone, kept) = ((CURRENT, None), ("3", None), ("4", Some("a game")));
        for (changes, expected) in
            [(vec![left], false), (vec![gone], true), (vec![left, gone], true), (vec![gone, kept], false)]
        {
            let owned = |&(name, text): &(&str, Option<&str>)| (name.to_owned(), text.map(str::to_owned));
            assert_eq!(removes(&changes.iter().map(owned).collect()), expected, "{changes:?}");
        }
    }
}
