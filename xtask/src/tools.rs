//! The tools that build the site: found on PATH or in the user's cache, or else installed there.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::pinned::{self, BINARYEN, CARGO_ABOUT, CARGO_DENY, TRUNK};
use crate::shell::{ask, cargo, npm, run};

const WASM: &str = "wasm32-unknown-unknown";
/// By which npm installs `wasm-opt`.
const WASM_OPT: [(&str, &str); 2] = [
    ("package.json", include_str!("../wasm-opt/package.json")),
    ("package-lock.json", include_str!("../wasm-opt/package-lock.json")),
];

/// The tools, ready for use.
pub(crate) struct Toolbox {
    /// The bundler.
    pub(crate) trunk: PathBuf,
    /// Which version of `wasm-bindgen` binds the program to its script; see `split`.
    pub(crate) wasm_bindgen: String,
    /// Whether `wasm-opt` could be had; it comes by npm.
    pub(crate) wasm_opt: bool,
    folders: Vec<PathBuf>,
}

impl Toolbox {
    /// `PATH` with the folders of the tools in front.
    ///
    /// # Errors
    /// When a folder's name cannot stand in `PATH`.
    pub(crate) fn path(&self, first: Option<&Path>) -> Result<std::ffi::OsString> {
        let old = std::env::var_os("PATH").unwrap_or_default();
        let ours = first.map(Path::to_owned).into_iter().chain(self.folders.iter().cloned());
        let all = ours.chain(std::env::split_paths(&old));
        std::env::join_paths(all).context("A folder of the tools has a name that PATH cannot hold.")
    }
}

/// Gets everything that building the site needs.
///
/// # Errors
/// A sentence that says what is missing and how to get it. A missing npm is none: see [`Toolbox::wasm_opt`].
pub(crate) fn ready(root: &Path) -> Result<Toolbox> {
    let lock =
        fs::read_to_string(root.join("Cargo.lock")).context("Cargo.lock is missing; run `cargo generate-lockfile`.")?;
    let wasm_bindgen = pinned::locked(&lock, "wasm-bindgen")?;
    let cache = Cache::of_user()?;
    wasm_target()?;
    // One at a time: two commands started together would install the same tool twice.
    let _turn = turn(&cache.0.join("lock"))?;
    let trunk = cache.program(&Tool::trunk())?;
    let wasm_opt =
        if which::which("npm").is_ok() { Some(cache.program(&Tool::wasm_opt())?) } else { Tool::wasm_opt().on_path() };
    if wasm_opt.is_none() {
        println!(
            "   wasm-opt {BINARYEN} is left out, as it comes by npm: install Node.js to get a smaller, faster page"
        );
    }
    let programs = [Some(trunk.clone()), wasm_opt.clone()];
    let folders = programs.iter().flatten().filter_map(|program| program.parent().map(Path::to_owned)).collect();
    Ok(Toolbox { trunk, wasm_bindgen, wasm_opt: wasm_opt.is_some(), folders })
}

/// The program that writes down licences.
///
/// # Errors
/// As [`ready`].
pub(crate) fn cargo_about() -> Result<PathBuf> {
    alone(&Tool::cargo_about())
}

/// The program that holds dependencies to `deny.toml`.
///
/// # Errors
/// As [`ready`].
pub(crate) fn cargo_deny() -> Result<PathBuf> {
    alone(&Tool::cargo_deny())
}

fn alone(tool: &Tool) -> Result<PathBuf> {
    let cache = Cache::of_user()?;
    let _turn = turn(&cache.0.join("lock"))?;
    cache.program(tool)
}

/// Waits until no other of these commands holds the file; it is let go when the value is dropped or the program ends.
///
/// # Errors
/// When the file cannot be made.
pub(crate) fn turn(path: &Path) -> Result<File> {
    let make = || -> std::io::Result<File> {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        File::create(path)
    };
    let file =
        make().with_context(|| format!("{} cannot be written; check the rights of its folder.", path.display()))?;
    if file.try_lock().is_err() {
        println!("   waiting for another cargo xtask to finish");
        file.lock().with_context(|| format!("{} cannot be locked.", path.display()))?;
    }
    Ok(file)
}

