//! What everything on this table is, what it counts, why it can be played or not, and how a shot would go: from the player's view alone.

use super::card;
use super::choices::{self, Offer, Picked};
use super::model::is_on_turn;
use super::odds::{Guesses, Odds};
use super::score_model::{ends, without};
use super::shot::{Fate, Shot};
use crate::bots::Level;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{
    Action, Calibre, Card, Event, Gun, Hand, Illegal, KINDS, MAX_SEATS, Phase, Rank, ScoreLine, Suit, View,
};
use crate::ui::table::Refusal;
use crate::ui::table::actions::About;
use crate::ui::table::explain::{Explanation, Pays, told};
use crate::ui::table::key::Key;
use crate::ui::text::reading::can_now;
use crate::ui::text::wyoming_cowboy::explain::{self, explain as words};
use crate::ui::text::wyoming_cowboy::{self as says, Reason};
use crate::ui::text::{self, ME, Names};

/// Something that can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card in the player's hand.
    Card(Card),
    /// A card that lies open; its like may be in hand.
    Lying(Card),
    /// A king with his badge, in the player's hand.
    Pinned(Suit),
    /// A player.
    Player(Seat),
    /// How many cards a player holds.
    Held(Seat),
    /// A player's points.
    Points(Seat),
    /// The `nth` gun in front of a player.
    Gun(Seat, usize),
    /// A player's badge.
    Badge(Seat, Suit),
    /// A player's tens.
    Tens(Seat),
    /// The couples that a player has shown.
    Couples(Seat),
    /// The badges that are left.
    Badges,
    /// All tens on the table.
    Row,
    /// What the hand counts now.
    Worth,
    /// The last shot.
    Shot,
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
}

impl Thing {
    /// What it carries in `data-explain`.
    pub fn key(self) -> String {
        match self {
            Self::Card(card) => format!("card-{}", card.index()),
            Self::Lying(card) => format!("lying-{}", card.index()),
            Self::Pinned(suit) => format!("card-{}", KINDS + suit.index()),
            Self::Player(seat) => format!("player-{}", seat.0),
            Self::Held(seat) => format!("held-{}", seat.0),
            Self::Points(seat) => format!("points-{}", seat.0),
            Self::Gun(seat, nth) => format!("gun-{}-{nth}", seat.0),
            Self::Badge(seat, suit) => format!("badge-{}-{}", seat.0, suit.index()),
            Self::Tens(seat) => format!("tens-{}", seat.0),
            Self::Couples(seat) => format!("couples-{}", seat.0),
            Self::Badges => "badges".to_owned(),
            Self::Row => "row".to_owned(),
            Self::Worth => "worth".to_owned(),
            Self::Shot => "shot".to_owned(),
            Self::Pile => "supply".to_owned(),
            Self::Discards => "discard".to_owned(),
        }
    }

    /// What carries `key`.
    pub fn of(key: &str) -> Option<Self> {
        let (kind, mut key) = Key::read(key)?;
        Some(match kind {
            "card" => {
                let number = key.number()?;
                match number.checked_sub(KINDS) {
                    Some(suit) => Self::Pinned(*Suit::ALL.get(suit)?),
                    None => Self::Card(card::numbered(number as u16)?),
                }
            }
            "lying" => Self::Lying(card::numbered(key.number()? as u16)?),
            "player" => Self::Player(key.seat(MAX_SEATS)?),
            "held" => Self::Held(key.seat(MAX_SEATS)?),
            "points" => Self::Points(key.seat(MAX_SEATS)?),
            "gun" => Self::Gun(key.seat(MAX_SEATS)?, key.number()?),
            "badge" => Self::Badge(key.seat(MAX_SEATS)?, key.one(&Suit::ALL)?),
            "tens" => Self::Tens(key.seat(MAX_SEATS)?),
            "couples" => Self::Couples(key.seat(MAX_SEATS)?),
            "badges" => Self::Badges,
            "row" => Self::Row,
            "worth" => Self::Worth,
            "shot" => Self::Shot,
            "supply" => Self::Pile,
            "discard" => Self::Discards,
            _ => return None,
        })
    }
}

/// The moment at which something is to be explained.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// What the player may know.
    pub view: &'a View,
    /// What the seats are called.
    pub names: &'a Names,
    /// How the bots play.
    pub level: Level,
    /// Whether the game waits for the player.
    pub deciding: bool,
    /// The last shot.
    pub shot: Option<Shot>,
}

