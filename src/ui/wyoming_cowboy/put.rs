//! What the cards that are picked up do where they are put.

use super::choices::Offer;
use super::context::{Context, Question};
use crate::games::wyoming_cowboy::{Action, Phase, Rank};
use crate::ui::table::drag::{Deed, Put};

/// On the board they are laid: a gun, a couple, a 9, a ten (C-2.2); or they are passed. On the discards one is thrown away.
pub fn puts(context: Context, put: Put) -> Option<Deed> {
    let act = |action| Box::new(move || context.act(action)) as Deed;
    match context.phase()? {
        Phase::Play => {}
        Phase::Passing { .. } => {
            let pass = Action::Pass(context.picked().cards());
            let may = || context.with(|view| view.check(pass).is_ok());
            return match put {
                Put::Lifted => Some(Box::new(|| ())), // one of those to be passed
                Put::Board => may().then(|| act(pass)),
                Put::Stack => None,
            };
        }
        _ => return None,
    }
    let Offer { discard, couple, nine, guns, .. } = context.offer();
    let discard = discard.filter(|(_, allowed)| allowed.is_ok()).map(|(card, _)| Action::Discard(card));
    if put == Put::Stack {
        return discard.map(act);
    }
    let couple = couple.filter(|(_, allowed)| allowed.is_ok()).map(|(suit, _)| act(Action::Couple(suit)));
    let nine = nine.filter(|(_, allowed)| allowed.is_ok());
    let nine = nine.map(|(suit, _)| Box::new(move || context.ask(Question::Nine(suit))) as Deed);
    let ten = discard.filter(|discard| matches!(discard, Action::Discard(card) if card.rank() == Rank::Ten)).map(act);
    guns.first().map(|&gun| act(Action::Pull(gun))).or(couple).or(nine).or(ten)
}
