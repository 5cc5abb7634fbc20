//! What explains Wyatt Earp, in German.

use super::wyatt_earp::{cp, money};
use super::{German, cards, does};
use crate::engine::Seat;
use crate::games::wyatt_earp::CAPTURE;
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp::explain::{Explain, Room};

static EXPLAIN: Explain = Explain {
    points: "FP: Fangpunkte",
    points_about: "Sie sagen, wer am meisten zu einem Fang beiträgt. Ab 8 zusammen zahlt ein Steckbrief; wer 5 Vorsprung hat, bekommt alles, sonst teilen sich alle das Geld, die höchstens 4 hinter dem Ersten liegen.",
    open_about: "Eröffnet: Jeder darf einzelne Karten dieses Outlaws legen.",
    unopened_about: "Noch nicht eröffnet: Dazu braucht es drei oder mehr seiner Outlaw-Karten auf einmal.",
    supply_about: "Verdeckte Karten: Dein Zug beginnt mit zweien davon oder mit der obersten der Ablage. Ein Schuss deckt eine auf. Ist der Stapel leer, wird einmal die Ablage zum neuen Stapel gemischt.",
    supply_second: "Dieser Stapel ist schon der neu gemischte: Wer zwei Karten will, wenn weniger da sind, beendet die Runde.",
    supply_out: "Er ist endgültig leer.",
    discards_about: "Was unter der obersten liegt, musst du dir merken. Mit der obersten darfst du deinen Zug beginnen, statt zwei vom Stapel zu ziehen.",
    discards_empty: "Hier liegt nichts.",
    group_empty: "Hier liegen keine Karten.",
    may_choose: "Drück darauf, um sie zu wählen.",
    now: "wenn die Runde jetzt endete",
    paid: "ausgezahlt",
    turn: "Ist gerade am Zug.",
    dealt: "Hat diese Runde gegeben.",
    discard_about: "Auf der Ablage bewirkt sie nichts, und dein Zug ist vorbei. Deine letzte Karte abzuwerfen, beendet die Runde.",
};

impl Room for German {
    fn explain(&self) -> &'static Explain {
        &EXPLAIN
    }

    fn unseen(&self, n: u8, of: u8) -> String {
        match n {
            0 => format!("Du hast alle {of} davon gesehen."),
            1 => format!("1 von {of} siehst du gerade nicht: Sie ist im Stapel oder bei einem Gegner."),
            _ => format!("{n} von {of} siehst du gerade nicht: Sie sind im Stapel oder bei den Gegnern."),
        }
    }

    fn on_poster(&self, reward: u16) -> String {
        format!("{} Belohnung sind ausgesetzt.", money(reward))
    }

    fn to_capture(&self, points: u8, missing: u8) -> String {
        let there = if points == 0 { "Noch keine FP".to_owned() } else { format!("{} insgesamt", cp(points)) };
        if missing == 0 {
            format!("{there}: genug, denn der Fang braucht {CAPTURE}.")
        } else {
            format!("{there}: {missing} fehlen zum Fang, der {CAPTURE} braucht.").replace(": 1 fehlen", ": 1 fehlt")
        }
    }

    fn sum(&self, parts: &[(u8, u8)], points: u8) -> String {
        let terms: Vec<String> =
            parts.iter().map(|&(n, each)| if n == 1 { each.to_string() } else { format!("{n} × {each}") }).collect();
        match parts {
            [(1, _)] => format!("{}.", cp(points)),
            _ => format!("{} = {}.", terms.join(" + "), cp(points)),
        }
    }

    fn under_hideout(&self, points: u8) -> String {
        format!("Unter einem Versteck: Keiner der {} zählt, bis Wyatt Earp es räumt.", cp(points))
    }

    fn to_goal(&self, has: u16, goal: u16) -> String {
        let more = goal.saturating_sub(has);
        let has = money(has);
        if more == 0 {
            format!("{has}: genug, um an einem Zahltag zu gewinnen.")
        } else {
            format!("{has}. Noch {} bis zum Spielende.", money(more))
        }
    }

    fn holds(&self, names: &Names, seat: Seat, n: u8) -> String {
        format!("{} {} auf der Hand.", does(names, seat, "hast", "hat"), cards(n))
    }

    fn on_top(&self, top: &str) -> String {
        format!("Oben: {top}.").replace("!.", "!")
    }

    fn after(&self, act: &str, hits: bool) -> String {
        if hits { format!("wenn „{act}“ trifft") } else { format!("nach „{act}“") }
    }
}
