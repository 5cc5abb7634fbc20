use super::*;
use crate::engine::Seat;

/// A table where every card that needs a shot has a target, and seat 0 holds one of each.
fn armed(supply: &str) -> Play {
    Scene::new(3)
        .hand(0, "Bank Stage Gun Most Hide Wyatt Wes")
        .group(0, "Billy*3")
        .group(0, "Belle*3 Hide")
        .group(1, "Bob*3")
        .supply(supply)
        .play()
}

const SHOTS: [&str; 6] = ["Bank", "Stage", "Gun", "Most", "Hide", "Wyatt"];

#[test]
fn r_5_1_a_shot_turns_the_top_card_and_only_an_outlaw_card_hits() {
    for turned in ["Jesse", "Belle", "@Jesse", "Bank", "Stage", "Gun", "Most", "Hide", "Wyatt"] {
        for played in SHOTS {
            let mut game = armed(turned);
            let supply = game.state.supply().len();
            let events = game.act(shoot(played));
            let hit = card(turned).has_hole();
            assert!(events.contains(&Event::Shot { seat: Seat(0), turned: card(turned), hit }), "{played} {turned}");
            assert_eq!(game.state.phase(), if hit { Phase::Target(card(played)) } else { Phase::Play });
            assert_eq!(game.state.supply().len(), supply - 1);
            assert!(game.state.discard().contains(&card(turned)));
        }
    }
    for no_shot in ["Wes", "@Wes"] {
        armed("").refuses(shoot(no_shot), Illegal::NotAShot);
    }
}

#[test]
fn r_5_2_the_target_is_chosen_after_a_hit_and_the_card_takes_effect() {
    for (played, on) in
        [("Bank", target(0, BILLY)), ("Stage", target(0, BELLE)), ("Gun", target(0, BILLY)), ("Hide", target(1, BOB))]
    {
        let mut game = armed("Jesse");
        game.act(shoot(played));
        assert_eq!(game.top(1), cards("Jesse"), "the card is still being played");
        game.act(on);
        assert_eq!(game.top(1), cards("Jesse"), "the card lies in a territory");
        assert_eq!(game.state.phase(), Phase::Play);
    }
}

#[test]
fn r_5_2_a_miss_puts_the_card_on_top_of_the_shot_card_and_was_the_sheriff_card() {
    for played in SHOTS {
        let mut game = armed("@Jesse");
        let before = *game.state.table();
        game.act(shoot(played));
        let stack = if played == "Wyatt" { "Wyatt @Jesse".into() } else { format!("@Jesse {played}") };
        assert_eq!(game.top(2), cards(&stack), "Wyatt Earp lies there first (R-6.9)");
        assert_eq!((game.state.table().territories, game.state.table().posters), (before.territories, before.posters));
        assert_eq!(game.state.sheriff(), Sheriff::Used);
        for other in SHOTS.into_iter().filter(|&other| other != played) {
            game.refuses(shoot(other), Illegal::OneSheriff);
        }
    }
}

#[test]
fn r_5_3_a_card_without_a_target_cannot_be_played_for_its_effect() {
    let bare = || Scene::new(2).hand(0, "Bank Stage Gun Most Hide Wyatt Wes");
    for (name, why) in [
        ("Bank", Illegal::NoGroup),
        ("Stage", Illegal::NoGroup),
        ("Gun", Illegal::NoGroup),
        ("Most", Illegal::NothingToSteal),
        ("Hide", Illegal::NothingToHide),
        ("Wyatt", Illegal::NoHideout),
    ] {
        bare().play().refuses(shoot(name), why);
    }
    // What is there does not fit: others' groups, a Photo alone, a covered group, one's own cards.
    let mut game = bare().group(1, "@Bob Hide").group(0, "Billy*3").play();
    game.refuses(shoot("Most"), Illegal::NothingToSteal);
    game.refuses(shoot("Hide"), Illegal::NothingToHide);
    game.refuses(shoot("Wyatt"), Illegal::NoHideout);
    let mut game = bare().group(1, "Bob*3 Hide").play();
    for name in ["Bank", "Stage", "Gun"] {
        game.refuses(shoot(name), Illegal::NoGroup);
    }
}

#[test]
fn r_5_4_after_a_hit_a_target_must_be_chosen() {
    for (played, fitting) in [
        ("Bank", &[(0, BELLE), (0, BILLY)][..]),
        ("Gun", &[(0, BELLE), (0, BILLY)]),
        ("Most", &[(1, BOB)]),
        ("Hide", &[(1, BOB)]),
        ("Wyatt", &[(0, BELLE)]),
    ] {
        let mut game = armed("Jesse");
        game.act(shoot(played));
        let wanted: Vec<Action> = fitting.iter().map(|&(seat, outlaw)| target(seat, outlaw)).collect();
        assert_eq!(game.legal(), wanted, "{played}");
        for other in [Action::Decline, Action::Discard(card("Wes")), lay(BILLY, 1), Action::DrawSupply] {
            game.refuses(other, Illegal::ChooseTarget);
        }
        for (seat, outlaw) in (0..3).flat_map(|s| Outlaw::ALL.map(|o| (s, o))) {
            if !fitting.contains(&(seat, outlaw)) {
                game.refuses(target(seat, outlaw), Illegal::BadTarget);
            }
        }
        game.refuses(target(9, BOB), Illegal::BadTarget);
    }
}
