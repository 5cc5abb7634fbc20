// By keyboard at every table: Tab goes from place to place, arrows go within one, and each place keeps where one was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { positions, reach, textOf } from "./fixtures.mjs";
import { CALM, open } from "./harness.mjs";
import { Player, keys, openLink } from "./player.mjs";
import { listen } from "./told.mjs";

/** A position of each game in which cards lie, piles can be drawn from or not, and the log has turns. */
const TABLES = {
  "Wyatt Earp": textOf("rich table"),
  Desperados: positions("desperados").reshuffled,
  "Wyoming Cowboy": positions("wyoming-cowboy")["three guns on the table"],
};

/** The place that has the focus, and what in it. */
const focused = (page) => page.evaluate(() => {
  const active = document.activeElement;
  const place = active.closest("header, section");
  const heading = place?.getAttribute("aria-labelledby");
  const name = place?.tagName === "HEADER" ? "Bar" : (place?.ariaLabel ?? document.getElementById(heading)?.textContent ?? "");
  return { place: name.replace(/,? \d.*/, ""), what: (active.ariaLabel ?? active.innerText).trim().replace(/\s+/g, " "), board: active.matches(".board-wrap") };
});

/** A position that comes by a link, by keyboard alone from there on. */
async function sitDown(t, text) {
  const page = await open(t, CALM);
  const player = new Player(page, keys);
  await page.getByRole("main").first().waitFor();
  await openLink(page, text);
  await page.getByRole("button", { name: "Go on with it" }).click();
  return player;
}

for (const [game, text] of Object.entries(TABLES)) {
  test(`Tab goes from place to place, arrows within one: ${game}`, async (t) => {
    const player = await sitDown(t, text);
    const { page } = player;
    await page.getByRole("region", { name: "What happened" }).getByRole("button").last().waitFor();
    await player.hand.getByRole("button").first().waitFor();
    const { keyboard } = page;
    await page.getByRole("link", { name: "Skip to your hand" }).focus();
    // Once round: every place is stopped at once.
    const places = [];
    for (let stops = 0; stops < 30; stops++) {
      await keyboard.press("Tab");
      const { place, what } = await focused(page);
      if (what === "Skip to your hand" || place === "") break;
      places.push(place);
    }
    assert.deepEqual(places.filter((place, at) => places.indexOf(place) !== at), [], `stopped at twice: ${places}`);
    for (const place of [/^Bar$/, /^Table$/, /^What happened$/, /^What you may do$/, /^Your hand/]) {
      assert.ok(places.some((name) => place.test(name)), `${place} of ${places}`);
    }
    // Along the bar, and back to where one was.
    const tool = (name) => page.getByRole("banner").or(page.locator("header")).getByRole("button", { name }).first();
    await tool("Explain").focus();
    await keyboard.press("ArrowRight");
    assert.equal((await focused(page)).what, "Log");
    await keyboard.press("End");
    assert.equal((await focused(page)).what, "Menu");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Tab");
    assert.equal((await focused(page)).place, "Table");
    await keyboard.press("Shift+Tab");
    assert.equal((await focused(page)).what, "Log");
    // The log is come to at its end, and read upwards.
    const turns = await page.getByRole("region", { name: "What happened" }).getByRole("button").allInnerTexts();
    for (let stops = 0; stops < 5 && (await focused(page)).place !== "What happened"; stops++) await keyboard.press("Tab");
    assert.equal((await focused(page)).what, turns.at(-1));
    if (turns.length > 1) {
      await keyboard.press("ArrowUp");
      assert.equal((await focused(page)).what, turns.at(-2));
    }
    // What can be pressed on the board.
    await tool("Menu").focus();
    await keyboard.press("Tab");
    const things = await player.table.getByRole("button").all();
    for (const [at, thing] of things.slice(0, 3).entries()) {
      if (at) await keyboard.press("ArrowRight");
      assert.ok(await thing.evaluate((thing) => thing === document.activeElement), `thing ${at}, not ${(await focused(page)).what}`);
    }
    if (!things.length) assert.ok((await focused(page)).board, "with nothing to press it can be scrolled");
  });
}

test("who presses with a mouse what has the ring of keys has no ring from then on", async (t) => {
  const page = await open(t, CALM);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.waitFor();
  const ringed = () => page.evaluate(() => document.activeElement.matches(":focus-visible"));
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await play.evaluate((play) => play === document.activeElement)) break;
  }
  assert.ok(await ringed(), "by keys there is one");
  await play.click();
  await page.getByRole("region", { name: "What you may do" }).getByRole("button").first().waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  assert.ok(!(await ringed()));
});

