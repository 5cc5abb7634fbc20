//! Games that come from elsewhere, by a link or a file: shown, declined, or played.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::super::keep::offered;
use super::super::links;
use super::super::opening::Purpose;
use super::super::screen::{Back, Screen};
use super::Page;
use crate::ui::browser::back;
use crate::ui::play::any_record::{AnyRecord, Unopened};

impl Page {
    /// A link may be followed while the page is there.
    pub(super) fn watch_address(self) {
        let handle = window_event_listener(leptos::ev::hashchange, move |_| {
            if let Some(opened) = links::take() {
                back::leave_link();
                offered::set(&opened);
                self.followed.update_value(|followed| *followed += 1);
                self.opened.set_value(Some(opened));
                // While the page waits for what was kept, or for another tab, it is shown afterwards.
                if !self.is_waiting() {
                    spawn_local(async move {
                        self.show_opened().await;
                    });
                }
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Shows what came with the address; false if there is nothing to show instead of what is there.
    pub(super) async fn show_opened(self) -> bool {
        let (text, read) = loop {
            let Some(text) = self.opened.try_update_value(Option::take).flatten() else { return false };
            let followed = self.followed.try_get_value();
            let read = AnyRecord::read(&text).await;
            if self.followed.try_get_value() == followed {
                break (text, read);
            }
            // Another link has been followed meanwhile: that is shown, here or where it was followed.
        };
        // Another tab has taken over meanwhile: it is shown once the games are this one's again.
        if !self.keeper.tab().is_mine() {
            self.opened.set_value(Some(text));
            return true;
        }
        match read {
            Ok(record) => {
                self.fault.set(None); // of one before
                // Where another tab had the games, what was shown before counts; what was looked at then is what is offered again.
                let left = self.left.try_update_value(Option::take).flatten().filter(|_| self.is_waiting());
                let is_first = |screen: &Screen| match &left {
                    Some(left) => left.is_first() || matches!(left, Screen::Watch(_, _, Back::Offer)),
                    None => screen.is_first(),
                };
                offered::set(&record.to_text());
                self.screen.update(|screen| *screen = Screen::Opened(record, is_first(screen)));
                true
            }
            Err(why) => {
                // Where only a part did not come, it can be tried again, also after the page was loaded anew.
                if matches!(why, Unopened::Unread(_)) {
                    match self.shown() {
                        Some(before) => offered::set(&before),
                        None => offered::forget(),
                    }
                } else if offered::get().is_none() {
                    self.opened.set_value(Some(text)); // where the browser keeps nothing
                }
                self.fault.set(Some(why));
                false
            }
        }
    }

    /// Tries once more to show what came with the address and needs a part that did not come.
    pub(super) fn show_opened_again(self) {
        self.opened.update_value(|opened| *opened = opened.take().or_else(offered::get));
        spawn_local(async move {
            self.show_opened().await;
        });
    }

    /// Shows a game that came from elsewhere. It is there after the page was loaded anew, too, until it is answered.
    pub(super) fn offer(self, record: AnyRecord) {
        offered::set(&record.to_text());
        self.screen.set(Screen::Opened(record, true));
    }

    /// The text of what is shown, or looked at, as an offer.
    fn shown(self) -> Option<String> {
        self.screen.with_untracked(|screen| match screen {
            Screen::Opened(record, _) | Screen::Watch(record, _, Back::Offer) => Some(record.to_text()),
            _ => None,
        })
    }

    /// What is shown as an offer is answered; what could not be opened yet stays.
    pub(super) fn answered(self) {
        if offered::get() == self.shown() {
            offered::forget();
        }
    }

    /// What came from elsewhere is not wanted; whether it came on the `first` screen.
    pub(super) fn decline(self, first: bool) {
        self.answered();
        if first {
            self.screen.set(Screen::Start);
        } else {
            self.return_to_table();
        }
    }

    pub(super) fn choose(self, record: AnyRecord, purpose: Purpose) {
        if purpose == Purpose::Watch {
            return self.screen.set(Screen::Watch(record, 0, Back::Offer));
        }
        self.answered();
        if purpose == Purpose::PlayOn {
            return self.play(record);
        }
        if let Some(record) = record.dealt(record.seed(), false) {
            self.play(record);
        }
    }
}
