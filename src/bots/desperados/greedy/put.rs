//! Which card to put, and where.

use super::outlook::Outlook;
use crate::games::desperados::{Action, Card, Place};

/// Every card at every place that takes it.
pub fn weigh(outlook: &Outlook, offer: &mut impl FnMut(Action, f32)) {
    let (table, weights) = (&outlook.view.table, outlook.weights);
    let mut worths = [0.0; 40];
    for (card, _) in outlook.view.hand.kinds() {
        worths[card.index()] = outlook.worth(card);
    }
    for place in Place::ALL {
        let front = table.fronts[place.index()];
        let mut fits = outlook.view.hand.one() & front.takes();
        if fits == 0 {
            continue;
        }
        let value = table.piles[place.index()].value();
        let next = u16::from(value.saturating_sub(front.len()));
        let prize = outlook.prize(place);
        let before = outlook.points(place);
        let ready = weights.ready * f32::from(outlook.strongest(&before, None));
        let stake = outlook.stake(outlook.chance(ready, &before, value, outlook.tie(false)), prize);
        let now = weights.delay.powi(i32::from(next)) * stake;
        let then = if next > 1 { weights.delay.powi(i32::from(next) - 1) } else { 1.0 };
        while fits != 0 {
            let at = fits.trailing_zeros();
            fits &= fits - 1;
            let Ok(card) = Card::try_from(at as u8) else { continue };
            let mut points = before;
            points[card.character().index()] += next;
            let strongest = f32::from(outlook.strongest(&points, Some(card)));
            let held_up = next == 1;
            let strength = if held_up { strongest } else { weights.ready * strongest };
            let chance = outlook.chance(strength, &points, value, outlook.tie(true));
            let worth = then * outlook.stake(chance, prize) - now - worths[at as usize];
            offer(Action::Put { card, place }, worth + if held_up { weights.strike } else { 0.0 });
        }
    }
}
