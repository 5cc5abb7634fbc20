//! Wyatt Earp in English.

use super::{English, either, list, object, possessive, sentence, subject, whose};
use crate::engine::Seat;
use crate::games::wyatt_earp::{
    Action, CAPTURE, Card, Direction, Edition, Event, Group, HandEnd, Illegal, Kind, MAX_SEATS, Outlaw, Phase,
};
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp::{Label, Room, shares};

static LABEL: Label = Label {
    game: "Wyatt Earp",
    piles: "Supply and discard stack",
    supply: "Supply",
    discards: "Discards",
    wanted: "Wanted",
    reward: "reward",
    open: "Open",
    unopened: "Not yet opened",
    captured: "Captured",
    corner: "The reward is paid at 8 CP. What a poster would pay now stands beside the CP.",
    no_cards: "none",
    ask_whom: "Which outlaw?",
    ask_way: "Which way round?",
    ask_left: "To the left",
    ask_right: "To the right",
    ask_hands: "Ask around for a card",
    search_title: "The discard stack",
    search_lead: "Take one card. The others will not see it.",
    photo_title: "Your Photo fits",
    photo_last: "It is your last card: the hand then ends with this turn.",
    hideout_title: "They hid your outlaw",
    would_pay: "would be paid",
    was_paid: "was paid",
    list: "Choose from a list",
    targets: "Which group?",
    by_outlaw: "by outlaw",
    by_kind: "by kind",
    shortcuts: "D draws two\nT takes the discard\nP plays\nX discards",
    hit: "Hit!",
    miss: "Miss",
    play_ways_short: "Play …",
    ends_hand: "ends the hand",
    draw_ends_hand: "Fewer than two are left in the supply: this ends the hand at once.",
    only_discard: "Nothing in your hand can be played: discard a card.",
    join_help: "2 CP. The outlaw is open: one is enough. Each after the first in one play raises the reward by $1,000.",
    last_card: "Your last card: discarding it ends the hand.",
    found: "You may play the card you found, but only at once; no other Sheriff card in this turn.",
    start_lead: "Seven outlaws, seven rewards. Catch them with sets of cards, and share the money with as few as you can.",
    posters: "The posters",
    who: "Who",
    cp: "CP",
    rounds: "Round by round",
    paid: "Paid",
    stays: "Stays on the poster:",
    duel: "The duel",
    duel_lead: "Tied for most money: each turns a card, and a bullet hole keeps you in.",
    duel_again: "No hole among them: all draw again.",
    stays_in: "stays in",
    is_out: "no hole",
    places: "Final money",
    one_gun: "There is only one fastest.",
    falls_apart: "Without an Outlaw card or a Photo the group falls apart.",
};

