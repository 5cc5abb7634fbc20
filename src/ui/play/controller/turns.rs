//! The bots' turns: one visible act after another, until the player is asked.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use gloo_timers::callback::Timeout;
use gloo_timers::future::sleep;
use leptos::prelude::*;
use leptos::task::tick;
use wasm_bindgen_futures::spawn_local;

use super::{Controller, Inner, Rest};
use crate::bots::{BotKind, Character, Level};
use crate::engine::{Seat, Stage};
use crate::protocol::{ANSWERING_MS, Request};
use crate::ui::browser::clock::now;
use crate::ui::browser::modal;
use crate::ui::browser::sound::Cue;
use crate::ui::play::Play;
use crate::ui::play::bot_client::BotClient;
use crate::ui::play::history::Act;
use crate::ui::settings::Pace;
use crate::ui::text::ME;

/// After an act that may give somebody a decision out of turn, nothing further happens for just so long (milliseconds), whether anybody has
/// one or not, and however long they think: nobody is to learn from a pause who holds what.
const ANSWER_MS: f64 = 200.0;
/// The same where the bots try such a decision in guessed worlds. Longer than they may think about it ([`ANSWERING_MS`]).
const SLOW_ANSWER_MS: f64 = 600.0;
const _: () = assert!(SLOW_ANSWER_MS > 1.5 * ANSWERING_MS);
/// How long the game rests before the page says that a bot is thinking, in milliseconds.
const THOUGHTFUL_MS: u32 = 300;
/// How long it rests before the page says that the bots have not come yet, in milliseconds.
const AWAITED_MS: u32 = 1_000;
/// The longest that a wait goes without looking whether the pace has changed, in milliseconds.
const SLICE_MS: f64 = 40.0;

/// When the next thing may happen.
#[derive(Clone, Copy)]
pub(super) struct Pause {
    /// In milliseconds since the page began.
    pub since: f64,
    /// In steps of the pace.
    pub weight: f64,
    /// In milliseconds, at any pace: as long as an answer out of turn takes, where the last act may have one.
    pub least: f64,
    /// Whether a shot turned a card that is on its way: before all have seen what it does, the player is not asked.
    pub turned: bool,
}

impl Pause {
    /// Nothing is waited for.
    pub fn none() -> Self {
        Self { since: now(), weight: 0.0, least: 0.0, turned: false }
    }

    /// After an act of that weight, which may or may not have given somebody a decision out of turn, or turned a card.
    pub fn after(weight: f64, answerable: bool, turned: bool, level: Level) -> Self {
        let answer = if level >= Level::Ranger { SLOW_ANSWER_MS } else { ANSWER_MS };
        Self { since: now(), weight, least: if answerable { answer } else { 0.0 }, turned }
    }
}

impl<G: Play> Controller<G> {
    /// Lets the bots act until the player is asked, `pause` being what the last act asked for.
    pub(super) fn go_on(self, pause: Pause) {
        let next_run = |inner: &mut Inner<G>| {
            inner.run = inner.run.wrapping_add(1);
            inner.run
        };
        let Some(run) = self.inner.try_update_value(next_run) else { return };
        self.chosen.set(None);
        self.rests.set(None);
        let seen = self.is_playing() || pause.weight == 0.0 && !self.is_lesson();
        let at_once = pause.least == 0.0 && !pause.turned && self.next_bot().is_none() && seen;
        if at_once {
            self.hand_back();
        } else {
            self.deciding.set(false);
            let bots = self.inner.with_value(|inner| inner.bots.clone());
            spawn_local(async move { self.run_bots(run, bots, pause).await.unwrap_or_default() });
        }
    }

    /// What `act` asks for.
    pub(super) fn pause_after(self, act: &Act<G>) -> Pause {
        let answerable = self.view.with_untracked(|view| G::may_be_answered(&act.events, view));
        let turned = G::turned_card(&act.events) && self.is_moving();
        Pause::after(G::weight(&act.events), answerable, turned, self.level)
    }

