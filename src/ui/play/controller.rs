//! The table's controller. It alone holds the game's state; what the player wants comes in as an action, what may be seen goes out as the
//! player's view and the acts as the player saw them. After each act of the player's (`player`) it lets the bots act (`turns`).

pub(super) mod advice;
mod controls;
pub mod lesson;
mod player;
mod turns;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Play;
use super::any_record::AnyRecord;
use super::bot_client::BotClient;
use super::history::{Act, History};
use crate::bots::Level;
use crate::bots::rollout::Advice;
use crate::engine::{CannotTakeBack, Replay, Seat, Session, Stage, heard};
use crate::record::Record;
use crate::ui::browser::motion::{self, Places};
use crate::ui::browser::sound::{self, Cue};
use crate::ui::settings::{Pace, Settings};
use crate::ui::table::Refusal;
use crate::ui::table::hand::Id;
use crate::ui::text::{ME, Names};

use advice::Decided;
use lesson::Progress;
use turns::Pause;

/// What was on the page before an act, for those who move things from there to here.
#[derive(Clone, Debug)]
pub struct Before<V> {
    /// Where things were.
    pub places: Places,
    /// What the player knew; nothing before the first deal.
    pub view: Option<V>,
}

/// What the controller needs but nobody watches.
struct Inner<G: Play> {
    names: Names,
    bots: BotClient,
    before: Option<Before<G::View>>,
    /// Gets the game after every act, to keep it; nobody does if it is only looked at.
    keeper: Option<Callback<AnyRecord>>,
    /// Counts the times that the bots were set going: only the last run goes on.
    run: u32,
    /// The decision that was taken back, as an order, if nothing has happened since.
    taken_back: Option<String>,
    /// The last advice, and what it is about. Thinking is cut short by the clock, so that a second thought need not end like the first.
    advised: Option<(G::View, Advice<G>)>,
    /// What everybody does in a lesson.
    script: Vec<G::Action>,
    /// Of a game that is looked back on: what the player decides next.
    decided: Option<Memo<Option<Decided<G>>>>,
}

/// Why the game rests for longer than a moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// A bot takes its time.
    Thinking,
    /// The bots have not come yet.
    Awaiting,
}

/// The controller of one table. Copies are the same one. It ends with the component that opened it; answers that come later find it closed.
pub struct Controller<G: Play> {
    session: RwSignal<Session<G>>,
    view: Memo<G::View>,
    level: Level,
    deciding: RwSignal<bool>,
    rests: RwSignal<Option<Rest>>,
    acts: ReadSignal<Vec<Act<G>>>,
    set_acts: WriteSignal<Vec<Act<G>>>,
    gained: RwSignal<G::Gained>,
    came: RwSignal<Vec<Id>>,
    skipping: RwSignal<bool>,
    refusal: RwSignal<Option<Refusal>>,
    /// What the player wants to do but is asked about once more.
    doubtful: RwSignal<Option<G::Action>>,
    /// What the player has chosen in secret, until it comes to their seat.
    chosen: RwSignal<Option<G::Action>>,
    take_back: Memo<Result<usize, CannotTakeBack>>,
    inner: StoredValue<Inner<G>, LocalStorage>,
    settings: Settings,
    lesson: Option<Progress>,
}

// Derived, it would want a view to be `Copy`.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<G: Play> Clone for Controller<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Play> Copy for Controller<G> {}

impl<G: Play> Controller<G> {
    /// Goes on with a game, from its deal or from wherever it was left, and hands it to its `keeper` after every act.
    pub fn open(record: &Record<G>, settings: Settings, keeper: Callback<AnyRecord>) -> Self {
        let session = RwSignal::new(record.session.clone());
        let view = Memo::new(move |_| session.with(|session| G::view(session.state(), ME)));
        let controller = Self::new(session, view, record, settings, Some(keeper));
        controller.tell_history();
        controller.keep();
        let bots = controller.inner.with_value(|inner| inner.bots.clone());
        spawn_local(async move { bots.warm().await });
        // What the last act raised may still be open; what ended a hand has been seen.
        let raised =
            |acts: &Vec<Act<G>>| acts.last().filter(|_| controller.is_playing()).map(|act| controller.pause_after(act));
        let pause = controller.acts.with_untracked(raised);
        controller.go_on(pause.unwrap_or_else(Pause::none));
        controller
    }

