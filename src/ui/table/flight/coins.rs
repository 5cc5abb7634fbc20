//! Coins on their way to whom they are paid.

use std::time::Duration;

use leptos::prelude::*;

use super::pose::Pose;
use super::{Anchor, BEAT, Course, FLIGHT, later, send};
use crate::engine::Seat;
use crate::ui::browser::motion::{Frame, Places};

/// How much later the next coin of a payment sets out, in milliseconds at the normal pace.
const JINGLE: f64 = 70.0;
/// More coins than that are not told apart.
const COINS: u16 = 3;

/// Money that is paid once all cards have landed, or as soon as what they wait for is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Payment {
    /// By what (`data-slot`).
    pub from: String,
    /// Whereto (`data-slot`).
    pub to: String,
    /// Whose it becomes.
    pub seat: Seat,
    /// How much.
    pub worth: u16,
    /// After how many others' turns.
    pub nth: usize,
}

/// What is paid is on its way from now on.
pub(super) fn announce(payments: &[Payment], on_way: Option<Callback<(Seat, i16)>>) {
    for &Payment { seat, worth, .. } in payments {
        tell(on_way, seat, worth.cast_signed());
    }
}

/// So much more is on its way to a seat, or has come to it, if there is somebody to be told.
fn tell(on_way: Option<Callback<(Seat, i16)>>, seat: Seat, worth: i16) {
    if let Some(on_way) = on_way {
        on_way.try_run((seat, worth));
    }
}

/// Sends the coins of a payment, the last of which brings the rest. What is still on its way is not counted where it goes.
pub(super) fn pay(
    courses: RwSignal<Vec<Course>>,
    payment: &Payment,
    longest: f64,
    places: &Places,
    tempo: f64,
    on_way: Option<Callback<(Seat, i16)>>,
) {
    let Payment { from, to, seat, worth, nth } = payment;
    let (seat, coins, millis) = (*seat, (*worth).min(COINS), FLIGHT * tempo);
    let [Some(from), Some(whither)] = [from, to].map(|slot| Anchor::Small(slot.clone()).pose(places, places)) else {
        tell(on_way, seat, -worth.cast_signed()); // no way is seen, so it is there
        return;
    };
    for coin in 0..coins {
        let part = (worth * (coin + 1) / coins - worth * coin / coins).cast_signed();
        let wait = longest + (*nth as f64 * BEAT + f64::from(coin) * JINGLE) * tempo;
        let frame = |at, pose: Pose| Frame { at, transform: pose.transform(from.width), opacity: 1.0 };
        let frames = vec![frame(0.0, from), frame(1.0, whither)];
        send(courses, Course { coin: true, frames, width: from.width, wait, millis, ..Course::default() }, false);
        set_timeout(move || tell(on_way, seat, -part), Duration::from_millis((wait + millis) as u64));
    }
    let purse = format!("[data-slot=\"{to}\"]");
    later(courses, longest + *nth as f64 * BEAT * tempo + millis, purse, "is-counted", 300.0);
}
