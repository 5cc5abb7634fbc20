//! Finds games in which everything that the page must offer comes up, for the browser's tests: writes `e2e/fixtures/games.json`.
//! The bots decide as in the page, so the steps listed for the player lead there whenever they are played.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use clap::Parser;
use indicatif::ProgressIterator;
use serde::{Deserialize, Serialize};

use tin_star::bots::{BotKind, Character, Level};
use tin_star::engine::{Game, Rng, Seat, Session};
use tin_star::games::wyatt_earp::{
    Action, Card, Direction, Edition, Event, Group, HandEnd, Kind, Options, Outlaw, Phase, Sheriff, State, WyattEarp,
};
use tin_star::protocol::think;

/// Find games for the browser's tests
#[derive(Parser)]
struct Cli {
    /// How many seeds to try for each number of seats
    #[arg(long, default_value_t = 8000)]
    seeds: u64,
    /// Keep the games that are there, and only write their texts anew
    #[arg(long)]
    texts: bool,
}

/// Where the fixtures lie.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../e2e/fixtures/games.json");
const ME: Seat = Seat(0);
/// How well the bots play: the usual level, which thinks without a clock and therefore always alike.
const LEVEL: Level = Level::Deputy;

/// A game, the player's acts in it, and what the last of them shows.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Fixture {
    shows: String,
    seats: u8,
    /// Text, as JavaScript's numbers are too small.
    seed: String,
    steps: Vec<String>,
    /// The game when the last act is the player's to take, and when it is done and the player is asked again: a link's text each.
    #[serde(default)]
    before: String,
    #[serde(default)]
    after: String,
}

impl Fixture {
    /// Plays the game; `see` is told of every act of the player's.
    fn play(&self, mut see: impl FnMut(&Moment)) -> Result<Texts, Box<dyn Error>> {
        let mut game = Playing::deal(self.seats, self.seed.parse()?)?;
        let mut before = game.session.to_text();
        for text in &self.steps {
            before = game.session.to_text();
            let (phase, sheriff) = (game.session.state().phase(), game.session.state().sheriff());
            let legal = WyattEarp::legal(game.session.state());
            let action = legal.into_iter().find(|&action| step(action) == *text);
            let action = action.ok_or_else(|| format!("{}: {text} is not legal", self.shows))?;
            let events = game.act(action)?;
            let after = game.session.state();
            see(&Moment { seats: self.seats, phase, sheriff, action, events: &events, after });
        }
        Ok(Texts { before, after: game.session.to_text() })
    }
}

/// See [`Fixture::before`].
#[derive(Debug, PartialEq, Eq)]
struct Texts {
    before: String,
    after: String,
}

/// One act of the player, and what came of it.
struct Moment<'a> {
    seats: u8,
    /// What the game waited for, and whether a card found by Wyatt Earp could be played.
    phase: Phase,
    sheriff: Sheriff,
    action: Action,
    /// Everything up to the player's next act.
    events: &'a [Event],
    /// The game as it then stands.
    after: &'a State,
}

impl Moment<'_> {
    fn shot(&self, by: Seat, hit: bool) -> bool {
        self.events.iter().any(|e| matches!(e, Event::Shot { seat, hit: h, .. } if *seat == by && *h == hit))
    }

    fn asked(&self, found: bool) -> bool {
        self.events.iter().any(|e| matches!(e, Event::Asked { seat: ME, from, .. } if from.is_some() == found))
    }

    fn removed(&self, card: Card) -> bool {
        self.events.iter().any(|e| matches!(e, Event::Removed { card: c, .. } if *c == card))
    }

    fn ended(&self, test: impl Fn(HandEnd) -> bool) -> bool {
        self.events.iter().any(|e| matches!(e, Event::HandEnded { why } if test(*why)))
    }

    fn aimed(&self, card: Card) -> bool {
        self.phase == Phase::Target(card)
    }

    fn missed(&self, card: Card) -> bool {
        self.action == Action::Shoot(card) && self.shot(ME, false)
    }

    fn wins(&self) -> bool {
        self.events.iter().any(|e| matches!(e, Event::GameEnded { winner: ME }))
    }

    /// Whether the player is in the middle of a turn.
    fn plays(&self) -> bool {
        self.after.phase() == Phase::Play && WyattEarp::to_act(self.after) == Some(ME)
    }

    /// A table worth a picture.
    fn is_rich(&self) -> bool {
        let table = self.after.table();
        let groups = || Seat::all(table.seats()).flat_map(|s| Outlaw::ALL.map(|o| table.group(s, o)));
        self.seats == 4
            && self.plays()
            && groups().filter(|group| group.stands()).count() >= 14
            && groups().any(Group::hidden)
            && groups().any(Group::photo)
            && groups().any(Group::gun)
            && table.hand_len[ME.index()] >= 8
    }

    /// Whether it can be looked at: the hand goes on, or its end is what is to be seen.
    fn is_seen(&self, name: &str) -> bool {
        ENDINGS.contains(&name) || !matches!(self.after.phase(), Phase::HandOver | Phase::GameOver { .. })
    }

    fn asks(&self, way: Direction) -> bool {
        matches!(self.action, Action::Ask { direction, .. } if direction == way)
    }
}

