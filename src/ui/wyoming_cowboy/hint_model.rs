//! A hint in words: a pure function of the player's view and of what the best bot found.

use std::cmp::Ordering;

use super::odds::Guesses;
use super::score_model::{ends, without};
use crate::bots::rollout;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Action, COUPLE, Calibre, Card, Phase, Rank, Suit, View, WyomingCowboy};
use crate::ui::play::hint::{self, Asked};
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy::{self as says, Reason};

/// What is worth telling of a difference in points; by chance alone it is seldom as much: guessed anew it differs by 5.
const TELLING: f32 = 10.0;
/// To so many points it is told.
const ROUND: f32 = 5.0;
/// So many of 100 shots that bring something are a reason by themselves.
const OFTEN: u8 = 25;

type Advice = rollout::Advice<WyomingCowboy>;

/// A hint, and what it advises.
pub type Advised = hint::Advised<Action>;

/// A thing on the table that a hint points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Of these cards in hand the one that goes as the `nth` of them, from 0.
    Held(Card, u8),
    /// A king in the dialog.
    King(Suit),
    /// Somebody to shoot at.
    Victim(Seat),
    /// A gun of one's own.
    Gun(Calibre),
}

impl Mark {
    /// Whether `action` is about this.
    pub fn is_of(self, action: Action) -> bool {
        match (self, action) {
            (Mark::Held(held, nth), Action::Discard(card)) => held == card && nth == 0,
            (Mark::Held(held, nth), Action::Pass(cards)) => cards.count(held) > nth,
            (Mark::Held(held, nth), Action::Pull(gun)) => gun.hand().count(held) > nth,
            (Mark::Held(held, 0), Action::Nine { suit, .. }) => held == Card::new(Rank::Nine, suit),
            (Mark::Held(held, 0), Action::Couple(suit)) => {
                held.suit() == suit && matches!(held.rank(), Rank::King | Rank::Queen)
            }
            (Mark::King(king), Action::Give(suit)) => king == suit,
            (Mark::Victim(seat), Action::Shoot { victim, .. }) => seat == victim,
            (Mark::Gun(gun), Action::Shoot { calibre, .. }) => gun == calibre,
            _ => false,
        }
    }
}

/// Where the player is asked.
pub fn asked(view: &View) -> Asked {
    match view.phase {
        Phase::HandOver | Phase::Over => Asked::Nowhere,
        Phase::Asked { .. } | Phase::Hit { .. } => Asked::InDialog,
        _ => Asked::AtHand,
    }
}

/// The hint that `advice` about `view` makes; none if it advises nothing.
pub fn hint(view: &View, advice: &Advice, names: &Names) -> Option<Advised> {
    let tried = tried(advice);
    let why = why(view, advice.options.first()?.action, tried);
    // So many points more are not little.
    let telling = matches!(tried, Reason::Better { .. });
    let why = if telling { why } else { hint::or_close(&advice.options, why) };
    hint::advise(&advice.options, |action| says::order(action, view, names), why, None)
}

/// What is told where nothing on the table is a reason: what the best act is worth beyond the next.
fn tried(advice: &Advice) -> Reason {
    let [best, next, ..] = &advice.options[..] else { return Reason::Alone };
    let lead = best.points - next.points;
    if lead >= TELLING && best.chance >= next.chance {
        return Reason::Better { points: ((lead / ROUND).round() * ROUND) as i16 };
    }
    Reason::Tried { worlds: advice.worlds }
}

