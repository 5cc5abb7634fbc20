//! Splits the program: the shell, which shows the first screen, and its parts (`src/ui/part.rs`).
//!
//! It must be split after it is linked and before `wasm-bindgen` sees it, and Trunk does one right after the other. So Trunk is given this very
//! command as its `wasm-bindgen`, which splits and then does the rest by the library behind the real one: nobody has to install that.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, anyhow, ensure};
use clap::Parser;
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use crate::page;
use crate::shell::run;
use crate::tools::Toolbox;

/// What the names of the parts' files begin with.
pub(crate) const PART: &str = "tin-star-part-";

/// By this the command in the place of `wasm-bindgen` is told where the parts are to be written.
const FOLDER: &str = "TIN_STAR_PARTS";
/// And by this which version it is.
const VERSION: &str = "TIN_STAR_WASM_BINDGEN";
const BINDGEN: &str = "wasm-bindgen";
/// The module from which the split program would have its parts begun.
const LOADERS: &str = "./split.js";
/// What stands in the program's script instead of that module.
const BEGIN: &str = include_str!("split.js");
/// A line for each part: its name, and its files without their ends, in the order in which they are to be begun.
const LIST: &str = "parts.txt";

/// The files of each part, in the order in which they are to be begun. What several parts share, and the shell does without, is a file of its
/// own.
pub(crate) type Parts = BTreeMap<String, Vec<String>>;

/// What Trunk asks of `wasm-bindgen`.
#[derive(Parser, Debug)]
struct Asked {
    /// The program as it is linked.
    program: PathBuf,
    /// For what the script is to be.
    #[arg(long, value_parser = ["web"])]
    target: String,
    /// Where script and program are to go.
    #[arg(long)]
    out_dir: PathBuf,
    /// What they are to be called.
    #[arg(long)]
    out_name: String,
    /// Whether the script's types are left out.
    #[arg(long)]
    no_typescript: bool,
}

