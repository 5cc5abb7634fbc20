use super::*;
use crate::engine::{Game, Seat};

#[test]
fn r_6_8_onto_one_opponents_group_that_has_none() {
    let mut game = Scene::new(3)
        .hand(0, "Hide Wes")
        .group(0, "Billy*3")
        .group(1, "Billy*2")
        .group(1, "Bob*3 Hide")
        .group(2, "Bob")
        .group(2, "@Jesse")
        .supply("Belle")
        .play();
    game.act(shoot("Hide"));
    assert_eq!(game.legal(), [target(1, BILLY), target(2, BOB), target(2, JESSE)]);
    let events = game.act(target(2, JESSE));
    assert_eq!(events, [Event::Laid { seat: Seat(0), card: card("Hide"), on: Seat(2), outlaw: JESSE }]);
    assert_eq!((game.group(2, JESSE).cp(), game.group(2, JESSE).cp_uncovered()), (0, 4));
    assert_eq!(game.state.table().posters, [1; 7]);
}

#[test]
fn r_6_8_a_covered_group_counts_nothing_and_its_owner_may_still_add() {
    let mut game = Scene::new(2).hand(0, "Billy*3 @Billy Wes").group(0, "Billy*3 Hide").play();
    game.act(lay(BILLY, 2));
    game.act(Action::PlayPhoto(BILLY));
    assert_eq!((game.group(0, BILLY).cp(), game.group(0, BILLY).cp_uncovered()), (0, 14));
    assert_eq!(game.poster(BILLY), 1 + 1 + 1);
    let mut robber = Scene::new(2).hand(0, "Stage Wes").group(0, "Billy*3 Hide").supply("Bob").play();
    robber.act(shoot("Stage"));
    robber.act(target(0, BILLY));
    assert_eq!((robber.group(0, BILLY).cp(), robber.poster(BILLY)), (0, 4));
}

#[test]
fn r_6_8_covered_points_do_not_count_when_the_hand_is_scored() {
    let mut game = Scene::new(2).hand(0, "Wes").group(0, "Billy*4 Hide").group(1, "Billy*3").play();
    game.discard("Wes");
    assert_eq!(game.state.table().money, [0; 4]); // six of eight
    let mut game = Scene::new(2).hand(0, "Wes").group(0, "Bob*4 Hide").group(1, "Bob*3 Bank").play();
    game.discard("Wes");
    assert_eq!(game.state.table().money, [0, 1, 0, 0]);
}

#[test]
fn r_6_8_after_one_is_removed_another_may_come() {
    let mut game = Scene::new(2)
        .hand(0, "Wyatt Wes*2")
        .hand(1, "Hide Wes")
        .group(0, "Billy*3 Hide")
        .supply("Jesse Bob Butch Jesse")
        .play();
    game.act(shoot("Wyatt"));
    game.act(target(0, BILLY));
    assert!(!game.group(0, BILLY).hidden());
    game.discard("Wes");
    game.act(Action::DrawSupply);
    game.act(shoot("Hide"));
    game.act(target(0, BILLY));
    assert!(game.group(0, BILLY).hidden());
}

/// Seat 0 covers a group of seat 1, who holds Wyatt Earp; `next` is the supply after the hit.
fn covered(next: &str) -> Play {
    let mut game = Scene::new(3)
        .hand(0, "Hide Bob Bank Wes")
        .hand(1, "Wyatt*2 Wes")
        .hand(2, "Wyatt Wes")
        .group(0, "Bob*3")
        .group(1, "Billy*3")
        .group(1, "Jesse*3 Hide")
        .supply(&format!("Belle {next}"))
        .play();
    game.act(shoot("Hide"));
    game.act(target(1, BILLY));
    game
}

#[test]
fn r_6_10_the_owner_may_at_once_shoot_at_the_hideout_just_laid() {
    let mut game = covered("Butch");
    assert_eq!((game.to_act(), game.legal()), (Some(1), vec![Action::ShootHideout, Action::Decline]));
    game.refuses(Action::Discard(card("Wes")), Illegal::AnswerHideout);
    let events = game.act(Action::ShootHideout);
    assert_eq!(
        events,
        [
            Event::PlayedSheriff { seat: Seat(1), card: card("Wyatt"), out_of_turn: true },
            Event::Shot { seat: Seat(1), turned: card("Butch"), hit: true },
            Event::Removed { from: Seat(1), outlaw: BILLY, card: card("Hide") },
        ]
    );
    // That Hideout and no other.
    assert!(!game.group(1, BILLY).hidden() && game.group(1, JESSE).hidden());
    assert_eq!(game.top(3), cards("Wyatt Butch Hide"));
    assert_eq!(game.hand(1), hand("Wyatt Wes"));
}

