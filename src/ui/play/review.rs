//! What the player's decisions gave away, in a game that is looked back on: each is weighed as for a hint.

use leptos::prelude::*;

use super::Play;
use super::hint::in_percent;
use super::history::History;
use super::watch::{Watch, decided};
use crate::bots::rollout::MISTAKE;
use crate::engine::Replay;
use crate::ui::table::review::Decision;
use crate::ui::text::{self, ME, Names};

/// Every decision of the player's where there was a choice.
pub(in crate::ui) fn decisions<G: Play>(replay: &Replay<G>) -> Vec<Decision> {
    let led_to = History::new(replay, ME, replay.end()).led_to;
    let mut decisions = Vec::new();
    for number in 1..led_to.len() {
        let (before, after) = (led_to[number - 1], led_to[number]);
        if decided(replay, after).is_some() && G::legal(replay.state(after - 1)).as_ref().len() > 1 {
            decisions.push(Decision { number, before, after });
        }
    }
    decisions
}

/// The act of that number as it is told away from the log, which has these `words` for it, if any: where several hands are played with its own.
pub(in crate::ui) fn told<G: Play>(
    replay: &Replay<G>,
    history: &History<G>,
    number: usize,
    names: &Names,
    words: Option<String>,
) -> Option<String> {
    let view = G::view(replay.state(history.place_of(number.checked_sub(1)?)), ME);
    let (action, _) = decided(replay, history.place_of(number))?;
    let words = G::told(action, &view, names, words)?;
    let hand = history.acts.get(number).filter(|_| G::HANDS).map(|act| act.hand);
    Some(match hand {
        Some(hand) => format!("{}. {words}", text::hand_number(hand)),
        None => words,
    })
}

/// How much of the chance to win it gave away, from 0 to 1; nothing if it cannot be weighed, or the table has been left.
pub(super) async fn lost<G: Play>(watch: Watch<G>, Decision { before, after, .. }: Decision) -> Option<f32> {
    let (view, (action, seed)) = watch
        .replay
        .try_with_value(|replay| Some((G::view(replay.state(before), ME), decided(replay, after)?)))
        .flatten()?;
    let advice = watch.controller.weigh(seed, view, Some(action)).await?;
    let (cost, best) = (advice.cost(action)?, advice.options.first()?.chance);
    // By as much as the chances differ that its hint tells.
    let told = in_percent(best) - in_percent(best - cost);
    Some(if cost < MISTAKE { cost } else { (told / 100.0).max(MISTAKE) })
}
