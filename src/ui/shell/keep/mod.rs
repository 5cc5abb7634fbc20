//! Keeps every game in the browser after every act, for the next visit: each at a place of its own, so that none is ever written over another.
//! Hands them to one tab only. What cannot be read stays where it lies.

mod before;
mod database;
mod games;
mod list;
mod notices;
mod tabs;
mod writer;

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

pub use games::{Aside, KEPT, Kept, Key};
pub use list::{GameList, OPENED};
pub use notices::{BELOW, Elsewhere, GoOn, Notices, SetAside, Unread};
pub use tabs::{Ownership, Tab};

use self::database::Changes;
use self::writer::Writer;
use crate::engine::sort_few;
use crate::ui::browser::storage;
use crate::ui::games::Listed;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::table::tally::Tally;
use crate::ui::text::ME;
use crate::ui::trouble::{Missing, NotRead, Reading, Trouble};

/// Where the key of the game that was opened last is kept.
const CURRENT: &str = "current";
/// How long the page stays blank for the games to be read.
const PATIENCE: Duration = Duration::from_secs(2);
/// The longest pause between two tries to read them, as a power of two of seconds.
const LONGEST_PAUSE: u32 = 4;

/// Keeps the games. Copies are the same keeper.
#[derive(Clone, Copy)]
pub struct Keeper {
    tab: Tab,
    writer: Writer,
    reading: RwSignal<Reading>,
    /// How often reading was tried; what an earlier try brings is not wanted any more.
    tries: StoredValue<u32>,
    /// What was not written when this tab lost the games.
    left: StoredValue<Changes>,
    /// The newest first, and among them those just removed.
    games: RwSignal<Vec<Kept>>,
    aside: RwSignal<Vec<Aside>>,
    removed: RwSignal<HashSet<Key>>,
    current: RwSignal<Option<Key>>,
}

impl Keeper {
    /// The keeper of this tab.
    pub fn new() -> Self {
        let tab = Tab::new();
        Self {
            tab,
            writer: Writer::new(tab),
            reading: RwSignal::new(Reading::Begun),
            tries: StoredValue::new(0),
            left: StoredValue::new(Changes::new()),
            games: RwSignal::new(Vec::new()),
            aside: RwSignal::new(Vec::new()),
            removed: RwSignal::new(HashSet::new()),
            current: RwSignal::new(None),
        }
    }

    /// Whether the games are this tab's, of those that show the page.
    pub const fn tab(self) -> Tab {
        self.tab
    }

    /// What could not be written down, if the player has not read of it yet; tracked.
    pub fn trouble(self) -> Option<Trouble> {
        self.writer.trouble()
    }

    /// The player has read of the trouble.
    pub fn dismiss_trouble(self) {
        self.writer.dismiss_trouble();
    }

    /// How far the reading of the kept games is; tracked.
    pub fn reading(self) -> Reading {
        self.reading.get()
    }

    /// Reads the games that are kept; done once they are there, or it is clear that it will take longer. It goes on until they are.
    pub async fn load(self) {
        // Another tab may have gone on with what this one had, but not with what was never written.
        let mut left = self.left.try_update_value(std::mem::take).unwrap_or_default();
        left.extend(self.writer.withdraw());
        self.games.update(|games| games.retain(|game| left.contains_key(&game.key.to_string())));
        self.aside.set(Vec::new());
        self.removed.set(HashSet::new());
        self.current.set(None);
        self.left.set_value(left);
        self.reading.set(Reading::Begun);
        let known = Promise::new(&mut |known, _| {
            let slow = known.clone();
            spawn_local(async move {
                self.try_to_read().await.unwrap_or_default();
                known.call0(&JsValue::NULL).ok();
            });
            let give_up = move || {
                if self.reading.try_get_untracked() == Some(Reading::Begun) {
                    self.reading.set(Reading::Slow);
                }
                slow.call0(&JsValue::NULL).ok();
            };
            set_timeout(give_up, PATIENCE);
        });
        JsFuture::from(known).await.ok();
    }

    /// Tries once more to read the games, without waiting for the next time.
    pub fn read_again(self) {
        self.reading.set(Reading::Slow);
        spawn_local(async move { self.try_to_read().await.unwrap_or_default() });
    }

