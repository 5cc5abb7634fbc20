//! Wyatt Earp in German. Outlaws are men and one woman, cards are called as they are printed: neither gets an article or an ending, a card's
//! name gets „quotes“, and a group is Jesse James „bei dir“ or „bei Juniper“.

use super::{German, does, list, together, who, whom, whose};
use crate::engine::Seat;
use crate::games::wyatt_earp::{
    Action, CAPTURE, Card, Direction, Edition, Event, Group, HandEnd, Illegal, Kind, MAX_SEATS, Outlaw, Phase,
};
use crate::ui::text::Names;
use crate::ui::text::house::House as _;
use crate::ui::text::wyatt_earp::{Label, Room, shares};

static LABEL: Label = Label {
    game: "Wyatt Earp",
    piles: "Stapel und Ablage",
    supply: "Stapel",
    discards: "Ablage",
    wanted: "Gesucht",
    reward: "Belohnung",
    open: "Eröffnet",
    unopened: "Uneröffnet",
    captured: "Gefasst",
    corner: "Ab 8\u{a0}FP wird die Belohnung gezahlt. Neben den FP steht, was ein Steckbrief jetzt zahlen würde.",
    no_cards: "keine",
    ask_whom: "Welcher Outlaw?",
    ask_way: "In welche Richtung?",
    ask_left: "Linksherum",
    ask_right: "Rechtsherum",
    ask_hands: "Nach einer Handkarte fragen",
    search_title: "Die Ablage",
    search_lead: "Nimm eine Karte. Die anderen sehen sie nicht.",
    photo_title: "Dein Foto passt",
    photo_last: "Es ist deine letzte Karte: Dann endet die Runde mit diesem Zug.",
    hideout_title: "Dein Outlaw ist versteckt",
    would_pay: "Auszahlung jetzt",
    was_paid: "Auszahlung",
    list: "Aus einer Liste wählen",
    targets: "Welche Gruppe?",
    by_outlaw: "nach Outlaw",
    by_kind: "nach Art",
    shortcuts: "D zieht zwei\nT nimmt von der Ablage\nP spielt aus\nX wirft ab",
    hit: "Treffer!",
    miss: "Daneben",
    play_ways_short: "Spielen …",
    ends_hand: "beendet die Runde",
    draw_ends_hand: "Im Stapel sind keine zwei Karten mehr: Das beendet die Runde sofort.",
    only_discard: "Nichts auf deiner Hand lässt sich ausspielen: Wirf eine Karte ab.",
    join_help: "2\u{a0}FP. Schon eröffnet: Eine genügt; bei mehreren auf einmal ab der zweiten je +1.000\u{a0}$ Belohnung.",
    last_card: "Deine letzte Karte: Wirfst du sie ab, endet die Runde.",
    found: "Die gefundene Karte darfst du spielen, aber nur sofort; in diesem Zug keine andere Sheriff-Karte.",
    start_lead: "Sieben Outlaws, sieben Belohnungen. Fang sie mit Kartensätzen, und teile das Geld mit möglichst wenigen.",
    posters: "Die Steckbriefe",
    who: "Wer",
    cp: "FP",
    rounds: "Im Einzelnen",
    paid: "Erhält",
    stays: "Bleibt auf dem Steckbrief:",
    duel: "Das Duell",
    duel_lead: "Gleichstand beim Geld: Jeder deckt eine Karte auf, und mit Einschussloch bleibt man dabei.",
    duel_again: "Kein Loch dabei: Alle decken noch einmal auf.",
    stays_in: "weiter dabei",
    is_out: "kein Loch",
    places: "Geld am Ende",
    one_gun: "Es gibt nur einen Schnellsten.",
    falls_apart: "Ohne Outlaw-Karte und ohne Foto zerfällt die Gruppe.",
};

