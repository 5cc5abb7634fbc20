// The game comes back: after a reload at any kind of moment, after the browser was killed, in one tab only, and whatever the store does.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { lastStep, reach, walk } from "./fixtures.mjs";
import { DESK, open, root, visit } from "./harness.mjs";
import { Player } from "./player.mjs";
import { beforeItGoes, kept, profile, replaceKept, start } from "./profile.mjs";

const ELSEWHERE = "The game is open in another tab";

/** All that the player has before them. */
async function position(player) {
  const asked = await player.asked();
  const posters = await player.table.getByRole("columnheader").allInnerTexts();
  return { asked, posters, cards: await player.cards(), log: await player.log() };
}

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
    const before = await position(player);
    await page.reload();
    assert.deepEqual(await position(player), before);
    assert.ok(await page.getByRole("radio", { name: "Instant", includeHidden: true }).first().isChecked(), "the pace");
    await player.move(); // and it goes on
    await player.asked();
  });
}

test("a reload brings back the scoring sheet and the last screen", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const player = new Player(page);
  const ended = [];
  const reload = async () => {
    const asked = await player.asked();
    if (asked !== "score" && asked !== "over") return;
    const sheet = await page.getByRole("main").innerText();
    await page.reload();
    assert.equal(await player.asked(), asked);
    assert.equal(await page.getByRole("main").innerText(), sheet);
    ended.push(asked);
  };
  await walk(player, "duel", { before: reload });
  await reload();
  assert.ok(ended.length > 1 && ended.at(-1) === "over", ended.join());
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
      const before = await player.log();
      await page.getByText("Watch the others").waitFor(); // it is not the player's turn
      await page.reload();
      await page.getByText("Watch the others").waitFor();
      const after = await player.log();
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
  const browser = await start(t, folder);
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
    const note = page.getByRole("region", { name: "The game kept here cannot be opened" });
    await note.getByText("It has been set aside.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      player.press("button", "Save it as a file", note),
    ]);
    assert.equal(await readFile(await download.path(), "utf8"), typeof text === "string" ? text : "");
    await player.deal({ opponents: 1, seed: "26" }); // the page is as usable as ever
    await player.asked();
    await page.reload();
    await player.asked();
    await player.press("button", "Menu");
    await player.press("button", "Leave the table", player.dialog);
    await player.press("button", "Throw it away", note);
    while ((await kept(page, "set aside")) !== undefined); // nobody waits for the browser to have done it, but a reload would stop it
    await page.reload();
    await player.asked();
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
