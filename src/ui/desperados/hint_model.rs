//! A hint in words: a pure function of the player's view and of what the best bot found. Every sentence is made from the numbers of the
//! position; none says more than they do.

use super::odds::Odds;
use crate::bots::rollout::{self, Estimate, MISTAKE};
use crate::engine::{Game, Nobody, Rng};
use crate::games::desperados::{Action, Card, Desperados, Hand, Phase, Place, View};
use crate::ui::play::hint::{self, Asked};
use crate::ui::text::Names;
use crate::ui::text::desperados::{self as says, Reason, Which};

type Advice = rollout::Advice<Desperados>;

/// A hint, and what it advises.
pub type Advised = hint::Advised<Action>;

/// A thing on the table that a hint points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The `nth` of these cards in hand, from 0.
    Held(Card, u8),
    /// A place.
    Site(Place),
}

impl Mark {
    /// Whether `action` is about this.
    pub fn is_of(self, action: Action) -> bool {
        match (self, action) {
            (Mark::Held(held, nth), Action::Put { card, .. }) => held == card && nth == 0,
            (Mark::Held(held, nth), Action::Gang(gang)) => gang.count(held) > nth,
            (Mark::Site(site), Action::Put { place, .. }) => site == place,
            (Mark::Site(_), Action::Gang(_)) => false,
        }
    }
}

/// Where the player is asked.
pub fn asked(view: &View) -> Asked {
    if view.phase == Phase::Over { Asked::Nowhere } else { Asked::AtHand }
}

/// The hint that `advice` about `view` makes; none if it advises nothing.
pub fn hint(view: &View, advice: &Advice, _names: &Names) -> Option<Advised> {
    let options = without_throwing_away(view, &advice.options);
    let best = options.first()?;
    let order = |action| {
        let place = about(view, action);
        let at = Which::of(&view.table.piles, place.unwrap_or(Place::ALL[0]));
        let strength = match (action, place) {
            (Action::Gang(gang), Some(place)) => view.table.strengths(place).of_gang(gang),
            _ => 0,
        };
        says::order(action, at, strength)
    };
    let mut why = why(view, best.action).unwrap_or_else(|| says::tried(advice.worlds));
    if view.is_last_hold_up() {
        why = format!("{} {why}", says::label().ends_game);
    }
    hint::advise(&options, order, hint::or_close(&options, why), None)
}

/// The options, but that no gang which all could beat comes before to stay out where that is no mistake and cards are of use later: nobody would
/// understand it.
fn without_throwing_away(view: &View, options: &[Estimate<Desperados>]) -> Vec<Estimate<Desperados>> {
    let mut options = options.to_vec();
    let stays = options.iter().find(|option| option.action == Action::Gang(Hand::EMPTY)).copied();
    if let (Some(stays), Phase::HoldUp(place)) = (stays, view.phase)
        && options[0].chance - stays.chance < MISTAKE
        && !view.is_last_hold_up()
    {
        let (odds, strengths) = (Odds::of(view), view.table.strengths(place));
        options.retain(|option| match option.action {
            Action::Gang(gang) if option.chance >= stays.chance && !gang.is_empty() => {
                odds.safe(strengths.of_gang(gang)) > 0
            }
            _ => true,
        });
    }
    options
}

/// The place that an action is about.
fn about(view: &View, action: Action) -> Option<Place> {
    match (action, view.phase) {
        (Action::Put { place, .. }, _) | (Action::Gang(_), Phase::HoldUp(place)) => Some(place),
        _ => None,
    }
}