impl Room for German {
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
        format!("+{thousands}k\u{a0}$")
    }

    fn cp(&self, points: u8) -> String {
        cp(points)
    }

    fn outlaw_short(&self, outlaw: Outlaw) -> &'static str {
        ["Belle", "Billy", "Bob", "Butch", "Jesse", "Sundance", "Wes"][outlaw.index()]
    }

    fn card_title(&self, card: Card) -> String {
        match card.kind() {
            Kind::Photo(outlaw) => format!("Foto · {}", outlaw.name()),
            _ => name(card).to_owned(),
        }
    }

    fn card_short(&self, card: Card) -> &'static str {
        match card.kind() {
            Kind::Outlaw(outlaw) | Kind::Photo(outlaw) => self.outlaw_short(outlaw),
            Kind::BankRobbery => "Bank",
            Kind::StagecoachRobbery => "Kutsche",
            Kind::FastestGun => "Schütze",
            Kind::MostWanted => "Gesucht",
            Kind::Hideout => "Versteck",
            Kind::WyattEarp => "Earp",
        }
    }

    fn card_spoken(&self, card: Card) -> String {
        let name = name(card);
        match card.kind() {
            Kind::Outlaw(_) => format!("{name}, Outlaw, {}", cp(2)),
            Kind::Photo(outlaw) => format!("Foto von {}, Sheriff-Karte, {}", outlaw.name(), cp(4)),
            Kind::BankRobbery => format!("{name}, Sheriff-Karte, {}", cp(2)),
            Kind::StagecoachRobbery => format!("{name}, Sheriff-Karte, {}", cp(1)),
            Kind::FastestGun => format!("{name}, Sheriff-Karte, {}", cp(3)),
            _ => format!("{name}, Sheriff-Karte"),
        }
    }

    fn card_help(&self, card: Card) -> &'static str {
        match card.kind() {
            Kind::Outlaw(_) => {
                "2\u{a0}FP. Drei oder mehr auf einmal eröffnen den Outlaw; ab der zweiten je +1.000\u{a0}$ Belohnung."
            }
            Kind::Photo(_) => {
                "4\u{a0}FP, sobald der Outlaw eröffnet ist; die Belohnung steigt um 1.000\u{a0}$. Kein Schuss."
            }
            Kind::BankRobbery => {
                "Schuss. Trifft er, 2\u{a0}FP für eine deiner Gruppen; ihre Belohnung steigt um 1.000\u{a0}$."
            }
            Kind::StagecoachRobbery => {
                "Schuss. Trifft er, 1\u{a0}FP für eine deiner Gruppen; ihre Belohnung steigt um 3.000\u{a0}$."
            }
            Kind::FastestGun => {
                "Schuss. Trifft er, 3\u{a0}FP für eine deiner Gruppen; ihre Belohnung +1.000\u{a0}$, ein anderer Schütze fällt weg."
            }
            Kind::MostWanted => "Frag reihum nach einer Outlaw-Karte, oder schieß, um eine vom Tisch zu nehmen.",
            Kind::Hideout => "Schuss. Trifft er, zählt eine fremde Gruppe 0\u{a0}FP, solange es dort liegt.",
            Kind::WyattEarp => "Zieh zwei, durchsuch die Ablage, oder schieß auf ein Versteck.",
        }
    }

    fn group_spoken(&self, group: Group, outlaw: Outlaw) -> String {
        let hidden = if group.hidden() { Some("unter einem Versteck".to_owned()) } else { None };
        uncovered(group, outlaw).into_iter().chain(hidden).collect::<Vec<_>>().join(", ")
    }

    fn hidden_group(&self, group: Group, outlaw: Outlaw) -> String {
        format!("Darunter: {}, {}.", uncovered(group, outlaw).join(", "), cp(group.cp_uncovered()))
    }

    fn supply_spoken(&self, can: bool) -> &'static str {
        if can { ": zwei ziehen" } else { "" }
    }

    fn discards_spoken(&self, top: Option<Card>, can: bool) -> String {
        let top = top.map_or_else(String::new, |top| format!(", oben {}", named(top)));
        if can { format!("{top}: nehmen") } else { top }
    }

    fn find_spoken(&self, found: Card, n: u8, mine: u8) -> String {
        let several = (n > 1).then(|| format!("{n} davon"));
        let held = (mine > 0).then(|| format!("{mine} auf der Hand"));
        [Some(self.card_spoken(found)), several, held].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn action(&self, action: Action, names: &Names, top: Option<Card>) -> String {
        match action {
            Action::DrawSupply => "Zwei ziehen".to_owned(),
            Action::DrawDiscard => {
                top.map_or_else(|| "Von der Ablage nehmen".to_owned(), |top| format!("{} nehmen", called(top)))
            }
            Action::PlayOutlaws { outlaw, count } => format!("{count} {} legen", outlaw.name()),
            Action::PlayPhoto(outlaw) => format!("Foto von {} legen", outlaw.name()),
            Action::Shoot(card) => shoot(card).to_owned(),
            Action::Ask { outlaw, .. } if names.len() == 2 => {
                format!("{} nach {} fragen", names.of(Seat(1)), outlaw.name())
            }
            Action::Ask { outlaw, direction: Direction::Left } => format!("Linksherum nach {} fragen", outlaw.name()),
            Action::Ask { outlaw, direction: Direction::Right } => format!("Rechtsherum nach {} fragen", outlaw.name()),
            Action::WyattDraw => "Zwei weitere ziehen".to_owned(),
            Action::WyattSearch => "Ablage durchsuchen".to_owned(),
            Action::Take(found) => format!("{} nehmen", called(found)),
            Action::Target { seat, outlaw } => self.target(names, seat, outlaw),
            Action::LayPhoto => "Foto legen".to_owned(),
            Action::ShootHideout => "Wyatt Earp spielen: schießen".to_owned(),
            Action::Decline => "Verzichten".to_owned(),
            Action::Discard(thrown) => format!("{} abwerfen", called(thrown)),
            Action::NextHand => super::house::LABEL.next_hand.to_owned(),
        }
    }

    fn action_short(&self, action: Action) -> Option<String> {
        Some(match action {
            Action::PlayOutlaws { count, .. } => format!("{count} legen"),
            Action::PlayPhoto(_) => "Legen".to_owned(),
            Action::Shoot(_) => "Schuss".to_owned(),
            Action::Discard(_) => "Abwerfen".to_owned(),
            Action::DrawDiscard => "Von Ablage".to_owned(),
            _ => return None,
        })
    }

    fn play_ways(&self, played: Card) -> String {
        format!("{} spielen …", called(played))
    }

    fn target(&self, names: &Names, seat: Seat, outlaw: Outlaw) -> String {
        format!("{} bei {}", outlaw.name(), whom(names, seat))
    }

    fn ask_for(&self, outlaw: Outlaw) -> String {
        format!("Nach {} fragen", outlaw.name())
    }

    fn way_note(&self, action: Action) -> &'static str {
        match action {
            Action::Ask { .. } => "Wer zuerst eine hat, muss sie hergeben. Kein Schuss.",
            Action::WyattDraw => "Die zwei obersten Karten des Stapels. Kein Schuss.",
            Action::WyattSearch => {
                "Nimm eine beliebige Karte außer Wyatt Earp; eine Sheriff-Karte darfst du sofort spielen. Kein Schuss."
            }
            Action::Shoot(card) => match card.kind() {
                Kind::MostWanted => {
                    "Bei einem Treffer kommt eine Outlaw-Karte aus einer fremden Gruppe auf deine Hand."
                }
                Kind::WyattEarp => "Ein Treffer räumt ein Versteck von einer deiner Gruppen.",
                _ => self.card_help(card),
            },
            _ => "",
        }
    }

    fn hit_chance(&self, chance: f64) -> String {
        format!("Trefferchance {}", self.percent(chance as f32))
    }

    fn odds(&self, chance: f64) -> String {
        format!("Der Schuss trifft mit {} Wahrscheinlichkeit.", self.percent(chance as f32))
    }

    fn prompt(&self, phase: Phase) -> String {
        match phase {
            Phase::Draw => "Zieh zwei vom Stapel, oder nimm die oberste Karte der Ablage.".to_owned(),
            Phase::Play => "Wähl Karten zum Ausspielen oder eine zum Abwerfen.".to_owned(),
            Phase::Target(card) => match card.kind() {
                Kind::MostWanted => "Wähl die Gruppe, aus der du eine Outlaw-Karte nimmst.",
                Kind::Hideout => "Wähl die Gruppe, die du versteckst.",
                Kind::WyattEarp => "Wähl die Gruppe, die ihr Versteck verliert.",
                _ => "An welche deiner Gruppen legst du sie an?",
            }
            .to_owned(),
            Phase::Search => "Nimm eine Karte aus der Ablage.".to_owned(),
            Phase::PhotoOffer { outlaw, .. } => format!(
                "{} ist eröffnet. Legst du jetzt dein Foto? Es zählt {}, und die Belohnung steigt um {}.",
                outlaw.name(),
                cp(4),
                money(1)
            ),
            Phase::HideoutOffer { outlaw, .. } => {
                format!("Ein Versteck verdeckt {} bei dir. Spielst du Wyatt Earp und schießt darauf?", outlaw.name())
            }
            Phase::HandOver => "Die Runde ist vorbei.".to_owned(),
            Phase::GameOver { .. } => "Das Spiel ist vorbei.".to_owned(),
        }
    }

    fn illegal(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::NotYourTurn => "Du bist nicht am Zug.",
            Illegal::DrawFirst => "Zieh zuerst: zwei vom Stapel oder die oberste Karte der Ablage.",
            Illegal::DrawnAlready => "Du hast schon gezogen; das geht einmal je Zug.",
            Illegal::StackEmpty => "Die Ablage ist leer.",
            Illegal::NotInHand => "Diese Karte hast du nicht auf der Hand.",
            Illegal::KeepOne => "Dir muss eine Karte zum Abwerfen bleiben.",
            Illegal::NeedsSet => "Noch nicht eröffnet: Dazu braucht es drei auf einmal.",
            Illegal::PhotoNeedsOpen => "Ein Foto geht erst, wenn sein Outlaw eröffnet ist.",
            Illegal::OneSheriff => "Nur eine Sheriff-Karte je Zug, außer Wyatt Earp hat sie gerade gefunden.",
            Illegal::NoGroup => "Du brauchst eine eigene Gruppe, an die du das legst.",
            Illegal::GunThere => "Den bekommt nur ein Outlaw ohne Schützen, und so eine Gruppe hast du nicht.",
            Illegal::NothingToSteal => "Kein Gegner hat eine Outlaw-Karte auf dem Tisch, die du nehmen könntest.",
            Illegal::NothingToHide => "Kein Gegner hat eine Gruppe ohne Versteck.",
            Illegal::NoHideout => "Keine deiner Gruppen liegt unter einem Versteck.",
            Illegal::NothingToFind => "In der Ablage liegt nichts, was Wyatt Earp nehmen darf.",
            Illegal::NoShot => "Niemand kann mehr schießen: Der Stapel ist endgültig leer.",
            Illegal::NotAShot => "Diese Karte braucht keinen Schuss.",
            Illegal::NoDirection => "Zu zweit gibt es keine Richtung zu wählen.",
            Illegal::ChooseTarget => "Du hast getroffen: Wähl zuerst eine Gruppe dafür.",
            Illegal::BadTarget => "Dorthin darf die Karte nicht.",
            Illegal::ChooseCard => "Nimm zuerst eine Karte aus der Ablage.",
            Illegal::CannotTake => "Diese Karte darfst du nicht aus der Ablage nehmen.",
            Illegal::AnswerPhoto => "Antworte zuerst: Leg das Foto, oder verzichte.",
            Illegal::AnswerHideout => "Antworte zuerst: Spiel Wyatt Earp, oder verzichte.",
            Illegal::NothingAsked => "Es gibt jetzt nichts zu beantworten oder zu wählen.",
            Illegal::HandOver => "Die Runde ist vorbei; gib die nächste.",
            Illegal::HandNotOver => "Die Runde ist noch nicht vorbei.",
            Illegal::GameOver => "Das Spiel ist vorbei.",
        }
    }

    fn event(&self, event: &Event, second: bool, names: &Names) -> Option<String> {
        told(event, second, names)
    }

    fn discarded_once(&self, seat: Seat, names: &Names) -> String {
        format!("{} eine Karte ab.", does(names, seat, "wirfst", "wirft"))
    }

    fn hand_ended(&self, why: HandEnd, names: &Names) -> String {
        hand_ended(why, names)
    }

    fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::Y2014 => "Regelheft 2014",
            Edition::Y2000 => "Regelheft 2000",
        }
    }

    fn edition_note(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::Y2014 => "Ein Foto geht außer der Reihe, wenn sein Outlaw eröffnet wird.",
            Edition::Y2000 => "Kein Foto außer der Reihe.",
        }
    }

    fn scored(&self, hand: u16) -> String {
        format!("Runde {hand}: Zahltag")
    }

    fn race(&self, goal: u16) -> String {
        format!("Das Rennen um {}", money(goal))
    }

    fn rounds(&self, paid: &[u16]) -> String {
        let paid: Vec<String> = paid.iter().filter(|&&paid| paid > 0).map(|&paid| money(paid)).collect();
        if paid.is_empty() { "–".to_owned() } else { paid.join(" + ") }
    }

    fn hidden_cp(&self) -> String {
        "0, versteckt".to_owned()
    }

    fn not_captured(&self, points: u8, needed: u8) -> String {
        let whose = if points == 0 { "Niemand hat FP".to_owned() } else { format!("{points} von {}", cp(needed)) };
        format!("{whose}: nicht gefasst.")
    }

    fn takes_all(&self, names: &Names, leader: Seat, lead: u8, alone: bool, reward: u16) -> String {
        let reward = money(reward);
        if alone {
            let has = if leader == Seat(0) { "hast FP und bekommst" } else { "hat FP und bekommt" };
            format!("Nur {} {has} die vollen {reward}.", who(names, leader))
        } else {
            let by = cp(lead);
            let leads = does(
                names,
                leader,
                &format!("hast {by} Vorsprung und bekommst"),
                &format!("hat {by} Vorsprung und bekommt"),
            );
            format!("{leads} die vollen {reward}.")
        }
    }

    fn shared(&self, names: &Names, leaders: &[Seat], most: u8, least: u8) -> String {
        let (most, least) = (cp(most), cp(least));
        let lead = match leaders {
            [one] => does(names, *one, "hast die meisten", "hat die meisten"),
            _ => format!("{} {} die meisten", together(names, leaders), have(leaders)),
        };
        format!("{lead}, {most}; wer mindestens {least} hat, bekommt einen Anteil.")
    }

    fn nothing_left(&self, names: &Names, late: &[Seat]) -> String {
        let whom = |&seat: &Seat| if seat == Seat(0) { "dich" } else { names.of(seat) };
        format!("Für {} war dann nichts mehr da.", list(&late.iter().map(whom).collect::<Vec<_>>()))
    }

    fn stays(&self, names: &Names, rank: &[Seat], each: u16, stays: u16) -> String {
        let (stays, each) = (money(stays), money(each));
        match rank {
            [one] => format!(
                "{stays} bleiben: zu wenig für {} {each}.",
                whose(names, *one, "deine") + if *one == Seat(0) { " ersten" } else { " erste" }
            ),
            _ => format!(
                "{stays} bleiben: Gleichstand zwischen {}, und für je {each} reicht es nicht.",
                list(&rank.iter().map(|&seat| whom(names, seat)).collect::<Vec<_>>())
            ),
        }
    }

    fn won(&self, names: &Names, winner: Seat, reward: u16) -> String {
        format!("In {} Satteltaschen stecken {}.", whose(names, winner, "deinen"), money(reward))
    }

    fn duel_round(&self, n: usize) -> String {
        format!("{n}. Durchgang")
    }
}

