//! What there is to read, in German.

use super::German;
use crate::ui::text::reading::{Reading, Room};

static READING: Reading = Reading {
    rules: "Die Regeln",
    search: "Regeln durchsuchen",
    coming: "Die Regeln werden geholt …",
    missing: "Die Regeln kamen nicht an. Einmal brauchen sie das Netz; danach sind sie immer da.",
    again: "Noch einmal versuchen",
    explain: "Erklären",
    explain_note: "Was ist das? Erklärt, was du als Nächstes drückst",
    asking: "Drück auf dem Tisch auf das, was du erklärt haben willst.",
    close: "Erklärung schließen",
    since: "Seit deinem letzten Zug",
};

impl Room for German {
    fn reading(&self) -> &'static Reading {
        &READING
    }

    fn rules_of(&self, title: &str) -> String {
        format!("Die Regeln von {title}")
    }

    fn see_rule(&self, number: &str) -> String {
        format!("Regel {number}")
    }

    fn places_found(&self, n: usize) -> String {
        match n {
            0 => "Nichts gefunden".to_owned(),
            1 => "1 Stelle".to_owned(),
            _ => format!("{n} Stellen"),
        }
    }

    fn can_now(&self, acts: &[String]) -> String {
        format!("Das geht jetzt: {}.", acts.join("; ")).replace(" ….", " …")
    }
}
