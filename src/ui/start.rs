//! The first screen: who plays and how well, by which rulebook, and from which shuffle. One press deals.

use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use thiserror::Error;

use super::art::drawing;
use super::licences::licences;
use super::storage;
use super::text::{self, NAME_LENGTH, keep, label};
use super::wyatt_earp::gang;
use crate::bots::Level;
use crate::games::wyatt_earp::{Edition, MAX_SEATS, Options};
use crate::record::tidy;

/// A table to deal at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// What is agreed.
    pub options: Options,
    /// A name for each seat as typed, perhaps blank; the player's first.
    pub names: Vec<String>,
    /// Where all chance comes from.
    pub seed: u64,
    /// How well the bots play.
    pub level: Level,
    /// Whether everything may be taken back.
    pub practice: bool,
}

/// Why no game can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotDeal {
    /// The deal number is not made of digits.
    #[error("{}", label::SEED_NO_NUMBER)]
    NoNumber,
    /// The deal number does not fit into 64 bits.
    #[error("{}", label::SEED_TOO_LARGE)]
    TooLarge,
    /// The browser gives no randomness.
    #[error("{}", label::NO_RANDOMNESS)]
    NoRandomness,
}

/// Opponents that one may have.
const OPPONENTS: [u8; 3] = [1, 2, 3];
const EDITIONS: [Edition; 2] = [Edition::Y2014, Edition::Y2000];
/// Fresh deal numbers have at most twelve digits, so that one can read them to a friend.
const FRESH: u64 = 1_000_000_000_000;
/// As much as may be typed for a deal number: the largest, and room to see that it is too large, or none.
const SEED_LENGTH: usize = 40;
/// As much as may be typed for a name as browsers count; an emoji takes several.
const NAME_UNITS: usize = 8 * NAME_LENGTH;
/// Where the browser keeps the choices.
const KEY: &str = "start";

/// What the form holds.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Choices {
    opponents: u8,
    level: Level,
    edition: Edition,
    names: [String; MAX_SEATS],
    /// As typed; forgotten with the page.
    seed: String,
    /// Likewise.
    practice: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            opponents: 3,
            level: Level::default(),
            edition: Edition::default(),
            names: Default::default(),
            seed: String::new(),
            practice: false,
        }
    }
}

impl Choices {
    /// What [`Self::to_text`] wrote, unless it makes no sense. Of old there was no line for the level.
    fn from_text(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let opponents = lines.next()?.parse().ok().filter(|n| OPPONENTS.contains(n))?;
        let edition = lines.next()?.parse().ok().and_then(|at: usize| EDITIONS.get(at).copied())?;
        let mut names = <[String; MAX_SEATS]>::default();
        for name in &mut names {
            *name = tidy(lines.next()?);
        }
        let level = lines.next().and_then(Level::by_name).unwrap_or_default();
        Some(Self { opponents, level, edition, names, seed: String::new(), practice: false })
    }

    fn to_text(&self) -> String {
        let edition = EDITIONS.iter().position(|&edition| edition == self.edition).unwrap_or(0);
        format!("{}\n{edition}\n{}\n{}", self.opponents, self.names.join("\n"), self.level.name())
    }

    fn game(&self, fresh: impl FnOnce() -> Option<u64>) -> Result<NewGame, CannotDeal> {
        let seed = match self.seed.trim() {
            "" => fresh().ok_or(CannotDeal::NoRandomness)? % FRESH,
            digits if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().map_err(|_| CannotDeal::TooLarge)?,
            _ => return Err(CannotDeal::NoNumber),
        };
        let seats = self.opponents + 1;
        let names = self.names[..usize::from(seats)].to_vec();
        let options = Options { seats, edition: self.edition };
        Ok(NewGame { options, names, seed, level: self.level, practice: self.practice })
    }
}

/// The name in a field, which keeps of it what fits as readers count.
fn name_typed(event: &web_sys::Event) -> String {
    let name = event_target_value(event);
    if name.chars().count() <= NAME_LENGTH {
        return name;
    }
    let tidied = tidy(&name);
    if tidied == name.trim() {
        return name;
    }
    event_target::<web_sys::HtmlInputElement>(event).set_value(&tidied);
    tidied
}

/// A number from the browser's own source of chance.
fn fresh_seed() -> Option<u64> {
    getrandom::u64().ok()
}

