//! What page and worker may say to each other, and what is refused.

use super::*;
use crate::bots::wyatt_earp::{Advice, Estimate, Insight, Notes};
use crate::bots::{Character, Level, Temper};
use crate::engine::{Nobody, heard};
use crate::games::wyatt_earp::{Action, BadView, Edition, Options, Phase, View, WyattEarp};

type Request = super::Request<WyattEarp>;
type Reply = super::Reply<WyattEarp>;

/// One question of so many is one to think about.
const SLOW: usize = 50;

/// Whoever thinks longer than two steps is too slow for these tests.
fn soon() -> impl FnMut() -> bool {
    let mut steps = 0;
    move || {
        steps += 1;
        steps >= 2
    }
}

fn serve_soon(bytes: &[u8]) -> Result<Vec<u8>, ProtocolError> {
    serve(bytes, soon())
}

/// A request for every decision of random whole games, and for each the views of the seats that have nothing to decide.
fn for_requests(mut ask: impl FnMut(&Request, bool)) {
    let legend = Character { level: Level::Legend, temper: Temper::Spiteful };
    let quick = [BotKind::Random, BotKind::Greedy, BotKind::Character(Character::default())].map(Query::Choose);
    let slow =
        [Query::Choose(BotKind::Rollout(16)), Query::Choose(BotKind::Character(legend)), Query::Advise { done: None }];
    for seed in 0..24 {
        let mut rng = Rng::new(seed);
        let seats = 2 + seed as u8 % 3;
        let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed).expect("a table");
        let mut notes = vec![Notes::default(); seats.into()];
        while let Some(seat) = state.to_act() {
            for who in Seat::all(seats.into()) {
                let question = if rng.below(SLOW) == 0 { slow[rng.below(3)] } else { quick[rng.below(3)] };
                let (id, view) = (rng.next_u64() as u32, WyattEarp::view(&state, who));
                let notes = notes[who.index()].clone();
                ask(&Request { id, question, seed: rng.next_u64(), view, notes }, who == seat);
            }
            let view = WyattEarp::view(&state, seat);
            let action = think::<WyattEarp>(BotKind::Random, rng.next_u64(), &view, || false);
            let before = Seat::all(seats.into()).map(|who| WyattEarp::view(&state, who));
            let before: Vec<View> = before.collect();
            let mut events = Vec::new();
            WyattEarp::apply(&mut state, action, &mut events).expect("a legal action");
            for ((who, before), notes) in Seat::all(seats.into()).zip(&before).zip(&mut notes) {
                let seen = heard::<WyattEarp>(&events, who);
                if !seen.is_empty() {
                    WyattEarp::note(notes, before, &seen, &WyattEarp::view(&state, who));
                }
            }
        }
    }
}

/// Whether there is nothing to be said to `request`, however fair it is to ask.
fn is_idle(request: &Request) -> bool {
    let over = request.view.phase == Phase::HandOver && matches!(request.question, Query::Advise { .. });
    request.view.legal().is_empty() || over
}

#[test]
fn every_request_of_a_game_arrives_whole_and_gets_a_legal_answer() {
    let mut longest = 0;
    let mut advised = 0;
    for_requests(|request, decides| {
        let bytes = encode(request).expect("short enough");
        longest = longest.max(bytes.len());
        assert_eq!(decode::<Request>(&bytes).as_ref(), Ok(request));
        if !decides || is_idle(request) {
            // An offer to another seat shows as that turn's play, so that nobody can tell who was asked.
            let expected = if is_idle(request) { Some(ProtocolError::NothingToDecide) } else { None };
            assert_eq!(serve_soon(&bytes).err(), expected);
            return;
        }
        let bytes = serve_soon(&bytes).expect("an answer");
        longest = longest.max(bytes.len());
        let reply: Reply = decode(&bytes).expect("a reply");
        assert_eq!(reply.id, request.id);
        assert_eq!(
            Some(&reply),
            answer(request, &mut Insight::default(), soon()).as_ref(),
            "worker and page think alike"
        );
        let legal = request.view.legal();
        match reply.answer {
            Answer::Action(action) => assert!(legal.contains(&action), "{action:?} in {:#?}", request.view),
            Answer::Advice(advice) => {
                assert!(!advice.options.is_empty() && advice.worlds > 0);
                assert!(advice.options.iter().all(|option| legal.contains(&option.action)), "{advice:?}");
                assert!(advice.options.iter().all(|option| option.chance >= 0.0));
                advised += 1;
            }
        }
    });
    assert!((200..MAX_BYTES / 2).contains(&longest), "the longest message has {longest} bytes");
    assert!(advised > 40, "{advised}");
}

