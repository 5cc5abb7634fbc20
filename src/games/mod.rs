//! The games. Each is a folder; [`GameKind`] is the only list of them.

pub mod wyatt_earp;

use serde::{Deserialize, Serialize};

/// Every game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameKind {
    /// Rummy for two to four hunters of rewards.
    WyattEarp,
}