/// If this command was called as `wasm-bindgen`: how that ended.
pub(crate) fn in_place_of_wasm_bindgen() -> Option<Result<ExitCode>> {
    let folder = std::env::var_os(FOLDER)?;
    let mut arguments = std::env::args_os();
    (Path::new(&arguments.next()?).file_stem()? == BINDGEN).then(|| {
        if arguments.next().is_some_and(|first| first == "--version") {
            println!("{BINDGEN} {}", std::env::var(VERSION).context("It is not known which version this is.")?);
        } else {
            bind(&Asked::try_parse()?, Path::new(&folder))?;
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Splits the program, and makes the script for the shell.
fn bind(asked: &Asked, folder: &Path) -> Result<()> {
    let shell = split(&asked.program, folder)?;
    let mut bindgen = Bindgen::new();
    // The parts share the table of functions, which the script does not need.
    bindgen
        .input_path(shell)
        .web(true)?
        .out_name(&asked.out_name)
        .typescript(!asked.no_typescript)
        .keep_lld_exports(true);
    bindgen.generate(&asked.out_dir).context("The program's script cannot be made.")?;
    let script = asked.out_dir.join(format!("{}.js", asked.out_name));
    let own = with_loaders(&fs::read_to_string(&script)?)?;
    fs::write(&script, own).with_context(|| format!("{} cannot be written.", script.display()))
}

/// Writes the parts of a program into `folder`, and gives the shell.
fn split(program: &Path, folder: &Path) -> Result<PathBuf> {
    let wasm = fs::read(program).with_context(|| format!("{} cannot be read.", program.display()))?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("{} cannot be removed.", folder.display()))?;
    }
    let shell = folder.join(program.file_name().unwrap_or_default());
    let mut options = Options::new(&wasm);
    options.output_dir = folder;
    options.main_out_path = &shell;
    options.link_name = LOADERS;
    let parts = transform(options).map_err(|why| anyhow!("The program cannot be split ({why:#})."))?.prefetch_map;
    let parts: BTreeMap<_, _> = parts.into_iter().collect();
    let list: Vec<_> = parts.iter().map(|(part, files)| format!("{part} {}\n", files.join(" "))).collect();
    fs::write(folder.join(LIST), list.concat())?;
    Ok(shell)
}

/// The program's script with [`BEGIN`] in it instead of imports from [`LOADERS`].
fn with_loaders(script: &str) -> Result<String> {
    let module = format!(" from \"{LOADERS}\"");
    let line = |line: &str| match line.strip_prefix("import * as ").and_then(|line| line.strip_suffix(&module)) {
        Some(name) => format!("const {name} = loaders;\n"),
        None => format!("{line}\n"),
    };
    let own: String = script.lines().map(line).collect();
    let known = script.contains(&module) && !own.contains(&module);
    ensure!(known, "The program's script does not import {LOADERS} as wasm-bindgen used to.");
    Ok(format!("{BEGIN}{own}"))
}

/// What has the program split while Trunk works.
pub(crate) struct Splitter<'a> {
    root: &'a Path,
    toolbox: &'a Toolbox,
    folder: PathBuf,
}

impl<'a> Splitter<'a> {
    /// Places this command where Trunk is to find it, under the name of `wasm-bindgen`.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn place(root: &'a Path, toolbox: &'a Toolbox) -> Result<Self> {
        let folder = root.join("target").join("split");
        let copy = || -> std::io::Result<()> {
            fs::create_dir_all(&folder)?;
            let name = format!("{BINDGEN}{}", std::env::consts::EXE_SUFFIX);
            fs::copy(std::env::current_exe()?, folder.join(name)).map(drop)
        };
        copy().with_context(|| format!("{} cannot be written.", folder.display()))?;
        Ok(Self { root, toolbox, folder })
    }

    fn parts(&self) -> PathBuf {
        self.folder.join("parts")
    }

    /// Has `trunk` find it before the real one.
    ///
    /// # Errors
    /// As [`Toolbox::path`].
    pub(crate) fn instead_of_wasm_bindgen<'c>(&self, trunk: &'c mut Command) -> Result<&'c mut Command> {
        trunk.env("PATH", self.toolbox.path(Some(&self.folder))?);
        Ok(trunk.env(VERSION, &self.toolbox.wasm_bindgen).env(FOLDER, self.parts()))
    }

    /// Brings the parts to the site in `dist`, as small as the shell, named by their contents.
    ///
    /// # Errors
    /// When there are none, or `wasm-opt` fails.
    pub(crate) fn bring(&self, dist: &Path) -> Result<Parts> {
        let list = fs::read_to_string(self.parts().join(LIST)).context("Trunk did not have the program split.")?;
        let mut names = BTreeMap::new();
        let mut parts = Parts::new();
        for line in list.lines() {
            let mut words = line.split(' ');
            let part = words.next().unwrap_or_default().to_owned();
            for file in words {
                if !names.contains_key(file) {
                    names.insert(file, self.bring_file(file, dist)?);
                }
                parts.entry(part.clone()).or_default().push(names[file].clone());
            }
        }
        ensure!(!parts.is_empty(), "The program has no parts.");
        Ok(parts)
    }

    fn bring_file(&self, file: &str, dist: &Path) -> Result<String> {
        let mut path = self.parts().join(format!("{file}.wasm"));
        if self.toolbox.wasm_opt {
            let small = self.parts().join(format!("{file}.small.wasm"));
            let mut optimiser = Command::new("wasm-opt");
            optimiser.args(optimised(&fs::read_to_string(self.root.join("index.html"))?)?);
            run(optimiser.arg(&path).arg("-o").arg(&small).env("PATH", self.toolbox.path(None)?))?;
            path = small;
        }
        let bytes = fs::read(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
        let name = name(file, &bytes);
        fs::write(dist.join(&name), bytes).with_context(|| format!("{name} cannot be written."))?;
        Ok(name)
    }
}

/// How Trunk is told to call `wasm-opt`.
fn optimised(index: &str) -> Result<Vec<String>> {
    let elements = page::elements(index)?;
    let link =
        elements.iter().find(|element| element.get("rel") == Some("rust")).context("index.html has no program.")?;
    let level = link.get("data-wasm-opt").context("index.html does not say how the program is made small.")?;
    let more = link.get("data-wasm-opt-params").unwrap_or_default();
    Ok(std::iter::once(format!("-O{level}")).chain(more.split_whitespace().map(str::to_owned)).collect())
}

