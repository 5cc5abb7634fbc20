use std::fs;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::prelude::*;

use tin_star::bots::BotKind;
use tin_star::engine::save::{MAX_TEXT, game_name};
use tin_star::engine::{Game, LoadError, Nobody, Replay, Session};
use tin_star::games::wyatt_earp::{Edition, Event, Options, WyattEarp};

use super::played;

type Read = Result<Session<WyattEarp>, LoadError>;

fn read(text: &str) -> Read {
    Session::from_text(text)
}

/// The same text with a part changed and a checksum that fits.
fn forged(text: &str, part: usize, change: impl FnOnce(&str) -> String) -> String {
    let mut parts: Vec<String> = text.split('.').map(str::to_owned).collect();
    parts[part] = change(&parts[part]);
    parts.pop();
    sealed(&parts.join("."))
}

fn sealed(body: &str) -> String {
    format!("{body}.{:08x}", crc32fast::hash(body.as_bytes()))
}

#[test]
fn a_text_brings_the_same_game_back_at_every_moment() {
    for seats in 2..=4 {
        for (seed, count) in (0..40).map(|n| (n, n as usize * 9)) {
            let game = played(seats, seed, BotKind::Greedy, count);
            let back = read(&game.to_text()).unwrap();
            assert_eq!(back.state(), game.state());
            assert_eq!(back.actions(), game.actions());
            assert_eq!((back.options(), back.seed(), back.is_practice()), (game.options(), game.seed(), false));
            assert_eq!(back.to_text(), game.to_text());
        }
    }
}

#[test]
fn practice_stays_practice() {
    let game = played(3, 1, BotKind::Random, 30).into_practice();
    assert!(read(&game.to_text()).unwrap().is_practice());
}

#[test]
fn the_deal_alone_is_the_same_deal_without_its_actions() {
    let game = played(4, 6, BotKind::Greedy, 50);
    let deal = read(&game.deal_to_text()).unwrap();
    assert_eq!(deal.state(), &WyattEarp::deal(game.options(), game.seed()).unwrap());
    assert!(deal.actions().is_empty());
}

#[test]
fn a_whole_game_is_short() {
    let mut lengths: Vec<usize> =
        (0..101).map(|seed| played(4, seed, BotKind::Greedy, usize::MAX).to_text().len()).collect();
    lengths.sort_unstable();
    let (median, longest) = (lengths[50], lengths[100]);
    println!("a game of four: {median} characters in the median, {longest} at most");
    assert!(median <= 210 && longest <= 280, "{median}, {longest}");
    assert!(played(4, 999_999_999_999, BotKind::Greedy, usize::MAX).deal_to_text().len() <= 50);
    // The longest games by far.
    assert!((0..20).all(|seed| played(4, seed, BotKind::Random, usize::MAX).to_text().len() < 500));
}

#[test]
fn a_text_is_url_safe() {
    let text = played(4, 2, BotKind::Greedy, usize::MAX).to_text();
    assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)), "{text}");
}

/// If this fails as the rules have changed: raise [`Game::RULES_VERSION`], see that older texts still play, and begin a new fixture.
#[test]
fn texts_of_every_version_play() {
    let files = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/links")).unwrap();
    let text: String = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let mut count = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (what, link) = line.split_once(' ').unwrap();
        let game = read(link).unwrap_or_else(|why| panic!("{what}: {why}"));
        // The first fixtures did not tell who won.
        let [seats, edition, seed, actions, money, won @ ..] = &what.split(',').collect::<Vec<_>>()[..] else {
            panic!("{what}")
        };
        assert_eq!(game.options().seats.to_string(), *seats);
        assert_eq!(game.options().edition, if *edition == "2014" { Edition::Y2014 } else { Edition::Y2000 });
        assert_eq!(game.seed().to_string(), *seed);
        assert_eq!(game.actions().len().to_string(), *actions);
        assert_eq!(self::money(&game), *money);
        assert!(won.is_empty() || *won == [winner(&game)], "{what}: {} won", winner(&game));
        count += 1;
    }
    assert_eq!(count, 18 + 6 + 24);
}

