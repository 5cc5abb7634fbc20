use super::*;

#[test]
fn r_1_1_only_the_49_outlaw_cards_bear_a_bullet_hole() {
    let holes = Hand::FULL_DECK.cards().filter(|card| card.has_hole()).count();
    assert_eq!((holes, Hand::FULL_DECK.len()), (49, 78));
    for card in Card::all() {
        assert_eq!(card.has_hole(), matches!(card.kind(), Kind::Outlaw(_)), "{card:?}");
    }
}

#[test]
fn r_1_2_the_outlaws_in_poster_order() {
    let names = Outlaw::ALL.map(Outlaw::name);
    assert_eq!(
        names,
        ["Belle Starr", "Billy the Kid", "Bob Dalton", "Butch Cassidy", "Jesse James", "Sundance Kid", "Wes Hardin"]
    );
}

/// Copies, capture points and reward of each card of the table, seen by playing it.
#[test]
fn r_1_3_what_each_card_is_worth_and_a_stagecoach_robbery_one_point() {
    for (name, copies, cp, reward) in
        [("Billy", 7, 2, 0), ("@Billy", 1, 4, 1), ("Bank", 4, 2, 1), ("Stage", 2, 1, 3), ("Gun", 3, 3, 1)]
    {
        let played = card(name);
        assert_eq!(Hand::FULL_DECK.count(played), copies, "{name}");
        let mut game = Scene::new(2).hand(0, &format!("{name} Wes")).group(0, "Billy*3").supply("Bob").play();
        game.act(match played.kind() {
            Kind::Outlaw(_) => lay(BILLY, 1),
            Kind::Photo(_) => Action::PlayPhoto(BILLY),
            _ => Action::Shoot(played),
        });
        if !matches!(played.kind(), Kind::Outlaw(_) | Kind::Photo(_)) {
            game.act(target(0, BILLY));
        }
        assert_eq!(game.group(0, BILLY).cp(), 6 + cp, "{name}");
        assert_eq!(game.poster(BILLY), 1 + reward, "{name}");
    }
    for (name, copies) in [("Most", 3), ("Hide", 3), ("Wyatt", 7), ("@Wes", 1)] {
        assert_eq!(Hand::FULL_DECK.count(card(name)), copies, "{name}");
    }
}

#[test]
fn a_hand_counts_adds_and_removes_like_a_list_of_cards() {
    let mut rng = crate::engine::Rng::new(3);
    let mut deck: Vec<Card> = Hand::FULL_DECK.cards().collect();
    for _ in 0..500 {
        rng.shuffle(&mut deck);
        let (mine, rest) = deck.split_at(rng.below(40));
        let others = &rest[..rng.below(38)];
        let hand: Hand = mine.iter().copied().collect();
        let other: Hand = others.iter().copied().collect();
        let count = |list: &[Card], card| list.iter().filter(|&&c| c == card).count() as u8;
        assert_eq!(hand.len() as usize, mine.len());
        assert_eq!(hand.plus(other).len() as usize, mine.len() + others.len());
        for card in Card::all() {
            let (have, more) = (count(mine, card), count(others, card));
            assert_eq!((hand.count(card), hand.has(card)), (have, have > 0));
            assert_eq!(hand.plus(other).count(card), have + more);
            assert_eq!(hand.minus(other).count(card), have.saturating_sub(more));
            assert_eq!(hand.and(other).count(card), have.min(more));
        }
        assert!(hand.plus(other).contains(hand));
        let mut emptied = hand;
        for &card in mine {
            assert!(emptied.remove_if_there(card));
        }
        assert!(emptied.is_empty() && !emptied.remove_if_there(deck[0]));
    }
}
