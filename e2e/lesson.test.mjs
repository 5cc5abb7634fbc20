// The lesson, gone through as people do: by mouse at a desk, by keys alone, by finger on a phone. Whoever does something else is told why,
// and nothing happens; whoever leaves comes back to where they were.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Coach, words } from "./coach.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";

const STEPS = 18;
const corner = { position: { x: 14, y: 14 } };

for (const [name, options, by, say, play, end] of [
  ["mouse", DESK, clicks, words.en, "Play", "On to $25,000"],
  ["finger, auf Deutsch", { ...PHONE, locale: "de-DE" }, taps, words.de, "Spielen", "Weiter bis 25.000\u00a0$"],
]) {
  test(`the lesson by ${name}`, async (t) => {
    const page = await open(t, { ...options, reducedMotion: "reduce" });
    await page.getByRole("button", { name: play, exact: true }).waitFor();
    const lesson = new Coach(page, STEPS, say);
    await lesson.begin(by);
    const seen = await lesson.through(
      (element) => (by === taps ? element.tap(corner) : element.click(corner)),
      async (at) => {
        await picture(page, `lesson-${String(at).padStart(2, "0")}-${name.slice(0, 6)}`);
        await lesson.pointsWell();
        if (by === taps || at % 4 === 1) assert.deepEqual(await faults(page), [], `axe-core at step ${at}`);
        if (at === STEPS) assert.equal(await hiddenInOneLine(page, say === words.en ? "0, hidden" : "0, versteckt"), true);
        assert.equal(await sidewaysScroll(page), 0);
      },
    );
    assert.deepEqual(seen, Array.from({ length: STEPS }, (_, at) => at + 1), "every step, one after another");
    assert.equal(await lesson.title(), end);
    await by.press(lesson.play);
    await page.locator(".hand .card").first().waitFor();
    assert.equal(await lesson.box.count(), 0);
  });
}

/** Whether the scoring sheet has those words, and nowhere breaks them. */
async function hiddenInOneLine(page, hidden) {
  const cells = page.getByRole("cell", { name: hidden, exact: true });
  const lines = await cells.evaluateAll((cells) => cells.map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  }));
  return lines.length > 0 && lines.every((lines) => lines === 1);
}

test("the lesson by keys alone: what is to be pressed has the focus", async (t) => {
  const page = await open(t, CALM);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const lesson = new Coach(page, STEPS);
  await page.getByRole("button", { name: words.en.learn }).focus();
  await page.keyboard.press("Enter");
  const seen = await lesson.through(async (element) => {
    // At the latest a frame after it is ringed. What is drawn anew meanwhile is looked for anew.
    await page.waitForFunction((element) => element === document.activeElement || !element.isConnected, element);
    if (await element.evaluate((element) => element.isConnected)) await page.keyboard.press("Enter");
  });
  assert.equal(seen.length, STEPS);
});

test("on a phone every outlaw card shows its bullet hole, in the hand and on the stack, and no other card has one", async (t) => {
  const page = await open(t, CALM_PHONE);
  const lesson = new Coach(page, STEPS);
  await lesson.begin(taps);
  await lesson.told();
  const cards = await page.locator(":is(.hand, .piles) .card:has(.card-picture)").evaluateAll((cards) =>
    cards.map((card) => {
      const hole = card.querySelector(".card-hole")?.getBoundingClientRect();
      // What lies over the table is of no account here, nor is what a button has of a card.
      const over = (x, y) => document.elementsFromPoint(x, y).find((at) => !at.closest(".coach-root") && at.closest(".card"))?.closest(".card");
      const seen = hole && hole.width >= 10 && over(hole.left + hole.width / 2, hole.top + hole.height / 2) === card;
      return { outlaw: !card.matches(".ink-sheriff, [data-kind=photo]"), hole: Boolean(seen) };
    }),
  );
  assert.ok(cards.some(({ outlaw }) => outlaw) && cards.some(({ outlaw }) => !outlaw));
  for (const { outlaw, hole } of cards) assert.equal(hole, outlaw);
});

test("what comes next is said once the cards have landed", async (t) => {
  const page = await open(t, PHONE);
  const lesson = new Coach(page, STEPS);
  await lesson.begin(taps);
  await taps.press(lesson.next);
  await lesson.told();
  await page.evaluate(() => {
    globalThis.flown = { flying: 0, said: 0 };
    const box = document.querySelector(".coach");
    // What has been painted.
    const look = () => {
      const flying = document.querySelector(".flight") !== null;
      flown.flying += flying;
      flown.said += flying && getComputedStyle(box).visibility === "visible";
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });
  await (await lesson.ringed()).tap(corner);
  await page.waitForFunction(() => flown.flying > 0); // until the next frame the box is there still, with the next words
  await lesson.box.getByRole("heading", { name: "Three of a kind" }).waitFor();
  const { flying, said } = await page.evaluate(() => flown);
  assert.ok(flying > 0, "two cards fly");
  assert.equal(said, 0, `said in ${said} of ${flying} frames in which they do`);
  assert.equal(await page.locator(".flight").count(), 0);
});

test("in every theme the table is seen behind what a lesson says", async (t) => {
  const page = await open(t, CALM_PHONE);
  const lesson = new Coach(page, STEPS);
  await lesson.begin(taps);
  await lesson.told();
  for (const theme of ["night", "day", "contrast"]) {
    await page.evaluate((theme) => globalThis.chooseTheme(theme), theme);
    const veil = await page.locator(".coach-ring").evaluate((ring) => getComputedStyle(ring).boxShadow);
    const [, strength] = /^rgba\([^)]*, ([\d.]+)\)/.exec(veil) ?? [veil, 1];
    assert.ok(strength < 0.75, `${theme}: ${veil}`);
  }
});

