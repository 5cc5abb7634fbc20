// The page that is one file, opened from the disk.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { DESK, PHONE, open, seriousFaults } from "./harness.mjs";
import { Player, clicks } from "./player.mjs";

const url = pathToFileURL(process.env.TIN_STAR_FILE).href;

test("one file plays a game from the disk, its bots in a worker", async (t) => {
  const page = await open(t, { ...DESK, url });
  const asked = [];
  const workers = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.reload();
  const player = new Player(page, clicks);
  await player.deal({ opponents: 1, seed: "26" });
  for (let draws = 0; draws < 4; ) if ((await player.move()) === "draw") draws += 1;
  assert.equal(workers.length, 1, "one worker, that did not have to be started again");
  assert.match(workers[0], /^blob:/);
  const cards = await player.cards();
  await page.reload();
  await player.asked();
  assert.deepEqual(await player.cards(), cards, "the game is kept");
  assert.deepEqual(
    asked.filter((address) => address !== url && !/^(data|blob):/.test(address)),
    [],
  );
});

/** What is drawn with drawings that are not in the page. */
const undrawn = (page) => page.evaluate(() =>
  [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !document.querySelector(href)),
);

test("one file has the parts of every game", async (t) => {
  const page = await open(t, { ...DESK, url });
  for (const game of ["Wyatt Earp", "Desperados", "Wyoming Cowboy"]) {
    await page.locator(".start-card", { hasText: game }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("region", { name: "Table", exact: true }).waitFor();
    assert.deepEqual(await undrawn(page), [], game);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the table" }).click();
  }
});

test("one file has its drawings and its type", async (t) => {
  const page = await open(t, { ...PHONE, url });
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").length;
  });
  assert.ok(fonts > 0);
  assert.deepEqual(await undrawn(page), []);
  assert.deepEqual(await seriousFaults(page), []);
});
