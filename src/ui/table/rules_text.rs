//! The rules of a game as they are written down (`docs/rules/`), taken apart: sections, numbered rules, steps, tables. Of Markdown it knows
//! what these texts use, and anything else is a paragraph.

/// The rules of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesText {
    /// In their order; what stands before the first heading has none.
    pub sections: Vec<Section>,
}

/// What stands under one heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// As it is written: "6 The cards" without its number.
    pub title: String,
    /// Its number, if it has one: `6`.
    pub number: String,
    /// What stands under it.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(String),
    /// A rule with its number, such as `R-6.5`.
    Rule(String, String),
    /// Steps, one after the other.
    Steps(Vec<String>),
    /// A table.
    Table(RulesTable),
}

/// A table; its first row has the headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesTable {
    /// What the columns are called.
    pub heads: Vec<String>,
    /// The rows below.
    pub rows: Vec<Vec<String>>,
}

/// How words in a line are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As the rest.
    Plain,
    /// Slanted.
    Emphasis,
    /// Bold.
    Strong,
    /// The number of a rule: leads there.
    Number,
}

/// Words of a line that are set alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// How.
    pub style: Style,
    /// Whether they were searched for.
    pub found: bool,
    /// The words.
    pub words: String,
}

impl RulesText {
    /// Takes `text` apart.
    pub fn parse(text: &str) -> Self {
        let mut sections = vec![Section::default()];
        let mut open = false; // whether the next line goes on with the last block
        for line in text.lines().map(str::trim_end) {
            if line.is_empty() {
                open = false;
            } else if let Some(title) = line.strip_prefix("## ") {
                sections.push(Section::new(title));
                open = false;
            } else if !line.starts_with("# ")
                && let Some(section) = sections.last_mut()
            {
                section.read(line, open);
                open = true;
            }
        }
        Self { sections }
    }

    /// What is left of it once only that is wanted in which all words of `query` stand; all of it for none.
    #[must_use]
    pub fn found(&self, query: &Query) -> Self {
        let keep = |section: &Section| {
            let all = query.fits(&section.title);
            let blocks = section.blocks.iter().filter(|block| all || query.fits(&block.words())).cloned().collect();
            Section { blocks, ..section.clone() }
        };
        Self { sections: self.sections.iter().map(keep).filter(|section| !section.blocks.is_empty()).collect() }
    }

    /// How many pieces there are.
    pub fn pieces(&self) -> usize {
        self.sections.iter().map(|section| section.blocks.len()).sum()
    }

    /// The numbers of all rules, in their order.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
            Block::Rule(number, _) => Some(number.as_str()),
            _ => None,
        })
    }
}

impl Section {
    fn new(title: &str) -> Self {
        let (number, rest) = title.split_once(' ').unwrap_or_default();
        if !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) {
            return Self { title: rest.to_owned(), number: number.to_owned(), blocks: Vec::new() };
        }
        Self { title: title.to_owned(), ..Self::default() }
    }

    /// Takes in one more line; `open` if it may belong to the last block.
    fn read(&mut self, line: &str, open: bool) {
        let last = self.blocks.last_mut();
        if let Some((number, text)) =
            line.strip_prefix("- **").and_then(|rest| rest.split_once("** ")).filter(|(number, _)| is_number(number))
        {
            self.blocks.push(Block::Rule(number.to_owned(), text.to_owned()));
        } else if let Some(cells) = line.trim_start().strip_prefix('|') {
            let cells: Vec<String> =
                cells.trim_end_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
            match last {
                Some(Block::Table(table)) if open => {
                    if !cells.iter().all(|cell| cell.chars().all(|c| c == '-' || c == ':')) {
                        table.rows.push(cells);
                    }
                }
                _ => self.blocks.push(Block::Table(RulesTable { heads: cells, rows: Vec::new() })),
            }
        } else if let Some((_, step)) =
            line.split_once(". ").filter(|(n, _)| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()))
        {
            match last {
                Some(Block::Steps(steps)) if open => steps.push(step.to_owned()),
                _ => self.blocks.push(Block::Steps(vec![step.to_owned()])),
            }
        } else {
            let line = line.trim_start();
            let goes_on = match last {
                Some(Block::Rule(_, text) | Block::Paragraph(text)) if open => Some(text),
                Some(Block::Steps(steps)) if open => steps.last_mut(),
                _ => None,
            };
            match goes_on {
                Some(text) => {
                    text.push(' ');
                    text.push_str(line);
                }
                None => self.blocks.push(Block::Paragraph(line.to_owned())),
            }
        }
    }
}

