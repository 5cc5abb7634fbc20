//! Running other programs, and saying what runs and how long it took.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// Announces a step, does it, and says how long it took.
///
/// # Errors
/// What the step failed with.
pub(crate) fn step<T>(title: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n== {title}");
    let start = Instant::now();
    let result = work();
    let end = if result.is_ok() { "done in" } else { "failed after" };
    println!("   {end} {}", seconds(start.elapsed()));
    result
}

/// An error in one line: what to do about it first, then in brackets what it came from.
pub(crate) fn sentence(error: &anyhow::Error) -> String {
    let causes = error.chain().skip(1).map(|cause| format!(" ({cause})"));
    std::iter::once(error.to_string()).chain(causes).collect()
}

/// A duration as a person reads it: `0.4 s`, `2 min 07 s`.
pub(crate) fn seconds(took: Duration) -> String {
    let whole = took.as_secs();
    if whole < 60 { format!("{:.1} s", took.as_secs_f64()) } else { format!("{} min {:02} s", whole / 60, whole % 60) }
}

/// Runs a program to its end; its output goes straight to the terminal.
///
/// # Errors
/// When it cannot be started or ends with a failure.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    announce(command);
    let status = command.stdin(Stdio::null()).status().with_context(|| not_started(command))?;
    judge(command, status)
}

/// Like [`run`], but also hands every line of the standard output to `line` after showing it.
///
/// # Errors
/// When it cannot be started or ends with a failure.
pub(crate) fn run_reading(command: &mut Command, mut line: impl FnMut(&str)) -> Result<()> {
    announce(command);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().with_context(|| not_started(command))?;
    if let Some(output) = child.stdout.take() {
        for text in BufReader::new(output).split(b'\n') {
            let text = text.context("Reading the output of a program failed.")?;
            let text = String::from_utf8_lossy(&text);
            println!("{text}");
            line(&text);
        }
    }
    let status = child.wait().with_context(|| not_started(command))?;
    judge(command, status)
}

/// The standard output of a program that is only asked something; none if it cannot be run or fails.
pub(crate) fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// `cargo`, as the user would call it.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments);
    command
}

/// `npm`, which is a script on Windows.
pub(crate) fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments);
    command
}

fn announce(command: &Command) {
    println!("   $ {}", shown(command));
}

fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let mut text = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        let _ = write!(text, " {}", argument.to_string_lossy());
    }
    text
}

fn not_started(command: &Command) -> String {
    format!("`{}` could not be started.", command.get_program().to_string_lossy())
}

fn judge(command: &Command, status: std::process::ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    let program = shown(command);
    let program = program.split_inclusive(' ').take(3).collect::<String>();
    bail!("`{}` failed ({status}); its own words are above.", program.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_like_a_clock() {
        assert_eq!(seconds(Duration::from_millis(420)), "0.4 s");
        assert_eq!(seconds(Duration::from_millis(59_900)), "59.9 s");
        assert_eq!(seconds(Duration::from_secs(127)), "2 min 07 s");
    }

    #[test]
    fn what_to_do_comes_before_what_went_wrong() {
        let error = anyhow::anyhow!("address in use").context("Give another port.");
        assert_eq!(sentence(&error), "Give another port. (address in use)");
    }

    #[test]
    fn a_command_is_shown_without_its_folder() {
        let mut command = Command::new("/some/where/trunk");
        command.args(["build", "--release"]);
        assert_eq!(shown(&command), "trunk build --release");
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error_with_its_name() {
        let error = run(&mut Command::new("tin-star-no-such-program")).unwrap_err();
        assert!(error.to_string().contains("tin-star-no-such-program"), "{error}");
    }

    #[test]
    fn a_failing_program_is_an_error_and_its_lines_are_read() {
        // rustc is there wherever these tests run.
        let mut lines = Vec::new();
        run_reading(Command::new("rustc").arg("--version"), |line| lines.push(line.to_owned())).unwrap();
        assert!(lines[0].starts_with("rustc "), "{lines:?}");
        assert!(run_reading(Command::new("rustc").arg("--no-such-flag").stderr(Stdio::null()), |_| ()).is_err());
        assert_eq!(ask(Command::new("rustc").arg("--no-such-flag")), None);
    }
}
