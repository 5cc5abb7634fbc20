//! The numbers that the greedy bot judges by.

/// What the greedy bot believes, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// What kings of one, two and three suits promise beyond what they count now.
    pub kings: [f32; 3],
    /// The same of queens.
    pub queens: [f32; 3],
    /// The same of jacks.
    pub jacks: [f32; 3],
    /// King and queen of a suit that have not been shown.
    pub couple: f32,
    /// King and queen of a suit that have been shown: she can be shed.
    pub shed: f32,
    /// A badge.
    pub badge: f32,
    /// A king with his badge, with queen or jack.
    pub family: f32,
    /// King, queen and jack of a suit without a badge.
    pub open_family: f32,
    /// A 10 in hand.
    pub ten: f32,
    /// A 2 alone, a 3, a 4, a 5, a 7, an 8 and a 9 in hand.
    pub small: [f32; 7],
    /// A 6 in hand, that may still be passed on.
    pub six: f32,
    /// A .22, a .38, a .357 and a .45 in hand …
    pub in_hand: [f32; 4],
    /// … and on the table.
    pub on_table: [f32; 4],
    /// By how much a gun is worth less for each that lies there already.
    pub more: f32,
    /// A quick draw in hand.
    pub quick: f32,
    /// Any card in hand.
    pub card: f32,
    /// How much of the 30 for delaying counts while the hand goes on.
    pub delay: f32,
    /// How much of the hand's future is left when all that is missing to its end is one thing.
    pub soon: f32,
    /// What a card from the draw pile promises …
    pub draw: f32,
    /// … and a second one for a 5.
    pub second: f32,
    /// What a card that another passes promises.
    pub passed: f32,
    /// How much it is worth that others lose a king.
    pub hurt: f32,
    /// What it costs that a king of another gets his badge.
    pub dodge: f32,
    /// How much oftener than by chance others hold kings.
    pub keep: f32,
    /// What it is worth to end a hand, beyond its points.
    pub end: f32,
    /// How much it costs to discard what the next may want.
    pub feed: f32,
}

/// The way to one of the weights.
type Field = fn(&mut Weights) -> &mut f32;

impl Weights {
    /// Every weight by name, in the order of the struct.
    pub const FIELDS: [(&str, Field); 44] = [
        ("king_1", |w| &mut w.kings[0]),
        ("king_2", |w| &mut w.kings[1]),
        ("king_3", |w| &mut w.kings[2]),
        ("queen_1", |w| &mut w.queens[0]),
        ("queen_2", |w| &mut w.queens[1]),
        ("queen_3", |w| &mut w.queens[2]),
        ("jack_1", |w| &mut w.jacks[0]),
        ("jack_2", |w| &mut w.jacks[1]),
        ("jack_3", |w| &mut w.jacks[2]),
        ("couple", |w| &mut w.couple),
        ("shed", |w| &mut w.shed),
        ("badge", |w| &mut w.badge),
        ("family", |w| &mut w.family),
        ("open_family", |w| &mut w.open_family),
        ("ten", |w| &mut w.ten),
        ("two", |w| &mut w.small[0]),
        ("three", |w| &mut w.small[1]),
        ("four", |w| &mut w.small[2]),
        ("five", |w| &mut w.small[3]),
        ("seven", |w| &mut w.small[4]),
        ("eight", |w| &mut w.small[5]),
        ("nine", |w| &mut w.small[6]),
        ("six", |w| &mut w.six),
        ("hand_22", |w| &mut w.in_hand[0]),
        ("hand_38", |w| &mut w.in_hand[1]),
        ("hand_357", |w| &mut w.in_hand[2]),
        ("hand_45", |w| &mut w.in_hand[3]),
        ("table_22", |w| &mut w.on_table[0]),
        ("table_38", |w| &mut w.on_table[1]),
        ("table_357", |w| &mut w.on_table[2]),
        ("table_45", |w| &mut w.on_table[3]),
        ("more", |w| &mut w.more),
        ("quick", |w| &mut w.quick),
        ("card", |w| &mut w.card),
        ("delay", |w| &mut w.delay),
        ("soon", |w| &mut w.soon),
        ("draw", |w| &mut w.draw),
        ("second", |w| &mut w.second),
        ("passed", |w| &mut w.passed),
        ("hurt", |w| &mut w.hurt),
        ("dodge", |w| &mut w.dodge),
        ("keep", |w| &mut w.keep),
        ("end", |w| &mut w.end),
        ("feed", |w| &mut w.feed),
    ];

    /// The first guess, for others to be measured by.
    pub const BY_HAND: Self = Self {
        kings: [0.0, 5.0, 25.0],
        queens: [8.0, 12.0, 40.0],
        jacks: [3.0, 10.0, 30.0],
        couple: 65.0,
        shed: 20.0,
        badge: 8.0,
        family: 20.0,
        open_family: 15.0,
        ten: 12.0,
        small: [3.0, 3.0, 2.0, 4.0, 1.0, 2.0, 4.0],
        six: 6.0,
        in_hand: [14.0, 12.0, 10.0, 18.0],
        on_table: [28.0, 26.0, 26.0, 36.0],
        more: 0.75,
        quick: 4.0,
        card: 1.0,
        delay: 0.3,
        soon: 0.3,
        draw: 6.0,
        second: -3.0,
        passed: -6.0,
        hurt: 8.0,
        dodge: 6.0,
        keep: 1.2,
        end: 0.0,
        feed: 0.1,
    };
}
