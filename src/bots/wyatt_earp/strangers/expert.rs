//! One who knows what pays: reckons what every poster would pay, now and once others have joined, and takes the act that gains most.
//!
//! Made from the rules' payouts alone, poster by poster; nothing is taken from the house's rules of thumb.

use crate::bots::Bot;
use crate::engine::{Rng, Seat};
use crate::games::wyatt_earp::{Action, Card, Hand, Kind, MAX_SEATS, OUTLAWS, Outlaw, Phase, View, WyattEarp, paid};

/// One who reckons.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expert {
    /// What laying cards is worth in itself, in thousands of dollars.
    eager: f32,
    /// How much a thousand of another hurts.
    envy: f32,
}

impl Expert {
    /// Lays what does not lose.
    pub const BOLD: Self = Self { eager: 0.6, envy: 0.4 };
    /// Keeps what can wait.
    pub const WARY: Self = Self { eager: -0.1, envy: 0.5 };
}

/// What is to be reckoned with.
#[derive(Clone, Copy)]
struct Outlook<'a> {
    expert: &'a Expert,
    view: &'a View,
    cp: [[u8; MAX_SEATS]; OUTLAWS],
    money: [u16; OUTLAWS],
    open: u8,
    hand: Hand,
    /// Unseen cards of each outlaw that another hand has on average, in each seat.
    theirs: [[f32; MAX_SEATS]; OUTLAWS],
    /// How likely the hand ends before the next turn.
    haste: f32,
}

impl<'a> Outlook<'a> {
    fn new(expert: &'a Expert, view: &'a View) -> Self {
        let table = &view.table;
        let mut theirs = [[0.0; MAX_SEATS]; OUTLAWS];
        let hidden: u8 = table.supply_len + table.others(view.me).map(|seat| table.hand_len[seat.index()]).sum::<u8>();
        for outlaw in Outlaw::ALL {
            let card = Card::outlaw(outlaw);
            let laid: u8 = Seat::all(table.seats()).map(|seat| table.group(seat, outlaw).outlaws()).sum();
            let unseen = 7_u8.saturating_sub(laid + view.hand.count(card) + view.stack.count(card));
            for seat in table.others(view.me) {
                let share = f32::from(table.hand_len[seat.index()]) / f32::from(hidden.max(1));
                let known = f32::from(view.known[seat.index()].count(card));
                theirs[outlaw.index()][seat.index()] = known.max(f32::from(unseen) * share);
            }
        }
        let fewest = table.others(view.me).map(|seat| table.hand_len[seat.index()]).min().unwrap_or(10);
        let out = table.reshuffled && usize::from(table.supply_len) < 2 * table.seats();
        let haste = if out { 0.7 } else { [0.9, 0.7, 0.5, 0.35, 0.25, 0.15][usize::from(fewest.min(5))] };
        Self { expert, view, cp: view.cp(), money: table.posters, open: table.open(), hand: view.hand, theirs, haste }
    }

    /// What a payout is worth to me.
    fn of(&self, pay: [u16; MAX_SEATS]) -> f32 {
        let me = self.view.me.index();
        let others = f32::from(pay.iter().sum::<u16>() - pay[me]);
        f32::from(pay[me]) - self.expert.envy * others / (self.view.table.seats() - 1) as f32
    }

    /// What a poster is worth as it stands.
    fn now(&self, at: usize) -> f32 {
        self.of(paid(self.cp[at], self.money[at]))
    }

    /// What it may be worth later: all lay some of what they hold, or more, or less.
    fn later(&self, outlaw: Outlaw) -> f32 {
        let at = outlaw.index();
        let me = self.view.me.index();
        let held = self.hand.count(Card::outlaw(outlaw));
        let photo = 4 * self.hand.count(Card::photo(outlaw));
        let is_open = self.open >> at & 1 == 1;
        let sure = if is_open { 1.0 } else { [0.05, 0.15, 0.4, 0.9, 0.95, 1.0, 1.0, 1.0][usize::from(held)] };
        let mut sum = 0.0;
        for part in [0.2, 0.6, 1.1] {
            let mut cp = self.cp[at];
            for (points, cards) in cp.iter_mut().zip(self.theirs[at]) {
                *points += 2 * (part * cards).round() as u8;
            }
            let hidden = self.view.table.group(self.view.me, outlaw).hidden();
            cp[me] += if hidden { 0 } else { 2 * held.max(if is_open { 0 } else { 3 }) + photo };
            sum += self.of(paid(cp, self.money[at] + u16::from(held.saturating_sub(1)))) / 3.0;
        }
        sure * sum
    }

