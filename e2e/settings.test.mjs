// Settings: all in one dialog, from the first screen and from the table; each holds at once, and on the next visit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, positions, reach } from "./fixtures.mjs";
import { CALM, DESK, PHONE, faults, open, picture, visit } from "./harness.mjs";
import { leave } from "./keep.mjs";
import { sidewaysScrollers, smallTargets } from "./measure.mjs";
import { Player, clicks, openLink, taps } from "./player.mjs";

const STILL = { reducedMotion: "reduce" };
const becomes = (page, mark, how) => page.waitForFunction(([mark, how]) => document.documentElement.dataset[mark] === how, [mark, how]);
const root = (page, mark) => page.evaluate((mark) => document.documentElement.dataset[mark], mark);
const group = (page, name) => page.getByRole("dialog", { name: "Settings" }).getByRole("group", { name });
const hand = (player) => player.cards().then((cards) => cards.map((card) => card.split(",")[0]));

/** How a game ends. */
const ENDING = fixtures.find(({ shows }) => shows === "last card wins");

/** A position of each game, and what is there once it is laid. */
const TABLES = {
  "wyatt-earp": (player) => reach(player, "rich table"),
  desperados: (player) => place(player, positions("desperados").reshuffled),
  "wyoming-cowboy": (player) => place(player, positions("wyoming-cowboy")["three guns on the table"]),
};

async function place(player, text) {
  await player.page.getByRole("main").first().waitFor();
  await openLink(player.page, text);
  const on = player.page.getByRole("button", { name: /^(Go on with it|Play the same cards)$/ }).first();
  await on.waitFor();
  await player.by.press(on);
  await player.hand.getByRole("button").first().waitFor();
}

test("the theme is the system’s until one is chosen, and is there before anything is painted", async (t) => {
  const page = await open(t, { ...CALM, colorScheme: "light" });
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await root(page, "theme"), "day");
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(page, "theme", "night"); // it follows the system
  await page.emulateMedia({ contrast: "more" });
  await becomes(page, "theme", "contrast");
  await page.emulateMedia({ contrast: "no-preference" });
  await page.getByRole("button", { name: "Settings" }).click();
  await group(page, "Colours").getByRole("radio", { name: "Paper" }).check();
  assert.equal(await root(page, "theme"), "day");
  await page.addInitScript(() => {
    new PerformanceObserver(() => { globalThis.firstTheme ??= document.documentElement.dataset.theme; }).observe({ type: "paint", buffered: true });
    document.addEventListener("DOMContentLoaded", () => { globalThis.earlyTheme = document.documentElement.dataset.theme; });
  });
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.deepEqual(await page.evaluate(() => [globalThis.earlyTheme, globalThis.firstTheme]), ["day", "day"]);
});

test("silence, and back to how loud it was, also at another table and at the next visit", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await player.settings();
  await group(page, "Sound").getByRole("radio", { name: "Full" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("v");
  const mute = page.getByRole("button", { name: "Mute" });
  await mute.and(page.locator("[aria-pressed=true]")).waitFor();
  await page.reload();
  await player.asked();
  await mute.and(page.locator("[aria-pressed=true]")).waitFor();
  await page.keyboard.press("v");
  await player.settings();
  assert.ok(await group(page, "Sound").getByRole("radio", { name: "Full" }).isChecked());
});

test("settings that were open as the game ended do not open by themselves on the first screen", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "last card wins", { all: false });
  await player.pace("Slow");
  await player.step(ENDING.steps.at(-1));
  await player.settings();
  await page.getByRole("button", { name: "Deutsch", exact: true }).click();
  await page.getByRole("button", { name: "Wer hat gewonnen?" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Spielen", exact: true }).waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("settings hold at once and on the next visit, also those that an earlier version kept", async (t) => {
  const { page, problems, close } = await visit({ ...DESK, before: () => {
    // As they were kept before there was a dialog.
    const name = (what) => `tin-star ${new URL("./", location).pathname} ${what}`;
    if (!localStorage[name("seen")]) Object.assign(localStorage, { [name("pace")]: "instant", [name("sound")]: "full", [name("hints")]: "off", [name("shortcuts")]: "off", [name("seen")]: "" });
  } });
  t.after(close);
  const player = new Player(page);
  await reach(player, "hand of fifteen");
  await player.settings();
  assert.ok(await group(page, "Sound").getByRole("radio", { name: "Full" }).isChecked());
  assert.ok(await group(page, "Pace").getByRole("radio", { name: "Instant" }).isChecked());
  for (const off of ["Offer hints", "Key shortcuts"]) assert.ok(!(await player.dialog.getByRole("checkbox", { name: off }).isChecked()), off);
  await becomes(page, "motion", "full");
  await group(page, "Movement").getByRole("radio", { name: "None" }).check();
  await becomes(page, "motion", "less");
  await group(page, "Card backs").getByRole("radio", { name: "Green" }).check();
  await player.dialog.getByRole("checkbox", { name: /^Left-handed/ }).check();
  const sorted = await hand(player);
  await group(page, "Your hand").getByRole("radio", { name: "by kind" }).check();
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press("Escape");
  const byKind = await hand(player);
  assert.notDeepEqual(byKind, sorted);
  assert.deepEqual([...byKind].sort(), [...sorted].sort());
  await page.reload();
  await player.asked();
  assert.deepEqual(await hand(player), byKind);
  assert.deepEqual(await Promise.all(["motion", "back", "handed"].map((mark) => root(page, mark))), ["less", "green", "left"]);
  const [supply, board] = await Promise.all([page.getByRole("button", { name: "Supply" }), player.table].map((part) => part.boundingBox()));
  assert.ok(supply.x < board.x, "the piles are on the left");
  await player.settings();
  assert.ok(await group(page, "Your hand").getByRole("radio", { name: "by kind" }).isChecked());
  assert.deepEqual(problems, []);
});

test("a hand as drawn keeps its order, and what comes is last, once the page is loaded anew, too", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  const before = await hand(player);
  await player.settings();
  await group(page, "Your hand").getByRole("radio", { name: "as drawn" }).check();
  await page.keyboard.press("Escape");
  await player.press("button", "Draw two", player.bar);
  await player.bar.getByText("Press a card").waitFor();
  const after = await hand(player);
  assert.deepEqual(after.slice(0, before.length), before);
  await page.reload();
  await player.asked();
  assert.deepEqual(await hand(player), after);
});

