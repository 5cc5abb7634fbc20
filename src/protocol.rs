//! What the page and the bots' worker say to each other.
//!
//! A message is a version byte, the game, and a [`Request`] or a [`Reply`], packed by `postcard`. All of it is pure: bytes in, bytes out.
//! How long a thought may take is for whoever has a clock to say, by a `stop` that is asked between two steps of the thought.

#[cfg(test)]
mod tests;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::bots::rollout::{Advice, Rollout, Search};
use crate::bots::{Bot, BotKind};
use crate::engine::Rng;
use crate::games::GameKind;
use crate::games::wyatt_earp::{Action, Actions, Card, DECK, Hand, Outlaw, Phase, View};

/// Raised whenever a message of before would be misread. Page and worker are the same program, so they differ only by mistake.
const VERSION: u8 = 2;
/// The longest message, in bytes. A view takes a few hundred.
pub const MAX_BYTES: usize = 4096;
/// The most guessed worlds that may be asked for.
pub const MAX_WORLDS: u16 = 4096;
/// In how many of them advice sees what the hand brings in money.
const MONEY_WORLDS: u32 = 256;
/// More cards than anybody can come to hold: whoever draws two a turn discards one, and the cards run out.
const MAX_HAND: u8 = 48;
/// More money, in thousands of dollars, than any poster or player comes to have.
const MAX_MONEY: u16 = 1_000;
/// More of one card than a stack can seem to hold, counting those that came back to it.
const MAX_COPIES: u8 = 40;
/// More turns than a hand has, and more hands than a game.
const MAX_TURNS: u16 = 10_000;

/// What the page wants to know of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What does this bot do?
    Choose(BotKind),
    /// What would the best bot do, and how good is that?
    Advise,
}

/// The page asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Told apart by this number; the reply carries it too.
    pub id: u32,
    /// What it wants to know.
    pub question: Question,
    /// Chance for this one decision.
    pub seed: u64,
    /// What the deciding seat may know. There is no way to send more.
    pub view: View,
}

/// What the worker found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Question::Choose`]: what to do.
    Action(Action),
    /// To [`Question::Advise`].
    Advice(Advice),
}

/// The worker answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// Which request it answers.
    pub id: u32,
    /// With what.
    pub answer: Answer,
}

impl Reply {
    /// Whether this is an answer to `request`: of the right kind, with legal actions and numbers that mean something.
    pub fn fits(&self, request: &Request) -> bool {
        self.id == request.id
            && match (&self.answer, request.question) {
                (Answer::Action(action), Question::Choose(_)) => request.view.legal().contains(action),
                (Answer::Advice(advice), Question::Advise) => makes_sense(advice, &request.view),
                _ => false,
            }
    }
}

/// How long a seat may think about a decision out of turn, in milliseconds. The page waits longer than that for one whether there is one or
/// not.
pub const ANSWERING_MS: f64 = 300.0;

/// Whether these bytes ask a bot for a decision out of turn.
pub fn is_out_of_turn(bytes: &[u8]) -> bool {
    let asked = decode::<Request>(bytes).map(|request| (request.question, request.view.phase));
    matches!(asked, Ok((Question::Choose(_), Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. })))
}

/// Why a message is not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProtocolError {
    /// More than [`MAX_BYTES`].
    #[error("a message of {0} bytes is too long")]
    TooLong(usize),
    /// Of another version of this program, or empty.
    #[error("the message is of another version")]
    Version,
    /// About a game that this message is not made for.
    #[error("the message is about another game")]
    OtherGame,
    /// Not packed as it should be, or with bytes to spare.
    #[error("the message is garbled")]
    Garbled,
    /// A view that no game leads to.
    #[error("the view makes no sense")]
    BadView,
    /// A view of a seat that has nothing to decide.
    #[error("there is nothing for that seat to decide")]
    NothingToDecide,
    /// A bot that would think too long.
    #[error("{0} guessed worlds are too many")]
    TooManyWorlds(u16),
}

/// A message for the other side. Only what this module defines can be sent.
pub trait Message: Serialize + DeserializeOwned {}
impl Message for Request {}
impl Message for Reply {}

/// Packs a message.
///
/// # Errors
/// If it gets too long, which no message of a real game does.
pub fn encode(message: &impl Message) -> Result<Vec<u8>, ProtocolError> {
    let bytes = postcard::to_allocvec(&(VERSION, GameKind::WyattEarp, message)).map_err(|_| ProtocolError::Garbled)?;
    if bytes.len() > MAX_BYTES { Err(ProtocolError::TooLong(bytes.len())) } else { Ok(bytes) }
}

/// Unpacks a message.
///
/// # Errors
/// If it is too long, of another version, about another game, or garbled.
pub fn decode<M: Message>(bytes: &[u8]) -> Result<M, ProtocolError> {
    if bytes.len() > MAX_BYTES {
        return Err(ProtocolError::TooLong(bytes.len()));
    }
    let (&version, bytes) = bytes.split_first().ok_or(ProtocolError::Version)?;
    if version != VERSION {
        return Err(ProtocolError::Version);
    }
    let (game, bytes) = postcard::take_from_bytes(bytes).map_err(|_| ProtocolError::OtherGame)?;
    match game {
        GameKind::WyattEarp => {}
    }
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(ProtocolError::Garbled),
    }
}