impl Room for English {
    fn label(&self) -> &'static Label {
        &LABEL
    }

    fn money(&self, thousands: u16) -> String {
        money(thousands)
    }

    fn raise(&self, thousands: u16) -> String {
        if thousands == 0 { String::new() } else { format!("+{}", money(thousands)) }
    }

    fn pays(&self, thousands: u16) -> String {
        format!("+${thousands}k")
    }

    fn cp(&self, points: u8) -> String {
        format!("{points} CP")
    }

    fn outlaw_short(&self, outlaw: Outlaw) -> &'static str {
        ["Belle", "Billy", "Bob", "Butch", "Jesse", "Sundance", "Wes"][outlaw.index()]
    }

    fn card_title(&self, card: Card) -> String {
        match card.kind() {
            Kind::Photo(outlaw) => format!("Photo · {}", outlaw.name()),
            _ => name(card),
        }
    }

    fn card_short(&self, card: Card) -> &'static str {
        match card.kind() {
            Kind::Outlaw(outlaw) | Kind::Photo(outlaw) => self.outlaw_short(outlaw),
            Kind::BankRobbery => "Bank",
            Kind::StagecoachRobbery => "Coach",
            Kind::FastestGun => "Gun",
            Kind::MostWanted => "Wanted",
            Kind::Hideout => "Hideout",
            Kind::WyattEarp => "Earp",
        }
    }

    fn card_spoken(&self, card: Card) -> String {
        let name = name(card);
        match card.kind() {
            Kind::Outlaw(_) => format!("{name}, outlaw, 2 CP"),
            Kind::Photo(outlaw) => format!("Photo of {}, Sheriff card, 4 CP", outlaw.name()),
            Kind::BankRobbery => format!("{name}, Sheriff card, 2 CP"),
            Kind::StagecoachRobbery => format!("{name}, Sheriff card, 1 CP"),
            Kind::FastestGun => format!("{name}, Sheriff card, 3 CP"),
            _ => format!("{name}, Sheriff card"),
        }
    }

    fn card_help(&self, card: Card) -> &'static str {
        match card.kind() {
            Kind::Outlaw(_) => {
                "2 CP. Three or more in one play open the outlaw; each after the first raises the reward by $1,000."
            }
            Kind::Photo(_) => "4 CP once the outlaw is open, and the reward rises by $1,000. No shot.",
            Kind::BankRobbery => "Shoot. On a hit, 2 CP for a group of yours, and its reward rises by $1,000.",
            Kind::StagecoachRobbery => "Shoot. On a hit, 1 CP for a group of yours, and its reward rises by $3,000.",
            Kind::FastestGun => {
                "Shoot. On a hit, 3 CP for a group of yours, and its reward rises by $1,000; a gun lying elsewhere goes."
            }
            Kind::MostWanted => "Ask round the table for an Outlaw card, or shoot to take one off it.",
            Kind::Hideout => "Shoot. On a hit a rival’s group counts 0 CP while it lies there.",
            Kind::WyattEarp => "Draw two, or search the discard stack, or shoot to clear a Hideout.",
        }
    }

    fn group_spoken(&self, group: Group, outlaw: Outlaw) -> String {
        let hidden = if group.hidden() { Some("under a Hideout".to_owned()) } else { None };
        uncovered(group, outlaw).into_iter().chain(hidden).collect::<Vec<_>>().join(", ")
    }

    fn hidden_group(&self, group: Group, outlaw: Outlaw) -> String {
        format!("Under it: {}, {} CP.", uncovered(group, outlaw).join(", "), group.cp_uncovered())
    }

    fn supply_spoken(&self, can: bool) -> &'static str {
        if can { ": draw two" } else { "" }
    }

    fn discards_spoken(&self, top: Option<Card>, can: bool) -> String {
        let top = top.map_or_else(String::new, |top| format!(", top {}", named(top)));
        if can { format!("{top}: take it") } else { top }
    }

    fn find_spoken(&self, found: Card, n: u8, mine: u8) -> String {
        let several = (n > 1).then(|| format!("{n} of them"));
        let held = (mine > 0).then(|| format!("{mine} in hand"));
        [Some(self.card_spoken(found)), several, held].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn action(&self, action: Action, names: &Names, top: Option<Card>) -> String {
        match action {
            Action::DrawSupply => "Draw two".to_owned(),
            Action::DrawDiscard => format!("Take {}", top.map_or_else(|| "the top discard".to_owned(), named)),
            Action::PlayOutlaws { outlaw, count } => format!("Play {count} {}", outlaw.name()),
            Action::PlayPhoto(outlaw) => format!("Play the Photo of {}", outlaw.name()),
            Action::Shoot(card) => shoot(card).to_owned(),
            Action::Ask { outlaw, .. } if names.len() == 2 => {
                format!("Ask {} for {}", names.of(Seat(1)), outlaw.name())
            }
            Action::Ask { outlaw, direction } => format!("Ask {} for {}", towards(direction), outlaw.name()),
            Action::WyattDraw => "Draw two more".to_owned(),
            Action::WyattSearch => "Search the discard stack".to_owned(),
            Action::Take(found) => format!("Take {}", named(found)),
            Action::Target { seat, outlaw } => self.target(names, seat, outlaw),
            Action::LayPhoto => "Lay the Photo".to_owned(),
            Action::ShootHideout => "Play Wyatt Earp: shoot".to_owned(),
            Action::Decline => "Let it pass".to_owned(),
            Action::Discard(thrown) => format!("Discard {}", named(thrown)),
            Action::NextHand => super::house::LABEL.next_hand.to_owned(),
        }
    }

    fn action_short(&self, action: Action) -> Option<String> {
        Some(match action {
            Action::PlayOutlaws { count, .. } => format!("Play {count}"),
            Action::PlayPhoto(_) => "Play".to_owned(),
            Action::Shoot(_) => "Shoot".to_owned(),
            Action::Discard(_) => "Discard".to_owned(),
            Action::DrawDiscard => "Take discard".to_owned(),
            _ => return None,
        })
    }

    fn play_ways(&self, played: Card) -> String {
        format!("Play {} …", named(played))
    }

    fn target(&self, names: &Names, seat: Seat, outlaw: Outlaw) -> String {
        format!("{} {}", whose(names, seat), outlaw.name())
    }

    fn ask_for(&self, outlaw: Outlaw) -> String {
        format!("Ask for {}", outlaw.name())
    }

    fn way_note(&self, action: Action) -> &'static str {
        match action {
            Action::Ask { .. } => "The first who holds one must hand it over. No shot.",
            Action::WyattDraw => "The two top cards of the supply. No shot.",
            Action::WyattSearch => "Take any card but a Wyatt Earp; a Sheriff card may be played at once. No shot.",
            Action::Shoot(card) => match card.kind() {
                Kind::MostWanted => "On a hit, an Outlaw card from a rival’s group goes into your hand.",
                Kind::WyattEarp => "On a hit, a Hideout goes from a group of yours.",
                _ => self.card_help(card),
            },
            _ => "",
        }
    }

    fn hit_chance(&self, chance: f64) -> String {
        format!("{}% to hit", (chance * 100.0).round() as u8)
    }

    fn odds(&self, chance: f64) -> String {
        format!("The shot: {}.", self.hit_chance(chance))
    }

    fn prompt(&self, phase: Phase) -> String {
        match phase {
            Phase::Draw => "Draw two from the supply, or take the top discard.".to_owned(),
            Phase::Play => "Choose cards to play, or one to discard.".to_owned(),
            Phase::Target(card) => match card.kind() {
                Kind::MostWanted => "Choose the group to take an Outlaw card from.",
                Kind::Hideout => "Choose the group to hide.",
                Kind::WyattEarp => "Choose the group to clear of its Hideout.",
                _ => "Choose a group of yours for it.",
            }
            .to_owned(),
            Phase::Search => "Take one card from the discard stack.".to_owned(),
            Phase::PhotoOffer { outlaw, .. } => {
                format!(
                    "{} is open. Lay your Photo now? It counts 4 CP, and the reward rises by $1,000.",
                    outlaw.name()
                )
            }
            Phase::HideoutOffer { outlaw, .. } => {
                format!("A Hideout covers your {}. Play Wyatt Earp and shoot at it?", outlaw.name())
            }
            Phase::HandOver => "The hand is over.".to_owned(),
            Phase::GameOver { .. } => "The game is over.".to_owned(),
        }
    }

    fn illegal(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::NotYourTurn => "It is not your turn.",
            Illegal::DrawFirst => "Draw first: two from the supply, or the top discard.",
            Illegal::DrawnAlready => "You have drawn already; one draw a turn.",
            Illegal::StackEmpty => "The discard stack is empty.",
            Illegal::NotInHand => "You do not hold that card.",
            Illegal::KeepOne => "You must be certain to have a card left to discard.",
            Illegal::NeedsSet => "Nobody has opened this outlaw yet: that takes three or more in one play.",
            Illegal::PhotoNeedsOpen => "A Photo can be laid only once its outlaw is open.",
            Illegal::OneSheriff => "Only one Sheriff card a turn, unless Wyatt Earp has just found it.",
            Illegal::NoGroup => "You need a group of your own to lay this on.",
            Illegal::GunThere => "Only outlaws without a Fastest Gun can get one, and you have no such group.",
            Illegal::NothingToSteal => "No opponent has an Outlaw card on the table to take.",
            Illegal::NothingToHide => "No opponent has a group without a Hideout.",
            Illegal::NoHideout => "None of your groups is under a Hideout.",
            Illegal::NothingToFind => "The discard stack holds nothing that Wyatt Earp may take.",
            Illegal::NoShot => "No shot can be taken any more: the supply has run out for good.",
            Illegal::NotAShot => "This card needs no shot.",
            Illegal::NoDirection => "With two players there is no direction to choose.",
            Illegal::ChooseTarget => "You hit: first choose a group for it.",
            Illegal::BadTarget => "The card cannot go there.",
            Illegal::ChooseCard => "First take a card from the discard stack.",
            Illegal::CannotTake => "That card cannot be taken from the discard stack.",
            Illegal::AnswerPhoto => "First answer: lay the Photo, or let it pass.",
            Illegal::AnswerHideout => "First answer: play Wyatt Earp, or let it pass.",
            Illegal::NothingAsked => "There is nothing to answer, or to choose, now.",
            Illegal::HandOver => "The hand is over; deal the next one.",
            Illegal::HandNotOver => "The hand is not over yet.",
            Illegal::GameOver => "The game is over.",
        }
    }

    fn event(&self, event: &Event, second: bool, names: &Names) -> Option<String> {
        told(event, second, names).map(|told| sentence(&told))
    }

    fn discarded_once(&self, seat: Seat, names: &Names) -> String {
        format!("{} discarded a card.", subject(names, seat))
    }

    fn hand_ended(&self, why: HandEnd, names: &Names) -> String {
        hand_ended(why, names)
    }

    fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::Y2014 => "2014 rulebook",
            Edition::Y2000 => "2000 rulebook",
        }
    }

    fn edition_note(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::Y2014 => "A Photo may be laid out of turn when its outlaw is opened.",
            Edition::Y2000 => "No Photo out of turn.",
        }
    }

    fn scored(&self, hand: u16) -> String {
        format!("Hand {hand}, paid out")
    }

    fn race(&self, goal: u16) -> String {
        format!("The race for {}", money(goal))
    }

    fn rounds(&self, paid: &[u16]) -> String {
        let paid: Vec<String> = paid.iter().filter(|&&paid| paid > 0).map(|paid| format!("${paid}k")).collect();
        if paid.is_empty() { "–".to_owned() } else { paid.join(" + ") }
    }

    fn hidden_cp(&self) -> String {
        "0, hidden".to_owned()
    }

    fn not_captured(&self, points: u8, needed: u8) -> String {
        let whose = if points == 0 { "Nobody has CP".to_owned() } else { format!("{points} CP of {needed}") };
        format!("{whose}: not captured.")
    }

    fn takes_all(&self, names: &Names, leader: Seat, lead: u8, alone: bool, reward: u16) -> String {
        let (who, reward) = (subject(names, leader), money(reward));
        if alone {
            let (has, takes) = (either(leader, "have", "has"), either(leader, "take", "takes"));
            format!("{who} alone {has} CP and {takes} all {reward}.")
        } else {
            format!("{who} {} by {lead} CP, enough to take all {reward}.", either(leader, "lead", "leads"))
        }
    }

    fn shared(&self, names: &Names, leaders: &[Seat], most: u8, least: u8) -> String {
        let has = if leaders == [Seat(0)] || leaders.len() > 1 { "have" } else { "has" };
        format!("{} {has} the most, {most} CP; all with {least} CP or more share.", subjects(names, leaders))
    }

    fn nothing_left(&self, names: &Names, late: &[Seat]) -> String {
        format!("By then nothing was left for {}.", objects(names, late))
    }

    fn stays(&self, names: &Names, rank: &[Seat], each: u16, stays: u16) -> String {
        let (stays, each) = (money(stays), money(each));
        match rank {
            [one] => format!("{stays} stays: too little for {} first {each}.", possessive(names, *one)),
            _ => format!("{stays} stays: {} are tied, and {each} each was not there.", objects(names, rank)),
        }
    }

    fn won(&self, names: &Names, winner: Seat, reward: u16) -> String {
        format!("{} saddlebags hold {}.", whose(names, winner), money(reward))
    }

    fn duel_round(&self, n: usize) -> String {
        format!("Round {n}")
    }
}

