// Games handed on by link and file, and taken in.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { positions, reach, sealed, textOf } from "./fixtures.mjs";
import { DESK, PHONE, open, picture, root, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { leave, position } from "./keep.mjs";
import { Player, openLink } from "./player.mjs";

const WITH_CLIPBOARD = { ...DESK, reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] };

async function share(player) {
  await player.press("button", "Menu");
  await player.press("button", "Share or save", player.dialog);
}

/** The link that the page copies, `what` being the label of what it holds. */
async function link(player, what) {
  await share(player);
  await player.dialog.getByRole("radio", { name: what }).check();
  await player.press("button", "Copy a link", player.dialog);
  await player.dialog.getByText("Copied.", { exact: true }).waitFor(); // its length would tell of acts that the player has not seen
  await player.press("button", "Close", player.dialog);
  return player.page.evaluate(() => navigator.clipboard.readText());
}

/** Nothing of a game stands in the address, nor anywhere in the history of the tab. What somebody typed the browser remembers by itself. */
async function addressIsClean(page) {
  assert.equal(page.url().includes("ts1"), false, page.url());
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send("Page.getNavigationHistory");
  assert.ok(entries.length > 0);
  assert.deepEqual(entries.map(({ url }) => url).filter((url) => url.includes("ts1")), []);
  assert.ok([null, "table"].includes(await page.evaluate(() => history.state)), "it knows no more than that Back leads off a table");
}

test("a link to the deal deals the same cards, and the address forgets it", async (t) => {
  const mine = new Player(await open(t, WITH_CLIPBOARD));
  await mine.deal({ opponents: 2, seed: "11" });
  const first = await position(mine);
  await mine.move();
  const address = await link(mine, /^The deal alone/);
  assert.ok(address.startsWith(`${root}#ts1.wyatt-earp.`) && address.length < root.length + 60, address);
  assert.equal(mine.page.url(), root);
  const page = await open(t, { ...WITH_CLIPBOARD, query: address.slice(root.length) });
  await page.getByRole("heading", { name: "A game for you" }).waitFor();
  await addressIsClean(page);
  await page.getByText("2014 rulebook, 2 opponents, from the first deal.").waitFor();
  assert.equal(await page.getByRole("button", { name: "Watch it" }).count(), 0, "there is nothing to watch");
  assert.deepEqual(await seriousFaults(page), []);
  const theirs = new Player(page);
  await theirs.press("button", "Play the same cards");
  assert.deepEqual(await position(theirs), first);
  await addressIsClean(page);
  await page.reload();
  assert.deepEqual(await position(theirs), first, "and it is theirs now");
});

test("the deal of a practice game is nobody’s practice, and all of a practice game stays one", async (t) => {
  const mine = new Player(await open(t, WITH_CLIPBOARD));
  await mine.openFields();
  await mine.page.getByRole("checkbox", { name: /^Practice/ }).check();
  await mine.deal({ opponents: 2, seed: "11" });
  await mine.asked();
  const address = await link(mine, /^The deal alone/);
  const page = await open(t, { ...WITH_CLIPBOARD, query: address.slice(root.length) });
  await page.getByText("2014 rulebook, 2 opponents, from the first deal.").waitFor();
  const whole = await link(mine, /^With every act/);
  const other = await open(t, { ...WITH_CLIPBOARD, query: whole.slice(root.length) });
  await other.getByText("2014 rulebook, 2 opponents, practice").waitFor();
  await other.getByRole("button", { name: "Go on with it" }).click();
  await new Player(other).asked();
  await other.getByText("Practice", { exact: true }).first().waitFor();
});

