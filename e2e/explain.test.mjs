// Everything explains itself: by mouse, by keyboard, by finger; and the log leads to its places.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inSight, listens, slip } from "./explained.mjs";
import { reach, textOf } from "./fixtures.mjs";
import { CALM, CALM_PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { Player, clicks, openLink, taps } from "./player.mjs";

const poster = (player, name) => player.table.getByRole("columnheader", { name: new RegExp(name) });

test("what the mouse rests on explains itself, and nothing moves for it", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await listens(page);
  await player.hand.locator(":focus").waitFor(); // as the turn comes
  const places = () => page.evaluate(() => [...document.querySelectorAll("[data-slot]")].map((e) => JSON.stringify(e.getBoundingClientRect())));
  const focus = () => page.evaluate(() => document.activeElement.outerHTML);
  const [before, focused] = [await places(), await focus()];
  await poster(player, "Jesse James").hover();
  await slip(page).waitFor();
  assert.match(await slip(page).innerText(), /Jesse James[\s\S]*hangs here for the capture[\s\S]*R-9\.1|Jesse James[\s\S]*R-9\.1[\s\S]*hangs here for the capture/);
  assert.equal(await slip(page).getAttribute("role"), "tooltip");
  assert.equal(await poster(player, "Jesse James").getAttribute("aria-describedby"), "explanation");
  assert.deepEqual(await places(), before, "something moved");
  assert.equal(await focus(), focused, "the focus was taken");
  await inSight(page);
  await picture(page, "explain-poster-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
  // It stays while the mouse goes to it, and leads to its rule.
  await slip(page).hover();
  await slip(page).getByRole("button", { name: "Rule R-9.1" }).click();
  const book = page.getByRole("dialog", { name: "The rules of Wyatt Earp" });
  await book.locator('[data-rule="R-9.1"]').and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await book.waitFor({ state: "hidden" });
  // Escape puts it away.
  await poster(player, "Belle Starr").hover();
  await slip(page).filter({ hasText: "Belle Starr" }).waitFor();
  await page.keyboard.press("Escape");
  await slip(page).waitFor({ state: "hidden" });
});

test("what a hint would be is explained, and none is given", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  await reach(player, "discard drawn", { all: false });
  await listens(page);
  await player.press("button", "Explain");
  await player.press("button", "Hint");
  await slip(page).getByText("What the best bot would do").waitFor();
  assert.equal(await page.getByRole("button", { name: "Do it" }).count(), 0);
});

test("what is picked up shows what would be paid then", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await listens(page);
  const cards = await player.cards();
  const posters = await player.table.getByRole("columnheader").all();
  let heads = [];
  /** Picks up one after another of the cards that are so called, and looks at every poster. */
  const look = async (called) => {
    for (let nth = 0; nth < cards.length && heads.length < 2; nth++) {
      if (!called(cards[nth].split(",")[0])) continue;
      await player.hand.getByRole("button").nth(nth).click({ position: { x: 14, y: 14 } });
      for (const poster of posters) {
        await poster.hover();
        await slip(page).waitFor();
        heads = await slip(page).locator("thead th").allInnerTexts();
        await page.mouse.move(2, 2);
        await slip(page).waitFor({ state: "hidden" });
        if (heads.length === 2) break;
      }
      await page.keyboard.press("Escape");
    }
  };
  const likely = (card) => card.endsWith("Robbery");
  await look(likely);
  await look((card) => !likely(card));
  assert.match(heads[1] ?? "", /^(after|if) “/, `no card changes any payment: ${heads}`);
});

