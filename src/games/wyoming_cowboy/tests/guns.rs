//! C-5: guns.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::testing::{Scene, card, cards, discard, gun, hand, pull, shoot};
use crate::games::wyoming_cowboy::{Action, Calibre, Drawn, Event, Gun, Illegal, Suit};

fn guns_in(text: &str) -> Vec<Gun> {
    let play = Scene::new(8).hand(0, text).hand(1, "JC").play();
    play.legal().iter().filter_map(|action| if let Action::Pull(gun) = action { Some(*gun) } else { None }).collect()
}

#[test]
fn c_5_1_what_makes_a_gun() {
    assert_eq!(guns_in("2C 2H"), [gun("2C 2H")]);
    assert_eq!(guns_in("2C 2C"), [Gun::TwentyTwo(Suit::Clubs, Suit::Clubs)]);
    assert_eq!(guns_in("2C 2D 2H 2S").len(), 6);
    assert_eq!(guns_in("2C 2C 2D 2D 2H 2H 2S 2S").len(), 10);
    assert_eq!(guns_in("3C 8H"), [gun("3C 8H")]);
    assert_eq!(guns_in("3C 5H 7S"), [gun("3C 5H 7S")]);
    assert_eq!(guns_in("4H 5H"), [gun("4H 5H")]);
    for none in ["2C", "3C 7H", "3C 5C", "5C 7C", "8C 5C", "4H 5C", "4H 4C", "KC QC JC", "2C 3C"] {
        assert_eq!(guns_in(none), [], "{none}");
    }
    assert_eq!(guns_in("3C 3D 5H 7S 8S 8H 4H").len(), 4 + 2 + 1);
}

#[test]
fn c_5_1_a_gun_is_named_by_its_cards_and_calibre() {
    let all = [("2C 2H", Calibre::TwentyTwo), ("3C 8H", Calibre::ThirtyEight), ("3C 5H 7S", Calibre::ThreeFiftySeven)];
    for (text, calibre) in all.into_iter().chain([("4D 5D", Calibre::FortyFive)]) {
        let gun = gun(text);
        assert_eq!((gun.cards().to_vec(), gun.hand(), gun.calibre()), (cards(text), hand(text), calibre));
    }
}

#[test]
fn c_5_1_a_gun_lies_in_front_of_its_owner_and_shoots_from_the_next_turn_on() {
    let mut play = Scene::new(3).hand(0, "3C 8H 2C 2D 7S 7D").hand(1, "4C 4D").hand(2, "5C 5D").play();
    let events = play.act(pull("3C 8H"));
    assert_eq!(events, [Event::Pulled { seat: Seat(0), gun: gun("3C 8H") }]);
    assert_eq!(play.hand(0), hand("2C 2D 7S 7D"));
    assert_eq!(play.state.table().guns[..], [Drawn { owner: Seat(0), gun: gun("3C 8H") }]);
    play.refuses(shoot(Calibre::ThirtyEight, 1), Illegal::ActedAlready);
    play.refuses(pull("2C 2D"), Illegal::ActedAlready);
    play.discard("7S");
    play.discard("4C");
    play.discard("5C");
    assert_eq!(play.to_act(), Some(0));
    assert!(play.lists(shoot(Calibre::ThirtyEight, 1)));
    play.act(pull("2C 2D"));
    assert_eq!(play.state.table().guns_of(Seat(0)).count(), 2);
}

#[test]
fn c_5_1_a_gun_needs_its_cards_and_has_one_name() {
    let mut play = Scene::new(3).hand(0, "3C 8H 2C 2D").hand(1, "4C").hand(2, "5C").play();
    play.refuses(pull("3C 8S"), Illegal::NotInHand);
    play.refuses(pull("4C 5C"), Illegal::NotInHand);
    play.refuses(Action::Pull(Gun::TwentyTwo(Suit::Diamonds, Suit::Clubs)), Illegal::NoGun);
    play.refuses(Action::Pull(Gun::TwentyTwo(Suit::Clubs, Suit::Clubs)), Illegal::NotInHand);
}

#[test]
fn c_5_2_a_quick_draw_pulled_in_the_own_turn_is_an_ordinary_357() {
    let mut play = Scene::new(3).hand(0, "3C 5C 7C JS").hand(1, "4C 9H").hand(2, "5D").gun(1, "3D 8D").play();
    play.act(pull("3C 5C 7C"));
    assert_eq!(play.state.table().guns[1].gun.calibre(), Calibre::ThreeFiftySeven);
    play.discard("JS");
    // It lies on the table now and is no answer any more.
    play.act(shoot(Calibre::ThirtyEight, 0));
    assert_eq!(play.legal(), [Action::Stand]);
    play.refuses(Action::QuickDraw(Suit::Clubs), Illegal::NoQuickDraw);
}

#[test]
fn c_5_1_the_cards_of_guns_stay_out_of_the_piles() {
    let mut play = Scene::new(3).hand(0, "3C 8H 7S").hand(1, "4C").hand(2, "5C").play();
    play.act(pull("3C 8H"));
    play.act(discard("7S"));
    let piles =
        play.state.table().discards.iter().map(|discarded| discarded.card).chain(play.state.pile().iter().copied());
    assert!(piles.into_iter().all(|c| c != card("3C") && c != card("8H")));
}
