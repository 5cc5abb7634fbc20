//! Bots decide by the view alone.

use std::fmt::Display;

use tin_star::bots::{Bot, BotKind, Character, Level, Temper};
use tin_star::engine::{Game, Nobody, Rng};

/// A bot gets a view and nothing else, and another test checks what a view tells of its world. So what is left to be seen is
/// that a bot does the same of the same view and luck, whatever it has thought of before: looks at some hundred positions of games that `deal`
/// deals, each with the next of the kinds of bots. `POSITIONS=10000` looks at as many rather than the usual number.
pub fn by_the_view_alone<G: Game>(deal: impl Fn(u64) -> G::State)
where
    BotKind: Bot<G> + Display,
    G::Action: std::fmt::Debug,
{
    let wanted: usize = std::env::var("POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(250);
    let even = |level| BotKind::Character(Character { level, temper: Temper::Even });
    let bots = [
        BotKind::Greedy,
        even(Level::Greenhorn),
        BotKind::Character(Character { level: Level::Deputy, temper: Temper::Spiteful }),
        even(Level::Ranger),
        // Whole hands in guessed worlds, and what Legends do: some turns, then a guess at the rest.
        BotKind::Rollout(16),
        BotKind::ValueNet(16),
    ];
    let mut seen = 0;
    for seed in 0.. {
        let mut state = deal(seed);
        let mut rng = Rng::new(!seed);
        while let Some(seat) = G::to_act(&state) {
            if seen == wanted {
                return;
            }
            let view = G::view(&state, seat);
            let world = G::determinize(&view, &mut rng);
            let again = G::view(&world, seat);
            let bot = bots[seen % bots.len()];
            let luck = rng.fork();
            let action = Bot::<G>::choose(&bot, &view, &mut luck.clone());
            assert_eq!(Bot::<G>::choose(&bot, &again, &mut luck.clone()), action, "{bot}, deal {seed}");
            seen += 1;
            let usual = Bot::<G>::choose(&BotKind::Greedy, &view, &mut rng);
            G::apply(&mut state, usual, &mut Nobody).unwrap();
        }
    }
}
