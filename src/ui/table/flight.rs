//! The cards that are on their way, above the table. What lies on the table is there already; it is only kept unseen until they land.

mod coins;
mod pose;

use std::time::Duration;

pub use coins::Payment;
use leptos::html;
use leptos::prelude::*;

use super::Controls;
use super::card::{Looks, back, lying};
use crate::engine::Seat;
use crate::ui::browser::motion::{self, Frame, Places, css};
use crate::ui::settings::UNTIL_TURNED;

/// How long one card takes, in milliseconds at the normal pace.
const FLIGHT: f64 = 380.0;
/// How much later the next one sets out; like all times here in milliseconds at the normal pace.
const STEP: f64 = 90.0;
/// How long cards are held up for all to see.
const SHOWN: f64 = 1000.0;
/// How much later the next begins of what moves one after another.
const BEAT: f64 = 420.0;
/// How long a card that a shot turns is held up until all see what it did: first from its back, then turning.
const TURNED: f64 = 400.0;
const _: () = assert!(FLIGHT + TURNED == UNTIL_TURNED);
/// How long the hand takes to close up.
const SETTLE: f64 = 240.0;
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
    /// Likewise; it is not to be seen before.
    Appears(f64),
    /// One after another from then on: after so many others, for so long.
    InTurn(usize, f64),
}

/// When what has happened may be read, in the status, in the log and where `told` is the class: not before it is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Telling {
    /// At once.
    #[default]
    AtOnce,
    /// When what the card does that a shot turned has been seen.
    OnceTurned,
    /// So long after it, in milliseconds at the normal pace.
    After(f64),
    /// When so many have had their turn after all cards have landed.
    AfterTurns(usize),
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

/// A flight, ready to be drawn.
#[derive(Clone, Debug, Default, PartialEq)]
struct Course {
    id: u32,
    card: Option<u16>,
    /// Whether it is a coin, and no card.
    coin: bool,
    /// Whether it is thrown over.
    tips: bool,
    /// Whether it shows its back at first, and turns on its way; to where it is held up, if it is.
    turns: bool,
    stamp: Option<String>,
    hit: Option<bool>,
    frames: Vec<Frame>,
    /// Of the card as it is drawn, in CSS pixels.
    width: f64,
    /// When it is drawn, in milliseconds.
    wait: f64,
    /// How long it is there from then on.
    millis: f64,
    /// When it begins to turn, or to be thrown over, and how long that takes.
    turning: (f64, f64),
    /// When the stamp comes down on it, in milliseconds.
    stamped_at: f64,
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

fn flying(course: Course, looks: Looks) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    let Course { card, coin, tips, turns, stamp, hit, frames, width, millis, turning, stamped_at, .. } = course;
    let ms = |millis| format!("{}ms", css(millis));
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            motion::play(&node, &frames, millis);
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
    motion::settle(&before, &places, HELD, SETTLE * tempo);
    let with_course = |flight| Some((course(&flight, &before, &places, tempo)?, flight));
    let list: Vec<(Course, Flight)> = plan.flights.into_iter().filter_map(with_course).collect();
    let longest = list.iter().map(|(course, _)| course.wait + course.millis).fold(0.0, f64::max);
    for (mut course, flight) in list {
        if flight.lies {
            course.millis = longest;
        }
        if let Some(selector) = flight.becomes {
            motion::hide(&selector, course.wait + course.millis);
        }
        send(courses, course);
    }
    let untold = match plan.telling {
        Telling::AtOnce => 0.0,
        Telling::OnceTurned => UNTIL_TURNED * tempo,
        Telling::After(millis) => millis * tempo,
        Telling::AfterTurns(turns) => longest + turns as f64 * BEAT * tempo,
    };
    if untold > 0.0 {
        motion::hide(".status-line > span", untold);
        motion::hide_all(".told", untold);
        motion::hide_all(&format!(".log-line[data-act=\"{act}\"]"), untold);
    }
    for payment in &plan.payments {
        coins::pay(courses, payment, longest, &places, tempo, on_way);
    }
    for Stir { selector, class, span } in plan.stirs {
        match span {
            Span::PastLanding(millis) => motion::mark(&selector, class, longest + millis),
            Span::FromArrival(millis) => later(courses, FLIGHT * tempo, selector, class, millis),
            Span::OnceTurned(millis) => later(courses, UNTIL_TURNED * tempo, selector, class, millis),
            Span::OnLanding(millis) => later(courses, longest, selector, class, millis),
            Span::Appears(millis) => {
                motion::hide(&selector, longest);
                later(courses, longest, selector, class, millis);
            }
            Span::InTurn(nth, millis) => later(courses, longest + nth as f64 * BEAT * tempo, selector, class, millis),
        }
    }
}

