//! What the player has set for good. Kept by the browser, if it will; a setting that is not kept, or kept in a way that nobody knows, is as
//! it was at first.

mod choices;
mod dialog;
pub(super) mod languages;

use std::ops::Deref;

use leptos::prelude::*;

pub use self::choices::{Back, Motion, Order, Pace, Size, Theme, UNTIL_TURNED, Volume};
pub use self::dialog::{SettingsDialog, stops};
use crate::ui::browser::{look, storage};
use crate::ui::text::{Lang, setting, speak};

/// Read by `boot/boot.js`, too, which gives the document its language before the program runs.
const LANGUAGE: &str = "language";

/// One of a few things to choose from; every change is kept. Copies are the same one.
#[derive(Clone, Copy, Debug)]
pub struct Setting<T: 'static> {
    key: &'static str,
    /// The game that it is of; empty for what holds in all.
    of: &'static str,
    /// What is to be chosen from, each with the name that it is kept by.
    all: &'static [(T, &'static str)],
    first: u8,
    at: RwSignal<u8>,
}

impl<T: Copy + PartialEq> Setting<T> {
    /// As the player left it, or else as it is at `first`.
    fn load(key: &'static str, of: &'static str, all: &'static [(T, &'static str)], first: T) -> Self {
        let first = all.iter().position(|&(one, _)| one == first).unwrap_or_default() as u8;
        let setting = Self { key, of, all, first, at: RwSignal::new(first) };
        setting.read();
        setting
    }

    /// What it is; tracked.
    pub fn get(self) -> T {
        self.all[usize::from(self.at.get())].0
    }

    /// The same, for code that runs on its own time.
    pub fn now(self) -> T {
        self.all[usize::from(self.at.try_get_untracked().unwrap_or(self.first))].0
    }

    /// Sets it.
    pub fn set(self, value: T) {
        if let Some(at) = self.all.iter().position(|&(one, _)| one == value) {
            self.choose(at);
        }
    }

    /// The name by which it is kept.
    fn name(self) -> &'static str {
        self.all[usize::from(self.at.get_untracked())].1
    }
}

impl<T> Setting<T> {
    /// Sets it to what is kept, if anything is.
    fn read(self) {
        let kept = storage::get(&name(self.key, self.of));
        let kept = kept.and_then(|kept| self.all.iter().position(|&(_, name)| name == kept));
        if let Some(at) = kept.filter(|&at| at != usize::from(self.at.get_untracked())) {
            self.at.set(at as u8);
        }
    }

    /// Sets it to that of all.
    fn choose(self, at: usize) {
        storage::set(&name(self.key, self.of), self.all[at].1);
        self.at.set(at as u8);
    }
}

/// What a setting is kept under.
fn name(key: &str, of: &str) -> String {
    if of.is_empty() { key.to_owned() } else { format!("{key} {of}") }
}

/// A setting that is on or off.
type Switch = Setting<bool>;

const SWITCH: [(bool, &str); 2] = [(false, "off"), (true, "on")];

/// In which order the hand is held in one game.
#[derive(Clone, Copy, Debug)]
pub struct HandOrder {
    /// Which.
    pub order: Setting<Order>,
    /// Those that the game knows how to make, as it calls them; the usual one first.
    names: [(Order, &'static str); 2],
}

impl HandOrder {
    /// As the player left it in `game`.
    pub fn load(game: &'static str, names: [(Order, &'static str); 2]) -> Self {
        Self { order: Setting::load("hand", game, &Order::ALL, names[0].0), names }
    }

    /// As the page says it; tracked.
    pub fn label(self) -> &'static str {
        self.label_of(self.order.get())
    }

    fn label_of(self, order: Order) -> &'static str {
        self.names.iter().find(|&&(one, _)| one == order).map_or(setting().drawn, |&(_, name)| name)
    }

    /// Holds it in the next order; gives that as the page says it.
    pub fn turn(self) -> &'static str {
        let at = usize::from(self.order.at.get_untracked());
        self.order.choose((at + 1) % Order::ALL.len());
        self.label_of(self.order.now())
    }
}

