//! A second game goes all the way that a game of the house goes, below the page: rules, views, secret choices, texts, records, worker, bots,
//! arena. What these tests need to know of it is in two small files; nothing in `src` knows it.

mod game;
mod mind;

use game::{Action, BINDS, BadView, MUMBLES, Options, Phase, QUEUES, SHOWS, STUBBORN, TELLS, TICKS};
use mind::played;
use tin_star::bots::arena::{Entrant, Match, Tally};
use tin_star::bots::rollout::Search;
use tin_star::bots::{BotKind, Character, Level, Mind, Plan, Temper};
use tin_star::engine::conformance::{Effort, Seen, check};
use tin_star::engine::{CannotTakeBack, Game, LoadError, Nobody, Replay, Rng, Seat, Session, Stage, perft};
use tin_star::games::wyatt_earp::WyattEarp;
use tin_star::protocol::{self, Answer, ProtocolError, Query, decode, encode, serve, serve_game};
use tin_star::record::{Record, link};

type Toy = game::Toy;
type Request = protocol::Request<Toy>;
type Reply = protocol::Reply<Toy>;

const EFFORT: Effort = Effort { games: 10, decisions: 100, guesses: 4 };

#[test]
fn it_conforms() {
    let Seen { ended, shared, commits, reveals, .. } = check::<Toy>(EFFORT);
    assert_eq!((ended, reveals), (40, 40 * 6), "four tables, six turns a game");
    // In a turn all but the last commit unnoticed.
    assert_eq!(commits, 10 * 6 * (1 + 2 + 3 + 4));
    assert!(shared > 0, "no victory was shared");
}

macro_rules! a_fault_is_noticed {
    ($($test:ident: $fault:ident, $guesses:literal, $why:literal;)+) => {$(
        #[test]
        #[should_panic(expected = $why)]
        fn $test() {
            check::<game::Toy<$fault>>(Effort { guesses: $guesses, ..EFFORT });
        }
    )+};
}

a_fault_is_noticed! {
    a_commit_that_is_told: TELLS, 0, "revealed before all had chosen";
    a_view_that_counts_who_has_chosen: SHOWS, 0, "that no event tells of";
    a_clock_that_moves_with_a_commit: TICKS, 0, "the clock tells";
    a_commit_that_cannot_be_undone: BINDS, 0, "cannot undo what nobody knows of";
    a_reveal_that_not_all_hear: MUMBLES, 0, "that no event tells of";
    guesses_that_are_always_the_same: STUBBORN, 4, "guesses show the truth";
    a_choice_that_opens_for_one_after_the_other: QUEUES, 0, "that no event tells of";
}

#[test]
fn texts_links_and_records_bring_it_back() {
    for seats in 2..=5 {
        for count in [0, 1, 7, usize::MAX] {
            let game = played(seats, 3, BotKind::Random, count);
            let text = game.to_text();
            assert_eq!(Session::<Toy>::from_text(&text).expect("a text").state(), game.state());
            let record = Record::new(game, ["Mary", "", "Ada", "Bo", "Cy", "too many"]).at_level(Level::Legend);
            let back = Record::<Toy>::from_text(&record.to_text()).expect("a record");
            assert_eq!(
                (back.names.len(), back.names.join(","), back.level),
                (seats.into(), record.names.join(","), Level::Legend)
            );
            let linked = Record::<Toy>::from_text(&link("https://example.org/#x", &text)).expect("a link");
            assert_eq!(linked.session.state(), record.session.state());
            let other = Session::<WyattEarp>::from_text(&text).err();
            assert_eq!(other, Some(LoadError::OtherGame { found: "toy".to_owned() }));
        }
    }
}

#[test]
fn it_is_looked_back_on_turn_by_turn() {
    let game = played(5, 4, BotKind::Greedy, usize::MAX);
    let replay = Replay::new(game.clone());
    assert_eq!(replay.state(usize::MAX), game.state());
    assert_eq!(replay.marks(Toy::clock).len(), 6, "turns");
    for seat in Seat::all(5) {
        // What others chose is seen once all have: of each turn the draw, the own choice and the reveal.
        let seen = replay.seen_by(seat, replay.end()).count();
        assert!((2 * 6..=3 * 6).contains(&seen), "{seen} of {}", replay.end());
    }
}

#[test]
fn a_secret_choice_can_be_taken_back_until_it_is_shown() {
    let mut session = played(3, 1, BotKind::Greedy, 1);
    assert_eq!(session.state().table.phase, Phase::Choose);
    let open = session.state().clone();
    let choose = |session: &mut Session<Toy>, seat: Seat| {
        assert_eq!(Toy::to_act(session.state()), Some(seat));
        let card = Toy::legal(session.state())[0];
        session.apply(card, &mut Nobody).expect("a legal choice");
    };
    choose(&mut session, Seat(0));
    let (view, can) = (Toy::view(session.state(), Seat(0)), session.can_take_back(Seat(0)));
    choose(&mut session, Seat(1));
    assert_eq!(Toy::view(session.state(), Seat(0)), view, "nobody can tell who has chosen");
    assert_eq!(session.can_take_back(Seat(0)), can);
    let mut back = session.clone();
    back.take_back(Seat(0)).expect("nobody has seen it");
    assert_eq!(back.state(), &open);
    choose(&mut session, Seat(2));
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(session.can_take_back(seat), Err(CannotTakeBack::OthersActed));
    }
    assert_eq!(session.can_take_back(Seat(2)), Err(CannotTakeBack::Revealed));
}

