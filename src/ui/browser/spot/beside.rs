//! Where the box goes: beside what it points at, or elsewhere, so that it covers as little as can be of what matters.

use crate::ui::browser::motion::Place;
use crate::ui::browser::seek;

/// Between the ring and what it rings, between the ring and the box, and between the box and the edge of the window; in CSS pixels.
pub(super) const RING: f64 = 5.0;
const AIR: f64 = 14.0;
const EDGE: f64 = 8.0;
/// What the box covers only where it must, and how much that matters while something is to be pressed, and while all is only looked at.
const SPARED: [(&str, f64, f64); 9] = [
    ("dialog[open] > .dialog-body", 1.0, 1.0),
    (".sheet-foot, .about, .end-bill", 1.0, 1.0),
    (".hand", 1.0, 0.6),
    (".actions-bar", 1.0, 0.4),
    (".piles", 1.0, 0.4),
    (".is-you", 1.0, 1.0),
    (".topbar, .posters", 0.5, 0.5),
    (".board-wrap", 0.2, 0.5),
    (".status", 0.3, 0.2),
];
/// How much it matters to see what is spoken of.
const SPOKEN_OF: f64 = 5.0;
/// What it costs, by its area, to have the box elsewhere than beside what it points at, where it is broad for the window and where it is not:
/// on a desk most things have room beside them, and nothing but what is spoken of is worth a box without a tip.
const ELSEWHERE: [f64; 2] = [0.08, 0.5];
/// So far apart are the places that are tried elsewhere.
const STRIDE: f64 = 6.0;

/// On which side of the things the box is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Over them.
    Above,
    /// Under them.
    Below,
    /// Left of them.
    Left,
    /// Right of them.
    Right,
    /// Nowhere: there is nothing to point at, no room beside it, or less to cover elsewhere.
    Away,
}

impl Side {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Above => "above",
            Self::Below => "below",
            Self::Left => "left",
            Self::Right => "right",
            Self::Away => "away",
        }
    }
}

/// Where that is which the box covers only where it must, and how much it matters; what is `spoken_of` most.
pub(super) fn spared(press: bool, spoken_of: &[&str]) -> Vec<(Place, f64)> {
    let places = |(selector, pressing, looking): (&str, f64, f64)| {
        let matters = if press { pressing } else { looking };
        seek::all(selector).into_iter().map(move |element| (Place::of(&element), matters))
    };
    let spoken_of = spoken_of.iter().map(|&selector| (selector, SPOKEN_OF, SPOKEN_OF));
    SPARED.into_iter().chain(spoken_of).flat_map(places).collect()
}

/// Where a box of that `size` lies that has the middle of `place` under it.
pub(super) fn on(window: (f64, f64), place: Place, size: (f64, f64)) -> (f64, f64, Side) {
    let (x, y) = place.middle();
    let within = |middle: f64, length: f64, room: f64| (middle - length / 2.0).min(room - length - EDGE).max(EDGE);
    (within(x, size.0, window.0), within(y, size.1, window.1), Side::Away)
}

