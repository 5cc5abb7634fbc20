//! What explains Desperados, in English.

use super::{English, whose};
use crate::engine::Seat;
use crate::games::desperados::{Character, Colour, Kind};
use crate::ui::text::Names;
use crate::ui::text::desperados::Room as _;
use crate::ui::text::desperados::explain::{Explain, Room};

static EXPLAIN: Explain = Explain {
    card_about: "In front of a place it makes its character count there. In your hand it can join a gang.",
    counts: "counts",
    may_be_put: "can be put?",
    yes: "yes",
    no_place: "No place takes this card now.",
    stands_about: "So does every card of this character, in any colour. Those who stand here belong to nobody.",
    front_empty: "Nobody stands here: any card may be the first.",
    site_about: "Whoever sends the strongest gang to its hold-up takes it as booty.",
    ends_game: "Its hold-up ends the game.",
    now: "booty now",
    with_it: "with this place",
    next: "What comes after it",
    next_about: "Every pile goes 2, 3, 4, 5, and its four are of different kinds. The first hold-up of a 5 ends the game.",
    warrant_about: "Gangs that have won hang here for good. Each card makes its character count 1 more in every hold-up, in any colour, and lets it join anywhere.",
    hand_about: "A turn brings two cards and takes one away, so a hand grows until a gang is sent. A large one can send much.",
    booty_about: "Each place card counts as much as the best card of its kind in the same booty: 2 and 4 count 4 each.",
    worth_about: "All kinds added up. The highest number wins; of equals, the one with more place cards.",
    none_yet: "None yet.",
    supply_about: "Face-down cards: two of them come to you when your turn begins.",
    discards_about: "Gangs that lost, those who stood in front of a place that was held up, and cards drawn from a hand that could put none. When the draw pile has run out, they are shuffled into a new one.",
    turn: "It is their turn.",
    last_about: "Put a card in front of a place last, and so wins ties in this hold-up.",
    fist_about: "A fist on the table: there may be a gang in it, or nothing. All are opened at once.",
    gang_about: "All of one colour or all of one character. The small numbers say what each card counted.",
    won_about: "The strongest: it takes the place, and its cards go onto the warrant.",
    lost_about: "Not enough: its cards are discarded.",
    tie_about: "The strongest counted the same; the place went to the one of them who put a card last.",
    best_about: "Picks up your strongest gang for this hold-up. It is sent only when you say so.",
    out_about: "Nobody in it: whoever stays out keeps all cards.",
};

impl Room for English {
    fn explain(&self) -> &'static Explain {
        &EXPLAIN
    }

    fn unseen(&self, n: u8, of: u8) -> String {
        match n {
            0 => format!("You have seen all {of} cards of this character."),
            1 => format!(
                "1 of the {of} cards of this character is out of your sight: in the draw pile or in another hand."
            ),
            _ => format!(
                "{n} of the {of} cards of this character are out of your sight: in the draw pile or in other hands."
            ),
        }
    }

    fn counts_as(&self, position: u8, experience: u8) -> String {
        match (position, experience) {
            (0, 0) => "Cannot join here: not in front of the place, nor on the warrant.".to_owned(),
            (position, 0) => format!("Counts {position} here, by position."),
            (0, experience) => format!("Counts {experience} here, by experience: that many are on the warrant."),
            _ => {
                format!("Counts {} here: {position} by position and {experience} by experience.", position + experience)
            }
        }
    }

    fn on_warrant(&self, character: Character, n: u8) -> String {
        let name = self.character(character);
        match n {
            0 => format!(
                "No {name} is on the warrant yet: a {name} can only join where one stands in front of the place."
            ),
            n => format!("{n} on the warrant: every {name} counts {n} more in every hold-up and may join any of them."),
        }
    }

    fn in_front(&self, kind: Kind) -> String {
        format!("In front of the {}", self.kind(kind).to_ascii_lowercase())
    }

    fn only(&self, colour: Colour) -> String {
        format!("Only {} cards may come here, and no character twice.", self.colour(colour).to_ascii_lowercase())
    }

    fn to_hold_up(&self, missing: u8, next: u8) -> String {
        match missing {
            0 => "It is held up now.".to_owned(),
            1 => format!("1 card more, and it is held up at once. That character counts {next} here by position."),
            n => {
                format!("{n} cards more, and it is held up at once. The next character counts {next} here by position.")
            }
        }
    }

    fn mine(&self, strength: u8) -> String {
        match strength {
            0 => "None of your cards could join a hold-up here now.".to_owned(),
            n => format!("Your strongest gang here counts {n} now."),
        }
    }

    fn gang_of(&self, names: &Names, seat: Seat) -> String {
        format!("{} gang", whose(names, seat))
    }

    fn sum(&self, cards: &[u8], strength: u8) -> String {
        if cards.len() == 1 {
            return format!("Counts {strength}.");
        }
        let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
        format!("{} = {strength}.", cards.join(" + "))
    }

    fn worth(&self, points: u8, cards: u8) -> String {
        let each = if cards == 1 { "1 place card" } else { &format!("{cards} place cards") };
        format!("Booty: {each}, worth {points}.")
    }
}