fn why(view: &View, action: Action) -> Option<String> {
    if view.legal().len() == 1 {
        return Some(says::label().only_way.to_owned());
    }
    let place = about(view, action)?;
    let kind = view.table.piles[place.index()].kind();
    let reason = match action {
        Action::Put { card, .. } => {
            // What lies open after the act is the same in every world; only who draws what differs.
            let mut world = Desperados::determinize(view, &mut Rng::new(0));
            Desperados::apply(&mut world, Action::Put { card, place }, &mut Nobody).ok()?;
            let after = Desperados::view(&world, view.me);
            let mut kept = view.hand;
            kept.remove(card);
            let then = View { hand: kept, ..after };
            let (from, to) = (view.strongest(place).1, then.strongest(place).1);
            if then.phase == Phase::HoldUp(place) {
                // Which gang goes is another decision, so its strength is told only where there is but one.
                let counts = then.table.strengths(place);
                let weaker = then.legal().iter().any(|act| match act {
                    Action::Gang(gang) => !gang.is_empty() && counts.of_gang(*gang) < to,
                    Action::Put { .. } => false,
                });
                Reason::HoldsUp { kind, mine: to, safe: Odds::of(&then).safe(to), weaker }
            } else if to > from {
                Reason::Grows { kind, from, to }
            } else if to == from && to > 0 {
                Reason::Same { kind }
            } else {
                return None;
            }
        }
        Action::Gang(gang) => {
            let (odds, strengths) = (Odds::of(view), view.table.strengths(place));
            if gang.is_empty() {
                let best = view.strongest(place).1;
                Reason::Stays { best, safe: odds.safe(best), last: view.is_last_hold_up() }
            } else {
                let mine = strengths.of_gang(gang);
                Reason::Gang { mine, safe: odds.safe(mine) }
            }
        }
    };
    Some(says::reason(reason))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions};
    use super::*;

    fn advice(actions: &[(Action, f32)]) -> Advice {
        let options = actions.iter().map(|&(action, chance)| Estimate { action, chance, points: 0.0 });
        Advice { options: options.collect(), worlds: 40 }
    }

    #[test]
    fn a_hint_names_the_act_its_chance_and_a_reason_with_true_numbers() {
        let names = Names::new(["", "Ada"].map(str::to_owned));
        let (mut seen, mut unlikely) = ([0; 4], 0);
        for state in positions(2, 25) {
            let view = Desperados::view(&state, ME);
            let legal = view.legal();
            if legal.len() < 2 {
                continue;
            }
            for &action in legal.iter().take(3) {
                let other = legal[legal.len() - 1];
                let given = hint(&view, &advice(&[(action, 0.62), (other, 0.4)]), &names).unwrap();
                assert_eq!(given.action, action);
                assert_eq!(given.hint.chance, "62%");
                let alone = hint(&view, &advice(&[(other, 0.4)]), &names).unwrap().hint.order;
                let others = if alone == given.hint.order { vec![] } else { vec![(alone, "40%".to_owned())] };
                assert_eq!(given.hint.others, others);
                // What never comes off is no reason.
                assert!(!given.hint.why.contains(" 0 of 100"), "{}", given.hint.why);
                match action {
                    Action::Gang(gang) if gang.is_empty() => {
                        let Phase::HoldUp(place) = view.phase else { panic!() };
                        let best = view.strongest(place).1;
                        assert!(given.hint.why.contains(&format!("count {best},")), "{}", given.hint.why);
                        seen[0] += 1;
                    }
                    Action::Gang(gang) => {
                        let Phase::HoldUp(place) = view.phase else { panic!() };
                        let counts = view.table.strengths(place).of_gang(gang);
                        let cases = |safe| if safe == 100 { "all".to_owned() } else { format!("{safe} of") };
                        let said = match Odds::of(&view).safe(counts) {
                            safe @ 50.. => {
                                format!("counts {counts}, and nobody could beat it in {} 100 cases.", cases(safe))
                            }
                            safe => format!(
                                "counts {counts}. Somebody could beat it in {} 100 cases, but",
                                cases(100 - safe)
                            ),
                        };
                        assert!(given.hint.why.contains(&said), "{}", given.hint.why);
                        assert!(given.hint.order.ends_with(&format!(": strength {counts}")), "{}", given.hint.order);
                        let order = given.hint.order.to_lowercase();
                        let mut titles = gang.cards().map(|card| says::card_title(card).to_lowercase());
                        // "The red Notary", or "both red Notaries".
                        assert!(titles.all(|title| order.contains(title.trim_end_matches('y'))), "{order}");
                        seen[1] += 1;
                    }
                    Action::Put { place, .. } => {
                        let pile = view.table.piles[place.index()];
                        let alike =
                            view.table.piles.iter().filter(|other| other.kind() == pile.kind() && other.value() > 0);
                        let value = format!("({})", pile.value());
                        assert_eq!(given.hint.order.ends_with(&value), alike.count() > 1, "{}", given.hint.order);
                        let fills = view.table.fronts[place.index()].len() + 1 == pile.value();
                        assert_eq!(given.hint.why.contains("holds up"), fills, "{}", given.hint.why);
                        unlikely += u32::from(fills && !given.hint.why.contains("unbeaten"));
                        seen[2 + usize::from(fills)] += 1;
                    }
                }
            }
        }
        assert!(seen.iter().all(|&seen| seen > 10) && unlikely > 10, "{seen:?} {unlikely}");
    }

    #[test]
    fn a_card_that_holds_a_place_up_promises_no_gang_where_another_may_be_sent() {
        let names = Names::new(["", "Ada"].map(str::to_owned));
        let mut told = [0; 2];
        for state in positions(2, 60).filter(|state| Desperados::to_act(state) == Some(ME)) {
            let view = Desperados::view(&state, ME);
            for &action in &view.legal() {
                let mut after = state.clone();
                Desperados::apply(&mut after, action, &mut Nobody).unwrap();
                let after = Desperados::view(&after, ME);
                let (Action::Put { .. }, Phase::HoldUp(place)) = (action, after.phase) else { continue };
                let why = hint(&view, &advice(&[(action, 0.5)]), &names).unwrap().hint.why;
                if view.legal().len() < 2 || !why.contains("unbeaten") {
                    continue;
                }
                let strengths = after.table.strengths(place);
                let sent = |act: &Action| if let Action::Gang(gang) = act { strengths.of_gang(*gang) } else { 0 };
                let mut counts: Vec<u8> = after.legal().iter().map(sent).filter(|&counts| counts > 0).collect();
                counts.sort_unstable();
                counts.dedup();
                let best = format!("counts {}:", after.strongest(place).1);
                assert_eq!(why.contains(&best), counts.len() == 1, "{why} {counts:?}");
                told[usize::from(counts.len() > 1)] += 1;
            }
        }
        assert!(told.iter().all(|&told| told > 5), "{told:?}");
    }

    #[test]
    fn there_is_no_later_at_the_hold_up_that_ends_the_game() {
        let names = Names::new(["", "Ada"].map(str::to_owned));
        let out = Action::Gang(Hand::EMPTY);
        let mut seen = [0; 2];
        for state in positions(2, 60) {
            let view = Desperados::view(&state, ME);
            let Phase::HoldUp(place) = view.phase else { continue };
            if view.legal().len() < 2 {
                continue;
            }
            let last = view.table.piles[place.index()].value() == 5;
            let why = hint(&view, &advice(&[(out, 0.5)]), &names).unwrap().hint.why;
            assert_eq!((why.contains("later"), why.contains("no gang did better")), (!last, last), "{why}");
            seen[usize::from(last)] += 1;
        }
        assert!(seen[0] > 20 && seen[1] > 5, "{seen:?}");
    }

    #[test]
    fn a_gang_that_all_could_beat_is_not_advised_where_staying_out_is_as_good() {
        let names = Names::new(["", "Ada"].map(str::to_owned));
        let out = Action::Gang(Hand::EMPTY);
        let (mut weak, mut strong) = (0, 0);
        for state in positions(2, 6) {
            let view = Desperados::view(&state, ME);
            let Phase::HoldUp(place) = view.phase else { continue };
            let odds = Odds::of(&view);
            for &action in &view.legal() {
                let Action::Gang(gang) = action else { continue };
                if gang.is_empty() {
                    continue;
                }
                let told = |stays| hint(&view, &advice(&[(action, 0.5), (out, stays)]), &names).unwrap();
                // In the last hold-up nothing is thrown away.
                let hopeless = odds.safe(view.table.strengths(place).of_gang(gang)) == 0 && !view.is_last_hold_up();
                let close = told(0.485);
                assert_eq!(close.action, if hopeless { out } else { action });
                assert_eq!(
                    close.hint.others.is_empty(),
                    hopeless,
                    "nothing else is called better than what is advised"
                );
                let both = advice(&[(action, 0.5), (out, 0.485)]);
                let done = crate::ui::play::hint::told(hint, &view, &both, &names, action).unwrap().1;
                assert_eq!(done, close.hint.chance, "what was done is told as no better than what is advised");
                assert_eq!(told(0.4).action, action, "it does better");
                *if hopeless { &mut weak } else { &mut strong } += 1;
            }
        }
        assert!(weak > 5 && strong > 5, "{weak} {strong}");
    }

    #[test]
    fn nothing_advised_is_no_hint_and_two_as_good_say_so() {
        let names = Names::new(["", "Ada"].map(str::to_owned));
        let state = positions(2, 1).find(|state| Desperados::view(state, ME).legal().len() > 2).unwrap();
        let view = Desperados::view(&state, ME);
        assert_eq!(hint(&view, &advice(&[]), &names), None);
        let legal = view.legal();
        let close = hint(&view, &advice(&[(legal[0], 0.5), (legal[1], 0.495)]), &names).unwrap();
        assert!(close.hint.why.ends_with(crate::ui::text::hint_label().close_call));
    }
}
