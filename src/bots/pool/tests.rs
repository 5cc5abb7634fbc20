//! Everybody in the pool can play, and the notes say what happened.

use super::*;
use crate::bots::arena::{Entrant, Match};
use crate::games::desperados::Desperados;
use crate::games::wyatt_earp::WyattEarp;

fn wins<G: Pool>(names: &[&str], deals: u64) -> f64 {
    let bots: Vec<Named<G>> = names.iter().map(|name| find(name).expect("a bot")).collect();
    let entrants = bots.iter().map(|bot| bot as Entrant<G>).collect();
    let contest = Match { entrants, variant: 0, deals, seed: 9, threads: 1 };
    contest.play(|| ()).expect("a table").tallies[0].win_rate().mean
}

fn all_play<G: Pool>() {
    let mut names: Vec<_> = strangers::<G>().into_iter().map(|stranger| stranger.name).collect();
    names.retain(|name| !name.starts_with("tree"));
    for name in names {
        wins::<G>(&[name, "tree:3", "random"], 2);
    }
}

#[test]
fn all_play_by_the_rules() {
    all_play::<WyattEarp>();
    all_play::<Desperados>();
}

#[test]
fn those_who_judge_are_others_than_those_who_tune() {
    for half in [Half::Tuning, Half::Judging] {
        assert!(strangers::<WyattEarp>().iter().filter(|stranger| stranger.half == half).count() >= 5);
        assert!(strangers::<Desperados>().iter().filter(|stranger| stranger.half == half).count() >= 3);
    }
}

#[test]
fn a_tree_search_that_knows_no_game_beats_chance() {
    assert!(wins::<WyattEarp>(&["tree:20", "random"], 4) >= 0.7);
    assert!(wins::<Desperados>(&["tree:100", "random"], 3) >= 0.7);
}

#[test]
fn bots_are_found_or_made_up_by_their_names() {
    for name in [
        "rusher",
        "tree:7",
        "deputy:cautious",
        "person:memory=0.4,eager=1",
        "search:worlds=16,rivals.eager=1",
        "search:second.eager=1",
    ] {
        assert_eq!(find::<WyattEarp>(name).map(|bot| bot.name), Ok(name.to_owned()));
    }
    for name in ["bully", "person:misjudgement=2,card=1"] {
        assert_eq!(find::<Desperados>(name).map(|bot| bot.name), Ok(name.to_owned()));
    }
    for name in
        ["bully", "tree:", "person:courage=1", "person:eager", "search:rivals.courage=1", "search:third.eager=1"]
    {
        assert!(find::<WyattEarp>(name).is_err(), "{name}");
    }
}

#[test]
fn notes_are_added_up_by_whom_they_are_of() {
    let mut notes = Notes::default();
    notes.share("laughs", 0, true);
    notes.number("beers", 0, 3.0);
    let mut more = Notes::default();
    more.share("laughs", 0, false);
    more.share("laughs", 1, true);
    more.number("beers", 1, 1.0);
    more.number("beers", 1, 5.0);
    notes.add(more);
    assert_eq!(notes.shares(|who| who == 0)["laughs"], Frequency { hits: 1, times: 2 });
    assert_eq!(notes.shares(|_| true)["laughs"], Frequency { hits: 2, times: 3 });
    assert_eq!(notes.numbers(|_| true)["beers"], (3.0, 3.0, 3));
}
