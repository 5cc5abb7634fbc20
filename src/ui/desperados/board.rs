//! What lies open: the street at dusk, the warrant on the wall, the ledger of the booty, and the gangs when they are shown.

use leptos::prelude::*;

use super::booty::booty;
use super::context::Context;
use super::reveal::reveal;
use super::site::Site;
use super::warrant::warrant;
use crate::games::desperados::Place;
use crate::ui::text::desperados as says;
use crate::ui::text::label;

/// The board.
pub fn board(context: Context) -> AnyView {
    view! {
        <section class="board-wrap town" data-slot="board" aria-label=label().table tabindex="0" data-rove="">
            <ol class="street" aria-label=says::label().street>
                {Place::ALL.map(|place| view! { <Site place context /> }).into_iter().collect_view()}
            </ol>
            <div class="wall">{warrant(context)} {booty(context)}</div>
            {reveal(context)}
        </section>
    }
    .into_any()
}