test("a link with every act can be watched, played on, or dealt anew", async (t) => {
  const mine = new Player(await open(t, WITH_CLIPBOARD));
  await mine.deal({ opponents: 2, seed: "11" });
  const first = await position(mine);
  for (let draws = 0; draws < 3; ) if ((await mine.move()) === "draw") draws += 1;
  const now = await position(mine);
  const address = await link(mine, /^With every act/);
  assert.ok(address.length < root.length + 120, address);
  const offered = new Player(await open(t, { ...WITH_CLIPBOARD, query: address.slice(root.length) }));
  const buttons = offered.page.getByRole("main").getByRole("button");
  await buttons.first().waitFor();
  assert.deepEqual(await buttons.allInnerTexts(), ["Go on with it", "Play the same cards", "Watch it", "Not now"]);
  const ways = {
    "Play the same cards": async (theirs) => assert.deepEqual(await position(theirs), first),
    "Go on with it": async (theirs) => assert.deepEqual(await position(theirs), now),
    "Watch it": async ({ page }) => {
      const eyes = page.getByRole("combobox", { name: "Seen by" });
      await eyes.waitFor();
      assert.equal(await eyes.locator("option").count(), 1, "other hands stay hidden: it is not over");
      await page.getByRole("button", { name: "Step", exact: true }).click();
      await page.getByRole("slider").and(page.locator('[aria-valuetext^="Act 1 of"]')).waitFor();
    },
    "Not now": ({ page }) => page.getByRole("button", { name: "Play", exact: true }).waitFor(),
  };
  for (const [way, check] of Object.entries(ways)) {
    const theirs = new Player(await open(t, { ...WITH_CLIPBOARD, query: address.slice(root.length) }));
    await theirs.press("button", way);
    await check(theirs);
    await addressIsClean(theirs.page);
  }
});

test("a link that is followed while a game runs does not disturb it", async (t) => {
  const page = await open(t, WITH_CLIPBOARD);
  const player = new Player(page);
  await reach(player, "discard drawn");
  const mine = await position(player);
  const address = await link(player, /^The deal alone/);
  await page.evaluate((address) => void (location.href = address), address);
  await page.getByRole("heading", { name: "A game for you" }).waitFor();
  await player.press("button", "Not now");
  assert.deepEqual(await position(player), mine);
  await page.evaluate((address) => void (location.href = address), address);
  await player.press("button", "Play the same cards");
  await player.asked();
  await leave(player);
  const games = page.getByRole("region", { name: "Your games" }).getByRole("listitem");
  assert.equal(await games.count(), 2, "playing it gives nothing up");
  await games.nth(1).getByRole("button", { name: "Go on" }).click();
  assert.deepEqual(await position(player), mine);
});

test("Back leads from what a link offers to where it was followed, and nothing of it is left to go back to", async (t) => {
  const page = await open(t, WITH_CLIPBOARD);
  const player = new Player(page);
  const follow = async () => {
    await openLink(page, textOf("rich table"));
    await page.getByRole("heading", { name: "A game for you" }).waitFor();
  };
  const start = page.getByRole("button", { name: "Play", exact: true });
  await follow();
  await page.goBack();
  await start.waitFor();
  await player.deal({ opponents: 1, seed: "26" });
  const mine = await position(player);
  await follow();
  await page.goBack();
  assert.deepEqual(await position(player), mine);
  for (const answer of ["Not now", "Not now", "Go on with it"]) {
    await follow();
    await player.press("button", answer);
    await player.asked();
  }
  await leave(player);
  await page.getByRole("region", { name: "Your games" }).getByRole("button", { name: "Go on" }).last().click();
  assert.deepEqual(await position(player), mine);
  await page.goBack();
  await start.waitFor();
  await page.goBack();
  await page.waitForURL("about:blank");
});

test("an address with a mark that is no game does not keep one at the table", async (t) => {
  const page = await open(t, { ...WITH_CLIPBOARD, query: "#top" });
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await page.goBack();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(new URL(page.url()).hash, "");
});

test("a link that is followed during a lesson, or while a game is looked back on, leads back there, not to the game before", async (t) => {
  const page = await open(t, WITH_CLIPBOARD);
  const player = new Player(page);
  await reach(player, "discard drawn");
  await leave(player);
  const decline = async () => {
    await openLink(page, textOf("rich table"));
    await player.press("button", "Not now");
  };
  await player.press("button", /^Learn it/);
  await page.getByRole("button", { name: "Next" }).click();
  const second = page.getByText(/^2 of \d+$/);
  await second.waitFor();
  await decline();
  await second.waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.goForward();
  await second.waitFor();
  await page.goBack();

  await openLink(page, textOf("discard drawn"));
  await player.press("button", "Watch it");
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await decline();
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.goForward();
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
});

