//! Whether what is made of the notes is better than guesses; whether they are true themselves (`notes_are_true`).

mod notes_are_true;

use super::frame::hand_of;
use super::particle::net;
use super::*;
use crate::bots::pool::find;
use crate::bots::wyatt_earp::Greedy;
use crate::bots::{Bot, Mind, Random};
use crate::engine::{Game, Seat, heard};
use crate::games::wyatt_earp::{Action, Counts, Edition, Event, Hand, Options, Phase, State, WyattEarp};

/// A game at a table of two, as one seat follows it.
struct Followed {
    state: State,
    me: Seat,
    notes: Notes,
    /// The cards that truly came to the rival face down in this hand, in order.
    truth: Vec<Card>,
    /// Those that it drew after the reshuffle, and whether the seat itself took a card that the rival did not see.
    late: Vec<Card>,
    took: bool,
}

impl Followed {
    fn new(edition: Edition, seed: u64) -> Self {
        let state = WyattEarp::deal(&Options { seats: 2, edition }, seed).expect("a table");
        let me = Seat((seed % 2) as u8);
        let truth = state.hand(me.next(2)).cards().collect();
        Self { state, me, notes: Notes::default(), truth, late: Vec::new(), took: false }
    }

    fn view(&self) -> View {
        WyattEarp::view(&self.state, self.me)
    }

    fn act(&mut self, action: Action) {
        let (before, rival) = (self.view(), self.me.next(2));
        let mut events = Vec::new();
        WyattEarp::apply(&mut self.state, action, &mut events).expect("a legal action");
        let reshuffled = events.contains(&Event::Reshuffled);
        let early = if reshuffled { usize::from(before.table.supply_len.min(1)) } else { 0 };
        for event in &events {
            match event {
                Event::Dealt { .. } => {
                    self.truth = self.state.hand(rival).cards().collect();
                    (self.late, self.took) = (Vec::new(), false);
                }
                Event::Drew { seat, cards } if *seat == rival => {
                    self.truth.extend(cards.iter().flatten());
                    if before.table.reshuffled || reshuffled {
                        self.late.extend(cards.iter().flatten().skip(early));
                    }
                }
                Event::Took { seat, card } if *seat == rival => self.truth.extend(card),
                Event::Took { .. } => self.took = true,
                _ => {}
            }
        }
        let seen = heard::<WyattEarp>(&events, self.me);
        if !seen.is_empty() {
            self.notes.write(&before, &seen, &self.view());
        }
    }

    fn is_played(&self) -> bool {
        !matches!(self.state.phase(), Phase::HandOver | Phase::GameOver { .. })
    }
}

/// Games of two who play by rules of thumb, and now and then by chance, so that all that can happen does.
fn for_games(games: u64, mut look: impl FnMut(&Followed, u64)) {
    for seed in 0..games {
        let edition = if seed % 4 == 3 { Edition::Y2000 } else { Edition::Y2014 };
        let mut game = Followed::new(edition, seed);
        let mut rng = Rng::new(seed);
        while let Some(seat) = game.state.to_act() {
            look(&game, seed);
            let view = WyattEarp::view(&game.state, seat);
            let action = choice(&view, seed, &mut rng);
            game.act(action);
        }
    }
}

/// By rules of thumb, or, in two games of three, now and then by chance.
fn choice(view: &View, seed: u64, rng: &mut Rng) -> Action {
    let by_chance = rng.below(4) < (seed % 3) as usize;
    let bot: &dyn Bot<WyattEarp> = if by_chance { &Random } else { &Greedy::default() };
    bot.choose(view, rng)
}

fn worlds(insight: &mut Insight, game: &Followed) -> Vec<Guess<WyattEarp>> {
    insight.worlds(&game.notes, &game.view(), &mut || false)
}

#[test]
fn inferred_worlds_look_like_the_view() {
    let mut looked = 0;
    let (mut missed, mut asked) = (0, 0);
    let mut insight = Insight::default();
    for_games(4, |game, seed| {
        let decides = game.state.to_act() == Some(game.me) && game.is_played();
        if !decides || game.notes.all.is_empty() {
            return;
        }
        let worlds = worlds(&mut insight, game);
        missed += PARTICLES - worlds.len();
        asked += 1;
        for Guess { world, .. } in worlds.iter().take(8) {
            assert_eq!(WyattEarp::view(world, game.me), game.view(), "game {seed}");
            assert!(WyattEarp::is_whole(world));
            looked += 1;
        }
    });
    assert!(looked > 800 && missed < asked, "{looked} looked at, {missed} histories without one in {asked} times");
}

