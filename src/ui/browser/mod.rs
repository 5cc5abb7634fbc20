//! What the page asks of the browser.

pub(super) mod announce;
pub(super) mod art;
pub(super) mod back;
pub mod clock;
pub(super) mod events;
pub(super) mod export;
pub(super) mod focus;
pub(super) mod frames;
pub(super) mod look;
pub(super) mod modal;
pub(super) mod motion;
pub(super) mod pointer;
pub(super) mod press;
pub(super) mod rove;
pub(super) mod seek;
pub mod sound;
pub mod spot;
pub mod storage;
