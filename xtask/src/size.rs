//! What a first visit transfers.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::offline::{self, kept};
use crate::serve::files;

/// The most that a first visit should transfer, in bytes.
const GOAL: usize = 350_000;

#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Sum {
    files: usize,
    raw: usize,
    sent: usize,
}

/// A table of what the site weighs, in bytes, by kind: which is every file, as the service worker
/// keeps the site for later visits.
///
/// # Errors
/// When a file cannot be read.
pub(crate) fn measure(dist: &Path) -> Result<String> {
    let mut kinds: BTreeMap<&'static str, Sum> = BTreeMap::new();
    for (name, path) in files(dist)?.into_iter().filter(|(name, _)| kept(name) || name == offline::NAME) {
        let kind = kind(&name);
        let bytes = fs::read(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
        let sum = kinds.entry(kind).or_default();
        sum.files += 1;
        sum.raw += bytes.len();
        sum.sent += sent(&bytes);
    }
    Ok(table(&kinds))
}

fn table(kinds: &BTreeMap<&'static str, Sum>) -> String {
    let mut text = format!("{:<12}{:>6}{:>12}{:>12}\n", "kind", "files", "bytes", "brotli");
    let mut all = Sum::default();
    let mut line = |kind: &str, sum: Sum| {
        let _ = writeln!(text, "{kind:<12}{:>6}{:>12}{:>12}", sum.files, sum.raw, sum.sent);
    };
    for (kind, sum) in kinds {
        line(kind, *sum);
        all = Sum { files: all.files + sum.files, raw: all.raw + sum.raw, sent: all.sent + sum.sent };
    }
    line("all", all);
    let word = if all.sent <= GOAL { "within" } else { "over" };
    let _ = writeln!(text, "{:.1} kB, {word} the goal of {} kB", all.sent as f64 / 1000.0, GOAL / 1000);
    text
}

/// The kind of a file by its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "page",
        "css" => "styles",
        "js" | "mjs" => "scripts",
        "wasm" => "wasm",
        "woff2" | "woff" | "ttf" => "fonts",
        "svg" | "png" | "jpg" | "jpeg" | "webp" | "avif" | "ico" => "pictures",
        "mp3" | "ogg" | "wav" => "sounds",
        _ => "other",
    }
}

/// Bytes on the wire: brotli at its best, or as they are where that is no smaller (fonts and photographs).
fn sent(bytes: &[u8]) -> usize {
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    match brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters) {
        Ok(_) => packed.len().min(bytes.len()),
        Err(_) => bytes.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_shrinks_and_noise_is_sent_as_it_is() {
        assert!(sent("wanted, dead or alive. ".repeat(100).as_bytes()) < 100);
        let mut state = 1_u32;
        let noise: Vec<u8> = std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .take(4096)
        .collect();
        assert_eq!(sent(&noise), noise.len());
    }

    #[test]
    fn the_table_adds_up_and_says_whether_the_goal_is_met() {
        let sum = |sent| Sum { files: 2, raw: 500_000, sent };
        let text = table(&BTreeMap::from([("wasm", sum(200_000)), ("fonts", sum(150_000))]));
        assert!(text.contains("all              4     1000000      350000"), "{text}");
        assert!(text.ends_with("350.0 kB, within the goal of 350 kB\n"), "{text}");
        let text = table(&BTreeMap::from([("wasm", sum(350_001))]));
        assert!(text.contains("over the goal"), "{text}");
    }

    #[test]
    fn kinds_go_by_the_end_of_the_name() {
        assert_eq!(kind("fonts/OFL.txt"), "other");
        assert_eq!(kind("fonts/rye.woff2"), "fonts");
        assert_eq!(kind("tin-star-1a2b_bg.wasm"), "wasm");
    }
}
