//! The rules of this game as the page shows them: with its cards, and with examples of payment on the scoring sheet.

use leptos::prelude::*;

use super::card;
use super::later::LATER;
use super::score;
use super::score_model;
use crate::games::wyatt_earp::{Card, MAX_SEATS, Outlaw};
use crate::ui::table::reader::Reader;
use crate::ui::table::rules::Book;
use crate::ui::table::rules_text::RulesTable;
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp as earp;

/// The rules of Wyatt Earp.
pub const BOOK: Book = Book { name: "wyatt-earp", title: || earp::label().game, later: || &LATER };

/// What reads them out.
pub const READER: Reader = Reader::new(card::look, cards, figure);

/// Whose card, poster and picture serve as examples.
const EXAMPLES: [Outlaw; 4] = [Outlaw::JesseJames, Outlaw::BelleStarr, Outlaw::BillyTheKid, Outlaw::BobDalton];

/// The kinds of cards, as the table in the text has them.
const KINDS: [Card; 8] = [
    Card::outlaw(EXAMPLES[0]),
    Card::photo(EXAMPLES[0]),
    Card::BANK_ROBBERY,
    Card::STAGECOACH_ROBBERY,
    Card::FASTEST_GUN,
    Card::MOST_WANTED,
    Card::HIDEOUT,
    Card::WYATT_EARP,
];

/// The cards that a rule is about.
fn cards(rule: &str) -> Vec<u16> {
    let cards: &[Card] = match rule {
        "R-4.1" => &[KINDS[0], KINDS[0], KINDS[0]],
        "R-6.2" => &[KINDS[1]],
        "R-6.4" => &[Card::BANK_ROBBERY, Card::STAGECOACH_ROBBERY],
        "R-6.5" => &[Card::FASTEST_GUN],
        "R-6.6" => &[Card::MOST_WANTED],
        "R-6.8" => &[Card::HIDEOUT],
        "R-6.9" => &[Card::WYATT_EARP],
        _ => &[],
    };
    cards.iter().copied().map(card::number).collect()
}

fn figure(table: &RulesTable) -> Option<AnyView> {
    if table.rows.len() == KINDS.len() { Some(kinds(table)) } else { examples(table) }
}

/// The kinds of cards, each with its card.
fn kinds(table: &RulesTable) -> AnyView {
    let kind = |(row, card): (&Vec<String>, Card)| {
        let mut cells = row.iter().zip(&table.heads);
        let name = cells.next().map(|(name, _)| name.clone());
        let facts = cells
            .map(|(cell, head)| view! { <div><dt>{head.clone()}</dt><dd>{cell.clone()}</dd></div> })
            .collect_view();
        view! {
            <li class="kind">
                <span aria-hidden="true">{card::lying(card)}</span>
                <div>
                    <h4 class="kind-name">{name}</h4>
                    <dl class="kind-facts">{facts}</dl>
                </div>
            </li>
        }
    };
    let kinds = table.rows.iter().zip(KINDS).map(kind).collect_view();
    view! { <ul class="kinds">{kinds}</ul> }.into_any()
}

/// What posters pay, as they are scored at the table; nothing if the text is no such table.
fn examples(table: &RulesTable) -> Option<AnyView> {
    let names = Names::new([const { String::new() }; MAX_SEATS]);
    let sheets = table
        .rows
        .iter()
        .zip(EXAMPLES)
        .map(|(row, outlaw)| {
            let (reward, cp) = example(row)?;
            let seats: Vec<(u8, bool)> = cp.into_iter().map(|cp| (cp, false)).collect();
            Some(score::poster(&score_model::sheet(outlaw, reward, &seats, &names), &names))
        })
        .collect::<Option<Vec<_>>>()?;
    Some(view! { <ul class="score-posters">{sheets}</ul> }.into_any())
}

/// The reward of an example in thousands of dollars, and everybody's capture points.
fn example(row: &[String]) -> Option<(u16, Vec<u8>)> {
    let digits: String = row.first()?.chars().filter(char::is_ascii_digit).collect();
    let cp: Option<Vec<u8>> = row.get(1)?.split(',').map(|cp| cp.trim().parse().ok()).collect();
    Some((digits.parse::<u16>().ok()? / 1000, cp.filter(|cp| cp.len() <= MAX_SEATS)?))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::games::wyatt_earp::payout;
    use crate::ui::table::rules_text::{Block, RulesText};

    fn texts() -> [RulesText; 2] {
        ["wyatt-earp.md", "de/wyatt-earp.md"].map(|name| {
            let file = Path::new(crate::ROOT).join("docs/rules").join(name);
            RulesText::parse(&fs::read_to_string(file).unwrap())
        })
    }

    fn tables(text: &RulesText) -> Vec<&RulesTable> {
        let mut tables = Vec::new();
        for block in text.sections.iter().flat_map(|section| &section.blocks) {
            if let Block::Table(table) = block {
                tables.push(table);
            }
        }
        tables
    }

    #[test]
    fn every_language_has_every_rule_and_the_same_sections() {
        let [en, de] = texts();
        let numbers: Vec<&str> = en.numbers().collect();
        assert!(numbers.len() >= 45, "{numbers:?}");
        assert_eq!(numbers, de.numbers().collect::<Vec<_>>());
        let shape = |text: &RulesText| {
            text.sections.iter().map(|section| (section.number.clone(), section.blocks.len())).collect::<Vec<_>>()
        };
        assert_eq!(shape(&en), shape(&de));
        // As many rulings, and the same rules referred to.
        let count = |text: &RulesText, words: &str| format!("{text:?}").matches(words).count();
        assert_eq!(count(&en, "**Ruling"), count(&de, "**Entscheidung"));
        assert_eq!(count(&en, "R-"), count(&de, "R-"));
    }

    #[test]
    fn whatever_leads_to_a_rule_leads_somewhere() {
        use crate::games::wyatt_earp::Illegal;
        let [en, _] = texts();
        let there = |rule: &str| {
            en.numbers().any(|number| number == rule)
                || en.sections.iter().any(|section| rule.strip_prefix("R-") == Some(&section.number))
        };
        for why in [Illegal::HandOver, Illegal::NotYourTurn, Illegal::KeepOne, Illegal::NeedsSet, Illegal::NoShot] {
            assert!(there(why.rule()), "{why:?}");
        }
        let all = RulesText::numbers(&en).filter(|rule| !cards(rule).is_empty()).count();
        assert_eq!(all, 7, "cards stand beside rules that there are");
        assert!(!there("R-99") && there("R-6"));
    }

    #[test]
    fn r_9_5_the_examples_in_every_language_are_what_is_paid() {
        for text in texts() {
            let tables = tables(&text);
            let [kinds, examples] = tables.as_slice() else { panic!("{} tables", tables.len()) };
            assert_eq!(kinds.rows.len(), KINDS.len());
            for (row, card) in kinds.rows.iter().zip(KINDS) {
                let cp = super::super::look::cp(card).map_or_else(|| "–".to_owned(), |cp| cp.to_string());
                assert_eq!(row[2], cp, "{row:?}");
            }
            assert_eq!(examples.rows.len(), EXAMPLES.len());
            for row in &examples.rows {
                let (reward, points) = example(row).unwrap_or_else(|| panic!("{row:?}"));
                let mut cp = [0; MAX_SEATS];
                cp[..points.len()].copy_from_slice(&points);
                let stays = payout(cp, reward).stays;
                let left: String = row[3].chars().filter(char::is_ascii_digit).collect();
                assert_eq!(left.parse::<u16>().unwrap() / 1000, stays, "{row:?}");
            }
        }
    }
}