#[test]
fn a_thought_stops_when_it_is_told_to_and_else_plays_all_its_worlds() {
    let mut stopped = 0;
    for_requests(|request, decides| {
        if !decides || !matches!(request.question, Query::Advise { .. }) || is_idle(request) || stopped > 20 {
            return;
        }
        let once = advise::<WyattEarp>(request.seed, &request.view, None, || true).expect("advice");
        let more = advise::<WyattEarp>(request.seed, &request.view, None, soon()).expect("advice");
        assert_eq!(once.worlds, 16, "one step");
        assert!(more.worlds <= 32);
        stopped += u32::from(more.worlds == 32);
    });
    assert!(stopped > 20);
}

#[test]
fn the_same_request_gets_the_same_answer() {
    let mut asked = 0;
    for_requests(|request, decides| {
        if decides && matches!(request.question, Query::Advise { .. }) && !is_idle(request) && asked < 4 {
            let twice = [(); 2].map(|()| advise::<WyattEarp>(request.seed, &request.view, None, || false));
            assert_eq!(twice[0], twice[1]);
            asked += 1;
        }
    });
}

/// A Legend at a table of two is asked with what it has written down, and comes to the same however much of that it knows already.
#[test]
fn who_infers_is_asked_with_notes_and_goes_on_from_what_it_knows() {
    let legend = BotKind::Character(Character { level: Level::Legend, temper: Temper::Even });
    let options = Options { seats: 2, edition: Edition::Y2014 };
    let mut session = Session::<WyattEarp>::new(options, 3).expect("a table");
    let (mut kept, mut written, mut asked, mut otherwise) = (Insight::default(), Notes::default(), 0, 0);
    while let Some(seat) = WyattEarp::to_act(session.state())
        && session.actions().len() < 70
    {
        let question = Request::choose(legend, &session, seat);
        let action = if seat == Seat(1) {
            assert_eq!(question.notes, written, "as if it had been written down act by act");
            let bytes = encode(&question).expect("short enough");
            let reply = serve_game::<WyattEarp>(&bytes, &mut kept, || false).expect("an answer");
            let reply: Reply = decode(&reply).expect("a reply");
            if asked % 8 == 7 {
                assert_eq!(Some(&reply), answer(&question, &mut Insight::default(), || false).as_ref());
            }
            let alone = think::<WyattEarp>(legend, question.seed, &question.view, || false);
            otherwise += usize::from(reply.answer != Answer::Action(alone));
            asked += 1;
            let Answer::Action(action) = reply.answer else { panic!("an action was asked for") };
            action
        } else {
            think::<WyattEarp>(BotKind::Greedy, question.seed, &question.view, || false)
        };
        let before = WyattEarp::view(session.state(), Seat(1));
        let mut events = Vec::new();
        session.apply(action, &mut events).expect("a legal action");
        let seen = heard::<WyattEarp>(&events, Seat(1));
        if !seen.is_empty() {
            WyattEarp::note(&mut written, &before, &seen, &WyattEarp::view(session.state(), Seat(1)));
        }
    }
    assert!(asked > 20 && otherwise > 0, "{asked} asked, {otherwise} answered otherwise than without notes");
    let deputy = BotKind::Character(Character { level: Level::Deputy, temper: Temper::Even });
    assert_eq!(Request::choose(deputy, &session, Seat(1)).notes, Notes::default(), "nobody else is told");
}

/// Whoever looks back wants to know what came of what they did, not of what the adviser would have thought of.
#[test]
fn what_was_done_is_weighed_in_the_same_worlds_however_little_anybody_thinks_of_it() {
    fn look_back<G: Mind>() {
        let (mut rng, mut unthought_of) = (Rng::new(1), 0);
        for seed in 0..2 {
            let mut state = G::deal(&G::options(3, 0), seed).expect("a table");
            for _ in 0..60 {
                let Some(seat) = G::to_act(&state) else { break };
                let view = G::view(&state, seat);
                let legal = G::legal_in(&view);
                let done = legal.as_ref()[rng.below(legal.as_ref().len())];
                if let Some(before) = advise::<G>(seed, &view, None, || true) {
                    let request = super::Request::<G>::advise(seed, view, Some(done));
                    let bytes = serve(&encode(&request).expect("short enough"), || true).expect("an answer");
                    let reply: super::Reply<G> = decode(&bytes).expect("a reply");
                    let Answer::Advice(now) = reply.answer else { panic!("advice was asked for") };
                    assert!(now.options.iter().any(|option| option.action == done), "{done:?}");
                    for option in &now.options {
                        if let Some(same) = before.options.iter().find(|same| same.action == option.action) {
                            assert!((same.chance - option.chance).abs() < 1e-4 || now.worlds != before.worlds);
                        } else {
                            assert_eq!(option.action, done);
                            unthought_of += 1;
                        }
                    }
                }
                G::apply(&mut state, done, &mut Nobody).expect("a legal action");
            }
        }
        assert!(unthought_of > 2, "{}: {unthought_of}", G::NAME);
    }
    for game in GameKind::ALL {
        with_game!(game, G => look_back::<G>());
    }
}

