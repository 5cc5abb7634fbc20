//! The first screen: which game, who plays and how well, by which rules, and from which shuffle. One press deals.

pub(super) mod choices;
mod name;

use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

pub use self::choices::last_game;
use self::choices::{Choices, forget_typed, fresh_seed};
use self::name::{NAME_UNITS, instead, name_typed};
use super::lesson;
use crate::bots::Level;
use crate::ui::browser::art::drawing;
use crate::ui::browser::{focus, press, storage};
use crate::ui::games::parts::Part;
use crate::ui::games::{GAMES, Listed};
use crate::ui::play::any_record::AnyRecord;
use crate::ui::settings::languages::languages;
use crate::ui::settings::{HandOrder, Settings};
use crate::ui::table::later::dialog;
use crate::ui::table::lesson::Offer;
use crate::ui::table::licences::licences;
use crate::ui::table::rules::Library;
use crate::ui::table::tally::Tally;
use crate::ui::text::reading::reading;
use crate::ui::text::{self, boot, keep, label, setting};
use crate::ui::trouble::CannotDeal;

/// As much as may be typed for a deal number: the largest, and room to see that it is too large, or none.
const SEED_LENGTH: usize = 40;

/// Where the browser keeps whether what is chosen lies open.
const OPEN: &str = "table open";
const ON: &str = "on";

