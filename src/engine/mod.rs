//! What all games share; nothing here knows any one of them.

mod code;
pub mod conformance;
mod few;
pub mod game;
pub mod perft;
pub mod replay;
pub mod rng;
pub mod save;
pub mod session;
pub mod take_back;
mod twos;

pub use few::sort_few;
pub use game::{Clock, Game, Nobody, Outcome, Seat, Sink, Stage, UndoBarrier, heard};
pub use replay::Replay;
pub use rng::Rng;
pub use save::{LoadError, digest_of};
pub use session::Session;
pub use take_back::CannotTakeBack;
pub(crate) use twos::hand_of_twos;
