//! What has happened in a game so far, as one seat saw it.

use crate::engine::{Clock, Game, Replay, Seat, Session};
use crate::ui::play::Play;
use crate::ui::table::hand::{Id, note};
use crate::ui::text::ME;

/// One visible act, with all that came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Act<G: Play> {
    /// Which hand of the game, from 1.
    pub hand: u16,
    /// Which turn of the hand, from 1; 0 for the deal.
    pub turn_number: u16,
    /// Whose turn it was.
    pub turn: Seat,
    /// What happened, as the seat saw it.
    pub events: Vec<G::Event>,
}

impl<G: Play> Act<G> {
    /// The deal of the first hand, which comes before any action: it led to `view`.
    pub fn first_deal(view: &G::View) -> Self {
        Self { hand: 1, turn_number: 0, turn: G::turn(view), events: G::first_deal(view) }
    }

    /// What came of an act: it was `turn` and so late `before` it, and which hand it is `after` it. `None` if the seat saw nothing.
    pub fn new(before: Clock, turn: Seat, after: Clock, events: Vec<G::Event>) -> Option<Self> {
        let (hand, turn_number) =
            if G::is_deal(events.first()?) { (after.hand, 0) } else { (before.hand, before.turn) };
        Some(Self { hand, turn_number, turn, events })
    }

    /// Notes what it changed in the order in which the cards of a hand came; it led to `view`. What is dealt comes at once.
    pub fn note_cards(&self, came: &mut Vec<Id>, view: &G::View) {
        if self.is_deal() {
            came.clear();
        }
        note(came, &G::held(view));
    }

    /// Whether it is a deal, which belongs to no turn.
    pub const fn is_deal(&self) -> bool {
        self.turn_number == 0
    }
}

/// What `acts` brought every seat, each time with the number of the hand, from 1: what `gain` finds in an event.
pub fn gains<G: Play, const N: usize>(
    acts: &[Act<G>],
    gain: impl Fn(&G::Event) -> Option<[i16; N]>,
) -> impl Iterator<Item = (u16, [i16; N])> {
    let events = acts.iter().flat_map(|act| act.events.iter().map(|event| (act.hand, event)));
    events.filter_map(move |(hand, event)| Some((hand, gain(event)?)))
}

/// What a seat has seen, and gained of late.
#[derive(Clone, Debug, PartialEq)]
pub struct History<G: Play> {
    /// Every act that it saw, from the first deal on.
    pub acts: Vec<Act<G>>,
    /// The position of the replay that each act led to, in the same order.
    pub led_to: Vec<usize>,
    /// What it gained of late.
    pub gained: G::Gained,
    /// The cards of its hand in the order in which they came.
    pub came: Vec<Id>,
}

impl<G: Play> History<G> {
    /// What `seat` has seen up to position `end` of `replay`.
    pub fn new(replay: &Replay<G>, seat: Seat, end: usize) -> Self {
        let mut view = G::view(replay.state(0), seat);
        let (gained, came) = (G::Gained::default(), G::held(&view));
        let mut history = Self { acts: vec![Act::first_deal(&view)], led_to: vec![0], gained, came };
        for (at, events) in replay.seen_by(seat, end) {
            let clock = |at| G::clock(replay.state(at));
            // Since the last act that it saw, nothing has changed for the seat.
            let turn = G::turn(&view);
            view = G::view(replay.state(at + 1), seat);
            G::gain(&mut history.gained, &events, &view);
            if let Some(act) = Act::new(clock(at), turn, clock(at + 1), events) {
                act.note_cards(&mut history.came, &view);
                history.acts.push(act);
                history.led_to.push(at + 1);
            }
        }
        history
    }

    /// How many acts the seat has seen, the first deal not counted. Whoever plays is never shown another count: what another seat let pass
    /// unseen must not be told by a number.
    pub fn count(&self) -> usize {
        self.acts.len().saturating_sub(1)
    }

    /// The number of the last act that led to position `place` of the replay, or to one before it.
    pub fn number_at(&self, place: usize) -> usize {
        self.led_to.partition_point(|&led_to| led_to <= place).saturating_sub(1)
    }

    /// The position that the act of that number led to; the last one if there are fewer.
    pub fn place_of(&self, number: usize) -> usize {
        self.led_to.get(number).or(self.led_to.last()).copied().unwrap_or_default()
    }
}

/// Chance for what the player is advised at position `at` of `replay`. It goes by what they have seen: a secret choice may be thought about
/// before it comes to their seat, and is looked back on where they took it.
pub fn chance_at<G: Game>(replay: &Replay<G>, at: usize) -> u64 {
    let seen = replay.seen_by(ME, at).last().map_or(0, |(step, _)| step + 1);
    replay.session().decision_seed_after(seen)
}

/// How many acts of `session` the seat has seen.
pub fn acts_seen<G: Play>(session: &Session<G>, seat: Seat) -> usize {
    let replay = Replay::new(session.clone());
    History::new(&replay, seat, replay.end()).count()
}