test("a key that is held down presses once", async (t) => {
  for (const [game, text] of Object.entries(TABLES)) {
    const player = await sitDown(t, text);
    const { page } = player;
    await player.asked();
    const cards = player.hand.getByRole("button");
    for (let nth = (await cards.count()) - 1; nth >= 0; nth--) {
      const before = { log: await player.log(), cards: await cards.count() };
      await cards.nth(nth).focus();
      for (let times = 0; times < 6; times++) await page.keyboard.down("Enter"); // all but the first repeat
      await page.keyboard.up("Enter");
      assert.equal(await cards.nth(nth).getAttribute("aria-pressed"), "true", game);
      assert.deepEqual({ log: await player.log(), cards: await cards.count() }, before, game);
      assert.equal(await player.dialog.count(), 0, game);
      await page.keyboard.press("Escape");
    }
  }
});

test("who skips to the hand is not led back by it", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page, keys);
  await player.deal({ opponents: 1, seed: "26" });
  await player.asked();
  const [address, places] = await page.evaluate(() => [location.href, history.length]);
  await page.getByRole("link", { name: "Skip to your hand" }).focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "hand");
  assert.deepEqual(await page.evaluate(() => [location.href, history.length]), [address, places]);
});

test("arrows in the bar leave the pace alone, up and down change it", async (t) => {
  const page = await open(t, { viewport: { width: 1440, height: 900 } });
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "11", pace: "Fast" });
  const fast = page.getByRole("radio", { name: "Fast" }).first();
  await fast.focus();
  await page.keyboard.press("ArrowRight");
  assert.ok(await fast.isChecked());
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.getByRole("radio", { name: "Instant" }).first().isChecked());
});

test("what closes gives the keyboard's place back, and a new screen begins at its first button", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page, keys);
  await player.deal({ opponents: 2, seed: "5" });
  await player.asked();
  const focused = (name) => page.getByRole("button", { name }).and(page.locator(":focus")).waitFor();
  await player.bar.locator("button:focus").waitFor(); // as soon as all of the table is there
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  for (const opens of ["Settings", "Share or save", "Keys", "What happened"]) {
    await menu.focus();
    await page.keyboard.press("Enter");
    await player.dialog.getByRole("button", { name: opens }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: opens }).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest("dialog"));
    await page.keyboard.press("Escape");
    await focused("Menu");
  }
  await page.keyboard.press("Enter");
  await player.dialog.getByRole("button", { name: "Look back" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("slider").and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Back to the game" }).focus();
  await page.keyboard.press("Enter");
  await player.asked();
  await menu.focus();
  await page.keyboard.press("Enter");
  await player.dialog.getByRole("button", { name: "Leave the table" }).focus();
  await page.keyboard.press("Enter");
  await focused("Go on with your game"); // what stands out
});

/** Until the hand is there, which is laid out frame by frame. */
const allCards = (page) => page.waitForFunction(() => {
  const hand = document.querySelector("section[aria-label^='Your hand']");
  return hand?.querySelectorAll("button").length === Number(/\d+/.exec(hand?.ariaLabel)?.[0]);
});

for (const game of ["Desperados", "Wyoming Cowboy"]) {
  test(`O holds the hand in another order, and the card that has the focus keeps it: ${game}`, async (t) => {
    const { page, hand } = await sitDown(t, TABLES[game]);
    await allCards(page);
    const count = await hand.getByRole("button").count();
    const order = () => hand.getByRole("button").allInnerTexts().then((names) => names.join());
    let changed = false;
    for (let at = 0; at < count; at += 2) {
      await hand.getByRole("button").nth(at).focus();
      const slot = await page.evaluate(() => document.activeElement.dataset.slot);
      const before = await order();
      await page.keyboard.press("o");
      await page.waitForFunction((slot) => document.activeElement.dataset.slot === slot, slot);
      changed ||= (await order()) !== before;
    }
    assert.ok(changed, "it stays in order");
  });
}

