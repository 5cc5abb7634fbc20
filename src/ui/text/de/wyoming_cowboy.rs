//! Wyoming Cowboy in German. Sentences name cards without an article, mostly after a colon, as one does at the table.

use super::{German, cards, does, list, together, who, whom, whose};
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{
    Acted, Action, Calibre, Card, Direction, Event, Gun, Illegal, NoShot, Phase, Rank, ScoreLine, Suit, Suits, View,
};
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy::{Label, Reason, Room, can_shoot};

static LABEL: Label = Label {
    game: "Wyoming Cowboy",
    start_lead: "Cowboys im Visier, Zehnen zum Loswerden und fünf Arten von Waffen. Laut, für drei bis acht.",
    usual: "Übliche Regeln",
    usual_note: "Von der Ablage oder zwei für eine 5 zu nehmen, kostet keine Aktion.",
    strict: "Strenge Regeln",
    strict_note: "Von der Ablage oder zwei für eine 5 zu nehmen, ist eine Aktion.",
    short: "Kurzes Spiel",
    short_note: "Übliche Regeln, aber bis 200 statt bis 500 Punkte.",
    piles: "Stapel und Ablage",
    draw_pile: "Stapel",
    discards: "Ablage",
    by_rank: "nach Wert",
    by_suit: "nach Farbe",
    middle: "Abzeichen, Zehnen und der letzte Schuss",
    badges_left: "Abzeichen übrig",
    players: "Spieler, ihre Waffen, Abzeichen und Zehnen",
    worth_now: "Zählt jetzt",
    worth_lead: "So viel zählen deine Karten, wenn jemand anders die Runde jetzt beendet.",
    nothing_yet: "Noch zählt nichts.",
    nothing_counted: "Nichts hat gezählt.",
    pick: "Wähl eine Karte zum Ablegen, oder mehrere für eine Waffe oder ein Paar.",
    pick_one: "Wähl eine Karte zum Ablegen.",
    chosen: "Du hast gewählt. Die anderen wählen noch …",
    choosing: "beim Kartenwählen",
    fire: "Karte aufdecken",
    fire_short: "Schuss",
    hold: "Nicht schießen",
    hold_short: "Lassen",
    draw: "Vom Stapel ziehen",
    draw_short: "Ziehen",
    in_place: "Eine Karte für den Cowboy ziehen",
    enough: "Keine Karte",
    end_turn: "Zug beenden",
    put_gun_away: "Waffe zurücklegen",
    which_way: "Wohin gehen die Karten?",
    hit: "Treffer!",
    dodged: "Daneben",
    held: "Kein Schuss",
    aim: "Auf wen schießt du?",
    sheets: "Karte für Karte",
    places: "Der Stand",
    score_head: "Punkte",
    only_way: "Etwas anderes geht nicht.",
    shortcuts: "P drückt den ersten Knopf\nD zieht\nT nimmt von der Ablage\nG zieht eine Waffe\nC zeigt ein Paar\nN lässt mit einer 9 weitergeben\nX lehnt ab",
    fired: "hat geschossen",
    no_king: "Du hast keinen Cowboy, auf den sich zielen lässt.",
    have_king: "Auf einen deiner Cowboys lässt sich zielen, und das musst du sagen.",
    say_no: "Nein sagen",
    say_yes: "Ja sagen",
    give_title: "Treffer! Wen gibst du her?",
    thrown: "nichts zu nehmen",
    full: "Mehr Karten gehen nicht. Nimm erst eine zurück.",
    to_take: "zum Nehmen",
    two_decks: "Ab fünf Spielern wird mit zwei Blättern gespielt.",
    backfired: "Ging nach hinten los!",
    quick: "Schnellzieher!",
    lone: "Waisen allein",
    pinned: "mit Abzeichen",
    shot_lead: "Der letzte Schuss",
    ends: "beendet die Runde",
};

