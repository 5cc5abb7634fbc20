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
///
/// It goes by the acts that the seat saw and numbers no others: in a running game the number of an act must not tell what somebody else
/// let pass unseen.
#[derive(Clone, Copy)]
pub struct Watch {
    /// The way to the table as it was.
    pub door: Door,
    replay: StoredValue<Replay<WyattEarp>>,
    /// Where it stands, as a position of the replay; another seat may have seen other acts.
    place: RwSignal<usize>,
    seat: RwSignal<Seat>,
    /// All that the seat saw of the game, to its end.
    all: Memo<History>,
    running: RwSignal<bool>,
    /// Told apart from earlier runs by this number.
    run: StoredValue<u32>,
}

impl Watch {
    /// Looks back on `record`, from after the act of that number.
    pub fn new(record: &Record, number: usize, settings: Settings) -> Self {
        let replay = StoredValue::new(Replay::new(record.session.clone()));
        let seat = RwSignal::new(ME);
        let all = Memo::new(move |_| replay.with_value(|replay| History::new(replay, seat.get(), replay.end())));
        let place = RwSignal::new(all.with_untracked(|all| all.place_of(number)));
        let view =
            Memo::new(move |_| replay.with_value(|replay| WyattEarp::view(replay.state(place.get()), seat.get())));
        let door = Door::inert(record, view, settings);
        let watch = Self { door, replay, place, seat, all, running: RwSignal::new(false), run: StoredValue::new(0) };
        door.show(watch.history(), None);
        watch
    }

    /// The number of the last act that has been; tracked.
    pub fn at(self) -> usize {
        let place = self.place.get();
        self.all.with(|all| all.number_at(place))
    }

    fn at_untracked(self) -> usize {
        let place = self.place.get_untracked();
        self.all.with_untracked(|all| all.number_at(place))
    }

    /// How many acts there are in all; tracked.
    pub fn end(self) -> usize {
        self.all.with(History::count)
    }

    fn end_untracked(self) -> usize {
        self.all.with_untracked(History::count)
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

    /// All that the seat saw of the game, to its end.
    pub const fn all(self) -> Memo<History> {
        self.all
    }

    /// Looks through the eyes of `seat`.
    pub fn sit(self, seat: Seat) {
        self.seat.set(seat);
        self.door.show(self.history(), None);
    }

    /// Goes to the act of that number, and halts there.
    pub fn go(self, to: usize) {
        self.halt();
        self.move_to(to);
    }

    /// Goes one act on (`1`) or back (`-1`), and halts there.
    pub fn step(self, by: isize) {
        self.go(self.at_untracked().saturating_add_signed(by));
    }

    /// Goes to the beginning of the next turn (`1`), or of this one or the one before (`-1`), and halts there.
    pub fn turn(self, by: isize) {
        let (at, end) = (self.at_untracked(), self.end_untracked());
        let begins = self
            .replay
            .with_value(|replay| replay.marks(|state| (state.table().hand_number, state.table().turn_number)));
        let begins = self.all.with_untracked(|all| begins.iter().map(|mark| all.number_at(mark.0)).collect::<Vec<_>>());
        let mut begins = begins.into_iter();
        let to = if by > 0 { begins.find(|&begin| begin > at) } else { begins.rfind(|&begin| begin < at) };
        self.go(to.unwrap_or(if by > 0 { end } else { 0 }));
    }

    /// Lets the acts follow one another, or halts them.
    pub fn run_or_halt(self) {
        if self.running.get_untracked() {
            return self.halt();
        }
        if self.at_untracked() >= self.end_untracked() {
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
            goes_on()?;
            let next = self.at_untracked() + 1;
            self.move_to(next);
            if next >= self.end_untracked() {
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

    fn move_to(self, to: usize) {
        let to = to.min(self.end_untracked());
        let before = if to == self.at_untracked() + 1 { self.door.before() } else { None };
        self.place.set(self.all.with_untracked(|all| all.place_of(to)));
        self.door.show(self.history(), before);
    }

    fn history(self) -> History {
        let (place, seat) = (self.place.get_untracked(), self.seat.get_untracked());
        self.replay.with_value(|replay| History::new(replay, seat, place))
    }

    /// The game as it was here, to be played on as practice.
    pub fn branch(self) -> Option<Record> {
        let place = self.place.get_untracked();
        let session = self.replay.with_value(|replay| replay.session().branch(place))?;
        let names = self.door.names();
        let names = Seat::all(names.len()).map(|seat| names.of(seat).to_owned());
        Some(Record::new(session, names).at_level(self.door.level()))
    }
}