#[test]
fn r_6_10_one_attempt_and_then_the_interrupted_turn_goes_on() {
    let mut missed = covered("Bank");
    missed.act(Action::ShootHideout);
    assert!(missed.group(1, BILLY).hidden());
    assert_eq!(missed.top(2), cards("Wyatt Bank"));
    let mut declined = covered("Bank");
    let events = declined.act(Action::Decline);
    assert_eq!(events, [Event::Declined { seat: Seat(1) }]);
    assert_eq!(WyattEarp::redact(&events[0], Seat(0)), None);
    for mut game in [missed, declined] {
        assert_eq!((game.to_act(), game.state.phase()), (Some(0), Phase::Play));
        game.refuses(shoot("Bank"), Illegal::OneSheriff);
        game.act(lay(BOB, 1));
        game.discard("Wes");
        assert_eq!(game.to_act(), Some(1));
    }
}

#[test]
fn r_6_10_the_offer_shows_to_the_owner_alone_and_needs_the_card() {
    let game = covered("");
    assert_eq!(WyattEarp::view(&game.state, Seat(0)).phase, Phase::Play);
    assert_eq!(WyattEarp::view(&game.state, Seat(2)).phase, Phase::Play);
    assert_eq!(WyattEarp::view(&game.state, Seat(1)).phase, Phase::HideoutOffer { owner: Seat(1), outlaw: BILLY });
    let scene = Scene::new(3).hand(0, "Hide Wes").hand(2, "Wyatt").group(1, "Billy*3").supply("Belle");
    let mut without = scene.play();
    without.act(shoot("Hide"));
    without.act(target(1, BILLY));
    assert_eq!((without.to_act(), without.state.phase()), (Some(0), Phase::Play));
}

#[test]
fn r_6_10_it_does_not_use_up_the_owners_sheriff_card() {
    let mut game = covered("Bank Bob Bob Jesse");
    game.act(Action::ShootHideout);
    game.discard("Wes");
    game.act(Action::DrawSupply);
    game.act(shoot("Wyatt"));
    assert_eq!(game.legal(), [target(1, BILLY), target(1, JESSE)]);
}

#[test]
fn r_6_11_a_discarded_sheriff_card_never_takes_effect() {
    for name in ["Bank", "Stage", "Gun", "Most", "Hide", "Wyatt", "@Billy"] {
        let mut game = Scene::new(2)
            .hand(0, &format!("{name} Wes"))
            .hand(1, "Wyatt Bob*2")
            .group(0, "Billy*3 Hide")
            .group(1, "Bob*3")
            .play();
        let before = *game.state.table();
        game.discard(name);
        let now = game.state.table();
        assert_eq!((now.territories, now.posters), (before.territories, before.posters), "{name}");
        assert_eq!((now.supply_len, game.to_act(), game.state.phase()), (before.supply_len, Some(1), Phase::Draw));
    }
}

#[test]
fn r_6_10_the_answer_may_need_the_reshuffle_and_wyatt_earp_goes_into_it() {
    for edition in [Edition::Y2014, Edition::Y2000] {
        let scene = Scene::new(2).edition(edition).hand(0, "Hide Wes").hand(1, "Wyatt Wes").group(1, "Billy*3");
        let mut game = scene.supply("Belle").rest(Rest::Stack).play();
        game.act(shoot("Hide"));
        game.act(target(1, BILLY));
        assert_eq!((game.to_act(), game.state.supply().len()), (Some(1), 0));
        let stack = game.state.discard().len();
        let events = game.act(Action::ShootHideout);
        assert_eq!(events[1], Event::Reshuffled);
        assert_eq!(game.state.supply().len(), stack, "the stack and Wyatt Earp, less the card turned");
    }
}
