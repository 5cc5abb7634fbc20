//! `cargo xtask test`: every check, and a summary of what ran. `cargo xtask check`: only those that take seconds.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::ahead::Ahead;
use crate::browser::Chromium;
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
    let (browser, e2e) = Browser::start(root, dist)?;
    let files = test_files(&e2e)?;
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
    let again = to_run_again(&e2e, &files, &counts.files)?;
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
    /// Also gives the folder of the tests.
    fn start(root: &Path, dist: &Path) -> Result<(Self, PathBuf)> {
        let e2e = root.join("e2e");
        browser::node(&e2e)?;
        let (chromium, firefox) = (browser::chromium()?, browser::firefox()?);
        let url = serve::start(serve::Site::load(dist, PREFIX)?, serve::take(None)?).url;
        Ok((Self { e2e: e2e.clone(), chromium, firefox, url }, e2e))
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
    step("Pictures", || run(Browser::start(root, &dist)?.0.node().arg("pictures.mjs")))
}

fn test_files(e2e: &Path) -> Result<Vec<PathBuf>> {
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

/// Which of the test `files` to run again where something failed in these `places`: those files, and for a place that is none of them all that have
/// their tests from there. None if a place is neither: who runs nothing again must not pass.
fn to_run_again(e2e: &Path, files: &[PathBuf], places: &BTreeSet<String>) -> Result<Vec<PathBuf>> {
    let mut again = BTreeSet::new();
    for place in places {
        let mut of_place = Vec::new();
        for file in files {
            let text =
                fs::read_to_string(e2e.join(file)).with_context(|| format!("{} cannot be read.", file.display()))?;
            if file == Path::new(place) || text.contains(&format!("\"./{place}\"")) {
                of_place.push(file.clone());
            }
        }
        if of_place.is_empty() {
            return Ok(Vec::new());
        }
        again.extend(of_place);
    }
    Ok(again.into_iter().collect())
}

/// Tests counted from a runner's own words.
#[derive(Default, Debug, PartialEq, Eq)]
struct Counts {
    passed: u64,
    failed: u64,
    /// Files of browser tests in which something failed.
    files: BTreeSet<String>,
}

impl Counts {
    /// A line of `cargo test`: `test result: ok. 12 passed; 0 failed; …`, one for every program of tests.
    fn rust(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else { return };
        for part in result.split(['.', ';']) {
            match part.trim().split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse::<u64>().unwrap_or(0),
                Some((number, "failed")) => self.failed += number.parse::<u64>().unwrap_or(0),
                _ => {}
            }
        }
    }

    /// A line of Node's test runner: `ℹ pass 12`; or, for what failed, `test at games.test.mjs:75:1`.
    fn node(&mut self, line: &str) {
        if let Some((file, _)) = line.trim_start().strip_prefix("test at ").and_then(|at| at.split_once(':')) {
            self.files.insert(file.to_owned());
        }
        let Some((word, number)) = line.strip_prefix("ℹ ").and_then(|rest| rest.split_once(' ')) else { return };
        match word {
            "pass" => self.passed += number.parse::<u64>().unwrap_or(0),
            "fail" | "cancelled" => self.failed += number.parse::<u64>().unwrap_or(0),
            _ => {}
        }
    }

    /// The counts in words; a run that failed, or that tested nothing, is an error.
    fn judge(&self, result: Result<()>) -> Result<String> {
        let Self { passed, failed, .. } = self;
        match result {
            Err(error) => Err(error.context(format!("tests: {passed} passed, {failed} failed"))),
            Ok(()) if *failed > 0 => bail!("tests: {passed} passed, {failed} failed"),
            Ok(()) if *passed == 0 => bail!("No test ran."),
            Ok(()) => Ok(format!("{passed} tests")),
        }
    }
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
    use super::*;

    #[test]
    fn tests_of_several_programs_are_added_up() {
        let mut counts = Counts::default();
        counts.rust("test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s");
        counts
            .rust("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.02s");
        counts.rust("test rules::test result ... ok");
        assert_eq!(counts, Counts { passed: 15, failed: 2, ..Counts::default() });
    }

    #[test]
    fn nodes_own_summary_is_read() {
        let mut counts = Counts::default();
        let summary = ["✔ smoke (3.1ms)", "ℹ tests 5", "ℹ pass 3", "ℹ fail 1", "ℹ cancelled 1", "ℹ duration_ms 62.5"];
        let failing = [
            "✖ failing tests:",
            "",
            "test at games.test.mjs:75:1",
            "✖ a whole game (23ms)",
            "test at games.test.mjs:9:1",
        ];
        for line in summary.iter().chain(&failing) {
            counts.node(line);
        }
        assert_eq!(counts, Counts { passed: 3, failed: 2, files: BTreeSet::from(["games.test.mjs".to_owned()]) });
    }

    #[test]
    fn what_failed_is_run_again_also_where_its_test_stands_in_no_test_file() {
        let e2e = Path::new(env!("CARGO_MANIFEST_DIR")).join("../e2e");
        let again = |places: &[&str]| {
            let places = places.iter().map(|&place| place.to_owned()).collect();
            to_run_again(&e2e, &test_files(&e2e).unwrap(), &places).unwrap()
        };
        let both = ["screens-on-a-desk.test.mjs", "screens-on-a-phone.test.mjs"].map(PathBuf::from);
        assert_eq!(again(&["screens.mjs"]), both);
        assert_eq!(again(&["games.test.mjs"]), [PathBuf::from("games.test.mjs")]);
        assert_eq!(again(&["screens.mjs", "nowhere.mjs"]), [] as [PathBuf; 0], "rather none than some");
    }

    #[test]
    fn a_run_that_tests_nothing_does_not_pass() {
        assert!(Counts::default().judge(Ok(())).is_err());
        assert_eq!(Counts { passed: 2, ..Counts::default() }.judge(Ok(())).unwrap(), "2 tests");
        assert!(Counts { passed: 2, failed: 1, ..Counts::default() }.judge(Ok(())).is_err());
        let error =
            Counts { passed: 2, failed: 1, ..Counts::default() }.judge(Err(anyhow::anyhow!("exit"))).unwrap_err();
        assert_eq!(sentence(&error), "tests: 2 passed, 1 failed (exit)");
    }

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
