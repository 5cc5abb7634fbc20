// Everything on the table of Wyoming Cowboy explains itself, at a desk and on a phone, in both languages, so do the buttons of every game, and the
// log tells the game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inSight, listens, slip } from "./explained.mjs";
import { positions } from "./fixtures.mjs";
import { CALM, CALM_PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";

const games = positions("wyoming-cowboy");
const KINDS = ["card", "player", "held", "points", "gun", "badge", "tens", "couples", "badges", "row", "worth", "shot", "supply", "discard"];

/** One who asks. */
class Asker extends Player {
  async asked() {
    await this.page.locator("[data-explain]").first().waitFor();
    await listens(this.page);
  }

  thing(key) {
    return this.page.locator(`[data-explain="${key}"]`).filter({ visible: true }).first();
  }

  /** Asks about the thing by `button`, and puts the explanation away again once `look` has seen it. */
  async asks(key, look = async () => {}, button = "Explain", close = "Close the explanation") {
    const thing = this.thing(key);
    await this.by.press(this.page.getByRole("button", { name: button, exact: true }));
    await thing.scrollIntoViewIfNeeded();
    // A pile from which nothing can be drawn is asked about, too.
    await (this.by === taps ? thing.tap({ force: true }) : thing.click({ force: true }));
    await this.page.waitForFunction((key) => document.querySelector("[aria-describedby=explanation]")?.dataset.explain === key, key);
    await inSight(this.page);
    await look();
    await this.by.press(slip(this.page).getByRole("button", { name: close }));
    await slip(this.page).waitFor({ state: "hidden" });
  }
}

/** The first thing of each kind that is to be seen. */
function firstOfEach(page) {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll("[data-explain]")].filter((thing) => thing.offsetWidth * thing.offsetHeight > 0);
    const keys = seen.map((thing) => thing.dataset.explain);
    return Object.fromEntries(keys.reverse().map((key) => [key.split("-")[0], key]));
  });
}

for (const [size, options, by, kinds] of [["desk", CALM, clicks, KINDS], ["phone", CALM_PHONE, taps, ["card", "player", "gun", "row", "worth"]]]) {
  test(`everything says what it is, with its rule, on a ${size}`, async (t) => {
    const page = await open(t, options);
    const player = new Asker(page, by);
    const left = new Set(kinds);
    for (const game of ["three guns on the table", "couple shown", "last badge"]) {
      if (left.size === 0) break;
      await player.open(games[game]);
      const keys = Object.entries(await firstOfEach(page)).filter(([kind]) => left.has(kind));
      for (const [kind, key] of keys) {
        await player.asks(key, async () => {
          assert.match(await slip(page).innerText(), /C-\d\.\d/, kind);
          if (["player", "card"].includes(kind)) {
            await picture(page, `explain-cowboy-${kind}-${size}`);
            assert.deepEqual(await faults(page), [], "axe-core");
          }
        });
        left.delete(kind);
      }
    }
    assert.deepEqual([...left], [], "nothing says what these are");
    assert.equal(await sidewaysScroll(page), 0);
  });
}

test("what was known of a hand before its owner passed cards is told as likely, and what came after as known", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  await player.open(games["known before a pass"]);
  const log = await page.getByRole("region", { name: "What happened" }).innerText();
  const [before, after] = log.split("Tallow had everybody pass two cards");
  assert.match(before, /Juniper took the queen of hearts from the discards\./);
  assert.match(before, /you handed Juniper the 6 of hearts\./);
  assert.match(after, /you gave Tallow the 8 of diamonds and the 10 of hearts; Tallow gave you the 6 of spades/);
  await player.asks("held-1", async () => {
    await slip(page).getByText("Before the last pass you knew of these; they may have been passed on: 6 of hearts and queen of hearts.").waitFor();
    assert.equal(await slip(page).getByText(/You know of/).count(), 0, "nothing is certain of it");
  });
  await player.asks("held-2", async () => {
    await slip(page).getByText("You know of: 4 of clubs, 4 of spades, 8 of diamonds and 10 of hearts.").waitFor(); // the 4 of clubs was given before, and did not come back
    assert.equal(await slip(page).getByText(/Before the last pass/).count(), 0, "all of it is certain");
  });
});

