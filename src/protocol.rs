//! What the page and the bots' worker say to each other.
//!
//! A message is a version byte, the game's name, and a [`Request`] or a [`Reply`], packed by `postcard`. All of it is pure: bytes in, bytes out.
//! How long a thought may take is for whoever has a clock to say, by a `stop` that is asked between two steps of the thought.

#[cfg(test)]
mod tests;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::bots::rollout::{Advice, Search};
use crate::bots::{Bot, BotKind, Mind, Plan, notes};
use crate::engine::{Game, Rng, Seat, Session, Stage};
use crate::games::{GameKind, with_game};

/// Raised whenever a message of before would be misread. Page and worker are the same program, so they differ only by mistake.
const VERSION: u8 = 5;
/// The longest message, in bytes. A view takes a few hundred, and the notes of a long hand one for each decision of a rival.
pub const MAX_BYTES: usize = 1 << 16;
/// The most guessed worlds that may be asked for.
pub const MAX_WORLDS: u32 = 4096;

/// What the page wants to know of a view; `A` is an act of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Query<A> {
    /// What does this bot do?
    Choose(BotKind),
    /// What would the game's adviser do ([`Mind::adviser`]), who has no notes, and how good is that?
    Advise {
        /// What was done, where it is looked back on: it is weighed too, however little anybody would have thought of it.
        done: Option<A>,
    },
}

/// The page asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Request<G: Mind> {
    /// Told apart by this number; the reply carries it too.
    pub id: u32,
    /// What it wants to know.
    pub question: Query<G::Action>,
    /// Chance for this one decision.
    pub seed: u64,
    /// What the deciding seat may know. There is no way to send more.
    pub view: G::View,
    /// What it has written down of this hand, where the one who is asked wants that.
    pub notes: G::Notes,
}

impl<G: Mind> Request<G> {
    /// The question what `bot` does at `seat`, which must have a decision to take.
    pub fn choose(bot: BotKind, session: &Session<G>, seat: Seat) -> Self {
        let view = G::view(session.state(), seat);
        let infers = bot.plan::<G>(G::seats_in(&view)).is_some_and(|plan| plan.infers);
        let notes = if infers { notes(session, seat) } else { G::Notes::default() };
        Self { id: 0, question: Query::Choose(bot), seed: session.decision_seed(), view, notes }
    }

    /// The question how good the acts are that `view` leaves, what was `done` among them.
    pub fn advise(seed: u64, view: G::View, done: Option<G::Action>) -> Self {
        Self { id: 0, question: Query::Advise { done }, seed, view, notes: G::Notes::default() }
    }
}

/// What the worker found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Answer<G: Game> {
    /// To [`Query::Choose`]: what to do.
    Action(G::Action),
    /// To [`Query::Advise`].
    Advice(Advice<G>),
}

/// The worker answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Reply<G: Game> {
    /// Which request it answers.
    pub id: u32,
    /// With what.
    pub answer: Answer<G>,
}

impl<G: Mind> Reply<G> {
    /// Whether this is an answer to `request`: of the right kind, with legal actions and numbers that mean something.
    pub fn fits(&self, request: &Request<G>) -> bool {
        self.id == request.id
            && match (&self.answer, request.question) {
                (Answer::Action(action), Query::Choose(_)) => G::legal_in(&request.view).as_ref().contains(action),
                (Answer::Advice(advice), Query::Advise { done }) => makes_sense(advice, &request.view, done),
                _ => false,
            }
    }
}

/// How long a seat may think about a decision out of turn, in milliseconds. The page waits longer than that for one whether there is one or
/// not.
pub const ANSWERING_MS: f64 = 300.0;

/// Whether these bytes ask a bot of that game for a decision out of turn; see [`Game::is_out_of_turn`].
pub fn is_out_of_turn<G: Mind>(bytes: &[u8]) -> bool {
    decode::<Request<G>>(bytes)
        .is_ok_and(|request| matches!(request.question, Query::Choose(_)) && G::is_out_of_turn(&request.view))
}