/// `$6,000`, from thousands of dollars.
pub(super) fn money(thousands: u16) -> String {
    if thousands == 0 { "$0".to_owned() } else { format!("${thousands},000") }
}

/// A card's name as a sentence uses it: "Jesse James", "the Photo of Jesse James", "Bank Robbery".
pub(super) fn named(card: Card) -> String {
    match card.kind() {
        Kind::Photo(outlaw) => format!("the Photo of {}", outlaw.name()),
        _ => name(card),
    }
}

fn name(card: Card) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) => outlaw.name(),
        Kind::Photo(_) => "Photo",
        Kind::BankRobbery => "Bank Robbery",
        Kind::StagecoachRobbery => "Stagecoach Robbery",
        Kind::FastestGun => "Fastest Gun",
        Kind::MostWanted => "Most Wanted!",
        Kind::Hideout => "Hideout",
        Kind::WyattEarp => "Wyatt Earp",
    }
    .to_owned()
}

const fn shoot(card: Card) -> &'static str {
    match card.kind() {
        Kind::BankRobbery => "Shoot: rob the bank",
        Kind::StagecoachRobbery => "Shoot: rob the stagecoach",
        Kind::FastestGun => "Shoot: be the fastest gun",
        Kind::MostWanted => "Shoot: take a card off the table",
        Kind::Hideout => "Shoot: hide a rival’s outlaw",
        Kind::WyattEarp => "Shoot: clear a Hideout",
        Kind::Outlaw(_) | Kind::Photo(_) => "Shoot",
    }
}

