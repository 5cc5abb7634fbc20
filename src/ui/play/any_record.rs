//! A game whose rules are known only when it is there: what the shell keeps, lists, shares and opens.

use std::any::Any;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;
use thiserror::Error;

use super::controller::Controller;
use super::history::acts_seen;
use super::{Exits, Play, WaysBack};
use crate::bots::Level;
use crate::engine::{LoadError, Seat, Session};
use crate::record::Record;
use crate::ui::settings::Settings;
use crate::ui::text;
use crate::ui::text::ME;
use crate::ui::trouble::Missing;

/// A record of any game. Copies share it.
#[derive(Clone)]
pub struct AnyRecord(Arc<dyn Recorded>);

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unopened {
    /// There is none in what was to be read.
    #[error(transparent)]
    Unread(#[from] LoadError),
    /// What is needed for it did not come.
    #[error(transparent)]
    Missing(#[from] Missing),
}

impl Unopened {
    /// Why, and what the player can do.
    pub fn told(&self) -> String {
        match self {
            Self::Unread(why) => text::load_error(why),
            Self::Missing(why) => text::missing(*why).to_owned(),
        }
    }
}

/// How a game stands, for lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which hand it is at, if there are several.
    pub hand: Option<u16>,
    /// Who has won, once it is over.
    pub winners: Option<Vec<Seat>>,
    /// What the player has, in the game's own unit.
    pub score: String,
}

/// What a record is to those who do not know its game.
pub trait Recorded: Send + Sync {
    /// The record itself.
    fn as_any(&self) -> &dyn Any;
    /// The name that texts of its game carry.
    fn game(&self) -> &'static str;
    /// What its game is called.
    fn title(&self) -> &'static str;
    /// The record as text; [`AnyRecord::from_text`] reads it.
    fn to_text(&self) -> String;
    /// What a link carries: the deal, and the moves if wanted.
    fn link_text(&self, moves: bool) -> String;
    /// Whether `other` is this game at the same point.
    fn is_at(&self, other: &dyn Any) -> bool;
    /// Where all chance of it comes from.
    fn seed(&self) -> u64;
    /// Whether everything may be taken back.
    fn is_practice(&self) -> bool;
    /// How well the bots play.
    fn level(&self) -> Level;
    /// A name for each seat.
    fn names(&self) -> &[String];
    /// By which of the game's variants it is played.
    fn variant(&self) -> usize;
    /// What that variant is called.
    fn variant_name(&self) -> &'static str;
    /// Whether nobody is to act any more.
    fn is_over(&self) -> bool;
    /// How it stands.
    fn summary(&self) -> Summary;
    /// How many acts the player has seen.
    fn acts_seen(&self) -> usize;
    /// Another deal at the same table.
    fn dealt(&self, seed: u64, practice: bool) -> Option<AnyRecord>;
    /// The table at which it goes on; `keeper` gets it after every act.
    fn table(&self, settings: Settings, keeper: Callback<AnyRecord>, exits: Exits) -> AnyView;
    /// The game looked back on, from after the act of that number.
    fn look_back(&self, number: usize, settings: Settings, ways: WaysBack) -> AnyView;
}

impl<G: Play> From<Record<G>> for AnyRecord {
    fn from(record: Record<G>) -> Self {
        Self(Arc::new(record))
    }
}

impl<G: Play> Recorded for Record<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::title()
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn link_text(&self, moves: bool) -> String {
        if moves { self.session.to_text() } else { self.session.deal_to_text() }
    }

    fn is_at(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Self>().is_some_and(|other| {
            let (one, other) = (&self.session, &other.session);
            one.seed() == other.seed() && one.options() == other.options() && one.actions() == other.actions()
        })
    }

    fn seed(&self) -> u64 {
        self.session.seed()
    }

    fn is_practice(&self) -> bool {
        self.session.is_practice()
    }

    fn level(&self) -> Level {
        self.level
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn variant(&self) -> usize {
        let seats = G::seats(self.session.state()) as u8;
        (0..G::VARIANTS.len()).find(|&at| G::options(seats, at) == *self.session.options()).unwrap_or_default()
    }

    fn variant_name(&self) -> &'static str {
        G::variant(self.variant()).0
    }

    fn is_over(&self) -> bool {
        G::to_act(self.session.state()).is_none()
    }

    fn summary(&self) -> Summary {
        let state = self.session.state();
        Summary {
            hand: G::HANDS.then_some(G::clock(state).hand),
            winners: G::outcome(state).map(|outcome| outcome.winners),
            score: G::score(&G::view(state, ME)),
        }
    }

    fn acts_seen(&self) -> usize {
        acts_seen(&self.session, ME)
    }

    fn dealt(&self, seed: u64, practice: bool) -> Option<AnyRecord> {
        let session = Session::<G>::new(self.session.options().clone(), seed).ok()?;
        let session = if practice { session.into_practice() } else { session };
        Some(Self::new(session, &self.names).at_level(self.level).into())
    }

    fn table(&self, settings: Settings, keeper: Callback<AnyRecord>, exits: Exits) -> AnyView {
        G::table(Controller::open(self, settings, keeper), exits)
    }

    fn look_back(&self, number: usize, settings: Settings, ways: WaysBack) -> AnyView {
        G::look_back(self, number, settings, ways)
    }
}

impl Deref for AnyRecord {
    type Target = dyn Recorded;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl AnyRecord {
    /// A name for a file with it.
    pub fn file_name(&self) -> String {
        let hand = self.summary().hand.map_or_else(String::new, |hand| format!("-hand-{hand}"));
        format!("tin-star-{}{hand}.txt", self.game())
    }

    /// Whether `other` is this game at the same point.
    pub fn is_at(&self, other: &Self) -> bool {
        self.0.is_at(other.as_any())
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.names().len()
    }
}

impl fmt::Debug for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("AnyRecord").field(&self.to_text()).finish()
    }
}
