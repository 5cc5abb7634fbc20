// Looking back: step, run, jump by the log, through whose eyes one may; and playing on from there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastStep, place, positions, reach } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, open, picture, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { outOfSight } from "./measure.mjs";
import { Player, taps } from "./player.mjs";

/** The table as it is shown, whoever's eyes see it. */
const seen = async ({ table, page }) => ({
  posters: await table.getByRole("columnheader").allInnerTexts(),
  rows: await table.getByRole("row").allInnerTexts(),
  hand: await page.getByRole("region", { name: /hand, \d+ cards?$/ }).ariaSnapshot(),
});

class Watcher {
  constructor(player) {
    this.page = player.page;
    this.player = player;
    this.controls = this.page.getByRole("region", { name: "Looking back: controls" });
    this.slide = this.controls.getByRole("slider", { name: "Act" });
    this.log = this.page.getByRole("region", { name: "What happened" });
  }

  press(name) {
    return this.player.by.press(this.controls.getByRole("button", { name, exact: true }));
  }

  async at() {
    return Number(await this.slide.inputValue());
  }

  async end() {
    return Number(await this.slide.getAttribute("max"));
  }
}

async function lookBack(player) {
  await player.press("button", "Menu");
  await player.press("button", "Look back", player.dialog);
  const watcher = new Watcher(player);
  await watcher.controls.waitFor();
  return watcher;
}

for (const [where, options, by] of [["a desk", CALM, undefined], ["a phone", CALM_PHONE, taps]]) {
  test(`one asks what would have been best then, and sees what was done, on ${where}`, async (t) => {
    const player = new Player(await open(t, options), by);
    await player.deal({ opponents: 2, seed: "12" });
    while ((await player.asked()) !== "draw") await player.move();
    await player.step("draw");
    await player.asked();
    const [thrown] = (await player.cards()).at(-1).split(",");
    await player.step(`discard ${thrown}`);
    await player.asked();
    const watcher = await lookBack(player);
    const button = watcher.controls.getByRole("button", { name: "Hint" });
    assert.equal(await button.count(), 0, "nothing has been decided yet where the game stands");
    while ((await button.count()) === 0) await watcher.press("Step back");
    const at = await watcher.at();
    await picture(player.page, `hint-looking-back-before-${where.slice(2)}`);
    await player.by.press(button);
    const hint = player.page.getByRole("region", { name: "Hint" });
    const text = await hint.filter({ hasText: "What was done:" }).innerText();
    assert.match(text, /\d%\s+to win the game/);
    assert.match(text, new RegExp(`What was done:\\s+Discard (the )?${thrown}\\s+\\d+%`));
    assert.equal(await hint.getByRole("button", { name: "Do it" }).count(), 0, "nobody acts there");
    assert.equal(await sidewaysScroll(player.page), 0);
    await picture(player.page, `hint-looking-back-${where.slice(2)}`);
    await watcher.press("Step");
    await hint.waitFor({ state: "detached" });
    assert.equal(await button.count(), 0, "the others act");
    await watcher.press("Step back");
    assert.equal(await watcher.at(), at);
    if (!by) await player.page.keyboard.press("h");
    else await player.by.press(button);
    await hint.getByText("What was done:").waitFor();
  });
}

