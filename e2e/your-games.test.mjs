// The games on the first screen: what was kept, what is damaged and set aside, and what other versions kept.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { reach, sealed } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, open, picture, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { leave, list, position } from "./keep.mjs";
import { Player } from "./player.mjs";
import { kept, put, replaceKept, store, until } from "./profile.mjs";

/** Games of links of before, each by its parameters: seats, edition, seed and acts. */
const LINKS = (await readFile(new URL("../tests/links/v1.txt", import.meta.url), "utf8"))
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" "));
const GAMES = LINKS.map(([, text]) => text);

const NEWER = sealed("ts1.wyatt-earp.999.AgEBAACPlMTnDQ");

const DAMAGES = {
  "a cut": (text) => text.slice(0, 40),
  "a changed letter": (text) => text.replace("wyatt", "wyott"),
  "something else": () => "<img src=x onerror=alert(1)>",
  "nothing": () => "",
  "no text": () => ({ not: "a text" }),
};

test("games are listed where the browser’s own language is none, as with a C locale", async (t) => {
  const page = await open(t, { ...CALM, before: () => {
    Object.defineProperty(navigator, "language", { get: () => "en-US@posix" });
  } });
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await player.asked();
  await leave(player);
  await list(page).getByText(/20\d\d/).first().waitFor();
});

for (const [damage, change] of Object.entries(DAMAGES)) {
  test(`a kept game damaged by ${damage} is set aside`, async (t) => {
    const page = await open(t, CALM);
    const player = new Player(page);
    await reach(player, "discard drawn");
    const text = change(await kept(page));
    await replaceKept(page, text);
    await page.reload();
    const note = page.getByRole("region", { name: "Set aside" });
    await note.getByText("This game is damaged").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      player.press("button", "Save it as a file", note),
    ]);
    assert.equal(await readFile(await download.path(), "utf8"), typeof text === "string" ? text : "");
    await player.deal({ opponents: 1, seed: "26" }); // the page is as usable as ever
    await player.asked();
    assert.deepEqual(Object.values(await store(page)).filter((kept) => isDeepStrictEqual(kept, text)).length, 1, "it lies where it lay");
    await page.reload();
    await player.asked();
    await leave(player);
    await player.press("button", "Remove", note);
    await player.press("button", "Put back", note);
    await player.press("button", "Remove", note);
    await note.getByRole("button", { name: "Put back" }).waitFor();
    await until(async () => !Object.values(await store(page)).some((kept) => isDeepStrictEqual(kept, text)));
    await page.reload();
    await page.getByRole("button", { name: "Go on with your game" }).waitFor();
    assert.equal(await note.count(), 0);
  });
}

/** Twenty-two games, the first played last; every fourth is over. */
const MANY = Object.fromEntries(
  Array.from({ length: 22 }, (_, nth) => {
    const [deals, ends] = [0, 1].map((over) => LINKS.filter(([what]) => (what.split(",")[3] === "0") === !over));
    const games = nth % 4 === 3 ? ends : deals;
    const day = 86_400_000;
    const record = `${games[nth % games.length][1]}\nKitty\nAda\n\n\nlevel ranger\nplayed ${Date.UTC(2025, 10, 23, 14, 5) - nth * day}\n`;
    return [`game ${1_700_000_000_000 + nth}-0000000a`, record];
  }),
);