    fn poster(&self, outlaw: Outlaw) -> f32 {
        self.haste * self.now(outlaw.index()) + (1.0 - self.haste) * self.later(outlaw)
    }

    /// What everything is worth, with as many cards in hand as there are.
    fn worth(&self) -> f32 {
        let goes_out = self.hand.len() <= 1;
        Outlaw::ALL
            .into_iter()
            .map(|outlaw| if goes_out { self.now(outlaw.index()) } else { self.poster(outlaw) })
            .sum()
    }

    /// After so many Outlaw cards are laid.
    fn laid(mut self, outlaw: Outlaw, count: u8) -> Self {
        let at = outlaw.index();
        self.hand.remove(Card::outlaw(outlaw), count);
        self.open |= 1 << at;
        self.money[at] += u16::from(count - 1);
        self.add(self.view.me, outlaw, 2 * i16::from(count))
    }

    fn add(mut self, seat: Seat, outlaw: Outlaw, points: i16) -> Self {
        let cp = &mut self.cp[outlaw.index()][seat.index()];
        if !self.view.table.group(seat, outlaw).hidden() {
            *cp = (i16::from(*cp) + points).max(0) as u8;
        }
        self
    }

    /// After a Sheriff card has struck a group.
    fn struck(mut self, card: Card, seat: Seat, outlaw: Outlaw) -> Self {
        let at = outlaw.index();
        match card {
            Card::HIDEOUT => self.cp[at][seat.index()] = 0,
            Card::WYATT_EARP => self.cp[at][seat.index()] = self.view.table.group(seat, outlaw).cp_uncovered(),
            Card::MOST_WANTED => {
                self.hand.add(Card::outlaw(outlaw));
                return self.add(seat, outlaw, -2);
            }
            Card::BANK_ROBBERY => {
                self.money[at] += 1;
                return self.add(seat, outlaw, 2);
            }
            Card::STAGECOACH_ROBBERY => {
                self.money[at] += 3;
                return self.add(seat, outlaw, 1);
            }
            _ => {
                self.money[at] += 1;
                let there = self.view.table.fastest_gun();
                let after = there.map_or(self, |(from, other)| self.add(from, other, -3));
                return after.add(seat, outlaw, 3);
            }
        }
        self
    }

    /// What one more of a card is worth.
    fn card(&self, card: Card) -> f32 {
        let mut with = *self;
        with.hand.add(card);
        match card.kind() {
            Kind::Outlaw(outlaw) => {
                let held = with.hand.count(card);
                let kept = with.poster(outlaw);
                let open = self.open >> outlaw.index() & 1 == 1;
                let best = if open || held >= 3 { with.laid(outlaw, held).poster(outlaw).max(kept) } else { kept };
                best - self.poster(outlaw)
            }
            Kind::Photo(outlaw) => with.poster(outlaw) - self.poster(outlaw),
            Kind::MostWanted | Kind::WyattEarp => 0.9,
            _ => 0.35,
        }
    }

    /// What two unknown cards are worth.
    fn two_cards(&self) -> f32 {
        let mut sum = 0.0;
        let mut count = 0.0;
        for card in Card::all() {
            let mut seen = self.view.hand.count(card) + self.view.stack.count(card);
            if let Kind::Outlaw(outlaw) = card.kind() {
                let table = &self.view.table;
                seen += Seat::all(table.seats()).map(|seat| table.group(seat, outlaw).outlaws()).sum::<u8>();
            }
            let left = f32::from(card.copies().saturating_sub(seen));
            if left > 0.0 && self.hand.count(card) < card.copies() {
                sum += left * self.card(card);
                count += left;
            }
        }
        2.0 * sum / f32::max(count, 1.0)
    }

