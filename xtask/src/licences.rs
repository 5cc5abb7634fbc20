//! Whose work the page is made with, and on what terms: `public/licences.html`.
//!
//! It is kept in the repository, as the tool that writes it takes longer to compile than all tests to run; a test holds it to `Cargo.lock`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::page::{self, Element, elements, replace};
use crate::shell::{cargo, run};
use crate::tools;

/// The name in the site.
pub(crate) const NAME: &str = "licences.html";
/// Where `xtask/licences/page.hbs` leaves room for the terms of the fonts.
const TYPE: &str = "<!-- type -->";
/// The sheets of the house that it needs, and its own.
pub(crate) const SHEETS: [&str; 3] = [
    include_str!("../../style/tokens.css"),
    include_str!("../../style/base.css"),
    include_str!("../licences/page.css"),
];

/// Writes the page anew, of the packages in `Cargo.lock` and the fonts.
///
/// # Errors
/// When the tool cannot be had, or finds a licence that `xtask/licences/about.toml` does not accept.
pub(crate) fn write(root: &Path) -> Result<()> {
    let about = tools::cargo_about()?;
    run(cargo(&["fetch", "--locked"]).current_dir(root))?;
    let page = root.join("public").join(NAME);
    let mut command = Command::new(about);
    command.args(["about", "generate", "--locked", "--offline", "--fail", "--config", "xtask/licences/about.toml"]);
    command.args(["--manifest-path", "page/Cargo.toml", "--output-file"]).arg(&page).arg("xtask/licences/page.hbs");
    run(command.current_dir(root))?;
    // Some packages' texts have the line ends of another system, or spaces at the ends of lines.
    let text = fs::read_to_string(&page).with_context(|| format!("{} cannot be read.", page.display()))?;
    let text = text.replace(TYPE, &terms_of_the_type(root)?);
    let text: String = text.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
    fs::write(&page, text).with_context(|| format!("{} cannot be written.", page.display()))?;
    println!("   written: {}", page.display());
    Ok(())
}

/// The texts that lie beside the fonts.
fn terms_of_the_type(root: &Path) -> Result<String> {
    let mut terms = String::new();
    for name in ["OFL-Rye.txt", "OFL-ZillaSlab.txt"] {
        let path = root.join("public/fonts").join(name);
        let text = fs::read_to_string(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        write!(terms, "<pre>{text}</pre>")?;
    }
    Ok(terms)
}

/// Holds the dependencies to `deny.toml`.
///
/// # Errors
/// When the tool cannot be had, or finds something that must not be.
pub(crate) fn audit(root: &Path, offline: bool) -> Result<()> {
    let mut deny = Command::new(tools::cargo_deny()?);
    deny.args(["--workspace", "--locked"]).current_dir(root);
    if offline {
        deny.args(["--offline", "check", "licenses", "bans", "sources"]);
    } else {
        deny.arg("check");
    }
    run(&mut deny)
}

/// The page in the site without its look, its policy and its icon, for a page that lends its policy and has nothing beside it.
///
/// # Errors
/// When it cannot be understood.
pub(crate) fn plain(html: &str) -> Result<String> {
    let worn = |e: &Element| ["style", "link"].contains(&e.name.as_str()) || e.get("http-equiv").is_some();
    let dress = elements(html)?.into_iter().filter(worn);
    Ok(replace(html, &dress.map(|element| (element.whole, String::new())).collect::<Vec<_>>()))
}

/// Gives the page in the site its `style`, which is that of [`SHEETS`], and a policy.
///
/// # Errors
/// When it cannot be read or written.
pub(crate) fn dress(dist: &Path, style: &str) -> Result<()> {
    let path = dist.join(NAME);
    let html = fs::read_to_string(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
    ensure!(!html.contains("<style"), "{} is dressed already; build the site anew.", path.display());
    let html = page::insert_first(&html, &format!("<style>{style}</style>"))?;
    let html = page::with_policy(&html, "", &["img-src 'self' data:", "font-src 'self'"])?;
    fs::write(&path, html).with_context(|| format!("{} cannot be written.", path.display()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::shell::ask;

    /// The packages that the page is made with, as `name version`.
    fn packages(edges: &str) -> BTreeSet<String> {
        let arguments = ["tree", "--package", "tin-star-page", "--target", "wasm32-unknown-unknown", "--edges", edges];
        let mut tree = cargo(&arguments);
        tree.args(["--prefix", "none", "--no-dedupe", "--locked", "--offline"]).current_dir(crate::root());
        let tree = ask(&mut tree).expect("cargo tree");
        let names = tree.lines().filter(|line| !line.contains("(/") && !line.contains(":\\"));
        names.map(|line| line.split_whitespace().take(2).collect::<Vec<_>>().join(" ").replace(" v", " ")).collect()
    }

    #[test]
    fn every_package_in_the_page_is_named_at_its_version_and_no_other() {
        let page = fs::read_to_string(crate::root().join("public").join(NAME)).unwrap();
        let named = page.lines().filter_map(|line| line.trim().strip_prefix("<li>")?.strip_suffix("</li>"));
        let named: BTreeSet<String> = named.filter(|name| !name.contains('<')).map(str::to_owned).collect();
        let (inside, all) = (packages("normal,no-proc-macro"), packages("normal"));
        assert!(inside.len() > 100, "{inside:?}");
        let missing: Vec<_> = inside.difference(&named).collect();
        let stale: Vec<_> = named.difference(&all).collect();
        assert!(missing.is_empty() && stale.is_empty(), "run `cargo xtask licences`: lacks {missing:?}, has {stale:?}");
    }

    #[test]
    fn it_has_the_terms_of_the_type_too() {
        let root = crate::root();
        let page = fs::read_to_string(root.join("public").join(NAME)).unwrap();
        let paths = fs::read_dir(root.join("public/fonts")).unwrap().map(|entry| entry.unwrap().path());
        for path in paths.filter(|path| path.extension().is_some_and(|end| end == "txt")) {
            let terms = fs::read_to_string(&path).unwrap();
            assert!(page.contains(terms.lines().next().unwrap().trim_end()), "{}", path.display());
        }
    }

    #[test]
    fn its_dress_can_be_taken_off() {
        let html = "<meta charset=utf-8><title>Licences</title>";
        let folder = std::env::temp_dir().join(format!("tin-star-licences-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(NAME), html).unwrap();
        dress(&folder, "a{}").unwrap();
        let dressed = fs::read_to_string(folder.join(NAME)).unwrap();
        assert!(dressed.contains("Content-Security-Policy") && dressed.contains("<style>a{}</style>"), "{dressed}");
        assert_eq!(plain(&dressed).unwrap(), html);
        assert!(dress(&folder, "a{}").is_err(), "not twice");
        fs::remove_dir_all(&folder).unwrap();
    }
}
