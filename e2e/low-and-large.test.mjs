// What the pictures of every screen at every size had shown: who leads, who won and where to play in a low window, whole names and signs on a
// tablet, one line for what goes together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place, positions, reach } from "./fixtures.mjs";
import { DESK, PHONE, open } from "./harness.mjs";
import { outOfSight } from "./measure.mjs";
import { Player, clicks, taps } from "./player.mjs";

const still = { reducedMotion: "reduce" };
const LOW = { ...PHONE, viewport: { width: 740, height: 360 }, ...still };
const TABLET = { ...PHONE, viewport: { width: 820, height: 1180 }, ...still };

/** A position of a younger game, at a table of this size. */
async function at(t, options, by, text) {
  const player = new Player(await open(t, options), by);
  await place(player, text);
  return player;
}

const box = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

for (const [where, options] of [["in a low window", LOW], ["on a phone", { ...PHONE, ...still }]]) {
  test(`who leads in Desperados is in sight ${where}, whole`, async (t) => {
    for (const what of ["last hold-up", "reshuffled"]) {
      const player = await at(t, options, taps, positions("desperados")[what]);
      const rows = await player.page.getByRole("table").getByRole("row").filter({ has: player.page.getByRole("rowheader") }).all();
      assert.equal(rows.length, 2);
      assert.deepEqual(await outOfSight(player.page, rows), [], what);
      const [first, own, board] = await Promise.all([...rows, player.page.locator(".board-wrap")].map(box));
      assert.ok(first.bottom <= own.top + 1 && own.bottom <= board.bottom + 1, `${what}: ${first.bottom} over ${own.top}, ${own.bottom} over ${board.bottom}`);
    }
  });
}

test("in a low window there is a way to play in sight, and who won", async (t) => {
  const page = await open(t, LOW);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.deepEqual(await outOfSight(page, [page.getByRole("button", { name: "Play", exact: true }), page.getByRole("heading", { name: "Tin Star" })]), []);
  const player = new Player(page, taps);
  await reach(player, "duel");
  await player.press("button", "See who won");
  await player.asked();
  assert.deepEqual(await outOfSight(page, [page.getByText("You win!")]), []);
});

test("on a tablet cards have their whole names and signs, and numbers cover neither", async (t) => {
  const player = await at(t, TABLET, taps, positions("desperados")["last hold-up"]);
  const cards = await player.hand.getByRole("button").evaluateAll((cards) => cards.map((card) => {
    const of = (what) => card.querySelector(what)?.getBoundingClientRect();
    const [counts, symbol, band, sign] = [".card-counts", ".card-symbol", ".card-band", ".card-sign"].map(of);
    return { over: counts.top < Math.max(symbol.bottom, band.bottom) - 1, sign: sign.width > 5 };
  }));
  assert.equal(cards.length, 16);
  assert.deepEqual(cards.filter(({ over, sign }) => over || !sign), []);
  await reach(player, "rich table", { all: false });
  for (const name of ["Belle Starr", "Stagecoach Robbery"]) {
    const seen = player.hand.getByText(name, { exact: true }).first();
    assert.ok((await box(seen)).width > 40, name);
  }
});

test("on the smallest phone four guns leave the discards and the hint their room", async (t) => {
  const small = { ...PHONE, viewport: { width: 320, height: 568 }, ...still };
  const player = await at(t, small, taps, positions("wyoming-cowboy")["every gun on the table"]);
  const guns = await Promise.all((await player.bar.getByRole("button", { name: /^Take up/ }).all()).map(box));
  assert.equal(guns.length, 4);
  const beside = await Promise.all([player.page.locator(".pile").nth(1), player.bar.getByRole("button", { name: "Hint" })].map(box));
  for (const gun of guns) {
    for (const other of beside) assert.ok(gun.left >= other.right - 1 || gun.right <= other.left + 1, JSON.stringify([gun, other]));
  }
});

test("what is set stands on a line with its choices where there is room", async (t) => {
  const page = await open(t, { ...DESK, ...still });
  const player = new Player(page, clicks);
  await player.deal({ opponents: 2, seed: "11" });
  await player.settings();
  for (const name of ["Movement", "Pace", "Sound"]) {
    const group = player.dialog.getByRole("group", { name });
    const [legend, first] = await Promise.all([group.locator("legend"), group.locator("label").first()].map(box));
    assert.ok(legend.right <= first.left + 1, `${name} is not beside its choices`);
  }
});

test("the names of those who sit at Wyoming Cowboy stand alike, whatever stands beside them", async (t) => {
  const player = await at(t, { ...PHONE, ...still }, taps, positions("wyoming-cowboy")["three guns on the table"]);
  const lefts = await Promise.all(["Juniper", "Tallow", "Marigold"].map(async (name) => (await box(player.page.locator(".chair-name", { hasText: name }).first())).left));
  assert.ok(Math.max(...lefts) - Math.min(...lefts) < 1, lefts.join());
});
