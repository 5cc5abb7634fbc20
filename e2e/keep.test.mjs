// The game comes back: after a reload at any kind of moment, after the browser was killed, in one tab only, and whatever the store does.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { crc32 } from "node:zlib";
import { lastStep, reach } from "./fixtures.mjs";
import { DESK, PHONE, keptWhole, open, picture, root, seriousFaults, sidewaysScroll, visit, wholeBrowser } from "./harness.mjs";
import { host } from "./host.mjs";
import { Player } from "./player.mjs";
import { beforeItGoes, kept, profile, put, replaceKept, start, store, until } from "./profile.mjs";

const ELSEWHERE = "The game is open in another tab";

/** All that the player has before them. */
async function position(player) {
  const asked = await player.asked();
  const posters = await player.table.getByRole("columnheader").allInnerTexts();
  return { asked, posters, cards: await player.cards(), log: await player.log() };
}

async function leave(player) {
  await player.press("button", "Menu");
  await player.press("button", "Leave the table", player.dialog);
}

/** The list on the first screen. */
const list = (page) => page.getByRole("region", { name: "Your games" }).getByRole("listitem");

/** Games of links of before, each by its parameters: seats, edition, seed and acts. */
const LINKS = (await readFile(new URL("../tests/links/v1.txt", import.meta.url), "utf8"))
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" "));
const GAMES = LINKS.map(([, text]) => text);

const sealed = (body) => `${body}.${crc32(body).toString(16).padStart(8, "0")}`;
const NEWER = sealed("ts1.wyatt-earp.999.AgEBAACPlMTnDQ");

const MOMENTS = {
  "the draw": ["discard drawn", { all: false }],
  "a turn's plays": ["discard drawn"],
  "the target of a shot": ["bank robbery hits", { all: false }],
  "the search of the stack": ["wyatt earp finds an outlaw", { all: false }],
  "a Photo out of turn": ["photo out of turn", { all: false }],
  "a Wyatt Earp out of turn": ["wyatt earp out of turn hits", { all: false }],
};

for (const [moment, [shows, part]] of Object.entries(MOMENTS)) {
  test(`a reload brings back ${moment}`, async (t) => {
    const page = await open(t, { ...DESK, reducedMotion: "reduce" });
    const player = new Player(page);
    await reach(player, shows, part);
    const checked = page.getByRole("radio", { checked: true, includeHidden: true }).first();
    const pace = () => checked.evaluate((radio) => radio.labels[0].textContent);
    const before = { ...(await position(player)), pace: await pace() };
    await page.reload();
    assert.deepEqual({ ...(await position(player)), pace: await pace() }, before);
    await player.move(); // and it goes on
    await player.asked();
  });
}

test("a reload brings back the scoring sheet and the last screen", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const player = new Player(page);
  for (const [shows, asked] of [["hand ends empty-handed", "score"], ["duel", "over"]]) {
    await reach(player, shows);
    assert.equal(await player.asked(), asked);
    const sheet = await page.getByRole("main").innerText();
    await page.reload();
    assert.equal(await player.asked(), asked);
    assert.equal(await page.getByRole("main").innerText(), sheet);
  }
});

test("a reload in the middle of the bots' turns changes nothing of what they do", async (t) => {
  const play = async (disturb) => {
    const page = await open(t, { ...DESK, reducedMotion: "reduce" });
    const player = new Player(page);
    await player.deal({ opponents: 3, seed: "11" });
    while ((await player.asked()) !== "play") await player.move();
    await player.pace("Fast");
    const [card] = await player.cards();
    await player.pick(card.split(",")[0]);
    await player.press("button", /^Discard /, player.bar);
    await disturb(page, player);
    await player.press("button", "Skip");
    return position(player);
  };
  const undisturbed = await play(async () => {});
  const reloads = [];
  const disturbed = await play(async (page, player) => {
    for (let times = 0; times < 3; times++) {
      // What was discarded before the player's last turn is told no longer once that is over.
      const plain = (lines) => lines.map((line) => line.replace(/discarded .*/, "discarded"));
      const before = plain(await player.log());
      await page.getByText("Watch the others").waitFor(); // it is not the player's turn
      await page.reload();
      await page.getByText("Watch the others").waitFor();
      const after = plain(await player.log());
      reloads.push(after.length);
      for (const line of before) assert.ok(after.includes(line), `lost: ${line}`);
      // The next act is seen before the next reload.
      await page.getByRole("region", { name: "What happened" }).getByRole("listitem").nth(after.length).waitFor();
    }
  });
  assert.deepEqual(disturbed, undisturbed);
  assert.ok(reloads[2] > reloads[0], `all at the same moment: ${reloads}`);
});