/// The whole of the worker's work: unpack a request, think until `stop`, pack the reply.
///
/// # Errors
/// If the request is not understood, or asks nothing that could be answered.
pub fn serve(bytes: &[u8], stop: impl FnMut() -> bool) -> Result<Vec<u8>, ProtocolError> {
    let request: Request = decode(bytes)?;
    if !is_sound(&request.view) {
        return Err(ProtocolError::BadView);
    }
    match request.question {
        Question::Choose(BotKind::Rollout(worlds) | BotKind::Foresight(worlds)) if worlds > MAX_WORLDS => {
            return Err(ProtocolError::TooManyWorlds(worlds));
        }
        // Only what a state looks like can be played on.
        question if guesses_worlds(question) && !request.view.has_world(&mut Rng::new(request.seed)) => {
            return Err(ProtocolError::BadView);
        }
        _ => {}
    }
    let reply = answer(&request, stop).ok_or(ProtocolError::NothingToDecide)?;
    // A view that is not from a game can still lead to numbers that are none.
    if reply.fits(&request) { encode(&reply) } else { Err(ProtocolError::BadView) }
}

/// The answer to `request`; none if there is nothing to decide. The same in the worker, in the page and in a test, as long as none of them
/// stops the thought.
pub fn answer(request: &Request, stop: impl FnMut() -> bool) -> Option<Reply> {
    let Request { id, question, seed, ref view } = *request;
    let answer = match question {
        _ if view.legal().is_empty() => return None,
        Question::Choose(bot) => Answer::Action(think(bot, seed, view, stop)),
        Question::Advise => Answer::Advice(advise(seed, view, stop)?),
    };
    Some(Reply { id, answer })
}

/// What `bot` does in `view`. A search plays some worlds at least, and then until it is over or `stop` says so.
pub fn think(bot: BotKind, seed: u64, view: &View, stop: impl FnMut() -> bool) -> Action {
    let mut rng = Rng::new(seed);
    let Some(settings) = bot.rollout() else { return bot.choose(view, &mut rng) };
    let mut search = Search::new(&settings, view, &mut rng);
    run(&mut search, stop);
    search.best()
}

/// How the best bot sees `view`, and what each act would bring in money; nothing where there is nothing to weigh.
pub fn advise(seed: u64, view: &View, stop: impl FnMut() -> bool) -> Option<Advice> {
    let legal = view.legal();
    if legal.is_empty() || view.phase == Phase::HandOver {
        return None;
    }
    let settings = Rollout { money_worlds: MONEY_WORLDS, ..Rollout::with_beliefs() };
    let mut search = Search::new(&settings, view, &mut Rng::new(seed));
    if search.is_over() {
        search.step(); // A single act has its chance, too.
    }
    run(&mut search, stop);
    let mut advice = search.advice();
    let mut listed = Actions::new();
    advice.options.retain(|option| {
        // Going out by a discard is thought of twice.
        let keep = legal.contains(&option.action) && !listed.contains(&option.action);
        if keep {
            listed.push(option.action);
        }
        keep
    });
    Some(advice)
}

fn run(search: &mut Search, mut stop: impl FnMut() -> bool) {
    while !search.is_over() {
        search.step();
        if stop() {
            break;
        }
    }
}

fn guesses_worlds(question: Question) -> bool {
    match question {
        Question::Advise => true,
        Question::Choose(bot) => bot.rollout().is_some(),
    }
}

/// Whether advice can be shown to the player whose `view` it is about.
fn makes_sense(advice: &Advice, view: &View) -> bool {
    let legal = view.legal();
    let options = &advice.options;
    let once = |at: usize| options[..at].iter().all(|before| before.action != options[at].action);
    !options.is_empty()
        && (0..options.len()).all(once)
        && options.iter().all(|option| {
            legal.contains(&option.action) && (0.0..=1.0).contains(&option.chance) && option.money.is_finite()
        })
        && advice.worlds <= MAX_WORLDS.into()
}

/// Whether a view that came as bytes holds what the rules and the bots rely on, so that neither can panic on it.
fn is_sound(view: &View) -> bool {
    let table = &view.table;
    let seats = table.options.seats;
    let deck = |hand: Hand| hand.and(Hand::FULL_DECK) == hand;
    let phase_seat = match view.phase {
        Phase::PhotoOffer { holder: seat, .. } | Phase::HideoutOffer { owner: seat, .. } => seat,
        Phase::GameOver { winner } => winner,
        _ => view.me,
    };
    (2..=4).contains(&seats)
        && [view.me, table.turn, table.starter, phase_seat].iter().all(|seat| seat.0 < seats)
        && view.takes.iter().all(|take| take.seat.0 < seats)
        && deck(view.hand)
        && Outlaw::ALL
            .iter()
            .all(|&outlaw| view.hand.count(Card::outlaw(outlaw)) <= view.caps[view.me.index()].of(outlaw))
        && view.known.into_iter().all(deck)
        && view.hand.len() == table.hand_len[view.me.index()]
        && view.hand.len() <= MAX_HAND
        && table.hand_len.iter().all(|&n| n <= MAX_HAND)
        && (view.phase != Phase::Play || !view.hand.is_empty())
        && table.turn_number.max(table.hand_number) <= MAX_TURNS
        && table.supply_len <= DECK as u8
        && table.discard_len <= DECK as u8
        && Card::all().all(|card| view.stack.count(card) <= MAX_COPIES)
        && table.posters.iter().chain(&table.money).all(|&money| money <= MAX_MONEY)
}