type Shows = fn(&Moment) -> bool;

/// What a hand ends with; all else is to be seen on the table.
const ENDINGS: [&str; 4] = ["hand ends empty-handed", "hand ends with the supply", "duel", "last card wins"];

/// What is looked for: each out-of-turn decision, each way of each Sheriff card, each end of a hand.
const WANTED: [(&str, Shows); 31] = [
    ("discard drawn", |m| m.action == Action::DrawDiscard),
    ("photo in turn", |m| matches!(m.action, Action::PlayPhoto(_))),
    ("photo out of turn", |m| m.action == Action::LayPhoto),
    ("photo let pass", |m| matches!(m.phase, Phase::PhotoOffer { .. }) && m.action == Action::Decline),
    ("bank robbery hits", |m| m.aimed(Card::BANK_ROBBERY)),
    ("bank robbery misses", |m| m.missed(Card::BANK_ROBBERY)),
    ("stagecoach robbery hits", |m| m.aimed(Card::STAGECOACH_ROBBERY)),
    ("stagecoach robbery misses", |m| m.missed(Card::STAGECOACH_ROBBERY)),
    ("fastest gun hits", |m| m.aimed(Card::FASTEST_GUN) && !m.removed(Card::FASTEST_GUN)),
    ("fastest gun replaces another", |m| m.aimed(Card::FASTEST_GUN) && m.removed(Card::FASTEST_GUN)),
    ("most wanted asks to the left", |m| m.seats > 2 && m.asks(Direction::Left) && m.asked(true)),
    ("most wanted asks to the right", |m| m.asks(Direction::Right) && m.asked(true)),
    ("most wanted asks the only other", |m| m.seats == 2 && m.asks(Direction::Left)),
    ("most wanted asks in vain", |m| m.seats > 2 && m.asked(false)),
    ("most wanted takes from the table", |m| m.aimed(Card::MOST_WANTED)),
    ("hideout hits", |m| m.aimed(Card::HIDEOUT)),
    ("hideout misses", |m| m.missed(Card::HIDEOUT)),
    ("wyatt earp draws", |m| m.action == Action::WyattDraw),
    ("wyatt earp finds an outlaw", |m| matches!(m.action, Action::Take(card) if card.has_hole())),
    ("wyatt earp finds a card to play at once", |m| {
        matches!(m.sheriff, Sheriff::Found(_)) && !matches!(m.action, Action::Discard(_) | Action::PlayOutlaws { .. })
    }),
    ("wyatt earp clears a hideout", |m| m.aimed(Card::WYATT_EARP)),
    ("wyatt earp misses a hideout", |m| m.missed(Card::WYATT_EARP)),
    ("wyatt earp out of turn hits", |m| m.action == Action::ShootHideout && m.shot(ME, true)),
    ("wyatt earp out of turn misses", |m| m.action == Action::ShootHideout && m.shot(ME, false)),
    ("wyatt earp let pass", |m| matches!(m.phase, Phase::HideoutOffer { .. }) && m.action == Action::Decline),
    ("hand ends empty-handed", |m| m.ended(|why| matches!(why, HandEnd::EmptyHanded(_)))),
    ("hand ends with the supply", |m| m.ended(|why| why == HandEnd::SupplyOut)),
    ("hand of fifteen", |m| m.plays() && m.after.hand(ME).len() >= 15),
    ("rich table", |m| m.is_rich()),
    ("duel", |m| m.seats == 3 && m.wins() && m.events.iter().any(|e| matches!(e, Event::Duel { .. }))),
    // And so can be taken back.
    ("last card wins", |m| {
        let discards = matches!(m.action, Action::Discard(_));
        discards && m.wins() && !m.events.iter().any(|e| matches!(e, Event::Duel { .. }))
    }),
];

