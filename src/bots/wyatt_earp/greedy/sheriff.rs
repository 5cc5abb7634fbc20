//! The Sheriff cards: which to play and when, on whom, and the answers out of turn.

use super::card_value::{card_value, in_hand, two_cards};
use super::choices::Choices;
use super::contests::Contests;
use super::outlook::Outlook;
use crate::bots::wyatt_earp::lanes::{Groups, LANES, all, mask};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Direction, Group, Kind, Outlaw, Phase, Sheriff};

/// What a card does to the groups of one seat, each by itself.
struct Strike {
    seat: Seat,
    /// The groups that it may act on, a bit each.
    fits: u8,
    /// Lanes that change whichever group it is.
    always: u8,
    after: Contests,
    /// What each lane gains, if the hand goes on.
    gains: [f32; LANES],
}

impl Strike {
    /// What it gains on the group of `outlaw`, with `left` cards in my hand then.
    fn gain(&self, outlook: &Outlook, outlaw: Outlaw, left: u8) -> f32 {
        outlook.gain(&self.gains, &self.after, self.always | 1 << outlaw.index(), left)
    }

    fn outlaws(&self) -> impl Iterator<Item = Outlaw> + use<> {
        let fits = self.fits;
        Outlaw::ALL.into_iter().filter(move |outlaw| fits >> outlaw.index() & 1 == 1)
    }
}

/// Offers every Sheriff play that may be made now.
pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let cards = view.hand.len();
    let may = |card: Card| match view.sheriff {
        Sheriff::Free => true,
        Sheriff::Used => false,
        Sheriff::Found(found) => found == card,
    };
    for (card, _) in view.hand.kinds().filter(|&(card, _)| !card.has_hole() && may(card)) {
        if cards == 1 {
            // only Wyatt Earp can be the last card.
            if card == Card::WYATT_EARP {
                wyatt(outlook, choices);
            }
            continue;
        }
        if let Kind::Photo(outlaw) = card.kind() {
            if view.table.is_open(outlaw) {
                choices.offer(Action::PlayPhoto(outlaw), photo_gain(outlook, outlaw, cards - 1));
            }
            continue;
        }
        if card == Card::MOST_WANTED {
            ask(outlook, choices);
        }
        if card == Card::WYATT_EARP {
            wyatt(outlook, choices);
        }
        if outlook.hit_chance() > 0.0
            && let Some((gain, seat, outlaw)) = best_target(outlook, card)
        {
            choices.offer(Action::Shoot(card), shot_gain(outlook, card, gain, seat, outlaw));
        }
    }
}

/// What it gains to lay the Photo of an open outlaw.
fn photo_gain(outlook: &Outlook, outlaw: Outlaw, left: u8) -> f32 {
    outlook.gain(&outlook.photos().to_array(), &outlook.contests.with_photo(), 1 << outlaw.index(), left)
        + outlook.card_cost
}

/// What a shot at this group is expected to gain over keeping the card; `effect` is what a hit gains if the hand goes on.
fn shot_gain(outlook: &Outlook, card: Card, effect: f32, seat: Seat, outlaw: Outlaw) -> f32 {
    let chance = outlook.hit_chance();
    if outlook.view.hand.len() == 2 {
        let hit = strike(outlook, card, seat).map_or(0.0, |hit| hit.gain(outlook, outlaw, 1));
        return chance * hit + (1.0 - chance) * outlook.end_gain(&outlook.contests);
    }
    let kept = outlook.weights.keep * (1.0 - outlook.risk) * effect * 0.6;
    let waiting = in_hand(outlook, card) * outlook.weights.keep;
    chance * effect - kept.max(waiting) + outlook.card_cost
}

/// The group on which `card` does me most good after a hit, and what it gains if the hand goes on.
fn best_target(outlook: &Outlook, card: Card) -> Option<(f32, Seat, Outlaw)> {
    let mut best: Option<(f32, Seat, Outlaw)> = None;
    for_strikes(outlook, card, |strike| {
        for outlaw in strike.outlaws() {
            let gain = strike.gain(outlook, outlaw, 2);
            if best.is_none_or(|(most, ..)| gain > most) {
                best = Some((gain, strike.seat, outlaw));
            }
        }
    });
    best
}

/// Calls `found` for each seat on whose groups `card` may act.
fn for_strikes(outlook: &Outlook, card: Card, mut found: impl FnMut(&Strike)) {
    let own = card != Card::MOST_WANTED && card != Card::HIDEOUT;
    for seat in Seat::all(outlook.view.table.seats()).filter(|&seat| (seat == outlook.view.me) == own) {
        if let Some(strike) = strike(outlook, card, seat) {
            found(&strike);
        }
    }
}

