use super::*;
use crate::engine::{Game, Seat};

#[test]
fn r_3_1_draw_the_two_top_cards_of_the_supply() {
    let mut game = Scene::new(3).hand(0, "Bob").supply("Bank Billy Jesse").draw();
    assert_eq!(game.legal(), [Action::DrawSupply, Action::DrawDiscard]);
    let before = game.state.supply().len();
    game.act(Action::DrawSupply);
    assert_eq!(game.hand(0), hand("Bob Bank Billy"));
    assert_eq!(game.state.supply().len(), before - 2);
    assert_eq!(game.state.supply().last(), Some(&card("Jesse")));
}

#[test]
fn r_3_1_or_the_one_top_card_of_the_discard_stack() {
    let mut game = Scene::new(3).hand(0, "Bob").stack("Billy Jesse Hide").draw();
    let events = game.act(Action::DrawDiscard);
    assert_eq!(game.hand(0), hand("Bob Hide"));
    assert_eq!(game.top(2), cards("Billy Jesse"));
    assert_eq!(events, [Event::DrewDiscard { seat: Seat(0), card: card("Hide") }]);
}

#[test]
fn r_3_1_one_draw_no_mixing_and_before_anything_else() {
    for draw in [Action::DrawSupply, Action::DrawDiscard] {
        let mut game = Scene::new(2).hand(0, "Bob*4 Wyatt").stack("Billy Jesse").draw();
        for early in [lay(BOB, 3), Action::WyattDraw, Action::Discard(card("Bob"))] {
            game.refuses(early, Illegal::DrawFirst);
        }
        game.act(draw);
        game.refuses(Action::DrawSupply, Illegal::DrawnAlready);
        game.refuses(Action::DrawDiscard, Illegal::DrawnAlready);
    }
    let mut bare = Scene::new(2).hand(0, "Bob").stack("").draw();
    bare.refuses(Action::DrawDiscard, Illegal::StackEmpty);
}

#[test]
fn r_3_2_any_number_of_outlaw_plays_and_one_sheriff_card_in_any_order() {
    let mut game = Scene::new(2).hand(0, "Bob*4 Billy*3 Jesse Hide @Bob Wes").group(1, "Jesse*3").supply("Bank").play();
    game.act(lay(BOB, 3));
    game.act(lay(JESSE, 1));
    game.act(Action::PlayPhoto(BOB));
    game.refuses(shoot("Hide"), Illegal::OneSheriff);
    game.act(lay(BOB, 1));
    game.act(lay(BILLY, 3));
    assert_eq!(game.hand(0), hand("Hide Wes"));
    // Nothing need be played.
    let mut idle = Scene::new(2).hand(0, "Bob*4 Wyatt").play();
    idle.discard("Bob");
    assert_eq!(idle.to_act(), Some(1));
}

#[test]
fn r_3_2_only_cards_in_hand_can_be_played() {
    let mut game = Scene::new(3).hand(0, "Bob*2 Wes").group(0, "Bob*3").group(1, "Wes*3 Hide").supply("Wes").play();
    for absent in [
        lay(BOB, 3),
        lay(BILLY, 1),
        Action::PlayPhoto(BOB),
        shoot("Bank"),
        shoot("Wyatt"),
        Action::Ask { outlaw: BOB, direction: Direction::Left },
        Action::WyattDraw,
        Action::WyattSearch,
        Action::Discard(card("Billy")),
    ] {
        game.refuses(absent, Illegal::NotInHand);
    }
    for unasked in [Action::Take(card("Bob")), target(0, BOB), Action::LayPhoto, Action::ShootHideout, Action::Decline]
    {
        game.refuses(unasked, Illegal::NothingAsked);
    }
}

#[test]
fn r_3_3_one_discard_ends_the_turn_and_may_be_the_card_just_drawn() {
    let mut game = Scene::new(3).hand(0, "Bob*2").stack("Billy").draw();
    game.act(Action::DrawDiscard);
    let events = game.discard("Billy");
    assert_eq!(events, [Event::Discarded { seat: Seat(0), card: card("Billy") }]);
    assert_eq!(game.top(1), cards("Billy"));
    assert_eq!((game.to_act(), game.state.phase(), game.state.sheriff()), (Some(1), Phase::Draw, Sheriff::Free));
}

