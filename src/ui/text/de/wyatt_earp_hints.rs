//! The hints of Wyatt Earp in German.

use super::wyatt_earp::{called, cp, money, named};
use super::{German, cards, whom};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Kind, Outlaw, Phase};
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp::Room as _;
use crate::ui::text::wyatt_earp::hints::{Laid, RaceAfter, Room, Why};

static WHY: Why = Why {
    only_way: "Etwas anderes geht nicht.",
    only_supply: "Sonst gibt es nichts zu ziehen.",
    two_more: "Zwei Karten mehr, und kein Schuss, der danebengehen könnte.",
    aims_later: "Die Gruppe wählst du erst nach dem Treffer; dann kann eine andere besser sein.",
    ends_early: "Beendet die Runde, bevor die anderen mehr auslegen können.",
};

impl Room for German {
    fn why(&self) -> &'static Why {
        &WHY
    }

    fn order(&self, action: Action, phase: Phase, names: &Names, top: Option<Card>) -> String {
        match (action, phase) {
            (Action::Target { seat, outlaw }, Phase::Target(hit)) => {
                let group = self.target(names, seat, outlaw);
                match hit.kind() {
                    Kind::Hideout => format!("„Versteck“ auf {group} legen"),
                    Kind::MostWanted => format!("Eine Karte von {group} nehmen"),
                    Kind::WyattEarp => format!("Das Versteck von {group} räumen"),
                    _ => format!("{} an {} anlegen", called(hit), outlaw.name()),
                }
            }
            (Action::WyattDraw, _) => "Wyatt Earp spielen: zwei ziehen".to_owned(),
            (Action::WyattSearch, _) => "Wyatt Earp spielen: Ablage durchsuchen".to_owned(),
            _ => self.action(action, names, top),
        }
    }

    fn tried(&self, worlds: u32) -> String {
        format!("Am besten in {worlds} Verteilungen, die zu dem passen, was du weißt.")
    }

    fn better(&self, thousands: f32) -> String {
        format!("Dir in dieser Runde im Schnitt {} mehr wert als das Nächstbeste.", average(thousands))
    }

    fn ends_hand(&self, paid: u16) -> String {
        format!("Beendet die Runde: Du bekämst {}.", money(paid))
    }

    fn ends_game(&self, purse: u16) -> String {
        format!("Beendet die Runde, und du gewinnst das Spiel mit {}.", money(purse))
    }

    fn laid(&self, names: &Names, laid: Laid) -> String {
        let Laid { standing, outlaw, mine, rival, paid, costs, leaves } = laid;
        let name = outlaw.name();
        let stands = match standing {
            RaceAfter::Opens => format!("Eröffnet {name}."),
            RaceAfter::Leads => format!("Bringt dich bei {name} in Führung: {mine} zu {rival}."),
            RaceAfter::Level => format!("Bringt Gleichstand bei {name}: je {mine}."),
            RaceAfter::Alone => format!("Sichert dir {name} allein: {mine} zu {rival}."),
            RaceAfter::Has => format!("Dann steht es {mine} zu {rival} bei {name}."),
            RaceAfter::Hidden => format!("Zählt bei {name} nichts, solange das Versteck dort liegt."),
        };
        let worth = match (paid, costs) {
            (0, None) => String::new(),
            (_, None) => worth(paid),
            (0, Some((seat, less))) => {
                format!(" Endete die Runde jetzt, bekäme {} {} weniger.", names.of(seat), money(less))
            }
            (_, Some((seat, less))) => {
                format!(
                    " Endete die Runde jetzt, bekämst du {}, und {} bekäme {} weniger.",
                    money(paid),
                    names.of(seat),
                    money(less)
                )
            }
        };
        let leaves = leaves.map_or_else(String::new, |left| match left {
            0 => " Das ist deine letzte Karte: Mit diesem Zug endet die Runde.".to_owned(),
            1 => " Dir bleibt eine Karte; wirfst du sie ab, endet die Runde.".to_owned(),
            n => format!(" Dir bleiben nur noch {}.", cards(n)),
        });
        format!("{stands}{worth}{leaves}")
    }

    fn shot_could(&self, outlaw: Outlaw, mine: u8, rival: u8, paid: u16) -> String {
        format!("Bei einem Treffer stünde es {mine} zu {rival} bei {}.{}", outlaw.name(), worth(paid))
    }

    fn nearly_out(&self, names: &Names, seat: Seat, left: u8) -> String {
        let cards = if left == 1 { "eine Karte".to_owned() } else { cards(left) };
        format!("{} hat nur noch {cards}.", names.of(seat))
    }

    fn wipes_out(&self, hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, points: u8, paid: u16) -> String {
        let verb = if hits { "Nimmt" } else { "Ein Treffer nähme" };
        let worth = if paid == 0 { String::new() } else { format!(" Jetzt wären sie {} wert.", money(paid)) };
        format!("{verb} {} {} bei {}.{worth}", whom(names, seat), cp(points), outlaw.name())
    }

    fn cuts(&self, hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, points: Option<u8>) -> String {
        let (who, name) = (whom(names, seat), outlaw.name());
        let left = points.map(|points| if points == 0 { "keine FP".to_owned() } else { format!("nur {}", cp(points)) });
        match (hits, left) {
            (true, Some(left)) => format!("Lässt {who} bei {name} {left}, und die Karte gehört dir."),
            (false, Some(left)) => format!("Ein Treffer ließe {who} bei {name} {left} und brächte dir die Karte."),
            (true, None) => format!("Eine Karte von {name} gehört dir."),
            (false, None) => format!("Ein Treffer brächte dir eine Karte von {name}."),
        }
    }

    fn brings_back(&self, hits: bool, outlaw: Outlaw, points: u8, paid: u16) -> String {
        let (name, points) = (outlaw.name(), cp(points));
        if hits {
            format!("Deine {points} bei {name} zählen wieder.{}", worth(paid))
        } else {
            format!("Bei einem Treffer zählen deine {points} bei {name} wieder.{}", worth(paid))
        }
    }

    fn makes(&self, outlaw: Outlaw, total: u8, open: bool) -> Option<String> {
        let name = outlaw.name();
        match (open, total) {
            (true, 1) => Some(format!("{name} ist eröffnet: Du kannst die Karte gleich anlegen.")),
            (true, n) => Some(format!("{name} ist eröffnet: Du könntest gleich {n} anlegen.")),
            (false, 2) => Some(format!("Macht zwei {name}; zum Satz fehlt dann eine.")),
            (false, n) if n > 2 => Some(format!("Macht {n} {name}, genug zum Eröffnen.")),
            _ => None,
        }
    }

    fn photo(&self, outlaw: Outlaw, open: bool) -> String {
        let (name, points) = (outlaw.name(), cp(4));
        if open {
            format!("Das Foto von {name} ist {points} wert und lässt sich gleich anlegen.")
        } else {
            format!("Das Foto von {name} ist {points} wert, sobald {name} eröffnet ist.")
        }
    }

    fn known(&self, top: Card) -> String {
        format!("Du weißt, was du bekommst: {}.", named(top))
    }

    fn two_unseen(&self, top: Card, thousands: f32) -> String {
        format!("Zwei unbekannte Karten sind im Schnitt {} mehr wert als {}.", average(thousands), named(top))
    }

    fn two_rather(&self, top: Card) -> String {
        format!("Zwei unbekannte Karten versprechen dir mehr als {}.", named(top))
    }

    fn holder(&self, names: &Names, holder: Option<Seat>, unseen: u8, outlaw: Outlaw, total: u8, open: bool) -> String {
        let found = match holder {
            Some(seat) => format!("{} hat sicher eine davon", names.of(seat)),
            None if unseen == 1 => format!("Von {} ist noch eine Karte verdeckt", outlaw.name()),
            None => format!("Von {} sind noch {} verdeckt", outlaw.name(), cards(unseen)),
        };
        let one = holder.is_some() || unseen == 1;
        let makes = match (open, total) {
            (true, _) if one => ", und du könntest sie gleich anlegen",
            (true, _) => ", und eine davon könntest du gleich anlegen",
            (false, 3..) if one => ", und damit hättest du einen Satz",
            (false, 3..) => ", und mit einer davon hättest du einen Satz",
            (false, _) => "",
        };
        format!("{found}{makes}.")
    }

    fn choice(&self, n: u8) -> String {
        match n {
            1 => "In der Ablage liegt eine Karte, die du nehmen darfst.".to_owned(),
            n => format!("In der Ablage hast du die Wahl unter {}.", cards(n)),
        }
    }

    fn worth_keeping(&self, kept: Card, thousands: f32) -> String {
        format!("Es ist dir im Schnitt {} mehr wert, {} zu behalten.", average(thousands), named(kept))
    }

    fn not_wanted(&self, names: &Names, next: Seat, lone: Option<Outlaw>) -> String {
        let next =
            format!("{} ist als Nächstes am Zug und braucht diese Karte nicht, soweit man weiß.", names.of(next));
        lone.map_or(next.clone(), |outlaw| format!("Deine einzige Karte von {}; {next}", outlaw.name()))
    }

    fn has_none(&self, names: &Names, next: Seat, outlaw: Outlaw) -> String {
        format!("{} ist als Nächstes am Zug und hatte zuletzt keine Karte von {}.", names.of(next), outlaw.name())
    }

    fn collects(&self, names: &Names, next: Seat, held: u8) -> String {
        let such = if held == 1 { "eine solche Karte".to_owned() } else { format!("{held} solche Karten") };
        format!(
            "{} ist als Nächstes am Zug und hat {such}, aber jeder andere Abwurf sieht schlechter aus.",
            names.of(next)
        )
    }

    fn could_lay(&self, names: &Names, next: Seat) -> String {
        format!("{} könnte diese Karte gleich anlegen, aber jeder andere Abwurf sieht schlechter aus.", names.of(next))
    }
}

/// " Endete die Runde jetzt, bekämst du 6.000 $."; nothing if there is nothing to be had.
fn worth(paid: u16) -> String {
    if paid == 0 { String::new() } else { format!(" Endete die Runde jetzt, bekämst du {}.", money(paid)) }
}

/// "1.300 $", to the next hundred dollars.
fn average(thousands: f32) -> String {
    let hundreds = (thousands * 10.0).round() as u32;
    if hundreds < 10 { format!("{hundreds}00\u{a0}$") } else { format!("{}.{}00\u{a0}$", hundreds / 10, hundreds % 10) }
}
