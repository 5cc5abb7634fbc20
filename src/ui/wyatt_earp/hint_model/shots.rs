//! What a shot does, or would do: robberies, Fastest Gun, Hideout, Most Wanted! from the table, Wyatt Earp against a Hideout.

use super::{Case, Contest};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Outlaw, Phase, payout};
use crate::ui::text::wyatt_earp::hints;
use crate::ui::wyatt_earp::look;

impl Case<'_> {
    /// A card that needs a shot, at the group where it would do most if the hand ended now. What it is then aimed at is another decision, so no
    /// group is promised where there are several.
    pub(super) fn shot(&self, card: Card) -> Option<String> {
        let groups = self.view.targets(card);
        let could = self.could(card, &groups)?;
        Some(if groups.len() > 1 { format!("{could} {}", hints::why().aims_later) } else { could })
    }

    /// What a hit with it could do at the best of these groups.
    fn could(&self, card: Card, groups: &[(Seat, Outlaw)]) -> Option<String> {
        let worth = |&(seat, outlaw): &(Seat, Outlaw)| match card {
            // Of groups that pay their owners alike, the one with most CP.
            Card::HIDEOUT | Card::MOST_WANTED => {
                (self.paid(seat, outlaw), self.table.group(seat, outlaw).cp(), self.table.posters[outlaw.index()])
            }
            Card::WYATT_EARP => (self.uncovered(outlaw).paid, 0, 0),
            _ => {
                let gain = self.robbed(card, outlaw).paid.saturating_sub(self.contest(self.table, outlaw).paid);
                (gain, 0, 0)
            }
        };
        let (seat, outlaw) = groups.iter().copied().max_by_key(worth)?;
        Some(match card {
            Card::HIDEOUT => self.wiped_out(seat, outlaw, false),
            Card::MOST_WANTED => {
                let group = self.table.group(seat, outlaw);
                let left = (!group.hidden()).then(|| group.cp_after_theft());
                hints::cuts(false, self.names, seat, outlaw, left)
            }
            Card::WYATT_EARP => self.brought_back(outlaw, false),
            _ => {
                let Contest { mine, rival, paid } = self.robbed(card, outlaw);
                hints::shot_could(outlaw, mine, rival, paid)
            }
        })
    }

    /// How the player would stand with a Robbery or Fastest Gun on the own group.
    fn robbed(&self, card: Card, outlaw: Outlaw) -> Contest {
        let me = self.view.me;
        let mut cp = self.table.cp(outlaw);
        if !self.table.group(me, outlaw).hidden() {
            cp[me.index()] += look::cp(card).unwrap_or(0);
        }
        self.contest_of(cp, self.table.posters[outlaw.index()] + look::raise(card, 1))
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
                let group = self.after.as_ref()?.table().group(seat, outlaw);
                let left = (!self.table.group(seat, outlaw).hidden()).then(|| group.cp());
                Some(hints::cuts(true, self.names, seat, outlaw, left))
            }
            Card::WYATT_EARP => Some(self.brought_back(outlaw, true)),
            _ => self.laid(outlaw),
        }
    }
}
