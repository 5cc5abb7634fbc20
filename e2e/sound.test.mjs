// The table is heard: not before it has been touched, and not where it is to be silent.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reach } from "./fixtures.mjs";
import { CALM, CALM_PHONE, faults, open, visit } from "./harness.mjs";
import { Player, taps } from "./player.mjs";

/** Counts what the browser's synthesiser is asked for. */
const COUNTS = () => {
  globalThis.heard = { synths: 0, sources: 0 };
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      globalThis.heard.synths += 1;
    }
  };
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = Source.prototype;
    Source.prototype.start = function (...at) {
      globalThis.heard.sources += 1;
      return start.apply(this, at);
    };
  }
};
const heard = (page) => page.evaluate(() => globalThis.heard);

test("nothing is heard before the first touch; then cards are, and at once not where it is muted", async (t) => {
  const { page, problems, close } = await visit({ ...CALM, before: COUNTS });
  t.after(close);
  const player = new Player(page);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.deepEqual(await heard(page), { synths: 0, sources: 0 });
  await reach(player, "discard drawn", { all: false });
  const before = (await heard(page)).sources;
  await player.press("button", "Draw two", player.bar);
  await page.waitForFunction((before) => globalThis.heard.sources > before, before);
  assert.equal((await heard(page)).synths, 1);
  const mute = page.getByRole("button", { name: "Mute" });
  await mute.click();
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  const silent = (await heard(page)).sources;
  await player.pick((await player.cards())[0].split(",")[0]);
  await player.press("button", /^Discard /, player.bar);
  while ((await player.asked()) !== "draw") await player.move();
  assert.equal((await heard(page)).sources, silent, "muted");
  // It stays so, and the settings say so.
  await page.reload();
  await player.asked();
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  await player.settings();
  const volume = player.dialog.getByRole("group", { name: "Sound" });
  assert.ok(await volume.getByRole("radio", { name: "Off" }).isChecked());
  await volume.getByRole("radio", { name: "Full" }).check();
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press("Escape");
  assert.equal(await mute.getAttribute("aria-pressed"), "false");
  assert.deepEqual(problems, []);
});

test("on a phone the settings have it", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  await reach(player, "discard drawn", { all: false });
  assert.equal(await page.getByRole("button", { name: "Mute" }).isVisible(), false);
  await player.settings();
  await player.dialog.getByRole("group", { name: "Sound" }).getByRole("radio", { name: "Off" }).tap();
  await page.reload();
  await player.asked();
  await player.settings();
  assert.ok(await player.dialog.getByRole("group", { name: "Sound" }).getByRole("radio", { name: "Off" }).isChecked());
});
