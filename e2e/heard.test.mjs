// What those hear and where they are who play by ear and keys: what a sheet is, what a card does that is picked up, names in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Cowhand, games } from "./cowhand.mjs";
import { reach } from "./fixtures.mjs";
import { CALM, open } from "./harness.mjs";
import { Player, keys } from "./player.mjs";
import { listen } from "./told.mjs";

const focused = (page) => page.evaluate(() => document.activeElement?.innerText?.trim() || document.activeElement?.ariaLabel || document.activeElement?.tagName);
/** What is said of the button that has the focus, beside its name. */
const described = (page) =>
  page.evaluate(() => (document.activeElement.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent).join(". "));

test("the sheets after a hand and a game are told by the button that leads on", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "hand ends empty-handed");
  const next = page.getByRole("button", { name: "Deal the next hand" });
  await next.and(page.locator(":focus")).waitFor();
  assert.match(await described(page), /^Hand 1, .*\. .*had no cards left/);
  await reach(player, "last card wins");
  await page.getByRole("button", { name: "See who won" }).waitFor();
  await page.keyboard.press("u");
  await player.hand.getByRole("button").first().waitFor(); // U takes back there, too
  await reach(player, "last card wins");
  await player.press("button", "See who won");
  await page.getByRole("button", { name: "Another game" }).and(page.locator(":focus")).waitFor();
  assert.match(await described(page), /wins?\b.*\. \S/);
});

test("a card that is picked up says what it does, and Escape leads back to it", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page, keys);
  await reach(player, "discard drawn");
  await player.bar.evaluate((bar) => {
    globalThis.heard = [];
    const live = bar.querySelector("[aria-live=polite]");
    new MutationObserver(() => globalThis.heard.push(live.textContent)).observe(live, { childList: true, subtree: true, characterData: true });
  });
  const third = player.hand.getByRole("button").nth(2);
  const name = await third.getAttribute("aria-label") ?? (await third.innerText());
  await third.focus();
  await page.keyboard.press("Space");
  await page.waitForFunction(() => globalThis.heard.some((words) => words.length > 20));
  await page.keyboard.press("ArrowUp");
  assert.ok(await player.bar.evaluate((bar) => bar.contains(document.activeElement)), await focused(page));
  await page.keyboard.press("Escape");
  await third.and(page.locator(":focus")).waitFor();
  assert.equal(await third.getAttribute("aria-pressed"), "false", name);
});

test("at Wyoming Cowboy cards say what they are for, guns to pull name their cards, and discards are read", async (t) => {
  const page = await open(t, CALM);
  const player = new Cowhand(page);
  await player.open(games["three guns in hand"]);
  const names = await player.hand.getByRole("button").allInnerTexts();
  assert.ok(names.length > 3);
  for (const [card, use] of [[/^8 of /, ".38"], [/^4 of /, ".45"], [/^3 of /, ".38 .357"]]) {
    const held = player.hand.getByRole("button", { name: card }).first();
    await held.and(player.hand.getByRole("button", { name: new RegExp(`, ${use.replaceAll(".", "\\.")}`) })).waitFor();
  }
  await player.hand.getByRole("button", { name: /^4 of / }).first().click();
  const pull = player.bar.getByRole("button", { name: /^Pull the/ }).first();
  const spoken = await pull.evaluate((button) => [...button.querySelectorAll("*")].filter((part) => !part.closest("[aria-hidden=true]") && !part.children.length).map((part) => part.textContent).join(" "));
  assert.match(spoken, /of (clubs|diamonds|hearts|spades), .* of /);
  assert.doesNotMatch(spoken, /[♣♦♥♠]/);
  await player.open(games["three guns on the table"]);
  const middle = await page.getByRole("region", { name: "Badges, tens and the last shot" }).ariaSnapshot();
  assert.match(middle, /queen of clubs/i);
});

test("keys that turn the sound off or sort the hand say so", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn");
  await listen(player);
  const spoken = (words) => page.waitForFunction((words) => globalThis.told.includes(words), words);
  for (const words of ["Sound: Off", "Sound: Soft"]) {
    await page.keyboard.press("v");
    await spoken(words);
  }
  const cards = () => player.hand.getByRole("button").allInnerTexts();
  const before = await cards();
  await page.keyboard.press("o");
  await spoken("Your hand: by kind");
  assert.notDeepEqual(await cards(), before);
});

test("what goes on is not told again from its beginning", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn");
  await listen(player);
  for (let draws = 0; draws < 3; ) if ((await player.move()) === "draw") draws += 1;
  await player.asked();
  const told = await page.evaluate(() => globalThis.told);
  assert.ok(told.length > 6, told.join("\n"));
  for (const [at, words] of told.entries()) if (at > 0) assert.ok(!words.startsWith(`${told[at - 1]} `), `${told[at - 1]}\n${words}`);
});

test("after the language was changed in mid-game the focus is on the table", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn");
  await player.settings();
  await page.getByRole("button", { name: "Deutsch", exact: true }).click();
  await page.getByRole("dialog", { name: "Einstellungen" }).waitFor();
  await page.locator("#explanation").waitFor({ state: "attached" }); // then all of the table is there
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Einstellungen" }).waitFor({ state: "detached" });
  await page.getByRole("main").locator("button:focus").waitFor();
});

test("rules begin with their numbers as words of their own, and a search shows its first place", async (t) => {
  const page = await open(t, CALM);
  await page.getByRole("button", { name: "The rules" }).click();
  const book = page.getByRole("dialog", { name: /^The rules of/ });
  await book.getByRole("heading", { name: "1 The cards" }).waitFor();
  await book.getByRole("heading", { name: /^6 / }).scrollIntoViewIfNeeded();
  await book.getByRole("searchbox").fill("hideout");
  await book.getByRole("status").filter({ hasText: "places" }).waitFor();
  assert.equal(await book.getByRole("group").evaluate((text) => text.scrollTop), 0);
});
