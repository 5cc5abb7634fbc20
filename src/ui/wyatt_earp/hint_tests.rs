//! Every kind of advice, and what is said of it.

use super::*;
use crate::bots::wyatt_earp::Estimate;
use crate::games::wyatt_earp::testing::{BELLE, BILLY, BOB, JESSE, Play, Rest, Scene, WES, card, lay, shoot, target};
use crate::games::wyatt_earp::{Counts, Edition, HiddenPickup, Options};
use crate::protocol::advise;

fn names() -> Names {
    Names::new([String::new(), String::new(), String::new(), String::new()])
}

fn view(play: &Play) -> View {
    WyattEarp::view(&play.state, Seat(0))
}

/// Advice as the search would give it: acts with winning chances and money.
fn advice(options: &[(Action, f32, f32)]) -> Advice {
    let options = options.iter().map(|&(action, chance, points)| Estimate { action, chance, points });
    Advice { options: options.collect(), worlds: 512 }
}

/// The sentence on the one act that is advised, with another far behind.
fn why(play: &Play, action: Action) -> String {
    let view = view(play);
    let legal = view.legal();
    assert!(legal.contains(&action), "{action:?} in {legal:?}");
    let other = legal.iter().copied().find(|&other| other != action);
    let options = [(action, 0.5, 4.0)].into_iter().chain(other.map(|other| (other, 0.3, 2.7))).collect::<Vec<_>>();
    hint(&view, &advice(&options), &names()).expect("a hint").hint.why
}

/// A table for three with cards enough everywhere; no hand is about to end.
fn table(hand: &str) -> Scene {
    Scene::new(3).hand(0, hand).hand(1, "Bob*2 Wes Bank").hand(2, "Bob*2 Wes Bank")
}

const MANY: &str = "Belle*3 Billy Sundance*2 Butch Stage";

#[test]
fn a_play_says_how_one_then_stands() {
    for (scene, action, expected) in [
        //
        (table(MANY), lay(BELLE, 3), "Opens Belle Starr."),
        (
            table("Belle*4 Billy Wes"),
            lay(BELLE, 4),
            "Opens Belle Starr, worth $4,000 if the hand ended now, and leaves you 2 cards from going out.",
        ),
        (table("Belle*3 Billy Wes"), lay(BELLE, 3), "Opens Belle Starr and leaves you 2 cards from going out."),
        (table("Belle*3 Billy"), lay(BELLE, 3), "Opens Belle Starr and leaves you one card, to go out with."),
        (
            table(MANY).group(1, "Belle*2").group(0, "Belle").poster(BELLE, 6),
            lay(BELLE, 3),
            "Takes the lead for Belle Starr: 8 against 4, worth $5,000 if the hand ended now.",
        ),
        (table(MANY).group(1, "Belle*3"), lay(BELLE, 3), "Draws level for Belle Starr: 6 each."),
        (table(MANY).group(1, "Belle*3"), lay(BELLE, 2), "Makes it 4 against 6 for Belle Starr."),
        (
            table(MANY).group(1, "Belle").hand(2, "Bob"),
            lay(BELLE, 2),
            "Takes the lead for Belle Starr: 4 against 2. Tallow is down to one card.",
        ),
        (
            table(MANY).group(1, "Belle").group(0, "Belle*2").poster(BELLE, 3),
            lay(BELLE, 3),
            "Makes Belle Starr yours alone: 10 against 2, worth $5,000 if the hand ended now.",
        ),
        (
            table(MANY).group(0, "Belle*3 Hide"),
            lay(BELLE, 2),
            "Counts nothing for Belle Starr while the Hideout lies there.",
        ),
        //
        (
            table("@Belle Billy Sundance*2 Butch Stage Wes").group(0, "Belle*3").poster(BELLE, 2),
            Action::PlayPhoto(BELLE),
            "Makes Belle Starr yours alone: 10 against 0, worth $3,000 if the hand ended now.",
        ),
    ] {
        assert_eq!(why(&scene.play(), action), expected);
    }
}

