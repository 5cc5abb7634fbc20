//! German, to a player who is "du". A seat is put into a sentence in one of four ways, each with the verb or the case that goes with it.

mod desperados;
mod desperados_explain;
mod desperados_lesson;
mod house;
mod lesson;
mod reading;
mod wyatt_earp;
mod wyatt_earp_explain;
mod wyatt_earp_hints;
mod wyatt_earp_lesson;
mod wyoming_cowboy;
mod wyoming_cowboy_explain;
mod wyoming_cowboy_lesson;

use super::Names;
use crate::engine::Seat;

/// Speaks German.
pub(super) struct German;

/// Whoever does it, and the verb: "Du ziehst", "Juniper zieht".
fn does(names: &Names, seat: Seat, du: &str, they: &str) -> String {
    if seat == Seat(0) { format!("Du {du}") } else { format!("{} {they}", names.of(seat)) }
}

/// Within a sentence: "du", "Juniper".
fn who(names: &Names, seat: Seat) -> &str {
    if seat == Seat(0) { "du" } else { names.of(seat) }
}

/// Several as the subject of a sentence: "Du und Felix", "Felix und du".
fn together(names: &Names, seats: &[Seat]) -> String {
    let called = seats.iter().enumerate();
    let called = called.map(|(at, &seat)| if at == 0 && seat == Seat(0) { "Du" } else { who(names, seat) });
    list(&called.collect::<Vec<_>>())
}

/// To whom, or with whom: "dir", "Juniper".
fn whom(names: &Names, seat: Seat) -> &str {
    if seat == Seat(0) { "dir" } else { names.of(seat) }
}

/// Whose: `mine`, the form of "dein" that the noun after it wants, or the name in the genitive: "deine", "Junipers", "Felix’".
fn whose(names: &Names, seat: Seat, mine: &str) -> String {
    if seat == Seat(0) { mine.to_owned() } else { genitive(names.of(seat)) }
}

fn genitive(name: &str) -> String {
    let last = name.chars().last().unwrap_or_default();
    match last {
        's' | 'S' | 'ß' | 'x' | 'X' | 'z' | 'Z' => format!("{name}’"),
        // As it is spoken: Alice, Bruce, Maurice.
        'e' | 'E' if name.ends_with("ce") || name.ends_with("CE") => format!("{name}’"),
        _ if last.is_alphabetic() => format!("{name}s"),
        _ => format!("{name}’s"),
    }
}

/// `1 Karte`, `7 Karten`.
fn cards(n: u8) -> String {
    if n == 1 { "1 Karte".to_owned() } else { format!("{n} Karten") }
}

/// "A", "A und B", "A, B und C".
fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} und {}", most.join(", "), last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_ending_in_a_hiss_take_an_apostrophe_and_others_an_s() {
        for (name, whose) in [
            ("Juniper", "Junipers"),
            ("Felix", "Felix’"),
            ("Hans", "Hans’"),
            ("Moritz", "Moritz’"),
            ("Strauß", "Strauß’"),
            ("MAX", "MAX’"),
            ("Alice", "Alice’"),
            ("BRUCE", "BRUCE’"),
            ("Kate", "Kates"),
            ("Žofie", "Žofies"),
            ("🤠", "🤠’s"),
            ("R2", "R2’s"),
        ] {
            assert_eq!(genitive(name), whose);
        }
    }

    #[test]
    fn the_player_is_du_in_every_case() {
        let names = Names::new(["Mary", "Felix"].map(str::to_owned));
        let (me, felix) = (Seat(0), Seat(1));
        assert_eq!(
            (does(&names, me, "ziehst", "zieht"), does(&names, felix, "ziehst", "zieht")),
            ("Du ziehst".to_owned(), "Felix zieht".to_owned())
        );
        assert_eq!(
            (who(&names, me), whom(&names, me), whose(&names, me, "deiner")),
            ("du", "dir", "deiner".to_owned())
        );
        assert_eq!(
            (who(&names, felix), whom(&names, felix), whose(&names, felix, "deiner")),
            ("Felix", "Felix", "Felix’".to_owned())
        );
    }
}
