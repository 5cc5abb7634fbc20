//! C-8 and C-9: what a hand scores.

use proptest::prelude::*;

use crate::engine::Seat;
use crate::games::wyoming_cowboy::testing::{Scene, hand, suits};
use crate::games::wyoming_cowboy::{
    COUPLE, DANCE_HALL, DELAYED, ENDED, FAMILY, Faces, GANG, Hand, KING, MARRIAGE, ORPHANAGE, POSSE, QUEEN, Rank, SIX,
    ScoreLine, Sheet, Suit, Suits, TEN, WyomingCowboy, may_discard_six,
};

/// What a hand with badges scores for its cards alone.
fn score(cards: &str, badges: &str) -> i16 {
    Sheet::new(hand(cards), suits(badges), Suits::EMPTY, 0, false).total()
}

#[test]
fn c_8_1_who_ended_the_hand_gets_30_and_who_delays_loses_30_once() {
    let sheet = |cards, tens, ended| Sheet::new(hand(cards), Suits::EMPTY, suits(tens), 0, ended).total();
    assert_eq!((sheet("", "", true), sheet("", "", false)), (ENDED, 0));
    assert_eq!((sheet("10C", "", false), sheet("10C 10D", "", false)), (DELAYED, DELAYED));
    assert_eq!((sheet("2C 2D", "", false), sheet("2C", "", false)), (DELAYED, 0));
    // Cards count, not suits: with two decks there are two of each.
    assert_eq!((sheet("2C 2C", "", false), sheet("", "C C", false)), (DELAYED, 2 * TEN));
    assert_eq!(sheet("2C 2D 2H 2S 10C", "", false), DELAYED);
    assert_eq!(sheet("2C 2D", "", true), 0, "who ends a hand can delay it, too");
    assert_eq!(sheet("10C", "D H", false), 2 * TEN + DELAYED);
    assert_eq!(sheet("", "C D H S", false), 40);
}

#[test]
fn c_8_2_kings_queens_jacks_and_sixes() {
    assert_eq!([score("KH", ""), score("KH KC", ""), score("KH KC KD", "")], [25, 50, 75]);
    assert_eq!((score("KH KC KD KS", ""), score("KH KC KD KS", "H C D")), (GANG, GANG));
    assert_eq!(score("KH KC KD KS", "H C D S"), POSSE);
    assert_eq!([score("QH", ""), score("QH QC", ""), score("QH QC QD", "")], [-25, -50, -75]);
    assert_eq!(score("QH QC QD QS", ""), DANCE_HALL);
    assert_eq!([score("JH", ""), score("JH JC JD", ""), score("JH JC JD JS", "")], [0, 0, ORPHANAGE]);
    assert_eq!((score("KH QH JH", "H"), score("KH QH JH", "")), (FAMILY, MARRIAGE));
    assert_eq!(score("KH QH", ""), MARRIAGE);
    assert_eq!(
        [score("6C", ""), score("6C 6D", ""), score("6C 6D 6H", ""), score("6C 6D 6H 6S", "")],
        [-20, -40, -100, -120]
    );
    assert_eq!(score("3C 4C 5C 7C 8C 9C 2C", ""), 0);
}

/// Of the questions and answers: no dance hall and marriage at the same time; a full gang and a queen are 150 and −50; with fewer kings the marriage
/// is −50 and the king counts nothing.
#[test]
fn c_8_3_dance_hall_girls_do_not_marry_but_cowboys_of_a_gang_do() {
    assert_eq!(score("KH QC QD QH QS", ""), DANCE_HALL + KING);
    assert_eq!(score("KC KD KH KS QH", ""), GANG + MARRIAGE);
    assert_eq!(score("KH QH", ""), MARRIAGE);
    assert_eq!(score("KH KC QH", ""), MARRIAGE + KING);
    assert_eq!(score("KC KD KH KS QH", "C D H S"), POSSE + MARRIAGE);
    assert_eq!(score("KC KD KH KS QC QD QH QS", ""), GANG + DANCE_HALL);
}

/// Of the questions and answers: a posse and a family go together, an orphanage and a family do not.
#[test]
fn c_8_3_a_posse_and_a_family_share_a_king_an_orphanage_and_a_family_no_jack() {
    assert_eq!(score("KC KD KH KS QH JH", "C D H S"), POSSE + FAMILY);
    assert_eq!(score("KC KD KH KS QH JH", "H"), GANG + FAMILY);
    assert_eq!(score("KH QH JC JD JH JS", "H"), FAMILY);
    assert_eq!(score("KH QH JC JD JH JS", ""), MARRIAGE + ORPHANAGE);
    // A dance hall of four, or a family and three lonely queens.
    assert_eq!(score("KH JH QC QD QH QS", "H"), DANCE_HALL + KING);
    assert_eq!(score("KC QC JC KH QH JH KS", "C H"), 2 * FAMILY + KING);
}