test("in German on a phone", async (t) => {
  const page = await open(t, { ...CALM_PHONE, locale: "de-DE" });
  const player = new Asker(page, taps);
  await taps.choose(page.getByRole("radio", { name: /^Wyoming Cowboy/ }));
  await taps.press(page.getByRole("button", { name: "Spielen", exact: true }));
  // What is explained goes with each act of the others.
  await page.getByText(/Wähl 3 Karten|Sag an, wohin/).filter({ visible: true }).first().waitFor();
  const look = () => picture(page, "explain-cowboy-german");
  for (const key of ["row", "worth", "player-1"]) await player.asks(key, look, "Erklären", "Erklärung schließen");
  assert.equal(await sidewaysScroll(page), 0);
});

test("by keyboard: ? on a gun tells how its shots would go, and leads to the rule", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  await player.open(games["three guns on the table"]);
  const gun = page.getByRole("button", { name: /^Shoot with the/ }).first();
  await gun.focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog").and(slip(page)).waitFor();
  const rows = await slip(page).locator("tbody tr").allInnerTexts();
  assert.ok(rows.length > 1);
  for (const row of rows) {
    const [, ...chances] = row.trim().split(/\s+/);
    assert.equal(chances.map(Number).reduce((sum, n) => sum + n, 0), 100, row);
  }
  await slip(page).getByRole("button", { name: /^Rule C-6/ }).click();
  await page.getByRole("dialog", { name: "The rules of Wyoming Cowboy" }).locator('[data-rule^="C-6"]').first().waitFor();
});

const linesOf = (name) => readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), "utf8").trim().split("\n").map((line) => line.split("\t"));
const ranch = JSON.parse(readFileSync(new URL("fixtures/games.json", import.meta.url), "utf8"));

test("the buttons of every game say what they do, and by which rule", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  for (const [game, rule] of [
    [ranch.find(({ shows }) => shows === "discard drawn").before, /R-\d/],
    [Object.fromEntries(linesOf("desperados")).stranger, /D-\d/],
    [games.aimed, /C-6\.5/],
  ]) {
    await player.open(game);
    const card = player.hand.getByRole("button").first();
    const button = page.locator('.actions-bar [data-explain="itself"]').first();
    if (!(await button.isVisible())) await card.click({ position: { x: 10, y: 12 } });
    await button.focus();
    await page.keyboard.press("?");
    await page.getByRole("dialog").and(slip(page)).waitFor();
    assert.match(await slip(page).innerText(), rule);
    assert.deepEqual(await faults(page), [], "axe-core");
    await page.keyboard.press("Escape");
    assert.ok(await button.evaluate((element) => element === document.activeElement), "the focus is back on it");
  }
});

test("by finger: a long press on a button tells what it does, and does not do it", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Asker(page, taps);
  await player.open(games.aimed);
  const fire = page.getByRole("button", { name: "Turn a card" });
  const { x, y, width, height } = await fire.boundingBox();
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await slip(page).getByText(/It hits in \d+ of 100 cases/).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await inSight(page);
  assert.ok(await fire.isVisible(), "nothing was turned");
});

test("the log has signs, a title for each turn, and why a shot went as it did", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  await player.open(games.badge);
  const log = page.getByRole("region", { name: "What happened" });
  await log.getByRole("listitem").first().waitFor();
  const lines = (await log.getByRole("listitem").allInnerTexts()).map((line) => line.trim());
  assert.ok(lines.some((line) => /: a miss\. A cowboy there has its suit, and dodges\.$/.test(line)), lines.join("\n"));
  const deal = lines.indexOf("Hand 1");
  assert.ok(deal >= 0 && /^Cards were passed/.test(lines.slice(deal).find((line) => /passed/.test(line))), lines.join("\n"));
  assert.ok(lines.indexOf("Your turn") > lines.findIndex((line) => /^Cards were passed/.test(line)), "before the first turn");
  assert.ok((await log.locator("svg").count()) > 5, "signs");
  await picture(page, "log-cowboy-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
});