for (const [moment, [shows, part]] of Object.entries(MOMENTS)) {
  test(`killing the browser loses nothing at ${moment}`, async (t) => {
    const folder = await profile(t);
    const first = await start(t, folder);
    const before = new Player(await first.open());
    await reach(before, shows, part);
    const was = await position(before);
    await first.kill();
    const second = await start(t, folder);
    const after = new Player(await second.open());
    assert.deepEqual(await position(after), was);
  });
}

test("killing the browser in the middle of the bots' turns loses nothing", async (t) => {
  const folder = await profile(t);
  const first = await start(t, folder);
  const page = await first.open();
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "11" });
  while ((await player.asked()) !== "play") await player.move();
  await player.pace("Slow");
  const [card] = await player.cards();
  await player.pick(card.split(",")[0]);
  await player.press("button", /^Discard /, player.bar);
  await page.getByText("Watch the others").waitFor();
  const log = await player.log();
  await first.kill();
  const second = await start(t, folder);
  const again = new Player(await second.open());
  await again.page.getByText("Watch the others").waitFor();
  const after = await again.log();
  for (const line of log) assert.ok(after.includes(line), `lost: ${line}`);
  await again.press("button", "Skip");
  await again.asked();
});

test("what can be taken back still can after the browser was killed", async (t) => {
  const folder = await profile(t);
  const first = await start(t, folder);
  const player = new Player(await first.open());
  await reach(player, "photo in turn");
  const back = player.page.getByRole("button", { name: "Take back" });
  assert.equal(await back.getAttribute("aria-disabled"), "false");
  const cards = await player.cards();
  await first.kill();
  const second = await start(t, folder);
  const again = new Player(await second.open());
  assert.deepEqual(await again.cards(), cards);
  await again.press("button", "Take back");
  await again.hand.getByRole("button", { name: lastStep("photo in turn").replace("photo", "Photo of") }).waitFor();
});

test("one tab has the game, and another can take it over", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const one = new Player(page);
  await reach(one, "discard drawn", { all: false });
  const was = await position(one);
  const other = await page.context().newPage();
  await other.goto(root);
  const two = new Player(other);
  await other.getByRole("heading", { name: ELSEWHERE }).waitFor();
  assert.equal(await position(one).then(({ asked }) => asked), "draw", "the first is not disturbed");
  await page.reload();
  assert.deepEqual(await position(one), was, "a tab that is loaded anew does not lose it to one that waits");
  await other.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await two.press("button", "Play here instead");
  assert.deepEqual(await position(two), was);
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await two.step("draw");
  const now = await position(two);
  await one.press("button", "Play here instead");
  assert.deepEqual(await position(one), now, "what the other did is not lost");
  await other.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await page.close();
  assert.deepEqual(await position(two), now, "it comes back when the other tab is closed");
});

test("a store without room: the game goes on and says that it cannot be kept", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  // The browser's own limit, as on a disk that is nearly full.
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(root);
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  await page.getByText("This game cannot be kept, as the browser had no room for it.").waitFor();
  await player.press("button", "Understood");
  while ((await player.move()) !== "draw");
  assert.equal(await page.getByText("cannot be kept").count(), 0, "it is said once");
  await browser.send("Storage.overrideQuotaForOrigin", { origin });
  while ((await player.move()) !== "draw");
  const was = await position(player);
  await page.reload();
  assert.deepEqual(await position(player), was, "it is kept again as soon as there is room");
});

test("a full disk: the game goes on and says that it cannot be kept", async (t) => {
  const folder = await profile(t);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return t.skip("a small disk can only be made by root");
  }
  beforeItGoes(folder, () => execFileSync("umount", ["--lazy", folder]));
  const browser = await start(t, folder);
  const page = await browser.open();
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  await keptWhole(page); // or that is what finds no room, as the browser complains
  const filler = join(folder, "filler");
  const fill = async () => {
    for (let size = 64 << 20; size >= 1; size >>= 1) {
      await appendFile(filler, Buffer.alloc(size)).catch(({ code }) => assert.equal(code, "ENOSPC"));
    }
  };
  const notice = page.getByText("This game cannot be kept, as the browser will not write it down.");
  for (let acts = 0; acts < 40 && !(await notice.isVisible()); acts++) {
    await fill(); // what the browser deletes makes room, and the last page of a file has some
    await player.move();
  }
  await notice.waitFor();
  while ((await player.move()) !== "draw");
  await rm(filler);
  while ((await player.move()) !== "draw");
  const was = await position(player);
  await page.reload();
  assert.deepEqual(await position(player), was, "it is kept again as soon as there is room");
});

