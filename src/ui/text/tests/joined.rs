//! Sentences that are put together, where their parts could be read otherwise, or do not fit.

use super::{ADA, FELIX, ME, names};
use crate::engine::Seat;
use crate::games::desperados::Kind;
use crate::games::wyatt_earp::{Action, Card, Direction, Event, Outlaw, Phase};
use crate::ui::text::wyatt_earp::explain;
use crate::ui::text::wyatt_earp::hints::{self, Laid, RaceAfter};
use crate::ui::text::wyatt_earp::{self as earp};
use crate::ui::text::{Lang, desperados, hint_spoken, not_yet, rather, reading, speak, taken_back, wyoming_cowboy};

const JESSE: Outlaw = Outlaw::JesseJames;

/// Both languages, one after the other.
fn both(words: impl Fn() -> String) -> [String; 2] {
    [Lang::En, Lang::De].map(|lang| {
        speak(lang);
        let words = words().replace('\u{a0}', "_");
        speak(Lang::En);
        words
    })
}

fn told(event: &Event) -> [String; 2] {
    both(|| earp::event(event, false, &names(3)).unwrap())
}

#[test]
fn an_order_that_ends_in_a_mark_of_its_own_gets_no_full_stop() {
    let order = hints::order(Action::Take(Card::MOST_WANTED), Phase::Search, &names(3), None);
    assert_eq!(order, "Take Most Wanted!");
    assert_eq!(not_yet(&order), "That is allowed, but not now in this lesson. First: Take Most Wanted!");
    assert_eq!(rather(&order), "Now: Take Most Wanted!");
    assert_eq!(taken_back(&order), "Taken back: Take Most Wanted!");
    assert_eq!(hint_spoken(&order, "34%", "A."), "Hint: Take Most Wanted! 34% to win the game. A.");
    assert_eq!(reading::can_now(&[order]), "You can now: Take Most Wanted!");
    let german = super::everything(Lang::De);
    speak(Lang::En);
    for (_, order) in german.iter().filter(|(name, _)| *name == "order") {
        assert!(!order.ends_with('!'), "{order}");
    }
}

#[test]
fn a_photo_is_named_last_and_two_alike_are_two() {
    let drew = |cards: [Card; 2]| told(&Event::Drew { seat: ME, cards: cards.map(Some).into_iter().collect() });
    let jesse = Card::outlaw(JESSE);
    for cards in [[Card::photo(Outlaw::BelleStarr), jesse], [jesse, Card::photo(Outlaw::BelleStarr)]] {
        assert_eq!(
            drew(cards),
            [
                "You drew Jesse James and the Photo of Belle Starr.",
                "Du ziehst Jesse James und das Foto von Belle Starr."
            ]
        );
    }
    assert_eq!(drew([jesse; 2]), ["You drew two Jesse James cards.", "Du ziehst zwei Jesse James."]);
    assert_eq!(drew([Card::HIDEOUT; 2]), ["You drew two Hideout cards.", "Du ziehst zwei „Versteck“."]);
    let photos = [Card::photo(JESSE), Card::photo(Outlaw::BobDalton)];
    assert_eq!(drew(photos)[1], "Du ziehst das Foto von Jesse James und das Foto von Bob Dalton.");
}

#[test]
fn several_who_do_the_same_come_before_the_verb() {
    let asked = |in_vain: &[Seat]| {
        let in_vain = in_vain.iter().copied().collect();
        told(&Event::Asked { seat: ADA, outlaw: JESSE, direction: Direction::Right, in_vain, from: None })[1].clone()
    };
    assert!(asked(&[ME, FELIX]).ends_with(". Du und Felix habt keine."));
    assert!(asked(&[FELIX, ME]).ends_with(". Felix und du habt keine."));
    assert!(asked(&[ADA, FELIX]).ends_with(". Ada und Felix haben keine."));
    let names = names(3);
    let shared = |leaders: &[Seat]| both(|| earp::shared(&names, leaders, 4, 1))[1].clone();
    assert_eq!(shared(&[ME, ADA]), "Du und Ada habt die meisten, 4_FP; wer mindestens 1_FP hat, bekommt einen Anteil.");
    assert!(shared(&[ADA, FELIX]).starts_with("Ada und Felix haben die meisten, 4_FP;"));
    assert_eq!(
        both(|| earp::stays(&names, &[ME, ADA], 2, 3))[1],
        "3.000_$ bleiben: Gleichstand zwischen dir und Ada, und für je 2.000_$ reicht es nicht."
    );
}

