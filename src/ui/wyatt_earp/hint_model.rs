//! A hint in words: a pure function of the player's view and of what the best bot found. Every sentence is made from the numbers of the
//! position; none says more than they do.

mod shots;

use crate::bots::wyatt_earp::Advice;
use crate::engine::{Game, Nobody, Rng, Seat};
use crate::games::wyatt_earp::{
    Action, CAPTURE, Card, Direction, Kind, MAX_SEATS, Outlaw, Phase, SOLE_LEAD, State, Table, View, WyattEarp, payout,
};
use crate::ui::play::hint::{self, Asked};
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp as earp;
use crate::ui::text::wyatt_earp::hints::{self, Laid, RaceAfter};

/// What is worth telling of a difference in money, in thousands of dollars.
const TELLING: f32 = 0.1;
/// With so many cards left, going out is near.
const NEARLY_OUT: u8 = 3;
/// So many open an outlaw.
const SET: u8 = 3;

/// A hint, and what it advises.
pub type Advised = hint::Advised<Action>;

/// A thing on the table that a hint points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The `nth` of these cards in hand, from 0.
    Held(Card, u8),
    /// A card in the discard stack that is being searched.
    Find(Card),
    /// A group on the table.
    Group(Seat, Outlaw),
    /// An outlaw's poster.
    Poster(Outlaw),
    /// The supply.
    Supply,
    /// The top of the discard stack.
    Discards,
}

impl Mark {
    /// Whether `action` is about this.
    pub fn is_of(self, action: Action) -> bool {
        let card = match action {
            Action::PlayPhoto(outlaw) => Some(Card::photo(outlaw)),
            Action::Shoot(card) | Action::Discard(card) => Some(card),
            Action::Ask { .. } => Some(Card::MOST_WANTED),
            Action::WyattDraw | Action::WyattSearch => Some(Card::WYATT_EARP),
            _ => None,
        };
        match (self, action) {
            (Mark::Held(held, nth), Action::PlayOutlaws { outlaw, count }) => {
                held == Card::outlaw(outlaw) && nth < count
            }
            (Mark::Held(held, nth), _) => card == Some(held) && nth == 0,
            (Mark::Find(found), action) => action == Action::Take(found),
            (Mark::Group(seat, outlaw), action) => action == Action::Target { seat, outlaw },
            (Mark::Poster(asked), Action::Ask { outlaw, .. }) => asked == outlaw,
            (Mark::Poster(_), _) => false,
            (Mark::Supply, action) => action == Action::DrawSupply,
            (Mark::Discards, action) => action == Action::DrawDiscard,
        }
    }
}

/// Where the player is asked.
pub fn asked(view: &View) -> Asked {
    match view.phase {
        Phase::HandOver | Phase::GameOver { .. } => Asked::Nowhere,
        Phase::Search | Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. } => Asked::InDialog,
        Phase::Target(_) => Asked::OnBoard,
        Phase::Draw | Phase::Play => Asked::AtHand,
    }
}

/// The hint that `advice` about `view` makes; none if it advises nothing.
pub fn hint(view: &View, advice: &Advice, names: &Names) -> Option<Advised> {
    let best = advice.options.first()?;
    let shot = match best.action {
        Action::Shoot(card) => Some(card),
        Action::ShootHideout => Some(Card::WYATT_EARP),
        _ => None,
    };
    let why = hint::or_close(&advice.options, Case::new(view, advice, names, best.action).why());
    let odds = shot.map(|card| earp::odds(view.hit_chance_of(card)));
    hint::advise(&advice.options, |action| hints::order(action, view.phase, names, view.top), why, odds)
}

/// The player's CP for an outlaw and the most of anybody else, and what the poster would pay the player.
struct Contest {
    mine: u8,
    rival: u8,
    paid: u16,
}

/// An act in its position.
struct Case<'a> {
    view: &'a View,
    table: &'a Table,
    names: &'a Names,
    advice: &'a Advice,
    action: Action,
    /// The act done in a guessed world. What lies open in it is true unless a shot or hidden cards decide.
    after: Option<State>,
}

impl<'a> Case<'a> {
    fn new(view: &'a View, advice: &'a Advice, names: &'a Names, action: Action) -> Self {
        let mut world = WyattEarp::determinize(view, &mut Rng::new(0));
        let done = WyattEarp::apply(&mut world, action, &mut Nobody).is_ok();
        Self { view, table: &view.table, names, advice, action, after: done.then_some(world) }
    }

