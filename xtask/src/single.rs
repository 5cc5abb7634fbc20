//! The whole site as one file, which a double click opens.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::licences;
use crate::page::{self, Element, elements, replace};
use crate::serve::{files, mime};
use crate::site::PROGRAM;

/// The file's name.
const NAME: &str = "tin-star.html";
const START: &str = include_str!("single.js");

/// Writes the site in `dist` as one file into `folder`; gives the file.
///
/// # Errors
/// When a part is missing, or is not what this knows how to carry.
pub(crate) fn write(dist: &Path, folder: &Path) -> Result<PathBuf> {
    let mut site = BTreeMap::new();
    for (name, path) in files(dist)? {
        site.insert(name, fs::read(&path).with_context(|| format!("{} cannot be read.", path.display()))?);
    }
    let path = folder.join(NAME);
    fs::write(&path, whole(&site)?).with_context(|| format!("{} cannot be written.", path.display()))?;
    Ok(path)
}

/// The one page that carries all of `site`, given by its names.
fn whole(site: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let html = text(site, "index.html")?;
    let mut changes = Vec::new();
    for element in elements(html)? {
        if let Some(new) = carried(&element, html, site)? {
            changes.push((element.whole, new));
        }
    }
    let html = replace(html, &changes);
    let licences = packed("licences", &licences::plain(text(site, licences::NAME)?)?.into_bytes())?;
    let html = around_body(&html, &drawings(site)?, &(texts(site)? + &modules(site)? + &licences + &program(site)?))?;
    page::with_policy(&html, "", &["img-src data: blob:", "font-src data:", "worker-src blob:"])
}

/// What stands for an element of the site's page; none if it stays.
fn carried(element: &Element, html: &str, site: &BTreeMap<String, Vec<u8>>) -> Result<Option<String>> {
    let rel = element.get("rel").unwrap_or_default();
    Ok(match element.name.as_str() {
        // It gets a policy of its own, and without a server there is no service worker.
        "meta"
            if element.get("http-equiv").is_some()
                || matches!(element.get("name"), Some("service-worker" | "program")) =>
        {
            Some(String::new())
        }
        "link" if rel == "icon" => {
            let name = element.get("href").unwrap_or_default();
            Some(format!("<link rel=icon href=\"{}\">", data(name, site)?))
        }
        "link" => {
            ensure!(
                matches!(rel, "preload" | "modulepreload" | "manifest" | "apple-touch-icon"),
                "single.rs does not know what to make of <link rel={rel}>."
            );
            Some(String::new())
        }
        "style" => {
            let sheet = inline_urls(&html[element.content.clone()], site)?;
            Some(format!("<style>{sheet}</style>"))
        }
        "script" => {
            let plain = element.get("type").is_none() && element.get("src").is_none();
            ensure!(plain, "The page has a script that single.rs does not know.");
            None
        }
        _ => None,
    })
}

/// The program's script, with its start. It is made no module, as browsers start no worker from a module of a local file.
fn program(site: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let glue = text(site, only(site, PROGRAM, ".js")?)?;
    let (body, exports) = glue.rsplit_once("export").context("The program's script exports nothing.")?;
    let (init, rest) = exports.split_once(" as default").context("The program's script exports no default.")?;
    let init = init.rsplit(['{', ',', ' ']).next().unwrap_or_default();
    let last = rest.trim_end().trim_end_matches(';').ends_with('}');
    ensure!(!init.is_empty() && last, "The program's script does not end with its exports.");
    // What a module may say and a script may not.
    let body = ["class", "function", "async function"]
        .iter()
        .fold(body.replace("import.meta.url", "location.href"), |body, kind| {
            body.replace(&format!("export {kind} "), &format!("{kind} "))
        });
    let script = format!("(async()=>{{\"use strict\";{body}\n{}}})()", START.replace("INIT", init));
    let lower = script.to_ascii_lowercase();
    ensure!(!lower.contains("</script") && !lower.contains("<!--"), "The program's script cannot stand in a page.");
    Ok(format!("<script id=program>{script}</script>"))
}

/// The program itself or the licences, as data: packed, as text would otherwise swell it.
fn packed(id: &str, bytes: &[u8]) -> Result<String> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    Ok(format!("<script type=application/octet-stream id={id}>{}</script>", STANDARD.encode(packed.finish()?)))
}

/// The program's modules, as data by the names of their files.
fn modules(site: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    only(site, PROGRAM, ".wasm")?;
    site.iter().filter(|(name, _)| mime(name) == "application/wasm").map(|(name, bytes)| packed(name, bytes)).collect()
}

/// The drawings that the site's page asks for, the house's and every game's.
fn drawings(site: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let mut all = String::new();
    for name in site.keys().filter(|name| name.starts_with("art/")) {
        let art = text(site, name)?;
        let id = name.trim_start_matches("art/").trim_end_matches(".svg");
        let named = art.starts_with("<svg") && art.contains(&format!(" id=\"art-{id}\""));
        ensure!(named, "{name} is not an <svg> with the id art-{id}.");
        let styled = art.contains(" style=") || art.contains("<style");
        ensure!(!styled, "{name} has styles, which the page's policy forbids; use attributes.");
        all += art;
    }
    ensure!(!all.is_empty(), "The site has no drawings in art/.");
    Ok(all)
}

/// The texts that the site's page asks for later, such as rules, as data.
fn texts(site: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let mut all = String::new();
    for name in site.keys().filter(|name| is_brought_later(name)) {
        let words = text(site, name)?;
        ensure!(!words.contains("</") && !words.contains("<!--"), "{name} cannot stand in a page.");
        let _ = write!(all, "<script type=text/plain id=\"text-{name}\">{words}</script>");
    }
    Ok(all)
}

