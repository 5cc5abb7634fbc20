//! The release site in `dist/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::page::Element;
use crate::serve::files;
use crate::shell::{cargo, run, step};
use crate::split::Splitter;
use crate::tools::{self, Toolbox};
use crate::{licences, offline, page};

/// What the page may load besides its inline parts: nothing from any other host. The service worker is a file; the bots' worker is made of a
/// text that the page holds, by which it is under this policy, too; pictures that the page paints itself have addresses like its.
const POLICY: &[&str] = &[
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
];

/// What the names of the program's script and of the program itself begin with.
pub(crate) const PROGRAM: &str = "tin-star-page-";
/// The grain of the paper and the wood of the table, as the style sheets name them: a first picture of the page waits for no other file than its type.
const PAINT: [&str; 2] = ["paper.svg", "walnut.svg"];

/// What to do where `wasm-opt` cannot be had.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unoptimised {
    /// Build without it: the page works, but is bigger and slower.
    Allowed,
    /// Fail: what is measured or tested must be what is published.
    Refused,
}

/// Gets the tools and builds the site; gives its folder.
///
/// # Errors
/// A sentence that says what is missing or what failed.
pub(crate) fn build(root: &Path, unoptimised: Unoptimised) -> Result<PathBuf> {
    let toolbox = step("Tools", || tools::ready(root))?;
    step("Release site", || bundle(root, &toolbox, unoptimised))
}

/// Builds the site with tools that are at hand; gives its folder.
///
/// # Errors
/// When a program fails, or `wasm-opt` is missing and needed.
pub(crate) fn bundle(root: &Path, toolbox: &Toolbox, unoptimised: Unoptimised) -> Result<PathBuf> {
    ensure!(
        toolbox.wasm_opt || unoptimised == Unoptimised::Allowed,
        "wasm-opt is missing; install Node.js with npm, by which it comes."
    );
    let _turn = tools::turn(&root.join("target").join("dist.lock"))?;
    // Trunk works offline, so that it takes the tools at hand or none.
    run(cargo(&["fetch"]).current_dir(root))
        .context("The project's dependencies could not be fetched; is the network up?")?;
    let mut trunk = Command::new(&toolbox.trunk);
    trunk.arg("build").args(flags(toolbox.wasm_opt)).current_dir(root);
    trunk.env("CARGO_ENCODED_RUSTFLAGS", rustc_flags(root)?.join("\u{1f}"));
    let splitter = Splitter::place(root, toolbox)?;
    run(splitter.instead_of_wasm_bindgen(&mut trunk)?)?;
    let dist = root.join("dist");
    ensure!(dist.join("index.html").is_file(), "Trunk ended well, yet wrote no dist/index.html.");
    let stray = dist.join(".trunk-lock");
    if stray.exists() {
        fs::remove_file(&stray).with_context(|| format!("{} cannot be removed.", stray.display()))?;
    }
    finish(&dist, &splitter)?;
    Ok(dist)
}

