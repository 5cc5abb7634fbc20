//! The lessons of Wyatt Earp in German.

use super::German;
use crate::ui::text::lesson::Told;
use crate::ui::text::wyatt_earp::lesson::{Idea, Room, Strategy};

impl Room for German {
    fn idea(&self, idea: Idea) -> Told {
        let (title, text) = match idea {
            Idea::Money => (
                "Sieben Outlaws, sieben Belohnungen",
                "Auf jedem Steckbrief steht Geld. Fang Outlaws mit Karten, und teile das Geld mit möglichst wenigen. Hat nach \
                 einer Runde jemand 25.000\u{a0}$, gewinnt der Reichste.",
            ),
            Idea::Draw => (
                "Jeder Zug beginnt mit Ziehen",
                "Nimm zwei Karten vom Stapel oder die eine offene Karte der Ablage daneben.",
            ),
            Idea::Set => (
                "Drei gleiche",
                "Du hast drei Jesse James. Noch hat ihn niemand eröffnet: Dazu braucht es drei seiner Karten auf einmal.",
            ),
            Idea::Points => (
                "Der Steckbrief wächst",
                "Jede Karte nach der ersten, die du zugleich legst, erhöht die Belohnung um 1.000\u{a0}$. Und jede zählt 2\u{a0}Fangpunkte \
                 (FP): Du hast 6. Mit 8 von allen zusammen ist er gefasst.",
            ),
            Idea::Search => (
                "Wyatt Earp sucht",
                "Du hast zwei Billy the Kid, und der dritte liegt in der Ablage. Wyatt Earp holt dir eine Karte heraus.",
            ),
            Idea::Next => (
                "Der zweite Satz",
                "Jetzt sind es auch von Billy drei. Beende dann den Zug: Am Ende wirft man immer eine Karte ab.",
            ),
            Idea::Join => (
                "Die anderen legen an",
                "Billy ist jetzt eröffnet, da genügen einzelne Karten. Beide anderen haben angelegt, und Tallows Foto zählt 4\u{a0}FP. \
                 Jetzt müsstest du ihn teilen.",
            ),
            Idea::Blind => (
                "Zwei Karten oder die eine?",
                "Offen liegt „Schnellster Schütze“: gut, aber nur eine Karte. Nimm die offene nur, wenn du genau sie brauchst. Sonst sind \
                 zwei besser.",
            ),
            Idea::Shot => (
                "Ein Schuss braucht ein Loch",
                "Du hast „Schnellster Schütze“ gezogen: 3\u{a0}FP, wenn er trifft. Die oberste Karte des Stapels wird aufgedeckt: \
                 Outlaw-Karten haben ein Einschussloch und treffen. Bei allen anderen ist deine Karte weg.",
            ),
            Idea::OneSheriff => (
                "Eine Sheriff-Karte je Zug",
                "Treffer! Aber „Bankraub“ muss warten: Karten ohne Loch sind Sheriff-Karten, und davon darfst du je Zug nur eine \
                 spielen, ob sie trifft oder nicht.",
            ),
            Idea::Hideout => (
                "Juniper versteckt deinen Billy",
                "Unter einem Versteck zählen deine Karten nichts. Darauf darf Wyatt Earp außer der Reihe antworten: ein Schuss, und ein \
                 Treffer räumt das Versteck.",
            ),
            Idea::Exception => (
                "Die Ausnahme",
                "Nur so kommt eine zweite Sheriff-Karte in den Zug: Was Wyatt Earp findet, darfst du sofort spielen. Lass ihn \
                 „Meistgesucht!“ finden.",
            ),
            Idea::Ask => (
                "„Meistgesucht!“ fragt herum",
                "Nenn einen Outlaw: Wer als Erster einen hat, gibt ihn dir. Tallow fragte gerade nach Butch Cassidy und bekam einen, also frag \
                 rechtsherum. Dann leg deinen Satz.",
            ),
            Idea::Miss => (
                "Daneben",
                "Tallow wollte eine Karte vom Tisch nehmen, deckte aber einen Postkutschenüberfall auf. Kein Loch: „Meistgesucht!“ ist \
                 vertan.",
            ),
            Idea::LastCards => (
                "Die Hand leeren",
                "Bei einem eröffneten Outlaw genügt eine Karte, und sein Foto bringt 4\u{a0}FP. Wer seine letzte Karte abwirft, beendet die \
                 Runde, bevor die anderen mehr legen.",
            ),
            Idea::All => (
                "Zahltag: alles für einen",
                "Für Butch Cassidy hast du 12\u{a0}FP und Tallow 2. Wer 5 oder mehr Vorsprung hat, bekommt alles.",
            ),
            Idea::Shared => (
                "Zahltag: in Durchgängen",
                "Für Billy hast du 9, Tallow 6, Juniper 4. Wer höchstens 4 zurückliegt, bekommt einen Anteil. Erst 2.000\u{a0}$ für dich und 1.000\u{a0}$ \
                 für Tallow, dann je 1.000\u{a0}$. Juniper geht leer aus.",
            ),
            Idea::Rest => (
                "Weiter bis 25.000\u{a0}$",
                "Mit weniger als 8\u{a0}FP entkommt ein Outlaw, und sein Geld wartet auf die nächste Runde. Du hast 10.000\u{a0}$ verdient. \
                 Gespielt wird, bis jemand 25.000\u{a0}$ hat: Dann gewinnt der Reichste.",
            ),
        };
        Told { title, text }
    }

