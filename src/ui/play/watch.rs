//! Looking back on a game: any position of it, seen from any seat that may be looked over the shoulder.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::any_record::AnyRecord;
use super::controller::Controller;
use super::controller::advice::Decided;
use super::history::{History, chance_at};
use super::{Play, WaysBack, review};
use crate::engine::{Replay, Seat, Stage};
use crate::record::Record;
use crate::ui::browser::modal;
use crate::ui::settings::Settings;
use crate::ui::table::look_back::{AnyWatch, Playback};
use crate::ui::table::review::Decision;
use crate::ui::text::ME;

/// The least time between two acts when the acts follow by themselves, in milliseconds: one still sees that something happens.
const LEAST_MS: f64 = 120.0;

/// A game that is looked back on. Copies are the same one.
///
/// It goes by the acts that the seat saw and numbers no others: in a running game the number of an act must not tell what somebody else
/// let pass unseen.
pub struct Watch<G: Play> {
    /// The way to the table as it was.
    pub controller: Controller<G>,
    pub(super) replay: StoredValue<Replay<G>>,
    /// Where it stands, as a position of the replay; another seat may have seen other acts.
    place: RwSignal<usize>,
    seat: RwSignal<Seat>,
    /// All that the seat saw of the game, to its end.
    all: Memo<History<G>>,
    running: RwSignal<bool>,
    /// Told apart from earlier runs by this number.
    run: StoredValue<u32>,
}

// Derived, it would want a view to be `Copy`.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<G: Play> Clone for Watch<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Play> Copy for Watch<G> {}

impl<G: Play> Watch<G> {
    /// Looks back on `record`, from after the act of that number.
    pub fn new(record: &Record<G>, number: usize, settings: Settings) -> Self {
        let replay = StoredValue::new(Replay::new(record.session.clone()));
        let seat = RwSignal::new(ME);
        let all = Memo::new(move |_| replay.with_value(|replay| History::new(replay, seat.get(), replay.end())));
        let place = RwSignal::new(all.with_untracked(|all| all.place_of(number)));
        let view = Memo::new(move |_| replay.with_value(|replay| G::view(replay.state(place.get()), seat.get())));
        // What others did unseen before it changed nothing for the player.
        let decided = Memo::new(move |_| {
            if seat.get() != ME {
                return None;
            }
            let at = all.with(|all| all.led_to.get(all.number_at(place.get()) + 1).copied())?;
            replay.with_value(|replay| decided(replay, at))
        });
        let controller = Controller::inert(record, view, decided, settings);
        let watch =
            Self { controller, replay, place, seat, all, running: RwSignal::new(false), run: StoredValue::new(0) };
        controller.show(watch.history(), None);
        watch
    }

    fn at_untracked(self) -> usize {
        let place = self.place.get_untracked();
        self.all.with_untracked(|all| all.number_at(place))
    }

    fn end_untracked(self) -> usize {
        self.all.with_untracked(History::count)
    }

    /// All that the seat saw of the game, to its end.
    pub const fn all(self) -> Memo<History<G>> {
        self.all
    }

    fn halt(self) {
        if self.running.get_untracked() {
            self.running.set(false);
        }
    }

    /// Gives up as soon as it is halted, or nobody looks any more. Begun `again`, what was dealt is looked at first.
    async fn run(self, run: u32, again: bool) -> Option<()> {
        let goes_on = move || (self.run.try_get_value()? == run && self.running.try_get_untracked()?).then_some(());
        if again {
            let millis = self.controller.settings().pace.now().millis().max(LEAST_MS);
            sleep(Duration::from_millis(millis as u64)).await;
        }
        loop {
            goes_on()?;
            // What is asked, or read, is about this place.
            modal::undisturbed().await;
            goes_on()?;
            let next = self.at_untracked() + 1;
            self.move_to(next);
            if next >= self.end_untracked() {
                self.running.set(false);
                return None;
            }
            let pace = self.controller.settings().pace.now();
            let weight =
                self.controller.acts().with_untracked(|acts| acts.last().map_or(1.0, |act| G::weight(&act.events)));
            let millis = (pace.millis() * weight).max(LEAST_MS);
            sleep(Duration::from_millis(millis as u64)).await;
            goes_on()?;
        }
    }