    fn why(&self) -> String {
        if let Some(ending) = self.ending() {
            return ending;
        }
        if self.view.legal().len() == 1 {
            return hints::why().only_way.to_owned();
        }
        let said = match self.action {
            Action::DrawSupply => Some(self.draw_supply()),
            Action::DrawDiscard => self.view.top.and_then(|top| self.gained(top)),
            Action::PlayOutlaws { outlaw, .. } | Action::PlayPhoto(outlaw) => self.laid(outlaw),
            Action::LayPhoto => match self.view.phase {
                Phase::PhotoOffer { outlaw, .. } => self.laid(outlaw),
                _ => None,
            },
            Action::Shoot(card) => self.shot(card),
            Action::ShootHideout => match self.view.phase {
                Phase::HideoutOffer { outlaw, .. } => Some(self.brought_back(outlaw, false)),
                _ => None,
            },
            Action::Ask { outlaw, direction } => Some(self.asked(outlaw, direction)),
            Action::WyattDraw => Some(hints::why().two_more.to_owned()),
            Action::WyattSearch => Some(self.searched()),
            // A Sheriff card that is found may be shot with at once.
            Action::Take(card) => match card.kind() {
                Kind::Outlaw(_) | Kind::Photo(_) => self.gained(card),
                _ if self.view.table.can_shoot() && !self.view.hand.is_empty() => self.shot(card),
                _ => None,
            },
            Action::Target { seat, outlaw } => self.aimed(seat, outlaw),
            Action::Decline => self.declined(),
            Action::Discard(card) => Some(self.discarded(card)),
            Action::NextHand => None,
        };
        said.unwrap_or_else(|| self.numbers())
    }

    /// What the act is worth beyond the next best in this hand, if it is worth telling; in thousands of dollars.
    fn lead(&self) -> Option<f32> {
        let [best, next, ..] = &self.advice.options[..] else { return None };
        let lead = best.points - next.points;
        (lead >= TELLING && best.chance >= next.chance).then_some(lead)
    }

    fn numbers(&self) -> String {
        self.lead().map_or_else(|| hints::tried(self.advice.worlds), hints::better)
    }

    /// If the act ends the hand, which all can foresee: a last discard, or drawing from a supply that is used up.
    fn ending(&self) -> Option<String> {
        if !matches!(self.action, Action::Discard(_) | Action::DrawSupply | Action::WyattDraw) {
            return None;
        }
        let after = self.after.as_ref()?;
        let me = self.view.me.index();
        let money = after.table().money;
        let alone = (0..self.table.seats()).all(|seat| seat == me || money[seat] < money[me]);
        let paid = money[me].saturating_sub(self.table.money[me]);
        match after.phase() {
            Phase::GameOver { winner } if winner == self.view.me && alone => Some(hints::ends_game(money[me])),
            Phase::HandOver | Phase::GameOver { .. } if paid > 0 => Some(hints::ends_hand(paid)),
            Phase::HandOver | Phase::GameOver { .. } => Some(hints::why().ends_early.to_owned()),
            _ => None,
        }
    }

    fn contest_of(&self, cp: [u8; MAX_SEATS], poster: u16) -> Contest {
        let me = self.view.me.index();
        let rival = (0..MAX_SEATS).filter(|&seat| seat != me).map(|seat| cp[seat]).max().unwrap_or(0);
        Contest { mine: cp[me], rival, paid: payout(cp, poster).paid[me] }
    }

    fn contest(&self, table: &Table, outlaw: Outlaw) -> Contest {
        self.contest_of(table.cp(outlaw), table.posters[outlaw.index()])
    }

    /// Cards laid for `outlaw`, by this act: how the player then stands, for what, and with how many cards.
    fn laid(&self, outlaw: Outlaw) -> Option<String> {
        let after = self.after.as_ref()?.table();
        let (old, new) = (self.contest(self.table, outlaw), self.contest(after, outlaw));
        //
        let alone = |contest: &Contest, table: &Table| {
            contest.mine >= contest.rival + SOLE_LEAD && table.cp(outlaw).iter().sum::<u8>() >= CAPTURE
        };
        let standing = if after.group(self.view.me, outlaw).hidden() {
            RaceAfter::Hidden
        } else if !self.table.is_open(outlaw) {
            RaceAfter::Opens
        } else if alone(&new, after) && !alone(&old, self.table) {
            RaceAfter::Alone
        } else if new.mine > new.rival && old.mine <= old.rival {
            RaceAfter::Leads
        } else if new.mine == new.rival && old.mine < old.rival {
            RaceAfter::Level
        } else {
            RaceAfter::Has
        };
        let cards = after.hand_len[self.view.me.index()];
        let (Contest { mine, rival, paid }, costs) = (new, self.costs(after, outlaw));
        // Out of turn one draws again before one can go out.
        let few = if self.action == Action::LayPhoto { 0 } else { NEARLY_OUT };
        let leaves = (cards <= few).then_some(cards);
        let reason = hints::laid(self.names, Laid { standing, outlaw, mine, rival, paid, costs, leaves });
        // Where that is no gain to speak of, there may be no later.
        let hurry = if paid <= old.paid { self.nearly_out() } else { None };
        Some(hurry.map_or(reason.clone(), |hurry| format!("{reason} {hurry}")))
    }

