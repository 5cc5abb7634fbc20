//! The cards that are on their way, above the table. What lies on the table is there already; it is only kept unseen until they land.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;

use super::card::{back, lying};
use super::desk::Desk;
use super::flights::{Flight, Spot, flights};
use super::look;
use crate::games::wyatt_earp::{CAPTURE, Card, Event, Outlaw, View};
use crate::ui::motion::{self, Frame, Place, Places, css};
use crate::ui::session::Before;
use crate::ui::text::label;

/// How long one card takes, in milliseconds at the normal pace.
const FLIGHT: f64 = 380.0;
/// How much later the next one sets out.
const STEP: f64 = 90.0;
/// How long cards are held up around a shot.
const SHOWN: f64 = 1000.0;
/// How long the hand takes to close up.
const SETTLE: f64 = 240.0;

/// A flight, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
struct Course {
    id: u32,
    flight: Flight,
    frames: Vec<Frame>,
    /// Of the card as it is drawn, in CSS pixels.
    width: f64,
    /// When it is drawn, in milliseconds.
    wait: f64,
    /// How long it is there from then on.
    millis: f64,
    /// When the verdict of a shot is stamped on it, in milliseconds.
    verdict_at: f64,
}

/// Everything that flies over the table of `desk`.
#[component]
pub fn Sky(desk: Desk) -> impl IntoView {
    let courses = RwSignal::new(Vec::<Course>::new());
    let acts = desk.door.acts();
    let first = StoredValue::new(true);
    Effect::new(move |_| {
        acts.track();
        let fresh = first.get_value();
        first.set_value(false);
        let before = if fresh { desk.door.before_deal() } else { desk.door.take_before() };
        if let Some(before) = before {
            request_animation_frame(move || {
                // The table may have been left in the meantime.
                take_off(desk, courses, &before).unwrap_or_default();
            });
        }
    });
    view! {
        <div class="sky" aria-hidden="true">
            <For each=move || courses.get() key=|course| course.id let:course>
                <Flying course />
            </For>
        </div>
    }
}

#[component]
fn Flying(course: Course) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    let Course { flight, frames, width, millis, verdict_at, .. } = course;
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            motion::play(&node, &frames, millis);
        }
    });
    let card = flight.card.map_or_else(|| back().into_any(), |card| lying(card).into_any());
    let verdict = flight.hit.map(|hit| {
        view! {
            <span class="poster-stamp is-stamped" style=("animation-delay", format!("{}ms", css(verdict_at)))>
                {if hit { label::HIT } else { label::MISS }}
            </span>
        }
    });
    view! {
        <div class="flight" style=("--card-w", format!("{}px", css(width))) node_ref=node>
            {card}
            {verdict}
        </div>
    }
}

