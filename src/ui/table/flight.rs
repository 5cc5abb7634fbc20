//! The cards that are on their way, above the table. What lies on the table is there already; it is only kept unseen until they land.

mod coins;
mod course;
mod pose;

use std::time::Duration;

pub use coins::Payment;
use leptos::html;
use leptos::prelude::*;

use self::course::Course;
use super::Controls;
use super::card::{Looks, back, lying};
use crate::engine::Seat;
use crate::ui::browser::frames::after_paint;
use crate::ui::browser::motion::{self, Places, css};
use crate::ui::settings::UNTIL_TURNED;

/// How long one card takes; like all times here in milliseconds at the normal pace.
const FLIGHT: f64 = 380.0;
/// How much later the next begins of what moves one after another.
const BEAT: f64 = 420.0;
/// How long the hand takes to close up.
const SETTLE: f64 = 240.0;
/// How long a card that has landed goes on lying over what it has become, in milliseconds at any pace.
const LANDED: f64 = 60.0;
/// What the names of the cards in the hand begin with.
const HELD: &str = "held-";

/// Where on the page a card comes from or goes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Anchor {
    /// The place of that name (`data-slot`), as large as a card there: one in the hand, or a pile.
    Card(String),
    /// The place of that name, for a small card: another's hand.
    Small(String),
    /// Among the cards that lie at the place of that name.
    Among(String),
    /// Held up for all to see, so many of its widths beside the middle of the board.
    HeldUp(f64),
}

/// One card on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// Which, as the game numbers them; `None` if it is seen from its back.
    pub card: Option<u16>,
    /// Whence.
    pub from: Anchor,
    /// Where it is held up on its way, if at all.
    pub shown: Option<Anchor>,
    /// Whither; `None` if it ends where it is held up.
    pub to: Option<Anchor>,
    /// What is stamped on it while it is held up.
    pub stamp: Option<String>,
    /// Whether it hits, if it is turned by a shot.
    pub hit: Option<bool>,
    /// After how many others it sets out.
    pub step: u8,
    /// Whether it comes out of nothing as it sets out; otherwise it is seen to lie until then.
    pub appears: bool,
    /// Whether it only lies where it is until all others have landed.
    pub lies: bool,
    /// Whether it is thrown over rather than taken away.
    pub tips: bool,
    /// What it is once it has landed (a selector): not to be seen before.
    pub becomes: Option<String>,
}

/// A movement of the style sheets besides the cards'.
#[derive(Clone, Debug, PartialEq)]
pub struct Stir {
    /// What moves.
    pub selector: String,
    /// The class that moves it.
    pub class: &'static str,
    /// For how long.
    pub span: Span,
}

/// When something besides the cards moves, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Span {
    /// From when the first card has arrived, for so long.
    FromArrival(f64),
    /// From when all see what the card does that a shot turned, for so long.
    OnceTurned(f64),
    /// From the start until so long after the last card has landed.
    PastLanding(f64),
    /// From when the last card has landed, for so long.
    OnLanding(f64),
    /// Likewise; it is not to be seen before. Its class waits for `--stamped-at`.
    Appears(f64),
    /// One after another from then on: after so many others, for so long.
    InTurn(usize, f64),
}

/// When what has happened may be read, in the status, in the log and where `told` is the class: not before it is seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Telling {
    /// At once.
    #[default]
    AtOnce,
    /// When what the card does that a shot turned has been seen.
    OnceTurned,
    /// So long after it, in milliseconds at the normal pace.
    After(f64),
    /// After all cards have landed: each line of the log, in their order, after so many turns, the rest after so many.
    InTurns {
        /// The lines.
        lines: Vec<usize>,
        /// The rest.
        rest: usize,
    },
}

/// All that moves after an act.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// The cards, in the order in which they set out.
    pub flights: Vec<Flight>,
    /// What moves besides.
    pub stirs: Vec<Stir>,
    /// What is paid.
    pub payments: Vec<Payment>,
    /// For how long everything waits for what is told elsewhere, in milliseconds at the normal pace.
    pub waits: f64,
    /// When it may be read.
    pub telling: Telling,
}