fn why(view: &View, action: Action, tried: Reason) -> String {
    if view.legal().len() == 1 {
        return says::label().only_way.to_owned();
    }
    if ends(view, action) {
        return format!("{} {}", says::reason(Reason::Ends), says::reason(tried));
    }
    let counts = |hand| view.sheet_of(view.me, hand).still_to_come();
    let with_top = || counts(view.hand.plus(view.top_discard().into_iter().collect()));
    says::reason(match action {
        Action::Discard(card) => {
            let (from, to) = (counts(view.hand), without(view, card).still_to_come());
            // What goes against it is no reason for it.
            match to.cmp(&from) {
                Ordering::Greater => Reason::Counts { from, to },
                Ordering::Equal => Reason::NotMissed,
                Ordering::Less => tried,
            }
        }
        Action::TakeDiscard => {
            let (from, to) = (counts(view.hand), with_top());
            if to > from { Reason::Gains { from, to } } else { tried }
        }
        Action::Draw if view.check(Action::TakeDiscard).is_ok() => {
            let (from, to) = (counts(view.hand), with_top());
            if to < from { Reason::Spares { from, to } } else { tried }
        }
        Action::Couple(_) => Reason::AtOnce { points: COUPLE },
        Action::Shoot { calibre, victim } => return shot(view, calibre, victim, false, tried),
        Action::Fire => match view.phase {
            Phase::Aimed { gun, victim } => match view.table.guns.get(usize::from(gun)) {
                Some(drawn) => return shot(view, drawn.gun.calibre(), victim, true, tried),
                None => tried,
            },
            _ => tried,
        },
        _ => tried,
    })
}

