//! What a view promises: for every poster the money that its fight is worth to me, now and by the end of the hand.

use std::cell::OnceCell;

use super::shares::shares;
use super::weights::Weights;
use crate::games::wyatt_earp::{Card, GOAL, MAX_SEATS, OUTLAWS, Outlaw, View};

/// Chances below this are not worth the time.
const SLIGHT: f32 = 0.01;

/// How the fight for one poster stands, with what I hold for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    /// Each seat's capture points.
    pub cp: [u8; MAX_SEATS],
    /// On the poster, in thousands of dollars.
    pub money: u16,
    /// Whether the outlaw is open.
    pub open: bool,
    /// Outlaw cards in my hand.
    pub held: u8,
    /// Whether I hold the Photo.
    pub photo: bool,
    /// The seats whose groups are covered, a bit each.
    pub covered: u8,
}

/// A view, read.
pub(super) struct Outlook<'a> {
    pub view: &'a View,
    pub weights: &'a Weights,
    pub me: usize,
    /// Who plays after me.
    pub next: usize,
    pub stands: [Stand; OUTLAWS],
    /// What each stand is worth to me.
    pub worth: [f32; OUTLAWS],
    /// What a thousand in each seat's hands is worth to me.
    pub regard: [f32; MAX_SEATS],
    /// The chance that the hand ends before my next turn.
    pub risk: f32,
    /// What a card in my hand costs.
    pub card_cost: f32,
    /// Cards that I am likely to see before the end.
    draws: f32,
    /// Outlaw cards whose place I do not know.
    pub unseen: [u8; OUTLAWS],
    /// All cards whose place I do not know.
    pub unseen_all: f32,
    /// Outlaw cards that each seat is thought to hold.
    pub holds: [[f32; MAX_SEATS]; OUTLAWS],
    hit_chance: OnceCell<f32>,
    /// One over the width of the ramp to a capture, and of that to taking everything.
    capture_scale: f32,
    sole_scale: f32,
    /// Cards of which I know neither where they lie nor who holds them, and the Outlaw cards among them.
    loose: f32,
    holes: f32,
    /// Points that each seat is thought to add, once the outlaw is open.
    growth: [[f32; MAX_SEATS]; OUTLAWS],
}

impl<'a> Outlook<'a> {
    pub fn new(view: &'a View, weights: &'a Weights) -> Self {
        let table = &view.table;
        let me = view.me.index();
        let seats = table.seats();
        let mut regard = [0.0; MAX_SEATS];
        let mut safe = 1.0;
        let mut hidden = [0.0; MAX_SEATS];
        let mut unseen_all = f32::from(table.supply_len);
        let mut loose = unseen_all;
        for seat in (0..seats).filter(|&s| s != me) {
            let cards = table.hand_len[seat];
            let unknown = f32::from(cards.saturating_sub(view.known[seat].len()));
            hidden[seat] = unknown;
            unseen_all += f32::from(cards);
            loose += unknown;
            safe *= 1.0 - weights.risk * weights.risk_decay.powi(i32::from(cards.saturating_sub(1)));
            let ahead = f32::from(table.money[seat]) - f32::from(table.money[me]);
            regard[seat] = -(weights.rivals / (seats - 1) as f32 + weights.leader * ahead).max(0.0);
        }
        regard[me] = 1.0;
        if table.reshuffled && usize::from(table.supply_len) < 2 * seats {
            safe *= 1.0 - weights.supply_out;
        }
        let risk = 1.0 - safe;
        let share = hidden.map(|n| n / loose.max(1.0));
        let mut outlook = Self {
            view,
            weights,
            me,
            next: view.me.next(seats).index(),
            stands: [Stand { cp: [0; MAX_SEATS], money: 0, open: false, held: 0, photo: false, covered: 0 }; OUTLAWS],
            worth: [0.0; OUTLAWS],
            regard,
            risk,
            card_cost: 0.0,
            draws: 2.0 * weights.turns * safe,
            unseen: [0; OUTLAWS],
            unseen_all: unseen_all.max(1.0),
            holds: [[0.0; MAX_SEATS]; OUTLAWS],
            hit_chance: OnceCell::new(),
            capture_scale: 1.0 / (weights.capture_to - weights.capture_from),
            sole_scale: 1.0 / (weights.sole_to - weights.sole_from),
            loose: loose.max(1.0),
            holes: 0.0,
            growth: [[0.0; MAX_SEATS]; OUTLAWS],
        };
        let mut lead = 0.0;
        for outlaw in Outlaw::ALL {
            lead += outlook.read(outlaw, share);
        }
        outlook.card_cost = (weights.card + weights.tempo * lead).max(0.0);
        outlook
    }

