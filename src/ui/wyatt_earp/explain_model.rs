//! What everything on this table is, why it can be played or not, and what would be paid: from the player's view alone.

use super::choices::{self, Choice, Selection};
use super::look;
use super::model::{is_over, rewards};
use super::score_model;
use crate::bots::Level;
use crate::engine::Seat;
use crate::games::wyatt_earp::{
    Action, CAPTURE, Card, GOAL, Group, Illegal, Kind, MAX_SEATS, Outlaw, Phase, Table, View, payout,
};
use crate::ui::table::Refusal;
use crate::ui::table::actions::About;
use crate::ui::table::explain::{Explanation, Pays, told};
use crate::ui::table::key::Key;
use crate::ui::text::reading::can_now;
use crate::ui::text::wyatt_earp as earp;
use crate::ui::text::wyatt_earp::explain::{self, explain as words};
use crate::ui::text::{self, ME, Names};

/// Something that can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card, wherever it lies.
    Card(Card),
    /// An outlaw's poster.
    Poster(Outlaw),
    /// A group, or the place for one.
    Group(Seat, Outlaw),
    /// A player, with what is known of them.
    Player(Seat),
    /// The supply.
    Supply,
    /// The discard stack.
    Discards,
    /// Capture points.
    Points,
}

impl Thing {
    /// What it carries in `data-explain`.
    pub fn key(self) -> String {
        match self {
            Self::Card(card) => format!("card-{}", card.index()),
            Self::Poster(outlaw) => format!("poster-{}", outlaw.index()),
            Self::Group(seat, outlaw) => format!("group-{}-{}", seat.0, outlaw.index()),
            Self::Player(seat) => format!("player-{}", seat.0),
            Self::Supply => "supply".to_owned(),
            Self::Discards => "discard".to_owned(),
            Self::Points => "points".to_owned(),
        }
    }

