//! The table's one door. It alone holds the game's state; what the player wants comes in as an action, what may be seen goes out as the
//! player's view and the acts as the player saw them. After each action it lets the bots act (`turns`).

mod turns;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::bot_client::BotClient;
use super::history::{Act, History, gains};
use super::keep::{Place, Record};
use super::motion::{self, Places};
use super::settings::{Pace, Settings};
use super::text::Names;
use crate::bots::Level;
use crate::bots::wyatt_earp::Advice;
use crate::engine::{CannotTakeBack, Game, Replay, Seat, Session};
use crate::games::wyatt_earp::{Action, Event, Hand, Illegal, View, WyattEarp};

use turns::Pause;

/// The seat of the player at this page.
pub const ME: Seat = Seat(0);

/// What was on the page before an act, for those who move things from there to here.
#[derive(Clone, Debug)]
pub struct Before {
    /// Where things were.
    pub places: Places,
    /// What the player knew; nothing before the first deal.
    pub view: Option<View>,
}

/// What the door needs but nobody watches.
struct Shelf {
    names: Names,
    bots: BotClient,
    before: Option<Before>,
    /// Where the game is kept; nowhere if it is only looked at.
    place: Option<Place>,
    /// Counts the times that the bots were set going: only the last run goes on.
    run: u32,
    /// The last advice, and what it is about. Thinking is cut short by the clock, so that a second thought need not end like the first.
    advised: Option<(View, Advice)>,
}

/// The door of one table. Copies are the same door. It ends with the component that opened it; answers that come later find it closed.
#[derive(Clone, Copy)]
pub struct Door {
    session: RwSignal<Session<WyattEarp>>,
    view: Memo<View>,
    level: Level,
    deciding: RwSignal<bool>,
    thinking: RwSignal<bool>,
    acts: ReadSignal<Vec<Act>>,
    set_acts: WriteSignal<Vec<Act>>,
    gained: RwSignal<Hand>,
    skipping: RwSignal<bool>,
    refusal: RwSignal<Option<String>>,
    take_back: Memo<Result<usize, CannotTakeBack>>,
    shelf: StoredValue<Shelf, LocalStorage>,
    settings: Settings,
}

impl Door {
    /// Goes on with a game, from its deal or from wherever it was left, and keeps it at `place`.
    pub fn open(record: &Record, settings: Settings, place: Place) -> Self {
        let session = RwSignal::new(record.session.clone());
        let view = Memo::new(move |_| session.with(|session| WyattEarp::view(session.state(), ME)));
        let door = Self::new(session, view, record, settings, Some(place));
        door.tell_history();
        door.keep();
        let bots = door.shelf.with_value(|shelf| shelf.bots.clone());
        spawn_local(async move { bots.warm().await });
        // What the last act raised may still be open.
        let edition = record.session.options().edition;
        let pause = door.acts.with_untracked(|acts| acts.last().map(|act| Pause::after(act, edition, door.level)));
        door.go_on(pause.unwrap_or_else(Pause::none));
        door
    }

    /// A table to look at, where nobody ever acts. It shows `view`, and what [`Door::show`] is given.
    pub fn inert(record: &Record, view: Memo<View>, settings: Settings) -> Self {
        Self::new(RwSignal::new(record.session.clone()), view, record, settings, None)
    }

    fn new(
        session: RwSignal<Session<WyattEarp>>,
        view: Memo<View>,
        record: &Record,
        settings: Settings,
        place: Option<Place>,
    ) -> Self {
        let (acts, set_acts) = signal(Vec::new());
        let names = Names::new(record.names.iter().cloned());
        let shelf = Shelf { names, bots: BotClient::new(), before: None, place, run: 0, advised: None };
        Self {
            session,
            view,
            level: record.level,
            deciding: RwSignal::new(false),
            thinking: RwSignal::new(false),
            acts,
            set_acts,
            gained: RwSignal::new(Hand::EMPTY),
            skipping: RwSignal::new(false),
            refusal: RwSignal::new(None),
            take_back: Memo::new(move |_| session.with(|session| session.can_take_back(ME))),
            shelf: StoredValue::new_local(shelf),
            settings,
        }
    }

    /// What the player may know.
    pub const fn view(self) -> Memo<View> {
        self.view
    }

    /// Whether the game waits for the player; tracked.
    pub fn deciding(self) -> bool {
        self.deciding.get()
    }

    /// Whether the game rests because a bot takes its time; tracked.
    pub fn thinking(self) -> bool {
        self.thinking.get()
    }

    /// How well the bots play.
    pub const fn level(self) -> Level {
        self.level
    }

    /// How the best bot sees the player's decision, from what the player may know. Nothing if there is none, or once it is taken.
    pub async fn advice(self) -> Option<Advice> {
        let (seed, view) = self.session.try_with_untracked(|session| {
            let view = WyattEarp::view(session.state(), ME);
            self.deciding.get_untracked().then(|| (session.decision_seed(), view))
        })??;
        let known =
            |shelf: &Shelf| shelf.advised.as_ref().filter(|(of, _)| *of == view).map(|(_, advice)| advice.clone());
        if let Some(advice) = self.shelf.try_with_value(known)? {
            return Some(advice);
        }
        let bots = self.shelf.try_with_value(|shelf| shelf.bots.clone())?;
        let advice = bots.advise(seed, view.clone()).await?;
        self.shelf.try_update_value(|shelf| shelf.advised = Some((view.clone(), advice.clone())))?;
        let still = self.view.try_with_untracked(|now| *now == view)? && self.deciding.try_get_untracked()?;
        still.then_some(advice)
    }

    /// Whether the bots are being hurried along; tracked.
    pub fn skipping(self) -> bool {
        self.skipping.get()
    }