fn main() -> Result<(), Box<dyn Error>> {
    let cli = Cli::parse();
    if cli.texts {
        return write(read()?);
    }
    let mut kept = BTreeMap::new();
    // What still leads where it should stays, as tests know these games.
    for fixture in read().unwrap_or_default() {
        let Some(&(name, shows)) = WANTED.iter().find(|(name, _)| *name == fixture.shows) else { continue };
        let mut is_shown = false;
        if fixture.play(|moment| is_shown = shows(moment) && moment.is_seen(name)).is_ok() && is_shown {
            kept.insert(name, fixture);
        }
    }
    println!("{} games stay", kept.len());
    let mut found = BTreeMap::new();
    for seed in (0..cli.seeds).progress_count(cli.seeds) {
        for seats in 2..=4 {
            let manner = match seed % 8 {
                0 => Manner::WholeGame,
                1 => Manner::Hoarder,
                _ => Manner::OneHand,
            };
            search(seats, seed, manner, &mut found)?;
        }
    }
    found.extend(kept);
    let fixtures: Vec<Fixture> = WANTED.iter().filter_map(|(name, _)| found.get(name).cloned()).collect();
    for (name, _) in WANTED {
        match found.get(name) {
            Some(fixture) => println!("{name}: {} steps", fixture.steps.len()),
            None => eprintln!("{name}: not found; try more --seeds"),
        }
    }
    let complete = fixtures.len() == WANTED.len();
    write(fixtures)?;
    if complete { Ok(()) } else { Err("Not everything was found.".into()) }
}

fn read() -> Result<Vec<Fixture>, Box<dyn Error>> {
    Ok(serde_json::from_str(&fs::read_to_string(FILE)?)?)
}

/// Writes the fixtures with their texts.
fn write(mut fixtures: Vec<Fixture>) -> Result<(), Box<dyn Error>> {
    for fixture in &mut fixtures {
        let Texts { before, after } = fixture.play(|_| ())?;
        (fixture.before, fixture.after) = (before, after);
    }
    if let Some(folder) = Path::new(FILE).parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(fs::write(FILE, serde_json::to_string_pretty(&fixtures)? + "\n")?)
}

/// How the player plays while something is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// As a bot would, to the end of the game.
    WholeGame,
    /// Mostly as a bot would, so that the table gets rich, sometimes anything; to the end of the hand.
    OneHand,
    /// Draws and draws; to the end of the hand.
    Hoarder,
}

/// Plays a game and keeps what shows something in fewer steps than before.
fn search(
    seats: u8,
    seed: u64,
    manner: Manner,
    found: &mut BTreeMap<&'static str, Fixture>,
) -> Result<(), Box<dyn Error>> {
    let mut game = Playing::deal(seats, seed)?;
    let mut rng = Rng::new(seed);
    let mut steps = Vec::new();
    while let Some(action) = game.pick(manner, &mut rng) {
        steps.push(step(action));
        let (phase, sheriff) = (game.session.state().phase(), game.session.state().sheriff());
        let events = game.act(action)?;
        let moment = Moment { seats, phase, sheriff, action, events: &events, after: game.session.state() };
        for (name, _) in WANTED.iter().filter(|(name, shows)| moment.is_seen(name) && shows(&moment)) {
            let shorter = found.get(name).is_none_or(|old| steps.len() < old.steps.len());
            if shorter {
                let (shows, seed, steps) = ((*name).to_owned(), seed.to_string(), steps.clone());
                found.insert(name, Fixture { shows, seats, seed, steps, ..Fixture::default() });
            }
        }
        if game.session.state().phase() == Phase::HandOver && manner != Manner::WholeGame {
            break;
        }
    }
    Ok(())
}

/// A game as the page plays it: the bots answer at once, and always alike.
struct Playing {
    session: Session<WyattEarp>,
}

impl Playing {
    fn deal(seats: u8, seed: u64) -> Result<Self, Box<dyn Error>> {
        let options = Options { seats, edition: Edition::Y2014 };
        let mut game = Self { session: Session::new(options, seed)? };
        game.bots(&mut Vec::new())?;
        Ok(game)
    }