test("many games are kept, the newest first, and any can be gone on with, removed and put back", async (t) => {
  const page = await open(t, { ...CALM, locale: "en-GB", timezoneId: "UTC" });
  const player = new Player(page);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await put(page, MANY);
  await page.reload();
  await list(page).nth(21).waitFor();
  const lines = await list(page).allInnerTexts();
  assert.equal(lines.length, 22);
  assert.match(lines[0], /23 Nov 2025, 14:05/);
  assert.match(lines[0], /1 opponent, Rangers, hand\s1/);
  assert.match(lines[0], /\$\d/);
  assert.match(lines[0], /Go on/);
  assert.match(lines[1], /22 Nov 2025/);
  assert.match(lines[3], / won/);
  assert.equal(await page.getByRole("button", { name: "Go on with your game" }).count(), 1);
  assert.deepEqual(await seriousFaults(page), []);
  await picture(page, "games-desk");

  await list(page).nth(1).getByRole("button", { name: /^Remove/ }).click();
  await list(page).nth(1).getByRole("button", { name: /^Put back/ }).click();
  await list(page).nth(0).getByRole("button", { name: /^Remove/ }).click();
  await list(page).nth(0).getByText("Removed").waitFor();
  assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /^Put back/, "the keyboard stays where it is");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: /^Zurückholen/ }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await list(page).nth(0).getByText("Removed").waitFor();
  await list(page).nth(3).getByRole("button", { name: / won/ }).click();
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await player.press("button", "Share or save");
  await player.dialog.getByRole("button", { name: "Save as a file" }).waitFor();
  await player.press("button", "Close", player.dialog);
  await page.getByRole("button", { name: "Close" }).click();
  await list(page).nth(20).waitFor();
  await list(page).nth(2).getByRole("button", { name: / won/ }).and(page.locator(":focus")).waitFor(); // back at its line
  await list(page).nth(2).getByRole("button", { name: / won/ }).click();
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await list(page).nth(2).getByRole("button", { name: / won/ }).and(page.locator(":focus")).waitFor();
  assert.deepEqual(await list(page).allInnerTexts(), lines.slice(1), "only looked at, it is no newer");
  await list(page).nth(5).getByRole("button", { name: "Go on" }).click();
  await player.step("draw");
  const was = await position(player);
  await until(async () => Number(/played (\d+)/.exec(await kept(page))[1]) > Date.UTC(2026, 0));
  await until(async () => !(Object.keys(MANY)[0] in (await store(page))));
  await page.reload();
  assert.deepEqual(await position(player), was, "the one that was played last is there at once");
  await leave(player);
  assert.equal(await list(page).count(), 21);
  await until(async () => !("current" in (await store(page))));
  await page.reload();
  await list(page).nth(20).waitFor(); // whoever has left a table is not sat down again
  assert.equal((await list(page).first().innerText()).includes("2025"), false, "it is the newest now");

  await page.setViewportSize(PHONE.viewport);
  assert.equal(await sidewaysScroll(page), 0);
  await page.getByRole("heading", { name: "Your games" }).evaluate((heading) => heading.scrollIntoView());
  await picture(page, "games-phone");
});

test("Back leads from a table to the start and from there off the page, Forward to the table", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  const start = page.getByRole("button", { name: "Play", exact: true });
  const before = await page.evaluate(() => history.length);
  await player.deal({ opponents: 1, seed: "26" });
  await player.step("draw");
  const was = await position(player);
  await page.goBack();
  await start.waitFor();
  await page.goForward();
  assert.deepEqual(await position(player), was);
  await page.goBack();
  await list(page).first().getByRole("button", { name: "Go on" }).click();
  await player.press("button", "Menu");
  await player.press("button", "Look back", player.dialog);
  await page.getByRole("button", { name: "Step back" }).waitFor();
  await page.goBack();
  assert.deepEqual(await position(player), was, "from looking back to the table");
  await leave(player);
  await player.deal({ opponents: 1, seed: "26" });
  await player.asked();
  assert.equal(await page.evaluate(() => history.length), before + 1, "however often one sits down");
  await page.goBack();
  await start.waitFor();
  await page.goBack();
  await page.waitForURL("about:blank");
});

