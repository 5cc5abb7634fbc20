//! The lesson of Wyoming Cowboy in English.

use super::English;
use crate::ui::text::lesson::Told;
use crate::ui::text::wyoming_cowboy::lesson::{Idea, Room};

impl Room for English {
    fn idea(&self, idea: Idea) -> Told {
        let (title, text) = match idea {
            Idea::Aim => (
                "What a hand counts",
                "Whoever has 500 points first wins. Here you see what your hand would count now: a cowboy brings 25, but a dance-hall girl costs 25, a 6 costs 20, and holding a 10 \
                 or two 2s costs 30. Most cards say what they are for.",
            ),
            Idea::Pass => (
                "Three cards go on",
                "Before the first turn everybody passes three cards in secret, this time to the left. Get rid of what costs you: two 6s and \
                 a dance-hall girl.",
            ),
            Idea::Gun => (
                "One action: pull a gun",
                "A turn has one action or none. Two 2s are a gun, a .22, which may shoot from your next turn on. It saves you nothing yet: \
                 your 10 alone costs the same 30.",
            ),
            Idea::Discard => (
                "Discard, then draw",
                "Every turn ends like this: one card goes, then one comes, from the pile or the last that another discarded. A 5 brings two; a 6 \
                 may hardly ever go. As an action a 9 has everybody pass two cards; discarded it does nothing. Discard it, and draw from the \
                 pile.",
            ),
            Idea::Asked => (
                "Somebody shoots at you",
                "Tallow shoots at you with a .357: a 3, a 5 and a 7. (A 3 and an 8 are a .38, the 4 and 5 of a suit a .45.) You must say whether \
                 you have a cowboy who can be hit, and you do: the king of diamonds.",
            ),
            Idea::Badge => (
                "He dodges, and gets a badge",
                "Tallow turned the 10 of diamonds. Diamonds, like your cowboy: so he dodges, and is given the ace of diamonds as a badge. From \
                 now on only a .45 can hit him.",
            ),
            Idea::Shoot => (
                "Shoot back",
                "Shooting is an action, too. Press your gun, then Tallow: if there is a cowboy without a badge, Tallow has to \
                 say so.",
            ),
            Idea::Fire => (
                "The suit decides",
                "There is one. Turn the top card of the pile: if it has the suit of a cowboy there, it is a miss; any other suit is a hit. \
                 With one cowboy you hit 3 times in 4.",
            ),
            Idea::Hit => (
                "A hit",
                "Hearts, and Tallow has no cowboy of hearts without a badge. So Tallow must give you a cowboy, and may draw a card in his \
                 place.",
            ),
            Idea::Ten => (
                "Lay down your 10s",
                "The king of spades is yours. Now discard the 10: it goes in front of you and brings 10. Your hand counts 40 more without \
                 it.",
            ),
            Idea::Couple => (
                "Show a couple",
                "You have drawn the king of hearts: with the queen of hearts he is a couple. Show them as your action. That brings 25 at \
                 once, once a hand for each suit.",
            ),
            Idea::Queen => (
                "Then she goes",
                "The couple has been paid. But king and queen of a suit who end the hand together cost 50: so discard her now. See what \
                 your hand counts then.",
            ),
            Idea::Last => (
                "The last 10 ends the hand",
                "This is the end of another hand. It ends as soon as all 10s and a .22 lie on the table, or all badges are given out. \
                 Whoever brings that about gets 30: it is you!",
            ),
            Idea::Family => (
                "Together they count more",
                "Badge, king, queen and jack of hearts are a family: 120 instead of −50. Four kings are 150, with their badges 200, four queens 100, four \
                 jacks 80. Your one 6 has cost 20.",
            ),
            Idea::Race => (
                "First to 500",
                "175 for you, 65 and 35 for the others. Hand after hand goes on like this, and whoever has 500 points first wins the game.",
            ),
        };
        Told { title, text }
    }
}