/// Moves what fits `selector` by `class`, after so long and for so long; nothing if the table has been left by then.
fn later(courses: RwSignal<Vec<Course>>, wait: f64, selector: String, class: &'static str, millis: f64) {
    let move_it = move || {
        if !courses.is_disposed() {
            motion::mark(&selector, class, millis);
        }
    };
    set_timeout(move_it, Duration::from_millis(wait as u64));
}

/// Has a card drawn when it sets out, and taken off the page as soon as it has landed.
fn send(courses: RwSignal<Vec<Course>>, mut course: Course) {
    let wait = course.wait;
    let fly = move || {
        let millis = Duration::from_millis(course.millis as u64);
        let sent = courses.try_update(|courses| {
            let id = courses.iter().map(|course| course.id + 1).max().unwrap_or_default();
            course.id = id;
            courses.push(course);
            id
        });
        // Nothing if the table has been left in the meantime.
        if let Some(id) = sent {
            set_timeout(
                move || {
                    courses.try_update(|courses| courses.retain(|course| course.id != id));
                },
                millis,
            );
        }
    };
    if wait > 0.0 { set_timeout(fly, Duration::from_millis(wait as u64)) } else { fly() }
}

/// The way of one flight; nothing if a place of it is not on the page.
fn course(flight: &Flight, before: &Places, after: &Places, tempo: f64) -> Option<Course> {
    let from = flight.from.pose(before, after)?;
    let shown = flight.shown.as_ref().and_then(|anchor| anchor.pose(after, after));
    let to = match &flight.to {
        Some(anchor) => Some(anchor.pose(after, after)?),
        None => None,
    };
    let width = [Some(from), shown, to].into_iter().flatten().map(|pose| pose.width).fold(0.0, f64::max);
    let later = f64::from(flight.step) * STEP * tempo;
    let (wait, lies) = if flight.appears { (later, 0.0) } else { (0.0, later) };
    let leg = FLIGHT * tempo;
    let mut stops = vec![(lies, from)];
    let mut stamped_at = 0.0;
    if let Some(shown) = shown {
        stamped_at = lies + leg;
        stops.extend([(lies + leg, shown), (lies + leg + SHOWN * tempo, shown)]);
    }
    let last = stops.last().map_or(lies, |&(at, _)| at);
    if let Some(to) = to {
        stops.push((last + leg, to));
    }
    let millis = if to.is_some() { last + leg } else { last };
    let mut frames = Vec::new();
    if lies > 0.0 {
        frames.push(Frame { at: 0.0, transform: from.transform(width), opacity: 1.0 });
    }
    frames.extend(stops.iter().map(|&(at, pose)| Frame {
        at: at / millis,
        transform: pose.transform(width),
        opacity: 1.0,
    }));
    let turns = flight.appears && flight.card.is_some();
    let &Flight { card, tips, hit, ref stamp, .. } = flight;
    let turning = match hit {
        // What is turned for all to see is not seen before.
        Some(_) => (leg, TURNED * tempo),
        None => (0.0, if turns { leg } else { millis }),
    };
    stamped_at += if hit.is_some() { TURNED * tempo } else { 0.0 };
    let stamp = stamp.clone();
    Some(Course { id: 0, card, coin: false, tips, turns, stamp, hit, frames, width, wait, millis, turning, stamped_at })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::browser::motion::Place;

    #[test]
    fn what_a_shot_turned_is_seen_once_it_is_held_up_and_then_stamped_and_nobody_waits_longer_for_it() {
        let place = Place { x: 0.0, y: 0.0, width: 100.0, height: 140.0 };
        let places = Places::from(["supply", "board", "discard"].map(|name| (name.to_owned(), place)));
        let held_up = |hit| Flight {
            card: Some(1),
            from: Anchor::Card("supply".to_owned()),
            shown: Some(Anchor::HeldUp(0.0)),
            to: Some(Anchor::Card("discard".to_owned())),
            stamp: None,
            hit,
            step: 0,
            appears: true,
            lies: false,
            tips: false,
            becomes: None,
        };
        for tempo in [1.4, 1.0, 0.55] {
            let [plain, shot] = [None, Some(true)].map(|hit| course(&held_up(hit), &places, &places, tempo).unwrap());
            let (at, turning) = shot.turning;
            assert!(at >= FLIGHT * tempo, "it turns on its way");
            assert!(shot.stamped_at >= at + turning, "it is stamped before it is seen");
            assert!(shot.stamped_at < (FLIGHT + SHOWN / 2.0) * tempo, "there is no time to read it");
            assert!((shot.millis - plain.millis).abs() < 0.1, "it takes longer");
        }
    }
}
