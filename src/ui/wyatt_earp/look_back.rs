//! A game looked back on: the same table, at which nobody acts, with what it takes to go to and fro.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::actions::Say;
use super::desk::Desk;
use super::hand::Hand;
use super::ledger::{self, Scroll, Turn};
use super::piles::Piles;
use super::sky::Sky;
use super::status::Status;
use super::table::board;
use super::topbar::{brand, pace, tool};
use crate::engine::Seat;
use crate::games::wyatt_earp::Phase;
use crate::ui::art::drawing;
use crate::ui::focus;
use crate::ui::keep::Record;
use crate::ui::modal::Modal;
use crate::ui::text::{self, keep, label};
use crate::ui::watch::Watch;

/// The game of `watch`.
#[component]
#[allow(clippy::large_types_passed_by_value)] // a component owns what it is given
pub fn LookBack(
    /// The way through the game.
    watch: Watch,
    /// Whether there is a table to go back to.
    kept: bool,
    /// Enough seen.
    #[prop(into)]
    on_close: Callback<()>,
    /// Gets the game as it was, to be played on.
    #[prop(into)]
    on_branch: Callback<Record>,
) -> impl IntoView {
    let desk = Desk::new(watch.door);
    let seats = desk.with_untracked(|view| view.table.seats());
    let hand = Memo::new(move |_| desk.with(|view| view.table.hand_number));
    let log = RwSignal::new(false);
    let close = move |()| log.set(false);
    let handle = window_event_listener(leptos::ev::keydown, move |event| pressed(&watch, &event));
    on_cleanup(move || handle.remove());
    view! {
        <a class="skip-link" href="#hand">{label::SKIP_TO_HAND}</a>
        <main class="table looking-back" data-players=seats>
            <header class="topbar">
                {brand()}
                <p class="topbar-info">
                    <b class="mark-replay">{keep::REPLAY}</b>
                    " "
                    {move || text::at_the_table(hand.get())}
                </p>
                <div class="topbar-tools">
                    {pace(desk.door.settings(), "pace")}
                    {tool("tool tool-log", "mark-log", label::LOG_SHORT, move || log.set(true))}
                    <button type="button" class="tool" on:click=move |_| on_close.run(())>
                        {drawing("mark-close", "mark")}
                        <span class="label">{if kept { keep::BACK_TO_GAME } else { keep::CLOSE_REPLAY }}</span>
                    </button>
                </div>
            </header>
            {board(desk)}
            <Piles desk />
            <section class="log" aria-labelledby="log-title">
                <h2 class="log-title" id="log-title">{label::LOG}</h2>
                <Turns watch />
            </section>
            <Status desk />
            <Controls watch desk on_branch />
            <Hand desk />
        </main>
        {move || {
            log.get()
                .then(|| {
                    view! {
                        <Modal title=label::LOG class="drawer" on_close=close closer=true>
                            <Turns watch />
                        </Modal>
                    }
                })
        }}
        <Sky desk />
    }
}

