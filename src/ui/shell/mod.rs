//! What surrounds any table: the screens, keeping, opening, updates.

mod app;
mod boot;
pub(super) mod keep;
pub(super) mod lesson;
pub(super) mod links;
pub(super) mod opening;
mod screen;
pub mod start;
mod update;

pub use app::App;