/// Where a box of that `size` goes in the `window` so that it does not cover the `target`, and as little as can be of what is to be `spared`,
/// by how much each of it matters.
pub(super) fn beside(
    window: (f64, f64),
    target: Option<Place>,
    size: (f64, f64),
    spared: &[(Place, f64)],
) -> (f64, f64, Side) {
    let within = |at: f64, length: f64, room: f64| at.min(room - length - EDGE).max(EDGE);
    let (width, height) = size;
    // A box of more than half the window's width covers nearly all that is beside what it points at; elsewhere may be what is of less account.
    let broad = 2.0 * width >= window.0;
    let covers = |&(x, y, side): &(f64, f64, Side)| {
        let sheet = Place { x, y, width, height };
        let covered = spared.iter().map(|(place, matters)| matters * place.common(sheet)).sum::<f64>();
        // Of those elsewhere the nearest.
        let far = target.map_or(0.0, |target| (target.middle().1 - sheet.middle().1).abs());
        let elsewhere = ELSEWHERE[usize::from(!broad)] * width * height;
        if side == Side::Away { covered + elsewhere + far } else { covered }
    };
    let near = |target: Place| {
        let (middle_x, middle_y) = target.middle();
        let y = within(middle_y - height / 2.0, height, window.1);
        let level = [(target.x + target.width + AIR, y, Side::Right), (target.x - AIR - width, y, Side::Left)];
        // Over and under, the tip may be in the middle of the box, or near one of its ends.
        let upright = [0.5, 0.1, 0.9].map(|tip| {
            let x = within(middle_x - width * tip, width, window.0);
            [(x, target.y - AIR - height, Side::Above), (x, target.y + target.height + AIR, Side::Below)]
        });
        upright.into_iter().flatten().chain(level).collect::<Vec<_>>()
    };
    // Elsewhere: in the middle, or, where there is room beside that, at the left and the right in turn.
    let elsewhere = (0..(window.1 / STRIDE) as u32).map(|row| {
        let column = if broad { 0.5 } else { f64::from(row % 2) };
        (within((window.0 - width) * column, width, window.0), EDGE + STRIDE * f64::from(row), Side::Away)
    });
    let ringed = target.map(|target| target.grown(RING));
    let on_it = |x: f64, y: f64| ringed.map_or(0.0, |target| target.common(Place { x, y, width, height }));
    let elsewhere = elsewhere.filter(|&(x, y, _)| on_it(x, y) == 0.0);
    let ways = ringed.map(near).unwrap_or_default().into_iter().chain(elsewhere);
    let fits = |(x, y, _): &(f64, f64, Side)| {
        *x >= EDGE && *y >= EDGE && x + width <= window.0 - EDGE && y + height <= window.1 - EDGE
    };
    let best = ways.filter(fits).min_by(|one, other| covers(one).total_cmp(&covers(other)));
    best.unwrap_or_else(|| {
        // No room beside it: where it covers least of it.
        let x = within((window.0 - width) / 2.0, width, window.0);
        let low = (x, window.1 - height - EDGE, Side::Away);
        let high = (x, EDGE, Side::Away);
        let covered =
            |(x, y, _): (f64, f64, Side)| target.map_or(0.0, |target| target.common(Place { x, y, width, height }));
        if covered(low) <= covered(high) { low } else { high }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(x: f64, y: f64, width: f64, height: f64) -> Place {
        Place { x, y, width, height }
    }

    #[test]
    fn the_box_covers_nothing_that_it_points_at_wherever_that_is() {
        for (window, size) in [((1440.0, 900.0), (400.0, 220.0)), ((360.0, 640.0), (344.0, 190.0))] {
            for x in 0..12 {
                for y in 0..12 {
                    let target =
                        place(f64::from(x) / 12.0 * window.0, f64::from(y) / 12.0 * (window.1 - 60.0), 28.0, 60.0);
                    let (x, y, way) = beside(window, Some(target), size, &[]);
                    let sheet = place(x, y, size.0, size.1);
                    assert!(way != Side::Away && target.common(sheet) == 0.0, "{target:?}: {sheet:?}");
                    assert!(x >= EDGE && x + size.0 <= window.0 && y >= EDGE && y + size.1 <= window.1, "{sheet:?}");
                }
            }
        }
    }

    #[test]
    fn it_spares_what_it_can() {
        let (window, size, target) = ((1000.0, 800.0), (300.0, 200.0), place(450.0, 380.0, 40.0, 40.0));
        let chosen = |spared: &[(Place, f64)]| beside(window, Some(target), size, spared).2;
        assert_eq!(chosen(&[]), Side::Above);
        let (top, foot) = (place(0.0, 0.0, 1000.0, 300.0), place(0.0, 500.0, 1000.0, 300.0));
        assert_eq!(chosen(&[(top, 1.0)]), Side::Below);
        assert_eq!(chosen(&[(top, 1.0), (foot, 0.5)]), Side::Right);
        assert_eq!(chosen(&[(top, 0.5), (foot, 1.0), (place(0.0, 300.0, 1000.0, 200.0), 1.0)]), Side::Above);
    }

    #[test]
    fn as_broad_as_the_window_it_goes_where_less_is_to_be_seen() {
        // A phone: rivals over one's own row, and the hand at the foot.
        let (window, size, card) = ((360.0, 640.0), (344.0, 190.0), place(100.0, 567.0, 52.0, 73.0));
        let (rivals, own, hand) =
            (place(0.0, 127.0, 360.0, 207.0), place(0.0, 336.0, 360.0, 104.0), place(0.0, 560.0, 360.0, 80.0));
        let (_, y, way) = beside(window, Some(card), size, &[(rivals, 0.2), (own, 1.0), (hand, 1.0)]);
        assert_eq!((way, y + size.1 <= own.y), (Side::Away, true), "{y}");
        assert_eq!(beside(window, Some(card), size, &[]).2, Side::Above, "beside it, where that is no worse");
    }

    #[test]
    fn what_is_spoken_of_stays_in_sight_while_a_card_is_to_be_pressed() {
        // On a phone: the street over the warrant and the own row, the bar and the hand below them.
        let (window, size, card) = ((360.0, 640.0), (344.0, 180.0), place(149.0, 562.0, 54.0, 78.0));
        let street = |nth: f64| place(2.0, 44.0 + 47.0 * nth, 356.0, 47.0);
        let (warrant, own) = (place(2.0, 281.0, 356.0, 45.0), place(2.0, 380.0, 356.0, 18.0));
        let table = [
            (place(0.0, 0.0, 360.0, 44.0), 0.5),
            (place(2.0, 44.0, 356.0, 360.0), 0.2),
            (own, 1.0),
            (place(0.0, 439.0, 360.0, 50.0), 0.3),
            (place(113.0, 492.0, 240.0, 62.0), 1.0),
            (place(0.0, 550.0, 360.0, 90.0), 1.0),
        ];
        let covered = |spoken_of: &[Place]| {
            let spared: Vec<_> = table.into_iter().chain(spoken_of.iter().map(|&place| (place, SPOKEN_OF))).collect();
            let (x, y, _) = beside(window, Some(card), size, &spared);
            let sheet = place(x, y, size.0, size.1);
            spoken_of.iter().map(|place| place.common(sheet)).sum::<f64>()
        };
        for spoken_of in [
            &[street(0.0)][..],
            &[street(2.0)],
            &[street(0.0), street(3.0)],
            &[street(0.0), warrant],
            &[street(3.0), warrant],
        ] {
            assert!(covered(spoken_of) < 1.0, "{spoken_of:?}");
        }
    }

    #[test]
    fn on_a_desk_what_is_spoken_of_stays_in_sight_beside_a_card_below_it() {
        // The warrant under the street, the own row and the bar beside it, the piles at the right, the hand at the foot.
        let window = (1440.0, 900.0);
        let (warrant, bill) = (place(12.0, 369.0, 529.0, 238.0), place(553.0, 369.0, 635.0, 238.0));
        let table = [
            (place(0.0, 0.0, 1440.0, 48.0), 0.5),
            (place(12.0, 52.0, 1176.0, 555.0), 0.2),
            (place(553.0, 535.0, 635.0, 72.0), 1.0),
            (place(16.0, 655.0, 560.0, 50.0), 0.3),
            (place(694.0, 655.0, 494.0, 48.0), 1.0),
            (place(1204.0, 52.0, 224.0, 246.0), 1.0),
            (place(316.0, 736.0, 800.0, 152.0), SPOKEN_OF),
        ];
        for (spoken_of, card, size) in [
            (warrant, place(320.0, 730.0, 108.0, 152.0), (432.0, 258.0)),
            (bill, place(1064.0, 736.0, 108.0, 152.0), (432.0, 237.0)),
        ] {
            let spared: Vec<_> = table.into_iter().chain([(spoken_of, SPOKEN_OF)]).collect();
            let (x, y, side) = beside(window, Some(card), size, &spared);
            let sheet = place(x, y, size.0, size.1);
            assert_eq!((side, spoken_of.common(sheet)), (Side::Away, 0.0), "{sheet:?}");
            assert_eq!(
                beside(window, Some(card), size, &table).2,
                Side::Above,
                "beside it, where nothing is spoken of"
            );
        }
    }

    #[test]
    fn on_a_tablet_the_buttons_and_the_hand_stay_in_sight() {
        // Upright: the board over the status, the piles beside the bar, the hand below.
        let (window, size, supply) = ((820.0, 1180.0), (568.0, 245.0), place(8.0, 927.0, 66.0, 90.0));
        let kept = [(place(150.0, 925.0, 660.0, 100.0), 1.0), (place(0.0, 1035.0, 820.0, 145.0), 1.0)];
        let table = [(place(2.0, 652.0, 816.0, 210.0), 1.0), (place(0.0, 44.0, 820.0, 820.0), 0.2)];
        let spared: Vec<_> = kept.into_iter().chain(table).collect();
        let (x, y, _) = beside(window, Some(supply), size, &spared);
        let sheet = place(x, y, size.0, size.1);
        assert!(kept.iter().all(|(place, _)| place.common(sheet) == 0.0), "{sheet:?}");
    }

    #[test]
    fn without_room_or_a_target_it_stays_in_the_window() {
        let (window, size) = ((360.0, 640.0), (344.0, 200.0));
        for target in [None, Some(place(0.0, 60.0, 360.0, 500.0))] {
            let (x, y, way) = beside(window, target, size, &[]);
            assert!(way == Side::Away && x >= EDGE && y + size.1 <= window.1);
        }
        let low = place(0.0, 300.0, 360.0, 340.0);
        let (_, y, _) = beside(window, Some(place(0.0, 180.0, 360.0, 460.0)), size, &[(low, 1.0)]);
        assert!(y < 10.0, "at the top");
    }
}
