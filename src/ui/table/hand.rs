//! The player's own cards.

use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

use super::Controls;
use super::card::Looks;
use crate::engine::sort_few;
use crate::ui::settings::Order;
use crate::ui::text::label;

/// One card in the hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // each is a mark of its own
pub struct HandCard {
    /// Which, as the game numbers them.
    pub card: u16,
    /// Told apart from others of its kind by this number, from 0.
    pub nth: u8,
    /// What is to be said of it now, for those who hear the page; often nothing.
    pub note: Option<String>,
    /// The number by which it came, if it has another since: it looks different now.
    pub was: Option<u16>,
    /// What it counts now, printed over its face; in most games it says that itself.
    pub counts: Option<u8>,
    /// Whether it stands apart from the one before it.
    pub first: bool,
    /// Whether it came in this turn.
    pub new: bool,
    /// Whether it is picked up.
    pub picked: bool,
    /// Whether it goes along with what is picked up in what stands first in the bar.
    pub along: bool,
    /// Whether nothing can be done with it now. Told only while something can be done with another.
    pub idle: bool,
    /// Whether a hint points at it.
    pub advised: bool,
}

impl HandCard {
    pub(super) const fn id(&self) -> Id {
        (self.card, self.nth)
    }
}

/// The name by which a card in the hand is moved.
pub fn slot(card: u16, nth: u8) -> String {
    format!("held-{card}-{nth}")
}

/// What the names of all cards of a kind in the hand begin with.
pub fn slots(card: u16) -> String {
    format!("held-{card}-")
}

/// The name by which a card of that number is explained.
pub fn explained(card: u16) -> String {
    format!("card-{card}")
}

/// The hand: every card a button that picks it up.
#[component]
pub fn Hand(
    /// The table's controller.
    controls: Controls,
    /// The cards in the order in which they are held.
    cards: Memo<Vec<HandCard>>,
    /// How the cards look.
    looks: Looks,
    /// Its name, with how many cards there are.
    name: Callback<(), String>,
    /// Whose it is.
    whose: Callback<(), String>,
    /// Gets the card that was pressed.
    on_press: Callback<(u16, u8)>,
) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let mut cards = cards.get();
        if controls.order.order.get() == Order::Drawn {
            as_it_came(&controls.get().came(), &mut cards);
        }
        if cards.iter().all(|card| card.idle) {
            for card in &mut cards {
                card.idle = false;
            }
        }
        cards
    });
    let held = one_by_one(cards);
    view! {
        <section class="hand" id="hand" tabindex="-1" aria-label=move || name.run(())>
            <p class="hand-whose" aria-hidden="true">{move || whose.run(())}</p>
            <ul
                class="hand-cards"
                class:choosy=move || cards.with(|cards| cards.iter().any(|card| card.idle))
                data-rove="row"
                data-up-to=move || held.with(|held| up_to(held.len()))
            >
                <For each=move || held.get() key=|&id| id let:id>
                    <Held controls id cards looks on_press />
                </For>
            </ul>
        </section>
    }
}

/// How many cards there may be before the rows of a narrow window are divided otherwise, for the style sheets: they could count themselves,
/// but then every card that comes would have the whole hand styled anew.
const fn up_to(cards: usize) -> &'static str {
    match cards {
        0..=6 => "6",
        7 => "7",
        8 => "8",
        9 | 10 => "10",
        11 | 12 => "12",
        13 | 14 => "14",
        _ => "any",
    }
}

/// A card in the hand: which, and its number among its kind.
pub type Id = (u16, u8);

/// Which cards they are, but what comes into the hand comes one by one within the same frame. Of several at once `For` takes cards off the page that only
/// make room, and puts them back: their pictures are then made anew, which is most of the work of a draw, and the focus is lost.
fn one_by_one(cards: Memo<Vec<HandCard>>) -> RwSignal<Vec<Id>> {
    let ids = move || cards.with(|cards| cards.iter().map(HandCard::id).collect::<Vec<_>>());
    let shown = RwSignal::new(untrack(ids));
    Effect::new(move |_| {
        ids(); // set off by what is held
        spawn_local(async move {
            // The table may be gone in the middle of it.
            while let Some(next) = shown.try_with_untracked(|shown| step(shown, &untrack(ids))).flatten() {
                shown.set(next);
                tick().await; // `For` follows; an effect that set itself off would be through before it
            }
        });
    });
    shown
}

/// The next step from `now` to `list`: first what is gone goes, then what is new comes, one after the other. All at once where the order
/// changes, and where nothing stays.
fn step(now: &[Id], list: &[Id]) -> Option<Vec<Id>> {
    let mut next = now.to_vec();
    next.retain(|id| list.contains(id));
    if next.is_empty() {
        next.extend(list);
    } else if next.len() == now.len() {
        let at = list.iter().enumerate().position(|(at, id)| now.get(at) != Some(id))?;
        if now.contains(&list[at]) {
            next = list.to_vec();
        } else {
            next.insert(at, list[at]);
        }
    }
    (next != now).then_some(next)
}