    fn move_to(self, to: usize) {
        let to = to.min(self.end_untracked());
        let before = if to == self.at_untracked() + 1 { self.controller.before() } else { None };
        self.place.set(self.all.with_untracked(|all| all.place_of(to)));
        self.controller.show(self.history(), before);
    }

    fn history(self) -> History<G> {
        let (place, seat) = (self.place.get_untracked(), self.seat.get_untracked());
        self.replay.with_value(|replay| History::new(replay, seat, place))
    }

    /// The same without its game.
    pub fn playback(self, WaysBack { kept, close, branch: on_branch, review }: WaysBack) -> Playback {
        let branch = move || self.branch().map_or((), |record| on_branch.run(record));
        let watch = StoredValue::new(Arc::new(self) as Arc<_>);
        Playback { watch, branch: Callback::new(move |()| branch()), close, kept, review }
    }

    /// The game as it was here, to be played on as practice.
    pub fn branch(self) -> Option<AnyRecord> {
        let place = self.place.get_untracked();
        let session = self.replay.with_value(|replay| replay.session().branch(place))?;
        let names = self.controller.names();
        let names = Seat::all(names.len()).map(|seat| names.of(seat).to_owned());
        Some(Record::new(session, names).at_level(self.controller.level()).into())
    }
}

/// What the player decided that led to position `to`, if it was they who acted. It is thought about with the chance that was theirs then: whoever
/// did what a hint said is not told that other worlds say otherwise.
pub(in crate::ui) fn decided<G: Play>(replay: &Replay<G>, to: usize) -> Option<Decided<G>> {
    let before = to.checked_sub(1)?;
    let step = replay.step(before).filter(|step| step.seat == ME)?;
    Some((step.action, chance_at(replay, before)))
}

impl<G: Play> AnyWatch for Watch<G> {
    fn at(&self) -> usize {
        let place = self.place.get();
        self.all.with(|all| all.number_at(place))
    }

    fn end(&self) -> usize {
        self.all.with(History::count)
    }

    fn is_running(&self) -> bool {
        self.running.get()
    }

    fn seat(&self) -> Seat {
        self.seat.get()
    }

    // The player's, and once the game is over all.
    fn seats(&self) -> Vec<Seat> {
        self.replay.with_value(|replay| {
            let state = replay.state(replay.end());
            Seat::all(if G::to_act(state).is_none() { G::seats(state) } else { 1 }).collect()
        })
    }

    fn may_branch(&self) -> bool {
        self.controller.view().with(|view| G::stage(view) != Stage::Over)
    }

    fn go(&self, to: usize) {
        self.halt();
        self.move_to(to);
    }

    fn step(&self, by: isize) {
        self.go(self.at_untracked().saturating_add_signed(by));
    }

    fn turn(&self, by: isize) {
        let (at, end) = (self.at_untracked(), self.end_untracked());
        let begins = self.replay.with_value(|replay| replay.marks(G::clock));
        let begins = self.all.with_untracked(|all| begins.iter().map(|mark| all.number_at(mark.0)).collect::<Vec<_>>());
        let mut begins = begins.into_iter();
        let to = if by > 0 { begins.find(|&begin| begin > at) } else { begins.rfind(|&begin| begin < at) };
        self.go(to.unwrap_or(if by > 0 { end } else { 0 }));
    }

    fn run_or_halt(&self) {
        if self.running.get_untracked() {
            return self.halt();
        }
        let again = self.at_untracked() >= self.end_untracked();
        if again {
            self.move_to(0);
        }
        self.running.set(true);
        let run = self.run.with_value(|run| run.wrapping_add(1));
        self.run.set_value(run);
        let watch = *self;
        spawn_local(async move { watch.run(run, again).await.unwrap_or_default() });
    }

    fn sit(&self, seat: Seat) {
        self.seat.set(seat);
        self.controller.show(self.history(), None);
    }

    fn decisions(&self) -> Vec<Decision> {
        self.replay.with_value(review::decisions)
    }

    fn told(&self, number: usize, words: Option<String>) -> Option<String> {
        let names = self.controller.names();
        let told = |all: &History<G>| self.replay.with_value(|replay| review::told(replay, all, number, &names, words));
        self.all.with_untracked(told)
    }

    fn lost(&self, decision: Decision) -> Pin<Box<dyn Future<Output = Option<f32>>>> {
        Box::pin(review::lost(*self, decision))
    }
}