#[test]
fn a_worker_answers_for_it() {
    let bots = [BotKind::Random, BotKind::Greedy, BotKind::Rollout(32), BotKind::Character(Character::default())];
    let mut questions: Vec<Query<_>> = bots.map(Query::Choose).to_vec();
    questions.push(Query::Advise { done: None });
    for seats in 2..=5 {
        for count in 0..6 * usize::from(seats) {
            let game = played(seats, 9, BotKind::Random, count);
            let Some(seat) = Toy::to_act(game.state()) else { continue };
            let view = Toy::view(game.state(), seat);
            let request = Request { id: 7, question: questions[count % 5], ..Request::advise(1, view, None) };
            let bytes = encode(&request).expect("short enough");
            let reply: Reply =
                decode(&serve_game::<Toy>(&bytes, &mut (), || false).expect("an answer")).expect("a reply");
            assert!(reply.fits(&request), "{reply:?}");
            if let Answer::Advice(advice) = reply.answer {
                assert!(advice.options.iter().all(|option| (0.0..=5.0).contains(&option.points)), "{advice:?}");
            }
            assert_eq!(serve(&bytes, || false), Err(ProtocolError::OtherGame), "it is not of the house");
            assert_eq!(decode::<protocol::Request<WyattEarp>>(&bytes), Err(ProtocolError::OtherGame));
        }
    }
    let mut view = Toy::view(played(2, 1, BotKind::Random, 0).state(), Seat(0));
    view.me = Seat(2);
    let request = Request::advise(1, view, None);
    let refused = serve_game::<Toy>(&encode(&request).expect("short enough"), &mut (), || false);
    assert_eq!(refused, Err(ProtocolError::BadView(BadView::NoSuchSeat(2).to_string())));
}

#[test]
fn the_search_does_not_peek() {
    // The same for all that a seat cannot know: in the true game, and in a guessed one.
    let plan = Plan { worlds: 32, ..Toy::plan(4) };
    for count in 0..24 {
        let game = played(4, 5, BotKind::Random, count);
        let Some(seat) = Toy::to_act(game.state()) else { continue };
        let view = Toy::view(game.state(), seat);
        let other = Toy::determinize(&view, &mut Rng::new(2));
        let advice = |view| {
            let mut search = Search::new(&plan, view, &mut Rng::new(3));
            search.step();
            search.advice()
        };
        assert_eq!(advice(&view), advice(&Toy::view(&other, seat)));
    }
}

#[test]
fn thinking_ahead_wins_and_a_shared_victory_is_shared() {
    let thinker = BotKind::Character(Character { level: Level::Legend, temper: Temper::Even });
    let mut shared = 0;
    for seats in 2..=5 {
        let mut entrants: Vec<Entrant<Toy>> = vec![&BotKind::Random; seats];
        entrants[0] = &thinker;
        let play = |threads| Match { entrants: entrants.clone(), variant: 0, deals: 30, seed: 1, threads }.play(|| ());
        let report = play(1).expect("a table");
        assert_eq!(play(3), Ok(report.clone()), "threads change nothing");
        assert_eq!((report.games, report.hands, report.longest_hand), (30 * seats as u64, 60 * seats as u64, 3));
        let wins: f64 = report.tallies.iter().map(Tally::wins).sum();
        assert!((wins - report.games as f64).abs() < 1e-9, "{wins} victories in {} games", report.games);
        shared += report.tallies.iter().filter(|tally| tally.wins().fract() > 0.0).count();
        let won = report.tallies[0].win_rate().mean;
        assert!(won > 1.1 / seats as f64, "{won} at {seats}");
    }
    assert!(shared > 0, "no victory was shared");
}

#[test]
fn people_of_the_lower_levels_can_play_it() {
    let bot = BotKind::Character(Character { level: Level::Greenhorn, temper: Temper::Grasping });
    let game = played(5, 8, bot, usize::MAX);
    assert_eq!(Toy::stage(&Toy::view(game.state(), Seat(3))), Stage::Over);
    assert!(game.actions().contains(&Action::Draw));
}

#[test]
fn its_positions_are_counted() {
    let state = Toy::deal(&Options { seats: 2 }, 1).expect("a table");
    let counts = perft::perft::<Toy>(&state, 3);
    // To draw or to stand; then as many choices as there are different cards in hand.
    assert_eq!(counts[0], 2);
    let (drawn, stood) = (counts[1] / 2, counts[1] - counts[1] / 2);
    assert!((1..=4).contains(&drawn) && (1..=4).contains(&stood), "{counts:?}");
    assert!(counts[2] > counts[1]);
    assert_eq!(perft::table::<Toy>(2).lines().count(), 4, "a line for each table, as games are short");
}
