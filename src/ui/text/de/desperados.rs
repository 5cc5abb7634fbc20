//! Desperados in German: nine of the ten are masculine, the widow is feminine; of the places only the saloon is not.

use super::{German, cards, does, list, together, whom, whose};
use crate::engine::Seat;
use crate::games::desperados::{Action, Booty, Card, Character, Colour, Event, Hand, Illegal, Kind, Phase};
use crate::ui::text::Names;
use crate::ui::text::desperados::{Label, Reason, Room, Which, kinds};

static LABEL: Label = Label {
    game: "Desperados",
    start_lead: "Fünf Orte, und alle haben ein Auge darauf geworfen. Stell Handlanger davor, dann schick die stärkste Bande.",
    variant: "Regelheft 2005",
    variant_note: "Wo es schweigt, mit Entscheidungen dieses Tisches.",
    piles: "Stapel und Ablage",
    draw_pile: "Stapel",
    discards: "Ablage",
    street: "Die Straße",
    warrant: "Haftbefehl",
    warrant_lead: "Jede Karte hier ist ein Punkt Stärke",
    players: "Spieler und ihre Beute",
    worth: "Wert",
    hand: "Hand",
    strength: "Stärke",
    by_colour: "nach Farbe",
    by_character: "nach Figur",
    pick: "Wähl eine Karte, dann einen Ort. Drück auf einen Ort, um deine Stärke dort zu sehen.",
    best: "Die stärkste wählen",
    best_short: "Beste",
    stay_out: "Nicht mitmachen",
    stay_out_short: "Raus",
    chosen: "Du hast gewählt. Die anderen wählen noch …",
    choosing: "Faust auf dem Tisch",
    close: "Schließen",
    takes_it: "Ort erbeutet",
    nobody_joins: "Niemand macht mit: Die Ortskarte ist aus dem Spiel.",
    after: "dann",
    counted_note: "Jeder Ort zählt so viel wie der beste seiner Art in derselben Beute.",
    shortcuts: "P schickt die Bande\nB wählt die beste\nX bleibt draußen",
    no_gang: "ohne Bande",
    places: "Die Beute",
    counted: "Nach Arten gezählt",
    last_hold_up: "Der letzte Überfall",
    closed: "leer",
    last_put: "hat zuletzt gelegt: gewinnt bei Gleichstand",
    only_way: "Etwas anderes geht nicht.",
    ends_game: "Dieser Überfall beendet das Spiel.",
};