impl Block {
    /// All its words.
    fn words(&self) -> String {
        match self {
            Self::Paragraph(text) => text.clone(),
            Self::Rule(number, text) => format!("{number} {text}"),
            Self::Steps(steps) => steps.join(" "),
            Self::Table(table) => {
                let rows: Vec<String> = table.rows.iter().map(|row| row.join(" ")).collect();
                rows.join(" ")
            }
        }
    }
}

/// Whether it looks like the number of a rule: `R-6.5`, or of a section: `R-8`.
fn is_number(text: &str) -> bool {
    let mut chars = text.chars();
    let letter = chars.next().is_some_and(|c| c.is_ascii_uppercase()) && chars.next() == Some('-');
    letter && text.len() > 2 && chars.all(|c| c.is_ascii_digit() || c == '.')
}

/// What is searched for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<Vec<char>>);

impl Query {
    /// The words of `typed`, in whatever case.
    pub fn new(typed: &str) -> Self {
        Self(typed.split_whitespace().map(|word| word.chars().map(small).collect()).collect())
    }

    /// Whether anything is searched for.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all of it stands in `text`.
    pub fn fits(&self, text: &str) -> bool {
        let text: Vec<char> = text.chars().filter(|&c| c != '*').map(small).collect();
        self.0.iter().all(|word| text.windows(word.len()).any(|there| there == word))
    }

    /// Which letters of `text` belong to something that is searched for.
    fn marks(&self, text: &[char]) -> Vec<bool> {
        let small: Vec<char> = text.iter().copied().map(small).collect();
        let mut marks = vec![false; text.len()];
        for word in &self.0 {
            for (at, there) in small.windows(word.len()).enumerate() {
                if there == word.as_slice() {
                    marks[at..at + word.len()].fill(true);
                }
            }
        }
        marks
    }

    /// `text` with what is set in another way or searched for told apart.
    pub fn spans(&self, text: &str) -> Vec<Span> {
        let mut letters = Vec::new();
        let mut style = Style::Plain;
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let (mark, set) = if rest.starts_with("**") { (2, Style::Strong) } else { (1, Style::Emphasis) };
            if c == '*' {
                style = if style == Style::Plain { set } else { Style::Plain };
                rest = &rest[mark..];
                continue;
            }
            let number = if style == Style::Plain && c.is_ascii_uppercase() { number_at(rest) } else { 0 };
            if number > 0 {
                letters.extend(rest[..number].chars().map(|c| (c, Style::Number)));
                rest = &rest[number..];
                continue;
            }
            letters.push((c, style));
            rest = &rest[c.len_utf8()..];
        }
        let plain: Vec<char> = letters.iter().map(|&(c, _)| c).collect();
        let mut spans: Vec<Span> = Vec::new();
        for ((c, style), found) in letters.into_iter().zip(self.marks(&plain)) {
            match spans.last_mut() {
                // A number stays one thing, so that it leads somewhere.
                Some(last) if last.style == style && (last.found == found || style == Style::Number) => {
                    last.words.push(c);
                    last.found |= found;
                }
                _ => spans.push(Span { style, found, words: c.to_string() }),
            }
        }
        spans
    }
}

/// How long the rule's number is that `text` begins with, in bytes; 0 if there is none.
fn number_at(text: &str) -> usize {
    let long = text.len() - text.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || ".-".contains(c)).len();
    let number = text[..long].trim_end_matches(['.', '-']);
    if number.contains(|c: char| c.is_ascii_digit()) && is_number(number) { number.len() } else { 0 }
}

