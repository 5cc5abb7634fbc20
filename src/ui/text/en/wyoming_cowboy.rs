//! Wyoming Cowboy in English.

use super::{English, cards, list, object, possessive, subject, whose};
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{
    Acted, Action, Calibre, Card, Direction, Event, Gun, Illegal, NoShot, Phase, Rank, ScoreLine, Suit, Suits, View,
};
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy::{Label, Reason, Room, can_shoot};

static LABEL: Label = Label {
    game: "Wyoming Cowboy",
    start_lead: "Cowboys to shoot, tens to shed, and five kinds of guns. Loud, for three to eight.",
    usual: "Usual rules",
    usual_note: "Taking the discard is free, and so is drawing two for a 5.",
    strict: "Strict rules",
    strict_note: "Taking the discard, or two for a 5, is the turn’s action.",
    short: "A short game",
    short_note: "Usual rules, but to 200 points instead of 500.",
    piles: "Draw pile and discards",
    draw_pile: "Draw pile",
    discards: "Discards",
    by_rank: "by rank",
    by_suit: "by suit",
    middle: "Badges, tens and the last shot",
    badges_left: "Badges left",
    players: "Players, their guns, badges and tens",
    worth_now: "Counts now",
    worth_lead: "What your cards would score if somebody else ended the hand now.",
    nothing_yet: "Nothing counts yet.",
    nothing_counted: "Nothing counted.",
    pick: "Pick a card to discard, or several for a gun or a couple.",
    pick_one: "Pick a card to discard.",
    chosen: "You have chosen. The others choose …",
    choosing: "choosing cards",
    fire: "Turn a card",
    fire_short: "Fire",
    hold: "Hold your fire",
    hold_short: "Hold",
    draw: "Draw from the pile",
    draw_short: "Draw",
    in_place: "Draw a card for the cowboy",
    enough: "No card",
    end_turn: "End the turn",
    put_gun_away: "Put the gun back",
    which_way: "Which way shall the cards go?",
    hit: "Hit!",
    dodged: "Missed",
    held: "Not fired",
    aim: "Whom do you shoot at?",
    sheets: "Card by card",
    places: "The standings",
    score_head: "Points",
    only_way: "There is nothing else to do.",
    shortcuts: "P presses the first button\nD draws\nT takes the discard\nG pulls a gun\nC shows a couple\nN has cards passed with a 9\nX holds or declines",
    fired: "has shot",
    no_king: "No cowboy here can be aimed at.",
    have_king: "A cowboy of yours can be aimed at, and you must say so.",
    say_no: "Say no",
    say_yes: "Say yes",
    give_title: "Hit! Which cowboy do you give?",
    thrown: "nothing to take",
    full: "No more cards go. Put one back first.",
    to_take: "to take",
    two_decks: "Five or more players use two decks.",
    backfired: "Backfired!",
    quick: "Quick draw!",
    lone: "Orphans alone",
    pinned: "with a badge",
    shot_lead: "The last shot",
    ends: "ends the hand",
};

