//! What Wyoming Cowboy says.

pub mod explain;
pub mod lesson;

use super::Names;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{
    Action, Calibre, Card, Direction, Event, Gun, Illegal, Rank, ScoreLine, Suit, Suits, View,
};

words! {
    /// Names and labels.
    struct Label {
        game, start_lead, usual, usual_note, strict, strict_note, short, short_note, piles, draw_pile, discards, by_rank, by_suit, middle, badges_left,
        players, worth_now, worth_lead, nothing_yet, nothing_counted, pick, pick_one, chosen, choosing, fire, fire_short, hold, hold_short, draw, draw_short, in_place,
        enough, end_turn, put_gun_away, which_way, hit, dodged, held, aim, sheets, places, score_head, only_way, shortcuts, fired, no_king,
        have_king, say_no, say_yes, give_title, thrown, backfired, quick, lone, shot_lead, pinned, full, to_take, two_decks, ends,
    }
}

/// Why something is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// What the hand counts if it ended now, and once the card is discarded.
    Counts {
        /// Now.
        from: i16,
        /// Once it is discarded.
        to: i16,
    },
    /// It counts as much without the card.
    NotMissed,
    /// What the hand counts if it ended now, and with the card that is taken.
    Gains {
        /// Now.
        from: i16,
        /// With it.
        to: i16,
    },
    /// What the hand counts if it ended now, and with the card that might be taken instead of drawing.
    Spares {
        /// Now.
        from: i16,
        /// With it.
        to: i16,
    },
    /// It ends the hand.
    Ends,
    /// Nothing else was tried.
    Alone,
    /// Points that are scored at once.
    AtOnce {
        /// How many.
        points: i16,
    },
    /// How a shot goes that is not answered, of 100.
    Shot {
        /// It hits.
        hits: u8,
        /// A card is turned, and it misses.
        misses: u8,
        /// There is no cowboy to be hit.
        nobody: u8,
        /// It gives out the last badge, which ends the hand.
        ends: u8,
    },
    /// How it goes if a card is turned for a shot, of 100.
    Fire {
        /// It hits.
        hits: u8,
        /// It gives out the last badge, which ends the hand.
        ends: u8,
    },
    /// What it is worth beyond the next best in this hand, on average.
    Better {
        /// How many points.
        points: i16,
    },
    /// So many guesses at the hidden cards were played on.
    Tried {
        /// How many.
        worlds: u32,
    },
}

