use super::*;
use crate::engine::{Game, Seat};

/// Sorted, to compare what lies in a pile whatever its order.
fn sorted(pile: &[Card]) -> Vec<Card> {
    let mut pile = pile.to_vec();
    pile.sort_unstable();
    pile
}

#[test]
fn r_7_1_a_draw_from_an_empty_supply_shuffles_the_whole_stack() {
    let mut game = Scene::new(2).supply("").rest(Rest::Stack).stack("Billy Bank").draw();
    let before = game.state.discard().to_vec();
    let stack = sorted(&before);
    let events = game.act(Action::DrawSupply);
    assert_eq!(events[0], Event::Reshuffled);
    let table = *game.state.table();
    assert!(table.reshuffled);
    assert_eq!((table.discard_len, table.supply_len as usize), (0, stack.len() - 2));
    let Event::Drew { cards, .. } = &events[1] else { panic!("{events:?}") };
    let drawn: Vec<Card> = cards.iter().flatten().copied().collect();
    assert_eq!(sorted(&[game.state.supply(), &drawn].concat()), stack);
    assert_ne!(game.state.supply()[..20], before[..20], "shuffled");
}

#[test]
fn r_7_1_what_was_being_drawn_goes_on() {
    // One card is left: it is drawn first, then one of the new supply.
    let mut game = Scene::new(2).supply("Billy").rest(Rest::Hand(1)).stack("Bank Bank").draw();
    game.act(Action::DrawSupply);
    assert_eq!(game.hand(0), hand("Wes Billy Bank"));
    assert_eq!(game.state.supply(), cards("Bank"));
    // By Wyatt Earp, which already lies in the stack.
    let mut game = Scene::new(2).hand(0, "Wyatt").supply("").rest(Rest::Hand(1)).stack("Bank").play();
    game.act(Action::WyattDraw);
    assert_eq!(game.hand(0), hand("Wyatt Bank"));
}

#[test]
fn r_7_1_a_shot_from_an_empty_supply_does_not_shuffle_the_card_being_played() {
    let table = |name: &str| {
        let scene = Scene::new(2).hand(0, &format!("{name} Wes")).group(0, "Billy*3 Hide").group(1, "Bob*3");
        scene.supply("").rest(Rest::Hand(1)).stack("Jesse Jesse Jesse").play()
    };
    for name in ["Bank", "Stage", "Gun", "Hide", "Most"] {
        let mut game = table(name);
        let events = game.act(shoot(name));
        assert_eq!(events[1], Event::Reshuffled);
        assert_eq!(game.state.phase(), Phase::Target(card(name)));
        assert_eq!(game.state.supply(), cards("Jesse Jesse"));
    }
    let mut game = table("Wyatt");
    game.act(shoot("Wyatt"));
    assert_eq!(sorted(&[game.state.supply(), game.state.discard()].concat()), cards("Jesse*3 Wyatt"));
    let chance = |name| WyattEarp::view(&table(name).state, Seat(0)).hit_chance_of(card(name));
    assert!((chance("Most") - 1.0).abs() < 1e-9 && (chance("Wyatt") - 0.75).abs() < 1e-9);
}

#[test]
fn r_7_1_not_before_a_card_is_needed() {
    let mut game = Scene::new(2).supply("Bob*2").rest(Rest::Stack).draw();
    game.act(Action::DrawSupply);
    assert_eq!((game.state.table().supply_len, game.state.table().reshuffled), (0, false));
    game.discard("Bob");
    game.act(Action::DrawDiscard);
    assert!(!game.state.table().reshuffled);
}

#[test]
fn r_7_2_after_the_reshuffle_wanting_two_of_fewer_ends_the_hand_at_once() {
    for left in ["", "Billy"] {
        let mut game = Scene::new(2).supply(left).reshuffled().rest(Rest::Stack).draw();
        let events = game.act(Action::DrawSupply);
        assert_eq!(events[0], Event::HandEnded { why: HandEnd::SupplyOut });
        assert_eq!((game.state.phase(), game.hand(0)), (Phase::HandOver, hand("Wes")), "the turn is not finished");
        let mut game = Scene::new(2).hand(0, "Wyatt Wes").supply(left).reshuffled().rest(Rest::Stack).play();
        let events = game.act(Action::WyattDraw);
        assert_eq!(events[1], Event::HandEnded { why: HandEnd::SupplyOut });
        assert_eq!(game.hand(0), hand("Wes"));
    }
    let mut game = Scene::new(2).supply("Billy Bob").reshuffled().rest(Rest::Stack).draw();
    game.act(Action::DrawSupply);
    assert_eq!(game.state.phase(), Phase::Play);
}

