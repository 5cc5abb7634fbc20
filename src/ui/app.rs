//! The page as a whole: which screen it shows.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::boot;
use super::keep::{Elsewhere, Keeper, KeptGame, Notices, Record, Standing};
use super::links;
use super::session::Door;
use super::settings::Settings;
use super::sharing::{Offer, OpenGame, Purpose, is_over};
use super::start::{NewGame, Start};
use super::storage;
use super::update::UpdateOffer;
use super::watch::Watch;
use super::wyatt_earp::{Exits, Game, LookBack};
use crate::engine::{LoadError, Session};

/// What the page shows.
#[derive(Clone)]
enum Screen {
    /// Nothing, until it is known what was kept.
    Waiting,
    Elsewhere,
    Start,
    Game(Record),
    /// A game that came with a link or a file.
    Offer(Record),
    /// A game from a position on, and whether it is the kept one.
    Watch(Record, usize, bool),
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let page = Page {
        settings: Settings::load(),
        keeper: Keeper::new(),
        screen: RwSignal::new(Screen::Waiting),
        fault: RwSignal::new(None),
        opened: StoredValue::new(links::take()),
    };
    page.watch_tabs();
    page.watch_address();
    Effect::new(move |_| {
        if !matches!(page.screen.get(), Screen::Waiting) {
            boot::clear();
        }
    });
    view! {
        <Notices keeper=page.keeper fault=page.fault>
            <UpdateOffer />
        </Notices>
        {move || page.show(page.screen.get())}
    }
}

#[derive(Clone, Copy)]
struct Page {
    settings: Settings,
    keeper: Keeper,
    screen: RwSignal<Screen>,
    /// Why something could not be opened.
    fault: RwSignal<Option<String>>,
    /// What came with the address and waits to be shown.
    opened: StoredValue<Option<Result<Record, LoadError>>>,
}

impl Page {
    /// The kept game belongs to one tab: begins when it is this one, and stops when it is no longer.
    fn watch_tabs(self) {
        Effect::new(move |_| match self.keeper.tab().standing() {
            Standing::Asking => {}
            Standing::Elsewhere => self.screen.set(Screen::Elsewhere),
            Standing::Mine => {
                self.screen.set(Screen::Waiting);
                spawn_local(async move {
                    self.keeper.load().await;
                    if !self.show_opened() {
                        self.resume();
                    }
                });
            }
        });
    }

    /// A link may be followed while the page is there.
    fn watch_address(self) {
        let handle = window_event_listener(leptos::ev::hashchange, move |_| {
            if let Some(opened) = links::take() {
                self.opened.set_value(Some(opened));
                if self.keeper.tab().is_mine() {
                    self.show_opened();
                }
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Shows what came with the address; false if there is nothing to show instead of what is there.
    fn show_opened(self) -> bool {
        match self.opened.try_update_value(Option::take).flatten() {
            Some(Ok(record)) => {
                self.screen.set(Screen::Offer(record));
                true
            }
            Some(Err(why)) => {
                self.fault.set(Some(why.to_string()));
                false
            }
            None => false,
        }
    }

    /// Goes on with the kept game; without one, to the start.
    fn resume(self) {
        self.screen.set(self.keeper.current_now().map_or(Screen::Start, Screen::Game));
    }

    fn deal(self, game: NewGame) {
        // A table that the rules do not know cannot come from the first screen.
        if let Ok(session) = Session::new(game.options, game.seed) {
            storage::ask_to_stay();
            let session = if game.practice { session.into_practice() } else { session };
            self.screen.set(Screen::Game(Record::new(session, game.names).at_level(game.level)));
        }
    }

    /// Another game at the same table.
    fn again(self) {
        if let (Some(Record { session, names, level }), Ok(seed)) = (self.keeper.current_now(), getrandom::u64()) {
            let options = *session.options();
            self.deal(NewGame { options, names, seed, level, practice: session.is_practice() });
        }
    }

    fn choose(self, record: Record, purpose: Purpose) {
        match purpose {
            Purpose::Watch => self.screen.set(Screen::Watch(record, 0, false)),
            Purpose::PlayOn => self.screen.set(Screen::Game(record)),
            Purpose::SameDeal => {
                let Record { session, names, level } = record;
                let (options, seed) = (*session.options(), session.seed());
                self.deal(NewGame { options, names, seed, level, practice: false });
            }
        }
    }

    fn show(self, screen: Screen) -> AnyView {
        let start = move || self.screen.set(Screen::Start);
        match screen {
            Screen::Waiting => ().into_any(),
            Screen::Elsewhere => view! { <Elsewhere keeper=self.keeper /> }.into_any(),
            Screen::Start => {
                let resume = move || match self.keeper.current_now() {
                    Some(record) if is_over(&record) => self.screen.set(Screen::Watch(record, 0, false)),
                    _ => self.resume(),
                };
                view! {
                    <Start
                        on_deal=move |game| self.deal(game)
                        before=move || view! { <KeptGame keeper=self.keeper on_resume=resume /> }
                        after=move || view! { <OpenGame on_open=move |record| self.screen.set(Screen::Offer(record)) /> }
                    />
                }
                .into_any()
            }
            Screen::Game(record) => {
                let door = Door::open(&record, self.settings, self.keeper);
                let exits = Exits {
                    again: Callback::new(move |()| self.again()),
                    leave: Callback::new(move |()| start()),
                    look_back: Callback::new(move |at| {
                        if let Some(record) = self.keeper.current_now() {
                            self.screen.set(Screen::Watch(record, at, true));
                        }
                    }),
                };
                view! { <Game door exits /> }.into_any()
            }
            Screen::Offer(record) => {
                let replaces = self.keeper.current_now().is_some_and(|kept| !is_over(&kept));
                let offered = StoredValue::new(record.clone());
                let choose = move |purpose| self.choose(offered.get_value(), purpose);
                view! { <Offer record replaces on_choice=choose on_close=move || self.resume() /> }.into_any()
            }
            Screen::Watch(record, at, kept) => {
                let watch = Watch::new(&record, at, self.settings);
                let close = move || if kept { self.resume() } else { start() };
                let branch = move |record| self.screen.set(Screen::Game(record));
                view! { <LookBack watch kept on_close=close on_branch=branch /> }.into_any()
            }
        }
    }
}
