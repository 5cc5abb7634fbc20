//! The page as a whole: which screen it shows.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::boot;
use super::keep::{Elsewhere, GameList, GoOn, Keeper, Key, Notices, OPENED, Ownership, SetAside, Unread, offered};
use super::lesson::{Ways, lesson_screen};
use super::links;
use super::opening::{OpenGame, Opened};
use super::screen::{Back, Screen};
use super::start::Start;
use super::start::choices::fresh_seed;
use super::update::UpdateOffer;
use crate::ui::browser::back::{self, Gone};
use crate::ui::browser::focus::{self, Wish};
use crate::ui::browser::{pointer, press, sound, storage};
use crate::ui::games::Listed;
use crate::ui::play::any_record::{AnyRecord, Unopened};
use crate::ui::play::controller::lesson::{forget_step, note_left};
use crate::ui::play::{Exits, WaysBack};
use crate::ui::settings::Settings;
use crate::ui::table::lesson::Offer;
use crate::ui::table::review::Review;
use crate::ui::table::rules::Library;
use crate::ui::table::sheets;

mod offers;

/// What gets the focus on a screen that took the place of another, the first of them that is there; a table sees to it itself.
const FIRST: [&str; 5] = [OPENED, ".start .primary", ".start-deal", ".offer-ways .button", ".controls input"];

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let page = Page {
        settings: Settings::load(),
        keeper: Keeper::new(),
        screen: RwSignal::new(Screen::Waiting),
        last: StoredValue::new(None),
        left: StoredValue::new(None),
        looked_back: StoredValue::new(None),
        review: RwSignal::new(None),
        line: StoredValue::new(None),
        fault: RwSignal::new(None),
        opened: StoredValue::new(links::take().inspect(|text| offered::set(text)).or_else(offered::get)),
        followed: StoredValue::new(0),
    };
    sound::listen();
    pointer::follow();
    press::take_care_of_double_ones();
    let library = Library::provide();
    page.watch_tabs();
    page.watch_address();
    page.watch_back();
    Effect::new(move |_| {
        let screen = page.screen.get();
        if !matches!(screen, Screen::Waiting) {
            boot::clear();
        }
        screen.note();
        if screen.has_table() {
            page.last.set_value(Some(screen));
        }
    });
    Effect::new(move |before: Option<(bool, Option<Wish>)>| {
        let is_shown = !matches!(page.screen.get(), Screen::Waiting);
        focus::begin_at_top();
        focus::bring_into_view(OPENED.to_owned());
        let is_another = before.is_some_and(|(was_shown, _)| was_shown);
        (is_shown, is_another.then(|| focus::rescue(&FIRST)))
    });
    view! {
        <Notices
            keeper=page.keeper
            settings=page.settings
            fault=page.fault
            again=move |()| page.show_opened_again()
            at_table=Signal::derive(move || page.screen.with(Screen::has_table))
        >
            <UpdateOffer settings=page.settings />
        </Notices>
        {move || {
            page.settings.language();
            page.show(page.screen.get())
        }}
        {library.view()}
    }
}

#[derive(Clone, Copy)]
struct Page {
    settings: Settings,
    keeper: Keeper,
    screen: RwSignal<Screen>,
    /// What had a table last.
    last: StoredValue<Option<Screen>>,
    /// What was shown when the games were given to another tab.
    left: StoredValue<Option<Screen>>,
    /// The game that was looked back on last, and what the player's decisions there gave away.
    looked_back: StoredValue<Option<AnyRecord>>,
    review: RwSignal<Option<Review>>,
    /// The game that was opened by its line in the list, to which the focus comes back.
    line: StoredValue<Option<Key>>,
    /// Why something could not be opened.
    fault: RwSignal<Option<Unopened>>,
    /// What came with the address and waits to be shown.
    opened: StoredValue<Option<String>>,
    /// How many links have been followed while the page was there.
    followed: StoredValue<u32>,
}

