//! What a view does not show: which cards are out of sight, and what that makes likely.

use super::card::{Card, Hand, Outlaw};
use super::state::Phase;
use super::view::View;

impl View {
    /// The deck without what lies open in territories or in the own hand.
    pub(super) fn all_but_visible(&self) -> Hand {
        let mut rest = Hand::FULL_DECK.minus(self.hand);
        for groups in &self.table.territories {
            for (group, outlaw) in groups.iter().zip(Outlaw::ALL) {
                rest = rest.minus(group.cards(outlaw).collect());
            }
        }
        if let Some(card) = self.between_hand_and_table() {
            rest.remove_if_there(card);
        }
        rest
    }

    /// The cards whose place this seat does not know: they lie in the supply or in other hands (cards that others are known to hold
    /// included).
    pub fn unseen(&self) -> Hand {
        let mut seen = self.hand.plus(self.stack.to_hand());
        for groups in &self.table.territories {
            for (group, outlaw) in groups.iter().zip(Outlaw::ALL) {
                for card in group.cards(outlaw) {
                    if seen.count(card) < card.copies() {
                        seen.add(card);
                    }
                }
            }
        }
        if let Some(card) = self.between_hand_and_table()
            && seen.count(card) < card.copies()
        {
            seen.add(card);
        }
        Hand::FULL_DECK.minus(seen)
    }

    /// How many of `card` that are; nothing where that is not sure: another may have taken one out of the stack unseen, which this seat
    /// still counts there.
    pub fn surely_unseen(&self, card: Card) -> Option<u8> {
        let taken = self.pickups.iter().any(|pickup| pickup.in_stack && pickup.candidates.count(card) > 0);
        (!taken).then(|| self.unseen().count(card))
    }

    /// A card that hit, and waits for its target. A Wyatt Earp lies in the stack by then.
    fn between_hand_and_table(&self) -> Option<Card> {
        match self.phase {
            Phase::Target(card) if card != Card::WYATT_EARP => Some(card),
            _ => None,
        }
    }

    /// Whether another seat may hold `card`, or the supply.
    pub(super) fn is_unseen(&self, card: Card) -> bool {
        self.unseen().has(card)
    }

    /// The chance that a shot hits, by this seat's knowledge; 0 if none can be taken.
    pub fn hit_chance(&self) -> f64 {
        self.chance_over(self.stack.to_hand())
    }

    /// The same for the shot of a `card` in this seat's hand: a Wyatt Earp lies in the stack by then, of which a new supply may be made first
    ///
    pub fn hit_chance_of(&self, card: Card) -> f64 {
        let mut stack = self.stack.to_hand();
        if card == Card::WYATT_EARP && stack.count(card) < card.copies() {
            stack.add(card);
        }
        self.chance_over(stack)
    }

    /// The chance that a shot hits where the supply, if it is empty, is made of `stack`.
    fn chance_over(&self, stack: Hand) -> f64 {
        let table = &self.table;
        if !table.can_shoot() {
            return 0.0;
        }
        let pool = if table.supply_len == 0 {
            stack
        } else {
            let mut pool = self.unseen();
            for seat in table.others(self.me) {
                pool = pool.minus(self.known[seat.index()]);
            }
            if table.reshuffled { pool.and(self.fresh.to_hand()) } else { pool }
        };
        let holes: u8 = Outlaw::ALL.into_iter().map(|o| pool.count(Card::outlaw(o))).sum();
        f64::from(holes) / f64::from(pool.len().max(1))
    }
}
