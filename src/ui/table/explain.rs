//! Everything explains itself: whatever carries `data-explain` tells what it is, what it does and why it cannot be played, when the pointer
//! rests on it, when `?` is pressed while it has the focus, when a finger rests on it, and when it is pressed while the player asks. Nothing on
//! the table moves for it. What it says is the game's.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use self::place::Place;
use super::Refusal;
use crate::ui::browser::focus;

mod listen;
mod place;
mod walk;

/// What a thing carries in `data-explain` that says of itself what it is: in `data-title`, `data-about` and `data-rule`.
pub(super) const ITSELF: &str = "itself";
/// What can be explained.
const THING: &str = "[data-explain]";

/// What is to be known of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What it is called.
    pub title: String,
    /// What it is and does, in sentences.
    pub lines: Vec<String>,
    /// Why it cannot be played now.
    pub why: Option<Refusal>,
    /// Who would get what.
    pub pays: Option<Pays>,
    /// The number of the rule that it goes by.
    pub rule: &'static str,
}

/// Who would get what, as a table: a column of names, then one for now and perhaps one for what would be then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pays {
    /// The heads of the columns after the names.
    pub heads: Vec<String>,
    /// A row for each who would get anything: the name, then what they would get.
    pub rows: Vec<Vec<String>>,
}

/// An explanation without a reason why not, and without who would get what.
pub fn told(title: &str, lines: Vec<String>, rule: &'static str) -> Explanation {
    Explanation { title: title.to_owned(), lines, rule, ..Explanation::default() }
}

impl Explanation {
    /// What those hear who hear the page.
    pub(super) fn spoken(&self) -> String {
        let pays = self.pays.iter().flat_map(|pays| {
            pays.rows.iter().map(|row| {
                let (name, amounts) = row.split_first().map_or(("", [].as_slice()), |(name, rest)| (name, rest));
                let each = pays.heads.iter().zip(amounts).map(|(head, amount)| format!("{head} {amount}"));
                format!("{name}: {}.", each.collect::<Vec<_>>().join(", "))
            })
        });
        let why = self.why.iter().map(|why| why.words.clone());
        let lines = self.lines.iter().cloned().chain(why).chain(pays).collect::<Vec<_>>();
        format!("{}. {}", self.title, lines.join(" "))
    }
}

/// How an explanation came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// The pointer rests there: it goes with the pointer.
    Rest,
    /// The player asks about one thing after the other.
    Asked,
    /// The player wants this one: it has the focus until it is put away.
    Wanted,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown {
    pub explanation: Explanation,
    /// The number of its rule.
    pub rule: String,
    pub how: How,
    pub place: Place,
}

/// What the listeners remember, and nobody watches.
#[derive(Default)]
struct Inner {
    /// What is explained.
    thing: Option<Element>,
    /// What the pointer is on.
    over: Option<Element>,
    timer: Option<TimeoutHandle>,
    /// Where the pointer pressed last, until it moves: what comes to lie under it by that is not what it points at.
    still: Option<(f64, f64)>,
    /// Where a finger came down.
    down: Option<(f64, f64)>,
    /// The click that follows is no press.
    swallow: bool,
}

/// What explains a table. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Explainer {
    /// Whether the player asks: whatever is pressed then is explained rather than played.
    pub asking: RwSignal<bool>,
    pub(super) shown: RwSignal<Option<Shown>>,
    inner: StoredValue<Inner, LocalStorage>,
    explain: Callback<String, Option<Explanation>>,
}

impl Explainer {
    /// `explain` gets what a thing carries in `data-explain`.
    pub fn new(explain: Callback<String, Option<Explanation>>) -> Self {
        Self {
            asking: RwSignal::new(false),
            shown: RwSignal::new(None),
            inner: StoredValue::new_local(Inner::default()),
            explain,
        }
    }

    /// Shows what `thing` is; says whether there is anything to say.
    fn show(self, thing: &Element, how: How) -> bool {
        self.wait_no_more();
        let Some((explanation, rule)) = self.explanation(thing) else { return false };
        self.leave();
        if how != How::Wanted {
            thing.set_attribute("aria-describedby", "explanation").ok();
        }
        self.inner.update_value(|inner| inner.thing = Some(thing.clone()));
        self.shown.set(Some(Shown { explanation, rule, how, place: Place::beside(thing) }));
        true
    }

    /// What `thing` is, and the number of its rule.
    fn explanation(self, thing: &Element) -> Option<(Explanation, String)> {
        let says = |name: &str| thing.get_attribute(name);
        let key = says("data-explain")?;
        if key == ITSELF {
            let explanation =
                Explanation { title: says("data-title")?, lines: vec![says("data-about")?], ..Explanation::default() };
            return Some((explanation, says("data-rule")?));
        }
        let explanation = self.explain.run(key)?;
        let rule = explanation.rule.to_owned();
        Some((explanation, rule))
    }

    /// Forgets what was explained.
    fn leave(self) {
        if let Some(thing) = self.inner.try_update_value(|inner| inner.thing.take()).flatten() {
            thing.remove_attribute("aria-describedby").ok();
        }
    }

    /// Puts the explanation away. The focus goes back from it to what it is about, or to the hand.
    pub(super) fn hide(self) {
        self.wait_no_more();
        let Some(Some(shown)) = self.shown.try_get_untracked() else { return };
        let thing = self.inner.try_with_value(|inner| inner.thing.clone()).flatten();
        if shown.how != How::Wanted && focus::is_within(".explanation") {
            // Its own button goes, and what it is about may have no place for the focus.
            focus::go_to(".ask");
            focus::give(thing.clone().and_then(|thing| thing.dyn_into().ok()));
        }
        self.leave();
        self.shown.set(None);
        if shown.how == How::Wanted
            && let Some(thing) = thing.and_then(|thing| thing.dyn_into::<HtmlElement>().ok())
        {
            // A card may have gone in the meantime.
            if thing.is_connected() {
                walk::reach(&thing);
            } else {
                focus::go_to(".hand .card");
            }
        }
    }

    fn wait_no_more(self) {
        if let Some(timer) = self.inner.try_update_value(|inner| inner.timer.take()).flatten() {
            timer.clear();
        }
    }

    fn wait(self, millis: u64, then: impl FnOnce() + 'static) {
        self.wait_no_more();
        let timer = set_timeout_with_handle(then, Duration::from_millis(millis)).ok();
        self.inner.update_value(|inner| inner.timer = timer);
    }

    fn is_shown(self) -> bool {
        self.shown.with_untracked(Option::is_some)
    }

    fn is(self, how: How) -> bool {
        self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.how == how))
    }

    /// The player asks from now on, or no longer.
    pub(super) fn ask(self, asks: bool) {
        self.asking.set(false); // or what gets the focus back would explain itself once more
        self.hide();
        self.asking.set(asks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_explanation_is_told_as_it_is_read() {
        let explanation = Explanation {
            title: "The box".to_owned(),
            lines: vec!["It pays.".to_owned()],
            why: Some(Refusal { words: "Not now.".to_owned(), rule: "F-1" }),
            pays: Some(Pays {
                heads: ["now", "then"].map(str::to_owned).into(),
                rows: vec![["Ada", "$1", "$2"].map(str::to_owned).into()],
            }),
            rule: "F-2",
        };
        assert_eq!(explanation.spoken(), "The box. It pays. Not now. Ada: now $1, then $2.");
    }
}
