//! What a hint says: what to do, and why, in whole sentences. Money in thousands of dollars.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Outlaw, Phase};
use crate::ui::text::Names;

words! {
    /// Reasons that need no numbers.
    struct Why { only_way, only_supply, two_more, aims_later, ends_early }
}

/// Where the player then stands with an outlaw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceAfter {
    /// The outlaw was not open.
    Opens,
    /// More CP than anybody, where it was not so.
    Leads,
    /// As many as the best.
    Level,
    /// So many more than anybody that nobody shares.
    Alone,
    /// None of these.
    Has,
    /// Under a Hideout.
    Hidden,
}

/// What laying cards for an outlaw does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// How the player then stands.
    pub standing: RaceAfter,
    /// With whom.
    pub outlaw: Outlaw,
    /// The player's CP.
    pub mine: u8,
    /// The most of anybody else.
    pub rival: u8,
    /// What the player would be paid if the hand ended now.
    pub paid: u16,
    /// Who would be paid less than before, and how much less.
    pub costs: Option<(Seat, u16)>,
    /// With how many cards that leaves the player, if that is few; with none, out of turn, the hand ends with the turn.
    pub leaves: Option<u8>,
}

room! {
    /// The hints of Wyatt Earp in one language.
    trait Room;

    /// Reasons that need no numbers.
    fn why() -> &'static Why;
    /// What is advised, as an order that can be read by itself.
    fn order(action: Action, phase: Phase, names: &Names, top: Option<Card>) -> String;

    /// Where nothing else can be said: what was tried.
    fn tried(worlds: u32) -> String;
    /// What it is worth beyond the next best, on average; in thousands, and fractions of them.
    fn better(thousands: f32) -> String;
    /// The hand ends with this act, and pays.
    fn ends_hand(paid: u16) -> String;
    /// And the game.
    fn ends_game(purse: u16) -> String;
    /// Cards are laid.
    fn laid(names: &Names, laid: Laid) -> String;
    /// A shot that could add to the player's CP.
    fn shot_could(outlaw: Outlaw, mine: u8, rival: u8, paid: u16) -> String;
    /// The hand may be over soon.
    fn nearly_out(names: &Names, seat: Seat, cards: u8) -> String;
    /// A Hideout, aimed or laid, that takes `cp` worth `paid`.
    fn wipes_out(hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, cp: u8, paid: u16) -> String;
    /// Most Wanted! from the table, aimed or laid; `cp` are what is left there.
    fn cuts(hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, cp: Option<u8>) -> String;
    /// A Hideout taken away, aimed or done.
    fn brings_back(hits: bool, outlaw: Outlaw, cp: u8, paid: u16) -> String;
    /// What `total` cards of an outlaw make that is open or not; nothing where they make little.
    fn makes(outlaw: Outlaw, total: u8, open: bool) -> Option<String>;
    /// A Photo to be had.
    fn photo(outlaw: Outlaw, open: bool) -> String;
    /// A Sheriff card to be had.
    fn known(top: Card) -> String;
    /// Two from the supply rather than the top discard.
    fn two_unseen(top: Card, thousands: f32) -> String;
    /// The same, with nothing to count.
    fn two_rather(top: Card) -> String;
    /// Most Wanted! from hands: somebody is known to hold one, or so many are unseen; `total` are what the player would have then.
    fn holder(names: &Names, holder: Option<Seat>, unseen: u8, outlaw: Outlaw, total: u8, open: bool) -> String;
    /// Wyatt Earp: from how many cards of the discard stack the player may choose.
    fn choice(cards: u8) -> String;
    /// A Wyatt Earp not played out of turn, or a Photo not laid: worth more later.
    fn worth_keeping(kept: Card, thousands: f32) -> String;
    /// A discard: nobody knows of any use for `next`. `lone` if it is the only one of its outlaw.
    fn not_wanted(names: &Names, next: Seat, lone: Option<Outlaw>) -> String;
    /// Asked in vain before.
    fn has_none(names: &Names, next: Seat, outlaw: Outlaw) -> String;
    /// Seen to hold some.
    fn collects(names: &Names, next: Seat, held: u8) -> String;
    /// Can be laid by the next player.
    fn could_lay(names: &Names, next: Seat) -> String;
}