room! {
    /// Wyoming Cowboy in one language.
    trait Room;

    /// Names and labels.
    fn label() -> &'static Label;

    /// In a card's corner: "K", "9".
    fn corner(rank: Rank) -> &'static str;
    /// Who a face is: "cowboy"; nothing for a number.
    fn role(rank: Rank) -> &'static str;
    /// What a card is for, printed on it.
    fn card_use(rank: Rank) -> &'static str;
    /// The same in a sentence; by the strict rules a 5 does less (C-2.8).
    fn card_help(rank: Rank, strict: bool) -> &'static str;
    /// "clubs".
    fn suit(suit: Suit) -> &'static str;
    /// "King of clubs".
    fn card_title(card: Card) -> String;
    /// The badge of a suit: "Badge of clubs".
    fn badge_title(suit: Suit) -> String;
    /// ".38": said as it is written.
    fn calibre(calibre: Calibre) -> &'static str;
    /// ".38: 3 of clubs and 8 of hearts".
    fn gun_title(gun: Gun) -> String;
    /// "+25", "−30", "0".
    fn signed(points: i16) -> String;
    /// "75 points".
    fn points(points: i16) -> String;
    /// "Badges: clubs, hearts".
    fn badges(badges: Suits) -> String;
    /// "Tens: clubs".
    fn tens(tens: Suits) -> String;
    /// How many of the tens lie on the table: "Tens: 3 of 4".
    fn tens_laid(laid: u8, of: u8) -> String;
    /// "Couples shown: hearts".
    fn couples(suits: &[Suit]) -> String;
    /// The discarded card that may be taken, who discarded it, and what lies on top if that is another.
    fn top_discard(card: Card, by: Seat, above: Option<Card>, names: &Names) -> String;
    /// "To the left".
    fn direction(direction: Direction) -> &'static str;
    /// The same where room is scarce.
    fn direction_short(direction: Direction) -> &'static str;
    /// How many of the cards to be passed the player has chosen.
    fn chosen(cards: u8, wanted: u8) -> String;
    /// Who gets what the player passes, and from whom something comes.
    fn passing(to: Seat, from: Option<Seat>, names: &Names) -> String;

    /// Shoots at somebody.
    fn shoot_at(calibre: Calibre, victim: Seat, names: &Names) -> String;
    /// Picks a gun up.
    fn take_up(calibre: Calibre) -> String;
    /// Pulls a gun.
    fn pull(calibre: Calibre) -> String;
    /// Discards a card.
    fn discard(card: Card) -> String;
    /// The same in as few words as will do.
    fn discard_short(card: Card) -> String;
    /// Shows the couple of a suit.
    fn show_couple(suit: Suit) -> String;
    /// The same in as few words as will do.
    fn show_couple_short(suit: Suit) -> String;
    /// Has cards passed with a 9.
    fn pass_nine(suit: Suit) -> String;
    /// The same in as few words as will do.
    fn pass_nine_short(suit: Suit) -> String;
    /// Passes cards to somebody.
    fn pass_to(count: u8, to: Seat, names: &Names) -> String;
    /// The same in as few words as will do.
    fn pass_short(count: u8) -> String;
    /// Takes the discarded card.
    fn take(card: Card) -> String;
    /// The same in as few words as will do.
    fn take_short(card: Card) -> String;
    /// Hands over a 6.
    fn backfire(suit: Suit) -> String;
    /// What comes of that.
    fn backfire_note(names: &Names, shooter: Seat) -> String;
    /// Lays down the quick draw.
    fn quick_draw(suit: Suit) -> String;
    /// What comes of that.
    fn quick_draw_note(calibre: Calibre) -> String;
    /// The head of the question to a victim.
    fn asked_title(calibre: Calibre, shooter: Seat, names: &Names) -> String;

    /// What the player is asked to do now.
    fn prompt(view: &View, names: &Names) -> String;
    /// Why an action is not possible.
    fn illegal(why: Illegal) -> &'static str;
    /// What happened.
    fn event(event: &Event, names: &Names) -> Option<String>;
    /// Somebody took a discarded card like the one that they have just discarded: with two decks there are two (C-1.1).
    fn took_other(seat: Seat, card: Card, names: &Names) -> String;
    /// Somebody drew two cards, one after the other, and it was not seen which.
    fn drew_two(seat: Seat, names: &Names) -> String;
    /// "Ada drew no second card for the cowboy."
    fn drew_no_second(victim: Seat, names: &Names) -> String;
    /// What is advised, as an order that can be read by itself.
    fn order(action: Action, view: &View, names: &Names) -> String;
    /// Why.
    fn reason(reason: Reason) -> String;

    /// A line of the score.
    fn line(line: ScoreLine) -> &'static str;
    /// The head of the sheet of a hand.
    fn scored(hand: u16) -> String;
    /// The head of the race.
    fn race(goal: i16) -> String;
    /// Who won: "You win!", "You and Juniper win".
    fn winners_title(names: &Names, winners: &[Seat]) -> String;
    /// With how many points, and whether they were enough to win at once (C-8.4); in how many hands.
    fn won(points: i16, enough: bool, hands: u16) -> String;
}

