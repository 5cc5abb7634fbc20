//! What tests say of themselves, counted; and which to run again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Tests counted from a runner's own words.
#[derive(Default, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    /// How many passed.
    pub(crate) passed: u64,
    /// How many failed, or were broken off.
    pub(crate) failed: u64,
    /// Files of browser tests in which something failed.
    pub(crate) files: BTreeSet<String>,
}

impl Counts {
    /// A line of `cargo test`: `test result: ok. 12 passed; 0 failed; …`, one for every program of tests.
    pub(crate) fn rust(&mut self, line: &str) {
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
    pub(crate) fn node(&mut self, line: &str) {
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

    /// The counts in words.
    ///
    /// # Errors
    /// When the run failed, or tested nothing.
    pub(crate) fn judge(&self, result: Result<()>) -> Result<String> {
        let Self { passed, failed, .. } = self;
        match result {
            Err(error) => Err(error.context(format!("tests: {passed} passed, {failed} failed"))),
            Ok(()) if *failed > 0 => bail!("tests: {passed} passed, {failed} failed"),
            Ok(()) if *passed == 0 => bail!("No test ran."),
            Ok(()) => Ok(format!("{passed} tests")),
        }
    }
}

/// Which of the test `files` to run again where something failed in these `places`: those files, and for a place that is none of them all that have
/// their tests from there. None if a place is neither: who runs nothing again must not pass.
///
/// # Errors
/// When a file cannot be read.
pub(crate) fn to_run_again(e2e: &Path, files: &[PathBuf], places: &BTreeSet<String>) -> Result<Vec<PathBuf>> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::sentence;
    use crate::suite::test_files;

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
}