impl Room for English {
    fn label(&self) -> &'static Label {
        &LABEL
    }

    fn corner(&self, rank: Rank) -> &'static str {
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][rank.index()]
    }

    fn role(&self, rank: Rank) -> &'static str {
        match rank {
            Rank::King => "cowboy",
            Rank::Queen => "dance-hall girl",
            Rank::Jack => "orphan",
            _ => "",
        }
    }

    fn card_use(&self, rank: Rank) -> &'static str {
        match rank {
            Rank::Two => "pair: .22",
            Rank::Three => ".38 .357",
            Rank::Four => ".45",
            Rank::Five => "draw 2",
            Rank::Six => "beast",
            Rank::Seven => ".357",
            Rank::Eight => ".38",
            Rank::Nine => "pass",
            Rank::Ten => "lay: +10",
            Rank::Jack => "orphan",
            Rank::Queen => "girl",
            Rank::King => "cowboy",
        }
    }

    fn card_help(&self, rank: Rank, strict: bool) -> &'static str {
        match rank {
            Rank::Two => "Two of them are a .22. Holding two as the hand ends costs 30.",
            Rank::Three => "With an 8 a .38; with a 5 and a 7 a .357.",
            Rank::Four => "With the 5 of its suit a .45.",
            Rank::Five if strict => {
                "With the 4 of its suit a .45; with 3 and 7 a .357. Discarded as the turn’s action, it draws two."
            }
            Rank::Five => {
                "With the 4 of its suit a .45; with a 3 and a 7 a .357. Discarded, it lets its owner draw two."
            }
            Rank::Six => "Costs 20 each, three 100. Discarded only if all else counts; may be passed, or answer a .22.",
            Rank::Seven => "With a 3 and a 5 a .357; all of one suit are a quick draw.",
            Rank::Eight => "With a 3 a .38.",
            Rank::Nine => "As the turn’s action it has everybody pass two cards.",
            Rank::Ten => "Discarded, it goes onto the table and counts 10. Held as the hand ends, it costs 30.",
            Rank::Jack => "All four are an orphanage, 80; one of a family with king, queen and badge.",
            Rank::Queen => "Costs 25, but all four bring 100. Shown with her king: 25 at once.",
            Rank::King => "Brings 25, all four 150, with their badges 200. A badge protects him.",
        }
    }

    fn suit(&self, suit: Suit) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][suit.index()]
    }

    fn card_title(&self, card: Card) -> String {
        let rank = match card.rank() {
            Rank::Jack => "Jack",
            Rank::Queen => "Queen",
            Rank::King => "King",
            rank => self.corner(rank),
        };
        format!("{rank} of {}", self.suit(card.suit()))
    }

    fn badge_title(&self, suit: Suit) -> String {
        format!("Badge of {}", self.suit(suit))
    }

    fn calibre(&self, calibre: Calibre) -> &'static str {
        [".22", ".38", ".357", ".45"][calibre as usize]
    }

    fn gun_title(&self, gun: Gun) -> String {
        let cards: Vec<String> = gun.cards().iter().map(|&card| the(card)).collect();
        format!("{}: {}", self.calibre(gun.calibre()), list(&cards))
    }

    fn signed(&self, points: i16) -> String {
        match points {
            0 => "0".to_owned(),
            1.. => format!("+{points}"),
            _ => format!("−{}", -i32::from(points)),
        }
    }

    fn points(&self, points: i16) -> String {
        match points {
            1 => "1 point".to_owned(),
            0.. => format!("{points} points"),
            _ => format!("−{} points", -i32::from(points)),
        }
    }

    fn badges(&self, badges: Suits) -> String {
        format!("Badges: {}", self.of_suits(badges))
    }

    fn tens(&self, tens: Suits) -> String {
        format!("Tens: {}", self.of_suits(tens))
    }

    fn tens_laid(&self, laid: u8, of: u8) -> String {
        format!("Tens on the table: {laid} of {of}")
    }

    fn couples(&self, suits: &[Suit]) -> String {
        let suits: Vec<&str> = suits.iter().map(|&suit| self.suit(suit)).collect();
        format!("Couples shown: {}", list(&suits))
    }

    fn top_discard(&self, card: Card, by: Seat, above: Option<Card>, names: &Names) -> String {
        let said = format!("{}, discarded by {}", self.card_title(card), object(names, by));
        above.map_or(said.clone(), |above| format!("{said}, to take; the {} lies on top", the(above)))
    }

    fn direction(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::Left => "To the left",
            Direction::Right => "To the right",
            Direction::Across => "Across",
        }
    }

    fn direction_short(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::Left => "Left",
            Direction::Right => "Right",
            Direction::Across => "Across",
        }
    }

    fn chosen(&self, cards: u8, wanted: u8) -> String {
        format!("{cards} of {wanted} chosen.")
    }

    fn passing(&self, to: Seat, from: Option<Seat>, names: &Names) -> String {
        let theirs = from.map(|from| format!(", {} come to you", possessive(names, from)));
        format!("Yours go to {}{}.", object(names, to), theirs.unwrap_or_default())
    }

    fn shoot_at(&self, calibre: Calibre, victim: Seat, names: &Names) -> String {
        format!("Shoot at {} with the {}", object(names, victim), self.calibre(calibre))
    }

    fn take_up(&self, calibre: Calibre) -> String {
        format!("Shoot with the {}", self.calibre(calibre))
    }

    fn pull(&self, calibre: Calibre) -> String {
        format!("Pull the {}", self.calibre(calibre))
    }

    fn discard(&self, card: Card) -> String {
        if card.rank() == Rank::Ten { format!("Lay the {}", the(card)) } else { format!("Discard the {}", the(card)) }
    }

    fn discard_short(&self, card: Card) -> String {
        if card.rank() == Rank::Ten { "Lay it".to_owned() } else { "Discard".to_owned() }
    }

    fn show_couple(&self, suit: Suit) -> String {
        format!("Show the couple of {}", self.suit(suit))
    }

    fn show_couple_short(&self, _: Suit) -> String {
        "Couple".to_owned()
    }

    fn pass_nine(&self, suit: Suit) -> String {
        format!("Pass with the 9 of {}", self.suit(suit))
    }

    fn pass_nine_short(&self, _: Suit) -> String {
        "Pass".to_owned()
    }

    fn pass_to(&self, count: u8, to: Seat, names: &Names) -> String {
        format!("Pass {} to {}", cards(count), object(names, to))
    }

    fn pass_short(&self, count: u8) -> String {
        format!("Pass {count}")
    }

    fn take(&self, card: Card) -> String {
        format!("Take the {}", the(card))
    }

    fn take_short(&self, card: Card) -> String {
        format!("Take {}", self.corner(card.rank()))
    }

    fn backfire(&self, suit: Suit) -> String {
        format!("Backfire: hand over the 6 of {}", self.suit(suit))
    }

    fn backfire_note(&self, names: &Names, shooter: Seat) -> String {
        format!("{} must take it, and the shot is over.", subject(names, shooter))
    }

    fn quick_draw(&self, suit: Suit) -> String {
        format!("Quick draw: 3, 5 and 7 of {}", self.suit(suit))
    }

    fn quick_draw_note(&self, calibre: Calibre) -> String {
        format!("You lay it down and take the {}.", self.calibre(calibre))
    }

    fn asked_title(&self, calibre: Calibre, shooter: Seat, names: &Names) -> String {
        format!("{} shoots at you with a {}!", names.of(shooter), self.calibre(calibre))
    }

    fn prompt(&self, view: &View, names: &Names) -> String {
        match view.phase {
            Phase::Direction => "Name the direction of the first pass.".to_owned(),
            Phase::Passing { cards: count, direction } => {
                let to = direction.receiver(view.me, view.table.seats());
                format!("Choose {} for {}.", cards(count.min(view.hand.len())), object(names, to))
            }
            Phase::Play if view.table.cardless || view.hand.is_empty() => "Shoot, or end the turn.".to_owned(),
            Phase::Play if view.table.acted == Acted::Nothing => "One action or none; then discard.".to_owned(),
            Phase::Play if can_shoot(view) => "Shoot with another gun, or discard a card.".to_owned(),
            Phase::Play => "Discard a card.".to_owned(),
            Phase::Asked { .. } => "Can you be hit?".to_owned(),
            Phase::Aimed { .. } if !view.table.can_draw() => "There is no card to turn, so no shot.".to_owned(),
            Phase::Aimed { .. } => "Turn a card, or hold your fire.".to_owned(),
            Phase::Hit { .. } => "Give a cowboy without a badge.".to_owned(),
            Phase::Replace { cards: 1, .. } => "You may draw a card for the cowboy.".to_owned(),
            Phase::Replace { .. } => "You may draw two cards for the cowboy, one at a time.".to_owned(),
            Phase::Draw { cards: 1, .. } => "Draw a card.".to_owned(),
            // C-2.8: taking is an action of its own, and brings no second card.
            Phase::Draw { .. } if view.table.options.strict() => {
                "Draw two cards, or take just the discarded one.".to_owned()
            }
            Phase::Draw { .. } => "Draw two cards.".to_owned(),
            Phase::HandOver => "The hand is over.".to_owned(),
            Phase::Over => "The game is over.".to_owned(),
        }
    }

    fn illegal(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::NotYourTurn => "It is not your turn.",
            Illegal::NotInHand => "You do not hold that.",
            Illegal::NameDirection => "First name the direction.",
            Illegal::NotNow => "No direction is asked for now.",
            Illegal::NobodyAcross => "Nobody sits across at this table.",
            Illegal::ChoosePass => "Choose the cards to pass.",
            Illegal::NothingPassed => "Nothing is being passed.",
            Illegal::ChosenAlready => "You have chosen already.",
            Illegal::NotThree => "Pass 3 cards.",
            Illegal::WrongNumber => "Another number of cards is to be passed.",
            Illegal::ActedAlready => "A turn has one action, and this one has had it.",
            Illegal::DiscardFirst => "First discard a card.",
            Illegal::Cardless => "Without cards at the start of a turn you do not discard.",
            Illegal::SixStays => "A 6 stays as long as another card in hand does not count for you.",
            Illegal::DrawNow => "Now draw.",
            Illegal::NotDrawing => "There is nothing to draw now.",
            Illegal::NothingToTake => "No discarded card may be taken.",
            Illegal::TakenAlready => "Only one of the two may be a discarded card.",
            Illegal::NoCards => "There is no card left to draw.",
            Illegal::TakingIsAnAction => {
                "By the strict rules taking the discard is an action, and the turn has had one."
            }
            Illegal::NoCouple => "A couple is the king and the queen of one suit.",
            Illegal::ShownAlready => "You have shown that couple in this hand.",
            Illegal::NoGun => "These cards make no gun.",
            Illegal::NotLoaded => "No such gun of yours is left to shoot with in this turn.",
            Illegal::NoVictim => "Shoot at somebody else.",
            Illegal::AnswerFirst => "The shot must be answered first.",
            Illegal::NotAsked => "Nobody shoots at you.",
            Illegal::NoBackfire => "Only a .22 backfires.",
            Illegal::NoQuickDraw => "That is no quick draw.",
            Illegal::FireOrHold => "Turn a card, or hold your fire.",
            Illegal::NotAiming => "Nobody is aimed at.",
            Illegal::GiveKing => "A cowboy must be handed over.",
            Illegal::NothingToGive => "Nobody is to be handed over.",
            Illegal::NoSuchKing => "You hold no such cowboy without a badge.",
            Illegal::ReplaceFirst => "First draw for the cowboy, or decline.",
            Illegal::NothingToReplace => "There is nobody to replace.",
            Illegal::MustDiscard => "You must discard.",
            Illegal::HandOver => "The hand is over.",
            Illegal::HandNotOver => "The hand is not over yet.",
            Illegal::GameOver => "The game is over.",
        }
    }

    fn event(&self, event: &Event, names: &Names) -> Option<String> {
        let who = |seat: Seat| subject(names, seat);
        Some(match event {
            Event::Dealt { dealer, .. } => format!("{} dealt.", who(*dealer)),
            Event::Named { dealer, direction } => {
                format!("{} named the direction of the first pass: {}.", who(*dealer), way(*direction))
            }
            Event::Nine { seat, card, direction } => {
                format!("{} had everybody pass two cards {} with the {}.", who(*seat), way(*direction), the(*card))
            }
            Event::Chose { seat, cards } => format!("{} chose the {}.", who(*seat), list(&titles(cards.cards()))),
            Event::Passed { direction, counts, cards: passed, seats } => {
                let seats = usize::from(*seats);
                let me = Seat(0);
                let said = |seat: Seat| passed[seat.index()].map(|hand| each(hand.cards()));
                let to = direction.receiver(me, seats);
                let from = direction.giver(me, seats);
                let gave = said(me).filter(|_| counts[0] > 0);
                let got = said(from).filter(|_| counts[from.index()] > 0);
                let gave = gave.map(|cards| format!("you gave {} {cards}", names.of(to)));
                let got = got.map(|cards| format!("{} gave you {cards}", names.of(from)));
                let both: Vec<String> = gave.into_iter().chain(got).collect();
                if both.is_empty() {
                    format!("Cards were passed {}.", way(*direction))
                } else {
                    format!("Cards were passed {}: {}.", way(*direction), both.join("; "))
                }
            }
            Event::Couple { seat, suit } => {
                format!("{} showed the couple of {}: 25 points.", who(*seat), self.suit(*suit))
            }
            Event::Pulled { seat, gun } => {
                let cards = titles(gun.cards().into_iter());
                format!("{} pulled a {}: {}.", who(*seat), self.calibre(gun.calibre()), list(&cards))
            }
            Event::Shot { seat, gun, victim } => {
                format!("{} shot at {} with a {}.", who(*seat), object(names, *victim), self.calibre(gun.calibre()))
            }
            Event::Backfired { victim, seat, card } => {
                format!("It backfired: {} handed {} the {}.", object(names, *victim), object(names, *seat), the(*card))
            }
            Event::QuickDraw { victim, gun, seat, taken } => format!(
                "Quick draw! {} laid down {} and took {} {}.",
                who(*victim),
                each(gun.cards().into_iter()),
                possessive(names, *seat),
                self.calibre(taken.calibre())
            ),
            Event::Target { victim } => {
                format!("{} can be hit.", who(*victim))
            }
            Event::Missed { victim, why: NoShot::NoTarget } => {
                format!("{} cannot be hit: missed.", who(*victim))
            }
            Event::Missed { why: NoShot::Held, .. } => "The gun was not fired.".to_owned(),
            Event::Turned { card, hit: true } => format!("The {} was turned: a hit!", the(*card)),
            Event::Turned { card, hit: false } => format!("The {} was turned: a miss.", the(*card)),
            Event::Badge { seat, suit } => {
                format!("{} king of {} dodged and got a badge.", whose(names, *seat), self.suit(*suit))
            }
            Event::KingTaken { victim, seat, suit, protected } => format!(
                "{} took the king of {} from {}{}.",
                who(*seat),
                self.suit(*suit),
                object(names, *victim),
                if *protected { ", badge and all" } else { "" }
            ),
            Event::Drew { seat, card: Some(card) } => format!("{} drew the {}.", who(*seat), the(*card)),
            Event::Drew { seat, card: None } => format!("{} drew a card.", who(*seat)),
            Event::Took { seat, card } => format!("{} took the {} from the discards.", who(*seat), the(*card)),
            Event::Reshuffled => "The discards became the new draw pile.".to_owned(),
            Event::Discarded { seat, card, .. } if card.rank() == Rank::Ten => {
                format!("{} laid the {} on the table.", who(*seat), the(*card))
            }
            Event::Discarded { seat, card, badge } => format!(
                "{} discarded the {}{}.",
                who(*seat),
                the(*card),
                if *badge { "; the badge went back" } else { "" }
            ),
            Event::NotReplaced { victim } => format!("{} drew no card for the cowboy.", who(*victim)),
            Event::TurnEnded { seat } => format!("{} neither discarded nor drew.", who(*seat)),
            Event::Scored { by: Some(seat), .. } => format!("{} ended the hand: 30 points.", who(*seat)),
            Event::Scored { by: None, .. } => "Nobody ended the hand.".to_owned(),
            Event::Ended { winners } => format!("{} won the game.", people(names, winners)),
        })
    }

    fn drew_two(&self, seat: Seat, names: &Names) -> String {
        format!("{} drew two cards.", subject(names, seat))
    }

    fn drew_no_second(&self, victim: Seat, names: &Names) -> String {
        format!("{} drew no second card for the cowboy.", subject(names, victim))
    }

    fn took_other(&self, seat: Seat, card: Card, names: &Names) -> String {
        format!("{} took the other {} from the discards.", subject(names, seat), the(card))
    }

    fn order(&self, action: Action, view: &View, names: &Names) -> String {
        match action {
            Action::Name(direction) => format!("Pass {}", way(direction)),
            Action::Pass(hand) => format!("Pass the {}", list(&titles(hand.cards()))),
            Action::Couple(suit) => self.show_couple(suit),
            Action::Nine { suit, direction } => format!("{} {}", self.pass_nine(suit), way(direction)),
            Action::Pull(gun) => format!("Pull the {}", self.gun_title(gun)),
            Action::Shoot { calibre, victim } => self.shoot_at(calibre, victim, names),
            Action::Stand => "Say whether you can be hit".to_owned(),
            Action::Backfire(suit) => self.backfire(suit),
            Action::QuickDraw(suit) => self.quick_draw(suit),
            Action::Fire => LABEL.fire.to_owned(),
            Action::HoldFire => LABEL.hold.to_owned(),
            Action::Give(suit) => format!("Give the king of {}", self.suit(suit)),
            Action::Draw if matches!(view.phase, Phase::Replace { .. }) => LABEL.in_place.to_owned(),
            Action::Draw => LABEL.draw.to_owned(),
            Action::TakeDiscard => view.top_discard().map_or_else(|| LABEL.discards.to_owned(), |top| self.take(top)),
            Action::Enough => "Draw no card".to_owned(),
            Action::Discard(card) => self.discard(card),
            Action::EndTurn => LABEL.end_turn.to_owned(),
            Action::NextHand => "Deal the next hand".to_owned(),
        }
    }

    fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Counts { from, to } => {
                format!(
                    "If the hand ended now, yours would count {} with it and {} once it is discarded.",
                    self.signed(from),
                    self.signed(to)
                )
            }
            Reason::NotMissed => "Your hand counts as much without it.".to_owned(),
            Reason::Gains { from, to } => {
                format!(
                    "If the hand ended now, yours would count {} with it instead of {}.",
                    self.signed(to),
                    self.signed(from)
                )
            }
            Reason::Spares { from, to } => {
                format!(
                    "If the hand ended now, yours would count {} with the card that lies there, and {} without.",
                    self.signed(to),
                    self.signed(from)
                )
            }
            Reason::Alone => "Nothing else looked worth a try.".to_owned(),
            Reason::Ends => "It ends the hand and brings you 30.".to_owned(),
            Reason::AtOnce { points } => format!("That counts {} at once.", self.signed(points)),
            Reason::Shot { hits, misses, nobody, ends } => {
                let nobody = match nobody {
                    0 => String::new(),
                    _ => format!(" In {nobody} there is no cowboy to be hit."),
                };
                let ends = ends_hand(ends);
                let shot = match (hits, misses) {
                    (100, _) => "hits in all 100 cases".to_owned(),
                    (0, 100) => "misses in all 100 cases".to_owned(),
                    _ => format!("hits in {hits} of 100 cases and misses in {misses}"),
                };
                format!("Unanswered, it {shot}.{nobody}{ends}")
            }
            Reason::Fire { hits: 100, .. } => "It hits in all 100 cases.".to_owned(),
            Reason::Fire { hits, ends } => format!("It hits in {hits} of 100 cases.{}", ends_hand(ends)),
            Reason::Better { points } => {
                format!("Worth about {points} points more to you in this hand than the next best, on average.")
            }
            Reason::Tried { worlds: 1 } => "Tried in one guess.".to_owned(),
            Reason::Tried { worlds } => format!("It did best in {worlds} guesses at the hidden cards."),
        }
    }

    fn line(&self, line: ScoreLine) -> &'static str {
        match line {
            ScoreLine::Ended => "Ended the hand",
            ScoreLine::Delayed => "Holds a 10 or two 2s",
            ScoreLine::Tens => "Tens on the table",
            ScoreLine::Couples => "Couples shown",
            ScoreLine::Posse => "Posse",
            ScoreLine::Gang => "Gang",
            ScoreLine::Kings => "Cowboys",
            ScoreLine::DanceHall => "Dance hall",
            ScoreLine::Queens => "Dance-hall girls",
            ScoreLine::Orphanage => "Orphanage",
            ScoreLine::Families => "Families",
            ScoreLine::Marriages => "Marriages",
            ScoreLine::Beast => "The beast",
            ScoreLine::Sixes => "Sixes",
        }
    }

    fn scored(&self, hand: u16) -> String {
        format!("Hand {hand} is counted")
    }

    fn race(&self, goal: i16) -> String {
        format!("The race to {goal}")
    }

    fn winners_title(&self, names: &Names, winners: &[Seat]) -> String {
        match winners {
            [Seat(0)] => "You win!".to_owned(),
            [one] => format!("{} wins", names.of(*one)),
            _ => format!("{} win", people(names, winners)),
        }
    }

    fn won(&self, points: i16, enough: bool, hands: u16) -> String {
        let with = self.points(points);
        let goal = if enough { "" } else { ", the most that anybody has" };
        if hands == 1 {
            format!("With {with} in one hand{goal}.")
        } else {
            format!("With {with} in {hands} hands{goal}.")
        }
    }
}

