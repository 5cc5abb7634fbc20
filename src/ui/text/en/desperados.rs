//! Desperados in English.

use super::{English, cards, list, object, possessive, subject, whose};
use crate::engine::Seat;
use crate::games::desperados::{Action, Booty, Card, Character, Colour, Event, Hand, Illegal, Kind, Phase};
use crate::ui::text::Names;
use crate::ui::text::desperados::{Label, Reason, Room, Which, kinds};

static LABEL: Label = Label {
    game: "Desperados",
    start_lead: "Five places, and everybody has an eye on them. Place henchmen, then send the strongest gang.",
    variant: "2005 rulebook",
    variant_note: "With this table’s rulings where it is silent.",
    piles: "Draw pile and discards",
    draw_pile: "Draw pile",
    discards: "Discards",
    street: "The street",
    warrant: "Warrant",
    warrant_lead: "Each card here is a point of strength",
    players: "Players and their booty",
    worth: "Worth",
    hand: "Hand",
    strength: "Strength",
    by_colour: "by colour",
    by_character: "by character",
    pick: "Pick a card, then a place. Press a place to see your strength there.",
    best: "Pick the strongest",
    best_short: "Best",
    stay_out: "Stay out",
    stay_out_short: "Out",
    chosen: "You have chosen. The others choose …",
    choosing: "fist on the table",
    close: "Close",
    takes_it: "takes it",
    nobody_joins: "Nobody joins: the place card leaves the game.",
    after: "then",
    counted_note: "Each place counts as much as the best of its kind in the same booty.",
    shortcuts: "P sends the gang\nB picks the best one\nX stays out",
    no_gang: "stayed out",
    places: "The booty",
    counted: "Counted kind by kind",
    last_hold_up: "The last hold-up",
    closed: "nothing left",
    last_put: "put a card last: wins ties",
    only_way: "There is nothing else to do.",
    ends_game: "This hold-up ends the game.",
};