impl Room for German {
    fn label(&self) -> &'static Label {
        &LABEL
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Barber => "Barbier",
            Character::Cook => "Koch",
            Character::Drummer => "Trommler",
            Character::Fiddler => "Fiedler",
            Character::Gambler => "Zocker",
            Character::Notary => "Notar",
            Character::Preacher => "Prediger",
            Character::Rustler => "Viehdieb",
            Character::Trapper => "Jäger",
            Character::Widow => "Witwe",
        }
    }

    fn colour(&self, colour: Colour) -> &'static str {
        ["Rot", "Blau", "Grün", "Gelb"][colour.index()]
    }

    fn kind(&self, kind: Kind) -> &'static str {
        ["Saloon", "Bank", "Eisenbahn", "Goldmine", "Postkutsche"][kind.index()]
    }

    fn card_title(&self, card: Card) -> String {
        let ending = if card.character() == Character::Widow { "e" } else { "er" };
        format!("{}{ending} {}", self.colour(card.colour()), self.character(card.character()))
    }

    fn card_help(&self, fits: u8) -> String {
        match fits {
            0 => "Diese Karte passt jetzt nirgends.".to_owned(),
            1 => "Passt an einen Ort: Drück darauf.".to_owned(),
            n => format!("Passt an {n} Orte: Drück auf einen."),
        }
    }

    fn counts_help(&self, at: Which, counts: u8) -> String {
        let place = format!("{}{}", self.kind(at.kind), at.ending());
        if counts == 0 {
            format!("{place}: Dort darf sie noch in keine Bande.")
        } else {
            format!("{place}: Dort zählt sie {counts} in einer Bande.")
        }
    }

    fn strongest_at(&self, at: Which, strength: u8) -> String {
        let place = format!("{}{}", self.kind(at.kind), at.ending());
        if strength == 0 {
            format!("{place}: Dort dürfte keine deiner Karten in eine Bande.")
        } else {
            format!("{place}: Deine stärkste Bande würde dort {strength} zählen.")
        }
    }

    fn counts(&self, strength: u8) -> String {
        if strength == 0 { "darf nicht mit".to_owned() } else { format!("zählt {strength}") }
    }

    fn strength(&self, strength: u8) -> String {
        format!("Stärke {strength}")
    }

    fn points(&self, points: u8) -> String {
        if points == 1 { "1 Punkt".to_owned() } else { format!("{points} Punkte") }
    }

    fn place(&self, kind: Kind, value: u8) -> String {
        format!("{}, Wert {value}", self.kind(kind))
    }

    fn missing(&self, n: u8) -> String {
        match n {
            0 => "Überfall!".to_owned(),
            1 => "1 fehlt".to_owned(),
            n => format!("{n} fehlen"),
        }
    }

    fn then(&self, comes: &[(Kind, u8)]) -> String {
        let comes: Vec<String> = comes.iter().map(|&(kind, value)| format!("{} {value}", self.kind(kind))).collect();
        if comes.is_empty() { "Danach kommt nichts mehr.".to_owned() } else { format!("Dann {}.", comes.join(", ")) }
    }

    fn stands(&self, card: Card, position: u8) -> String {
        format!("{}, {position} durch die Stellung", self.card_title(card))
    }

    fn sent(&self, card: Card, worth: u8) -> String {
        format!("{}, zählt {worth}", self.card_title(card))
    }

    fn experience(&self, character: Character, n: u8) -> String {
        format!("{}: {n}", self.character(character))
    }

    fn booty(&self, kind: Kind, values: &[u8], worth: u8) -> String {
        let in_all = if values.len() > 1 { "zusammen" } else { "zählt" };
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        format!("{} {}: {in_all} {worth}", self.kind(kind), list(&values))
    }

    fn put(&self, card: Card, at: Which) -> String {
        format!("{} vor {}{} legen", den(card, true), article(at.kind), at.ending())
    }

    fn send(&self, strength: u8) -> String {
        format!("Bande losschicken: {strength}")
    }

    fn send_short(&self, strength: u8) -> String {
        format!("Los: {strength}")
    }

    fn prompt(&self, phase: Phase, can_join: bool) -> &'static str {
        match phase {
            Phase::HoldUp(_) if !can_join => "Von deinen Karten darf keine mit: Bleib draußen.",
            Phase::HoldUp(_) => "Wähl deine Bande, oder mach nicht mit.",
            Phase::Over => "Das Spiel ist vorbei.",
            Phase::Day => "Leg eine Karte vor einen Ort.",
        }
    }

    fn against(&self, safe: u8, most: u8) -> String {
        let often = if safe < 50 {
            format!("würde in {} geschlagen", cases(100 - safe))
        } else {
            format!("bliebe in {} ungeschlagen", cases(safe))
        };
        format!("Geschätzt: Diese Bande {often}; die stärkste der anderen zählt {most}.")
    }

    fn tie(&self, names: &Names, winner: Seat) -> String {
        format!("Gleichstand: {} zuletzt gelegt.", does(names, winner, "hast", "hat"))
    }

    fn shown(&self, kind: Kind, value: u8) -> String {
        format!("Überfall auf {}, Wert {value}", article(kind))
    }

    fn illegal(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::NotYourTurn => "Du bist nicht am Zug.",
            Illegal::NotInHand => "Das hast du nicht auf der Hand.",
            Illegal::OtherColour => "Vor diesem Ort liegt eine andere Farbe.",
            Illegal::SameCharacter => "Diese Figur steht schon dort.",
            Illegal::ChooseGang => "Ein Ort wird überfallen: Wähl eine Bande, oder mach nicht mit.",
            Illegal::NoHoldUp => "Kein Ort wird überfallen.",
            Illegal::ChosenAlready => "Du hast schon gewählt.",
            Illegal::MixedGang => "Alle Karten einer Bande haben dieselbe Farbe oder dieselbe Figur.",
            Illegal::Stranger => "Jemand aus dieser Bande steht weder vor dem Ort noch auf dem Haftbefehl.",
            Illegal::GameOver => "Das Spiel ist vorbei.",
        }
    }

    fn illegal_short(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::OtherColour => "andere Farbe",
            Illegal::SameCharacter => "schon da",
            _ => "",
        }
    }

    fn event(&self, event: &Event, at: Option<Which>, names: &Names) -> Option<String> {
        Some(match event {
            Event::Drew { seat, cards } => {
                let seen: Hand = cards.iter().flatten().copied().collect();
                let what = match (seen.is_empty(), cards.len()) {
                    (false, _) => each(seen, false),
                    (true, 1) => "eine Karte".to_owned(),
                    _ => "zwei Karten".to_owned(),
                };
                format!("{} {what}.", does(names, *seat, "ziehst", "zieht"))
            }
            Event::Reshuffled => "Die Ablage wird zum neuen Stapel.".to_owned(),
            Event::Put { seat, card, .. } => {
                let place = at.map_or_else(String::new, |at| format!(" vor {}{}", article(at.kind), at.ending()));
                format!("{} {}{place}.", does(names, *seat, "legst", "legt"), den(*card, false))
            }
            Event::Stuck { seat, by, card: Some(card) } => format!(
                "Bei {} passt nichts: {} blind {}.",
                whom(names, *seat),
                does(names, *by, "ziehst", "zieht"),
                den(*card, false)
            ),
            Event::Stuck { seat, card: None, .. } => format!("{} Hand ist leer.", whose(names, *seat, "Deine")),
            Event::HeldUp { .. } => {
                let on = |at: Which| format!("Überfall auf {}{}!", article(at.kind), at.ending());
                at.map_or_else(|| "Überfall!".to_owned(), on)
            }
            Event::Chose { seat, gang } if gang.is_empty() => {
                format!("{} nicht mit.", does(names, *seat, "machst", "macht"))
            }
            Event::Chose { seat, gang } => {
                format!("{} eine Bande: {}.", does(names, *seat, "wählst", "wählt"), cards(gang.len()))
            }
            Event::Shown { kind, value, gangs, strengths, winner, .. } => {
                let joins = |seat: &Seat| !gangs[seat.index()].is_empty();
                let with = |seat: Seat| {
                    let whom = if seat == Seat(0) { "dich" } else { names.of(seat) };
                    format!("{whom} mit {}", strengths[seat.index()])
                };
                match winner {
                    None => format!("Niemand macht mit: {} ({value}) ist aus dem Spiel.", subject(*kind)),
                    Some(winner) => {
                        let others: Vec<String> =
                            Seat::all(names.len()).filter(joins).filter(|seat| seat != winner).map(with).collect();
                        let against =
                            if others.is_empty() { "kampflos".to_owned() } else { format!("gegen {}", list(&others)) };
                        format!(
                            "{} mit Stärke {} {} ({value}), {against}.",
                            does(names, *winner, "nimmst", "nimmt"),
                            strengths[winner.index()],
                            article(*kind)
                        )
                    }
                }
            }
            Event::RanDry => "Keine Karten mehr, und niemand kann legen: Das Spiel ist vorbei.".to_owned(),
            Event::Ended { winners } => format!("{} das Spiel.", all_win(names, winners)),
        })
    }

    fn counted(&self, names: &Names, seat: Seat, booty: Booty) -> String {
        let kinds: Vec<String> = kinds(booty).map(|(kind, values, worth)| self.booty(kind, &values, worth)).collect();
        let of = if kinds.is_empty() { String::new() } else { format!(" ({})", kinds.join("; ")) };
        format!("{} Beute: {}{of}.", whose(names, seat, "Deine"), self.points(booty.worth()))
    }

    fn order(&self, action: Action, at: Which, strength: u8) -> String {
        match action {
            Action::Put { card, .. } => self.put(card, at),
            Action::Gang(gang) if gang.is_empty() => LABEL.stay_out.to_owned(),
            Action::Gang(gang) => format!("{} losschicken: Stärke {strength}", each(gang, true)),
        }
    }

    fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::HoldsUp { kind, mine, safe, weaker } => {
                let at_once = format!("Das löst sofort den Überfall auf {} aus", article(kind));
                if mine == 0 {
                    format!("{at_once}. Du hast dafür keine Bande, aber nichts anderes schnitt besser ab.")
                } else if safe < 50 {
                    let beaten = cases(100 - safe);
                    format!(
                        "{at_once}. In {beaten} könnte jemand selbst deine beste Bande schlagen, aber nichts anderes schnitt besser ab."
                    )
                } else if weaker {
                    format!(
                        "{at_once}. Deine beste Bande bliebe in {} ungeschlagen; vielleicht reicht eine schwächere.",
                        cases(safe)
                    )
                } else {
                    format!("{at_once}; deine beste Bande zählt {mine} und bleibt in {} ungeschlagen.", cases(safe))
                }
            }
            Reason::Grows { kind, from, to } => {
                format!("Deine beste Bande für {} wächst von {from} auf {to}.", article(kind))
            }
            Reason::Same { kind } => format!("Deine beste Bande für {} bleibt so stark.", article(kind)),
            Reason::Gang { mine, safe } => {
                if safe < 50 {
                    let beaten = cases(100 - safe);
                    format!(
                        "Diese Bande zählt {mine}. In {beaten} würde sie geschlagen, aber nichts anderes schnitt besser ab."
                    )
                } else {
                    format!("Diese Bande zählt {mine} und bleibt in {} ungeschlagen.", cases(safe))
                }
            }
            Reason::Stays { best, safe, last } => {
                let safe = match safe {
                    0 => ", würde aber in allen 100 Fällen geschlagen".to_owned(),
                    safe => format!(" und reicht in {}", cases(safe)),
                };
                let why = if last { "keine Bande schnitt besser ab" } else { "später sind die Karten mehr wert" };
                format!("Deine beste Bande zählt {best}{safe}; {why}.")
            }
        }
    }

    fn tried(&self, worlds: u32) -> String {
        if worlds == 1 {
            "Einmal durchgespielt.".to_owned()
        } else {
            format!("Das schnitt am besten ab, {worlds}-mal mit geratenen Karten durchgespielt.")
        }
    }

    fn winners_title(&self, names: &Names, winners: &[Seat]) -> String {
        match winners {
            [Seat(0)] => "Du gewinnst!".to_owned(),
            _ => all_win(names, winners),
        }
    }

    fn won(&self, names: &Names, winners: &[Seat], worth: u8, tie: Option<(u8, u8)>) -> String {
        if let Some((most, next)) = tie {
            return format!("Gleichstand bei {worth}, da gewinnen die meisten Orte: {most} gegen {next}.");
        }
        match winners {
            [one] => format!("{} Beute ist {worth} wert.", whose(names, *one, "Deine")),
            _ => format!("Gleichstand: Die Beute ist jeweils {worth} wert."),
        }
    }
}