/// Notes what has newly come into a hand of the cards `held`, and what has left it.
pub fn note(came: &mut Vec<Id>, held: &[Id]) {
    came.retain(|id| held.contains(id));
    for id in held {
        if !came.contains(id) {
            came.push(*id);
        }
    }
}

/// Sorts `cards` by how they came.
fn as_it_came(came: &[Id], cards: &mut [HandCard]) {
    let place = |card: &HandCard| {
        let id = (card.was.unwrap_or(card.card), card.nth);
        came.iter().position(|&came| came == id).unwrap_or(came.len())
    };
    sort_few(cards, |a, b| place(a).cmp(&place(b)));
    for card in cards {
        card.first = false;
    }
}

#[component]
fn Held(
    controls: Controls,
    id: (u16, u8),
    cards: Memo<Vec<HandCard>>,
    looks: Looks,
    on_press: Callback<(u16, u8)>,
) -> impl IntoView {
    let now = Memo::new(move |_| cards.with(|cards| cards.iter().find(|card| card.id() == id).cloned()));
    let is = move |test: fn(&HandCard) -> bool| now.with(|now| now.as_ref().is_some_and(test));
    let new = Memo::new(move |_| is(|card| card.new));
    let look = looks(id.0);
    let badge = move || new.get().then(|| view! { <span class="card-badge" aria-hidden="true">{label().new}</span> });
    let counts = Memo::new(move |_| now.with(|now| now.as_ref().and_then(|now| now.counts)));
    let counts = move || counts.get().map(|counts| view! { <b class="card-counts" aria-hidden="true">{counts}</b> });
    let said = move || {
        let note = now.with(|now| now.as_ref().and_then(|now| now.note.clone()));
        let new = new.get().then(|| label().new.to_owned());
        note.into_iter().chain(new).fold(look.spoken.clone(), |said, more| format!("{said}, {more}"))
    };
    view! {
        <li class="hand-slot" class:first=move || is(|card| card.first) class:picked=move || is(|card| card.picked)>
            <button
                type="button"
                class=format!("card {}", look.ink)
                class:idle=move || is(|card| card.idle)
                class:along=move || is(|card| card.along)
                class:advised=move || is(|card| card.advised)
                data-kind=look.kind
                data-slot=slot(id.0, id.1)
                data-explain=explained(id.0)
                aria-pressed=move || if is(|card| card.picked) { "true" } else { "false" }
                on:click=move |_| controls.lightly_pressed(move || on_press.try_run(id).unwrap_or_default())
            >
                <span class="visually-hidden">{said}</span>
                {badge}
                {counts}
                {look.face}
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_one_by_one_and_those_that_stay_keep_their_places() {
        let ids = |cards: &[u16]| cards.iter().map(|&card| (card, 0)).collect::<Vec<Id>>();
        for (from, to, ways) in [
            (vec![], vec![3, 4], vec![vec![3, 4]]),
            (vec![3, 4], vec![3, 4], vec![]),
            (vec![3, 4], vec![], vec![vec![]]),
            (vec![3, 4, 6], vec![2, 3, 4, 5, 6], vec![vec![2, 3, 4, 6], vec![2, 3, 4, 5, 6]]),
            (vec![3, 4, 6], vec![3, 6], vec![vec![3, 6]]),
            (vec![3, 4, 6], vec![3, 5, 6, 7], vec![vec![3, 6], vec![3, 5, 6], vec![3, 5, 6, 7]]),
            (vec![3, 4, 6], vec![6, 3, 4, 5], vec![vec![6, 3, 4, 5]]),
        ] {
            let mut now = ids(&from);
            for way in ways {
                now = step(&now, &ids(&to)).expect("a step");
                assert_eq!(now, ids(&way), "{from:?} to {to:?}");
            }
            assert_eq!(step(&now, &ids(&to)), None, "{from:?} to {to:?}");
        }
    }

    #[test]
    fn cards_can_be_held_in_the_order_in_which_they_came() {
        let hand = |cards: &[u16]| -> Vec<HandCard> {
            cards.iter().map(|&card| HandCard { card, first: true, ..HandCard::default() }).collect()
        };
        let mut came = Vec::new();
        // Two left, and two came.
        for held in [&[2, 5, 9][..], &[1, 5], &[1, 3, 5]] {
            note(&mut came, &held.iter().map(|&card| (card, 0)).collect::<Vec<Id>>());
        }
        let mut cards = hand(&[1, 3, 5]);
        as_it_came(&came, &mut cards);
        assert_eq!(cards.iter().map(|card| card.card).collect::<Vec<_>>(), [5, 1, 3]);
        assert!(cards.iter().all(|card| !card.first), "nothing stands apart");
    }

    #[test]
    fn a_card_that_looks_different_since_it_came_stands_where_it_stood() {
        let card = |card, was| HandCard { card, was, ..HandCard::default() };
        let mut cards = [card(3, None), card(4, None), card(70, Some(6))];
        as_it_came(&[(4, 0), (6, 0), (3, 0)], &mut cards);
        assert_eq!(cards.map(|card| card.card), [4, 70, 3]);
    }
}
