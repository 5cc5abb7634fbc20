//! The bots, from outside: honest, and the same in the same place.

use tin_star::bots::{Bot, BotKind, Character, Level, Temper};
use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::desperados::{Desperados, Options};

/// A decision depends on the view alone: in a world with other hidden cards, other secret choices and other chance the same bot does the same.
/// `POSITIONS=10000` looks at as many positions rather than the usual number.
#[test]
fn no_bot_knows_more_than_its_view() {
    let wanted: usize = std::env::var("POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let bots = [
        BotKind::Greedy,
        BotKind::ValueNet(16),
        BotKind::Character(Character { level: Level::Greenhorn, temper: Temper::Even }),
        BotKind::Character(Character { level: Level::Deputy, temper: Temper::Spiteful }),
    ];
    let mut seen = 0;
    for seed in 0.. {
        let mut state = Desperados::deal(&Options { seats: 2 + (seed % 4) as u8 }, seed).unwrap();
        let mut rng = Rng::new(!seed);
        while let Some(seat) = Desperados::to_act(&state) {
            if seen == wanted {
                return;
            }
            let view = Desperados::view(&state, seat);
            let world = Desperados::determinize(&view, &mut rng);
            let again = Desperados::view(&world, seat);
            let bot = bots[seen % bots.len()];
            let luck = rng.fork();
            let action = Bot::<Desperados>::choose(&bot, &view, &mut luck.clone());
            assert_eq!(Bot::<Desperados>::choose(&bot, &again, &mut luck.clone()), action, "{bot}");
            seen += 1;
            let usual = Bot::<Desperados>::choose(&BotKind::Greedy, &view, &mut rng);
            Desperados::apply(&mut state, usual, &mut Nobody).unwrap();
        }
    }
}
