//! The house in German.

use super::{German, cards, does, whose};
use crate::bots::{Character, Level, Temper};
use crate::engine::{CannotTakeBack, LoadError, Seat};
use crate::ui::browser::storage::StorageError;
use crate::ui::text::Remark;
use crate::ui::text::{Boot, Hint, House, Keep, Label, Names, Setting};
use crate::ui::trouble::{CannotDeal, Missing, NotRead, Reading, Trouble};

pub(super) static LABEL: Label = Label {
    house: "Tin Star",
    language: "Sprache",
    you: "Du",
    update: "Eine neue Version ist da.",
    update_now: "Jetzt laden",
    update_later: "Später",
    table: "Tisch",
    dealer: "am Geben",
    status: "Spielstand",
    awaited: "Die anderen sind noch nicht geladen. Bist du online? Sobald sie da sind, geht es weiter.",
    moment: "Einen Moment …",
    actions: "Was du tun kannst",
    new: "neu",
    log: "Was geschah",
    log_short: "Verlauf",
    menu: "Menü",
    close: "Schließen",
    licences: "Lizenzen (englisch)",
    skip_to_hand: "Zu deiner Hand springen",
    skip: "Vorspulen",
    skip_note: "Vorspulen bis zu deiner nächsten Entscheidung",
    clear: "Abwählen",
    cancel: "Doch nicht",
    pace: "Tempo",
    slow: "Ruhig",
    normal: "Normal",
    fast: "Flott",
    instant: "Sofort",
    leave: "Tisch verlassen",
    on_turn: "am Zug",
    pick: "Drück auf eine Karte, um zu sehen, was sie kann.",
    wait: "Sieh den anderen zu, oder drück auf eine Karte, um sie zu lesen.",
    opponents: "Gegner",
    level: "Die Gegner spielen wie",
    edition: "Regeln",
    your_table: "Dein Tisch",
    which_game: "Spiel",
    next_hand: "Nächste Runde geben",
    to_the_end: "Wer hat gewonnen?",
    seed: "Spielnummer",
    seed_empty: "frisch gemischt",
    seed_note: "Dieselbe Nummer gibt dieselben Karten.",
    deal: "Spielen",
    start_foot: "Läuft ganz auf diesem Gerät, gegen Bots, die nicht mehr sehen als du an ihrer Stelle.",
    again: "Noch ein Spiel",
    to_start: "Zurück zum Anfang",
    sound: "Ton",
    sound_off: "Aus",
    sound_soft: "Leise",
    sound_full: "Laut",
    wanted: "Gesucht",
    by_hand: "Runde für Runde",
    mute: "Stumm",
};

static KEEP: Keep = Keep {
    elsewhere: "Tin Star ist in einem anderen Tab offen",
    elsewhere_lead: "Deine Spiele können nur in einem Tab offen sein, damit nichts überschrieben wird.",
    take_over: "Hier weiterspielen",
    understood: "Verstanden",
    aside: "Beiseitegelegt",
    aside_save: "Als Datei sichern",
    go_on: "Dein Spiel fortsetzen",
    unread: "Die gespeicherten Spiele lassen sich noch nicht lesen",
    unread_foot: "Was gespeichert ist, geht nicht verloren und wird nicht überschrieben, was auch immer du inzwischen spielst.",
    read_again: "Noch einmal versuchen",
    games: "Deine Spiele",
    running: "Fortsetzen",
    won: "Du hast gewonnen",
    remove: "Entfernen",
    removed: "Entfernt",
    put_back: "Zurückholen",
    take_back: "Rückgängig",
    practice: "Übung",
    practice_choice: "Übungsspiel",
    practice_note: "Alles lässt sich zurücknehmen, auch was verdeckte Karten gezeigt hat.",
    look_back: "Rückblick",
    replay: "Rückblick",
    back_to_game: "Zurück zum Spiel",
    close_replay: "Schließen",
    controls: "Rückblick: Steuerung",
    step_back: "Schritt zurück",
    step: "Schritt vor",
    turn_back: "Voriger Zug",
    turn_on: "Nächster Zug",
    run: "Abspielen",
    halt: "Anhalten",
    position: "Handlung",
    seat: "Sicht:",
    seat_note: "Andere Hände sind erst nach dem Spiel zu sehen.",
    branch: "Von hier an spielen",
    branch_note: "Als eigenes Übungsspiel; das Spiel, das du ansiehst, bleibt, wie es ist.",
    share: "Teilen oder sichern",
    share_deal: "Nur die Karten",
    share_deal_note: "Vom ersten Austeilen an: Wer es öffnet, spielt dieselben Karten.",
    share_moves: "Mit dem Verlauf",
    share_moves_note: "Das ganze Spiel: zum Weiterspielen, zum Zusehen oder um dieselben Karten zu spielen.",
    share_over_note: "Das ganze Spiel: zum Zusehen oder um dieselben Karten zu spielen.",
    share_warning: "Wer den Link oder die Datei auswertet, kann jede verdeckte Karte dieses Spiels ausrechnen.",
    copy: "Link kopieren",
    copied: "Kopiert.",
    copy_by_hand: "Der Browser erlaubt der Seite das Kopieren nicht. Kopier den Link von hier:",
    link: "Link",
    save: "Als Datei sichern",
    open: "Ein Spiel öffnen",
    open_file: "Aus einer Datei",
    open_link: "Oder einen Link einfügen",
    open_do: "Öffnen",
    offer: "Ein Spiel für dich",
    same_deal: "Dieselben Karten spielen",
    watch: "Zusehen",
    play_on: "Weiterspielen",
    not_now: "Nicht jetzt",
    offer_foot: "Was du davon spielst, wird neben deinen eigenen Spielen gespeichert.",
    find_mistakes: "Meine teuersten Fehler finden",
    mistakes: "Deine teuersten Fehler",
    no_mistakes: "Nichts verschenkt: Keine deiner Entscheidungen hat 2\u{a0}% oder mehr gekostet.",
    next_mistake: "Nächster Fehler:",
};