/// "40 von 100 Fällen".
fn cases(of_100: u8) -> String {
    if of_100 == 100 { "allen 100 Fällen".to_owned() } else { format!("{of_100} von 100 Fällen") }
}

/// "Du gewinnst", "Juniper gewinnt", "Juniper und Tallow gewinnen".
fn all_win(names: &Names, winners: &[Seat]) -> String {
    if let [one] = winners {
        return does(names, *one, "gewinnst", "gewinnt");
    }
    let win = if winners.contains(&Seat(0)) { "gewinnt" } else { "gewinnen" };
    format!("{} {win}", together(names, winners))
}

fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

/// "Den roten Koch und den blauen Trommler".
pub(super) fn each(gang: Hand, first: bool) -> String {
    let (mut said, mut last) = (Vec::new(), None);
    for card in gang.cards().filter(|&card| last.replace(card) != Some(card)) {
        let twice = if gang.count(card) > 1 { " zweimal" } else { "" };
        said.push(den(card, first && said.is_empty()) + twice);
    }
    list(&said)
}

/// "Den roten Koch", "die rote Witwe".
fn den(card: Card, first: bool) -> String {
    let (colour, character) = (lower(Room::colour(&German, card.colour())), Room::character(&German, card.character()));
    let the = match (card.character(), first) {
        (Character::Widow, true) => "Die",
        (Character::Widow, false) => "die",
        (_, true) => "Den",
        (_, false) => "den",
    };
    let ending = if card.character() == Character::Widow { "e" } else { "en" };
    format!("{the} {colour}{ending} {character}")
}

/// "den Saloon", "die Bank".
fn article(kind: Kind) -> String {
    let the = if kind == Kind::Saloon { "den" } else { "die" };
    format!("{the} {}", Room::kind(&German, kind))
}

/// "Der Saloon", "Die Bank".
fn subject(kind: Kind) -> String {
    let the = if kind == Kind::Saloon { "Der" } else { "Die" };
    format!("{the} {}", Room::kind(&German, kind))
}