const fn towards(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "to the left",
        Direction::Right => "to the right",
    }
}

/// Cards that came together: "Jesse James and the Photo of Belle Starr", as "the Photo of Belle Starr and Jesse James" would show both;
/// "two Jesse James cards".
fn several(cards: &[Card]) -> String {
    let (photos, others): (Vec<Card>, Vec<Card>) = cards.iter().partition(|card| matches!(card.kind(), Kind::Photo(_)));
    match others.as_slice() {
        [one, other] if one == other => format!("two {} cards", name(*one)),
        _ => list(&others.into_iter().chain(photos).map(named).collect::<Vec<_>>()),
    }
}

/// "You and Juniper".
fn subjects(names: &Names, seats: &[Seat]) -> String {
    list(&seats.iter().map(|&seat| subject(names, seat)).collect::<Vec<_>>())
}

/// "you and Juniper".
fn objects(names: &Names, seats: &[Seat]) -> String {
    list(&seats.iter().map(|&seat| object(names, seat)).collect::<Vec<_>>())
}

/// What lies in a group, a Hideout apart: "3 Belle Starr", "Photo", "Bank Robbery"; "Photo of Belle Starr" where it lies alone.
fn uncovered(group: Group, outlaw: Outlaw) -> Vec<String> {
    let mut parts = Vec::new();
    if group.outlaws() > 0 {
        parts.push(format!("{} {}", group.outlaws(), outlaw.name()));
    }
    if group.photo() {
        parts.push(if parts.is_empty() { format!("Photo of {}", outlaw.name()) } else { "Photo".to_owned() });
    }
    parts.extend(group.carried().filter(|&carried| carried != Card::HIDEOUT).map(named));
    parts
}

