//! A game looked back on: the same table, at which nobody acts, with what it takes to go to and fro.

use std::pin::Pin;
use std::sync::Arc;

use leptos::context::Provider;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Controls;
use super::actions::{Help, Say};
use super::explain::Explainer;
use super::frame::Parts;
use super::hint::{HintButton, HintPlace, Hinting, Hints};
use super::keys;
use super::log::{Jumps, Log};
use super::menu::log;
use super::review::{Decision, Mistakes, Review, next_mistake};
use super::rules::Library;
use super::share::share;
use super::slip::{Explanations, ask_button};
use super::topbar::{brand, pace, place, skip_link, tool};
use crate::engine::Seat;
use crate::ui::browser::art::drawing;
use crate::ui::browser::events::is_taken;
use crate::ui::browser::modal::Modal;
use crate::ui::browser::{rove, seek};
use crate::ui::text::{self, keep, label};

/// The way through a game that is over or rests, without its game. Positions are numbers of acts; what it is asked is tracked.
pub trait AnyWatch: Send + Sync {
    /// The number of the last act that has been.
    fn at(&self) -> usize;
    /// How many acts there are in all.
    fn end(&self) -> usize;
    /// Whether acts follow by themselves.
    fn is_running(&self) -> bool;
    /// Whose eyes are looked through.
    fn seat(&self) -> Seat;
    /// The seats whose eyes can be looked through.
    fn seats(&self) -> Vec<Seat>;
    /// Whether the game can be played on from here.
    fn may_branch(&self) -> bool;
    /// Goes to the act of that number, and halts there.
    fn go(&self, to: usize);
    /// Goes one act on (`1`) or back (`-1`), and halts there.
    fn step(&self, by: isize);
    /// Goes to the beginning of the next turn (`1`), or of this one or the one before (`-1`), and halts there.
    fn turn(&self, by: isize);
    /// Lets the acts follow one another, or halts them.
    fn run_or_halt(&self);
    /// Looks through the eyes of a seat.
    fn sit(&self, seat: Seat);
    /// Every decision of the player's where there was a choice.
    fn decisions(&self) -> Vec<Decision>;
    /// A decision of the player's as it is told away from the log, which has these `words` for it, if any; not tracked.
    fn told(&self, number: usize, words: Option<String>) -> Option<String>;
    /// How much of the chance to win a decision gave away, from 0 to 1, as the best bot sees it; nothing if that cannot be told.
    fn lost(&self, decision: Decision) -> Pin<Box<dyn Future<Output = Option<f32>>>>;
}

/// The way through a game, and the ways out. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Playback {
    /// The way through it.
    pub watch: StoredValue<Arc<dyn AnyWatch>>,
    /// Plays on from here.
    pub branch: Callback<()>,
    /// Enough seen.
    pub close: Callback<()>,
    /// Whether there is a table to go back to.
    pub kept: bool,
    /// What the player's decisions gave away, as far as it was looked for; it outlives the table.
    pub review: RwSignal<Option<Review>>,
}

impl Playback {
    fn get(self) -> Arc<dyn AnyWatch> {
        self.watch.get_value()
    }
}

/// The table of a game that is looked back on.
#[component]
pub fn LookBackTable(
    /// The table's controller.
    controls: Controls,
    /// The way through the game.
    playback: Playback,
    /// What lies on the table; the turns are those of the whole game.
    parts: Parts,
    /// What there is to read about the card that is picked up.
    help: Callback<(), Option<Help>>,
    /// What would have been advised then.
    hints: Hints,
) -> impl IntoView {
    let Parts { seats, info, entries, board, piles, status, hand, flights, explain } = parts;
    let explainer = Explainer::new(explain);
    let shows_log = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    let stop_sharing = Callback::new(move |()| sharing.set(false));
    let close_log = Callback::new(move |()| shows_log.set(false));
    let at = Memo::new(move |_| playback.get().at());
    let go = Callback::new(move |to| playback.get().go(to));
    let foot = next_mistake(playback, hints);
    let jumps = move |to_table: Callback<()>| {
        view! { <Mistakes controls playback hints entries to_table /> <Jumps entries at go /> }.into_any()
    };
    let library = Library::here();
    // A hint is about one place, and would go with it.
    Effect::new(move |_| {
        let is_asked = hints.state.with(|state| *state == Hinting::Asked);
        if is_asked && untrack(|| playback.get().is_running()) {
            playback.get().run_or_halt();
        }
    });
    rove::listen();
    let handle = window_event_listener(leptos::ev::keydown, move |event| pressed(&playback, controls, library, &event));
    on_cleanup(move || handle.remove());
    view! {
        <Provider value=foot>
            {skip_link()}
            <main class="table looking-back" class:explaining=explainer.asking data-players=seats>
                <header class="topbar">
                    {brand()}
                    <p class="topbar-info">
                        <b class="mark-replay">{keep().replay}</b>
                        " "
                        {move || place(info)}
                    </p>
                    <div class="topbar-tools" data-rove="row">
                        {pace(controls.settings, "pace")}
                        {ask_button(explainer)}
                        {tool("tool tool-log", "mark-log", label().log_short, "l", move || shows_log.set(true))}
                        {tool("tool", "mark-share", keep().share, "", move || sharing.set(true))}
                        <button type="button" class="tool" on:click=move |_| playback.close.run(())>
                            {drawing("mark-close", "mark")}
                            <span class="label">{if playback.kept { keep().back_to_game } else { keep().close_replay }}</span>
                        </button>
                    </div>
                </header>
                {board.run()}
                {piles}
                <Log>{jumps(Callback::new(|()| ()))}</Log>
                {status}
                <Knobs controls playback help hints />
                <HintPlace hints later=(controls.book.later)() />
                {hand.run()}
                <Explanations explainer controls />
            </main>
            {move || shows_log.get().then(|| log(close_log, move || jumps(close_log)))}
            {move || sharing.get().then(|| share(controls, stop_sharing))}
            {flights.run()}
        </Provider>
    }
}

