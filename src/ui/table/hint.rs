//! A hint on request: the button that asks for it, and the handbill that shows it beside the table. What it says is the game's.

use leptos::html;
use leptos::prelude::*;

use super::explain::ITSELF;
use super::later::{AnyLater, once_there};
use crate::ui::browser::art::drawing;
use crate::ui::browser::{focus, motion};
use crate::ui::text::{self, hint_label};

/// A hint in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What is advised.
    pub order: String,
    /// The chance to win the game with it.
    pub chance: String,
    /// How likely it is to come off, where chance decides.
    pub odds: Option<String>,
    /// Why.
    pub why: String,
    /// The best others, each with its chance.
    pub others: Vec<(String, String)>,
    /// What was done, in a game that is looked back on, with its chance.
    pub done: Option<(String, String)>,
}

impl Hint {
    /// What those hear who hear the page.
    pub fn spoken(&self) -> String {
        let spoken = text::hint_spoken(&self.order, &self.chance, &self.why);
        match &self.done {
            Some((order, chance)) => format!("{spoken} {} {order}, {chance}", hint_label().done),
            None => spoken,
        }
    }
}

/// Where a hint stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hinting {
    /// None is wanted.
    #[default]
    None,
    /// It is being thought about.
    Asked,
    /// Here it is; nothing if there was nothing to say.
    Given(Option<Hint>),
}

/// The hints of a table. Copies are the same ones.
#[derive(Clone, Copy)]
pub struct Hints {
    /// Where the hint stands that was asked for.
    pub state: RwSignal<Hinting>,
    /// Whether one can be had now.
    pub may: Callback<(), bool>,
    /// Whether the player is asked in a dialog, which then has the hint in it.
    pub in_dialog: Callback<(), bool>,
    /// Whether something is chosen on the table: then the hint leaves the table free and covers the hand.
    pub low: Callback<(), bool>,
    /// Thinks of one for [`Hinting::Asked`], and makes it [`Hinting::Given`].
    pub think: Callback<()>,
    /// Does what it advises.
    pub follow: Callback<()>,
}

/// What stands at the foot of the hints where nothing is to be done any more; found from the table that they belong to.
#[derive(Clone)]
pub(super) struct HintFoot(pub ViewFn);

impl Hints {
    /// Puts the hint away. The focus goes from it to what asks for one.
    pub fn put_away(self) {
        if self.state.with_untracked(|state| *state != Hinting::None) {
            if focus::is_within(".hint") {
                focus::go_to(".hint-button");
            }
            self.state.set(Hinting::None);
        }
    }

    /// Asks for a hint, or puts the one away that is there.
    fn ask_or_not(self) {
        if self.state.with_untracked(|state| *state != Hinting::None) {
            self.put_away();
            return;
        }
        self.ask();
    }

    /// Asks for a hint. Nothing once the table has been left.
    pub(super) fn ask(self) {
        if self.state.try_update(|state| *state = Hinting::Asked).is_some() {
            self.think.run(());
        }
    }
}

/// By how much the hint lies over the end of the log, which makes room for it: a measure of the style sheets.
const COVERED: &str = "--covered";

/// An order of more letters, such as one that spells a whole gang, is no heading.
const LONG: usize = 60;

/// The button that asks for a hint, while one can be had: below the table, or `within` the dialog that asks the player.
#[component]
pub fn HintButton(
    /// The table's hints.
    hints: Hints,
    /// Whether it stands in a dialog.
    #[prop(optional)]
    within: bool,
) -> impl IntoView {
    let may = Memo::new(move |_| hints.may.run(()) && hints.in_dialog.run(()) == within);
    let open = move || if hints.state.with(|state| *state == Hinting::None) { "false" } else { "true" };
    move || {
        may.get().then(|| {
            view! {
                <button
                    type="button"
                    class="hint-button"
                    data-key="h"
                    data-explain=ITSELF
                    data-title=hint_label().hint
                    data-about=hint_label().about
                    data-rule=""
                    aria-expanded=open
                    on:click=move |_| hints.ask_or_not()
                >
                    {drawing("mark-hint", "mark")}
                    <span class="label">{hint_label().hint}</span>
                </button>
            }
        })
    }
}

