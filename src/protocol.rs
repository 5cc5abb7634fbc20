//! What the page and the bots' worker say to each other.
//!
//! A message is a version byte, the game, and a [`Request`] or a [`Reply`], packed by `postcard`. All of it is pure: bytes in, bytes out.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::bots::{Bot, BotKind};
use crate::engine::Rng;
use crate::games::GameKind;
use crate::games::wyatt_earp::{Action, Card, DECK, Hand, Phase, View};

/// Raised whenever a message of before would be misread. Page and worker are the same program, so they differ only by mistake.
const VERSION: u8 = 1;
/// The longest message, in bytes. A view takes a few hundred.
pub const MAX_BYTES: usize = 4096;
/// More cards than anybody can come to hold: whoever draws two a turn discards one, and the cards run out.
const MAX_HAND: u8 = 48;
/// More money, in thousands of dollars, than any poster or player comes to have.
const MAX_MONEY: u16 = 1_000;
/// More of one card than a stack can seem to hold, counting those that came back to it.
const MAX_COPIES: u8 = 40;

/// The page asks: what does `bot` do here?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Told apart by this number; the reply carries it too.
    pub id: u32,
    /// Who decides.
    pub bot: BotKind,
    /// Chance for this one decision.
    pub seed: u64,
    /// What the deciding seat may know. There is no way to send more.
    pub view: View,
}

/// The worker answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// Which request it answers.
    pub id: u32,
    /// What to do.
    pub action: Action,
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
    #[error("it is not that seat's decision")]
    NothingToDecide,
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

/// The whole of the worker's work: unpack a request, think, pack the reply.
///
/// # Errors
/// If the request is not understood, or asks nothing that could be answered.
pub fn serve(bytes: &[u8]) -> Result<Vec<u8>, ProtocolError> {
    let request: Request = decode(bytes)?;
    if !is_sound(&request.view) {
        return Err(ProtocolError::BadView);
    }
    if request.view.legal().is_empty() {
        return Err(ProtocolError::NothingToDecide);
    }
    encode(&Reply { id: request.id, action: think(request.bot, request.seed, &request.view) })
}

/// What `bot` does in `view`: the same in the worker, in the page and in a test.
pub fn think(bot: BotKind, seed: u64, view: &View) -> Action {
    bot.choose(view, &mut Rng::new(seed))
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
        && view.known.into_iter().all(deck)
        && view.hand.len() == table.hand_len[view.me.index()]
        && view.hand.len() <= MAX_HAND
        && table.hand_len.iter().all(|&n| n <= MAX_HAND)
        && (view.phase != Phase::Play || !view.hand.is_empty())
        && table.supply_len <= DECK as u8
        && table.discard_len <= DECK as u8
        && Card::all().all(|card| view.stack.count(card) <= MAX_COPIES)
        && table.posters.iter().chain(&table.money).all(|&money| money <= MAX_MONEY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Nobody};
    use crate::games::wyatt_earp::{Edition, Options, WyattEarp};

    /// A request for every decision of random whole games, and for each the views of the seats that have nothing to decide.
    fn for_requests(mut ask: impl FnMut(&Request, bool)) {
        for seed in 0..24 {
            let mut rng = Rng::new(seed);
            let seats = 2 + seed as u8 % 3;
            let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed).expect("a table");
            while let Some(seat) = state.to_act() {
                for who in crate::engine::Seat::all(seats.into()) {
                    let bot = [BotKind::Random, BotKind::Greedy, BotKind::Rollout(16)][rng.below(3)];
                    let view = WyattEarp::view(&state, who);
                    ask(&Request { id: rng.next_u64() as u32, bot, seed: rng.next_u64(), view }, who == seat);
                }
                let view = WyattEarp::view(&state, seat);
                let action = think(BotKind::Random, rng.next_u64(), &view);
                WyattEarp::apply(&mut state, action, &mut Nobody).expect("a legal action");
            }
        }
    }

    #[test]
    fn every_request_of_a_game_arrives_whole_and_gets_a_legal_answer() {
        let mut longest = 0;
        for_requests(|request, decides| {
            let bytes = encode(request).expect("short enough");
            longest = longest.max(bytes.len());
            assert_eq!(decode::<Request>(&bytes).as_ref(), Ok(request));
            if !decides {
                // An offer to another seat shows as that turn's play, so that nobody can tell who was asked.
                let expected =
                    if request.view.legal().is_empty() { Some(ProtocolError::NothingToDecide) } else { None };
                assert_eq!(serve(&bytes).err(), expected);
                return;
            }
            let reply: Reply = decode(&serve(&bytes).expect("an answer")).expect("a reply");
            assert_eq!(reply.id, request.id);
            assert!(request.view.legal().contains(&reply.action), "{:?} in {:#?}", reply.action, request.view);
            assert_eq!(reply.action, think(request.bot, request.seed, &request.view), "worker and page think alike");
        });
        assert!((200..MAX_BYTES / 2).contains(&longest), "the longest request has {longest} bytes");
    }

    #[test]
    fn what_is_not_a_message_of_this_version_and_game_is_refused() {
        let reply = Reply { id: 7, action: Action::DrawSupply };
        let bytes = encode(&reply).expect("short");
        assert_eq!(decode::<Reply>(&bytes), Ok(reply));
        let other = |at: usize, byte: u8| {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            decode::<Reply>(&bytes)
        };
        assert_eq!(decode::<Reply>(&[]), Err(ProtocolError::Version));
        assert_eq!(other(0, VERSION + 1), Err(ProtocolError::Version));
        assert_eq!(other(1, 200), Err(ProtocolError::OtherGame));
        assert_eq!(other(3, 250), Err(ProtocolError::Garbled));
        assert_eq!(decode::<Reply>(&bytes[..bytes.len() - 1]), Err(ProtocolError::Garbled));
        assert_eq!(decode::<Reply>(&[&bytes[..], &[0]].concat()), Err(ProtocolError::Garbled));
        assert_eq!(decode::<Reply>(&vec![VERSION; MAX_BYTES + 1]), Err(ProtocolError::TooLong(MAX_BYTES + 1)));
        assert_eq!(decode::<Request>(&bytes), Err(ProtocolError::Garbled));
    }

    #[test]
    fn whatever_comes_nothing_panics() {
        let mut rng = Rng::new(5);
        let mut answered = 0;
        let mut refused = 0;
        for_requests(|request, decides| {
            if !decides {
                return;
            }
            let whole = encode(request).expect("short enough");
            let mut bytes = whole.clone();
            for _ in 0..=rng.below(3) {
                let at = 2 + rng.below(bytes.len() - 2);
                bytes[at] = if rng.below(2) == 0 { bytes[at] ^ (1 << rng.below(8)) } else { rng.next_u64() as u8 };
            }
            match serve(&bytes) {
                Ok(_) => answered += 1,
                Err(_) => refused += 1,
            }
        });
        assert!(answered > 1_000 && refused > 1_000, "{answered} answered, {refused} refused");
    }
}
