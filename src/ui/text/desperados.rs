//! What Desperados says.

pub mod explain;
pub mod lesson;

use super::Names;
use crate::engine::Seat;
use crate::games::desperados::{
    Action, Booty, Card, Character, Colour, Event, Illegal, Kind, PLACES, Phase, Pile, Place,
};

words! {
    /// Names and labels.
    struct Label {
        game, start_lead, variant, variant_note, piles, draw_pile, discards, street, warrant, warrant_lead, players, worth, hand,
        strength, by_colour, by_character, pick, best, best_short, stay_out, stay_out_short, chosen, choosing, close,
        takes_it, nobody_joins, after, counted_note, shortcuts, no_gang, places, counted, last_hold_up, closed, last_put, only_way,
        ends_game,
    }
}

/// A place as it is called: by its kind, and where another of that kind lies open by its value, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Which {
    /// What it is.
    pub kind: Kind,
    /// What it is worth, if that has to be told.
    pub value: Option<u8>,
}

impl Which {
    /// The place on top of the pile at `place`.
    pub fn of(piles: &[Pile; PLACES], place: Place) -> Self {
        let this = piles[place.index()];
        let alike = piles.iter().filter(|pile| pile.value() > 0 && pile.kind() == this.kind()).count();
        Self { kind: this.kind(), value: (alike > 1).then(|| this.value()) }
    }

    /// What its name ends with: " (3)", or nothing.
    pub(super) fn ending(self) -> String {
        self.value.map_or_else(String::new, |value| format!(" ({value})"))
    }
}

/// Why a gang, or a card, is advised, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The card fills the place; the best own gang for it then counts so much, and stays unbeaten in so many of 100 guesses.
    HoldsUp {
        /// What is held up.
        kind: Kind,
        /// What the best own gang then counts.
        mine: u8,
        /// Of 100.
        safe: u8,
        /// Whether a weaker one could go instead, as it often does.
        weaker: bool,
    },
    /// The best own gang for the place grows.
    Grows {
        /// Which place.
        kind: Kind,
        /// What the best own gang counted.
        from: u8,
        /// What it counts then.
        to: u8,
    },
    /// The card helps none of the own.
    Same {
        /// Where it goes.
        kind: Kind,
    },
    /// The gang counts so much, and stays unbeaten in so many of 100 guesses.
    Gang {
        /// What it counts.
        mine: u8,
        /// Of 100.
        safe: u8,
    },
    /// The best gang would count so much, which is enough in so many of 100 guesses.
    Stays {
        /// What it would count.
        best: u8,
        /// Of 100.
        safe: u8,
        /// Whether nothing comes after this hold-up.
        last: bool,
    },
}