/// What `card` does if it acts on a group of `seat`.
fn strike(outlook: &Outlook, card: Card, seat: Seat) -> Option<Strike> {
    let table = &outlook.view.table;
    let from_me = |seat: Seat| (seat.index() + table.seats() - outlook.view.me.index()) % table.seats();
    let s = from_me(seat);
    let territory = &table.territories[seat.index()];
    let gun = if card == Card::FASTEST_GUN { table.fastest_gun() } else { None };
    let fits = |group: Group| match card {
        Card::MOST_WANTED => group.outlaws() > 0,
        Card::HIDEOUT => !group.is_empty() && !group.hidden(),
        Card::WYATT_EARP => group.hidden(),
        _ => !group.is_empty(),
    };
    let mut lanes = 0;
    for outlaw in Outlaw::ALL {
        let fits = fits(territory[outlaw.index()]) && gun.is_none_or(|(_, there)| there != outlaw);
        lanes |= u8::from(fits) << outlaw.index();
    }
    if lanes == 0 {
        return None;
    }
    let mut after = outlook.contests;
    let mut always = 0;
    match card {
        Card::BANK_ROBBERY => {
            after = after.points(s, all(2.0));
            after.money += all(1.0);
        }
        Card::STAGECOACH_ROBBERY => {
            after = after.points(s, all(1.0));
            after.money += all(3.0);
        }
        Card::FASTEST_GUN => {
            after = after.points(s, all(3.0));
            after.money += all(1.0);
            if let Some((from, other)) = gun {
                always = 1 << other.index();
                after = outlook.contests.points(from_me(from), all(-3.0)).within(mask(always), &after);
            }
        }
        Card::HIDEOUT => {
            after.cp[s] = all(0.0);
            after.covered[s] = mask(!0);
        }
        Card::WYATT_EARP => {
            after.cp[s] = Groups::of(territory).points();
            after.covered[s] = mask(0);
        }
        _ => {
            // Most Wanted! takes a card into my hand, where it can be played at once.
            let groups = Groups::of(territory);
            let stays = (groups.outlaws() + groups.photos()).simd_gt(all(1.0));
            after = after.points(s, all(-2.0));
            after.cp[s] = stays & after.cp[s];
            after.covered[s] = stays & after.covered[s];
            after.held += all(1.0);
            after = after.played(after.held);
        }
    }
    let gains = outlook.gains(&after).to_array();
    Some(Strike { seat, fits: lanes, always, after, gains })
}

/// an Outlaw card from another hand.
fn ask(outlook: &Outlook, choices: &mut Choices) {
    let seats = outlook.view.table.seats();
    let one = all(1.0);
    let none = outlook.holds.into_iter().fold(one, |none, held| none * (one - held).fast_max(all(0.0)));
    let kept = all(in_hand(outlook, Card::MOST_WANTED) * outlook.weights.keep);
    let gains = ((one - none) * outlook.one_more() - kept + all(outlook.card_cost) * none).to_array();
    let hurt = |seat: usize| all(-outlook.regard[seat]) * outlook.holds[seat];
    let right = if seats > 2 { hurt(seats - 1).simd_gt(hurt(1)).to_bitmask() } else { 0 };
    let some = none.simd_lt(one).to_bitmask();
    for outlaw in Outlaw::ALL.into_iter().filter(|outlaw| some >> outlaw.index() & 1 == 1) {
        let direction = if right >> outlaw.index() & 1 == 1 { Direction::Right } else { Direction::Left };
        choices.offer(Action::Ask { outlaw, direction }, gains[outlaw.index()]);
    }
}

/// The three ways of Wyatt Earp.
fn wyatt(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let table = &view.table;
    let kept = in_hand(outlook, Card::WYATT_EARP) * outlook.weights.keep - outlook.card_cost;
    if table.supply_len < 2 && table.reshuffled {
        choices.offer(Action::WyattDraw, outlook.end_gain(&outlook.contests));
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
    let shot = best_target(outlook, card)
        .map_or(f32::NEG_INFINITY, |(gain, ..)| outlook.weights.found * outlook.hit_chance() * gain);
    value.max(shot)
}

/// After a hit.
pub(super) fn weigh_targets(outlook: &Outlook, card: Card, choices: &mut Choices) {
    let left = outlook.view.hand.len() + u8::from(card == Card::MOST_WANTED);
    for_strikes(outlook, card, |strike| {
        for outlaw in strike.outlaws() {
            choices.offer(Action::Target { seat: strike.seat, outlaw }, strike.gain(outlook, outlaw, left));
        }
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
    choices.offer(Action::LayPhoto, photo_gain(outlook, outlaw, 2));
    choices.offer(Action::Decline, 0.0);
}

///
pub(super) fn weigh_hideout_offer(outlook: &Outlook, outlaw: Outlaw, choices: &mut Choices) {
    if let Some(hit) = strike(outlook, Card::WYATT_EARP, outlook.view.me) {
        let kept = in_hand(outlook, Card::WYATT_EARP) - outlook.card_cost;
        choices.offer(Action::ShootHideout, outlook.hit_chance() * hit.gain(outlook, outlaw, 2) - kept);
    }
    choices.offer(Action::Decline, 0.0);
}

/// Whether playing `card` would be sure to leave one card less in my hand, once the contests stand like this.
pub(super) fn sheds(outlook: &Outlook, card: Card, contests: &Contests) -> bool {
    let view = outlook.view;
    match card.kind() {
        Kind::Outlaw(_) | Kind::MostWanted | Kind::WyattEarp => false,
        _ if matches!(view.sheriff, Sheriff::Found(_)) => false,
        Kind::Photo(outlaw) => contests.open.to_bitmask() >> outlaw.index() & 1 == 1,
        _ => view.phase == Phase::Play && view.table.can_shoot() && contests.cp[0].simd_gt(all(0.0)).any(),
    }
}
