//! What there is to read, in English.

use super::{English, sentence};
use crate::ui::text::reading::{Reading, Room};

static READING: Reading = Reading {
    rules: "The rules",
    search: "Search the rules",
    coming: "The rules are loading …",
    missing: "The rules did not load. They need the network once; after that they are kept.",
    again: "Try again",
    explain: "Explain",
    explain_note: "What is this? Explains whatever you press next",
    asking: "Press anything on the table to have it explained.",
    close: "Close the explanation",
    since: "Since your last turn",
};

impl Room for English {
    fn reading(&self) -> &'static Reading {
        &READING
    }

    fn rules_of(&self, title: &str) -> String {
        format!("The rules of {title}")
    }

    fn see_rule(&self, number: &str) -> String {
        format!("Rule {number}")
    }

    fn places_found(&self, n: usize) -> String {
        match n {
            0 => "Nothing found".to_owned(),
            1 => "1 place".to_owned(),
            _ => format!("{n} places"),
        }
    }

    fn can_now(&self, acts: &[String]) -> String {
        sentence(&format!("You can now: {}.", acts.join("; "))).replace(" ….", " …")
    }
}
