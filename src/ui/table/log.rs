//! The log: what happened, turn by turn, read from top to bottom; the latest line is the last.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::ui::browser::art::drawing;
use crate::ui::browser::{focus, motion};
use crate::ui::text::reading::reading;
use crate::ui::text::{self, ME, Names, label};

/// How many turns the log shows; older ones have left the page.
const SHOWN: usize = 40;

/// A sign beside a line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sign {
    /// Which drawing.
    pub drawing: String,
    /// The class that sets its ink.
    pub ink: String,
}

/// A line of the log: a sentence, and the signs of what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LogLine {
    /// In words.
    pub words: String,
    /// What it is about.
    pub signs: Vec<Sign>,
    /// Whether it happened on the way to what was done.
    aside: bool,
    /// The number of the act.
    at: usize,
}

impl LogLine {
    /// What is told of an act.
    pub const fn new(words: String, signs: Vec<Sign>) -> Self {
        Self { words, signs, aside: false, at: 0 }
    }

    /// The same, where `aside` says that it happened on the way to what was done, such as a pile that was shuffled.
    #[must_use]
    pub const fn aside(mut self, aside: bool) -> Self {
        self.aside = aside;
        self
    }
}

/// One act in sentences, or as much of it as belongs to one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The number of the act.
    pub at: usize,
    /// Which hand of the game, from 1.
    pub hand: u16,
    /// Which turn of the hand, from 1; 0 for the deal.
    pub turn_number: u16,
    /// Whose turn it was.
    pub turn: Seat,
    /// What came of it.
    pub lines: Vec<LogLine>,
}

/// One turn of the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    hand: u16,
    number: u16,
    turn: Seat,
    /// The number of the act that the turn begins after; of a deal, its own.
    pub at: usize,
    /// Whose turn it is, or which hand is dealt.
    pub title: String,
    /// What happened in it.
    pub lines: Vec<LogLine>,
}

/// The acts of a game, put together by turns.
pub fn entries(acts: Vec<Told>, names: &Names) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for act in acts {
        let Told { at: number, hand, turn_number, turn, lines } = act;
        let is_deal = turn_number == 0;
        if entries.last().is_none_or(|entry| (entry.hand, entry.number) != (hand, turn_number)) {
            let title = if is_deal { text::hand_number(hand) } else { names.turn(turn) };
            // A turn that begins within an act begins after that.
            let within = entries.last().is_some_and(|entry| entry.lines.iter().any(|line| line.at == number));
            let at = if is_deal || within { number } else { number.saturating_sub(1) };
            entries.push(Entry { hand, number: turn_number, turn, at, title, lines: Vec::new() });
        }
        if let Some(entry) = entries.last_mut() {
            entry.lines.extend(lines.into_iter().map(|line| LogLine { at: number, ..line }));
        }
    }
    entries
}

/// The turn that began after the player's last one: which hand, and which turn of it.
fn since(entries: &[Entry]) -> Option<(u16, u16)> {
    let before = entries.split_last()?.1;
    let last = before.iter().rposition(|entry| entry.number > 0 && entry.turn == ME)?;
    entries.get(last + 1).map(|entry| (entry.hand, entry.number))
}

/// How the act of that number is told, in a line.
pub(super) fn words_of(entries: &[Entry], act: usize) -> Option<String> {
    let lines = || entries.iter().flat_map(|entry| &entry.lines).filter(|line| line.at == act);
    lines().find(|line| !line.aside).or_else(|| lines().next()).map(|line| line.words.clone())
}

/// The log's place at the table.
#[component]
pub fn Log(children: Children) -> impl IntoView {
    view! {
        <section class="log" aria-labelledby="log-title">
            <h2 class="log-title" id="log-title">{label().log}</h2>
            {children()}
        </section>
    }
}

/// The latest turns, to be read; pressing one, or a line, leads there.
#[component]
pub fn Lines(
    /// Every turn so far.
    entries: Memo<Vec<Entry>>,
    /// Goes to the act of that number.
    go: Callback<usize>,
) -> impl IntoView {
    let shown = Signal::derive(move || {
        entries.with(|entries| entries.iter().skip(entries.len().saturating_sub(SHOWN)).cloned().collect::<Vec<_>>())
    });
    let since = Memo::new(move |_| entries.with(|entries| since(entries)));
    view! { <Turns shown now=Memo::new(|_| None) since go /> }
}

/// Every turn of the game; pressing one, or a line, goes there.
#[component]
pub fn Jumps(
    /// Every turn of the game, to its end.
    entries: Memo<Vec<Entry>>,
    /// The number of the last act that has been.
    at: Memo<usize>,
    /// Goes to the act of that number.
    go: Callback<usize>,
) -> impl IntoView {
    // The latest turn that has begun; of a deal and the turn after it the deal, until that turn has brought something.
    let now = Memo::new(move |_| {
        let at = at.get();
        entries.with(|entries| {
            let last = entries.iter().rfind(|entry| entry.at <= at)?.at;
            entries.iter().find(|entry| entry.at == last).map(|entry| (entry.hand, entry.number))
        })
    });
    let is_end = Memo::new(move |_| {
        let last = entries.with(|entries| entries.last().and_then(|entry| entry.lines.last()).map(|line| line.at));
        last.is_some_and(|last| at.get() >= last)
    });
    // Seen by somebody else, all lines are others.
    let redrawn = RwSignal::new(0);
    Effect::new(move |_| {
        entries.track();
        request_animation_frame(move || {
            redrawn.try_update(|times| *times += 1); // the table may have been left
        });
    });
    Effect::new(move |_| {
        now.track();
        redrawn.track();
        let lines = format!(".log-line[data-act=\"{}\"]", at.get());
        let has_line = motion::single_out(&lines, "is-now");
        // At the end, how it ended is to be read.
        let wanted = match (is_end.get(), has_line) {
            (true, _) => ".log-lines li:last-child".to_owned(),
            (false, true) => lines,
            (false, false) => ".log-jump[aria-current=\"true\"]".to_owned(),
        };
        focus::bring_into_view(wanted);
    });
    view! { <Turns shown=entries now since=Memo::new(|_| None) go /> }
}

