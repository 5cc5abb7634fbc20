// Whatever the browser’s store does, the game goes on, and what cannot be kept is said.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { lastStep, reach } from "./fixtures.mjs";
import { CALM, keptWhole, open, root, seriousFaults, visit, wholeBrowser } from "./harness.mjs";
import { ELSEWHERE, leave, list, position } from "./keep.mjs";
import { Player } from "./player.mjs";
import { beforeItGoes, kept, profile, start, store, until } from "./profile.mjs";

/** A player of a game that the browser has kept. */
async function keptGame(page) {
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await player.step("draw");
  await until(() => kept(page));
  return player;
}

test("a store without room: the game goes on and says that it cannot be kept", async (t) => {
  const page = await open(t, CALM);
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

test("a game whose end could not be kept comes back from before it, and counts once all the same", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "last card wins", { all: false });
  await until(() => kept(page));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  });
  const end = async () => {
    await player.step(lastStep("last card wins"));
    await player.press("button", "See who won");
    await page.getByText("Your first game against Deputies.").waitFor();
  };
  await end();
  await page.reload();
  await player.asked();
  await end();
});

test("where the browser keeps nothing no game is promised", async (t) => {
  const page = await open(t, { ...CALM, before: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  } });
  const note = page.getByRole("region", { name: "Kept games cannot be read yet" });
  await note.getByText("What is kept is neither lost nor written over").waitFor();
  assert.doesNotMatch(await note.innerText(), /your games|beside/i, "there may be none, and none will be kept");
});

test("the browser gives now one reason and now another: that the game cannot be kept is said once, and again after it could be", async (t) => {
  const before = () => {
    const { put } = IDBObjectStore.prototype;
    globalThis.refused = { QuotaExceededError: 0, UnknownError: 0 };
    IDBObjectStore.prototype.put = function (...what) {
      const { why } = globalThis;
      if (!why) return put.apply(this, what);
      globalThis.refused[why] += 1;
      throw new DOMException("refused", why);
    };
  };
  const page = await open(t, { ...CALM, before });
  const player = await keptGame(page);
  /** Plays until the browser has refused what it is given, for that reason. */
  const refuse = async (why) => {
    const before = await page.evaluate((why) => (globalThis.why = why) && globalThis.refused[why], why);
    while ((await page.evaluate(() => globalThis.refused[globalThis.why])) < before + 2) await player.move();
  };
  await refuse("QuotaExceededError");
  await page.getByText("This game cannot be kept, as the browser had no room for it.").waitFor();
  await player.press("button", "Understood");
  await refuse("UnknownError");
  await refuse("UnknownError");
  assert.equal(await page.getByText("cannot be kept").count(), 0, "it is said once");
  const was = await kept(page);
  await page.evaluate(() => { globalThis.why = null; });
  await until(async () => (await kept(page)) !== was);
  await refuse("UnknownError");
  await page.getByText("This game cannot be kept, as the browser will not write it down.").waitFor();
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

test("what a tab could not write down is kept when it has the games again", async (t) => {
  const before = () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      if (globalThis.full) throw new DOMException("refused", "QuotaExceededError");
      return put.apply(this, what);
    };
  };
  const page = await open(t, { ...CALM, before });
  const player = await keptGame(page);
  await page.evaluate(() => { globalThis.full = true; });
  while ((await player.move()) !== "draw");
  await player.press("button", "Understood");
  const was = await position(player);
  const other = await page.context().newPage();
  await other.goto(root);
  await new Player(other).press("button", "Play here instead");
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await page.evaluate(() => { globalThis.full = false; });
  await player.press("button", "Play here instead");
  assert.deepEqual(await position(player), was);
  await other.close();
  await page.reload();
  assert.deepEqual(await position(player), was);
});

test("an emptied store: the game goes on and is kept again", async (t) => {
  const page = await open(t, CALM);
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

test("a store that takes long: it is said so, and what was not read is not written over", async (t) => {
  const page = await open(t, CALM);
  const player = await keptGame(page);
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
  const note = page.getByRole("region", { name: "Kept games cannot be read yet" });
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
  await until(async () => Object.keys(await store(page)).filter((place) => place.startsWith("game ")).length === 2);
  await page.reload();
  await player.press("button", "Go on with your game");
  assert.deepEqual(await position(player), was);
});

test("what waits for a store that never answered is written once another question is answered", async (t) => {
  const { page, close } = await visit({ ...CALM, before: () => {
    if (sessionStorage.getItem("silent") === null) return;
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => document.createElement("i"); // of which nothing is heard
    globalThis.answer = () => {
      IDBFactory.prototype.open = open;
    };
  } });
  t.after(close);
  const player = await keptGame(page);
  await page.evaluate(() => sessionStorage.setItem("silent", "yes"));
  await page.reload();
  const note = page.getByRole("region", { name: "Kept games cannot be read yet" });
  await note.getByText("The browser takes long").waitFor();
  await player.deal({ opponents: 2, seed: "11" });
  await player.step("draw");
  await leave(player);
  await page.evaluate(() => globalThis.answer());
  await note.getByRole("button", { name: "Try again" }).click();
  await list(page).nth(1).waitFor();
  await until(async () => Object.keys(await store(page)).filter((place) => place.startsWith("game ")).length === 2);
});

test("a store that gives an error at first is asked again", async (t) => {
  const { page, close } = await visit({ ...CALM, before: () => {
    if (sessionStorage.getItem("fails") === null) return;
    const getAll = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function () {
      IDBObjectStore.prototype.getAll = getAll;
      throw new DOMException("for once", "UnknownError");
    };
  } });
  t.after(close);
  const player = await keptGame(page);
  await page.evaluate(() => sessionStorage.setItem("fails", "once"));
  await page.reload();
  await page.getByRole("region", { name: "Kept games cannot be read yet" }).waitFor();
  await list(page).first().waitFor(); // by itself
  await player.press("button", "Go on with your game");
  await player.asked();
});

test("a store that a newer version has changed: it is said so, and nothing is broken", async (t) => {
  const page = await open(t, CALM);
  const player = await keptGame(page);
  const before = await store(page);
  await page.evaluate(() => new Promise((resolve) => {
    const request = indexedDB.open(`tin-star ${location.pathname} games`, 2);
    request.onsuccess = () => resolve(request.result.close());
  }));
  await player.move();
  await page.getByText("This game cannot be kept, as a newer Tin Star keeps the games here.").waitFor();
  await player.press("button", "Understood");
  await page.reload();
  await page.getByRole("region", { name: "Kept games cannot be read yet" }).getByText("Reload the page").waitFor();
  const after = await page.evaluate(() => new Promise((resolve) => {
    const request = indexedDB.open(`tin-star ${location.pathname} games`, 2);
    request.onsuccess = () => {
      const count = request.result.transaction("kept").objectStore("kept").count();
      count.onsuccess = () => resolve(count.result);
    };
  }));
  assert.equal(after, Object.keys(before).length);
});
