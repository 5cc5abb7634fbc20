//! A player's place: name, cards in hand and points, and what lies in front: guns, badges, tens, couples shown.

use leptos::prelude::*;

use super::card::{badge, chip};
use super::context::{Context, Question};
use super::explain_model::Thing;
use super::hint_model::Mark;
use super::look;
use super::model;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Action, Calibre, Card, Gun, Rank};
use crate::ui::browser::art::drawing;
use crate::ui::table::seat::{fan, speaking};
use crate::ui::text::wyoming_cowboy as says;
use crate::ui::text::{self, ME, label};

/// One of them.
#[component]
pub fn Chair(seat: Seat, context: Context) -> impl IntoView {
    let chair = Memo::new(move |_| context.model.with(|model| model.chair(seat).cloned()));
    let is = move |test: fn(&model::Chair) -> bool| chair.with(|chair| chair.as_ref().is_some_and(test));
    let count = move |read: fn(&model::Chair) -> i16| chair.with(|chair| chair.as_ref().map_or(0, read));
    let on_turn = Memo::new(move |_| is(|chair| chair.on_turn));
    let choosing = Memo::new(move |_| is(|chair| chair.choosing));
    let dealer = Memo::new(move |_| is(|chair| chair.dealer));
    let cards = Memo::new(move |_| count(|chair| chair.cards.into()) as u8);
    let points = Memo::new(move |_| count(|chair| chair.points));
    let front = Memo::new(move |_| {
        chair.with(|chair| chair.as_ref().map(|chair| (chair.badges, chair.tens, chair.couples.clone())))
    });
    let guns =
        Memo::new(move |_| chair.with(|chair| chair.as_ref().map(|chair| chair.guns.clone()).unwrap_or_default()));
    // Looked back on, the hand may be somebody else's, or be counted already.
    let counted = move || context.model.with(|model| model.counted);
    let own_hand = Memo::new(move |_| seat == ME && context.with(|view| view.me == ME) && !counted());
    let who = (seat != ME).then(|| text::character(&context.names(), seat, context.controls.level));
    let mark = |id: &'static str, words: &'static str| {
        view! { {drawing(id, "mark")} <span class="visually-hidden">", " {words}</span> }
    };
    view! {
        <li
            class="chair"
            class:is-turn=on_turn
            class:is-you=seat == ME
            class:choosing-now=choosing
            class:advised=move || context.is_advised(Mark::Victim(seat))
            data-slot=look::chair_slot(seat)
        >
            <p class="chair-who" title=who data-explain=Thing::Player(seat).key()>
                {speaking(context.controls, seat, context.said)} <b class="chair-name">{context.names().of(seat).to_owned()}</b>
                {move || on_turn.get().then(|| mark("mark-turn", label().on_turn))}
                {move || choosing.get().then(|| mark("use-pass", says::label().choosing))}
                {move || dealer.get().then(|| mark("mark-dealer", label().dealer))}
            </p>
            <p class="chair-cards" data-slot=look::hand_slot(seat) data-explain=Thing::Held(seat).key()>
                {fan(cards)}
                {drawing("mark-hand", "mark")} {cards}
                <span class="visually-hidden">" " {move || text::cards_in_hand(cards.get())}</span>
            </p>
            <p class="chair-points" data-explain=Thing::Points(seat).key()>
                <span class="visually-hidden">{move || says::points(points.get())}</span>
                <span aria-hidden="true">{move || points.get().to_string().replace('-', "−")}</span>
            </p>
            <div class="chair-front">
                {move || front.get().map(|(badges, tens, couples)| {
                    let shown = !badges.is_empty();
                    let stars = shown.then(|| view! {
                        <p class="chair-badges">
                            <span class="visually-hidden">{says::badges(badges)}</span>
                            {badges.suits().map(|suit| view! {
                                <span data-explain=Thing::Badge(seat, suit).key()>{badge(suit)}</span>
                            }).collect_view()}
                        </p>
                    });
                    let row = (!tens.is_empty()).then(|| view! {
                        <p class="chair-tens" data-explain=Thing::Tens(seat).key()>
                            <span class="visually-hidden">{says::tens(tens)}</span>
                            <span aria-hidden="true">
                                {tens.suits().map(|suit| chip(Card::new(Rank::Ten, suit))).collect_view()}
                            </span>
                        </p>
                    });
                    let pairs = (!couples.is_empty()).then(|| view! {
                        <p class="chair-couples" data-explain=Thing::Couples(seat).key()>
                            <span class="visually-hidden">{says::couples(&couples)}</span>
                            <span aria-hidden="true">
                                {couples.iter().map(|&suit| view! {
                                    <span class=format!("pair {}", look::ink(suit))>
                                        {drawing("use-couple", "")} {drawing(&look::sign(suit), "pair-suit")}
                                    </span>
                                }).collect_view()}
                            </span>
                        </p>
                    });
                    view! { {stars} {row} {pairs} }
                })}
                {move || guns_of(context, seat, &guns.get())}
            </div>
            {move || own_hand.get().then(|| worth(context))}
            {move || target(context, seat)}
        </li>
    }
}

