//! The frame of the sheet after a hand: its heading, what the game writes on it, and the way on.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::seat::portrait;
use super::{Controls, Exits, keys};
use crate::engine::Seat;
use crate::ui::browser::motion::{self, css};
use crate::ui::text::{ME, Names, keep, label};

/// The sheet after a hand.
#[component]
pub fn ScoreSheet(
    /// The table's controller.
    controls: Controls,
    /// The ways out.
    exits: Exits,
    /// Its heading.
    #[prop(into)]
    title: String,
    /// Why the hand ended, if known.
    why: Option<String>,
    /// Whether it was the last one.
    over: bool,
    /// The button at the foot was pressed.
    #[prop(into)]
    on_next: Callback<()>,
    /// What stands on it.
    children: Children,
) -> impl IntoView {
    keys::listen_on_sheet(controls);
    let take_back = untrack(|| controls.get().can_take_back().is_ok()).then(|| {
        view! {
            <button type="button" class="button quiet" data-key="u" on:click=move |_| controls.take_back()>
                {keep().take_back}
            </button>
        }
    });
    let more = (!controls.lesson).then(|| {
        view! {
            <div class="sheet-more">
                <button type="button" class="button quiet" on:click=move |_| exits.look_back.run(usize::MAX)>
                    {keep().look_back}
                </button>
                <button type="button" class="button quiet" on:click=move |_| exits.leave.run(())>
                    {label().leave}
                </button>
            </div>
        }
    });
    view! {
        <main class="score">
            <div class="score-sheet sheet framed">
                <h1 class="score-title" id="sheet-title">{title}</h1>
                <p class="score-why" id="sheet-why">{why}</p>
                <hr class="rule" />
                {children()}
                {more}
            </div>
            <div class="sheet-foot">
                {take_back}
                <button type="button" class="button primary" aria-describedby="sheet-title sheet-why" on:click=move |_| on_next.run(())>
                    {if over { label().to_the_end } else { label().next_hand }}
                </button>
            </div>
        </main>
    }
}

/// How often a sum changes while it runs up, in milliseconds.
const BEAT: u32 = 45;
/// In how many steps it runs up at most.
const STEPS: i16 = 18;

/// Somebody in the race, on the sheet after a hand: bar and sum run from what they had to what they have.
pub struct Runner {
    /// Who.
    pub seat: Seat,
    /// What they have now.
    pub total: i16,
    /// What of it is new.
    pub gained: i16,
    /// How much ends the game.
    pub goal: i16,
    /// What is new, in words.
    pub gain: String,
    /// So much, in words.
    pub say: fn(i16) -> String,
}

impl Runner {
    /// Draws it.
    pub fn view(self, names: &Names) -> impl IntoView + use<> {
        let Self { seat, total, gained, goal, gain, say } = self;
        let had = total - gained;
        let (shown, beats) = (RwSignal::new(total), StoredValue::new_local(None::<Interval>));
        // The bar moves only where things may move; the sum goes with it, from the first frame on.
        if gained != 0 && !motion::is_unwanted() {
            shown.set(had);
            let (steps, mut step) = (gained.abs().min(STEPS), 0);
            let interval = Interval::new(BEAT, move || {
                step += 1;
                let there = i32::from(gained) * i32::from(step) / i32::from(steps);
                if shown.try_set(had + there as i16).is_some() || step >= steps {
                    beats.try_update_value(|beats| drop(beats.take()));
                }
            });
            beats.set_value(Some(interval));
        }
        let reached = |sum: i16| f64::from(sum.clamp(0, goal)) / f64::from(goal);
        let before = if reached(total) > 0.0 { reached(had) / reached(total) } else { 0.0 };
        view! {
            <li
                class="runner"
                class:is-you=seat == ME
                style=("--reached", css(reached(total)))
                style=("--before", css(before.min(1.0)))
            >
                {portrait(names, seat)}
                <span class="runner-name">{names.of(seat).to_owned()}</span>
                <span class="runner-bar" aria-hidden="true"><span class="runner-fill"></span></span>
                <span class="runner-gain" class:loss=gained < 0>{gain}</span>
                <b class="runner-money">
                    <span class="visually-hidden">{say(total)}</span>
                    <span aria-hidden="true">{move || say(shown.get())}</span>
                </b>
            </li>
        }
    }
}
