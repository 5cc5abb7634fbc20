//! What the player does: acts, thinks better of it, chooses in secret before it has come to their seat, takes a decision back.

use leptos::prelude::*;

use super::Controller;
use super::turns::Pause;
use crate::engine::{CannotTakeBack, Stage};
use crate::ui::browser::sound::Cue;
use crate::ui::play::Play;
use crate::ui::text;
use crate::ui::text::ME;

impl<G: Play> Controller<G> {
    /// The player acts. Nothing happens while it is not the player's decision; what the rules forbid is refused with the reason.
    pub fn act(self, action: G::Action) {
        if !self.deciding.get_untracked() || self.is_not_yet(action) {
            return;
        }
        if self.asks_first(action) {
            self.doubtful.set(Some(action));
        } else {
            self.do_it(action);
        }
    }

    /// Whether the player is asked once more before that act is done.
    pub fn asks_first(self, action: G::Action) -> bool {
        let grave = || self.view.with_untracked(|view| G::ends_turn(action, view) && is_legal::<G>(action, view));
        self.lesson.is_none() && self.settings.confirm.now() && grave()
    }

    /// The player has been asked once more.
    pub(super) fn answer_doubt(self, yes: bool) {
        let action = self.doubtful.try_update(Option::take).flatten();
        if let Some(action) = action.filter(|_| yes) {
            self.do_it(action);
        }
    }

    fn do_it(self, action: G::Action) {
        if self.is_early() {
            if self.view.with_untracked(|view| is_legal::<G>(action, view)) {
                self.chosen.set(Some(action));
                self.deciding.set(false);
            }
            return;
        }
        match self.carry_out(action) {
            Err(why) => {
                self.sound(&[Cue::Refused]);
                self.refusal.set(Some(why));
            }
            Ok(None) => self.go_on(Pause::none()),
            Ok(Some(pause)) => self.go_on(pause),
        }
    }

    /// Whether the player may choose in secret though it has not come to their seat.
    fn is_early(self) -> bool {
        let mine = self.session.with_untracked(|session| G::to_act(session.state()) == Some(ME));
        !mine && self.view.with_untracked(|view| G::stage(view) == Stage::Playing && G::chooses_secretly(view))
    }

    /// Whether the player has chosen before it came to their seat; tracked.
    pub fn has_chosen(self) -> bool {
        self.chosen.with(Option::is_some)
    }

    /// What the player has chosen before it came to their seat, once.
    pub(super) fn take_chosen(self) -> Option<G::Action> {
        self.chosen.try_update(Option::take).flatten()
    }

    /// The player takes their last decision back, and all that came of it; what cannot be taken back is refused with the reason.
    pub fn take_back(self) {
        if self.lesson.is_some() {
            return;
        }
        if self.take_chosen().is_some() {
            self.skipping.set(false);
            self.deciding.set(true);
            return;
        }
        let acts = self.session.with_untracked(|session| session.actions().to_vec());
        let taken = self.session.try_maybe_update(|session| {
            let result = session.take_back(ME);
            (result.is_ok(), result)
        });
        if let Err(why) = taken.unwrap_or(Err(CannotTakeBack::NothingYet)) {
            self.refusal.set(Some(text::cannot_take_back(why).to_owned().into()));
            return;
        }
        self.refusal.set(None);
        let decided = self.session.with_untracked(|session| acts.get(session.actions().len()).copied());
        let names = self.names();
        let order = decided.map(|action| self.view.with_untracked(|view| G::order(action, view, &names)));
        self.inner.update_value(|inner| inner.taken_back = order);
        self.skipping.set(false);
        self.tell_history();
        self.keep();
        self.go_on(Pause::none());
    }
}

fn is_legal<G: Play>(action: G::Action, view: &G::View) -> bool {
    G::legal_in(view).as_ref().contains(&action)
}
