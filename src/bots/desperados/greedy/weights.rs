//! The numbers that the greedy bot judges by.

/// What the greedy bot believes, in points of booty where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How much it hurts if another takes a place, for each point that it brings there.
    pub rivals: f32,
    /// What a card is worth in hand when the game begins …
    pub card: f32,
    /// … and how much more for each card of its character on the warrant.
    pub wanted: f32,
    /// … for each other card of its colour in hand …
    pub colour: f32,
    /// … and for each other card of its character.
    pub alike: f32,
    /// In how many cards put, until the game can end, cards lose their worth.
    pub fade: f32,
    /// What it is worth to strengthen a character on the warrant, for each more card of it that I hold than others do on average.
    pub fame: f32,
    /// How much of the best colour that another hand should have, by the unseen cards, it sends.
    pub best: f32,
    /// How much of the average colour.
    pub mean: f32,
    /// How much it sends for each point of the strongest character.
    pub top: f32,
    /// How unsure that is: always …
    pub spread: f32,
    /// … and for each point of what it sends.
    pub spread_more: f32,
    /// How likely another stays away from a place worth 2, 3, 4 and 5.
    pub away: [f32; 4],
    /// How much a tie that would be mine adds to a gang.
    pub tie: f32,
    /// By how much a hold-up is worth less for each card that it still takes.
    pub delay: f32,
    /// What it is worth to bring a hold-up about myself.
    pub strike: f32,
    /// How much of my strength will be there when another brings it about.
    pub ready: f32,
    /// How far chance moves the worth of a gang.
    pub whim: f32,
}

/// The way to one of the weights.
type Field = fn(&mut Weights) -> &mut f32;

impl Weights {
    /// Every weight by name, in the order of the struct.
    pub const FIELDS: [(&str, Field); 21] = [
        ("rivals", |w| &mut w.rivals),
        ("card", |w| &mut w.card),
        ("wanted", |w| &mut w.wanted),
        ("colour", |w| &mut w.colour),
        ("alike", |w| &mut w.alike),
        ("fade", |w| &mut w.fade),
        ("fame", |w| &mut w.fame),
        ("best", |w| &mut w.best),
        ("mean", |w| &mut w.mean),
        ("top", |w| &mut w.top),
        ("spread", |w| &mut w.spread),
        ("spread_more", |w| &mut w.spread_more),
        ("away_2", |w| &mut w.away[0]),
        ("away_3", |w| &mut w.away[1]),
        ("away_4", |w| &mut w.away[2]),
        ("away_5", |w| &mut w.away[3]),
        ("tie", |w| &mut w.tie),
        ("delay", |w| &mut w.delay),
        ("strike", |w| &mut w.strike),
        ("ready", |w| &mut w.ready),
        ("whim", |w| &mut w.whim),
    ];

    /// The first guess, for others to be measured by.
    pub const BY_HAND: Self = Self {
        rivals: 0.4,
        card: 0.6,
        wanted: 0.15,
        colour: 0.1,
        alike: 0.05,
        fade: 10.0,
        fame: 0.1,
        best: 0.7,
        mean: 0.3,
        top: 0.3,
        spread: 1.5,
        spread_more: 0.3,
        away: [0.5, 0.35, 0.2, 0.05],
        tie: 0.5,
        delay: 0.6,
        strike: 0.0,
        ready: 0.9,
        whim: 0.3,
    };
}
