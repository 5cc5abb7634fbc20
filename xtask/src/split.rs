//! Splits the program: the shell, which shows the first screen, and its parts (`src/ui/part.rs`).
//!
//! It must be split after it is linked and before `wasm-bindgen` sees it, and Trunk does one right after the other. So Trunk is given this very
//! command as its `wasm-bindgen`, which splits and then does the rest by the library behind the real one: nobody has to install that.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, anyhow, ensure};
use clap::Parser;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use crate::modules::{Files, Module};
use crate::page;
use crate::shell::run;
use crate::tools::Toolbox;

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

    /// Brings the program to the site in `dist`, in files of modules as small as the shell; `shell` is where Trunk has put that.
    ///
    /// # Errors
    /// When there are no parts, or `wasm-opt` fails.
    pub(crate) fn bring(&self, dist: &Path, shell: &str) -> Result<Files> {
        let index = fs::read_to_string(self.root.join("index.html"))?;
        let list = fs::read_to_string(self.parts().join(LIST)).context("Trunk did not have the program split.")?;
        let (mut names, mut modules, mut parts) = (Vec::new(), Vec::<Module>::new(), BTreeMap::new());
        for line in list.lines() {
            let mut words = line.split(' ');
            let part = words.next().unwrap_or_default().to_owned();
            let own: &mut Vec<usize> = parts.entry(part.clone()).or_default();
            for name in words {
                let known = names.iter().position(|&known| known == name);
                let at = known.unwrap_or(names.len());
                if known.is_none() {
                    names.push(name);
                    modules.push(Module { parts: Vec::new(), bytes: self.small(name, &index)? });
                }
                modules[at].parts.push(part.clone());
                own.push(at);
            }
        }
        ensure!(!parts.is_empty(), "The program has no parts.");
        let path = dist.join(shell);
        let bytes = fs::read(&path).with_context(|| format!("{shell} cannot be read."))?;
        fs::remove_file(&path).with_context(|| format!("{shell} cannot be removed."))?;
        let files = Files::of(&bytes, &modules, parts, &games(&index)?);
        files.write(dist)?;
        Ok(files)
    }

    /// A module, made small.
    fn small(&self, name: &str, index: &str) -> Result<Vec<u8>> {
        let mut path = self.parts().join(format!("{name}.wasm"));
        if self.toolbox.wasm_opt {
            let small = self.parts().join(format!("{name}.small.wasm"));
            let mut optimiser = Command::new("wasm-opt");
            optimiser.args(optimised(index)?);
            run(optimiser.arg(&path).arg("-o").arg(&small).env("PATH", self.toolbox.path(None)?))?;
            path = small;
        }
        fs::read(&path).with_context(|| format!("{} cannot be read.", path.display()))
    }
}

/// The games, as their parts are called: those that the first screen offers.
fn games(index: &str) -> Result<Vec<String>> {
    let elements = page::elements(index)?;
    let offered = elements.iter().filter(|element| element.get("name") == Some("game"));
    let games: Vec<_> = offered.filter_map(|game| game.get("value")).map(|game| game.replace('-', "_")).collect();
    ensure!(!games.is_empty(), "index.html offers no game.");
    Ok(games)
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
    fn parts_are_made_small_as_the_shell_is() {
        let index = fs::read_to_string(crate::root().join("index.html")).unwrap();
        let arguments = optimised(&index).unwrap();
        assert!(arguments.len() > 1 && arguments[0].starts_with("-O"), "{arguments:?}");
        assert!(optimised("<link rel=rust>").is_err());
        let games = games(&index).unwrap();
        assert!(games.len() > 1 && games[0] == "wyatt_earp", "{games:?}");
        assert!(super::games("<input name=player>").is_err());
    }
}
