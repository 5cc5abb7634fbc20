//! What a first visit transfers.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result, bail, ensure};

use crate::modules::{self, PART};
use crate::offline::{self, kept};
use crate::serve::files;
use crate::single::is_brought_later;

/// The most that a first visit may transfer, in bytes, and how much of it before the first table can be played at: what the site takes today,
/// and little more. One number changed in the program moved what brotli makes of it by 1.6 kB: a kilobyte over may be chance.
/// In parts, the program takes more in all than in one piece, and the first table waits for less (`docs/benchmarks.md`).
/// Lower both as it gets lighter; raising one is a decision, not a detail.
const BUDGET: Budget = Budget { all: 1_013_000, first: 470_000 };

#[derive(Clone, Copy)]
struct Budget {
    all: usize,
    first: usize,
}

/// The game whose table is the first: the first that is listed.
const FIRST_GAME: &str = "wyatt_earp";

/// Whether the first table waits for a file; `part` are the files of its game's part.
fn is_waited_for(name: &str, part: &[String]) -> bool {
    let later = name.starts_with("art/")
        || is_brought_later(name)
        || name.starts_with(PART) && !part.iter().any(|file| file == name);
    !later && !["manifest.webmanifest", offline::NAME].contains(&name)
}

#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Sum {
    files: usize,
    raw: usize,
    sent: usize,
}

/// What the site weighs: every file, as the service worker keeps the site for later visits.
pub(crate) struct Size {
    kinds: BTreeMap<&'static str, Sum>,
    first: Sum,
}

/// Weighs the site in `dist`.
///
/// # Errors
/// When a file cannot be read.
pub(crate) fn measure(dist: &Path) -> Result<Size> {
    let mut size = Size { kinds: BTreeMap::new(), first: Sum::default() };
    let page = fs::read_to_string(dist.join("index.html")).context("The site has no page.")?;
    let part = modules::files_of(&page, FIRST_GAME)?;
    let files: Vec<_> = files(dist)?.into_iter().filter(|(name, _)| kept(name) || name == offline::NAME).collect();
    // All at the same time: to pack one takes brotli seconds.
    let weighed: Vec<_> = thread::scope(|scope| {
        let weighing: Vec<_> = files.iter().map(|(_, path)| scope.spawn(|| weigh(path))).collect();
        weighing.into_iter().map(|file| file.join().unwrap_or_else(|_| bail!("brotli gave up."))).collect()
    });
    for ((name, _), file) in files.into_iter().zip(weighed) {
        let file = file?;
        size.kinds.entry(kind(&name)).or_default().add(file);
        if is_waited_for(&name, &part) {
            size.first.add(file);
        }
    }
    Ok(size)
}

fn weigh(path: &Path) -> Result<Sum> {
    let bytes = fs::read(path).with_context(|| format!("{} cannot be read.", path.display()))?;
    Ok(Sum { files: 1, raw: bytes.len(), sent: sent(&bytes) })
}

impl Sum {
    fn add(&mut self, other: Self) {
        *self = Self { files: self.files + other.files, raw: self.raw + other.raw, sent: self.sent + other.sent };
    }
}

impl Size {
    fn all(&self) -> Sum {
        let mut all = Sum::default();
        self.kinds.values().for_each(|&sum| all.add(sum));
        all
    }

    /// A table by kind, in bytes.
    pub(crate) fn table(&self) -> String {
        let mut text = format!("{:<12}{:>6}{:>12}{:>12}\n", "kind", "files", "bytes", "brotli");
        let sums = [("all", self.all()), ("first table", self.first)];
        for (kind, sum) in self.kinds.iter().map(|(&kind, &sum)| (kind, sum)).chain(sums) {
            let _ = writeln!(text, "{kind:<12}{:>6}{:>12}{:>12}", sum.files, sum.raw, sum.sent);
        }
        text
    }

    /// A line on what is transferred.
    ///
    /// # Errors
    /// When that is more than the budget.
    pub(crate) fn judge(&self) -> Result<String> {
        let (all, first) = (self.all().sent, self.first.sent);
        let kilo = |bytes: usize| bytes as f64 / 1000.0;
        let words = format!("{:.1} kB, {:.1} kB before the first table", kilo(all), kilo(first));
        ensure!(
            all <= BUDGET.all && first <= BUDGET.first,
            "A first visit transfers {words}: over the budget of {} and {} kB. Look at what grew.",
            BUDGET.all / 1000,
            BUDGET.first / 1000,
        );
        Ok(words)
    }
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
        "md" => "rules",
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
    fn the_table_adds_up_and_the_budget_is_kept() {
        let sum = |sent| Sum { files: 2, raw: 500_000, sent };
        let size = |wasm, first| Size {
            kinds: BTreeMap::from([("wasm", sum(wasm)), ("fonts", sum(50_000))]),
            first: sum(first),
        };
        let within = size(200_000, BUDGET.first);
        assert!(within.table().contains("all              4     1000000      250000"), "{}", within.table());
        assert_eq!(
            within.judge().unwrap(),
            format!("250.0 kB, {:.1} kB before the first table", BUDGET.first as f64 / 1000.0)
        );
        assert!(size(200_000, BUDGET.first + 1).judge().is_err());
        assert!(size(BUDGET.all - 50_000, 0).judge().is_ok());
        let over = size(BUDGET.all - 49_999, 0).judge().unwrap_err().to_string();
        assert!(over.contains("over the budget of"), "{over}");
    }

    #[test]
    fn the_first_table_waits_for_its_own_part_alone() {
        let part = ["tin-star-part-chunk-5-0a.wasm".to_owned(), "tin-star-part-wyatt-earp-1b.wasm".to_owned()];
        for name in [&part[0], &part[1], "index.html", "tin-star-page-2c_bg.wasm", "fonts/tin-star-wood.woff2"] {
            assert!(is_waited_for(name, &part), "{name}");
        }
        for name in ["tin-star-part-desperados-3d.wasm", "art/desperados.svg", "rules/wyatt-earp.md", offline::NAME] {
            assert!(!is_waited_for(name, &part), "{name}");
        }
    }

    #[test]
    fn kinds_go_by_the_end_of_the_name() {
        assert_eq!(kind("fonts/OFL.txt"), "other");
        assert_eq!(kind("fonts/rye.woff2"), "fonts");
        assert_eq!(kind("tin-star-1a2b_bg.wasm"), "wasm");
    }
}
