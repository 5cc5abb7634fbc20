//! The developer's commands of Tin Star: `cargo xtask play`, `check`, `test`, `dist`, `size`, `pictures`, `licences` and `audit`.

mod ahead;
mod browser;
mod counts;
mod licences;
mod modules;
mod offline;
mod pack;
mod page;
mod pinned;
mod serve;
mod shell;
mod single;
mod site;
mod size;
mod split;
mod suite;
mod tools;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand, ValueEnum};

/// The developer's commands of Tin Star.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the release site, serve it on this machine and open it in the browser
    Play {
        /// Only print the address
        #[arg(long)]
        no_open: bool,
        /// Serve on this port [default: 8731, or any free one]
        #[arg(long, value_name = "N")]
        port: Option<u16>,
    },
    /// Check format and lints, in seconds
    Check,
    /// Check everything: format, lints, Rust tests, the release site, a real browser
    Test {
        /// Only this half, for the daily round
        #[arg(long)]
        only: Option<Half>,
        /// Arguments for Node's test runner, such as --test-name-pattern=smoke
        #[arg(last = true)]
        node_args: Vec<String>,
    },
    /// Build the static site into dist/, ready for any host and any sub-path
    Dist {
        /// Also write dist/tin-star.html, which has everything in it and opens by a double click
        #[arg(long)]
        single_file: bool,
        /// Also write dist/tin-star.zip, as itch.io and the like take it
        #[arg(long)]
        zip: bool,
        /// Fail where wasm-opt cannot be had, rather than build a bigger, slower page
        #[arg(long)]
        optimised: bool,
    },
    /// Build the site, say what a first visit transfers, and fail if that is over the budget
    Size,
    /// Take the icons and screenshots anew that the repository keeps
    Pictures,
    /// Write public/licences.html anew: whose work the page is made with, and on what terms
    Licences,
    /// Hold the dependencies to deny.toml: licences, origins, known faults
    Audit {
        /// Leave out the known faults, whose list comes from the network
        #[arg(long)]
        offline: bool,
    },
}

/// Half of the checks.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Half {
    /// Format, lints, Rust tests, builds
    Rust,
    /// The release site in a real Chromium
    E2e,
}

fn main() -> ExitCode {
    match split::in_place_of_wasm_bindgen().unwrap_or_else(|| run(Cli::parse().command)) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\n{}", shell::sentence(&error));
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    let root = root();
    match command {
        Command::Play { no_open, port } => {
            // First the port: better to hear now that it is taken than after the build.
            let port = serve::take(port)?;
            let site = site::build(&root, site::Unoptimised::Allowed)?;
            serve::play(&site, port, !no_open)?;
        }
        Command::Check => return Ok(suite::run_quick(&root)),
        Command::Test { only, node_args } => {
            return Ok(suite::run_all(&root, only, &node_args));
        }
        Command::Dist { single_file, zip, optimised } => {
            let unoptimised = if optimised { site::Unoptimised::Refused } else { site::Unoptimised::Allowed };
            let dist = site::build(&root, unoptimised)?;
            println!("\nThe site is in {}", dist.display());
            // The archive first: the other is no part of the site.
            if zip {
                println!("as an archive: {}", pack::write(&dist)?.display());
            }
            if single_file {
                println!("as one file: {}", single::write(&dist, &dist)?.display());
            }
        }
        Command::Pictures => suite::pictures(&root)?,
        Command::Licences => licences::write(&root)?,
        Command::Audit { offline } => licences::audit(&root, offline)?,
        Command::Size => {
            let dist = site::build(&root, site::Unoptimised::Refused)?;
            let size = size::measure(&dist)?;
            print!("\n{}", size.table());
            println!("{}", size.judge()?);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The repository. Cargo says at run time where this package is, which holds after the clone was moved too.
fn root() -> PathBuf {
    let package =
        std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| package.clone(), PathBuf::from)
}
