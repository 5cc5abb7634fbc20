//! A handful of cards of which there are two of a kind at most, for the games whose decks are such.

/// Defines `Hand`, a handful of these cards, in two masks with a bit for each kind: whether there is one, and whether there are two. So all that
/// rules ask of a hand (which cards are of this suit, how many) is an `and` and a count of bits. A card has its number in its first field, `bit`
/// and `lowest`. What only the game needs is seen as far as is said last.
macro_rules! hand_of_twos {
    ($(#[$about:meta])* $Card:ident of $kinds:expr; $seen:vis) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "(u64, u64)", into = "(u64, u64)")]
        pub struct Hand {
            one: u64,
            two: u64,
        }

        impl Hand {
            /// No cards.
            pub const EMPTY: Self = Self { one: 0, two: 0 };
            /// All bits of a mask.
            const ALL: u64 = (1 << $kinds) - 1;

            /// The cards of these masks; `two` must lie within `one`.
            #[inline]
            pub(crate) const fn of_masks(one: u64, two: u64) -> Self {
                Self { one, two }
            }

            /// At least one of each of these kinds is there.
            #[inline]
            pub const fn one(self) -> u64 {
                self.one
            }

            /// Both of each of these kinds are there.
            #[inline]
            pub const fn two(self) -> u64 {
                self.two
            }

            /// How many cards.
            #[inline]
            pub const fn len(self) -> u8 {
                (self.one.count_ones() + self.two.count_ones()) as u8
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.one == 0
            }

            /// How many of that card, 0 to 2.
            #[inline]
            pub const fn count(self, card: $Card) -> u8 {
                (self.one >> card.0 & 1) as u8 + (self.two >> card.0 & 1) as u8
            }

            /// Whether that card is there.
            #[inline]
            pub const fn has(self, card: $Card) -> bool {
                self.one >> card.0 & 1 == 1
            }

            /// How many cards of these kinds.
            #[inline]
            pub const fn count_of(self, kinds: u64) -> u8 {
                ((self.one & kinds).count_ones() + (self.two & kinds).count_ones()) as u8
            }

            /// The cards of these kinds.
            #[inline]
            #[must_use]
            pub const fn only(self, kinds: u64) -> Self {
                Self { one: self.one & kinds, two: self.two & kinds }
            }

            /// Adds a card; a third of a kind is lost.
            #[inline]
            pub const fn add(&mut self, card: $Card) {
                self.two |= self.one & card.bit();
                self.one |= card.bit();
            }

            /// Takes a card out, if it is there.
            #[inline]
            pub const fn remove(&mut self, card: $Card) {
                let rest = self.two & card.bit();
                self.one = self.one & !card.bit() | rest;
                self.two &= !card.bit();
            }

            /// Both together; of no kind more than two.
            #[inline]
            #[must_use]
            pub const fn plus(self, other: Self) -> Self {
                Self { one: self.one | other.one, two: self.two | other.two | self.one & other.one }
            }

            /// Without those of the other, as far as they are there.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self { one: self.one & !other.one | self.two & !other.two, two: self.two & !other.one }
            }

            /// Whether the other is a part of this.
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                other.one & !self.one == 0 && other.two & !self.two == 0
            }

            /// The cards, each as often as it is there, the lowest first.
            pub fn cards(self) -> impl Iterator<Item = $Card> + Clone {
                Self::of_mask(self.one).flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
            }

            /// The kinds, each with how many there are.
            pub fn kinds(self) -> impl Iterator<Item = ($Card, u8)> + Clone {
                Self::of_mask(self.one).map(move |card| (card, self.count(card)))
            }

            /// Lays the cards out, the lowest first; how many there are.
            #[inline]
            pub(crate) fn lay_out(self, out: &mut [$Card]) -> usize {
                let mut n = 0;
                for (slot, card) in out.iter_mut().zip(self.cards()) {
                    *slot = card;
                    n += 1;
                }
                n
            }

            /// One of the cards, each as likely as the other; none if there is none.
            $seen fn draw_one(self, rng: &mut crate::engine::Rng) -> Option<$Card> {
                if self.is_empty() {
                    return None;
                }
                let at = rng.below(self.len().into());
                let singles = self.one.count_ones() as usize;
                let (mut mask, skip) = if at < singles { (self.one, at) } else { (self.two, at - singles) };
                for _ in 0..skip {
                    mask &= mask - 1;
                }
                Some($Card::lowest(mask))
            }

            /// The cards of a mask, the lowest first.
            #[inline]
            $seen fn of_mask(mut mask: u64) -> impl Iterator<Item = $Card> + Clone {
                std::iter::from_fn(move || {
                    let card = (mask != 0).then(|| $Card::lowest(mask));
                    mask &= mask.wrapping_sub(1);
                    card
                })
            }
        }

        impl std::fmt::Debug for Hand {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list().entries(self.cards()).finish()
            }
        }

        impl FromIterator<$Card> for Hand {
            fn from_iter<I: IntoIterator<Item = $Card>>(cards: I) -> Self {
                let mut hand = Self::EMPTY;
                cards.into_iter().for_each(|card| hand.add(card));
                hand
            }
        }

        impl TryFrom<(u64, u64)> for Hand {
            type Error = &'static str;

            fn try_from((one, two): (u64, u64)) -> Result<Self, Self::Error> {
                if one & !Self::ALL == 0 && two & !one == 0 { Ok(Self { one, two }) } else { Err("no cards look like this") }
            }
        }

        impl From<Hand> for (u64, u64) {
            fn from(hand: Hand) -> Self {
                (hand.one, hand.two)
            }
        }
    };
}
pub(crate) use hand_of_twos;