for (const [where, options, by] of [["a desk", CALM, undefined], ["a phone", CALM_PHONE, taps]]) {
  test(`the dearest mistakes are found, and each leads to what would have been best then, on ${where}`, async (t) => {
    const player = new Player(await open(t, options), by);
    await player.deal({ opponents: 1, seed: "7" });
    for (let draws = 0; draws < (by ? 5 : 4); ) if ((await player.move()) === "draw") draws += 1;
    await player.asked();
    const watcher = await lookBack(player);
    const log = by ? player.dialog : watcher.log;
    const toLog = () => by && player.press("button", /^Log/);
    await toLog();
    await player.press("button", "Find my costliest mistakes", log);
    await log.getByRole("status").filter({ hasText: "Your costliest mistakes" }).waitFor();
    assert.match(await player.page.evaluate(() => document.activeElement.innerText), /^Your costliest mistakes/, "it keeps the focus");
    const found = log.getByRole("button", { name: /^−\d+% / });
    const lost = (await found.allInnerTexts()).map((text) => Number(/^−(\d+)%/.exec(text)[1]));
    assert.ok(lost.length > 0 && lost.length <= 3, `${lost}`);
    assert.deepEqual(lost, lost.toSorted((a, b) => b - a), "the dearest first");
    assert.ok(lost.at(-1) >= 2);
    assert.deepEqual(await seriousFaults(player.page), []);
    assert.equal(await sidewaysScroll(player.page), 0);
    await picture(player.page, `mistakes-${where.slice(2)}`);
    const hint = player.page.getByRole("region", { name: "Hint" });
    await player.by.press(found.first());
    for (const [nth, given] of lost.entries()) {
      // Where the hint lies over the list, it leads on itself.
      if (nth > 0) await player.by.press(hint.getByRole("button", { name: `Next mistake: −${given}%` }));
      const text = await hint.filter({ hasText: "What was done:" }).innerText();
      const [best, ...rest] = [...text.replace(/Next mistake.*/, "").matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
      assert.equal(best - rest.at(-1), given, text);
      const told = await hint.getByRole("listitem").allInnerTexts();
      assert.equal(new Set(told).size, told.length, `what was done is told once: ${told.join(" | ")}`);
      if (by) assert.equal(await player.dialog.count(), 0, "the log made way for the table");
    }
    await picture(player.page, `mistake-${where.slice(2)}`);
    // At the table, hints are about what is to be done.
    await player.press("button", "Back to the game");
    await player.asked();
    await player.press("button", "Hint");
    await hint.getByRole("button", { name: "Do it" }).waitFor();
    // They are not looked for twice, until there is more to be judged.
    await lookBack(player);
    await toLog();
    assert.deepEqual((await found.allInnerTexts()).map((text) => Number(/^−(\d+)%/.exec(text)[1])), lost);
    if (by) await player.page.keyboard.press("Escape");
    await player.press("button", "Back to the game");
    for (let asked = ""; asked !== "draw"; ) asked = await player.move();
    await player.asked();
    await lookBack(player);
    await toLog();
    await log.getByRole("button", { name: "Find my costliest mistakes" }).waitFor();
    if (by) return;
    // What is new in the hand says so below whose it is.
    const edges = await Promise.all(["Your hand", "new"].map((text) => player.page.getByText(text, { exact: true }).first().boundingBox()));
    assert.ok(edges[0].y + edges[0].height <= edges[1].y, JSON.stringify(edges));
  });
}

test("a hint comes while mistakes are still being looked for", async (t) => {
  const player = new Player(await open(t, CALM));
  await place(player, positions("desperados")["last hold-up"]);
  const watcher = await lookBack(player);
  const hint = watcher.controls.getByRole("button", { name: "Hint", exact: true });
  for (let steps = 0; steps < 30 && (await hint.count()) === 0; steps += 1) await watcher.press("Step back");
  await player.press("button", "Find my costliest mistakes", watcher.log);
  await hint.click();
  await player.page.getByRole("region", { name: "Hint", exact: true }).getByText("What was done:").waitFor();
  assert.ok(await watcher.log.getByText(/^Weighing your decisions: \d+ of \d+/).isVisible(), "the search goes on");
});

test("on a tablet one goes on looking back while a hint is open", async (t) => {
  const player = new Player(await open(t, { ...CALM_PHONE, viewport: { width: 820, height: 1180 } }), taps);
  await player.deal({ opponents: 1, seed: "7" });
  for (let draws = 0; draws < 2; ) if ((await player.move()) === "draw") draws += 1;
  await player.asked();
  const watcher = await lookBack(player);
  const hint = watcher.controls.getByRole("button", { name: "Hint", exact: true });
  for (let steps = 0; steps < 30 && (await hint.count()) === 0; steps += 1) await watcher.press("Step back");
  await player.by.press(hint);
  await player.page.getByRole("region", { name: "Hint", exact: true }).getByText("What was done:").waitFor();
  const knobs = ["Step back", "Step", "Run"].map((name) => watcher.controls.getByRole("button", { name, exact: true }));
  assert.deepEqual(await outOfSight(player.page, [...knobs, watcher.slide]), []);
});

test("before anything was decided there is no advice, and who wants no hints is told of no mistakes", async (t) => {
  const player = new Player(await open(t, CALM));
  await player.deal({ opponents: 1, seed: "7" });
  while ((await player.asked()) !== "draw") await player.move();
  const watcher = await lookBack(player);
  const find = watcher.log.getByRole("button", { name: "Find my costliest mistakes" });
  await find.click();
  await watcher.log.getByRole("status").filter({ hasText: "No advice to be had here." }).waitFor();
  await player.press("button", "Back to the game");
  await player.press("button", "Menu");
  await player.press("button", "Settings", player.dialog);
  await player.dialog.getByRole("checkbox", { name: "Offer hints" }).uncheck();
  await player.page.keyboard.press("Escape");
  await lookBack(player);
  assert.equal(await find.count(), 0);
});

test("a running game: every step back is the table as it was, and the game goes on where it was", async (t) => {
  const player = new Player(await open(t, CALM));
  await player.deal({ opponents: 2, seed: "11" });
  const positions = [];
  for (let draws = 0; draws < 3; ) {
    if ((await player.asked()) === "draw") draws += 1;
    positions.push(await seen(player));
    await player.move();
  }
  await player.asked();
  const now = await seen(player);
  const watcher = await lookBack(player);
  const end = await watcher.end();
  assert.equal(await watcher.at(), end, "it begins at the end");
  assert.deepEqual(await seen(player), now);
  assert.equal(await watcher.controls.getByRole("combobox", { name: "Seen by" }).locator("option").count(), 1);
  const back = [];
  while ((await watcher.at()) > 0) {
    const before = await watcher.at();
    await watcher.press("Step back");
    assert.ok((await watcher.at()) < before);
    back.push(JSON.stringify(await seen(player).then(({ posters, rows }) => ({ posters, rows }))));
  }
  assert.equal(await watcher.log.locator("[aria-current]").count(), 1, "one place is where one is");
  for (const { posters, rows } of positions) assert.ok(back.includes(JSON.stringify({ posters, rows })), "a position is missing");
  // And forth again.
  while ((await watcher.at()) < end) await watcher.press("Step");
  assert.deepEqual(await seen(player), now);
  assert.equal(await player.table.getByRole("button").count(), 0, "nothing can be done there");
  await player.press("button", "Back to the game");
  await player.asked();
  assert.deepEqual(await seen(player), now);
});

test("turns are jumped to by the log, by keys and by the slider; it runs and halts", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.deal({ opponents: 2, seed: "11" });
  for (let draws = 0; draws < 4; ) if ((await player.move()) === "draw") draws += 1;
  await player.asked();
  const watcher = await lookBack(player);
  const turns = watcher.log.getByRole("list").getByRole("button");
  const count = await turns.count();
  assert.ok(count > 8);
  for (const nth of [count - 1, 0, Math.floor(count / 2)]) {
    const turn = turns.nth(nth);
    await turn.click();
    assert.equal(await turn.getAttribute("aria-current"), "true");
    const whose = await turn.innerText();
    if (!whose.startsWith("Hand")) await page.getByRole("region", { name: "Status" }).getByText(whose, { exact: true }).waitFor();
  }
  const middle = await watcher.at();
  // Arrows step from where the log was pressed, too.
  await page.keyboard.press("ArrowRight");
  assert.ok((await watcher.at()) > middle, "on from a turn of the log");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await watcher.at(), middle);
  await page.locator("main").click({ position: { x: 5, y: 60 } });
  await page.keyboard.press("ArrowRight");
  const next = await watcher.at();
  assert.ok(next > middle);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await watcher.at(), middle);
  // Where a line of the log was pressed, too.
  const lines = watcher.log.getByRole("listitem");
  const inSight = await lines.evaluateAll((all) => all.findLastIndex((line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === line;
  }));
  await lines.nth(inSight).click();
  const line = await watcher.at();
  const marked = await watcher.log.locator(".is-now").evaluateAll((all) => all.map(({ dataset }) => Number(dataset.act)));
  assert.ok(marked.length > 0 && marked.every((act) => act === line), `${marked} and not ${line} is marked`);
  await page.keyboard.press("ArrowLeft");
  assert.ok((await watcher.at()) < line);
  await page.keyboard.press("ArrowRight");
  assert.equal(await watcher.at(), line);
  await watcher.slide.fill(String(middle));
  await watcher.press("Next turn");
  await watcher.press("Previous turn");
  assert.equal(await watcher.at(), middle);
  // Whoever deals is on turn within the first round: the name has its room beside both signs.
  const names = () => player.table.getByRole("rowheader").evaluateAll((all) => all.map((row) => row.querySelector(".player-name span")).filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
  for (let act = 0; act < 15; act += 1) {
    await watcher.slide.fill(String(act));
    assert.deepEqual(await names(), [], `cut off after act ${act}`);
  }
  await watcher.slide.fill("3");
  assert.equal(await watcher.at(), 3);
  await watcher.press("Run");
  await watcher.controls.getByRole("button", { name: "Run" }).waitFor({ timeout: 60_000 }); // it halts by itself at the end
  assert.equal(await watcher.at(), await watcher.end());
  await player.pace("Slow"); // far more than a minute from the deal to the end
  // From there it begins with what was dealt, which is seen.
  const dealt = page.waitForFunction(() => document.querySelector("input[type=range]").value === "0");
  await watcher.press("Run");
  await dealt;
  await watcher.press("Halt");
  await watcher.slide.fill("0");
  await watcher.press("Run");
  await watcher.press("Halt");
  await watcher.controls.getByRole("button", { name: "Run" }).waitFor();
  assert.ok((await watcher.at()) < (await watcher.end()));
});

