//! The site is built while Rust's tests run: linking and optimising it keeps one core busy, and they leave one idle.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// Another `cargo xtask dist` that is under way.
pub(crate) struct Ahead {
    child: Child,
    /// What it says, which is shown once it is waited for.
    log: PathBuf,
}

impl Ahead {
    /// Has this very command build the site.
    ///
    /// # Errors
    /// When it cannot be started.
    pub(crate) fn begin(root: &Path) -> Result<Self> {
        let begun = || -> std::io::Result<Self> {
            let log = root.join("target").join("dist.log");
            fs::create_dir_all(root.join("target"))?;
            let file = File::create(&log)?;
            let mut command = Command::new(std::env::current_exe()?);
            // What is tested must be what is published.
            command
                .args(["dist", "--optimised"])
                .current_dir(root)
                .stdin(Stdio::null())
                .stdout(file.try_clone()?)
                .stderr(file);
            Ok(Self { child: command.spawn()?, log })
        };
        begun().context("The build of the site could not be started.")
    }

    /// Waits until the site is there.
    ///
    /// # Errors
    /// When it could not be built; why stands above.
    pub(crate) fn end(mut self) -> Result<()> {
        let status = self.child.wait();
        print!("{}", String::from_utf8_lossy(&fs::read(&self.log).unwrap_or_default()));
        ensure!(status.is_ok_and(|status| status.success()), "The site could not be built; why stands above.");
        Ok(())
    }
}

impl Drop for Ahead {
    /// Nobody waits for it any more.
    fn drop(&mut self) {
        // It may be over.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
