//! All settings in one dialog, on the first screen and at the table.

use leptos::prelude::*;

use super::languages::languages;
use super::{Back, HandOrder, Motion, Order, Pace, Setting, Settings, Size, Theme, Volume};
use crate::ui::browser::modal::Modal;
use crate::ui::text::{hint_label, label, setting};

/// The settings. Each holds as soon as it is chosen.
#[component]
pub fn SettingsDialog(
    /// The settings.
    settings: Settings,
    /// In which order the hand is held in the game that is played, or that would be.
    order: HandOrder,
    /// Enough chosen.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let order_of = move |one: Order| order.label_of(one);
    view! {
        <Modal title=setting().settings class="settings" on_close=on_close closer=label().close>
            <div class="menu">
                {languages(settings, true)}
                {stops(settings.theme, Theme::label, setting().theme, "theme", true)}
                {stops(settings.motion, Motion::label, setting().motion, "motion", true)}
                {stops(settings.pace, Pace::label, label().pace, "settings-pace", true)}
                {stops(settings.volume, Volume::label, label().sound, "volume", true)}
                {stops(order.order, order_of, setting().order, "order", true)}
                {stops(settings.cards, Size::label, setting().cards, "cards", true)}
                {stops(settings.back, Back::label, setting().back, "back", true)}
                <div class="settings-switches">
                    {switch(settings.hints, hint_label().offer)}
                    {switch(settings.confirm, setting().confirm)}
                    {switch(settings.memory, setting().memory)}
                    {switch(settings.lines, setting().lines)}
                    {switch(settings.shortcuts, setting().shortcuts)}
                    {switch(settings.left, setting().left)}
                </div>
            </div>
        </Modal>
    }
}

/// The stops of a setting as radio buttons of one `group`; what they set is `said` or only read out.
pub fn stops<T: Copy + PartialEq + Send + Sync>(
    setting: Setting<T>,
    label: impl Fn(T) -> &'static str,
    name: &'static str,
    group: &'static str,
    said: bool,
) -> AnyView {
    let names = setting.all.iter().map(|&(one, _)| label(one)).collect();
    let choose = Callback::new(move |at| setting.choose(at));
    radios(setting.at, choose, names, name, group, said)
}

fn radios(
    at: RwSignal<u8>,
    choose: Callback<usize>,
    names: Vec<&'static str>,
    name: &'static str,
    group: &'static str,
    said: bool,
) -> AnyView {
    let stop = |(nth, name): (usize, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=group
                    prop:checked=move || usize::from(at.get()) == nth
                    on:change=move |_| choose.run(nth)
                />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="pace">
            <legend class:visually-hidden=!said>{name}</legend>
            {names.into_iter().enumerate().map(stop).collect_view()}
        </fieldset>
    }
    .into_any()
}

fn switch(setting: Setting<bool>, name: &'static str) -> impl IntoView {
    view! {
        <label class="menu-check">
            <input
                type="checkbox"
                prop:checked=move || setting.get()
                on:change=move |event| setting.set(event_target_checked(&event))
            />
            <span>{name}</span>
        </label>
    }
}