fn told(event: &Event, second: bool, names: &Names) -> Option<String> {
    let who = |seat: &Seat| subject(names, *seat);
    let why = if second { ", just found by Wyatt Earp, as a second Sheriff card" } else { "" };
    Some(match event {
        Event::Dealt { dealer, first_card, .. } => {
            format!("{} dealt. The discard stack begins with {}.", who(dealer), named(*first_card))
        }
        Event::Drew { seat, cards } => {
            let seen: Vec<Card> = cards.iter().flatten().copied().collect();
            match (seen.as_slice(), cards.len()) {
                ([], 1) => format!("{} drew a card.", who(seat)),
                ([], _) => format!("{} drew two cards.", who(seat)),
                (seen, _) => format!("{} drew {}.", who(seat), several(seen)),
            }
        }
        Event::DrewDiscard { seat, card } => {
            format!("{} took {} from the discard stack.", who(seat), named(*card))
        }
        Event::Reshuffled => "The supply ran out; the discard stack was shuffled into a new one.".to_owned(),
        Event::PlayedOutlaws { seat, outlaw, count, opened } => {
            let raise = u16::from(count.saturating_sub(1));
            let tail = if raise > 0 { format!("; the reward rose by {}", money(raise)) } else { String::new() };
            if *opened {
                format!("{} opened {} with {count}{tail}.", who(seat), outlaw.name())
            } else {
                format!("{} laid {count} {}{tail}.", who(seat), outlaw.name())
            }
        }
        Event::PlayedPhoto { seat, outlaw, out_of_turn } => format!(
            "{} laid the Photo of {}{}{why}; the reward rose by $1,000.",
            who(seat),
            outlaw.name(),
            if *out_of_turn { " out of turn" } else { "" }
        ),
        Event::PlayedSheriff { seat, card, out_of_turn: false } => {
            format!("{} played {}{why}.", who(seat), named(*card))
        }
        Event::PlayedSheriff { seat, card, out_of_turn: true } => {
            format!("{} answered with {}.", who(seat), named(*card))
        }
        Event::Shot { seat, turned, hit } => {
            format!("{} shot: {}, {}.", who(seat), named(*turned), if *hit { "a hit" } else { "a miss" })
        }
        Event::Laid { seat, card: Card::HIDEOUT, on, outlaw } => {
            format!("{} hid {} {}.", who(seat), possessive(names, *on), outlaw.name())
        }
        Event::Laid { seat, card, outlaw, .. } => {
            let raise = if *card == Card::STAGECOACH_ROBBERY { 3 } else { 1 };
            let (card, raise) = (named(*card), money(raise));
            format!("{} laid {card} on {}; the reward rose by {raise}.", who(seat), outlaw.name())
        }
        Event::Removed { from, outlaw, card } => {
            format!("{} went from {} {}.", named(*card), possessive(names, *from), outlaw.name())
        }
        Event::Asked { seat, outlaw, direction, in_vain, from } => {
            asked(names, *seat, outlaw.name(), *direction, in_vain, *from)
        }
        Event::Stole { seat, from, outlaw } => {
            format!("{} took {} from {} territory.", who(seat), outlaw.name(), possessive(names, *from))
        }
        Event::Took { seat, card: Some(card) } => {
            format!("{} took {} out of the discard stack.", who(seat), named(*card))
        }
        Event::Took { seat, card: None } => {
            format!("{} took a card out of the discard stack, unseen.", who(seat))
        }
        Event::Declined { seat } => format!("{} let it pass.", who(seat)),
        Event::Discarded { seat, card } => format!("{} discarded {}.", who(seat), named(*card)),
        Event::HandEnded { why } => hand_ended(*why, names),
        Event::Scored { outlaw, cp, paid, stays } => return scored(outlaw.name(), *cp, *paid, *stays, names),
        Event::Duel { turned } => {
            let turned = |seat: Seat| Some(format!("{} turned {}", object(names, seat), named(turned[seat.index()]?)));
            let turns: Vec<String> = Seat::all(MAX_SEATS).filter_map(turned).collect();
            format!("The duel: {}.", list(&turns))
        }
        Event::GameEnded { winner } => format!("{} won the game.", who(winner)),
    })
}

