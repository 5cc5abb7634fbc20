//! Keeps the page for visits without a network, and offers a new version of it when one is ready. Nothing changes until the player says so:
//! the browser looks for new versions by itself, and the service worker (`xtask/src/sw.js`) lets them wait.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    EventTarget, RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerUpdateViaCache,
};

use super::keep::BELOW;
use super::start::last_game;
use crate::ui::browser::{focus, seek};
use crate::ui::games::GAMES;
use crate::ui::play::bot_client;
use crate::ui::settings::Settings;
use crate::ui::text::label;

/// How long the first part is alone, in milliseconds, before the others are brought.
const PAUSE_MS: u32 = 1_000;
/// Tells a new version that it may take over. The service worker knows this word.
const TAKE_OVER: &str = "take over";

/// A notice that a new version is ready, once there is one, with a button that loads it.
#[component]
pub fn UpdateOffer(settings: Settings) -> impl IntoView {
    let ready = RwSignal::new(false);
    let accepted = StoredValue::new(false);
    if let Some(container) = container() {
        on_change(&container, ready, accepted);
    }
    spawn_local(async move {
        bring_all().await;
        if let Some(container) = container() {
            keep(&container, ready).await.unwrap_or_default();
        }
    });
    let later = move |_| {
        ready.set(false);
        focus::rescue(&BELOW).stays();
    };
    let accept = move |_| {
        accepted.set_value(true);
        spawn_local(async { take_over().await.unwrap_or_else(reload) });
    };
    move || {
        settings.language();
        ready.get().then(|| {
            view! {
                <div class="notice sheet">
                    <p>{label().update}</p>
                    <button type="button" class="button primary" on:click=accept>{label().update_now}</button>
                    <button type="button" class="button" on:click=later>{label().update_later}</button>
                </div>
            }
        })
    }
}

/// Brings every game's part, its bots and what comes after its table, that part first which is likely to be needed first: nothing else of a first
/// visit is under way before that is there.
/// What does not come is asked for again when it is needed.
async fn bring_all() {
    last_game().part.bring().await.ok();
    bot_client::prepare();
    // Its table, if it is waited for.
    TimeoutFuture::new(PAUSE_MS).await;
    for game in &GAMES {
        game.part.bring().await.ok();
        (game.bots)().bring().await.ok();
        ((game.book)().later)().bring().await.ok();
    }
}

/// The browser's service workers; none where it has none, as on pages without encryption, or lets this page have none.
fn container() -> Option<ServiceWorkerContainer> {
    js_sys::Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// Registers the service worker that the page names, if it names one, and watches for its successors.
async fn keep(container: &ServiceWorkerContainer, ready: RwSignal<bool>) -> Option<()> {
    let named = seek::first("meta[name=service-worker]")?;
    let options = RegistrationOptions::new();
    // Its own script is always asked for anew, whatever the host says on how long it lasts.
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let registration = container.register_with_options(&named.get_attribute("content")?, &options);
    let registration: ServiceWorkerRegistration = JsFuture::from(registration).await.ok()?.dyn_into().ok()?;
    let look = {
        let (container, registration) = (container.clone(), registration.clone());
        move || {
            // The first of all has no predecessor to wait for.
            if registration.waiting().is_some() && container.controller().is_some() {
                ready.set(true);
            }
        }
    };
    look();
    let found = {
        let registration = registration.clone();
        move || {
            if let Some(coming) = registration.installing() {
                listen(&coming, "statechange", look.clone());
            }
        }
    };
    found(); // at a visit the browser may have begun to look before the page asks
    listen(&registration, "updatefound", found);
    Some(())
}

/// When a new version takes over: the page that asked for it is loaded anew; others of the same site, which may be in the middle of a game,
/// offer to be.
fn on_change(container: &ServiceWorkerContainer, ready: RwSignal<bool>, accepted: StoredValue<bool>) {
    let mut had_one = container.controller().is_some();
    listen(container, "controllerchange", move || {
        if accepted.get_value() {
            reload();
        } else if had_one {
            ready.set(true);
        }
        had_one = true;
    });
}

/// Lets the version that waits take over. `None` if none waits, as it has taken over already.
async fn take_over() -> Option<()> {
    let registration: ServiceWorkerRegistration =
        JsFuture::from(container()?.get_registration()).await.ok()?.dyn_into().ok()?;
    registration.waiting()?.post_message(&TAKE_OVER.into()).ok()
}

fn reload() {
    window().location().reload().ok();
}

/// Listens for as long as the page lives.
fn listen(target: &EventTarget, event: &str, act: impl FnMut() + 'static) {
    let act = Closure::<dyn FnMut()>::new(act).into_js_value();
    target.add_event_listener_with_callback(event, act.unchecked_ref()).ok();
}
