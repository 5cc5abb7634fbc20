// What hands do beside a press: cards dragged to where they go, piles to the hand, a double press and Enter for the obvious; and the keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place, positions, reach } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, faults, open } from "./harness.mjs";
import { Player } from "./player.mjs";

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** Drags by mouse; `on` gets the page while it is held over the place. */
async function drag(page, from, to, on = async () => {}, at = middle) {
  const [x, y] = at(await from.boundingBox());
  const [toX, toY] = middle(await to.boundingBox());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2);
  await page.mouse.move(toX, toY);
  await on();
  await page.mouse.up();
}

/** A card of the hand that can be seen at its middle. */
const card = (player, name) => player.hand.getByRole("button", { name }).last();
const count = (player) => player.hand.getByRole("button").count();
const becomes = (player, cards) => player.page.waitForFunction((cards) => document.querySelectorAll("#hand button").length === cards, cards);
const picked = (player) => player.hand.locator("[aria-pressed=true]").count();

test("cards are dragged to the board to play them, to the stack to discard them, and from the stack to take one", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  const stack = page.getByRole("button", { name: "Discards" });
  const [row] = [page.getByRole("rowheader", { name: /^You/ })];
  // From the stack.
  await reach(player, "discard drawn", { all: false });
  const before = await count(player);
  await drag(page, card(player, /./), player.table);
  assert.equal(await picked(player), 0, "before the draw nothing can be played: the card lies as it lay");
  assert.equal(await count(player), before);
  await drag(page, stack, player.hand.getByRole("button").first());
  await becomes(player, before + 1);
  // Where it is held over is seen; where nothing is to be done it does nothing, and looks like nothing.
  await drag(page, card(player, /./), stack, async () => {
    assert.deepEqual(await page.locator(".aimed").evaluateAll((all) => all.map(({ innerText }) => innerText)), [await stack.innerText()]);
    await page.keyboard.press("Escape");
  });
  assert.equal(await page.locator(".aimed").count(), 0);
  await drag(page, card(player, /./), page.getByRole("heading", { name: "Tin Star" }), async () => {
    assert.equal(await page.locator(".dragged").count(), 1);
  });
  assert.equal(await page.locator(".dragged").count(), 0);
  assert.equal(await picked(player), 0);
  await drag(page, card(player, /./), stack, async () => {
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".dragged").count(), 0, "Escape lets go");
  });
  assert.equal(await picked(player), 0);
  // To the board, however long it is held over it.
  await reach(player, "photo in turn", { all: false });
  const held = await count(player);
  const photo = card(player, /^Photo of Billy/);
  const [lies, mine] = [await photo.boundingBox(), await row.boundingBox()];
  const above = { boundingBox: async () => ({ x: lies.x, y: mine.y + mine.height - 12, width: lies.width, height: 0 }) };
  await drag(page, photo, above, () => page.waitForTimeout(1000)); // longer than the pointer rests on a thing for it to explain itself there
  await becomes(player, held - 1);
  assert.ok((await player.log()).some((line) => /You laid the Photo of Billy the Kid/.test(line)));
  // To the stack.
  await drag(page, player.hand.getByRole("button").first(), stack);
  await page.waitForFunction(() => /You discarded/.test(document.body.innerText));
});

test("a card that is dragged goes on from where it was let go", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "photo in turn", { all: false });
  await player.pace("Slow");
  const photo = card(player, /^Photo of Billy/);
  const hand = middle(await photo.boundingBox());
  const far = page.getByRole("columnheader").first();
  const letGo = middle(await far.boundingBox());
  // As soon as it moves by itself.
  await page.evaluate(() => {
    globalThis.setsOut = new Promise((seen) => {
      const look = () => {
        const card = document.querySelector(".flights .card");
        if (!card) return requestAnimationFrame(look);
        const { x, y, width, height } = card.getBoundingClientRect();
        seen([x + width / 2, y + height / 2]);
      };
      look();
    });
  });
  await drag(page, photo, far);
  const setsOut = await page.evaluate(() => globalThis.setsOut);
  const from = ([x, y]) => Math.hypot(x - setsOut[0], y - setsOut[1]);
  assert.ok(from(letGo) < from(hand) / 3, `sets out at ${setsOut.map(Math.round)}, let go at ${letGo.map(Math.round)}, lay at ${hand.map(Math.round)}`);
});