    /// What an act gains.
    fn gain(&self, action: Action) -> f32 {
        let (view, table) = (self.view, &self.view.table);
        let before = self.worth();
        match action {
            Action::DrawSupply if table.reshuffled && table.supply_len < 2 => {
                Outlaw::ALL.into_iter().map(|outlaw| self.now(outlaw.index())).sum::<f32>() - before
            }
            Action::DrawSupply => self.two_cards() + 0.2,
            Action::DrawDiscard => view.top.map_or(-9.0, |top| self.card(top)),
            Action::PlayOutlaws { outlaw, count } => {
                self.laid(outlaw, count).worth() - before + self.expert.eager * f32::from(count) / 3.0
            }
            Action::PlayPhoto(outlaw) => self.photo(outlaw) - before,
            Action::LayPhoto => match view.phase {
                Phase::PhotoOffer { outlaw, .. } => self.photo(outlaw) - before + 0.1,
                _ => 0.0,
            },
            Action::Shoot(card) => {
                let hits = view
                    .targets(card)
                    .into_iter()
                    .map(|(seat, outlaw)| self.struck(card, seat, outlaw).worth() - before);
                let best = hits.fold(f32::MIN, f32::max);
                view.hit_chance() as f32 * best - 0.15
            }
            Action::Target { seat, outlaw } => match view.phase {
                Phase::Target(card) => self.struck(card, seat, outlaw).worth() - before,
                _ => 0.0,
            },
            Action::Ask { outlaw, .. } => {
                let none: f32 = self.theirs[outlaw.index()].iter().map(|cards| (1.0 - cards).max(0.0)).product();
                (1.0 - none) * self.card(Card::outlaw(outlaw)) - 0.3
            }
            Action::WyattDraw if table.reshuffled && table.supply_len < 2 => -1.0,
            Action::WyattDraw => self.two_cards() - 0.4,
            Action::WyattSearch => {
                let there = Card::all().filter(|&card| card != Card::WYATT_EARP && view.stack.count(card) > 0);
                there.map(|card| self.card(card)).fold(-9.0, f32::max) - 0.5
            }
            Action::Take(card) => self.card(card),
            Action::ShootHideout => match view.phase {
                Phase::HideoutOffer { outlaw, .. } => {
                    let freed = self.struck(Card::WYATT_EARP, view.me, outlaw).worth() - before;
                    view.hit_chance() as f32 * freed - 0.3
                }
                _ => 0.0,
            },
            Action::Decline | Action::NextHand => 0.0,
            Action::Discard(card) => self.parting(card),
        }
    }

    fn photo(mut self, outlaw: Outlaw) -> f32 {
        self.hand.remove_if_there(Card::photo(outlaw));
        self.money[outlaw.index()] += 1;
        self.add(self.view.me, outlaw, 4).worth()
    }

    /// What is lost by a discard, to me and to the next player.
    fn parting(&self, card: Card) -> f32 {
        let mut without = *self;
        without.hand.remove(card, 1);
        let Kind::Outlaw(outlaw) = card.kind() else {
            let loss = without.card(card) / f32::from(self.hand.count(card));
            return -loss.max(0.05);
        };
        let next = self.view.me.next(self.view.table.seats());
        let at = outlaw.index();
        let open = self.open >> at & 1 == 1;
        let after = without.add(next, outlaw, 2);
        let feed = if open {
            0.6 * (without.poster(outlaw) - after.poster(outlaw))
        } else {
            0.1 * self.theirs[at][next.index()]
        };
        without.poster(outlaw) - self.poster(outlaw) - feed.max(0.0)
    }
}

impl Bot<WyattEarp> for Expert {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let outlook = Outlook::new(self, view);
        let legal = view.legal();
        let best = |acts: &mut dyn Iterator<Item = Action>, rng: &mut Rng| {
            let gains = acts.map(|act| (act, outlook.gain(act) + rng.below(100) as f32 / 1e5));
            gains.max_by(|a, b| a.1.total_cmp(&b.1))
        };
        let (mut plays, mut discards): (Vec<_>, Vec<_>) =
            legal.iter().partition(|action| !matches!(action, Action::Discard(_)));
        // What gains is done; then comes the discard that loses least.
        match (best(&mut plays.drain(..), rng), best(&mut discards.drain(..), rng)) {
            (Some((play, gain)), Some((discard, _))) => {
                if gain > 0.0 {
                    play
                } else {
                    discard
                }
            }
            (Some((act, _)), None) | (None, Some((act, _))) => act,
            (None, None) => Action::NextHand,
        }
    }
}
