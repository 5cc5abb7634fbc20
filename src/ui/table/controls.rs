//! What the table needs of its controller, whichever game is played at it.

use std::sync::Arc;

use leptos::prelude::*;

use super::hand::Id;
use super::rules::Book;
use super::share::Handed;
use crate::bots::Level;
use crate::ui::browser::press;
use crate::ui::settings::{HandOrder, Settings};
use crate::ui::text::Names;

/// Why something is not possible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// In a sentence.
    pub words: String,
    /// The number of the rule that forbids it; empty if none does.
    pub rule: &'static str,
}

impl From<String> for Refusal {
    fn from(words: String) -> Self {
        Self { words, rule: "" }
    }
}

/// A table's controller without its game. What it is asked is tracked.
pub trait AnyController: Send + Sync {
    /// Whether the game waits for the player.
    fn deciding(&self) -> bool;
    /// Whether things are moved rather than being there at once; not tracked.
    fn is_moving(&self) -> bool;
    /// Whether anybody plays: neither is a hand counted nor the game over; tracked.
    fn playing(&self) -> bool;
    /// Whether the bots are being hurried along.
    fn skipping(&self) -> bool;
    /// The cards of the hand in the order in which they came.
    fn came(&self) -> Vec<Id>;
    /// How many acts the player has seen.
    fn acts_seen(&self) -> usize;
    /// Whether everything may be taken back.
    fn is_practice(&self) -> bool;
    /// Why the last thing tried was not possible, if it was not.
    fn refusal(&self) -> Option<Refusal>;
    /// Stops showing it.
    fn clear_refusal(&self);
    /// What the player wants to do but is asked about once more, in words.
    fn doubtful(&self) -> Option<String>;
    /// The answer to that.
    fn answer(&self, yes: bool);
    /// How many of the player's decisions can be taken back.
    ///
    /// # Errors
    /// Why none can.
    fn can_take_back(&self) -> Result<usize, String>;
    /// Takes the player's last decision back.
    fn take_back(&self);
    /// Whether the game rests because the bots have not come yet; tracked.
    fn awaits_bots(&self) -> bool;
    /// The decision that was taken back, as an order, if nothing has happened since.
    fn taken_back(&self) -> Option<String>;
    /// Hurries the bots along to the player's next decision.
    fn skip(&self);
    /// The game as it is now, to be handed on.
    fn handed(&self) -> Handed;
}

/// The controller of a table, and what the table knows from the beginning. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Controls {
    /// What the page calls each seat.
    pub names: StoredValue<Names>,
    /// How well the bots play.
    pub level: Level,
    /// The player's settings.
    pub settings: Settings,
    /// Whether this is a lesson, in which everybody acts as it is written.
    pub lesson: bool,
    /// The rules that are played by.
    pub book: Book,
    /// In which order the hand is held.
    pub order: HandOrder,
    /// Whether there is something to read in the status line's place.
    pub(super) covered: RwSignal<bool>,
    /// Whether something has been pressed of which nothing has come yet.
    waiting: StoredValue<Waiting, LocalStorage>,
    controller: StoredValue<Arc<dyn AnyController>>,
    lay_down: Callback<()>,
}

/// A press that is not on the screen yet.
#[derive(Default)]
enum Waiting {
    /// Nothing.
    #[default]
    Nothing,
    /// An act: until it is done there is no other.
    Act,
    /// What changes little, and is done at the latest when something else is pressed.
    Change(Box<dyn FnOnce()>),
}

impl Controls {
    /// The controls that go by `controller`; `lay_down` lays down what the player has picked up.
    pub fn new(
        controller: Arc<dyn AnyController>,
        names: Names,
        level: Level,
        settings: Settings,
        book: Book,
        order: HandOrder,
        lay_down: Callback<()>,
    ) -> Self {
        let (names, controller) = (StoredValue::new(names), StoredValue::new(controller));
        let covered = RwSignal::new(false);
        let waiting = StoredValue::new_local(Waiting::default());
        Self { names, level, settings, lesson: false, book, order, covered, waiting, controller, lay_down }
    }

    /// The controller itself.
    pub fn get(self) -> Arc<dyn AnyController> {
        self.controller.get_value()
    }

    /// Does what a press asks for, if that changes much. Where things move, what was pressed moves first: it is seen to be pressed, and then
    /// `act` is done. Until then nothing else that is pressed is.
    pub fn once_pressed(self, act: impl FnOnce() + 'static) {
        self.once_seen(Box::new(act));
    }

    fn once_seen(self, act: Box<dyn FnOnce()>) {
        self.settle();
        if self.waiting.with_value(|waiting| matches!(waiting, Waiting::Act)) {
            return;
        }
        if !self.get().is_moving() {
            return act();
        }
        self.waiting.set_value(Waiting::Act);
        press::answer(Box::new(move || {
            // The table may have been left in the meantime.
            if self.waiting.try_set_value(Waiting::Nothing).is_none() {
                act();
            }
        }));
    }

    /// Does what a press asks for if that changes nothing in the game, but much on the page. Where things move, what was pressed moves first. What is pressed
    /// or keyed before that is seen finds it done.
    pub fn lightly_pressed(self, change: impl FnOnce() + 'static) {
        self.lightly(Box::new(change));
    }

    fn lightly(self, change: Box<dyn FnOnce()>) {
        self.settle();
        let free = self.waiting.with_value(|waiting| matches!(waiting, Waiting::Nothing));
        if !free || !press::is_by_hand() || !self.get().is_moving() {
            return change();
        }
        self.waiting.set_value(Waiting::Change(change));
        press::answer(Box::new(move || self.settle()));
    }

    /// Does what has been pressed lightly and waits to be seen.
    pub fn settle(self) {
        let take = |waiting: &mut Waiting| match std::mem::take(waiting) {
            Waiting::Change(change) => Some(change),
            other => {
                *waiting = other;
                None
            }
        };
        // The table may have been left in the meantime.
        if let Some(change) = self.waiting.try_update_value(take).flatten() {
            change();
        }
    }

    /// Lays down what is picked up, and stops showing why something was not possible.
    pub fn clear(self) {
        self.lay_down.run(());
        self.get().clear_refusal();
    }

    /// Takes the player's last decision back.
    pub fn take_back(self) {
        self.clear();
        self.get().take_back();
    }
}

/// The ways out of a game.
#[derive(Clone, Copy)]
pub struct Exits {
    /// Another game at the same table.
    pub again: Callback<()>,
    /// Back to the first screen.
    pub leave: Callback<()>,
    /// To look back on the game, from after that many acts.
    pub look_back: Callback<usize>,
    /// Whether the player has looked back on the game: how it ended, if it has, is no news.
    pub looked_back: bool,
}