fn money(game: &Session<WyattEarp>) -> String {
    game.state().table().money.map(|money| money.to_string()).join("/")
}

/// Whose game it is; a dash while it runs.
fn winner(game: &Session<WyattEarp>) -> String {
    WyattEarp::outcome(game.state()).map_or("-".to_owned(), |outcome| outcome.winners[0].0.to_string())
}

/// Whether it was decided by a duel.
fn had_duel(game: &Session<WyattEarp>) -> bool {
    let mut events = Vec::new();
    game.replay(usize::MAX, &mut events).unwrap();
    events.iter().any(|event| matches!(event, Event::Duel { .. }))
}

#[test]
fn a_duel_of_before_ends_as_it_did() {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/links/v1-duels.txt")).unwrap();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let link = line.split_once(' ').unwrap().1;
        let game = read(link).unwrap();
        assert_eq!(game.rules(), 1);
        assert_eq!(game.to_text(), link, "it is handed on as it came");
        // Wherever it is gone back to, looked back on or branched off, it stays the same game.
        assert_eq!(game.replay(usize::MAX, &mut Nobody).unwrap().state(), game.state());
        assert_eq!(Replay::new(game.clone()).state(usize::MAX), game.state());
        assert_eq!(game.branch(usize::MAX).unwrap().state(), game.state());
        // One that is still to be decided goes on by today's rules.
        let before = game.replay(game.actions().len() - 1, &mut Nobody).unwrap();
        let mut today = read(&before.to_text()).unwrap();
        assert_eq!((before.rules(), today.rules()), (1, WyattEarp::RULES_VERSION));
        today.apply(*game.actions().last().unwrap(), &mut Nobody).unwrap();
        assert_ne!(today.state(), game.state());
    }
}

/// Prints the lines of a new fixture: `cargo test --test wyatt_earp -- --ignored --nocapture a_new_fixture`.
#[test]
#[ignore = "prints a fixture"]
fn a_new_fixture() {
    let tables = || [1, 2, 999_999_999_999].into_iter().flat_map(|seed| (2..=4).map(move |seats| (seats, seed)));
    let usual =
        tables().flat_map(|(seats, seed)| [0, usize::MAX].map(|count| played(seats, seed, BotKind::Greedy, count)));
    // Two duels at each table, and at least three cards of the supply left for them.
    let duels = (2..=4).flat_map(|seats| {
        let games = (0..).map(move |seed| played(seats, seed, BotKind::Random, usize::MAX));
        games.filter(|game| had_duel(game) && game.state().table().supply_len > 2).take(2)
    });
    println!(
        "# Links of version {}: seats, edition, seed, actions, money at the end in thousands of dollars, winner; then the text of a link.",
        WyattEarp::RULES_VERSION
    );
    for game in usual.chain(duels) {
        let edition = if game.options().edition == Edition::Y2014 { 2014 } else { 2000 };
        let (seats, seed, count) = (game.options().seats, game.seed(), game.actions().len());
        println!("{seats},{edition},{seed},{count},{},{} {}", money(&game), winner(&game), game.to_text());
    }
}