#[test]
fn a_duel_tells_who_turns_what() {
    let duel = |turned| told(&Event::Duel { turned })[1].clone();
    let (jesse, photo) = (Some(Card::outlaw(JESSE)), Some(Card::photo(Outlaw::BobDalton)));
    assert_eq!(
        duel([jesse, photo, Some(Card::HIDEOUT), None]),
        "Das Duell: Du deckst Jesse James auf, Ada das Foto von Bob Dalton und Felix „Versteck“."
    );
    assert_eq!(
        duel([None, photo, jesse, None]),
        "Das Duell: Ada deckt das Foto von Bob Dalton auf und Felix Jesse James."
    );
}

#[test]
fn a_hint_gives_every_verb_its_own_subject_and_counts_what_it_speaks_of() {
    let names = names(3);
    let laid = || {
        let standing = RaceAfter::Opens;
        let costs = Some((ADA, 2));
        hints::laid(&names, Laid { standing, outlaw: JESSE, mine: 6, rival: 0, paid: 6, costs, leaves: None })
    };
    let words = "Eröffnet Jesse James. Endete die Runde jetzt, bekämst du 6.000_$, und Ada bekäme 2.000_$ weniger.";
    assert_eq!(both(laid)[1], words);
    let holder = |holder, unseen, total, open| both(|| hints::holder(&names, holder, unseen, JESSE, total, open));
    assert_eq!(
        holder(None, 3, 3, true),
        [
            "3 Jesse James are still unseen, and you could lay one at once.",
            "Von Jesse James sind noch 3 Karten verdeckt, und eine davon könntest du gleich anlegen."
        ]
    );
    assert_eq!(
        holder(None, 3, 3, false),
        [
            "3 Jesse James are still unseen, and with one you would have a set.",
            "Von Jesse James sind noch 3 Karten verdeckt, und mit einer davon hättest du einen Satz."
        ]
    );
    assert_eq!(
        holder(None, 1, 3, true),
        [
            "One Jesse James is still unseen, and you could lay it at once.",
            "Von Jesse James ist noch eine Karte verdeckt, und du könntest sie gleich anlegen."
        ]
    );
    let one = "Ada hat sicher eine davon, und damit hättest du einen Satz.";
    assert_eq!(holder(Some(ADA), 3, 3, false)[1], one);
    let collects = |held| both(|| hints::collects(&names, ADA, held))[1].clone();
    let next = "Ada ist als Nächstes am Zug und hat";
    assert_eq!(collects(1), format!("{next} eine solche Karte, aber jeder andere Abwurf sieht schlechter aus."));
    assert_eq!(collects(2), format!("{next} 2 solche Karten, aber jeder andere Abwurf sieht schlechter aus."));
}

#[test]
fn one_thing_alone_is_no_sum() {
    assert_eq!(both(|| explain::sum(&[(1, 4)], 4)), ["4 CP.", "4_FP."]);
    assert_eq!(both(|| explain::sum(&[(3, 2), (1, 4)], 10)), ["3 × 2 + 4 = 10 CP.", "3 × 2 + 4 = 10_FP."]);
    assert_eq!(both(|| desperados::explain::sum(&[5], 5)), ["Counts 5.", "Zählt 5."]);
    assert_eq!(both(|| desperados::explain::sum(&[5, 3], 8)), ["5 + 3 = 8.", "Zusammen 5 + 3 = 8."]);
    let booty = |values: &[u8], worth| both(|| desperados::booty(Kind::Bank, values, worth))[1].clone();
    assert_eq!([booty(&[3], 3), booty(&[2, 4], 8)], ["Bank 3: zählt 3", "Bank 2 und 4: zusammen 8"]);
}

#[test]
fn whose_cards_come_is_said_with_a_noun_or_a_pronoun() {
    let passing = both(|| wyoming_cowboy::passing(ADA, Some(FELIX), &names(3)));
    assert_eq!(passing, ["Yours go to Ada, Felix’s come to you.", "Deine gehen an Ada, du bekommst die von Felix."]);
}

#[test]
fn a_chance_to_hit_is_a_chance() {
    assert_eq!(both(|| earp::hit_chance(0.64)), ["64% to hit", "Trefferchance 64_%"]);
    assert_eq!(both(|| earp::odds(0.64))[1], "Der Schuss trifft mit 64_% Wahrscheinlichkeit.");
}
