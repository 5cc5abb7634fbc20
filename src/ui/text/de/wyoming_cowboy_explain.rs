//! What explains Wyoming Cowboy, in German.

use super::wyoming_cowboy::titles;
use super::{German, list};
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Calibre, Card};
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy::Room as _;
use crate::ui::text::wyoming_cowboy::explain::{Explain, Room};

static EXPLAIN: Explain = Explain {
    pinned: "Er hat sein Abzeichen: Nur eine .45 kann ihn treffen, mit einer Karte seiner Farbe.",
    bare: "Er hat kein Abzeichen: Jede Waffe kann ihn treffen.",
    hits: "trifft",
    misses: "daneben",
    nothing: "nichts da",
    shots: "Von 100 Schüssen, nach allem, was du gesehen hast, wenn niemand darauf antwortet:",
    shoots: "Sie schießt ab dem nächsten Zug ihres Besitzers, einmal im Zug. Wer mit einem Schnellzieher antwortet, bekommt sie.",
    badge_about: "Der Cowboy dieser Farbe hat sich vor einem Schuss geduckt und ist jetzt geschützt. Das Abzeichen zählt mit vier Cowboys und in einer Familie.",
    badges_about: "Ein Cowboy, der sich duckt, bekommt das seiner Farbe. Wer schießt, wenn das letzte vergeben wird, hat die Runde beendet.",
    tens_about: "Jede zählt 10.",
    row_about: "Liegen alle und eine .22 auf dem Tisch, ist die Runde vorbei: 30 für den, der das letzte davon hinlegt, −30 für eine 10 oder zwei Zweien auf der Hand.",
    no_twenty_two: "Eine .22 liegt noch nicht da.",
    twenty_two: "Eine .22 liegt schon da.",
    couple_about: "König und Dame einer Farbe, gezeigt: sofort 25 Punkte, für jede Farbe einmal in der Runde.",
    worth_head: "Punkte",
    hand_about: "Mit weniger Karten gibt es weniger zu treffen, aber auch weniger zu zählen.",
    supply_about: "Verdeckte Karten: Eine ziehst du nach dem Ablegen, und ein Schuss deckt eine auf. Ist der Stapel leer, wird die Ablage zum neuen Stapel gemischt.",
    discards_about: "Statt zu ziehen, darf man die letzte Karte nehmen, die jemand anders abgelegt hat; keine für einen Schuss aufgedeckte und keine benutzte 9.",
    turn: "Ist gerade am Zug.",
    dealt: "Hat diese Runde gegeben.",
    no_king: "Hat keinen Cowboy ohne Abzeichen.",
    has_king: "Hat einen Cowboy ohne Abzeichen.",
    why_suit: "Ein Cowboy dort hat diese Farbe und duckt sich.",
    why_pinned: "Eine .45 trifft auch einen Cowboy mit Abzeichen, wenn die Karte seine Farbe hat.",
    why_other: "Dort hat kein Cowboy ohne Abzeichen diese Farbe.",
    why_badged: "Mit Abzeichen trifft ihn nur seine Farbe.",
    why_none: "Dafür wird keine Karte aufgedeckt.",
    why_place: "Sie ersetzt den Cowboy.",
    why_places: "Sie ersetzen den Cowboy.",
    why_five: "Für eine 5 gibt es zwei.",
    why_tens: "Alle Zehnen und eine .22 liegen auf dem Tisch.",
    why_badges: "Das letzte Abzeichen ist vergeben.",
    why_empty: "Niemand hat noch eine Karte.",
    why_rounds: "60 Umläufe sind um.",
    why_no_draw: "Es gibt nichts mehr zu ziehen.",
    pass_about: "Alle wählen geheim und geben zugleich weiter, bevor sie sehen, was kommt.",
    hold_about: "Keine Karte wird aufgedeckt, und der Schuss ist vorbei. So bekommt auch niemand ein Abzeichen.",
    place_about: "Für einen weggeschossenen Cowboy darf man ziehen: jetzt oder gar nicht.",
};

impl Room for German {
    fn explain(&self) -> &'static Explain {
        &EXPLAIN
    }

    fn unseen(&self, n: u8, of: u8) -> String {
        match n {
            0 => format!("Du weißt von allen {of} dieses Werts, wo sie sind."),
            1 => format!("1 von {of} dieses Werts siehst du gerade nicht."),
            _ => format!("{n} von {of} dieses Werts siehst du gerade nicht."),
        }
    }

    fn gun_about(&self, calibre: Calibre) -> &'static str {
        match calibre {
            Calibre::TwentyTwo => {
                "Zwei Zweien. Sie trifft Cowboys ohne Abzeichen. Auf wen sie schießt, der darf mit einer 6 antworten."
            }
            Calibre::ThirtyEight => "Eine 3 und eine 8. Sie trifft Cowboys ohne Abzeichen.",
            Calibre::ThreeFiftySeven => "Eine 3, eine 5 und eine 7. Sie trifft Cowboys ohne Abzeichen.",
            Calibre::FortyFive => {
                "4 und 5 einer Farbe. Sie trifft auch Cowboys mit Abzeichen, mit einer Karte ihrer Farbe."
            }
        }
    }

    fn to_goal(&self, points: i16, goal: i16) -> String {
        let has = self.points(points);
        if points >= goal { format!("{has}.") } else { format!("{has}: Bis {goal} fehlen {}.", goal - points) }
    }

    fn may_have_king(&self, in_100: u8) -> String {
        format!("Hat in {in_100} von 100 Fällen einen Cowboy ohne Abzeichen, nach allem, was du gesehen hast.")
    }

    fn fire_about(&self, in_100: u8) -> String {
        format!(
            "Die oberste Karte des Stapels entscheidet mit ihrer Farbe. Sie trifft in {in_100} von 100 Fällen, nach allem, was du gesehen hast."
        )
    }

    fn known(&self, cards: &[Card]) -> String {
        format!("Davon weißt du: {}.", list(&titles(cards.iter().copied())))
    }

    fn likely(&self, cards: &[Card]) -> String {
        format!(
            "Davon wusstest du vor dem letzten Weitergeben: {}. Das kann sich geändert haben.",
            list(&titles(cards.iter().copied()))
        )
    }

    fn counted(&self, names: &Names, seat: Seat, gained: i16, points: i16) -> String {
        format!("{}: {} in dieser Runde, jetzt {}.", names.of(seat), self.signed(gained), self.points(points))
    }
}