static SETTING: Setting = Setting {
    settings: "Einstellungen",
    keys: "Tasten",
    house_keys: "H gibt einen Tipp\nU nimmt zurück\nS spult vor bis zu deiner nächsten Entscheidung\nO ordnet die Hand\n? erklärt, worauf du zeigst\nF1/R zeigt die Regeln\nK zeigt diese Tasten\nL zeigt, was geschah\nM öffnet das Menü\nV schaltet den Ton aus und ein\nF schaltet das Vollbild ein und aus\n←/→ geht von Karte zu Karte, und in allen Bereichen weiter\n↑/↓ geht von der Hand zu dem, was du tun kannst, und zurück\nTab geht weiter zum nächsten Bereich\nEnter nimmt eine Karte auf und spielt sie beim zweiten Mal oder führt dorthin, wo sie hinkann\nEsc lässt los und schließt",
    full_screen: "Vollbild",
    theme: "Farben",
    system: "System",
    night: "Nussbaum",
    day: "Papier",
    contrast: "Hoher Kontrast",
    motion: "Bewegung",
    motion_full: "Voll",
    motion_less: "Keine",
    order: "Deine Hand",
    drawn: "wie gezogen",
    sort: "Hand geordnet",
    cards: "Kartengröße",
    small: "Klein",
    usual: "Mittel",
    large: "Groß",
    back: "Kartenrücken",
    red: "Rot",
    blue: "Blau",
    green: "Grün",
    confirm: "Nachfragen, bevor mein Zug endet",
    memory: "Gedächtnisstütze: Der Verlauf nennt auch alte Abwürfe",
    lines: "Gegner sagen ab und zu etwas",
    shortcuts: "Tastenkürzel",
    left: "Für Linkshänder: der Tisch gespiegelt",
    sure: "Willst du das?",
    sure_yes: "Ja",
};

static HINT: Hint = Hint {
    hint: "Tipp",
    about: "Was der beste Bot mit dem täte, was du weißt, die Gewinnchance dabei und warum.",
    do_it: "So machen",
    close: "Tipp schließen",
    wait: "Wird überlegt …",
    to_win: "Gewinnchance",
    others: "Stattdessen:",
    done: "Gespielt wurde:",
    offer: "Tipps anbieten",
    none: "Hier gibt es keinen Tipp.",
    close_call: "Das Nächstbeste ist fast genauso gut.",
};

