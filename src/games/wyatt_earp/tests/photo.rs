use super::*;
use crate::engine::{Game, Seat};

#[test]
fn r_6_1_one_sheriff_card_a_turn_whether_it_hit_or_missed_and_again_in_the_next() {
    for shot in ["Jesse", "Bank"] {
        let mut game = Scene::new(2)
            .hand(0, "Gun Hide Most Wyatt @Billy Wes")
            .hand(1, "Jesse*2")
            .group(0, "Billy*3")
            .group(1, "Bob*3")
            .supply(shot)
            .play();
        game.act(shoot("Gun"));
        if shot == "Jesse" {
            game.act(target(0, BILLY));
        }
        for second in [
            shoot("Hide"),
            shoot("Most"),
            Action::Ask { outlaw: BOB, direction: Direction::Left },
            Action::WyattDraw,
            Action::WyattSearch,
            Action::PlayPhoto(BILLY),
        ] {
            game.refuses(second, Illegal::OneSheriff);
        }
        game.discard("Wes");
        game.act(Action::DrawDiscard);
        game.discard("Wes");
        game.act(Action::DrawDiscard);
        game.act(Action::PlayPhoto(BILLY));
    }
}

#[test]
fn r_6_2_a_photo_goes_into_ones_own_territory_alone_or_on_a_group_and_adds_a_thousand() {
    for own in ["", "Billy*2"] {
        let mut scene = Scene::new(2).hand(0, "@Billy Bank Wes").group(1, "Billy*3").supply("Wes");
        if !own.is_empty() {
            scene = scene.group(0, own);
        }
        let mut game = scene.play();
        let outlaws = game.group(0, BILLY).outlaws();
        let events = game.act(Action::PlayPhoto(BILLY));
        assert_eq!(events, [Event::PlayedPhoto { seat: Seat(0), outlaw: BILLY, out_of_turn: false }]);
        assert!(game.group(0, BILLY).photo() && game.group(0, BILLY).outlaws() == outlaws);
        assert_eq!((game.poster(BILLY), game.group(0, BILLY).cp()), (2, 4 + 2 * outlaws));
        game.refuses(shoot("Bank"), Illegal::OneSheriff);
    }
}

#[test]
fn r_6_2_a_photo_needs_an_open_outlaw_and_may_follow_the_set_in_the_same_turn() {
    let mut game = Scene::new(2).hand(0, "Billy*3 @Billy Wes").play();
    game.refuses(Action::PlayPhoto(BILLY), Illegal::PhotoNeedsOpen);
    game.act(lay(BILLY, 3));
    game.act(Action::PlayPhoto(BILLY));
    assert_eq!((game.poster(BILLY), game.group(0, BILLY).cp()), (4, 10));
}

#[test]
fn r_6_2_a_photo_alone_carries_other_sheriff_cards_and_never_helps_to_a_set() {
    let mut game = Scene::new(2).hand(0, "Bank Wes").group(0, "@Billy").supply("Wes").play();
    game.act(shoot("Bank"));
    game.act(target(0, BILLY));
    assert_eq!(game.group(0, BILLY).cp(), 6);
    let mut game = Scene::new(2).hand(0, "Billy*2 @Billy Wes").play();
    game.refuses(lay(BILLY, 2), Illegal::NeedsSet);
    game.refuses(lay(BILLY, 3), Illegal::NotInHand);
}

/// Seat 1 of three holds the Photo when seat 0 opens Billy.
fn opening(edition: Edition) -> Play {
    let scene = Scene::new(3).edition(edition).hand(0, "Billy*4 Bank Wes").hand(1, "@Billy Wes");
    let mut game = scene.group(0, "Bob*3").supply("Wes*2").play();
    game.act(lay(BILLY, 3));
    game
}

#[test]
fn r_6_3_another_may_lay_the_photo_at_once_when_a_set_opens_its_outlaw() {
    let mut game = opening(Edition::Y2014);
    assert_eq!(game.to_act(), Some(1));
    assert_eq!(game.legal(), [Action::LayPhoto, Action::Decline]);
    game.refuses(Action::Discard(card("Wes")), Illegal::AnswerPhoto);
    let events = game.act(Action::LayPhoto);
    assert_eq!(events, [Event::PlayedPhoto { seat: Seat(1), outlaw: BILLY, out_of_turn: true }]);
    assert_eq!((game.group(1, BILLY).cp(), game.poster(BILLY)), (4, 1 + 2 + 1));
    assert_eq!((game.hand(1), game.to_act()), (hand("Wes"), Some(0)));
    // It uses up nobody's Sheriff card.
    game.act(shoot("Bank"));
    game.act(target(0, BILLY));
    game.discard("Wes");
    let mut second = Scene::new(2).hand(0, "Billy*3 Bob Wes").hand(1, "@Billy Bank Wes").supply("Jesse*2 Wes").play();
    second.act(lay(BILLY, 3));
    second.act(Action::LayPhoto);
    second.discard("Wes");
    second.act(Action::DrawSupply);
    second.act(shoot("Bank"));
}

