//! What a view promises: how each poster contests, who seems to hold what for it, and what that is worth to me.

use std::cell::OnceCell;

use super::contests::Contests;
use super::weights::Weights;
use crate::bots::wyatt_earp::lanes::{self, Groups, Lanes, REAL, all, each, mask, outlaws_in, packed, photos_in, sum};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Caps, MAX_SEATS, OUTLAWS, View};

/// A view, read. Seats are counted from me: I am 0, who plays after me is 1.
pub(super) struct Outlook<'a> {
    pub view: &'a View,
    pub weights: &'a Weights,
    pub contests: Contests,
    /// What each contest is worth to me, and what it is worth if the hand ends now.
    pub worth: Lanes,
    pub now: Lanes,
    /// What a thousand in each seat's hands is worth to me, and how many each has.
    pub regard: [f32; MAX_SEATS],
    pub money: [f32; MAX_SEATS],
    /// The chance that the hand ends before my next turn.
    pub risk: f32,
    /// What a card in my hand costs.
    pub card_cost: f32,
    /// Outlaw cards whose place I do not know.
    pub unseen: Lanes,
    /// All cards whose place I do not know.
    pub unseen_all: f32,
    /// Outlaw cards that I am likely to see before the end.
    pub coming: Lanes,
    /// Outlaw cards that each seat is thought to hold.
    pub holds: [Lanes; MAX_SEATS],
    /// The chances that one, two or three of these are mine; and that others open the outlaw if I do not.
    pub chances: [Lanes; 3],
    pub others_open: Lanes,
    /// Points that each seat is thought to add, once the outlaw is open.
    pub growth: [Lanes; MAX_SEATS],
    /// One over the width of the ramp to a capture, and of that to taking everything.
    pub capture_scale: f32,
    pub sole_scale: f32,
    /// Cards of which I know neither where they lie nor who holds them, and the Outlaw cards among them.
    loose: f32,
    holes: f32,
    hit_chance: OnceCell<f32>,
    one_more: OnceCell<Lanes>,
    photos: OnceCell<Lanes>,
}

impl<'a> Outlook<'a> {
    #[inline]
    pub fn new(view: &'a View, weights: &'a Weights) -> Self {
        let table = &view.table;
        let seats = table.seats();
        let mut regard = [0.0; MAX_SEATS];
        let mut money = [0.0; MAX_SEATS];
        money[0] = f32::from(table.money[view.me.index()]);
        let mut safe = 1.0;
        let mut hidden = [0.0; MAX_SEATS];
        let mut unseen_all = f32::from(table.supply_len);
        let mut loose = unseen_all;
        for (rival, seat) in table.others(view.me).map(Seat::index).enumerate() {
            let rival = rival + 1;
            let cards = table.hand_len[seat];
            let unknown = f32::from(cards.saturating_sub(view.known[seat].len()));
            hidden[rival] = unknown;
            unseen_all += f32::from(cards);
            loose += unknown;
            safe *= 1.0 - weights.risk * weights.risk_decay.powi(i32::from(cards.saturating_sub(1)));
            money[rival] = f32::from(table.money[seat]);
            let ahead = money[rival] - money[0];
            regard[rival] = -(weights.rivals / (seats - 1) as f32 + weights.leader * ahead).max(0.0);
        }
        regard[0] = 1.0;
        if table.reshuffled && usize::from(table.supply_len) < 2 * seats {
            safe *= 1.0 - weights.supply_out;
        }
        let mut outlook = Self {
            view,
            weights,
            contests: read_contests(view),
            worth: all(0.0),
            now: all(0.0),
            regard,
            money,
            risk: 1.0 - safe,
            card_cost: 0.0,
            unseen: all(0.0),
            unseen_all: unseen_all.max(1.0),
            coming: all(0.0),
            chances: [all(0.0); 3],
            others_open: all(0.0),
            holds: [all(0.0); MAX_SEATS],
            growth: [all(0.0); MAX_SEATS],
            capture_scale: 1.0 / (weights.capture_to - weights.capture_from),
            sole_scale: 1.0 / (weights.sole_to - weights.sole_from),
            loose: loose.max(1.0),
            holes: 0.0,
            hit_chance: OnceCell::new(),
            one_more: OnceCell::new(),
            photos: OnceCell::new(),
        };
        outlook.read_hidden(hidden.map(|n| n / loose.max(1.0)));
        outlook.coming = all(2.0 * weights.turns * safe / outlook.unseen_all) * outlook.unseen;
        let few = outlook.coming / (all(1.0) + outlook.coming);
        outlook.chances = [few, few * few, few * few * few];
        let hidden = outlook.unseen * all(1.0 / OUTLAWS as f32);
        outlook.others_open = all(weights.others_open) * hidden * hidden;
        outlook.now = outlook.now(&outlook.contests);
        outlook.worth = mask(REAL) & outlook.mixed(outlook.now, &outlook.contests);
        let lead = sum(outlook.now);
        outlook.card_cost = (weights.card + weights.tempo * lead).max(0.0);
        outlook
    }

