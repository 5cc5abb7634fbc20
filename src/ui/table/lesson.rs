//! Lessons: a hand whose cards and acts are known, and what is told while the player plays it. Plain data; the controller has everybody act
//! as it is written, the coach ([`super::coach`]) tells.

use crate::ui::text::lesson::Told;

/// A lesson as it is offered, before anything of it is there.
#[derive(Debug)]
pub struct Offer {
    /// The name by which the browser keeps where the player is.
    pub name: &'static str,
    /// What it is called, on the button that begins it.
    pub title: fn() -> &'static str,
    /// How many steps it has.
    pub len: usize,
}

/// A lesson of a game.
#[derive(Debug)]
pub struct Lesson {
    /// The name by which the browser keeps where the player is.
    pub name: &'static str,
    /// What it is called, on the button that begins it.
    pub title: fn() -> &'static str,
    /// The hands that are played in it, one after another.
    pub parts: &'static [Part],
    /// What is said at a step, counted over all parts.
    pub told: fn(usize) -> Told,
}

/// A hand of a lesson.
#[derive(Debug)]
pub struct Part {
    /// The text of the game, played as it is to be played.
    pub game: &'static str,
    /// What is told.
    pub steps: &'static [Step],
}

/// One thing that is told: to be read, or to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// How many acts of the hand are over when it begins.
    pub at: usize,
    /// How many are over when it ends; no more than that if there is nothing to do but to read.
    pub until: usize,
    /// What it points at: selectors. Where something is to be done, that is pointed at instead, and this only left in sight.
    pub points: &'static [&'static str],
    /// What else is left in sight while it is read, beside what it points at: selectors.
    pub beside: &'static [&'static str],
}

/// Something that can be pressed on the way to an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// What: a selector.
    pub at: String,
    /// What has to be there for it to lead to the act (a selector); often nothing.
    pub when: String,
}

impl Spot {
    /// Leads to the act wherever it is there.
    pub fn new(at: impl Into<String>) -> Self {
        Self { at: at.into(), when: String::new() }
    }

    /// The same only while something is there that fits `when`.
    #[must_use]
    pub fn when(self, when: impl Into<String>) -> Self {
        Self { when: when.into(), ..self }
    }
}

impl Step {
    /// Told at so many acts, to be read.
    pub const fn read(at: usize, points: &'static [&'static str]) -> Self {
        Self { at, until: at, points, beside: &[] }
    }

    /// What the player does from that act to that one.
    pub const fn act(at: usize, until: usize) -> Self {
        Self { at, until, points: &[], beside: &[] }
    }

    /// Speaks of that, too, while it has something done.
    #[must_use]
    pub const fn of(self, points: &'static [&'static str]) -> Self {
        Self { points, ..self }
    }

    /// Leaves that in sight, too, while it is read.
    #[must_use]
    pub const fn beside(self, beside: &'static [&'static str]) -> Self {
        Self { beside, ..self }
    }

    /// Whether there is nothing to do but to read.
    pub const fn is_read(&self) -> bool {
        self.at == self.until
    }
}

impl Lesson {
    /// What is known of it before it is there.
    pub const fn offer(&self) -> Offer {
        Offer { name: self.name, title: self.title, len: self.len() }
    }

    /// How many steps it has.
    pub const fn len(&self) -> usize {
        let (mut len, mut part) = (0, 0);
        while part < self.parts.len() {
            len += self.parts[part].steps.len();
            part += 1;
        }
        len
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The part that a step belongs to, and the step.
    pub fn step(&self, index: usize) -> Option<(usize, &'static Step)> {
        self.parts.iter().enumerate().flat_map(|(at, part)| part.steps.iter().map(move |step| (at, step))).nth(index)
    }

    /// The step that is told when `index` of them are over, and so many acts of its part.
    pub fn told_at(&self, index: usize, acts: usize) -> Option<&'static Step> {
        self.step(index).map(|(_, step)| step).filter(|step| step.at <= acts)
    }

    /// How many steps are over, if `index` of them were and so many acts of that part are.
    pub fn after(&self, index: usize, acts: usize) -> usize {
        index + usize::from(self.told_at(index, acts).is_some_and(|step| !step.is_read() && step.until <= acts))
    }
}

