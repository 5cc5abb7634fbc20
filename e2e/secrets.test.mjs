// What somebody else was offered out of turn and let pass: neither a number nor a pause tells of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CALM, open } from "./harness.mjs";
import { Player } from "./player.mjs";

/** The same game, four at the table: Juniper has opened Jesse James, Marigold may lay the Photo; and then she has let it pass. */
const PENDING = "ts1.wyatt-earp.1.BAAAAEjJve7JD1w5b1CXBlQvMDr5yl5B2w82SD_TRooozDg.9154295c";
const LET_PASS = "ts1.wyatt-earp.1.BAAAAEnV0snIB1w5b1CXBlQvMDr5yl5B2w82SD8_bTEAZK0.a22f96fb";
/** Another in which one of the others has opened an outlaw, and nobody holds the Photo. */
const NOBODY = "ts1.wyatt-earp.1.BAABADCD7omiCaAamUJesVR5ADqUzKOrPAU.d5a8ccb5";

/** A worker whose answers take so long (milliseconds of the page's own clock), as on a slow machine. */
const THOUGHT = 450;
/** When an answer out of turn comes, in milliseconds (`ANSWER_MS` of the controller). */
const ANSWER = 200;
const slowWorker = (thought) => {
  globalThis.unanswered = 0;
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      super.onmessage = (event) => {
        const ready = !(event.data instanceof Uint8Array);
        globalThis.hired ||= ready;
        if (ready) return this.heard?.(event);
        setTimeout(() => this.heard?.(event), thought);
        globalThis.unanswered -= 1;
      };
    }

    set onmessage(heard) {
      this.heard = heard;
    }

    postMessage(message) {
      if (message instanceof Uint8Array) globalThis.unanswered += 1;
      super.postMessage(message);
    }
  };
};

/** Waits, by no clock that the page knows, until something is so on it. */
async function until(page, so) {
  while (!(await page.evaluate(so)));
}

test("no number counts what another let pass unseen", async (t) => {
  const told = async (line) => {
    const page = await open(t, { ...CALM, query: `#${line}` });
    const offer = await page.getByText(/^2014 rulebook, 3 opponents, /).innerText();
    await page.getByRole("button", { name: "Watch it" }).click();
    const slide = page.getByRole("slider", { name: "Act" });
    const end = await slide.getAttribute("max");
    await slide.fill(end);
    const last = await slide.getAttribute("aria-valuetext");
    await page.getByRole("button", { name: "Step back", exact: true }).click();
    const before = await slide.getAttribute("aria-valuetext");
    await page.getByRole("button", { name: "Play on from here" }).waitFor();
    return { offer, end, last, before };
  };
  const pending = await told(PENDING);
  const { end } = pending;
  assert.ok(end > 10, end);
  assert.deepEqual(pending, {
    offer: `2014 rulebook, 3 opponents, with ${end} acts.`,
    end,
    last: `Act ${end} of ${end}`,
    before: `Act ${end - 1} of ${end}`,
  });
  assert.deepEqual(await told(LET_PASS), pending);
});

test("no pause tells whether somebody could answer, however slow the machine", async (t) => {
  const pause = async (line) => {
    const page = await open(t, CALM);
    const player = new Player(page);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.context().addInitScript(slowWorker, THOUGHT);
    await page.goto(`${page.url()}?slow#${line}`);
    await page.getByRole("button", { name: "Go on with it" }).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await player.press("button", "Go on with it");
    await player.pace("Instant");
    await until(page, () => globalThis.hired);
    const lines = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
    let passed = 0;
    const pass = async (from) => {
      for (; (await lines.count()) === from; passed += 10) {
        assert.ok(passed < 10_000, "nothing happens");
        await until(page, () => globalThis.unanswered === 0);
        await page.clock.runFor(10);
      }
    };
    await pass(0); // until the table is built, with what happened before
    await pass(await lines.count());
    return passed;
  };
  const nobody = await pause(NOBODY);
  assert.ok(nobody > THOUGHT, `${nobody} ms`);
  assert.equal(await pause(LET_PASS), nobody, "after somebody let it pass");
  // Nobody lets a free Photo pass; it comes at its time, and not when the thought about it is through.
  assert.equal(await pause(PENDING), ANSWER, "while somebody could answer");
});