impl Room for German {
    fn label(&self) -> &'static Label {
        &LABEL
    }

    fn corner(&self, rank: Rank) -> &'static str {
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K"][rank.index()]
    }

    fn role(&self, rank: Rank) -> &'static str {
        match rank {
            Rank::King => "Cowboy",
            Rank::Queen => "Tänzerin",
            Rank::Jack => "Waisenkind",
            _ => "",
        }
    }

    fn card_use(&self, rank: Rank) -> &'static str {
        match rank {
            Rank::Two => "Paar: .22",
            Rank::Three => ".38 .357",
            Rank::Four => ".45",
            Rank::Five => "zieh 2",
            Rank::Six => "Biest",
            Rank::Seven => ".357",
            Rank::Eight => ".38",
            Rank::Nine => "weiter",
            Rank::Ten => "leg: +10",
            Rank::Jack => "Waise",
            Rank::Queen => "Tänzerin",
            Rank::King => "Cowboy",
        }
    }

    fn card_help(&self, rank: Rank, strict: bool) -> &'static str {
        match rank {
            Rank::Two => "Zwei davon sind eine .22. Wer am Ende zwei auf der Hand hat, verliert 30.",
            Rank::Three => "Mit einer 8 eine .38; mit einer 5 und einer 7 eine .357.",
            Rank::Four => "Mit der 5 derselben Farbe eine .45.",
            Rank::Five if strict => {
                "Mit der 4 derselben Farbe eine .45; mit 3 und 7 eine .357. Als Aktion abgelegt lässt sie zwei ziehen."
            }
            Rank::Five => {
                "Mit der 4 derselben Farbe eine .45; mit einer 3 und einer 7 eine .357. Abgelegt lässt sie zwei ziehen."
            }
            Rank::Six => {
                "Kostet 20, drei kosten 100. Ablegen nur, wenn alles andere zählt; weitergeben immer, oder gegen eine .22."
            }
            Rank::Seven => "Mit einer 3 und einer 5 eine .357; alle von einer Farbe ein Schnellzieher.",
            Rank::Eight => "Mit einer 3 eine .38.",
            Rank::Nine => "Als Aktion des Zuges: Alle geben je zwei Karten weiter.",
            Rank::Ten => "Abgelegt kommt sie auf den Tisch und zählt 10. Am Ende auf der Hand kostet sie 30.",
            Rank::Jack => "Alle vier sind ein Waisenhaus, 80; einer gehört zur Familie mit König, Dame und Abzeichen.",
            Rank::Queen => "Kostet 25, aber alle vier bringen 100. Mit ihrem König gezeigt: sofort 25.",
            Rank::King => "Bringt 25, alle vier 150, mit ihren Abzeichen 200. Ein Abzeichen schützt ihn.",
        }
    }

    fn suit(&self, suit: Suit) -> &'static str {
        ["Kreuz", "Karo", "Herz", "Pik"][suit.index()]
    }

    fn card_title(&self, card: Card) -> String {
        let suit = self.suit(card.suit());
        match card.rank() {
            Rank::Jack => format!("{suit}bube"),
            Rank::Queen => format!("{suit}dame"),
            Rank::King => format!("{suit}könig"),
            rank => format!("{suit}\u{a0}{}", self.corner(rank)),
        }
    }

    fn badge_title(&self, suit: Suit) -> String {
        format!("Abzeichen {}", self.suit(suit))
    }

    fn calibre(&self, calibre: Calibre) -> &'static str {
        [".22", ".38", ".357", ".45"][calibre as usize]
    }

    fn gun_title(&self, gun: Gun) -> String {
        format!("{}: {}", self.calibre(gun.calibre()), list(&titles(gun.cards().into_iter())))
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
            1 => "1 Punkt".to_owned(),
            0.. => format!("{points} Punkte"),
            _ => format!("−{} Punkte", -i32::from(points)),
        }
    }

    fn badges(&self, badges: Suits) -> String {
        format!("Abzeichen: {}", of_suits(badges))
    }

    fn tens(&self, tens: Suits) -> String {
        format!("Zehnen: {}", of_suits(tens))
    }

    fn tens_laid(&self, laid: u8, of: u8) -> String {
        format!("Zehnen auf dem Tisch: {laid} von {of}")
    }

    fn couples(&self, suits: &[Suit]) -> String {
        let suits: Vec<&str> = suits.iter().map(|&suit| self.suit(suit)).collect();
        format!("Gezeigte Paare: {}", list(&suits))
    }

    fn top_discard(&self, card: Card, by: Seat, above: Option<Card>, names: &Names) -> String {
        let said = format!("{}, abgelegt von {}", self.card_title(card), whom(names, by));
        above.map_or(said.clone(), |above| format!("{said}, zum Nehmen; obenauf liegt {}", self.card_title(above)))
    }

    fn direction(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::Left => "Nach links",
            Direction::Right => "Nach rechts",
            Direction::Across => "Zum Gegenüber",
        }
    }

    fn direction_short(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::Left => "Links",
            Direction::Right => "Rechts",
            Direction::Across => "Gegenüber",
        }
    }

    fn chosen(&self, cards: u8, wanted: u8) -> String {
        format!("{cards} von {wanted} gewählt.")
    }

    fn passing(&self, to: Seat, from: Option<Seat>, names: &Names) -> String {
        let theirs = from.map(|from| format!(", du bekommst die von {}", names.of(from)));
        format!("Deine gehen an {}{}.", names.of(to), theirs.unwrap_or_default())
    }

    fn shoot_at(&self, calibre: Calibre, victim: Seat, names: &Names) -> String {
        format!("Mit der {} auf {} schießen", self.calibre(calibre), names.of(victim))
    }

    fn take_up(&self, calibre: Calibre) -> String {
        format!("Mit der {} schießen", self.calibre(calibre))
    }

    fn pull(&self, calibre: Calibre) -> String {
        format!("Die {} ziehen", self.calibre(calibre))
    }

    fn discard(&self, card: Card) -> String {
        if card.rank() == Rank::Ten {
            format!("{} auf den Tisch legen", self.card_title(card))
        } else {
            format!("{} ablegen", self.card_title(card))
        }
    }

    fn discard_short(&self, card: Card) -> String {
        if card.rank() == Rank::Ten { "Hinlegen".to_owned() } else { "Ablegen".to_owned() }
    }

    fn show_couple(&self, suit: Suit) -> String {
        format!("Das Paar in {} zeigen", self.suit(suit))
    }

    fn show_couple_short(&self, _: Suit) -> String {
        "Paar".to_owned()
    }

    fn pass_nine(&self, suit: Suit) -> String {
        format!("Mit {}\u{a0}9 weitergeben lassen", self.suit(suit))
    }

    fn pass_nine_short(&self, _: Suit) -> String {
        "Weitergeben".to_owned()
    }

    fn pass_to(&self, count: u8, to: Seat, names: &Names) -> String {
        format!("{} an {} geben", cards(count), whom(names, to))
    }

    fn pass_short(&self, count: u8) -> String {
        format!("{count} geben")
    }

    fn take(&self, card: Card) -> String {
        format!("{} nehmen", self.card_title(card))
    }

    fn take_short(&self, card: Card) -> String {
        format!("Nimm {}", self.corner(card.rank()))
    }

    fn backfire(&self, suit: Suit) -> String {
        format!("Geht nach hinten los: {}\u{a0}6 abgeben", self.suit(suit))
    }

    fn backfire_note(&self, names: &Names, shooter: Seat) -> String {
        format!("{} die Karte nehmen, und der Schuss ist vorbei.", does(names, shooter, "musst", "muss"))
    }

    fn quick_draw(&self, suit: Suit) -> String {
        format!("Schnellzieher: {}\u{a0}3, 5 und 7", self.suit(suit))
    }

    fn quick_draw_note(&self, calibre: Calibre) -> String {
        format!("Du legst sie hin und nimmst die {} dazu.", self.calibre(calibre))
    }

    fn asked_title(&self, calibre: Calibre, shooter: Seat, names: &Names) -> String {
        format!("{} schießt mit einer {} auf dich!", names.of(shooter), self.calibre(calibre))
    }

    fn prompt(&self, view: &View, names: &Names) -> String {
        match view.phase {
            Phase::Direction => "Sag an, wohin weitergegeben wird.".to_owned(),
            Phase::Passing { cards: count, direction } => {
                let to = direction.receiver(view.me, view.table.seats());
                format!("Wähl {} für {}.", cards(count.min(view.hand.len())), who(names, to))
            }
            Phase::Play if view.table.cardless || view.hand.is_empty() => "Schieß, oder beende den Zug.".to_owned(),
            Phase::Play if view.table.acted == Acted::Nothing => {
                "Höchstens eine Aktion, dann leg eine Karte ab.".to_owned()
            }
            Phase::Play if can_shoot(view) => "Schieß mit einer anderen Waffe, oder leg eine Karte ab.".to_owned(),
            Phase::Play => "Leg eine Karte ab.".to_owned(),
            Phase::Asked { .. } => "Gibt es etwas zu treffen?".to_owned(),
            Phase::Aimed { .. } if !view.table.can_draw() => "Ohne Karte zum Aufdecken fällt kein Schuss.".to_owned(),
            Phase::Aimed { .. } => "Deck eine Karte auf, oder lass es.".to_owned(),
            Phase::Hit { .. } => "Gib einen Cowboy ohne Abzeichen her.".to_owned(),
            Phase::Replace { cards: 1, .. } => "Für den Cowboy darfst du eine Karte ziehen.".to_owned(),
            Phase::Replace { .. } => "Für den Cowboy darfst du zwei Karten ziehen, eine nach der anderen.".to_owned(),
            Phase::Draw { cards: 1, .. } => "Zieh eine Karte.".to_owned(),
            // C-2.8: taking is an action of its own, and brings no second card.
            Phase::Draw { .. } if view.table.options.strict() => {
                "Zieh zwei Karten, oder nimm nur die abgelegte.".to_owned()
            }
            Phase::Draw { .. } => "Zieh zwei Karten.".to_owned(),
            Phase::HandOver => "Die Runde ist vorbei.".to_owned(),
            Phase::Over => "Das Spiel ist vorbei.".to_owned(),
        }
    }

    fn illegal(&self, why: Illegal) -> &'static str {
        match why {
            Illegal::NotYourTurn => "Du bist nicht am Zug.",
            Illegal::NotInHand => "Das hast du nicht auf der Hand.",
            Illegal::NameDirection => "Sag zuerst an, wohin weitergegeben wird.",
            Illegal::NotNow => "Wohin weitergegeben wird, ist jetzt nicht gefragt.",
            Illegal::NobodyAcross => "An diesem Tisch sitzt niemand gegenüber.",
            Illegal::ChoosePass => "Wähl die Karten zum Weitergeben.",
            Illegal::NothingPassed => "Es wird nichts weitergegeben.",
            Illegal::ChosenAlready => "Du hast schon gewählt.",
            Illegal::NotThree => "Es müssen 3 Karten sein.",
            Illegal::WrongNumber => "Das ist nicht die richtige Zahl von Karten.",
            Illegal::ActedAlready => "Ein Zug hat nur eine Aktion, und dieser hatte sie schon.",
            Illegal::DiscardFirst => "Leg zuerst eine Karte ab.",
            Illegal::Cardless => "Wer ohne Karten beginnt, legt nichts ab.",
            Illegal::SixStays => "Eine 6 bleibt, solange eine andere Karte der Hand nicht für dich zählt.",
            Illegal::DrawNow => "Jetzt zieh.",
            Illegal::NotDrawing => "Jetzt gibt es nichts zu ziehen.",
            Illegal::NothingToTake => "Keine Karte der Ablage darf genommen werden.",
            Illegal::TakenAlready => "Nur eine der beiden darf von der Ablage sein.",
            Illegal::NoCards => "Es ist keine Karte mehr da.",
            Illegal::TakingIsAnAction => {
                "Nach den strengen Regeln ist es eine Aktion, von der Ablage zu nehmen, und der Zug hatte eine."
            }
            Illegal::NoCouple => "Ein Paar sind König und Dame einer Farbe.",
            Illegal::ShownAlready => "Dieses Paar hast du in dieser Runde schon gezeigt.",
            Illegal::NoGun => "Diese Karten sind keine Waffe.",
            Illegal::NotLoaded => "Keine solche Waffe von dir kann in diesem Zug noch schießen.",
            Illegal::NoVictim => "Ziel auf jemand anderen.",
            Illegal::AnswerFirst => "Der Schuss will zuerst beantwortet sein.",
            Illegal::NotAsked => "Niemand schießt auf dich.",
            Illegal::NoBackfire => "Nur eine .22 geht nach hinten los.",
            Illegal::NoQuickDraw => "Das ist kein Schnellzieher.",
            Illegal::FireOrHold => "Deck eine Karte auf, oder lass es.",
            Illegal::NotAiming => "Auf niemanden wird gezielt.",
            Illegal::GiveKing => "Ein Cowboy muss hergegeben werden.",
            Illegal::NothingToGive => "Niemand ist herzugeben.",
            Illegal::NoSuchKing => "Diesen Cowboy hast du nicht ohne Abzeichen.",
            Illegal::ReplaceFirst => "Zieh zuerst für den Cowboy, oder lass es.",
            Illegal::NothingToReplace => "Niemand ist zu ersetzen.",
            Illegal::MustDiscard => "Du musst ablegen.",
            Illegal::HandOver => "Die Runde ist vorbei.",
            Illegal::HandNotOver => "Die Runde ist noch nicht vorbei.",
            Illegal::GameOver => "Das Spiel ist vorbei.",
        }
    }

    fn event(&self, event: &Event, names: &Names) -> Option<String> {
        let acts = |seat: Seat, du: &str, they: &str| does(names, seat, du, they);
        Some(match event {
            Event::Dealt { dealer, .. } => format!("{}.", acts(*dealer, "gibst", "gibt")),
            Event::Named { dealer, direction } => {
                format!("{} {} weitergeben.", acts(*dealer, "lässt", "lässt"), way(*direction))
            }
            Event::Nine { seat, card, direction } => format!(
                "{} {}: Alle geben je zwei Karten {} weiter.",
                acts(*seat, "spielst", "spielt"),
                the(*card),
                way(*direction)
            ),
            Event::Chose { seat, cards } => {
                format!("{} {}.", acts(*seat, "wählst", "wählt"), list(&titles(cards.cards())))
            }
            Event::Passed { direction, counts, cards: passed, seats } => {
                let seats = usize::from(*seats);
                let me = Seat(0);
                let said = |seat: Seat| passed[seat.index()].map(|hand| list(&titles(hand.cards())));
                let to = direction.receiver(me, seats);
                let from = direction.giver(me, seats);
                let gave = said(me).filter(|_| counts[0] > 0);
                let got = said(from).filter(|_| counts[from.index()] > 0);
                let gave = gave.map(|cards| format!("an {} {cards}", names.of(to)));
                let got = got.map(|cards| format!("von {} {cards}", names.of(from)));
                let both: Vec<String> = gave.into_iter().chain(got).collect();
                if both.is_empty() {
                    format!("Karten gehen weiter, {}.", way(*direction))
                } else {
                    format!("Karten gehen weiter, {}: {}.", way(*direction), both.join("; "))
                }
            }
            Event::Couple { seat, suit } => {
                format!("{} das Paar in {}: 25 Punkte.", acts(*seat, "zeigst", "zeigt"), self.suit(*suit))
            }
            Event::Pulled { seat, gun } => format!(
                "{} eine {}: {}.",
                acts(*seat, "ziehst", "zieht"),
                self.calibre(gun.calibre()),
                list(&titles(gun.cards().into_iter()))
            ),
            Event::Shot { seat, gun, victim } => format!(
                "{} mit einer {} auf {}.",
                acts(*seat, "schießt", "schießt"),
                self.calibre(gun.calibre()),
                if *victim == Seat(0) { "dich" } else { names.of(*victim) }
            ),
            Event::Backfired { victim, seat, card } => backfired(names, *victim, *seat, *card),
            Event::QuickDraw { victim, gun, seat, taken } => format!(
                "{} schneller mit {}; {} {} ist jetzt bei {}.",
                acts(*victim, "warst", "war"),
                list(&titles(gun.cards().into_iter())),
                whose(names, *seat, "deine"),
                self.calibre(taken.calibre()),
                whom(names, *victim)
            ),
            Event::Target { victim } => format!("Bei {} gibt es etwas zu treffen.", whom(names, *victim)),
            Event::Missed { victim, why: NoShot::NoTarget } => {
                format!("Bei {} gibt es nichts zu treffen: daneben.", whom(names, *victim))
            }
            Event::Missed { why: NoShot::Held, .. } => "Der Schuss fiel nicht.".to_owned(),
            Event::Turned { card, hit: true } => format!("Aufgedeckt: {}, ein Treffer!", the(*card)),
            Event::Turned { card, hit: false } => format!("Aufgedeckt: {}, daneben.", the(*card)),
            Event::Badge { seat, suit } => {
                let king = king(*suit);
                format!("{} {king} duckt sich und bekommt ein Abzeichen.", whose(names, *seat, "Dein"))
            }
            Event::KingTaken { victim, seat, suit, protected } => format!(
                "{} von {}: {}{}.",
                acts(*seat, "nimmst", "nimmt"),
                whom(names, *victim),
                king(*suit),
                if *protected { " samt Abzeichen" } else { "" }
            ),
            Event::Drew { seat, card: Some(card) } => format!("{}: {}.", acts(*seat, "ziehst", "zieht"), the(*card)),
            Event::Drew { seat, card: None } => format!("{} eine Karte.", acts(*seat, "ziehst", "zieht")),
            Event::Took { seat, card } => format!("{} von der Ablage: {}.", acts(*seat, "nimmst", "nimmt"), the(*card)),
            Event::Reshuffled => "Die Ablage wird zum neuen Stapel.".to_owned(),
            Event::Discarded { seat, card, .. } if card.rank() == Rank::Ten => {
                format!("{} auf den Tisch: {}.", acts(*seat, "legst", "legt"), the(*card))
            }
            Event::Discarded { seat, card, badge } => format!(
                "{} ab: {}{}.",
                acts(*seat, "legst", "legt"),
                the(*card),
                if *badge { "; das Abzeichen geht zurück" } else { "" }
            ),
            Event::NotReplaced { victim } => {
                format!("{} keine Karte für den Cowboy.", acts(*victim, "ziehst", "zieht"))
            }
            Event::TurnEnded { seat } => {
                let draws = if *seat == Seat(0) { "ziehst" } else { "zieht" };
                format!("{} nichts ab und {draws} nichts.", acts(*seat, "legst", "legt"))
            }
            Event::Scored { by: Some(by), .. } => format!("{} die Runde: 30 Punkte.", acts(*by, "beendest", "beendet")),
            Event::Scored { by: None, .. } => "Niemand hat die Runde beendet.".to_owned(),
            Event::Ended { winners } => format!("{} das Spiel.", all_win(names, winners)),
        })
    }

    fn drew_two(&self, seat: Seat, names: &Names) -> String {
        format!("{} zwei Karten.", does(names, seat, "ziehst", "zieht"))
    }

    fn drew_no_second(&self, victim: Seat, names: &Names) -> String {
        format!("{} keine zweite Karte für den Cowboy.", does(names, victim, "ziehst", "zieht"))
    }

    fn took_other(&self, seat: Seat, card: Card, names: &Names) -> String {
        format!("{} von der Ablage: {}, die andere der beiden.", does(names, seat, "nimmst", "nimmt"), the(card))
    }

    fn order(&self, action: Action, view: &View, names: &Names) -> String {
        match action {
            Action::Name(direction) => format!("Weitergeben {}", way(direction)),
            Action::Pass(hand) => format!("Weitergeben: {}", list(&titles(hand.cards()))),
            Action::Couple(suit) => self.show_couple(suit),
            Action::Nine { suit, direction } => format!("{}, {}", self.pass_nine(suit), way(direction)),
            Action::Pull(gun) => {
                format!("Die {} ziehen: {}", self.calibre(gun.calibre()), list(&titles(gun.hand().cards())))
            }
            Action::Shoot { calibre, victim } => self.shoot_at(calibre, victim, names),
            Action::Stand => "Sagen, ob es etwas zu treffen gibt".to_owned(),
            Action::Backfire(suit) => self.backfire(suit),
            Action::QuickDraw(suit) => self.quick_draw(suit),
            Action::Fire => LABEL.fire.to_owned(),
            Action::HoldFire => LABEL.hold.to_owned(),
            Action::Give(suit) => format!("{} hergeben", king(suit)),
            Action::Draw if matches!(view.phase, Phase::Replace { .. }) => LABEL.in_place.to_owned(),
            Action::Draw => LABEL.draw.to_owned(),
            Action::TakeDiscard => view.top_discard().map_or_else(|| LABEL.discards.to_owned(), |top| self.take(top)),
            Action::Enough => "Keine Karte ziehen".to_owned(),
            Action::Discard(card) => self.discard(card),
            Action::EndTurn => LABEL.end_turn.to_owned(),
            Action::NextHand => "Die nächste Runde geben".to_owned(),
        }
    }

    fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Counts { from, to } => format!(
                "Endete die Runde jetzt, zählte deine Hand mit dieser Karte {} und ohne sie {}.",
                self.signed(from),
                self.signed(to)
            ),
            Reason::NotMissed => "Deine Hand zählt ohne diese Karte genauso viel.".to_owned(),
            Reason::Gains { from, to } => {
                format!(
                    "Endete die Runde jetzt, zählte deine Hand damit {} statt {}.",
                    self.signed(to),
                    self.signed(from)
                )
            }
            Reason::Spares { from, to } => {
                format!(
                    "Endete die Runde jetzt, zählte deine Hand mit der Karte, die dort liegt, {} statt {}.",
                    self.signed(to),
                    self.signed(from)
                )
            }
            Reason::Alone => "Anderes schien keinen Versuch wert.".to_owned(),
            Reason::Ends => "Das beendet die Runde und bringt dir 30.".to_owned(),
            Reason::AtOnce { points } => format!("Das zählt sofort {}.", self.signed(points)),
            Reason::Shot { hits, misses, nobody, ends } => {
                let nobody = match nobody {
                    0 => String::new(),
                    _ => format!(" In {nobody} ist kein Cowboy zu treffen."),
                };
                let ends = ends_hand(ends);
                let shot = match (hits, misses) {
                    (100, _) => "trifft der Schuss in allen 100 Fällen".to_owned(),
                    (0, 100) => "geht der Schuss in allen 100 Fällen daneben".to_owned(),
                    _ => format!("trifft der Schuss in {hits} von 100 Fällen und geht in {misses} daneben"),
                };
                format!("Ohne Antwort {shot}.{nobody}{ends}")
            }
            Reason::Fire { hits: 100, .. } => "Der Schuss trifft in allen 100 Fällen.".to_owned(),
            Reason::Fire { hits, ends } => {
                format!("Der Schuss trifft in {hits} von 100 Fällen.{}", ends_hand(ends))
            }
            Reason::Better { points } => {
                format!("Bringt dir in dieser Runde im Schnitt etwa {points} Punkte mehr als das Nächstbeste.")
            }
            Reason::Tried { worlds: 1 } => "Einmal durchgespielt.".to_owned(),
            Reason::Tried { worlds } => {
                format!("Das schnitt am besten ab, {worlds}-mal mit geratenen Karten durchgespielt.")
            }
        }
    }

    fn line(&self, line: ScoreLine) -> &'static str {
        match line {
            ScoreLine::Ended => "Runde beendet",
            ScoreLine::Delayed => "10 oder zwei Zweien übrig",
            ScoreLine::Tens => "Zehnen auf dem Tisch",
            ScoreLine::Couples => "Gezeigte Paare",
            ScoreLine::Posse => "Aufgebot",
            ScoreLine::Gang => "Bande",
            ScoreLine::Kings => "Einzelne Cowboys",
            ScoreLine::DanceHall => "Tanzsaal",
            ScoreLine::Queens => "Tänzerinnen",
            ScoreLine::Orphanage => "Waisenhaus",
            ScoreLine::Families => "Familien",
            ScoreLine::Marriages => "Ehen",
            ScoreLine::Beast => "Das Biest",
            ScoreLine::Sixes => "Sechsen",
        }
    }

    fn scored(&self, hand: u16) -> String {
        format!("Abrechnung Runde {hand}")
    }

    fn race(&self, goal: i16) -> String {
        format!("Das Rennen bis {goal}")
    }

    fn winners_title(&self, names: &Names, winners: &[Seat]) -> String {
        match winners {
            [Seat(0)] => "Du gewinnst!".to_owned(),
            _ => all_win(names, winners),
        }
    }

    fn won(&self, points: i16, enough: bool, hands: u16) -> String {
        let with = match points {
            1 => "einem Punkt".to_owned(),
            _ => format!("{points} Punkten").replace('-', "−"),
        };
        let goal = if enough { "" } else { "; mehr hat niemand" };
        if hands == 1 {
            format!("Mit {with} in einer Runde{goal}.")
        } else {
            format!("Mit {with} in {hands} Runden{goal}.")
        }
    }
}

