//! `cargo xtask test`: every check, and a summary of what ran. `cargo xtask check`: only those that take seconds.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::ahead::Ahead;
use crate::browser::Chromium;
use crate::counts::{Counts, to_run_again};
use crate::shell::{ask, cargo, run, run_reading, seconds, sentence, step};
use crate::{Half, browser, serve, single, site, size};

/// The site is tested below a folder, as that is where relative addresses would show that they are not.
const PREFIX: &str = "/deep/path/";

/// Packages that only the page may use: none of them, nor any that begins with one of them, belongs to the engine.
const BROWSER: [&str; 6] = ["leptos", "wasm-bindgen", "web-sys", "js-sys", "gloo", "console_error_panic_hook"];

/// Runs the checks. Each is tried even if one before failed, unless it stands on that one. The site is built meanwhile.
pub(crate) fn run_all(root: &Path, only: Option<Half>, node_args: &[String]) -> ExitCode {
    let mut report = Report::default();
    let ahead = (only != Some(Half::Rust)).then(|| Ahead::begin(root));
    if only != Some(Half::E2e) {
        rust(root, &mut report);
    }
    if let Some(ahead) = ahead {
        e2e(root, ahead, &mut report, node_args);
    }
    report.end()
}

/// Runs what takes seconds: format and lints.
pub(crate) fn run_quick(root: &Path) -> ExitCode {
    let mut report = Report::default();
    quick(root, &mut report);
    report.end()
}

