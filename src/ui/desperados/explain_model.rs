//! What everything on this table is, what it counts, why it can be played or not, and what could beat it: from the player's view alone.

use super::model::{comes, held_up};
use super::odds::Odds;
use super::raid::Raid;
use crate::bots::Level;
use crate::engine::Seat;
use crate::games::desperados::{
    Action, COLOURS, COPIES, Card, Character, Event, Hand, Illegal, Kind, MAX_SEATS, Phase, Place, View,
};
use crate::ui::table::Refusal;
use crate::ui::table::explain::{Explanation, Pays, told};
use crate::ui::table::key::Key;
use crate::ui::text::desperados as says;
use crate::ui::text::desperados::explain::{self, explain as words};
use crate::ui::text::{self, ME, Names};

/// Something that can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card in the player's hand.
    Card(Card),
    /// A card that lies open; its like may be in hand.
    Lying(Card),
    /// A place.
    Site(Place),
    /// All who stand in front of it.
    Front(Place),
    /// One of them.
    Stands(Place, Character),
    /// What comes after it.
    Next(Place),
    /// The warrant.
    Warrant,
    /// A character on it.
    Wanted(Character),
    /// A player.
    Player(Seat),
    /// How many cards a player holds.
    Held(Seat),
    /// A player's booty of one kind.
    Booty(Seat, Kind),
    /// All booty of one kind.
    Kind(Kind),
    /// What booties count.
    Worth,
    /// A gang that is shown.
    Gang(Seat),
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
}

impl Thing {
    /// What it carries in `data-explain`.
    pub fn key(self) -> String {
        match self {
            Self::Card(card) => format!("card-{}", card.index()),
            Self::Lying(card) => format!("lying-{}", card.index()),
            Self::Site(place) => format!("site-{}", place.index()),
            Self::Front(place) => format!("front-{}", place.index()),
            Self::Stands(place, character) => format!("stands-{}-{}", place.index(), character.index()),
            Self::Next(place) => format!("next-{}", place.index()),
            Self::Warrant => "warrant".to_owned(),
            Self::Wanted(character) => format!("wanted-{}", character.index()),
            Self::Player(seat) => format!("player-{}", seat.0),
            Self::Held(seat) => format!("held-{}", seat.0),
            Self::Booty(seat, kind) => format!("booty-{}-{}", seat.0, kind.index()),
            Self::Kind(kind) => format!("kind-{}", kind.index()),
            Self::Worth => "worth".to_owned(),
            Self::Gang(seat) => format!("gang-{}", seat.0),
            Self::Pile => "supply".to_owned(),
            Self::Discards => "discard".to_owned(),
        }
    }

    /// What carries `key`.
    pub fn of(key: &str) -> Option<Self> {
        let (kind, mut key) = Key::read(key)?;
        Some(match kind {
            "card" => Self::Card(Card::all().nth(key.number()?)?),
            "lying" => Self::Lying(Card::all().nth(key.number()?)?),
            "site" => Self::Site(key.one(&Place::ALL)?),
            "front" => Self::Front(key.one(&Place::ALL)?),
            "stands" => Self::Stands(key.one(&Place::ALL)?, key.one(&Character::ALL)?),
            "next" => Self::Next(key.one(&Place::ALL)?),
            "warrant" => Self::Warrant,
            "wanted" => Self::Wanted(key.one(&Character::ALL)?),
            "player" => Self::Player(key.seat(MAX_SEATS)?),
            "held" => Self::Held(key.seat(MAX_SEATS)?),
            "booty" => Self::Booty(key.seat(MAX_SEATS)?, key.one(&Kind::ALL)?),
            "kind" => Self::Kind(key.one(&Kind::ALL)?),
            "worth" => Self::Worth,
            "gang" => Self::Gang(key.seat(MAX_SEATS)?),
            "supply" => Self::Pile,
            "discard" => Self::Discards,
            _ => return None,
        })
    }
}

/// The moment at which something is to be explained.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// What the player may know.
    pub view: &'a View,
    /// What the seats are called.
    pub names: &'a Names,
    /// How the bots play.
    pub level: Level,
    /// Whether the game waits for the player.
    pub deciding: bool,
    /// What the player has picked up.
    pub picked: Hand,
    /// The gangs that were shown last.
    pub shown: Option<&'a Raid>,
}