room! {
    /// Desperados in one language.
    trait Room;

    /// Names and labels.
    fn label() -> &'static Label;

    /// "Cook".
    fn character(character: Character) -> &'static str;
    /// What the cards of a colour are called: "red".
    fn colour(colour: Colour) -> &'static str;
    /// "Saloon".
    fn kind(kind: Kind) -> &'static str;
    /// A card's name: "Red Cook".
    fn card_title(card: Card) -> String;
    /// How many places take the card that is picked up.
    fn card_help(fits: u8) -> String;
    /// What it would count in a gang at the place that the player looks at.
    fn counts_help(at: Which, counts: u8) -> String;
    /// What the strongest gang of the hand would count at that place as it stands.
    fn strongest_at(at: Which, strength: u8) -> String;
    /// What a card counts, for those who hear the page: "counts 5".
    fn counts(strength: u8) -> String;
    /// What a gang counts: "Strength 12".
    fn strength(strength: u8) -> String;
    /// "17 points".
    fn points(points: u8) -> String;
    /// "Saloon, worth 3".
    fn place(kind: Kind, value: u8) -> String;
    /// How many are missing to the hold-up: "2 missing".
    fn missing(n: u8) -> String;
    /// What lies below a place: "Then Bank 3, Railway 4."
    fn then(comes: &[(Kind, u8)]) -> String;
    /// One in front of a place: "red Cook, 4 by position".
    fn stands(card: Card, position: u8) -> String;
    /// One in a gang: "red Cook, counts 6".
    fn sent(card: Card, worth: u8) -> String;
    /// Somebody on the warrant: "Cook, 2".
    fn experience(character: Character, cards: u8) -> String;
    /// What the booty of a kind counts: "Saloon 2 and 4: 8".
    fn booty(kind: Kind, values: &[u8], worth: u8) -> String;
    /// Puts a card in front of a place.
    fn put(card: Card, at: Which) -> String;
    /// Sends a gang that counts so much.
    fn send(strength: u8) -> String;
    /// The same in as few words as will do.
    fn send_short(strength: u8) -> String;
    /// What the player is asked to do now; in a hold-up it matters whether any card of theirs can join.
    fn prompt(phase: Phase, can_join: bool) -> &'static str;
    /// How a gang stands: nobody could beat it in `safe` of 100 guesses, and the strongest other gang in any of them counted `most`.
    fn against(safe: u8, most: u8) -> String;
    /// The head of what is shown when gangs are.
    fn shown(kind: Kind, value: u8) -> String;
    /// Why the same strength was not enough for the others (D-3.4).
    fn tie(names: &Names, winner: Seat) -> String;
    /// Why an action is not possible.
    fn illegal(why: Illegal) -> &'static str;
    /// The same in a word or two, at the place.
    fn illegal_short(why: Illegal) -> &'static str;

    /// What happened; `at` is the place that it is about.
    fn event(event: &Event, at: Option<Which>, names: &Names) -> Option<String>;

    /// What somebody's booty counts at the end, kind by kind.
    fn counted(names: &Names, seat: Seat, booty: Booty) -> String;

    /// What is advised, as an order that can be read by itself; a card is put in front of the place `at`.
    fn order(action: Action, at: Which, strength: u8) -> String;
    /// Why.
    fn reason(reason: Reason) -> String;
    /// Where nothing else can be said: what was tried.
    fn tried(worlds: u32) -> String;

    /// Who won: "You win!", "You and Juniper win".
    fn winners_title(names: &Names, winners: &[Seat]) -> String;
    /// How they won; where more cards broke a `tie`, how many the winner has and how many the next.
    fn won(names: &Names, winners: &[Seat], worth: u8, tie: Option<(u8, u8)>) -> String;
}