/// "Du gewinnst", "Juniper gewinnt", "Juniper und Tallow gewinnen".
fn all_win(names: &Names, winners: &[Seat]) -> String {
    if let [one] = winners {
        return does(names, *one, "gewinnst", "gewinnt");
    }
    let win = if winners.contains(&Seat(0)) { "gewinnt" } else { "gewinnen" };
    format!("{} {win}", together(names, winners))
}

fn backfired(names: &Names, victim: Seat, seat: Seat, card: Card) -> String {
    let gives = does(names, victim, "gibst", "gibt");
    format!("Der Schuss geht nach hinten los: {gives} {} {}.", whom(names, seat), the(card))
}

fn of_suits(suits: Suits) -> String {
    let named: Vec<&str> = suits.suits().map(|suit| Room::suit(&German, suit)).collect();
    list(&named)
}

/// " In 98 vergibt er das letzte Abzeichen …"; nichts, wenn nie.
fn ends_hand(in_100: u8) -> String {
    match in_100 {
        0 => String::new(),
        _ => format!(" In {in_100} vergibt er das letzte Abzeichen: Das beendet die Runde und bringt dir 30."),
    }
}

/// "nach links".
fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "nach links",
        Direction::Right => "nach rechts",
        Direction::Across => "zum Gegenüber",
    }
}

fn the(card: Card) -> String {
    Room::card_title(&German, card)
}

/// "Herzkönig".
fn king(suit: Suit) -> String {
    the(Card::new(Rank::King, suit))
}

pub(super) fn titles(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(the).collect()
}
