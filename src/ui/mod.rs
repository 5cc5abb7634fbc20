//! The page.

mod announce;
mod app;
mod art;
mod boot;
pub mod bot_client;
pub mod clock;
mod focus;
mod frames;
mod history;
mod keep;
mod licences;
mod links;
mod modal;
mod motion;
pub mod session;
pub mod settings;
mod sharing;
pub mod start;
pub mod storage;
pub mod text;
mod update;
mod watch;
pub mod wyatt_earp;

/// Puts the page into the document.
pub fn mount() {
    leptos::mount::mount_to_body(app::App);
    bot_client::prepare();
}
