//! How likely hands are: a net of the value net's kind, taught to tell the true hands among guessed ones.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use super::at_table_of;
use super::value_net::{Net, Overview};
use crate::games::wyatt_earp::{MAX_SEATS, State, View};

/// For tables of two, three and four.
static NETS: LazyLock<[Net; MAX_SEATS - 1]> = LazyLock::new(|| {
    [include_bytes!("two.bin"), include_bytes!("three.bin"), include_bytes!("four.bin")].map(Net::read)
});

/// How true the hands of the others look in a `world` that fits `view`: the logarithm of how likely it is, but for a number that is the same for
/// all such worlds.
pub fn likelihood(world: &State, view: &View) -> f32 {
    let net = &NETS[at_table_of(view.table.seats())];
    let overview = Overview::new(world);
    view.table.others(view.me).map(|seat| net.score(&overview.features(seat))).sum()
}
