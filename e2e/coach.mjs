// A lesson as a person sees it: the box that tells, what is ringed, and the way through.
import assert from "node:assert/strict";
import { clicks } from "./player.mjs";

export const words = {
  en: { learn: "Learn it in 3 minutes", on: "Go on with the lesson", region: "The lesson", next: "Next", leave: "Leave the lesson", play: "Play a real game", of: "of" },
  de: { learn: "Lern es in 3 Minuten", on: "Weiter mit der Lektion", region: "Die Lektion", next: "Weiter", leave: "Lektion verlassen", play: "Jetzt selbst spielen", of: "von" },
};

export class Coach {
  /** `steps` is how many there are to be. */
  constructor(page, steps, say = words.en) {
    this.page = page;
    this.steps = steps;
    this.say = say;
    this.box = page.getByRole("region", { name: say.region, exact: true });
    this.next = this.box.getByRole("button", { name: say.next, exact: true });
    this.play = this.box.getByRole("button", { name: say.play });
  }

  async begin(by = clicks, name = this.say.learn) {
    await by.press(this.page.getByRole("button", { name }));
    await this.box.waitFor();
  }

  title() {
    return this.box.getByRole("heading").innerText();
  }

  /** Waits until the player is to do or to read something, and says what: the number of the step, and whether to read. */
  async told() {
    await this.box.locator(".coach-order").or(this.next).or(this.play).first().waitFor();
    await settled(this.page);
    const [, at] = new RegExp(`(\\d+) ${this.say.of} ${this.steps}`).exec(await this.box.innerText());
    return { at: Number(at), reads: !(await this.box.locator(".coach-order").isVisible()) };
  }

  /** What is ringed and can be pressed, once the ring is there; of a card under others, and at the edge of the window, a part of it. */
  ringed() {
    return this.page.waitForFunction(() => {
      const { left, top, width, height } = document.querySelector(".coach-ring").getBoundingClientRect();
      const inside = (button) => {
        const box = button.getBoundingClientRect();
        return width > 0 && box.width > 0 && Math.abs(box.left - left - 5) < 6 && Math.abs(box.top - top - 5) < 6 && box.width + 10 - width > -12 && box.height + 10 - height > -12;
      };
      return [...document.querySelectorAll("button:enabled")].find(inside);
    });
  }

  /**
   * Where things move: presses what is asked for, and waits until the page has gone on from there. All is asked in one go, as the box may come and go
   * between two questions.
   */
  async step(press) {
    const asked = await this.page.waitForFunction(() => {
      const { root, now, onward } = globalThis.coached();
      if (now === "" || root.was !== now) {
        root.was = now;
        return null;
      }
      return onward;
    }, undefined, { polling: 60 });
    const before = await this.page.evaluate(() => globalThis.coached().now);
    await press(asked.asElement());
    await this.page.waitForFunction((before) => globalThis.coached().now !== before, before);
  }

  /** Has the page say how far the lesson is: nothing while the box is away, and what is to be pressed. */
  watch() {
    return this.page.evaluate(() => {
      globalThis.coached = () => {
        const root = document.querySelector(".coach-root");
        const box = root?.querySelector(".coach");
        if (!box || box.matches(".watching") || getComputedStyle(box).visibility === "hidden") return { root: root ?? {}, now: "", onward: null };
        const { left, top, width, height } = root.querySelector(".coach-ring").getBoundingClientRect();
        const inside = (button) => {
          const place = button.getBoundingClientRect();
          return width > 0 && place.width > 0 && Math.abs(place.left - left - 5) < 6 && Math.abs(place.top - top - 5) < 6 && place.width + 10 - width > -12 && place.height + 10 - height > -12;
        };
        const onward = box.querySelector(".coach-on") ?? [...document.querySelectorAll("button:enabled")].find(inside);
        return { root, now: [box.innerText, left, top, width, height].join(), onward };
      };
    });
  }

  /** The box lies in the window and covers nothing that is ringed, and no other card is ringed with the one that is meant. */
  async pointsWell() {
    const { ring, box, window, cards } = await this.page.evaluate(() => {
      const of = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
      const { left, top, right, bottom } = of(".coach-ring");
      const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => document.elementFromPoint(x, y)));
      // The mark of a new card below reaches up to it.
      const cards = new Set(corners.filter((at) => !at?.closest(".card-badge")).map((at) => at?.closest(".hand .card")).filter(Boolean)).size;
      return { ring: of(".coach-ring"), box: of(".coach"), window: { width: innerWidth, height: innerHeight }, cards };
    });
    const title = await this.title();
    assert.ok(box.left >= 0 && box.top >= 0 && box.right <= window.width && box.bottom <= window.height, `${title}: the box is in the window`);
    if (ring.width === 0) return;
    const apart = ring.right <= box.left + 1 || box.right <= ring.left + 1 || ring.bottom <= box.top + 1 || box.bottom <= ring.top + 1;
    assert.ok(cards <= 1, `${title}: ${cards} cards are ringed`);
    assert.ok(apart, `${title}: the box covers what it speaks of: ${JSON.stringify({ ring, box })}`);
  }

  /** Does what the lesson asks, until it is over; `press` gets what is ringed, or the button that leads on. `look` is called at each step. */
  async through(press, look = async () => {}) {
    const seen = [];
    for (let presses = 0; presses < 200; presses++) {
      const { at, reads } = await this.told();
      if (seen.at(-1) !== at) {
        seen.push(at);
        await look(at);
      }
      if (await this.play.isVisible()) return seen;
      await press(reads ? await this.next.elementHandle() : await this.ringed());
    }
    assert.fail(`no end after steps ${seen}`);
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
