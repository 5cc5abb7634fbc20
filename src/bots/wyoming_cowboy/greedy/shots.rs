//! Whom to shoot with what, and what to answer.

use super::worth::Outlook;
use crate::bots::wyoming_cowboy::habits::STAYS;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{ANY, Action, Calibre, Card, Gun, Hand, Phase, Rank, Suit, View};

/// The chance that a shot at a king without a badge hits.
const HIT: f32 = 0.75;

/// What a shot at somebody promises.
pub struct Aim<'a> {
    outlook: &'a Outlook<'a>,
    /// The kings whose place I do not know.
    unseen_kings: f32,
    /// All cards whose place I do not know …
    hidden: Hand,
    /// … and how many they are.
    unseen: f32,
    /// What another king is worth to me …
    king: f32,
    /// … with his badge …
    protected: f32,
    /// … and what it is worth if he dodges.
    dodge: f32,
}

impl<'a> Aim<'a> {
    pub fn new(outlook: &'a Outlook<'a>) -> Self {
        let view = outlook.view;
        let unseen = view.unseen();
        let mine = view.hand.nibble(Rank::King);
        let base = outlook.worth(view.hand);
        // One that I have not got, if there is such a one.
        let suit = Suit::ALL.into_iter().find(|suit| mine & suit.bit() == 0).unwrap_or(Suit::Clubs);
        let weights = outlook.weights;
        let king = outlook.worth(outlook.with(Card::new(Rank::King, suit))) - base + weights.hurt;
        let dodge =
            if view.table.badges_left() == 1 { outlook.end(view.hand, outlook.badges(), 0.0) } else { -weights.dodge };
        Self {
            outlook,
            unseen_kings: f32::from(unseen.count_rank(Rank::King)),
            hidden: unseen,
            unseen: f32::from(unseen.len()).max(1.0),
            king,
            protected: king + weights.badge + weights.hurt,
            dodge,
        }
    }

    /// The chance that somebody holds a king without a badge.
    fn has_king(&self, victim: Seat) -> f32 {
        let view = self.outlook.view;
        let at = victim.index();
        let known = view.memory.known[at];
        if !view.table.unprotected(victim, known).is_empty() {
            return 1.0;
        }
        let hidden = f32::from(view.table.hand_len[at].saturating_sub(known.len()));
        let bound = match view.memory.kings[at] {
            ANY => hidden,
            most => hidden.min(f32::from(most)),
        };
        let mean = self.outlook.weights.keep * self.unseen_kings * bound / self.unseen;
        let none = (-mean.max(0.0)).exp();
        let once = view.memory.once[at].only(self.hidden.one());
        if bound > 0.0 && !view.table.unprotected(victim, once).is_empty() {
            return 1.0 - none * (1.0 - STAYS[Rank::King.index()]);
        }
        1.0 - none
    }

    /// What turning a card is worth, once there is a target.
    fn fire(&self, calibre: Calibre, victim: Seat, has_king: f32) -> f32 {
        let open = has_king * (HIT * self.king + (1.0 - HIT) * self.dodge);
        if calibre != Calibre::FortyFive {
            return open;
        }
        let badges = self.outlook.view.table.badges[victim.index()].one().count_ones() as f32 / 4.0;
        badges * self.protected + (1.0 - badges) * open
    }

    /// What a shot is worth.
    pub fn shot(&self, calibre: Calibre, victim: Seat) -> f32 {
        let held = self.outlook.view.table.hand_len[victim.index()];
        if held == 0 {
            return -1.0;
        }
        let backfire = if calibre == Calibre::TwentyTwo { 2.0 } else { 0.0 };
        self.fire(calibre, victim, self.has_king(victim)) - backfire
    }
}

/// Answers, and whatever else a shot asks for.
pub fn weigh(outlook: &Outlook, offer: &mut impl FnMut(Action, f32)) {
    let (view, weights) = (outlook.view, outlook.weights);
    match view.phase {
        Phase::Asked { gun, .. } => answer(outlook, usize::from(gun), offer),
        Phase::Aimed { gun, victim } => {
            let calibre = view.table.guns[usize::from(gun)].gun.calibre();
            let aim = Aim::new(outlook);
            let open = calibre != Calibre::FortyFive || view.table.badges[victim.index()].is_empty();
            if view.table.can_draw() {
                let has_king = if open { 1.0 } else { aim.has_king(victim) };
                offer(Action::Fire, aim.fire(calibre, victim, has_king));
            }
            offer(Action::HoldFire, 0.0);
        }
        Phase::Hit { .. } => {
            let base = outlook.worth(view.hand);
            for suit in Suit::of_nibble(view.unprotected().one()) {
                let king = Card::new(Rank::King, suit);
                offer(Action::Give(suit), outlook.worth(outlook.without(king)) - base);
            }
        }
        Phase::Replace { .. } => {
            if view.table.can_draw() {
                offer(Action::Draw, outlook.future * (weights.draw + weights.second));
            }
            offer(Action::Enough, 0.0);
        }
        _ => {}
    }
}

fn answer(outlook: &Outlook, gun: usize, offer: &mut impl FnMut(Action, f32)) {
    let (view, weights) = (outlook.view, outlook.weights);
    let base = outlook.worth(view.hand);
    let calibre = view.table.guns[gun].gun.calibre();
    // What the shot costs if I let it come.
    let worst = Suit::of_nibble(view.unprotected().one())
        .map(|suit| base - outlook.worth(outlook.without(Card::new(Rank::King, suit))))
        .fold(f32::INFINITY, f32::min);
    let loss = if worst.is_finite() { HIT * worst - (1.0 - HIT) * weights.badge } else { 0.0 };
    let protected = if calibre == Calibre::FortyFive { 0.25 * f32::from(outlook.badges().len()) * 30.0 } else { 0.0 };
    offer(Action::Stand, -loss - protected);
    if calibre == Calibre::TwentyTwo {
        for suit in Suit::of_nibble(view.hand.nibble(Rank::Six)) {
            offer(Action::Backfire(suit), outlook.worth(outlook.without(Card::new(Rank::Six, suit))) - base);
        }
    }
    for suit in Suit::of_nibble(quick_draws(view)) {
        let laid = Gun::quick_draw(suit).hand();
        let guns = outlook.future * (weights.on_table[2] + weights.on_table[calibre as usize]);
        offer(Action::QuickDraw(suit), outlook.worth(view.hand.minus(laid)) - base + guns);
    }
}

/// The suits that I have a quick draw of.
fn quick_draws(view: &View) -> u8 {
    view.hand.nibble(Rank::Three) & view.hand.nibble(Rank::Five) & view.hand.nibble(Rank::Seven)
}