/// What is done once a game's part is there and, if it teaches, once what its lessons are made of is there, too.
type Act = Box<dyn FnOnce(&'static Part)>;

/// Brings a game's part before it is needed. If it does not come, that shows when it is.
fn bring_ahead(game: &'static Listed) {
    spawn_local(async move {
        game.part.bring().await.ok();
    });
}

/// The first screen.
#[allow(clippy::too_many_lines)] // one form, top to bottom
#[component]
pub fn Start(
    /// The player's settings: the language is chosen here.
    settings: Settings,
    /// Gets the game as soon as it is dealt.
    #[prop(into)]
    on_deal: Callback<AnyRecord>,
    /// Gets a lesson, and of which game.
    #[prop(into)]
    on_learn: Callback<(&'static Listed, &'static Offer)>,
    /// Whether there is something louder to do than to deal.
    #[prop(into)]
    quiet: Signal<bool>,
    /// What stands above the form.
    #[prop(into)]
    before: ViewFn,
    /// What stands below it.
    #[prop(into)]
    after: ViewFn,
    /// What lies beside the playbill, or below it where there is no room.
    #[prop(into)]
    beside: ViewFn,
) -> impl IntoView {
    let game = RwSignal::new(last_game());
    let choices = RwSignal::new(Choices::load(game.get_untracked()));
    let pick_game = move |picked: &'static Listed| {
        choices.with_untracked(|choices| choices.keep(game.get_untracked()));
        choices.set(Choices::load(picked));
        game.set(picked);
        bring_ahead(picked);
    };
    let dealt = StoredValue::new(false);
    // In another language the screen is built anew, with what was chosen on it.
    on_cleanup(move || {
        if let Some(game) = game.try_get_untracked() {
            choices.try_with_untracked(|choices| choices.keep(game));
            if dealt.try_get_value() == Some(true) {
                forget_typed(game);
            }
        }
    });
    let fault = RwSignal::new(None::<CannotDeal>);
    // Whether a part is waited for: a second press opens no second table.
    let coming = RwSignal::new(false);
    let with_part = move |game: &'static Listed, teaches: bool, act: Act| {
        // By then another press may have led away from here.
        if coming.try_get_untracked() != Some(false) {
            return;
        }
        fault.set(None);
        let later = ((game.book)().later)();
        coming.set(game.part.now().is_none() || teaches && later.given().is_none());
        spawn_local(async move {
            let mut part = game.part.bring().await;
            if teaches && let Err(why) = later.bring().await {
                part = Err(why);
            }
            // By then the page may show something else.
            if coming.try_set(false).is_none() {
                match part {
                    Ok(part) => act(part),
                    Err(why) => fault.set(Some(why.into())),
                }
            }
        });
    };
    let learn = move |game, lesson| {
        press::answer(Box::new(move || with_part(game, true, Box::new(move |_| on_learn.run((game, lesson))))));
    };
    let more = NodeRef::<html::Details>::new();
    // What is folded is not built: Chromium does not lay out what changes within closed details when they open.
    let open = RwSignal::new(storage::get(OPEN).is_some_and(|kept| kept == ON));
    let seed_field = NodeRef::<html::Input>::new();
    let show_seed = move || {
        if let Some(more) = more.get_untracked() {
            more.set_open(true);
            open.set(true);
        }
        // As soon as it is there.
        request_animation_frame(move || {
            if let Some(field) = seed_field.try_get_untracked().flatten() {
                field.focus().ok();
            }
        });
    };
    let deal = move |event: SubmitEvent| {
        event.prevent_default();
        let game = game.get_untracked();
        choices.with_untracked(|choices| match choices.table(fresh_seed) {
            Ok(table) => {
                choices.keep(game);
                let deal = move |part: &Part| {
                    // A table that the rules do not know cannot come from this form.
                    if let Some(record) = (part.deal)(&table) {
                        dealt.set_value(true);
                        on_deal.run(record);
                    }
                };
                press::answer(Box::new(move || with_part(game, false, Box::new(deal))));
            }
            Err(why) => {
                fault.set(Some(why));
                show_seed();
            }
        });
    };
    let toggled = move |_| {
        if let Some(more) = more.get_untracked() {
            let opens = more.open() && !open.get_untracked();
            open.set(more.open());
            if opens {
                // What is to be chosen lies below the window's edge on phones.
                let shown = more.clone();
                request_animation_frame(move || focus::show(&shown));
            }
            storage::set(OPEN, if more.open() { ON } else { "off" });
        }
    };
    let seed_typed = move |event| {
        fault.set(None);
        choices.update(|choices| choices.seed = event_target_value(&event));
    };
    // What is wrong with the deal number stands at its field.
    let said = move |of_seed| fault.get().filter(|why| why.is_of_seed() == of_seed).map(text::cannot_deal);
    let setting_up = RwSignal::new(settings.stay_open());
    let library = Library::here();
    let rules = view! {
        <button type="button" class="text-link" on:click=move |_| library.open((game.get_untracked().book)(), "")>
            {reading().rules}
        </button>
    };
    view! {
        <main class="start bill">
            <div class="start-sheet sheet framed">
                {drawing("tin-star", "start-star")}
                <h1 class="start-title">{label().house}</h1>
                {(GAMES.len() == 1).then(|| playbill(game.get_untracked()))}
                {before.run()}
                <form novalidate on:submit=deal>
                {(GAMES.len() > 1).then(|| games(game, pick_game))}
                <div class="start-go" class:quiet=quiet>
                    <button type="submit" class="button start-deal" class:primary=move || !quiet.get()>{label().deal}</button>
                    {move || lesson::learn(game.get(), learn)}
                </div>
                <p class="start-coming" role="status">{move || coming.get().then(|| boot().loading)}</p>
                <p class="start-fault" role="alert">{move || said(false)}</p>
                <details class="start-more" node_ref=more prop:open=open.get_untracked() on:toggle=toggled>
                    <summary>
                        <span class="start-more-name">{label().your_table}</span>
                        <span class="start-chosen">{move || chosen(game.get(), choices)}</span>
                    </summary>
                    <Show when=move || open.get()>
                        {move || opponents(game.get(), choices)}
                        {move || levels(game.get(), choices)}
                        {move || variants(game.get(), choices)}
                        <div class="start-fields">
                            {move || names(game.get(), choices)}
                            <div class="field field-seed">
                                <label for="seed">{label().seed}</label>
                                <input id="seed" node_ref=seed_field type="text" inputmode="numeric" autocomplete="off" maxlength=SEED_LENGTH
                                    placeholder=label().seed_empty aria-describedby="seed-note seed-fault"
                                    aria-invalid=move || said(true).map(|_| "true")
                                    prop:value=move || choices.with(|choices| choices.seed.clone()) on:input=seed_typed />
                                <p class="field-note" id="seed-note">{label().seed_note}</p>
                                <p class="start-fault" id="seed-fault" role="alert">{move || said(true)}</p>
                            </div>
                        </div>
                        <label class="start-check">
                            <input
                                type="checkbox"
                                prop:checked=move || choices.with(|choices| choices.practice)
                                on:change=move |event| choices.update(|choices| choices.practice = event_target_checked(&event))
                            />
                            <span>{keep().practice_choice} " " <small>{keep().practice_note}</small></span>
                        </label>
                    </Show>
                </details>
                </form>
                {after.run()}
                <p class="start-foot">{label().start_foot}</p>
                <div class="start-ends">
                    {languages(settings, false)}
                    <p class="start-foot">
                        {move || lesson::learn_again(game.get(), learn)}
                        <button type="button" class="text-link" aria-haspopup="dialog" on:click=move |_| setting_up.set(true)>
                            {setting().settings}
                        </button>
                        " " {rules} " " {licences("foot-link")}
                    </p>
                </div>
            </div>
            {move || setting_up.get().then(|| {
                let game = game.get_untracked();
                let order = HandOrder::load(game.name, (game.orders)());
                let close = Callback::new(move |()| setting_up.set(false));
                dialog(((game.book)().later)(), close, move |later| (later.settings)(settings, order, close))
            })}
            {beside.run()}
        </main>
    }
}

/// What is chosen, in a line: "3 opponents · Deputies · 2014 rulebook".
fn chosen(game: &'static Listed, choices: RwSignal<Choices>) -> String {
    choices.with(|choices| {
        let opponents = text::opponents(choices.seats - 1);
        let variant = (game.variants > 1).then(|| (game.variant)(choices.variant).0.to_owned());
        let practice = choices.practice.then(|| keep().practice.to_owned());
        let all = [Some(opponents), Some(text::level(choices.level).to_owned()), variant, practice];
        all.into_iter().flatten().collect::<Vec<_>>().join("\u{a0}· ")
    })
}

