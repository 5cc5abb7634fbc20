//! What happened, in a sentence: for the log, the status line and those who hear the page.

use super::Act;
use crate::games::desperados::{Event, Kind, PLACES, Pile, Place};
use crate::ui::table::log::{self, Entry, Line, Told};
use crate::ui::text::Names;
use crate::ui::text::desperados as says;

/// The log of `acts`, as the player in seat 0 saw them. `piles` tell what the places are, whichever of them are gone by now.
pub fn entries(acts: &[Act], piles: &[Pile; PLACES], names: &Names) -> Vec<Entry> {
    let mut gone = [0; PLACES];
    let told = |act: &Act| {
        let words = act.events.iter().filter_map(|event| sentence(event, piles, &mut gone, names));
        let lines = words.map(|words| Line::new(words, Vec::new())).collect();
        Told { hand: act.hand, turn_number: act.turn_number, turn: act.turn, lines }
    };
    log::entries(acts.iter().map(told).collect(), names)
}

/// What came of the last of `acts`.
pub fn last(acts: &[Act], piles: &[Pile; PLACES], names: &Names) -> Vec<String> {
    let Some((last, before)) = acts.split_last() else { return Vec::new() };
    let mut gone = [0; PLACES];
    before.iter().flat_map(|act| &act.events).for_each(|event| passed(event, &mut gone));
    last.events.iter().filter_map(|event| sentence(event, piles, &mut gone, names)).collect()
}

/// `event` in a sentence, once so many places of each pile are `gone`.
fn sentence(event: &Event, piles: &[Pile; PLACES], gone: &mut [usize; PLACES], names: &Names) -> Option<String> {
    let at = place(event).and_then(|place| kind(piles, *gone, place));
    passed(event, gone);
    says::event(event, at, names)
}

fn kind(piles: &[Pile; PLACES], gone: [usize; PLACES], place: Place) -> Option<Kind> {
    piles[place.index()].kinds.get(gone[place.index()]).copied()
}

const fn place(event: &Event) -> Option<Place> {
    match event {
        Event::Put { place, .. } | Event::HeldUp { place } => Some(*place),
        _ => None,
    }
}

fn passed(event: &Event, gone: &mut [usize; PLACES]) {
    if let Event::Shown { place, .. } = event {
        gone[place.index()] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Seat};
    use crate::games::desperados::{Card, Character, Colour, Desperados, Hand, MAX_SEATS, Options};

    const ME: Seat = Seat(0);
    const ADA: Seat = Seat(1);

    #[test]
    fn a_place_is_called_by_what_lay_there_then() {
        let names = Names::new(["Mary", "Ada"].map(str::to_owned));
        let state = Desperados::deal(&Options { seats: 2 }, 1).unwrap();
        let piles = state.table().piles;
        let place = Place::ALL[2];
        let card = Card::new(Colour::Green, Character::Widow);
        let put = Event::Put { seat: ADA, card, place };
        let [first, second, ..] = piles[2].kinds;
        let (mut gangs, mut strengths) = ([Hand::EMPTY; MAX_SEATS], [0; MAX_SEATS]);
        gangs[0].add(card);
        strengths[0] = 4;
        let shown = Event::Shown { place, kind: first, value: 2, gangs, strengths, winner: Some(ME) };
        let act = |events| Act { hand: 1, turn_number: 1, turn: ADA, events };
        let acts = [act(vec![put.clone(), Event::HeldUp { place }]), act(vec![shown]), act(vec![put])];
        let lower = |kind: Kind| says::kind(kind).to_lowercase();
        let lines = entries(&acts, &piles, &names).remove(0).lines;
        let told: Vec<String> = lines.into_iter().map(|line| line.words).collect();
        assert_eq!(
            told,
            [
                format!("Ada put the green Widow in front of the {}.", lower(first)),
                format!("The {} is held up!", lower(first)),
                format!("You took the {} (2) with strength 4, against nobody else.", lower(first)),
                format!("Ada put the green Widow in front of the {}.", lower(second)),
            ]
        );
        assert_eq!(last(&acts, &piles, &names), told[3..]);
    }
}
