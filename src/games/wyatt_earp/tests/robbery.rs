use super::*;
use crate::engine::Seat;

#[test]
fn r_6_4_robberies_and_gun_need_a_group_of_ones_own_of_any_kind() {
    for name in ["Bank", "Stage", "Gun"] {
        for own in ["Billy", "Billy*3", "@Billy", "Billy*3 Hide", "Billy Bank Stage"] {
            let mut game = Scene::new(2).hand(0, &format!("{name} Wes")).group(0, own).supply("Jesse").play();
            let before = game.group(0, BILLY);
            game.act(shoot(name));
            let events = game.act(target(0, BILLY));
            assert_eq!(events, [Event::Laid { seat: Seat(0), card: card(name), on: Seat(0), outlaw: BILLY }]);
            let worth = ["Stage", "Bank", "Gun"].iter().position(|&n| n == name).unwrap() as u8 + 1;
            assert_eq!(game.group(0, BILLY).cp_uncovered(), before.cp_uncovered() + worth, "{name} on {own}");
            assert_eq!(game.poster(BILLY), if name == "Stage" { 4 } else { 2 });
        }
    }
}

#[test]
fn r_6_4_the_group_may_have_been_laid_this_turn_and_is_ones_own_choice() {
    let mut game = Scene::new(2).hand(0, "Billy*3 Bank Wes").group(0, "Bob").supply("Jesse").play();
    game.act(lay(BILLY, 3));
    game.act(shoot("Bank"));
    assert_eq!(game.legal(), [target(0, BILLY), target(0, BOB)]);
    let mut game = Scene::new(2).hand(0, "Billy*3 Bank Wes").supply("Jesse").play();
    game.refuses(shoot("Bank"), Illegal::NoGroup);
    game.act(lay(BILLY, 3));
    game.act(shoot("Bank"));
    game.act(target(0, BILLY));
}

#[test]
fn r_6_4_several_robberies_may_lie_on_one_group() {
    let mut game = Scene::new(2).hand(0, "Stage Bank Wes").group(0, "Billy Bank*3 Stage").supply("Jesse").play();
    let mut other = game.clone();
    game.act(shoot("Bank"));
    game.act(target(0, BILLY));
    assert_eq!((game.group(0, BILLY).banks(), game.group(0, BILLY).stages()), (4, 1));
    other.act(shoot("Stage"));
    other.act(target(0, BILLY));
    assert_eq!((other.group(0, BILLY).banks(), other.group(0, BILLY).stages()), (3, 2));
}

#[test]
fn r_6_5_never_onto_an_outlaw_that_carries_a_gun_in_any_territory() {
    for with_gun in ["Billy*3 Gun", "Billy*3 Gun Hide"] {
        for owner in [0, 1] {
            let scene = || {
                let scene = Scene::new(2).hand(0, "Gun Wes").group(owner, with_gun).supply("Jesse");
                if owner == 0 { scene } else { scene.group(0, "Billy") }
            };
            scene().play().refuses(shoot("Gun"), Illegal::GunThere);
            let mut game = scene().group(0, "Bob*3").play();
            game.act(shoot("Gun"));
            assert_eq!(game.legal(), [target(0, BOB)]);
            game.refuses(target(0, BILLY), Illegal::BadTarget);
        }
    }
}

#[test]
fn r_6_5_after_a_hit_the_gun_lying_elsewhere_goes_and_its_reward_stays() {
    for (owner, old) in [(0, "Billy*3 Gun"), (1, "Billy*3 Gun"), (1, "Billy*3 Gun Hide")] {
        let scene = Scene::new(2).hand(0, "Gun Wes").group(owner, old).group(0, "Bob*3").poster(BILLY, 5);
        let mut game = scene.supply("Jesse").play();
        game.act(shoot("Gun"));
        let events = game.act(target(0, BOB));
        let gun = Card::FASTEST_GUN;
        assert_eq!(
            events,
            [
                Event::Removed { from: Seat(owner), outlaw: BILLY, card: gun },
                Event::Laid { seat: Seat(0), card: gun, on: Seat(0), outlaw: BOB },
            ]
        );
        assert_eq!((game.group(owner, BILLY).cp_uncovered(), game.group(0, BOB).cp()), (6, 9));
        assert_eq!((game.poster(BILLY), game.poster(BOB)), (5, 2));
        assert_eq!(game.top(1), [gun]);
    }
}

#[test]
fn r_6_5_a_miss_leaves_the_other_gun_where_it_is() {
    let mut game = Scene::new(2).hand(0, "Gun Wes").group(1, "Billy*3 Gun").group(0, "Bob*3").supply("Bank").play();
    game.act(shoot("Gun"));
    assert!(game.group(1, BILLY).gun() && !game.group(0, BOB).gun());
    assert_eq!(game.top(2), cards("Bank Gun"));
}
