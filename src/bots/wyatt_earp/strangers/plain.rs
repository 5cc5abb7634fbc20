//! Plain players: each act has a place in a short list of likes, and the best liked is taken.

use crate::bots::Bot;
use crate::engine::{Rng, Seat};
use crate::games::wyatt_earp::{Action, Card, Kind, Outlaw, Phase, View, WyattEarp, paid};

/// When cards are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// As soon as that is possible.
    AtOnce,
    /// Where it would be paid if the hand ended now, or has the most points.
    IfPaid,
    /// Only if all cards but one can be laid, or the supply is about to end the hand.
    AtTheEnd,
    /// Never.
    Never,
}

/// One with an idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain {
    /// The least cards to open an outlaw with.
    opens_with: u8,
    when: When,
    /// Whether Sheriff cards are for the leader rather than for the dearest poster.
    hunts: bool,
    /// Whether the discard stack is left alone unless its card can be laid at once, so that there are fewer cards to be rid of.
    travels_light: bool,
}

impl Plain {
    /// Lays every set at once.
    pub const RUSHER: Self = Self { opens_with: 3, when: When::AtOnce, hunts: false, travels_light: false };
    /// Lets others open.
    pub const JOINER: Self = Self { opens_with: 6, ..Self::RUSHER };
    /// Goes out soon.
    pub const CLOSER: Self = Self { travels_light: true, ..Self::RUSHER };
    /// Aims at the leader.
    pub const HUNTER: Self = Self { hunts: true, ..Self::RUSHER };
    /// Lays where it pays.
    pub const CHOOSER: Self = Self { opens_with: 4, when: When::IfPaid, ..Self::RUSHER };
    /// Shows nothing before the end.
    pub const HOARDER: Self = Self { when: When::AtTheEnd, ..Self::RUSHER };
    /// Lays nothing.
    pub const SITTER: Self = Self { when: When::Never, ..Self::RUSHER };
}

impl Bot<WyattEarp> for Plain {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let legal = view.legal();
        let lays = self.when != When::AtTheEnd || may_end(view);
        let like = |&action: &Action| 100.0 * self.like(view, action, lays) + rng.below(100) as f32 / 100.0;
        let mut liked: Vec<(f32, Action)> = legal.iter().map(like).zip(legal.iter().copied()).collect();
        liked.sort_by(|a, b| b.0.total_cmp(&a.0));
        liked[0].1
    }
}

impl Plain {
    /// How much an act is liked; a discard is 0 or less.
    fn like(self, view: &View, action: Action, lays: bool) -> f32 {
        let hand = view.hand;
        let never = -1000.0;
        let lays = lays && self.when != When::Never;
        match action {
            Action::DrawSupply => 0.5,
            Action::DrawDiscard => self.use_of_top(view),
            Action::PlayOutlaws { outlaw, count } => {
                let held = hand.count(Card::outlaw(outlaw));
                let is_open = view.table.is_open(outlaw);
                let may = is_open || held >= self.opens_with;
                let whole = count == held || count == hand.len() - 1;
                let pays = self.when != When::IfPaid || !is_open || would_pay(view, outlaw, 2 * count);
                if lays && may && whole && pays { 50.0 + f32::from(count) } else { never }
            }
            Action::PlayPhoto(outlaw) => {
                if lays && (would_pay(view, outlaw, 4) || view.phase != Phase::Play) {
                    40.0
                } else {
                    never
                }
            }
            Action::LayPhoto | Action::ShootHideout | Action::WyattDraw if self.when == When::Never => never,
            Action::LayPhoto | Action::ShootHideout => 10.0,
            Action::Shoot(card) => {
                let aim = view
                    .targets(card)
                    .into_iter()
                    .map(|(seat, outlaw)| self.aim(view, card, seat, outlaw))
                    .fold(never, f32::max);
                if lays && aim > 0.0 { 20.0 + aim.min(15.0) } else { never }
            }
            Action::Target { seat, outlaw } => match view.phase {
                Phase::Target(card) => self.aim(view, card, seat, outlaw),
                _ => 0.0,
            },
            Action::Ask { outlaw, .. } => match hand.count(Card::outlaw(outlaw)) {
                held @ 2.. => 22.0 + f32::from(held),
                1 if view.table.is_open(outlaw) => 21.0,
                _ => never,
            },
            Action::WyattDraw => {
                if view.table.supply_len >= 2 || !view.table.reshuffled {
                    15.0
                } else {
                    never
                }
            }
            Action::WyattSearch => never,
            Action::Take(card) => -keep(view, card).abs(),
            Action::Decline | Action::NextHand => 0.0,
            Action::Discard(card) => -keep(view, card),
        }
    }