/// One letter for one, so that places stay the same.
fn small(c: char) -> char {
    if c == '\u{a0}' { ' ' } else { c.to_lowercase().next().unwrap_or(c) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Faro\n\nAn old game\nof chance.\n\n## In short\n\n1. Bet.\n2. Turn two cards:\n   one loses.\n\n\
        ## 2 The box\n\n- **F-2.1** The *dealer* turns a card. **Ruling:** and burns\n  one (F-1.3).\n- **F-2.2** No.\n\n\
        | Card | Pays |\n|---|---|\n| soda | nothing |\n| hock | all |\n";

    #[test]
    fn a_text_is_taken_apart_into_what_it_is_made_of() {
        let text = RulesText::parse(TEXT);
        assert_eq!(text.sections[0].blocks, [Block::Paragraph("An old game of chance.".to_owned())]);
        assert_eq!(text.sections[1].title, "In short");
        let steps = ["Bet.", "Turn two cards: one loses."].map(str::to_owned);
        assert_eq!(text.sections[1].blocks, [Block::Steps(steps.into())]);
        let box_ = &text.sections[2];
        assert_eq!((box_.number.as_str(), box_.title.as_str()), ("2", "The box"));
        let [Block::Rule(number, rule), Block::Rule(..), Block::Table(table)] = box_.blocks.as_slice() else {
            panic!("{box_:?}");
        };
        assert_eq!(
            (number.as_str(), rule.as_str()),
            ("F-2.1", "The *dealer* turns a card. **Ruling:** and burns one (F-1.3).")
        );
        assert_eq!((table.heads.len(), table.rows.len(), table.rows[1][0].as_str()), (2, 2, "hock"));
        assert_eq!(text.numbers().collect::<Vec<_>>(), ["F-2.1", "F-2.2"]);
    }

    #[test]
    fn nothing_in_any_rules_is_shown_as_it_is_typed() {
        let folder = std::path::Path::new(crate::ROOT).join("docs/rules");
        let mut read = 0;
        for folder in [folder.clone(), folder.join("de")] {
            for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.extension().is_none_or(|kind| kind != "md") {
                    continue;
                }
                for block in RulesText::parse(&std::fs::read_to_string(&path).unwrap())
                    .sections
                    .iter()
                    .flat_map(|section| &section.blocks)
                {
                    let shown: String =
                        Query::default().spans(&block.words()).iter().map(|span| span.words.as_str()).collect();
                    assert!(!shown.contains(['|', '*', '#', '`']), "{}: {shown}", path.display());
                }
                read += 1;
            }
        }
        assert_eq!(read, 6, "three games in two languages");
    }

    #[test]
    fn words_are_set_as_they_are_written_and_numbers_lead_to_rules() {
        let spans = Query::default().spans("The *dealer* and **Ruling:** one (F-1.3). See R-8.");
        let set: Vec<(Style, &str)> = spans.iter().map(|span| (span.style, span.words.as_str())).collect();
        let plain = Style::Plain;
        assert_eq!(
            set,
            [
                (plain, "The "),
                (Style::Emphasis, "dealer"),
                (plain, " and "),
                (Style::Strong, "Ruling:"),
                (plain, " one ("),
                (Style::Number, "F-1.3"),
                (plain, "). See "),
                (Style::Number, "R-8"),
                (plain, "."),
            ]
        );
    }

    #[test]
    fn a_search_hides_what_has_not_all_its_words_and_marks_the_others() {
        let text = RulesText::parse(TEXT);
        let found = text.found(&Query::new("burns CARD"));
        assert_eq!(found.numbers().collect::<Vec<_>>(), ["F-2.1"]);
        assert_eq!(found.pieces(), 1);
        assert_eq!(text.found(&Query::new("")), RulesText { sections: text.sections.clone() });
        assert_eq!(text.found(&Query::new("hock")).pieces(), 1, "a table");
        assert_eq!(text.found(&Query::new("box")).pieces(), 3, "all under a heading that has it");
        assert_eq!(text.found(&Query::new("poker")).pieces(), 0);
        assert_eq!(text.found(&Query::new("f-2.1")).pieces(), 1, "by its number");
        let spans = Query::new("deal TURNS").spans("The *dealer* turns");
        let marked: Vec<&str> = spans.iter().filter(|span| span.found).map(|span| span.words.as_str()).collect();
        assert_eq!(marked, ["deal", "turns"]);
        assert!(Query::new("9 FP").fits("über 9\u{a0}FP") && Query::new("ÜBER").fits("über"));
    }
}
