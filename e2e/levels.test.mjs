// How well the opponents play: chosen on the first screen, kept with the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CALM, DESK, PHONE, open, picture, seriousFaults, visit } from "./harness.mjs";
import { leave } from "./keep.mjs";
import { sidewaysScrollers, smallTargets } from "./measure.mjs";
import { Player, clicks, taps } from "./player.mjs";

const LEVELS = ["Greenhorns", "Drifters", "Deputies", "Rangers", "Marshals", "Legends"];

/** Opens the menu, reads what it says of the opponents, and leaves the table if told to. */
async function opponents(player, { leave = false } = {}) {
  await player.press("button", "Menu");
  const line = await player.dialog.getByText(/^Your opponents play like /).innerText();
  await player.press("button", leave ? "Leave the table" : "Close", player.dialog);
  return line;
}

test("Deputies sit there unless one wants others", async (t) => {
  const player = new Player(await open(t));
  await player.openFields();
  const group = player.page.getByRole("group", { name: "Opponents play like" });
  await group.waitFor();
  const names = await group.getByRole("radio").evaluateAll((radios) => radios.map((radio) => radio.labels[0].innerText));
  assert.deepEqual(names.map((name) => name.split(/\s/)[0]), LEVELS);
  assert.ok(names.every((name) => name.endsWith(".")), "each says how it plays");
  assert.ok(await group.getByRole("radio", { name: "Deputies" }).isChecked());
});

for (const level of LEVELS) {
  test(`${level} can be chosen, are kept with the game, and are remembered`, async (t) => {
    const page = await open(t);
    const player = new Player(page);
    await player.deal({ opponents: 1, seed: "12", level });
    await player.asked();
    const line = await opponents(player);
    assert.equal(line, `Your opponents play like ${level}.`);
    await page.reload();
    await player.asked();
    assert.equal(await opponents(player, { leave: true }), line);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    assert.ok(await page.getByRole("radio", { name: level }).isChecked());
  });
}

test("on a slow device Legends can be seen to think, and the game goes on", async (t) => {
  const page = await open(t, CALM);
  await page.evaluate((slowness) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) {
      setTimeout(() => post.apply(this, message), slowness);
    };
  }, 500);
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "31", level: "Legends" });
  await page.getByRole("region", { name: "Status" }).evaluate((region) => {
    globalThis.thought = false;
    new MutationObserver(() => (globalThis.thought ||= /is thinking/.test(region.textContent))).observe(region, {
      characterData: true, childList: true, subtree: true,
    });
  });
  for (let draws = 0; draws < 4; ) if ((await player.move()) === "draw") draws += 1;
  assert.ok(await page.evaluate(() => globalThis.thought), "nobody was seen to think");
});

// The browser's clock never strikes in these, so that whoever only waits for it waits for ever.
const NO_CLOCK = `
  const sooner = setTimeout;
  globalThis.setTimeout = (act, delay, ...rest) => sooner(act, delay >= 2_500 ? 2 ** 31 - 1 : delay, ...rest);
`;
const BROKEN = {
  "that fails as it starts": {
    before: `Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, { apply: (post, worker) => post.call(worker, "no program") });`,
    workers: 2,
  },
  "whose text cannot be had": {
    before: `fetch = new Proxy(fetch, { apply: (fetch, _, [what, ...how]) => (/js$/.test(what) ? Promise.reject(new TypeError("gone")) : fetch(what, ...how)) });`,
    workers: 0,
  },
};
for (const [what, { before, workers }] of Object.entries(BROKEN)) {
  test(`for a worker ${what} the page thinks at once, and does not try for ever`, async (t) => {
    const { page, problems, close } = await visit({ ...CALM, before: NO_CLOCK + before });
    t.after(close);
    const started = [];
    page.on("worker", (worker) => started.push(worker.url()));
    const player = new Player(page);
    for (const seed of ["12", "13"]) {
      await player.deal({ opponents: 3, seed, level: "Rangers" });
      for (let draws = 0; draws < 3; ) if ((await player.move()) === "draw") draws += 1;
      await leave(player);
    }
    assert.equal(started.length, workers);
    assert.deepEqual(problems.filter((problem) => !/WebAssembly/.test(problem)), []);
  });
}

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`the levels fit on a ${size}`, async (t) => {
    const player = new Player(await open(t, { ...options, reducedMotion: "reduce" }), by);
    await player.openFields();
    await player.by.choose(player.page.getByRole("radio", { name: "Legends" }));
    await player.page.getByRole("group", { name: "Opponents play like" }).scrollIntoViewIfNeeded();
    await picture(player.page, `levels-${size}`);
    assert.deepEqual(await sidewaysScrollers(player.page), [], "scrolls sideways");
    assert.deepEqual(await smallTargets(player.page), [], "too small for a finger");
    assert.deepEqual(await seriousFaults(player.page), [], "axe-core");
  });
}
