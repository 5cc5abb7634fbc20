//! The log: what happened, turn by turn, read from top to bottom; the latest line is the last.

use leptos::prelude::*;

use super::desk::Desk;
use super::log::sentences;
use crate::ui::history::Act;
use crate::ui::text::{self, Names, label};

/// One turn's lines.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Turn {
    hand: u16,
    number: u16,
    /// The number of the act that it begins after; of a deal, its own.
    pub at: usize,
    pub title: String,
    pub lines: Vec<String>,
}

/// The acts as turns, in the order in which they were.
pub(super) fn turns(acts: &[Act], names: &Names) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (at, (act, lines)) in acts.iter().zip(sentences(acts, names)).enumerate() {
        if turns.last().is_none_or(|turn| (turn.hand, turn.number) != (act.hand, act.turn_number)) {
            let title = if act.turn_number == 0 { text::hand_number(act.hand) } else { names.turn(act.turn) };
            let at = if act.turn_number == 0 { at } else { at.saturating_sub(1) };
            turns.push(Turn { hand: act.hand, number: act.turn_number, at, title, lines: Vec::new() });
        }
        if let Some(turn) = turns.last_mut() {
            turn.lines.extend(lines);
        }
    }
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
        let mut turns = acts.with(|acts| names.with_value(|names| turns(acts, names)));
        let gone = turns.len().saturating_sub(SHOWN);
        turns.drain(..gone);
        turns
    });
    view! {
        <Scroll>
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
        </Scroll>
    }
}

/// The paper that the lines stand on. It stays at its end as lines are added, unless one has scrolled away from there; its style sees to
/// that.
#[component]
pub(super) fn Scroll(children: Children) -> impl IntoView {
    view! {
        <div class="log-lines" tabindex="0" role="group" aria-label=label::LOG>
            <ol>{children()}</ol>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::wyatt_earp::{Card, Event};

    #[test]
    fn turns_and_their_lines_stand_in_the_order_in_which_they_were() {
        let discarded = |seat| Event::Discarded { seat: Seat(seat), card: Card::HIDEOUT };
        let drew = |seat| Event::DrewDiscard { seat: Seat(seat), card: Card::HIDEOUT };
        let act = |number, seat, event| Act { hand: 1, turn_number: number, turn: Seat(seat), events: vec![event] };
        let acts = [act(1, 0, drew(0)), act(1, 0, discarded(0)), act(2, 1, drew(1)), act(2, 1, discarded(1))];
        let names = Names::new(["", "Ada"].map(str::to_owned));
        let turns = turns(&acts, &names);
        assert_eq!(turns.iter().map(|turn| turn.title.as_str()).collect::<Vec<_>>(), ["Your turn", "Ada’s turn"]);
        assert_eq!(turns[1].lines, ["Ada took Hideout from the discard stack.", "Ada discarded Hideout."]);
        assert_eq!(turns[1].at, 1, "it begins after the act before it");
    }
}