/// How a shot goes; if it seldom brings anything, what else speaks for it, too.
fn shot(view: &View, calibre: Calibre, victim: Seat, aimed: bool, tried: Reason) -> String {
    let odds = Guesses::of(view).odds(calibre, victim);
    let ([hits, misses, nobody], ends) = (odds.in_100(), odds.ends_in_100());
    let goes =
        says::reason(if aimed { Reason::Fire { hits, ends } } else { Reason::Shot { hits, misses, nobody, ends } });
    if hits + ends < OFTEN { format!("{goes} {}", says::reason(tried)) } else { goes }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions};
    use super::*;
    use crate::bots::rollout::Estimate;
    use crate::engine::{Game, Nobody};
    use crate::games::wyoming_cowboy::testing::{Scene, discard, pull};
    use crate::ui::play::hint::told;

    #[test]
    fn a_hint_names_the_act_its_chance_and_a_reason_with_true_numbers() {
        let names = Names::new(["", "Ada", "Bo"].map(str::to_owned));
        let mut seen = 0;
        for state in positions(3, 4, 300) {
            let view = WyomingCowboy::view(&state, ME);
            let legal = view.legal();
            if legal.len() < 2 {
                continue;
            }
            let options =
                [(legal[0], 0.62), (legal[1], 0.4)].map(|(action, chance)| Estimate { action, chance, points: 0.0 });
            let given = hint(&view, &Advice { options: options.into_iter().collect(), worlds: 40 }, &names).unwrap();
            assert_eq!((given.action, given.hint.chance.as_str(), given.hint.others.len()), (legal[0], "62%", 1));
            assert!(given.hint.why.ends_with('.'), "{}", given.hint.why);
            seen += 1;
        }
        assert!(seen > 100);
    }

    #[test]
    fn what_was_done_is_told_with_its_chance() {
        let names = Names::new(["", "Ada", "Bo"].map(str::to_owned));
        let mut seen = 0;
        for state in positions(3, 11, 100) {
            let view = WyomingCowboy::view(&state, ME);
            let legal = view.legal();
            if legal.len() < 3 {
                continue;
            }
            let options =
                [(legal[0], 0.62), (legal[1], 0.4)].map(|(action, chance)| Estimate { action, chance, points: 0.0 });
            let advice = Advice { options: options.into_iter().collect(), worlds: 40 };
            let instead = hint(&view, &advice, &names).unwrap().hint.others;
            let done = |action| told(hint, &view, &advice, &names, action);
            assert_eq!(done(legal[1]).as_ref(), instead.first());
            seen += 1;
        }
        assert!(seen > 10, "{seen} positions");
    }

    #[test]
    fn what_a_discard_is_said_to_count_is_what_it_counts() {
        let (mut tens, mut others, mut costly) = (0, 0, 0);
        for state in positions(3, 12, 300) {
            let view = WyomingCowboy::view(&state, ME);
            let discards =
                view.legal().iter().copied().filter(|act| matches!(act, Action::Discard(_))).collect::<Vec<_>>();
            for action in discards.into_iter().filter(|_| view.legal().len() > 1) {
                let Action::Discard(card) = action else { continue };
                let mut after = state.clone();
                WyomingCowboy::apply(&mut after, action, &mut Nobody).unwrap();
                let after = WyomingCowboy::view(&after, ME);
                let said = why(&view, action, Reason::Tried { worlds: 1 });
                let mut kept = view.hand;
                kept.remove(card);
                if after.phase == Phase::HandOver || after.hand != kept {
                    continue; // it has ended the hand, or drawn
                }
                let (from, to) = (view.sheet().still_to_come(), after.sheet().still_to_come());
                let reason = match to - from {
                    0 => Reason::NotMissed,
                    1.. => Reason::Counts { from, to },
                    _ => Reason::Tried { worlds: 1 },
                };
                assert_eq!(said, says::reason(reason), "{card:?} {from} {to}");
                *if card.rank() == Rank::Ten { &mut tens } else { &mut others } += 1;
                costly += usize::from(to < from);
            }
        }
        assert!(tens > 5 && others > 100 && costly > 50, "{tens} {others} {costly}");
    }

    #[test]
    fn to_draw_says_what_the_card_that_lies_there_would_cost() {
        let (mut costs, mut others) = (0, 0);
        for state in positions(3, 12, 300) {
            let view = WyomingCowboy::view(&state, ME);
            if view.check(Action::Draw).is_err() || view.check(Action::TakeDiscard).is_err() {
                continue;
            }
            let mut after = state.clone();
            WyomingCowboy::apply(&mut after, Action::TakeDiscard, &mut Nobody).unwrap();
            let after = WyomingCowboy::view(&after, ME);
            if after.hand.len() != view.hand.len() + 1 {
                continue; // it drew the second, too
            }
            let (from, to) = (view.sheet().still_to_come(), after.sheet().still_to_come());
            let reason = if to < from { Reason::Spares { from, to } } else { Reason::Alone };
            let option = Estimate { action: Action::Draw, chance: 0.5, points: 0.0 };
            let alone = tried(&Advice { options: [option].into_iter().collect(), worlds: 16 });
            assert_eq!(why(&view, Action::Draw, alone), says::reason(reason), "{from} {to}");
            *if to < from { &mut costs } else { &mut others } += 1;
        }
        assert!(costs > 20 && others > 20, "{costs} {others}");
    }

    #[test]
    fn c_7_1_a_shot_that_can_hardly_hit_says_what_else_speaks_for_it() {
        let tried = Reason::Tried { worlds: 40 };
        let (nothing_else, last_badge) = (says::reason(tried), "it gives out the last badge: that ends the hand");
        // Of the cards that are not seen one is the cowboy's, and one would be turned.
        let said = |badges: &str, turned: &str, aimed: bool| {
            let scene = Scene::new(3).hand(0, "2H KC KD KH").badges(0, badges).gun(0, "3H 8C").hand(1, "KS");
            let mut play = scene.only_pile(turned).play();
            let shot = Action::Shoot { calibre: Calibre::ThirtyEight, victim: Seat(1) };
            if aimed {
                play.act(shot);
                play.act(Action::Stand);
            }
            let view = WyomingCowboy::view(&play.state, ME);
            why(&view, if aimed { Action::Fire } else { shot }, tried)
        };
        let ends = said("C D H", "9S", true);
        assert!(ends.starts_with("It hits in 0 of 100 cases. In 100 "), "{ends}");
        assert!(ends.contains(last_badge) && !ends.contains(&nothing_else), "{ends}");
        let ends = said("C D H", "9S", false);
        assert!(ends.contains(last_badge) && !ends.contains(&nothing_else), "{ends}");
        for aimed in [false, true] {
            let misses = said("C D", "9S", aimed);
            assert!(misses.contains(" 0 of 100 cases") && misses.ends_with(&nothing_else), "{misses}");
            assert!(!misses.contains(last_badge), "{misses}");
            let hits = said("C D", "9D", aimed);
            assert!(!hits.contains(&nothing_else) && !hits.contains(last_badge), "{hits}");
        }
    }

    #[test]
    fn c_6_7_to_draw_in_place_of_a_king_is_called_as_its_button_is() {
        let names = Names::new(["", "Ada", "Bo"].map(str::to_owned));
        let called = positions(3, 8, 500).map(|state| WyomingCowboy::view(&state, ME)).filter_map(|view| {
            let replaces = matches!(view.phase, Phase::Replace { .. });
            let called = says::order(Action::Draw, &view, &names);
            view.check(Action::Draw).is_ok().then(|| (replaces, called == says::label().in_place))
        });
        let called = called.collect::<Vec<_>>();
        assert!(called.iter().any(|&(replaces, _)| replaces) && called.iter().all(|(replaces, so)| replaces == so));
    }

    #[test]
    fn c_7_1_what_ends_the_hand_says_so() {
        let scene = |tens| Scene::new(3).hand(0, "2H 2S 10S KC").hand(1, "KS 3D").hand(2, "KD 4D").tens(1, tens);
        let says_so = |scene: Scene, action| {
            let view = WyomingCowboy::view(&scene.play().state, ME);
            let told = why(&view, action, Reason::Tried { worlds: 40 }).starts_with(&says::reason(Reason::Ends));
            let about = super::super::explain_model::about(&view, action).unwrap();
            assert_eq!(about.words == says::reason(Reason::Ends), told, "{action:?}");
            told
        };
        assert!(says_so(scene("C D H").gun(1, "2C 2D"), discard("10S")));
        assert!(!says_so(scene("C D H"), discard("10S")) && !says_so(scene("C D").gun(1, "2C 2D"), discard("10S")));
        assert!(!says_so(scene("C D H").gun(1, "2C 2D"), discard("KC")) && !says_so(scene("C D H"), pull("2H 2S")));
        let laid = Scene::new(3).hand(0, "2H 2S KC").hand(1, "KS 3D").hand(2, "KD 4D").tens(1, "C D H S");
        assert!(says_so(laid, pull("2H 2S")));
    }

    #[test]
    fn what_is_worth_many_points_more_is_no_close_call() {
        let names = Names::new(["", "Ada", "Bo"].map(str::to_owned));
        let mut seen = 0;
        for state in positions(3, 4, 300) {
            let view = WyomingCowboy::view(&state, ME);
            if !matches!(view.phase, Phase::Draw { .. }) || view.legal().len() < 2 {
                continue;
            }
            let close = |lead| {
                let options = [(Action::Draw, lead), (Action::TakeDiscard, 0.0)].map(|(action, points)| Estimate {
                    action,
                    chance: 0.02,
                    points,
                });
                let advice = Advice { options: options.into_iter().collect(), worlds: 40 };
                hint(&view, &advice, &names).unwrap().hint.why.contains(crate::ui::text::hint_label().close_call)
            };
            assert_eq!([close(0.0), close(25.0)], [true, false]);
            seen += 1;
        }
        assert!(seen > 10, "{seen}");
    }

    #[test]
    fn a_hint_tells_of_points_only_where_there_are_many_more_and_the_chance_is_no_less() {
        let told = |points, chance| {
            let options = [(Action::Draw, 0.5, points), (Action::TakeDiscard, chance, 2.0)];
            let estimate = |(action, chance, points)| Estimate { action, chance, points };
            tried(&Advice { options: options.map(estimate).into_iter().collect(), worlds: 40 })
        };
        assert_eq!(told(14.0, 0.4), Reason::Better { points: 10 }, "12 more");
        assert_eq!(told(15.0, 0.4), Reason::Better { points: 15 }, "13 more");
        let nothing = Reason::Tried { worlds: 40 };
        assert_eq!([told(11.0, 0.4), told(f32::NAN, 0.4), told(30.0, 0.6)], [nothing; 3]);
    }
}