/// Whether a gun may shoot.
pub(super) fn can_shoot(view: &View) -> bool {
    view.legal().iter().any(|action| matches!(action, Action::Shoot { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Rng};
    use crate::games::wyoming_cowboy::testing::{Play, Scene};
    use crate::games::wyoming_cowboy::{NoShot, WyomingCowboy};
    use crate::ui::text::tests::rooms::{assert_all_is_heard, assert_no_seam_shows, assert_nothing_is_left_in_english};
    use crate::ui::text::{Lang, speak};

    const ME: Seat = Seat(0);
    const ADA: Seat = Seat(1);
    const FELIX: Seat = Seat(2);
    /// The same in both languages, and meant to be.
    const SAME_WORDS: [&str; 1] = ["game"];
    /// Likewise: numbers, calibres, and what is printed small.
    const SAME_SENTENCES: [&str; 4] = ["calibre", "card_use", "corner", "signed"];
    const LINES: [ScoreLine; 14] = [
        ScoreLine::Ended,
        ScoreLine::Delayed,
        ScoreLine::Tens,
        ScoreLine::Couples,
        ScoreLine::Posse,
        ScoreLine::Gang,
        ScoreLine::Kings,
        ScoreLine::DanceHall,
        ScoreLine::Queens,
        ScoreLine::Orphanage,
        ScoreLine::Families,
        ScoreLine::Marriages,
        ScoreLine::Beast,
        ScoreLine::Sixes,
    ];
    const ILLEGAL: [Illegal; 40] = [
        Illegal::NotYourTurn,
        Illegal::NotInHand,
        Illegal::NameDirection,
        Illegal::NotNow,
        Illegal::NobodyAcross,
        Illegal::ChoosePass,
        Illegal::NothingPassed,
        Illegal::ChosenAlready,
        Illegal::NotThree,
        Illegal::WrongNumber,
        Illegal::ActedAlready,
        Illegal::DiscardFirst,
        Illegal::Cardless,
        Illegal::SixStays,
        Illegal::DrawNow,
        Illegal::NotDrawing,
        Illegal::NothingToTake,
        Illegal::TakenAlready,
        Illegal::NoCards,
        Illegal::TakingIsAnAction,
        Illegal::NoCouple,
        Illegal::ShownAlready,
        Illegal::NoGun,
        Illegal::NotLoaded,
        Illegal::NoVictim,
        Illegal::AnswerFirst,
        Illegal::NotAsked,
        Illegal::NoBackfire,
        Illegal::NoQuickDraw,
        Illegal::FireOrHold,
        Illegal::NotAiming,
        Illegal::GiveKing,
        Illegal::NothingToGive,
        Illegal::NoSuchKing,
        Illegal::ReplaceFirst,
        Illegal::NothingToReplace,
        Illegal::MustDiscard,
        Illegal::HandOver,
        Illegal::HandNotOver,
        Illegal::GameOver,
    ];

    fn names() -> Names {
        Names::new(["Mary", "Ada", "Felix", "Bo"].map(str::to_owned))
    }

    /// What is said in `lang`, each with its name; and whether it is a whole sentence.
    #[allow(clippy::too_many_lines)] // one sentence after another
    fn everything(lang: Lang) -> Vec<(&'static str, String, bool)> {
        speak(lang);
        let names = names();
        let mut said = Vec::new();
        let mut part = |name, words: String| said.push((name, words, false));
        for rank in Rank::ALL {
            part("corner", corner(rank).to_owned());
            part("card_use", card_use(rank).to_owned());
        }
        for rank in [Rank::Jack, Rank::Queen, Rank::King] {
            part("role", role(rank).to_owned());
        }
        for card in Card::all() {
            part("card_title", card_title(card));
            part("discard", discard(card));
            part("discard_short", discard_short(card));
            part("take", take(card));
            part("take_short", take_short(card));
            part("top_discard", top_discard(card, ADA, None, &names));
            part("top_discard", top_discard(card, ADA, Some(Card::new(Rank::Nine, Suit::Clubs)), &names));
        }
        for each in Suit::ALL {
            part("suit", suit(each).to_owned());
            part("badge_title", badge_title(each));
            part("show_couple", show_couple(each));
            part("show_couple_short", show_couple_short(each));
            part("pass_nine", pass_nine(each));
            part("pass_nine_short", pass_nine_short(each));
            part("backfire", backfire(each));
            part("quick_draw", quick_draw(each));
            part("gun_title", gun_title(Gun::FortyFive(each)));
        }
        for each in Calibre::ALL {
            part("calibre", calibre(each).to_owned());
            part("take_up", take_up(each));
            part("pull", pull(each));
            part("shoot_at", shoot_at(each, ADA, &names));
        }
        for direction in Direction::ALL {
            part("direction", super::direction(direction).to_owned());
            part("direction_short", direction_short(direction).to_owned());
        }
        for line in LINES {
            part("line", super::line(line).to_owned());
        }
        for n in [-30, 0, 1, 75] {
            part("signed", signed(n));
            part("points", points(n));
        }
        for n in 1..4 {
            part("pass_to", pass_to(n, ADA, &names));
            part("pass_short", pass_short(n));
            part("scored", scored(n.into()));
        }
        part("badges", badges(Suits::deck(1)));
        part("tens", tens(Suits::deck(2)));
        part("tens_laid", tens_laid(3, 8));
        part("couples", couples(&[Suit::Hearts, Suit::Clubs]));
        part("race", race(500));
        for winners in [&[ME][..], &[ADA], &[ME, ADA], &[ADA, FELIX]] {
            part("winners_title", winners_title(&names, winners));
        }
        let mut whole = |name, words: String| said.push((name, words, true));
        for rank in Rank::ALL {
            whole("card_help", card_help(rank, false).to_owned());
            whole("card_help", card_help(rank, true).to_owned());
        }
        for n in 0..3 {
            whole("unseen", explain::unseen(n, 8));
            whole("to_goal", explain::to_goal(499 + i16::from(n), 500));
            whole("fire_about", explain::fire_about(n));
            whole("may_have_king", explain::may_have_king(n));
        }
        whole("known", explain::known(&[Card::new(Rank::Ten, Suit::Hearts)]));
        whole("likely", explain::likely(&[Card::new(Rank::King, Suit::Hearts)]));
        whole("counted", explain::counted(&names, ADA, -20, 45));
        for each in lesson::Idea::ALL {
            whole("idea", lesson::idea(each).text.to_owned());
        }
        for each in Calibre::ALL {
            whole("gun_about", explain::gun_about(each).to_owned());
            whole("asked_title", asked_title(each, ADA, &names));
            whole("quick_draw_note", quick_draw_note(each));
        }
        whole("drew_no_second", drew_no_second(ADA, &names));
        whole("took_other", took_other(ADA, Card::new(Rank::Eight, Suit::Hearts), &names));
        whole("drew_two", drew_two(ME, &names));
        whole("drew_two", drew_two(ADA, &names));
        whole("backfire_note", backfire_note(&names, ADA));
        whole("chosen", chosen(1, 3));
        whole("passing", passing(ADA, Some(FELIX), &names));
        whole("passing", passing(ADA, None, &names));
        for why in ILLEGAL {
            whole("illegal", illegal(why).to_owned());
        }
        for reason in [
            Reason::Counts { from: -20, to: 5 },
            Reason::NotMissed,
            Reason::Gains { from: -20, to: 5 },
            Reason::Ends,
            Reason::AtOnce { points: 25 },
            Reason::Shot { hits: 40, misses: 30, nobody: 30, ends: 0 },
            Reason::Shot { hits: 60, misses: 40, nobody: 0, ends: 30 },
            Reason::Fire { hits: 60, ends: 0 },
            Reason::Fire { hits: 2, ends: 98 },
            Reason::Shot { hits: 100, misses: 0, nobody: 0, ends: 0 },
            Reason::Shot { hits: 0, misses: 100, nobody: 0, ends: 0 },
            Reason::Fire { hits: 100, ends: 0 },
            Reason::Better { points: 12 },
            Reason::Spares { from: -10, to: -35 },
            Reason::Alone,
            Reason::Tried { worlds: 1 },
            Reason::Tried { worlds: 40 },
        ] {
            whole("reason", super::reason(reason));
        }
        for (points, hands) in [(505, 9), (505, 1), (480, 25), (1, 25)] {
            whole("won", won(points, points >= 500, hands));
        }
        for seed in 0..6 {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(4, 0), seed).unwrap();
            let mut rng = Rng::new(seed);
            for _ in 0..900 {
                let view = WyomingCowboy::view(&state, ME);
                whole("prompt", prompt(&view, &names));
                let legal = WyomingCowboy::legal(&state);
                if legal.is_empty() {
                    break;
                }
                let action = legal[rng.below(legal.len())];
                whole("order", format!("{}.", order(action, &view, &names)));
                let mut events = Vec::new();
                WyomingCowboy::apply(&mut state, action, &mut events).unwrap();
                for event in events.iter().filter_map(|event| WyomingCowboy::redact(event, ME)) {
                    whole("event", super::event(&event, &names).unwrap());
                }
            }
        }
        speak(Lang::En);
        said
    }

    fn words() -> Vec<(&'static str, &'static str)> {
        [label().all(), explain::explain().all()].concat()
    }

    #[test]
    fn no_seam_shows_and_every_sentence_is_looked_at() {
        assert_no_seam_shows(everything, &['.', '!', '?', '…'], &[SENTENCES, explain::SENTENCES, lesson::SENTENCES]);
    }

    #[test]
    fn kings_are_called_cowboys_unless_a_card_is_named_or_her_king_is_meant() {
        let said = |lang, kings: [&str; 2], cards: &[&str]| {
            speak(lang);
            let fixed = words().into_iter().map(|(name, words)| (name, words.to_owned(), true));
            for (name, words, _) in everything(lang).into_iter().chain(fixed) {
                let small = words.to_lowercase();
                let is_said = small.split(|c: char| !c.is_alphabetic()).any(|word| kings.contains(&word));
                assert!(!is_said || cards.iter().any(|card| small.contains(card)), "{name}: {words:?}");
            }
            speak(Lang::En);
        };
        said(Lang::En, ["king", "kings"], &["king of", "her king", "queen"]);
        said(Lang::De, ["könig", "könige"], &["ihrem könig", "dame"]);
    }

    #[test]
    fn c_2_1_after_the_action_nobody_is_told_to_take_another() {
        let mut play = Scene::new(3).hand(0, "KS QS 4H 5H 3D").gun(0, "4C 5C").hand(1, "KH").play();
        let said = |play: &Play| prompt(&WyomingCowboy::view(&play.state, ME), &names());
        assert_eq!(said(&play), "One action or none; then discard.");
        play.act(Action::Couple(Suit::Spades));
        assert_eq!(said(&play), "Discard a card.");
    }

    #[test]
    fn nobody_is_told_to_do_what_cannot_be_done() {
        let said = |play: &Play| prompt(&WyomingCowboy::view(&play.state, ME), &names());
        // C-2.8: the card taken is the only one.
        for (scene, words) in
            [(Scene::new(3), "Draw two cards."), (Scene::strict(3), "Draw two cards, or take just the discarded one.")]
        {
            let mut play = scene.hand(0, "5S 3D").hand(1, "KH").hand(2, "JC").discarded(1, "7H").play();
            play.act(Action::Discard(Card::new(Rank::Five, Suit::Spades)));
            assert_eq!(said(&play), words);
        }
        // C-6.5: without a card there is no shot.
        let mut play = Scene::new(3).hand(0, "3D").gun(0, "4C 5C").hand(1, "KH").hand(2, "JC").play();
        play.shot(Calibre::FortyFive, 1);
        assert_eq!(said(&play), "Turn a card, or hold your fire.");
        let mut view = WyomingCowboy::view(&play.state, ME);
        view.table.pile_len = 0;
        assert_eq!(prompt(&view, &names()), "There is no card to turn, so no shot.");
    }

    #[test]
    fn nothing_is_left_in_english_and_nothing_is_said_that_nobody_hears() {
        assert_nothing_is_left_in_english(words, &SAME_WORDS, everything, &SAME_SENTENCES);
        let rooms = [("says", SENTENCES), ("explain", explain::SENTENCES)];
        // A suit is only said of something.
        assert_all_is_heard("wyoming_cowboy", words, &["label()", "label", "words()"], rooms, &["suit", "explain"]);
    }

    #[test]
    fn german_tells_what_happened() {
        let names = names();
        let six = Card::new(Rank::Six, Suit::Clubs);
        let gun = Gun::FortyFive(Suit::Spades);
        speak(Lang::De);
        for (event, words) in [
            (Event::Dealt { hand_number: 2, dealer: ADA }, "Ada gibt."),
            (Event::Pulled { seat: ME, gun }, "Du ziehst eine .45: Pik\u{a0}4 und Pik\u{a0}5."),
            (Event::Shot { seat: ADA, gun, victim: ME }, "Ada schießt mit einer .45 auf dich."),
            (Event::Missed { victim: ME, why: NoShot::NoTarget }, "Bei dir gibt es nichts zu treffen: daneben."),
            (
                Event::Backfired { victim: ME, seat: ADA, card: six },
                "Der Schuss geht nach hinten los: Du gibst Ada Kreuz\u{a0}6.",
            ),
            (Event::Badge { seat: ADA, suit: Suit::Clubs }, "Adas Kreuzkönig duckt sich und bekommt ein Abzeichen."),
            (
                Event::KingTaken { victim: ADA, seat: ME, suit: Suit::Hearts, protected: true },
                "Du nimmst von Ada: Herzkönig samt Abzeichen.",
            ),
        ] {
            assert_eq!(super::event(&event, &names).as_deref(), Some(words), "{event:?}");
        }
        speak(Lang::En);
    }
}
