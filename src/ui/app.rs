//! The page as a whole: which screen it shows.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::boot;
use super::keep::{
    Elsewhere, GameList, GoOn, Keeper, Key, Notices, Place, Record, SetAside, Standing, Unread, offered,
};
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
    /// A kept game.
    Game(Key, Record),
    /// A game that came with a link or a file.
    Offer(Record),
    /// A game from a position on, and what to go back to.
    Watch(Record, usize, Back),
}

/// Where looking back leads.
#[derive(Clone, Copy)]
enum Back {
    /// To the table of this game.
    Table(Key),
    Start,
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let page = Page {
        settings: Settings::load(),
        keeper: Keeper::new(),
        screen: RwSignal::new(Screen::Waiting),
        fault: RwSignal::new(None),
        opened: StoredValue::new(links::take().inspect(remember).or_else(|| offered::get().map(Ok))),
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
    /// The kept games belong to one tab: begins when it is this one, and stops when it is no longer.
    fn watch_tabs(self) {
        Effect::new(move |_| match self.keeper.tab().standing() {
            Standing::Asking => {}
            Standing::Elsewhere => self.screen.set(Screen::Elsewhere),
            Standing::Mine => {
                self.screen.set(Screen::Waiting);
                spawn_local(async move {
                    self.keeper.load().await;
                    if self.keeper.tab().is_mine() && !self.show_opened() {
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
                remember(&opened);
                self.opened.set_value(Some(opened));
                // While the page waits for what was kept, or for another tab, it is shown afterwards.
                if !matches!(self.screen.get_untracked(), Screen::Waiting | Screen::Elsewhere) {
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

    /// Goes on with the game that was opened last; without one, to the start.
    fn resume(self) {
        self.screen.set(self.keeper.current_now().map_or(Screen::Start, |(key, record)| Screen::Game(key, record)));
    }

    /// Goes on with a kept game, or looks back on it if it is over.
    fn open(self, key: Key) {
        match self.keeper.game_now(key) {
            Some(record) if is_over(&record) => self.screen.set(Screen::Watch(record, 0, Back::Start)),
            Some(record) => self.screen.set(Screen::Game(key, record)),
            None => {}
        }
    }

    /// Plays `record`, which becomes a kept game of its own.
    fn play(self, record: Record) {
        storage::ask_to_stay();
        let key = self.keeper.begin(record.clone());
        self.screen.set(Screen::Game(key, record));
    }

    fn deal(self, game: NewGame) {
        // A table that the rules do not know cannot come from the first screen.
        if let Ok(session) = Session::new(game.options, game.seed) {
            let session = if game.practice { session.into_practice() } else { session };
            self.play(Record::new(session, game.names).at_level(game.level));
        }
    }

    /// Another game at the same table.
    fn again(self, key: Key) {
        if let (Some(Record { session, names, level }), Ok(seed)) = (self.keeper.game_now(key), getrandom::u64()) {
            let options = *session.options();
            self.deal(NewGame { options, names, seed, level, practice: session.is_practice() });
        }
    }

    /// Shows a game that came from elsewhere. It is there after the page was loaded anew, too, until it is answered.
    fn offer(self, record: Record) {
        offered::set(&record);
        self.screen.set(Screen::Offer(record));
    }

    fn choose(self, record: Record, purpose: Purpose) {
        if purpose == Purpose::Watch {
            return self.screen.set(Screen::Watch(record, 0, Back::Start));
        }
        offered::forget();
        if purpose == Purpose::PlayOn {
            return self.play(record);
        }
        let Record { session, names, level } = record;
        let (options, seed) = (*session.options(), session.seed());
        self.deal(NewGame { options, names, seed, level, practice: false });
    }

    fn show(self, screen: Screen) -> AnyView {
        let start = move || self.screen.set(Screen::Start);
        match screen {
            Screen::Waiting => ().into_any(),
            Screen::Elsewhere => view! { <Elsewhere keeper=self.keeper /> }.into_any(),
            Screen::Start => {
                let keeper = self.keeper;
                let on_open = Callback::new(move |key| self.open(key));
                let before = move || {
                    view! {
                        <Unread keeper />
                        <SetAside keeper />
                        <GoOn keeper on_open />
                    }
                };
                let any = Memo::new(move |_| !keeper.games().is_empty());
                view! {
                    <Start
                        on_deal=move |game| self.deal(game)
                        quiet=Signal::derive(move || keeper.running().is_some())
                        before
                        after=move || view! { <OpenGame on_open=move |record| self.offer(record) /> }
                        beside=move || view! { <Show when=move || any.get()><GameList keeper on_open /></Show> }
                    />
                }
                .into_any()
            }
            Screen::Game(key, record) => {
                self.keeper.open(key);
                let door = Door::open(&record, self.settings, Place { keeper: self.keeper, key });
                let exits = Exits {
                    again: Callback::new(move |()| self.again(key)),
                    leave: Callback::new(move |()| start()),
                    look_back: Callback::new(move |at| {
                        if let Some(record) = self.keeper.game_now(key) {
                            self.screen.set(Screen::Watch(record, at, Back::Table(key)));
                        }
                    }),
                };
                view! { <Game door exits /> }.into_any()
            }
            Screen::Offer(record) => {
                let offer = StoredValue::new(record.clone());
                let choose = move |purpose| self.choose(offer.get_value(), purpose);
                let close = move || {
                    offered::forget();
                    self.resume();
                };
                view! { <Offer record on_choice=choose on_close=move || close() /> }.into_any()
            }
            Screen::Watch(record, at, back) => {
                let watch = Watch::new(&record, at, self.settings);
                let close = move || match back {
                    Back::Table(key) => match self.keeper.game_now(key) {
                        Some(record) => self.screen.set(Screen::Game(key, record)),
                        None => start(),
                    },
                    Back::Start => {
                        offered::forget();
                        start();
                    }
                };
                let branch = move |record| {
                    offered::forget();
                    self.play(record);
                };
                let kept = matches!(back, Back::Table(_));
                view! { <LookBack watch kept on_close=close on_branch=branch /> }.into_any()
            }
        }
    }
}

/// What came with the address is still there when the page is loaded anew before the player has answered.
fn remember(opened: &Result<Record, LoadError>) {
    if let Ok(record) = opened {
        offered::set(record);
    }
}