test("a link that is followed from the first screen leads back there", async (t) => {
  const page = await open(t, WITH_CLIPBOARD);
  const player = new Player(page);
  await reach(player, "discard drawn");
  await leave(player);
  await openLink(page, textOf("rich table"));
  await player.press("button", "Not now");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("a game that came by a link is still offered after the page was loaded anew, until it is answered", async (t) => {
  const lines = (await readFile(new URL("../tests/links/v1.txt", import.meta.url), "utf8")).split("\n");
  const [what, text] = lines.find((line) => /^3,\d+,\d+,[1-9]/.test(line)).split(" ");
  const page = await open(t, { ...WITH_CLIPBOARD, query: `#${text}` });
  const offered = page.getByRole("heading", { name: "A game for you" });
  const watch = page.getByRole("button", { name: "Watch it" });
  for (let loads = 0; loads < 2; loads++) {
    await watch.waitFor();
    await addressIsClean(page);
    await page.reload();
  }
  await watch.click();
  await page.reload();
  await watch.waitFor();
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await offered.count(), 0, what);
  assert.deepEqual(await page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes("ts1"))), []);
});

test("a link that cannot be read takes nothing from the offer before it", async (t) => {
  const page = await open(t, WITH_CLIPBOARD);
  await page.getByRole("main").first().waitFor();
  const follow = (text) => openLink(page, text);
  const watch = page.getByRole("button", { name: "Watch it" });
  await follow(textOf("rich table"));
  await watch.waitFor();
  await follow(textOf("duel").slice(0, -3));
  await page.getByText("This game is damaged").waitFor();
  await page.reload();
  await watch.waitFor();
});

