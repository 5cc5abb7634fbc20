// Hands of Wyoming Cowboy by clicks, keys and taps at small and large tables, and a game to its end.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Cowhand, games } from "./cowhand.mjs";
import { DESK, PHONE, once, open, quickClock } from "./harness.mjs";
import { clicks, keys, taps } from "./player.mjs";
import { tallies } from "./tally.mjs";
import { weighed } from "./weighed.mjs";

const QUICK = { reducedMotion: "reduce", before: quickClock };
const lastHand = readFileSync(new URL("fixtures/wyoming-cowboy-end.txt", import.meta.url), "utf8").trim();

/** All of it is within the window. */
async function expectInSight(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  const window = locator.page().viewportSize();
  assert.ok(x >= 0 && y >= 0 && x + width <= window.width + 1 && y + height <= window.height + 1, `${x} ${y} ${width} ${height}`);
}

test("turns for three by clicks; a hand’s sheet adds up", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page);
  await player.sitDown(2, "21");
  const seen = new Set();
  await player.playOn({ last: "score", most: 14, before: once(page, "cowboy-desk-3", seen) });
  assert.ok(seen.has("play") && seen.has("draw") && seen.has("pass"), [...seen].join());
  await player.open(games["hand over"]);
  await player.signs.score.waitFor();
  await tallies(page);
});

test("looking back: a hand that is counted counts nothing more, and before the first act it is the dealer’s turn", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page);
  await player.open(games["hand over"]);
  await player.signs.score.waitFor();
  await player.press("button", "Look back");
  const act = page.getByRole("slider", { name: "Act" });
  await act.waitFor();
  const counts = page.getByRole("button", { name: /^Counts now/ });
  assert.equal(await counts.count(), 0);
  await act.focus();
  await page.keyboard.press("ArrowLeft");
  await counts.waitFor();
  await page.keyboard.press("Home");
  const words = (await page.getByRole("region", { name: "Status" }).innerText()).replace(/\s+/g, " ");
  assert.match(words, /^(You|\w+).{0,2} turn \1 dealt/);
});

test("turns at a table of eight by clicks", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page);
  await player.sitDown(7, "22");
  const seen = new Set();
  await player.playOn({ last: "score", most: 12, before: once(page, "cowboy-desk-8", seen) });
  assert.ok(seen.has("play") && seen.has("draw") && seen.has("pass"), [...seen].join());
});

for (const [how, by, size] of [["clicks", clicks, DESK], ["keyboard", keys, DESK], ["taps", taps, PHONE]]) {
  test(`a game to its end, by ${how}`, async (t) => {
    const page = await open(t, { ...size, ...QUICK });
    const player = new Cowhand(page, by);
    await player.open(lastHand);
    const seen = new Set();
    await player.playOn({ last: "end", before: once(page, `cowboy-end-${how}`, seen) });
    assert.ok(seen.has("over") && seen.has("end"), [...seen].join());
    await page.getByRole("heading", { level: 1, name: /win/ }).waitFor();
    assert.doesNotMatch(await page.getByRole("main").innerText(), /\(\)/, "nothing but words");
    for (const score of await page.getByRole("region", { name: "The standings" }).getByText(/^−?\d+ points?$/).all()) {
      const { height, size } = await score.evaluate((score) => ({ height: score.offsetHeight, size: parseFloat(getComputedStyle(score).fontSize) }));
      assert.ok(height < 1.7 * size, "on one line");
    }
    await by.press(page.getByRole("button", { name: "Look back" }).first());
    // What a hand counts stands beside the player's own alone, and says why.
    const counts = page.getByRole("button", { name: /^Counts now/ });
    await by.press(counts);
    await by.press(page.getByRole("dialog", { name: "Counts now" }).getByRole("button", { name: "Close" }));
    const eyes = page.getByRole("combobox", { name: "Seen by" });
    await eyes.selectOption({ index: 1 });
    await counts.waitFor({ state: "detached" });
    await eyes.selectOption({ index: 0 });
    await counts.waitFor();
    if (by === clicks) await weighed(page);
  });
}

test("a hand by keyboard, from the deal to its sheet", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page, keys);
  await player.sitDown(2, "42");
  await player.playOn({ last: "score" });
  await tallies(page);
});

// A hand of three to its sheet; one of eight is too long for that.
for (const [opponents, most] of [[2], [7, 14]]) {
  test(`${opponents + 1} at a small phone, by taps`, async (t) => {
    const page = await open(t, { ...PHONE, ...QUICK });
    const player = new Cowhand(page, taps);
    await player.sitDown(opponents, "24");
    const look = once(page, `cowboy-phone-${opponents + 1}`);
    const before = async (asked) => {
      // Whatever lies on the table, the own chair and the hand are in sight.
      if (asked === "play") {
        await expectInSight(page.getByRole("button", { name: /^Counts now/ }));
        await expectInSight(player.hand.getByRole("button").first());
      }
      await look(asked);
    };
    await player.playOn({ last: "score", most, before });
    if (!most) await tallies(page);
  });
}