/// Why a message is not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProtocolError {
    /// More than [`MAX_BYTES`].
    #[error("a message of {0} bytes is too long")]
    TooLong(usize),
    /// Of another version of this program, or empty.
    #[error("the message is of another version")]
    Version,
    /// About a game that this message is not made for, or that nobody knows.
    #[error("the message is about another game")]
    OtherGame,
    /// Not packed as it should be, or with bytes to spare.
    #[error("the message is garbled")]
    Garbled,
    /// A view that no game leads to; what the rules say of it.
    #[error("the view makes no sense: {0}")]
    BadView(String),
    /// A view of a seat that has nothing to decide.
    #[error("there is nothing for that seat to decide")]
    NothingToDecide,
    /// What is said to have been done in a view that forbids it.
    #[error("what is to be weighed could not be done there")]
    BadAct,
    /// A bot that would think too long.
    #[error("{0} guessed worlds are too many")]
    TooManyWorlds(u32),
    /// The thought led to something that is no answer.
    #[error("there is no answer that makes sense")]
    NoAnswer,
}

/// A message for the other side. Only what this module defines can be sent.
pub trait Message: Serialize + DeserializeOwned {
    /// The game that it is about.
    type Game: Game;
}

impl<G: Mind> Message for Request<G> {
    type Game = G;
}

impl<G: Game> Message for Reply<G> {
    type Game = G;
}

/// Packs a message.
///
/// # Errors
/// If it gets too long, which no message of a real game does.
pub fn encode<M: Message>(message: &M) -> Result<Vec<u8>, ProtocolError> {
    let bytes = postcard::to_allocvec(&(VERSION, M::Game::NAME, message)).map_err(|_| ProtocolError::Garbled)?;
    if bytes.len() > MAX_BYTES { Err(ProtocolError::TooLong(bytes.len())) } else { Ok(bytes) }
}

/// Unpacks a message.
///
/// # Errors
/// If it is too long, of another version, about another game, or garbled.
pub fn decode<M: Message>(bytes: &[u8]) -> Result<M, ProtocolError> {
    let (game, message) = open(bytes)?;
    if game != M::Game::NAME {
        return Err(ProtocolError::OtherGame);
    }
    match postcard::take_from_bytes(message) {
        Ok((message, [])) => Ok(message),
        _ => Err(ProtocolError::Garbled),
    }
}

/// The name of the game that a message is about, and the rest of it.
fn open(bytes: &[u8]) -> Result<(&str, &[u8]), ProtocolError> {
    if bytes.len() > MAX_BYTES {
        return Err(ProtocolError::TooLong(bytes.len()));
    }
    let (&version, bytes) = bytes.split_first().ok_or(ProtocolError::Version)?;
    if version != VERSION {
        return Err(ProtocolError::Version);
    }
    postcard::take_from_bytes(bytes).map_err(|_| ProtocolError::OtherGame)
}

/// The name of the game that a message is about.
pub fn game(bytes: &[u8]) -> Option<&str> {
    open(bytes).ok().map(|(name, _)| name)
}

/// The number of a message, whichever game it is about.
pub fn id(bytes: &[u8]) -> Option<u32> {
    let (_, message) = open(bytes).ok()?;
    postcard::take_from_bytes(message).ok().map(|(id, _)| id)
}

/// What the worker does with one message, whichever game it is about: unpack a request, think until `stop`, pack the reply. The page's worker itself
/// has each game's bots in a part of their own, and goes by [`serve_game`].
///
/// # Errors
/// If the request is not understood, or asks nothing that could be answered.
pub fn serve(bytes: &[u8], stop: impl FnMut() -> bool) -> Result<Vec<u8>, ProtocolError> {
    let game = GameKind::by_name(open(bytes)?.0).ok_or(ProtocolError::OtherGame)?;
    with_game!(game, G => serve_game::<G>(bytes, &mut <G as Mind>::Insight::default(), stop))
}

/// The same for requests about one game, by one who goes on from what was inferred for the last one.
///
/// # Errors
/// Likewise.
pub fn serve_game<G: Mind>(
    bytes: &[u8],
    insight: &mut G::Insight,
    stop: impl FnMut() -> bool,
) -> Result<Vec<u8>, ProtocolError> {
    let request: Request<G> = decode(bytes)?;
    G::admit(&request.view).map_err(|why| ProtocolError::BadView(why.to_string()))?;
    if let Query::Advise { done: Some(done) } = request.question
        && !G::legal_in(&request.view).as_ref().contains(&done)
    {
        return Err(ProtocolError::BadAct);
    }
    let worlds = worlds_for::<G>(request.question, G::seats_in(&request.view));
    if worlds > MAX_WORLDS {
        return Err(ProtocolError::TooManyWorlds(worlds));
    }
    let reply = answer(&request, insight, stop).ok_or(ProtocolError::NothingToDecide)?;
    // A view that is not from a game can still lead to what is not a number.
    if reply.fits(&request) { encode(&reply) } else { Err(ProtocolError::NoAnswer) }
}

