//! The way of one card from place to place, timed.

use super::pose::Pose;
use super::{FLIGHT, Flight};
use crate::ui::browser::motion::{Frame, Place, Places};
use crate::ui::settings::UNTIL_TURNED;

/// How much later the next one sets out; like all times here in milliseconds at the normal pace.
const STEP: f64 = 90.0;
/// How long cards are held up for all to see.
const SHOWN: f64 = 1000.0;
/// How long a card that a shot turns is held up until all see what it did: first from its back, then turning.
const TURNED: f64 = 400.0;
const _: () = assert!(FLIGHT + TURNED == UNTIL_TURNED);

/// A flight, ready to be drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Course {
    pub id: u32,
    pub card: Option<u16>,
    /// Whether it is a coin, and no card.
    pub coin: bool,
    /// Whether it is thrown over.
    pub tips: bool,
    /// Whether it shows its back at first, and turns on its way; to where it is held up, if it is.
    pub turns: bool,
    pub stamp: Option<String>,
    pub hit: Option<bool>,
    pub frames: Vec<Frame>,
    /// Of the card as it is drawn, in CSS pixels.
    pub width: f64,
    /// When it is drawn, in milliseconds.
    pub wait: f64,
    /// How long it is there from then on.
    pub millis: f64,
    /// When it begins to turn, or to be thrown over, and how long that takes.
    pub turning: (f64, f64),
    /// When the stamp comes down on it, in milliseconds.
    pub stamped_at: f64,
}

impl Course {
    /// The way of one flight, to where it `lands` if that is known; nothing if a place of it is not on the page.
    pub fn of(flight: &Flight, lands: Option<Place>, before: &Places, after: &Places, tempo: f64) -> Option<Self> {
        let from = flight.from.pose(before, after)?;
        let shown = flight.shown.as_ref().and_then(|anchor| anchor.pose(after, after));
        let to = match &flight.to {
            Some(anchor) => Some(lands.map(Pose::on).or_else(|| anchor.pose(after, after))?),
            None => None,
        };
        let width = [Some(from), shown, to].into_iter().flatten().map(|pose| pose.width).fold(0.0, f64::max);
        let later = f64::from(flight.step) * STEP * tempo;
        let (wait, lies) = if flight.appears { (later, 0.0) } else { (0.0, later) };
        let leg = FLIGHT * tempo;
        let mut stops = vec![(lies, from)];
        let mut stamped_at = 0.0;
        if let Some(shown) = shown {
            stamped_at = lies + leg;
            stops.extend([(lies + leg, shown), (lies + leg + SHOWN * tempo, shown)]);
        }
        let last = stops.last().map_or(lies, |&(at, _)| at);
        if let Some(to) = to {
            stops.push((last + leg, to));
        }
        let millis = if to.is_some() { last + leg } else { last };
        let mut frames = Vec::new();
        if lies > 0.0 {
            frames.push(Frame { at: 0.0, transform: from.transform(width), opacity: 1.0 });
        }
        frames.extend(stops.iter().map(|&(at, pose)| Frame {
            at: at / millis,
            transform: pose.transform(width),
            opacity: 1.0,
        }));
        let turns = flight.appears && flight.card.is_some();
        let &Flight { card, tips, hit, ref stamp, .. } = flight;
        let turning = match hit {
            // What is turned for all to see is not seen before.
            Some(_) => (leg, TURNED * tempo),
            None => (0.0, if turns { leg } else { millis }),
        };
        stamped_at += if hit.is_some() { TURNED * tempo } else { 0.0 };
        let stamp = stamp.clone();
        Some(Self {
            card,
            tips,
            turns,
            stamp,
            hit,
            frames,
            width,
            wait,
            millis,
            turning,
            stamped_at,
            ..Self::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::table::flight::Anchor;

    #[test]
    fn a_card_lands_on_what_it_becomes() {
        let at = |x| Place { x, y: 0.0, width: 40.0, height: 42.0 };
        let places = Places::from([("supply".to_owned(), at(0.0)), ("cell".to_owned(), at(500.0))]);
        let flight = Flight {
            card: Some(1),
            from: Anchor::Card("supply".to_owned()),
            shown: None,
            to: Some(Anchor::Among("cell".to_owned())),
            stamp: None,
            hit: None,
            step: 0,
            appears: false,
            lies: false,
            tips: false,
            becomes: None,
        };
        let course = Course::of(&flight, Some(at(700.0)), &places, &places, 1.0).unwrap();
        assert_eq!(course.frames.last().unwrap().transform, Pose::on(at(700.0)).transform(course.width));
        assert!((Pose::on(at(700.0)).width - 30.0).abs() < 0.01, "as large as a card that is so high");
    }

    #[test]
    fn what_a_shot_turned_is_seen_once_it_is_held_up_and_then_stamped_and_nobody_waits_longer_for_it() {
        let place = Place { x: 0.0, y: 0.0, width: 100.0, height: 140.0 };
        let places = Places::from(["supply", "board", "discard"].map(|name| (name.to_owned(), place)));
        let held_up = |hit| Flight {
            card: Some(1),
            from: Anchor::Card("supply".to_owned()),
            shown: Some(Anchor::HeldUp(0.0)),
            to: Some(Anchor::Card("discard".to_owned())),
            stamp: None,
            hit,
            step: 0,
            appears: true,
            lies: false,
            tips: false,
            becomes: None,
        };
        for tempo in [1.4, 1.0, 0.55] {
            let [plain, shot] =
                [None, Some(true)].map(|hit| Course::of(&held_up(hit), None, &places, &places, tempo).unwrap());
            let (at, turning) = shot.turning;
            assert!(at >= FLIGHT * tempo, "it turns on its way");
            assert!(shot.stamped_at >= at + turning, "it is stamped before it is seen");
            assert!(shot.stamped_at < (FLIGHT + SHOWN / 2.0) * tempo, "there is no time to read it");
            assert!((shot.millis - plain.millis).abs() < 0.1, "it takes longer");
        }
    }
}
