//! The games that the page offers: the list that the program goes by. The first screen has the same in `index.html`.

pub mod parts;
mod read;

use std::ops::RangeInclusive;

use leptos::prelude::*;

#[cfg(test)]
use self::parts::NewGame;
use self::parts::Part;
use crate::engine::LoadError;
use crate::games::desperados::Desperados;
use crate::games::wyatt_earp::WyattEarp;
use crate::games::wyoming_cowboy::WyomingCowboy;
use crate::protocol;
use crate::record::game_of;
use crate::ui::part::{Source, part};
use crate::ui::play::Play;
#[cfg(test)]
use crate::ui::play::any_record::AnyRecord;
use crate::ui::play::bots::Bots;
use crate::ui::settings::Order;
use crate::ui::table::lesson::Offer;
use crate::ui::table::rules::Book;

/// Every game of the page, in the order of the start screen. A new one needs a line here, among other things (`CONTRIBUTING.md`).
pub static GAMES: [Listed; 3] = [
    Listed::new::<WyattEarp>(part!(wyatt_earp: Part = Part::of::<WyattEarp>())),
    Listed::new::<Desperados>(part!(desperados: Part = Part::of::<Desperados>())),
    Listed::new::<WyomingCowboy>(part!(wyoming_cowboy: Part = Part::of::<WyomingCowboy>())),
];

/// A game of the list: what the page must know before there is a game of it.
#[derive(Debug)]
pub struct Listed {
    /// The name that its texts carry.
    pub name: &'static str,
    /// What it is called.
    pub title: fn() -> &'static str,
    /// What it is about.
    pub lead: fn() -> &'static str,
    /// Its poster.
    pub poster: fn() -> AnyView,
    /// Its rules, to be read.
    pub book: fn() -> Book,
    /// The tables that can be set.
    pub seats: RangeInclusive<u8>,
    /// How many variants it has.
    pub variants: usize,
    /// How one of them is called, and a note about it.
    pub variant: fn(usize) -> (&'static str, &'static str),
    /// What is to be known of a table of so many seats.
    pub table_note: fn(u8) -> Option<&'static str>,
    /// The orders that a hand can be held in, as [`Play::orders`].
    pub orders: fn() -> [(Order, &'static str); 2],
    /// The lessons that teach it.
    pub lessons: fn() -> &'static [Offer],
    /// Its bots.
    pub bots: fn() -> &'static Source<Bots>,
    /// All else of it.
    pub part: Source<Part>,
    /// A game in which all have played by rules of thumb, up to so many actions.
    #[cfg(test)]
    pub played: fn(&NewGame, usize) -> AnyRecord,
}

impl Listed {
    const fn new<G: Play>(part: Source<Part>) -> Self {
        Self {
            name: G::NAME,
            title: G::title,
            lead: G::lead,
            poster: G::poster,
            book: G::book,
            seats: G::SEATS,
            variants: G::VARIANTS.len(),
            variant: G::variant,
            table_note: G::table_note,
            orders: G::orders,
            lessons: G::lessons,
            bots: G::bots,
            part,
            #[cfg(test)]
            played: played::<G>,
        }
    }

    /// Every seat that it may have, from 0.
    pub fn all_seats(&self) -> std::ops::Range<usize> {
        0..usize::from(*self.seats.end())
    }

    /// The game that a text is of.
    ///
    /// # Errors
    /// If the text is of no game, or of one that this page does not have.
    pub fn of(text: &str) -> Result<&'static Self, LoadError> {
        let name = game_of(text)?.name();
        Self::by_name(name).ok_or_else(|| LoadError::OtherGame { found: name.to_owned() })
    }

    /// The game of that name.
    pub fn by_name(name: &str) -> Option<&'static Self> {
        GAMES.iter().find(|game| game.name == name)
    }
}

/// The answer of the bots' worker to a question of the page, whichever game it is about; nothing if it cannot be answered.
pub async fn serve(question: &[u8]) -> Option<Vec<u8>> {
    let game = Listed::by_name(protocol::game(question)?)?;
    Some(((game.bots)().bring().await.ok()?.serve)(question, f64::INFINITY))
}