/// Makes the bundler's output the site: one sheet, the policy, the service worker.
fn finish(dist: &Path, splitter: &Splitter) -> Result<()> {
    let path = dist.join("index.html");
    let html = fs::read_to_string(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
    let html = page::merge_styles(&html)?;
    let (html, shell) = started_by_itself(&html)?;
    let html = page::insert_first(&html, &splitter.bring(dist, &shell)?.told())?;
    let paint = paint(dist)?;
    let html = painted(&html, &paint)?;
    // The page asks for the worker that is named here; without this line, as under `trunk serve`, for none.
    let html = page::insert_first(&html, &format!("<meta name=service-worker content=./{}>", offline::NAME))?;
    let html = page::with_policy(&html, " 'self'", POLICY)?;
    fs::write(&path, html).with_context(|| format!("{} cannot be written.", path.display()))?;
    licences::dress(dist, &painted(&licences::SHEETS.concat(), &paint)?)?;
    offline::write(dist)
}

/// The page without the bundler's start of its program. `boot/boot.js` does it instead, which can tell how far it has come and what failed:
/// it is told where the program's script is; not before something is painted does it ask for them. Also gives the program's file.
fn started_by_itself(html: &str) -> Result<(String, String)> {
    let elements = page::elements(html)?;
    let one = |what: &str, fits: &dyn Fn(&Element) -> bool| {
        let mut found = elements.iter().filter(|element| fits(element));
        match (found.next(), found.next()) {
            (Some(element), None) => Ok(element),
            _ => bail!("The bundler's page has not exactly one {what}."),
        }
    };
    let start = one("<script type=module>", &|element| element.get("type") == Some("module"))?;
    let glue = one("<link rel=modulepreload>", &|element| element.get("rel") == Some("modulepreload"))?;
    let program = one("<link rel=preload as=fetch>", &|element| element.get("as") == Some("fetch"))?;
    let name = program.get("href").unwrap_or_default().to_owned();
    let script = glue.get("href").unwrap_or_default();
    let mut gone = [start, program, glue].map(|element| (element.whole.clone(), String::new()));
    gone.sort_by_key(|(whole, _)| whole.start);
    let html = page::replace(html, &gone);
    Ok((page::insert_first(&html, &format!("<meta name=program content=\"{script}\">"))?, name))
}

/// A drawing of [`PAINT`], and an address that is the drawing itself.
type Paint = (&'static str, String);

/// The drawings that surfaces are painted with, which then are no files of the site any more.
fn paint(dist: &Path) -> Result<Vec<Paint>> {
    let one = |name| {
        let path = dist.join(name);
        let drawing = fs::read_to_string(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
        fs::remove_file(&path).with_context(|| format!("{} cannot be removed.", path.display()))?;
        Ok((name, format!("url(\"data:image/svg+xml,{}\")", page::address_of_text(&drawing))))
    };
    PAINT.into_iter().map(one).collect()
}

/// A page or a sheet with its paint in it, so that it is painted whole at once.
fn painted(text: &str, paint: &[Paint]) -> Result<String> {
    paint.iter().try_fold(text.to_owned(), |text, (name, drawing)| {
        let named = [format!("url({name})"), format!("url(\"{name}\")")];
        let count: usize = named.iter().map(|named| text.matches(named).count()).sum();
        ensure!(count == 1, "The style sheets name {name} {count} times, not once.");
        Ok(named.iter().fold(text, |text, named| text.replace(named, drawing)))
    })
}

/// Makes `folder` a later version of the site in `dist`, for the tests of updates: its page carries a mark more, and its program, as another
/// program's hash would have it, another name.
///
/// # Errors
/// When a file cannot be read or written.
pub(crate) fn next_version(dist: &Path, folder: &Path) -> Result<()> {
    let made = || -> Result<()> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        let mut html = fs::read_to_string(dist.join("index.html"))?;
        for (name, from) in files(dist)? {
            let new = name.replace(PROGRAM, "tin-star-next-");
            html = html.replace(&name, &new);
            let to = folder.join(new);
            fs::create_dir_all(to.parent().unwrap_or(folder))?;
            fs::copy(from, to)?;
        }
        let policy = page::elements(&html)?.into_iter().find(|element| element.get("http-equiv").is_some());
        let policy = policy.context("The page has no policy.")?.whole;
        let html = page::replace(&html, &[(policy, String::new())]);
        let html = page::insert_first(&html, "<meta name=version content=next>")?;
        fs::write(folder.join("index.html"), page::with_policy(&html, " 'self'", POLICY)?)?;
        offline::write(folder)
    };
    made().with_context(|| format!("{} cannot be made.", folder.display()))
}

/// What rustc is told for the page.
fn rustc_flags(root: &Path) -> Result<Vec<String>> {
    // Cargo takes flags from one place: those in the environment replace those of its configuration, which is why these are said again.
    let mut flags = configured_flags(root)?;
    // The program is to be split, for which it must be told what refers to what.
    flags.extend(["--cfg=split", "-Clink-arg=--emit-relocs"].map(str::to_owned));
    // Panics name their source; where this machine keeps it is nobody's business, and the page is the same wherever it is built.
    let cargo = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    flags.extend(cargo.map(|cargo| format!("--remap-path-prefix={}=cargo", cargo.display())));
    Ok(flags)
}

/// What `.cargo/config.toml` tells rustc for every program in WebAssembly.
fn configured_flags(root: &Path) -> Result<Vec<String>> {
    let path = root.join(".cargo").join("config.toml");
    let text = fs::read_to_string(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
    let config: toml::Table = text.parse().with_context(|| format!("{} cannot be read.", path.display()))?;
    let flags = config.get("target").and_then(|targets| targets.get("wasm32-unknown-unknown")?.get("rustflags"));
    let flags = flags.with_context(|| format!("{} has no flags for WebAssembly.", path.display()))?;
    Ok(flags.clone().try_into()?)
}

/// For trunk, only `--release` runs wasm-opt.
fn flags(wasm_opt: bool) -> &'static [&'static str] {
    if wasm_opt { &["--release", "--cargo-profile", "page"] } else { &["--cargo-profile", "page", "--minify", "true"] }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bots think four times as long without them.
    #[test]
    fn the_page_may_use_wide_instructions() {
        let flags = rustc_flags(&crate::root()).unwrap();
        let feature = flags.iter().position(|flag| flag == "target-feature=+simd128").unwrap();
        assert_eq!(flags[feature - 1], "-C");
        assert!(flags.iter().any(|flag| flag == "--cfg=erase_components"));
    }

    /// Trunk copies sheets one by one and follows no `@import`, so each has to be linked.
    #[test]
    fn every_style_sheet_is_linked_once_by_the_page() {
        let page = fs::read_to_string(crate::root().join("index.html")).unwrap();
        let mut sheets = Vec::new();
        let mut folders = vec![crate::root().join("style")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "css") {
                    sheets.push(path);
                }
            }
        }
        assert!(!sheets.is_empty());
        for sheet in sheets {
            let name = sheet.strip_prefix(crate::root()).unwrap().to_string_lossy().replace('\\', "/");
            assert_eq!(page.matches(&format!("href=\"{name}\"")).count(), 1, "{name} in index.html");
            assert!(
                !fs::read_to_string(&sheet).unwrap().contains("@import"),
                "{name} imports; link the sheet in index.html"
            );
        }
    }
}