#[test]
fn a_draw_says_what_is_known_of_the_top_card() {
    for (scene, action, expected) in [
        (table(MANY).stack("Hide"), Action::DrawSupply, "Two unseen cards beat Hideout by $1,300 on average."),
        (table(MANY).stack(""), Action::DrawSupply, "There is nothing else to do."),
        (table("Jesse*2 Wes Bank").stack("Jesse"), Action::DrawDiscard, "Makes 3 Jesse James, enough to open."),
        // one is for the discard.
        (
            table("Jesse*2").stack("Jesse"),
            Action::DrawDiscard,
            "Worth $1,300 more to you in this hand than the next best, on average.",
        ),
        (table("Jesse*3").stack("Jesse"), Action::DrawDiscard, "Makes 4 Jesse James, enough to open."),
        (
            table("Jesse").group(1, "Jesse*3").stack("Jesse"),
            Action::DrawDiscard,
            "Jesse James is open: you can lay it at once.",
        ),
        (table("Jesse Wes Bank").stack("Jesse"), Action::DrawDiscard, "Makes two Jesse James, one short of a set."),
        (
            table("Wes Bank*2").group(1, "Jesse*3").stack("Jesse"),
            Action::DrawDiscard,
            "Jesse James is open: you can lay it at once.",
        ),
        (
            table("Jesse Wes Bank").group(1, "Jesse*3").stack("Jesse"),
            Action::DrawDiscard,
            "Jesse James is open: you could lay 2 at once.",
        ),
        (
            table("Wes Bank").group(1, "Jesse*3").stack("@Jesse"),
            Action::DrawDiscard,
            "The Photo of Jesse James is worth 4 CP and can be laid at once.",
        ),
        (
            table("Wes Bank").stack("@Jesse"),
            Action::DrawDiscard,
            "The Photo of Jesse James is worth 4 CP once that outlaw is open.",
        ),
        (
            table("Wes Bank").stack("Gun"),
            Action::DrawDiscard,
            "Worth $1,300 more to you in this hand than the next best, on average.",
        ),
        (
            table("Belle Wes").stack("Jesse"),
            Action::DrawDiscard,
            "Worth $1,300 more to you in this hand than the next best, on average.",
        ),
    ] {
        assert_eq!(why(&scene.draw(), action), expected);
    }
}

#[test]
fn a_shot_says_its_odds_and_what_a_hit_would_do() {
    let scenes = [
        (
            table("Bank Wes*2 Belle Billy").group(0, "Belle*3").group(1, "Belle*3").poster(BELLE, 6),
            shoot("Bank"),
            "A hit could make it 8 against 6 for Belle Starr, worth $4,000 if the hand ended now.",
        ),
        (
            table("Gun Wes*2 Belle Billy").group(0, "Belle*3").group(0, "Billy*3").group(1, "Belle*2"),
            shoot("Gun"),
            "A hit could make it 9 against 0 for Billy the Kid, worth $2,000 if the hand ended now. \
             You choose the group once it hits, and another may serve you better.",
        ),
        (
            table("Hide Wes*2 Belle Billy").group(1, "Belle*4").group(2, "Billy*3").poster(BELLE, 5),
            shoot("Hide"),
            "A hit could wipe out Juniper’s 8 CP for Belle Starr, worth $5,000 if the hand ended now. \
             You choose the group once it hits, and another may serve you better.",
        ),
        (
            table("Most Wes*2 Belle Billy").group(1, "Billy*3").group(2, "Belle*4"),
            shoot("Most"),
            "A hit could cut Tallow to 6 CP for Belle Starr and give you the card. \
             You choose the group once it hits, and another may serve you better.",
        ),
        (
            table("Wyatt Wes*2 Belle Billy").group(0, "Belle*4 Hide").poster(BELLE, 3),
            shoot("Wyatt"),
            "A hit would make your 8 CP for Belle Starr count again, worth $3,000 if the hand ended now.",
        ),
    ];
    for (scene, action, expected) in scenes {
        let play = scene.play();
        assert_eq!(why(&play, action), expected);
        let hint = hint(&view(&play), &advice(&[(action, 0.4, 1.0)]), &names()).expect("a hint").hint;
        let odds = view(&play).hit_chance();
        assert!(odds > 0.3 && odds < 0.9);
        assert_eq!(hint.odds, Some(format!("The shot: {:.0}% to hit.", odds * 100.0)));
    }
}