    /// What carries `key`.
    pub fn of(key: &str) -> Option<Self> {
        let (kind, mut key) = Key::read(key)?;
        Some(match kind {
            "card" => Self::Card(Card::all().nth(key.number()?)?),
            "poster" => Self::Poster(key.one(&Outlaw::ALL)?),
            "group" => Self::Group(key.seat(MAX_SEATS)?, key.one(&Outlaw::ALL)?),
            "player" => Self::Player(key.seat(MAX_SEATS)?),
            "supply" => Self::Supply,
            "discard" => Self::Discards,
            "points" => Self::Points,
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
    /// What the player has picked up.
    pub picked: Option<Selection>,
}

impl Moment<'_> {
    /// What `thing` is.
    pub fn explain(&self, thing: Thing) -> Explanation {
        match thing {
            Thing::Card(card) => self.card(card),
            Thing::Poster(outlaw) => self.poster(outlaw),
            Thing::Group(seat, outlaw) => self.group(seat, outlaw),
            Thing::Player(seat) => self.player(seat),
            Thing::Supply => self.supply(),
            Thing::Discards => self.discards(),
            Thing::Points => told(words().points, vec![words().points_about.to_owned()], "R-9.1"),
        }
    }

    fn card(&self, card: Card) -> Explanation {
        let view = self.view;
        let mut lines = vec![earp::card_help(card).to_owned()];
        if let Kind::Outlaw(_) = card.kind() {
            lines.extend(self.unseen(card));
        }
        let mut why = None;
        let held = view.hand.count(card);
        if held > 0 && view.me == ME {
            if view.to_act() != Some(view.me) {
                why = Some(refused(Illegal::NotYourTurn));
            } else if self.deciding && matches!(view.phase, Phase::Draw | Phase::Play) {
                let offer = choices::offer(view, Selection { card, copies: u8::MAX >> (8 - held) });
                let name = |act: &Choice| match *act {
                    Choice::Do(Action::Discard(_)) | Choice::Ask => None,
                    Choice::Do(action) => Some(earp::action(action, self.names, view.top)),
                    Choice::Ways(card) => Some(earp::play_ways(card)),
                };
                let acts: Vec<String> = offer.acts.iter().filter_map(name).collect();
                if !acts.is_empty() {
                    lines.push(can_now(&acts));
                }
                why = offer.why.map(refused);
            }
        }
        let shoots = !matches!(card.kind(), Kind::Outlaw(_) | Kind::Photo(_));
        // A shot at nothing cannot be taken.
        if shoots && view.table.can_shoot() && !view.targets(card).is_empty() {
            lines.push(earp::odds(view.hit_chance_of(card)));
        }
        Explanation { why, ..told(&earp::card_title(card), lines, rule_of(card)) }
    }

    /// How many like it are out of sight, where that is sure.
    fn unseen(&self, card: Card) -> Option<String> {
        self.view.surely_unseen(card).map(|unseen| explain::unseen(unseen, card.copies()))
    }

    fn poster(&self, outlaw: Outlaw) -> Explanation {
        let table = &self.view.table;
        let cp: u8 = table.cp(outlaw).iter().sum();
        let open = if table.is_open(outlaw) { words().open_about } else { words().unopened_about };
        let card = Card::outlaw(outlaw);
        let mut lines = vec![
            format!("{} {open}", explain::on_poster(rewards(self.view)[outlaw.index()])),
            explain::to_capture(cp, CAPTURE.saturating_sub(cp)),
        ];
        lines.extend(self.unseen(card));
        Explanation { pays: self.pays(None, outlaw), ..told(outlaw.name(), lines, "R-9.1") }
    }

    fn group(&self, seat: Seat, outlaw: Outlaw) -> Explanation {
        let table = &self.view.table;
        let group = table.group(seat, outlaw);
        let mut lines = Vec::new();
        if group.is_empty() {
            lines.push(words().group_empty.to_owned());
        } else {
            lines.push(format!("{}: {}", earp::group_spoken(group, outlaw), sum(group, outlaw)));
        }
        if group.hidden() {
            lines.push(explain::under_hideout(group.cp_uncovered()));
        }
        let chosen = self.deciding && self.view.check(Action::Target { seat, outlaw }).is_ok();
        if chosen {
            lines.push(words().may_choose.to_owned());
        }
        let cp = table.cp(outlaw);
        let reward = rewards(self.view)[outlaw.index()];
        lines.push(score_model::why(cp, reward, &payout(cp, reward), self.names).join(" "));
        let rule = match (group.hidden(), group.is_empty()) {
            (true, _) => "R-6.8",
            (_, true) => "R-4.2",
            _ => "R-9.3",
        };
        let title = earp::target(self.names, seat, outlaw);
        Explanation { pays: self.pays(Some(seat), outlaw), ..told(&title, lines, rule) }
    }

    fn player(&self, seat: Seat) -> Explanation {
        let table = &self.view.table;
        let is_over = matches!(self.view.phase, Phase::HandOver | Phase::GameOver { .. });
        let on_turn = (table.turn == seat && seat != ME && !is_over).then(|| words().turn.to_owned());
        let dealt = (table.dealer() == seat && seat != ME).then(|| words().dealt.to_owned());
        let plays = (seat != ME).then(|| format!("{}.", text::character(self.names, seat, self.level)));
        let held = explain::holds(self.names, seat, table.hand_len[seat.index()]);
        let money = explain::to_goal(table.money[seat.index()], GOAL);
        let lines = [Some(money), Some(held), on_turn, dealt, plays].into_iter().flatten().collect();
        told(self.names.of(seat), lines, "R-10.1")
    }

    fn supply(&self) -> Explanation {
        let table = &self.view.table;
        let (about, rule) = supply_about(table);
        let mut lines = vec![about.to_owned()];
        if table.can_shoot() {
            lines.push(earp::odds(self.view.hit_chance()));
        }
        let why = self.draw(Action::DrawSupply);
        Explanation { why, ..told(earp::label().supply, lines, rule) }
    }

    fn discards(&self) -> Explanation {
        let top =
            self.view.top.map(|top| format!("{} {}", explain::on_top(&earp::card_title(top)), earp::card_help(top)));
        let top = top.unwrap_or_else(|| words().discards_empty.to_owned());
        let lines = vec![top, words().discards_about.to_owned()];
        let why = self.draw(Action::DrawDiscard);
        Explanation { why, ..told(earp::label().discards, lines, "R-3.5") }
    }

    /// Why one cannot draw there, on one's own turn.
    fn draw(&self, action: Action) -> Option<Refusal> {
        self.deciding.then(|| self.view.check(action).err().map(refused)).flatten()
    }

    /// Who would be paid what if the hand ended now, and after what is picked up is played, on that group where it matters.
    fn pays(&self, seat: Option<Seat>, outlaw: Outlaw) -> Option<Pays> {
        let table = &self.view.table;
        let reward = rewards(self.view)[outlaw.index()];
        let now = payout(table.cp(outlaw), reward).paid;
        let then = self.then(seat, outlaw);
        let after = then.as_ref().map(|then| payout(then.cp, then.reward).paid);
        let all: Vec<[u16; MAX_SEATS]> = [Some(now), after].into_iter().flatten().collect();
        let rows: Vec<Vec<String>> = Seat::all(table.seats())
            .filter(|seat| all.iter().any(|paid| paid[seat.index()] > 0))
            .map(|seat| {
                let amounts = all.iter().map(|paid| earp::money(paid[seat.index()]));
                std::iter::once(self.names.of(seat).to_owned()).chain(amounts).collect()
            })
            .collect();
        let now = if is_over(self.view) { words().paid } else { words().now };
        let heads = std::iter::once(now.to_owned()).chain(then.map(|then| then.head)).collect();
        (!rows.is_empty()).then_some(Pays { heads, rows })
    }

    /// How the poster would stand after what is picked up is played.
    fn then(&self, seat: Option<Seat>, outlaw: Outlaw) -> Option<Then> {
        let view = self.view;
        if !self.deciding {
            return None;
        }
        let (card, count, hit) = match view.phase {
            Phase::Target(card) => (card, 1, true),
            _ => self.picked.map(|picked| (picked.card, picked.count(), false))?,
        };
        let (mut cp, reward) = (view.table.cp(outlaw), view.table.posters[outlaw.index()]);
        let group = |seat: Seat| view.table.group(seat, outlaw);
        let (me, other) = (view.me, seat.filter(|&seat| seat != view.me));
        let own = group(me);
        let adds = |points: u8| if own.hidden() { 0 } else { points };
        let (action, raise) = match card.kind() {
            Kind::Outlaw(of) if of == outlaw => {
                cp[me.index()] += adds(2 * count);
                (Action::PlayOutlaws { outlaw, count }, look::raise(card, count))
            }
            Kind::Photo(of) if of == outlaw => {
                cp[me.index()] += adds(4);
                (Action::PlayPhoto(outlaw), look::raise(card, 1))
            }
            Kind::BankRobbery | Kind::StagecoachRobbery | Kind::FastestGun if other.is_none() && own.stands() => {
                let guns = card == Card::FASTEST_GUN && Seat::all(view.table.seats()).any(|seat| group(seat).gun());
                if guns {
                    return None;
                }
                cp[me.index()] += adds(look::cp(card).unwrap_or(0));
                (Action::Shoot(card), look::raise(card, 1))
            }
            Kind::Hideout if other.is_some_and(|seat| group(seat).stands() && !group(seat).hidden()) => {
                cp[other?.index()] = 0;
                (Action::Shoot(card), 0)
            }
            Kind::MostWanted if other.is_some_and(|seat| group(seat).outlaws() > 0) => {
                cp[other?.index()] = group(other?).cp_after_theft();
                (Action::Shoot(card), 0)
            }
            Kind::WyattEarp if other.is_none() && own.hidden() => {
                cp[me.index()] = own.cp_uncovered();
                (Action::Shoot(card), 0)
            }
            _ => return None,
        };
        let shot = matches!(action, Action::Shoot(_));
        if !hit && view.check(action).is_err() {
            return None;
        }
        let act = if shot { earp::card_title(card) } else { earp::action(action, self.names, view.top) };
        Some(Then { cp, reward: reward + raise, head: explain::after(&act, shot && !hit) })
    }
}

/// The number of the rule for what a card does.
fn rule_of(card: Card) -> &'static str {
    match card.kind() {
        Kind::Outlaw(_) => "R-4.1",
        Kind::Photo(_) => "R-6.2",
        Kind::BankRobbery | Kind::StagecoachRobbery => "R-6.4",
        Kind::FastestGun => "R-6.5",
        Kind::MostWanted => "R-6.6",
        Kind::Hideout => "R-6.8",
        Kind::WyattEarp => "R-6.9",
    }
}

/// What the button for an action says of itself.
pub fn about(view: &View, action: Action) -> Option<About> {
    let help = |card: Card| {
        let shoots = matches!(action, Action::Shoot(_)) && view.check(action).is_ok();
        let odds = shoots.then(|| earp::odds(view.hit_chance_of(card)));
        let words = std::iter::once(earp::card_help(card).to_owned()).chain(odds);
        About::new(words.collect::<Vec<_>>().join(" "), rule_of(card))
    };
    Some(match action {
        Action::DrawSupply if choices::ends_hand(view, action) => About::new(earp::label().draw_ends_hand, "R-7.2"),
        Action::DrawSupply => {
            let (words, rule) = supply_about(&view.table);
            About::new(words, rule)
        }
        Action::DrawDiscard => About::new(words().discards_about, "R-3.5"),
        Action::Discard(_) => About::new(words().discard_about, "R-3.3"),
        Action::PlayOutlaws { outlaw, .. } => help(Card::outlaw(outlaw)),
        Action::PlayPhoto(outlaw) => help(Card::photo(outlaw)),
        Action::Shoot(card) => help(card),
        _ => return None,
    })
}

/// What the supply is: it is reshuffled once.
fn supply_about(table: &Table) -> (&'static str, &'static str) {
    match (table.reshuffled, table.supply_len) {
        (true, 0) => (words().supply_out, "R-7.2"),
        (true, _) => (words().supply_second, "R-7.2"),
        _ => (words().supply_about, "R-3.1"),
    }
}

/// How a poster would stand.
struct Then {
    cp: [u8; MAX_SEATS],
    reward: u16,
    head: String,
}

/// What the cards of a group count.
fn sum(group: Group, outlaw: Outlaw) -> String {
    let mut parts: Vec<(u8, u8)> = Vec::new();
    for each in group.cards(outlaw).filter_map(look::cp) {
        match parts.last_mut() {
            Some((n, of)) if *of == each => *n += 1,
            _ => parts.push((1, each)),
        }
    }
    explain::sum(&parts, group.cp_uncovered())
}

/// Why the rules forbid something, and which.
pub fn refused(why: Illegal) -> Refusal {
    Refusal { words: earp::illegal(why).to_owned(), rule: why.rule() }
}