/// The answer to `request`; none if there is nothing to decide. The same in the worker, in the page and in a test, and whatever `insight` there
/// is already, as long as none of them stops the thought.
pub fn answer<G: Mind>(request: &Request<G>, insight: &mut G::Insight, stop: impl FnMut() -> bool) -> Option<Reply<G>> {
    let Request { id, question, seed, ref view, ref notes } = *request;
    let answer = match question {
        _ if G::legal_in(view).as_ref().is_empty() => return None,
        Query::Choose(bot) => Answer::Action(think_on::<G>(bot, seed, view, notes, insight, stop)),
        Query::Advise { done } => Answer::Advice(advise::<G>(seed, view, done, stop)?),
    };
    Some(Reply { id, answer })
}

/// What `bot` does in `view`, which must be of a seat that has a decision to take, without notes of what was before. A search plays some worlds
/// at least, and then until it is over or `stop` says so.
pub fn think<G: Mind>(bot: BotKind, seed: u64, view: &G::View, stop: impl FnMut() -> bool) -> G::Action {
    think_on::<G>(bot, seed, view, &G::Notes::default(), &mut G::Insight::default(), stop)
}

fn think_on<G: Mind>(
    bot: BotKind,
    seed: u64,
    view: &G::View,
    notes: &G::Notes,
    insight: &mut G::Insight,
    mut stop: impl FnMut() -> bool,
) -> G::Action {
    let mut rng = Rng::new(seed);
    let Some(plan) = bot.plan::<G>(G::seats_in(view)) else { return Bot::<G>::choose(&bot, view, &mut rng) };
    let mut search = Search::new(&plan, view, &mut rng).inferring(notes, insight, &mut stop);
    search.run(stop);
    search.best()
}

/// How the game's adviser ([`Mind::adviser`]) sees `view`, without notes of what was before, and what each act would bring in points; nothing
/// where there is nothing to weigh. What was `done` there, which must be legal, is tried in the same worlds as the others.
pub fn advise<G: Mind>(
    seed: u64,
    view: &G::View,
    done: Option<G::Action>,
    stop: impl FnMut() -> bool,
) -> Option<Advice<G>> {
    let legal = G::legal_in(view);
    let legal = legal.as_ref();
    if legal.is_empty() || G::stage(view) != Stage::Playing {
        return None;
    }
    let plan = adviser::<G>(G::seats_in(view));
    let mut search = Search::new(&plan, view, &mut Rng::new(seed)).trying(done);
    if search.is_over() {
        search.step(); // A single act has its chance, too.
    }
    search.run(stop);
    let mut advice = search.advice();
    let mut listed = Vec::new();
    advice.options.retain(|option| {
        // A policy may think of the same act for two reasons.
        let keep = legal.contains(&option.action) && !listed.contains(&option.action);
        if keep {
            listed.push(option.action);
        }
        keep
    });
    Some(advice)
}

/// In how many guessed worlds an answer is sought at most.
fn worlds_for<G: Mind>(question: Query<G::Action>, seats: usize) -> u32 {
    match question {
        Query::Advise { .. } => G::adviser(seats).worlds,
        Query::Choose(bot) => bot.plan::<G>(seats).map_or(0, |plan| plan.worlds),
    }
}

/// How advice is thought over: nothing silly is tried, and what is told first has the best chance.
fn adviser<G: Mind>(seats: usize) -> Plan<G> {
    Plan { sense: true, margin: 0.0, ..G::adviser(seats) }
}

/// Whether advice can be shown to the player whose `view` it is about, and tells of what was `done`.
fn makes_sense<G: Game>(advice: &Advice<G>, view: &G::View, done: Option<G::Action>) -> bool {
    let legal = G::legal_in(view);
    let options = &advice.options;
    let once = |at: usize| options[..at].iter().all(|before| before.action != options[at].action);
    !options.is_empty()
        && (0..options.len()).all(once)
        && done.is_none_or(|done| options.iter().any(|option| option.action == done))
        && options.iter().all(|option| {
            legal.as_ref().contains(&option.action) && (0.0..=1.0).contains(&option.chance) && option.points.is_finite()
        })
        && advice.worlds <= MAX_WORLDS
}
