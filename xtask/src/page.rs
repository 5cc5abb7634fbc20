//! Reads and changes the built page: its style sheets, its scripts, and the policy that says what it may load.

use std::ops::Range;

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use sha2::{Digest, Sha256};

/// An element of a page's text.
#[derive(Debug)]
pub(crate) struct Element {
    /// Its name, such as `link`.
    pub(crate) name: String,
    /// What is between the tags; only scripts and styles have it, as theirs alone is text and no markup.
    pub(crate) content: Range<usize>,
    /// From the opening tag to the end of the content, with the closing tag if the content has one.
    pub(crate) whole: Range<usize>,
    attributes: Attributes,
}

/// Names and values.
type Attributes = Vec<(String, String)>;

impl Element {
    /// The value of an attribute; empty for one without.
    pub(crate) fn get(&self, attribute: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == attribute).map(|(_, value)| value.as_str())
    }
}

/// All elements, in order.
///
/// # Errors
/// When a tag, a comment, a script or a style does not end.
pub(crate) fn elements(html: &str) -> Result<Vec<Element>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = html[at..].find('<').map(|offset| at + offset) {
        let rest = &html[start..];
        let after = |end: &str| {
            let whole = rest.to_ascii_lowercase().find(end).map(|offset| start + offset + end.len());
            whole.with_context(|| {
                format!("The page has a `{}…` without {end}.", rest.chars().take(20).collect::<String>())
            })
        };
        if rest.starts_with("<!--") {
            at = after("-->")?;
        } else if rest[1..].starts_with(|c: char| c.is_ascii_alphabetic()) {
            let (name, attributes, length) = tag(rest).context("The page ends within a tag.")?;
            let tag = start..start + length;
            let (content, whole) = if matches!(name.as_str(), "script" | "style") {
                let close = format!("</{name}>");
                let end = after(&close)?;
                (tag.end..end - close.len(), start..end)
            } else {
                (tag.end..tag.end, tag.clone())
            };
            at = whole.end;
            found.push(Element { name, content, whole, attributes });
        } else {
            at = start + 1;
        }
    }
    Ok(found)
}

/// The name and the attributes of the tag that `text` begins with, and its length; none if it does not end.
fn tag(text: &str) -> Option<(String, Attributes, usize)> {
    let stop = |c: char| c.is_ascii_whitespace() || c == '>';
    let mut rest = &text[1..];
    let (name, tail) = rest.split_at(rest.find(stop)?);
    rest = tail;
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
        if let Some(tail) = rest.strip_prefix('>') {
            return Some((name.to_ascii_lowercase(), attributes, text.len() - tail.len()));
        }
        let (attribute, tail) = rest.split_at(rest.find(|c| stop(c) || c == '=')?);
        rest = tail;
        let mut value = "";
        if let Some(tail) = rest.strip_prefix('=') {
            let quote = tail.chars().next().filter(|c| matches!(c, '"' | '\''));
            (value, rest) = match quote {
                Some(quote) => tail[1..].split_once(quote)?,
                None => tail.split_at(tail.find(stop)?),
            };
        }
        attributes.push((attribute.to_ascii_lowercase(), value.to_owned()));
    }
}

/// Replaces stretches of a text, given in order.
pub(crate) fn replace(text: &str, changes: &[(Range<usize>, String)]) -> String {
    let mut new = String::with_capacity(text.len());
    let mut at = 0;
    for (range, with) in changes {
        new.push_str(&text[at..range.start]);
        new.push_str(with);
        at = range.end;
    }
    new + &text[at..]
}

/// Makes one style sheet of all, in their order, where the first stood.
///
/// # Errors
/// When the page cannot be read.
pub(crate) fn merge_styles(html: &str) -> Result<String> {
    let sheets: Vec<Element> = elements(html)?.into_iter().filter(|element| element.name == "style").collect();
    let all: String = sheets.iter().map(|sheet| &html[sheet.content.clone()]).collect();
    let mut merged = Some(format!("<style>{all}</style>"));
    let changes: Vec<_> = sheets.iter().map(|sheet| (sheet.whole.clone(), merged.take().unwrap_or_default())).collect();
    Ok(replace(html, &changes))
}

/// Puts a text right after the page's declaration of its characters, which must come first.
///
/// # Errors
/// When there is no such declaration.
pub(crate) fn insert_first(html: &str, text: &str) -> Result<String> {
    let charset = elements(html)?.into_iter().find(|element| element.get("charset").is_some());
    let end = charset.context("The page does not declare its characters (`<meta charset>`).")?.whole.end;
    Ok(replace(html, &[(end..end, text.to_owned())]))
}

