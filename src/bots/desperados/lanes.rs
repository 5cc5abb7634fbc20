//! Cards counted by character in lanes that a processor handles at once, colour by colour.

use crate::games::desperados::{COLOURS, Card, Character, Hand, Place, Table};

/// Characters, rounded up to what a processor counts at once.
pub(super) const LANES: usize = 16;
/// How many cards of each character, colour by colour.
pub(super) type Counts = [[u16; LANES]; COLOURS];
/// What a card of each character counts.
pub(super) type Points = [u16; LANES];

/// The cards of a hand.
pub(super) fn counts(hand: Hand) -> Counts {
    let (mut counts, mut one, mut two) = (Counts::default(), hand.one(), hand.two());
    for colour in &mut counts {
        for (at, count) in colour.iter_mut().enumerate().take(Character::ALL.len()) {
            *count = (one >> at & 1) as u16 + (two >> at & 1) as u16;
        }
        one >>= Character::ALL.len();
        two >>= Character::ALL.len();
    }
    counts
}

/// What cards count at `place` as it stands.
pub(super) fn points_at(table: &Table, place: Place) -> Points {
    let strengths = table.strengths(place);
    let mut points = Points::default();
    for character in Character::ALL {
        points[character.index()] = strengths.of(character).into();
    }
    points
}

/// What cards of these numbers count.
#[inline]
pub(super) fn sum_of(counts: &[u16; LANES], points: &Points) -> u16 {
    counts.iter().zip(points).map(|(count, points)| count * points).sum()
}

/// What the strongest gang counts, without one card if one is named.
#[inline]
pub(super) fn strongest(counts: &Counts, points: &Points, without: Option<Card>) -> u16 {
    let mut best = 0;
    let mut alike = [0_u16; LANES];
    for (at, colour) in counts.iter().enumerate() {
        let mut sum = sum_of(colour, points);
        if let Some(card) = without.filter(|card| card.colour().index() == at) {
            sum -= points[card.character().index()];
        }
        best = best.max(sum);
        for (all, count) in alike.iter_mut().zip(colour) {
            *all += count;
        }
    }
    if let Some(card) = without {
        alike[card.character().index()] -= 1;
    }
    alike.iter().zip(points).map(|(count, points)| count * points).fold(best, u16::max)
}

/// How many cards must at least be put until the game can end.
pub(super) fn to_end(table: &Table) -> u8 {
    let left = table.piles.iter().zip(&table.fronts).map(|(pile, front)| {
        let values = if pile.gone < 4 { (pile.value()..=5).sum() } else { 0_u8 };
        values.saturating_sub(front.len())
    });
    left.min().unwrap_or_default()
}