    fn strategy_title(&self) -> &'static str {
        "Wann legen, wann warten"
    }

    fn strategy(&self, step: Strategy) -> Told {
        let (title, text) = match step {
            Strategy::ToHold => (
                "Legen oder warten?",
                "Du könntest Billy the Kid mit drei Karten eröffnen. Der beste Bot hat diese Runde Hunderte Male weitergespielt, mit Billy \
                 auf dem Tisch und mit Billy auf der Hand. Überleg kurz; „Weiter“ sagt, was dabei herauskam.",
            ),
            Strategy::Hold => (
                "Warten",
                "Wer ihn jetzt legt, verdient in dieser Runde im Schnitt 2.200\u{a0}$ und gewinnt 36 Spiele von 100, nicht mehr als mit vier \
                 Sundance Kid; wer wartet, 8.500\u{a0}$ und 42. Ist er eröffnet, legen andere einzeln an, und drei zählen nur 6\u{a0}FP.",
            ),
            Strategy::ToJoin => (
                "Tallow hat noch eine Karte",
                "Eine andere Runde: Tallow hat gerade fast alles gelegt und kann sie im nächsten Zug beenden. Was du dann noch hast, zählt nichts. Bei \
                 Jesse und Sundance liegt von dir noch nichts.",
            ),
            Strategy::Join => (
                "Anlegen, solange es geht",
                "Alle Outlaws sind eröffnet, da genügen einzelne Karten. Wer sie jetzt legt, verdient in dieser Runde im Schnitt 11.800\u{a0}$ \
                 und gewinnt 21 Spiele von 100; wer sie behält, 7.000\u{a0}$ und 18.",
            ),
            Strategy::ToStay => (
                "Die Runde jetzt beenden?",
                "Eine dritte Runde: Drei Sätze von dir liegen da. Du könntest fünf deiner sechs Sundance Kid legen und den letzten abwerfen: Damit wäre die Runde zu Ende. \
                 Aber ein Satz von drei zählt 6\u{a0}FP, und ein Fang braucht 8.",
            ),
            Strategy::Stay => (
                "Noch nicht",
                "Wer das jetzt tut, verdient im Schnitt 5.000\u{a0}$ und gewinnt 44 Spiele von 100; wer weiterspielt, 10.400\u{a0}$ und 50. Noch ist Zeit, \
                 die Sätze größer zu machen. Wirf eine Karte ab.",
            ),
            Strategy::ToGoOut => (
                "Und jetzt?",
                "Eine letzte Runde: Du hast vier Wes Hardin und sechs Jesse James; Billy und Butch hast du in diesem Zug gelegt. Du könntest alles legen oder \
                 etwas für später behalten.",
            ),
            Strategy::GoOut => (
                "Schluss machen",
                "Wer alles legt und die letzte Karte abwirft, verdient im Schnitt 15.000\u{a0}$ und gewinnt 68 Spiele von 100; wer hier aufhört, \
                 8.700\u{a0}$ und 35. Niemand kommt mehr dran, um deine Outlaws zu verstecken; anlegen kann nur noch ein Foto.",
            ),
            Strategy::InShort => (
                "Kurz gesagt",
                "Warte, solange ein Satz nur andere einlädt. Leg an, bevor eine Runde endet. Mach Schluss, am besten in einem Zug, sobald \
                 das, was liegt, für Fänge reicht.",
            ),
        };
        Told { title, text }
    }
}