    /// A table to look at, where nobody ever acts. It shows `view`, and what [`Controller::show`] is given; hints are about what was `decided`.
    pub fn inert(
        record: &Record<G>,
        view: Memo<G::View>,
        decided: Memo<Option<Decided<G>>>,
        settings: Settings,
    ) -> Self {
        let table = Self::new(RwSignal::new(record.session.clone()), view, record, settings, None);
        table.inner.update_value(|inner| inner.decided = Some(decided));
        table
    }

    fn new(
        session: RwSignal<Session<G>>,
        view: Memo<G::View>,
        record: &Record<G>,
        settings: Settings,
        keeper: Option<Callback<AnyRecord>>,
    ) -> Self {
        let (acts, set_acts) = signal(Vec::new());
        let names = Names::new(record.names.iter().cloned());
        let (bots, script) = (BotClient::new(G::bots()), Vec::new());
        let chosen = RwSignal::new(None);
        let take_back = move |_: Option<&_>| {
            if chosen.with(Option::is_some) { Ok(1) } else { session.with(|session| session.can_take_back(ME)) }
        };
        let inner =
            Inner { names, bots, before: None, keeper, run: 0, taken_back: None, advised: None, script, decided: None };
        Self {
            session,
            view,
            level: record.level,
            deciding: RwSignal::new(false),
            rests: RwSignal::new(None),
            acts,
            set_acts,
            gained: RwSignal::new(G::Gained::default()),
            came: RwSignal::default(),
            skipping: RwSignal::new(false),
            refusal: RwSignal::new(None),
            doubtful: RwSignal::new(None),
            chosen,
            take_back: Memo::new(take_back),
            inner: StoredValue::new_local(inner),
            settings,
            lesson: None,
        }
    }

    /// What the player may know.
    pub const fn view(self) -> Memo<G::View> {
        self.view
    }

    /// Whether the game waits for the player; tracked.
    pub fn deciding(self) -> bool {
        self.deciding.get()
    }

    /// Whether anybody plays: neither is a hand counted nor the game over; tracked.
    pub fn playing(self) -> bool {
        self.view.with(|view| G::stage(view) == Stage::Playing)
    }

    /// Whether the game rests because a bot takes its time; tracked.
    pub fn thinking(self) -> bool {
        self.rests.get() == Some(Rest::Thinking)
    }

    /// How well the bots play.
    pub const fn level(self) -> Level {
        self.level
    }

    /// Every act so far, as the player saw them.
    pub const fn acts(self) -> ReadSignal<Vec<Act<G>>> {
        self.acts
    }

    /// What there is to say of the act of that number, if it was in the hand that is played now; tracked.
    pub fn said_of<T>(self, at: usize, tell: fn(&[G::Event]) -> Option<T>) -> Option<T> {
        self.acts.with(|acts| {
            let act = acts.get(at).filter(|act| acts.last().is_some_and(|last| last.hand == act.hand))?;
            tell(&act.events)
        })
    }

    /// What the player gained of late; tracked.
    pub fn gained(self) -> G::Gained {
        self.gained.get()
    }

