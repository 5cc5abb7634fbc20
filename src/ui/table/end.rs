//! The frame of the last screen: who won, what the game tells of it, the places, and the way to another game.

use leptos::prelude::*;

use super::share::share;
use super::tally::Tally;
use super::{Controls, Exits};
use crate::ui::browser::art::drawing;
use crate::ui::text::{self, keep, label};

/// A player's place in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// With how much.
    pub score: String,
    /// Whether it is the player.
    pub is_you: bool,
    /// Whether they won.
    pub won: bool,
    /// How much they lack of it, if they did not: "$7,000 short".
    pub short: Option<String>,
}

/// The last screen of a game.
#[component]
pub fn EndSheet(
    /// The table's controller.
    controls: Controls,
    /// The ways out.
    exits: Exits,
    /// The winner's face, or faces.
    face: AnyView,
    /// Who won.
    #[prop(into)]
    title: String,
    /// How.
    #[prop(into)]
    lead: String,
    /// What the places are called.
    heading: &'static str,
    /// Every player, the winners first.
    standings: Vec<Standing>,
    /// What everybody had after each hand, if there were several.
    by_hand: Option<AnyView>,
    /// What the game tells of it, if anything.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let Tally { won, played } = Tally::of(controls.book.name, controls.level);
    let tally = (played > 0).then(|| view! { <p class="end-tally">{text::tally(won, played, controls.level)}</p> });
    let sharing = RwSignal::new(false);
    let stop_sharing = Callback::new(move |()| sharing.set(false));
    let places = standings
        .into_iter()
        .map(|Standing { name, score, is_you, won, short }| {
            view! {
                <li class="place" class:is-you=is_you class:winner=won>
                    <span class="place-name">{name}</span>
                    <b class="place-money">{score}</b>
                    {short.map(|short| view! { <small class="place-short">{short}</small> })}
                </li>
            }
        })
        .collect_view();
    // A lesson is kept nowhere, and goes on by what is told of it.
    let kept = (!controls.lesson).then(|| {
        view! {
            <button type="button" class="button" on:click=move |_| exits.look_back.run(0)>
                {keep().look_back}
            </button>
            <button type="button" class="button" on:click=move |_| sharing.set(true)>
                {keep().share}
            </button>
        }
    });
    let again = (!controls.lesson).then(|| {
        view! {
            <div class="sheet-foot">
                <button
                    type="button"
                    class="button primary"
                    aria-describedby="sheet-title sheet-why"
                    on:click=move |_| controls.once_pressed(move || exits.again.run(()))
                >
                    {label().again}
                </button>
            </div>
        }
    });
    view! {
        <main class="end">
            <div class="end-sheet sheet framed">
                <div class="end-bill paper">
                    <p class="end-wanted" aria-hidden="true">{label().wanted}</p>
                    <div class="end-face" aria-hidden="true">{face}</div>
                    <h1 class="end-title" id="sheet-title">{title}</h1>
                    <p class="end-won" id="sheet-why">{lead}</p>
                    {drawing("tin-star", "end-star")}
                </div>
                {children.map(|children| children())}
                <hr class="rule" />
                <section aria-labelledby="places">
                    <h2 class="end-heading" id="places">{heading}</h2>
                    <ol class="places">{places}</ol>
                    {by_hand}
                    {tally}
                </section>
                <div class="sheet-more">
                    {kept}
                    <button type="button" class="button quiet" on:click=move |_| exits.leave.run(())>
                        {label().to_start}
                    </button>
                </div>
            </div>
            {again}
            {move || sharing.get().then(|| share(controls, stop_sharing))}
        </main>
    }
}