test("an emptied store: the game goes on and is kept again", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(root).origin, storageTypes: "all" });
  await player.step("draw");
  const was = await position(player);
  await page.reload();
  assert.deepEqual(await position(player), was);
});

test("a store that may not be used: the game goes on and says that it cannot be kept", async (t) => {
  const folder = await profile(t, { profile: { default_content_setting_values: { cookies: 2 } } });
  const browser = await start(t, folder, wholeBrowser);
  const page = await browser.open();
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await page.getByText("This game cannot be kept, as the browser will not write it down.").waitFor();
  await player.press("button", "Understood");
  for (let draws = 0; draws < 3; ) if ((await player.move()) === "draw") draws += 1;
});

const DAMAGES = {
  "a cut": (text) => text.slice(0, 40),
  "a changed letter": (text) => text.replace("wyatt", "wyott"),
  "something else": () => "<img src=x onerror=alert(1)>",
  "nothing": () => "",
  "no text": () => ({ not: "a text" }),
};

for (const [damage, change] of Object.entries(DAMAGES)) {
  test(`a kept game damaged by ${damage} is set aside`, async (t) => {
    const page = await open(t, { ...DESK, reducedMotion: "reduce" });
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
    await player.asked();
    await leave(player);
    assert.equal(await note.count(), 0);
  });
}

test("the table can be left and gone back to", async (t) => {
  const { page, close, problems } = await visit({ ...DESK, reducedMotion: "reduce" });
  t.after(close);
  const player = new Player(page);
  await reach(player, "discard drawn");
  const was = await position(player);
  await player.press("button", "Menu");
  await player.press("button", "Leave the table", player.dialog);
  await player.press("button", "Go on with your game");
  assert.deepEqual(await position(player), was);
  assert.deepEqual(problems, []);
});

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
  const page = await open(t, { ...DESK, reducedMotion: "reduce", locale: "en-GB", timezoneId: "UTC" });
  const player = new Player(page);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await put(page, MANY);
  await page.reload();
  await list(page).nth(21).waitFor();
  const lines = await list(page).allInnerTexts();
  assert.equal(lines.length, 22);
  assert.match(lines[0], /23 Nov 2025, 14:05/);
  assert.match(lines[0], /1 opponent, Rangers, hand 1/);
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
  await list(page).nth(3).getByRole("button", { name: / won/ }).click();
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await list(page).nth(20).waitFor();
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
  assert.equal((await list(page).first().innerText()).includes("2025"), false, "it is the newest now");

  await page.setViewportSize(PHONE.viewport);
  assert.equal(await sidewaysScroll(page), 0);
  await page.getByRole("heading", { name: "Your games" }).evaluate((heading) => heading.scrollIntoView());
  await picture(page, "games-phone");
});

test("dealing gives up no game", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
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

test("a store that takes long: it is said so, and what was not read is not written over", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await player.step("draw");
  await until(() => kept(page));
  const other = await page.context().newPage();
  await other.goto(root);
  await other.getByRole("heading", { name: ELSEWHERE }).waitFor();
  // Whoever opens the database has to wait for somebody else to have changed it, and that one waits for itself.
  await other.evaluate(() => new Promise((resolve) => {
    const name = `tin-star ${location.pathname} games`;
    const first = indexedDB.open(name, 1);
    first.onsuccess = () => {
      const second = indexedDB.open(name, 2);
      second.onblocked = () => resolve();
      second.onupgradeneeded = () => second.transaction.abort();
      second.onerror = (event) => event.preventDefault();
      globalThis.release = () => first.result.close();
    };
  }));
  await page.bringToFront(); // the browser draws tabs behind another now and then
  await page.reload();
  const note = page.getByRole("region", { name: "Your games are not here yet" });
  await note.getByText("The browser takes long").waitFor();
  assert.equal(await page.getByText("cannot be kept").count(), 0);
  assert.deepEqual(await seriousFaults(page), []);
  await player.deal({ opponents: 2, seed: "11" });
  await player.step("draw");
  const was = await position(player);
  await leave(player);
  await note.getByRole("button", { name: "Try again" }).click();
  await other.evaluate(() => globalThis.release());
  await list(page).nth(1).waitFor();
  assert.equal(await note.count(), 0);
  assert.match((await list(page).allInnerTexts()).join(), /2 opponents[^]*1 opponent/);
  await until(() => kept(page));
  await page.reload();
  assert.deepEqual(await position(player), was);
});

