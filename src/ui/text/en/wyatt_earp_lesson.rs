//! The lessons of Wyatt Earp in English.

use super::English;
use crate::ui::text::lesson::Told;
use crate::ui::text::wyatt_earp::lesson::{Idea, Room, Strategy};

impl Room for English {
    fn idea(&self, idea: Idea) -> Told {
        let (title, text) = match idea {
            Idea::Money => (
                "Seven outlaws, seven rewards",
                "Each poster has money on it. Catch outlaws with cards, and share the money with as few as you can. Once anybody has \
                 $25,000 after a hand, the richest wins.",
            ),
            Idea::Draw => {
                ("A turn begins with a draw", "Take two cards from the supply, or the one face-up card beside it.")
            }
            Idea::Set => (
                "Three of a kind",
                "You hold three Jesse James. Nobody has begun with him yet: that takes three of his cards at once.",
            ),
            Idea::Points => (
                "The poster grows",
                "Each card of a play after its first adds $1,000 to the reward. And each counts 2 capture points (CP): you have 6. With 8 \
                 from all players together, he is caught.",
            ),
            Idea::Search => (
                "Wyatt Earp searches",
                "You hold two Billy the Kid, and the third lies on the discard stack. Wyatt Earp gets you a card out of it.",
            ),
            Idea::Next => {
                ("The second set", "Now Billy makes a set, too. Then end your turn: every turn ends with a discard.")
            }
            Idea::Join => (
                "Others join in",
                "Billy is open now, so single cards will do. Both others joined you, and Tallow’s Photo counts 4 CP. Now you would have to \
                 share him.",
            ),
            Idea::Blind => (
                "Two cards, or that one?",
                "A Fastest Gun lies open: good, but one card. Take the open card only if you need just that one. Otherwise, two are better.",
            ),
            Idea::Shot => (
                "A shot needs a hole",
                "You have drawn a Fastest Gun: 3 CP if it hits. The top card of the supply is turned: outlaw cards have a bullet hole, and \
                 hit. All others miss, and your card is lost.",
            ),
            Idea::OneSheriff => (
                "One Sheriff card a turn",
                "A hit! But Bank Robbery has to wait: cards without a bullet hole are Sheriff cards, and you may play one of them in a \
                 turn, hit or miss.",
            ),
            Idea::Hideout => (
                "Juniper hides your Billy",
                "Under a Hideout your cards count nothing. Here Wyatt Earp may answer out of turn: one shot, and a hit drives the Hideout \
                 off.",
            ),
            Idea::Exception => (
                "The exception",
                "There is one way to play a second Sheriff card: what Wyatt Earp finds may be played at once. Have him find Most Wanted!",
            ),
            Idea::Ask => (
                "Most Wanted! asks around",
                "Name an outlaw: the first who holds one gives it to you. Tallow has just asked for Butch Cassidy and got one, so ask to the \
                 right. Then lay your set.",
            ),
            Idea::Miss => (
                "A miss",
                "Tallow tried to take a card off the table, but turned a Stagecoach Robbery. No hole: Most Wanted! is gone for nothing.",
            ),
            Idea::LastCards => (
                "Empty your hand",
                "Of an open outlaw one card will do, and his Photo adds 4 CP. Whoever discards their last card ends the hand, before the \
                 others lay down more.",
            ),
            Idea::All => (
                "Pay-day: all for one",
                "You have 12 CP for Butch Cassidy, Tallow has 2. Whoever leads by 5 or more takes it all.",
            ),
            Idea::Shared => (
                "Pay-day: in rounds",
                "For Billy you have 9, Tallow 6, Juniper 4. Those within 4 of the lead share. First $2,000 for you and $1,000 for Tallow, \
                 then $1,000 each. Juniper gets nothing.",
            ),
            Idea::Rest => (
                "On to $25,000",
                "With fewer than 8 CP an outlaw gets away, and the money waits for the next hand. You have earned $10,000. Play on until \
                 somebody has $25,000: then the richest wins.",
            ),
        };
        Told { title, text }
    }

    fn strategy_title(&self) -> &'static str {
        "When to lay, when to hold"
    }

    fn strategy(&self, step: Strategy) -> Told {
        let (title, text) = match step {
            Strategy::ToHold => (
                "Lay, or hold?",
                "You could open Billy the Kid with three cards. The best bot has played this hand on hundreds of times, with him laid and with \
                 him held. Think about it; Next tells you what came of it.",
            ),
            Strategy::Hold => (
                "Hold",
                "If you lay him now, all posters together bring you $2,200 on average in this hand, and you win 36 games of 100, no more than \
                 with four Sundance Kid; if you hold, $8,500 and 42. Anybody may join an open outlaw, and three cards count only 6 CP.",
            ),
            Strategy::ToJoin => (
                "Tallow has one card left",
                "Another hand: Tallow has just laid nearly everything, and may end it in the next turn. What you still hold then counts nothing. You \
                 have nothing down for Jesse or Sundance.",
            ),
            Strategy::Join => (
                "Join while you can",
                "Every outlaw is open, so single cards will do. Laying them now earns $11,800 in this hand on average, keeping them $7,000, and \
                 wins 21 games of 100 instead of 18.",
            ),
            Strategy::ToStay => (
                "End the hand now?",
                "A third hand: three sets of yours lie there. You could lay five of your six Sundance Kid and discard the last: that is going out, and ends \
                 the hand. But a set of three counts 6 CP, and a capture takes 8.",
            ),
            Strategy::Stay => (
                "Not yet",
                "Going out now earns $5,000 on average and wins 44 games of 100; holding on, $10,400 and 50. There is time to make the sets \
                 larger. Discard one card.",
            ),
            Strategy::ToGoOut => (
                "And now?",
                "A last hand: you hold four Wes Hardin and six Jesse James, with Billy and Butch laid in this very turn. You could lay all, or keep some \
                 for later.",
            ),
            Strategy::GoOut => (
                "Go out",
                "Laying all and discarding the last card earns $15,000 on average and wins 68 games of 100; stopping here, $8,700 and 35. \
                 Nobody has a turn any more to hide you; only a Photo could still join.",
            ),
            Strategy::InShort => (
                "In short",
                "Hold while a set would only invite others. Join before a hand ends. Go out, best in one turn, as soon as what lies there is \
                 enough for captures.",
            ),
        };
        Told { title, text }
    }
}