/// How many of the histories say, at the end of each hand of so many games, that the rival who plays like `name` is of each kind.
fn kinds_seen(name: &str, games: u64) -> [f64; KINDS] {
    let rival = find::<WyattEarp>(name).expect("a player");
    let (mut insight, mut seen) = (Insight::default(), [0.0; KINDS]);
    for seed in 0..games {
        let mut game = Followed::new(Edition::Y2014, seed);
        let mut rng = Rng::new(seed);
        let mut last: Option<(Notes, View)> = None; // what was known at the last decision of the hand
        while let Some(seat) = game.state.to_act() {
            let view = WyattEarp::view(&game.state, seat);
            if !game.is_played() {
                let worlds = last.take().map(|(notes, view)| insight.worlds(&notes, &view, &mut || false));
                for guess in worlds.into_iter().flatten() {
                    let kind = Manner::all().iter().position(|kind| Some(kind.policy) == guess.rivals);
                    seen[kind.expect("one of the kinds")] += f64::from(guess.log.exp());
                }
            } else if seat == game.me && !game.notes.all.is_empty() {
                last = Some((game.notes.clone(), game.view()));
            }
            let action =
                if seat == game.me { Greedy::default().choose(&view, &mut rng) } else { rival.choose(&view, &mut rng) };
            game.act(action);
        }
    }
    let total: f64 = seen.iter().sum();
    seen.map(|seen| seen / total)
}

#[test]
fn what_kind_of_player_the_rival_is_shows_in_what_it_does() {
    // Hunters and hoarders were not learned from: they are taken for those who are like them.
    let like =
        [("greedy", 0), ("deputy", 1), ("expert", 3), ("rusher", 4), ("hunter", 4), ("joiner", 5), ("hoarder", 5)];
    for (name, kind) in like {
        // Deputies err, so a hand alone may look like anybody's.
        let seen = kinds_seen(name, if name == "deputy" { 12 } else { 3 });
        assert!(seen[kind] > 0.5, "{name}: {seen:.2?}");
    }
}

#[test]
fn inferred_hands_are_truer_than_guessed_ones() {
    let right = |hand: Hand, truth: Hand, known: Hand| f64::from(hand.minus(known).and(truth.minus(known)).len());
    let (mut inferred, mut guessed, mut count) = (0.0, 0.0, 0);
    let mut insight = Insight::default();
    for seed in 0..4 {
        let mut game = Followed::new(Edition::Y2014, seed);
        let mut rng = Rng::new(seed);
        let rival = game.me.next(2);
        while let Some(seat) = game.state.to_act() {
            let view = WyattEarp::view(&game.state, seat);
            if seat == game.me && view.phase == Phase::Draw {
                let (truth, known) = (game.state.hand(rival), view.known[rival.index()]);
                let worlds = worlds(&mut insight, &game);
                let most = worlds.iter().map(|guess| guess.log).fold(f32::MIN, f32::max);
                let odds = |log: f32| f64::from((log - most).exp());
                let total: f64 = worlds.iter().map(|guess| odds(guess.log)).sum();
                if total > 0.0 {
                    let share = |guess: &Guess<WyattEarp>| {
                        odds(guess.log) / total * right(guess.world.hand(rival), truth, known)
                    };
                    inferred += worlds.iter().map(share).sum::<f64>();
                    let guess = |_| right(WyattEarp::determinize(&view, &mut rng).hand(rival), truth, known) / 64.0;
                    guessed += (0..64).map(guess).sum::<f64>();
                    count += 1;
                }
            }
            let action = Greedy::default().choose(&view, &mut rng);
            game.act(action);
        }
    }
    assert!(count > 40 && inferred > 1.15 * guessed, "{inferred} of inferred and {guessed} of guessed, {count} times");
}

