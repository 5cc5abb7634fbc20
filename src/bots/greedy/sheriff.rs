//! The Sheriff cards: which to play and when, on whom, and the answers out of turn.

use arrayvec::ArrayVec;

use super::choices::Choices;
use super::draw::{card_value, in_hand, outlaw_value, two_cards};
use super::outlook::{Outlook, Stand};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Direction, Kind, OUTLAWS, Outlaw, Phase, Sheriff};

type Changes = ArrayVec<(usize, Stand), 2>;

/// Offers every Sheriff play that may be made now.
pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let cards = view.hand.len();
    let may = |card: Card| match view.sheriff {
        Sheriff::Free => true,
        Sheriff::Used => false,
        Sheriff::Found(found) => found == card,
    };
    if view.sheriff == Sheriff::Used {
        return;
    }
    for (card, _) in view.hand.kinds().filter(|&(card, _)| !card.has_hole() && may(card)) {
        if cards == 1 {
            // only Wyatt Earp can be the last card.
            if card == Card::WYATT_EARP {
                wyatt(outlook, choices);
            }
            continue;
        }
        if let Kind::Photo(outlaw) = card.kind() {
            let stand = &outlook.stands[outlaw.index()];
            if stand.open {
                let gain = outlook.gain(&[(outlaw.index(), outlook.with_photo(stand))], cards - 1);
                choices.offer(Action::PlayPhoto(outlaw), gain + outlook.card_cost);
            }
            continue;
        }
        if card == Card::MOST_WANTED {
            ask(outlook, choices);
        }
        if card == Card::WYATT_EARP {
            wyatt(outlook, choices);
        }
        let Some((_, hit)) = best_target(outlook, card) else { continue };
        let chance = outlook.hit_chance();
        if chance > 0.0 {
            choices.offer(Action::Shoot(card), shot_gain(outlook, card, chance, &hit, cards - 1));
        }
    }
}

/// What a shot is expected to gain over keeping the card.
fn shot_gain(outlook: &Outlook, card: Card, chance: f32, hit: &Changes, left: u8) -> f32 {
    if left == 1 {
        return chance * outlook.gain(hit, left) + (1.0 - chance) * outlook.gain(&[], left);
    }
    let effect = outlook.gain(hit, left);
    let kept = outlook.weights.keep * (1.0 - outlook.risk) * effect * 0.6;
    let waiting = in_hand(outlook, card) * outlook.weights.keep;
    chance * effect - kept.max(waiting) + outlook.card_cost
}

/// The group on which `card` does me most good after a hit, and what it changes.
fn best_target(outlook: &Outlook, card: Card) -> Option<(Action, Changes)> {
    let mut best: Option<(f32, Action, Changes)> = None;
    for_targets(outlook, card, |seat, outlaw| {
        let changes = strike(outlook, card, seat, outlaw);
        let gain = outlook.gain(&changes, 2);
        if best.as_ref().is_none_or(|(most, ..)| gain > *most) {
            best = Some((gain, Action::Target { seat, outlaw }, changes));
        }
    });
    best.map(|(_, action, changes)| (action, changes))
}

/// Calls `found` for every group that `card` may act on.
fn for_targets(outlook: &Outlook, card: Card, mut found: impl FnMut(Seat, Outlaw)) {
    let table = &outlook.view.table;
    let me = outlook.view.me;
    let own = card != Card::MOST_WANTED && card != Card::HIDEOUT;
    let gun = if card == Card::FASTEST_GUN { table.fastest_gun() } else { None };
    for seat in Seat::all(table.seats()).filter(|&seat| (seat == me) == own) {
        for outlaw in Outlaw::ALL {
            let group = table.group(seat, outlaw);
            let fits = match card {
                Card::MOST_WANTED => group.outlaws() > 0,
                Card::HIDEOUT => !group.is_empty() && !group.hidden(),
                Card::WYATT_EARP => group.hidden(),
                _ => !group.is_empty() && gun.is_none_or(|(_, there)| there != outlaw),
            };
            if fits {
                found(seat, outlaw);
            }
        }
    }
}

/// What `card` changes if it acts on this group.
fn strike(outlook: &Outlook, card: Card, seat: Seat, outlaw: Outlaw) -> Changes {
    let table = &outlook.view.table;
    let s = seat.index();
    let group = table.group(seat, outlaw);
    let mut stand = outlook.stands[outlaw.index()];
    let mut changes = Changes::new();
    let points = |n: u8| if group.hidden() { 0 } else { n };
    match card {
        Card::BANK_ROBBERY => {
            stand.cp[s] += points(2);
            stand.money += 1;
        }
        Card::STAGECOACH_ROBBERY => {
            stand.cp[s] += points(1);
            stand.money += 3;
        }
        Card::FASTEST_GUN => {
            stand.cp[s] += points(3);
            stand.money += 1;
            if let Some((from, other)) = table.fastest_gun() {
                let mut less = outlook.stands[other.index()];
                if !table.group(from, other).hidden() {
                    less.cp[from.index()] -= 3;
                }
                changes.push((other.index(), less));
            }
        }
        Card::HIDEOUT => {
            stand.cp[s] = 0;
            stand.covered |= 1 << s;
        }
        Card::WYATT_EARP => {
            stand.cp[s] = group.cp_uncovered();
            stand.covered &= !(1 << s);
        }
        _ => {
            // Most Wanted! takes a card into my hand, where it can be played at once.
            let last = group.outlaws() == 1 && !group.photo();
            stand.cp[s] = if last { 0 } else { stand.cp[s] - points(2) };
            if last {
                stand.covered &= !(1 << s);
            }
            stand.held += 1;
            stand = outlook.played(&stand, stand.held);
        }
    }
    changes.push((outlaw.index(), stand));
    changes
}

