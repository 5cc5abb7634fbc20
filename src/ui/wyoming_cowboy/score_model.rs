//! What a hand scored, line by line with the cards that each is for, and what it would without a card: pure (C-8.3).

use crate::games::wyoming_cowboy::{Action, Calibre, Card, Hand, Rank, ScoreLine, Sheet, Suit, View};

/// A card of a line; an ace is a badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A card.
    Card(Card),
    /// The badge of a suit.
    Badge(Suit),
}

/// A line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What for; `None` for jacks that count nothing.
    pub line: Option<ScoreLine>,
    /// The cards.
    pub pieces: Vec<Piece>,
    /// What they count together.
    pub points: i16,
}

/// The lines of `sheet`, which was made of `hand`.
pub fn rows(sheet: &Sheet, hand: Hand) -> Vec<Row> {
    let faces = &sheet.faces;
    let of = |rank: Rank, suits: Vec<Suit>| -> Vec<Piece> {
        suits.into_iter().map(|suit| Piece::Card(Card::new(rank, suit))).collect()
    };
    let all = |rank| of(rank, Suit::ALL.to_vec());
    let sixes: Vec<Piece> = of(Rank::Six, hand.suits(Rank::Six).suits().collect());
    let pieces = |line: ScoreLine| match line {
        ScoreLine::Ended => Vec::new(),
        ScoreLine::Delayed => {
            let late = hand.only(Rank::Ten.kinds());
            let late = if late.is_empty() { hand.only(Rank::Two.kinds()) } else { late };
            late.cards().map(Piece::Card).collect()
        }
        ScoreLine::Tens => of(Rank::Ten, sheet.tens.suits().collect()),
        ScoreLine::Couples => each(sheet.couples, |suit| together(suit, &[Rank::King, Rank::Queen])),
        ScoreLine::Posse => each(0xf, |suit| vec![Piece::Card(Card::new(Rank::King, suit)), Piece::Badge(suit)]),
        ScoreLine::Gang => all(Rank::King),
        ScoreLine::Kings => of(Rank::King, faces.kings.suits().collect()),
        ScoreLine::DanceHall => all(Rank::Queen),
        ScoreLine::Queens => of(Rank::Queen, faces.queens.suits().collect()),
        ScoreLine::Orphanage => all(Rank::Jack),
        ScoreLine::Families => each(faces.families, |suit| {
            let badge = std::iter::once(Piece::Badge(suit));
            badge.chain(together(suit, &[Rank::King, Rank::Queen, Rank::Jack])).collect()
        }),
        ScoreLine::Marriages => {
            faces.marriages.suits().flat_map(|suit| together(suit, &[Rank::King, Rank::Queen])).collect()
        }
        ScoreLine::Beast => sixes.iter().take(3).copied().collect(),
        ScoreLine::Sixes => sixes.iter().skip(if sheet.sixes >= 3 { 3 } else { 0 }).copied().collect(),
    };
    let counted = sheet.lines().map(|(line, points)| Row { line: Some(line), pieces: pieces(line), points });
    let lone = of(Rank::Jack, faces.jacks.suits().collect());
    let lone = (!lone.is_empty()).then_some(Row { line: None, pieces: lone, points: 0 });
    counted.chain(lone).collect()
}

fn each(nibble: u8, pieces: impl Fn(Suit) -> Vec<Piece>) -> Vec<Piece> {
    Suit::of_nibble(nibble).flat_map(pieces).collect()
}

fn together(suit: Suit, ranks: &[Rank]) -> Vec<Piece> {
    ranks.iter().map(|&rank| Piece::Card(Card::new(rank, suit))).collect()
}

/// Whether all 10s and a .22 lie on the table after `action`, which ends the hand (C-7.1).
pub fn ends(view: &View, action: Action) -> bool {
    let table = &view.table;
    match action {
        Action::Discard(card) => card.rank() == Rank::Ten && table.tens_left() == 1 && table.has_twenty_two(),
        Action::Pull(gun) => gun.calibre() == Calibre::TwentyTwo && table.tens_left() == 0,
        _ => false,
    }
}

/// What the hand would count once `card` is discarded (C-8): a 10 counts on the table (C-2.2), and the last one may end the hand.
pub fn without(view: &View, card: Card) -> Sheet {
    let (table, at) = (&view.table, view.me.index());
    let mut tens = table.tens[at];
    if card.rank() == Rank::Ten {
        tens.add(card.suit());
    }
    let ends = ends(view, Action::Discard(card));
    let hand = view.hand.minus([card].into_iter().collect());
    let (mut badges, suit) = (table.badges[at], card.suit());
    // C-2.7: a king's badge goes back, once none without one is left to go before him.
    if card.rank() == Rank::King && badges.count(suit) > hand.count(card) {
        badges.remove(suit);
    }
    Sheet::new(hand, badges, tens, table.couples[at], ends)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions};
    use super::*;
    use crate::engine::Game;
    use crate::games::wyoming_cowboy::WyomingCowboy;
    use crate::games::wyoming_cowboy::testing::{Scene, card};

    #[test]
    fn c_8_3_the_lines_add_up_and_every_face_in_hand_stands_on_one() {
        let mut seen = 0;
        for state in positions(3, 8, 500) {
            let view = WyomingCowboy::view(&state, ME);
            let sheet = view.sheet();
            let rows = rows(&sheet, view.hand);
            assert_eq!(rows.iter().map(|row| row.points).sum::<i16>(), sheet.total());
            let named = |card| rows.iter().any(|row| row.pieces.contains(&Piece::Card(card)));
            for card in view.hand.cards().filter(|card| card.rank() >= Rank::Jack || card.rank() == Rank::Six) {
                assert!(named(card), "{card:?} in {rows:?}");
                seen += 1;
            }
        }
        assert!(seen > 300);
    }

    #[test]
    fn c_2_7_without_one_of_its_kings_a_posse_is_none() {
        // Two decks, so that it does not take the last badge.
        let scene = Scene::new(5).hand(0, "KC KD KH KS KH 7C").badges(0, "C D H S");
        let view = WyomingCowboy::view(&scene.play().state, ME);
        let points = |name| without(&view, card(name)).still_to_come();
        assert_eq!((view.sheet().still_to_come(), points("KH"), points("KS")), (225, 200, 100));
    }
}