/// Turns with their lines. `now` is the one that is looked at, `since` the first after the player's last.
#[component]
fn Turns(
    #[prop(into)] shown: Signal<Vec<Entry>>,
    now: Memo<Option<(u16, u16)>>,
    since: Memo<Option<(u16, u16)>>,
    go: Callback<usize>,
) -> impl IntoView {
    view! {
        <Paper>
            <For each=move || shown.get() key=Entry::clone let:entry>
                {move || {
                    (since.get() == Some((entry.hand, entry.number)))
                        .then(|| view! { <li class="log-since">{reading().since}</li> })
                }}
                <li class="log-turn" data-act=entry.at>
                    <button
                        type="button"
                        class="log-jump"
                        aria-current=move || (now.get() == Some((entry.hand, entry.number))).then_some("true")
                        on:click=move |_| go.run(entry.at)
                    >
                        {entry.title}
                    </button>
                </li>
                {entry.lines.into_iter().map(|line| told(line, go)).collect_view()}
            </For>
        </Paper>
    }
}

/// A line. That it can be pressed spares a way that the turn's button and a few steps go too.
fn told(line: LogLine, go: Callback<usize>) -> impl IntoView {
    let LogLine { words, signs, at, .. } = line;
    let signs = signs
        .into_iter()
        .map(|Sign { drawing: id, ink }| view! { <span class=format!("log-sign {ink}")>{drawing(&id, "")}</span> })
        .collect_view();
    view! { <li class="log-line" data-act=at on:click=move |_| go.run(at)>{signs} {words}</li> }
}

/// The paper that the lines stand on. It stays at its end as lines are added, unless one has scrolled away from there; its style sees to
/// that.
#[component]
fn Paper(children: Children) -> impl IntoView {
    view! {
        <div
            class="log-lines"
            tabindex="0"
            role="group"
            aria-label=label().log
            data-rove="last"
        >
            <ol>{children()}</ol>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(at: usize, hand: u16, turn_number: u16, seat: u8, line: &str) -> Told {
        Told { at, hand, turn_number, turn: Seat(seat), lines: vec![LogLine::new(line.to_owned(), Vec::new())] }
    }

    fn names() -> Names {
        Names::new(["", "Ada"].map(str::to_owned))
    }

    #[test]
    fn an_act_is_named_by_what_was_done_and_not_by_the_pile_that_was_shuffled_for_it() {
        let line = |words: &str| LogLine::new(words.to_owned(), Vec::new());
        let told = |at, lines| Told { at, hand: 1, turn_number: 1, turn: Seat(0), lines };
        let drew = vec![line("Shuffled.").aside(true), line("Drew.")];
        let entries = entries(vec![told(1, drew), told(2, vec![line("Shuffled.").aside(true)])], &names());
        assert_eq!(words_of(&entries, 1).as_deref(), Some("Drew."));
        assert_eq!(words_of(&entries, 2).as_deref(), Some("Shuffled."), "where nothing else is told");
    }

    #[test]
    fn turns_and_their_lines_stand_in_the_order_in_which_they_were() {
        let acts = vec![
            act(0, 1, 0, 0, "Dealt."),
            act(1, 1, 1, 0, "Drew."),
            act(2, 1, 1, 0, "Laid."),
            act(3, 1, 2, 1, "Drew."),
            act(4, 1, 2, 1, "Passed."),
            act(4, 1, 3, 0, "Drew."),
        ];
        let entries = entries(acts, &names());
        let titles: Vec<&str> = entries.iter().map(|entry| entry.title.as_str()).collect();
        assert_eq!(titles, ["Hand 1", "Your turn", "Ada’s turn", "Your turn"]);
        let lines: Vec<(&str, usize)> = entries[2].lines.iter().map(|line| (line.words.as_str(), line.at)).collect();
        assert_eq!(lines, [("Drew.", 3), ("Passed.", 4)], "each with the number of its act");
        let begins: Vec<usize> = entries.iter().map(|entry| entry.at).collect();
        assert_eq!(begins, [0, 0, 2, 4], "a turn begins after the act before it, or within one");
    }

    #[test]
    fn what_is_new_begins_after_the_last_turn_that_the_player_has_ended() {
        let turns = |seats: &[u8]| {
            let deal = act(0, 1, 0, 0, "Dealt.");
            let acts = seats.iter().enumerate().map(|(at, &seat)| act(at + 1, 1, at as u16 + 1, seat, "Drew."));
            since(&entries(std::iter::once(deal).chain(acts).collect(), &names()))
        };
        assert_eq!(turns(&[]), None);
        assert_eq!(turns(&[1, 2]), None, "the player has had no turn");
        assert_eq!(turns(&[0]), None, "nor ended one");
        assert_eq!(turns(&[0, 1, 2]), Some((1, 2)));
        assert_eq!(turns(&[0, 1, 2, 0]), Some((1, 2)), "what the others did is new while the player is on turn");
        assert_eq!(turns(&[0, 1, 2, 0, 1]), Some((1, 5)));
    }
}
