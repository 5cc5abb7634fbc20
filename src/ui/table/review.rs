//! The dearest mistakes of a game that is looked back on: looked for on request, and listed with the ways there.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Controls;
use super::hint::{HintFoot, Hints};
use super::log::{Entry, words_of};
use super::look_back::Playback;
use crate::bots::rollout::MISTAKE;
use crate::ui::browser::focus;
use crate::ui::browser::frames::after_paint;
use crate::ui::text::{self, ME, hint_label, keep};

/// So many of the dearest are told.
const MOST: usize = 3;

/// A decision of the player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The number of the act.
    pub number: usize,
    /// The position of the replay at which it was to be made.
    pub before: usize,
    /// The position that it led to.
    pub after: usize,
}

/// An act that gave something away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake {
    /// The number of the act.
    number: usize,
    /// How much of the chance to win, from 0 to 1.
    lost: f32,
}

/// How far the decisions of a game have been weighed, and what was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// How many decisions there are.
    decisions: usize,
    /// How many of them have been weighed.
    weighed: usize,
    /// Of how many of these it could be told what they gave away.
    told: usize,
    /// The dearest mistakes among these, the dearest first.
    mistakes: Vec<Mistake>,
}

impl Review {
    /// Of so many decisions none has been weighed.
    fn of(decisions: usize) -> Self {
        Self { decisions, ..Self::default() }
    }

    /// One more was weighed: the act of that number gave so much away, if that could be told.
    fn weigh(&mut self, number: usize, lost: Option<f32>) {
        self.weighed += 1;
        let Some(lost) = lost else { return };
        self.told += 1;
        if lost >= MISTAKE {
            let at = self.mistakes.partition_point(|dearer| dearer.lost >= lost);
            self.mistakes.insert(at, Mistake { number, lost });
            self.mistakes.truncate(MOST);
        }
    }

    /// Whether it can be shown again: nothing is left to weigh, and something could be told.
    pub fn is_whole(&self) -> bool {
        self.weighed == self.decisions && self.told > 0
    }

    /// What was found once all have been weighed: that there are mistakes, that there are none, or that nothing can be told.
    fn found(&self) -> Option<&'static str> {
        (self.weighed == self.decisions).then(|| match (self.told, self.mistakes.as_slice()) {
            (0, _) => hint_label().none,
            (_, []) => keep().no_mistakes,
            _ => keep().mistakes,
        })
    }
}

/// Weighs every decision, one after another, and notes each. It ends early once the table has been left.
async fn look_for(playback: Playback) -> Option<()> {
    let review = playback.review;
    let watch = playback.watch.get_value();
    let decisions = watch.decisions();
    review.set(Some(Review::of(decisions.len())));
    for decision in decisions {
        // The bots are asked one thing at a time, and who waits for a hint goes first.
        TimeoutFuture::new(0).await;
        playback.watch.try_with_value(|_| ())?;
        let lost = watch.lost(decision).await;
        playback.watch.try_with_value(|_| ())?;
        review.try_update(|review| review.as_mut().map(|review| review.weigh(decision.number, lost)))??;
    }
    Some(())
}

/// Goes to where the act of that number was decided, and asks what would have been best.
fn go_to(playback: Playback, hints: Hints, number: usize) {
    playback.watch.get_value().go(number - 1);
    // A hint goes with its position, so the new one comes first.
    after_paint(move || hints.ask());
}

/// At the foot of a hint about a mistake, which lies over the list: the way to the next dearest, and from the last to the first.
pub(super) fn next_mistake(playback: Playback, hints: Hints) -> HintFoot {
    let next = move || {
        let Review { mistakes, .. } = playback.review.get()?;
        let at = playback.watch.get_value().at();
        let here = mistakes.iter().position(|mistake| mistake.number == at + 1)?;
        mistakes.iter().cycle().nth(here + 1).filter(|_| mistakes.len() > 1).copied()
    };
    let button = move |Mistake { number, lost }| {
        view! {
            <button type="button" class="button hint-do" on:click=move |_| go_to(playback, hints, number)>
                {keep().next_mistake}
                " "
                {text::lost(lost)}
            </button>
        }
    };
    HintFoot(ViewFn::from(move || next().map(button)))
}

/// In words what was found, each with its position: that is told, too, of what would read the same, and alone where there are no words.
fn tell_apart(found: Vec<(Option<String>, String)>) -> Vec<String> {
    let alike = |words: &Option<String>| found.iter().filter(|(other, _)| other == words).count() > 1;
    let told = |(words, position): &(Option<String>, String)| match words {
        Some(own) if alike(words) => format!("{own} ({position})"),
        Some(own) => own.clone(),
        None => position.clone(),
    };
    found.iter().map(told).collect()
}