/// To and fro, whose eyes, and away from here.
#[component]
fn Controls(watch: Watch, desk: Desk, on_branch: Callback<Record>) -> impl IntoView {
    let asking = RwSignal::new(false);
    let end = move || watch.end();
    let knob = move |mark: &'static str, class: &'static str, name: &'static str, press: Callback<()>| {
        view! {
            <button type="button" class=class title=name aria-label=name on:click=move |_| press.run(())>
                {drawing(mark, "mark")}
            </button>
        }
    };
    let run = move || {
        let (mark, name) = if watch.is_running() { ("mark-halt", keep::HALT) } else { ("mark-run", keep::RUN) };
        knob(mark, "knob", name, Callback::new(move |()| watch.run_or_halt()))
    };
    let slid = move |event| {
        if let Ok(to) = event_target_value(&event).parse() {
            watch.go(to);
        }
    };
    let over = Memo::new(move |_| desk.with(|view| matches!(view.phase, Phase::GameOver { .. })));
    let branch = move |_| {
        asking.set(false);
        if let Some(record) = watch.branch() {
            on_branch.run(record);
        }
    };
    let sure = move || {
        asking.get().then(|| {
            view! {
                <Modal title=keep::BRANCH lead=keep::BRANCH_NOTE on_close=move |()| asking.set(false)>
                    <div class="dialog-foot">
                        <button type="button" class="button primary" on:click=branch>{keep::BRANCH}</button>
                        <button type="button" class="button quiet" on:click=move |_| asking.set(false)>
                            {label::CANCEL}
                        </button>
                    </div>
                </Modal>
            }
        })
    };
    view! {
        <section class="actions" tabindex="-1" aria-label=keep::CONTROLS>
            <Say desk />
            <div class="actions-bar controls">
                <div class="knobs">
                    {knob("mark-skip", "knob back", keep::TURN_BACK, Callback::new(move |()| watch.turn(-1)))}
                    {knob("mark-turn", "knob back", keep::STEP_BACK, Callback::new(move |()| watch.step(-1)))}
                    {run}
                    {knob("mark-turn", "knob", keep::STEP, Callback::new(move |()| watch.step(1)))}
                    {knob("mark-skip", "knob", keep::TURN_ON, Callback::new(move |()| watch.turn(1)))}
                </div>
                <label class="slide">
                    <span class="visually-hidden">{keep::POSITION}</span>
                    <input
                        type="range"
                        min="0"
                        max=end
                        prop:value=move || watch.at().to_string()
                        aria-valuetext=move || text::position(watch.at(), end())
                        on:input=slid
                    />
                    <output>{move || text::position(watch.at(), end())}</output>
                </label>
                <Eyes watch />
                <button
                    type="button"
                    class="button"
                    aria-disabled=move || if over.get() { "true" } else { "false" }
                    on:click=move |_| asking.set(!over.get())
                >
                    {keep::BRANCH}
                </button>
            </div>
            {sure}
        </section>
    }
}

/// Whose eyes the table is seen with.
#[component]
fn Eyes(watch: Watch) -> impl IntoView {
    let names = watch.door.names();
    let seats = watch.seats();
    let single = seats.len() == 1;
    let options = seats
        .into_iter()
        .map(|seat| {
            view! {
                <option value=seat.0 prop:selected=move || watch.seat() == seat>{text::seen_by(&names, seat)}</option>
            }
        })
        .collect_view();
    let chosen = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            watch.sit(Seat(seat));
        }
    };
    view! {
        <label class="eyes" title=single.then_some(keep::SEAT_NOTE)>
            <span class="eyes-word">{keep::SEAT}</span>
            <select on:change=chosen>{options}</select>
        </label>
    }
}

/// Every turn of the game; pressing one goes there.
#[component]
fn Turns(watch: Watch) -> impl IntoView {
    let names = StoredValue::new(watch.door.names());
    let turns = Memo::new(move |_| watch.all().with(|all| names.with_value(|names| ledger::turns(&all.acts, names))));
    // The latest turn that has begun.
    let now = Memo::new(move |_| {
        let at = watch.at();
        turns.with(|turns| turns.iter().rfind(|turn| turn.at <= at).map_or(0, |turn| turn.at))
    });
    Effect::new(move |_| {
        now.track();
        focus::bring_into_view(".log-jump[aria-current=\"true\"]".to_owned());
    });
    view! {
        <Scroll>
            <For each=move || turns.get() key=Turn::clone let:turn>
                <li class="log-turn">
                    <button
                        type="button"
                        class="log-jump"
                        aria-current=move || (now.get() == turn.at).then_some("true")
                        on:click=move |_| watch.go(turn.at)
                    >
                        {turn.title}
                    </button>
                </li>
                {turn.lines.into_iter().map(|line| view! { <li class="log-line">{line}</li> }).collect_view()}
            </For>
        </Scroll>
    }
}

/// Arrow keys step, a space runs and halts, except where they do something else.
fn pressed(watch: &Watch, event: &KeyboardEvent) {
    let chord = event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented();
    let busy =
        |target: web_sys::Element| target.closest("dialog, input, select, button, .log-lines").ok().flatten().is_some();
    if chord || event.target().and_then(|target| target.dyn_into().ok()).is_some_and(busy) {
        return;
    }
    match event.key().as_str() {
        "ArrowRight" => watch.step(1),
        "ArrowLeft" => watch.step(-1),
        " " => watch.run_or_halt(),
        _ => return,
    }
    event.prevent_default();
}
