// The lessons of Desperados and Wyoming Cowboy and the one on strategy, gone through as people do: by keys alone at a desk, where the mouse does
// what the lesson did not ask for, and by finger on a phone, in German.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Coach, words } from "./coach.mjs";
import { DESK, PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { clicks, taps } from "./player.mjs";

const STEPS = 14;
const STRATEGY = 9;
const still = (options) => ({ ...options, reducedMotion: "reduce" });
const corner = { position: { x: 14, y: 14 } };

/** The first screen, with a game chosen. */
async function at(page, game, by = clicks) {
  await page.getByRole("main").first().waitFor();
  await by.choose(page.getByRole("radio", { name: new RegExp(`^${game}`) }));
}

/** A lesson on a phone, in German: every step one after another, the box beside what it speaks of, and a table to go on at. */
const byFinger = (game, steps, end) => async (t) => {
  const page = await open(t, still({ ...PHONE, locale: "de-DE" }));
  await at(page, game, taps);
  const coach = new Coach(page, steps, words.de);
  await coach.begin(taps);
  const seen = await coach.through((element) => element.tap(corner), (at) => looksWell(page, coach, `${game}-phone`, at));
  assert.deepEqual(seen, Array.from({ length: steps }, (_, at) => at + 1), "every step, one after another");
  assert.equal(await coach.title(), end);
  await taps.press(coach.play);
  await page.locator(".hand .card").first().waitFor();
  assert.equal(await coach.box.count(), 0);
};

async function looksWell(page, coach, name, at) {
  await picture(page, `lesson-${name}-${String(at).padStart(2, "0")}`);
  await coach.pointsWell();
  if (name.endsWith("phone") || at % 4 === 1) assert.deepEqual(await faults(page), [], `axe-core at step ${at}`);
  assert.equal(await sidewaysScroll(page), 0);
}

test("Desperados by finger, auf Deutsch", byFinger("Desperados", STEPS, "Die Beute, Art für Art"));

test("Desperados by keys alone; another act is answered, and whoever leaves comes back", async (t) => {
  const page = await open(t, still(DESK));
  await at(page, "Desperados");
  const coach = new Coach(page, STEPS);
  await page.getByRole("button", { name: words.en.learn }).focus();
  await page.keyboard.press("Enter");
  await coach.told();
  await page.keyboard.press("Enter");
  await coach.told();
  const hand = page.getByRole("region", { name: /^Your hand/ });
  await hand.getByRole("button", { name: /Blue Preacher/ }).click(corner);
  await page.getByRole("button", { name: /^Put the blue Preacher in front of the saloon/ }).click();
  await coach.box.getByText("That is allowed, but not now").waitFor();
  await coach.box.getByRole("button", { name: words.en.leave }).click();
  await page.getByRole("button", { name: words.en.on }).press("Enter");
  assert.equal((await coach.told()).at, 2, "where it was left");
  const seen = await coach.through(async (element) => {
    assert.ok(await element.evaluate((element) => element === document.activeElement), "it has the focus");
    await page.keyboard.press("Enter");
  }, (at) => looksWell(page, coach, "Desperados-desk", at));
  assert.equal(seen.at(-1), STEPS);
  assert.equal(await coach.title(), "Booty, kind by kind");
  // Nothing is left to go on with.
  await coach.box.getByRole("button", { name: words.en.leave }).click();
  await page.getByRole("button", { name: words.en.learn }).waitFor();
  assert.equal(await page.getByRole("button", { name: words.en.on }).count(), 0);
});

const COWBOY = 15;

test("Wyoming Cowboy by finger, auf Deutsch", byFinger("Wyoming Cowboy", COWBOY, "Wer zuerst 500 hat"));

test("Wyoming Cowboy by keys alone; another act is answered", async (t) => {
  const page = await open(t, still(DESK));
  await at(page, "Wyoming Cowboy");
  const coach = new Coach(page, COWBOY);
  await page.getByRole("button", { name: words.en.learn }).focus();
  await page.keyboard.press("Enter");
  const hand = page.getByRole("region", { name: /^Your hand/ });
  let tried = false;
  const seen = await coach.through(async (element) => {
    // In the turn in which a gun is to be pulled, something else is discarded first.
    if (!tried && (await coach.title()) === "One action: pull a gun") {
      tried = true;
      await hand.getByRole("button", { name: /^9 of hearts/ }).click(corner);
      await page.getByRole("button", { name: "Discard the 9 of hearts" }).click();
      await coach.box.getByText("That is allowed, but not now").waitFor();
      return;
    }
    assert.ok(await element.evaluate((element) => element === document.activeElement), "it has the focus");
    await page.keyboard.press("Enter");
  }, (at) => looksWell(page, coach, "Wyoming Cowboy-desk", at));
  assert.ok(tried);
  assert.equal(seen.at(-1), COWBOY);
  assert.equal(await coach.title(), "First to 500");
});

for (const [size, options, by, say, title, end] of [
  ["desk", DESK, clicks, words.en, "When to lay, when to hold", "In short"],
  ["phone, auf Deutsch", { ...PHONE, locale: "de-DE" }, taps, words.de, "Wann legen, wann warten", "Kurz gesagt"],
]) {
  test(`strategy follows on the first lesson, on a ${size}`, async (t) => {
    const page = await open(t, still(options));
    await page.getByRole("main").first().waitFor();
    // Whoever has been through the first lesson is offered the second.
    await page.evaluate(() => {
      localStorage[`tin-star ${new URL("./", location).pathname} lesson wyatt-earp first`] = "done";
    });
    await page.reload();
    const coach = new Coach(page, STRATEGY, say);
    await page.getByRole("button", { name: say === words.en ? "Learn it in 3 minutes" : "Lern es in 3 Minuten" }).waitFor(); // once more
    await coach.begin(by, title);
    const seen = await coach.through((element) => (by === taps ? element.tap(corner) : element.click(corner)), async (at) => {
      await picture(page, `strategy-${size.slice(0, 5)}-${at}`);
      await coach.pointsWell();
      if (by === taps || at % 4 === 1) assert.deepEqual(await faults(page), [], `axe-core at step ${at}`);
    });
    assert.equal(seen.length, STRATEGY);
    assert.equal(await coach.title(), end);
  });
}
