// Everything on the table of Desperados explains itself, at a desk and on a phone, in both languages; refusals lead to their rule, and the log
// tells the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inSight, listens, slip } from "./explained.mjs";
import { positions } from "./fixtures.mjs";
import { CALM, CALM_PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";

const games = positions("desperados");

/** One who asks. */
class Asker extends Player {
  async asked() {
    await this.hand.getByRole("button").first().waitFor();
    await listens(this.page);
  }

  thing(key) {
    return this.page.locator(`[data-explain="${key}"]`).first();
  }
}

test("what the mouse rests on explains itself, with its rule, and nothing moves for it", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  await player.open(games.reshuffled);
  const places = () => page.evaluate(() => [...document.querySelectorAll("[data-slot]:not(.hand .card)")].map((e) => JSON.stringify(e.getBoundingClientRect())));
  const before = await places();
  const keys = await page.evaluate(() => [...document.querySelectorAll("[data-explain]")].filter((thing) => thing.offsetWidth * thing.offsetHeight > 0).map((thing) => thing.dataset.explain));
  for (const kind of ["card", "site", "front", "stands", "next", "warrant", "wanted", "player", "held", "booty", "kind", "worth", "supply", "discard"]) {
    const key = keys.find((key) => key === kind || key.startsWith(`${kind}-`));
    assert.ok(key, `nothing says what ${kind} is`);
    await page.mouse.move(2, 2);
    await slip(page).waitFor({ state: "hidden" });
    await player.thing(key).hover({ position: { x: 4, y: 4 } });
    await slip(page).waitFor();
    await page.waitForFunction((key) => document.querySelector("[aria-describedby=explanation]")?.dataset.explain === key, key);
    assert.match(await slip(page).innerText(), /D-\d\.\d/, kind);
    await inSight(page);
    assert.deepEqual(await places(), before, `something moved for ${kind}`);
  }
  await player.thing("site-0").hover({ position: { x: 4, y: 4 } });
  await slip(page).getByText("booty now").waitFor();
  await picture(page, "explain-desperados-site-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
  await slip(page).hover();
  await slip(page).getByRole("button", { name: "Rule D-3.4" }).click();
  const book = page.getByRole("dialog", { name: "The rules of Desperados" });
  await book.locator('[data-rule="D-3.4"]').and(page.locator(":focus")).waitFor();
});

test("by keyboard: ? on a card tells what it counts everywhere", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  await player.open(games.reshuffled);
  const card = player.hand.getByRole("button").first();
  await card.focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog").and(slip(page)).waitFor();
  assert.equal(await slip(page).locator("tbody tr").count(), 5, "a row for each place");
  await picture(page, "explain-desperados-card-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
  await page.keyboard.press("Escape");
  assert.ok(await card.evaluate((element) => element === document.activeElement), "the focus is back on the card");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("?");
  await slip(page).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("status").filter({ hasText: "Whoever sends the strongest gang" }).waitFor({ state: "attached" });
});

test("by finger: a long press explains; with the button on, a tap does", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Asker(page, taps);
  await player.open(games.stranger);
  const card = player.hand.getByRole("button").first();
  const box = await card.boundingBox();
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: box.x + 14, y: box.y + 14 }] });
  await slip(page).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await slip(page).getByText(/^(Counts \d+ here|Somebody in this gang)/).waitFor();
  assert.equal(await card.getAttribute("aria-pressed"), "false", "the card was picked up");
  await inSight(page);
  await picture(page, "explain-desperados-card-phone");
  assert.deepEqual(await faults(page), [], "axe-core");
  await slip(page).getByRole("button", { name: "Close the explanation" }).tap();
  await slip(page).waitFor({ state: "hidden" });
  for (const key of ["site-0", "front-1", "next-2", "wanted-3", "player-1", "held-1", "supply"]) {
    await page.getByRole("button", { name: "Explain", exact: true }).tap();
    await player.thing(key).tap({ position: { x: 6, y: 6 }, force: true });
    await page.waitForFunction((key) => document.querySelector("[aria-describedby=explanation]")?.dataset.explain === key, key);
    await inSight(page);
    await slip(page).getByRole("button", { name: "Close the explanation" }).tap();
  }
  assert.equal(await sidewaysScroll(page), 0);
});