#[test]
fn other_ways_of_wyatt_earp_and_most_wanted_say_what_is_known() {
    let ask = |outlaw, direction| Action::Ask { outlaw, direction };
    let stack = "Jesse*2 Bank Belle Wyatt Hide";
    for (scene, action, expected) in [
        (table("Wyatt Belle Billy*2 Wes"), Action::WyattDraw, "Two more cards, and no shot that could miss."),
        (
            table("Wyatt Jesse*2 Billy Wes").stack(stack),
            Action::WyattSearch,
            "You may choose any of 5 cards in the discard stack. Worth $1,300 more to you in this hand than the next best, on average.",
        ),
        (
            table("Wyatt Billy Wes").stack("Bank Wyatt"),
            Action::WyattSearch,
            "The discard stack has one card that you may take. Worth $1,300 more to you in this hand than the next best, on average.",
        ),
        (
            table("Most Jesse*2 Billy Wes").stack("Bank"),
            ask(JESSE, Direction::Left),
            "5 Jesse James are still unseen, and with one you would have a set.",
        ),
        (
            table("Most Billy Wes").group(1, "Jesse*5").stack("Bank"),
            ask(JESSE, Direction::Right),
            "2 Jesse James are still unseen, and you could lay one at once.",
        ),
        (
            table("Most Billy Wes").group(1, "Belle*6").stack("Bank"),
            ask(BELLE, Direction::Right),
            "One Belle Starr is still unseen, and you could lay it at once.",
        ),
    ] {
        assert_eq!(why(&scene.play(), action), expected);
    }
    // Where one may have been taken out of the stack unseen, nobody knows how many are out of sight.
    let play = table("Most Jesse*2 Billy Wes").stack("Bank Jesse").play();
    let mut view = view(&play);
    let left = ask(JESSE, Direction::Left);
    let told = |view: &View| {
        hint(view, &advice(&[(left, 0.5, 4.0), (Action::Discard(card("Wes")), 0.3, 2.7)]), &names()).unwrap().hint.why
    };
    assert!(told(&view).starts_with("4 Jesse James are still unseen"), "{}", told(&view));
    let mut candidates = Counts::default();
    candidates.add(Card::outlaw(JESSE));
    view.pickups.push(HiddenPickup { seat: Seat(1), candidates, shed: 0, in_stack: true });
    assert_eq!(told(&view), "Worth $1,300 more to you in this hand than the next best, on average.");
    // Tallow was seen to take one from the stack.
    let mut play = table("Most Jesse*2 Billy Wes*2").turn(2).hand(1, "Bob*2 Bank").stack("Jesse").draw();
    play.act(Action::DrawDiscard);
    play.discard("Bank");
    play.act(Action::DrawSupply);
    for way in [Direction::Left, Direction::Right] {
        assert_eq!(why(&play, ask(JESSE, way)), "Tallow is known to hold one, and with it you would have a set.");
    }
}

#[test]
fn a_target_says_what_it_does_to_whom() {
    let after_hit = |scene: Scene, name: &str| {
        let mut play = scene.supply("Bob Bob").play();
        play.act(shoot(name));
        play
    };
    for (play, action, order, expected) in [
        (
            after_hit(
                table("Bank Wes*2 Belle Billy")
                    .group(0, "Belle*3")
                    .group(0, "Jesse*3")
                    .group(1, "Belle*3")
                    .poster(BELLE, 6),
                "Bank",
            ),
            target(0, BELLE),
            "Lay Bank Robbery on your Belle Starr",
            "Takes the lead for Belle Starr: 8 against 6, worth $4,000 if the hand ended now.",
        ),
        (
            after_hit(table("Hide Wes*2 Belle Billy").group(1, "Belle*4").group(2, "Billy*3").poster(BELLE, 5), "Hide"),
            target(1, BELLE),
            "Hide Juniper’s Belle Starr",
            "Wipes out Juniper’s 8 CP for Belle Starr, worth $5,000 if the hand ended now.",
        ),
        (
            after_hit(table("Most Wes*2 Belle Billy").group(1, "Billy*3").group(2, "Belle*4"), "Most"),
            target(1, BILLY),
            "Take a card from Juniper’s Billy the Kid",
            "Cuts Juniper to 4 CP for Billy the Kid, and the card is yours.",
        ),
        (
            after_hit(table("Wyatt Wes*2 Belle Billy").group(0, "Belle*4 Hide").group(0, "Jesse*3 Hide"), "Wyatt"),
            target(0, BELLE),
            "Clear your Belle Starr of its Hideout",
            "Your 8 CP for Belle Starr count again, worth $1,000 if the hand ended now.",
        ),
    ] {
        assert_eq!(why(&play, action), expected);
        let hint = hint(&view(&play), &advice(&[(action, 0.4, 1.0)]), &names()).expect("a hint").hint;
        assert_eq!(hint.order, order);
    }
}