    /// `None` if the page has gone, or another try has begun since.
    async fn try_to_read(self) -> Option<()> {
        let this = self.tries.try_get_value()?.wrapping_add(1);
        self.tries.set_value(this);
        let is_latest = move || self.tries.try_get_value() == Some(this) && self.tab.is_mine();
        let result = self.read().await;
        is_latest().then_some(())?;
        match result {
            Ok(kept) => {
                self.add(kept);
                self.reading.set(Reading::Done);
                self.writer.begin_anew(); // it may have waited for the store, too
            }
            Err(why) => {
                self.reading.set(Reading::Failed(why));
                let again = move || {
                    if is_latest() {
                        spawn_local(async move { self.try_to_read().await.unwrap_or_default() });
                    }
                };
                set_timeout(again, Duration::from_secs(1 << this.min(LONGEST_PAUSE)));
            }
        }
        Some(())
    }

    async fn read(self) -> Result<HashMap<String, String>, NotRead> {
        let (database, mut kept) = self.writer.read().await?;
        before::take_over(&mut kept, &database, CURRENT, fresh_key).await?;
        bring(kept.values()).await?;
        Ok(kept)
    }

    /// Adds what was read to what there is already: games dealt meanwhile.
    fn add(self, mut kept: HashMap<String, String>) {
        let left = self.left.try_update_value(std::mem::take).unwrap_or_default();
        for (name, text) in left {
            if Key::of_place(&name).is_some() && !kept.contains_key(&name) {
                self.writer.change(name, text);
            }
        }
        if self.current.with_untracked(Option::is_none) {
            self.current.set(kept.remove(CURRENT).as_deref().and_then(Key::of_place));
        }
        let mut games = self.games.get_untracked();
        let mut aside = Vec::new();
        for (key, text) in kept.into_iter().filter_map(|(name, text)| Some((Key::of_place(&name)?, text))) {
            match Kept::from_text(key, text) {
                Ok(game) => match games.iter_mut().find(|known| known.key == key) {
                    // What could not be written may be newer than what the store has.
                    Some(known) if known.played > game.played => {
                        self.writer.change(key.to_string(), Some(known.to_text()));
                    }
                    Some(known) if known.played == game.played => {}
                    Some(known) => *known = game,
                    None => games.push(game),
                },
                Err(unread) => aside.push(unread),
            }
        }
        games::newest_first(&mut games);
        sort_few(&mut aside, |a, b| a.key.cmp(&b.key));
        self.games.set(games);
        self.aside.set(aside);
    }

    /// Every kept game, the one played last first, and among them those just removed; tracked.
    pub fn games(self) -> Vec<Kept> {
        self.games.get()
    }

    /// What is kept but cannot be read; tracked.
    pub fn aside(self) -> Vec<Aside> {
        self.aside.get()
    }

    /// The running game that was played last; tracked.
    pub fn running(self) -> Option<Kept> {
        self.removed.with(|removed| {
            let running = |game: &&Kept| !removed.contains(&game.key) && !game.record.is_over();
            self.games.with(|games| games.iter().find(running).cloned())
        })
    }

    /// The game that was opened last, if it is still kept.
    pub fn current_now(self) -> Option<(Key, AnyRecord)> {
        let key = self.current.get_untracked()?;
        Some((key, self.game_now(key)?))
    }

    /// The game at that place, as it was last known.
    pub fn game_now(self, key: Key) -> Option<AnyRecord> {
        let removed = self.removed.with_untracked(|removed| removed.contains(&key));
        let find = |games: &Vec<Kept>| games.iter().find(|game| game.key == key).map(|game| game.record.clone());
        self.games.with_untracked(find).filter(|_| !removed)
    }

    /// Keeps `record` as a new game. Where there are too many the oldest finished one goes, but not the one to be `spared`.
    pub fn begin(self, record: AnyRecord, spared: Option<Key>) -> Key {
        self.sweep();
        if let Some(key) = self.games.with_untracked(|games| games::to_make_room(games, spared)) {
            self.games.update(|games| games.retain(|game| game.key != key));
            self.writer.change(key.to_string(), None);
        }
        let key = fresh_key();
        self.put(Kept { key, played: now(), record });
        key
    }