test("who wants to be asked is, before the turn ends", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn");
  await player.settings();
  await player.dialog.getByRole("checkbox", { name: "Ask me before my turn ends" }).check();
  await page.keyboard.press("Escape");
  const [first] = await player.cards();
  const cards = (await player.cards()).length;
  const discard = async () => {
    await player.pick(first.split(",")[0]);
    await player.press("button", /^Discard /, player.bar);
    await page.getByRole("dialog", { name: "Is that what you want?" }).waitFor();
  };
  await discard();
  assert.deepEqual(await faults(page), []);
  await player.press("button", "Never mind", player.dialog);
  assert.equal((await player.cards()).length, cards, "nothing happened");
  assert.equal(await player.hand.locator("[aria-pressed=true]").count(), 1, "the card is still picked up");
  await player.press("button", /^Discard /, player.bar);
  await page.getByRole("dialog", { name: "Is that what you want?" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction((cards) => document.querySelectorAll("#hand button").length < cards, cards);
});

test("the log names old discards only where it is to remember (R-3.5)", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  const old = (lines) => lines.filter((line) => line.endsWith(" discarded a card.")).length;
  assert.ok(old(await player.log()) > 0);
  await player.settings();
  await player.dialog.getByRole("checkbox", { name: /^Memory aid/ }).check();
  await page.keyboard.press("Escape");
  assert.equal(old(await player.log()), 0);
});

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`all games in all themes on a ${size}`, async (t) => {
    const page = await open(t, { ...options, ...STILL });
    const player = new Player(page, by);
    const look = async (name) => {
      for (const theme of ["night", "day", "contrast"]) {
        await page.evaluate((theme) => globalThis.chooseTheme(theme), theme);
        await picture(page, `${name}-${theme}-${size}`);
        assert.deepEqual(await faults(page), [], `${name}, ${theme}`);
      }
    };
    for (const [game, go] of Object.entries(TABLES)) {
      await go(player);
      await page.mouse.move(1, 1);
      await look(game);
    }
    await player.settings();
    assert.deepEqual(await sidewaysScrollers(page), []);
    assert.deepEqual(await smallTargets(page), []);
    await look("settings");
    await player.press("button", "Close", player.dialog);
    await leave(player);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await look("first-screen");
  });
}

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`cards are as large as one likes, at every table on a ${size}`, async (t) => {
    const page = await open(t, { ...options, ...STILL });
    const player = new Player(page, by);
    const width = () => player.hand.getByRole("button").last().evaluate((card) => card.offsetWidth);
    for (const [game, go] of Object.entries(TABLES)) {
      await go(player);
      const choose = async (name) => {
        await player.settings();
        await by.choose(group(page, "Card size").getByRole("radio", { name }));
        await player.press("button", "Close", player.dialog);
      };
      await choose("Usual");
      const usual = await width();
      for (const [name, factor] of [["Small", 0.85], ["Large", 1.2]]) {
        await choose(name);
        await page.mouse.move(1, 1);
        await picture(page, `${game}-${name}-${size}`);
        assert.ok(Math.abs((await width()) / usual - factor) < 0.03, `${game}, ${name}: ${await width()} of ${usual}`);
        assert.deepEqual(await sidewaysScrollers(page), [], `${game}, ${name}`);
        assert.deepEqual(await smallTargets(page), [], `${game}, ${name}`);
        const { bottom } = await player.hand.evaluate((hand) => hand.getBoundingClientRect());
        assert.ok(bottom <= page.viewportSize().height + 1, `${game}, ${name}: the hand ends at ${bottom}`);
      }
    }
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.cards === "large");
  });
}
