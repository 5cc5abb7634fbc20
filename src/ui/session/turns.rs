//! The bots' turns: one visible act after another, until the player is asked.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use gloo_timers::callback::Timeout;
use gloo_timers::future::sleep;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{Door, ME, Shelf};
use crate::bots::{BotKind, Character, Level};
use crate::engine::Game;
use crate::games::wyatt_earp::{Action, Edition, Illegal, Phase, View, WyattEarp};
use crate::protocol::{ANSWERING_MS, think};
use crate::ui::bot_client::BotClient;
use crate::ui::clock::now;
use crate::ui::history::Act;

/// After an act that may give somebody a decision out of turn, nothing further happens for just so long (milliseconds), whether anybody has
/// one or not, and however long they think: nobody is to learn from a pause who holds what.
const ANSWER_MS: f64 = 200.0;
/// The same where the bots try such a decision in guessed worlds. Longer than they may think about it ([`ANSWERING_MS`]).
const SLOW_ANSWER_MS: f64 = 600.0;
const _: () = assert!(SLOW_ANSWER_MS > 1.5 * ANSWERING_MS);
/// How long the game rests before the page says that a bot is thinking, in milliseconds.
const THOUGHTFUL_MS: u32 = 300;
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
}

impl Pause {
    /// Nothing is waited for.
    pub fn none() -> Self {
        Self { since: now(), weight: 0.0, least: 0.0 }
    }

    pub fn after(act: &Act, edition: Edition, level: Level) -> Self {
        let answer = if level >= Level::Ranger { SLOW_ANSWER_MS } else { ANSWER_MS };
        let least = if act.may_raise_offer(edition) { answer } else { 0.0 };
        Self { since: now(), weight: act.weight(), least }
    }
}

impl Door {
    /// Lets the bots act until the player is asked, `pause` being what the last act asked for.
    pub(super) fn go_on(self, pause: Pause) {
        let next_run = |shelf: &mut Shelf| {
            shelf.run = shelf.run.wrapping_add(1);
            shelf.run
        };
        let Some(run) = self.shelf.try_update_value(next_run) else { return };
        let at_once = pause.least == 0.0 && self.question().is_none() && !self.is_hand_over();
        if at_once {
            self.hand_back();
        } else {
            self.deciding.set(false);
            let bots = self.shelf.with_value(|shelf| shelf.bots.clone());
            spawn_local(async move { self.run_bots(run, bots, pause).await.unwrap_or_default() });
        }
    }

    /// Gives up as soon as the door is closed or another run has begun.
    async fn run_bots(self, run: u32, bots: BotClient, mut pause: Pause) -> Option<()> {
        while let Some((bot, seed, view)) = self.question() {
            let action = if matches!(view.phase, Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. }) {
                self.answer(run, &bots, (bot, seed, &view), pause).await?
            } else {
                // Who is on turn thinks once nobody can answer any more, so this begins at the same time whether anybody could or not.
                self.wait(run, pause, 0.0).await?;
                let notice = Timeout::new(THOUGHTFUL_MS, move || {
                    self.thinking.try_set(true);
                });
                let action = bots.choose(bot, seed, view.clone()).await;
                notice.cancel();
                self.is_run(run)?;
                self.thinking.try_set(false);
                action
            };
            // What nobody sees happens at once: nobody is to notice it by a pause, either.
            if action != Action::Decline {
                self.wait(run, pause, pause.weight).await?;
            }
            let done = self.carry_out(action).or_else(|_| match view.legal().first() {
                Some(&action) => self.carry_out(action),
                None => Err(Illegal::NothingAsked),
            });
            if let Some(after) = done.ok()? {
                pause = after;
            }
        }
        // The last act of a hand is to be seen before the sheet covers it, and so is what a question out of turn is about.
        let weight = self.view.try_with_untracked(|view| match view.phase {
            Phase::HandOver | Phase::GameOver { .. } => pause.weight,
            Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. } => pause.weight / 2.0,
            _ => 0.0,
        })?;
        self.wait(run, pause, weight).await?;
        self.hand_back();
        Some(())
    }

    /// What a seat answers out of turn: it has as long as `pause` gives, no more and no less. If its thought is not through by then, its first
    /// guess counts.
    async fn answer(
        self,
        run: u32,
        bots: &BotClient,
        (bot, seed, view): (BotKind, u64, &View),
        pause: Pause,
    ) -> Option<Action> {
        let mut answer = None;
        let mut thought = pin!(bots.choose(bot, seed, view.clone()));
        let mut time = pin!(self.wait(run, pause, 0.0));
        let up = poll_fn(|context| {
            if answer.is_none()
                && let Poll::Ready(action) = thought.as_mut().poll(context)
            {
                answer = Some(action);
            }
            time.as_mut().poll(context)
        });
        up.await?;
        // With the thought, its place in the queue is given up: the next question does not wait for it.
        Some(answer.unwrap_or_else(|| think::<WyattEarp>(bot, seed, view, || true)))
    }

    /// `None` once the door is closed or another run has begun.
    fn is_run(self, run: u32) -> Option<()> {
        (self.shelf.try_with_value(|shelf| shelf.run)? == run && !self.session.is_disposed()).then_some(())
    }

    fn hand_back(self) {
        self.skipping.set(false);
        if !self.deciding.get_untracked() {
            self.deciding.set(true);
        }
    }

    /// What the next bot is asked: who it is, its chance, and what its seat may know. `None` if the player is to act, or nobody.
    fn question(self) -> Option<(BotKind, u64, View)> {
        self.session
            .try_with_untracked(|session| {
                let state = session.state();
                let seat = WyattEarp::to_act(state).filter(|&seat| seat != ME && state.phase() != Phase::HandOver)?;
                let bot = BotKind::Character(Character::of_the_house(seat, self.level));
                Some((bot, session.decision_seed(), WyattEarp::view(state, seat)))
            })
            .flatten()
    }

    fn is_hand_over(self) -> bool {
        self.view
            .try_with_untracked(|view| matches!(view.phase, Phase::HandOver | Phase::GameOver { .. }))
            .unwrap_or_default()
    }

    /// Waits as `pause` and the pace ask; `None` if the run was over meanwhile.
    async fn wait(self, run: u32, pause: Pause, weight: f64) -> Option<()> {
        loop {
            self.is_run(run)?;
            let hurried = self.skipping.try_get_untracked()?;
            let millis = if hurried { 0.0 } else { self.settings.pace_now().millis() * weight };
            let left = pause.since + millis.max(pause.least) - now();
            if left <= 0.0 {
                return Some(());
            }
            sleep(Duration::from_millis(left.min(SLICE_MS).ceil() as u64)).await;
        }
    }
}
