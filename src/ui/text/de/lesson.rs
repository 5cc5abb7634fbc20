//! Lessons in German.

use super::German;
use crate::ui::text::lesson::{Lesson, Room};

static LESSON: Lesson = Lesson {
    learn: "Lern es in 3 Minuten",
    learn_on: "Weiter mit der Lektion",
    coach: "Die Lektion",
    next: "Weiter",
    leave: "Lektion verlassen",
    watch: "Sieh den anderen zu.",
    read_first: "Lies erst, und drück dann „Weiter“.",
    at_its_end: "Hier endet die Lektion. Weiter geht es mit den Knöpfen unten.",
    no_way_back: "In der Lektion gibt es nichts zurückzunehmen.",
    play: "Jetzt selbst spielen",
};

impl Room for German {
    fn lesson_label(&self) -> &'static Lesson {
        &LESSON
    }

    fn lesson_step(&self, at: usize, of: usize) -> String {
        format!("{at} von {of}")
    }

    fn not_yet(&self, order: &str) -> String {
        format!("Das ist erlaubt, aber in dieser Lektion noch nicht dran. Zuerst: {order}.")
    }

    fn rather(&self, order: &str) -> String {
        format!("Jetzt: {order}.")
    }
}