/// an Outlaw card from another hand.
fn ask(outlook: &Outlook, choices: &mut Choices) {
    let weights = outlook.weights;
    let seats = outlook.view.table.seats();
    let kept = in_hand(outlook, Card::MOST_WANTED) * weights.keep;
    for outlaw in Outlaw::ALL {
        let holds = &outlook.holds[outlaw.index()];
        let none: f32 = holds.iter().map(|&n| (1.0 - n).max(0.0)).product();
        if none >= 1.0 {
            continue;
        }
        let gain = (1.0 - none) * outlaw_value(outlook, outlaw.index()) - kept + outlook.card_cost * none;
        let next = outlook.view.me.next(seats).index();
        let before = (outlook.me + seats - 1) % seats;
        let hurt = |seat: usize| -outlook.regard[seat] * holds[seat];
        let direction = if seats > 2 && hurt(before) > hurt(next) { Direction::Right } else { Direction::Left };
        choices.offer(Action::Ask { outlaw, direction }, gain);
    }
}

/// The three ways of Wyatt Earp.
fn wyatt(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let table = &view.table;
    let kept = in_hand(outlook, Card::WYATT_EARP) * outlook.weights.keep - outlook.card_cost;
    if table.supply_len < 2 && table.reshuffled {
        choices.offer(Action::WyattDraw, outlook.end_gain(&outlook.stands));
    } else {
        choices.offer(Action::WyattDraw, two_cards(outlook) - kept);
    }
    if table.discard_len > view.stack.count(Card::WYATT_EARP) {
        let found = Card::all()
            .filter(|&card| card != Card::WYATT_EARP && view.stack.count(card) > 0)
            .map(|card| found_value(outlook, card))
            .fold(f32::NEG_INFINITY, f32::max);
        choices.offer(Action::WyattSearch, found - kept);
    }
}

/// What `card` is worth if Wyatt Earp takes it from the stack: a Sheriff card may be played at once.
fn found_value(outlook: &Outlook, card: Card) -> f32 {
    let value = card_value(outlook, card);
    if card.has_hole() || matches!(card.kind(), Kind::Photo(_)) {
        return value;
    }
    let shot =
        best_target(outlook, card).map_or(f32::NEG_INFINITY, |(_, hit)| outlook.hit_chance() * outlook.gain(&hit, 2));
    value.max(shot)
}

/// After a hit.
pub(super) fn weigh_targets(outlook: &Outlook, card: Card, choices: &mut Choices) {
    let left = outlook.view.hand.len() + u8::from(card == Card::MOST_WANTED);
    for_targets(outlook, card, |seat, outlaw| {
        let changes = strike(outlook, card, seat, outlaw);
        choices.offer(Action::Target { seat, outlaw }, outlook.gain(&changes, left));
    });
}

/// Among the cards of the discard stack.
pub(super) fn weigh_takes(outlook: &Outlook, choices: &mut Choices) {
    for card in Card::all().filter(|&c| c != Card::WYATT_EARP && outlook.view.stack.count(c) > 0) {
        choices.offer(Action::Take(card), found_value(outlook, card));
    }
}

///
pub(super) fn weigh_photo_offer(outlook: &Outlook, outlaw: Outlaw, choices: &mut Choices) {
    let stand = &outlook.stands[outlaw.index()];
    let gain = outlook.gain(&[(outlaw.index(), outlook.with_photo(stand))], 2);
    choices.offer(Action::LayPhoto, gain + outlook.card_cost);
    choices.offer(Action::Decline, 0.0);
}

///
pub(super) fn weigh_hideout_offer(outlook: &Outlook, outlaw: Outlaw, choices: &mut Choices) {
    let changes = strike(outlook, Card::WYATT_EARP, outlook.view.me, outlaw);
    let kept = in_hand(outlook, Card::WYATT_EARP) - outlook.card_cost;
    choices.offer(Action::ShootHideout, outlook.hit_chance() * outlook.gain(&changes, 2) - kept);
    choices.offer(Action::Decline, 0.0);
}

/// Whether playing `card` would be sure to leave one card less in my hand, once the stands are these.
pub(super) fn sheds(outlook: &Outlook, card: Card, stands: &[Stand; OUTLAWS]) -> bool {
    let view = outlook.view;
    match card.kind() {
        Kind::Outlaw(_) | Kind::MostWanted | Kind::WyattEarp => false,
        _ if matches!(view.sheriff, Sheriff::Found(_)) => false,
        Kind::Photo(outlaw) => stands[outlaw.index()].open,
        _ => view.phase == Phase::Play && view.table.can_shoot() && stands.iter().any(|stand| stand.cp[outlook.me] > 0),
    }
}