#[test]
fn a_card_taken_out_of_the_stack_says_what_it_makes() {
    let mut play = table("Wyatt Jesse*2 Billy Wes").stack("Jesse Bank Belle").play();
    play.act(Action::WyattSearch);
    assert_eq!(why(&play, Action::Take(card("Jesse"))), "Makes 3 Jesse James, enough to open.");
    assert_eq!(
        why(&play, Action::Take(card("Bank"))),
        "Worth $1,300 more to you in this hand than the next best, on average."
    );
    let scene = table("Wyatt Jesse*2 Billy Wes").group(0, "Belle*3").group(1, "Belle*4").poster(BELLE, 5);
    let mut play = scene.stack("Hide Bank Jesse").play();
    play.act(Action::WyattSearch);
    for (name, expected) in [
        ("Hide", "A hit could wipe out Juniper’s 8 CP for Belle Starr, worth $3,000 if the hand ended now."),
        ("Bank", "A hit could make it 8 against 8 for Belle Starr, worth $3,000 if the hand ended now."),
    ] {
        assert_eq!(why(&play, Action::Take(card(name))), expected);
    }
}

#[test]
fn answers_out_of_turn_say_what_they_win_or_keep() {
    let mut play = table("@Belle Wes*2 Billy*2").hand(1, "Belle*3 Bob*2 Bank").turn(1).play();
    play.act(lay(BELLE, 3));
    assert_eq!(
        why(&play, Action::LayPhoto),
        "Makes it 4 against 6 for Belle Starr, worth $1,000 if the hand ended now."
    );
    assert_eq!(why(&play, Action::Decline), "Keeping the Photo of Belle Starr is worth $1,300 more to you on average.");
    // and: nobody goes out with what is left without drawing first.
    for (hand, ends) in [("@Belle", " and ends the hand with this turn."), ("@Belle Wes", ".")] {
        let mut play = table(hand).hand(1, "Belle*3 Bob*2 Bank").turn(1).play();
        play.act(lay(BELLE, 3));
        let said = why(&play, Action::LayPhoto);
        let worth = "Makes it 4 against 6 for Belle Starr, worth $1,000 if the hand ended now";
        assert_eq!(said.replace("now, and", "now and"), format!("{worth}{ends}"));
    }

    let scene = table("Wyatt Wes*2 Billy*2").hand(1, "Hide Bob*2 Bank").turn(1).group(0, "Belle*4").poster(BELLE, 4);
    let mut play = scene.supply("Bob Jesse").play();
    play.act(shoot("Hide"));
    play.act(target(0, BELLE));
    let answer = "A hit would make your 8 CP for Belle Starr count again, worth $4,000 if the hand ended now.";
    assert_eq!(why(&play, Action::ShootHideout), answer);
    assert_eq!(why(&play, Action::Decline), "Keeping Wyatt Earp is worth $1,300 more to you on average.");
    let none = advice(&[(Action::Decline, 0.5, 1.0), (Action::ShootHideout, 0.3, 1.0)]);
    let hint = hint(&view(&play), &none, &names()).expect("a hint").hint;
    assert_eq!(hint.why, "Does best in 512 deals that fit what you know.");
}