impl Room for English {
    fn label(&self) -> &'static Label {
        &LABEL
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Barber => "Barber",
            Character::Cook => "Cook",
            Character::Drummer => "Drummer",
            Character::Fiddler => "Fiddler",
            Character::Gambler => "Gambler",
            Character::Notary => "Notary",
            Character::Preacher => "Preacher",
            Character::Rustler => "Rustler",
            Character::Trapper => "Trapper",
            Character::Widow => "Widow",
        }
    }

    fn colour(&self, colour: Colour) -> &'static str {
        ["Red", "Blue", "Green", "Yellow"][colour.index()]
    }

    fn kind(&self, kind: Kind) -> &'static str {
        ["Saloon", "Bank", "Railway", "Diggings", "Stagecoach"][kind.index()]
    }

    fn card_title(&self, card: Card) -> String {
        format!("{} {}", self.colour(card.colour()), self.character(card.character()))
    }

    fn card_help(&self, fits: u8) -> String {
        match fits {
            0 => "No place takes this card now.".to_owned(),
            1 => "One place takes it: press it.".to_owned(),
            n => format!("{n} places take it: press one."),
        }
    }

    fn counts_help(&self, at: Which, counts: u8) -> String {
        let place = format!("{}{}", self.kind(at.kind), at.ending());
        if counts == 0 {
            format!("{place}: this card could not join a gang there yet.")
        } else {
            format!("{place}: this card counts {counts} in a gang there.")
        }
    }

    fn strongest_at(&self, at: Which, strength: u8) -> String {
        let place = format!("{}{}", self.kind(at.kind), at.ending());
        if strength == 0 {
            format!("{place}: none of your cards would count there.")
        } else {
            format!("{place}: your strongest gang would count {strength} there.")
        }
    }

    fn counts(&self, strength: u8) -> String {
        if strength == 0 { "cannot join".to_owned() } else { format!("counts {strength}") }
    }

    fn strength(&self, strength: u8) -> String {
        format!("Strength {strength}")
    }

    fn points(&self, points: u8) -> String {
        if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
    }

    fn place(&self, kind: Kind, value: u8) -> String {
        format!("{}, worth {value}", self.kind(kind))
    }

    fn missing(&self, n: u8) -> String {
        if n == 0 { "Hold-up!".to_owned() } else { format!("{n} missing") }
    }

    fn then(&self, comes: &[(Kind, u8)]) -> String {
        let comes: Vec<String> = comes.iter().map(|&(kind, value)| format!("{} {value}", self.kind(kind))).collect();
        if comes.is_empty() { "Nothing comes after it.".to_owned() } else { format!("Then {}.", comes.join(", ")) }
    }

    fn stands(&self, card: Card, position: u8) -> String {
        format!("{}, {position} by position", self.card_title(card))
    }

    fn sent(&self, card: Card, worth: u8) -> String {
        format!("{}, counts {worth}", self.card_title(card))
    }

    fn experience(&self, character: Character, n: u8) -> String {
        format!("{}: {n}", self.character(character))
    }

    fn booty(&self, kind: Kind, values: &[u8], worth: u8) -> String {
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        format!("{} {}: {worth}", self.kind(kind), list(&values))
    }

    fn put(&self, card: Card, at: Which) -> String {
        format!("Put the {} in front of the {}{}", title(card), the(at.kind), at.ending())
    }

    fn send(&self, strength: u8) -> String {
        format!("Send the gang: {strength}")
    }

    fn send_short(&self, strength: u8) -> String {
        format!("Send {strength}")
    }

    fn prompt(&self, phase: Phase, can_join: bool) -> &'static str {
        match phase {
            Phase::HoldUp(_) if !can_join => "None of your cards can join: stay out.",
            Phase::HoldUp(_) => "Choose your gang, or stay out.",
            Phase::Over => "The game is over.",
            Phase::Day => "Put a card in front of a place.",
        }
    }

    fn against(&self, safe: u8, most: u8) -> String {
        let (who, safe) = if safe < 50 { ("somebody", 100 - safe) } else { ("nobody", safe) };
        let cases = cases(safe);
        format!("With the other hands guessed, {who} could beat it in {cases}; the best gang guessed counts {most}.")
    }

    fn tie(&self, names: &Names, winner: Seat) -> String {
        format!("A tie: {} put a card last.", object(names, winner))
    }

    fn shown(&self, kind: Kind, value: u8) -> String {
        format!("Hold-up of the {}, worth {value}", the(kind))
    }

    fn illegal(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::NotYourTurn => "It is not your turn.",
            Illegal::NotInHand => "You do not hold that.",
            Illegal::OtherColour => "Those in front of that place are of another colour.",
            Illegal::SameCharacter => "That character stands there already.",
            Illegal::ChooseGang => "A place is held up: choose a gang, or stay out.",
            Illegal::NoHoldUp => "No place is held up.",
            Illegal::ChosenAlready => "You have chosen already.",
            Illegal::MixedGang => "A gang is all of one colour or all of one character.",
            Illegal::Stranger => "Somebody in this gang is neither in front of the place nor on the warrant.",
            Illegal::GameOver => "The game is over.",
        }
    }

    fn illegal_short(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::OtherColour => "other colour",
            Illegal::SameCharacter => "there already",
            _ => "",
        }
    }

    fn event(&self, event: &Event, at: Option<Which>, names: &Names) -> Option<String> {
        Some(match event {
            Event::Drew { seat, cards } => {
                let seen: Hand = cards.iter().flatten().copied().collect();
                let what = match (seen.is_empty(), cards.len()) {
                    (false, _) => each(seen),
                    (true, 1) => "a card".to_owned(),
                    _ => "two cards".to_owned(),
                };
                format!("{} drew {what}.", subject(names, *seat))
            }
            Event::Reshuffled => "The discards became the new draw pile.".to_owned(),
            Event::Put { seat, card, .. } => {
                let place =
                    at.map_or_else(String::new, |at| format!(" in front of the {}{}", the(at.kind), at.ending()));
                format!("{} put the {}{place}.", subject(names, *seat), title(*card))
            }
            Event::Stuck { seat, by, card: Some(card) } => format!(
                "Nothing of {} hand could be put anywhere: {} drew the {} from it.",
                possessive(names, *seat),
                object(names, *by),
                title(*card)
            ),
            Event::Stuck { seat, card: None, .. } => format!("{} hand is empty.", whose(names, *seat)),
            Event::HeldUp { .. } => at.map_or_else(
                || "Hold-up!".to_owned(),
                |at| format!("The {}{} {} held up!", the(at.kind), at.ending(), of(at.kind, "is", "are")),
            ),
            Event::Chose { seat, gang } if gang.is_empty() => format!("{} stayed out.", subject(names, *seat)),
            Event::Chose { seat, gang } => format!("{} chose a gang of {}.", subject(names, *seat), cards(gang.len())),
            Event::Shown { kind, value, gangs, strengths, winner, .. } => {
                let joins = |seat: &Seat| !gangs[seat.index()].is_empty();
                let with = |seat: Seat| format!("{} {}", object(names, seat), strengths[seat.index()]);
                match winner {
                    None => {
                        format!(
                            "Nobody joined: the {} ({value}) {} the game.",
                            the(*kind),
                            of(*kind, "leaves", "leave")
                        )
                    }
                    Some(winner) => {
                        let others: Vec<String> =
                            Seat::all(names.len()).filter(joins).filter(|seat| seat != winner).map(with).collect();
                        let against = if others.is_empty() {
                            "unopposed".to_owned()
                        } else {
                            format!("against {}", list(&others))
                        };
                        format!(
                            "{} took the {} ({value}) with strength {}, {against}.",
                            subject(names, *winner),
                            the(*kind),
                            strengths[winner.index()]
                        )
                    }
                }
            }
            Event::RanDry => "The cards have run out, and nobody can put one down: the game is over.".to_owned(),
            Event::Ended { winners } => {
                let who: Vec<&str> = winners
                    .iter()
                    .enumerate()
                    .map(|(at, seat)| if at == 0 { subject(names, *seat) } else { object(names, *seat) })
                    .collect();
                format!("{} won the game.", list(&who))
            }
        })
    }

    fn counted(&self, names: &Names, seat: Seat, booty: Booty) -> String {
        let kinds: Vec<String> = kinds(booty).map(|(kind, values, worth)| self.booty(kind, &values, worth)).collect();
        let of = if kinds.is_empty() { String::new() } else { format!(" ({})", kinds.join("; ")) };
        format!("{} booty: {}{of}.", whose(names, seat), self.points(booty.worth()))
    }

    fn order(&self, action: Action, at: Which, strength: u8) -> String {
        match action {
            Action::Put { card, .. } => self.put(card, at),
            Action::Gang(gang) if gang.is_empty() => LABEL.stay_out.to_owned(),
            Action::Gang(gang) => format!("Send {}: strength {strength}", each(gang)),
        }
    }

    fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::HoldsUp { kind, mine, safe, weaker } => {
                let at_once = format!("It holds up the {} at once", the(kind));
                if mine == 0 {
                    format!("{at_once}. You have no gang for it, but nothing else did better.")
                } else if safe < 50 {
                    let beaten = cases(100 - safe);
                    format!(
                        "{at_once}. Somebody could beat even your best gang in {beaten}, but nothing else did better."
                    )
                } else if weaker {
                    format!(
                        "{at_once}. Your best gang would stay unbeaten in {}, and a weaker one may do.",
                        cases(safe)
                    )
                } else {
                    format!("{at_once}, and your best gang counts {mine}: unbeaten in {}.", cases(safe))
                }
            }
            Reason::Grows { kind, from, to } => {
                format!("Your best gang for the {} grows from {from} to {to}.", the(kind))
            }
            Reason::Same { kind } => format!("Your best gang for the {} stays as strong.", the(kind)),
            Reason::Gang { mine, safe } => {
                if safe < 50 {
                    let beaten = cases(100 - safe);
                    format!("It counts {mine}. Somebody could beat it in {beaten}, but nothing else did better.")
                } else {
                    format!("It counts {mine}, and nobody could beat it in {}.", cases(safe))
                }
            }
            Reason::Stays { best, safe, last } => {
                let safe = match safe {
                    0 => "which somebody could beat in all 100 cases".to_owned(),
                    safe => format!("enough in {}", cases(safe)),
                };
                let why = if last { "no gang did better" } else { "the cards are worth more later" };
                format!("Your best would count {best}, {safe}; {why}.")
            }
        }
    }

    fn tried(&self, worlds: u32) -> String {
        if worlds == 1 {
            "Tried in one guess.".to_owned()
        } else {
            format!("It did best in {worlds} guesses at the hidden cards.")
        }
    }

    fn winners_title(&self, names: &Names, winners: &[Seat]) -> String {
        match winners {
            [Seat(0)] => "You win!".to_owned(),
            [one] => format!("{} wins", names.of(*one)),
            _ => format!("{} win", who(names, winners)),
        }
    }

    fn won(&self, names: &Names, winners: &[Seat], worth: u8, tie: Option<(u8, u8)>) -> String {
        if let Some((most, next)) = tie {
            return format!("A tie at {worth}; the most places win: {most} to {next}.");
        }
        match winners {
            [one] => format!("{} booty is worth {worth}.", whose(names, *one)),
            _ => format!("{} share it: booty worth {worth} each.", who(names, winners)),
        }
    }
}

