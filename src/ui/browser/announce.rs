//! The line that tells what happened and what is asked, and the news of it for those who hear the page. News are added to a list that nobody
//! sees: so none is lost where the next comes at once, and no act is told again with the question after it.

use leptos::html;
use leptos::prelude::*;
use web_sys::Element;

use super::seek;

/// So many news stay in the list, for whoever reads the page from top to bottom.
const KEPT: u32 = 6;

/// What the line says at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    told: String,
    asked: String,
    beat: usize,
}

impl Said {
    /// What of it is news after that: what happened comes before what is asked. What only goes on is not told from its beginning.
    fn news_since(&self, before: &Self) -> Vec<String> {
        let told = match self.told.strip_prefix(&before.told) {
            Some("") if self.beat == before.beat => "",
            Some(more) if !before.told.is_empty() && more.starts_with(' ') => more.trim_start(),
            _ => &self.told,
        };
        let asked = if self.asked == before.asked { "" } else { &self.asked };
        [told, asked].into_iter().filter(|words| !words.is_empty()).map(str::to_owned).collect()
    }
}

/// What is `told` and `asked`. Whenever `beat` changes what is told counts as said anew, even in the same words.
pub fn said(told: Signal<String>, asked: Signal<String>, beat: Signal<usize>) -> Memo<Said> {
    Memo::new(move |_| Said { told: told.get(), asked: asked.get(), beat: beat.get() })
}

/// The line that shows it.
pub fn line(said: Memo<Said>) -> AnyView {
    view! {
        <p class="status-line" role="status" aria-live="off">
            {move || said.with(|said| view! { <span>{said.told.clone()}</span> " " <span>{said.asked.clone()}</span> })}
        </p>
    }
    .into_any()
}

/// Where [`news`] puts what is spoken.
const LIST: &str = "main > [aria-live=polite]";

/// Has something spoken that the line does not show, where there is a table.
pub fn tell(words: &str) {
    if let Some(list) = seek::first(LIST) {
        add(&list, words);
    }
}

/// What is spoken of it.
pub fn news(said: Memo<Said>) -> AnyView {
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |before: Option<Said>| {
        let (now, before) = (said.get(), before.unwrap_or_default());
        let Some(list) = list.get() else { return before };
        for words in now.news_since(&before) {
            add(&list, &words);
        }
        now
    });
    view! { <div class="visually-hidden" aria-live="polite" node_ref=list></div> }.into_any()
}

fn add(list: &Element, words: &str) {
    let Ok(piece) = document().create_element("p") else { return };
    piece.set_text_content(Some(words));
    list.append_child(&piece).ok();
    if list.child_element_count() > KEPT
        && let Some(oldest) = list.first_element_child()
    {
        oldest.remove();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_is_told_once_and_before_what_is_asked() {
        let said = |told: &str, asked: &str, beat| Said { told: told.to_owned(), asked: asked.to_owned(), beat };
        let none = Said::default();
        for (before, now, news) in [
            (none.clone(), said("Ada drew.", "Discard.", 1), vec!["Ada drew.", "Discard."]),
            (said("Ada drew.", "", 1), said("Ada drew.", "", 1), vec![]),
            (said("Ada drew.", "", 1), said("Ada drew.", "", 2), vec!["Ada drew."]),
            (said("Ada drew.", "", 1), said("Ada drew.", "Discard.", 1), vec!["Discard."]),
            (said("Ada drew.", "Draw.", 1), said("Bea drew.", "Draw.", 2), vec!["Bea drew."]),
            (said("Ada shot.", "", 1), said("Ada shot. Bea drew.", "", 2), vec!["Bea drew."]),
            (said("Ada drew 1", "", 1), said("Ada drew 12", "", 2), vec!["Ada drew 12"]),
        ] {
            assert_eq!(now.news_since(&before), news, "{before:?} {now:?}");
        }
    }
}
