//! What there is to choose from, each with the name that the browser keeps it by.

use crate::ui::text::{label, setting};

/// How long after a shot all see what the card does that it turned, in milliseconds at the normal pace.
pub const UNTIL_TURNED: f64 = 780.0;

/// How fast the bots' acts follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// To read every line.
    Slow,
    /// To follow.
    Normal,
    /// To glance at.
    Fast,
    /// At once.
    Instant,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [(Self, &str); 4] =
        [(Self::Slow, "slow"), (Self::Normal, "normal"), (Self::Fast, "fast"), (Self::Instant, "instant")];

    /// The pause after an act, in milliseconds.
    pub const fn millis(self) -> f64 {
        match self {
            Self::Slow => 2200.0,
            Self::Normal => 1200.0,
            Self::Fast => 500.0,
            Self::Instant => 0.0,
        }
    }

    /// How long after a shot all see what the card does that it turned, in milliseconds.
    pub const fn until_turned(self) -> f64 {
        UNTIL_TURNED * self.tempo()
    }

    /// How long movements take, as a multiple of their time at the normal pace.
    pub const fn tempo(self) -> f64 {
        match self {
            Self::Slow => 1.4,
            Self::Normal => 1.0,
            Self::Fast => 0.55,
            Self::Instant => 0.0,
        }
    }

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Slow => label().slow,
            Self::Normal => label().normal,
            Self::Fast => label().fast,
            Self::Instant => label().instant,
        }
    }
}

/// How loud the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Volume {
    /// Not at all.
    Off,
    /// For whoever is not alone.
    Soft,
    /// To be heard.
    Full,
}

impl Volume {
    /// All of them, the softest first.
    pub const ALL: [(Self, &str); 3] = [(Self::Off, "off"), (Self::Soft, "soft"), (Self::Full, "full")];

    /// From 0 to 1.
    pub const fn gain(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Soft => 0.25,
            Self::Full => 0.8,
        }
    }

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Off => label().sound_off,
            Self::Soft => label().sound_soft,
            Self::Full => label().sound_full,
        }
    }
}

/// The colours of the page, but for the first as `boot/look.js` and `style/themes.css` name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    System,
    /// Walnut under a lamp.
    Night,
    /// Paper in the sun.
    Day,
    /// Black and white.
    Contrast,
}

impl Theme {
    /// All of them.
    pub const ALL: [(Self, &str); 4] =
        [(Self::System, "system"), (Self::Night, "night"), (Self::Day, "day"), (Self::Contrast, "contrast")];

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::System => setting().system,
            Self::Night => setting().night,
            Self::Day => setting().day,
            Self::Contrast => setting().contrast,
        }
    }
}

/// How much moves, but for the first as `boot/look.js` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// As the system wants it.
    System,
    /// Everything that can.
    Full,
    /// Nothing that need not.
    Less,
}

impl Motion {
    /// All of them.
    pub const ALL: [(Self, &str); 3] = [(Self::System, "system"), (Self::Full, "full"), (Self::Less, "less")];

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::System => setting().system,
            Self::Full => setting().motion_full,
            Self::Less => setting().motion_less,
        }
    }
}

/// The backs of the cards, as `style/themes.css` names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// As they are printed first.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
}

impl Back {
    /// All of them.
    pub const ALL: [(Self, &str); 3] = [(Self::Red, "red"), (Self::Blue, "blue"), (Self::Green, "green")];

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Red => setting().red,
            Self::Blue => setting().blue,
            Self::Green => setting().green,
        }
    }
}

/// How large the cards in the hand and on the piles are, as `style/tokens.css` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// More of them side by side.
    Small,
    /// As they fit.
    Usual,
    /// To be read from afar.
    Large,
}

impl Size {
    /// All of them.
    pub const ALL: [(Self, &str); 3] = [(Self::Small, "small"), (Self::Usual, "usual"), (Self::Large, "large")];

    /// As the page says it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Small => setting().small,
            Self::Usual => setting().usual,
            Self::Large => setting().large,
        }
    }
}

/// In which order the hand is held. What belongs together in a game is the game's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// What bears one name or sign together: an outlaw, a gang, a suit.
    Sign,
    /// What is of one kind together: a character, a rank.
    Kind,
    /// As it came.
    Drawn,
}

impl Order {
    /// All of them.
    pub const ALL: [(Self, &str); 3] = [(Self::Sign, "sign"), (Self::Kind, "kind"), (Self::Drawn, "drawn")];
}
