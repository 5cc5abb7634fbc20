//! What a shot does, or would do: robberies, Fastest Gun, Hideout, Most Wanted! from the table, Wyatt Earp against a Hideout.

use super::{Case, Contest};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Outlaw, Phase, payout};
use crate::ui::text::wyatt_earp::hints;
use crate::ui::wyatt_earp::look;

impl Case<'_> {
    /// A card that needs a shot, at the group where it would do most.
    pub(super) fn shot(&self, card: Card) -> Option<String> {
        let me = self.view.me;
        match card {
            Card::HIDEOUT => {
                let (seat, outlaw) = self.richest(|seat, outlaw| {
                    let group = self.table.group(seat, outlaw);
                    seat != me && !group.is_empty() && !group.hidden()
                })?;
                Some(self.wiped_out(seat, outlaw, false))
            }
            Card::MOST_WANTED => {
                let (seat, outlaw) =
                    self.richest(|seat, outlaw| seat != me && self.table.group(seat, outlaw).outlaws() > 0)?;
                let left = self.table.group(seat, outlaw).cp_after_theft();
                Some(hints::cuts(false, self.names, seat, outlaw, left))
            }
            Card::WYATT_EARP => {
                let hidden = |outlaw: &Outlaw| self.table.group(me, *outlaw).hidden();
                let outlaw =
                    Outlaw::ALL.into_iter().filter(hidden).max_by_key(|&outlaw| self.uncovered(outlaw).paid)?;
                Some(self.brought_back(outlaw, false))
            }
            _ => {
                let taboo = self.table.fastest_gun().filter(|_| card == Card::FASTEST_GUN).map(|(_, outlaw)| outlaw);
                let fits = |outlaw: &Outlaw| !self.table.group(me, *outlaw).is_empty() && Some(*outlaw) != taboo;
                let with = |outlaw: Outlaw| {
                    let mut cp = self.table.cp(outlaw);
                    if !self.table.group(me, outlaw).hidden() {
                        cp[me.index()] += look::cp(card).unwrap_or(0);
                    }
                    self.contest_of(cp, self.table.posters[outlaw.index()] + look::raise(card, 1))
                };
                let gain = |&outlaw: &Outlaw| with(outlaw).paid.saturating_sub(self.contest(self.table, outlaw).paid);
                let outlaw = Outlaw::ALL.into_iter().filter(fits).max_by_key(gain)?;
                let Contest { mine, rival, paid } = with(outlaw);
                Some(hints::shot_could(outlaw, mine, rival, paid))
            }
        }
    }

    /// Of the groups that fit, the one whose poster would pay its owner most if the hand ended now, then the one with most CP.
    fn richest(&self, fits: impl Fn(Seat, Outlaw) -> bool) -> Option<(Seat, Outlaw)> {
        let all = Seat::all(self.table.seats()).flat_map(|seat| Outlaw::ALL.map(|outlaw| (seat, outlaw)));
        all.filter(|&(seat, outlaw)| fits(seat, outlaw)).max_by_key(|&(seat, outlaw)| {
            (self.paid(seat, outlaw), self.table.group(seat, outlaw).cp(), self.table.posters[outlaw.index()])
        })
    }

    fn paid(&self, seat: Seat, outlaw: Outlaw) -> u16 {
        payout(self.table.cp(outlaw), self.table.posters[outlaw.index()]).paid[seat.index()]
    }

    pub(super) fn wiped_out(&self, seat: Seat, outlaw: Outlaw, hits: bool) -> String {
        let cp = self.table.group(seat, outlaw).cp();
        hints::wipes_out(hits, self.names, seat, outlaw, cp, self.paid(seat, outlaw))
    }

    /// The player's share of `outlaw` without the Hideout on the own group.
    fn uncovered(&self, outlaw: Outlaw) -> Contest {
        let mut cp = self.table.cp(outlaw);
        cp[self.view.me.index()] = self.table.group(self.view.me, outlaw).cp_uncovered();
        self.contest_of(cp, self.table.posters[outlaw.index()])
    }

    pub(super) fn brought_back(&self, outlaw: Outlaw, hits: bool) -> String {
        let Contest { mine, paid, .. } = self.uncovered(outlaw);
        hints::brings_back(hits, outlaw, mine, paid)
    }

    pub(super) fn aimed(&self, seat: Seat, outlaw: Outlaw) -> Option<String> {
        let Phase::Target(hit) = self.view.phase else { return None };
        match hit {
            Card::HIDEOUT => Some(self.wiped_out(seat, outlaw, true)),
            Card::MOST_WANTED => {
                let left = self.after.as_ref()?.table().group(seat, outlaw).cp();
                Some(hints::cuts(true, self.names, seat, outlaw, left))
            }
            Card::WYATT_EARP => Some(self.brought_back(outlaw, true)),
            _ => self.laid(outlaw),
        }
    }
}
