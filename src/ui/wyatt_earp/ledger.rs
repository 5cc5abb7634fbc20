//! The log: what happened, turn by turn, the latest turn on top.

use leptos::prelude::*;

use super::desk::Desk;
use super::log::sentence;
use crate::ui::history::Act;
use crate::ui::text::{self, Names, label};

/// One turn's lines.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Turn {
    hand: u16,
    number: u16,
    /// The position that it begins at; of a deal, the one that it leads to.
    pub at: usize,
    pub title: String,
    pub lines: Vec<String>,
}

/// The acts as turns, the latest first. With each act comes the position that it leads to.
pub(super) fn turns<'a>(acts: impl IntoIterator<Item = (usize, &'a Act)>, names: &Names) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (at, act) in acts {
        if turns.last().is_none_or(|turn| (turn.hand, turn.number) != (act.hand, act.turn_number)) {
            let title = if act.turn_number == 0 { text::hand_number(act.hand) } else { names.turn(act.turn) };
            let at = if act.turn_number == 0 { at } else { at.saturating_sub(1) };
            turns.push(Turn { hand: act.hand, number: act.turn_number, at, title, lines: Vec::new() });
        }
        if let Some(turn) = turns.last_mut() {
            turn.lines.extend(act.events.iter().filter_map(|event| sentence(event, names)));
        }
    }
    turns.reverse();
    turns
}

/// How many turns the ledger shows; older ones have left the page.
const SHOWN: usize = 40;

/// The lines of the log.
#[component]
pub fn Lines(desk: Desk) -> impl IntoView {
    let acts = desk.door.acts();
    let names = StoredValue::new(desk.names());
    let turns = Memo::new(move |_| {
        let mut turns = acts.with(|acts| names.with_value(|names| turns(acts.iter().map(|act| (0, act)), names)));
        turns.truncate(SHOWN);
        turns
    });
    view! {
        <ol class="log-lines" tabindex="0" aria-label=label::LOG>
            <For
                each=move || turns.get()
                key=Turn::clone
                children=|turn| {
                    let lines = turn.lines.into_iter().map(|line| view! { <li class="log-line">{line}</li> }).collect_view();
                    view! {
                        <li class="log-turn">{turn.title}</li>
                        {lines}
                    }
                }
            />
        </ol>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::wyatt_earp::{Card, Event};

    #[test]
    fn the_latest_turn_is_on_top_and_reads_in_order() {
        let discarded = |seat| Event::Discarded { seat: Seat(seat), card: Card::HIDEOUT };
        let drew = |seat| Event::DrewDiscard { seat: Seat(seat), card: Card::HIDEOUT };
        let act = |number, seat, event| Act { hand: 1, turn_number: number, turn: Seat(seat), events: vec![event] };
        let acts = [act(1, 0, drew(0)), act(1, 0, discarded(0)), act(2, 1, drew(1)), act(2, 1, discarded(1))];
        let names = Names::new(["", "Ada"].map(str::to_owned));
        let turns = turns(acts.iter().enumerate(), &names);
        assert_eq!(turns.iter().map(|turn| turn.title.as_str()).collect::<Vec<_>>(), ["Ada’s turn", "Your turn"]);
        assert_eq!(turns[0].lines, ["Ada took Hideout from the discard stack.", "Ada discarded Hideout."]);
    }
}
