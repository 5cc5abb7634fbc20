//! Hints at a table: when one can be had, and who thinks of it.

use std::pin::Pin;

use futures_util::future::{AbortHandle, abortable};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Play;
use super::controller::Controller;
use crate::bots::rollout::{Advice, Estimate};
use crate::engine::Game;
use crate::ui::browser::focus;
use crate::ui::table::Controls;
use crate::ui::table::hint::{Hint, Hinting, Hints};
use crate::ui::text::{self, Names};

/// Chances closer than this are as good as the same.
const CLOSE: f32 = 0.01;
/// How many other acts are shown.
const OTHERS: usize = 2;

/// A hint, and what it advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised<A> {
    /// What is advised.
    pub action: A,
    /// The same in words.
    pub hint: Hint,
}

/// Where the player is asked for a decision, which is where a hint about it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Nowhere: there is nothing to advise.
    Nowhere,
    /// By the buttons beside the hand.
    AtHand,
    /// On the board, which the hint leaves free.
    OnBoard,
    /// In a dialog, which then has the hint in it.
    InDialog,
}

/// The hint that the first of `options` is best because of `why`; none if there are none. `order` puts an act into words: what reads as the
/// advice does, or as one before it, tells nothing more, such as gangs of other cards that count as much.
pub fn advise<G: Game>(
    options: &[Estimate<G>],
    order: impl Fn(G::Action) -> String,
    why: String,
    odds: Option<String>,
) -> Option<Advised<G::Action>> {
    let (best, others) = options.split_first()?;
    let hint =
        Hint { order: order(best.action), chance: to_win(best.chance), odds, why, others: Vec::new(), done: None };
    let hint = others.iter().fold(hint, |mut hint, other| {
        let words = order(other.action);
        let is_told = words == hint.order || hint.others.iter().any(|(told, _)| *told == words);
        if hint.others.len() < OTHERS && !is_told {
            hint.others.push((words, to_win(other.chance)));
        }
        hint
    });
    Some(Advised { action: best.action, hint })
}

/// `why`, and that there is little between the first and the next where that is so.
pub fn or_close<G: Game>(options: &[Estimate<G>], why: String) -> String {
    match options {
        [best, next, ..] if (best.chance - next.chance).abs() < CLOSE => {
            format!("{why} {}", text::hint_label().close_call)
        }
        _ => why,
    }
}

/// A chance to win. It is told as none or as certain only where it is so in every guess.
fn to_win(chance: f32) -> String {
    text::percent(in_percent(chance) / 100.0)
}

/// The whole percent that a chance is told as: 0 and 100 only for what is certain.
pub(super) fn in_percent(chance: f32) -> f32 {
    (100.0 * if chance > 0.0 && chance < 1.0 { chance.clamp(0.01, 0.99) } else { chance }).round()
}

/// How a hint is put into words, if there is one.
pub type Tell<G> =
    fn(&<G as crate::engine::Game>::View, &Advice<G>, &Names) -> Option<Advised<<G as crate::engine::Game>::Action>>;

/// What puts hints into words, once it has come.
pub type Teller<G> = fn() -> Pin<Box<dyn Future<Output = Tell<G>>>>;