/// "40 of 100 cases".
fn cases(of_100: u8) -> String {
    if of_100 == 100 { "all 100 cases".to_owned() } else { format!("{of_100} of 100 cases") }
}

fn who(names: &Names, seats: &[Seat]) -> String {
    let in_order = seats.iter().enumerate();
    let called = in_order.map(|(at, seat)| if at == 0 { subject(names, *seat) } else { object(names, *seat) });
    list(&called.collect::<Vec<_>>())
}

/// "the red Cook and the blue Drummer".
pub(super) fn each(gang: Hand) -> String {
    let mut said: Vec<String> = Vec::new();
    for card in gang.cards() {
        let words =
            if gang.count(card) > 1 { format!("both {}", several(card)) } else { format!("the {}", title(card)) };
        if said.last() != Some(&words) {
            said.push(words);
        }
    }
    list(&said)
}

/// "red Cooks".
fn several(card: Card) -> String {
    let one = title(card);
    one.strip_suffix('y').map_or_else(|| format!("{one}s"), |stem| format!("{stem}ies"))
}

/// "red Cook".
fn title(card: Card) -> String {
    let title = Room::card_title(&English, card);
    title[..1].to_ascii_lowercase() + &title[1..]
}

/// The verb that goes with a place: there are several diggings.
fn of(kind: Kind, one: &'static str, several: &'static str) -> &'static str {
    if kind == Kind::Diggings { several } else { one }
}

/// "saloon", in a sentence.
fn the(kind: Kind) -> String {
    Room::kind(&English, kind).to_ascii_lowercase()
}