/// To and fro, whose eyes, and away from here.
#[component]
fn Knobs(controls: Controls, playback: Playback, help: Callback<(), Option<Help>>, hints: Hints) -> impl IntoView {
    let asking = RwSignal::new(false);
    let (at, end) = (move || playback.get().at(), move || playback.get().end());
    let may_branch = Memo::new(move |_| playback.get().may_branch());
    let knob = move |mark: &'static str, class: &'static str, name: &'static str, press: Callback<()>| {
        view! {
            <button type="button" class=class title=name aria-label=name on:click=move |_| press.run(())>
                {drawing(mark, "mark")}
            </button>
        }
    };
    let turn = move |by| Callback::new(move |()| playback.get().turn(by));
    let step = move |by| Callback::new(move |()| playback.get().step(by));
    let run = move || {
        let (mark, name) =
            if playback.get().is_running() { ("mark-halt", keep().halt) } else { ("mark-run", keep().run) };
        knob(mark, "knob", name, Callback::new(move |()| playback.get().run_or_halt()))
    };
    let slid = move |event| {
        if let Ok(to) = event_target_value(&event).parse() {
            playback.get().go(to);
        }
    };
    let branch = move |_| {
        asking.set(false);
        playback.branch.run(());
    };
    let sure = move || {
        asking.get().then(|| {
            view! {
                <Modal title=keep().branch lead=keep().branch_note on_close=move |()| asking.set(false)>
                    <div class="dialog-foot">
                        <button type="button" class="button primary" on:click=branch>{keep().branch}</button>
                        <button type="button" class="button quiet" on:click=move |_| asking.set(false)>
                            {label().cancel}
                        </button>
                    </div>
                </Modal>
            }
        })
    };
    view! {
        <section class="actions" tabindex="-1" aria-label=keep().controls>
            <Say controls help />
            <div class="actions-bar controls">
                <div class="knobs" data-rove="row">
                    {knob("mark-skip", "knob back", keep().turn_back, turn(-1))}
                    {knob("mark-turn", "knob back", keep().step_back, step(-1))}
                    {run}
                    {knob("mark-turn", "knob", keep().step, step(1))}
                    {knob("mark-skip", "knob", keep().turn_on, turn(1))}
                </div>
                <Eyes controls playback />
                <label class="slide">
                    <span class="visually-hidden">{keep().position}</span>
                    <input
                        type="range"
                        min="0"
                        max=end
                        prop:value=move || at().to_string()
                        aria-valuetext=move || text::position(at(), end())
                        on:input=slid
                    />
                    <output>{move || text::position(at(), end())}</output>
                </label>
                <HintButton hints />
                <button
                    type="button"
                    class="button"
                    aria-disabled=move || if may_branch.get() { "false" } else { "true" }
                    on:click=move |_| asking.set(may_branch.get_untracked())
                >
                    {keep().branch}
                </button>
            </div>
            {sure}
        </section>
    }
}

/// Whose eyes the table is seen with.
#[component]
fn Eyes(controls: Controls, playback: Playback) -> impl IntoView {
    let seats = playback.get().seats();
    let single = seats.len() == 1;
    let options = seats
        .into_iter()
        .map(|seat| {
            let name = controls.names.with_value(|names| text::seen_by(names, seat));
            view! { <option value=seat.0 prop:selected=move || playback.get().seat() == seat>{name}</option> }
        })
        .collect_view();
    let chosen = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            playback.get().sit(Seat(seat));
        }
    };
    view! {
        <label class="eyes" title=single.then_some(keep().seat_note)>
            <span class="eyes-word">{keep().seat}</span>
            <select on:change=chosen>{options}</select>
        </label>
    }
}

/// Arrow keys step, a space runs and halts, except where they do something else; letters press what has them.
fn pressed(playback: &Playback, controls: Controls, library: Library, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |places: &str| target.as_ref().is_some_and(|target| target.closest(places).ok().flatten().is_some());
    if is_taken(event) || seek::first("dialog[open]").is_some() || keys::anywhere(controls, library, event) {
        return;
    }
    let busy = within("input, select, button");
    match event.key().as_str() {
        // The log is gone along up and down only.
        "ArrowRight" if !busy || within(".log-jump") => playback.get().step(1),
        "ArrowLeft" if !busy || within(".log-jump") => playback.get().step(-1),
        // The log, which has the focus once a line of it is pressed, scrolls by it.
        " " if !busy && !within(".log-lines") => playback.get().run_or_halt(),
        key => return keys::letter(controls, key),
    }
    event.prevent_default();
}
