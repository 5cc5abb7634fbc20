//! The lesson of Desperados in English.

use super::English;
use crate::games::desperados::Hand;
use crate::ui::text::desperados::Room as _;
use crate::ui::text::desperados::lesson::{Idea, Room};
use crate::ui::text::lesson::Told;

impl Room for English {
    fn idea(&self, idea: Idea) -> Told {
        let (title, text) = match idea {
            Idea::Aim => (
                "Five places to hold up",
                "Each is worth the number on its sign. Henchmen gather in front of it; once none is missing there, everybody sends a gang, and the \
                 strongest takes the place as booty. The most valuable booty wins.",
            ),
            Idea::First => (
                "Two cards come, one goes",
                "Two new cards have come to your hand. Now put one in front of a place. Whoever comes there counts what the dashed number says, the \
                 first as much as the place is worth: at the railway every Trapper will count 2.",
            ),
            Idea::Strength => (
                "Those outside belong to nobody",
                "Tallow put a Drummer in front of the bank: a Drummer counts 2 there now, whoever sends one and in whatever colour. You hold two.",
            ),
            Idea::Colour => (
                "One colour, no character twice",
                "A place takes only the colour that is there, at the bank green, and nobody who stands there already. With your Barber two are \
                 there, as many as the bank is worth: then it is held up at once.",
            ),
            Idea::Gang => (
                "Choose a gang in secret",
                "A gang is all of one colour or all of one character. Each must stand in front of the place, or be on the warrant, which is \
                 still empty. The number on a card is what it counts.",
            ),
            Idea::Shown => (
                "All fists open at once",
                "Your two Drummers count 4, the other gangs 2 each: the bank is yours, and stands in your row of the booty. Your gang goes onto \
                 the warrant, the others’ cards are discarded.",
            ),
            Idea::Next => (
                "After a 2 comes a 3",
                "Where the bank was, a railway worth 3 has come up: it takes three cards. Later come a 4 and a 5. Nobody is at the diggings \
                 yet, so begin there.",
            ),
            Idea::Warrant => (
                "Being wanted makes you strong",
                "Two Drummers hang on the warrant, for good. In every hold-up to come each Drummer counts 2 more, anybody’s, and may join \
                 even where none stands in front.",
            ),
            Idea::Fist => (
                "An empty fist",
                "The railway is held up. Your best gang would count 3; somebody may have more. Stay out: your fist looks like any other, and \
                 you keep your cards for richer places.",
            ),
            Idea::Tie => (
                "A tie goes to who came last",
                "Juniper and Tallow sent 4 each, and Tallow had put the last card. Now it is you who can hold up the diggings: put the \
                 second yellow card there.",
            ),
            Idea::Experience => (
                "Position and experience",
                "A Notary came first and counts 2. Your Drummer is not there, but counts 2 for two on the warrant, your Preacher 1 for \
                 Tallow’s. All three are yellow: together 5.",
            ),
            Idea::End => (
                "So it goes on to a 5",
                "5 against 4 and 4: a second place is yours. With the first hold-up of a 5 the game ends; then each place counts as much as \
                 the best of its kind in the same booty. Let us look at the end of another game.",
            ),
            Idea::Last => (
                "The last hold-up",
                "Booty: Juniper 7, Tallow 6, you 4. A Widow to the saloon (5), then your Cooks, 5 each.",
            ),
            Idea::Booty => (
                "Booty, kind by kind",
                "Each place counts as much as the best of its kind: your saloons of 2 and 5 count 5 each, the diggings 2. That makes 12, and \
                 you win.",
            ),
        };
        Told { title, text }
    }

    fn send_these(&self, gang: Hand) -> String {
        if gang.is_empty() {
            return self.label().stay_out.to_owned();
        }
        format!("Send {}", super::desperados::each(gang))
    }
}
