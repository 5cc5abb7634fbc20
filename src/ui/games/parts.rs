//! The program comes in parts: the shell with all that the first screen shows, and for each game what its tables and its bots are made of.
//! The chosen game's part is asked for while the shell still comes (`boot/boot.js`), the others' when their game is opened, or some time after.
//! `xtask/src/split.rs` cuts the program where `wasm_split` says: a game's part is all the code that only its [`Part`] leads to. Whoever calls
//! a game's rules, bots or table past it moves them into the shell.
//!
//! Without `--cfg=split`, as in tests and under `trunk serve`, all is one program, and every part is there.

use std::any::Any;
use std::cell::RefCell;
#[cfg(split)]
use std::sync::OnceLock;

use leptos::prelude::*;

use crate::bots::Level;
use crate::engine::{LoadError, Session};
use crate::games::desperados::Desperados;
use crate::games::wyatt_earp::WyattEarp;
use crate::games::wyoming_cowboy::WyomingCowboy;
use crate::protocol;
use crate::record::Record;
use crate::ui::browser::clock;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::play::controller::Controller;
use crate::ui::play::controller::lesson::Progress;
use crate::ui::play::{Exits, Play};
use crate::ui::settings::Settings;
use crate::ui::table::coach::Coach;
use crate::ui::trouble::Missing;

/// How long a bot thinks about one question at most, in milliseconds.
const THINKING_MS: f64 = 1_000.0;

thread_local! {
    /// What the worker has inferred so far at the table that it is asked about, a [`Mind::Insight`](crate::bots::Mind::Insight).
    static INSIGHT: RefCell<Box<dyn Any>> = RefCell::new(Box::new(()));
}

/// What the page, and the worker, can do with a game once its part is there.
#[derive(Debug)]
pub struct Part {
    /// Deals a game; nothing if the rules know no such table.
    pub deal: fn(&NewGame) -> Option<AnyRecord>,
    /// The table of a lesson, and who tells it.
    pub teach: fn(Progress, Settings, Exits) -> Option<(AnyView, Coach)>,
    /// Reads a game of this kind.
    pub read: fn(&str) -> Result<AnyRecord, LoadError>,
    /// Answers a question about this game, for the bots' worker; with nothing what cannot be answered.
    pub serve: fn(&[u8]) -> Vec<u8>,
}

/// A table to deal at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// How many play.
    pub seats: u8,
    /// By which of the game's variants.
    pub variant: usize,
    /// A name for each seat as typed, perhaps blank; the player's first.
    pub names: Vec<String>,
    /// Where all chance comes from.
    pub seed: u64,
    /// How well the bots play.
    pub level: Level,
    /// Whether everything may be taken back.
    pub practice: bool,
}

impl Part {
    /// The part of a game.
    pub const fn of<G: Play>() -> Self {
        Self {
            deal: |new| Some(deal::<G>(new)?.into()),
            teach: teach::<G>,
            read: |text| Ok(Record::<G>::from_text(text)?.into()),
            serve: |question| {
                let limit = if protocol::is_out_of_turn::<G>(question) { protocol::ANSWERING_MS } else { THINKING_MS };
                INSIGHT.with_borrow_mut(|kept| {
                    if !kept.is::<G::Insight>() {
                        *kept = Box::new(G::Insight::default());
                    }
                    let Some(insight) = kept.downcast_mut() else { return Vec::new() };
                    protocol::serve_game::<G>(question, insight, clock::after(limit)).unwrap_or_default()
                })
            },
        }
    }
}

/// Where a game's part comes from.
#[derive(Debug)]
pub struct Source {
    #[cfg(split)]
    split: split::Split,
    #[cfg(split)]
    here: OnceLock<&'static Part>,
    #[cfg(not(split))]
    whole: &'static Part,
}

impl Source {
    /// The part, once it is there.
    pub fn now(&self) -> Option<&'static Part> {
        #[cfg(split)]
        return self.here.get().copied();
        #[cfg(not(split))]
        Some(self.whole)
    }

    /// Brings the part, unless it is there.
    ///
    /// # Errors
    /// If it does not come. It may be asked for again.
    #[cfg_attr(not(split), allow(clippy::unused_async))]
    pub async fn bring(&self) -> Result<&'static Part, Missing> {
        #[cfg(split)]
        if self.here.get().is_none() {
            let part = (self.split)().await?;
            return Ok(self.here.get_or_init(|| part));
        }
        self.now().ok_or(Missing::Stopped)
    }
}

/// A source for each game.
macro_rules! sources {
    ($($name:ident: $Game:ty),* $(,)?) => {
        $(pub(super) const fn $name() -> Source {
            Source {
                #[cfg(split)]
                split: split::$name,
                #[cfg(split)]
                here: OnceLock::new(),
                #[cfg(not(split))]
                whole: &const { Part::of::<$Game>() },
            }
        })*

        #[cfg(split)]
        mod split {
            use std::pin::Pin;

            use js_sys::{Promise, Reflect};
            use wasm_bindgen::prelude::*;
            use wasm_bindgen_futures::JsFuture;
            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            use super::*;

            pub(super) type Split = fn() -> Pin<Box<dyn Future<Output = Result<&'static Part, Missing>>>>;

            $(pub(super) fn $name() -> Pin<Box<dyn Future<Output = Result<&'static Part, Missing>>>> {
                #[wasm_split($name, fallible)]
                fn $name() -> Result<&'static Part, Missing> {
                    Ok(const { &Part::of::<$Game>() })
                }
                Box::pin(async {
                    brought(stringify!($name)).await?;
                    $name().await
                })
            })*

            /// Has the files of a part brought, for `wasm_split` to find them there.
            async fn brought(name: &str) -> Result<(), Missing> {
                let why = match bring_part(name) {
                    Ok(promise) => match JsFuture::from(promise).await {
                        Ok(_) => return Ok(()),
                        Err(why) => why,
                    },
                    Err(why) => why,
                };
                let why = Reflect::get(&why, &"why".into()).ok().and_then(|why| why.as_string());
                Err(Missing::by_name(&why.unwrap_or_default()))
            }

            impl From<SplitLoaderError> for Missing {
                fn from(_: SplitLoaderError) -> Self {
                    Self::Stopped
                }
            }

            #[wasm_bindgen]
            extern "C" {
                /// Of `boot/boot.js`; in the worker, of the text that it is started from.
                #[wasm_bindgen(js_namespace = globalThis, js_name = bringPart, catch)]
                fn bring_part(name: &str) -> Result<Promise, JsValue>;
            }
        }
    };
}

sources! { wyatt_earp: WyattEarp, desperados: Desperados, wyoming_cowboy: WyomingCowboy }

pub(super) fn deal<G: Play>(new: &NewGame) -> Option<Record<G>> {
    let session = Session::<G>::new(G::options(new.seats, new.variant), new.seed).ok()?;
    let session = if new.practice { session.into_practice() } else { session };
    Some(Record::new(session, &new.names).at_level(new.level))
}

fn teach<G: Play>(progress: Progress, settings: Settings, exits: Exits) -> Option<(AnyView, Coach)> {
    let controller = Controller::<G>::teach(progress, settings)?;
    let coach = controller.coach(exits.leave)?;
    Some((G::table(controller, exits), coach))
}
