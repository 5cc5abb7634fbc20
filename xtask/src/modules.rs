//! The files that the program's modules stand in. Those that pack together stand together, one after another: what several games share after
//! the shell, what one part is made of by itself. So there is less to bring, and less to ask for.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::page;
use crate::site::PROGRAM;

/// What the names of files begin with that the program is not in.
pub(crate) const PART: &str = "tin-star-part-";
/// What the names of a game's parts end with that come after its table's: its bots, where they are a part of their own, and what its table can do
/// without at first.
const AFTER: [&str; 2] = ["_bots", LATER];
const LATER: &str = "_later";
/// A module of less than so many bytes is worth no place of its own.
const TINY: usize = 1_024;

/// A module of the program.
#[derive(Debug)]
pub(crate) struct Module {
    /// The parts that are made of it.
    pub(crate) parts: Vec<String>,
    /// It itself.
    pub(crate) bytes: Vec<u8>,
}

/// Modules one after another.
#[derive(Default)]
struct File {
    name: String,
    bytes: Vec<u8>,
    lengths: Vec<usize>,
}

impl File {
    fn take(&mut self, module: &[u8]) {
        self.bytes.extend(module);
        self.lengths.push(module.len());
    }
}

/// All files, the program's first, in which the shell is the first; and of each part its modules, in the order in which they are to be begun.
pub(crate) struct Files {
    files: Vec<File>,
    parts: BTreeMap<String, Vec<usize>>,
}

/// With whom a module stands in a file: with the shell if nothing is said.
fn place(module: &Module, games: &[String]) -> Option<String> {
    let parts = &module.parts;
    let is_shared = parts.iter().filter(|part| games.contains(part)).count() > 1;
    if is_shared || module.bytes.len() < TINY {
        return None;
    }
    // What tables can do without comes for all of them at once, as far as they share it.
    if parts.len() > 1 && parts.iter().all(|part| part.ends_with(LATER)) {
        return Some(LATER[1..].to_owned());
    }
    let comes_after = |part: &&String| {
        AFTER.iter().any(|after| part.strip_suffix(after).is_some_and(|game| parts.iter().any(|own| own == game)))
    };
    let alone: Vec<_> = parts.iter().filter(|part| !comes_after(part)).cloned().collect();
    Some(alone.join("_").replace('_', "-"))
}

impl Files {
    /// Sorts `modules` into files; `parts` says which of them each part is made of.
    pub(crate) fn of(shell: &[u8], modules: &[Module], parts: BTreeMap<String, Vec<usize>>, games: &[String]) -> Self {
        let mut files = vec![File::default()];
        files[0].take(shell);
        let mut places = Vec::new();
        for module in modules {
            let name = place(module, games).unwrap_or_default();
            let known = files.iter().position(|file| file.name == name);
            let file = known.unwrap_or(files.len());
            if known.is_none() {
                files.push(File { name, ..File::default() });
            }
            places.push((file, files[file].lengths.len()));
            files[file].take(&module.bytes);
        }
        for file in &mut files {
            file.name = match file.name.as_str() {
                "" => format!("{PROGRAM}{}_bg.wasm", hash(&file.bytes)),
                of => format!("{PART}{of}-{}.wasm", hash(&file.bytes)),
            };
        }
        let before = |file: usize| files[..file].iter().map(|file| file.lengths.len()).sum::<usize>();
        let number = |module: usize| before(places[module].0) + places[module].1;
        let parts = parts.into_iter().map(|(part, own)| (part, own.into_iter().map(number).collect())).collect();
        Self { files, parts }
    }

    /// Writes the files into the site.
    ///
    /// # Errors
    /// When one cannot be written.
    pub(crate) fn write(&self, dist: &Path) -> Result<()> {
        self.files.iter().try_for_each(|File { name, bytes, .. }| {
            fs::write(dist.join(name), bytes).with_context(|| format!("{name} cannot be written."))
        })
    }

    /// What tells the page of them: of each file how long its modules are, and of each part which of all modules it is made of.
    pub(crate) fn told(&self) -> String {
        let mut text = String::new();
        for file in &self.files {
            let _ = write!(text, "<meta name={MODULES} content=\"{} {}\">", file.name, words(&file.lengths));
        }
        for (part, modules) in &self.parts {
            let _ = write!(text, "<meta name=part-{part} content=\"{}\">", words(modules));
        }
        text
    }
}

const MODULES: &str = "modules";

fn words(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).fold(String::new(), |mut hash, byte| {
        let _ = write!(hash, "{byte:02x}");
        hash
    })
}