    /// What the player does next; nothing once the game is over.
    fn pick(&self, manner: Manner, rng: &mut Rng) -> Option<Action> {
        let state = self.session.state();
        let legal = WyattEarp::legal(state);
        let like_a_bot = || bot_choice(&self.session, ME);
        match (state.phase(), manner) {
            (Phase::GameOver { .. }, _) => None,
            (Phase::HandOver, _) => Some(Action::NextHand),
            (Phase::Draw, Manner::Hoarder) => Some(Action::DrawSupply),
            (Phase::Play, Manner::Hoarder) => legal.into_iter().find(|action| matches!(action, Action::Discard(_))),
            (_, Manner::OneHand) if rng.below(3) == 0 => Some(legal[rng.below(legal.len())]),
            _ => Some(like_a_bot()),
        }
    }

    /// The player's act, and all that follows until the player is asked again.
    fn act(&mut self, action: Action) -> Result<Vec<Event>, Box<dyn Error>> {
        let mut events = Vec::new();
        self.session.apply(action, &mut events)?;
        self.bots(&mut events)?;
        Ok(events)
    }

    fn bots(&mut self, events: &mut Vec<Event>) -> Result<(), Box<dyn Error>> {
        while let Some(seat) = self.bot_to_act() {
            self.session.apply(bot_choice(&self.session, seat), events)?;
        }
        Ok(())
    }

    fn bot_to_act(&self) -> Option<Seat> {
        let state = self.session.state();
        WyattEarp::to_act(state).filter(|&seat| seat != ME && state.phase() != Phase::HandOver)
    }
}

/// What a bot in that seat does, as in the page.
fn bot_choice(session: &Session<WyattEarp>, seat: Seat) -> Action {
    let bot = BotKind::Character(Character::of_the_house(seat, LEVEL));
    think::<WyattEarp>(bot, session.decision_seed(), &WyattEarp::view(session.state(), seat), || false)
}

/// An act of the player, as the browser's tests read it.
fn step(action: Action) -> String {
    match action {
        Action::DrawSupply => "draw".to_owned(),
        Action::DrawDiscard => "take".to_owned(),
        Action::PlayOutlaws { outlaw, count } => format!("play {count} {}", outlaw.name()),
        Action::PlayPhoto(outlaw) => format!("photo {}", outlaw.name()),
        Action::Shoot(shot) => format!("shoot {}", card(shot)),
        Action::Ask { outlaw, direction: Direction::Left } => format!("ask left {}", outlaw.name()),
        Action::Ask { outlaw, direction: Direction::Right } => format!("ask right {}", outlaw.name()),
        Action::WyattDraw => "earp draw".to_owned(),
        Action::WyattSearch => "earp search".to_owned(),
        Action::Take(found) => format!("find {}", card(found)),
        Action::Target { seat, outlaw } => format!("target {} {}", seat.0, outlaw.name()),
        Action::LayPhoto => "lay photo".to_owned(),
        Action::ShootHideout => "earp answer".to_owned(),
        Action::Decline => "pass".to_owned(),
        Action::Discard(thrown) => format!("discard {}", card(thrown)),
        Action::NextHand => "next".to_owned(),
    }
}

fn card(card: Card) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) => outlaw.name().to_owned(),
        Kind::Photo(outlaw) => format!("Photo of {}", outlaw.name()),
        Kind::BankRobbery => "Bank Robbery".to_owned(),
        Kind::StagecoachRobbery => "Stagecoach Robbery".to_owned(),
        Kind::FastestGun => "Fastest Gun".to_owned(),
        Kind::MostWanted => "Most Wanted!".to_owned(),
        Kind::Hideout => "Hideout".to_owned(),
        Kind::WyattEarp => "Wyatt Earp".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails as the rules or the bots have changed: `cargo run --release --bin fixtures`; with `--texts`, if only texts have.
    #[test]
    fn every_fixture_still_leads_where_it_says() {
        let fixtures = read().unwrap();
        let names: Vec<&str> = fixtures.iter().map(|f| f.shows.as_str()).collect();
        assert_eq!(names, WANTED.map(|(name, _)| name));
        for (fixture, (name, shows)) in fixtures.iter().zip(WANTED) {
            let mut shown = false;
            let texts = fixture.play(|moment| shown = moment.is_seen(name) && shows(moment)).unwrap();
            assert!(shown, "{name}");
            assert_eq!((&texts.before, &texts.after), (&fixture.before, &fixture.after), "{name}");
        }
    }
}