    /// How much the card on top of the stack is wanted: 1 is more than two unknown cards.
    fn use_of_top(self, view: &View) -> f32 {
        let Some(top) = view.top else { return -1.0 };
        if self.when == When::Never {
            return -1.0;
        }
        let wanted = match top.kind() {
            Kind::Outlaw(outlaw) => {
                let held = view.hand.count(top);
                view.table.is_open(outlaw) || held == 2 || held >= 3 && !self.travels_light
            }
            Kind::Photo(outlaw) => view.table.is_open(outlaw) || view.hand.count(Card::outlaw(outlaw)) >= 2,
            _ => !self.travels_light && matches!(top, Card::MOST_WANTED | Card::WYATT_EARP),
        };
        f32::from(u8::from(wanted))
    }

    /// How good it is to use a Sheriff card that hit on this group.
    fn aim(self, view: &View, card: Card, seat: Seat, outlaw: Outlaw) -> f32 {
        let table = &view.table;
        let points = f32::from(table.group(seat, outlaw).cp_uncovered());
        let money = f32::from(table.posters[outlaw.index()]);
        let rich = |seat: Seat| f32::from(table.money[seat.index()]);
        match card {
            Card::HIDEOUT | Card::MOST_WANTED if self.hunts => points / 4.0 + rich(seat) / 2.0,
            Card::HIDEOUT | Card::MOST_WANTED | Card::WYATT_EARP => points / 4.0 + money / 2.0,
            _ => money / 2.0 + points / 8.0,
        }
    }
}

/// How much a card is to be kept, from 0 on.
fn keep(view: &View, card: Card) -> f32 {
    match card.kind() {
        Kind::Outlaw(outlaw) if view.table.is_open(outlaw) => 5.0,
        Kind::Outlaw(_) => [0.0, 1.0, 4.0, 6.0, 7.0, 8.0, 9.0, 9.0][usize::from(view.hand.count(card))],
        Kind::Photo(outlaw) if view.table.is_open(outlaw) => 6.0,
        Kind::Photo(outlaw) => 1.5 + f32::from(view.hand.count(Card::outlaw(outlaw))),
        Kind::MostWanted | Kind::WyattEarp => 4.5,
        _ => 3.0 / f32::from(view.hand.count(card).max(1)),
    }
}

/// Whether so many more points for `outlaw` would be paid more if the hand ended now, or lead there.
fn would_pay(view: &View, outlaw: Outlaw, points: u8) -> bool {
    let me = view.me.index();
    let mut cp = view.table.cp(outlaw);
    let money = view.table.posters[outlaw.index()];
    let before = paid(cp, money)[me];
    cp[me] += points;
    let best = cp.iter().copied().max().unwrap_or_default();
    paid(cp, money)[me] > before || cp[me] == best
}

/// Whether all cards but one, or two with a Sheriff card among them, can be laid, or the hand is about to end.
fn may_end(view: &View) -> bool {
    let table = &view.table;
    let laid: u8 = Outlaw::ALL
        .into_iter()
        .map(|outlaw| (outlaw, view.hand.count(Card::outlaw(outlaw))))
        .filter(|&(outlaw, held)| held >= 3 || table.is_open(outlaw))
        .map(|(_, held)| held)
        .sum();
    let others = || table.others(view.me).map(|seat| table.hand_len[seat.index()]);
    view.hand.len() - laid <= 2
        || others().any(|cards| cards <= 2)
        || table.reshuffled && usize::from(table.supply_len) < 3 * table.seats()
        || view.hand.len() <= 2
}
