//! The lesson of Wyoming Cowboy in German.

use super::German;
use crate::ui::text::lesson::Told;
use crate::ui::text::wyoming_cowboy::lesson::{Idea, Room};

impl Room for German {
    fn idea(&self, idea: Idea) -> Told {
        let (title, text) = match idea {
            Idea::Aim => (
                "Was eine Hand zählt",
                "Wer zuerst 500 Punkte hat, gewinnt. Hier steht, was deine Hand jetzt zählt: Ein Cowboy bringt 25, aber eine Tänzerin kostet 25, eine 6 kostet 20, eine 10 oder \
                 zwei Zweien auf der Hand kosten 30. Auf den meisten Karten steht, wofür sie gut sind.",
            ),
            Idea::Pass => (
                "Drei Karten gehen weiter",
                "Vor dem ersten Zug geben alle geheim drei Karten weiter, diesmal nach links. Werde los, was dich kostet: zwei Sechsen und eine \
                 Tänzerin.",
            ),
            Idea::Gun => (
                "Eine Aktion: eine Waffe ziehen",
                "Ein Zug hat eine Aktion oder keine. Zwei Zweien sind eine Waffe, eine .22, die ab deinem nächsten Zug schießen darf. Noch \
                 sparst du damit nichts: Die 10 allein kostet dieselben 30.",
            ),
            Idea::Discard => (
                "Ablegen, dann ziehen",
                "So endet jeder Zug: Eine Karte geht, eine kommt, vom Stapel oder die letzte, die ein anderer abgelegt hat. Eine 5 bringt zwei, eine 6 \
                 darf kaum je gehen. Eine 9 lässt als Aktion alle je zwei weitergeben; abgelegt tut sie nichts. Leg sie ab, zieh vom Stapel.",
            ),
            Idea::Asked => (
                "Jemand schießt auf dich",
                "Tallow schießt mit einer .357 auf dich: 3, 5 und 7. (3 und 8 sind eine .38, 4 und 5 einer Farbe eine .45.) Du musst sagen, ob \
                 du einen Cowboy hast, der zu treffen ist. Du hast einen: den Karokönig.",
            ),
            Idea::Badge => (
                "Er duckt sich: ein Abzeichen",
                "Tallow hat die Karo 10 aufgedeckt. Karo wie dein Cowboy: Also duckt er sich und bekommt das Karo-Ass als Abzeichen. Von \
                 jetzt an trifft ihn nur noch eine .45.",
            ),
            Idea::Shoot => (
                "Schieß zurück",
                "Auch Schießen ist eine Aktion. Nimm deine Waffe und ziel auf Tallow: Ist dort ein Cowboy ohne Abzeichen, muss Tallow es \
                 sagen.",
            ),
            Idea::Fire => (
                "Die Farbe entscheidet",
                "Dort ist einer. Deck die oberste Karte des Stapels auf: Hat sie die Farbe eines Cowboys dort, geht es daneben, jede andere \
                 trifft. Bei einem Cowboy sind das 3 von 4.",
            ),
            Idea::Hit => (
                "Getroffen",
                "Herz, und Tallow hat keinen Herzkönig ohne Abzeichen. Also muss Tallow dir einen Cowboy geben und darf eine Karte für ihn \
                 ziehen.",
            ),
            Idea::Ten => (
                "Leg deine Zehnen hin",
                "Der Pikkönig gehört dir. Jetzt leg die 10 ab: Sie kommt vor dich und bringt 10. Deine Hand zählt damit 40 mehr.",
            ),
            Idea::Couple => (
                "Zeig ein Paar",
                "Du hast den Herzkönig gezogen: Mit der Herzdame ist er ein Paar. Zeig die beiden als deine Aktion. Das bringt sofort 25, für \
                 jede Farbe einmal in der Runde.",
            ),
            Idea::Queen => (
                "Dann geht sie",
                "Das Paar ist bezahlt. Aber König und Dame einer Farbe, die am Ende noch zusammen sind, kosten 50: Leg die Dame ab. Sieh dann, was \
                 deine Hand zählt.",
            ),
            Idea::Last => (
                "Die letzte 10 beendet die Runde",
                "Das ist das Ende einer anderen Runde. Sie endet, sobald alle Zehnen und eine .22 auf dem Tisch liegen oder alle Abzeichen \
                 vergeben sind. Wer das auslöst, bekommt 30: du!",
            ),
            Idea::Family => (
                "Zusammen zählen sie mehr",
                "Abzeichen, König, Dame und Bube in Herz sind eine Familie: 120 statt −50. Vier Könige zählen 150, mit Abzeichen 200, vier Damen 100, \
                 vier Buben 80. Deine 6 hat 20 gekostet.",
            ),
            Idea::Race => (
                "Wer zuerst 500 hat",
                "175 für dich, 65 und 35 für die anderen. So geht es Runde für Runde weiter, und wer zuerst 500 Punkte hat, gewinnt das \
                 Spiel.",
            ),
        };
        Told { title, text }
    }
}