/// How well the opponents play, and how the player fared against them.
fn levels(game: &'static Listed, choices: RwSignal<Choices>) -> impl IntoView {
    let options = Level::ALL.map(|level| {
        let checked = move || choices.with(|choices| choices.level == level);
        let pick = move || choices.update(|choices| choices.level = level);
        let Tally { won, played } = Tally::of(game.name, level);
        let tally =
            (played > 0).then(|| view! { <small class="choice-tally">{text::tally_short(won, played)}</small> });
        let name = view! { {text::level(level)} " " {tally} };
        option("level", name, Some(text::level_note(level)), checked, pick)
    });
    view! {
        <fieldset class="choice">
            <legend>{label().level}</legend>
            <div class="choice-options choice-list">{options.collect_view()}</div>
        </fieldset>
    }
}

/// What is played: the name, a word about it, and its poster.
fn playbill(game: &Listed) -> impl IntoView {
    view! {
        <p class="start-game">{(game.title)()}</p>
        <p class="start-lead">{(game.lead)()}</p>
        {(game.poster)()}
    }
}

/// The games to choose from, a card each.
fn games(game: RwSignal<&'static Listed>, pick: impl Fn(&'static Listed) + Copy + 'static) -> AnyView {
    let card = move |listed: &'static Listed| {
        view! {
            <label class="choice-option start-card">
                <input type="radio" name="game" value=listed.name prop:checked=move || game.get().name == listed.name
                    on:change=move |_| pick(listed) />
                <span class="start-game">{(listed.title)()}</span>
                <span class="start-lead">{(listed.lead)()}</span>
                {(listed.poster)()}
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend class="visually-hidden">{label().which_game}</legend>
            <div class="choice-options start-cards">{GAMES.iter().map(card).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// Against how many.
fn opponents(game: &'static Listed, choices: RwSignal<Choices>) -> AnyView {
    let options = game.seats.clone().map(|seats| {
        let checked = move || choices.with(|choices| choices.seats == seats);
        let pick = move || choices.update(|choices| choices.seats = seats);
        option("opponents", text::opponents(seats - 1), None, checked, pick)
    });
    view! {
        <fieldset class="choice">
            <legend>{label().opponents}</legend>
            <div class="choice-options">{options.collect_view()}</div>
            {move || (game.table_note)(choices.with(|choices| choices.seats)).map(|note| view! { <p class="field-note">{note}</p> })}
        </fieldset>
    }
    .into_any()
}

/// By which rules, where there are several.
fn variants(game: &'static Listed, choices: RwSignal<Choices>) -> Option<AnyView> {
    let options = (0..game.variants).map(|variant| {
        let (name, note) = (game.variant)(variant);
        let checked = move || choices.with(|choices| choices.variant == variant);
        let pick = move || choices.update(|choices| choices.variant = variant);
        option("variant", name, Some(note), checked, pick)
    });
    (game.variants > 1).then(|| {
        view! {
            <fieldset class="choice">
                <legend>{label().edition}</legend>
                <div class="choice-options">{options.collect_view()}</div>
            </fieldset>
        }
        .into_any()
    })
}

/// What the seats are called.
fn names(game: &'static Listed, choices: RwSignal<Choices>) -> AnyView {
    let field = |seat: usize| {
        let id = format!("name-{seat}");
        let absent = move || choices.with(|choices| seat >= usize::from(choices.seats));
        let value = move || choices.with(|choices| choices.names.get(seat).cloned().unwrap_or_default());
        let note = move || {
            let instead = choices.with(|choices| instead(choices.names.get(..usize::from(choices.seats))?, seat));
            instead.map(|name| text::name_taken(&name))
        };
        let typed = move |event| {
            choices.update(|choices| {
                if let Some(name) = choices.names.get_mut(seat) {
                    *name = name_typed(&event);
                }
            });
        };
        view! {
            <div class="field" hidden=absent>
                <label for=id.clone()>{text::name_field(seat)}</label>
                <input id=id type="text" autocomplete="off" maxlength=NAME_UNITS placeholder=text::default_name(seat)
                    prop:value=value on:input=typed />
                <p class="field-note" role="status">{note}</p>
            </div>
        }
    };
    game.all_seats().map(field).collect_view().into_any()
}

/// One of a group of radio buttons.
fn option(
    group: &'static str,
    name: impl IntoView + 'static,
    note: Option<&'static str>,
    checked: impl Fn() -> bool + Send + Sync + 'static,
    pick: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="choice-option">
            <input type="radio" name=group prop:checked=checked on:change=move |_| pick() />
            <span class="choice-name">{name}</span>
            {note.map(|note| view! { <span class="choice-note">{note}</span> })}
        </label>
    }
}