    /// Reads how it stands with one outlaw; returns what that is worth if the hand ends now.
    fn read(&mut self, outlaw: Outlaw, share: [f32; MAX_SEATS]) -> f32 {
        let (view, table) = (self.view, &self.view.table);
        let (card, photo) = (Card::outlaw(outlaw), Card::photo(outlaw));
        let held = view.hand.count(card);
        let mut stand = Stand {
            cp: [0; MAX_SEATS],
            money: table.posters[outlaw.index()],
            open: table.is_open(outlaw),
            held,
            photo: view.hand.has(photo),
            covered: 0,
        };
        let mut seen = held + view.stack.count(card);
        let mut photo_seen = stand.photo || view.stack.count(photo) > 0;
        let mut known = 0;
        for seat in 0..table.seats() {
            let group = table.territories[seat][outlaw.index()];
            stand.cp[seat] = group.cp();
            stand.covered |= u8::from(group.hidden()) << seat;
            seen += group.outlaws();
            photo_seen |= group.photo();
            if seat != self.me {
                known += view.known[seat].count(card);
            }
        }
        let unseen = 7u8.saturating_sub(seen);
        let loose = f32::from(unseen.saturating_sub(known));
        self.holes += loose;
        for (seat, &share) in share.iter().enumerate().filter(|&(seat, _)| seat != self.me) {
            let guess = f32::from(view.known[seat].count(card)) + loose * share;
            let holds = guess.min(f32::from(view.caps[seat].of(outlaw)));
            let photo = if view.known[seat].has(photo) {
                1.0
            } else if photo_seen {
                0.0
            } else {
                share
            };
            self.holds[outlaw.index()][seat] = holds;
            self.growth[outlaw.index()][seat] = self.weights.join * (2.0 * holds + 4.0 * photo);
        }
        self.unseen[outlaw.index()] = unseen;
        self.stands[outlaw.index()] = stand;
        let now = if stand.open { self.now(&stand) } else { 0.0 };
        self.worth[outlaw.index()] = self.risk * now + (1.0 - self.risk) * self.later(outlaw.index(), &stand);
        now
    }

    /// The chance that a shot hits; 0 if none can be taken.
    pub fn hit_chance(&self) -> f32 {
        *self.hit_chance.get_or_init(|| {
            let table = &self.view.table;
            if table.reshuffled || table.supply_len == 0 {
                self.view.hit_chance() as f32
            } else {
                self.holes / self.loose
            }
        })
    }

    /// What the fight for a poster is worth to me as it stands: a mixture of its end now and its end later.
    pub fn stake(&self, outlaw: usize, stand: &Stand) -> f32 {
        let now = if stand.open { self.now(stand) } else { 0.0 };
        self.risk * now + (1.0 - self.risk) * self.later(outlaw, stand)
    }

    /// What it is worth if the hand ends now.
    #[inline]
    pub fn now(&self, stand: &Stand) -> f32 {
        let paid = shares(stand.cp, stand.money);
        (0..MAX_SEATS).map(|s| self.regard[s] * f32::from(paid[s])).sum()
    }