impl Moment<'_> {
    /// What `thing` is.
    pub fn explain(&self, thing: Thing) -> Explanation {
        match thing {
            Thing::Card(card) => self.card(card, self.view.hand.has(card) && self.view.me == ME),
            Thing::Lying(card) => self.card(card, false),
            Thing::Site(place) => self.site(place),
            Thing::Front(place) => self.front(place),
            Thing::Stands(place, character) => self.stands(place, character),
            Thing::Next(place) => {
                let pile = self.view.table.piles[place.index()];
                told(words().next, vec![says::then(&comes(pile)), words().next_about.to_owned()], "D-1.2")
            }
            Thing::Warrant => told(says::label().warrant, vec![words().warrant_about.to_owned()], "D-3.5"),
            Thing::Wanted(character) => self.wanted(character),
            Thing::Player(seat) => self.player(seat),
            Thing::Held(seat) => self.held(seat),
            Thing::Booty(seat, kind) => self.booty(seat, kind),
            Thing::Kind(kind) => told(says::kind(kind), vec![words().booty_about.to_owned()], "D-4.2"),
            Thing::Worth => told(says::label().worth, vec![words().worth_about.to_owned()], "D-4.2"),
            Thing::Gang(seat) => self.gang(seat),
            Thing::Pile => told(says::label().draw_pile, vec![words().supply_about.to_owned()], "D-2.1"),
            Thing::Discards => told(says::label().discards, vec![words().discards_about.to_owned()], "D-1.3"),
        }
    }

    fn card(&self, card: Card, held: bool) -> Explanation {
        let view = self.view;
        let character = card.character();
        let puts = held && self.deciding && view.phase == Phase::Day;
        let why = held.then(|| self.why_not(card)).flatten();
        let mut lines = vec![words().card_about.to_owned()];
        // That it cannot join is said once.
        if let Some(place) =
            held_up(view).filter(|&place| why.is_none() || view.table.strengths(place).of(character) > 0)
        {
            lines.push(self.counts_as(place, character));
        }
        lines.push(self.unseen(character));
        let pays = held_up(view).is_none().then(|| self.counts(character, puts.then_some(card)));
        let rule = if held_up(view).is_some() { "D-3.3" } else { "D-2.1" };
        Explanation { title: says::card_title(card), lines, why, pays: pays.flatten(), rule }
    }

    /// Why a card of the own hand can be put nowhere, or cannot join.
    fn why_not(&self, card: Card) -> Option<Refusal> {
        let view = self.view;
        match view.phase {
            Phase::Over => None,
            Phase::Day if view.table.turn != view.me => Some(refused(Illegal::NotYourTurn)),
            Phase::Day => (view.table.takes() & card.bit() == 0)
                .then(|| Refusal { words: words().no_place.to_owned(), rule: Illegal::OtherColour.rule() }),
            Phase::HoldUp(_) => {
                let mut gang = if self.deciding { self.picked } else { Hand::EMPTY };
                if !gang.has(card) {
                    gang.add(card);
                }
                view.check(Action::Gang(gang)).err().map(refused)
            }
        }
    }

    /// What a character counts at each place; with a card, also whether it may be put there.
    fn counts(&self, character: Character, card: Option<Card>) -> Option<Pays> {
        let view = self.view;
        let open = Place::ALL.into_iter().filter(|place| view.table.piles[place.index()].value() > 0);
        let rows: Vec<Vec<String>> = open
            .map(|place| {
                let pile = view.table.piles[place.index()];
                let counts = view.table.strengths(place).of(character);
                let counts = if counts == 0 { "–".to_owned() } else { counts.to_string() };
                let may = card.map(|card| match view.check(Action::Put { card, place }) {
                    Ok(()) => words().yes.to_owned(),
                    Err(why) => says::illegal_short(why).to_owned(),
                });
                [Some(says::place(pile.kind(), pile.value())), Some(counts), may].into_iter().flatten().collect()
            })
            .collect();
        let heads = [Some(words().counts), card.map(|_| words().may_be_put)].into_iter().flatten();
        (!rows.is_empty()).then(|| Pays { heads: heads.map(str::to_owned).collect(), rows })
    }

    fn site(&self, place: Place) -> Explanation {
        let view = self.view;
        let pile = view.table.piles[place.index()];
        let (kind, value) = (pile.kind(), pile.value());
        let title = says::place(kind, value);
        if value == 0 {
            return told(&title, vec![format!("{}.", upper(says::label().closed))], "D-3.5");
        }
        let mut lines = vec![words().site_about.to_owned()];
        if view.phase == Phase::Over {
            return told(&title, lines, "D-3.4");
        }
        lines.push(self.till_hold_up(place));
        if value == 5 {
            lines.push(words().ends_game.to_owned());
        }
        if view.me == ME {
            let mine = view.strongest(place).1;
            lines.push(explain::mine(mine));
            if mine > 0 {
                let odds = Odds::about(view, place);
                lines.push(says::against(odds.safe(mine), odds.most()));
            }
        }
        let rows = Seat::all(view.table.seats()).map(|seat| {
            let booty = view.table.booty[seat.index()];
            let then = booty.with(kind, value).worth();
            vec![self.names.of(seat).to_owned(), booty.worth().to_string(), then.to_string()]
        });
        let pays = Pays { heads: vec![words().now.to_owned(), words().with_it.to_owned()], rows: rows.collect() };
        Explanation { title, lines, why: self.refuses(place), pays: Some(pays), rule: "D-3.4" }
    }

    /// Why the card that is picked up cannot be put there.
    fn refuses(&self, place: Place) -> Option<Refusal> {
        if !self.deciding || self.view.phase != Phase::Day {
            return None;
        }
        let card = self.picked.cards().next()?;
        self.view.check(Action::Put { card, place }).err().map(refused)
    }

    fn till_hold_up(&self, place: Place) -> String {
        let (value, there) =
            (self.view.table.piles[place.index()].value(), self.view.table.fronts[place.index()].len());
        let missing = value.saturating_sub(there);
        explain::to_hold_up(missing, missing)
    }

    fn front(&self, place: Place) -> Explanation {
        let table = &self.view.table;
        let who = table.fronts[place.index()].colour();
        let who = who.map_or_else(|| words().front_empty.to_owned(), explain::only);
        let title = explain::in_front(table.piles[place.index()].kind());
        if table.piles[place.index()].value() == 0 {
            return told(&title, vec![format!("{}.", upper(says::label().closed))], "D-3.5");
        }
        let lines = if self.view.phase == Phase::Over { vec![who] } else { vec![who, self.till_hold_up(place)] };
        Explanation { why: self.refuses(place), ..told(&title, lines, "D-2.2") }
    }

    fn stands(&self, place: Place, character: Character) -> Explanation {
        let front = self.view.table.fronts[place.index()];
        let Some(card) = front.cards().find(|card| card.character() == character) else { return self.front(place) };
        let lines = vec![self.counts_as(place, character), words().stands_about.to_owned(), self.unseen(character)];
        told(&says::card_title(card), lines, "D-3.3")
    }

    fn counts_as(&self, place: Place, character: Character) -> String {
        let table = &self.view.table;
        let (all, experience) = (table.strengths(place).of(character), table.experience(character));
        explain::counts_as(all - experience, experience)
    }

    fn unseen(&self, character: Character) -> String {
        explain::unseen(self.view.unseen().count_alike(character), COLOURS as u8 * COPIES)
    }

    fn wanted(&self, character: Character) -> Explanation {
        let experience = self.view.table.experience(character);
        let lines = vec![explain::on_warrant(character, experience), self.unseen(character)];
        Explanation { pays: self.counts(character, None), ..told(says::character(character), lines, "D-3.3") }
    }

    fn player(&self, seat: Seat) -> Explanation {
        let (view, table) = (self.view, &self.view.table);
        let booty = table.booty[seat.index()];
        let raid = held_up(view).is_some();
        let on_turn = (view.phase == Phase::Day && table.turn == seat && seat != ME).then(|| words().turn.to_owned());
        let last = (raid && table.layers[0] == seat).then(|| words().last_about.to_owned());
        let fist = (raid && seat != ME).then(|| words().fist_about.to_owned());
        let plays = (seat != ME).then(|| format!("{}.", text::character(self.names, seat, self.level)));
        let worth = Some(explain::worth(booty.worth(), booty.len()));
        let held = Some(text::cards_held(table.hand_len[seat.index()]));
        let lines = [worth, held, on_turn, last, fist, plays].into_iter().flatten().collect();
        told(self.names.of(seat), lines, "D-4.2")
    }

    fn held(&self, seat: Seat) -> Explanation {
        let lines = vec![text::cards_held(self.view.table.hand_len[seat.index()]), words().hand_about.to_owned()];
        told(&text::hand_whose(self.names, seat), lines, "D-2.1")
    }

    fn booty(&self, seat: Seat, kind: Kind) -> Explanation {
        let booty = self.view.table.booty[seat.index()];
        let values: Vec<u8> = booty.values(kind).collect();
        let has = if values.is_empty() {
            words().none_yet.to_owned()
        } else {
            format!("{}.", says::booty(kind, &values, booty.worth_of(kind)))
        };
        let title = format!("{}: {}", self.names.of(seat), says::kind(kind));
        told(&title, vec![has, words().booty_about.to_owned()], "D-4.2")
    }

    fn gang(&self, seat: Seat) -> Explanation {
        let title = explain::gang_of(self.names, seat);
        let Some(Raid { event: Event::Shown { gangs, strengths, winner, .. }, worth, tie, .. }) = self.shown else {
            return told(&title, Vec::new(), "D-3.1");
        };
        let (gang, strength) = (gangs[seat.index()], strengths[seat.index()]);
        if gang.is_empty() {
            return told(&title, vec![words().out_about.to_owned()], "D-3.1");
        }
        let cards: Vec<u8> = gang.cards().map(|card| worth[card.character().index()]).collect();
        let mut lines = vec![explain::sum(&cards, strength), words().gang_about.to_owned()];
        lines.push(if *winner == Some(seat) { words().won_about } else { words().lost_about }.to_owned());
        if *tie && winner.is_some_and(|winner| strengths[winner.index()] == strength) {
            lines.push(words().tie_about.to_owned());
        }
        told(&title, lines, "D-3.4")
    }
}

fn upper(words: &str) -> String {
    let mut chars = words.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Why not, with the number of the rule.
pub fn refused(why: Illegal) -> Refusal {
    Refusal { words: says::illegal(why).to_owned(), rule: why.rule() }
}
