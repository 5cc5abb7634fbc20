//! Parts of the program that come when they are wanted: of each game what its tables are made of (`ui/games/parts.rs`) and its bots
//! (`ui/play/bots.rs`), which are in the same part where they are light, and what reads the rules out (`ui/table/reader.rs`).
//! `xtask/src/split.rs` cuts the program where `wasm_split` says: a part is all the code that only its [`Source`] leads to. Whoever calls a
//! game's bots past theirs moves them into the table's part, and its table into the shell.
//!
//! Without `--cfg=split`, as in tests and under `trunk serve`, all is one program, and every part is there.

#[cfg(split)]
use std::pin::Pin;
#[cfg(split)]
use std::sync::OnceLock;

#[cfg(split)]
use js_sys::{Promise, Reflect};
#[cfg(split)]
use wasm_bindgen::prelude::*;
#[cfg(split)]
use wasm_bindgen_futures::JsFuture;
#[cfg(split)]
use wasm_split_helpers::SplitLoaderError;

use crate::ui::trouble::Missing;

/// A part on its way.
#[cfg(split)]
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<&'static T, Missing>>>>;

/// Where a part comes from; `part!` makes one.
#[derive(Debug)]
pub struct Source<T: 'static> {
    #[cfg(split)]
    split: fn() -> Coming<T>,
    #[cfg(split)]
    here: OnceLock<&'static T>,
    #[cfg(not(split))]
    whole: &'static T,
}

impl<T> Source<T> {
    /// What `split` brings.
    #[cfg(split)]
    pub const fn new(split: fn() -> Coming<T>) -> Self {
        Self { split, here: OnceLock::new() }
    }

    /// What is there from the beginning.
    #[cfg(not(split))]
    pub const fn new(whole: &'static T) -> Self {
        Self { whole }
    }

    /// The part, once it is there.
    pub fn now(&self) -> Option<&'static T> {
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
    pub async fn bring(&self) -> Result<&'static T, Missing> {
        #[cfg(split)]
        if self.here.get().is_none() {
            let part = (self.split)().await?;
            return Ok(self.here.get_or_init(|| part));
        }
        self.now().ok_or(Missing::Stopped)
    }
}

/// The source of a part of that name and type: `part!(faro_bots: Bots = Bots::of::<Faro>())`.
macro_rules! part {
    ($name:ident: $Part:ty = $part:expr) => {{
        #[cfg(split)]
        {
            use wasm_split_helpers::wasm_split;

            fn split() -> $crate::ui::part::Coming<$Part> {
                #[wasm_split($name, fallible)]
                fn $name() -> Result<&'static $Part, $crate::ui::trouble::Missing> {
                    Ok(const { &$part })
                }
                Box::pin(async {
                    $crate::ui::part::brought(stringify!($name)).await?;
                    $name().await
                })
            }
            $crate::ui::part::Source::new(split)
        }
        #[cfg(not(split))]
        $crate::ui::part::Source::new(const { &$part })
    }};
}
pub(crate) use part;

/// Has the files of a part brought, for `wasm_split` to find them there.
#[cfg(split)]
pub async fn brought(name: &str) -> Result<(), Missing> {
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

#[cfg(split)]
impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Self {
        Self::Stopped
    }
}

#[cfg(split)]
#[wasm_bindgen]
extern "C" {
    /// Of `boot/boot.js`; in the worker, of the text that it is started from.
    #[wasm_bindgen(js_namespace = globalThis, js_name = bringPart, catch)]
    fn bring_part(name: &str) -> Result<Promise, JsValue>;
}