/// Sends off what the last act moved. `None` if the table is no longer there.
fn take_off(desk: Desk, courses: RwSignal<Vec<Course>>, before: &Before) -> Option<()> {
    let events = desk.door.acts().try_with_untracked(|acts| acts.last().map(|act| act.events.clone()))??;
    let view = desk.door.view().try_get_untracked()?;
    let tempo = desk.door.settings().pace_now().tempo();
    let places = motion::places();
    motion::settle(&before.places, &places, "held-", SETTLE * tempo);
    let (hand, top) = before.view.as_ref().map_or_else(Default::default, |view| (view.hand, view.top));
    let list = flights(&events, hand, view.hand, top);
    let landing = list.iter().map(|flight| course(*flight, &before.places, &places, tempo)).collect::<Vec<_>>();
    let longest = landing.iter().flatten().map(|course| course.wait + course.millis).fold(0.0, f64::max);
    let mut landed = Landed::default();
    for mut course in landing.into_iter().flatten() {
        if course.flight.from == Spot::Discard && course.flight.to == Some(Spot::Discard) {
            course.millis = longest;
        }
        landed.hide(&course);
        send(courses, course);
    }
    around(&events, before.view.as_ref(), &view, longest, tempo);
    Some(())
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

/// What has been hidden so far, so that several cards on their way to one group each hide another.
#[derive(Default)]
struct Landed(Vec<(Spot, Card)>);

impl Landed {
    fn hide(&mut self, course: &Course) {
        let (Some(to), Some(card)) = (course.flight.to, course.flight.card) else { return };
        let Some(slot) = to.slot() else { return };
        let selector = match to {
            Spot::Held(..) => format!("[data-slot=\"{slot}\"]"),
            Spot::Discard => "[data-slot=\"discard\"] .card".to_owned(),
            Spot::Cell(..) => {
                let nth = self.0.iter().filter(|&&landed| landed == (to, card)).count() + 1;
                self.0.push((to, card));
                let kind = look::kind(card);
                if card == Card::HIDEOUT {
                    format!("[data-slot=\"{slot}\"] .cover")
                } else {
                    format!("[data-slot=\"{slot}\"] .mini-slot:nth-last-child({nth} of :has([data-kind=\"{kind}\"]))")
                }
            }
            _ => return,
        };
        motion::hide(&selector, course.wait + course.millis);
    }
}

/// The way of one flight; nothing if a place of it is not on the page.
fn course(flight: Flight, before: &Places, after: &Places, tempo: f64) -> Option<Course> {
    let from = berth(flight.from, before, after)?;
    let shown = flight.shown.and_then(|spot| berth(spot, after, after));
    let to = match flight.to {
        Some(spot) => Some(berth(spot, after, after)?),
        None => None,
    };
    let width = [Some(from), shown, to].into_iter().flatten().map(|berth| berth.width).fold(0.0, f64::max);
    let later = f64::from(flight.step) * STEP * tempo;
    // From the supply it comes out of nothing; elsewhere it is seen to lie until it sets out.
    let (wait, lies) = if flight.from == Spot::Supply { (later, 0.0) } else { (0.0, later) };
    let leg = FLIGHT * tempo;
    let mut stops = vec![(lies, from)];
    let mut verdict_at = 0.0;
    if let Some(shown) = shown {
        verdict_at = lies + leg;
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
    frames.extend(stops.iter().map(|&(at, berth)| Frame {
        at: at / millis,
        transform: berth.transform(width),
        opacity: 1.0,
    }));
    Some(Course { id: 0, flight, frames, width, wait, millis, verdict_at })
}

/// Where a card lies, and how wide it is there.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Berth {
    x: f64,
    y: f64,
    width: f64,
}

impl Berth {
    /// Moves a card that is drawn `width` pixels wide in the window's corner here.
    fn transform(self, width: f64) -> String {
        let height = width * 7.0 / 5.0;
        let (x, y, scale) = (self.x - width / 2.0, self.y - height / 2.0, self.width / width);
        format!("translate({}px, {}px) scale({})", css(x), css(y), css(scale))
    }
}

/// The berth of `spot`: as it was for cards that have left it, as it is otherwise.
fn berth(spot: Spot, first: &Places, then: &Places) -> Option<Berth> {
    let named = |slot: &str| first.get(slot).or_else(|| then.get(slot)).copied();
    let at = |place: Place, width: f64| {
        let (x, y) = place.middle();
        Berth { x, y, width }
    };
    match spot {
        Spot::ShownLeft | Spot::ShownRight => {
            let board = named("board")?;
            let width = (board.width / 8.0).clamp(72.0, 150.0);
            let side = if spot == Spot::ShownLeft { -0.62 } else { 0.62 };
            let (x, y) = board.middle();
            Some(Berth { x: x + side * width, y, width })
        }
        Spot::Cell(..) => {
            let place = named(&spot.slot()?)?;
            let width = (place.width * 0.3).min(40.0);
            Some(Berth { x: place.x + width * 0.75, y: place.y + place.height * 0.4, width })
        }
        Spot::Hand(_) => Some(at(named(&spot.slot()?)?, 26.0)),
        Spot::Supply | Spot::Discard | Spot::Held(..) => {
            let place = named(&spot.slot()?)?;
            Some(at(place, place.height * 5.0 / 7.0)) // a pile is wider than its cards
        }
    }
}

/// What moves besides cards: the table kicks at a shot, rewards are counted, a captured poster is stamped.
fn around(events: &[Event], before: Option<&View>, after: &View, longest: f64, tempo: f64) {
    if events.iter().any(|event| matches!(event, Event::Shot { .. })) {
        let kick = Duration::from_millis((FLIGHT * tempo) as u64);
        set_timeout(|| motion::mark(".table", "is-shot", 400.0), kick);
    }
    let Some(before) = before else { return };
    if before.table.hand_number != after.table.hand_number {
        return;
    }
    let cp = |view: &View, outlaw| view.table.cp(outlaw).iter().sum::<u8>();
    for outlaw in Outlaw::ALL {
        let slug = look::slug(outlaw);
        if before.table.posters[outlaw.index()] != after.table.posters[outlaw.index()] {
            motion::mark(&format!("[data-slot=\"poster-{slug}\"] .poster-money"), "is-counted", longest + 300.0);
        }
        if cp(before, outlaw) < CAPTURE && cp(after, outlaw) >= CAPTURE {
            motion::mark(&format!("[data-slot=\"poster-{slug}\"] .poster-stamp"), "is-stamped", longest + 400.0);
        }
    }
}
