//! Two unknown cards, or the one that lies open.

use super::choices::Choices;
use super::out;
use super::outlook::{Outlook, Stand};
use crate::games::wyatt_earp::{Action, Card, Kind, OUTLAWS, Outlaw};

/// After so many turns for each seat only the supply is drawn from, which ends the hand sooner or later.
const LONG_HAND: usize = 15;

pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let table = &view.table;
    let long = usize::from(table.turn_number) > LONG_HAND * table.seats(); // else cards could go round for ever
    let top = view.top.filter(|_| !long).map(|top| card_value(outlook, top).max(out_with(outlook, top)));
    if let Some(worth) = top {
        choices.offer(Action::DrawDiscard, worth);
    }
    if table.supply_len < 2 && table.reshuffled {
        choices.offer(Action::DrawSupply, outlook.end_gain(&outlook.stands));
    } else {
        let least = 2.0 * (sheriff_cards(outlook) / outlook.unseen_all - outlook.card_cost);
        let surely = !choices.wants_all() && top.is_none_or(|worth| worth < least + outlook.weights.two);
        let worth = if surely { f32::INFINITY } else { two_cards(outlook) };
        choices.offer(Action::DrawSupply, worth + outlook.weights.two);
    }
}

/// What it gains to go out with the help of `top`, if that is possible.
fn out_with(outlook: &Outlook, top: Card) -> f32 {
    let mut hand = outlook.view.hand;
    let mut stands = outlook.stands;
    if hand.count(top) >= top.copies() {
        return f32::NEG_INFINITY;
    }
    hand.add(top);
    match top.kind() {
        Kind::Outlaw(outlaw) => stands[outlaw.index()].held += 1,
        Kind::Photo(outlaw) => stands[outlaw.index()].photo = true,
        _ => {}
    }
    out::way(outlook, hand, &stands).map_or(f32::NEG_INFINITY, |(gain, _)| gain)
}

/// What two cards from the supply are worth.
pub(super) fn two_cards(outlook: &Outlook) -> f32 {
    let view = outlook.view;
    let mut sum = sheriff_cards(outlook);
    for outlaw in Outlaw::ALL {
        let stand = &outlook.stands[outlaw.index()];
        sum += f32::from(outlook.unseen[outlaw.index()]) * outlaw_value(outlook, outlaw.index());
        if !stand.photo && view.stack.count(Card::photo(outlaw)) == 0 && stand.cp.iter().all(|&cp| cp < 4) {
            sum += photo_value(outlook, outlaw.index());
        }
    }
    2.0 * (sum / outlook.unseen_all - outlook.card_cost)
}

/// What the unseen Sheriff cards other than Photos are worth together.
fn sheriff_cards(outlook: &Outlook) -> f32 {
    let worth = |(at, card): (usize, Card)| {
        let seen = outlook.view.hand.count(card) + outlook.view.stack.count(card);
        f32::from(card.copies().saturating_sub(seen)) * outlook.weights.sheriff[at]
    };
    SHERIFF.into_iter().enumerate().map(worth).sum()
}

/// What one more of `card` in my hand is worth, at the moment it comes.
pub(super) fn card_value(outlook: &Outlook, card: Card) -> f32 {
    let value = match card.kind() {
        Kind::Outlaw(outlaw) => outlaw_value(outlook, outlaw.index()),
        Kind::Photo(outlaw) => photo_value(outlook, outlaw.index()),
        _ => in_hand(outlook, card),
    };
    value - outlook.card_cost
}

const SHERIFF: [Card; 6] = [
    Card::BANK_ROBBERY,
    Card::STAGECOACH_ROBBERY,
    Card::FASTEST_GUN,
    Card::MOST_WANTED,
    Card::HIDEOUT,
    Card::WYATT_EARP,
];

/// What a Sheriff card other than a Photo is worth in hand.
pub(super) fn in_hand(outlook: &Outlook, card: Card) -> f32 {
    outlook.weights.sheriff[card.index() - 2 * OUTLAWS]
}

/// What one more Outlaw card is worth, played at once or kept.
pub(super) fn outlaw_value(outlook: &Outlook, outlaw: usize) -> f32 {
    let mut stand = outlook.stands[outlaw];
    stand.held += 1;
    let mut worth = f32::NEG_INFINITY;
    if stand.open || stand.held >= 3 {
        worth = outlook.stake(outlaw, &outlook.played(&stand, stand.held));
    }
    if !stand.open {
        worth = worth.max(outlook.stake(outlaw, &stand));
    }
    worth - outlook.worth[outlaw]
}

/// What the Photo is worth, played at once if it can be.
fn photo_value(outlook: &Outlook, outlaw: usize) -> f32 {
    let mut stand = outlook.stands[outlaw];
    stand.photo = true;
    if stand.open {
        stand = outlook.with_photo(&stand);
    }
    outlook.stake(outlaw, &stand) - outlook.worth[outlaw]
}

impl Outlook<'_> {
    /// `stand` after I play `count` Outlaw cards.
    #[inline]
    pub fn played(&self, stand: &Stand, count: u8) -> Stand {
        let covered = stand.covered >> self.me & 1 == 1;
        let mut after = *stand;
        after.cp[self.me] += if covered { 0 } else { 2 * count };
        after.money += u16::from(count) - 1;
        after.held -= count;
        after.open = true;
        after
    }

    /// `stand` after I lay the Photo.
    #[inline]
    pub fn with_photo(&self, stand: &Stand) -> Stand {
        let covered = stand.covered >> self.me & 1 == 1;
        let mut after = *stand;
        after.cp[self.me] += if covered { 0 } else { 4 };
        after.money += 1;
        after.photo = false;
        after
    }

    /// What it gains to end the hand with these stands rather than go on.
    pub fn end_gain(&self, stands: &[Stand; OUTLAWS]) -> f32 {
        self.end(stands) + self.weights.end - self.worth.iter().sum::<f32>()
    }

    /// What it gains to change these stands by an act that leaves `left` cards in my hand and costs `cost`.
    pub fn gain(&self, changes: &[(usize, Stand)], left: u8) -> f32 {
        if left == 1 {
            // The discard that must follow ends the hand.
            let mut stands = self.stands;
            for &(outlaw, stand) in changes {
                stands[outlaw] = stand;
            }
            return self.end_gain(&stands);
        }
        changes.iter().map(|(outlaw, stand)| self.stake(*outlaw, stand) - self.worth[*outlaw]).sum()
    }
}