fn wasm_target() -> Result<()> {
    let installed = || {
        ask(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))
            .is_some_and(|folder| Path::new(folder.trim()).is_dir())
    };
    if installed() {
        println!("   {WASM}: installed");
        return Ok(());
    }
    ensure!(
        which::which("rustup").is_ok(),
        "Rust's {WASM} target is missing; install it as your Rust came, or get Rust by https://rustup.rs."
    );
    run(Command::new("rustup").args(["target", "add", WASM]))
        .with_context(|| format!("Rust's {WASM} target could not be installed; is the network up?"))
}

enum Source {
    /// A crate, and the flags that it is installed with.
    Cargo {
        package: &'static str,
        flags: &'static [&'static str],
        /// Compiled at this level.
        level: &'static str,
    },
    /// A package with the files that name it and lock it.
    Npm { package: &'static str, lock: &'static [(&'static str, &'static str)] },
}

struct Tool {
    program: &'static str,
    version: String,
    source: Source,
}

impl Tool {
    fn trunk() -> Self {
        // It declares a newer compiler than it needs.
        let flags = &["--locked", "--ignore-rust-version", "--no-default-features", "--features", "rustls"];
        Self::cargo("trunk", "trunk", TRUNK, flags, "0")
    }

    fn cargo_about() -> Self {
        // Compares every package's files with every licence: at level 0 that takes minutes.
        Self::cargo("cargo-about", "cargo-about", CARGO_ABOUT, &["--locked", "--features", "cli"], "2")
    }

    fn cargo_deny() -> Self {
        Self::cargo("cargo-deny", "cargo-deny", CARGO_DENY, &["--locked"], "0")
    }

    fn cargo(
        program: &'static str,
        package: &'static str,
        version: &str,
        flags: &'static [&'static str],
        level: &'static str,
    ) -> Self {
        Self { program, version: version.to_owned(), source: Source::Cargo { package, flags, level } }
    }

    fn wasm_opt() -> Self {
        let source = Source::Npm { package: "binaryen", lock: &WASM_OPT };
        Self { program: "wasm-opt", version: BINARYEN.to_owned(), source }
    }

    fn on_path(&self) -> Option<PathBuf> {
        which::which(self.program).ok().filter(|program| self.is(program))
    }

    /// Whether this program runs and is of the pinned version.
    fn is(&self, program: &Path) -> bool {
        let output = ask(Command::new(program).arg("--version"));
        output.as_deref().and_then(pinned::reported).is_some_and(|version| pinned::matches(version, &self.version))
    }

    fn folder(&self) -> String {
        let name = match self.source {
            Source::Cargo { .. } => self.program,
            Source::Npm { package, .. } => package,
        };
        format!("{name}-{}", self.version)
    }

    fn below(&self, folder: &Path) -> Option<PathBuf> {
        let bin = match self.source {
            Source::Cargo { .. } => folder.join("bin"),
            Source::Npm { .. } => folder.join("node_modules").join(".bin"),
        };
        which::which_in(self.program, Some(&bin), folder).ok()
    }

    fn install(&self, folder: &Path) -> Result<()> {
        match self.source {
            Source::Npm { lock, .. } => {
                for (name, contents) in lock {
                    fs::write(folder.join(name), contents).with_context(|| format!("{name} cannot be written."))?;
                }
                // What is locked and nothing else, and no program of the package's runs.
                run(npm(&["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(folder))
            }
            Source::Cargo { package, flags, level } => run(&mut self.cargo_install(package, flags, level, folder)),
        }
    }

    fn cargo_install(&self, package: &str, flags: &[&str], level: &str, folder: &Path) -> Command {
        let mut command = cargo(&["install", package, "--version", &format!("={}", self.version)]);
        command.args(flags).arg("--root").arg(folder).current_dir(folder);
        // Most tools run for a second or two, so their own compilation is what counts: a third of the time this way.
        command
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "false");
        // What steers the builds of this project is not meant for theirs.
        for name in
            ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR", "CARGO_BUILD_TARGET", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"]
        {
            command.env_remove(name);
        }
        command
    }
}