/// The kinds that there are in a booty, each with its values and what it counts.
pub(super) fn kinds(booty: Booty) -> impl Iterator<Item = (Kind, Vec<u8>, u8)> {
    let of = move |kind| (kind, booty.values(kind).collect::<Vec<_>>(), booty.worth_of(kind));
    Kind::ALL.into_iter().map(of).filter(|(_, values, _)| !values.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Rng};
    use crate::games::desperados::{Desperados, Options, Place};
    use crate::ui::text::tests::rooms::{assert_all_is_heard, assert_no_seam_shows, assert_nothing_is_left_in_english};
    use crate::ui::text::{Lang, speak};

    const ME: Seat = Seat(0);
    const ADA: Seat = Seat(1);
    const FELIX: Seat = Seat(2);
    /// The same in both languages, and meant to be.
    const SAME_WORDS: [&str; 2] = ["game", "hand"];
    /// Likewise: a saloon is one, and a bank.
    const SAME_SENTENCES: [&str; 1] = ["kind"];
    const ILLEGAL: [Illegal; 10] = [
        Illegal::NotYourTurn,
        Illegal::NotInHand,
        Illegal::OtherColour,
        Illegal::SameCharacter,
        Illegal::ChooseGang,
        Illegal::NoHoldUp,
        Illegal::ChosenAlready,
        Illegal::MixedGang,
        Illegal::Stranger,
        Illegal::GameOver,
    ];

    fn names() -> Names {
        Names::new(["Mary", "Ada", "Felix", "Bo"].map(str::to_owned))
    }

    /// What is said in `lang`, each with its name; and whether it is a whole sentence.
    #[allow(clippy::too_many_lines)] // a list
    fn everything(lang: Lang) -> Vec<(&'static str, String, bool)> {
        speak(lang);
        let names = names();
        let mut said = Vec::new();
        let mut part = |name, words: String| said.push((name, words, false));
        for card in Card::all() {
            part("card_title", card_title(card));
            part("stands", stands(card, 3));
            part("sent", sent(card, 3));
            for kind in Kind::ALL {
                let at = Which { kind, value: Some(4) };
                part("put", put(card, at));
                part("order", order(Action::Put { card, place: Place::ALL[0] }, Which { value: None, ..at }, 0));
            }
        }
        for character in Character::ALL {
            part("character", character_of(character));
            part("experience", experience(character, 2));
        }
        for each in Colour::ALL {
            part("colour", colour(each).to_owned());
        }
        for each in Kind::ALL {
            part("kind", kind(each).to_owned());
            part("place", place(each, 3));
            part("booty", booty(each, &[2, 4], 8));
            part("shown", shown(each, 3));
        }
        for n in 0..4 {
            part("counts", counts(n));
            part("strength", strength(n));
            part("points", points(n));
            part("missing", missing(n));
            part("send", send(n));
            part("send_short", send_short(n));
        }
        ILLEGAL
            .iter()
            .map(|&why| illegal_short(why))
            .filter(|why| !why.is_empty())
            .for_each(|why| part("illegal_short", why.to_owned()));
        for winners in [&[ME][..], &[ADA], &[ME, ADA], &[ADA, FELIX]] {
            part("winners_title", winners_title(&names, winners));
        }
        let mut whole = |name, words: String| said.push((name, words, true));
        for n in 0..3 {
            whole("card_help", card_help(n));
            whole("counts_help", counts_help(Which { kind: Kind::Bank, value: Some(3) }, n));
            whole("strongest_at", strongest_at(Which { kind: Kind::Bank, value: Some(3) }, n));
        }
        for n in 0..3 {
            whole("unseen", explain::unseen(n, 8));
            whole("to_hold_up", explain::to_hold_up(n, n));
            whole("mine", explain::mine(n));
            whole("worth", explain::worth(3 * n, n));
            Character::ALL
                .map(|who| explain::on_warrant(who, n))
                .into_iter()
                .for_each(|words| whole("on_warrant", words));
            [0, 2].map(|other| explain::counts_as(n, other)).into_iter().for_each(|words| whole("counts_as", words));
        }
        Colour::ALL.map(explain::only).into_iter().for_each(|words| whole("only", words));
        whole("sum", explain::sum(&[5, 3], 8));
        for kind in Kind::ALL {
            whole("in_front", format!("{}.", explain::in_front(kind)));
        }
        [ME, ADA]
            .map(|seat| explain::gang_of(&names, seat))
            .into_iter()
            .for_each(|words| whole("gang_of", words + "."));
        for each in lesson::Idea::ALL {
            whole("idea", lesson::idea(each).text.to_owned());
        }
        for gang in [vec![], vec![Card::new(Colour::Red, Character::Cook), Card::new(Colour::Red, Character::Widow)]] {
            whole("send_these", lesson::send_these(gang.into_iter().collect()) + ".");
        }
        for phase in [Phase::Day, Phase::Over, Phase::HoldUp(Place::ALL[0])] {
            [true, false]
                .map(|joins| prompt(phase, joins).to_owned())
                .into_iter()
                .for_each(|words| whole("prompt", words));
        }
        for winner in [ME, ADA] {
            whole("tie", tie(&names, winner));
        }
        whole("against", against(40, 12));
        whole("then", then(&[(Kind::Bank, 4), (Kind::Saloon, 5)]));
        whole("then", then(&[]));
        for why in ILLEGAL {
            whole("illegal", illegal(why).to_owned());
        }
        for kind in Kind::ALL {
            for reason in [
                Reason::HoldsUp { kind, mine: 8, safe: 71, weaker: false },
                Reason::HoldsUp { kind, mine: 8, safe: 71, weaker: true },
                Reason::HoldsUp { kind, mine: 2, safe: 0, weaker: true },
                Reason::HoldsUp { kind, mine: 0, safe: 0, weaker: false },
                Reason::Grows { kind, from: 4, to: 8 },
                Reason::Same { kind },
                Reason::Gang { mine: 8, safe: 71 },
                Reason::Gang { mine: 3, safe: 0 },
                Reason::Gang { mine: 9, safe: 100 },
                Reason::Stays { best: 2, safe: 9, last: false },
                Reason::Stays { best: 2, safe: 9, last: true },
                Reason::Stays { best: 2, safe: 0, last: true },
            ] {
                whole("reason", super::reason(reason));
            }
        }
        [1, 200].map(tried).into_iter().for_each(|words| whole("tried", words));
        for winners in [&[ME][..], &[ADA], &[ME, ADA], &[ADA, FELIX]] {
            whole("won", won(&names, winners, 16, None));
            whole("won by places", won(&names, winners, 16, Some((5, 4))));
        }
        for booty in
            [Booty::default(), Booty::default().with(Kind::Saloon, 2).with(Kind::Saloon, 4).with(Kind::Bank, 3)]
        {
            [ME, ADA].map(|seat| counted(&names, seat, booty)).into_iter().for_each(|words| whole("counted", words));
        }
        for seed in 0..12 {
            let mut state = Desperados::deal(&Options { seats: 4 }, seed).unwrap();
            let mut rng = Rng::new(seed);
            loop {
                let legal = Desperados::legal(&state);
                if legal.is_empty() {
                    break;
                }
                let mut events = Vec::new();
                Desperados::apply(&mut state, legal[rng.below(legal.len())], &mut events).unwrap();
                for event in events.iter().filter_map(|event| Desperados::redact(event, ME)) {
                    let at = Kind::ALL[rng.below(5)];
                    whole("event", super::event(&event, Some(Which { kind: at, value: None }), &names).unwrap());
                }
            }
        }
        speak(Lang::En);
        said
    }

    fn character_of(of: Character) -> String {
        character(of).to_owned()
    }

    fn words() -> Vec<(&'static str, &'static str)> {
        [label().all(), explain::explain().all()].concat()
    }

    #[test]
    fn no_seam_shows_and_every_sentence_is_looked_at() {
        assert_no_seam_shows(everything, &['.', '!', '…'], &[SENTENCES, explain::SENTENCES, lesson::SENTENCES]);
        for (name, words, _) in Lang::ALL.iter().flat_map(|&lang| everything(lang)) {
            assert!(!words.contains("100 of 100") && !words.contains("100 von 100"), "{name}: {words:?}");
        }
    }

    #[test]
    fn nothing_is_left_in_english_and_nothing_is_said_that_nobody_hears() {
        assert_nothing_is_left_in_english(words, &SAME_WORDS, everything, &SAME_SENTENCES);
        let rooms = [("says", SENTENCES), ("explain", explain::SENTENCES)];
        // A colour is only said of a card.
        assert_all_is_heard("desperados", words, &["says::label()", "words()"], rooms, &["colour", "explain"]);
    }

    #[test]
    fn d_3_4_a_tie_that_is_lost_counts_as_beaten_and_the_most_is_only_guessed() {
        let said = |lang| {
            speak(lang);
            let said = against(60, 6);
            speak(Lang::En);
            said
        };
        assert_eq!(
            said(Lang::En),
            "With the other hands guessed, nobody could beat it in 60 of 100 cases; the best gang guessed counts 6."
        );
        assert_eq!(
            said(Lang::De),
            "Geschätzt: Diese Bande bliebe in 60 von 100 Fällen ungeschlagen; die stärkste der anderen zählt 6."
        );
    }

    #[test]
    fn of_two_places_of_a_kind_the_value_tells_which() {
        let piles = |gone: [u8; 5]| {
            let kinds = |at: usize| [0, 1, 2, 3].map(|next| Kind::ALL[(at + next) % 5]);
            [0, 1, 2, 3, 4].map(|at| Pile { kinds: kinds(at), gone: gone[at] })
        };
        let called = |gone, at: usize| {
            let which = Which::of(&piles(gone), Place::ALL[at]);
            (which.kind, which.value)
        };
        assert_eq!(called([0; 5], 1), (Kind::Bank, None));
        // The first pile has come to its bank, too.
        assert_eq!(called([1, 0, 0, 0, 0], 0), (Kind::Bank, Some(3)));
        assert_eq!(called([1, 0, 0, 0, 0], 1), (Kind::Bank, Some(2)));
        // Of one that is gone nothing lies there.
        assert_eq!(called([1, 4, 0, 0, 0], 0), (Kind::Bank, None));
    }

    #[test]
    fn german_tells_what_happened() {
        let names = names();
        let card = Card::new(Colour::Green, Character::Widow);
        let cook = Card::new(Colour::Red, Character::Cook);
        let mut gangs = [crate::games::desperados::Hand::EMPTY; 5];
        gangs[0].add(cook);
        gangs[2].add(card);
        let shown = |winner| Event::Shown {
            place: Place::ALL[0],
            kind: Kind::Saloon,
            value: 3,
            gangs,
            strengths: [5, 0, 4, 0, 0],
            winner,
        };
        speak(Lang::De);
        let at = |kind, value| Which { kind, value };
        let gang = gangs[0];
        for (event, words) in [
            (Event::Chose { seat: ADA, gang: gangs[4] }, "Ada macht nicht mit."),
            (Event::Chose { seat: ADA, gang }, "Ada wählt eine Bande: 1 Karte."),
            (Event::Chose { seat: ME, gang: gangs[4] }, "Du machst nicht mit."),
            (Event::Put { seat: ADA, card, place: Place::ALL[0] }, "Ada legt die grüne Witwe vor den Saloon."),
            (Event::Put { seat: ME, card: cook, place: Place::ALL[0] }, "Du legst den roten Koch vor den Saloon."),
            (Event::HeldUp { place: Place::ALL[0] }, "Überfall auf den Saloon!"),
            (shown(Some(ME)), "Du nimmst mit Stärke 5 den Saloon (3), gegen Felix mit 4."),
            (shown(Some(FELIX)), "Felix nimmt mit Stärke 4 den Saloon (3), gegen dich mit 5."),
            (shown(None), "Niemand macht mit: Der Saloon (3) ist aus dem Spiel."),
            (
                Event::Stuck { seat: ME, by: ADA, card: Some(card) },
                "Bei dir passt nichts: Ada zieht blind die grüne Witwe.",
            ),
            (Event::Ended { winners: [ME, FELIX].into_iter().collect() }, "Du und Felix gewinnt das Spiel."),
        ] {
            assert_eq!(super::event(&event, Some(at(Kind::Saloon, None)), &names).as_deref(), Some(words), "{event:?}");
        }
        assert_eq!(put(card, at(Kind::Saloon, None)), "Die grüne Witwe vor den Saloon legen");
        assert_eq!(put(cook, at(Kind::Bank, Some(4))), "Den roten Koch vor die Bank (4) legen");
        assert_eq!(winners_title(&names, &[ADA, FELIX]), "Ada und Felix gewinnen");
        speak(Lang::En);
    }
}
