//! Which version of each tool the site is built with.

use anyhow::{Context, Result};

/// The bundler of the site.
pub(crate) const TRUNK: &str = "0.22.1";
/// The npm package that carries `wasm-opt`.
pub(crate) const BINARYEN: &str = "132.0.0";
/// Writes down the licences of what the page is made with.
pub(crate) const CARGO_ABOUT: &str = "0.9.3";
/// Holds the dependencies to `deny.toml`.
pub(crate) const CARGO_DENY: &str = "0.20.2";

/// The version of a package in the text of a `Cargo.lock`. What makes the page's script must match its library exactly.
///
/// # Errors
/// When the text is not a lock file or the package is not in it.
pub(crate) fn locked(lock: &str, package: &str) -> Result<String> {
    let lock: toml::Table = lock.parse().context("Cargo.lock cannot be read; run `cargo generate-lockfile`.")?;
    lock.get("package")
        .and_then(toml::Value::as_array)
        .into_iter()
        .flatten()
        .find(|entry| entry.get("name").and_then(toml::Value::as_str) == Some(package))
        .and_then(|entry| entry.get("version")?.as_str())
        .map(str::to_owned)
        .with_context(|| format!("Cargo.lock does not name {package}; run `cargo check` to bring it up to date."))
}

/// The version that a program's `--version` reports: its first word that begins with a digit.
pub(crate) fn reported(output: &str) -> Option<&str> {
    output
        .split_whitespace()
        .map(|word| word.trim_start_matches('v'))
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a reported version is the pinned one. Binaryen's programs report `132` for the package `132.0.0`.
pub(crate) fn matches(reported: &str, pinned: &str) -> bool {
    let zeros = pinned.strip_prefix(reported).unwrap_or("?");
    zeros.is_empty() || (zeros.starts_with('.') && zeros.chars().all(|c| c == '.' || c == '0'))
}

/// The first two numbers of a reported version, such as Node's.
pub(crate) fn first_two(output: &str) -> Option<(u32, u32)> {
    let mut numbers = reported(output)?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next().unwrap_or(Some(0))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-macro"
version = "9.9.9"

[[package]]
name = "wasm-bindgen"
version = "0.2.129"
dependencies = ["wasm-bindgen-macro"]
"#;

    #[test]
    fn the_lock_gives_the_version_of_exactly_that_package() {
        assert_eq!(locked(LOCK, "wasm-bindgen").unwrap(), "0.2.129");
    }

    #[test]
    fn a_package_that_is_not_locked_is_an_error_that_says_what_to_do() {
        let error = locked(LOCK, "leptos").unwrap_err().to_string();
        assert!(error.contains("leptos") && error.contains("cargo check"), "{error}");
        assert!(locked("not a lock", "leptos").is_err());
    }

    #[test]
    fn the_repositorys_own_lock_is_read_and_the_script_is_made_by_what_matches() {
        let lock = std::fs::read_to_string(crate::root().join("Cargo.lock")).unwrap();
        let bindgen = locked(&lock, "wasm-bindgen").unwrap();
        assert!(bindgen.starts_with("0.2."));
        assert_eq!(bindgen, locked(&lock, "wasm-bindgen-cli-support").unwrap());
    }

    /// A tag can be moved to other code, a commit cannot.
    #[test]
    fn every_action_of_the_workflows_is_pinned_by_its_commit() {
        let mut actions = 0;
        for entry in std::fs::read_dir(crate::root().join(".github/workflows")).unwrap() {
            let workflow = std::fs::read_to_string(entry.unwrap().path()).unwrap();
            for line in workflow.lines() {
                let Some((_, action)) = line.split_once("uses: ") else { continue };
                if action.starts_with("./") {
                    continue;
                }
                let (_, commit) = action.split_once('@').unwrap_or_default();
                let commit = commit.split(' ').next().unwrap_or_default();
                assert!(commit.len() == 40 && commit.bytes().all(|b| b.is_ascii_hexdigit()), "{action}");
                assert!(action.contains(" # v"), "{action} does not say of which version");
                actions += 1;
            }
        }
        assert!(actions > 0);
    }

    #[test]
    fn reports_of_the_real_programs_are_understood() {
        assert_eq!(reported("trunk 0.22.1\n"), Some("0.22.1"));
        assert_eq!(reported("wasm-bindgen 0.2.129 (abc)"), Some("0.2.129"));
        assert_eq!(reported("wasm-opt version 132 (version_132)"), Some("132"));
        assert_eq!(reported("no numbers"), None);
        assert_eq!(first_two("v20.20.2\n"), Some((20, 20)));
        assert_eq!(first_two("v22"), Some((22, 0)));
    }

    #[test]
    fn only_the_same_version_matches() {
        assert!(matches("0.2.129", "0.2.129"));
        assert!(!matches("0.2.12", "0.2.129"));
        assert!(!matches("0.2.130", "0.2.129"));
        assert!(matches("132", "132.0.0"));
        assert!(!matches("13", "132.0.0"));
        assert!(!matches("108", "132.0.0"));
        assert!(!matches("132", "132.0.1"));
    }
}
