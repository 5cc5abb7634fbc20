//! The site as an archive, for hosts that take one.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::serve::files;

/// The archive's name in `dist/`.
const NAME: &str = "tin-star.zip";

/// Writes the site in `dist` into an archive beside its files, with the page at its root; gives the archive.
///
/// # Errors
/// When a file cannot be read or the archive not be written.
pub(crate) fn write(dist: &Path) -> Result<PathBuf> {
    let path = dist.join(NAME);
    let files = files(dist)?;
    let unwritten = || format!("{} cannot be written.", path.display());
    let mut archive = ZipWriter::new(File::create(&path).with_context(unwritten)?);
    for (name, path) in files {
        let bytes = fs::read(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
        // Without the time, so that the same site is the same archive.
        archive.start_file(name, SimpleFileOptions::default()).with_context(unwritten)?;
        archive.write_all(&bytes).with_context(unwritten)?;
    }
    archive.finish().with_context(unwritten)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn the_archive_has_the_page_at_its_root_and_every_file() {
        let folder = std::env::temp_dir().join(format!("tin-star-pack-{}", std::process::id()));
        fs::create_dir_all(folder.join("fonts")).unwrap();
        fs::write(folder.join("index.html"), "page ".repeat(100)).unwrap();
        fs::write(folder.join("fonts/a.woff2"), "font").unwrap();
        let path = write(&folder).unwrap();
        let first = fs::read(&path).unwrap();
        assert!(first.len() < 500, "packed");
        let mut archive = zip::ZipArchive::new(File::open(&path).unwrap()).unwrap();
        assert_eq!(archive.file_names().map(Result::unwrap).collect::<Vec<_>>(), ["fonts/a.woff2", "index.html"]);
        let mut page = String::new();
        archive.by_name("index.html").unwrap().read_to_string(&mut page).unwrap();
        assert_eq!(page, "page ".repeat(100));
        fs::remove_file(&path).unwrap();
        write(&folder).unwrap();
        assert_eq!(fs::read(&path).unwrap(), first, "the same site is the same archive");
        fs::remove_dir_all(&folder).unwrap();
    }
}
