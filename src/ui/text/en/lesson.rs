//! Lessons in English.

use super::{English, sentence};
use crate::ui::text::lesson::{Lesson, Room};

static LESSON: Lesson = Lesson {
    learn: "Learn it in 3 minutes",
    learn_on: "Go on with the lesson",
    coach: "The lesson",
    next: "Next",
    leave: "Leave the lesson",
    watch: "Watch the others.",
    read_first: "Read this first, then press Next.",
    at_its_end: "The lesson ends here. The buttons below lead on.",
    no_way_back: "In the lesson there is nothing to take back.",
    play: "Play a real game",
};

impl Room for English {
    fn lesson_label(&self) -> &'static Lesson {
        &LESSON
    }

    fn lesson_step(&self, at: usize, of: usize) -> String {
        format!("{at} of {of}")
    }

    fn not_yet(&self, order: &str) -> String {
        sentence(&format!("That is allowed, but not now in this lesson. First: {order}."))
    }

    fn rather(&self, order: &str) -> String {
        sentence(&format!("Now: {order}."))
    }
}
