//! What is kept, carried and shared of a game: texts and links, taking back, looking back.

mod replay;
mod take_back;
mod texts;

use tin_star::bots::{Bot, BotKind};
use tin_star::engine::{Game, Nobody, Rng, Session};
use tin_star::games::wyatt_earp::{Edition, Options, WyattEarp};

/// A game in which every seat is played by `bot`, after `count` actions or at its end.
fn played(seats: u8, seed: u64, bot: BotKind, count: usize) -> Session<WyattEarp> {
    let edition = if seed.is_multiple_of(2) { Edition::Y2014 } else { Edition::Y2000 };
    let mut session = Session::new(Options { seats, edition }, seed).unwrap();
    let mut rng = Rng::new(seed);
    while session.actions().len() < count
        && let Some(seat) = WyattEarp::to_act(session.state())
    {
        let action = match WyattEarp::legal(session.state())[..] {
            [only] => only,
            _ => Bot::<WyattEarp>::choose(&bot, &WyattEarp::view(session.state(), seat), &mut rng),
        };
        session.apply(action, &mut Nobody).unwrap();
    }
    session
}
