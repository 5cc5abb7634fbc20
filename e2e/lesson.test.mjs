// The lesson, gone through as people do: by mouse at a desk, by keys alone, by finger on a phone. Whoever does something else is told why,
// and nothing happens; whoever leaves comes back to where they were.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";

const STEPS = 16;
const words = {
  en: { learn: "Learn it in 3 minutes", on: "Go on with the lesson", region: "The lesson", next: "Next", leave: "Leave the lesson", play: "Play a real game", end: "On to $25,000", of: "of" },
  de: { learn: "Lern es in 3 Minuten", region: "Die Lektion", next: "Weiter", play: "Richtig spielen", end: "Weiter bis 25.000\u00a0$", of: "von" },
};

/** The box that tells, and what is ringed. */
class Lesson {
  constructor(page, say = words.en) {
    this.page = page;
    this.say = say;
    this.box = page.getByRole("region", { name: say.region, exact: true });
    this.next = this.box.getByRole("button", { name: say.next, exact: true });
    this.play = this.box.getByRole("button", { name: say.play });
  }

  async begin(by = clicks) {
    await by.press(this.page.getByRole("button", { name: this.say.learn }));
    await this.box.waitFor();
  }

  title() {
    return this.box.getByRole("heading").innerText();
  }

  /** Waits until the player is to do or to read something, and says what: the number of the step, and whether to read. */
  async told() {
    await this.box.locator(".coach-order").or(this.next).or(this.play).first().waitFor();
    await settled(this.page);
    const [, at] = new RegExp(`(\\d+) ${this.say.of} ${STEPS}`).exec(await this.box.innerText());
    return { at: Number(at), reads: !(await this.box.locator(".coach-order").isVisible()) };
  }

  /** What is ringed and can be pressed. */
  ringed() {
    return this.page.evaluateHandle(() => {
      const { left, top, width, height } = document.querySelector(".coach-ring").getBoundingClientRect();
      const inside = (button) => {
        const box = button.getBoundingClientRect();
        return Math.abs(box.left - left - 5) < 6 && Math.abs(box.top - top - 5) < 6 && Math.abs(box.width + 10 - width) < 12 && Math.abs(box.height + 10 - height) < 12;
      };
      return [...document.querySelectorAll("button")].find(inside);
    });
  }

  /** The box lies in the window and covers nothing that is ringed. */
  async pointsWell() {
    const { ring, box, window } = await this.page.evaluate(() => {
      const of = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
      return { ring: of(".coach-ring"), box: of(".coach"), window: { width: innerWidth, height: innerHeight } };
    });
    assert.ok(box.left >= 0 && box.top >= 0 && box.right <= window.width && box.bottom <= window.height, "the box is in the window");
    if (ring.width === 0) return;
    const apart = ring.right <= box.left + 1 || box.right <= ring.left + 1 || ring.bottom <= box.top + 1 || box.bottom <= ring.top + 1;
    assert.ok(apart, `the box covers what it speaks of: ${JSON.stringify({ ring, box })}`);
  }
}

/** Until ring and box have come to rest. */
async function settled(page) {
  await page.waitForFunction(() => {
    const now = [".coach-ring", ".coach"].map((part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect())).join();
    const same = globalThis.wasAt === now;
    globalThis.wasAt = now;
    return same;
  }, undefined, { polling: 80 });
}

/** Does what the lesson asks, until it is over; `press` gets what is ringed, or the button that leads on. `look` is called at each step. */
async function through(lesson, press, look = async () => {}) {
  const seen = [];
  for (let presses = 0; presses < 200; presses++) {
    const { at, reads } = await lesson.told();
    if (seen.at(-1) !== at) {
      seen.push(at);
      await look(at);
    }
    if (await lesson.play.isVisible()) return seen;
    await press(reads ? await lesson.next.elementHandle() : await lesson.ringed());
  }
  assert.fail(`no end after steps ${seen}`);
}

const still = (options) => ({ ...options, reducedMotion: "reduce" });

async function hurry(page) {
  await page.evaluate(() => {
    localStorage[`tin-star ${new URL("./", location).pathname} pace`] = "instant";
  });
  await page.reload();
}

