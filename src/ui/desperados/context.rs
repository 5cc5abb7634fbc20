//! What the parts of this table share: its controller, and what the player has picked up or looks at.

use leptos::prelude::*;

use super::Controller;
use super::choices::{self, Offer, Picked};
use super::hint_model::{self, Mark};
use super::later;
use super::lines;
use super::model::{self, TableModel};
use super::odds::Odds;
use super::raid::{self, Raid};
use crate::engine::Seat;
use crate::games::desperados::{Action, Card, Illegal, Phase, Place, Strengths, View};
use crate::ui::browser::motion;
use crate::ui::play::hint;
use crate::ui::table::Controls;
use crate::ui::table::held::keep_to_hand;
use crate::ui::table::hint::Hints;
use crate::ui::table::lines::{Said, said};
use crate::ui::table::veil::Veil;
use crate::ui::text::Names;

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
    picked: RwSignal<Picked>,
    /// The place that the player looks at.
    looked_at: RwSignal<Option<Place>>,
    /// What could beat a gang now.
    pub odds: Memo<Odds>,
    /// The gangs that were shown of late, until the player goes on.
    pub shown: Memo<Option<Raid>>,
    /// What the booty is worth that is still on its way to whoever took it.
    due: RwSignal<i16>,
    /// Over the table while gangs are counted.
    counting: Veil<TableModel>,
    /// The gangs that the player has seen enough of.
    pub seen: RwSignal<Option<Raid>>,
    /// What the others say.
    pub said: Memo<Option<Said>>,
    /// The table's hints.
    pub hints: Hints,
    /// What the hint that is shown advises.
    pub advised: RwSignal<Option<Action>>,
}

impl Context {
    /// The player's side of the table behind `controller`; `live` if it is played at.
    pub fn new(controller: Controller, live: bool) -> Self {
        let view = controller.view();
        let (picked, looked_at) = (RwSignal::new(Picked::default()), RwSignal::new(None));
        let controls = controller.controls(Callback::new(move |()| picked.set(Picked::default())));
        keep_to_hand(picked, move |picked: Picked| picked.held(view.with(|view| view.hand)));
        let (hints, advised) = hint::hints(controller, controls, hint_model::asked, later::teller);
        let acts = controller.acts();
        let shown = Memo::new(move |_| acts.with(|acts| raid::shown(acts, live)));
        let seen = RwSignal::new(None);
        if !live {
            // Looking back they come again with their act, from either side.
            Effect::new(move |_| {
                if shown.with(Option::is_none) {
                    seen.set(None);
                }
            });
        }
        let due = RwSignal::new(0);
        let counting = Veil::<TableModel>::default();
        let model = Memo::new(move |_| {
            if let Some(before) = counting.over(acts.with(Vec::len)) {
                return before;
            }
            let model = view.with(TableModel::build);
            match shown.get().filter(|_| due.get() > 0) {
                Some(raid) => model.before(&raid.event),
                None => model,
            }
        });
        let said = said(controls, move || told(controller, counting), move |at| controller.said_of(at, lines::remark));
        Self {
            controller,
            controls,
            model,
            picked,
            looked_at,
            odds: Memo::new(move |_| if controller.deciding() { view.with(Odds::of) } else { Odds::default() }),
            shown,
            due,
            counting,
            seen,
            said,
            hints,
            advised,
        }
    }

    /// Keeps what is on its way.
    pub fn on_way(self) -> Callback<(Seat, i16)> {
        Callback::new(move |(_, worth): (Seat, i16)| {
            // The table may have been left in the meantime.
            self.due.try_update(|due| *due += worth);
        })
    }

    /// Leaves the table as it was `before` gangs were shown until they have been counted, for so many milliseconds: what comes next is not to
    /// be seen sooner.
    pub fn count(self, before: TableModel, millis: f64) {
        let acts = self.controller.acts().with_untracked(Vec::len);
        self.counting.lay(acts, before, millis);
    }

    /// Of how many acts may be told; tracked.
    pub fn told(self) -> usize {
        told(self.controller, self.counting)
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
            self.looked_at.set(None);
            self.hints.put_away();
            self.controller.act(action);
        });
    }

    /// The gangs that are shown have been looked at. Whoever does not wait until they are counted goes on at the table as it is by then.
    pub fn put_bill_away(self) {
        self.seen.set(self.shown.get_untracked());
        if self.counting.lift(self.controller.acts().with_untracked(Vec::len)) {
            motion::end_awaited();
        }
    }

    /// Picks up the `nth` of `card`, or lays it down.
    pub fn press(self, card: Card, nth: u8) {
        self.controller.clear_refusal();
        // Once one has chosen, they do not gather any more: nobody would lay them down.
        let gathers = untrack(|| matches!(self.phase(), Some(Phase::HoldUp(_))));
        self.picked.update(|picked| *picked = std::mem::take(picked).pressed(card, nth, gathers));
    }

    /// Picks up the strongest gang.
    pub fn pick_best(self) {
        self.controls.lightly_pressed(move || {
            let best = self.with_untracked(|view| model::held_up(view).map(|place| view.strongest(place).0));
            self.picked.set(best.map(Picked::all_of).unwrap_or_default());
        });
    }

    /// What is picked up, as far as it is still in hand; tracked.
    pub fn picked(self) -> Picked {
        let hand = self.with(|view| view.hand);
        self.picked.get().held(hand)
    }

    /// The one card that is picked up on a working day; tracked.
    pub fn card(self) -> Option<Card> {
        if self.phase() == Some(Phase::Day) { self.picked().last() } else { None }
    }

    /// Whether the card that is picked up may be put in front of `place`; nothing if none is; tracked.
    pub fn fits(self, place: Place) -> Option<Result<(), Illegal>> {
        let card = self.card()?;
        Some(self.with(|view| choices::fits(view, card))[place.index()])
    }

    /// What may be done about a hold-up; tracked.
    pub fn offer(self) -> Option<Offer> {
        self.phase()?;
        let picked = self.picked();
        self.with(|view| choices::offer(view, &picked))
    }

    /// The place in question: the one that is held up, or else the one that the player looks at; tracked.
    pub fn in_question(self) -> Option<Place> {
        self.with(model::held_up).or_else(|| {
            let open = |place: &Place| self.with(|view| view.table.piles[place.index()].value() > 0);
            self.looked_at.get().filter(open)
        })
    }

    /// Looks at a place, or no more.
    pub fn look_at(self, place: Place) {
        let turn = move |old: &mut Option<Place>| *old = if *old == Some(place) { None } else { Some(place) };
        self.controls.lightly_pressed(move || self.looked_at.update(turn));
    }

    /// What the characters count at the place in question; tracked.
    pub fn strengths(self) -> Option<Strengths> {
        let place = self.in_question()?;
        Some(self.with(|view| view.table.strengths(place)))
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

/// Of how many acts may be told: of gangs not before they have been counted; tracked.
fn told(controller: Controller, counting: Veil<TableModel>) -> usize {
    let count = controller.acts().with(Vec::len);
    count - usize::from(count > 0 && counting.hides(count - 1))
}