/// An act that things are moved by.
pub struct Departure {
    /// Where things were before it.
    pub places: Places,
    /// What moves.
    pub plan: Plan,
}

/// Everything that flies over the table.
#[component]
pub fn FlightLayer(
    /// The table's controller.
    controls: Controls,
    /// How the cards look.
    looks: Looks,
    /// What the last act moves; gets whether the table has only just been laid. Nothing if things are to be there at once.
    depart: Callback<bool, Option<Departure>>,
    /// So much more is on its way to a seat, or, below nothing, has come to it.
    #[prop(optional)]
    on_way: Option<Callback<(Seat, i16)>>,
) -> impl IntoView {
    let courses = RwSignal::new(Vec::<Course>::new());
    let first = StoredValue::new(true);
    Effect::new(move |_| {
        let act = controls.get().acts_seen().saturating_sub(1);
        let fresh = first.get_value();
        first.set_value(false);
        motion::end_passing();
        if let Some(departure) = depart.run(fresh) {
            let tempo = controls.settings.pace.now().tempo();
            // Before anything is painted: the coins set out a frame later, and until then no purse may show what they bring.
            coins::announce(&departure.plan.payments, on_way);
            request_animation_frame(move || take_off(courses, departure, act, tempo, on_way));
        }
    });
    view! {
        <div class="flights" aria-hidden="true">
            <For each=move || courses.get() key=|course| course.id let:course>
                {flying(course, looks)}
            </For>
        </div>
    }
}

/// A time for the style sheets.
fn ms(millis: f64) -> String {
    format!("{}ms", css(millis))
}

fn flying(course: Course, looks: Looks) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    let Course { card, coin, tips, turns, stamp, hit, frames, width, millis, turning, stamped_at, .. } = course;
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            motion::play_to_stay(&node, &frames, millis);
        }
    });
    let card = if coin {
        view! { <i class="coin"></i> }.into_any()
    } else {
        card.map_or_else(back, |card| lying(looks(card)))
    };
    let card = if turns || tips {
        let class = if turns { "turning" } else { "tipping" };
        let back = turns.then(|| view! { <div class="turning-back">{back()}</div> });
        let (at, turn) = (ms(turning.0), ms(turning.1));
        view! { <div class=class style=("--turn-at", at) style=("--turn", turn)>{card} {back}</div> }.into_any()
    } else {
        card
    };
    let stamp = stamp.map(|words| view! { <span class="stamp is-stamped">{words}</span> });
    view! {
        <div
            class="flight"
            class:hit=hit == Some(true)
            class:miss=hit == Some(false)
            style=("--card-w", format!("{}px", css(width)))
            style=("--stamped-at", ms(stamped_at))
            node_ref=node
        >
            {card}
            {stamp}
        </div>
    }
}

