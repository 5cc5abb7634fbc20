//! What the end-to-end tests need besides the site: Node, a real Chromium, and a real Firefox where there is one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::pinned;
use crate::shell::{ask, npm, run};

/// The oldest Node whose test runner has what the tests use.
const NODE: (u32, u32) = (20, 15);

/// Names under which a Chromium without windows is found on PATH.
const SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// Names under which a Chromium is found on PATH; any of its family will do.
const NAMES: [&str; 7] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge"];

/// Places where it is installed without being on PATH.
const PLACES: [&str; 5] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// Makes sure of Node, and of the tests' packages in `e2e/node_modules`.
///
/// # Errors
/// A sentence that says what to install.
pub(crate) fn node(e2e: &Path) -> Result<()> {
    let version = ask(Command::new("node").arg("--version")).unwrap_or_default();
    let oldest = format!("{}.{}", NODE.0, NODE.1);
    match pinned::first_two(&version) {
        Some(found) => ensure!(
            found >= NODE,
            "Node {} is too old for the browser's tests; install Node {oldest} or newer.",
            version.trim()
        ),
        None => {
            bail!("Node.js is missing; install Node {oldest} or newer (https://nodejs.org) for the browser's tests.")
        }
    }
    println!("   node {}", version.trim());
    let changed = |path: PathBuf| fs::metadata(path).and_then(|data| data.modified());
    // npm writes the inner file at the end of an install.
    let fresh = match (changed(e2e.join("package-lock.json")), changed(e2e.join("node_modules/.package-lock.json"))) {
        (Ok(wanted), Ok(installed)) => wanted <= installed,
        _ => false,
    };
    if fresh {
        println!("   packages of e2e/: installed");
        return Ok(());
    }
    ensure!(
        which::which("npm").is_ok(),
        "npm is missing; install it beside Node, for the packages of the browser's tests."
    );
    run(npm(&["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(e2e))
        .context("The packages of e2e/ could not be installed; is the network up?")
}

/// Names under which a Firefox is found on PATH, the one that changes least first.
const FIREFOX_NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// Places where it is installed without being on PATH.
const FIREFOX_PLACES: [&str; 2] =
    ["/Applications/Firefox.app/Contents/MacOS/firefox", r"C:\Program Files\Mozilla Firefox\firefox.exe"];

/// The programs that play the page.
pub(crate) struct Chromium {
    /// What most tests use: one without windows where there is one, as it does the same with a quarter less work.
    pub(crate) light: PathBuf,
    /// For what only a whole browser has: profiles with settings, installing.
    pub(crate) whole: PathBuf,
}

/// Finds a Chromium, or installs one on Debian as root.
///
/// # Errors
/// A sentence that says what to install.
pub(crate) fn chromium() -> Result<Chromium> {
    if let Some(named) = named("CHROMIUM")? {
        return Ok(Chromium { light: named.clone(), whole: named });
    }
    let Some(whole) = find_or_install(&NAMES, &PLACES, "chromium")? else {
        bail!("No Chromium is found; install Chromium or Chrome, or name its program in the variable CHROMIUM.");
    };
    // It saves time and decides nothing, so that whoever cannot have it goes on without.
    let light = find_or_install(&SHELLS, &[], "chromium-headless-shell").unwrap_or_else(|error| {
        println!("   no Chromium without windows: {error:#}");
        None
    });
    Ok(Chromium { light: light.unwrap_or_else(|| whole.clone()), whole })
}

/// Finds a program, or installs its package where that is ours to do.
fn find_or_install(names: &[&str], places: &[&str], package: &str) -> Result<Option<PathBuf>> {
    let found = find(names, places);
    if found.is_some() || !may_install() {
        return Ok(found);
    }
    println!("   no {package} found; installing Debian's");
    let apt =
        |arguments: &[&str]| run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"));
    apt(&["update"])?;
    apt(&["install", "-y", "--no-install-recommends", package])?;
    Ok(find(names, places))
}

/// Finds a Firefox, if there is one. Its test is short, so that nothing is installed for it.
///
/// # Errors
/// If the variable FIREFOX names what is none.
pub(crate) fn firefox() -> Result<Option<PathBuf>> {
    let found = named("FIREFOX")?.or_else(|| find(&FIREFOX_NAMES, &FIREFOX_PLACES));
    if found.is_none() {
        println!(
            "   no Firefox found, so its test is skipped; install one, or name its program in the variable FIREFOX"
        );
    }
    Ok(found)
}

/// The browser that an environment variable names, if it names any.
fn named(variable: &str) -> Result<Option<PathBuf>> {
    let Some(named) = std::env::var_os(variable).filter(|named| !named.is_empty()) else { return Ok(None) };
    let named = PathBuf::from(named);
    let Some(version) = version(&named) else {
        bail!("{variable} names {}, which does not run; point it to a browser's program.", named.display());
    };
    println!("   {version}: by {variable}");
    Ok(Some(named))
}

fn find(names: &[&str], places: &[&str]) -> Option<PathBuf> {
    let on_path = names.iter().filter_map(|name| which::which(name).ok());
    let places = places.iter().map(PathBuf::from).filter(|place| place.is_file());
    // Some systems have only a stub under that name, so ask it.
    on_path.chain(places).find(|program| {
        let version = version(program);
        if let Some(version) = &version {
            println!("   {version}: {}", program.display());
        }
        version.is_some()
    })
}

/// What the program calls itself. On Windows it would open a window instead, so there it is taken at its name.
fn version(program: &Path) -> Option<String> {
    if cfg!(windows) {
        return program.is_file().then(|| program.file_stem().unwrap_or_default().to_string_lossy().into_owned());
    }
    let text = ask(Command::new(program).arg("--version"))?;
    pinned::reported(&text).map(|_| text.trim().to_owned())
}

/// As root on Debian. Elsewhere it is not ours to install, and Ubuntu's package is a stub for snap.
fn may_install() -> bool {
    let debian = fs::read_to_string("/etc/os-release").is_ok_and(|text| is_debian(&text));
    let root = ask(Command::new("id").arg("-u")).is_some_and(|user| user.trim() == "0");
    debian && root && which::which("apt-get").is_ok()
}

fn is_debian(os_release: &str) -> bool {
    os_release.lines().any(|line| matches!(line.trim(), "ID=debian" | "ID=\"debian\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_debian_itself_is_debian() {
        assert!(is_debian("PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"));
        assert!(!is_debian("ID=ubuntu\nID_LIKE=debian\n"));
    }

    #[test]
    fn a_program_that_is_no_browser_has_no_version() {
        if !cfg!(windows) {
            assert_eq!(version(Path::new("/bin/false")), None);
        }
    }
}
