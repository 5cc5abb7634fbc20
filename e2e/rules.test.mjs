// The rules as a page over the page: from everywhere, at the place, searched, in both languages, with cards and payments.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { reach } from "./fixtures.mjs";
import { CALM, CALM_PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { smallTargets } from "./measure.mjs";
import { Player, clicks, taps } from "./player.mjs";

const RULES = readFileSync(new URL("../docs/rules/wyatt-earp.md", import.meta.url), "utf8");
const NUMBERS = [...RULES.matchAll(/^- \*\*(R-[\d.]+)\*\*/gm)].map(([, number]) => number);

const book = (page) => page.getByRole("dialog", { name: "The rules of Wyatt Earp" });
const rule = (page, number) => book(page).locator(`[data-rule="${number}"]`);

for (const [size, options, by] of [["desk", CALM, clicks], ["phone", CALM_PHONE, taps]]) {
  test(`from the start screen on a ${size}: every rule, the cards, and payments as on the scoring sheet`, async (t) => {
    const page = await open(t, options);
    await by.press(page.getByRole("button", { name: "The rules" }));
    await rule(page, "R-1.1").waitFor();
    assert.deepEqual(await book(page).locator(".rule-entry").evaluateAll((all) => all.map((rule) => rule.dataset.rule)), NUMBERS);
    await picture(page, `rules-${size}`);
    assert.deepEqual(await faults(page), [], "axe-core");
    // Numbers of rules within a sentence are as high as its lines.
    const small = (await smallTargets(page)).filter((fault) => !/^R-\d/.test(fault));
    assert.deepEqual(small, [], "too small for a finger");
    await book(page).locator(".rules-text").evaluate((text) => text.scrollTo(0, 0));
    assert.ok(await book(page).getByRole("heading", { name: "A hand in short" }).isVisible());
    assert.equal(await sidewaysScroll(page), 0);
    const paid = book(page).getByRole("row").filter({ hasText: "$5,000" });
    await paid.scrollIntoViewIfNeeded();
    await picture(page, `rules-payday-${size}`);
    assert.match(await paid.innerText(), /^You\s+9\s+\$2k \+ \$1k \+ \$1k \+ \$1k\s+\$5,000$/);
    await rule(page, "R-6.6").scrollIntoViewIfNeeded();
    await picture(page, `rules-cards-${size}`);
    // A section by its name in the contents.
    await by.press(book(page).getByRole("button", { name: /Pay-day/ }));
    await book(page).getByRole("heading", { name: /Pay-day/ }).and(page.locator(":focus")).waitFor();
    await by.press(book(page).getByRole("button", { name: "Close" }));
    await book(page).waitFor({ state: "hidden" });
  });
}

test("a search hides, marks and counts; a number in the text leads there", async (t) => {
  const page = await open(t, CALM);
  await page.getByRole("button", { name: "The rules" }).click();
  await rule(page, "R-1.1").waitFor();
  const field = book(page).getByRole("searchbox", { name: "Search the rules" });
  await field.fill("hideout wyatt");
  await rule(page, "R-1.1").waitFor({ state: "detached" });
  const shown = await book(page).locator(".rule-entry").allInnerTexts();
  assert.ok(shown.length > 1 && shown.every((text) => /hideout/i.test(text) && /wyatt/i.test(text)), shown.join("\n"));
  const found = await book(page).locator("mark").allInnerTexts();
  assert.ok(found.length > 3 && found.every((word) => /^(hideout|wyatt)$/i.test(word)), found.join());
  assert.match(await book(page).getByRole("status").innerText(), /^\d+ places$/);
  await picture(page, "rules-search-desk");
  assert.deepEqual(await faults(page), [], "axe-core");
  await field.fill("R-6.1");
  await rule(page, "R-6.1").getByRole("button", { name: "R-6.9" }).click();
  await rule(page, "R-6.9").and(page.locator(":focus")).waitFor();
  assert.equal(await field.inputValue(), "", "what hid the place is gone");
  await field.fill("poker");
  await book(page).getByText("Nothing found").waitFor();
});

test("a refusal leads to its rule, and the game is where it was", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  const acts = async () => ({ hand: await player.hand.ariaSnapshot(), table: await player.table.innerText() });
  let link;
  const cards = player.hand.getByRole("button");
  for (let nth = 0; nth < (await cards.count()); nth++) {
    await cards.nth(nth).click({ position: { x: 14, y: 14 } });
    link = player.bar.getByRole("button", { name: /^Rule R-/ });
    if (await link.isVisible()) break;
    await page.keyboard.press("Escape");
  }
  const before = await acts();
  const number = (await link.innerText()).trim();
  await link.click();
  await rule(page, number).and(page.locator(":focus")).waitFor();
  const [top, above] = await rule(page, number).evaluate((rule) => [rule.getBoundingClientRect().top, rule.parentElement.getBoundingClientRect().top]);
  assert.ok(top - above >= -1 && top - above < 200, `${number} is ${top - above} below the top`);
  await picture(page, "rules-refusal-desk");
  await page.keyboard.press("Escape");
  await book(page).waitFor({ state: "hidden" });
  assert.deepEqual(await acts(), before);
  assert.ok(await link.evaluate((element) => element === document.activeElement), "the focus is back on the link");
});

