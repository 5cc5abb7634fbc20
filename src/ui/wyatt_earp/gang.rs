//! The seven, for the first screen.

use leptos::prelude::*;

use super::look;
use crate::games::wyatt_earp::Outlaw;
use crate::ui::browser::art;

/// A row of portraits. Decoration: not read out.
pub fn gang() -> impl IntoView {
    let faces = Outlaw::ALL.map(|outlaw| {
        view! {
            <svg class=look::outlaw_ink(outlaw)>
                <use href=art::address(&format!("portrait-{}", look::slug(outlaw))) />
            </svg>
        }
    });
    view! {
        <div class="start-gang" aria-hidden="true">
            {faces.collect_view()}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_them_before_the_program_runs() {
        let page = include_str!("../../../index.html");
        let faces = Outlaw::ALL.map(|outlaw| format!("#portrait-{}\"", look::slug(outlaw)));
        assert_eq!(page.matches("#portrait-").count(), faces.len());
        for face in faces {
            assert!(page.contains(&face), "{face}");
        }
    }
}