    /// What the poster would pay somebody else less than before, at most.
    fn costs(&self, after: &Table, outlaw: Outlaw) -> Option<(Seat, u16)> {
        let pays = |table: &Table| payout(table.cp(outlaw), table.posters[outlaw.index()]).paid;
        let (old, new) = (pays(self.table), pays(after));
        let less = |seat: &Seat| old[seat.index()].saturating_sub(new[seat.index()]);
        let worst = self.table.others(self.view.me).max_by_key(less);
        worst.filter(|seat| less(seat) > 0).map(|seat| (seat, less(&seat)))
    }

    /// The other player with fewest cards, if they are very few.
    fn nearly_out(&self) -> Option<String> {
        let cards = |seat: &Seat| self.table.hand_len[seat.index()];
        let seat = self.table.others(self.view.me).min_by_key(cards)?;
        (1..=2).contains(&cards(&seat)).then(|| hints::nearly_out(self.names, seat, cards(&seat)))
    }

    fn draw_supply(&self) -> String {
        let Some(top) = self.view.top else { return hints::why().only_supply.to_owned() };
        let options = &self.advice.options;
        let chance_of = |action| options.iter().find(|option| option.action == action).map(|option| option.chance);
        // Nothing is said of the open card where it was not tried.
        let Some(against) = chance_of(Action::DrawDiscard) else { return self.numbers() };
        match self.lead() {
            Some(lead) => hints::two_unseen(top, lead),
            None if chance_of(self.action).is_some_and(|chance| chance > against) => hints::two_rather(top),
            None => self.numbers(),
        }
    }

    /// A card for the hand that the player knows.
    fn gained(&self, card: Card) -> Option<String> {
        let free = self.view.hand.len(); // of all that the hand then has, one is for the discard
        match card.kind() {
            Kind::Outlaw(outlaw) => {
                let (total, open) = (self.view.hand.count(card) + 1, self.table.is_open(outlaw));
                let total = if open { total.min(free) } else { total };
                let laid = if open { total > 0 } else { total < SET || free >= SET };
                laid.then(|| hints::makes(outlaw, total, open)).flatten()
            }
            Kind::Photo(outlaw) => (free > 0).then(|| hints::photo(outlaw, self.table.is_open(outlaw))),
            _ => Some(self.lead().map_or_else(|| hints::known(card), hints::better)),
        }
    }

    /// Most Wanted! from hands: who is known to have one, and what it would make.
    fn asked(&self, outlaw: Outlaw, direction: Direction) -> String {
        let card = Card::outlaw(outlaw);
        let mut others: Vec<Seat> = self.table.others(self.view.me).collect();
        if direction == Direction::Right {
            others.reverse();
        }
        let holder = others.into_iter().find(|seat| self.view.known[seat.index()].count(card) > 0);
        let (unseen, total) = (self.view.surely_unseen(card), self.view.hand.count(card) + 1);
        let Some(unseen) = unseen.or(holder.map(|_| 1)) else { return self.numbers() };
        // Most Wanted! goes, a card comes, and one is for the discard.
        let free = self.view.hand.len().saturating_sub(1);
        hints::holder(self.names, holder, unseen, outlaw, total.min(free), self.table.is_open(outlaw) && free > 0)
    }

    /// What is taken then is another decision: all that is sure is the choice.
    fn searched(&self) -> String {
        let choice = hints::choice(self.table.discard_len - self.view.stack.count(Card::WYATT_EARP));
        self.lead().map_or(choice.clone(), |lead| format!("{choice} {}", hints::better(lead)))
    }

    fn declined(&self) -> Option<String> {
        let kept = match self.view.phase {
            Phase::PhotoOffer { outlaw, .. } => Card::photo(outlaw),
            _ => Card::WYATT_EARP,
        };
        self.lead().map(|lead| hints::worth_keeping(kept, lead))
    }

    /// A discard: what the next player may want of it.
    fn discarded(&self, card: Card) -> String {
        let Some(next) = self.table.others(self.view.me).next() else { return self.numbers() };
        let in_hand = self.view.known[next.index()];
        let known = in_hand.count(card);
        let lay = match card.kind() {
            Kind::Outlaw(outlaw) | Kind::Photo(outlaw) => self.table.is_open(outlaw),
            _ => false,
        };
        match card.kind() {
            _ if self.view.hand.kinds().count() == 1 => self.numbers(), // no other could go
            _ if lay => hints::could_lay(self.names, next),
            Kind::Outlaw(_) if known > 0 => hints::collects(self.names, next, known),
            Kind::Outlaw(outlaw) if self.view.caps[next.index()].of(outlaw) == 0 => {
                hints::has_none(self.names, next, outlaw)
            }
            Kind::Outlaw(outlaw) => {
                let lone = (self.view.hand.count(card) == 1).then_some(outlaw);
                hints::not_wanted(self.names, next, lone)
            }
            Kind::Photo(outlaw) if in_hand.has(Card::outlaw(outlaw)) => self.numbers(),
            Kind::Photo(_) => hints::not_wanted(self.names, next, None),
            _ => self.numbers(),
        }
    }
}

#[cfg(test)]
#[path = "hint_tests.rs"]
mod tests;