/// `6.000 $`, from thousands of dollars.
pub(super) fn money(thousands: u16) -> String {
    if thousands == 0 { "0\u{a0}$".to_owned() } else { format!("{thousands}.000\u{a0}$") }
}

/// `12 FP`.
pub(super) fn cp(points: u8) -> String {
    format!("{points}\u{a0}FP")
}

/// A card's name within a sentence, in the nominative or accusative: "Jesse James", "das Foto von Jesse James", "„Bankraub“".
pub(super) fn named(card: Card) -> String {
    match card.kind() {
        Kind::Photo(_) => format!("das {}", called(card)),
        _ => called(card),
    }
}

/// A card's name without an article: "Jesse James", "Foto von Jesse James", "„Bankraub“".
pub(super) fn called(card: Card) -> String {
    match card.kind() {
        Kind::Photo(outlaw) => format!("Foto von {}", outlaw.name()),
        Kind::Outlaw(_) | Kind::WyattEarp => name(card).to_owned(),
        _ => format!("„{}“", name(card)),
    }
}

/// A card's name in the dative: "dem Foto von Jesse James".
fn with(card: Card) -> String {
    match card.kind() {
        Kind::Photo(_) => format!("dem {}", called(card)),
        _ => called(card),
    }
}

fn name(card: Card) -> &'static str {
    match card.kind() {
        Kind::Outlaw(outlaw) => outlaw.name(),
        Kind::Photo(_) => "Foto",
        Kind::BankRobbery => "Bankraub",
        Kind::StagecoachRobbery => "Postkutschenüberfall",
        Kind::FastestGun => "Schnellster Schütze",
        Kind::MostWanted => "Meistgesucht!",
        Kind::Hideout => "Versteck",
        Kind::WyattEarp => "Wyatt Earp",
    }
}