/// The first screen.
#[component]
pub fn Start(
    /// Gets the table as soon as the form makes one.
    #[prop(into)]
    on_deal: Callback<NewGame>,
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
    let remembered = storage::get(KEY).and_then(|text| Choices::from_text(&text)).unwrap_or_default();
    let choices = RwSignal::new(remembered);
    let fault = RwSignal::new(None::<CannotDeal>);
    let more = NodeRef::<html::Details>::new();
    let seed_field = NodeRef::<html::Input>::new();
    let show_seed = move || {
        if let (Some(more), Some(field)) = (more.get_untracked(), seed_field.get_untracked()) {
            more.set_open(true);
            field.focus().ok();
        }
    };
    let deal = move |event: SubmitEvent| {
        event.prevent_default();
        choices.with_untracked(|choices| match choices.game(fresh_seed) {
            Ok(game) => {
                storage::set(KEY, &choices.to_text());
                on_deal.run(game);
            }
            Err(why) => {
                fault.set(Some(why));
                show_seed();
            }
        });
    };
    let opponents = OPPONENTS.map(|n| {
        let checked = move || choices.with(|choices| choices.opponents == n);
        let pick = move || choices.update(|choices| choices.opponents = n);
        option("opponents", text::opponents(n), None, checked, pick)
    });
    let names = (0..MAX_SEATS).map(|seat| {
        let id = format!("name-{seat}");
        let absent = move || choices.with(|choices| seat > usize::from(choices.opponents));
        let value = move || choices.with(|choices| choices.names[seat].clone());
        let typed = move |event| choices.update(|choices| choices.names[seat] = name_typed(&event));
        view! {
            <div class="field" hidden=absent>
                <label for=id.clone()>{text::name_field(seat)}</label>
                <input id=id type="text" autocomplete="off" maxlength=NAME_UNITS placeholder=text::default_name(seat)
                    prop:value=value on:input=typed />
            </div>
        }
    });
    let seed_typed = move |event| {
        fault.set(None);
        choices.update(|choices| choices.seed = event_target_value(&event));
    };
    view! {
        <main class="start bill">
            <div class="start-sheet sheet framed">
                {drawing("tin-star", "start-star")}
                <h1 class="start-title">{label::HOUSE}</h1>
                <p class="start-game">{label::GAME}</p>
                <p class="start-lead">{label::START_LEAD}</p>
                {gang()}
                {before.run()}
                <form novalidate on:submit=deal>
                <fieldset class="choice">
                    <legend>{label::OPPONENTS}</legend>
                    <div class="choice-options">{opponents.collect_view()}</div>
                </fieldset>
                {levels(choices)}
                {editions(choices)}
                <details class="start-more" node_ref=more>
                    <summary>{label::START_MORE}</summary>
                    <div class="start-fields">
                        {names.collect_view()}
                        <div class="field field-seed">
                            <label for="seed">{label::SEED}</label>
                            <input id="seed" node_ref=seed_field type="text" inputmode="numeric" autocomplete="off" maxlength=SEED_LENGTH
                                placeholder=label::SEED_EMPTY aria-describedby="seed-note"
                                aria-invalid=move || fault.get().is_some().then_some("true")
                                prop:value=move || choices.with(|choices| choices.seed.clone()) on:input=seed_typed />
                            <p class="field-note" id="seed-note">{label::SEED_NOTE}</p>
                        </div>
                    </div>
                </details>
                <label class="start-check">
                    <input
                        type="checkbox"
                        prop:checked=move || choices.with(|choices| choices.practice)
                        on:change=move |event| choices.update(|choices| choices.practice = event_target_checked(&event))
                    />
                    <span>{keep::PRACTICE_CHOICE} " " <small>{keep::PRACTICE_NOTE}</small></span>
                </label>
                <p class="start-fault" role="alert">{move || fault.get().map(|why| why.to_string())}</p>
                <div class="start-go" class:quiet=quiet>
                    <button type="submit" class="button start-deal" class:primary=move || !quiet.get()>{label::DEAL}</button>
                </div>
                </form>
                {after.run()}
                <p class="start-foot">{label::START_FOOT}</p>
                <p class="start-foot">{licences("foot-link")}</p>
            </div>
            {beside.run()}
        </main>
    }
}