/// The name of a part's file in the site.
fn name(file: &str, bytes: &[u8]) -> String {
    let file = file.trim_start_matches("split_").replace('_', "-");
    let hash = Sha256::digest(bytes).iter().take(8).fold(String::new(), |mut hash, byte| {
        let _ = write!(hash, "{byte:02x}");
        hash
    });
    format!("{PART}{file}-{hash}.wasm")
}

/// What tells the page of its parts.
pub(crate) fn told(parts: &Parts) -> String {
    let meta = |(part, files): (_, &Vec<_>)| format!("<meta name=part-{part} content=\"{}\">", files.join(" "));
    parts.iter().map(meta).collect::<Vec<_>>().concat()
}

/// The files of a part, as the page is told.
///
/// # Errors
/// When it is told of no such part.
pub(crate) fn files_of(html: &str, part: &str) -> Result<Vec<String>> {
    let name = format!("part-{part}");
    let elements = page::elements(html)?;
    let meta = elements.iter().find(|element| element.get("name") == Some(&name));
    let files =
        meta.and_then(|meta| meta.get("content")).with_context(|| format!("The page is not told of {name}."))?;
    Ok(files.split(' ').map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_begins_parts_by_itself() {
        let script = "import * as import1 from \"./split.js\"\nimport * as import2 from \"./split.js\"\nlet wasm;\n";
        let own = with_loaders(script).unwrap();
        assert!(own.ends_with("\nconst import1 = loaders;\nconst import2 = loaders;\nlet wasm;\n"), "{own}");
        assert!(own.starts_with(BEGIN) && BEGIN.contains("const loaders ="));
        for strange in ["let wasm;", "import { a } from \"./split.js\"\n"] {
            assert!(with_loaders(strange).is_err(), "{strange}");
        }
    }

    #[test]
    fn what_trunk_asks_is_understood_and_nothing_else() {
        let asked = |more: &[&str]| {
            let usual = ["wasm-bindgen", "--target=web", "--out-dir=a/b", "--out-name=page", "page.wasm"];
            Asked::try_parse_from(usual.iter().chain(more))
        };
        let usual = asked(&["--no-typescript"]).unwrap();
        assert_eq!((usual.program, usual.out_dir), (PathBuf::from("page.wasm"), PathBuf::from("a/b")));
        assert_eq!((usual.out_name.as_str(), usual.no_typescript), ("page", true));
        // Better no site than one that is not as it was asked for.
        assert!(asked(&["--keep-debug"]).is_err());
        assert!(
            Asked::try_parse_from(["wasm-bindgen", "--target=nodejs", "--out-dir=a", "--out-name=b", "c"]).is_err()
        );
    }

    #[test]
    fn a_file_is_named_by_what_is_in_it() {
        // printf x | sha256sum
        assert_eq!(name("split_wyatt_earp", b"x"), "tin-star-part-wyatt-earp-2d711642b726b044.wasm");
        assert_ne!(name("chunk_4", b"x"), name("chunk_4", b"y"));
    }

    #[test]
    fn the_page_is_told_of_every_part_and_in_which_order() {
        let files = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let parts = Parts::from([("faro".to_owned(), files(&["b", "a"])), ("poker".to_owned(), files(&["c"]))]);
        let html = told(&parts);
        assert_eq!(files_of(&html, "faro").unwrap(), ["b", "a"]);
        assert_eq!(files_of(&html, "poker").unwrap(), ["c"]);
        assert!(files_of(&html, "whist").is_err());
    }

    #[test]
    fn parts_are_made_small_as_the_shell_is() {
        let index = fs::read_to_string(crate::root().join("index.html")).unwrap();
        let arguments = optimised(&index).unwrap();
        assert!(arguments.len() > 1 && arguments[0].starts_with("-O"), "{arguments:?}");
        assert!(optimised("<link rel=rust>").is_err());
    }
}