    /// Notes that this game is the one that the page shows.
    pub fn open(self, key: Key) {
        if self.current.get_untracked() != Some(key) {
            self.current.set(Some(key));
        }
        if self.tab.is_mine() {
            self.writer.change(CURRENT.to_owned(), Some(key.to_string()));
        }
    }

    /// Notes that the page shows none: the next visit begins on the first screen.
    pub fn leave(self) {
        if self.tab.is_mine() {
            self.writer.change(CURRENT.to_owned(), None);
        }
    }

    /// Keeps the game at that place as it is now. Nothing waits for it.
    pub fn keep(self, key: Key, record: AnyRecord) {
        let same = |games: &Vec<Kept>| games.iter().any(|game| game.key == key && game.record.is_at(&record));
        if self.tab.is_mine() && !self.games.with_untracked(same) {
            let before = self.game_now(key).and_then(|record| won(&record));
            Tally::count(record.game(), record.level(), &key.to_string(), before, won(&record));
            self.put(Kept { key, played: now(), record });
        }
    }

    fn put(self, game: Kept) {
        self.writer.change(game.key.to_string(), Some(game.to_text()));
        self.writer.change(CURRENT.to_owned(), Some(game.key.to_string())); // a store that was emptied has lost that, too
        self.games.update(|games| {
            games.retain(|known| known.key != game.key);
            games.push(game);
            games::newest_first(games);
        });
    }

    /// Whether what is there was just removed; tracked.
    pub fn is_removed(self, key: Key) -> bool {
        self.removed.with(|removed| removed.contains(&key))
    }

    /// Removes what is there; until [`Keeper::sweep`] it can be put back.
    pub fn remove(self, key: Key) {
        self.writer.change(key.to_string(), None);
        self.removed.update(|removed| {
            removed.insert(key);
        });
    }

    /// Puts back what was removed.
    pub fn put_back(self, key: Key) {
        let game = |games: &Vec<Kept>| games.iter().find(|game| game.key == key).map(Kept::to_text);
        let aside = |aside: &Vec<Aside>| aside.iter().find(|aside| aside.key == key).map(|aside| aside.text.clone());
        if let Some(text) = self.games.with_untracked(game).or_else(|| self.aside.with_untracked(aside)) {
            self.writer.change(key.to_string(), Some(text));
        }
        self.removed.update(|removed| {
            removed.remove(&key);
        });
    }

    /// Lets go of what was removed.
    pub fn sweep(self) {
        let removed = self.removed.get_untracked();
        if !removed.is_empty() {
            self.games.update(|games| games.retain(|game| !removed.contains(&game.key)));
            self.aside.update(|aside| aside.retain(|aside| !removed.contains(&aside.key)));
            self.removed.set(HashSet::new());
        }
    }
}

/// Brings what is needed to read these texts; those that are of no game need nothing.
async fn bring(texts: impl Iterator<Item = &String>) -> Result<(), Missing> {
    for text in texts {
        if let Ok(game) = Listed::of(text) {
            game.part.bring().await?;
        }
    }
    Ok(())
}

/// What came by a link or a file and is not answered yet; kept for this tab alone, since the address keeps nothing of it.
pub mod offered {
    use super::storage;

    const OFFERED: &str = "offered";

    /// Keeps its text until it is answered.
    pub fn set(text: &str) {
        storage::tab::set(OFFERED, text);
    }

    /// What was not answered before the page was loaded anew.
    pub fn get() -> Option<String> {
        storage::tab::get(OFFERED)
    }

    /// It is answered.
    pub fn forget() {
        storage::tab::forget(OFFERED);
    }
}

/// Whether the player has won, once a game is over that counts.
fn won(record: &AnyRecord) -> Option<bool> {
    let counts = record.is_over() && !record.is_practice();
    counts.then(|| record.summary().winners.is_some_and(|winners| winners.contains(&ME)))
}

fn fresh_key() -> Key {
    Key::new(now(), (js_sys::Math::random() * f64::from(u32::MAX)) as u32)
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}