/// The button that looks for the player's dearest mistakes, and then what was found; a press leads to the decision, and asks what would have been best.
#[component]
pub(super) fn Mistakes(
    /// The table's controller.
    controls: Controls,
    /// The way through the game.
    playback: Playback,
    /// What would have been advised then.
    hints: Hints,
    /// Every turn of the game.
    entries: Memo<Vec<Entry>>,
    /// The table is to be seen.
    to_table: Callback<()>,
) -> impl IntoView {
    let review = playback.review;
    let look = move |_| {
        // The button goes. On a phone it is in a dialog, over another that cannot be seen.
        request_animation_frame(|| {
            if !focus::go_to("dialog[open] .review-lead") {
                focus::go_to(".review-lead");
            }
        });
        spawn_local(async move { look_for(playback).await.unwrap_or_default() });
    };
    let told = move |&Mistake { number, .. }: &Mistake| {
        let watch = playback.watch.get_value();
        let words = watch.told(number, entries.with_untracked(|entries| words_of(entries, number)));
        (words, text::position(number, watch.end()))
    };
    let listed = move |(Mistake { number, lost }, words): (Mistake, String)| {
        view! {
            <button
                type="button"
                class="log-jump"
                on:click=move |_| {
                    to_table.run(());
                    go_to(playback, hints, number);
                }
            >
                <b>{text::lost(lost)}</b>
                " "
                {words}
            </button>
        }
    };
    let each = move |found: &[Mistake]| tell_apart(found.iter().map(told).collect());
    // What was found, with the mistakes.
    let heard = move |review: &Review| {
        let words = review.found()?;
        let told = review.mistakes.iter().zip(each(&review.mistakes));
        let told = told.map(|(mistake, words)| format!("{}: {words}", text::lost(mistake.lost))).collect::<Vec<_>>();
        Some(format!("{words} {}", told.join(" ")))
    };
    let begun = Memo::new(move |_| review.with(Option::is_some));
    // It has the focus, so it stays where it is while what it says changes.
    let words = move || {
        let review = review.get()?;
        Some(review.found().map_or_else(|| text::weighed(review.weighed, review.decisions), str::to_owned))
    };
    let found = move || {
        let found = review.get().filter(|review| review.found().is_some())?.mistakes;
        Some(found.iter().copied().zip(each(&found)).map(listed).collect_view())
    };
    let matter = move || {
        if begun.get() {
            view! {
                <p class="review-lead" tabindex="-1">{words}</p>
                {found}
            }
            .into_any()
        } else {
            view! { <button type="button" class="button" on:click=look>{keep().find_mistakes}</button> }.into_any()
        }
    };
    // Others' decisions are not judged, and who wants no hints is told of no mistakes.
    let is_shown = move || playback.watch.get_value().seat() == ME && controls.settings.hints.get();
    view! {
        <p class="visually-hidden" role="status">
            {move || heard(review.get().as_ref().filter(|_| is_shown())?)}
        </p>
        {move || is_shown().then(|| view! { <div class="review">{matter}</div> })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::text::{Lang, speak};

    #[test]
    fn the_dearest_three_are_told_the_dearest_first_and_none_that_cost_less_than_a_mistake() {
        let mut review = Review::of(7);
        for (number, lost) in
            [Some(0.05), Some(0.019), None, Some(0.2), Some(0.02), Some(0.05), Some(0.03)].into_iter().enumerate()
        {
            assert_eq!(review.found(), None);
            review.weigh(number, lost);
        }
        assert_eq!(review.found(), Some(keep().mistakes));
        let told: Vec<(usize, f32)> = review.mistakes.iter().map(|mistake| (mistake.number, mistake.lost)).collect();
        assert_eq!(told, [(3, 0.2), (0, 0.05), (5, 0.05)], "of two that are as dear the earlier one first");
    }

    #[test]
    fn no_two_mistakes_read_the_same() {
        let found = [Some("You passed."), None, Some("You shot."), Some("You passed."), None];
        let found = found.iter().zip(["Act 1", "Act 2", "Act 3", "Act 4", "Act 5"]);
        let told = tell_apart(found.map(|(words, at)| (words.map(str::to_owned), at.to_owned())).collect());
        assert_eq!(told, ["You passed. (Act 1)", "Act 2", "You shot.", "You passed. (Act 4)", "Act 5"]);
    }

    #[test]
    fn that_nothing_was_given_away_is_only_said_where_it_could_be_told() {
        let found = |lost: &[Option<f32>]| {
            let mut review = Review::of(lost.len());
            lost.iter().enumerate().for_each(|(number, &lost)| review.weigh(number, lost));
            review.found()
        };
        assert_eq!(found(&[Some(0.0), None]), Some(keep().no_mistakes));
        assert_eq!(found(&[None, None]), Some(hint_label().none));
        assert_eq!(found(&[]), Some(hint_label().none));
    }

    #[test]
    fn what_was_broken_off_or_told_nothing_is_looked_for_anew() {
        let is_whole = |decisions, lost: &[Option<f32>]| {
            let mut review = Review::of(decisions);
            lost.iter().enumerate().for_each(|(number, &lost)| review.weigh(number, lost));
            review.is_whole()
        };
        assert!(is_whole(2, &[Some(0.0), None]));
        assert!(!is_whole(2, &[Some(0.1)]), "one is still to be weighed");
        assert!(!is_whole(2, &[None, None]) && !is_whole(0, &[]));
    }

    #[test]
    fn that_nothing_was_given_away_names_what_a_mistake_costs() {
        for &lang in Lang::ALL {
            speak(lang);
            assert!(keep().no_mistakes.contains(&text::percent(MISTAKE)), "{lang:?}");
        }
    }
}
