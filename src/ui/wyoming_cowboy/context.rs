//! What the parts of this table share: its controller, and what the player has picked up or is asked.

use leptos::prelude::*;

use super::Controller;
use super::choices::{self, Offer, Picked};
use super::explain_model;
use super::hint_model::{self, Mark};
use super::later;
use super::lines;
use super::model::TableModel;
use super::shot::{self, Shot};
use crate::games::wyoming_cowboy::{Action, Calibre, Card, Phase, Suit, View};
use crate::ui::play::hint;
use crate::ui::table::held::keep_to_hand;
use crate::ui::table::hint::Hints;
use crate::ui::table::lines::{Said, said};
use crate::ui::table::veil::Veil;
use crate::ui::table::{Controls, Refusal};
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy as says;

/// What the player has asked for, beside what the game asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    #[default]
    None,
    /// Which way to have cards passed with the 9 of that suit.
    Nine(Suit),
    /// What the hand counts now.
    Worth,
}

/// The player's side of the table.
#[derive(Clone, Copy)]
pub struct Context {
    /// The table's controller.
    pub controller: Controller,
    /// The same without its game.
    pub controls: Controls,
    /// The table, ready to be drawn.
    pub model: Memo<TableModel>,
    /// Over the table until a card is turned.
    veil: Veil<TableModel>,
    /// What is picked up.
    picked: RwSignal<Picked>,
    /// The gun that is taken up.
    aim: RwSignal<Option<Calibre>>,
    /// What the player has asked for.
    pub question: RwSignal<Question>,
    /// The last shot, as long as it is news.
    pub shot: Memo<Option<Shot>>,
    /// What the others say.
    pub said: Memo<Option<Said>>,
    /// The table's hints.
    pub hints: Hints,
    /// What the hint that is shown advises.
    pub advised: RwSignal<Option<Action>>,
}

impl Context {
    /// The player's side of the table behind `controller`.
    pub fn new(controller: Controller) -> Self {
        let view = controller.view();
        let (picked, aim) = (RwSignal::new(Picked::default()), RwSignal::new(None));
        let question = RwSignal::new(Question::None);
        let lay_down = move |()| {
            picked.set(Picked::default());
            aim.set(None);
            question.set(Question::None);
        };
        let controls = controller.controls(Callback::new(lay_down));
        keep_to_hand(picked, move |picked: Picked| picked.held(view.with(|view| view.hand)));
        let (hints, advised) = hint::hints(controller, controls, hint_model::asked, later::teller);
        let acts = controller.acts();
        let said = said(controls, move || acts.with(Vec::len), move |at| controller.said_of(at, lines::remark));
        let veil = Veil::<TableModel>::default();
        let model = Memo::new(move |_| veil.over(acts.with(Vec::len)).unwrap_or_else(|| view.with(TableModel::build)));
        Self {
            controller,
            controls,
            model,
            veil,
            picked,
            aim,
            question,
            shot: Memo::new(move |_| controller.acts().with(|acts| shot::last(acts))),
            said: Memo::new(move |_| said.get().filter(|said| !veil.hides(said.at))),
            hints,
            advised,
        }
    }

    /// For so long the table stays as it was `before` the last act: by the pile, the badges, the points and what is said of it all
    /// would know what the card is before it is turned.
    pub fn veil(self, before: &View, millis: f64) {
        let count = self.controller.acts().with_untracked(Vec::len);
        self.veil.lay(count, TableModel::build(before), millis);
    }

    /// What the page calls each seat.
    pub fn names(self) -> Names {
        self.controls.names.get_value()
    }

    /// The player acts.
    pub fn act(self, action: Action) {
        self.controls.once_pressed(move || {
            // Asked once more, one may think better of it; so what is picked up stays till then.
            if !self.controller.asks_first(action) {
                self.controls.clear();
            }
            self.hints.put_away();
            self.controller.act(action);
        });
    }

    /// The player wants to be asked that.
    pub fn ask(self, question: Question) {
        self.controls.once_pressed(move || self.question.set(question));
    }

    /// Picks up the `nth` of `card`, or lays it down.
    pub fn press(self, card: Card, nth: u8) {
        self.controller.clear_refusal();
        self.aim.set(None);
        let (phase, hand) = self.with_untracked(|view| (view.phase, view.hand));
        let picked = self.picked.get_untracked().held(hand);
        if picked.is_full(phase) && !picked.has(card, nth) {
            let rule = explain_model::rule_of_pass(phase);
            self.controller.refuse(Refusal { words: says::label().full.to_owned(), rule });
        }
        self.picked.set(picked.pressed(card, nth, phase));
    }

    /// Takes a gun up, or puts it back.
    pub fn take_up(self, calibre: Calibre) {
        self.controls.lightly_pressed(move || {
            let again = self.aim.get_untracked() == Some(calibre);
            self.controls.clear();
            self.aim.set((!again).then_some(calibre));
        });
    }

    /// What is picked up, as far as it is still in hand; tracked.
    pub fn picked(self) -> Picked {
        let hand = self.with(|view| view.hand);
        self.picked.get().held(hand)
    }

    /// The gun that is taken up, if it may shoot; tracked.
    pub fn aim(self) -> Option<Calibre> {
        self.aim.get().filter(|calibre| self.loaded().contains(calibre))
    }

    /// The calibres that the player may shoot with now; tracked.
    pub fn loaded(self) -> Vec<Calibre> {
        if self.phase().is_some() { self.with(choices::loaded) } else { Vec::new() }
    }

    /// What may be done with what is picked up; tracked.
    pub fn offer(self) -> Offer {
        if self.phase().is_none() {
            return Offer::default();
        }
        let picked = self.picked();
        self.with(|view| choices::offer(view, &picked))
    }

    /// The phase, if the game waits for the player; tracked.
    pub fn phase(self) -> Option<Phase> {
        self.controller.deciding().then(|| self.with(|view| view.phase))
    }

    /// Whether a hint is shown that points at `mark`; tracked.
    pub fn is_advised(self, mark: Mark) -> bool {
        self.advised.get().is_some_and(|action| mark.is_of(action))
    }

    /// Something of the view; tracked.
    pub fn with<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.controller.view().with(read)
    }

    /// Something of the view as it is now.
    pub fn with_untracked<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.controller.view().with_untracked(read)
    }
}
