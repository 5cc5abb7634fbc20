//! The text form of a session: one line of URL-safe characters, versioned and checksummed. Saves, files and links all carry it.
//!
//! `ts1.<game>.<rules version>.<packed session>.<checksum>`. The packed session is options, seed, whether it is practice, the number of
//! actions and a digest of the state that they lead to, then the actions, each as its place in the list of legal ones: a whole game
//! takes some hundred characters. What is loaded is untrusted: it becomes a session only by being played by the rules.
//!
//! Whatever comes after `ts1` keeps the beginning, `ts` and a number, and the end, a checksum of all before the last dot.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use serde::Serialize;
use thiserror::Error;

use super::code::{Reader, Writer};
use super::game::{Game, Nobody};
use super::session::Session;

/// The version of this text form.
const FORMAT: u32 = 1;
/// The longest text that is read, in bytes; whole games take a few hundred, the longest of random players some thousand.
pub const MAX_TEXT: usize = 64 * 1024;
/// The most actions that are read; the longest of 10,000 games of random players, at the game with the longest games, took 16,789.
pub const MAX_ACTIONS: usize = 64 * 1024;
/// The longest name of a game, in bytes.
const MAX_NAME: usize = 32;

/// Why a text is not a game that can be gone on with. The page has a sentence for each that says what the user can do.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// More than [`MAX_TEXT`] bytes.
    #[error("too long")]
    TooLong,
    /// Not this form at all.
    #[error("not a game")]
    NotAGame,
    /// A text of another game.
    #[error("a game of {found}")]
    OtherGame {
        /// The name it carries.
        found: String,
    },
    /// From a later version of the form or of the rules.
    #[error("from a newer version")]
    Newer,
    /// Played by earlier rules, under which it went differently.
    #[error("played differently, by older rules")]
    Older,
    /// The checksum does not fit, or what it covers makes no sense: something was changed or cut off.
    #[error("damaged")]
    Damaged,
    /// Well formed, but of a table that the rules do not know.
    #[error("{why}")]
    BadOptions {
        /// What the rules say.
        why: String,
    },
    /// It plays out, but to another state than the one it was saved in.
    #[error("plays out to another state")]
    Diverged,
}

/// What stands before the actions: options, seed, practice, number of actions, digest.
type Head<O> = (O, u64, bool, u32, u32);

impl<G: Game> Session<G> {
    /// The text form; [`Session::from_text`] reads it.
    pub fn to_text(&self) -> String {
        self.text(self.actions().len())
    }

    /// The text form of the same deal before its first action.
    pub fn deal_to_text(&self) -> String {
        self.text(0)
    }

    fn text(&self, count: usize) -> String {
        let mut choices = Writer::default();
        let mut packed = Vec::new();
        if let Ok(mut state) = self.dealt() {
            for action in &self.actions()[..count] {
                let legal = G::legal(&state);
                // A session has only legal actions, and their applying does not fail.
                let place = legal.as_ref().iter().position(|listed| listed == action).unwrap_or_default();
                choices.push(place, legal.as_ref().len());
                G::apply(&mut state, *action, &mut Nobody).ok();
            }
            let head = (self.options(), self.seed(), self.is_practice(), count as u32, digest::<G>(&state));
            // Packing plain data into memory does not fail.
            packed = postcard::to_allocvec(&head).unwrap_or_default();
        }
        packed.extend(choices.finish());
        let text = format!("ts{FORMAT}.{}.{}.{}", G::NAME, self.rules(), URL_SAFE_NO_PAD.encode(packed));
        let sum = checksum(&text);
        format!("{text}.{sum}")
    }