    /// Gives up as soon as the table is left or another run has begun.
    async fn run_bots(self, run: u32, bots: BotClient, mut pause: Pause) -> Option<()> {
        loop {
            if let Some(action) = self.next_written() {
                self.wait(run, pause, pause.weight).await?;
                self.undisturbed(run).await?;
                pause = self.carry_out(action).ok()?.unwrap_or(pause);
                tick().await; // it is told before the next is done
                continue;
            }
            let Some(asked) = self.next_question() else {
                // Where there is nothing to choose, nobody is asked; what led to it is to be seen first.
                if let Some(action) = self.only_answer() {
                    self.wait(run, pause, pause.weight).await?;
                    self.undisturbed(run).await?;
                    pause = self.carry_out(action).ok()?.unwrap_or(pause);
                    tick().await;
                    continue;
                }
                // What was chosen before it came to the player's seat is done now.
                let Some(action) = self.take_chosen() else { break };
                pause = self.carry_out(action).ok().flatten().unwrap_or(pause);
                continue;
            };
            if self.is_lesson() {
                // They go on once the player has read.
                self.skipping.set(false);
                return Some(());
            }
            self.bots_here(run, &bots).await?;
            let legal = G::legal_in(&asked.view);
            let action = if G::is_out_of_turn(&asked.view) {
                self.answer(run, &bots, asked, pause).await?
            } else if G::chooses_secretly(&asked.view) {
                // All choose at the same time, and nobody is to see who still thinks.
                self.open_choice();
                bots.choose(asked).await?
            } else {
                // Who is on turn thinks once nobody can answer any more, so this begins at the same time whether anybody could or not.
                self.wait(run, pause, 0.0).await?;
                let notice = self.notice(run, THOUGHTFUL_MS, Rest::Thinking);
                let action = bots.choose(asked).await;
                notice.cancel();
                self.is_run(run)?;
                self.rests.try_set(None);
                action?
            };
            self.is_run(run)?;
            // What the player does not see happens at once: nobody is to notice it by a pause, either.
            if self.is_seen(action)? {
                self.wait(run, pause, pause.weight).await?;
            }
            self.undisturbed(run).await?;
            let done = self.carry_out(action).or_else(|why| match legal.as_ref().first() {
                Some(&action) => self.carry_out(action),
                None => Err(why),
            });
            if let Some(after) = done.ok()? {
                pause = after;
            }
        }
        // The last act of a hand is to be seen before the sheet covers it, and so is what a question out of turn is about.
        let weight = self.view.try_with_untracked(|view| match G::stage(view) {
            Stage::BetweenHands | Stage::Over => pause.weight,
            Stage::Playing if G::is_out_of_turn(view) => pause.weight / 2.0,
            Stage::Playing => 0.0,
        })?;
        self.wait(run, pause, weight).await?;
        if pause.turned {
            self.wait_for(run, pause, Pace::until_turned).await?;
        }
        self.undisturbed(run).await?;
        self.hand_back();
        Some(())
    }

    /// What the player answers out of turn, if they can answer nothing else. In a lesson they do it themselves.
    fn only_answer(self) -> Option<G::Action> {
        let only = |view: &G::View| match G::legal_in(view).as_ref() {
            &[only] if G::is_out_of_turn(view) => Some(only),
            _ => None,
        };
        if self.is_lesson() { None } else { self.view.try_with_untracked(only).flatten() }
    }

    /// Waits until the bots have come. That takes a while only where the network does.
    async fn bots_here(self, run: u32, bots: &BotClient) -> Option<()> {
        if bots.are_here() {
            return Some(());
        }
        let notice = self.notice(run, AWAITED_MS, Rest::Awaiting);
        bots.come().await;
        notice.cancel();
        self.is_run(run)?;
        self.rests.try_set(None);
        Some(())
    }

    /// Has the page say why the game rests, if it still does after so many milliseconds.
    fn notice(self, run: u32, millis: u32, why: Rest) -> Timeout {
        Timeout::new(millis, move || {
            if self.is_run(run).is_some() {
                self.rests.try_set(Some(why));
            }
        })
    }