#[test]
fn the_same_notes_lead_to_the_same_in_however_many_steps() {
    let mut compared = 0;
    let mut kept = Insight::default();
    for_games(2, |game, seed| {
        if game.state.to_act() != Some(game.me) || !game.is_played() {
            return;
        }
        let in_steps = worlds(&mut kept, game);
        if game.state.table().turn_number % 12 == 10 {
            assert!(in_steps == worlds(&mut Insight::default(), game), "game {seed}");
            compared += usize::from(!in_steps.is_empty());
        }
    });
    assert!(compared > 10, "{compared}");
}

#[test]
fn a_thought_that_is_stopped_goes_on_the_next_time() {
    let mut stopped = 0;
    for_games(1, |game, _| {
        if game.state.to_act() != Some(game.me) || game.state.table().turn_number % 16 != 6 || !game.is_played() {
            return;
        }
        let mut insight = Insight::default();
        let mut steps = 0;
        let worlds_at_last = loop {
            let mut first = true;
            let found = insight.worlds(&game.notes, &game.view(), &mut || !std::mem::replace(&mut first, false));
            steps += 1;
            if !found.is_empty() || steps > 2_000 {
                break found;
            }
        };
        assert!(steps > 1 && steps < 2_000, "{steps}");
        assert!(worlds_at_last == worlds(&mut Insight::default(), game));
        stopped += 1;
    });
    assert!(stopped > 1, "{stopped}");
}

#[test]
fn nonsense_is_not_believed() {
    let mut game = Followed::new(Edition::Y2014, 1);
    let mut rng = Rng::new(1);
    for _ in 0..30 {
        let view = WyattEarp::view(&game.state, game.state.to_act().expect("somebody"));
        game.act(Greedy::default().choose(&view, &mut rng));
    }
    assert!(!worlds(&mut Insight::default(), &game).is_empty());
    let with = |note: Note| {
        let mut notes = game.notes.clone();
        notes.all.push(note);
        Insight::default().worlds(&notes, &game.view(), &mut || false)
    };
    assert!(with(Note::Shown(9, Counts::default())).is_empty(), "a take that was none");
    assert!(with(Note::Drew(255)).is_empty(), "more cards than there are");
    assert!(with(Note::Lost(Card::WYATT_EARP, 200)).is_empty(), "more than one can hold");
    let Some(Note::Decided(decision)) = game.notes.all.iter().rev().find(|note| matches!(note, Note::Decided(_)))
    else {
        panic!("it decided something")
    };
    let mut decision = decision.clone();
    decision.found = Some(3);
    assert!(with(Note::Decided(decision.clone())).is_empty(), "a find that was none");
    (decision.found, decision.view.table.turn) = (None, Seat(7));
    assert!(with(Note::Decided(decision)).is_empty(), "a seat that is none");
    let many = std::iter::repeat_n(Note::Lost(Card::WYATT_EARP, 0), 20_000);
    let mut endless = game.notes.clone();
    endless.all.extend(many);
    assert!(Insight::default().worlds(&endless, &game.view(), &mut || false).is_empty(), "more than a hand has");
    let no_hand: Hand = postcard::from_bytes(&postcard::to_allocvec(&u64::MAX).expect("short")).expect("a number");
    assert!(with(Note::Dealt(no_hand)).is_empty(), "cards that no deck has");
    let mut from_nowhere = game.notes.clone();
    from_nowhere.all.remove(0);
    assert!(Insight::default().worlds(&from_nowhere, &game.view(), &mut || false).is_empty(), "no deal");
}

#[test]
fn garbled_notes_do_no_harm() {
    let mut rng = Rng::new(5);
    let (mut read, mut believed) = (0, 0);
    for_games(3, |game, _| {
        if game.state.to_act() != Some(game.me) || !game.is_played() || rng.below(12) > 0 {
            return;
        }
        let mut bytes = postcard::to_allocvec(&game.notes).expect("short enough");
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len());
            bytes[at] = if rng.below(2) == 0 { bytes[at] ^ (1 << rng.below(8)) } else { rng.next_u64() as u8 };
        }
        if let Ok(notes) = postcard::from_bytes::<Notes>(&bytes) {
            let mut settled = 0;
            let mut thrice = || {
                settled += 1;
                settled > 3
            };
            believed += usize::from(!Insight::default().worlds(&notes, &game.view(), &mut thrice).is_empty());
            read += 1;
        }
    });
    assert!(read > 10, "{read} read, {believed} believed");
}