fn asked(names: &Names, seat: Seat, outlaw: &str, way: Direction, in_vain: &[Seat], from: Option<Seat>) -> String {
    let way = if names.len() > 2 { format!(" {}", towards(way)) } else { String::new() };
    let vain: Vec<&str> = in_vain.iter().map(|&seat| object(names, seat)).collect();
    let answer = match (vain.is_empty(), from) {
        (true, Some(from)) => format!("{} handed one over", object(names, from)),
        (false, Some(from)) => format!("{} had none, {} handed one over", list(&vain), object(names, from)),
        (_, None) => format!("{} had none", list(&vain)),
    };
    format!("{} asked{way} for {outlaw}: {answer}.", subject(names, seat))
}

/// Who was paid by a poster.
fn scored(outlaw: &str, cp: [u8; MAX_SEATS], paid: [u16; MAX_SEATS], stays: u16, names: &Names) -> Option<String> {
    let shares = shares(paid);
    if shares.is_empty() {
        let captured = cp.iter().sum::<u8>() >= CAPTURE;
        return captured.then(|| format!("{outlaw} paid nobody: {} stays on the poster.", money(stays)));
    }
    let shares: Vec<String> =
        shares.into_iter().map(|(seat, paid)| format!("{} {}", object(names, seat), money(paid))).collect();
    let rest = if stays > 0 { format!("; {} stays on the poster", money(stays)) } else { String::new() };
    Some(format!("{outlaw} paid {}{rest}.", list(&shares)))
}

/// Why the hand ended, in a sentence.
fn hand_ended(why: HandEnd, names: &Names) -> String {
    match why {
        HandEnd::WentOut(seat) => format!("{} discarded the last card: the hand is over.", subject(names, seat)),
        HandEnd::EmptyHanded(seat) => format!("{} had no cards left: the hand is over.", subject(names, seat)),
        HandEnd::SupplyOut => "The supply did not have two cards left: the hand is over.".to_owned(),
    }
}