test("a double press and a second Enter play; arrows go along the hand, and Tab goes on from it", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "photo in turn", { all: false });
  const held = await count(player);
  await card(player, /^Photo of Billy/).dblclick();
  await becomes(player, held - 1);
  await reach(player, "photo in turn", { all: false });
  await card(player, /^Photo of Billy/).focus();
  await page.keyboard.press("Enter");
  assert.equal(await picked(player), 1);
  await page.keyboard.press("Enter");
  await becomes(player, held - 1);
  // What can only be discarded stays picked up, and nothing is discarded: Enter leads to the button for it.
  await card(player, /^Bank Robbery/).focus();
  for (let times = 0; times < 2; times++) await page.keyboard.press("Enter");
  await player.bar.getByRole("button", { name: /^Discard/ }).and(page.locator(":focus")).waitFor();
  assert.equal(await picked(player), 1);
  await page.keyboard.press("Escape");
  await player.hand.getByRole("button").first().focus();
  const name = () => page.evaluate(() => document.activeElement.getAttribute("data-slot"));
  const first = await name();
  await page.keyboard.press("ArrowRight");
  const second = await name();
  assert.notEqual(second, first);
  await page.keyboard.press("Tab");
  assert.ok(!(await player.hand.evaluate((hand) => hand.contains(document.activeElement))), "Tab leaves the hand");
  await page.keyboard.press("Shift+Tab");
  assert.equal(await name(), second, "and comes back to where it was");
});

test("a double press plays where things move, too", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "photo in turn", { all: false });
  await player.pace("Normal");
  const held = await count(player);
  await card(player, /^Photo of Billy/).dblclick({ delay: 60 });
  await becomes(player, held - 1);
});

test("one card that is dragged is laid alone where it may be", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "most wanted takes from the table");
  await card(player, /^Butch Cassidy, outlaw/).click({ position: { x: 10, y: 10 } });
  await player.bar.getByRole("button", { name: "Play 2 Butch Cassidy" }).waitFor();
  await page.keyboard.press("Escape");
  const held = await count(player);
  await drag(page, card(player, /^Butch Cassidy, outlaw/), player.table);
  await becomes(player, held - 1);
});

test("K shows the keys, O holds the hand in another order, F fills the screen", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "hand of fifteen");
  const cards = await player.cards();
  const before = await page.evaluate(() => [...document.querySelectorAll("#hand button")].map((card) => card.textContent).join());
  await page.keyboard.press("o");
  await page.waitForFunction((before) => [...document.querySelectorAll("#hand button")].map((card) => card.textContent).join() !== before, before);
  assert.deepEqual((await player.cards()).toSorted(), cards.toSorted(), "the same cards in another order");
  await page.keyboard.press("k");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await keys.getByText("holds").or(keys.getByText("sorts the hand")).waitFor();
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "hidden" });
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = async () => void (globalThis.filled = true);
  });
  await page.keyboard.press("f");
  assert.ok(await page.evaluate(() => globalThis.filled));
  // Over a question of the game, too, which is still there afterwards.
  await reach(player, "photo out of turn", { all: false });
  await page.keyboard.press("k");
  await keys.waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "hidden" });
  assert.equal(await player.asked(), "photo");
});

test("a finger drags, too", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page);
  await reach(player, "photo in turn", { all: false });
  const held = await count(player);
  const [x, y] = middle(await card(player, /^Photo of Billy/).boundingBox());
  const [toX, toY] = middle(await page.getByRole("rowheader", { name: /^You/ }).boundingBox());
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const [first, second] = [{ x, y: y - 60, id: 0 }, { x: 20, y: 200, id: 1 }];
  await touch("touchStart", [{ x, y, id: 0 }]);
  await touch("touchMove", [first]);
  await page.locator(".dragged").waitFor();
  await touch("touchStart", [first, second]);
  await page.locator(".dragged").waitFor({ state: "detached" });
  assert.equal(await picked(player), 0, "with a second finger it lies as it lay");
  await touch("touchEnd", []);
  await touch("touchStart", [{ x, y }]);
  for (const part of [0.1, 0.5, 1]) await touch("touchMove", [{ x: x + (toX - x) * part, y: y + (toY - y) * part }]);
  await touch("touchEnd", []);
  await becomes(player, held - 1);
});

test("cards that are dragged gather, and go together once one that is picked up is dragged", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await place(player, positions("desperados")["last hold-up"]);
  const places = page.getByRole("list", { name: "The street" }).getByRole("listitem");
  const edge = ({ x, y }) => [x + 10, y + 40]; // the next card lies over the middle
  const to = (name, place) => drag(page, card(player, name), places.filter({ hasText: place }).first(), undefined, edge);
  await to(/^Green Gambler/, "Stagecoach, worth 5");
  assert.equal(await picked(player), 1);
  await to(/^Green Preacher/, "Diggings, worth 5");
  assert.equal(await picked(player), 2);
  await page.getByRole("button", { name: /^Send the gang/ }).waitFor();
  await to(/^Green Gambler/, "Diggings, worth 5");
  await page.getByRole("button", { name: "Another game" }).waitFor();
});

test("cards to be passed gather by drags, too, and wait for their button", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await place(player, positions("wyoming-cowboy")["pass for a nine"]);
  const pass = player.bar.getByRole("button", { name: /^Pass / });
  const held = await count(player);
  for (let dragged = 0; dragged < 2; dragged++) {
    assert.equal(await picked(player), dragged);
    await drag(page, player.hand.locator("button[aria-pressed=false]").last(), player.table);
  }
  assert.equal(await picked(player), 2);
  assert.equal(await count(player), held, "none has gone yet");
  await pass.waitFor();
});