    /// Reads a text form, playing every action by the rules. Space around it does not matter.
    ///
    /// # Errors
    /// If it is not a whole, undamaged text of this game that these rules can follow.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let (name, rules, packed) = split(text)?;
        if name != G::NAME {
            return Err(LoadError::OtherGame { found: name.to_owned() });
        }
        let rules: u16 = rules.parse().map_err(|_| LoadError::Damaged)?;
        if rules == 0 {
            return Err(LoadError::Damaged); // the first rules are 1
        }
        if rules > G::RULES_VERSION {
            return Err(LoadError::Newer);
        }
        let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| LoadError::Damaged)?;
        let (head, choices) = postcard::take_from_bytes::<Head<G::Options>>(&bytes).map_err(|_| LoadError::Damaged)?;
        let game = play::<G>(rules, &head, choices);
        if rules == G::RULES_VERSION {
            return game;
        }
        let game = game.map_err(|_| LoadError::Older)?;
        let over = G::to_act(game.state()).is_none();
        // What is over stays as it was. What is not goes on by today's rules, if they lead to where it stands.
        Ok(if over { game } else { play(G::RULES_VERSION, &head, choices).unwrap_or(game) })
    }
}

/// The game that a text says it is of, by its [`Game::NAME`].
///
/// # Errors
/// If it is no text form, damaged, or of a later version of the form.
pub fn game_name(text: &str) -> Result<&str, LoadError> {
    split(text).map(|(name, ..)| name)
}

/// The game's name, the rules' version and the packed session of a whole text.
fn split(text: &str) -> Result<(&str, &str, &str), LoadError> {
    if text.len() > MAX_TEXT {
        return Err(LoadError::TooLong);
    }
    let (body, sum) = text.trim().rsplit_once('.').ok_or(LoadError::NotAGame)?;
    let (format, rest) = body.split_once('.').ok_or(LoadError::NotAGame)?;
    let format = format.strip_prefix("ts").ok_or(LoadError::NotAGame)?;
    let format: u32 = format.parse().map_err(|_| LoadError::NotAGame)?;
    if sum != checksum(body) {
        return Err(LoadError::Damaged);
    }
    if format > FORMAT {
        return Err(LoadError::Newer);
    }
    let mut parts = rest.split('.');
    let (Some(name), Some(rules), Some(packed), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return Err(LoadError::Damaged);
    };
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if name.is_empty() || name.len() > MAX_NAME || !name.bytes().all(plain) {
        return Err(LoadError::Damaged);
    }
    Ok((name, rules, packed))
}

fn play<G: Game>(rules: u16, head: &Head<G::Options>, choices: &[u8]) -> Result<Session<G>, LoadError> {
    let (options, seed, practice, count, digest) = head.clone();
    if count as usize > MAX_ACTIONS {
        return Err(LoadError::TooLong);
    }
    let mut session =
        Session::<G>::by_rules(rules, options, seed).map_err(|why| LoadError::BadOptions { why: why.to_string() })?;
    if practice {
        session = session.into_practice();
    }
    let mut choices = Reader::new(choices);
    for _ in 0..count {
        let legal = G::legal(session.state());
        let legal = legal.as_ref();
        let action = choices.pull(legal.len()).and_then(|place| legal.get(place)).ok_or(LoadError::Damaged)?;
        session.apply(*action, &mut Nobody).map_err(|_| LoadError::Damaged)?;
    }
    if !choices.is_done() {
        return Err(LoadError::Damaged);
    }
    if self::digest::<G>(session.state()) == digest { Ok(session) } else { Err(LoadError::Diverged) }
}

/// A number that different parts of a state hardly share, for [`Game::digest`]: FNV-1a over their packed bytes.
pub fn digest_of(parts: &impl Serialize) -> u64 {
    let bytes = postcard::to_allocvec(parts).unwrap_or_default(); // packing plain data into memory does not fail
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Half of the state's digest: enough to notice a difference, and shorter.
fn digest<G: Game>(state: &G::State) -> u32 {
    G::digest(state) as u32
}

fn checksum(body: &str) -> String {
    format!("{:08x}", Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC).checksum(body.as_bytes()))
}
