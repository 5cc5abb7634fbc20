//! What is remembered of cards that were passed in secret.

use crate::engine::{Game, Rng, Seat};
use crate::games::wyoming_cowboy::testing::{Play, Scene, card, hand, pull, suit};
use crate::games::wyoming_cowboy::{Action, Direction, Habits, Hand, RANKS, View, WyomingCowboy};

/// Whatever was seen has almost surely stayed through a pass.
const STAYS: Habits = Habits { odds: None, stays: [0.98; RANKS] };

fn view(play: &Play, me: u8) -> View {
    WyomingCowboy::view(&play.state, Seat(me))
}

fn known(play: &Play, me: u8, of: usize) -> Hand {
    view(play, me).memory.known[of]
}

fn likely(play: &Play, me: u8, of: u8) -> Hand {
    view(play, me).likely(Seat(of))
}

fn nine(of: &str, direction: Direction) -> Action {
    Action::Nine { suit: suit(of), direction }
}

#[test]
fn c_4_1_what_was_known_of_a_hand_that_was_passed_whole_is_known_with_the_neighbour() {
    let scene = Scene::new(3).turn(1).hand(0, "4H 5H 6H").hand(1, "2C 7D").hand(2, "9C 3C 4C 5C").discarded(0, "KH");
    let mut play = scene.play();
    play.act(Action::Discard(card("7D")));
    play.act(Action::TakeDiscard);
    play.act(nine("C", Direction::Left));
    play.passes(&["4H 5H", "2C KH", "3C 4C"]);
    assert_eq!((known(&play, 0, 1), known(&play, 0, 2)), (hand("4H 5H"), hand("KH")), "the 4 and the 5 I passed");
    assert_eq!(likely(&play, 0, 1), hand(""), "nothing of it is there any more");
    let (view, mut rng) = (view(&play, 0), Rng::new(3));
    for _ in 0..200 {
        assert!(view.guess(&STAYS, &mut rng).hand(Seat(2)).has(card("KH")));
    }
}

#[test]
fn c_4_1_two_who_pass_each_other_their_whole_hands_change_places_in_what_is_known() {
    let scene = Scene::new(4).turn(1).hand(0, "9C 4H 5H").hand(1, "4C 7D").hand(2, "2H 3H KS").hand(3, "4D 7S");
    let mut play = scene.discarded(0, "KH").play();
    play.act(Action::Discard(card("7D")));
    play.act(Action::TakeDiscard);
    play.discard("KS");
    play.act(Action::Discard(card("7S")));
    play.act(Action::TakeDiscard);
    play.act(nine("C", Direction::Across));
    play.passes(&["4H 5H", "4C KH", "2H 3H", "4D KS"]);
    for me in [0, 2] {
        assert_eq!([known(&play, me, 1), known(&play, me, 3)], [hand("KS"), hand("KH")]);
        assert_eq!([likely(&play, me, 1), likely(&play, me, 3)], [hand(""); 2]);
    }
}

#[test]
fn c_4_1_of_a_hand_that_was_laid_down_since_nothing_is_likely() {
    let scene = Scene::new(3).turn(1).hand(0, "2C").hand(1, "5C 2S 7D").hand(2, "9C 3C 4C 5D").discarded(0, "KH");
    let mut play = scene.play();
    play.act(Action::Discard(card("7D")));
    play.act(Action::TakeDiscard);
    play.act(nine("C", Direction::Left));
    play.passes(&["2C", "5C KH", "3C 4C"]);
    assert_eq!(likely(&play, 0, 1), hand("KH"));
    play.discard("5C");
    play.discard("3C");
    play.act(pull("2C 2S"));
    assert_eq!(likely(&play, 0, 1), hand(""), "the hand is empty");
}

/// Six seats at two decks; the neighbour of seat 2 has shown king and queen and passes.
fn shown_and_passed(pass: &str) -> Play {
    let scene = Scene::new(6).turn(1).hand(0, "2C 3C KH").hand(1, "KH QH 7D 8D 2D 4D").hand(2, "9C 9D 2H 3H 7S 8S");
    let mut play = scene.hand(3, "2C 3D 4C").hand(4, "2H 3D 4H").hand(5, "2S 3S 4S").pile("JC").play();
    play.act(Action::Couple(suit("H")));
    play.discard("7D");
    play.act(nine("C", Direction::Left));
    play.passes(&["2C 3C", pass, "2H 3H", "2C 3D", "2H 3D", "2S 3S"]);
    play
}

#[test]
fn c_9_1_a_card_that_came_to_me_is_not_likely_with_whoever_passed_it_though_there_are_two_of_its_kind() {
    let play = shown_and_passed("QH 4D");
    assert_eq!(likely(&play, 2, 1), hand(""), "the queen came, and so the king is there for sure");
    assert_eq!(known(&play, 2, 1), hand("KH"));
    assert_eq!((likely(&play, 3, 1), known(&play, 3, 1)), (hand("KH QH"), hand("")), "nobody else can tell");
    let play = shown_and_passed("QH KH");
    assert_eq!((likely(&play, 2, 1), known(&play, 2, 1)), (hand(""), hand("")));
}

#[test]
fn c_9_1_another_of_the_kind_that_all_see_come_is_likely_again_after_the_next_pass() {
    let mut play = shown_and_passed("QH KH");
    for card in ["7S", "4C", "4H", "4S", "KH"] {
        play.discard(card);
    }
    play.act(Action::Discard(card("2D")));
    play.act(Action::TakeDiscard);
    assert_eq!(known(&play, 2, 1), hand("KH"));
    play.act(nine("D", Direction::Right));
    play.passes(&["2S 3S", "2C 3C", "QH KH", "2H 3H", "2C 3D", "2H 3D"]);
    assert_eq!(known(&play, 2, 1), hand("QH KH"), "what I passed I know");
    assert_eq!(likely(&play, 2, 1), hand("KH"), "and there is the one that was taken");
}

/// A king whose badge went with him is not with whoever passed both, whatever became of the other king of his suit.
#[test]
fn c_2_7_a_king_that_went_with_his_badge_is_no_longer_likely_where_he_was() {
    let scene = Scene::new(5).hand(0, "9C 2S 3S 4S").hand(1, "4C 5C 6C").hand(2, "4D 5D 7D").hand(3, "4H 5H 6H");
    let mut play = scene.hand(4, "7H 8H KD").badges(4, "D").play();
    play.state.memory.known[4] = hand("KD");
    play.act(nine("C", Direction::Left));
    play.passes(&["2S 3S", "4C 5C", "4D 5D", "4H 5H", "7H KD"]);
    assert_eq!((known(&play, 2, 0), likely(&play, 2, 4)), (hand("KD"), hand("")));
}

/// A card that is shown has been found, wherever it was thought to be before: it is not there again once it lies in the draw pile.
#[test]
fn c_3_1_a_card_that_is_shown_elsewhere_is_no_longer_likely_where_it_was() {
    let scene = Scene::new(3).turn(1).hand(0, "4H 5H 8S").hand(1, "KH QH 7D 2D").hand(2, "9C 3C 4C 5C");
    let mut play = scene.pile("8C").play();
    play.act(Action::Couple(suit("H")));
    play.discard("7D");
    play.act(nine("C", Direction::Left));
    play.passes(&["4H 5H", "KH QH", "3C 4C"]);
    play.discard("5C");
    play.discard("8S");
    play.discard("8C");
    play.act(Action::Couple(suit("H")));
    assert!(play.state.memory.once[1].is_empty());
}