test("the hand held in another order twice before the page is painted: the card that has the focus last keeps it", async (t) => {
  const { page, hand } = await sitDown(t, TABLES.Desperados);
  await allCards(page);
  await hand.getByRole("button").first().focus();
  await page.keyboard.press("o");
  const strayed = await page.evaluate(async () => {
    const hand = document.querySelector("section[aria-label^='Your hand']");
    const turn = async (at) => {
      const card = hand.querySelectorAll("button")[at];
      card.focus();
      card.dispatchEvent(new KeyboardEvent("keydown", { key: "o", bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve)); // the cards change places
      return card;
    };
    const strayed = [];
    for (let at = 0; at < hand.querySelectorAll("button").length; at++) {
      await new Promise(requestAnimationFrame);
      await turn(0);
      const last = await turn(at);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      if (document.activeElement !== last) strayed.push(`${at}: ${document.activeElement.innerText}`);
    }
    return strayed;
  });
  assert.deepEqual(strayed, []);
});

test("from nowhere arrows lead to the hand, and up to what may be done", async (t) => {
  const { page, hand, bar } = await sitDown(t, positions("desperados").tie);
  const focused = page.locator(":focus");
  for (const [key, place] of [["ArrowLeft", hand], ["ArrowRight", hand], ["ArrowDown", hand], ["ArrowUp", bar]]) {
    await focused.blur();
    await page.keyboard.press(key);
    await place.getByRole("button").and(focused).waitFor();
  }
  await hand.focus(); // as by the link that skips to it
  await page.keyboard.press("ArrowRight");
  await hand.getByRole("button").first().and(focused).waitFor();
});

test("after the strongest gang is picked Enter sends it", async (t) => {
  const { page, bar } = await sitDown(t, positions("desperados")["last hold-up"]);
  const best = bar.getByRole("button", { name: "Pick the strongest" });
  await best.and(page.locator(":focus")).waitFor(); // as soon as all of the table is there
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.textContent.startsWith("Send the gang"));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Another game" }).waitFor();
});

test("the rules have their keys over a question, too, and the hint", async (t) => {
  const { page, dialog } = await sitDown(t, positions("wyoming-cowboy").backfire);
  const rules = page.getByRole("dialog", { name: "The rules of Wyoming Cowboy" });
  for (const key of ["F1", "r"]) {
    await dialog.getByRole("button", { name: /^Backfire/ }).first().waitFor();
    await page.keyboard.press(key);
    await rules.waitFor();
    await page.keyboard.press("Escape");
    await rules.waitFor({ state: "hidden" });
  }
  await page.keyboard.press("h");
  await dialog.getByRole("button", { name: "Do it" }).waitFor();
  await page.keyboard.press("Escape");
});

test("P presses the first button of a turn of Wyoming Cowboy, and says what then is asked", async (t) => {
  const { page, bar, table } = await sitDown(t, positions("wyoming-cowboy")["three guns on the table"]);
  await bar.getByRole("button", { name: "Shoot with the .38" }).waitFor();
  const seats = await table.getByRole("listitem").first().boundingBox();
  await page.keyboard.press("p");
  await table.getByRole("button", { name: /^Shoot at Juniper/ }).waitFor();
  await page.getByRole("region", { name: "Status" }).getByText("Whom do you shoot at?").waitFor();
  assert.deepEqual(await table.getByRole("listitem").first().boundingBox(), seats, "nothing moves for it");
});

test("the bar on top has its keys; who looks back steps by arrows at once, and has the rules and the order of the hand by their keys", async (t) => {
  const player = await sitDown(t, TABLES.Desperados);
  const { page, dialog } = player;
  const sound = page.getByRole("button", { name: "Mute", exact: true });
  const off = await sound.getAttribute("aria-pressed");
  await page.keyboard.press("v");
  await page.waitForFunction(([button, off]) => button.ariaPressed !== off, [await sound.elementHandle(), off]);
  await page.keyboard.press("l");
  await page.getByRole("dialog", { name: "What happened" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("m");
  await player.press("button", "Look back", dialog);
  const slide = page.getByRole("slider", { name: "Act" });
  await slide.waitFor();
  await page.waitForFunction(() => document.activeElement.matches("[type=range]"));
  const end = Number(await slide.getAttribute("max"));
  await page.keyboard.press("ArrowLeft");
  assert.equal(Number(await slide.inputValue()), end - 1);
  const hand = page.getByRole("region", { name: /hand, \d+ cards$/ });
  const before = await hand.getByRole("button").allInnerTexts();
  await page.keyboard.press("o");
  assert.notDeepEqual(await hand.getByRole("button").allInnerTexts(), before);
  await page.keyboard.press("r");
  await page.getByRole("dialog", { name: "The rules of Desperados" }).waitFor();
});

test("what happened is spoken before what is asked then", async (t) => {
  const player = new Player(await open(t, CALM));
  const { page, bar } = player;
  await reach(player, "discard drawn", { all: false });
  await listen(player);
  await page.keyboard.press("d");
  await bar.getByText("Press a card to see what it can do.").waitFor();
  const spoken = await page.evaluate(() => globalThis.told);
  const told = spoken.findIndex((words) => words.startsWith("You drew"));
  const asked = spoken.findIndex((words) => words.startsWith("Choose cards"));
  assert.ok(told >= 0 && told < asked, spoken.join(" | "));
});