/// The guns in front of a seat; one's own can be taken up.
fn guns_of(context: Context, seat: Seat, guns: &[(Gun, bool)]) -> Option<AnyView> {
    let each = guns.iter().enumerate().map(|(nth, &(gun, fired))| {
        let (calibre, explain) = (gun.calibre(), Thing::Gun(seat, nth).key());
        let loaded = seat == ME && !fired && context.loaded().contains(&calibre);
        let cards = gun.cards().into_iter().map(chip).collect_view();
        let piece = view! {
            {drawing(look::gun(calibre), look::gun_class(calibre))}
            <span class="gun-calibre">{says::calibre(calibre)}</span>
            <span class="gun-cards" aria-hidden="true">{cards}</span>
        };
        let inside = if loaded {
            let up = move || context.aim() == Some(calibre);
            view! {
                <button
                    type="button"
                    class="gun loaded"
                    data-explain=explain
                    class:advised=move || context.is_advised(Mark::Gun(calibre))
                    aria-pressed=move || if up() { "true" } else { "false" }
                    on:click=move |_| context.take_up(calibre)
                >
                    <span class="visually-hidden">{says::take_up(calibre)}</span>
                    <span class="gun-picture" aria-hidden="true">{piece}</span>
                </button>
            }
            .into_any()
        } else {
            let shot = fired.then(|| view! { <span class="visually-hidden">", " {says::label().fired}</span> });
            view! {
                <span class="gun" class:fired=fired data-explain=explain>
                    <span class="visually-hidden">{says::gun_title(gun)}</span>
                    {shot}
                    <span class="gun-picture" aria-hidden="true">{piece}</span>
                </span>
            }
            .into_any()
        };
        view! { <li>{inside}</li> }
    });
    (!guns.is_empty()).then(|| view! { <ul class="guns">{each.collect_view()}</ul> }.into_any())
}

/// What the player's hand would count now; pressed, it says why.
fn worth(context: Context) -> AnyView {
    let total = Memo::new(move |_| context.model.with(|model| model.worth));
    view! {
        <button
            type="button"
            class="worth"
            data-explain=Thing::Worth.key()
            aria-haspopup="dialog"
            on:click=move |_| context.ask(Question::Worth)
        >
            <span class="worth-name">{says::label().worth_now}</span> " "
            <b class:loss=move || total.get() <= 0>{move || says::signed(total.get())}</b>
        </button>
    }
    .into_any()
}

/// With a gun taken up: the chair as a target.
fn target(context: Context, seat: Seat) -> Option<AnyView> {
    let calibre: Calibre = context.aim().filter(|_| seat != ME)?;
    let fire = move |_| context.act(Action::Shoot { calibre, victim: seat });
    let name = says::shoot_at(calibre, seat, &context.names());
    Some(
        view! {
            <button type="button" class="target" aria-label=name data-explain=Thing::Player(seat).key() on:click=fire>
                {drawing("use-target", "target-cross")}
            </button>
        }
        .into_any(),
    )
}