test("from the menu, by R and by F1; with single keys off by F1 alone", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "rich table");
  const shut = async () => {
    await page.keyboard.press("Escape");
    await book(page).waitFor({ state: "hidden" });
  };
  for (const key of ["r", "F1"]) {
    await page.keyboard.press(key);
    await book(page).getByRole("heading", { name: "A hand in short" }).waitFor();
    await shut();
  }
  await player.settings();
  await player.dialog.getByRole("checkbox", { name: /^Key shortcuts/ }).uncheck();
  await player.press("button", "Close", player.dialog);
  await player.press("button", "Menu");
  await player.press("button", "The rules", player.dialog);
  await rule(page, "R-1.1").waitFor();
  await shut();
  assert.ok(!(await player.dialog.isVisible()), "the menu is not in the way any more");
  await page.keyboard.press("r");
  assert.ok(!(await book(page).isVisible()));
  await page.keyboard.press("F1");
  await rule(page, "R-1.1").waitFor();
});

for (const [size, options, by] of [["desk", CALM, clicks], ["phone", CALM_PHONE, taps]]) {
  test(`in German on a ${size}`, async (t) => {
    const page = await open(t, { ...options, locale: "de-DE" });
    await by.press(page.getByRole("button", { name: "Die Regeln" }));
    const german = page.getByRole("dialog", { name: "Die Regeln von Wyatt Earp" });
    await german.locator('[data-rule="R-10.2"]').waitFor();
    assert.equal(await german.locator(".rule-entry").count(), NUMBERS.length);
    await german.getByRole("row").filter({ hasText: "5.000" }).scrollIntoViewIfNeeded();
    await picture(page, `rules-german-${size}`);
    await german.getByRole("searchbox").fill("fangpunkte");
    await german.locator("mark").filter({ hasText: "Fangpunkte" }).waitFor();
    assert.deepEqual(await faults(page), [], "axe-core");
    assert.equal(await sidewaysScroll(page), 0);
  });
}

test("rules that do not come say so, and come when asked again", async (t) => {
  const page = await open(t, CALM);
  await page.route("**/rules/*.md", (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>Sign in" }));
  await page.getByRole("button", { name: "The rules" }).click();
  await book(page).getByRole("alert").waitFor();
  await page.unroute("**/rules/*.md");
  await book(page).getByRole("button", { name: "Try again" }).click();
  await rule(page, "R-1.1").waitFor();
});

test("the rules are in the one file, too", { skip: !process.env.TIN_STAR_FILE }, async (t) => {
  const page = await open(t, { ...CALM, url: new URL(`file://${process.env.TIN_STAR_FILE}`).href });
  await page.getByRole("button", { name: "The rules" }).click();
  await rule(page, "R-1.1").waitFor();
});

test("on paper the rules are whole, and nothing else is there", async (t) => {
  const page = await open(t, CALM);
  await page.getByRole("radio", { name: /^Wyoming Cowboy/ }).check();
  await page.getByRole("button", { name: "The rules" }).click();
  const book = page.getByRole("dialog", { name: "The rules of Wyoming Cowboy" });
  await book.getByRole("cell", { name: "gang: four kings" }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const part of [book, book.locator(".rules-text")]) {
    assert.ok(await part.evaluate(({ scrollHeight, clientHeight }) => clientHeight > innerHeight && scrollHeight <= clientHeight), "it is cut");
  }
  assert.ok(!(await book.getByRole("searchbox").isVisible()) && !(await book.getByRole("button", { name: "Close" }).isVisible()));
  assert.ok(!(await page.getByRole("main").isVisible()));
});