test("by keyboard: ? on a card, and ? elsewhere to walk over the table", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await listens(page);
  const card = player.hand.getByRole("button").first();
  await card.focus();
  await page.keyboard.press("?");
  const said = page.getByRole("dialog").and(slip(page));
  await said.waitFor();
  assert.ok(await slip(page).evaluate((element) => element === document.activeElement), "it has the focus");
  await picture(page, "explain-card-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
  await page.keyboard.press("Escape");
  await slip(page).waitFor({ state: "hidden" });
  assert.ok(await card.evaluate((element) => element === document.activeElement), "the focus is back on the card");
  assert.equal(await card.getAttribute("aria-pressed"), "false", "nothing was played");
  // Anywhere else it is the player who asks.
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("?");
  await slip(page).filter({ hasText: "capture points" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await slip(page).filter({ hasText: "Belle Starr" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await slip(page).filter({ hasText: "’s Belle Starr" }).waitFor();
  await page.getByRole("status").filter({ hasText: "’s Belle Starr." }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await slip(page).waitFor({ state: "hidden" });
  assert.equal(await page.getByRole("button", { name: "Explain" }).getAttribute("aria-pressed"), "false");
});

test("an explanation of a card that is closed by its own button gives the focus back to the card", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await listens(page);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("?");
  await slip(page).waitFor();
  const card = player.hand.getByRole("button").first();
  await card.focus();
  const close = slip(page).getByRole("button", { name: "Close" });
  await slip(page).filter({ hasText: (await player.cards())[0].split(",")[0] }).waitFor();
  await close.focus();
  await page.keyboard.press("Enter");
  await slip(page).waitFor({ state: "hidden" });
  assert.ok(await card.evaluate((element) => element === document.activeElement), await page.evaluate(() => document.activeElement.outerHTML.slice(0, 80)));
});

test("what explains itself under the mouse is kept by ?, whatever has the focus, and names its rule once", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await listens(page);
  const [first, card] = [player.hand.getByRole("button").first(), player.hand.getByRole("button").last()];
  await first.focus();
  await card.hover();
  await slip(page).waitFor();
  const title = () => slip(page).getByRole("heading").innerText();
  const rested = await title();
  await page.keyboard.press("?");
  await page.getByRole("dialog").and(slip(page)).waitFor();
  assert.equal(await title(), rested);
  const rules = await slip(page).getByRole("button").or(slip(page).getByRole("link")).allInnerTexts();
  assert.deepEqual(rules, [...new Set(rules)]);
});

test("whoever asks what something is does not act, by two quick presses either", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await listens(page);
  const cards = player.hand.getByRole("button");
  const before = { cards: await player.cards(), log: await player.log() };
  await cards.nth(-3).click(); // a Stagecoach Robbery
  await page.getByRole("button", { name: "Explain" }).click();
  await cards.nth(0).dblclick();
  await slip(page).waitFor();
  assert.deepEqual({ cards: await player.cards(), log: await player.log() }, before);
  assert.equal(await cards.nth(-3).getAttribute("aria-pressed"), "true");
});

test("by finger: a long press explains and plays nothing; with the button on, a tap does", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  await reach(player, "rich table");
  await listens(page);
  const card = player.hand.getByRole("button").first();
  const box = await card.boundingBox();
  const marked = await page.locator("[data-explain]").evaluateAll((things) => things.filter((thing) => getComputedStyle(thing).webkitUserSelect !== "none").length);
  assert.equal(marked, 0, "a finger that rests would mark words in Safari");
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + 14, y: box.y + 14 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await slip(page).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await slip(page).getByRole("button", { name: "Close the explanation" }).waitFor();
  assert.equal(await card.getAttribute("aria-pressed"), "false", "the card was picked up");
  await inSight(page);
  await picture(page, "explain-card-phone");
  assert.deepEqual(await faults(page), [], "axe-core");
  await slip(page).getByRole("button", { name: "Close the explanation" }).tap();
  await slip(page).waitFor({ state: "hidden" });
  const explain = page.getByRole("button", { name: "Explain" });
  await explain.tap();
  await page.getByRole("button", { name: "Hint", exact: true }).tap();
  assert.equal(await explain.getAttribute("aria-pressed"), "true", "whoever asks does not act");
  await picture(page, "explain-asking-phone");
  // What says so lies where the status line does, which is not read through it.
  assert.equal(await page.locator(".status").evaluate((line) => getComputedStyle(line).opacity), "0");
  for (const thing of [poster(player, "Wes Hardin"), card, page.getByRole("button", { name: /^Supply/ })]) {
    await thing.tap({ position: { x: 12, y: 12 }, force: true }); // what cannot be pressed now explains itself, too
    await slip(page).waitFor();
    await inSight(page);
  }
  await picture(page, "explain-supply-phone");
  assert.equal(await card.getAttribute("aria-pressed"), "false");
  assert.equal(await sidewaysScroll(page), 0);
  await page.getByRole("button", { name: "Explain" }).tap();
  await card.tap({ position: { x: 12, y: 12 } });
  assert.equal(await card.getAttribute("aria-pressed"), "true", "cards are played again");
});

for (const [size, options, by] of [["desk", CALM, clicks], ["phone", CALM_PHONE, taps]]) {
  test(`in German on a ${size}`, async (t) => {
    const page = await open(t, { ...options, locale: "de-DE" });
    await page.getByRole("button", { name: "Spielen", exact: true }).waitFor();
    await openLink(page, textOf("rich table"));
    await by.press(page.getByRole("button", { name: "Weiterspielen", exact: true }));
    const table = page.getByRole("region", { name: "Tisch", exact: true });
    await table.waitFor();
    await by.press(page.getByRole("button", { name: "Erklären" }));
    await by.press(table.getByRole("columnheader", { name: /Jesse James/ }));
    await slip(page).filter({ hasText: "Belohnung sind ausgesetzt" }).waitFor();
    await inSight(page);
    await picture(page, `explain-german-${size}`);
    assert.deepEqual(await faults(page), [], "axe-core");
  });
}

test("the log has signs, says what is new, and leads to its places", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.deal({ opponents: 2, seed: "11" });
  for (let draws = 0; draws < 3; ) if ((await player.move()) === "draw") draws += 1;
  await player.asked();
  const log = page.getByRole("region", { name: "What happened" });
  const lines = (await log.getByRole("listitem").allInnerTexts()).map((line) => line.trim());
  const since = lines.indexOf("Since your last turn");
  assert.ok(since > 0, lines.join("\n"));
  assert.equal(lines.filter((line) => line === "Since your last turn").length, 1);
  assert.match(lines[since + 1], /^(Juniper|Tallow)’s turn$/);
  assert.ok(lines.slice(0, since).includes("Your turn"), "after the player's last turn");
  assert.ok((await log.locator("svg").count()) > 3, "signs");
  await picture(page, "log-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
  // A line leads to the moment after it.
  const told = log.getByRole("listitem").filter({ hasText: /^ *(Juniper|Tallow) discarded/ }).last();
  const [who] = /^\s*(Juniper|Tallow) discarded/.exec(await told.innerText());
  await told.click();
  const controls = page.getByRole("region", { name: "Looking back: controls" });
  await controls.waitFor();
  const status = page.getByRole("region", { name: "Status" });
  await status.getByText(who.trim()).waitFor(); // which card lies under others since: that is not told
  await page.getByRole("button", { name: "Back to the game" }).click();
  // So does a turn, by keyboard.
  await log.getByRole("button").last().focus();
  await page.keyboard.press("ArrowUp");
  const whose = await page.evaluate(() => document.activeElement.textContent.trim());
  assert.match(whose, /turn$/);
  await page.keyboard.press("Enter");
  await controls.waitFor();
  await log.locator('[aria-current="true"]').getByText(whose).waitFor();
});

test("what comes under a pointer that rests does not explain itself; what it is moved to does", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  await listens(page);
  await player.press("button", "Menu");
  await player.press("button", "Look back", player.dialog);
  await page.getByRole("button", { name: "Step back" }).waitFor();
  assert.ok(await page.evaluate(() => [...document.querySelectorAll(":hover")].at(-1).closest("[data-explain]")), "something that could explain itself");
  await assert.rejects(slip(page).waitFor({ timeout: 1_200 }), "longer than it takes to explain itself");
  await poster(player, "Jesse James").hover();
  await slip(page).waitFor();
});