#[test]
fn what_could_not_be_done_is_not_weighed() {
    let state = WyattEarp::deal(&Options { seats: 2, edition: Edition::Y2014 }, 1).expect("a table");
    let view = WyattEarp::view(&state, state.to_act().expect("somebody"));
    let ask = |done| serve_soon(&encode(&Request::advise(1, view.clone(), Some(done))).expect("short")).err();
    assert_eq!(ask(Action::DrawSupply), None);
    assert_eq!(ask(Action::Decline), Some(ProtocolError::BadAct));
}

#[test]
fn a_bot_that_would_think_too_long_is_refused() {
    let state = WyattEarp::deal(&Options { seats: 2, edition: Edition::Y2014 }, 1).expect("a table");
    let view = WyattEarp::view(&state, state.to_act().expect("somebody"));
    let ask = |question| {
        serve(&encode(&Request { question, ..Request::advise(1, view.clone(), None) }).expect("short"), || true).err()
    };
    let most = MAX_WORLDS as u16;
    for bot in [BotKind::Rollout, BotKind::ValueNet, BotKind::Beliefs] {
        for worlds in [0, 1, most] {
            assert_eq!(ask(Query::Choose(bot(worlds))), None);
        }
        for worlds in [most + 1, u16::MAX] {
            assert_eq!(ask(Query::Choose(bot(worlds))), Some(ProtocolError::TooManyWorlds(worlds.into())));
        }
    }
    for level in Level::ALL {
        let character = Character { level, temper: Temper::Even };
        assert_eq!(ask(Query::Choose(BotKind::Character(character))), None, "the house's own may all think");
    }
    assert_eq!(ask(Query::Advise { done: None }), None);
}

#[test]
fn a_reply_that_does_not_fit_is_noticed() {
    let state = WyattEarp::deal(&Options { seats: 2, edition: Edition::Y2014 }, 1).expect("a table");
    let view = WyattEarp::view(&state, state.to_act().expect("somebody"));
    let choose = Request { id: 7, question: Query::Choose(BotKind::Greedy), ..Request::advise(1, view, None) };
    let act = |id, action| Reply { id, answer: Answer::Action(action) };
    assert!(act(7, Action::DrawSupply).fits(&choose));
    assert!(!act(8, Action::DrawSupply).fits(&choose), "another question");
    assert!(!act(7, Action::Decline).fits(&choose), "not legal");

    let advise = Request { question: Query::Advise { done: None }, ..choose.clone() };
    let good = Estimate { action: Action::DrawSupply, chance: 0.5, points: -1.5 };
    let says = |options: &[Estimate], worlds| Reply {
        id: 7,
        answer: Answer::Advice(Advice { options: options.iter().copied().collect(), worlds }),
    };
    assert!(says(&[good], 512).fits(&advise));
    let weigh = |done| Request { question: Query::Advise { done: Some(done) }, ..advise.clone() };
    assert!(says(&[good], 512).fits(&weigh(Action::DrawSupply)));
    assert!(!says(&[good], 512).fits(&weigh(Action::DrawDiscard)), "not what was done");
    assert!(!says(&[good], 512).fits(&choose), "advice instead of an action");
    assert!(!act(7, Action::DrawSupply).fits(&advise), "an action instead of advice");
    assert!(!says(&[], 512).fits(&advise));
    assert!(!says(&[good, good], 512).fits(&advise), "the same twice");
    assert!(!says(&[good], u32::MAX).fits(&advise));
    for bad in [
        Estimate { action: Action::Decline, ..good },
        Estimate { chance: 1.5, ..good },
        Estimate { chance: -0.1, ..good },
        Estimate { chance: f32::NAN, ..good },
        Estimate { points: f32::INFINITY, ..good },
    ] {
        assert!(!says(&[bad], 512).fits(&advise), "{bad:?}");
        assert!(!says(&[Estimate { action: Action::DrawDiscard, ..good }, bad], 512).fits(&advise), "{bad:?}");
    }
}