static BOOT: Boot = Boot {
    needs: "Tin Star braucht JavaScript und WebAssembly; beides läuft ganz auf diesem Gerät.",
    loading: "Das Spiel wird geladen …",
    slow: "Das dauert länger als sonst. Es geht von selbst weiter, sobald das Netz es zulässt; oder lade die Seite neu.",
    old: "Dieser Browser ist zu alt für Tin Star. Jeder ab 2024 genügt.",
    gone: "Das Spiel ließ sich nicht laden: Ein Teil davon fehlt. Vielleicht wird gerade eine neue Version eingespielt; lade die Seite in einer Minute neu.",
    host: "Das Spiel ließ sich nicht laden: Der Server hat Schwierigkeiten. Lade die Seite in einer Minute neu.",
    other: "Das Spiel ließ sich nicht laden: Stattdessen kam etwas anderes, etwa die Anmeldeseite eines Netzes.",
    cut: "Das Spiel ließ sich nicht laden: Es kam unvollständig an. Steht die Verbindung? Lade die Seite neu.",
    stopped: "Das Spiel kam an, blieb aber gleich stehen. Vielleicht hilft es, die Seite neu zu laden.",
    kept: "Gespeicherte Spiele bleiben erhalten.",
    anew: "Seite neu laden",
};

