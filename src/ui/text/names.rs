//! What the seats are called at a table: no two alike, and nobody like the words by which the page means the player.

use super::{House, Lang, label};
use crate::engine::Seat;
use crate::record::tidy;

/// The house's names for the seats of the others, invented, so that nobody sits there against their will; and one to spare.
const HOUSE: [&str; 8] = ["Juniper", "Tallow", "Marigold", "Hickory", "Sorrel", "Clover", "Bramble", "Thistle"];

/// The seat of the player at this page.
pub const ME: Seat = Seat(0);

/// What the page calls each seat. Seat 0 is the player, and is spoken to as "you".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Names by seat, from what was typed for each; seat 0 first.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        let mut names: Vec<String> = names.into_iter().collect();
        seat(&mut names);
        Self(names)
    }

    /// The name on the seat's row: what was typed, also for the player.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or_else(|| default_name(seat.index()), String::as_str)
    }

    /// Whose turn it is: "Your turn", "Juniper’s turn".
    pub fn turn(&self, seat: Seat) -> String {
        super::turn(self, seat)
    }

    /// Which of the house's faces sits there, from 0: the one that belongs to the name, or else the first that nobody has.
    pub fn face(&self, seat: Seat) -> usize {
        let own: Vec<Option<usize>> = self.0.iter().map(|name| HOUSE.iter().position(|house| house == name)).collect();
        let mut free = (0..HOUSE.len()).filter(|&face| !own.contains(&Some(face)));
        let before = own.iter().take(seat.index()).skip(1).filter(|face| face.is_none()).count();
        let others = free.nth(before).unwrap_or(seat.index() % HOUSE.len());
        own.get(seat.index()).copied().flatten().unwrap_or(others)
    }

    /// How many seats have a name.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no seat has a name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The house's name for a seat.
pub fn default_name(seat: usize) -> &'static str {
    match seat {
        1..8 => HOUSE[seat - 1],
        _ => label().you,
    }
}
/// Makes the names of the seats of what was typed for each, the player's first: one that shows nothing, means the player, or is another
/// seat's already gives way to one of the house's.
fn seat(names: &mut [String]) {
    for at in 0..names.len() {
        let name = tidy(&names[at]);
        // In any language, as the game may go on in another.
        let meant = Lang::ALL.iter().any(|lang| {
            let tongue = lang.tongue();
            if at == 0 {
                name == House::label(tongue).you
            } else {
                tongue.meant().iter().any(|word| are_alike(word, &name))
            }
        });
        names[at] = if meant || is_taken(&names[..at], &name) { String::new() } else { name };
    }
    for at in 0..names.len() {
        if names[at].is_empty() {
            // The spare one first, so that the others stay with their seats.
            let (others, spare) = HOUSE.split_at(names.len().clamp(1, HOUSE.len()) - 1);
            let own = default_name(at);
            let mut names_left = std::iter::once(&own).chain(spare).chain(others.iter().rev());
            let name = names_left.find(|name| !is_taken(names, name)).copied().unwrap_or(own);
            names[at] = String::from(name);
        }
    }
}

fn is_taken(names: &[String], name: &str) -> bool {
    names.iter().any(|other| are_alike(other, name))
}

/// Whether two names would be taken for each other: neither case nor spaces, punctuation and pictures tell them apart, unless there is
/// nothing else to them.
fn are_alike(one: &str, other: &str) -> bool {
    let (mut letters, mut others) = (letters(one), letters(other));
    let first = letters.next();
    let same = first == others.next() && letters.eq(others);
    if first.is_none() { one == other } else { same }
}

fn letters(name: &str) -> impl Iterator<Item = char> {
    let is_letter = |c: &char| match *c {
        '\u{2000}'..='\u{2bff}' | '\u{1f000}'.. => false,
        c => c.is_ascii_alphanumeric() || !c.is_ascii(),
    };
    name.chars().filter(is_letter).map(|c| c.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(typed: [&str; 4]) -> Vec<String> {
        let mut names = typed.map(str::to_owned).to_vec();
        seat(&mut names);
        names
    }

    #[test]
    fn names_that_were_typed_stand_and_the_house_fills_the_rest() {
        assert_eq!(names(["", "", "", ""]), ["You", "Juniper", "Tallow", "Marigold"]);
        assert_eq!(names(["Kitty", " Žofie ", "", "🤠"]), ["Kitty", "Žofie", "Tallow", "🤠"]);
        assert_eq!(names(["you", "Me", "!", "?"]), ["you", "Me", "!", "?"], "only the player is you");
    }

    #[test]
    fn names_that_show_nothing_are_the_houses() {
        assert_eq!(names(["\u{3164}", "\u{200b}", "\u{301}", "\u{202e}"]), ["You", "Juniper", "Tallow", "Marigold"]);
    }

    #[test]
    fn nobody_is_called_as_the_player_is_spoken_to() {
        for you in ["You", "you", "YOU ", "Y o u", "You.", "“you”", "🤠 You", "y\u{200b}ou", "Your", "yours", "Nobody"]
        {
            assert_eq!(names(["", you, "", ""])[1], "Juniper", "{you}");
        }
        assert_eq!(names(["", "Youssef", "Yo", "Yu"]), ["You", "Youssef", "Yo", "Yu"]);
    }

    #[test]
    fn no_two_seats_are_called_alike() {
        assert_eq!(names(["Ada", "ada", "Bo", "B-o"]), ["Ada", "Juniper", "Bo", "Marigold"]);
        assert_eq!(names(["Juniper", "", "", ""]), ["Juniper", "Hickory", "Tallow", "Marigold"]);
        assert_eq!(names(["Kit", "Tallow", "You", ""]), ["Kit", "Tallow", "Hickory", "Marigold"]);
        assert_eq!(names(["Marigold", "Tallow", "Juniper", ""]), ["Marigold", "Tallow", "Juniper", "Hickory"]);
    }

    #[test]
    fn a_face_belongs_to_its_name_and_to_one_seat() {
        let faces = |typed: [&str; 4]| {
            let names = Names::new(typed.map(str::to_owned));
            [1, 2, 3].map(|seat| HOUSE[names.face(Seat(seat))])
        };
        assert_eq!(faces(["", "", "", ""]), ["Juniper", "Tallow", "Marigold"]);
        assert_eq!(faces(["", "Marigold", "", "Ada"]), ["Marigold", "Tallow", "Juniper"]);
        assert_eq!(faces(["", "Ada", "Bo", "Cy"]), ["Juniper", "Tallow", "Marigold"]);
        assert_eq!(faces(["Juniper", "", "Ada", ""]), ["Hickory", "Tallow", "Marigold"]);
    }

    #[test]
    fn names_of_a_table_are_its_names_when_it_is_opened_again() {
        for typed in [["", "You", "", "tallow"], ["Juniper", "", "", ""], ["Ada", "ada", "ADA", "🤠"]] {
            let names = names(typed);
            let mut again = names.clone();
            seat(&mut again);
            assert_eq!(again, names);
        }
    }
}