test("a store that gives an error at first is asked again", async (t) => {
  const { page, close } = await visit({ ...DESK, reducedMotion: "reduce", before: () => {
    if (sessionStorage.getItem("fails") === null) return;
    const getAll = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function () {
      IDBObjectStore.prototype.getAll = getAll;
      throw new DOMException("for once", "UnknownError");
    };
  } });
  t.after(close);
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await player.step("draw");
  await until(() => kept(page));
  await page.evaluate(() => sessionStorage.setItem("fails", "once"));
  await page.reload();
  await page.getByRole("region", { name: "Your games are not here yet" }).waitFor();
  await list(page).first().waitFor(); // by itself
  await player.press("button", "Go on with your game");
  await player.asked();
});

test("a store that a newer version has changed: it is said so, and nothing is broken", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await player.step("draw");
  await until(() => kept(page));
  const before = await store(page);
  await page.evaluate(() => new Promise((resolve) => {
    const request = indexedDB.open(`tin-star ${location.pathname} games`, 2);
    request.onsuccess = () => resolve(request.result.close());
  }));
  await player.move();
  await page.getByText("This game cannot be kept, as a newer Tin Star keeps the games here.").waitFor();
  await player.press("button", "Understood");
  await page.reload();
  await page.getByRole("region", { name: "Your games are not here yet" }).getByText("Load the page anew").waitFor();
  const after = await page.evaluate(() => new Promise((resolve) => {
    const request = indexedDB.open(`tin-star ${location.pathname} games`, 2);
    request.onsuccess = () => {
      const count = request.result.transaction("kept").objectStore("kept").count();
      count.onsuccess = () => resolve(count.result);
    };
  }));
  assert.equal(after, Object.keys(before).length);
});

test("what newer versions kept is never called damaged, and several of them lie there", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const player = new Player(page);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await put(page, { "game 1-1": `${NEWER}\n`, "game 2-2": `${NEWER}\n`, "game 3-3": sealed("ts1.faro.1.AgEBAACPlMTnDQ") });
  await page.reload();
  const note = page.getByRole("region", { name: "Set aside" });
  await note.getByText("played in a newer Tin Star").nth(1).waitFor();
  await note.getByText("This is a game of faro").waitFor();
  assert.equal(await note.getByText("damaged").count(), 0);
  assert.deepEqual(await seriousFaults(page), []);
  await player.deal({ opponents: 1, seed: "26" });
  await leave(player);
  // The version that knows them.
  await put(page, { "game 1-1": `${GAMES[4]}\n\nAda\nBo\nCy\n` });
  await page.reload();
  await player.asked();
  await leave(player);
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
  await player.asked();
  await leave(player);
  assert.equal(await list(page).count(), 1, "what was removed does not come back");
  assert.deepEqual(await store(page, "tin-star"), old, "another copy may want it, too");
});

test("two copies on one host share nothing", async (t) => {
  const site = await host(t, process.env.TIN_STAR_DIST);
  const page = await open(t, { ...DESK, reducedMotion: "reduce", url: site.url });
  const one = new Player(page);
  await one.deal({ opponents: 1, seed: "26" });
  await one.step("draw");
  const was = await position(one);
  const other = await page.context().newPage();
  await other.goto(site.copy);
  const two = new Player(other);
  await other.getByRole("button", { name: "Play", exact: true }).waitFor();
  await other.locator("summary").filter({ hasText: "3 opponents" }).waitFor(); // its own choices
  assert.equal(await list(other).count(), 0);
  await two.deal({ opponents: 2, seed: "11", pace: "Fast" });
  await two.asked();
  await page.bringToFront();
  assert.deepEqual(await position(one), was);
  await until(() => kept(page));
  await page.reload();
  assert.deepEqual(await position(one), was);
  assert.ok(await page.getByRole("radio", { name: "Instant", includeHidden: true }).first().isChecked(), "its own pace");
});