test("a refusal leads to its rule", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  await player.open(games.reshuffled);
  const cards = player.hand.getByRole("button");
  const why = page.locator(".site-why").first();
  for (let at = 0; at < (await cards.count()) && !(await why.isVisible()); at++) await cards.nth(at).click({ position: { x: 10, y: 10 } });
  await why.click();
  await player.bar.getByRole("alert").waitFor();
  await player.bar.getByRole("button", { name: "Rule D-2.2" }).waitFor();
  await picture(page, "explain-desperados-refusal");
  await player.open(games.stranger);
  await player.hand.getByRole("button", { name: /cannot join/ }).first().click();
  await player.bar.getByRole("button", { name: "Rule D-3.2" }).click();
  await page.getByRole("dialog", { name: "The rules of Desperados" }).locator('[data-rule="D-3.2"]').waitFor();
});

for (const [size, options, by] of [["desk", CALM, clicks], ["phone", CALM_PHONE, taps]]) {
  test(`in German on a ${size}`, async (t) => {
    const page = await open(t, { ...options, locale: "de-DE" });
    const player = new Asker(page, by);
    await by.choose(page.getByRole("radio", { name: /^Desperados/ }));
    await by.press(page.getByRole("button", { name: "Spielen", exact: true }));
    await page.locator(".hand .card").first().waitFor();
    // What is explained goes with each act of the others.
    await page.getByText("Wähl eine Karte, dann einen Ort.").or(page.getByRole("button", { name: "Nicht mitmachen" })).first().waitFor();
    for (const key of ["site-2", "next-1", "wanted-3", "held-0"]) {
      await by.press(page.getByRole("button", { name: "Erklären", exact: true }));
      await player.thing(key).scrollIntoViewIfNeeded();
      await by.press(player.thing(key), { x: 6, y: 6 });
      await page.waitForFunction((key) => document.querySelector("[aria-describedby=explanation]")?.dataset.explain === key, key);
      await inSight(page);
      if (key === "site-2") {
        await picture(page, `explain-desperados-german-${size}`);
        assert.deepEqual(await faults(page), [], "axe-core");
      }
      await by.press(slip(page).getByRole("button", { name: "Erklärung schließen" }));
    }
  });
}

test("the log has signs, a title for each turn and no number of a hand, and leads to its places", async (t) => {
  const page = await open(t, CALM);
  const player = new Asker(page);
  await player.open(games.reshuffled);
  const log = page.getByRole("region", { name: "What happened" });
  await log.getByRole("listitem").first().waitFor();
  const lines = (await log.getByRole("listitem").allInnerTexts()).map((line) => line.trim());
  assert.equal(lines.filter((line) => line === "Since your last turn").length, 1, lines.join("\n"));
  assert.ok(!lines.some((line) => /^Hand \d/.test(line)), "a hand is numbered");
  assert.ok((await log.locator("svg").count()) > 5, "signs");
  // Whoever's turn it is has drawn in it.
  for (const [at, line] of lines.entries()) {
    const drew = /^(\S+) drew two cards\.$/.exec(line);
    if (drew && !/new draw pile/.test(lines[at - 1])) assert.equal(lines[at - 1], drew[1] === "You" ? "Your turn" : `${drew[1]}’s turn`);
  }
  await picture(page, "log-desperados-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
  const told = log.getByRole("listitem").filter({ hasText: / put the / }).last();
  const what = /put the (.*)\.$/.exec(await told.innerText())[1];
  await told.click();
  await page.getByRole("region", { name: "Looking back: controls" }).waitFor();
  await page.getByRole("region", { name: "Status" }).getByText(what).waitFor();
});