for (const [name, options, by] of [["mouse", DESK, clicks], ["finger", PHONE, taps]]) {
  test(`the lesson by ${name}`, async (t) => {
    const page = await open(t, still(options));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await hurry(page);
    const lesson = new Lesson(page);
    await lesson.begin(by);
    const seen = await through(
      lesson,
      (element) => (by === taps ? element.tap({ position: { x: 14, y: 14 } }) : element.click({ position: { x: 14, y: 14 } })),
      async (at) => {
        await picture(page, `lesson-${String(at).padStart(2, "0")}-${name}`);
        await lesson.pointsWell();
        assert.deepEqual(await faults(page), [], `axe-core at step ${at}`);
        assert.equal(await sidewaysScroll(page), 0);
      },
    );
    assert.deepEqual(seen, Array.from({ length: STEPS }, (_, at) => at + 1), "every step, one after another");
    assert.equal(await lesson.title(), lesson.say.end);
    await by.press(lesson.play);
    await new Player(page, by).asked();
    assert.equal(await lesson.box.count(), 0);
  });
}

test("the lesson by keys alone: what is to be pressed has the focus", async (t) => {
  const page = await open(t, still(DESK));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await hurry(page);
  const lesson = new Lesson(page);
  await page.getByRole("button", { name: lesson.say.learn }).focus();
  await page.keyboard.press("Enter");
  const seen = await through(lesson, async (element) => {
    await page.waitForFunction((element) => element === document.activeElement, element); // at the latest a frame after it is ringed
    await page.keyboard.press("Enter");
  });
  assert.equal(seen.length, STEPS);
});

test("another act is not carried out, and the lesson says what comes first", async (t) => {
  const page = await open(t, still(DESK));
  const lesson = new Lesson(page);
  const player = new Player(page);
  await lesson.begin();
  // Before anything is to be done.
  await lesson.told();
  await page.getByRole("button", { name: /^Supply/ }).click();
  await lesson.box.getByText("Read this first").waitFor();
  await lesson.next.click();
  const cards = await player.cards();
  await player.press("button", /^Take /, player.bar);
  await lesson.box.getByText("That is allowed, but not now").waitFor();
  assert.deepEqual(await player.cards(), cards, "nothing happened");
  assert.equal((await lesson.told()).at, 2);
  await page.getByRole("button", { name: /^Supply/ }).click();
  await player.pick("Bob Dalton");
  await player.press("button", "Discard Bob Dalton", player.bar);
  await lesson.box.getByText("First: Play 3 Jesse James").waitFor();
  assert.equal((await player.cards()).length, cards.length + 2);
});

test("whoever leaves comes back to where they were, and no game is kept of it", async (t) => {
  const page = await open(t, still(DESK));
  const lesson = new Lesson(page);
  await lesson.begin();
  await lesson.next.click();
  await page.getByRole("button", { name: /^Supply/ }).click();
  assert.equal((await lesson.told()).at, 3);
  await lesson.box.getByRole("button", { name: lesson.say.leave }).click();
  const on = page.getByRole("button", { name: lesson.say.on });
  await on.waitFor();
  assert.equal(await page.getByRole("button", { name: /^Go on with your game/ }).count(), 0);
  await page.reload();
  await on.click();
  await lesson.box.waitFor();
  assert.equal((await lesson.told()).at, 3);
  assert.ok((await new Player(page).cards()).length === 12, "what was done is done");
});

test("die Lektion auf Deutsch", async (t) => {
  const page = await open(t, still({ ...PHONE, locale: "de-DE" }));
  await page.getByRole("button", { name: "Spielen", exact: true }).waitFor();
  await hurry(page);
  const lesson = new Lesson(page, words.de);
  await lesson.begin(taps);
  const seen = await through(lesson, (element) => element.tap({ position: { x: 14, y: 14 } }), async (at) => {
    await picture(page, `lesson-de-${String(at).padStart(2, "0")}`);
    await lesson.pointsWell();
  });
  assert.equal(seen.length, STEPS);
  assert.equal(await lesson.title(), words.de.end);
});