const fn shoot(card: Card) -> &'static str {
    match card.kind() {
        Kind::BankRobbery => "Schießen: die Bank ausrauben",
        Kind::StagecoachRobbery => "Schießen: die Kutsche überfallen",
        Kind::FastestGun => "Schießen: schnellster Schütze sein",
        Kind::MostWanted => "Schießen: Karte vom Tisch nehmen",
        Kind::Hideout => "Schießen: fremden Outlaw verstecken",
        Kind::WyattEarp => "Schießen: ein Versteck räumen",
        Kind::Outlaw(_) | Kind::Photo(_) => "Schießen",
    }
}

/// Cards that came together: "Jesse James und das Foto von Belle Starr", as "das Foto von Belle Starr und Jesse James" would show both;
/// "zwei Jesse James".
fn several(cards: &[Card]) -> String {
    let (photos, others): (Vec<Card>, Vec<Card>) = cards.iter().partition(|card| matches!(card.kind(), Kind::Photo(_)));
    match others.as_slice() {
        [one, other] if one == other => format!("zwei {}", called(*one)),
        _ => list(&others.into_iter().chain(photos).map(named).collect::<Vec<_>>()),
    }
}

/// "hast", "hat", "habt", "haben": for those together.
fn have(seats: &[Seat]) -> &'static str {
    match seats {
        [Seat(0)] => "hast",
        [_] => "hat",
        _ if seats.contains(&Seat(0)) => "habt",
        _ => "haben",
    }
}

