//! The lesson of Desperados in German.

use super::German;
use super::desperados::each;
use crate::games::desperados::Hand;
use crate::ui::text::desperados::Room as _;
use crate::ui::text::desperados::lesson::{Idea, Room};
use crate::ui::text::lesson::Told;

impl Room for German {
    fn idea(&self, idea: Idea) -> Told {
        let (title, text) = match idea {
            Idea::Aim => (
                "Fünf Orte zum Überfallen",
                "Jeder ist so viel wert, wie sein Schild sagt. Davor sammeln sich Handlanger; sobald dort keiner mehr fehlt, schicken alle eine \
                 Bande, und die stärkste bekommt den Ort als Beute. Die wertvollste Beute gewinnt.",
            ),
            Idea::First => (
                "Zwei Karten kommen, eine geht",
                "Zwei neue Karten sind auf deiner Hand. Leg jetzt eine vor einen Ort. Wer dort hinkommt, zählt, was in seinem gestrichelten Feld \
                 steht, der Erste so viel, wie der Ort wert ist: Bei der Eisenbahn zählt dann jeder Jäger 2.",
            ),
            Idea::Strength => (
                "Wer davor steht, gehört niemandem",
                "Tallow hat einen Trommler vor die Bank gelegt: Dort zählt ein Trommler jetzt 2, wer ihn auch schickt und in welcher Farbe. \
                 Du hast zwei.",
            ),
            Idea::Colour => (
                "Eine Farbe, keine Figur zweimal",
                "Ein Ort nimmt nur die Farbe, die schon da ist, die Bank also Grün, und niemanden, der schon dort steht. Mit deinem Barbier sind \
                 es zwei, so viele, wie die Bank wert ist: Dann wird sie sofort überfallen.",
            ),
            Idea::Gang => (
                "Wähl geheim eine Bande",
                "Alle Karten einer Bande haben dieselbe Farbe oder dieselbe Figur. Jede Figur muss vor dem Ort stehen oder auf dem Haftbefehl, der noch leer \
                 ist. Die Zahl auf einer Karte sagt, was sie zählt.",
            ),
            Idea::Shown => (
                "Alle Fäuste gehen zugleich auf",
                "Deine zwei Trommler zählen 4, die Banden der anderen je 2: Die Bank gehört dir und steht in deiner Zeile der Beute. Deine Bande \
                 kommt auf den Haftbefehl, die anderen Karten werden abgelegt.",
            ),
            Idea::Next => (
                "Nach der 2 kommt die 3",
                "Wo die Bank war, liegt jetzt eine Eisenbahn vom Wert 3: Sie nimmt drei Karten. Später kommen 4 und 5. Bei der Goldmine \
                 steht noch niemand, also fang dort an.",
            ),
            Idea::Warrant => (
                "Gesucht sein macht stark",
                "Zwei Trommler hängen für immer auf dem Haftbefehl. Bei jedem Überfall zählt jetzt jeder Trommler 2 mehr, egal wessen, und \
                 darf selbst dort mit, wo keiner vor dem Ort steht.",
            ),
            Idea::Fist => (
                "Die leere Faust",
                "Die Eisenbahn wird überfallen. Deine beste Bande zählt 3, jemand hat vielleicht mehr. Mach nicht mit: Deine Faust sieht aus \
                 wie jede andere, und du sparst für reichere Orte.",
            ),
            Idea::Tie => (
                "Gleichstand: Wer zuletzt legte, gewinnt",
                "Juniper und Tallow haben je 4 geschickt, und Tallow hatte zuletzt gelegt. Jetzt kannst du die Goldmine überfallen: Leg die \
                 zweite gelbe Karte davor.",
            ),
            Idea::Experience => (
                "Stellung und Erfahrung",
                "Ein Notar kam zuerst und zählt 2. Dein Trommler steht nicht dort, zählt aber 2 für zwei auf dem Haftbefehl, dein Prediger 1 \
                 für den von Tallow. Alle drei sind gelb: zusammen 5.",
            ),
            Idea::End => (
                "So geht es weiter bis zur 5",
                "5 gegen 4 und 4: Ein zweiter Ort gehört dir. Mit dem ersten Überfall auf eine 5 ist das Spiel vorbei; dann zählt jeder Ort so \
                 viel wie der beste seiner Art in derselben Beute. Sieh dir das Ende eines anderen Spiels an.",
            ),
            Idea::Last => (
                "Der letzte Überfall",
                "Beute: Juniper 7, Tallow 6, du 4. Die Witwe vor den Saloon (5), dann die Köche, je 5.",
            ),
            Idea::Booty => (
                "Die Beute, Art für Art",
                "Jeder Ort zählt so viel wie der beste seiner Art: deine Saloons von 2 und 5 je 5, die Goldmine 2. Das macht 12, und du \
                 gewinnst.",
            ),
        };
        Told { title, text }
    }

    fn send_these(&self, gang: Hand) -> String {
        if gang.is_empty() {
            return self.label().stay_out.to_owned();
        }
        format!("{} losschicken", each(gang, true))
    }
}
