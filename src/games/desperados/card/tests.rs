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

#[test]
fn d_1_1_the_deck_has_each_of_ten_characters_twice_in_four_colours() {
    let deck: Vec<Card> = Hand::FULL_DECK.cards().collect();
    assert_eq!((deck.len(), Hand::FULL_DECK.len()), (80, 80));
    for colour in Colour::ALL {
        for character in Character::ALL {
            let card = Card::new(colour, character);
            assert_eq!((card.colour(), card.character()), (colour, character));
            assert_eq!(deck.iter().filter(|&&c| c == card).count(), 2);
        }
    }
}

#[test]
fn masks_of_colours_and_characters_hold_their_cards() {
    for card in Card::all() {
        for colour in Colour::ALL {
            assert_eq!(colour.kinds() & card.bit() != 0, card.colour() == colour);
        }
        for character in Character::ALL {
            assert_eq!(character.kinds() & card.bit() != 0, card.character() == character);
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
        prop_assert_eq!(a.contains(b), x.iter().zip(&y).all(|(x, y)| x >= y));
        prop_assert_eq!(a.len(), x.iter().sum::<u8>());
        prop_assert_eq!(a.cards().collect::<Hand>(), a);
        for character in Character::ALL {
            prop_assert_eq!(a.count_alike(character), a.count_of(character.kinds()));
            prop_assert_eq!(a.characters().has(character), a.cards().any(|card| card.character() == character));
            let colours = Colour::ALL.into_iter().filter(|&colour| a.has(Card::new(colour, character))).count();
            prop_assert_eq!(a.in_colours().has(character), colours > 1);
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
    fn a_hand_comes_back_from_bytes_and_nonsense_does_not(a in hand(), one: u64, two: u64) {
        let bytes = postcard::to_allocvec(&a).unwrap();
        prop_assert_eq!(postcard::from_bytes(&bytes), Ok(a));
        let bytes = postcard::to_allocvec(&(one, two)).unwrap();
        let sane = one < 1 << KINDS && two & !one == 0;
        prop_assert_eq!(postcard::from_bytes::<Hand>(&bytes).is_ok(), sane);
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