#[test]
fn what_is_not_a_message_of_this_version_and_game_is_refused() {
    let reply = Reply { id: 7, answer: Answer::Action(Action::DrawSupply) };
    let bytes = encode(&reply).expect("short");
    assert_eq!(decode::<Reply>(&bytes), Ok(reply));
    let other = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        decode::<Reply>(&bytes)
    };
    assert_eq!(decode::<Reply>(&[]), Err(ProtocolError::Version));
    assert_eq!(other(0, VERSION + 1), Err(ProtocolError::Version));
    let message = 2 + WyattEarp::NAME.len(); // after the version, the name's length, and the name
    assert_eq!(other(1, 200), Err(ProtocolError::OtherGame));
    assert_eq!(other(2, b'W'), Err(ProtocolError::OtherGame));
    assert_eq!(other(message + 1, 250), Err(ProtocolError::Garbled));
    assert_eq!(other(message + 2, 250), Err(ProtocolError::Garbled));
    assert_eq!(decode::<Reply>(&bytes[..bytes.len() - 1]), Err(ProtocolError::Garbled));
    assert_eq!(decode::<Reply>(&[&bytes[..], &[0]].concat()), Err(ProtocolError::Garbled));
    assert_eq!(decode::<Reply>(&vec![VERSION; MAX_BYTES + 1]), Err(ProtocolError::TooLong(MAX_BYTES + 1)));
    assert_eq!(decode::<Request>(&bytes), Err(ProtocolError::Garbled));
}

#[test]
fn a_view_that_no_game_leads_to_is_refused_with_what_is_wrong_with_it() {
    let state = WyattEarp::deal(&Options { seats: 2, edition: Edition::Y2014 }, 1).expect("a table");
    let mut view = WyattEarp::view(&state, state.to_act().expect("somebody"));
    view.table.hand_len[0] += 50;
    let request = Request::advise(1, view, None);
    let refused = serve_soon(&encode(&request).expect("short enough"));
    assert_eq!(refused, Err(ProtocolError::BadView(BadView::HandLength(60).to_string())));
}

#[test]
fn a_game_that_nobody_knows_is_refused() {
    let bytes = postcard::to_allocvec(&(VERSION, "faro", 7_u32)).expect("short enough");
    assert_eq!(serve_soon(&bytes), Err(ProtocolError::OtherGame));
}

#[test]
fn whatever_comes_nothing_panics() {
    let mut rng = Rng::new(5);
    let mut answered = 0;
    let mut refused = 0;
    for_requests(|request, decides| {
        if !decides {
            return;
        }
        let whole = encode(request).expect("short enough");
        let mut bytes = whole.clone();
        for _ in 0..=rng.below(3) {
            let head = 2 + WyattEarp::NAME.len();
            let at = head + rng.below(bytes.len() - head);
            bytes[at] = if rng.below(2) == 0 { bytes[at] ^ (1 << rng.below(8)) } else { rng.next_u64() as u8 };
        }
        match serve_soon(&bytes) {
            Ok(_) => answered += 1,
            Err(_) => refused += 1,
        }
    });
    assert!(answered > 1_000 && refused > 1_000, "{answered} answered, {refused} refused");
}

/// In games of the rules of thumb whoever advises at a table of three does not even try what is silly, though there is enough of it.
#[test]
fn who_advises_at_wyoming_cowboy_does_not_even_try_what_is_silly() {
    use crate::games::wyoming_cowboy::WyomingCowboy as G;
    let (policy, plan, mut silly) = (G::policy(Temper::Even), adviser::<G>(3), 0);
    for seed in 0..20 {
        let mut state = G::deal(&G::options(3, 0), seed).expect("a table");
        let mut rng = Rng::new(seed);
        while let Some(seat) = G::to_act(&state)
            && G::clock(&state).hand < 3
        {
            let view = G::view(&state, seat);
            let search = Search::new(&plan, &view, &mut rng);
            silly += G::legal_in(&view).as_ref().iter().filter(|action| G::is_silly(&view, **action)).count();
            let tried = search.candidates();
            // Where all is silly there is nothing else to do.
            assert!(tried.len() < 2 || tried.iter().all(|tried| !G::is_silly(&view, tried.action)), "{view:?}");
            let action = Bot::<G>::choose(&policy, &view, &mut rng);
            G::apply(&mut state, action, &mut Nobody).expect("a legal action");
        }
    }
    assert!(silly > 50, "{silly}");
}

/// However short the thought was.
#[test]
fn what_advice_tells_first_has_the_best_chance() {
    use crate::games::desperados::Desperados as G;
    let (policy, mut seen) = (G::policy(Temper::Even), 0);
    for seed in 0..8 {
        let mut state = G::deal(&G::options(3, 0), seed).expect("a table");
        let mut rng = Rng::new(seed);
        while let Some(seat) = G::to_act(&state) {
            let view = G::view(&state, seat);
            let mut steps = 0;
            let short = || {
                steps += 1;
                steps > 24
            };
            if let Some(advice) = advise::<G>(seed, &view, None, short) {
                let options = advice.options;
                assert!(options.iter().all(|option| option.chance <= options[0].chance), "{options:?}");
                seen += usize::from(options.len() > 1);
            }
            let action = Bot::<G>::choose(&policy, &view, &mut rng);
            G::apply(&mut state, action, &mut Nobody).expect("a legal action");
        }
    }
    assert!(seen > 100, "{seen}");
}
