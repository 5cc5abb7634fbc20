//! What surrounds any table: the screens, the table's controller, history, keeping, sharing, settings, updates.

pub mod any_record;
mod app;
mod boot;
pub mod bot_client;
pub mod controller;
pub mod history;
pub(super) mod keep;
pub(super) mod languages;
pub(super) mod lesson;
pub(super) mod licences;
pub(super) mod links;
pub mod settings;
pub(super) mod sharing;
pub mod start;
mod update;
pub mod watch;

pub use app::App;