/// The folder of the user's cache that holds the tools, one folder a tool and version.
struct Cache(PathBuf);

impl Cache {
    fn of_user() -> Result<Self> {
        let folder = dirs::cache_dir().context("There is no folder for caches; set HOME, or XDG_CACHE_HOME.")?;
        Ok(Self(folder.join("tin-star").join("tools")))
    }

    fn program(&self, tool: &Tool) -> Result<PathBuf> {
        self.find(tool).map_or_else(|| self.install(tool), Ok)
    }

    fn find(&self, tool: &Tool) -> Option<PathBuf> {
        let Tool { program, version, .. } = tool;
        if let Some(found) = tool.on_path() {
            println!("   {program} {version}: on PATH");
            return Some(found);
        }
        let folder = self.0.join(tool.folder());
        let found = tool.below(&folder).filter(|found| tool.is(found))?;
        println!("   {program} {version}: in {}", folder.display());
        Some(found)
    }

    /// Installs beside the final folder and moves it there when whole, so that an interrupted one is not taken for it.
    fn install(&self, tool: &Tool) -> Result<PathBuf> {
        let Tool { program, version, .. } = tool;
        let folder = self.0.join(tool.folder());
        let part = self.0.join(format!("{}.part", tool.folder()));
        println!("   {program} {version}: to be installed into {}", folder.display());
        if matches!(tool.source, Source::Cargo { .. }) {
            println!("   this is done once and takes some minutes, as it is compiled here");
        }
        for old in [&part, &folder].into_iter().filter(|old| old.exists()) {
            fs::remove_dir_all(old)
                .with_context(|| format!("{} cannot be removed; remove it yourself.", old.display()))?;
        }
        fs::create_dir_all(&part).with_context(|| format!("{} cannot be made.", part.display()))?;
        tool.install(&part)
            .with_context(|| format!("{program} {version} could not be installed; is the network up?"))?;
        fs::rename(&part, &folder).with_context(|| format!("{} cannot be renamed.", part.display()))?;
        tool.below(&folder)
            .filter(|found| tool.is(found))
            .with_context(|| format!("{program} was installed, yet does not run or is not version {version}."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_has_a_folder_of_its_own() {
        assert_eq!(Tool::trunk().folder(), format!("trunk-{TRUNK}"));
        assert_eq!(Tool::wasm_opt().folder(), format!("binaryen-{BINARYEN}"));
    }

    #[test]
    fn wasm_opt_is_locked_at_the_pinned_version() {
        assert!(WASM_OPT[0].1.contains(&format!("\"binaryen\": \"{BINARYEN}\"")));
        let (_, lock) = WASM_OPT[1].1.split_once("node_modules/binaryen").unwrap();
        assert!(lock.contains(&format!("\"version\": \"{BINARYEN}\"")) && lock.contains("\"integrity\": \"sha512-"));
    }

    #[test]
    fn a_tool_of_another_version_is_not_taken() {
        let rustc = which::which("rustc").unwrap();
        let version = ask(Command::new(&rustc).arg("--version")).unwrap();
        let tool = |version: &str| Tool::cargo("rustc", "rustc", version, &[], "0");
        assert!(tool(pinned::reported(&version).unwrap()).is(&rustc));
        assert!(!tool("1.0.0").is(&rustc));
        assert_eq!(tool("1.0.0").on_path(), None);
    }

    #[test]
    fn what_steers_our_builds_does_not_steer_the_tools() {
        let command = Tool::trunk().cargo_install("trunk", &[], "0", Path::new("."));
        let removed = command.get_envs().filter(|(_, value)| value.is_none()).map(|(name, _)| name).collect::<Vec<_>>();
        assert!(removed.contains(&"CARGO_TARGET_DIR".as_ref()) && removed.contains(&"RUSTFLAGS".as_ref()));
    }
}