/// Where the hint is shown and told: beside the table, or `within` the dialog that asks the player.
#[component]
pub fn HintPlace(
    /// The table's hints.
    hints: Hints,
    /// What shows them.
    later: AnyLater,
    /// Whether it stands in a dialog.
    #[prop(optional)]
    within: bool,
) -> impl IntoView {
    let shown = Memo::new(move |_| if hints.in_dialog.run(()) == within { hints.state.get() } else { Hinting::None });
    let spoken = move || {
        shown.with(|shown| match shown {
            Hinting::Given(Some(hint)) => hint.spoken(),
            Hinting::Given(None) => hint_label().none.to_owned(),
            Hinting::Asked | Hinting::None => String::new(),
        })
    };
    view! {
        <div class="hint-place" class:within=within class:low=move || hints.low.run(())>
            <p class="visually-hidden" role="status">{spoken}</p>
            {move || match shown.get() {
                Hinting::None => ().into_any(),
                shown => once_there(later, move |later| (later.hint)(hints, &shown, within)),
            }}
        </div>
    }
}

fn line(words: &'static str) -> AnyView {
    view! { <p class="hint-wait">{words}</p> }.into_any()
}

/// The handbill for one that is asked for or given.
pub(super) fn bill(hints: Hints, shown: &Hinting, within: bool) -> AnyView {
    let matter = match shown {
        Hinting::None => return ().into_any(),
        Hinting::Asked => line(hint_label().wait),
        Hinting::Given(None) => line(hint_label().none),
        Hinting::Given(Some(hint)) => matter(hints, hint.clone(), within),
    };
    let close = move |_| {
        focus::go_to(".hint-button");
        hints.put_away();
    };
    let node = NodeRef::<html::Section>::new();
    // Where the page is longer than the window, it would open out of sight.
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            focus::show(&node);
            motion::set(".log", COVERED, &format!("{}px", node.offset_height()));
        }
    });
    on_cleanup(|| motion::set(".log", COVERED, "0px"));
    view! {
        <section class="hint sheet" aria-label=hint_label().hint node_ref=node>
            {matter}
            <button type="button" class="dialog-close" aria-label=hint_label().close on:click=close>
                {drawing("mark-close", "")}
            </button>
        </section>
    }
    .into_any()
}

fn matter(hints: Hints, hint: Hint, within: bool) -> AnyView {
    let Hint { order, chance, odds, why, others, done } = hint;
    let (looks_back, is_long) = (done.is_some(), order.chars().count() > LONG);
    view! {
        <h2 class="hint-order" class:long=is_long>{order}</h2>
        <p class="hint-chance"><b>{chance}</b> " " {hint_label().to_win}</p>
        <p class="hint-why">{why} {odds.map(|odds| format!(" {odds}"))}</p>
        {acts(hint_label().others, others)}
        {acts(hint_label().done, done.into_iter().collect())}
        {use_context::<HintFoot>().map(|HintFoot(foot)| foot.run())}
        // A dialog has a button of its own that stands out.
        {(!looks_back).then(|| view! {
            // On a phone it may lie where the hint was asked for.
            <button type="button" class="button hint-do" data-unhurried="" class:primary=!within on:click=move |_| hints.follow.run(())>
                {hint_label().do_it}
            </button>
        })}
    }
    .into_any()
}

/// Acts with their chances, if there are any.
fn acts(heading: &'static str, acts: Vec<(String, String)>) -> Option<AnyView> {
    let lines = acts.into_iter().map(|(order, chance)| view! { <li><span>{order}</span> " " <b>{chance}</b></li> });
    let lines = lines.collect::<Vec<_>>();
    (!lines.is_empty()).then(|| view! { <div class="hint-others"><h3>{heading}</h3> <ul>{lines}</ul></div> }.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_hears_the_page_is_told_what_was_done_after_what_would_have_been_best() {
        let hint = Hint {
            order: "Draw two".to_owned(),
            chance: "37%".to_owned(),
            odds: None,
            why: "Two are more than one.".to_owned(),
            others: Vec::new(),
            done: None,
        };
        let alone = hint.spoken();
        let both = Hint { done: Some(("Take the discard".to_owned(), "35%".to_owned())), ..hint }.spoken();
        let done = both.strip_prefix(&alone).expect("the hint comes first");
        assert_eq!(done, " What was done: Take the discard, 35%");
    }
}