#[test]
fn c_8_3_the_example_of_our_rules() {
    assert_eq!(score("KH KC KS QH JH 6C 6D", "H"), 130);
    assert_eq!(score("KH KC KS QH JH 6C 6D", ""), -40);
}

#[test]
fn c_9_1_two_decks_one_collection_of_a_kind_and_one_card_of_each_suit() {
    assert_eq!(score("QD QD QH QS", ""), 4 * QUEEN, "no dance hall with two queens of diamonds");
    assert_eq!(score("JC JD JH JS JC JD JH JS", ""), ORPHANAGE, "no credit for two orphanages");
    assert_eq!(score("QC QD QH QS QC QD QH QS", ""), DANCE_HALL + 4 * QUEEN);
    assert_eq!(score("KC KD KH KS KC", ""), GANG + KING);
    assert_eq!(score("KC KD KH KS KC KD KH KS", ""), GANG + 4 * KING);
    assert_eq!(score("KC KD KH KS KC KD KH KS", "C D H S"), POSSE + GANG);
    assert_eq!(score("KH QH JH KH QH JH", "H H"), FAMILY + MARRIAGE, "one family of each suit");
    assert_eq!(score("KH QH KH QH", ""), 2 * MARRIAGE);
    assert_eq!(score("KH QH JH QH", "H"), FAMILY + QUEEN, "he has a family");
    assert_eq!(score("KH KH QH", ""), MARRIAGE + KING);
    assert_eq!(score("KC KD KH KS KH QH", ""), GANG + MARRIAGE + KING, "one of the gang is married, the other is not");
    assert_eq!(score("6C 6C 6D 6D 6H 6S", ""), -160);
}

#[test]
fn c_3_1_couples_count_in_the_sheet_and_lines_come_to_the_total() {
    let sheet = Sheet::new(hand("KH QH JH 6C 6D 6H 6S 10C"), suits("H"), suits("D"), 0b101, true);
    let lines: Vec<_> = sheet.lines().collect();
    let expected = [
        (ScoreLine::Ended, ENDED),
        (ScoreLine::Delayed, DELAYED),
        (ScoreLine::Tens, TEN),
        (ScoreLine::Couples, 2 * COUPLE),
        (ScoreLine::Families, FAMILY),
        (ScoreLine::Beast, -100),
        (ScoreLine::Sixes, SIX),
    ];
    assert_eq!(lines, expected);
    assert_eq!(sheet.total(), lines.iter().map(|line| line.1).sum::<i16>());
    assert_eq!(sheet.still_to_come(), sheet.total() - 50, "they were scored as they were shown");
}

#[test]
fn a_view_tells_what_the_own_hand_scores_now() {
    use crate::engine::Game;
    let play = Scene::new(3).hand(0, "KH 6C").hand(1, "4C").hand(2, "5C").tens(0, "S").play();
    assert_eq!(WyomingCowboy::view(&play.state, Seat(0)).sheet().total(), 25 - 20 + 10);
}

/// A card's part in an arrangement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Alone,
    Family,
    DanceHall,
    Orphanage,
}

/// Kings, queens, jacks and aces one by one, for a search through everything.
fn faces(hand: Hand) -> Vec<(Rank, Suit)> {
    hand.cards().filter(|card| card.rank() >= Rank::Jack).map(|card| (card.rank(), card.suit())).collect()
}

/// The most points by trying every part for every card, and whether some way to reach them has every card count.
fn search(hand: Hand, badges: Suits) -> (i16, bool) {
    let faces = faces(hand);
    let mut best = (i16::MIN, false);
    let mut parts = vec![Part::Alone; faces.len()];
    try_parts(&faces, badges, 0, &mut parts, &mut best);
    best
}

fn try_parts(faces: &[(Rank, Suit)], badges: Suits, at: usize, parts: &mut Vec<Part>, best: &mut (i16, bool)) {
    let Some(&(rank, _)) = faces.get(at) else {
        if let Some((points, all)) = judge(faces, badges, parts) {
            if points > best.0 {
                *best = (points, all);
            } else if points == best.0 {
                best.1 |= all;
            }
        }
        return;
    };
    let more: &[Part] = match rank {
        Rank::King => &[Part::Alone, Part::Family],
        Rank::Queen => &[Part::Alone, Part::Family, Part::DanceHall],
        _ => &[Part::Alone, Part::Family, Part::Orphanage],
    };
    for &part in more {
        parts[at] = part;
        try_parts(faces, badges, at + 1, parts, best);
    }
}