    /// While the menu or the like is open nobody acts: no question is to come up under the player's fingers.
    async fn undisturbed(self, run: u32) -> Option<()> {
        modal::undisturbed().await;
        self.is_run(run)
    }

    /// Lets the player choose with all the others, if they have not yet.
    fn open_choice(self) {
        let chosen = self.chosen.try_with_untracked(Option::is_some).unwrap_or(true);
        if !chosen && self.view.try_with_untracked(G::chooses_secretly).unwrap_or_default() {
            self.hand_back();
        }
    }

    /// Whether the player would see anything of that action of whoever is to act.
    fn is_seen(self, action: G::Action) -> Option<bool> {
        self.session.try_with_untracked(|session| {
            let (mut state, mut events) = (session.state().clone(), Vec::new());
            let done = G::apply(&mut state, action, &mut events);
            done.is_err() || events.iter().any(|event| G::redact(event, ME).is_some())
        })
    }

    /// What a seat answers out of turn: it has as long as `pause` gives, no more and no less. If its thought is not through by then, its first
    /// guess counts.
    async fn answer(self, run: u32, bots: &BotClient, asked: Request<G>, pause: Pause) -> Option<G::Action> {
        let mut answer = None;
        let mut thought = pin!(bots.choose(asked.clone()));
        let mut time = pin!(self.wait(run, pause, 0.0));
        let up = poll_fn(|context| {
            if answer.is_none()
                && let Poll::Ready(action) = thought.as_mut().poll(context)
            {
                answer = action;
            }
            time.as_mut().poll(context)
        });
        up.await?;
        // With the thought, its place in the queue is given up: the next question does not wait for it.
        answer.or_else(|| bots.first_guess(&asked))
    }

    /// `None` once the table is left or another run has begun.
    fn is_run(self, run: u32) -> Option<()> {
        (self.inner.try_with_value(|inner| inner.run)? == run && !self.session.is_disposed()).then_some(())
    }

    fn hand_back(self) {
        self.skipping.set(false);
        if !self.deciding.get_untracked() {
            // What the player began goes on: that is no news.
            let goes_on = |acts: &Vec<Act<G>>| acts.last().is_some_and(|act| act.turn == ME && act.turn_number > 0);
            if self.is_playing() && !self.acts.with_untracked(goes_on) {
                self.sound(&[Cue::Turn]);
            }
            self.deciding.set(true);
        }
    }

    /// The bot that is to act. `None` if it is the player, or nobody.
    fn next_bot(self) -> Option<Seat> {
        self.session
            .try_with_untracked(|session| {
                let state = session.state();
                let seat = G::to_act(state).filter(|&seat| seat != ME)?;
                (G::stage(&G::view(state, seat)) == Stage::Playing).then_some(seat)
            })
            .flatten()
    }

    /// What the bot that is to act is asked.
    fn next_question(self) -> Option<Request<G>> {
        let seat = self.next_bot()?;
        let bot = BotKind::Character(Character::of_the_house(seat, self.level));
        self.session.try_with_untracked(|session| Request::choose(bot, session, seat))
    }

    pub(super) fn is_playing(self) -> bool {
        self.view.try_with_untracked(|view| G::stage(view) == Stage::Playing).unwrap_or_default()
    }

    /// Waits as `pause` and the pace ask; `None` if the run was over meanwhile.
    async fn wait(self, run: u32, pause: Pause, weight: f64) -> Option<()> {
        self.wait_for(run, pause, |pace| pace.millis() * weight).await
    }

    /// Likewise, for as long as it takes at each pace.
    async fn wait_for(self, run: u32, pause: Pause, millis: impl Fn(Pace) -> f64) -> Option<()> {
        loop {
            self.is_run(run)?;
            let hurried = self.skipping.try_get_untracked()?;
            let millis = if hurried { 0.0 } else { millis(self.settings.pace.now()) };
            let left = pause.since + millis.max(pause.least) - now();
            if left <= 0.0 {
                return Some(());
            }
            sleep(Duration::from_millis(left.min(SLICE_MS).ceil() as u64)).await;
        }
    }
}