impl Moment<'_> {
    /// What `thing` is; nothing if it has gone.
    pub fn explain(&self, thing: Thing) -> Option<Explanation> {
        let (view, table) = (self.view, &self.view.table);
        Some(match thing {
            Thing::Card(card) => self.card(card, view.hand.has(card) && view.me == ME, false),
            Thing::Lying(card) => self.card(card, false, false),
            Thing::Pinned(suit) => {
                let king = Card::new(Rank::King, suit);
                self.card(king, view.hand.has(king) && view.me == ME, true)
            }
            Thing::Player(seat) => self.player(seat),
            Thing::Held(seat) => self.held(seat),
            Thing::Points(seat) => {
                let to_goal = explain::to_goal(table.points(seat), table.options.goal());
                told(self.names.of(seat), vec![to_goal], "C-8.4")
            }
            Thing::Gun(seat, nth) => return self.gun(seat, nth),
            Thing::Badge(seat, suit) => {
                let whose = format!("{}: {}", self.names.of(seat), says::badge_title(suit));
                told(&whose, vec![words().badge_about.to_owned(), words().pinned.to_owned()], "C-6.5")
            }
            Thing::Tens(seat) => {
                told(&says::tens(table.tens[seat.index()]), vec![words().tens_about.to_owned()], "C-2.2")
            }
            Thing::Couples(seat) => {
                let suits: Vec<Suit> = Suit::of_nibble(table.couples[seat.index()]).collect();
                told(&says::couples(&suits), vec![words().couple_about.to_owned()], "C-3.1")
            }
            Thing::Badges => told(says::label().badges_left, vec![words().badges_about.to_owned()], "C-7.1"),
            Thing::Row => {
                let all = 4 * table.decks();
                let gun = if table.has_twenty_two() { words().twenty_two } else { words().no_twenty_two };
                let lines = vec![words().row_about.to_owned(), gun.to_owned()];
                told(&says::tens_laid(all - table.tens_left(), all), lines, "C-7.1")
            }
            Thing::Worth => {
                let sheet = view.sheet();
                let lines = sheet.lines().filter(|&(line, _)| line != ScoreLine::Couples);
                let rows = lines.map(|(line, points)| vec![says::line(line).to_owned(), says::signed(points)]);
                let pays = Pays { heads: vec![words().worth_head.to_owned()], rows: rows.collect() };
                let pays = (!pays.rows.is_empty()).then_some(pays);
                Explanation {
                    pays,
                    ..told(says::label().worth_now, vec![says::label().worth_lead.to_owned()], "C-8.2")
                }
            }
            Thing::Shot => return self.last_shot(),
            Thing::Pile => {
                let why = self.draw(Action::Draw);
                Explanation { why, ..told(says::label().draw_pile, vec![words().supply_about.to_owned()], "C-2.3") }
            }
            Thing::Discards => {
                let why = self.draw(Action::TakeDiscard);
                Explanation { why, ..told(says::label().discards, vec![words().discards_about.to_owned()], "C-2.3") }
            }
        })
    }

    fn card(&self, card: Card, held: bool, pinned: bool) -> Explanation {
        let (view, rank) = (self.view, card.rank());
        let mut lines = vec![says::card_help(rank, view.table.options.strict()).to_owned()];
        if rank == Rank::King && held {
            lines.push(if pinned { words().pinned } else { words().bare }.to_owned());
        }
        let mut why = None;
        let is_over = matches!(view.phase, Phase::HandOver | Phase::Over);
        if held && !is_over && !matches!(view.phase, Phase::Passing { .. }) {
            if self.deciding && view.phase == Phase::Play {
                let offer = choices::offer(view, &Picked::default().pressed(card, 0, view.phase));
                let acts = acts(&offer);
                if !acts.is_empty() {
                    lines.push(can_now(&acts));
                }
                why = offer.why().map(refused);
            } else {
                why = view.check(Action::Discard(card)).err().map(refused);
            }
        }
        if held && !is_over {
            let (from, to) = (view.sheet().still_to_come(), without(view, card).still_to_come());
            if from != to {
                lines.push(says::reason(Reason::Counts { from, to }));
            }
        }
        lines.push(explain::unseen(view.unseen().count_rank(rank), 4 * view.table.decks()));
        Explanation { why, ..told(&says::card_title(card), lines, rule_of(rank)) }
    }

    fn player(&self, seat: Seat) -> Explanation {
        let (view, table) = (self.view, &self.view.table);
        let other = seat != view.me;
        let mut lines = vec![
            explain::to_goal(table.points(seat), table.options.goal()),
            text::cards_held(table.hand_len[seat.index()]),
        ];
        if is_on_turn(view, seat) && seat != ME {
            lines.push(words().turn.to_owned());
        }
        if table.dealer == seat && seat != ME {
            lines.push(words().dealt.to_owned());
        }
        let mut pays = None;
        if other && !matches!(view.phase, Phase::HandOver | Phase::Over) {
            let guesses = Guesses::of(view);
            lines.push(match guesses.king(seat) {
                0 => words().no_king.to_owned(),
                100 => words().has_king.to_owned(),
                in_100 => explain::may_have_king(in_100),
            });
            let mine =
                Calibre::ALL.into_iter().filter(|&calibre| table.guns_of(view.me).any(|gun| gun.calibre() == calibre));
            pays = shots(mine.map(|calibre| (says::calibre(calibre).to_owned(), guesses.odds(calibre, seat))));
        }
        if seat != ME {
            lines.push(format!("{}.", text::character(self.names, seat, self.level)));
        }
        if pays.is_some() {
            lines.push(words().shots.to_owned());
        }
        Explanation { pays, ..told(self.names.of(seat), lines, "C-6.5") }
    }

    fn held(&self, seat: Seat) -> Explanation {
        let view = self.view;
        let about = |cards: Hand, line: fn(&[Card]) -> String| {
            let cards: Vec<Card> = cards.cards().collect();
            (seat != view.me && !cards.is_empty()).then(|| line(&cards))
        };
        let known = about(view.memory.known[seat.index()], explain::known);
        let likely = about(view.likely(seat), explain::likely);
        let held = Some(text::cards_held(view.table.hand_len[seat.index()]));
        let lines = [held, known, likely, Some(words().hand_about.to_owned())].into_iter().flatten().collect();
        told(&text::hand_whose(self.names, seat), lines, "C-2.2")
    }

    fn gun(&self, seat: Seat, nth: usize) -> Option<Explanation> {
        let view = self.view;
        let gun: Gun = view.table.guns_of(seat).nth(nth)?;
        let calibre = gun.calibre();
        let mut lines = vec![explain::gun_about(calibre).to_owned(), words().shoots.to_owned()];
        let (mut why, mut pays) = (None, None);
        if seat != view.me && view.me == ME {
            let target = choices::has_target(view, calibre);
            lines.push(if target { says::label().have_king } else { says::label().no_king }.to_owned());
        } else if seat == view.me && !matches!(view.phase, Phase::HandOver | Phase::Over) {
            lines.push(words().shots.to_owned());
            let guesses = Guesses::of(view);
            let others =
                view.table.others(seat).map(|seat| (self.names.of(seat).to_owned(), guesses.odds(calibre, seat)));
            pays = shots(others);
            if self.deciding && view.phase == Phase::Play {
                let victim = view.table.others(seat).next()?;
                why = view.check(Action::Shoot { calibre, victim }).err().map(refused);
            }
        }
        Some(Explanation { why, pays, ..told(&says::gun_title(gun), lines, rule_of_gun(calibre)) })
    }

    fn last_shot(&self) -> Option<Explanation> {
        let Shot { seat, gun, victim, card, fate, suited } = self.shot?;
        let shot = Event::Shot { seat, gun, victim };
        let (why, rule) = match (fate, card) {
            (Fate::Hit, Some(_)) if suited => (words().why_pinned, "C-6.6"),
            (Fate::Missed, Some(_)) if suited => (words().why_suit, "C-6.5"),
            (Fate::Hit, Some(_)) => (words().why_other, "C-6.5"),
            (Fate::Missed, Some(_)) => (words().why_badged, "C-6.6"),
            (Fate::Hit | Fate::Missed, None) => (words().why_none, "C-6.4"),
            (Fate::Held, _) => (says::label().held, "C-6.5"),
            (Fate::Backfired, _) => (says::label().backfired, "C-6.2"),
            (Fate::Quick, _) => (says::label().quick, "C-6.3"),
            (Fate::Open, _) => ("", "C-6.1"),
        };
        let mut lines: Vec<String> = says::event(&shot, self.names).into_iter().collect();
        if !why.is_empty() {
            lines.push(why.to_owned());
        }
        Some(told(says::label().shot_lead, lines, rule))
    }

    /// Why one cannot draw there, when one is to draw.
    fn draw(&self, action: Action) -> Option<Refusal> {
        let asked =
            self.deciding && matches!(self.view.phase, Phase::Play | Phase::Draw { .. } | Phase::Replace { .. });
        asked.then(|| self.view.check(action).err().map(refused)).flatten()
    }
}