impl Page {
    /// The kept games belong to one tab: begins when it is this one, and stops when it is no longer.
    fn watch_tabs(self) {
        Effect::new(move |_| match self.keeper.tab().ownership() {
            Ownership::Asking => {}
            Ownership::Elsewhere => {
                let before = self.screen.try_update(|screen| std::mem::replace(screen, Screen::Elsewhere));
                self.left.set_value(before);
                sheets::forget(); // which game it is next is not known
            }
            Ownership::Mine => {
                self.settings.read_again();
                self.screen.set(Screen::Waiting);
                // What was offered when the games were given away is still to be answered.
                self.opened.update_value(|opened| *opened = opened.take().or_else(offered::get));
                spawn_local(async move {
                    self.keeper.load().await;
                    if !self.keeper.tab().is_mine() || self.show_opened().await {
                        return;
                    }
                    let shown = match self.left.get_value() {
                        Some(lesson @ Screen::Lesson(..)) => Some(lesson),
                        _ => Screen::noted(self.keeper).await,
                    };
                    // A link may have been followed while a part of it came.
                    if self.keeper.tab().is_mine() && !self.show_opened().await {
                        match shown {
                            Some(screen) => self.screen.set(screen),
                            None => self.resume(),
                        }
                    }
                });
            }
        });
    }

    /// Back leads from a table to the start, or from looking back to where that was begun; Forward to the table that was left.
    fn watch_back(self) {
        let away = move || self.screen.with(|screen| screen.has_table() || matches!(screen, Screen::Opened(..)));
        back::watch(Signal::derive(away), move |gone| match (gone, self.screen.get_untracked()) {
            (Gone::Forth, Screen::Start) => self.return_to_table(),
            (Gone::Forth, _) => {}
            (Gone::Back, Screen::Watch(_, _, back)) => self.close_watch(back),
            (Gone::Back, Screen::Lesson(game, lesson)) => {
                note_left(game.name, lesson);
                self.leave();
            }
            (Gone::Back, Screen::Opened(_, first)) => self.decline(first),
            (Gone::Back, _) => self.leave(),
        });
    }

    fn is_waiting(self) -> bool {
        self.screen.with_untracked(|screen| matches!(screen, Screen::Waiting | Screen::Elsewhere))
    }

    /// Looking back is over.
    fn close_watch(self, back: Back) {
        let game = match back {
            Back::Table(key) => self.keeper.game_now(key).map(|record| Screen::Game(key, record, true)),
            Back::Start(key) => {
                self.line.set_value(Some(key));
                None
            }
            Back::Offer => {
                offered::forget();
                None
            }
        };
        self.screen.set(game.unwrap_or(Screen::Start));
    }

    /// Shows the first screen, also after the page was loaded anew.
    fn leave(self) {
        let left =
            self.screen.with_untracked(|screen| if let Screen::Game(key, ..) = screen { Some(*key) } else { None });
        self.line.update_value(|line| *line = line.filter(|line| left == Some(*line)));
        self.keeper.leave();
        self.screen.set(Screen::Start);
    }

    /// Goes on with the game that was opened last; without one, to the start.
    fn resume(self) {
        self.screen
            .set(self.keeper.current_now().map_or(Screen::Start, |(key, record)| Screen::Game(key, record, false)));
    }

    /// Shows again what had a table last: a game as it stands by now, a lesson where it was left, or what was looked back on.
    fn return_to_table(self) {
        match self.last.get_value() {
            Some(Screen::Game(key, ..)) if let Some(record) = self.keeper.game_now(key) => {
                self.screen.set(Screen::Game(key, record, false));
            }
            Some(screen @ (Screen::Lesson(..) | Screen::Watch(..))) => self.screen.set(screen),
            // Loaded anew, the page does not know any more which table it was: most likely that of the game played last.
            None => match untrack(|| self.keeper.running()) {
                Some(game) => self.screen.set(Screen::Game(game.key, game.record, false)),
                None => self.resume(),
            },
            _ => self.resume(),
        }
    }

    /// Goes on with a kept game, or looks back on it if it is over.
    fn open(self, key: Key) {
        self.keeper.sweep();
        match self.keeper.game_now(key) {
            Some(record) if record.is_over() => self.screen.set(Screen::Watch(record, 0, Back::Start(key))),
            Some(record) => self.screen.set(Screen::Game(key, record, false)),
            None => {}
        }
    }