#[test]
fn r_3_3_any_card_of_the_hand_may_be_discarded_and_has_no_effect() {
    for card in Card::all() {
        let deck: String = "Belle Billy Bob Butch Jesse Sundance Wes @Belle @Billy @Bob @Butch @Jesse @Sundance @Wes \
            Bank Stage Gun Most Hide Wyatt"
            .into();
        let mut game = Scene::new(2).hand(0, &deck).hand(1, "Wyatt Billy").group(1, "Belle*3 Hide").stack("Bob").play();
        let before = game.state.clone();
        let events = game.act(Action::Discard(card));
        assert_eq!(events, [Event::Discarded { seat: Seat(0), card }]);
        assert_eq!((game.top(1), game.to_act()), (&[card][..], Some(1)));
        let (now, then) = (game.state.table(), before.table());
        assert_eq!((now.territories, now.posters, now.supply_len), (then.territories, then.posters, then.supply_len));
        assert_eq!(game.hand(1), before.hand(Seat(1)));
    }
}

#[test]
fn r_3_4_the_last_card_cannot_be_laid() {
    for (name, action) in [
        ("Billy", lay(BILLY, 1)),
        ("@Billy", Action::PlayPhoto(BILLY)),
        ("Bank", shoot("Bank")),
        ("Stage", shoot("Stage")),
        ("Gun", shoot("Gun")),
        ("Hide", shoot("Hide")),
        ("Most", shoot("Most")),
        ("Most", Action::Ask { outlaw: BOB, direction: Direction::Left }),
        ("Wyatt", shoot("Wyatt")),
    ] {
        let scene = |hand: &str| {
            Scene::new(2).hand(0, hand).hand(1, "Bob*2").group(0, "Billy*3 Hide").group(1, "Bob*3").supply("Wes").play()
        };
        scene(name).refuses(action, Illegal::KeepOne);
        scene(&format!("{name} Wes")).act(action);
    }
    // All three cards of a set are the whole hand.
    Scene::new(2).hand(0, "Bob*3").play().refuses(lay(BOB, 3), Illegal::KeepOne);
    Scene::new(2).hand(0, "Bob*3").group(1, "Bob*3").play().refuses(lay(BOB, 3), Illegal::KeepOne);
}

#[test]
fn r_3_4_but_a_last_wyatt_earp_may_draw_or_search() {
    let mut game = Scene::new(2).hand(0, "Wyatt").supply("Bob Jesse").play();
    game.act(Action::WyattDraw);
    assert_eq!(game.hand(0), hand("Bob Jesse"));
    let mut game = Scene::new(2).hand(0, "Wyatt").stack("Hide Billy").group(1, "Bob*3").play();
    game.act(Action::WyattSearch);
    game.act(Action::Take(card("Hide")));
    game.refuses(shoot("Hide"), Illegal::KeepOne); // found, but now the last card
    game.discard("Hide");
    // With the supply out for good, drawing by it ends the hand.
    let mut game = Scene::new(2).hand(0, "Wyatt").supply("Bob").reshuffled().rest(Rest::Stack).play();
    game.act(Action::WyattDraw);
    assert_eq!(game.state.phase(), Phase::HandOver);
}

#[test]
fn r_3_5_of_the_discard_stack_only_the_top_card_shows() {
    // The same cards in another order beneath the top look the same to everybody, and only the top can be drawn.
    let (a, b) =
        (Scene::new(2).stack("Bank Billy Jesse Hide").draw(), Scene::new(2).stack("Jesse Bank Billy Hide").draw());
    for seat in Seat::all(2) {
        assert_eq!(WyattEarp::view(&a.state, seat), WyattEarp::view(&b.state, seat));
        assert_eq!(WyattEarp::view(&a.state, seat).top, Some(card("Hide")));
    }
    let mut a = a;
    a.act(Action::DrawDiscard);
    assert_eq!(a.hand(0), hand("Wes Hide"));
    assert_eq!(WyattEarp::view(&a.state, Seat(1)).top, Some(card("Jesse")));
}
