//! The lesson on strategy: positions in which the best bot is sure of itself. They were found with `lab/lesson/strategy.rs`, and what it
//! thought of each act stands in `tests/lessons/strategy.txt`.

use crate::ui::table::lesson::{Lesson, Part, Step};
use crate::ui::text::wyatt_earp::lesson::{self as ideas, Strategy, strategy};

/// Whose cards are thought about.
const HAND: &str = ".hand";

/// Why hold, when to join, when to go out.
pub const STRATEGY: Lesson = Lesson {
    name: "strategy",
    title: ideas::strategy_title,
    parts: &[
        Part {
            game: "ts1.wyatt-earp.2.AwAGAA2c5OflB6snmS4.2636b666",
            steps: &[Step::read(12, &["[data-slot=\"poster-billy-the-kid\"]"]).beside(&[HAND]), Step::act(12, 13)],
        },
        Part {
            game: "ts1.wyatt-earp.2.AwAbAHaUt8qXBtw4WyBtFMErEdKKIuZ0CDEhELYL1jbfIRF3Flm8hnBcT39hXCSjiAk.ae247b70",
            steps: &[
                Step::read(114, &["[data-slot=\"cell-2-butch-cassidy\"]", "[data-slot=\"cell-2-jesse-james\"]"])
                    .beside(&[HAND]),
                Step::act(114, 118),
            ],
        },
        Part {
            game: "ts1.wyatt-earp.2.AwAHAC2blcyKCMSfFYSaXebOc66ZFkg-IAQ.d7ea8d4b",
            steps: &[
                Step::read(
                    44,
                    &[
                        "[data-slot=\"cell-0-billy-the-kid\"]",
                        "[data-slot=\"cell-0-bob-dalton\"]",
                        "[data-slot=\"cell-0-wes-hardin\"]",
                    ],
                )
                .beside(&[HAND]),
                Step::act(44, 45),
            ],
        },
        Part {
            game: "ts1.wyatt-earp.2.AwBwAFLyqI_DDi6uUuEDQjl_UWBM63COJS3lveCbLc82i5KO1g.de84bc84",
            steps: &[
                Step::read(79, &["[data-slot=\"cell-0-billy-the-kid\"]", "[data-slot=\"cell-0-butch-cassidy\"]"])
                    .beside(&[HAND]),
                Step::act(79, 82),
                Step::read(82, &["[data-slot=\"score-race\"]"]),
            ],
        },
    ],
    told: |step| strategy(Strategy::ALL[step]),
};

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::engine::{Game, Session};
    use crate::games::wyatt_earp::WyattEarp;
    use crate::protocol::advise;
    use crate::ui::text::ME;
    use crate::ui::text::{Lang, speak};

    /// An act, the chance to win with it in hundredths, and what it brings in dollars.
    type Judged = (String, u32, u32);

    /// What the best bot thought: the position, what the lesson does, and what it could do instead.
    struct Position {
        text: String,
        acts: Vec<Judged>,
    }

    fn positions() -> Vec<Position> {
        let file = Path::new(crate::ROOT).join("tests/lessons/strategy.txt");
        let judged = |word: &str| {
            let (act, numbers) = word.rsplit_once('=').unwrap();
            let (chance, dollars) = numbers.split_once("%,$").unwrap();
            let dollars = dollars.trim_end_matches('k').replace('.', "") + "00";
            (act.to_owned(), chance.parse().unwrap(), dollars.parse().unwrap())
        };
        let position = |line: &str| {
            let mut words = line.split('\t').skip(1);
            Position { text: words.next().unwrap().to_owned(), acts: words.map(judged).collect() }
        };
        fs::read_to_string(file).unwrap().lines().map(position).collect()
    }

    /// The act of the lesson at a position, and the one that it is told against.
    const TOLD: [(&str, &str); 4] = [
        ("Discard(Outlaw(ButchCassidy))", "PlayOutlaws { outlaw: BillyTheKid, count: 3 }"),
        ("PlayOutlaws { outlaw: BobDalton, count: 2 }", "Discard(Outlaw(SundanceKid))"),
        ("Discard(Outlaw(SundanceKid))", "PlayOutlaws { outlaw: SundanceKid, count: 5 }"),
        ("PlayOutlaws { outlaw: WesHardin, count: 4 }", "Discard(Outlaw(JesseJames))"),
    ];

    #[test]
    fn what_is_told_is_what_the_best_bot_found() {
        for ((at, position), (better, worse)) in positions().iter().enumerate().zip(TOLD) {
            let part = &STRATEGY.parts[at];
            let (begins, game) = (part.steps[0].at, Session::<WyattEarp>::from_text(part.game).unwrap());
            let found = Session::<WyattEarp>::from_text(&position.text).unwrap();
            assert_eq!((found.seed(), found.actions()), (game.seed(), &game.actions()[..begins]));
            assert_eq!(format!("{:?}", game.actions()[begins]), better);
            let of = |name: &str| position.acts.iter().find(|act| act.0 == name).unwrap();
            for &lang in Lang::ALL {
                speak(lang);
                let text = (STRATEGY.told)(2 * at + 1).text;
                let (point, before, after) = if lang == Lang::En { (",", "$", "") } else { (".", "", "\u{a0}$") };
                for (_, chance, dollars) in [of(better), of(worse)] {
                    let money = format!("{before}{}{point}{:03}{after}", dollars / 1000, dollars % 1000);
                    assert!(
                        text.contains(&money) && text.contains(&chance.to_string()),
                        "{money} and {chance}: {text}"
                    );
                }
            }
            speak(Lang::En);
        }
    }

    #[test]
    fn a_second_thought_with_other_worlds_comes_to_the_same() {
        for (position, (better, worse)) in positions().iter().zip(TOLD) {
            let session = Session::<WyattEarp>::from_text(&position.text).unwrap();
            let (mut looks, view) = (0, WyattEarp::view(session.state(), ME));
            let advice = advise::<WyattEarp>(7, &view, None, || {
                looks += 1;
                looks > 12
            });
            let advice = advice.unwrap();
            let of = |name: &str| advice.options.iter().find(|option| format!("{:?}", option.action) == name).unwrap();
            assert!(of(better).chance > of(worse).chance, "{better} rather than {worse}: {advice:?}");
        }
    }
}