/// Sends off what the last act moved, which has that number in the log.
fn take_off(
    courses: RwSignal<Vec<Course>>,
    departure: Departure,
    act: usize,
    tempo: f64,
    on_way: Option<Callback<(Seat, i16)>>,
) {
    // The table may have been left in the meantime.
    if courses.is_disposed() {
        return;
    }
    let Departure { places: before, plan } = departure;
    let places = motion::places();
    // Among others it lies where it is seen to be then.
    let lands = |flight: &Flight| match flight.to {
        Some(Anchor::Among(_)) => motion::place_of(flight.becomes.as_deref()?),
        _ => None,
    };
    let with_course = |flight| Some((Course::of(&flight, lands(&flight), &before, &places, tempo)?, flight));
    let mut list: Vec<(Course, Flight)> = plan.flights.into_iter().filter_map(with_course).collect();
    motion::settle(&before, &places, HELD, SETTLE * tempo);
    let waits = plan.waits * tempo;
    for (course, _) in &mut list {
        course.wait += waits;
    }
    let longest = list.iter().map(|(course, _)| course.wait + course.millis).fold(waits, f64::max);
    for (mut course, flight) in list {
        if flight.lies {
            course.millis = longest;
        }
        let hidden = course.wait + course.millis;
        match flight.becomes {
            // What waits for what is told elsewhere is there as soon as nobody does any more.
            Some(selector) if waits > 0.0 => motion::hide_awaited(&selector, hidden),
            Some(selector) => motion::hide(&selector, hidden),
            None => {}
        }
        send(courses, course, waits > 0.0);
    }
    if waits > 0.0 {
        // Until well after the first has set out.
        motion::mark(".flights", "is-awaited", waits + FLIGHT * tempo);
    }
    let after = |turns: usize| longest + turns as f64 * BEAT * tempo;
    let (untold, lines) = match plan.telling {
        Telling::AtOnce => (0.0, Vec::new()),
        Telling::OnceTurned => (UNTIL_TURNED * tempo, Vec::new()),
        Telling::After(millis) => (millis * tempo, Vec::new()),
        Telling::InTurns { lines, rest } => (after(rest), lines),
    };
    if untold > 0.0 {
        motion::hold_back(".status-line > span", std::iter::repeat(untold));
        motion::hold_back(".told", std::iter::repeat(untold));
        let lines = lines.into_iter().map(after).chain(std::iter::repeat(untold));
        motion::hold_back(&format!(".log-lines [data-act=\"{act}\"]"), lines);
    }
    for payment in &plan.payments {
        // For what has been told elsewhere nobody waits any longer.
        let paid = if waits > 0.0 { waits } else { longest };
        coins::pay(courses, payment, paid, &places, tempo, on_way);
    }
    for Stir { selector, class, span } in plan.stirs {
        match span {
            Span::PastLanding(millis) => motion::mark(&selector, class, longest + millis),
            Span::FromArrival(millis) => later(courses, FLIGHT * tempo, selector, class, millis),
            Span::OnceTurned(millis) => later(courses, UNTIL_TURNED * tempo, selector, class, millis),
            Span::OnLanding(millis) => later(courses, longest, selector, class, millis),
            // It is one movement from the start: one that begins while another still keeps it unseen is not the compositor's.
            Span::Appears(millis) => {
                motion::set(&selector, "--stamped-at", &ms(longest));
                motion::mark(&selector, class, longest + millis);
            }
            Span::InTurn(nth, millis) => later(courses, after(nth), selector, class, millis),
        }
    }
}

/// Moves what fits `selector` by `class`, after so long and for so long; nothing if the table has been left by then.
fn later(courses: RwSignal<Vec<Course>>, wait: f64, selector: String, class: &'static str, millis: f64) {
    let begun = motion::moment();
    let move_it = move || {
        let is_late = millis.is_infinite() && begun != motion::moment();
        if !courses.is_disposed() && !is_late {
            motion::mark(&selector, class, millis);
        }
    };
    set_timeout(move_it, Duration::from_millis(wait as u64));
}

/// Has a card drawn when it sets out, and taken off the page once it has landed: not before what it has become is seen there, or for a moment
/// neither would be. One that is `awaited` does not set out once nobody waits any more.
fn send(courses: RwSignal<Vec<Course>>, mut course: Course, awaited: bool) {
    let (wait, begun) = (course.wait, motion::hurried());
    let fly = move || {
        if awaited && begun != motion::hurried() {
            return;
        }
        let millis = Duration::from_millis((course.millis + LANDED) as u64);
        let sent = courses.try_update(|courses| {
            let id = courses.iter().map(|course| course.id + 1).max().unwrap_or_default();
            course.id = id;
            courses.push(course);
            id
        });
        // Nothing if the table has been left in the meantime.
        if let Some(id) = sent {
            let take_off_the_page = move || {
                courses.try_update(|courses| courses.retain(|course| course.id != id));
            };
            // It moves from the next frame on, or from the one after that.
            after_paint(move || set_timeout(take_off_the_page, millis));
        }
    };
    if wait > 0.0 { set_timeout(fly, Duration::from_millis(wait as u64)) } else { fly() }
}