#[test]
fn what_is_wrong_with_a_text_is_said() {
    let text = played(3, 4, BotKind::Greedy, 60).to_text();
    let error = |text: &str| read(text).unwrap_err();
    assert_eq!(error(""), LoadError::NotAGame);
    assert_eq!(error("howdy"), LoadError::NotAGame);
    assert_eq!(error("https://example.org/a.b.c"), LoadError::NotAGame);
    assert_eq!(error(&"x".repeat(MAX_TEXT + 1)), LoadError::TooLong);
    assert_eq!(error(&text[..text.len() - 1]), LoadError::Damaged);
    assert_eq!(error(&text.replacen("wyatt", "wyett", 1)), LoadError::Damaged);
    assert_eq!(error(&forged(&text, 0, |_| "ts2".to_owned())), LoadError::Newer);
    assert_eq!(error(&sealed("ts2.of.another.shape.altogether.x")), LoadError::Newer);
    assert_eq!(error(&forged(&text, 2, |_| (WyattEarp::RULES_VERSION + 1).to_string())), LoadError::Newer);
    assert_eq!(error(&forged(&text, 1, |_| "faro".to_owned())), LoadError::OtherGame { found: "faro".to_owned() });
    assert_eq!(error(&forged(&text, 1, |_| "<b>".to_owned())), LoadError::Damaged);
    assert_eq!(error(&forged(&text, 3, |_| "AAAA".to_owned())), LoadError::Damaged);
    let tampered_in = |text: &str, change: fn(&mut Vec<u8>)| {
        error(&forged(text, 3, |packed| {
            let mut bytes = URL_SAFE_NO_PAD.decode(packed).unwrap();
            change(&mut bytes);
            URL_SAFE_NO_PAD.encode(bytes)
        }))
    };
    let tampered = |change| tampered_in(&text, change);
    assert!(matches!(tampered(|bytes| bytes[0] = 9), LoadError::BadOptions { .. }), "nine seats");
    // One more digit may still be read as other actions, which then end elsewhere.
    assert!(matches!(tampered(|bytes| bytes.push(1)), LoadError::Damaged | LoadError::Diverged));
    assert_eq!(tampered(|bytes| bytes.push(0)), LoadError::Damaged);
    let deal = played(3, 4, BotKind::Greedy, 0).to_text();
    assert_eq!(tampered_in(&deal, |bytes| bytes[2] ^= 1), LoadError::Diverged, "another seed");
    assert_eq!(game_name(&text), Ok(WyattEarp::NAME));
}

#[test]
fn older_rules_play_if_they_lead_to_the_same() {
    let text = played(2, 2, BotKind::Greedy, 30).to_text();
    let older = forged(&text, 2, |_| (WyattEarp::RULES_VERSION - 1).to_string());
    assert_eq!(read(&older).unwrap().to_text(), text);
    let other = forged(&older, 3, |packed| {
        let mut bytes = URL_SAFE_NO_PAD.decode(packed).unwrap();
        bytes[2] ^= 1;
        URL_SAFE_NO_PAD.encode(bytes)
    });
    assert_eq!(read(&other).unwrap_err(), LoadError::Older);
}

proptest! {
    #[test]
    fn whatever_is_read_is_a_game_with_that_text(seed in 0..50u64, flips in prop::collection::vec(any::<(usize, u8)>(), 1..4)) {
        let text = played(2 + (seed % 3) as u8, seed, BotKind::Random, 80).to_text();
        let changed = forged(&text, 3, |packed| {
            let mut bytes = URL_SAFE_NO_PAD.decode(packed).unwrap();
            for (at, flip) in flips {
                let at = at % bytes.len();
                bytes[at] ^= flip;
            }
            URL_SAFE_NO_PAD.encode(bytes)
        });
        if let Ok(game) = read(&changed) {
            let again = read(&game.to_text()).unwrap();
            prop_assert_eq!(again.state(), game.state());
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_noticed(seed in 0..20u64, at: usize, with in "[ -~]") {
        let text = played(2, seed, BotKind::Greedy, 50).to_text();
        let at = at % text.len();
        let changed = format!("{}{with}{}", &text[..at], &text[at + 1..]);
        prop_assert_eq!(read(&changed).is_ok(), changed.trim() == text);
    }
}

#[test]
fn options_are_part_of_a_text() {
    let options = Options { seats: 2, edition: Edition::Y2000 };
    let game = Session::<WyattEarp>::new(options, u64::MAX).unwrap();
    assert_eq!(read(&game.to_text()).unwrap().options(), &options);
}