/// The hints of the table behind `controller`, and what the one that is shown advises; tracked. `asked` says where the player is asked in a
/// position, `teller` puts into words what is told of it.
pub fn hints<G: Play>(
    controller: Controller<G>,
    controls: Controls,
    asked: fn(&G::View) -> Asked,
    teller: Teller<G>,
) -> (Hints, RwSignal<Option<G::Action>>) {
    let asked = move || match controller.view().with(asked) {
        _ if !controller.may_ask() => Asked::Nowhere,
        // Nobody is asked any more: it stands beside the table.
        at if controller.decided().is_some() && at != Asked::Nowhere => Asked::AtHand,
        at => at,
    };
    let advised = RwSignal::new(None::<G::Action>);
    let state = RwSignal::new(Hinting::None);
    let follow = move |()| {
        if let Some(action) = advised.get_untracked() {
            controls.once_pressed(move || {
                controls.clear();
                if controller.asks_first(action) {
                    focus::go_to(".hint-button"); // where it comes back to from the question
                }
                state.set(Hinting::None);
                controller.act(action);
            });
        }
    };
    let thought = StoredValue::new_local(None::<AbortHandle>);
    let think_no_more = move || {
        if let Some(thought) = thought.try_update_value(Option::take).flatten() {
            thought.abort();
        }
    };
    let think = move |()| {
        think_no_more();
        let (thinks, handle) = abortable(think(controller, controls, teller, state, advised));
        thought.set_value(Some(handle));
        spawn_local(async move { thinks.await.ok().flatten().unwrap_or_default() });
    };
    let hints = Hints {
        state,
        // What to do in a lesson is told.
        may: Callback::new(move |()| asked() != Asked::Nowhere && controls.settings.hints.get() && !controls.lesson),
        in_dialog: Callback::new(move |()| asked() == Asked::InDialog),
        low: Callback::new(move |()| asked() == Asked::OnBoard),
        think: Callback::new(think),
        follow: Callback::new(follow),
    };
    // A hint is about one position: it goes with it, and with the wish for hints.
    Effect::new(move |_| {
        controller.view().track();
        hints.may.run(());
        hints.put_away();
    });
    // Nobody waits for one that was put away, but the bots would, for who thinks of it.
    Effect::new(move |_| {
        let (is_asked, is_given) = state.with(|state| (*state == Hinting::Asked, matches!(state, Hinting::Given(_))));
        if !is_asked {
            think_no_more();
        }
        if !is_given && advised.with_untracked(Option::is_some) {
            advised.set(None);
        }
    });
    on_cleanup(think_no_more);
    (hints, advised)
}

/// Has a hint thought of and given. Nothing happens if the table has been left in the meantime.
async fn think<G: Play>(
    controller: Controller<G>,
    controls: Controls,
    teller: Teller<G>,
    state: RwSignal<Hinting>,
    advised: RwSignal<Option<G::Action>>,
) -> Option<()> {
    // What tells it may come late: only then it is thought about where the table stands.
    let tell = teller().await;
    let advice = controller.advice().await;
    let names = controls.names.try_get_value()?;
    let done = controller.decided_now();
    let (thought, done) = match advice {
        Some(advice) => controller.view().try_with_untracked(|view| {
            let done = done.and_then(|done| told(tell, view, &advice, &names, done));
            (tell(view, &advice, &names), done)
        })?,
        None => (None, None),
    };
    // Put away, or of another position by now.
    if state.try_with_untracked(|state| *state == Hinting::Asked)? {
        let (action, mut hint) = thought.map(|Advised { action, hint }| (action, hint)).unzip();
        if let Some(hint) = &mut hint {
            // It is told last, by itself.
            hint.others.retain(|(told, _)| done.as_ref().is_none_or(|(done, _)| told != done));
            hint.done = done;
        }
        advised.set(action);
        state.set(Hinting::Given(hint));
    }
    Some(())
}

/// An act that was weighed, in words and with its chance. What is not advised although it was weighed a little higher, as nobody would understand
/// it, is told as no better than what is.
pub(in crate::ui) fn told<G: Play>(
    tell: Tell<G>,
    view: &G::View,
    advice: &Advice<G>,
    names: &Names,
    action: G::Action,
) -> Option<(String, String)> {
    let find = |action| advice.options.iter().find(|option| option.action == action).copied();
    let best = find(tell(view, advice, names)?.action)?;
    let mut weighed = find(action)?;
    weighed.chance = weighed.chance.min(best.chance);
    let alone = Advice { options: std::iter::once(weighed).collect(), ..advice.clone() };
    let Hint { order, chance, .. } = tell(view, &alone, names)?.hint;
    Some((order, chance))
}
