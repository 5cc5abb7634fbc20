// Hints: on request, in words and numbers, from the player's own cards alone; and not for those who want none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place, positions, reach } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, open, picture, seriousFaults } from "./harness.mjs";
import { outOfSight, sidewaysScrollers, smallTargets } from "./measure.mjs";
import { Player, clicks, taps } from "./player.mjs";
import { until } from "./profile.mjs";

/** A chance as the page writes it. */
const CHANCE = /(\d+)%/g;

const button = (player) => player.page.getByRole("button", { name: "Hint", exact: true });
const panel = (player) => player.page.getByRole("region", { name: "Hint", exact: true });

/** Waits for the advice; its heading and all its words. */
async function given(player) {
  const order = await panel(player).getByRole("heading", { level: 2 }).innerText();
  const words = await panel(player).innerText();
  return { order, words };
}

/** What the bots are asked from now on, or only the first of it, takes so many milliseconds to get there. */
const delay = (page, millis, { once = false } = {}) =>
  page.evaluate(([millis, once]) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) {
      if (once) Worker.prototype.postMessage = post;
      globalThis.isAsked = true;
      setTimeout(() => post.apply(this, message), millis);
    };
  }, [millis, once]);

async function ask(player) {
  await player.by.press(button(player));
  return given(player);
}

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`a hint names an act and its chances on a ${size}`, async (t) => {
    const player = new Player(await open(t, { ...options, reducedMotion: "reduce" }), by);
    await reach(player, "rich table");
    const { order, words } = await ask(player);
    assert.match(order, /^(Play|Shoot|Ask|Discard|Draw|Take) ?/);
    const chances = [...words.matchAll(CHANCE)].map(([, chance]) => Number(chance));
    assert.ok(chances.length >= 1 && chances.length <= 3, words);
    for (const chance of chances) assert.ok(chance >= 0 && chance <= 100, words);
    assert.match(words, /to win the game/);
    // Those who hear the page are told.
    await player.page.getByRole("status").filter({ hasText: `Hint: ${order}.` }).waitFor({ state: "attached" });
    await picture(player.page, `hint-${size}`);
    assert.deepEqual(await sidewaysScrollers(player.page), [], "scrolls sideways");
    assert.deepEqual(await smallTargets(player.page), [], "too small for a finger");
    assert.deepEqual(await seriousFaults(player.page), [], "axe-core");
    const box = await panel(player).boundingBox();
    const { width, height } = player.page.viewportSize();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
    const whole = (locator) => locator.evaluate((element) => element.scrollHeight <= element.clientHeight + 1);
    assert.ok(await whole(panel(player)), "nothing of it is cut off");
    if (size === "phone") return;
    const last = await player.page.getByRole("region", { name: "What happened" }).getByRole("listitem").last().boundingBox();
    assert.ok(last.y + last.height <= box.y + 1, "what happened last can be read above it");
  });
}

test("by keys the focus goes from a hint that is put away, or asked about once more, to what asks for one", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await player.settings();
  await page.getByRole("checkbox", { name: "Ask me before my turn ends" }).check();
  await page.keyboard.press("Escape");
  await place(player, positions("desperados").reshuffled);
  const follow = panel(player).getByRole("button", { name: "Do it" });
  const has = (locator) => locator.evaluate((element) => element === document.activeElement);
  for (const away of ["h", "Escape"]) {
    await ask(player);
    await follow.focus();
    await page.keyboard.press(away);
    await panel(player).waitFor({ state: "hidden" });
    assert.ok(await has(button(player)), `after ${away}`);
  }
  await ask(player);
  await follow.focus();
  await page.keyboard.press("Enter");
  const cancel = page.getByRole("button", { name: "Never mind" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  await cancel.waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement !== document.body);
  assert.ok(await has(button(player)), "after the question");
});

test("the longest hint of Desperados stays below the top bar of a small desk, and the log within its panel", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await place(player, positions("desperados")["last hold-up"]);
  for (const [width, height] of [[1024, 768], [1180, 820], [1280, 720], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await ask(player);
    const [bar, hint, log] = await Promise.all([page.locator(".topbar"), panel(player), page.getByRole("region", { name: "What happened" })].map((part) => part.boundingBox()));
    assert.ok(hint.y >= bar.y + bar.height - 1, `${width}: the hint begins at ${hint.y}`);
    const lines = await page.locator(".log-lines").boundingBox();
    assert.ok(lines.y + lines.height <= log.y + log.height + 1, `${width}: the log ends at ${lines.y + lines.height}, its panel at ${log.y + log.height}`);
    await page.keyboard.press("Escape");
    await panel(player).waitFor({ state: "detached" });
  }
});

test("on a tablet upright a hint leaves the posters and everybody's row in sight, and the hand", async (t) => {
  const page = await open(t, { ...CALM_PHONE, viewport: { width: 768, height: 1024 } });
  const player = new Player(page, taps);
  await reach(player, "rich table");
  await ask(player);
  const box = await panel(player).boundingBox();
  const parts = [...(await player.table.getByRole("row").all()), player.hand];
  for (const part of await Promise.all(parts.map((part) => part.boundingBox()))) {
    assert.ok(part.y + part.height <= box.y + 1 || part.y >= box.y + box.height - 1, JSON.stringify([part, box]));
  }
});

