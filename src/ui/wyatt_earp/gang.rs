//! The seven, for the first screen.

use leptos::prelude::*;

use super::look;
use crate::games::wyatt_earp::Outlaw;
use crate::ui::art;

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