/// What these parts score, if they are possible, and whether every card counts for positive points. Kings then ride together, and those who
/// are left over marry, in whatever way is best.
fn judge(faces: &[(Rank, Suit)], badges: Suits, parts: &[Part]) -> Option<(i16, bool)> {
    let of = |rank, suit, part| {
        faces.iter().zip(parts).filter(|&(&face, &p)| face == (rank, suit) && p == part).count() as i16
    };
    let each = |test: &dyn Fn(Suit) -> bool| Suit::ALL.into_iter().all(test);
    let (mut points, mut all) = (0, true);
    for suit in Suit::ALL {
        let members = [Rank::King, Rank::Queen, Rank::Jack].map(|rank| of(rank, suit, Part::Family));
        match members {
            [0, 0, 0] => {}
            [1, 1, 1] if badges.has(suit) => points += 120,
            _ => return None,
        }
    }
    for (rank, part, worth) in [(Rank::Queen, Part::DanceHall, 100), (Rank::Jack, Part::Orphanage, 80)] {
        if each(&|suit| of(rank, suit, part) == 1) {
            points += worth;
        } else if !each(&|suit| of(rank, suit, part) == 0) {
            return None;
        }
    }
    all &= each(&|suit| of(Rank::Jack, suit, Part::Alone) == 0 && of(Rank::Queen, suit, Part::Alone) == 0);
    // Which kings ride: any one or two of each suit; the best way is found by trying how many of them are otherwise alone.
    let kings = |suit| faces.iter().filter(|&&face| face == (Rank::King, suit)).count() as i16;
    let riding = [(each(&|suit| badges.has(suit)), 200), (each(&|suit| kings(suit) >= 1), 150)];
    let mut together = 0;
    if riding[0].0 {
        points += 200;
        together = 1;
        if each(&|suit| kings(suit) == 2) {
            points += 150;
            together = 2;
        }
    } else if riding[1].0 {
        points += riding[1].1;
        together = 1;
    }
    for suit in Suit::ALL {
        let (bachelors, girls) = (of(Rank::King, suit, Part::Alone), of(Rank::Queen, suit, Part::Alone));
        let married = bachelors.min(girls);
        points += -50 * married - 25 * (girls - married);
        let fathers = of(Rank::King, suit, Part::Family);
        // Try every number of riders among fathers, husbands and free men.
        let free = bachelors - married;
        let paid = (0..=fathers.min(together))
            .flat_map(|f| (0..=married.min(together - f)).map(move |m| together - f - m))
            .filter(|&riders| riders <= free)
            .map(|riders| free - riders)
            .max()?;
        points += 25 * paid;
    }
    Some((points, all))
}

fn some_faces() -> impl Strategy<Value = (Hand, Suits)> {
    let faces: Vec<u8> = (36..48).collect();
    (prop::collection::vec(prop::sample::select(faces), 0..13), any::<u8>()).prop_map(|(cards, luck)| {
        let hand: Hand =
            cards.into_iter().filter_map(|card| crate::games::wyoming_cowboy::Card::try_from(card).ok()).collect();
        let kings = hand.suits(Rank::King);
        let mut badges = Suits::EMPTY;
        for (at, suit) in kings.suits().enumerate() {
            if luck >> (at % 8) & 1 == 1 {
                badges.add(suit);
            }
        }
        (hand, badges)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn c_8_3_the_best_arrangement_is_the_best_of_all((hand, badges) in some_faces()) {
        let best = Faces::best(hand, badges);
        let (points, all) = search(hand, badges);
        prop_assert_eq!(best.points(), points, "{:?} with {:?}: {:?}", hand, badges, best);
        prop_assert_eq!(may_discard_six(hand, badges), all, "{:?} with {:?}", hand, badges);
    }
}

/// Every hand of kings, queens and jacks of one deck with all badges, and every seventh with every set of them.
#[test]
fn c_8_3_with_one_deck_no_hand_is_arranged_worse_than_it_can_be() {
    let cards: Vec<_> = crate::games::wyoming_cowboy::Card::all().filter(|card| card.rank() >= Rank::Jack).collect();
    for mask in 0..1_u32 << 12 {
        let hand: Hand =
            cards.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, &card)| card).collect();
        let kings = hand.nibble(Rank::King);
        let mut badges = kings;
        loop {
            // Whole posses and gangs are rare, so most of the hands go quickly.
            let suits = Suits::try_from(badges).expect("a nibble");
            if mask % 7 == 0 || badges == kings {
                assert_eq!(Faces::best(hand, suits).points(), search(hand, suits).0, "{hand:?} with {suits:?}");
            }
            if badges == 0 {
                break;
            }
            badges = (badges - 1) & kings;
        }
    }
}