/// Whether a file of the site is a text that the page asks for once it is wanted (`bringText` in `boot/boot.js`).
pub(crate) fn is_brought_later(name: &str) -> bool {
    name.starts_with("rules/")
}

fn around_body(html: &str, first: &str, last: &str) -> Result<String> {
    let start = elements(html)?
        .into_iter()
        .find(|element| element.name == "body")
        .context("The page has no <body>.")?
        .whole
        .end;
    let end = html.rfind("</body>").context("The page has no </body>.")?;
    Ok(replace(html, &[(start..start, first.to_owned()), (end..end, last.to_owned())]))
}

/// A style sheet with the files that it names in it.
fn inline_urls(sheet: &str, site: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let mut parts = sheet.split("url(");
    let mut new = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').context("A style sheet has a url( without its end.")?;
        let name = name.trim_matches(['"', '\'', ' ']);
        // A part of the page itself, or data already.
        let url = if name.starts_with('#') || name.starts_with("data:") { name.to_owned() } else { data(name, site)? };
        new.extend(["url(\"", &url, "\")", rest]);
    }
    Ok(new)
}

/// A file as an address that carries it.
fn data(name: &str, site: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let name = name.trim_start_matches("./");
    let bytes = site.get(name).with_context(|| format!("The page names {name}, which is not in the site."))?;
    let kind = mime(name).split(';').next().unwrap_or_default();
    Ok(format!("data:{kind};base64,{}", STANDARD.encode(bytes)))
}

fn text<'a>(site: &'a BTreeMap<String, Vec<u8>>, name: &str) -> Result<&'a str> {
    let bytes = site.get(name).with_context(|| format!("The site has no {name}."))?;
    std::str::from_utf8(bytes).with_context(|| format!("{name} is no text."))
}

/// The one file whose name begins and ends so.
fn only<'a>(site: &'a BTreeMap<String, Vec<u8>>, start: &str, end: &str) -> Result<&'a str> {
    let mut found = site.keys().filter(|name| name.starts_with(start) && name.ends_with(end));
    match (found.next(), found.next()) {
        (Some(name), None) => Ok(name),
        _ => anyhow::bail!("The site has not exactly one {start}…{end}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(page: &str) -> BTreeMap<String, Vec<u8>> {
        let files = [
            ("index.html", page),
            ("icon.svg", "<svg/>"),
            ("paper.svg", "<svg>p</svg>"),
            ("art/game.svg", "<svg id=\"art-game\"><symbol id=\"b\"/></svg>"),
            ("art/house.svg", "<svg id=\"art-house\"><symbol id=\"a\"/></svg>"),
            (
                "tin-star-page-1.js",
                "let a=import.meta.url;export class A{}export function b(){}async function go(e){}export{x as initSync,go as default};",
            ),
            ("tin-star-page-2_bg.wasm", "\0asm"),
            ("tin-star-part-faro-4.wasm", "\0asm"),
            ("licences.html", "<meta charset=utf-8><style>a{}</style>Thanks"),
        ];
        files.iter().map(|(name, contents)| ((*name).to_owned(), contents.as_bytes().to_vec())).collect()
    }

    const PAGE: &str = concat!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta http-equiv=Content-Security-Policy content=\"old\">",
        "<meta name=service-worker content=./sw.js><link href=./icon.svg rel=icon><link rel=manifest href=./m>",
        "<meta name=program content=7><style>a{background:url(paper.svg),url(#x)}</style>",
        "</head><body><noscript>no</noscript><script>old()</script></body></html>",
    );

    #[test]
    fn nothing_is_left_to_load() {
        let one = whole(&site(PAGE)).unwrap();
        for outside in
            ["./", "paper.svg", "\"old\"", "service-worker", "manifest", "rel=preload", "name=program", "'self'"]
        {
            assert!(!one.contains(outside), "{outside} in {one}");
        }
        assert!(one.contains("url(\"data:image/svg+xml;base64,PHN2Zz5wPC9zdmc+\"),url(\"#x\")"), "{one}");
        assert!(
            one.contains("<body><svg id=\"art-game\"><symbol id=\"b\"/></svg><svg id=\"art-house\"><symbol"),
            "{one}"
        );
        assert!(one.contains("let a=location.href;class A{}function b(){}async function go(e){}\n"), "{one}");
        assert!(one.contains("await go({ module_or_path"), "{one}");
        assert!(one.contains("worker-src blob:"), "{one}");
        for module in ["page-2_bg", "part-faro-4"] {
            assert!(one.contains(&format!("id=tin-star-{module}.wasm>")), "a file is carried by its name: {one}");
        }
        assert!(one.contains("<script>old()</script>"), "a plain script stays: {one}");
    }

    #[test]
    fn what_it_cannot_carry_is_an_error() {
        for (old, new) in [
            ("url(paper.svg)", "url(none.svg)"),
            ("url(paper.svg)", "url(dust.svg)"),
            ("rel=manifest", "rel=stylesheet"),
            ("<script>", "<script type=module>"),
            ("<body>", ""),
        ] {
            assert!(whole(&site(&PAGE.replace(old, new))).is_err(), "{new}");
        }
        let mut two = site(PAGE);
        two.insert("tin-star-page-3.js".to_owned(), Vec::new());
        assert!(whole(&two).is_err());
        let mut styled = site(PAGE);
        styled.insert("art/game.svg".to_owned(), b"<svg id=\"art-game\"><g style=\"x\"/></svg>".to_vec());
        assert!(whole(&styled).is_err());
        let mut unnamed = site(PAGE);
        unnamed.insert("art/game.svg".to_owned(), b"<svg id=\"art\"></svg>".to_vec());
        assert!(whole(&unnamed).is_err(), "the page would bring it a second time");
    }
}
