//! What the parts of this table share: its controller, and what the player has picked up or is about to choose.

use leptos::prelude::*;

use super::Controller;
use super::choices::{self, Offer, Selection};
use super::hint_model::{self, Mark};
use super::later;
use super::lines;
use super::model::TableModel;
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, MAX_SEATS, Outlaw, Phase, View};
use crate::ui::play::hint;
use crate::ui::table::Controls;
use crate::ui::table::held::keep_to_hand;
use crate::ui::table::hint::Hints;
use crate::ui::table::lines::{Said, said};
use crate::ui::text::Names;

/// A question that the page asks before there is an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// None.
    #[default]
    None,
    /// Which way to play this card.
    Ways(Card),
    /// Most Wanted!: whose card.
    AskWhom,
    /// Most Wanted!: which way round.
    AskWay(Outlaw),
    /// Which group, as a list rather than on the table.
    Targets,
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
    /// What is picked up.
    pub selection: RwSignal<Option<Selection>>,
    /// What is being asked.
    pub question: RwSignal<Question>,
    /// The groups that may be chosen now.
    pub targets: Memo<Vec<(Seat, Outlaw)>>,
    /// What is still on its way to each seat's purse, in thousands of dollars.
    pub due: RwSignal<[i16; MAX_SEATS]>,
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
        let model = Memo::new(move |_| view.with(TableModel::build));
        let targets = Memo::new(move |_| if controller.deciding() { view.with(choices::targets) } else { Vec::new() });
        let (selection, question) = (RwSignal::new(None), RwSignal::new(Question::None));
        let lay_down = Callback::new(move |()| {
            question.set(Question::None);
            selection.set(None);
        });
        let controls = controller.controls(lay_down);
        keep_to_hand(selection, move |selection: Option<Selection>| {
            let hand = view.with(|view| view.hand);
            selection.filter(|selection| selection.is_held(hand))
        });
        let (hints, advised) = hint::hints(controller, controls, hint_model::asked, later::teller);
        let acts = controller.acts();
        let said = said(controls, move || acts.with(Vec::len), move |at| controller.said_of(at, lines::remark));
        let due = RwSignal::new([0; MAX_SEATS]);
        Self { controller, controls, model, selection, question, targets, due, said, hints, advised }
    }

    /// Keeps what is on its way to a purse.
    pub fn on_way(self) -> Callback<(Seat, i16)> {
        Callback::new(move |(seat, worth): (Seat, i16)| {
            // The table may have been left in the meantime.
            self.due.try_update(|due| due[seat.index()] += worth);
        })
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

    /// The player wants to play a card that has several uses.
    pub fn ask_ways(self, card: Card) {
        let asks = self.with_untracked(|view| choices::only_asks(view, card));
        self.ask(if asks { Question::AskWhom } else { Question::Ways(card) });
    }

    /// Picks up the `nth` of `card`, or lays it down.
    pub fn press(self, card: Card, nth: u8) {
        self.question.set(Question::None);
        self.controller.clear_refusal();
        self.selection.update(|selection| *selection = Selection::pressed(*selection, card, nth));
    }

    /// What is picked up, as far as it is still in hand; tracked.
    pub fn picked(self) -> Option<Selection> {
        let hand = self.with(|view| view.hand);
        self.selection.get().filter(|selection| selection.is_held(hand))
    }

    /// What may be done with what is picked up; tracked.
    pub fn offer(self) -> Option<Offer> {
        let selection = self.picked()?;
        self.controller.deciding().then(|| self.with(|view| choices::offer(view, selection)))
    }

    /// The phase, if the game waits for the player; tracked.
    pub fn phase(self) -> Option<Phase> {
        self.controller.deciding().then(|| self.with(|view| view.phase))
    }

    /// The outlaw, and if it is only about one group the seat, that a question lying over the table is about; tracked.
    pub fn asked_about(self) -> Option<(Option<Seat>, Outlaw)> {
        match (self.question.get(), self.phase()?) {
            (_, Phase::PhotoOffer { outlaw, .. }) | (Question::AskWay(outlaw), Phase::Play) => Some((None, outlaw)),
            (_, Phase::HideoutOffer { owner, outlaw }) => Some((Some(owner), outlaw)),
            _ => None,
        }
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