test("the sheet after a hand leads to looking back and to the start, and is there again", async (t) => {
  const player = new Player(await open(t, CALM_PHONE), taps);
  await reach(player, "hand ends empty-handed");
  const sheet = player.page.getByRole("heading", { level: 1, name: /^Hand 1/ });
  await sheet.waitFor();
  const watcher = new Watcher(player);
  await player.press("button", "Look back");
  assert.equal(await watcher.at(), await watcher.end());
  await player.press("button", "Back to the game");
  await sheet.waitFor();
  await player.press("button", "Leave the table");
  await player.press("button", "Go on with your game");
  await sheet.waitFor();
  await player.press("button", "Deal the next hand");
  await player.asked();
});

test("who has looked back in the middle of a game sees its last sheet before who won", async (t) => {
  const player = new Player(await open(t, CALM));
  await reach(player, "duel", { all: false });
  const watcher = await lookBack(player);
  await player.press("button", "Back to the game");
  await watcher.controls.waitFor({ state: "hidden" });
  await player.step(lastStep("duel"));
  await player.page.getByRole("heading", { level: 1, name: /paid out$/ }).waitFor();
  await player.press("button", "See who won");
  await player.page.getByRole("heading", { level: 1, name: "You win!" }).waitFor();
});

test("a finished game is looked back on from its last screen and from the start, through any eyes", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "duel");
  await player.press("button", "See who won");
  const watcher = new Watcher(player);
  await player.press("button", "Look back");
  await player.pace("Normal"); // slow enough for it to be seen
  await page.evaluate(() => {
    window.tables = 0;
    new MutationObserver(() => { window.tables += document.querySelectorAll("main.table:not(.looking-back)").length; }).observe(document.body, { childList: true, subtree: true });
  });
  await player.press("button", "Back to the game");
  while ((await player.asked()) !== "end") await player.move();
  assert.equal(await page.evaluate(() => window.tables), 0, "the table comes once more, though its end has been seen");
  await player.press("button", "Back to the start");
  await page.getByRole("region", { name: "Your games" }).getByRole("button", { name: / won/ }).click();
  await watcher.controls.waitFor();
  assert.equal(await watcher.at(), 0);
  const eyes = watcher.controls.getByRole("combobox", { name: "Seen by" });
  assert.deepEqual(await eyes.locator("option").allInnerTexts(), ["You", "Juniper", "Tallow"]);
  const own = await page.getByRole("region", { name: "Your hand, 10 cards" }).ariaSnapshot();
  await watcher.log.getByRole("button", { name: "Find my costliest mistakes" }).waitFor();
  await eyes.selectOption("Juniper");
  const hers = page.getByRole("region", { name: "Juniper’s hand, 10 cards" });
  await hers.waitFor();
  const find = watcher.log.getByRole("button", { name: "Find my costliest mistakes" });
  assert.equal(await find.count(), 0, "others’ decisions are not judged");
  assert.notEqual(await hers.ariaSnapshot(), own);
  await page.getByText("Juniper’s hand", { exact: true }).waitFor(); // to be seen, too
  // Her draws are open to her eyes.
  await watcher.log.getByText(/^Juniper drew (?!two cards)/).first().waitFor();
  await picture(page, "look-back-desk");
  assert.deepEqual(await seriousFaults(page), []);
  // From any point of it one plays on.
  await watcher.slide.fill("4");
  const here = watcher.log.locator(".is-now");
  await here.waitFor();
  await eyes.selectOption("Tallow");
  await page.getByRole("region", { name: /^Tallow’s hand/ }).waitFor();
  await here.waitFor(); // by other eyes one is still at the same place
  await watcher.press("Play on from here");
  await player.press("button", "Play on from here", player.dialog);
  await player.asked();
  await page.getByText("Practice", { exact: true }).waitFor();
  await page.getByRole("region", { name: /^Your hand/ }).waitFor();
});

