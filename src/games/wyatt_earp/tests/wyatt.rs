use super::*;
use crate::engine::{Game, Seat};

#[test]
fn r_6_9_a_draws_the_two_top_cards_of_the_supply() {
    let mut game = Scene::new(2).hand(0, "Wyatt Wes").group(0, "Billy").supply("Billy Bank Jesse").play();
    let events = game.act(Action::WyattDraw);
    assert_eq!(events[0], Event::PlayedSheriff { seat: Seat(0), card: card("Wyatt"), out_of_turn: false });
    assert_eq!(game.hand(0), hand("Billy Bank Wes"));
    assert_eq!((game.top(1), game.state.phase()), (&cards("Wyatt")[..], Phase::Play));
    game.refuses(shoot("Bank"), Illegal::OneSheriff);
    game.act(lay(BILLY, 1));
}

#[test]
fn r_6_9_b_takes_one_card_of_the_whole_stack_but_no_wyatt_earp() {
    let mut game = Scene::new(2).hand(0, "Wyatt Wes").stack("@Bob Billy Wyatt Billy Hide Jesse").play();
    game.act(Action::WyattSearch);
    assert_eq!(game.top(1), cards("Wyatt"));
    let all = ["Billy", "Jesse", "@Bob", "Hide"].map(|name| Action::Take(card(name)));
    assert_eq!(game.legal(), all);
    for absent in ["Wyatt", "Bob", "Bank"] {
        game.refuses(Action::Take(card(absent)), Illegal::CannotTake);
    }
    game.refuses(Action::Decline, Illegal::ChooseCard);
    game.refuses(Action::Discard(card("Wes")), Illegal::ChooseCard);
    let events = game.act(Action::Take(card("Billy")));
    assert_eq!(game.hand(0), hand("Billy Wes"));
    assert_eq!(game.state.discard(), cards("@Bob Billy Wyatt Hide Jesse Wyatt"));
    // Hidden from the others.
    assert_eq!(WyattEarp::redact(&events[0], Seat(0)), Some(Event::Took { seat: Seat(0), card: Some(card("Billy")) }));
    assert_eq!(WyattEarp::redact(&events[0], Seat(1)), Some(Event::Took { seat: Seat(0), card: None }));
}

#[test]
fn r_6_9_b_needs_a_card_that_may_be_taken() {
    for (stack, possible) in [("", false), ("Wyatt*2", false), ("Wyatt Bob Wyatt", true), ("Bank", true)] {
        let mut game = Scene::new(2).hand(0, "Wyatt Wes").stack(stack).play();
        if possible {
            game.act(Action::WyattSearch);
        } else {
            game.refuses(Action::WyattSearch, Illegal::NothingToFind);
        }
    }
}

#[test]
fn r_6_9_b_a_sheriff_card_found_may_be_played_as_the_very_next_act() {
    let mut game = Scene::new(2)
        .hand(0, "Wyatt Bank Bob*2 Wes")
        .group(0, "Billy*3")
        .group(0, "Bob*3")
        .group(1, "Jesse*3")
        .stack("Stage Hide")
        .supply("Belle")
        .play();
    game.act(Action::WyattSearch);
    game.act(Action::Take(card("Stage")));
    assert_eq!(game.state.sheriff(), Sheriff::Found(Card::STAGECOACH_ROBBERY));
    game.refuses(shoot("Bank"), Illegal::OneSheriff);
    // Kept past another act, or to the next, it may not be played this turn.
    let mut late = game.clone();
    late.act(lay(BOB, 1));
    late.refuses(shoot("Stage"), Illegal::OneSheriff);
    game.act(shoot("Stage"));
    game.act(target(0, BILLY));
    assert_eq!(game.group(0, BILLY).stages(), 1);
    game.refuses(shoot("Bank"), Illegal::OneSheriff);
    game.discard("Wes");
    assert_eq!(game.state.sheriff(), Sheriff::Free);
}

#[test]
fn r_6_9_b_what_was_found_is_played_under_its_own_rules() {
    let mut game = Scene::new(2).hand(0, "Wyatt Wes").stack("@Billy Hide Most").supply("Belle").play();
    game.act(Action::WyattSearch);
    for (found, play, why) in [
        ("@Billy", Action::PlayPhoto(BILLY), Illegal::PhotoNeedsOpen),
        ("Hide", shoot("Hide"), Illegal::NothingToHide),
        ("Most", shoot("Most"), Illegal::NothingToSteal),
    ] {
        let mut game = game.clone();
        game.act(Action::Take(card(found)));
        game.refuses(play, why);
    }
    let mut asker = game.clone();
    asker.act(Action::Take(card("Most")));
    asker.act(Action::Ask { outlaw: WES, direction: Direction::Left });
    assert_eq!(asker.hand(0), hand("Wes*2"));
    let mut photo = Scene::new(2).hand(0, "Wyatt Wes").open(BILLY).stack("@Billy").play();
    photo.act(Action::WyattSearch);
    photo.act(Action::Take(card("@Billy")));
    photo.act(Action::PlayPhoto(BILLY));
    assert_eq!((photo.group(0, BILLY).cp(), photo.poster(BILLY)), (4, 2));
}