test("whoever leaves another game than the one of the line that was pressed is not led to that line", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await player.step("draw");
  await leave(player);
  const focused = list(page).getByRole("button").and(page.locator(":focus"));
  await list(page).first().getByRole("button", { name: "Go on" }).click();
  await player.asked();
  await leave(player);
  await focused.waitFor();
  await focused.click();
  await player.press("button", "Menu");
  await player.press("button", "Look back", player.dialog);
  await player.press("button", "Play on from here");
  await player.press("button", "Play on from here", player.dialog);
  await player.asked();
  await leave(player);
  await list(page).nth(1).waitFor();
  assert.equal(await focused.count(), 0);
});

test("dealing gives up no game", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await player.step("draw");
  const was = await position(player);
  await leave(player);
  await player.deal({ opponents: 2, seed: "11" });
  await leave(player);
  assert.equal(await list(page).count(), 2);
  await list(page).nth(1).getByRole("button", { name: "Go on" }).click();
  assert.deepEqual(await position(player), was);
  await leave(player);
  assert.match((await list(page).allInnerTexts()).join(), /2 opponents[^]*1 opponent/, "only opened, it is no newer");
});

test("what newer versions kept is never called damaged, and several of them lie there", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await put(page, { "game 1-1": `${NEWER}\n`, "game 129600000-2": `${NEWER}\n`, "game 3-3": sealed("ts1.faro.1.AgEBAACPlMTnDQ") });
  await page.reload();
  const note = page.getByRole("region", { name: "Set aside" });
  await note.getByText("played in a newer Tin Star").nth(1).waitFor();
  await note.getByText("This is a game of faro").waitFor();
  assert.equal(await note.getByText("damaged").count(), 0);
  for (const does of ["Save it as a file", "Remove"]) {
    await note.getByRole("button", { name: new RegExp(`^${does}: Jan 2, 1970`) }).waitFor(); // by its date one is told from the others
  }
  assert.deepEqual(await seriousFaults(page), []);
  await player.deal({ opponents: 1, seed: "26" });
  await leave(player);
  await until(async () => !("current" in (await store(page))));
  // The version that knows them.
  await put(page, { "game 1-1": `${GAMES[4]}\n\nAda\nBo\nCy\n` });
  await page.reload();
  await list(page).nth(1).waitFor();
  assert.equal(await list(page).count(), 2);
  assert.equal(await note.getByRole("button", { name: "Remove" }).count(), 2);
});

test("the one game of before, what was set aside then, and the settings are taken over once", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const old = { game: `${GAMES[4]}\nKitty\nAda\nBo\nCy\nlevel legend\n`, "set aside": `${GAMES[2]}\n\n\n\n` };
  await put(page, old, "tin-star");
  await page.evaluate(() => localStorage.setItem("tin-star.pace", "slow"));
  await page.reload();
  await player.asked();
  await player.table.getByText("Ada").waitFor();
  assert.ok(await page.getByRole("radio", { name: "Slow", includeHidden: true }).first().isChecked(), "the pace");
  await leave(player);
  assert.equal(await list(page).count(), 2, "what can be read is set aside no longer");
  assert.equal(await page.getByRole("region", { name: "Set aside" }).count(), 0);
  await list(page).filter({ hasText: "2 opponents" }).getByRole("button", { name: /^Remove/ }).click();
  await until(async () => !Object.entries(await store(page)).some(([name, text]) => name.startsWith("game ") && text === old["set aside"]));
  await page.reload();
  await list(page).first().waitFor();
  assert.equal(await list(page).count(), 1, "what was removed does not come back");
  assert.deepEqual(await store(page, "tin-star"), old, "another copy may want it, too");
});

test("on a phone a removed game can be put back in German, too", async (t) => {
  const page = await open(t, { ...CALM_PHONE, locale: "de-DE" });
  await put(page, Object.fromEntries(Object.entries(MANY).slice(0, 1)));
  await page.reload();
  await page.getByRole("button", { name: /^Entfernen/ }).tap();
  const back = page.getByRole("button", { name: /^Zurückholen/ });
  await back.waitFor();
  assert.ok(await back.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), "its word is cut");
  assert.equal(await sidewaysScroll(page), 0);
});