/// The files of a part, as the page is told; the program's is one of them if the part is made of what stands there, too.
///
/// # Errors
/// When it is told of no such part, or wrongly.
pub(crate) fn files_of(html: &str, part: &str) -> Result<Vec<String>> {
    let named = format!("part-{part}");
    let elements = page::elements(html)?;
    let told = |name: &str| {
        let all = elements.iter().filter(move |element| element.get("name") == Some(name));
        all.filter_map(|element| element.get("content")).map(str::to_owned).collect::<Vec<_>>()
    };
    let mut files = Vec::new();
    for file in told(MODULES) {
        let mut words = file.split(' ').map(str::to_owned);
        let name = words.next().unwrap_or_default();
        files.extend(words.map(|_| name.clone()));
    }
    let own = told(&named).pop().with_context(|| format!("The page is not told of {named}."))?;
    let mut found = Vec::new();
    for module in own.split(' ') {
        let name = files.get(module.parse::<usize>()?).with_context(|| format!("{named} has no module {module}."))?;
        if !found.contains(name) {
            found.push(name.clone());
        }
    }
    ensure!(!found.is_empty(), "{named} has no files.");
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(parts: &[&str], length: usize) -> Module {
        Module { parts: parts.iter().map(|&part| part.to_owned()).collect(), bytes: vec![b'x'; length] }
    }

    fn games() -> Vec<String> {
        ["faro", "poker"].map(str::to_owned).to_vec()
    }

    #[test]
    fn a_module_stands_where_nobody_brings_it_in_vain() {
        for (parts, length, file) in [
            (&["faro", "poker"][..], 9_000, None),
            (&["faro", "poker", "faro_later"], 9_000, None),
            (&["faro"], 9_000, Some("faro")),
            // Bots are never there without their game …
            (&["faro", "faro_bots"], 9_000, Some("faro")),
            (&["faro_bots"], 9_000, Some("faro-bots")),
            // … but others may be.
            (&["poker", "faro_bots"], 9_000, Some("poker-faro-bots")),
            (&["faro", "poker_later"], 1_000, None),
            // What comes after tables …
            (&["faro", "faro_bots", "faro_later"], 9_000, Some("faro")),
            (&["faro_later"], 9_000, Some("faro-later")),
            (&["faro_bots", "faro_later"], 9_000, Some("faro-bots-faro-later")),
            // … comes once, as far as they share it.
            (&["faro_later", "poker_later"], 9_000, Some("later")),
            (&["faro", "poker_later"], 9_000, Some("faro-poker-later")),
        ] {
            assert_eq!(place(&module(parts, length), &games()).as_deref(), file, "{parts:?}");
        }
    }

    #[test]
    fn the_page_is_told_of_every_module_and_of_the_order_of_each_part() {
        let modules = [
            module(&["faro"], 2_000),
            module(&["faro", "poker"], 3_000),
            module(&["faro", "faro_bots"], 4_000),
            module(&["poker"], 5_000),
        ];
        let parts = BTreeMap::from([
            ("faro".to_owned(), vec![2, 1, 0]),
            ("faro_bots".to_owned(), vec![2]),
            ("poker".to_owned(), vec![1, 3]),
        ]);
        let files = Files::of(b"shell", &modules, parts, &games());
        let html = files.told();
        for told in [
            "_bg.wasm 5 3000\"",
            " 2000 4000\"",
            " 5000\"",
            "part-faro content=\"3 1 2\"",
            "part-poker content=\"1 4\"",
        ] {
            assert!(html.contains(told), "{told} in {html}");
        }
        let of = |part: &str| files_of(&html, part).unwrap();
        assert!(
            of("faro")[0].starts_with("tin-star-part-faro-") && of("faro")[1].starts_with(PROGRAM),
            "{:?}",
            of("faro")
        );
        assert_eq!(of("faro_bots"), of("faro")[..1], "they come after the game");
        assert!(of("poker").iter().all(|file| file == &of("faro")[1] || file.starts_with("tin-star-part-poker-")));
        assert!(files_of(&html, "whist").is_err());
        assert!(files_of("<meta name=modules content=\"a 1\"><meta name=part-faro content=\"1\">", "faro").is_err());
    }

    #[test]
    fn a_file_is_named_by_what_is_in_it() {
        // printf x | sha256sum
        assert_eq!(hash(b"x"), "2d711642b726b044");
        let name = |shared: u8| {
            let modules = [Module { parts: games(), bytes: vec![shared; 2_000] }];
            Files::of(b"shell", &modules, BTreeMap::new(), &games()).files.remove(0).name
        };
        assert_ne!(name(1), name(2), "whatever of it changes, it is another");
    }
}