/// How well the opponents play.
fn levels(choices: RwSignal<Choices>) -> impl IntoView {
    let options = Level::ALL.map(|level| {
        let checked = move || choices.with(|choices| choices.level == level);
        let pick = move || choices.update(|choices| choices.level = level);
        option("level", text::level(level), Some(text::level_note(level)), checked, pick)
    });
    view! {
        <fieldset class="choice">
            <legend>{label::LEVEL}</legend>
            <div class="choice-options choice-list">{options.collect_view()}</div>
        </fieldset>
    }
}

/// Which rulebook.
fn editions(choices: RwSignal<Choices>) -> impl IntoView {
    let options = EDITIONS.map(|edition| {
        let checked = move || choices.with(|choices| choices.edition == edition);
        let pick = move || choices.update(|choices| choices.edition = edition);
        option("edition", text::edition(edition), Some(text::edition_note(edition)), checked, pick)
    });
    view! {
        <fieldset class="choice">
            <legend>{label::EDITION}</legend>
            <div class="choice-options">{options.collect_view()}</div>
        </fieldset>
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn with_seed(seed: &str) -> Choices {
        Choices { seed: seed.to_owned(), ..Choices::default() }
    }

    #[test]
    fn a_typed_number_is_the_seed_and_an_empty_field_a_fresh_one() {
        let seed = |typed| with_seed(typed).game(|| Some(1_000_000_000_042)).map(|game| game.seed);
        assert_eq!(seed("17"), Ok(17));
        assert_eq!(seed(" 18446744073709551615 "), Ok(u64::MAX));
        assert_eq!(seed("  "), Ok(42), "twelve digits");
    }

    #[test]
    fn a_bad_seed_has_its_reason() {
        let fault = |typed| with_seed(typed).game(|| None).err();
        assert_eq!(fault("18446744073709551616"), Some(CannotDeal::TooLarge));
        for typed in ["-1", "1.5", "deadwood", "0x10", "+3"] {
            assert_eq!(fault(typed), Some(CannotDeal::NoNumber), "{typed}");
        }
        assert_eq!(fault(""), Some(CannotDeal::NoRandomness));
    }

    #[test]
    fn the_table_has_a_seat_and_a_name_for_all_who_play() {
        for opponents in OPPONENTS {
            let game = Choices { opponents, ..with_seed("1") }.game(|| None).unwrap();
            assert_eq!(game.options.seats, opponents + 1);
            assert_eq!(game.names.len(), usize::from(opponents) + 1);
        }
    }

    #[test]
    fn choices_come_back_as_they_were_but_for_the_seed() {
        let names = ["Mary", "", "Žofie", "Bo"].map(str::to_owned);
        let seed = "9".to_owned();
        let choices =
            Choices { opponents: 2, level: Level::Legend, edition: Edition::Y2000, names, seed, practice: false };
        let back = Choices::from_text(&choices.to_text()).unwrap();
        assert_eq!(back, Choices { seed: String::new(), ..choices });
    }

    #[test]
    fn what_was_kept_before_there_were_levels_is_still_read() {
        let old = Choices::from_text("2\n1\nMary\n\nBo\n").unwrap();
        assert_eq!((old.opponents, old.edition, old.names[2].as_str()), (2, Edition::Y2000, "Bo"));
        assert_eq!(old.level, Level::Deputy);
        let odd = Choices::from_text("2\n1\nMary\n\nBo\n\nchampion").unwrap();
        assert_eq!(odd.level, Level::Deputy);
        for level in Level::ALL {
            let text = Choices { level, ..Choices::default() }.to_text();
            assert_eq!(Choices::from_text(&text).map(|choices| choices.level), Some(level));
        }
    }

    #[test]
    fn what_the_browser_kept_is_not_trusted() {
        for text in ["", "3", "0\n0\n\n\n\n", "4\n0\n\n\n\n", "3\n2\n\n\n\n", "3\n-1\n\n\n\n", "3\n0\na\nb\nc", "x\ny"]
        {
            assert_eq!(Choices::from_text(text), None, "{text:?}");
        }
        let long = Choices::from_text(&format!("3\n0\n{}\n\n\n", "x".repeat(999))).unwrap();
        assert_eq!(long.names[0].len(), NAME_LENGTH);
    }
}
