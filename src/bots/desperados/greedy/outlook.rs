//! How strong hands are for a place: the own one for sure, the others' by what has not been seen.

use super::Weights;
use crate::bots::desperados::lanes::{Counts, Points, counts, points_at, strongest, sum_of, to_end};
use crate::engine::Seat;
use crate::games::desperados::{COLOURS, Card, Character, MAX_SEATS, Place, View};

/// What is the same for every act of a decision.
pub struct Outlook<'a> {
    pub view: &'a View,
    pub weights: &'a Weights,
    /// The own cards.
    pub mine: Counts,
    /// The unseen cards.
    unseen: Counts,
    /// The chance of an unseen card to be in each other hand.
    shares: [f32; MAX_SEATS],
    /// How much of their worth cards still have; nothing in the last hold-up.
    pub future: f32,
    /// The part of the others who would lose a tie against me.
    behind: f32,
}

impl<'a> Outlook<'a> {
    pub fn new(view: &'a View, weights: &'a Weights) -> Self {
        let table = &view.table;
        let unseen = view.unseen();
        let all = f32::from(unseen.len()).max(1.0);
        let mut shares = [0.0; MAX_SEATS];
        for seat in table.others(view.me) {
            shares[seat.index()] = f32::from(table.hand_len[seat.index()]) / all;
        }
        let seats = table.seats();
        let at = table.layers[..seats].iter().position(|&seat| seat == view.me).unwrap_or_default();
        Self {
            view,
            weights,
            mine: counts(view.hand),
            unseen: counts(unseen),
            shares,
            future: (f32::from(to_end(table)) / weights.fade.max(0.1)).min(1.0),
            behind: (seats - 1 - at) as f32 / (seats - 1) as f32,
        }
    }

    /// What the cards count at `place` as it stands.
    pub fn points(&self, place: Place) -> Points {
        points_at(&self.view.table, place)
    }

    /// What my strongest gang counts, without one card if one is named.
    pub fn strongest(&self, points: &Points, without: Option<Card>) -> u16 {
        strongest(&self.mine, points, without)
    }

    /// The chance that a gang of that strength takes a place of that value against all who may send one.
    pub fn chance(&self, strength: f32, points: &Points, value: u8, tie: f32) -> f32 {
        let weights = self.weights;
        let sums: [u16; COLOURS] = self.unseen.each_ref().map(|colour| sum_of(colour, points));
        let most = f32::from(sums.iter().copied().max().unwrap_or_default());
        let mean = f32::from(sums.iter().sum::<u16>()) / COLOURS as f32;
        let top = weights.top * f32::from(points.iter().copied().max().unwrap_or_default());
        let away = weights.away[usize::from(value.clamp(2, 5)) - 2];
        let strength = strength + weights.tie * tie;
        let mut chance = 1.0;
        for seat in self.view.table.others(self.view.me) {
            let share = self.shares[seat.index()];
            if share <= 0.0 {
                continue;
            }
            let sends = share * (weights.best * most + weights.mean * mean) + top;
            let x = (strength - sends) / (weights.spread + weights.spread_more * sends).max(0.1);
            let weaker = 0.5 + 0.5 * x / (1.0 + x.abs());
            chance *= away + (1.0 - away) * weaker;
        }
        chance
    }

    /// Which part of the others I would beat in a tie: all of them, were I to put the next card.
    pub fn tie(&self, put: bool) -> f32 {
        if put { 1.0 } else { self.behind }
    }

    /// What the place card is worth to me, and to the others on average.
    pub fn prize(&self, place: Place) -> (f32, f32) {
        let table = &self.view.table;
        let pile = table.piles[place.index()];
        let gain = |seat: Seat| {
            let booty = table.booty[seat.index()];
            let kind = pile.kind();
            f32::from(booty.with(kind, pile.value().max(2)).worth_of(kind)) - f32::from(booty.worth_of(kind))
        };
        let others = table.others(self.view.me).map(gain).sum::<f32>() / (table.seats() - 1) as f32;
        (gain(self.view.me), others)
    }

    /// What a hold-up is worth to me if I win it with that chance.
    pub fn stake(&self, chance: f32, (mine, others): (f32, f32)) -> f32 {
        chance * mine - (1.0 - chance) * self.weights.rivals * others
    }

    /// What a card is worth in my hand.
    pub fn worth(&self, card: Card) -> f32 {
        let weights = self.weights;
        let character = card.character();
        let hand = self.view.hand;
        let wanted = f32::from(self.view.table.experience(character));
        let colour = f32::from(hand.count_of(card.colour().kinds())) - 1.0;
        let alike = f32::from(hand.count_of(character.kinds())) - 1.0;
        self.future * (weights.card + weights.wanted * wanted + weights.colour * colour + weights.alike * alike)
    }

    /// How many more cards of a character I hold than another does on average.
    pub fn lead(&self, character: Character) -> f32 {
        let at = character.index();
        let mine: u16 = self.mine.iter().map(|colour| colour[at]).sum();
        let unseen: u16 = self.unseen.iter().map(|colour| colour[at]).sum();
        let others = self.shares.iter().sum::<f32>() / (self.view.table.seats() - 1) as f32;
        f32::from(mine) - f32::from(unseen) * others
    }
}