test("a poster that has paid shows its reward at other places of the game", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "hand ends empty-handed");
  await player.press("button", "Look back");
  const slide = page.getByRole("slider", { name: "Act" });
  await slide.press("End");
  await player.press("button", "Step back");
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await page.locator(".is-paid").first().waitFor({ state: "attached" });
  await player.press("button", "Step back");
  await page.locator(".is-paid").first().waitFor({ state: "detached" });
});

test("acts that follow one another wait behind a question, and for a hint", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "rich table");
  await player.pace("Fast");
  const watcher = await lookBack(player);
  await watcher.slide.fill("0");
  const now = () => watcher.slide.inputValue();
  const later = () => page.evaluate(() => new Promise((later) => setTimeout(later, 2_500)));
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await watcher.press("Play on from here");
  await player.dialog.waitFor();
  const asked = await now();
  await later();
  assert.equal(await now(), asked, "it went on behind the question");
  await player.press("button", "Never mind", player.dialog);
  await page.waitForFunction((asked) => document.querySelector("input[type=range]").value !== asked, asked);
  // At the next decision of one's own.
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  await hint.click();
  await page.getByRole("region", { name: "Hint", exact: true }).getByRole("heading", { level: 2 }).waitFor();
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();
});

test("a game branches off and is played on as practice", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "photo in turn");
  const watcher = await lookBack(player);
  await watcher.press("Step back");
  const there = await seen(player);
  await watcher.press("Play on from here");
  await player.press("button", "Play on from here", player.dialog);
  assert.equal(await player.asked(), "play");
  assert.deepEqual(await seen(player), there);
  await page.getByText("Practice", { exact: true }).waitFor();
  const [card] = await player.cards();
  await player.pick(card.split(",")[0]); // something else than the Photo
  await player.press("button", /^Discard /, player.bar);
  await player.asked();
});

test("on a phone, too", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  await player.deal({ opponents: 3, seed: "11" });
  for (let draws = 0; draws < 3; ) if ((await player.move()) === "draw") draws += 1;
  await player.asked();
  const watcher = await lookBack(player);
  assert.equal(await sidewaysScroll(page), 0);
  for (const knob of await watcher.controls.getByRole("button").all()) {
    const { width, height } = await knob.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${await knob.getAttribute("aria-label")}: ${width}×${height}`);
  }
  await watcher.press("Previous turn");
  await picture(page, "look-back-phone");
  await player.press("button", "Log");
  const turn = player.dialog.getByRole("button", { name: "Your turn" }).first();
  await turn.tap();
  assert.equal(await turn.getAttribute("aria-current"), "true");
  await player.press("button", "Close", player.dialog);
  assert.deepEqual(await seriousFaults(page), []);
});
