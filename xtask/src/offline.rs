//! The service worker, by which the site works without a network.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::licences;
use crate::page;
use crate::serve::files;

/// The service worker's name; the page's `<meta name=service-worker>` says it too.
pub(crate) const NAME: &str = "sw.js";
const TEMPLATE: &str = include_str!("sw.js");

/// Whether a visit transfers and keeps a file. Not the service worker, which the browser keeps by itself, nor the
/// pictures that a browser asks for only to install it, nor what only a reader of licences asks for.
pub(crate) fn kept(name: &str) -> bool {
    ![NAME, licences::NAME].contains(&name) && !name.starts_with("install/") && !name.starts_with("fonts/OFL")
}

/// Writes the service worker of the site in `folder` into it, for the files that are there now.
///
/// # Errors
/// When a file cannot be read or the worker not be written.
pub(crate) fn write(folder: &Path) -> Result<()> {
    let mut hashes = BTreeMap::new();
    for (name, path) in files(folder)?.into_iter().filter(|(name, _)| kept(name)) {
        let bytes = fs::read(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
        // By its folder's address, as some hosts redirect the other one, and a redirected page cannot be shown from a cache.
        let address = if name == "index.html" { "./".to_owned() } else { name };
        hashes.insert(address, page::integrity(&bytes));
    }
    let path = folder.join(NAME);
    fs::write(&path, worker(&hashes)?).with_context(|| format!("{} cannot be written.", path.display()))
}

/// The worker for files given by their addresses and hashes.
fn worker(hashes: &BTreeMap<String, String>) -> Result<String> {
    let mut list = String::from("{\n");
    for (address, hash) in hashes {
        // Rust's escapes of such names are JavaScript's.
        ensure!(
            address.chars().all(|c| c.is_ascii_graphic() && !"?#%".contains(c)),
            "{address:?} is no plain address; rename it."
        );
        let _ = writeln!(list, "  {address:?}: {hash:?},");
    }
    list.push('}');
    // The worker itself is part of the version: what it does may change while all files stay.
    let version = Sha256::digest(format!("{list}{TEMPLATE}"));
    let version = version.first_chunk().map_or(0, |start| u64::from_be_bytes(*start));
    let worker = fill(TEMPLATE, "const FILES = {};", &format!("const FILES = {list};"))?;
    fill(&worker, "const VERSION = \"\";", &format!("const VERSION = \"{version:016x}\";"))
}

fn fill(text: &str, gap: &str, with: &str) -> Result<String> {
    ensure!(text.matches(gap).count() == 1, "sw.js has not exactly one `{gap}`.");
    Ok(text.replace(gap, with))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hashes(files: &[(&str, &str)]) -> BTreeMap<String, String> {
        files.iter().map(|(name, contents)| ((*name).to_owned(), page::integrity(contents.as_bytes()))).collect()
    }

    fn version(worker: &str) -> &str {
        worker.lines().find(|line| line.starts_with("const VERSION = \"")).unwrap()
    }

    #[test]
    fn the_version_comes_from_the_contents() {
        let old = worker(&hashes(&[("./", "page"), ("a.js", "1")])).unwrap();
        let same = worker(&hashes(&[("a.js", "1"), ("./", "page")])).unwrap();
        let changed = worker(&hashes(&[("./", "page"), ("a.js", "2")])).unwrap();
        let renamed = worker(&hashes(&[("./", "page"), ("b.js", "1")])).unwrap();
        assert_eq!(old, same);
        assert_ne!(version(&old), version(&changed));
        assert_ne!(version(&old), version(&renamed));
        assert!(old.contains(&format!("  \"a.js\": \"{}\",\n", page::integrity(b"1"))), "{old}");
    }

    #[test]
    fn every_file_is_kept_but_the_worker_and_what_the_page_does_not_show() {
        for name in [
            "index.html",
            "art/house.svg",
            "fonts/tin-star-wood.woff2",
            "manifest.webmanifest",
            "tin-star-part-desperados-3d.wasm",
        ] {
            assert!(kept(name), "{name}");
        }
        assert!(!kept("sw.js"));
        assert!(!kept("install/wide.jpg"));
        assert!(!kept("fonts/OFL-Rye.txt"));
        assert!(!kept("licences.html"));
    }

    #[test]
    fn a_name_that_is_no_address_is_an_error() {
        for name in ["a b.svg", "50%.svg", "a?b", "ä.svg"] {
            assert!(worker(&hashes(&[(name, "")])).is_err(), "{name}");
        }
    }
}