/// The number of the rule for what a card is for.
const fn rule_of(rank: Rank) -> &'static str {
    match rank {
        Rank::Six => "C-2.4",
        Rank::Nine => "C-4.1",
        Rank::Ten => "C-2.2",
        Rank::Jack | Rank::Queen | Rank::King => "C-8.2",
        _ => "C-5.1",
    }
}

/// The number of the rule for what is special about a gun.
const fn rule_of_gun(calibre: Calibre) -> &'static str {
    match calibre {
        Calibre::TwentyTwo => "C-6.2",
        Calibre::FortyFive => "C-6.6",
        _ => "C-6.5",
    }
}

/// The number of the rule for the pass that `phase` asks for: of three cards, or of two for a 9.
pub const fn rule_of_pass(phase: Phase) -> &'static str {
    if matches!(phase, Phase::Passing { cards: 3, .. }) { "C-1.3" } else { "C-4.1" }
}

/// What the button for an action says of itself.
pub fn about(view: &View, action: Action) -> Option<About> {
    let of_gun = |calibre| format!("{} {}", explain::gun_about(calibre), words().shoots);
    Some(match action {
        _ if ends(view, action) => About::new(says::reason(Reason::Ends), "C-7.1"),
        Action::Name(_) => About::new(words().pass_about, "C-1.3"),
        Action::Pass(_) => About::new(words().pass_about, rule_of_pass(view.phase)),
        Action::Couple(_) => About::new(words().couple_about, "C-3.1"),
        Action::Nine { .. } => About::new(says::card_help(Rank::Nine, false), "C-4.1"),
        Action::Pull(gun) => About::new(of_gun(gun.calibre()), "C-5.1"),
        Action::Shoot { calibre, .. } => About::new(of_gun(calibre), rule_of_gun(calibre)),
        Action::Fire => {
            let Phase::Aimed { gun, victim } = view.phase else { return None };
            let calibre = view.table.guns.get(usize::from(gun))?.gun.calibre();
            let [hits, ..] = Guesses::of(view).odds(calibre, victim).in_100();
            About::new(explain::fire_about(hits), "C-6.5")
        }
        Action::HoldFire => About::new(words().hold_about, "C-6.5"),
        Action::Draw | Action::Enough if matches!(view.phase, Phase::Replace { .. }) => {
            About::new(words().place_about, "C-6.7")
        }
        Action::Draw => About::new(words().supply_about, "C-2.3"),
        Action::TakeDiscard => About::new(words().discards_about, "C-2.3"),
        Action::Discard(card) => {
            let (from, to) = (view.sheet().still_to_come(), without(view, card).still_to_come());
            let counts = (from != to).then(|| says::reason(Reason::Counts { from, to }));
            let help = says::card_help(card.rank(), view.table.options.strict()).to_owned();
            let help = std::iter::once(help).chain(counts);
            About::new(help.collect::<Vec<_>>().join(" "), rule_of(card.rank()))
        }
        _ => return None,
    })
}

