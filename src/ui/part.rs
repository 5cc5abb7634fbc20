//! Parts of the program that come when they are wanted: of each game what its tables are made of (`ui/games/parts.rs`), what they can do without
//! until it is asked for (`later.rs` in the game's folder; `ui/table/later.rs`), and its bots (`ui/play/bots.rs`), which are in the table's part
//! where they are light.
//! `xtask/src/split.rs` cuts the program where `wasm_split` says: a part is all the code that only its [`Source`] leads to. To call a
//! game's bots in any other way pulls them into the table's part, and its table into the shell.
//!
//! Without `--cfg=split`, as in tests and under `trunk serve`, all is one program, and every part is there.

use std::pin::Pin;
#[cfg(split)]
use std::sync::OnceLock;

use gloo_timers::future::TimeoutFuture;
#[cfg(split)]
use js_sys::{Promise, Reflect};
use leptos::prelude::*;
#[cfg(split)]
use wasm_bindgen::prelude::*;
#[cfg(split)]
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_futures::spawn_local;
#[cfg(split)]
use wasm_split_helpers::SplitLoaderError;

use crate::ui::trouble::Missing;

/// How long it is before a part that did not come is asked for again, in milliseconds; each time twice as long …
const FIRST_PAUSE_MS: u32 = 1_000;
/// … up to this.
const LONGEST_PAUSE_MS: u32 = 60_000;

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

impl<T: Sync> Source<T> {
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

    /// Brings the part, and asks for it until it comes: there may be a network again.
    pub async fn come(&self) -> &'static T {
        let mut pause = FIRST_PAUSE_MS;
        loop {
            if let Ok(part) = self.bring().await {
                return part;
            }
            TimeoutFuture::new(pause).await;
            pause = (2 * pause).min(LONGEST_PAUSE_MS);
        }
    }

    /// What `draw` makes of the part: at once if it is there, or else as soon as it comes, and `meanwhile` stands there until then.
    pub fn draw(
        &'static self,
        meanwhile: impl Fn() -> AnyView + Send + Sync + 'static,
        draw: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        drawn(
            || self.now(),
            Box::pin(async {
                self.come().await;
            }),
            meanwhile,
            draw,
        )
    }
}

/// A source of which only that matters which every part of its kind has in it.
pub trait Gives<H: 'static>: Sync {
    /// That, once the part is there.
    fn given(&self) -> Option<&'static H>;
    /// Brings the part, and asks for it until it comes.
    fn come(&'static self) -> Pin<Box<dyn Future<Output = ()>>>;
    /// Brings the part, unless it is there.
    ///
    /// # Errors
    /// If it does not come. It may be asked for again.
    fn bring(&'static self) -> Pin<Box<dyn Future<Output = Result<(), Missing>>>>;
}

impl<H: 'static, T: AsRef<H> + Sync + 'static> Gives<H> for Source<T> {
    fn given(&self) -> Option<&'static H> {
        self.now().map(T::as_ref)
    }

    fn come(&'static self) -> Pin<Box<dyn Future<Output = ()>>> {
        Box::pin(async {
            Self::come(self).await;
        })
    }

    fn bring(&'static self) -> Pin<Box<dyn Future<Output = Result<(), Missing>>>> {
        Box::pin(async { Self::bring(self).await.map(drop) })
    }
}

impl<H: Sync + 'static> dyn Gives<H> {
    /// As [`Source::draw`], of what every part of the kind has in it.
    pub fn draw(
        &'static self,
        meanwhile: impl Fn() -> AnyView + Send + Sync + 'static,
        draw: impl Fn(&'static H) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        drawn(|| self.given(), self.come(), meanwhile, draw)
    }
}

fn drawn<T: Sync + 'static>(
    now: impl Fn() -> Option<&'static T> + Send + Sync + 'static,
    coming: Pin<Box<dyn Future<Output = ()>>>,
    meanwhile: impl Fn() -> AnyView + Send + Sync + 'static,
    draw: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    if let Some(part) = now() {
        return draw(part);
    }
    let is_here = RwSignal::new(false);
    spawn_local(async move {
        coming.await;
        is_here.try_set(true); // by then the page may show something else
    });
    let drawn = move || {
        is_here.track();
        now().map_or_else(&meanwhile, &draw)
    };
    drawn.into_any()
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