    /// What it is worth if everybody comes to lay down what they hold.
    fn later(&self, outlaw: usize, stand: &Stand) -> f32 {
        let weights = self.weights;
        let me = self.me;
        let growth = &self.growth[outlaw];
        let mut cp = [0.0; MAX_SEATS];
        let mut money = f32::from(stand.money);
        let held = f32::from(stand.held);
        let photo = if stand.photo { 1.0 } else { 0.0 };
        let coming = self.draws * f32::from(self.unseen[outlaw]) / self.unseen_all;
        if stand.open {
            for seat in 0..MAX_SEATS {
                if stand.covered >> seat & 1 == 1 {
                    continue;
                }
                let points = f32::from(stand.cp[seat]);
                let extra = if points > 0.0 { weights.extra } else { 0.0 };
                cp[seat] = points + growth[seat] + extra;
            }
            let mut mine = weights.mine * (2.0 * held + 4.0 * photo) + weights.join * 2.0 * coming;
            if stand.covered >> me & 1 == 1 {
                mine *= weights.covered;
            }
            cp[me] += mine;
            money += weights.mine * ((held - 1.0).max(0.0) + photo);
            return self.soft(cp, money);
        }
        // Closed: I may open it, or another.
        let one = coming / (1.0 + coming);
        let open = match stand.held {
            0 => one * one * one,
            1 => one * one,
            2 => one,
            _ => 1.0,
        } * weights.set;
        cp = *growth;
        cp[me] = 2.0 * held.max(3.0) + weights.mine * 4.0 * photo + weights.extra;
        let mut worth = 0.0;
        if open > SLIGHT {
            worth = open * self.soft(cp, money + held.max(3.0) - 1.0 + weights.mine * photo);
        }
        let hidden = f32::from(self.unseen[outlaw]) / 7.0;
        let other = (1.0 - open) * weights.others_open * hidden * hidden;
        if other > SLIGHT {
            cp = [0.0; MAX_SEATS];
            cp[me] = weights.mine * (2.0 * held + 4.0 * photo);
            cp[self.next] = 6.0 + weights.extra;
            worth += other * self.soft(cp, money + 2.0);
        }
        worth
    }

    /// What expected points are worth: as the payout, but without its cliffs.
    #[inline]
    fn soft(&self, cp: [f32; MAX_SEATS], money: f32) -> f32 {
        let weights = self.weights;
        let total: f32 = cp.iter().sum();
        if total <= weights.capture_from {
            return 0.0;
        }
        let captured = f32::min((total - weights.capture_from) * self.capture_scale, 1.0);
        let (mut leader, mut second) = (0, 0.0);
        for seat in 1..MAX_SEATS {
            if cp[seat] > cp[leader] {
                second = cp[leader];
                leader = seat;
            } else if cp[seat] > second {
                second = cp[seat];
            }
        }
        let sole = ((cp[leader] - second - weights.sole_from) * self.sole_scale).clamp(0.0, 1.0);
        let (mut sharers, mut regard) = (0.0, 0.0);
        for seat in 0..MAX_SEATS {
            if cp[seat] >= 1.0 && cp[seat] > cp[leader] - 5.0 {
                sharers += 1.0;
                regard += self.regard[seat];
            }
        }
        let shared = (money - 1.0) / f32::max(sharers, 1.0) * regard + self.regard[leader];
        captured * (sole * self.regard[leader] * money + (1.0 - sole) * shared)
    }

    /// What all of it is worth if the hand ends with these stands; beyond a seat's goal the game is won or lost.
    pub fn end(&self, stands: &[Stand; OUTLAWS]) -> f32 {
        let mut money = self.view.table.money;
        let mut worth = 0.0;
        for stand in stands {
            let paid = shares(stand.cp, stand.money);
            for seat in 0..MAX_SEATS {
                money[seat] += paid[seat];
                worth += self.regard[seat] * f32::from(paid[seat]);
            }
        }
        let best = (0..MAX_SEATS).filter(|&s| s != self.me).map(|s| money[s]).max().unwrap_or(0);
        if best.max(money[self.me]) >= GOAL {
            worth += self.weights.win
                * match money[self.me].cmp(&best) {
                    std::cmp::Ordering::Less => -1.0,
                    std::cmp::Ordering::Equal => 0.0,
                    std::cmp::Ordering::Greater => 1.0,
                };
        }
        worth
    }
}