#[cfg(test)]
fn played<G: Play>(new: &NewGame, count: usize) -> AnyRecord {
    use crate::bots::BotKind;
    use crate::engine::Nobody;

    let mut record = parts::deal::<G>(new).unwrap();
    let session = &mut record.session;
    while session.actions().len() < count
        && let Some(seat) = G::to_act(session.state())
    {
        let view = G::view(session.state(), seat);
        let action = crate::protocol::think::<G>(BotKind::Greedy, session.decision_seed(), &view, || false);
        session.apply(action, &mut Nobody).unwrap();
    }
    record.into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bots::{BotKind, Level};
    use crate::engine::heard;
    use crate::games::GameKind;
    use crate::protocol::think;
    use crate::ui::play::history::Act;
    use crate::ui::table::hand::Id;

    #[test]
    fn every_listed_game_is_of_the_house_and_is_there_once() {
        for (at, game) in GAMES.iter().enumerate() {
            assert!(GameKind::by_name(game.name).is_some(), "{}", game.name);
            assert_eq!(GAMES.iter().position(|other| other.name == game.name), Some(at));
        }
    }

    #[test]
    fn a_text_finds_its_game_and_an_unknown_one_says_so() {
        for game in &GAMES {
            for seats in game.seats.clone() {
                for variant in 0..game.variants {
                    let names = vec!["Mary".to_owned(), "Bo".to_owned()];
                    let new = NewGame { seats, variant, names, seed: 5, level: Level::Legend, practice: true };
                    let text = (game.played)(&new, 9).to_text();
                    let back = AnyRecord::from_text(&text).unwrap();
                    assert_eq!((back.game(), back.to_text()), (game.name, text));
                    assert_eq!((back.seats(), back.variant()), (seats.into(), variant));
                }
            }
        }
        assert!(matches!(AnyRecord::from_text("no game"), Err(LoadError::NotAGame)));
        let faro = "ts1.faro.1.AAAA";
        let faro = format!("{faro}.{:08x}\n", crc32fast::hash(faro.as_bytes()));
        assert!(matches!(AnyRecord::from_text(&faro), Err(LoadError::OtherGame { found }) if found == "faro"));
    }

    /// Plays a game, and looks after every act at how the hand would be held in the order in which it came.
    fn as_it_came<G: Play>() {
        use crate::engine::{Replay, Seat};
        use crate::ui::play::history::History;

        const ME: Seat = Seat(0);
        let new = NewGame { seats: 3, variant: 0, names: Vec::new(), seed: 4, level: Level::Legend, practice: false };
        let mut record = parts::deal::<G>(&new).unwrap();
        let mut came = G::held(&G::view(record.session.state(), ME));
        let (mut apart, mut dealt) = (0, 0);
        for _ in 0..400 {
            let state = record.session.state();
            let (Some(seat), turn, clock) = (G::to_act(state), G::turn(&G::view(state, ME)), G::clock(state)) else {
                break;
            };
            let action = think::<G>(BotKind::Greedy, 1, &G::view(state, seat), || false);
            let mut events = Vec::new();
            record.session.apply(action, &mut events).unwrap();
            let (state, before) = (record.session.state(), came.clone());
            let (view, events) = (G::view(state, ME), heard::<G>(&events, ME));
            let sorted = G::held(&view);
            let Some(act) = Act::<G>::new(clock, turn, G::clock(state), events) else { continue };
            act.note_cards(&mut came, &view);
            let all = |ids: &[Id]| ids.iter().copied().collect::<BTreeSet<Id>>();
            assert_eq!(all(&came), all(&sorted));
            if act.is_deal() {
                assert_eq!(came, sorted, "what is dealt is sorted");
                dealt += 1;
            } else {
                let stays = before.iter().filter(|id| sorted.contains(id)).collect::<Vec<_>>();
                assert_eq!(came.iter().take(stays.len()).collect::<Vec<_>>(), stays, "what comes stands at the end");
            }
            apart += u32::from(came != sorted);
            let replay = Replay::new(record.session.clone());
            let history = History::new(&replay, ME, replay.end());
            assert_eq!(history.came, came, "a page that is loaded anew holds it like that, too");
        }
        assert!(apart > 20 && (dealt > 0 || !G::HANDS), "{}: {apart} {dealt}", G::NAME);
    }

    #[test]
    fn the_order_in_which_cards_came_can_be_told_from_what_has_been() {
        as_it_came::<WyattEarp>();
        as_it_came::<Desperados>();
        as_it_came::<WyomingCowboy>();
    }

    /// Every decision of a game is weighed from what was seen before it, even where others have let something pass unseen meanwhile, and with the
    /// same chance as a hint about it was: who did as the hint said is not told that other worlds say otherwise. How often others were still to
    /// act when one could be asked for.
    fn weighed_again<G: Play>() -> u32 {
        use crate::engine::{Nobody, Replay, Seat, Session};
        use crate::protocol::{Request, encode, serve};
        use crate::ui::play::history::chance_at;
        use crate::ui::play::review::decisions;
        use crate::ui::play::watch::decided;

        let mut session = Session::<G>::new(G::options(4, 0), 3).unwrap();
        let mut rng = crate::engine::Rng::new(3);
        while session.actions().len() < 250 && G::to_act(session.state()).is_some() {
            let legal = G::legal(session.state());
            session.apply(legal.as_ref()[rng.below(legal.as_ref().len())], &mut Nobody).unwrap();
        }
        let replay = Replay::new(session);
        let decisions = decisions(&replay);
        assert!(decisions.len() > 20, "{}: {}", G::NAME, decisions.len());
        let mut early = 0;
        for decision in decisions {
            let view = G::view(replay.state(decision.before), Seat(0));
            let (done, seed) = decided(&replay, decision.after).unwrap();
            // A hint that was asked for before it came to the player's seat thought likewise.
            for asked in decision.before..decision.after {
                let then = Replay::new(replay.session().replay(asked, &mut Nobody).unwrap());
                early += u32::from(G::to_act(then.state(asked)) != Some(Seat(0)));
                assert_eq!(chance_at(&then, asked), seed, "{}: {decision:?}, asked after {asked}", G::NAME);
            }
            let request = encode(&Request::<G>::advise(seed, view, Some(done))).unwrap();
            assert!(serve(&request, || true).is_ok(), "{}: {decision:?}, {done:?}", G::NAME);
        }
        early
    }

    #[test]
    fn looking_back_every_decision_can_be_weighed() {
        weighed_again::<WyattEarp>();
        assert!(weighed_again::<Desperados>() > 0);
        assert!(weighed_again::<WyomingCowboy>() > 0);
    }

    #[test]
    fn the_rules_of_each_game_have_the_same_numbers_in_the_same_order_in_every_language() {
        use crate::ui::table::rules_text::RulesText;
        use crate::ui::text::Lang;
        use std::path::Path;
        let folder = Path::new(crate::ROOT).join("docs");
        for game in &GAMES {
            let text = |lang| std::fs::read_to_string(folder.join((game.book)().file(lang))).unwrap();
            let texts: Vec<String> = Lang::ALL.iter().map(|&lang| text(lang)).collect();
            let numbers = |text: &str| RulesText::parse(text).numbers().map(str::to_owned).collect::<Vec<_>>();
            let sections = |text: &str| {
                RulesText::parse(text).sections.iter().map(|section| section.number.clone()).collect::<Vec<_>>()
            };
            for other in &texts[1..] {
                assert_eq!(numbers(&texts[0]), numbers(other), "{}", game.name);
                assert_eq!(sections(&texts[0]), sections(other), "{}", game.name);
            }
            assert!(numbers(&texts[0]).len() > 9, "{}", game.name);
        }
    }
}