test("a hint opens in sight, however low the window and wherever it is scrolled", async (t) => {
  const page = await open(t, { reducedMotion: "reduce" });
  const player = new Player(page);
  await reach(player, "rich table");
  for (const [width, height] of [[320, 568], [568, 320], [640, 360], [740, 360], [720, 450], [400, 360]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await player.page.keyboard.press("h");
    await given(player);
    await picture(page, `hint-${width}x${height}`);
    const parts = [panel(player).getByRole("heading").first(), panel(player).getByRole("button", { name: "Do it" })];
    assert.deepEqual(await outOfSight(page, parts), [], `${width} by ${height}`);
    await page.keyboard.press("Escape");
    await panel(player).waitFor({ state: "hidden" });
  }
});

test("the same question gets the same answer, and Escape puts it away", async (t) => {
  const player = new Player(await open(t));
  await reach(player, "discard drawn", { all: false });
  const first = await ask(player);
  await player.page.keyboard.press("Escape");
  await panel(player).waitFor({ state: "hidden" });
  await player.page.keyboard.press("h");
  assert.deepEqual(await given(player), first);
  await player.press("button", "Close the hint");
  await panel(player).waitFor({ state: "hidden" });
  assert.ok(await button(player).evaluate((element) => element === document.activeElement), "the focus is on the button");
});

test("doing what is advised takes the hint away and carries it out", async (t) => {
  const player = new Player(await open(t));
  await reach(player, "rich table");
  for (let acts = 0; acts < 4; acts++) {
    const before = (await player.log()).length;
    await ask(player);
    await player.press("button", "Do it");
    await panel(player).waitFor({ state: "hidden" });
    const asked = await player.asked();
    if (asked === "score" || asked === "over") break; // that was the last act of the hand
    assert.ok((await player.log()).length > before, "something has happened");
  }
});

test("a hint goes when the game goes on without it", async (t) => {
  const player = new Player(await open(t));
  await reach(player, "discard drawn", { all: false });
  await ask(player);
  await player.press("button", "Draw two", player.bar);
  await panel(player).waitFor({ state: "hidden" });
});

test("where a group is chosen the hint names one, and marks it on the table", async (t) => {
  const player = new Player(await open(t, CALM_PHONE), taps);
  await reach(player, "hideout hits", { all: false });
  const { order } = await ask(player);
  assert.match(order, /^Hide \S+’s /);
  await picture(player.page, "hint-group-phone");
  await player.press("button", "Do it");
  await player.asked();
  assert.ok((await player.log()).some((line) => line.startsWith("You hid ")));
});

test("questions in a dialog have their hint in it", async (t) => {
  const player = new Player(await open(t, CALM_PHONE), taps);
  await reach(player, "wyatt earp out of turn hits", { all: false });
  await ask(player);
  await player.by.press(panel(player).getByRole("button", { name: "Close" }));
  await panel(player).waitFor({ state: "hidden" });
  assert.ok(await button(player).evaluate((element) => element === document.activeElement), "the focus is on the button");
  const { order, words } = await ask(player);
  assert.match(order, /^(Play Wyatt Earp: shoot|Let it pass)$/);
  if (order.startsWith("Play")) assert.match(words, /The shot: \d+% to hit\./);
  await picture(player.page, "hint-dialog-phone");
  assert.deepEqual(await sidewaysScrollers(player.page), []);
  assert.deepEqual(await seriousFaults(player.page), []);
  // It lies close to what asked for it: a second press within a moment would be taken for the second half of a double one.
  const now = await player.page.evaluate(() => performance.now());
  await player.page.waitForFunction((now) => performance.now() > now + 700, now);
  await player.press("button", "Do it");
  await player.dialog.waitFor({ state: "hidden" });
});

test("who wants no hints gets none, also after the next visit", async (t) => {
  const page = await open(t);
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  await ask(player);
  await player.settings();
  await player.dialog.getByRole("checkbox", { name: "Offer hints" }).uncheck();
  await player.press("button", "Close", player.dialog);
  await button(player).waitFor({ state: "hidden" });
  await panel(player).waitFor({ state: "hidden" });
  await page.keyboard.press("h");
  await page.reload();
  await player.asked();
  assert.equal(await button(player).count(), 0);
  assert.equal(await panel(player).count(), 0);
  await player.settings();
  await player.dialog.getByRole("checkbox", { name: "Offer hints" }).check();
  await player.press("button", "Close", player.dialog);
  await button(player).waitFor();
});

test("a hint that was put away is no longer thought about, so that nobody waits for it", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  await delay(page, 2_000, { once: true });
  const [bots] = page.workers();
  await player.by.press(button(player));
  await page.waitForFunction(() => globalThis.isAsked);
  await player.by.press(button(player));
  await until(() => !page.workers().includes(bots));
  const { order } = await ask(player);
  assert.match(order, /^(Play|Shoot|Ask|Discard|Draw|Take) ?/);
});

test("a hint that comes too late is not the answer to the next question", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  await delay(page, 1_500);
  await page.evaluate(() => {
    new MutationObserver(() => {
      globalThis.told ??= document.body.innerText.match(/No advice/)?.[0];
    }).observe(document.body, { childList: true, subtree: true });
  });
  await player.by.press(button(player));
  await player.step("draw");
  await player.asked();
  const { order } = await ask(player);
  assert.match(order, /^(Play|Shoot|Ask|Discard) ?/);
  assert.equal(await page.evaluate(() => globalThis.told ?? null), null);
});
