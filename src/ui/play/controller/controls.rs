//! The controller as the table knows it, which knows no game.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Controller, Rest};
use crate::ui::play::Play;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::settings::HandOrder;
use crate::ui::table::Refusal;
use crate::ui::table::hand::Id;
use crate::ui::table::share::Handed;
use crate::ui::table::{AnyController, Controls};
use crate::ui::text;

impl<G: Play> Controller<G> {
    /// The table's controls; `lay_down` lays down what the player has picked up.
    pub fn controls(self, lay_down: Callback<()>) -> Controls {
        let (names, order) = (self.names(), HandOrder::load(G::NAME, G::orders()));
        let mut controls = Controls::new(Arc::new(self), names, self.level, self.settings, G::book(), order, lay_down);
        controls.lesson = self.is_lesson();
        controls
    }
}

impl<G: Play> AnyController for Controller<G> {
    fn deciding(&self) -> bool {
        self.deciding.get()
    }

    fn is_moving(&self) -> bool {
        Self::is_moving(*self)
    }

    fn playing(&self) -> bool {
        Self::playing(*self)
    }

    fn skipping(&self) -> bool {
        self.skipping.get()
    }

    fn came(&self) -> Vec<Id> {
        self.came.get()
    }

    fn acts_seen(&self) -> usize {
        self.acts.with(Vec::len)
    }

    fn is_practice(&self) -> bool {
        Self::is_practice(*self)
    }

    fn refusal(&self) -> Option<Refusal> {
        self.refusal.get()
    }

    fn clear_refusal(&self) {
        Self::clear_refusal(*self);
    }

    fn doubtful(&self) -> Option<String> {
        let action = self.doubtful.get()?;
        Some(self.view.with_untracked(|view| G::order(action, view, &self.names())))
    }

    fn answer(&self, yes: bool) {
        Self::answer_doubt(*self, yes);
    }

    fn can_take_back(&self) -> Result<usize, String> {
        if self.lesson.is_some() {
            return Err(text::lesson_label().no_way_back.to_owned());
        }
        self.take_back.get().map_err(|why| text::cannot_take_back(why).to_owned())
    }

    fn take_back(&self) {
        Self::take_back(*self);
    }

    fn awaits_bots(&self) -> bool {
        self.rests.get() == Some(Rest::Awaiting)
    }

    fn taken_back(&self) -> Option<String> {
        self.acts.track(); // it changes with them
        self.inner.try_with_value(|inner| inner.taken_back.clone()).flatten()
    }

    fn skip(&self) {
        Self::skip(*self);
    }

    fn handed(&self) -> Handed {
        let record = StoredValue::new(AnyRecord::from(self.record()));
        // The deal alone is nobody's practice.
        let deal = |record: &AnyRecord, moves: bool| (!moves).then(|| record.dealt(record.seed(), false)).flatten();
        Handed {
            over: record.with_value(|record| record.is_over()),
            link: Callback::new(move |moves| {
                record.with_value(|record| deal(record, moves).as_ref().unwrap_or(record).link_text(moves))
            }),
            file: Callback::new(move |moves: bool| {
                record.with_value(|record| {
                    let deal = deal(record, moves);
                    let record = deal.as_ref().unwrap_or(record);
                    (record.file_name(), record.to_text())
                })
            }),
        }
    }
}