#[test]
fn r_7_2_drawing_from_the_stack_stays_allowed_and_prolongs_the_hand() {
    let mut game = Scene::new(2).supply("").reshuffled().rest(Rest::Stack).stack("Jesse").draw();
    for seat in [0, 1, 0, 1, 0, 1] {
        assert_eq!(game.to_act(), Some(seat));
        game.act(Action::DrawDiscard);
        game.discard("Jesse");
    }
    assert_eq!(game.state.phase(), Phase::Draw);
    game.act(Action::DrawSupply);
    assert_eq!(game.state.phase(), Phase::HandOver);
}

#[test]
fn r_7_3_with_the_supply_out_for_good_no_shot_can_be_taken() {
    let scene = |supply: &str| {
        Scene::new(2)
            .hand(0, "Bank Stage Gun Hide Most Wyatt Wes")
            .hand(1, "Bob*2")
            .group(0, "Billy*3 Hide")
            .group(1, "Belle*3")
            .supply(supply)
            .rest(Rest::Stack)
    };
    for name in ["Bank", "Stage", "Gun", "Hide", "Most", "Wyatt"] {
        let mut out = scene("").reshuffled().play();
        out.refuses(shoot(name), Illegal::NoShot);
        assert_eq!(out.state.table().supply_len, 0);
        scene("Jesse").reshuffled().play().act(shoot(name)); // the last card can still be turned
        scene("").play().act(shoot(name)); // the reshuffle is yet to come
    }
    // What needs no shot stays possible.
    let mut out = scene("").reshuffled().play();
    out.clone().act(Action::Ask { outlaw: BOB, direction: Direction::Left });
    out.clone().act(Action::WyattSearch);
    out.act(Action::WyattDraw);
}

#[test]
fn r_7_3_no_shot_either_with_supply_and_stack_empty_before_the_reshuffle() {
    let mut game = Scene::new(2)
        .hand(0, "Bank Wyatt Wes")
        .group(0, "Billy*3 Hide")
        .supply("")
        .rest(Rest::Hand(1))
        .stack("")
        .play();
    game.refuses(shoot("Bank"), Illegal::NoShot);
    game.refuses(shoot("Wyatt"), Illegal::NoShot);
}

#[test]
fn r_7_3_nor_can_a_hideout_be_shot_at_out_of_turn() {
    for (supply, offered) in [("Belle", false), ("Belle Bob", true)] {
        let mut game = Scene::new(2)
            .hand(0, "Hide Wes")
            .hand(1, "Wyatt Wes")
            .group(1, "Billy*3")
            .supply(supply)
            .reshuffled()
            .rest(Rest::Stack)
            .play();
        game.act(shoot("Hide"));
        game.act(target(1, BILLY));
        assert_eq!(matches!(game.state.phase(), Phase::HideoutOffer { .. }), offered);
        assert_eq!(game.to_act(), Some(u8::from(offered)));
    }
}

#[test]
fn r_7_1_what_the_reshuffle_holds_is_known_to_those_who_saw_the_stack_grow() {
    let mut game = Scene::new(2).supply("").rest(Rest::Hand(1)).stack("Billy Bank Bank").draw();
    game.act(Action::DrawSupply);
    let view = WyattEarp::view(&game.state, Seat(1));
    assert_eq!((view.fresh, view.stack), (Counts::from(hand("Billy Bank Bank")), Counts::default()));
    assert_eq!(WyattEarp::view(&game.state, Seat(0)).fresh.to_hand().len(), 1, "who drew two of three knows the third");
}

#[test]
fn r_7_2_a_reshuffle_that_cannot_make_two_ends_the_hand_too() {
    let mut game = Scene::new(2).supply("").rest(Rest::Hand(1)).stack("Bank").draw();
    let events = game.act(Action::DrawSupply);
    assert_eq!(events[..2], [Event::Reshuffled, Event::HandEnded { why: HandEnd::SupplyOut }]);
    assert_eq!(game.hand(0), hand("Wes"));
    // A Wyatt Earp just played counts: with one card of the supply it makes two.
    for (supply, ends) in [("", true), ("Bank", false)] {
        let scene = Scene::new(2).hand(0, "Wyatt Wes").supply(supply).rest(Rest::Hand(1)).stack("");
        let mut game = scene.play();
        game.act(Action::WyattDraw);
        assert_eq!(game.state.phase() == Phase::HandOver, ends);
        assert_eq!(game.hand(0), hand(if ends { "Wes" } else { "Wyatt Bank Wes" }));
    }
}