#[test]
fn r_6_9_b_an_outlaw_card_found_gives_no_second_sheriff_card_but_may_be_laid() {
    let mut game = Scene::new(2).hand(0, "Wyatt Bank Wes").group(0, "Billy*3").stack("Billy").play();
    game.act(Action::WyattSearch);
    game.act(Action::Take(card("Billy")));
    game.refuses(shoot("Bank"), Illegal::OneSheriff);
    game.act(lay(BILLY, 1));
}

#[test]
fn r_6_9_b_only_as_the_one_sheriff_card() {
    let mut game = Scene::new(2).hand(0, "Wyatt @Billy Wes").open(BILLY).stack("Hide").play();
    game.act(Action::PlayPhoto(BILLY));
    game.refuses(Action::WyattSearch, Illegal::OneSheriff);
    game.refuses(Action::WyattDraw, Illegal::OneSheriff);
}

#[test]
fn r_6_9_c_a_hit_removes_a_hideout_from_a_group_of_ones_own() {
    let mut game = Scene::new(2)
        .hand(0, "Wyatt Wes")
        .group(0, "Billy*3 Hide")
        .group(0, "Bob*3")
        .group(0, "Jesse Hide")
        .group(1, "Belle*3 Hide")
        .stack("Bank")
        .supply("Butch")
        .play();
    game.act(shoot("Wyatt"));
    assert_eq!(game.top(2), cards("Wyatt Butch"), "first onto the stack, then the shot");
    assert_eq!(game.legal(), [target(0, BILLY), target(0, JESSE)]);
    let events = game.act(target(0, JESSE));
    assert_eq!(events, [Event::Removed { from: Seat(0), outlaw: JESSE, card: card("Hide") }]);
    assert!(game.group(0, BILLY).hidden() && !game.group(0, JESSE).hidden());
    assert_eq!(game.top(1), cards("Hide"));
    let mut others = Scene::new(2).hand(0, "Wyatt Wes").group(1, "Belle*3 Hide").play();
    others.refuses(shoot("Wyatt"), Illegal::NoHideout);
}

/// What a found and shown card tells: it came from the stack, so what that hand was known to hold it still holds.
#[test]
fn r_6_9_b_showing_what_was_found_leaves_the_rest_of_the_knowledge_alone() {
    let mut game = Scene::new(3)
        .hand(0, "Wes*2 Wyatt")
        .hand(2, "Most Bank Wes")
        .turn(2)
        .group(0, "Billy*3")
        .stack("Stage Wes Stage")
        .supply("Belle*3")
        .play();
    game.act(Action::Ask { outlaw: BILLY, direction: Direction::Left });
    game.discard("Bank");
    game.act(Action::DrawDiscard); // seat 0 is known to hold a Bank Robbery
    game.discard("Wes");
    game.act(Action::DrawDiscard);
    game.discard("Wes");
    game.act(Action::DrawDiscard);
    game.discard("Wes");
    let caps = |game: &Play| WyattEarp::view(&game.state, Seat(1)).caps[0].of(BILLY);
    let known = |game: &Play| WyattEarp::view(&game.state, Seat(1)).known[0];
    game.act(Action::DrawDiscard);
    assert_eq!((known(&game), caps(&game)), (hand("Bank Wes"), 0));
    game.act(Action::WyattSearch);
    game.act(Action::Take(card("Stage")));
    assert_eq!(caps(&game), 1, "it may have been a Billy");
    game.act(shoot("Stage"));
    game.act(target(0, BILLY));
    assert_eq!((known(&game), caps(&game)), (hand("Bank Wes"), 0));
    // The same with a card of a kind that the hand was known to hold: one of the two is left.
    let mut twin = Scene::new(2).hand(0, "Wyatt Wes").group(0, "Billy*3").stack("Bob Bank Bank").supply("Belle").draw();
    twin.act(Action::DrawDiscard);
    twin.act(Action::WyattSearch);
    twin.act(Action::Take(card("Bank")));
    twin.act(shoot("Bank"));
    assert_eq!(WyattEarp::view(&twin.state, Seat(1)).known[0], hand("Bank"));
}
