//! What is much to build is built over several frames, so that a press is answered by the first of them.

use std::time::Duration;

use leptos::prelude::*;

/// Counts the frames that have been painted since, from 0 up to `last`.
pub fn painted(last: u8) -> ReadSignal<u8> {
    let (frame, set_frame) = signal(0);
    count(set_frame, last);
    frame
}

fn count(frame: WriteSignal<u8>, last: u8) {
    after_paint(move || {
        let now = frame.try_update(|frame| {
            *frame += 1;
            *frame
        });
        // Nothing if what is built has left the page again.
        if now.is_some_and(|now| now < last) {
            count(frame, last);
        }
    });
}

/// Does something once the next frame has been painted. While the page is hidden none is.
pub fn after_paint(then: impl FnOnce() + 'static) {
    // What is asked of the next frame is done before it is painted; what that asks of the clock, afterwards.
    request_animation_frame(move || set_timeout(then, Duration::ZERO));
}
