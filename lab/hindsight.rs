//! How often looking back takes for a mistake what somebody did by the hints' own advice, which is the chance of the worlds and nobody's fault; and
//! how often what a bot did.
//!
//! `cargo run --release --bin hindsight -- wyatt-earp 3 300` looks at 300 decisions at a table of three that follow the advice. A fourth argument
//! says after how many steps of 16 worlds a clock stops the hint (0: none does), a fifth names a bot that decides instead. The others play by the
//! rules of thumb.

use std::error::Error;

use tin_star::bots::rollout::{Advice, MISTAKE};
use tin_star::bots::{Bot, BotKind, Mind};
use tin_star::engine::{Nobody, Rng, Seat, Session};
use tin_star::games::{GameKind, with_game};
use tin_star::protocol::advise;

/// Who is advised, and looks back.
const ME: Seat = Seat(0);

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().ok_or("which game? such as: hindsight wyatt-earp 3 300")?;
    let seats: u8 = arguments.next().map_or(Ok(3), |seats| seats.parse())?;
    let wanted: u32 = arguments.next().map_or(Ok(300), |decisions| decisions.parse())?;
    let steps: u32 = arguments.next().map_or(Ok(0), |steps| steps.parse())?;
    let bot = arguments.next().map(|bot| bot.parse()).transpose()?;
    let game = GameKind::by_name(&game).ok_or_else(|| format!("there is no game called {game}"))?;
    with_game!(game, G => count::<G>(seats, wanted, steps, bot))
}

fn count<G: Mind>(seats: u8, wanted: u32, steps: u32, bot: Option<BotKind>) -> Result<(), Box<dyn Error>> {
    let (mut seen, mut once, mut now) = (0, 0, 0);
    for seed in 0.. {
        let mut session = Session::<G>::new(G::options(seats, 0), (11 << 40) + seed).map_err(|why| why.to_string())?;
        while let Some(seat) = G::to_act(session.state()) {
            let (view, luck) = (G::view(session.state(), seat), session.decision_seed());
            let player = bot.filter(|_| seat == ME).unwrap_or(BotKind::Greedy);
            let mut action = Bot::<G>::choose(&player, &view, &mut Rng::new(luck));
            if seat == ME && G::legal_in(&view).as_ref().len() > 1 {
                if bot.is_none()
                    && let Some(advice) = weigh::<G>(&view, luck, None, steps)
                {
                    action = advice.options[0].action;
                }
                // No clock stops two thoughts after as many worlds.
                let look = |luck| weigh::<G>(&view, luck, Some(action), steps + steps / 2);
                let cost = |advice: &Advice<G>| advice.cost(action).unwrap_or_default();
                if let (Some(first), Some(other)) = (look(luck), look(!luck)) {
                    seen += 1;
                    once += u32::from(cost(&other) >= MISTAKE);
                    now += u32::from(cost(&first) >= MISTAKE && cost(&first.with(&other)) >= MISTAKE);
                }
            }
            if seen == wanted {
                println!(
                    "{}, {seats} seats: of {seen} decisions {once} are mistakes by one thought in other worlds, {now} by those of then and others",
                    G::NAME
                );
                return Ok(());
            }
            session.apply(action, &mut Nobody).map_err(|why| why.to_string())?;
        }
    }
    Ok(())
}

fn weigh<G: Mind>(view: &G::View, luck: u64, done: Option<G::Action>, steps: u32) -> Option<Advice<G>> {
    let mut taken = 0;
    advise::<G>(luck, view, done, || {
        taken += 1;
        taken == steps
    })
}