fn quick(root: &Path, report: &mut Report) {
    let plain = |arguments: &[&str]| run(cargo(arguments).current_dir(root)).map(|()| String::new());
    report.check("Format", || {
        component("rustfmt", "fmt")?;
        plain(&["fmt", "--all", "--check"]).context("Run `cargo fmt --all`.")
    });
    report.check("Lints", || {
        component("clippy", "clippy")?;
        plain(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
    });
}

fn rust(root: &Path, report: &mut Report) {
    quick(root, report);
    // This program apart: among the others its libraries would be built anew, for what they need of the same ones.
    let packages = [&["--workspace", "--exclude", "xtask"][..], &["--package", "xtask"]];
    report.check("Rust tests", || cargo_test(root, &packages));
    report.check("Engine alone", || engine_alone(root));
    report.check("Documentation", || {
        let mut doc = cargo(&["doc", "--workspace", "--all-features", "--no-deps"]);
        run(doc.current_dir(root).env("RUSTDOCFLAGS", "-D warnings")).map(|()| String::new())
    });
}

fn e2e(root: &Path, ahead: Result<Ahead>, report: &mut Report, node_args: &[String]) {
    let dist = root.join("dist");
    let mut is_built = false;
    report.check("Release site", || {
        ahead?.end()?;
        is_built = true;
        Ok("under way since the beginning".to_owned())
    });
    if !is_built {
        for name in ["Size", "Browser tests"] {
            report.not_run(name, "there is no site");
        }
        return;
    }
    report.check("Size", || {
        let size = size::measure(&dist)?;
        print!("\n{}", size.table());
        size.judge()
    });
    report.check("Browser tests", || browser_tests(root, &dist, node_args));
}

/// Makes sure of a part of Rust that the smallest installation lacks.
fn component(name: &str, command: &str) -> Result<()> {
    if ask(&mut cargo(&[command, "--version"])).is_some() {
        return Ok(());
    }
    ensure!(which::which("rustup").is_ok(), "Rust's {name} is missing; install it as your Rust came.");
    run(Command::new("rustup").args(["component", "add", name]))
        .with_context(|| format!("Rust's {name} could not be installed; is the network up?"))
}

/// Tests some packages, then others; all are tested whatever fails.
fn cargo_test(root: &Path, packages: &[&[&str]]) -> Result<String> {
    let mut counts = Counts::default();
    let mut result = Ok(());
    for which in packages {
        let mut test = cargo(&["test", "--no-fail-fast", "--all-features"]);
        result = result.and(run_reading(test.args(*which).current_dir(root), |line| counts.rust(line)));
    }
    counts.judge(result)
}

/// The engine, the games and the bots have no browser in them, on any platform.
fn engine_alone(root: &Path) -> Result<String> {
    run(cargo(&["check", "--package", "tin-star", "--lib", "--no-default-features"]).current_dir(root))?;
    let arguments = [
        "tree",
        "--package",
        "tin-star",
        "--no-default-features",
        "--edges",
        "normal",
        "--target",
        "all",
        "--prefix",
        "none",
    ];
    let tree = ask(cargo(&arguments).current_dir(root)).context("`cargo tree` failed; run it to see why.")?;
    let found = browser_packages(&tree);
    ensure!(found.is_empty(), "The engine alone depends on {}; only `page/Cargo.toml` may.", found.join(", "));
    Ok("no browser package".to_owned())
}

fn browser_packages(tree: &str) -> Vec<&str> {
    let names = tree.lines().filter_map(|line| line.split_whitespace().next());
    let mut found: Vec<&str> = names.filter(|name| BROWSER.iter().any(|package| name.starts_with(package))).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn browser_tests(root: &Path, dist: &Path, node_args: &[String]) -> Result<String> {
    let browser = Browser::start(root, dist)?;
    let files = test_files(&browser.e2e)?;
    let scratch = root.join("target").join("e2e");
    let next = scratch.join("next");
    site::next_version(dist, &next)?;
    let file = single::write(dist, &scratch)?;
    let run_files = |files: &[PathBuf], at_once: usize| {
        let mut node = browser.node();
        node.args([
            "--test",
            "--test-reporter=spec",
            "--test-timeout=600000",
            &format!("--test-concurrency={at_once}"),
        ]);
        node.args(node_args).args(files);
        node.env("TIN_STAR_DIST", dist).env("TIN_STAR_NEXT", &next).env("TIN_STAR_FILE", &file);
        node.env_remove("FORCE_COLOR"); // its summary is read below
        let mut counts = Counts::default();
        let result = run_reading(&mut node, |line| counts.node(line));
        let judged = counts.judge(result);
        (counts, judged)
    };
    // Node by itself leaves one core idle, half of the smallest machines; and of each file's time a seventh is waiting.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (counts, first) = run_files(&files, cores + 1);
    let again = to_run_again(&browser.e2e, &files, &counts.files)?;
    let names = || again.iter().map(|file| file.to_string_lossy()).collect::<Vec<_>>().join(", ");
    match first {
        // A browser on a busy machine is not always in time; what is broken breaks again, and what is only slow is told.
        Err(error) if (1..=SECOND_ATTEMPTS).contains(&again.len()) => {
            println!("\n   {}\n   Once more, one at a time: {}", sentence(&error), names());
            run_files(&again, 1).1?;
            Ok(format!("{} tests; only at the second attempt: {}", counts.passed + counts.failed, names()))
        }
        result => result,
    }
}

/// So many files of browser tests may fail once and be tried again; if more do, something is broken.
const SECOND_ATTEMPTS: usize = 3;

/// The browsers, and the site served to them as long as this program runs.
struct Browser {
    e2e: PathBuf,
    chromium: Chromium,
    firefox: Option<PathBuf>,
    url: String,
}

impl Browser {
    fn start(root: &Path, dist: &Path) -> Result<Self> {
        let e2e = root.join("e2e");
        browser::node(&e2e)?;
        let (chromium, firefox) = (browser::chromium()?, browser::firefox()?);
        let url = serve::start(serve::Site::load(dist, PREFIX)?, serve::take(None)?).url;
        Ok(Self { e2e, chromium, firefox, url })
    }

    /// Node in `e2e/`, which is told of the browsers and of the site.
    fn node(&self) -> Command {
        let mut node = Command::new("node");
        node.current_dir(&self.e2e).env("TIN_STAR_URL", &self.url);
        node.env("CHROMIUM", &self.chromium.light).env("WHOLE_CHROMIUM", &self.chromium.whole);
        match &self.firefox {
            Some(firefox) => node.env("FIREFOX", firefox),
            None => node.env_remove("FIREFOX"),
        };
        node
    }
}

/// Takes the pictures that the repository keeps; see `e2e/pictures.mjs`.
///
/// # Errors
/// When something is missing or fails.
pub(crate) fn pictures(root: &Path) -> Result<()> {
    let dist = site::build(root, site::Unoptimised::Refused)?;
    step("Pictures", || run(Browser::start(root, &dist)?.node().arg("pictures.mjs")))
}

/// The files of browser tests, in order.
///
/// # Errors
/// When the folder cannot be read.
pub(crate) fn test_files(e2e: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(e2e).with_context(|| format!("{} cannot be read.", e2e.display()))? {
        let name = entry?.file_name();
        if name.to_string_lossy().ends_with(".test.mjs") {
            files.push(PathBuf::from(name));
        }
    }
    files.sort();
    Ok(files)
}

/// What ran, and how it went.
#[derive(Default)]
struct Report {
    rows: Vec<Row>,
}

struct Row {
    name: &'static str,
    took: Duration,
    /// A word on the result; an error's sentence.
    result: Result<String, String>,
}

impl Report {
    fn check(&mut self, name: &'static str, work: impl FnOnce() -> Result<String>) {
        let start = Instant::now();
        let result = step(name, work).map_err(|error| sentence(&error));
        if let Err(error) = &result {
            println!("   {error}");
        }
        self.rows.push(Row { name, took: start.elapsed(), result });
    }

    fn not_run(&mut self, name: &'static str, why: &str) {
        self.rows.push(Row { name, took: Duration::ZERO, result: Err(format!("not run, as {why}")) });
    }

    /// Prints the summary.
    fn end(&self) -> ExitCode {
        print!("{}", self.text());
        if self.failed() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn failed(&self) -> usize {
        self.rows.iter().filter(|row| row.result.is_err()).count()
    }

    /// A line for each check, and the last: `N passed, N failed`.
    fn text(&self) -> String {
        let all: Duration = self.rows.iter().map(|row| row.took).sum();
        let mut text = format!("\n== Summary, after {}\n", seconds(all));
        for Row { name, took, result } in &self.rows {
            let (word, note) = match result {
                Ok(note) => ("ok", note),
                Err(error) => ("FAILED", error),
            };
            let line = format!("   {word:<8}{name:<30}{:>12}   {note}", seconds(*took));
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let failed = self.failed();
        let _ = writeln!(text, "{} passed, {failed} failed", self.rows.len() - failed);
        text
    }
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn the_last_line_counts_the_checks() {
        let mut report = Report::default();
        report.check("Format", || Ok(String::new()));
        assert_eq!(report.failed(), 0);
        assert_eq!(report.text().lines().last(), Some("1 passed, 0 failed"));
        report.check("Lints", || bail!("Mend them."));
        report.not_run("Browser tests", "there is no site to test");
        assert_eq!(report.text().lines().last(), Some("1 passed, 2 failed"));
        assert!(report.text().contains("not run, as there is no site to test"), "{}", report.text());
        assert!(report.text().contains("Mend them."), "{}", report.text());
    }

    #[test]
    fn a_browser_package_in_the_tree_is_seen() {
        let tree = "tin-star v0.1.0 (/somewhere)\nrand v0.10.3\ngloo-timers v0.4.0\nwasm-bindgen-macro v0.2.129 (proc-macro)\nrand v0.10.3 (*)\n";
        assert_eq!(browser_packages(tree), ["gloo-timers", "wasm-bindgen-macro"]);
        assert!(browser_packages("tin-star v0.1.0\nserde v1.0.229\n").is_empty());
    }
}