/// The settings. Copies are the same ones: there is one page, and it keeps them to its end.
#[derive(Clone, Copy)]
pub struct Settings(&'static All);

impl Deref for Settings {
    type Target = All;

    fn deref(&self) -> &All {
        self.0
    }
}

/// Every setting.
pub struct All {
    language: RwSignal<Lang>,
    /// Whether the settings are open where the screen is built anew.
    stay_open: StoredValue<bool>,
    /// How fast the bots' acts follow one another.
    pub pace: Setting<Pace>,
    /// How loud the table is.
    pub volume: Setting<Volume>,
    /// How loud it was last before it was silent.
    pub loud: Setting<Volume>,
    /// The colours of the page.
    pub theme: Setting<Theme>,
    /// How much moves.
    pub motion: Setting<Motion>,
    /// How large the cards are.
    pub cards: Setting<Size>,
    /// The backs of the cards.
    pub back: Setting<Back>,
    /// Whether the table is set for the left hand.
    pub left: Switch,
    /// Whether hints are offered.
    pub hints: Switch,
    /// Whether single keys are shortcuts.
    pub shortcuts: Switch,
    /// Whether the player is asked again before their turn ends.
    pub confirm: Switch,
    /// Whether the log names what players are to remember themselves.
    pub memory: Switch,
    /// Whether the others say something now and then.
    pub lines: Switch,
}

impl Settings {
    /// As the player left them.
    pub fn load() -> Self {
        let lang = document()
            .document_element()
            .and_then(|page| Lang::by_code(&page.get_attribute("lang")?))
            .unwrap_or(Lang::En);
        speak(lang);
        let switch = |key, first| Setting::load(key, "", &SWITCH, first);
        let all = All {
            language: RwSignal::new(lang),
            stay_open: StoredValue::new(false),
            pace: Setting::load("pace", "", &Pace::ALL, Pace::Normal),
            volume: Setting::load("sound", "", &Volume::ALL, Volume::Soft),
            loud: Setting::load("loud", "", &Volume::ALL, Volume::Soft),
            theme: Setting::load("theme", "", &Theme::ALL, Theme::System),
            motion: Setting::load("motion", "", &Motion::ALL, Motion::System),
            cards: Setting::load("cards", "", &Size::ALL, Size::Usual),
            back: Setting::load("back", "", &Back::ALL, Back::Red),
            left: switch("left", false),
            hints: switch("hints", true),
            shortcuts: switch("shortcuts", true),
            confirm: switch("confirm", false),
            memory: switch("memory", false),
            lines: switch("lines", true),
        };
        let settings = Self(Box::leak(Box::new(all)));
        settings.show();
        settings
    }

    /// Has the page look as it is set. The first time `boot/look.js` has done as much for theme and movement as must not wait.
    fn show(self) {
        Effect::new(move |_| {
            let volume = self.volume.get();
            if volume != Volume::Off && volume != self.loud.now() {
                self.loud.set(volume);
            }
        });
        Effect::new(move |before: Option<()>| {
            self.theme.at.track();
            self.motion.at.track();
            if before.is_some() {
                look::choose_theme(self.theme.name());
                look::choose_motion(self.motion.name());
            }
        });
        Effect::new(move |_| {
            self.back.at.track();
            self.cards.at.track();
            self.pace.at.track();
            look::mark("back", self.back.name());
            look::mark("cards", self.cards.name());
            look::mark("pace", self.pace.name());
            look::mark("handed", if self.left.get() { "left" } else { "right" });
        });
    }

    /// The language; tracked. What shows words is built anew when it changes.
    pub fn language(self) -> Lang {
        self.language.get()
    }

    /// Speaks another language from now on. If it was chosen among the settings, these stay open.
    pub fn set_language(self, lang: Lang, among_settings: bool) {
        self.stay_open.set_value(among_settings);
        storage::set(LANGUAGE, lang.code());
        if let Some(page) = document().document_element() {
            page.set_attribute("lang", lang.code()).ok();
        }
        speak(lang);
        self.language.set(lang);
    }

    /// Sets all to what is kept: another tab may have changed it.
    pub fn read_again(self) {
        self.pace.read();
        self.volume.read();
        self.theme.read();
        self.motion.read();
        self.cards.read();
        self.back.read();
        for switch in [self.left, self.hints, self.shortcuts, self.confirm, self.memory, self.lines] {
            switch.read();
        }
        if let Some(lang) = storage::get(LANGUAGE).and_then(|code| Lang::by_code(&code))
            && lang != self.language.get_untracked()
        {
            self.set_language(lang, false);
        }
    }

    /// Whether a screen that is built begins with the settings open: once, after [`Self::set_language`].
    pub fn stay_open(self) -> bool {
        self.stay_open.try_update_value(std::mem::take).unwrap_or_default()
    }
}
