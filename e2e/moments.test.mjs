// The great moments are seen: a capture, the end of a hand poster by poster, the winner's bill; and not where little is to move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastStep, reach } from "./fixtures.mjs";
import { DESK, PHONE, faults, open, picture } from "./harness.mjs";
import { sidewaysScrollers } from "./measure.mjs";
import { Player, clicks, taps } from "./player.mjs";

/** Notes what moves, in order, and every property that does. */
const watch = (page) => page.evaluate(() => {
  globalThis.moved = [];
  globalThis.properties = new Set();
  const look = () => {
    for (const { effect, animationName } of document.getAnimations()) {
      for (const frame of effect.getKeyframes()) for (const property of Object.keys(frame)) globalThis.properties.add(property);
      const slot = effect.target?.closest("[data-slot]")?.dataset.slot;
      const what = `${animationName} ${slot}`;
      if (animationName && !globalThis.moved.includes(what)) globalThis.moved.push(what);
    }
    requestAnimationFrame(look);
  };
  look();
});
const moved = (page, name) => page.waitForFunction((name) => globalThis.moved.includes(name), name);
const layout = (page) => page.evaluate(() => [...globalThis.properties].filter((property) => /width|height|^(top|right|bottom|left|inset)|margin|padding|flex|grid/i.test(property)));

test("a capture: the stamp slams once the cards have landed, the poster jolts, its column lights up", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "232", pace: "Fast" });
  await player.step("draw");
  await player.asked();
  await watch(page);
  await player.step("play 4 Billy the Kid");
  await moved(page, "jolt poster-billy-the-kid");
  for (const seat of [0, 1, 2, 3]) await moved(page, `flash cell-${seat}-billy-the-kid`);
  await picture(page, "capture-desk");
  const all = await page.evaluate(() => globalThis.moved);
  assert.ok(all.indexOf("stamp poster-billy-the-kid") >= 0, all.join());
  assert.deepEqual(await layout(page), []);
});

test("at the end of a hand the posters pay one after another, then the sheet is there; at once where little moves", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "hand ends empty-handed", { all: false });
  await player.pace("Normal");
  await watch(page);
  await player.step(lastStep("hand ends empty-handed"));
  await player.press("button", "Deal the next hand");
  const all = await page.evaluate(() => globalThis.moved);
  const paid = all.filter((what) => what.startsWith("jolt poster-"));
  assert.ok(paid.length > 0 && all.some((what) => what.startsWith("count money-")), all.join());
  assert.ok(all.indexOf(paid[0]) < all.findIndex((what) => what.startsWith("rise ")), "the sheet comes after them");
  assert.deepEqual(await layout(page), []);
});

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`the winner is wanted, losers read what they lack, and another game is one press away, on a ${size}`, async (t) => {
    const page = await open(t, { ...options, reducedMotion: "reduce" });
    const player = new Player(page, by);
    await reach(player, "duel");
    await player.press("button", "See who won");
    await page.getByRole("heading", { level: 1, name: "You win!" }).waitFor();
    // Whoever wins is marshal; the player has no other face.
    assert.equal(await page.locator(".end-face use").getAttribute("href"), "#scene-earp");
    await page.getByText(/^\$\d+,000 short$/).first().waitFor();
    await picture(page, `won-${size}`);
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await sidewaysScrollers(page), []);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    await page.waitForFunction(() => document.activeElement.textContent.trim() === "Another game");
    await page.keyboard.press("Enter");
    await player.hand.waitFor();
  });
}

test("an opponent to whom something happens says a word, unless they are to be silent", async (t) => {
  for (const lines of ["on", "off"]) {
    const player = new Player(await open(t, DESK));
    const { page } = player;
    await page.evaluate((lines) => {
      localStorage[`tin-star ${new URL("./", location).pathname} lines`] = lines;
    }, lines);
    await page.reload();
    await page.evaluate(() => {
      globalThis.heard = [];
      new MutationObserver(() => {
        const words = document.querySelector(".says")?.textContent;
        if (words && globalThis.heard.at(-1) !== words) globalThis.heard.push(words);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await player.deal({ opponents: 3, seed: "9", pace: "Fast" }); // somebody takes a card from another before the player's first turn
    await player.asked();
    const heard = await page.evaluate(() => globalThis.heard);
    assert.equal(heard.length > 0, lines === "on", `heard: ${heard}`);
    for (const words of heard) assert.match(words, /^[A-Z].*[.!?]$/);
  }
});

test("a card from the supply shows its back at first, and turns on its way to the hand", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "232", pace: "Normal" });
  await watch(page);
  await player.step("draw");
  await moved(page, "turn-over undefined");
  assert.deepEqual(await layout(page), []);
});