/// What may be done with a card, in words.
fn acts(offer: &Offer) -> Vec<String> {
    let Offer { discard, couple, nine, guns, .. } = offer;
    let may = |allowed: &Result<(), Illegal>| allowed.is_ok();
    let guns = guns.iter().map(|gun| says::pull(gun.calibre()));
    let couple = couple.iter().filter(|(_, allowed)| may(allowed)).map(|&(suit, _)| says::show_couple(suit));
    let nine = nine.iter().filter(|(_, allowed)| may(allowed)).map(|&(suit, _)| says::pass_nine(suit));
    let discard = discard.iter().filter(|(_, allowed)| may(allowed)).map(|&(card, _)| says::discard(card));
    guns.chain(couple).chain(nine).chain(discard).collect()
}

/// Shots, a row each.
fn shots(shots: impl Iterator<Item = (String, Odds)>) -> Option<Pays> {
    let row = |(name, odds): (String, Odds)| {
        std::iter::once(name).chain(odds.in_100().map(|n| n.to_string())).collect::<Vec<_>>()
    };
    let rows: Vec<_> = shots.map(row).collect();
    let heads = [words().hits, words().misses, words().nothing].map(str::to_owned).into();
    (!rows.is_empty()).then_some(Pays { heads, rows })
}

pub(super) fn refused(why: Illegal) -> Refusal {
    Refusal { words: says::illegal(why).to_owned(), rule: why.rule() }
}