impl English {
    fn of_suits(&self, suits: Suits) -> String {
        let named: Vec<&str> = suits.suits().map(|suit| Room::suit(self, suit)).collect();
        list(&named)
    }
}

/// " In 98 it gives out the last badge …"; nothing if it never does.
fn ends_hand(in_100: u8) -> String {
    match in_100 {
        0 => String::new(),
        _ => format!(" In {in_100} it gives out the last badge: that ends the hand, and brings you 30."),
    }
}

/// "to the left".
fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "to the left",
        Direction::Right => "to the right",
        Direction::Across => "across",
    }
}

/// "king of clubs", in a sentence.
fn the(card: Card) -> String {
    let title = Room::card_title(&English, card);
    title[..1].to_ascii_lowercase() + &title[1..]
}

pub(super) fn titles(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(the).collect()
}

/// "the 3 of hearts and the 5 of clubs".
fn each(cards: impl Iterator<Item = Card>) -> String {
    list(&cards.map(|card| format!("the {}", the(card))).collect::<Vec<_>>())
}

fn people(names: &Names, seats: &[Seat]) -> String {
    let in_order = seats.iter().enumerate();
    let called = in_order.map(|(at, seat)| if at == 0 { subject(names, *seat) } else { object(names, *seat) });
    list(&called.collect::<Vec<_>>())
}
