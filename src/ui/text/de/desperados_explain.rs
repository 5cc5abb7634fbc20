//! What explains Desperados, in German.

use super::{German, whose};
use crate::engine::Seat;
use crate::games::desperados::{Character, Colour, Kind};
use crate::ui::text::Names;
use crate::ui::text::desperados::Room as _;
use crate::ui::text::desperados::explain::{Explain, Room};

static EXPLAIN: Explain = Explain {
    card_about: "Vor einem Ort macht sie ihre Figur dort stark. Auf deiner Hand kann sie in eine Bande.",
    counts: "zählt",
    may_be_put: "darf hin?",
    yes: "ja",
    no_place: "Kein Ort nimmt diese Karte jetzt.",
    stands_about: "Das gilt für jede Karte dieser Figur, gleich in welcher Farbe. Wer hier steht, gehört niemandem.",
    front_empty: "Hier steht niemand: Jede Karte darf als erste hin.",
    site_about: "Wer zum Überfall hier die stärkste Bande schickt, bekommt den Ort als Beute.",
    ends_game: "Der Überfall auf ihn beendet das Spiel.",
    now: "Beute jetzt",
    with_it: "mit diesem Ort",
    next: "Was danach kommt",
    next_about: "Jeder Stapel hat von oben die Werte 2, 3, 4, 5, und seine vier sind von verschiedener Art. Der erste Überfall auf eine 5 beendet das Spiel.",
    warrant_about: "Hier hängen die Banden, die gewonnen haben, und zwar für immer. Jede Karte lässt ihre Figur bei jedem Überfall 1 mehr zählen, gleich in welcher Farbe, und überall mitmachen.",
    hand_about: "Ein Zug bringt zwei Karten und kostet eine, also wächst eine Hand, bis eine Bande losgeht. Eine große kann viel schicken.",
    booty_about: "Jede Ortskarte zählt so viel wie die beste ihrer Art in derselben Beute: 2 und 4 zählen je 4.",
    worth_about: "Alle Arten zusammen. Die höchste Zahl gewinnt; bei Gleichstand gewinnt, wer mehr Ortskarten hat.",
    none_yet: "Noch keine.",
    supply_about: "Verdeckte Karten: Zwei davon kommen zu dir, wenn dein Zug beginnt.",
    discards_about: "Banden, die verloren haben, wer vor einem überfallenen Ort stand, und was aus einer Hand gezogen wurde, in der nichts passte. Ist der Stapel leer, werden sie zum neuen Stapel gemischt.",
    turn: "Ist gerade am Zug.",
    last_about: "Hat zuletzt vor einen Ort gelegt und gewinnt deshalb bei Gleichstand diesen Überfall.",
    fist_about: "Eine Faust auf dem Tisch: Darin ist eine Bande oder nichts. Alle werden zugleich geöffnet.",
    gang_about: "Alle Karten haben dieselbe Farbe oder dieselbe Figur. Die kleinen Zahlen sagen, was jede Karte gezählt hat.",
    won_about: "Die stärkste: Sie bekommt den Ort, und ihre Karten kommen auf den Haftbefehl.",
    lost_about: "Zu wenig: Ihre Karten werden abgelegt.",
    tie_about: "Die stärksten zählten gleich viel; den Ort bekam, wer von ihnen zuletzt gelegt hatte.",
    best_about: "Nimmt deine stärkste Bande für diesen Überfall auf. Geschickt wird sie erst, wenn du es sagst.",
    out_about: "Niemand dabei: Wer nicht mitmacht, behält alle Karten.",
};

impl Room for German {
    fn explain(&self) -> &'static Explain {
        &EXPLAIN
    }

    fn unseen(&self, n: u8, of: u8) -> String {
        match n {
            0 => format!("Du hast alle {of} Karten dieser Figur gesehen."),
            1 => format!(
                "1 von {of} Karten dieser Figur siehst du gerade nicht: Sie ist im Stapel oder bei einem Gegner."
            ),
            _ => {
                format!(
                    "{n} von {of} Karten dieser Figur siehst du gerade nicht: Sie sind im Stapel oder bei den Gegnern."
                )
            }
        }
    }

    fn counts_as(&self, position: u8, experience: u8) -> String {
        match (position, experience) {
            (0, 0) => "Darf hier nicht mit: Diese Figur steht weder vor dem Ort noch auf dem Haftbefehl.".to_owned(),
            (position, 0) => format!("Zählt hier {position}, durch die Stellung."),
            (0, experience) => format!("Zählt hier {experience}, durch Erfahrung: So viele sind auf dem Haftbefehl."),
            _ => format!(
                "Zählt hier {}: {position} durch die Stellung, {experience} durch Erfahrung.",
                position + experience
            ),
        }
    }

    fn on_warrant(&self, character: Character, n: u8) -> String {
        let name = self.character(character);
        match n {
            0 => format!("Noch nicht auf dem Haftbefehl ({name}): Diese Figur darf nur mit, wo sie vor dem Ort steht."),
            n => format!(
                "{n} auf dem Haftbefehl ({name}): Jede Karte dieser Figur zählt bei jedem Überfall {n} mehr und darf immer mit."
            ),
        }
    }

    fn in_front(&self, kind: Kind) -> String {
        let the = if kind == Kind::Saloon { "dem" } else { "der" };
        format!("Vor {the} {}", self.kind(kind))
    }

    fn only(&self, colour: Colour) -> String {
        let colour = ["rote", "blaue", "grüne", "gelbe"][colour.index()];
        format!("Nur {colour} Karten dürfen hierher, keine Figur zweimal.")
    }

    fn to_hold_up(&self, missing: u8, next: u8) -> String {
        match missing {
            0 => "Er wird gerade überfallen.".to_owned(),
            1 => {
                format!("Mit 1 Karte mehr wird er sofort überfallen. Deren Figur zählt hier {next} durch die Stellung.")
            }
            n => format!(
                "Mit {n} Karten mehr wird er sofort überfallen. Die nächste Figur zählt hier {next} durch die Stellung."
            ),
        }
    }

    fn mine(&self, strength: u8) -> String {
        match strength {
            0 => "Von deinen Karten dürfte bei einem Überfall hier jetzt keine mit.".to_owned(),
            n => format!("Deine stärkste Bande zählt hier jetzt {n}."),
        }
    }

    fn gang_of(&self, names: &Names, seat: Seat) -> String {
        format!("{} Bande", whose(names, seat, "Deine"))
    }

    fn sum(&self, cards: &[u8], strength: u8) -> String {
        if cards.len() == 1 {
            return format!("Zählt {strength}.");
        }
        let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
        format!("Zusammen {} = {strength}.", cards.join(" + "))
    }

    fn worth(&self, points: u8, cards: u8) -> String {
        let each = if cards == 1 { "1 Ortskarte" } else { &format!("{cards} Ortskarten") };
        format!("Beute: {each}, Wert {points}.")
    }
}
