//! The numbers that the greedy bot judges by.

/// What the greedy bot believes. Money in thousands of dollars, points are capture points. The values were tuned
/// together (`docs/bots/wyatt-earp-log.md`), so one may be less than nothing, or a chance more than sure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How much a thousand for all the others together hurts.
    pub rivals: f32,
    /// How much more it hurts for each thousand that a rival owns beyond me.
    pub leader: f32,
    /// The chance that a rival with one card goes out on the next turn.
    pub risk: f32,
    /// By what that chance is multiplied for every further card.
    pub risk_decay: f32,
    /// Turns of mine still to come in a hand that nobody is about to end.
    pub turns: f32,
    /// From how many points in all on a capture becomes possible …
    pub capture_from: f32,
    /// … and from how many it is sure.
    pub capture_to: f32,
    /// From which lead on taking everything becomes possible …
    pub sole_from: f32,
    /// … and from which it is sure.
    pub sole_to: f32,
    /// How much of what rivals are thought to hold they will lay down.
    pub join: f32,
    /// Points that Sheriff cards will still add to any group.
    pub extra: f32,
    /// How much of the Outlaw cards that I hold for an open outlaw I will lay down …
    pub mine: f32,
    /// … and of the Photo.
    pub photo: f32,
    /// How sure it is that I lay a set which I hold.
    pub set: f32,
    /// How readily others open an outlaw of which all seven cards are unseen.
    pub others_open: f32,
    /// How much my cards count under a Hideout.
    pub covered: f32,
    /// What each card in hand costs, as it keeps me from going out.
    pub card: f32,
    /// How much more it costs for each thousand that I would gain if the hand ended now.
    pub tempo: f32,
    /// The chance that the supply runs out before my next turn, once it is too short for everybody.
    pub supply_out: f32,
    /// How much better laying cards must be than keeping them.
    pub patience: f32,
    /// What it is worth in itself to lay Outlaw cards.
    pub eager: f32,
    /// How much better ending the hand must be than going on.
    pub end: f32,
    /// What winning the game is worth.
    pub win: f32,
    /// What the choice among two cards drawn is worth beyond the cards.
    pub two: f32,
    /// How likely the next player picks up what helps them.
    pub feed: f32,
    /// How much a card for a set that the next player may be collecting helps them, for each such card held and thousand on the poster.
    pub feed_set: f32,
    /// How much of a Sheriff card's use now is still there if it is kept.
    pub keep: f32,
    /// How much of a shot by a card found with Wyatt Earp comes true.
    pub found: f32,
    /// What a Sheriff card is worth in hand, in the order robbery of a bank, of a stagecoach, Fastest Gun, Most Wanted!, Hideout,
    /// Wyatt Earp.
    pub sheriff: [f32; 6],
    /// What is lost by the discard of one, in the same order: to me, and to who may take it.
    pub parting: [f32; 6],
}

/// The way to one of the weights.
type Field = fn(&mut Weights) -> &mut f32;

impl Weights {
    /// Every weight by name, in the order of the struct.
    pub const FIELDS: [(&str, Field); 40] = [
        ("rivals", |w| &mut w.rivals),
        ("leader", |w| &mut w.leader),
        ("risk", |w| &mut w.risk),
        ("risk_decay", |w| &mut w.risk_decay),
        ("turns", |w| &mut w.turns),
        ("capture_from", |w| &mut w.capture_from),
        ("capture_to", |w| &mut w.capture_to),
        ("sole_from", |w| &mut w.sole_from),
        ("sole_to", |w| &mut w.sole_to),
        ("join", |w| &mut w.join),
        ("extra", |w| &mut w.extra),
        ("mine", |w| &mut w.mine),
        ("photo", |w| &mut w.photo),
        ("set", |w| &mut w.set),
        ("others_open", |w| &mut w.others_open),
        ("covered", |w| &mut w.covered),
        ("card", |w| &mut w.card),
        ("tempo", |w| &mut w.tempo),
        ("supply_out", |w| &mut w.supply_out),
        ("patience", |w| &mut w.patience),
        ("eager", |w| &mut w.eager),
        ("end", |w| &mut w.end),
        ("win", |w| &mut w.win),
        ("two", |w| &mut w.two),
        ("feed", |w| &mut w.feed),
        ("feed_set", |w| &mut w.feed_set),
        ("keep", |w| &mut w.keep),
        ("found", |w| &mut w.found),
        ("bank_robbery", |w| &mut w.sheriff[0]),
        ("stagecoach_robbery", |w| &mut w.sheriff[1]),
        ("fastest_gun", |w| &mut w.sheriff[2]),
        ("most_wanted", |w| &mut w.sheriff[3]),
        ("hideout", |w| &mut w.sheriff[4]),
        ("wyatt_earp", |w| &mut w.sheriff[5]),
        ("parting_bank_robbery", |w| &mut w.parting[0]),
        ("parting_stagecoach_robbery", |w| &mut w.parting[1]),
        ("parting_fastest_gun", |w| &mut w.parting[2]),
        ("parting_most_wanted", |w| &mut w.parting[3]),
        ("parting_hideout", |w| &mut w.parting[4]),
        ("parting_wyatt_earp", |w| &mut w.parting[5]),
    ];
}
