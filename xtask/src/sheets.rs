//! The sheets of a game come with its table, but for those of the first: no first screen and no first table waits for them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::modules::hash;
use crate::page::{self, Element};

/// What the names of their files begin with.
pub(crate) const SHEET: &str = "tin-star-sheet-";
/// What the names of the elements begin with by which the page is told of them.
pub(crate) const TOLD: &str = "sheet-";

/// A page without the sheets that come with tables, and of each game what they say.
type Parted = (String, BTreeMap<String, String>);

/// Writes such sheets into the site, and gives the page without them, which is told of them. `source` is the page as the bundler got it, `games` are
/// those that it offers, by their folders.
///
/// # Errors
/// When the page has not the sheets of `source`, or a file cannot be written.
pub(crate) fn bring(dist: &Path, html: &str, source: &str, games: &[String]) -> Result<String> {
    let (mut html, sheets) = parted(html, source, games)?;
    for (game, sheet) in sheets {
        let name = format!("{SHEET}{game}-{}.css", hash(sheet.as_bytes()));
        fs::write(dist.join(&name), sheet).with_context(|| format!("{name} cannot be written."))?;
        html = page::insert_first(&html, &format!("<meta name={TOLD}{game} content={name}>"))?;
    }
    Ok(html)
}

fn parted(html: &str, source: &str, games: &[String]) -> Result<Parted> {
    let links: Vec<_> = page::elements(source)?.into_iter().filter(|link| link.get("type") == Some("css")).collect();
    let sheets: Vec<_> = page::elements(html)?.into_iter().filter(|element| element.name == "style").collect();
    ensure!(links.len() == sheets.len(), "The bundler made {} sheets of {}.", sheets.len(), links.len());
    let (mut changes, mut later) = (Vec::new(), BTreeMap::<_, String>::new());
    for (link, sheet) in links.iter().zip(&sheets) {
        if let Some(game) = game_of(link, games).filter(|game| games.first() != Some(game)) {
            *later.entry(game.clone()).or_default() += &html[sheet.content.clone()];
            changes.push((sheet.whole.clone(), String::new()));
        }
    }
    Ok((page::replace(html, &changes), later))
}

/// The game in whose folder the linked sheet is.
fn game_of<'a>(link: &Element, games: &'a [String]) -> Option<&'a String> {
    let (folder, _) = link.get("href")?.strip_prefix("style/")?.split_once('/')?;
    games.iter().find(|game| *game == folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheets_of_all_games_but_the_first_leave_the_page_in_their_order() {
        let link = |name: &str| format!("<link rel=inline type=css href=\"style/{name}.css\" />");
        let source: String = ["base", "faro/card", "poker/card", "poker/low", "last"].map(link).concat();
        let html = "<style>a{}</style><p><style>b{}</style><style>c{}</style><style>d{}</style><style>e{}</style>";
        let games = ["faro", "poker"].map(str::to_owned);
        let (page, sheets) = parted(html, &source, &games).unwrap();
        assert_eq!(page, "<style>a{}</style><p><style>b{}</style><style>e{}</style>");
        assert_eq!(sheets, BTreeMap::from([("poker".to_owned(), "c{}d{}".to_owned())]));
        assert!(parted("<style>a{}</style>", &source, &games).is_err());
    }
}