#[test]
fn a_discard_says_what_the_next_player_may_want() {
    for (scene, name, expected) in [
        (
            table("Jesse Wes*2 Belle*2 Billy"),
            "Jesse",
            "A lone Jesse James, and Juniper, who is next, is not known to want it.",
        ),
        (table("Jesse*2 Wes*2 Belle*2 Billy"), "Jesse", "Juniper, who is next, is not known to want it."),
        (table("@Jesse Wes*2 Belle*2 Billy"), "@Jesse", "Juniper, who is next, is not known to want it."),
        (
            table("Jesse Wes*2 Belle*2 Billy").group(2, "Jesse*3"),
            "Jesse",
            "Juniper could lay it at once, but every other discard looks worse.",
        ),
        // What nobody can lay to collect has no reason but what it brings.
        (
            table("Hide Wes*2 Belle*2 Billy"),
            "Hide",
            "Worth $1,300 more to you in this hand than the next best, on average.",
        ),
    ] {
        assert_eq!(why(&scene.play(), Action::Discard(card(name))), expected);
    }
    // Where all are alike no other could go.
    let alike = Scene::new(3).edition(Edition::Y2014).hand(0, "Jesse*3").group(2, "Jesse*3");
    let told = why(&alike.play(), Action::Discard(card("Jesse")));
    assert_eq!(told, "Worth $1,300 more to you in this hand than the next best, on average.");
    // Who took Jesse openly may want his Photo.
    let mut play = table("@Jesse Wes*2 Billy*2").turn(1).stack("Jesse").draw();
    play.act(Action::DrawDiscard);
    for _ in 0..2 {
        play.discard("Bank");
        play.act(Action::DrawSupply);
    }
    let told = why(&play, Action::Discard(card("@Jesse")));
    assert_eq!(told, "Worth $1,300 more to you in this hand than the next best, on average.");
    // asked in vain, Juniper holds none; what she took from the stack, she holds.
    let mut play = table("Most Jesse*2 Wes*2 Billy Gun").hand(2, "Jesse Wes Bank").play();
    play.act(Action::Ask { outlaw: JESSE, direction: Direction::Left });
    assert_eq!(why(&play, Action::Discard(card("Jesse"))), "Juniper, who is next, was seen to hold no Jesse James.");
    let mut play = table("Jesse Wes*2 Billy*2").turn(1).stack("Jesse").draw();
    play.act(Action::DrawDiscard);
    play.discard("Bank");
    play.act(Action::DrawSupply);
    play.discard("Bank");
    play.act(Action::DrawSupply);
    let told = "Juniper, who is next, holds 1 of them, but every other discard looks worse.";
    assert_eq!(why(&play, Action::Discard(card("Jesse"))), told);
}

#[test]
fn what_ends_the_hand_says_what_it_pays() {
    let out = |scene: Scene| why(&scene.hand(0, "Wes").play(), Action::Discard(card("Wes")));
    let rich = || Scene::new(3).hand(1, "Bob*2").hand(2, "Bob*2").group(0, "Belle*4").poster(BELLE, 9);
    assert_eq!(out(rich()), "Ends the hand: you would be paid $9,000.");
    assert_eq!(out(rich().money([17, 3, 3, 0])), "Ends the hand, and wins you the game with $26,000.");
    assert_eq!(out(rich().money([17, 26, 3, 0])), "Ends the hand: you would be paid $9,000.", "a tie is a duel");
    assert_eq!(
        out(Scene::new(3).hand(1, "Bob*2").hand(2, "Bob*2")),
        "Ends the hand before the others can lay down more."
    );
    //
    let used_up = rich().hand(0, "Wes*2 Jesse").stack("Bank").reshuffled().rest(Rest::Stack);
    assert_eq!(why(&used_up.draw(), Action::DrawSupply), "Ends the hand: you would be paid $9,000.");
}