/// A page with the Content-Security-Policy that allows its own scripts and styles by their hashes, and besides them only
/// `others`, such as `img-src 'self'`; `scripts` is what more may run.
///
/// # Errors
/// When the page has markup that the policy would forbid.
pub(crate) fn with_policy(html: &str, scripts: &str, others: &[&str]) -> Result<String> {
    let mut script_hashes = String::new();
    let mut style_hashes = String::new();
    for element in elements(html)? {
        ensure!(
            element.get("style").is_none(),
            "A <{}> of index.html has a style attribute; give it a class.",
            element.name
        );
        let handler = element.attributes.iter().find(|(name, _)| name.starts_with("on"));
        ensure!(handler.is_none(), "A <{}> of index.html has a script in an attribute.", element.name);
        let hash = || format!(" '{}'", integrity(html[element.content.clone()].as_bytes()));
        match element.name.as_str() {
            "style" => style_hashes += &hash(),
            "script" if element.get("src").is_none() && runs(&element) => script_hashes += &hash(),
            _ => {}
        }
    }
    let mut policy =
        format!("default-src 'none'; script-src{scripts}{script_hashes} 'wasm-unsafe-eval'; style-src{style_hashes}");
    for other in others.iter().chain(&["base-uri 'none'", "form-action 'none'"]) {
        policy += "; ";
        policy += other;
    }
    insert_first(html, &format!("<meta http-equiv=Content-Security-Policy content=\"{policy}\">"))
}

/// Whether a script is one; other types only carry data.
fn runs(script: &Element) -> bool {
    script.get("type").is_none_or(|kind| matches!(kind, "" | "module" | "text/javascript" | "importmap"))
}

/// A text as it can stand in a `data:` address within `url("…")`.
pub(crate) fn address_of_text(text: &str) -> String {
    const SPECIAL: &AsciiSet = &CONTROLS.add(b'"').add(b'#').add(b'%').add(b'(').add(b')').add(b'\\');
    utf8_percent_encode(text, SPECIAL).to_string()
}

/// The hash of some contents, as policies and requests name it.
pub(crate) fn integrity(contents: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(contents)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = concat!(
        "<!doctype html><html lang=en><!-- <style>no</style> --><meta charset=utf-8>",
        "<link rel='icon' href=\"./a b.svg\"><style>a{}</style><title>1 < 2</title>",
        "<STYLE media=print>b{content:\"<script>\"}</STYLE><script type=module>import '<link>'</script><p hidden>x</p>",
    );

    fn names(html: &str) -> Vec<String> {
        elements(html).unwrap().into_iter().map(|element| element.name).collect()
    }

    #[test]
    fn elements_are_found_but_not_in_comments_scripts_and_styles() {
        assert_eq!(names(PAGE), ["html", "meta", "link", "style", "title", "style", "script", "p"]);
        let elements = elements(PAGE).unwrap();
        assert_eq!(elements[2].get("rel"), Some("icon"));
        assert_eq!(elements[2].get("href"), Some("./a b.svg"));
        assert_eq!(elements[7].get("hidden"), Some(""));
        assert_eq!(elements[7].get("href"), None);
        assert_eq!(&PAGE[elements[3].content.clone()], "a{}");
        assert_eq!(&PAGE[elements[6].whole.clone()], "<script type=module>import '<link>'</script>");
        for unended in ["<p", "<p class=\"x>", "<!-- x", "<style>a{}"] {
            assert!(super::elements(unended).is_err(), "{unended}");
        }
    }

    #[test]
    fn sheets_become_one_in_their_order() {
        let merged = merge_styles(PAGE).unwrap();
        assert!(merged.contains("<style>a{}b{content:\"<script>\"}</style><title>"), "{merged}");
        assert_eq!(merged.to_lowercase().matches("<style").count(), 2, "one, and the comment's");
    }

    #[test]
    fn the_policy_stands_first_and_names_what_is_inline_by_its_hash() {
        let page = with_policy(PAGE, " 'self'", &["img-src 'self'"]).unwrap();
        // The hash of `a{}`, made by another program: printf 'a{}' | openssl dgst -sha256 -binary | base64
        let policy = "<meta charset=utf-8><meta http-equiv=Content-Security-Policy content=\"default-src 'none'; script-src 'self' 'sha256-";
        assert!(page.contains(policy), "{page}");
        assert!(page.contains("style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-"), "{page}");
        assert!(page.contains("; img-src 'self'; base-uri 'none'; form-action 'none'\">"), "{page}");
        assert_eq!(names(&page)[2], "meta");
    }

    #[test]
    fn a_drawing_becomes_an_address_without_what_would_end_it() {
        let drawing = "<g fill=\"#fff\" d='50%'>\n\u{e9}(1)</g>";
        assert_eq!(address_of_text(drawing), "<g fill=%22%23fff%22 d='50%25'>%0A%C3%A9%281%29</g>");
    }

    #[test]
    fn data_in_a_script_element_needs_no_leave() {
        let page = with_policy("<meta charset=utf-8><script type=text/plain>x</script>", "", &[]).unwrap();
        assert!(page.contains("script-src 'wasm-unsafe-eval'; style-src; "), "{page}");
    }

    #[test]
    fn markup_that_the_policy_would_forbid_is_an_error() {
        for markup in ["<p style='color:red'>", "<p onclick=alert()>"] {
            assert!(with_policy(&format!("<meta charset=utf-8>{markup}"), "", &[]).is_err(), "{markup}");
        }
        assert!(with_policy("<p>no charset</p>", "", &[]).is_err());
    }
}
