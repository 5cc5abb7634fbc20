//! Looking back on a game: any position of it, seen from any seat that may be looked over the shoulder.

use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::history::{Act, History};
use super::keep::Record;
use super::session::{Door, ME};
use super::settings::Settings;
use crate::engine::{Game, Replay, Seat};
use crate::games::wyatt_earp::{Phase, WyattEarp};

/// The least time between two acts when the acts follow by themselves, in milliseconds: one still sees that something happens.
const LEAST_MS: f64 = 120.0;

/// A game that is looked back on. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Watch {
    /// The way to the table as it was.
    pub door: Door,
    replay: StoredValue<Replay<WyattEarp>>,
    at: RwSignal<usize>,
    seat: RwSignal<Seat>,
    running: RwSignal<bool>,
    /// Told apart from earlier runs by this number.
    run: StoredValue<u32>,
}

impl Watch {
    /// Looks back on `record`, from position `at`.
    pub fn new(record: &Record, at: usize, settings: Settings) -> Self {
        let replay = StoredValue::new(Replay::new(record.session.clone()));
        let at = RwSignal::new(at.min(record.session.actions().len()));
        let seat = RwSignal::new(ME);
        let view = Memo::new(move |_| replay.with_value(|replay| WyattEarp::view(replay.state(at.get()), seat.get())));
        let door = Door::inert(record, view, settings);
        let watch = Self { door, replay, at, seat, running: RwSignal::new(false), run: StoredValue::new(0) };
        door.show(watch.history(), None);
        watch
    }

    /// How many acts have been; tracked.
    pub fn at(self) -> usize {
        self.at.get()
    }

    /// How many acts there are in all.
    pub fn end(self) -> usize {
        self.replay.with_value(Replay::end)
    }

    /// Whose eyes are looked through; tracked.
    pub fn seat(self) -> Seat {
        self.seat.get()
    }

    /// Whether acts follow by themselves; tracked.
    pub fn is_running(self) -> bool {
        self.running.get()
    }

    /// The seats whose eyes can be looked through: the player's, and once the game is over all.
    pub fn seats(self) -> Vec<Seat> {
        self.replay.with_value(|replay| {
            let state = replay.state(replay.end());
            let over = matches!(state.phase(), Phase::GameOver { .. });
            Seat::all(if over { state.table().seats() } else { 1 }).collect()
        })
    }

    /// Every act of the game that the seat sees, with the position that it leads to; tracked.
    pub fn all_acts(self) -> Vec<(usize, Act)> {
        let seat = self.seat.get();
        let history = self.replay.with_value(|replay| History::new(replay, seat, replay.end()));
        let leads_to = history.at.iter().enumerate().map(|(nth, at)| if nth == 0 { 0 } else { at + 1 });
        leads_to.zip(history.acts).collect()
    }

    /// Looks through the eyes of `seat`.
    pub fn sit(self, seat: Seat) {
        self.seat.set(seat);
        self.door.show(self.history(), None);
    }

    /// Goes to position `to`, and halts there.
    pub fn go(self, to: usize) {
        self.halt();
        self.move_to(to);
    }

    /// Goes one visible act on (`1`) or back (`-1`), and halts there.
    pub fn step(self, by: isize) {
        self.halt();
        self.move_to(self.beside(by));
    }

    /// Goes to the beginning of the next turn (`1`), or of this one or the one before (`-1`), and halts there.
    pub fn turn(self, by: isize) {
        let at = self.at.get_untracked();
        let end = self.end();
        let begins = self
            .replay
            .with_value(|replay| replay.marks(|state| (state.table().hand_number, state.table().turn_number)));
        let mut places = begins.iter().map(|mark| mark.0);
        let to = if by > 0 { places.find(|&begin| begin > at) } else { places.rfind(|&begin| begin < at) };
        self.go(to.unwrap_or(if by > 0 { end } else { 0 }));
    }

    /// Lets the acts follow one another, or halts them.
    pub fn run_or_halt(self) {
        if self.running.get_untracked() {
            return self.halt();
        }
        if self.at.get_untracked() >= self.end() {
            self.move_to(0);
        }
        self.running.set(true);
        let run = self.run.with_value(|run| run.wrapping_add(1));
        self.run.set_value(run);
        spawn_local(async move { self.run(run).await.unwrap_or_default() });
    }

    fn halt(self) {
        if self.running.get_untracked() {
            self.running.set(false);
        }
    }

    /// Gives up as soon as it is halted, or nobody looks any more.
    async fn run(self, run: u32) -> Option<()> {
        let goes_on = move || (self.run.try_get_value()? == run && self.running.try_get_untracked()?).then_some(());
        loop {
            let next = self.beside(1);
            goes_on()?;
            self.move_to(next);
            if next >= self.end() {
                self.running.set(false);
                return None;
            }
            let pace = self.door.settings().pace_now();
            let weight = self.door.acts().with_untracked(|acts| acts.last().map_or(1.0, Act::weight));
            let millis = (pace.millis() * weight).max(LEAST_MS);
            sleep(Duration::from_millis(millis as u64)).await;
            goes_on()?;
        }
    }

    /// The position after the next act that the seat sees, or before the last one.
    fn beside(self, by: isize) -> usize {
        let (at, seat) = (self.at.get_untracked(), self.seat.get_untracked());
        self.replay.with_value(|replay| {
            let seen = |step: &usize| {
                replay
                    .step(*step)
                    .is_some_and(|step| step.events.iter().any(|event| WyattEarp::redact(event, seat).is_some()))
            };
            if by > 0 {
                (at..replay.end()).find(seen).map_or(replay.end(), |step| step + 1)
            } else {
                (0..at).rfind(seen).unwrap_or(0)
            }
        })
    }

    fn move_to(self, to: usize) {
        let forward = to == self.beside(1) && to > self.at.get_untracked();
        let before = if forward { self.door.before() } else { None };
        self.at.set(to.min(self.end()));
        self.door.show(self.history(), before);
    }

    fn history(self) -> History {
        let (at, seat) = (self.at.get_untracked(), self.seat.get_untracked());
        self.replay.with_value(|replay| History::new(replay, seat, at))
    }

    /// The game as it was here, to be played on as practice.
    pub fn branch(self) -> Option<Record> {
        let at = self.at.get_untracked();
        let session = self.replay.with_value(|replay| replay.session().branch(at))?;
        let names = self.door.names();
        let names = Seat::all(names.len()).map(|seat| names.of(seat).to_owned());
        Some(Record::new(session, names).at_level(self.door.level()))
    }
}