#[test]
fn two_others_are_shown_and_a_close_call_is_called_so() {
    let play = table(MANY).draw();
    let best = (Action::DrawSupply, 0.344, 2.0);
    let next = |chance| (Action::DrawDiscard, chance, 2.0);
    let shown = |options: &[_]| hint(&view(&play), &advice(options), &names()).expect("a hint").hint;
    let clear = shown(&[best, next(0.3)]);
    assert_eq!((clear.order.as_str(), clear.chance.as_str()), ("Draw two", "34%"));
    assert_eq!(clear.others, [("Take Jesse James".to_owned(), "30%".to_owned())]);
    assert_eq!(clear.why, "Two unseen cards promise you more than Jesse James.");
    assert_eq!(clear.odds, None);
    assert_eq!(
        shown(&[best, next(0.34)]).why,
        format!("{} There is little between this and the next best.", clear.why)
    );
    assert_eq!(shown(&[best, next(0.34)]).spoken().matches("34% to win the game").count(), 1);
    assert_eq!(hint(&view(&play), &advice(&[]), &names()), None);
    let many = table(MANY).play();
    let options: Vec<_> = view(&many).legal().iter().map(|&action| (action, 0.2, 0.0)).collect();
    assert_eq!(hint(&view(&many), &advice(&options), &names()).expect("a hint").hint.others.len(), 2);
}

#[test]
fn it_points_at_what_it_is_about() {
    let play = table(MANY).play();
    let points = |action: Action, mark: Mark| {
        mark.is_of(hint(&view(&play), &advice(&[(action, 0.5, 0.0)]), &names()).expect("a hint").action)
    };
    let (belle, bank) = (card("Belle"), card("Bank"));
    assert!(points(lay(BELLE, 2), Mark::Held(belle, 1)) && !points(lay(BELLE, 2), Mark::Held(belle, 2)));
    assert!(!points(lay(BELLE, 2), Mark::Held(card("Billy"), 0)));
    assert!(points(shoot("Bank"), Mark::Held(bank, 0)) && !points(shoot("Bank"), Mark::Held(bank, 1)));
    let ask = Action::Ask { outlaw: BOB, direction: Direction::Left };
    assert!(
        points(ask, Mark::Poster(BOB)) && points(ask, Mark::Held(card("Most"), 0)) && !points(ask, Mark::Poster(WES))
    );
    assert!(points(target(1, BOB), Mark::Group(Seat(1), BOB)) && !points(target(1, BOB), Mark::Group(Seat(0), BOB)));
    assert!(points(Action::DrawSupply, Mark::Supply) && !points(Action::DrawSupply, Mark::Discards));
    assert!(points(Action::Take(bank), Mark::Find(bank)) && !points(Action::Take(bank), Mark::Held(bank, 0)));
}

#[test]
fn whatever_the_search_advises_can_be_said() {
    let mut said = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let options = Options { seats: 2 + seed as u8 % 3, edition: Edition::Y2014 };
        let mut state = WyattEarp::deal(&options, seed).expect("a table");
        let mut rng = Rng::new(seed);
        for _ in 0..70 {
            let Some(seat) = state.to_act() else { break };
            let view = WyattEarp::view(&state, seat);
            if let Some(advice) = advise::<WyattEarp>(seed, &view, None, || true) {
                let hint = hint(&view, &advice, &names()).expect("a hint").hint;
                assert!(hint.why.ends_with(['.', '!']) && !hint.order.is_empty(), "{hint:?}");
                assert_eq!(hint.others.len(), (advice.options.len() - 1).min(2));
                said.insert(hint.why);
            }
            let action = crate::games::wyatt_earp::testing::random_action(&state, &mut rng).expect("an action");
            WyattEarp::apply(&mut state, action, &mut Nobody).expect("it was listed");
        }
    }
    assert!(said.len() > 60, "{}", said.len());
}

#[test]
fn two_unseen_cards_are_said_to_promise_more_only_than_a_card_that_was_tried_and_is_worse() {
    let view = view(&table(MANY).stack("Jesse").draw());
    let why = |options: &[(Action, f32, f32)]| hint(&view, &advice(options), &names()).expect("a hint").hint.why;
    let best = (Action::DrawSupply, 0.4, 2.0);
    assert_eq!(why(&[best, (Action::DrawDiscard, 0.2, 2.0)]), "Two unseen cards promise you more than Jesse James.");
    assert!(!why(&[best]).contains("promise"), "{}", why(&[best]));
    let alike = [best, (Action::DrawDiscard, 0.4, 2.0)];
    assert!(!why(&alike).contains("promise"), "{}", why(&alike));
}