#[test]
fn r_6_3_only_at_that_moment_only_if_held_and_never_by_the_one_who_opens() {
    let mut game = opening(Edition::Y2014);
    let events = game.act(Action::Decline);
    assert_eq!(events, [Event::Declined { seat: Seat(1) }]);
    assert_eq!((game.to_act(), game.state.phase()), (Some(0), Phase::Play));
    game.act(lay(BILLY, 1)); // an addition opens nothing
    assert_eq!(game.to_act(), Some(0));
    let mut own = Scene::new(3).hand(0, "Billy*3 @Billy Wes").play();
    own.act(lay(BILLY, 3));
    assert_eq!((own.to_act(), own.state.phase()), (Some(0), Phase::Play));
    let mut nobodys = Scene::new(3).hand(0, "Billy*3 Wes").hand(1, "@Bob Wes").play();
    nobodys.act(lay(BILLY, 3));
    assert_eq!((nobodys.to_act(), nobodys.state.phase()), (Some(0), Phase::Play));
}

#[test]
fn r_6_3_not_in_the_edition_of_2000() {
    let game = opening(Edition::Y2000);
    assert_eq!((game.to_act(), game.state.phase()), (Some(0), Phase::Play));
}

#[test]
fn r_6_3_nobody_else_learns_of_the_offer_or_of_its_refusal() {
    let mut game = opening(Edition::Y2014);
    let plain = opening(Edition::Y2000);
    for seat in [Seat(0), Seat(2)] {
        let (offered, not) = (WyattEarp::view(&game.state, seat), WyattEarp::view(&plain.state, seat));
        assert_eq!((offered.phase, offered.to_act(), &offered.pickups), (not.phase, not.to_act(), &not.pickups));
        assert_eq!(WyattEarp::redact(&Event::Declined { seat: Seat(1) }, seat), None);
    }
    assert_eq!(WyattEarp::view(&game.state, Seat(1)).phase, Phase::PhotoOffer { holder: Seat(1), outlaw: BILLY });
    let before = WyattEarp::view(&game.state, Seat(2));
    game.act(Action::Decline);
    assert_eq!(WyattEarp::view(&game.state, Seat(2)), before);
}

#[test]
fn r_6_3_an_opening_is_final_also_where_the_photo_may_have_been_taken_unseen() {
    let scene = Scene::new(2).turn(1).hand(0, "Billy*3 Wes*2").hand(1, "Wyatt Bob*2");
    let mut game = scene.stack("@Billy Jesse").play();
    game.act(Action::WyattSearch);
    game.act(Action::Take(card("@Billy")));
    game.discard("Bob");
    game.act(Action::DrawSupply);
    let view = WyattEarp::view(&game.state, Seat(0));
    let events = game.act(lay(BILLY, 3));
    assert_eq!(game.to_act(), Some(1));
    assert_eq!(WyattEarp::undo_barrier(&view, &events), Some(crate::engine::UndoBarrier::Answerable));
}

#[test]
fn r_6_3_any_other_seat_is_asked_and_a_set_laid_to_an_open_outlaw_asks_nobody() {
    for opener in 0..4u8 {
        for holder in (0..4u8).filter(|&holder| holder != opener) {
            let scene = || Scene::new(4).turn(opener).hand(opener, "Billy*3 Bob Wes").hand(holder, "@Billy Wes");
            let mut game = scene().play();
            game.act(lay(BILLY, 3));
            assert_eq!(game.state.phase(), Phase::PhotoOffer { holder: Seat(holder), outlaw: BILLY });
            // Open with cards, and open with all of them stolen.
            for mut open in [scene().group(holder, "Billy").play(), scene().open(BILLY).play()] {
                open.act(lay(BILLY, 3));
                assert_eq!((open.to_act(), open.state.phase()), (Some(opener), Phase::Play));
            }
        }
    }
}

/// All that the editions differ in is who may lay a Photo out of turn.
#[test]
fn r_6_3_the_edition_of_2000_is_otherwise_the_same() {
    let (mut photos, mut hideouts) = (0, 0);
    for seed in 0..60u64 {
        let deal = |edition| WyattEarp::deal(&Options { seats: 2 + (seed % 3) as u8, edition }, seed).unwrap();
        let (mut new, mut old) = (deal(Edition::Y2014), deal(Edition::Y2000));
        let mut rng = crate::engine::Rng::new(!seed);
        for _ in 0..700 {
            let mut same = old.clone();
            same.table.options.edition = Edition::Y2014;
            assert_eq!(new, same);
            hideouts += usize::from(matches!(old.phase(), Phase::HideoutOffer { .. }));
            let Some(action) = random_action(&old, &mut rng) else { break };
            let (mut in_new, mut in_old) = (Vec::new(), Vec::new());
            WyattEarp::apply(&mut old, action, &mut in_old).unwrap();
            WyattEarp::apply(&mut new, action, &mut in_new).unwrap();
            assert_eq!(in_new, in_old, "{action:?}");
            if matches!(new.phase(), Phase::PhotoOffer { .. }) {
                photos += 1;
                WyattEarp::apply(&mut new, Action::Decline, &mut crate::engine::Nobody).unwrap();
            }
        }
    }
    assert!(photos > 0 && hideouts > 0, "{photos} {hideouts}");
}
