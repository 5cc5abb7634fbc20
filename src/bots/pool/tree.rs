//! Tree search for any game: it knows the rules, and nothing of how to play.
//!
//! Information-set tree search of one observer (Cowling, Powley and Whitehouse 2012): each playout guesses a world that fits the view, goes
//! down the tree by what has done well there among what is possible in that world, tries something new, and plays on at random to the end of
//! the hand. So it shares no knowledge, and no mistake, with the house's bots: of [`Mind`] it takes what points a seat has, nothing else.

use crate::bots::{Bot, Mind};
use crate::engine::{Clock, Game, Nobody, Outcome, Rng, Seat};

/// How much a way is worth that was seldom tried, against one that did well.
const CURIOSITY: f32 = 0.7;
/// A playout that has not ended after so many acts is worth nothing to anybody.
const LONGEST: usize = 5_000;

/// One who looks at so many playouts for each decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tree {
    playouts: u32,
}

impl Tree {
    /// One with so many playouts.
    pub const fn new(playouts: u32) -> Self {
        Self { playouts }
    }
}

/// What may be done at a point of the tree.
struct Branch<G: Game> {
    action: G::Action,
    to: usize,
    tries: f32,
    /// How often it was possible when a way was chosen here.
    possible: f32,
    worth: f32,
}

impl<G: Mind> Bot<G> for Tree {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        let legal = G::legal_in(view);
        let &[first, .., _] = legal.as_ref() else { return legal.as_ref()[0] };
        let mut tree: Vec<Vec<Branch<G>>> = vec![Vec::new()];
        let mut path = Vec::new();
        for _ in 0..self.playouts {
            let mut world = G::determinize(view, rng);
            let since = G::clock(&world);
            path.clear();
            descend::<G>(&mut tree, &mut world, since, &mut path, rng);
            let mut acts = 0;
            while !has_ended::<G>(&world, since) && acts < LONGEST {
                let legal = G::legal(&world);
                let legal = legal.as_ref();
                if legal.is_empty() || G::apply(&mut world, legal[rng.below(legal.len())], &mut Nobody).is_err() {
                    break;
                }
                acts += 1;
            }
            for &(node, branch, seat) in &path {
                let branch: &mut Branch<G> = &mut tree[node][branch];
                branch.tries += 1.0;
                branch.worth += worth::<G>(&world, seat);
            }
        }
        let tried = tree[0].iter().filter(|branch| legal.as_ref().contains(&branch.action));
        tried.max_by(|a, b| a.tries.total_cmp(&b.tries)).map_or(first, |branch| branch.action)
    }
}

/// Goes down the tree to a way not tried before, and adds that.
fn descend<G: Game>(
    tree: &mut Vec<Vec<Branch<G>>>,
    world: &mut G::State,
    since: Clock,
    path: &mut Vec<(usize, usize, Seat)>,
    rng: &mut Rng,
) {
    let mut at = 0;
    while !has_ended::<G>(world, since)
        && let Some(seat) = G::to_act(world)
    {
        let legal = G::legal(world);
        let legal = legal.as_ref();
        let fresh: Vec<_> = legal.iter().filter(|&&act| tree[at].iter().all(|b| b.action != act)).copied().collect();
        for branch in tree[at].iter_mut().filter(|branch| legal.contains(&branch.action)) {
            branch.possible += 1.0;
        }
        let is_new = !fresh.is_empty();
        let branch = if is_new {
            let action = fresh[rng.below(fresh.len())];
            let to = tree.len();
            tree.push(Vec::new());
            tree[at].push(Branch { action, to, tries: 0.0, possible: 1.0, worth: 0.0 });
            tree[at].len() - 1
        } else {
            let promise = |branch: &Branch<G>| {
                let tries = branch.tries.max(1.0);
                branch.worth / tries + CURIOSITY * (branch.possible.ln() / tries).sqrt()
            };
            let possible = tree[at].iter().enumerate().filter(|(_, branch)| legal.contains(&branch.action));
            let Some((best, _)) = possible.max_by(|a, b| promise(a.1).total_cmp(&promise(b.1))) else { return };
            best
        };
        path.push((at, branch, seat));
        let Branch { action, to, .. } = tree[at][branch];
        if G::apply(world, action, &mut Nobody).is_err() || is_new {
            return;
        }
        at = to;
    }
}

/// Whether the hand is over in which the playout began.
fn has_ended<G: Game>(world: &G::State, since: Clock) -> bool {
    G::clock(world).hand != since.hand || G::to_act(world).is_none()
}

/// What the end of a hand is worth: the game, if it is over, or else how far the points are ahead of the best of the others.
fn worth<G: Mind>(world: &G::State, seat: Seat) -> f32 {
    if let Some(Outcome { winners, .. }) = G::outcome(world) {
        return if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    }
    let points = |seat| G::points(world, seat);
    let best = Seat::all(G::seats(world)).filter(|&other| other != seat).map(points).fold(f32::MIN, f32::max);
    1.0 / (1.0 + (-(points(seat) - best) / 5.0).exp())
}
