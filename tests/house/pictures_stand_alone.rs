//! A picture that is named through a token, or in a declaration with one, is another picture each time its element is styled: the browser
//! paints all that lies on it anew. (Measured: whenever a dialog opened, every poster, every card and the whole desk.)

use std::fs;
use std::path::Path;

use super::sources;

/// The declarations of a sheet that name a picture, with what they give it to.
fn pictures(sheet: &str) -> impl Iterator<Item = &str> {
    sheet.split([';', '{', '}']).map(str::trim).filter(|text| text.contains("url("))
}

/// Whether it is found to be the same picture again.
fn is_kept(declaration: &str) -> bool {
    let name = declaration.rsplit("*/").next().unwrap_or(declaration).trim_start();
    !name.starts_with("--") && !declaration.contains("var(")
}

#[test]
fn no_picture_is_named_beside_a_token() {
    let mut found = String::new();
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("style")) {
        let sheet = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for declaration in pictures(&sheet) {
            assert!(is_kept(declaration), "{}: {declaration}", path.display());
            found.push_str(declaration);
        }
    }
    assert!(["paper.svg", "walnut.svg"].into_iter().all(|picture| found.contains(picture)), "{found}");
    assert!(!is_kept("--grain: url(\"paper.svg\")"));
    assert!(!is_kept("background: url(\"paper.svg\"), var(--paper)"));
}