impl House for German {
    fn label(&self) -> &'static Label {
        &LABEL
    }

    fn keep(&self) -> &'static Keep {
        &KEEP
    }

    fn hint_label(&self) -> &'static Hint {
        &HINT
    }

    fn setting(&self) -> &'static Setting {
        &SETTING
    }

    fn boot(&self) -> &'static Boot {
        &BOOT
    }

    fn meant(&self) -> &'static [&'static str] {
        &["du", "dich", "dir", "dein", "deine", "ihr", "niemand"]
    }

    fn turn(&self, names: &Names, seat: Seat) -> String {
        does(names, seat, "bist am Zug", "ist am Zug")
    }

    fn thinking(&self, name: &str) -> String {
        format!("{name} überlegt …")
    }

    fn hand_number(&self, n: u16) -> String {
        format!("Runde {n}")
    }

    fn cards_word(&self, n: u8) -> &'static str {
        if n == 1 { "Karte" } else { "Karten" }
    }

    fn cards_in_hand(&self, n: u8) -> &'static str {
        if n == 1 { "Handkarte" } else { "Handkarten" }
    }

    fn hand_whose(&self, names: &Names, seat: Seat) -> String {
        format!("{} Hand", whose(names, seat, "Deine"))
    }

    fn hand(&self, names: &Names, seat: Seat, n: u8) -> String {
        format!("{} Hand, {}", whose(names, seat, "Deine"), cards(n))
    }

    fn held(&self, n: u8) -> String {
        format!("{n} auf der Hand")
    }

    fn count_of(&self, n: u8) -> String {
        format!("×{n}")
    }

    fn in_turn(&self, names: &Names, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| names.of(seat)).collect::<Vec<_>>().join(", dann ")
    }

    fn percent(&self, chance: f32) -> String {
        format!("{}\u{a0}%", (chance * 100.0).round() as u32)
    }

    fn hint_spoken(&self, order: &str, chance: &str, why: &str) -> String {
        format!("{}: {order}. {chance} {}. {why}", HINT.hint, HINT.to_win)
    }

    fn opponents(&self, n: u8) -> String {
        format!("{n} Gegner")
    }

    fn name_field(&self, seat: usize) -> String {
        if seat == 0 { "Dein Name".to_owned() } else { format!("Gegner {seat}") }
    }

    fn name_taken(&self, instead: &str) -> String {
        format!("Der Name ist vergeben: Hier sitzt stattdessen {instead}.")
    }

    fn level(&self, level: Level) -> &'static str {
        match level {
            Level::Greenhorn => "Grünschnäbel",
            Level::Drifter => "Herumtreiber",
            Level::Deputy => "Hilfssheriffs",
            Level::Ranger => "Ranger",
            Level::Marshal => "Marshals",
            Level::Legend => "Legenden",
        }
    }

    fn level_note(&self, level: Level) -> &'static str {
        match level {
            Level::Greenhorn => "Spielen, was sie können, und vergessen alles, was sie sahen.",
            Level::Drifter => "Saßen ein-, zweimal am Tisch und wissen davon nicht mehr viel.",
            Level::Deputy => "Faire Gegner, wenn du die Regeln kennst; vergessen viel vom Gesehenen.",
            Level::Ranger => "Denken voraus und nehmen, was gut genug aussieht.",
            Level::Marshal => "Denken voraus und lassen wenig liegen.",
            Level::Legend => "Denken jeden Zug durch und ahnen, was du hast.",
        }
    }

    fn character(&self, names: &Names, seat: Seat, level: Level) -> String {
        let temper = match Character::of_the_house(seat, level).temper {
            Temper::Even => "bleibt gelassen",
            Temper::Cautious => "ist vorsichtig",
            Temper::Grasping => "ist aufs Geld aus",
            Temper::Spiteful => "verzeiht nichts",
        };
        format!("{} {temper} und spielt wie die {}", names.of(seat), self.level(level))
    }

    fn line(&self, temper: Temper, remark: Remark) -> [&'static str; 2] {
        match (temper, remark) {
            (Temper::Even, Remark::Took) => ["Besten Dank auch.", "Der geht an mich."],
            (Temper::Even, Remark::Lost) => ["Das musste ja kommen.", "Na gut, verdient."],
            (Temper::Even, Remark::Missed) => ["Man kann nicht immer gewinnen.", "Das war der Wind."],
            (Temper::Even, Remark::Laid) => ["Na also.", "Das kann sich sehen lassen."],
            (Temper::Even, Remark::Out) => ["Das war’s, Leute.", "Ich bin fertig."],
            (Temper::Cautious, Remark::Took) => ["Ich musste sichergehen.", "Nichts für ungut."],
            (Temper::Cautious, Remark::Lost) => ["Das hab ich kommen sehen.", "Hätte ich’s bloß versteckt."],
            (Temper::Cautious, Remark::Missed) => ["Hätt ich’s gelassen.", "Nie wieder."],
            (Temper::Cautious, Remark::Laid) => ["Immer schön langsam.", "Lieber jetzt als nie."],
            (Temper::Cautious, Remark::Out) => ["Aufhören, solange es gut läuft.", "Die Schäfchen sind im Trockenen."],
            (Temper::Grasping, Remark::Took) => ["Das gehört jetzt mir.", "Das nehm ich."],
            (Temper::Grasping, Remark::Lost) => ["He, das war meins!", "Das hol ich mir wieder."],
            (Temper::Grasping, Remark::Missed) => ["Fast hätte ich’s gehabt!", "Nächstes Mal ist es meins."],
            (Temper::Grasping, Remark::Laid) => ["Da kommt was zusammen.", "Davon hab ich noch mehr."],
            (Temper::Grasping, Remark::Out) => ["Zahltag!", "Bitte alles auszahlen."],
            (Temper::Spiteful, Remark::Took) => ["Na, wie schmeckt das?", "Geschieht dir recht."],
            (Temper::Spiteful, Remark::Lost) => ["Das wirst du bereuen.", "Ich vergesse kein Gesicht."],
            (Temper::Spiteful, Remark::Missed) => ["Glück gehabt.", "Dich krieg ich noch."],
            (Temper::Spiteful, Remark::Laid) => ["Mach das mal nach.", "Halt mich doch auf."],
            (Temper::Spiteful, Remark::Out) => ["Zu langsam, alle miteinander.", "Ha! Fertig."],
        }
    }

    fn table_level(&self, level: Level) -> String {
        format!("Deine Gegner spielen wie {}.", self.level(level))
    }

    fn cannot_deal(&self, why: CannotDeal) -> &'static str {
        match why {
            CannotDeal::NoNumber => "Eine Spielnummer besteht nur aus Ziffern; ohne sie wird frisch gemischt.",
            CannotDeal::TooLarge => "Diese Spielnummer ist zu groß; neunzehn Ziffern genügen.",
            CannotDeal::NoRandomness => {
                "Dieser Browser liefert keine Zufallszahlen zum Mischen. Gib selbst eine Spielnummer ein."
            }
            CannotDeal::Missing(why) => self.missing(why),
        }
    }

    fn take_back_note(&self, count: usize) -> String {
        if count == 1 {
            "Letzte Handlung zurücknehmen".to_owned()
        } else {
            format!("Letzte Handlung zurücknehmen (von {count})")
        }
    }

    fn cannot_take_back(&self, why: CannotTakeBack) -> &'static str {
        match why {
            CannotTakeBack::NothingYet => "Du hast noch nichts getan, was sich zurücknehmen ließe.",
            CannotTakeBack::OthersActed => "Die anderen haben seither gehandelt; das lässt sich nicht zurücknehmen.",
            CannotTakeBack::Revealed => "Verdecktes ist ans Licht gekommen; das lässt sich nicht zurücknehmen.",
            CannotTakeBack::Answerable => {
                "Die anderen konnten schon darauf antworten; das lässt sich nicht zurücknehmen."
            }
        }
    }

    fn trouble(&self, trouble: Trouble) -> String {
        match trouble {
            Trouble::NotKept(why) => {
                let so = "Du kannst weiterspielen; die Seite versucht es immer wieder. Bevor du sie schließt, sichere das Spiel als Datei: Menü, \
                          Teilen oder sichern.";
                format!("Dieses Spiel lässt sich nicht speichern: {} {so}{}", because(why), way_out(why))
            }
            Trouble::NotRemoved(why) => format!(
                "Was du entfernt hast, kommt vielleicht wieder: {} Die Seite versucht es weiter.{}",
                because(why),
                way_out(why)
            ),
        }
    }

    fn unread(&self, reading: Reading) -> Option<&'static str> {
        match reading {
            Reading::Begun | Reading::Done => None,
            Reading::Slow => {
                Some("Der Browser braucht lange, um die Spiele herauszugeben. Sie kommen, sobald er so weit ist.")
            }
            Reading::Failed(NotRead::Missing(why)) => Some(self.missing(why)),
            Reading::Failed(NotRead::Kept(StorageError::Newer)) => Some(
                "Eine neuere Version von Tin Star hat sie gespeichert, in einer Form, die diese nicht kennt. Lade die Seite neu, um sie zu bekommen.",
            ),
            Reading::Failed(_) => Some(
                "Der Browser gibt die Spiele nicht heraus. Die Seite versucht es weiter. Hilft das nicht, dann lade sie neu und sieh nach, \
                 ob die Einstellungen des Browsers sie etwas speichern lassen.",
            ),
        }
    }

    fn missing(&self, why: Missing) -> &'static str {
        match why {
            Missing::Cut => "Das Spiel kam nicht ganz an. Steht die Verbindung? Versuch es noch einmal.",
            Missing::Gone => {
                "Das Spiel ließ sich nicht laden: Diese Version gibt es nicht mehr. Lade die Seite neu, um die neue zu bekommen."
            }
            Missing::Host => {
                "Das Spiel ließ sich nicht laden: Der Server hat Schwierigkeiten. Versuch es in einer Minute noch einmal."
            }
            Missing::Other => {
                "Das Spiel ließ sich nicht laden: Stattdessen kam etwas anderes, etwa die Anmeldeseite eines Netzes. Versuch es noch einmal."
            }
            Missing::Stopped => "Das Spiel kam an, lässt sich aber nicht beginnen. Lade die Seite neu.",
        }
    }

    fn load_error(&self, why: &LoadError) -> String {
        let words = match why {
            LoadError::TooLong => "Das ist zu lang für ein Spiel von Tin Star.",
            LoadError::NotAGame => "Das ist kein Spiel von Tin Star. Kopier es ganz und versuch es noch einmal.",
            LoadError::OtherGame { found } => {
                return format!("Das ist ein Spiel namens {found}, das diese Version nicht kennt.");
            }
            LoadError::Newer => {
                "Dieses Spiel stammt aus einer neueren Version von Tin Star. Lade die Seite neu, um sie zu bekommen, und öffne es dann noch einmal."
            }
            LoadError::Older => {
                "Dieses Spiel wurde nach älteren Regeln gespielt und verlief damit anders. Diese Version kann ihm nicht folgen."
            }
            LoadError::Damaged => {
                "Dieses Spiel ist beschädigt: Etwas wurde verändert oder abgeschnitten. Kopier es ganz und versuch es noch einmal."
            }
            LoadError::BadOptions { .. } => "Die Einstellungen dieses Spiels passen nicht zu seinen Regeln.",
            LoadError::Diverged => {
                "Dieses Spiel verläuft hier anders als dort, wo es gesichert wurde, und kann darum nicht weitergehen."
            }
        };
        words.to_owned()
    }

    fn set_aside(&self, why: &LoadError) -> String {
        match why {
            LoadError::Newer => "Dieses Spiel wurde mit einer neueren Version von Tin Star gespielt. Sobald auch diese Seite neu ist, steht es wieder unter \
                                 deinen Spielen: Lade sie neu."
                .to_owned(),
            LoadError::OtherGame { found } => {
                format!("Das ist ein Spiel namens {found}, das diese Version nicht kennt. Eine neuere vielleicht schon.")
            }
            LoadError::Older => self.load_error(why),
            LoadError::Diverged | LoadError::BadOptions { .. } => {
                "Diese Version kann diesem Spiel nicht folgen. Eine andere vielleicht schon.".to_owned()
            }
            LoadError::TooLong | LoadError::NotAGame | LoadError::Damaged => {
                "Dieses Spiel ist beschädigt: Etwas wurde verändert oder abgeschnitten. Jede neue Version versucht es wieder.".to_owned()
            }
        }
    }

    fn saved(&self, file: &str) -> String {
        format!("Der Browser sichert es als {file}.")
    }

    fn aside_name(&self, nth: usize) -> String {
        format!("tin-star-beiseite-{nth}")
    }

    fn kept_game(&self, others: u8, level: Level, hand: Option<u16>, practice: bool) -> String {
        format!("{}, {}{}{}", self.opponents(others), self.level(level), in_hand(hand), practised(practice))
    }

    fn kept_won(&self, names: &Names, winner: Seat) -> String {
        if winner == Seat(0) { KEEP.won.to_owned() } else { format!("{} hat gewonnen", names.of(winner)) }
    }

    fn games_full(&self, room: usize) -> String {
        format!(
            "Hier ist Platz für {room} Spiele. Ein neues verdrängt das älteste beendete; ein laufendes bleibt, bis du es entfernst."
        )
    }

    fn kept_at(&self, game: &str, hand: Option<u16>, practice: bool) -> String {
        format!("{game}{}{}", in_hand(hand), practised(practice))
    }

    fn position(&self, at: usize, end: usize) -> String {
        format!("Handlung {at} von {end}")
    }

    fn taken_back(&self, order: &str) -> String {
        format!("Zurückgenommen: {order}.")
    }

    fn weighed(&self, done: usize, all: usize) -> String {
        format!("Deine Entscheidungen werden geprüft: {done} von {all}")
    }

    fn lost(&self, share: f32) -> String {
        format!("−{}", self.percent(share))
    }

    fn seen_by(&self, names: &Names, seat: Seat) -> String {
        if seat == Seat(0) { "Du".to_owned() } else { names.of(seat).to_owned() }
    }

    fn offer(&self, opponents: &str, edition: &str, acts: usize, practice: bool) -> String {
        let practice = practised(practice);
        match acts {
            0 => format!("{edition}, {opponents}{practice}, vom ersten Geben an."),
            1 => format!("{edition}, {opponents}{practice}, mit einer Handlung."),
            acts => format!("{edition}, {opponents}{practice}, mit {acts} Handlungen."),
        }
    }

    fn short(&self, amount: &str) -> String {
        format!("{amount} dahinter")
    }

    fn tally(&self, won: u32, played: u32, level: Level) -> String {
        let level = self.level(level);
        if played == 1 {
            return format!("Dein erstes Spiel gegen {level}.");
        }
        format!("Gegen {level} hast du {won} von {played} Spielen gewonnen.")
    }

    fn tally_short(&self, won: u32, played: u32) -> String {
        format!("{won} von {played} gewonnen")
    }

    fn winner_title(&self, names: &Names, winner: Seat) -> String {
        if winner == Seat(0) { "Du gewinnst!".to_owned() } else { format!("{} gewinnt", names.of(winner)) }
    }
}

/// Which hand, after something else.
fn in_hand(hand: Option<u16>) -> String {
    hand.map_or_else(String::new, |hand| format!(", Runde\u{a0}{hand}"))
}

fn practised(practice: bool) -> &'static str {
    if practice { ", Übung" } else { "" }
}

fn because(why: StorageError) -> &'static str {
    match why {
        StorageError::Blocked => "Der Browser speichert nichts.",
        StorageError::Full => "Der Browser hatte keinen Platz dafür.",
        StorageError::Newer => "Eine neuere Version von Tin Star speichert hier.",
    }
}

fn way_out(why: StorageError) -> &'static str {
    match why {
        StorageError::Blocked => " Vielleicht lassen die Einstellungen des Browsers diese Seite nichts speichern.",
        StorageError::Full => " Entferne, was du nicht mehr brauchst, hier oder auf dem Gerät.",
        StorageError::Newer => " Lade die Seite neu, um sie zu bekommen.",
    }
}
