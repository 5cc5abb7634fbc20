//! Tin Star: Wild West card games in a browser tab, against bots that see no more than you do.
//!
//! Everything that is no page can be used as a library. A whole game of random decisions:
//!
//! ```
//! use tin_star::engine::{Game, Rng};
//! use tin_star::games::wyatt_earp::{Edition, Event, Options, WyattEarp};
//!
//! let options = Options { seats: 3, edition: Edition::Y2014 };
//! let mut game = WyattEarp::deal(&options, 1881)?;
//! let mut rng = Rng::new(7);
//! let mut events = Vec::new();
//! while let Some(seat) = WyattEarp::to_act(&game) {
//!     // What a player may know, and may do.
//!     let view = WyattEarp::view(&game, seat);
//!     let legal = view.legal();
//!     let action = legal[rng.below(legal.len())];
//!     WyattEarp::apply(&mut game, action, &mut events)?;
//! }
//! let result = WyattEarp::outcome(&game).expect("nobody is to act, so the game is over");
//! println!("{:?} won of {:?} thousand dollars", result.winners, result.points);
//! # assert!(result.points.iter().any(|&money| money >= 25));
//! # assert!(matches!(events.last(), Some(Event::GameEnded { winner }) if result.winners == [*winner]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`engine::Session`] keeps such a game with its seed and actions, for saving and taking back;
//! [`games::wyatt_earp::payout`] settles a single poster.
//!
//! # The map
//!
//! | module | what it is | may use |
//! |---|---|---|
//! | [`engine`] | what every game shares: the [`Game`](engine::Game) trait, the generator, sessions, texts, replays, conformance | – |
//! | [`games`] | the games, a folder each: cards, states, legal actions, views; the list of them | `engine` |
//! | [`bots`] | players that get a view and nothing else, and the arena that measures them; what a game brings for that is [`bots::Mind`] | `games` |
//! | [`protocol`] | what the page and the bots' worker say to each other | `bots` |
//! | [`record`] | a game as it leaves the page: saves, files, links | `bots` |
//! | `ui` (package `tin-star-page`) | the page | all of it |
//!
//! Only the page knows of the browser. Rules are numbered as in
//! `docs/rules` (`R-6.5` of Wyatt Earp, `D-3.1` of Desperados, `C-2.4` of Wyoming Cowboy), in code, reasons and tests.

pub mod bots;
pub mod engine;
pub mod games;
pub mod protocol;
pub mod record;
