//! What a game adds to the page ([`Play`]), and what plays any game by that: the controller of its table, what has happened, looking back,
//! hints, and the client of the bots' worker.

pub mod any_record;
pub mod bot_client;
pub mod bots;
pub mod controller;
pub mod hint;
pub mod history;
pub mod review;
pub mod watch;

use std::fmt::Debug;

use leptos::prelude::*;

use self::any_record::AnyRecord;
use self::bots::Bots;
use self::controller::Controller;
use crate::bots::Mind;
use crate::engine::Seat;
use crate::record::Record;
use crate::ui::browser::sound::Cue;
use crate::ui::part::Source;
use crate::ui::settings::{Order, Settings};
use crate::ui::table::hand::Id;
use crate::ui::table::lesson::{Offer, Spot};
use crate::ui::table::review::Review;
use crate::ui::table::rules::Book;
pub use crate::ui::table::{Exits, Refusal};
use crate::ui::text::Names;

/// A game that the page can show. Everything else of the page knows a game by this, and by [`Game`](crate::engine::Game).
///
/// What it draws is handed over as a whole ([`AnyView`]): nothing that draws is made anew for every game.
pub trait Play: Mind {
    /// What the player has gained of late, for the table to point out; `()` where there is no such thing.
    type Gained: Clone + Debug + Default + PartialEq + Send + Sync;

    /// Whether it is played in several hands, which are counted then.
    const HANDS: bool = true;

    /// Where its bots come from.
    fn bots() -> &'static Source<Bots>;

    /// What the game is called.
    fn title() -> &'static str;

    /// What it is about, in a sentence or two for the start screen.
    fn lead() -> &'static str;

    /// Its poster on the start screen. Decoration: not read out.
    fn poster() -> AnyView;

    /// How one of [`VARIANTS`](crate::engine::Game::VARIANTS) is called, and a note about it.
    fn variant(variant: usize) -> (&'static str, &'static str);

    /// What is to be known of a table of so many seats before it is set.
    fn table_note(_seats: u8) -> Option<&'static str> {
        None
    }

    /// The orders that a hand can be held in beside the one in which it came, and what they are called; the usual one first.
    fn orders() -> [(Order, &'static str); 2];

    /// How the player stands, in the game's own unit, for the list of games: `$6,000`.
    fn score(view: &Self::View) -> String;

    /// Whose turn it is, as all can see.
    fn turn(view: &Self::View) -> Seat;

    /// The events of the first deal, which comes before any action: it led to `view`.
    fn first_deal(view: &Self::View) -> Vec<Self::Event>;

    /// Whether a hand was dealt, which no turn was part of.
    fn is_deal(event: &Self::Event) -> bool;

    /// What has been gained, once these events led to `view`.
    fn gain(gained: &mut Self::Gained, events: &[Self::Event], view: &Self::View);

    /// The cards in the player's hand, in the usual order within those that come at once.
    fn held(view: &Self::View) -> Vec<Id>;

    /// How much longer than others an act should be seen.
    fn weight(_events: &[Self::Event]) -> f64 {
        1.0
    }

    /// Whether a shot turned a card: nobody is asked about it before all have seen what it did.
    fn turned_card(_events: &[Self::Event]) -> bool {
        false
    }

    /// What is heard of it.
    fn cues(_events: &[Self::Event], _view: &Self::View) -> Vec<Cue> {
        Vec::new()
    }

    /// How much has been won so far that is marked as such on the table: when there is more, the stamp is heard.
    fn stamped(_view: &Self::View) -> usize {
        0
    }

    /// Whether the act that led to `view` may have given somebody a decision out of turn, as far as everybody can tell; see
    /// [`is_out_of_turn`](crate::engine::Game::is_out_of_turn).
    fn may_be_answered(_events: &[Self::Event], _view: &Self::View) -> bool {
        false
    }

    /// Why the rules forbid something.
    fn refusal(why: &Self::Illegal) -> Refusal;

    /// The lessons that teach it, each by itself, the first one first.
    fn lessons() -> &'static [Offer] {
        &[]
    }

    /// Whether the player may want to be asked once more before that act: it ends their turn.
    fn ends_turn(action: Self::Action, view: &Self::View) -> bool;

    /// What to do, as an order; for a lesson, and where the player is asked once more.
    fn order(_action: Self::Action, _view: &Self::View, _names: &Names) -> String {
        String::new()
    }

    /// What was done at `view` as it is told away from the log, which has these `words` for it, if any.
    fn told(_action: Self::Action, _view: &Self::View, _names: &Names, words: Option<String>) -> Option<String> {
        words
    }

    /// In a lesson: what to press for it, the last press first. The first of them that is there leads on.
    fn path(_action: Self::Action, _view: &Self::View) -> Vec<Spot> {
        Vec::new()
    }

    /// Its rules, to be read.
    fn book() -> Book;

    /// The table, from the first deal to the last screen.
    fn table(controller: Controller<Self>, exits: Exits) -> AnyView;

    /// The table of `record`, looked back on from after the act of that number.
    fn look_back(record: &Record<Self>, number: usize, settings: Settings, ways: WaysBack) -> AnyView;
}

/// The ways out of looking back.
#[derive(Clone, Copy)]
pub struct WaysBack {
    /// Whether there is a table to go back to.
    pub kept: bool,
    /// Enough seen.
    pub close: Callback<()>,
    /// Gets the game as it was, to be played on.
    pub branch: Callback<AnyRecord>,
    /// What the player's decisions gave away, as far as it was looked for.
    pub review: RwSignal<Option<Review>>,
}
