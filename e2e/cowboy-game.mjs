// Games of Wyoming Cowboy through the page, from the deal on. A game has hundreds of presses, so the page is played from within:
// from without each would take ten times as long.
import assert from "node:assert/strict";
import { open, picture, quickClock, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { Player } from "./player.mjs";
import { byHand, standings, tallies } from "./tally.mjs";

const GOAL = 200; // C-8.5, the short game

/** What is pressed, by how its name begins: the first of these that is there. A card is picked where none is. */
const PRESSES = [
  /^(Backfire|Quick draw|Say |King of)/,
  /^(Turn a card|Hold your fire|To the left|Pass \d)/,
  /^(Shoot at |Shoot with the)/,
  /^(Pull the|Show the couple|Lay the|Discard the)/,
  /^(Draw from the pile|Draw a card for him|Take the|No card|End the turn)/,
].map(({ source }) => source);

/** Far more than a hand at the largest table takes: in presses, and in milliseconds without one. */
const LIMITS = { presses: 1_000, idle: 60_000 };

/** Plays until a hand is counted. Says nothing then, or else what the page shows when nothing more can be pressed. This runs in the page. */
async function playHand({ presses, limits }) {
  const nameOf = (button) => button.ariaLabel ?? button.textContent.trim();
  const may = (button) => !button.matches(":disabled, [aria-disabled=true]") && button.checkVisibility();
  // Mostly the others act; looking at every frame would take time from them. By the quick clock this is a sixteenth of a second.
  const pause = (pressed) => new Promise((resolve) => (pressed ? requestAnimationFrame(resolve) : setTimeout(resolve, 500)));
  for (let last = Date.now(), pressed = 0, card = 0; Date.now() - last < limits.idle && pressed < limits.presses; ) {
    const place = document.querySelector("dialog[open]") ?? document;
    const hand = [...document.querySelectorAll("section[aria-label^='Your hand'] button")];
    const named = [...place.querySelectorAll("button")].filter((button) => !hand.includes(button)).map((button) => [nameOf(button), button]);
    const find = (name) => named.find(([text, button]) => new RegExp(name).test(text) && may(button))?.[1];
    if (find("^(Deal the next hand|See who won)")) return;
    let press = presses.map(find).find(Boolean);
    if (!press) {
      const words = document.querySelector("section[aria-label='What you may do']")?.innerText ?? "";
      const passes = /Yours go to|\d chosen\./.test(words); // one by one, until there are enough
      press = passes ? undefined : find("^Clear"); // a card that cannot be discarded
      const whole = hand.length === Number(/, (\d+) card/.exec(hand[0]?.closest("section").ariaLabel)?.[1]); // it is laid out frame by frame
      if (!press && whole && (passes || words.includes("Pick a card"))) press = hand[card++ % hand.length];
    }
    if (press) {
      press.click();
      pressed++;
      last = Date.now();
    }
    await pause(press);
  }
  return `comes to no end: ${document.body.innerText}`;
}

/** Deals a game at a table of so many `seats`, and plays one hand: the sheet adds up. */
export async function firstHand(t, seats, seed, size) {
  const page = await deal(t, seats, seed, size);
  await hand(page, seats, 1);
}

/** The same of a short game to the end: the hands together are the standings, and the first to 200 ends it. */
export async function shortGame(t, seats, seed, size) {
  const page = await deal(t, seats, seed, size, "A short game");
  const scores = {};
  const course = []; // what everybody had after each hand
  for (let nth = 1, last = false; !last; nth++) {
    for (const [name, points] of Object.entries(await hand(page, seats, nth))) scores[name] = (scores[name] ?? 0) + points;
    course.push({ ...scores });
    const next = page.getByRole("button", { name: /^(Deal the next hand|See who won)/ });
    last = /^See/.test(await next.innerText());
    const [best, second] = Object.values(scores).toSorted((a, b) => b - a);
    assert.equal(last, best >= GOAL && best > second, "tied for highest is another hand (C-8.4)");
    await next.click();
  }
  await page.getByRole("heading", { level: 1, name: /wins?/ }).waitFor();
  await picture(page, `cowboy-game-${seats}-end`);
  const places = await standings(page);
  assert.deepEqual(Object.fromEntries(places), scores);
  assert.deepEqual(places.map(([, score]) => score), Object.values(scores).toSorted((a, b) => b - a), "the best first");
  await page.getByText("Hand by hand").click();
  assert.deepEqual(await byHand(page), course);
  assert.deepEqual(await seriousFaults(page), []);
  assert.equal(await sidewaysScroll(page), 0);
  await picture(page, `cowboy-game-${seats}-hand-by-hand`);
}

async function deal(t, seats, seed, size, variant) {
  const page = await open(t, { ...size, reducedMotion: "reduce", before: quickClock });
  const player = new Player(page);
  await page.getByRole("radio", { name: /^Wyoming Cowboy/ }).check();
  if (variant) {
    await player.openFields();
    await page.getByRole("radio", { name: variant }).check();
  }
  await player.deal({ opponents: seats - 1, seed, level: "Greenhorns" });
  return page;
}

/** Plays a hand; gives what each has got of it. */
async function hand(page, seats, nth) {
  assert.equal(await page.evaluate(playHand, { presses: PRESSES, limits: LIMITS }), undefined);
  await page.getByRole("heading", { level: 1, name: `Hand ${nth} is counted` }).waitFor();
  const scores = await tallies(page);
  assert.equal(Object.keys(scores).length, seats);
  assert.equal(await sidewaysScroll(page), 0);
  await picture(page, `cowboy-game-${seats}-hand-${nth}`);
  return scores;
}