test("of two links that are followed one after the other the later is shown, also where the earlier comes late", async (t) => {
  const page = await open(t, WITH_CLIPBOARD);
  await page.getByRole("main").first().waitFor();
  // Of the part that the first needs no more comes than the address, until it is let go.
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await page.route(/part-desperados-[0-9a-f]+\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole("main").first().waitFor();
  const follow = (text) => openLink(page, text);
  await follow(positions("desperados").reshuffled);
  await follow(textOf("rich table"));
  await page.getByText(/2014 rulebook/).waitFor();
  letGo();
  await page.waitForFunction(() => globalThis.parts.desperados);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.getByText(/2014 rulebook/).waitFor();
  await page.reload();
  await page.getByText(/2014 rulebook/).waitFor();
});

test("what cannot be opened is told in a sentence", async (t) => {
  const texts = {
    "This game comes from a newer Tin Star.": sealed("ts2.wyatt-earp.1.AgEBAACPlMTnDQ"),
    "This game comes from a newer Tin Star. ": sealed("ts1.wyatt-earp.999.AgEBAACPlMTnDQ"),
    "This is a game of faro, which this version does not know.": sealed("ts1.faro.1.AgEBAACPlMTnDQ"),
    "This game is damaged": "ts1.wyatt-earp.1.AgEBAACPlMTnDQ.00000000",
    "This is too long to be a Tin Star game.": `ts1.${"x".repeat(100_000)}`,
  };
  let page;
  for (const [words, text] of Object.entries(texts)) {
    if (page) await openLink(page, text);
    else page = await open(t, { ...WITH_CLIPBOARD, query: `#${text}` }); // one comes with the page, the others into it
    await page.getByText(words.trim()).waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.getByRole("button", { name: "Understood" }).press("Enter");
    // By keys one goes on from what lies below.
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
});

test("links of every version play", async (t) => {
  const files = await Promise.all(["v1", "v2"].map((name) => readFile(new URL(`../tests/links/${name}.txt`, import.meta.url), "utf8")));
  const page = await open(t, WITH_CLIPBOARD);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const watched = files.flatMap((file) => file.split("\n").filter((line) => line && !line.startsWith("#")).slice(0, 4));
  for (const line of watched) {
    const [what, text] = line.split(" ");
    const [, , , acts] = what.split(",");
    await openLink(page, text);
    await page.getByRole("heading", { name: "A game for you" }).waitFor();
    if (acts !== "0") {
      await page.getByRole("button", { name: "Watch it" }).click();
      const seen = Number(await page.getByRole("slider").getAttribute("max"));
      assert.ok(seen > acts * 0.8 && seen <= acts, `${seen} of ${acts}`); // all but what others let pass unseen
      await page.getByRole("button", { name: "Close" }).click();
    } else {
      await page.getByRole("button", { name: "Not now" }).click();
    }
  }
});

test("a file takes a game with its names along", async (t) => {
  const page = await open(t, WITH_CLIPBOARD);
  const mine = new Player(page);
  await mine.openFields();
  await page.getByRole("textbox", { name: "Opponent 1" }).fill("Ada");
  await page.getByRole("textbox", { name: "Deal number" }).fill("11");
  await page.getByRole("radio", { name: "1 opponent" }).check();
  await mine.press("button", /^Play$/);
  await mine.pace("Instant");
  for (let draws = 0; draws < 3; ) if ((await mine.move()) === "draw") draws += 1;
  const now = await position(mine);
  await share(mine);
  await mine.dialog.getByText(/can work out every hidden card/).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), mine.press("button", "Save as a file", mine.dialog)]);
  assert.match(download.suggestedFilename(), /^tin-star-.*\.txt$/);
  const outcome = mine.dialog.getByRole("status");
  assert.equal(await outcome.innerText(), `The browser saves it as ${download.suggestedFilename()}.`);
  const file = await download.path();
  const deal = mine.dialog.getByRole("radio", { name: /^The deal alone/ });
  await deal.check();
  assert.equal(await outcome.innerText(), "");
  const [dealt] = await Promise.all([page.waitForEvent("download"), mine.press("button", "Save as a file", mine.dialog)]);
  assert.ok((await readFile(await dealt.path(), "utf8")).length < (await readFile(file, "utf8")).length, "no act goes with the deal alone");
  const fresh = new Player(await open(t, WITH_CLIPBOARD));
  await fresh.page.locator("summary", { hasText: "Open a game" }).click();
  await fresh.page.getByLabel("From a file").setInputFiles(await dealt.path());
  await fresh.page.getByRole("heading", { name: "A game for you" }).waitFor();
  assert.equal(await fresh.page.getByRole("button", { name: "Go on with it" }).count(), 0);
  await fresh.press("button", "Play the same cards");
  await fresh.table.getByText("Ada").waitFor();

  const other = new Player(await open(t, WITH_CLIPBOARD));
  await other.page.locator("summary", { hasText: "Open a game" }).click();
  await other.page.getByLabel("From a file").setInputFiles(file);
  await other.press("button", "Go on with it");
  assert.deepEqual(await position(other), now);
  await other.table.getByText("Ada").waitFor();

  const third = new Player(await open(t, WITH_CLIPBOARD));
  await third.page.locator("summary", { hasText: "Open a game" }).click();
  const bad = join(tmpdir(), `tin-star-${process.pid}.txt`);
  t.after(() => writeFile(bad, ""));
  await writeFile(bad, "no game\n");
  await third.page.getByLabel("From a file").setInputFiles(bad);
  await third.page.getByText("This is not a Tin Star game.").waitFor();
  // Of what is too long to be a link the page reads no more than that.
  await third.page.evaluate((text) => navigator.clipboard.writeText(text), `ts1.${"x".repeat(4_000_000)}`);
  const field = third.page.getByLabel("Or paste a link");
  await field.press("ControlOrMeta+V");
  assert.ok((await field.evaluate(({ value }) => value.length)) < 100_000);
  await third.press("button", "Open");
  await third.page.getByText("This is too long to be a Tin Star game.").waitFor();
  const [text] = (await readFile(file, "utf8")).split("\n");
  await third.page.getByLabel("Or paste a link").fill(`${root}#${text}`);
  await third.press("button", "Open");
  await third.press("button", "Watch it");
});

test("without a clipboard the link is there to be copied by hand", async (t) => {
  const page = await open(t, { ...DESK, reducedMotion: "reduce" });
  const player = new Player(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await reach(player, "discard drawn");
  await share(player);
  await player.press("button", "Copy a link", player.dialog);
  assert.match(await player.dialog.getByRole("textbox", { name: "Link" }).inputValue(), /#ts1\.wyatt-earp\./);
});

test("on a phone, too", async (t) => {
  const page = await open(t, { ...PHONE, reducedMotion: "reduce" });
  const player = new Player(page);
  await reach(player, "discard drawn");
  await share(player);
  await picture(page, "share-phone");
  assert.equal(await sidewaysScroll(page), 0);
  assert.deepEqual(await seriousFaults(page), []);
});