/// What lies in a group, a Hideout apart: "3 Belle Starr", "Foto", "Bankraub"; "Foto von Belle Starr" where it lies alone.
fn uncovered(group: Group, outlaw: Outlaw) -> Vec<String> {
    let mut parts = Vec::new();
    if group.outlaws() > 0 {
        parts.push(format!("{} {}", group.outlaws(), outlaw.name()));
    }
    if group.photo() {
        parts.push(if parts.is_empty() { format!("Foto von {}", outlaw.name()) } else { "Foto".to_owned() });
    }
    parts.extend(group.carried().filter(|&carried| carried != Card::HIDEOUT).map(|carried| name(carried).to_owned()));
    parts
}

fn told(event: &Event, second: bool, names: &Names) -> Option<String> {
    let does = |seat: &Seat, du: &str, they: &str| does(names, *seat, du, they);
    let why = if second { ", soeben mit Wyatt Earp gefunden, als zweite Sheriff-Karte" } else { "" };
    Some(match event {
        Event::Dealt { dealer, first_card, .. } => {
            format!("{}. Die Ablage beginnt mit {}.", does(dealer, "gibst", "gibt"), with(*first_card))
        }
        Event::Drew { seat, cards } => {
            let seen: Vec<Card> = cards.iter().flatten().copied().collect();
            let draws = does(seat, "ziehst", "zieht");
            match (seen.as_slice(), cards.len()) {
                ([], 1) => format!("{draws} eine Karte."),
                ([], _) => format!("{draws} zwei Karten."),
                (seen, _) => format!("{draws} {}.", several(seen)),
            }
        }
        Event::DrewDiscard { seat, card } => {
            format!("{} {} von der Ablage.", does(seat, "nimmst", "nimmt"), named(*card))
        }
        Event::Reshuffled => "Der Stapel ist leer; aus der Ablage wird ein neuer gemischt.".to_owned(),
        Event::PlayedOutlaws { seat, outlaw, count, opened } => {
            let raise = u16::from(count.saturating_sub(1));
            let tail = if raise > 0 { rises(raise) } else { String::new() };
            if *opened {
                format!("{} {} mit {count}{tail}.", does(seat, "eröffnest", "eröffnet"), outlaw.name())
            } else {
                format!("{} {count} {} an{tail}.", does(seat, "legst", "legt"), outlaw.name())
            }
        }
        Event::PlayedPhoto { seat, outlaw, out_of_turn } => format!(
            "{} {}das Foto von {} an{why}{}.",
            does(seat, "legst", "legt"),
            if *out_of_turn { "außer der Reihe " } else { "" },
            outlaw.name(),
            rises(1)
        ),
        Event::PlayedSheriff { seat, card, out_of_turn: false } => {
            format!("{} {}{why}.", does(seat, "spielst", "spielt"), called(*card))
        }
        Event::PlayedSheriff { seat, card, out_of_turn: true } => {
            format!("{} mit {}.", does(seat, "antwortest", "antwortet"), called(*card))
        }
        Event::Shot { seat, turned, hit } => {
            let hit = if *hit { "Treffer" } else { "daneben" };
            format!("{}: {}, {hit}.", does(seat, "schießt", "schießt"), called(*turned))
        }
        Event::Laid { seat, card: Card::HIDEOUT, on, outlaw } => {
            format!("{} „Versteck“ auf {} bei {}.", does(seat, "legst", "legt"), outlaw.name(), whom(names, *on))
        }
        Event::Laid { seat, card, outlaw, .. } => {
            let raise = if *card == Card::STAGECOACH_ROBBERY { 3 } else { 1 };
            format!("{} {} an {} an{}.", does(seat, "legst", "legt"), called(*card), outlaw.name(), rises(raise))
        }
        Event::Removed { from, outlaw, card } => {
            format!("{} verschwindet von {} bei {}.", called(*card), outlaw.name(), whom(names, *from))
        }
        Event::Asked { seat, outlaw, direction, in_vain, from } => {
            asked(names, *seat, outlaw.name(), *direction, in_vain, *from)
        }
        Event::Stole { seat, from, outlaw } => {
            let from = whose(names, *from, "deiner");
            format!("{} {} aus {from} Auslage.", does(seat, "nimmst", "nimmt"), outlaw.name())
        }
        Event::Took { seat, card: Some(card) } => {
            format!("{} {} aus der Ablage.", does(seat, "nimmst", "nimmt"), named(*card))
        }
        Event::Took { seat, card: None } => {
            format!("{} verdeckt eine Karte aus der Ablage.", does(seat, "nimmst", "nimmt"))
        }
        Event::Declined { seat } => format!("{}.", does(seat, "verzichtest", "verzichtet")),
        Event::Discarded { seat, card } => format!("{} {} ab.", does(seat, "wirfst", "wirft"), named(*card)),
        Event::HandEnded { why } => hand_ended(*why, names),
        Event::Scored { outlaw, cp, paid, stays } => return scored(outlaw.name(), *cp, *paid, *stays, names),
        Event::Duel { turned } => {
            let turned = |seat: Seat| Some((seat, named(turned[seat.index()]?)));
            let turned = Seat::all(MAX_SEATS).filter_map(turned).enumerate();
            let turns: Vec<String> = turned
                .map(|(at, (seat, card))| match at {
                    0 => format!("{} {card} auf", does(&seat, "deckst", "deckt")),
                    _ => format!("{} {card}", names.of(seat)),
                })
                .collect();
            format!("Das Duell: {}.", list(&turns))
        }
        Event::GameEnded { winner } => format!("{} das Spiel.", does(winner, "gewinnst", "gewinnt")),
    })
}