test("another act is not carried out, and the lesson says what comes first", async (t) => {
  const page = await open(t, CALM);
  const lesson = new Coach(page, STEPS);
  const player = new Player(page);
  await lesson.begin();
  // Before anything is to be done.
  await lesson.told();
  await page.getByRole("button", { name: /^Supply/ }).click();
  await lesson.box.getByText("Read this first").waitFor();
  await lesson.next.click();
  const cards = await player.cards();
  await player.press("button", /^Take /, player.bar);
  const said = await lesson.box.getByText("That is allowed, but not now").elementHandle();
  await player.press("button", /^Take /, player.bar);
  await page.waitForFunction((said) => !said.isConnected, said); // the same once more is said anew
  await lesson.box.getByText("That is allowed, but not now").waitFor();
  assert.deepEqual(await player.cards(), cards, "nothing happened");
  assert.equal((await lesson.told()).at, 2);
  await page.getByRole("button", { name: /^Supply/ }).click();
  await player.pick("Bob Dalton");
  await player.press("button", "Discard Bob Dalton", player.bar);
  const rather = lesson.box.getByText("First: Play 3 Jesse James");
  await rather.waitFor();
  assert.equal((await player.cards()).length, cards.length + 2);
  await (await lesson.ringed()).click(corner);
  await rather.waitFor({ state: "detached" }); // whoever is on the way again has understood
});

test("a line of the log does not lead out of a lesson", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.press("button", /^Learn it/);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(/^2 of \d+$/).waitFor();
  await page.getByRole("region", { name: "What happened" }).getByRole("listitem").last().dispatchEvent("click");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  assert.ok(await page.getByText(/^2 of \d+$/).isVisible());
});

test("whoever leaves comes back to where they were, and no game is kept of it", async (t) => {
  const page = await open(t, CALM);
  const lesson = new Coach(page, STEPS);
  await lesson.begin();
  await lesson.next.click();
  await page.getByRole("button", { name: /^Supply/ }).click();
  assert.equal((await lesson.told()).at, 3);
  await page.reload();
  await lesson.box.waitFor();
  assert.equal((await lesson.told()).at, 3, "it is on still");
  await lesson.box.getByRole("button", { name: words.en.leave }).click();
  const on = page.getByRole("button", { name: words.en.on });
  await on.waitFor();
  assert.equal(await page.getByRole("button", { name: /^Go on with your game/ }).count(), 0);
  await page.reload();
  await on.click();
  await lesson.box.waitFor();
  assert.equal((await lesson.told()).at, 3);
  assert.ok((await new Player(page).cards()).length === 12, "what was done is done");
});

test("a lesson that was gone through stays so, though it is begun once more and left", async (t) => {
  const page = await open(t, CALM);
  const lesson = new Coach(page, STEPS);
  const beginAndLeave = async () => {
    await lesson.begin();
    await lesson.next.click();
    await lesson.box.getByRole("button", { name: words.en.leave }).click();
  };
  await beginAndLeave();
  const on = page.getByRole("button", { name: words.en.on });
  await on.waitFor();
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.includes(" lesson ")) localStorage[name] = "done";
  });
  await page.reload();
  await beginAndLeave();
  await page.getByRole("button", { name: words.en.learn }).waitFor();
  assert.equal(await on.count(), 0);
});

/** The last step of the lesson, to which `on` leads from the start. */
async function atTheLastStep(t) {
  const page = await open(t, CALM);
  const lesson = new Coach(page, STEPS);
  await lesson.begin();
  await lesson.next.click();
  await lesson.box.getByRole("button", { name: words.en.leave }).click();
  const on = page.getByRole("button", { name: words.en.on });
  await on.waitFor();
  await page.evaluate((last) => {
    for (const name of Object.keys(localStorage)) if (name.includes(" lesson ")) localStorage[name] = String(last);
  }, STEPS - 1);
  await page.reload();
  await on.click();
  assert.equal((await lesson.told()).at, STEPS);
  return { page, lesson, on };
}

test("a lesson whose last step was told is over, by whichever way it is left", async (t) => {
  const { page, on } = await atTheLastStep(t);
  await page.goBack();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await on.count(), 0);
});

test("at the end of a lesson nobody is sent to a button that is not there", async (t) => {
  const { page, lesson } = await atTheLastStep(t);
  await page.getByRole("button", { name: "Deal the next hand" }).click();
  await lesson.box.getByText("The lesson ends here. The buttons below lead on.").waitFor();
});

test("what the player opens in a lesson lies over the box, and takes its presses", async (t) => {
  const page = await open(t, { ...CALM_PHONE, viewport: { width: 390, height: 844 } });
  const lesson = new Coach(page, STEPS);
  await lesson.begin(taps);
  await lesson.told();
  await page.getByRole("button", { name: "Menu" }).tap();
  const dialog = page.getByRole("dialog");
  for (const button of await dialog.getByRole("button").all()) {
    const box = await button.boundingBox();
    const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest("button, dialog").textContent, [box.x + box.width / 2, box.y + box.height / 2]);
    assert.equal(hit, await button.textContent());
  }
  await dialog.getByRole("button", { name: "Settings" }).tap();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await picture(page, "lesson-settings-phone");
  await page.keyboard.press("Escape");
  assert.equal((await lesson.told()).at, 1, "the lesson goes on");
});