    /// Begins a lesson, or goes on with it where it was left.
    fn learn(self, game: &'static Listed, lesson: &'static Offer) {
        forget_step();
        self.screen.set(Screen::Lesson(game, lesson));
    }

    /// Plays `record`, which becomes a kept game of its own.
    fn play(self, record: AnyRecord) {
        self.play_beside(record, None);
    }

    /// The same; what is kept at the place to be `spared` stays.
    fn play_beside(self, record: AnyRecord, spared: Option<Key>) {
        storage::ask_to_stay();
        let key = self.keeper.begin(record.clone(), spared);
        self.screen.set(Screen::Game(key, record, false));
    }

    /// What was found when this game was looked back on last, if that was the last game.
    fn review_of(self, record: &AnyRecord) -> RwSignal<Option<Review>> {
        let is_same = self.looked_back.with_value(|last| last.as_ref().is_some_and(|last| last.is_at(record)));
        if !is_same || !self.review.with_untracked(|review| review.as_ref().is_some_and(Review::is_whole)) {
            self.review.set(None);
        }
        self.looked_back.set_value(Some(record.clone()));
        self.review
    }

    /// Another game at the same table.
    fn again(self, key: Key) {
        if let (Some(record), Some(seed)) = (self.keeper.game_now(key), fresh_seed())
            && let Some(record) = record.dealt(seed, record.is_practice())
        {
            self.play(record);
        }
    }

    fn show(self, screen: Screen) -> AnyView {
        let start = move || self.leave();
        match screen {
            Screen::Waiting => ().into_any(),
            Screen::Elsewhere => view! { <Elsewhere keeper=self.keeper /> }.into_any(),
            Screen::Start => {
                let keeper = self.keeper;
                let on_open = Callback::new(move |key| self.open(key));
                let on_line = Callback::new(move |key| {
                    self.line.set_value(Some(key));
                    self.open(key);
                });
                let opened = self.line.try_update_value(Option::take).flatten();
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
                        on_deal=move |record| self.play(record)
                        on_learn=move |(game, lesson)| self.learn(game, lesson)
                        settings=self.settings
                        quiet=Signal::derive(move || keeper.running().is_some())
                        before
                        after=move || view! { <OpenGame on_open=move |record| self.offer(record) /> }
                        beside=move || view! { <Show when=move || any.get()><GameList keeper on_open=on_line opened /></Show> }
                    />
                }
                .into_any()
            }
            Screen::Game(key, record, looked_back) => {
                // As it stands by now, where the screen is only built anew in another language.
                let record = self.keeper.game_now(key).unwrap_or(record);
                self.keeper.open(key);
                let exits = Exits {
                    again: Callback::new(move |()| self.again(key)),
                    leave: Callback::new(move |()| start()),
                    look_back: Callback::new(move |at| {
                        if let Some(record) = self.keeper.game_now(key) {
                            self.screen.set(Screen::Watch(record, at, Back::Table(key)));
                        }
                    }),
                    looked_back,
                };
                let keeper = Callback::new(move |record| self.keeper.keep(key, record));
                record.table(self.settings, keeper, exits)
            }
            Screen::Lesson(game, lesson) => {
                let leave = Callback::new(move |()| start());
                let on_lesson = Callback::new(move |next| self.learn(game, next));
                let on_deal = Callback::new(move |record| self.play(record));
                lesson_screen(game, lesson, self.settings, Ways { leave, on_lesson, on_deal })
            }
            Screen::Opened(record, first) => {
                let offer = StoredValue::new(record.clone());
                let choose = move |purpose| self.choose(offer.get_value(), purpose);
                view! { <Opened record on_choice=choose on_close=move || self.decline(first) /> }.into_any()
            }
            Screen::Watch(record, at, back) => {
                let close = Callback::new(move |()| self.close_watch(back));
                let looked_at = match back {
                    Back::Table(key) | Back::Start(key) => Some(key),
                    Back::Offer => None,
                };
                let branch = Callback::new(move |record| {
                    self.answered();
                    self.play_beside(record, looked_at);
                });
                let kept = matches!(back, Back::Table(_));
                let review = self.review_of(&record);
                record.look_back(at, self.settings, WaysBack { kept, close, branch, review })
            }
        }
    }
}
