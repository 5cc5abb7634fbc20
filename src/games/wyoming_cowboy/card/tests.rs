//! That masks count as lists do.

use proptest::prelude::*;

use super::*;
use crate::engine::Rng;

/// By counts, as one would without bits.
fn counts(hand: Hand) -> [u8; KINDS] {
    std::array::from_fn(|at| hand.count(Card(at as u8)))
}

fn hand() -> impl Strategy<Value = Hand> {
    prop::collection::vec(0..KINDS as u8, 0..60).prop_map(|cards| cards.into_iter().map(Card).collect())
}

fn suits() -> impl Strategy<Value = Suits> {
    prop::collection::vec(0..4_usize, 0..8).prop_map(|suits| suits.into_iter().map(|suit| Suit::ALL[suit]).collect())
}

#[test]
fn c_1_1_a_deck_has_twelve_ranks_in_four_suits_and_no_ace() {
    for decks in 1..=2_u8 {
        let deck: Vec<Card> = Hand::deck(decks).cards().collect();
        assert_eq!(deck.len(), KINDS * usize::from(decks));
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!((card.rank(), card.suit()), (rank, suit));
                assert_eq!(deck.iter().filter(|&&c| c == card).count(), usize::from(decks));
                assert!(rank.kinds() & card.bit() != 0);
            }
        }
    }
}

proptest! {
    #[test]
    fn a_hand_counts_as_a_list_does(a in hand(), b in hand(), at in 0..KINDS as u8) {
        let (x, y) = (counts(a), counts(b));
        let each = |f: fn(u8, u8) -> u8| -> Vec<u8> { x.iter().zip(&y).map(|(&x, &y)| f(x, y)).collect() };
        prop_assert_eq!(counts(a.plus(b)).to_vec(), each(|x, y| (x + y).min(2)));
        prop_assert_eq!(counts(a.minus(b)).to_vec(), each(u8::saturating_sub));
        prop_assert_eq!(counts(a.or(b)).to_vec(), each(u8::max));
        prop_assert_eq!(a.contains(b), x.iter().zip(&y).all(|(x, y)| x >= y));
        prop_assert_eq!(a.len(), x.iter().sum::<u8>());
        prop_assert_eq!(a.cards().collect::<Hand>(), a);
        for rank in Rank::ALL {
            prop_assert_eq!(a.suits(rank).of_rank(rank), a.only(rank.kinds()));
            prop_assert_eq!(a.suits(rank).len(), a.count_rank(rank));
            for suit in Suit::ALL {
                prop_assert_eq!(a.suits(rank).count(suit), a.count(Card::new(rank, suit)));
            }
        }
        let card = Card(at);
        let (mut more, mut less) = (a, a);
        more.add(card);
        less.remove(card);
        prop_assert_eq!(more.count(card), (a.count(card) + 1).min(2));
        prop_assert_eq!(less.count(card), a.count(card).saturating_sub(1));
        prop_assert!(a.contains(less) && more.contains(a));
        let mut rng = Rng::new(at.into());
        prop_assert_eq!(a.draw_one(&mut rng).is_some_and(|card| a.has(card)), !a.is_empty());
    }

    #[test]
    fn suits_count_as_a_list_does(a in suits(), b in suits(), at in 0..4_usize) {
        let suit = Suit::ALL[at];
        let (mut more, mut less) = (a, a);
        more.add(suit);
        less.remove(suit);
        for other in Suit::ALL {
            let n = |suits: Suits| suits.count(other);
            let here = u8::from(other == suit);
            prop_assert_eq!(n(more), (n(a) + here).min(2));
            prop_assert_eq!(n(less), n(a).saturating_sub(here));
            prop_assert_eq!(n(a.minus(b)), n(a).saturating_sub(n(b)));
            prop_assert_eq!(a.has(other), n(a) > 0);
        }
        prop_assert_eq!(a.suits().collect::<Suits>(), a);
        prop_assert_eq!(usize::from(a.len()), a.suits().count());
        prop_assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&a).unwrap()), Ok(a));
    }

    #[test]
    fn a_hand_comes_back_from_bytes_and_nonsense_does_not(a in hand(), one: u64, two: u64, bits: u8) {
        let bytes = postcard::to_allocvec(&a).unwrap();
        prop_assert_eq!(postcard::from_bytes(&bytes), Ok(a));
        let bytes = postcard::to_allocvec(&(one, two)).unwrap();
        let sane = one < 1 << KINDS && two & !one == 0;
        prop_assert_eq!(postcard::from_bytes::<Hand>(&bytes).is_ok(), sane);
        prop_assert_eq!(Suits::try_from(bits).is_ok(), bits >> 4 & !bits == 0);
        prop_assert_eq!(Card::try_from(bits).is_ok(), bits < 48);
    }
}

#[test]
fn every_card_of_a_hand_is_drawn_alike() {
    let hand: Hand = [3, 3, 17, 39].map(Card).into_iter().collect();
    let mut rng = Rng::new(9);
    let mut seen = [0u32; KINDS];
    (0..40_000).for_each(|_| seen[hand.draw_one(&mut rng).unwrap().index()] += 1);
    // Expected 20,000 and 10,000; four standard deviations are 400 and 346.
    assert!(seen[3].abs_diff(20_000) < 400 && seen[17].abs_diff(10_000) < 346 && seen[39].abs_diff(10_000) < 346);
}