    /// Every act so far, as the player saw them.
    pub const fn acts(self) -> ReadSignal<Vec<Act>> {
        self.acts
    }

    /// The cards that the player gained in this turn; tracked.
    pub fn gained(self) -> Hand {
        self.gained.get()
    }

    /// Why the last thing tried was not possible, if it was not; tracked.
    pub fn refusal(self) -> Option<String> {
        self.refusal.get()
    }

    /// Stops showing why something was not possible.
    pub fn clear_refusal(self) {
        if self.refusal.with_untracked(Option::is_some) {
            self.refusal.set(None);
        }
    }

    /// Whether everything may be taken back; tracked.
    pub fn is_practice(self) -> bool {
        self.session.with(Session::is_practice)
    }

    /// How many of the player's decisions can be taken back; tracked.
    ///
    /// # Errors
    /// Why none can.
    pub fn can_take_back(self) -> Result<usize, CannotTakeBack> {
        self.take_back.get()
    }

    /// Whether a decision can be taken back now.
    pub fn can_take_back_now(self) -> bool {
        self.take_back.with_untracked(Result::is_ok)
    }

    /// The game as it stands, for others to keep or to look back on.
    pub fn record(self) -> Record {
        let session = self.session.get_untracked();
        let names = self.names();
        Record::new(session, Seat::all(names.len()).map(|seat| names.of(seat))).at_level(self.level)
    }

    /// What the page calls each seat.
    pub fn names(self) -> Names {
        self.shelf.with_value(|shelf| shelf.names.clone())
    }

    /// The player's settings.
    pub const fn settings(self) -> Settings {
        self.settings
    }

    /// What was there before the last act, once; nothing if things are not to be moved.
    pub fn take_before(self) -> Option<Before> {
        self.shelf.try_update_value(|shelf| shelf.before.take()).flatten()
    }

    /// The same for a table just laid, if its hand has just been dealt.
    pub fn before_deal(self) -> Option<Before> {
        let is_deal = |act: &Act| matches!(act.events.first(), Some(Event::Dealt { .. }));
        let dealt = self.acts.with_untracked(|acts| acts.last().is_some_and(is_deal));
        (dealt && self.is_moving()).then(|| Before { places: Places::new(), view: None })
    }

    /// Whether things are to be moved rather than to be there at once.
    fn is_moving(self) -> bool {
        let hurried = self.skipping.try_get_untracked().unwrap_or_default();
        !hurried && self.settings.pace_now() != Pace::Instant && !motion::is_unwanted()
    }

    /// Hurries the bots along to the player's next decision.
    pub fn skip(self) {
        if !self.deciding.get_untracked() {
            self.skipping.set(true);
        }
    }

    /// The player acts. Nothing happens while it is not the player's decision; what the rules forbid is refused with the reason.
    pub fn act(self, action: Action) {
        if !self.deciding.get_untracked() {
            return;
        }
        match self.carry_out(action) {
            Err(why) => self.refusal.set(Some(why.to_string())),
            Ok(None) => self.go_on(Pause::none()),
            Ok(Some(pause)) => self.go_on(pause),
        }
    }

    /// The player takes their last decision back, and all that came of it; what cannot be taken back is refused with the reason.
    pub fn take_back(self) {
        let taken = self.session.try_maybe_update(|session| {
            let result = session.take_back(ME);
            (result.is_ok(), result)
        });
        if let Err(why) = taken.unwrap_or(Err(CannotTakeBack::NothingYet)) {
            self.refusal.set(Some(why.to_string()));
            return;
        }
        self.refusal.set(None);
        self.skipping.set(false);
        self.tell_history();
        self.keep();
        self.go_on(Pause::none());
    }

    /// Tells anew what has happened so far; nothing is moved.
    fn tell_history(self) {
        let replay = Replay::new(self.session.get_untracked());
        self.show(History::new(&replay, ME, replay.end()), None);
    }

    /// Shows what has happened, and moves things from where they were `before`.
    pub fn show(self, history: History, before: Option<Before>) {
        self.shelf.update_value(|shelf| shelf.before = before);
        self.gained.set(history.gained);
        self.set_acts.set(history.acts);
    }

    /// Where things are now and what is known, if they are to be moved.
    pub fn before(self) -> Option<Before> {
        self.is_moving().then(|| Before { places: motion::places(), view: self.view.try_get_untracked() })
    }

    fn keep(self) {
        if let Some(place) = self.shelf.with_value(|shelf| shelf.place) {
            place.keep(self.record());
        }
    }

    /// Carries out an action of whoever is to act; gives the pause that it asks for if the player could see it.
    fn carry_out(self, action: Action) -> Result<Option<Pause>, Illegal> {
        let table = self.view.with_untracked(|view| view.table);
        let before = self.before();
        let mut events = Vec::new();
        let result = self.session.try_maybe_update(|session| {
            let result = session.apply(action, &mut events);
            (result.is_ok(), result)
        });
        result.unwrap_or(Err(Illegal::GameOver))?;
        self.keep();
        let events: Vec<Event> = events.iter().filter_map(|event| WyattEarp::redact(event, ME)).collect();
        // Nothing on the page may change with what the player does not see.
        let Some(act) = Act::new(&table, events) else { return Ok(None) };
        self.refusal.set(None);
        self.shelf.update_value(|shelf| shelf.before = before);
        let hand = self.view.with_untracked(|view| view.hand);
        self.gained.update(|gained| *gained = gains(*gained, &act.events, ME, hand));
        let pause = Pause::after(&act, table.options.edition, self.level);
        self.set_acts.update(|acts| acts.push(act));
        Ok(Some(pause))
    }
}