    /// Reads who may hold what; `share` of the cards of which I know nothing are in each seat's hand.
    #[inline]
    fn read_hidden(&mut self, share: [f32; MAX_SEATS]) {
        let view = self.view;
        let (none, one) = (all(0.0), all(1.0));
        let (holes, photos) = view.stack.holes_and_photos();
        let mut seen = self.contests.held + each(holes);
        let mut photo_seen = self.contests.photo + each(photos);
        for territory in &view.table.territories[..view.table.seats()] {
            let groups = Groups::of(territory);
            seen += groups.outlaws();
            photo_seen += groups.photos();
        }
        self.unseen = (all(7.0) - seen).fast_max(none);
        let rivals = || view.table.others(view.me).map(Seat::index);
        let mut known = none;
        for seat in rivals().filter(|&seat| !view.known[seat].is_empty()) {
            known += outlaws_in(view.known[seat]);
        }
        let loose = mask(REAL) & (self.unseen - known).fast_max(none);
        self.holes = sum(loose);
        for (rival, seat) in rivals().enumerate() {
            let rival = rival + 1;
            let mut guess = loose * all(share[rival]);
            let mut photo = photo_seen.simd_eq(none) & all(share[rival]);
            if !view.known[seat].is_empty() {
                guess += outlaws_in(view.known[seat]);
                photo = photos_in(view.known[seat]).simd_gt(none).select(one, photo);
            }
            let caps = view.caps[seat];
            if caps != Caps::default() {
                guess = guess.fast_min(packed(caps.packed()));
            }
            self.holds[rival] = guess;
            self.growth[rival] = all(self.weights.join) * (all(2.0) * guess + all(4.0) * photo);
        }
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

    /// What one more Outlaw card of each is worth, played at once or kept.
    pub fn one_more(&self) -> Lanes {
        *self.one_more.get_or_init(|| {
            let mut kept = self.contests;
            kept.held += all(1.0);
            let closed = !kept.open;
            let kept_only = closed & kept.held.simd_lt(all(3.0));
            let played = kept.played(kept.held);
            let mut gains = self.gains(&kept.within(kept_only, &played));
            let either = closed & !kept_only;
            if either.any() {
                gains = either.select(gains.fast_max(self.gains_in_hand(&kept)), gains);
            }
            gains
        })
    }

    /// What the Photo of each is worth, laid at once where the outlaw is open.
    pub fn photos(&self) -> Lanes {
        *self.photos.get_or_init(|| {
            let mut kept = self.contests;
            kept.photo = all(1.0);
            self.gains(&kept.with_photo().within(kept.open, &kept))
        })
    }
}

#[inline]
fn read_contests(view: &View) -> Contests {
    let table = &view.table;
    let mut cp = [all(0.0); MAX_SEATS];
    let mut covered = cp;
    for (seat, whose) in std::iter::once(view.me).chain(table.others(view.me)).enumerate() {
        let groups = Groups::of(&table.territories[whose.index()]);
        covered[seat] = groups.covered();
        cp[seat] = !covered[seat] & groups.points();
    }
    Contests {
        cp,
        covered,
        money: lanes::money(&table.posters),
        open: mask(table.open()),
        held: outlaws_in(view.hand),
        photo: photos_in(view.hand),
    }
}
