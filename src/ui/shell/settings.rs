//! What the player has set for good: the language, the pace of the bots, how loud it is, whether hints are offered and whether single keys are shortcuts.
//! Kept by the browser, if it will.

use leptos::prelude::*;

use crate::ui::browser::storage;
use crate::ui::text::{Lang, label, speak};

/// How fast the bots' acts follow one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// To read every line.
    Slow,
    /// To follow.
    #[default]
    Normal,
    /// To glance at.
    Fast,
    /// At once.
    Instant,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// The pause after an act, in milliseconds.
    pub const fn millis(self) -> f64 {
        match self {
            Self::Slow => 2200.0,
            Self::Normal => 1200.0,
            Self::Fast => 500.0,
            Self::Instant => 0.0,
        }
    }

    /// How long movements take, as a multiple of their time at the normal pace.
    pub const fn tempo(self) -> f64 {
        match self {
            Self::Slow => 1.4,
            Self::Normal => 1.0,
            Self::Fast => 0.55,
            Self::Instant => 0.0,
        }
    }

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Slow => label().slow,
            Self::Normal => label().normal,
            Self::Fast => label().fast,
            Self::Instant => label().instant,
        }
    }
}

/// What the browser keeps a pace by, in the order of [`Pace::ALL`].
const PACES: [&str; 4] = ["slow", "normal", "fast", "instant"];
/// Read by `boot/boot.js`, too, which gives the document its language before the program runs.
const LANGUAGE: &str = "language";
const PACE: &str = "pace";
const SHORTCUTS: &str = "shortcuts";
const HINTS: &str = "hints";
const OFF: &str = "off";
const SOUND: &str = "sound";

/// How loud the table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// Not at all.
    Off,
    /// For whoever is not alone.
    #[default]
    Soft,
    /// To be heard.
    Full,
}

impl Volume {
    /// All of them, the softest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Soft, Self::Full];

    /// From 0 to 1.
    pub const fn gain(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Soft => 0.25,
            Self::Full => 0.8,
        }
    }

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Off => label().sound_off,
            Self::Soft => label().sound_soft,
            Self::Full => label().sound_full,
        }
    }
}

/// What the browser keeps a volume by, in the order of [`Volume::ALL`].
const VOLUMES: [&str; 3] = [OFF, "soft", "full"];

/// The settings; every change is kept.
#[derive(Clone, Copy)]
pub struct Settings {
    language: RwSignal<Lang>,
    pace: RwSignal<Pace>,
    shortcuts: RwSignal<bool>,
    hints: RwSignal<bool>,
    volume: RwSignal<Volume>,
}

impl Settings {
    /// As the player left them.
    pub fn load() -> Self {
        let kept = |key, names: &[&str]| storage::get(key).and_then(|kept| names.iter().position(|&name| name == kept));
        let pace = kept(PACE, &PACES).and_then(|at| Pace::ALL.get(at).copied());
        let volume = kept(SOUND, &VOLUMES).and_then(|at| Volume::ALL.get(at).copied());
        let lang = document()
            .document_element()
            .and_then(|page| Lang::by_code(&page.get_attribute("lang")?))
            .unwrap_or(Lang::En);
        speak(lang);
        let switch = |key| RwSignal::new(storage::get(key).is_none_or(|kept| kept != OFF));
        Self {
            language: RwSignal::new(lang),
            pace: RwSignal::new(pace.unwrap_or_default()),
            shortcuts: switch(SHORTCUTS),
            hints: switch(HINTS),
            volume: RwSignal::new(volume.unwrap_or_default()),
        }
    }

    /// The language; tracked. What shows words is built anew when it changes.
    pub fn language(self) -> Lang {
        self.language.get()
    }

    /// Speaks another language from now on.
    pub fn set_language(self, lang: Lang) {
        storage::set(LANGUAGE, lang.code());
        if let Some(page) = document().document_element() {
            page.set_attribute("lang", lang.code()).ok();
        }
        speak(lang);
        self.language.set(lang);
    }

    /// The pace; tracked.
    pub fn pace(self) -> Pace {
        self.pace.get()
    }

    /// The pace, for code that runs on its own time.
    pub fn pace_now(self) -> Pace {
        self.pace.try_get_untracked().unwrap_or_default()
    }

    /// Sets the pace.
    pub fn set_pace(self, pace: Pace) {
        storage::set(PACE, PACES[pace as usize]);
        self.pace.set(pace);
    }

    /// Whether single keys are shortcuts; tracked.
    pub fn shortcuts(self) -> bool {
        self.shortcuts.get()
    }

    /// As [`Self::shortcuts`], for code that runs on its own time.
    pub fn shortcuts_now(self) -> bool {
        self.shortcuts.try_get_untracked().unwrap_or_default()
    }

    /// Whether hints are offered; tracked.
    pub fn hints(self) -> bool {
        self.hints.get()
    }

    /// Offers hints or not.
    pub fn set_hints(self, on: bool) {
        storage::set(HINTS, if on { "on" } else { OFF });
        self.hints.set(on);
    }

    /// How loud the table is; tracked.
    pub fn volume(self) -> Volume {
        self.volume.get()
    }

    /// The same, for code that runs on its own time.
    pub fn volume_now(self) -> Volume {
        self.volume.try_get_untracked().unwrap_or_default()
    }

    /// Sets how loud the table is.
    pub fn set_volume(self, volume: Volume) {
        storage::set(SOUND, VOLUMES[volume as usize]);
        self.volume.set(volume);
    }

    /// Turns shortcuts on or off.
    pub fn set_shortcuts(self, on: bool) {
        storage::set(SHORTCUTS, if on { "on" } else { OFF });
        self.shortcuts.set(on);
    }
}