/// "; die Belohnung steigt um 3.000 $".
fn rises(thousands: u16) -> String {
    format!("; die Belohnung steigt um {}", money(thousands))
}

fn asked(names: &Names, seat: Seat, outlaw: &str, way: Direction, in_vain: &[Seat], from: Option<Seat>) -> String {
    let way = match way {
        _ if names.len() == 2 => "",
        Direction::Left => " linksherum",
        Direction::Right => " rechtsherum",
    };
    let gives = from.map(|from| format!("{} eine her", does(names, from, "gibst", "gibt")));
    let vain = match in_vain {
        [] => None,
        [one] => Some(format!("{} keine", does(names, *one, "hast", "hat"))),
        _ => Some(format!("{} {} keine", together(names, in_vain), have(in_vain))),
    };
    let answer: Vec<String> = vain.into_iter().chain(gives).collect();
    format!("{}{way} nach einer Karte von {outlaw}. {}.", does(names, seat, "fragst", "fragt"), answer.join(". "))
}

/// Who was paid by a poster.
fn scored(outlaw: &str, cp: [u8; MAX_SEATS], paid: [u16; MAX_SEATS], stays: u16, names: &Names) -> Option<String> {
    let shares = shares(paid);
    if shares.is_empty() {
        let captured = cp.iter().sum::<u8>() >= CAPTURE;
        return captured
            .then(|| format!("{outlaw} bringt niemandem etwas: {} bleiben auf dem Steckbrief.", money(stays)));
    }
    let shares: Vec<String> =
        shares.into_iter().map(|(seat, paid)| format!("{} {}", whom(names, seat), money(paid))).collect();
    let rest = if stays > 0 { format!("; {} bleiben auf dem Steckbrief", money(stays)) } else { String::new() };
    Some(format!("{outlaw} bringt {}{rest}.", list(&shares)))
}

/// Why the hand ended, in a sentence.
fn hand_ended(why: HandEnd, names: &Names) -> String {
    match why {
        HandEnd::WentOut(seat) => {
            format!("{} die letzte Karte ab: Die Runde ist vorbei.", does(names, seat, "wirfst", "wirft"))
        }
        HandEnd::EmptyHanded(seat) => {
            format!("{} keine Karten mehr: Die Runde ist vorbei.", does(names, seat, "hast", "hat"))
        }
        HandEnd::SupplyOut => "Im Stapel sind keine zwei Karten mehr: Die Runde ist vorbei.".to_owned(),
    }
}
