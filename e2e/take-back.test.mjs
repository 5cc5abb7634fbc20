// Taking back: possible or not, with the reason; in a practice game always.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, lastStep, reach } from "./fixtures.mjs";
import { CALM, CALM_PHONE, open, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { leave, position } from "./keep.mjs";
import { Player, taps } from "./player.mjs";
import { kept } from "./profile.mjs";

/** The one on top; a question that lies over it may have another. */
const button = (player) => player.page.getByRole("button", { name: "Take back" }).first();
const can = async (player) => (await button(player).getAttribute("aria-disabled")) === "false";

/** What is said when it is tried where it cannot be. */
async function reason(player) {
  assert.equal(await can(player), false);
  const said = await button(player).getAttribute("aria-description");
  await button(player).click({ force: true }); // it says that it is disabled, and yet answers
  await player.bar.getByText(said).waitFor();
  return said;
}

test("a play is taken back, cards, money and log", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "photo in turn", { all: false });
  const before = await position(player);
  await player.step(lastStep("photo in turn"));
  assert.notDeepEqual(await position(player), before);
  assert.ok(await can(player));
  await player.press("button", "Take back");
  assert.deepEqual(await position(player), before);
  // What had happened before it is not told as if it came now.
  const status = page.getByRole("status").and(page.locator(".status-line"));
  assert.match(await status.innerText(), /^Taken back: Play the Photo[^.]*\. Choose cards/);
  await player.step(lastStep("photo in turn"));
  await status.filter({ hasText: /^You laid the Photo/ }).waitFor();
});

test("what a draw showed cannot be taken back", async (t) => {
  const player = new Player(await open(t, CALM));
  await player.deal({ opponents: 1, seed: "12" });
  await player.step("draw");
  await player.asked();
  assert.match(await reason(player), /Something hidden has come to light/);
});

test("taking the discard is taken back", async (t) => {
  const player = new Player(await open(t, CALM));
  await reach(player, "discard drawn", { all: false });
  const before = await position(player);
  assert.match(await reason(player), /You have done nothing yet/);
  await player.step("take");
  await player.press("button", "Take back");
  assert.deepEqual(await position(player), before);
});

test("a discard is taken back until the next player acts", async (t) => {
  const player = new Player(await open(t, CALM));
  await reach(player, "discard drawn");
  await player.pace("Slow");
  const before = await position(player);
  const [card] = before.cards;
  const discard = async () => {
    await player.pick(card.split(",")[0]);
    await player.press("button", /^Discard /, player.bar);
  };
  await discard();
  await player.page.getByText("Watch the others").waitFor();
  await player.press("button", "Take back");
  assert.deepEqual(await position(player), before);
  await discard();
  await player.press("button", "Skip");
  while ((await player.asked()) !== "draw") await player.move(); // a question out of turn lies over the button
  assert.match(await reason(player), /The others have acted since/);
});

test("an opening can be answered, so it stays", async (t) => {
  const player = new Player(await open(t, CALM));
  const { seats, seed, steps } = fixtures.find(
    ({ shows, steps }) => shows !== "photo in turn" && steps.some((step) => /^play [3-7] /.test(step)), // there the Photo is the player's own
  );
  await player.deal({ opponents: seats - 1, seed });
  for (const step of steps.slice(0, steps.findIndex((step) => /^play [3-7] /.test(step)) + 1)) await player.step(step);
  await player.asked();
  assert.match(await reason(player), /The others (had their chance to answer it|have acted since)/);
});

test("in a practice game everything is taken back, and the table says that it is one", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.openFields();
  await page.getByRole("checkbox", { name: /^Practice game/ }).check();
  await player.deal({ opponents: 2, seed: "11" });
  const first = await position(player);
  await page.getByText("Practice", { exact: true }).waitFor();
  let decisions = 0;
  for (let draws = 0; draws < 4; ) if ((await player.move()) === "draw") draws += 1;
  await player.asked();
  await page.reload();
  await player.asked();
  await page.getByText("Practice", { exact: true }).waitFor();
  for (; await can(player); decisions++) {
    // A question lies over the button on top, and so has one of its own.
    const asked = await player.dialog.isVisible();
    await player.press("button", "Take back", asked ? player.dialog : page);
    await player.asked();
  }
  assert.ok(decisions >= 8, `${decisions}`);
  assert.deepEqual(await position(player), first);
  // Whoever is given the game, and whoever comes back to it, reads that it is practice.
  const [line] = (await kept(page)).split("\n");
  await page.evaluate((line) => void (location.hash = line), line);
  await page.getByText(/^2014 rulebook, 2 opponents, practice, /).waitFor();
  await player.press("button", "Not now");
  await leave(player);
  await page.getByRole("button", { name: "Go on with your game Wyatt Earp, hand 1, practice" }).waitFor();
});

test("on a phone, too", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  await reach(player, "photo in turn");
  assert.equal(await sidewaysScroll(page), 0);
  assert.deepEqual(await seriousFaults(page), []);
  const box = await button(player).boundingBox();
  assert.ok(box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await player.press("button", "Take back");
  await player.hand.getByRole("button", { name: lastStep("photo in turn").replace("photo", "Photo of") }).waitFor();
});