    /// Shows why something was not possible.
    pub fn refuse(self, why: Refusal) {
        self.refusal.set(Some(why));
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

    /// The game as it stands, for others to keep or to look back on.
    pub fn record(self) -> Record<G> {
        let session = self.session.get_untracked();
        let names = self.names();
        Record::new(session, Seat::all(names.len()).map(|seat| names.of(seat))).at_level(self.level)
    }

    /// What the page calls each seat.
    pub fn names(self) -> Names {
        self.inner.with_value(|inner| inner.names.clone())
    }

    /// The player's settings.
    pub const fn settings(self) -> Settings {
        self.settings
    }

    /// What was there before the last act, once, and that act; nothing if things are not to be moved. At a table just laid
    /// (`fresh`) only a hand that has just been dealt moves anything.
    pub fn departing(self, fresh: bool) -> Option<(Before<G::View>, Act<G>)> {
        let before = if fresh {
            let dealt = self.acts.with_untracked(|acts| acts.last().is_some_and(Act::is_deal));
            (dealt && self.is_moving()).then(|| Before { places: Places::new(), view: None })
        } else {
            self.inner.try_update_value(|inner| inner.before.take()).flatten()
        }?;
        Some((before, self.acts.with_untracked(|acts| acts.last().cloned())?))
    }

    /// Whether things are to be moved rather than to be there at once.
    fn is_moving(self) -> bool {
        let hurried = self.skipping.try_get_untracked().unwrap_or_default();
        !hurried && self.settings.pace.now() != Pace::Instant && !motion::is_unwanted()
    }

    /// Hurries the bots along to the player's next decision.
    pub fn skip(self) {
        if !self.deciding.get_untracked() {
            self.skipping.set(true);
        }
    }

    /// Tells anew what has happened so far; nothing is moved.
    fn tell_history(self) {
        let replay = Replay::new(self.session.get_untracked());
        self.show(History::new(&replay, ME, replay.end()), None);
    }

    /// Shows what has happened, and moves things from where they were `before`.
    pub fn show(self, history: History<G>, before: Option<Before<G::View>>) {
        self.inner.update_value(|inner| inner.before = before);
        self.gained.set(history.gained);
        self.came.set(history.came);
        self.set_acts.set(history.acts);
    }

    /// Where things are now and what is known, if they are to be moved.
    pub fn before(self) -> Option<Before<G::View>> {
        self.is_moving().then(|| Before { places: motion::places(), view: self.view.try_get_untracked() })
    }

    fn keep(self) {
        if let Some(keeper) = self.inner.with_value(|inner| inner.keeper) {
            keeper.run(self.record().into());
        }
    }

    /// What the game is at, as far as the player is to be asked; tracked.
    pub fn stage(self) -> Signal<Stage> {
        Signal::derive(move || if self.deciding() { self.view.with(G::stage) } else { Stage::Playing })
    }

    /// Carries out an action of whoever is to act; gives the pause that it asks for if the player could see it.
    ///
    /// # Errors
    /// Why it is not possible, in a sentence.
    fn carry_out(self, action: G::Action) -> Result<Option<Pause>, Refusal> {
        let turn = self.view.with_untracked(G::turn);
        let stamped = || self.view.with_untracked(G::stamped);
        let stamps = stamped();
        let clock = || self.session.with_untracked(|session| G::clock(session.state()));
        let began = clock();
        let before = self.before();
        let mut events = Vec::new();
        let result = self.session.try_maybe_update(|session| {
            let result = session.apply(action, &mut events);
            (result.is_ok(), result)
        });
        result.ok_or_else(Refusal::default)?.map_err(|why| G::refusal(&why))?;
        self.keep();
        self.note_progress();
        let events = heard::<G>(&events, ME);
        // Nothing on the page may change with what the player does not see.
        let Some(act) = Act::new(began, turn, clock(), events) else { return Ok(None) };
        self.refusal.set(None);
        self.inner.update_value(|inner| (inner.before, inner.taken_back) = (before, None));
        self.view.with_untracked(|view| {
            self.gained.update(|gained| G::gain(gained, &act.events, view));
            self.came.update(|came| act.note_cards(came, view));
        });
        let mut cues = self.view.with_untracked(|view| G::cues(&act.events, view));
        if stamped() > stamps {
            cues.push(Cue::Stamp);
        }
        if turn == ME || self.is_heard() {
            self.sound(&cues);
        }
        let pause = self.pause_after(&act);
        self.set_acts.update(|acts| acts.push(act));
        Ok(Some(pause))
    }

    /// Whether the others' acts are heard: not where they come at once.
    fn is_heard(self) -> bool {
        !self.skipping.try_get_untracked().unwrap_or_default() && self.settings.pace.now() != Pace::Instant
    }

    fn sound(self, cues: &[Cue]) {
        sound::play(cues, self.settings.volume.now().gain());
    }
}