/// What holds of the lessons of every game.
#[cfg(test)]
pub(crate) mod testing {
    use super::{Lesson, Part};
    use crate::engine::{Game, Nobody, Session};
    use crate::ui::text::ME;
    use crate::ui::text::{Lang, speak};

    /// The game of a part.
    pub fn game<G: Game>(part: &Part) -> Session<G> {
        Session::from_text(part.game).unwrap()
    }

    /// What the player knows after so many acts of it.
    pub fn view_after<G: Game>(part: &Part, acts: usize) -> G::View {
        G::view(game::<G>(part).replay(acts, &mut Nobody).unwrap().state(), ME)
    }

    /// Every act of the player's is asked for by a step, and each step but those to be read begins with one, one after another.
    /// `leads` says whether there is a way to an act.
    pub fn assert_played<G: Game>(lesson: &Lesson, leads: impl Fn(G::Action, &G::View) -> bool) {
        for part in lesson.parts {
            let session = game::<G>(part);
            let mine = |acts: usize| G::to_act(session.replay(acts, &mut Nobody).unwrap().state()) == Some(ME);
            for (acts, &action) in session.actions().iter().enumerate().skip(part.steps[0].at) {
                let asked = part.steps.iter().any(|step| (step.at..step.until).contains(&acts));
                let told = || format!("{}: {action:?} after {acts} acts", lesson.name);
                assert!(asked || !mine(acts), "nobody asks for {}", told());
                assert!(!mine(acts) || leads(action, &view_after::<G>(part, acts)), "no way to {}", told());
            }
            for step in part.steps {
                assert!(step.is_read() || mine(step.at), "{}: {step:?} begins with the player's act", lesson.name);
                assert!(step.until <= session.actions().len());
            }
            let follows = |two: &[super::Step]| two[0].at <= two[1].at && two[0].until <= two[1].at;
            assert!(part.steps.windows(2).all(follows), "{}: one after another", lesson.name);
        }
    }

    /// Every step is told briefly, in each language in its own words.
    pub fn assert_told(lesson: &Lesson) {
        let in_language = |&lang: &Lang| {
            speak(lang);
            assert!(!(lesson.title)().is_empty());
            (0..lesson.len()).map(lesson.told).collect::<Vec<_>>()
        };
        let all: Vec<_> = Lang::ALL.iter().map(in_language).collect();
        speak(Lang::En);
        for told in all.iter().flatten() {
            assert!(!told.title.is_empty() && told.title.chars().count() < 40, "{:?}", told.title);
            assert!((40..260).contains(&told.text.chars().count()), "{:?}", told.text);
            assert!(told.text.ends_with(['.', '!', '?']) && !told.text.contains("  "), "{:?}", told.text);
        }
        for others in all.windows(2) {
            let differ =
                others[0].iter().zip(&others[1]).all(|(one, other)| one.title != other.title && one.text != other.text);
            assert!(differ, "{}", lesson.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: Lesson = Lesson {
        name: "test",
        title: || "Test",
        parts: &[
            Part { game: "", steps: &[Step::read(0, &[]), Step::act(0, 2), Step::read(5, &[])] },
            Part { game: "", steps: &[Step::read(3, &[])] },
        ],
        told: |_| Told { title: "", text: "" },
    };

    #[test]
    fn what_is_to_be_read_waits_and_what_is_to_be_done_ends_with_its_last_act() {
        let at = |index, acts| LESSON.told_at(index, acts).map(|step| step.at);
        assert_eq!((at(0, 0), LESSON.after(0, 0)), (Some(0), 0), "until it has been read");
        assert_eq!([0, 1, 2].map(|acts| LESSON.after(1, acts)), [1, 1, 2]);
        assert_eq!([2, 4, 5].map(|acts| at(2, acts)), [None, None, Some(5)], "the others act before it");
    }

    #[test]
    fn steps_are_counted_over_all_parts() {
        assert_eq!(LESSON.len(), 4);
        assert_eq!(
            [1, 2, 3, 4].map(|index| LESSON.step(index).map(|(part, _)| part)),
            [Some(0), Some(0), Some(1), None]
        );
    }
}
