// The first screen: what is chosen there holds at the table, and is remembered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, reach } from "./fixtures.mjs";
import { CALM_PHONE, DESK, PHONE, open } from "./harness.mjs";
import { leave } from "./keep.mjs";
import { Player, taps } from "./player.mjs";

test("one press deals a game that nobody has seen before", async (t) => {
  const hands = [];
  for (let visit = 0; visit < 2; visit++) {
    const player = new Player(await open(t, { ...DESK, chance: true }));
    await player.press("button", /^Play$/);
    await player.hand.waitFor();
    hands.push((await player.cards()).join());
  }
  assert.notEqual(hands[0], hands[1]);
});

test("what was typed and chosen for a deal outlives another language and a look at another game, but not the deal", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await player.openFields();
  const number = () => page.getByRole("textbox", { name: /^(Deal number|Spielnummer)/ });
  const practice = () => page.getByRole("checkbox", { name: /^(Practice game|Übungsspiel)/ });
  await number().fill("4711");
  await practice().check();
  await page.getByRole("button", { name: "Deutsch", exact: true }).click();
  await page.getByRole("button", { name: "Spielen", exact: true }).waitFor();
  await page.getByRole("radio", { name: /^Desperados/ }).check({ force: true });
  await page.getByRole("radio", { name: /^Wyatt Earp/ }).check({ force: true });
  assert.deepEqual([await number().inputValue(), await practice().isChecked()], ["4711", true]);
  await page.getByRole("button", { name: "English", exact: true }).click();
  await player.press("button", /^Play$/);
  await player.asked();
  await page.goBack();
  await player.openFields();
  assert.deepEqual([await number().inputValue(), await practice().isChecked()], ["", false]);
});

test("the same deal number deals the same cards", async (t) => {
  const hands = [];
  for (let visit = 0; visit < 2; visit++) {
    const player = new Player(await open(t));
    await player.deal({ opponents: 3, seed: "18446744073709551615" });
    await player.asked();
    hands.push((await player.cards()).join());
  }
  assert.equal(hands[0], hands[1]);
});

for (const [seed, size] of [["deadwood", PHONE], ["-7", DESK], ["1.5", DESK], ["18446744073709551616", PHONE]]) {
  test(`${seed} is no deal number, and the page says why where it was typed`, async (t) => {
    const page = await open(t, { ...size, reducedMotion: "reduce" });
    await new Player(page).openFields();
    const field = page.getByRole("textbox", { name: "Deal number" });
    await field.fill(seed);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const why = page.getByRole("alert").filter({ hasText: /deal number/i });
    await why.waitFor();
    await field.and(page.locator(":focus")).waitFor();
    const [below, told, high] = [await field.boundingBox(), await why.boundingBox(), page.viewportSize().height];
    assert.ok(told.y > below.y && told.y + told.height <= high, "it is in sight, under the field");
    await field.fill("7");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("region", { name: /^Your hand/ }).waitFor();
  });
}

test("names stand at the table, and all choices are there at the next visit", async (t) => {
  const page = await open(t);
  await new Player(page).openFields();
  await page.getByRole("radio", { name: "2 opponents" }).check();
  await page.getByRole("radio", { name: "2000 rulebook" }).check();
  await page.getByRole("textbox", { name: "Your name" }).fill("Kitty");
  await page.getByRole("textbox", { name: "Opponent 1" }).fill("you");
  await page.getByText("That name is taken: Juniper sits here instead.").waitFor();
  await page.getByRole("textbox", { name: "Opponent 1" }).fill("Hobnail");
  assert.equal(await page.getByRole("textbox", { name: "Opponent 3" }).count(), 0, "only those who play are named");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  for (const name of ["Kitty", "Hobnail", "Tallow"]) await page.getByRole("rowheader", { name }).waitFor();
  assert.equal(await page.getByRole("rowheader").count(), 3);
  await page.reload(); // the game goes on
  const player = new Player(page);
  await leave(player);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.match(await page.locator("summary", { hasText: "Your table" }).innerText(), /2 opponents\s· Deputies\s· 2000 rulebook/);
  assert.ok(await page.getByRole("radio", { name: "2 opponents" }).isChecked(), "what lay open lies open");
  assert.ok(await page.getByRole("radio", { name: "2000 rulebook" }).isChecked());
  assert.equal(await page.getByRole("textbox", { name: "Your name" }).inputValue(), "Kitty");
  assert.equal(await page.getByRole("textbox", { name: "Deal number" }).inputValue(), "", "but not the cards");
});

test("nobody sits there without a name, or by the name of the player", async (t) => {
  const page = await open(t);
  await new Player(page).openFields();
  const family = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦";
  for (const [at, name] of ["you", family, "\u3164\u0301"].entries()) await page.getByRole("textbox", { name: `Opponent ${at + 1}` }).fill(name);
  const mine = page.getByRole("textbox", { name: "Your name" });
  await mine.fill("Kitty of Wichita Falls");
  assert.equal(await mine.inputValue(), "Kitty of Wichi");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  for (const name of ["Kitty of Wichi", "Juniper", family, "Marigold"]) await page.getByRole("rowheader", { name }).waitFor();
});

test("the 2000 rulebook offers no Photo out of turn", async (t) => {
  // In the 2014 edition these steps lead to the offer.
  const { seats, seed, steps } = fixtures.find(({ shows }) => shows === "photo out of turn");
  assert.equal(steps.at(-1), "lay photo");
  const page = await open(t);
  const player = new Player(page);
  await player.openFields();
  await page.getByRole("radio", { name: "2000 rulebook" }).check();
  await player.deal({ opponents: seats - 1, seed });
  for (const step of steps.slice(0, -1)) await player.step(step);
  const asked = await player.asked();
  assert.notEqual(asked, "photo");
  // The hand may be over by now, and its log put away.
  assert.ok(asked === "score" || !(await player.log()).some((line) => line.includes("out of turn")));
});

test("a browser that keeps nothing can play all the same", async (t) => {
  const page = await open(t);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
  });
  await page.reload();
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "5" });
  while ((await player.asked()) !== "play") await player.move();
});

test("no button blinks as the pointer comes to it: what fades goes from one full colour to another", async (t) => {
  const page = await open(t);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.evaluate((button) => {
    globalThis.colours = new Set();
    const look = () => {
      globalThis.colours.add(getComputedStyle(button).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  await play.hover();
  await play.evaluate((button) => Promise.all(button.getAnimations().map((fade) => fade.finished)));
  const colours = await page.evaluate(() => [...globalThis.colours]);
  assert.deepEqual(colours.filter((colour) => !/^rgb\(/.test(colour)), [], "seen through");
});

for (const [locale, ends] of [["en-GB", "Licences"], ["de-DE", "Lizenzen"]]) {
  test(`where there is room all of the first screen is in sight, in ${locale}`, async (t) => {
    for (const [width, height] of [[820, 1180], [1440, 832], [1440, 900], [1920, 945], [2560, 1440]]) {
      const page = await open(t, { viewport: { width, height }, locale });
      const { y, height: high } = await page.getByRole("link", { name: ends }).boundingBox();
      assert.ok(y + high < height, `ends at ${y + high} of ${height}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
      await page.context().close();
    }
  });
}

test("on a phone one's table comes into sight when it is opened", async (t) => {
  const page = await open(t, PHONE);
  const more = page.getByRole("group").filter({ hasText: "Your table" }).last();
  await page.getByText("Your table").tap();
  await page.getByRole("radio", { name: /Deputies/ }).waitFor();
  await page.waitForFunction(() => scrollY > 0);
  const { y, height } = await more.boundingBox();
  assert.ok(y >= -1 && (y < 2 || y + height <= 641), `from ${y}, ${height} high`);
});

test("a game that is taken back once it was over, and won again, counts once", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  await reach(player, "last card wins");
  await player.press("button", "Take back");
  for (const step of fixtures.find(({ shows }) => shows === "last card wins").steps.slice(-2)) await player.step(step); // the last left no choice
  await player.press("button", "See who won");
  await page.getByText("Your first game against Deputies.").waitFor();
});

test("how games went is told at the end of the next one, and beside the level that they were played against", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  const toTheEnd = async (told) => {
    await reach(player, "duel");
    await player.press("button", "See who won");
    await page.getByText(told).waitFor();
    await player.press("button", "Back to the start");
  };
  await toTheEnd("Your first game against Deputies.");
  await page.reload();
  await toTheEnd("Against Deputies you have won 2 of 2 games.");
  await player.openFields();
  await page.getByRole("radio", { name: /^Deputies won 2 of 2/ }).waitFor();
  await player.by.choose(page.getByRole("radio", { name: /^Desperados/ }));
  await page.getByRole("radio", { name: /^Deputies A fair match/ }).waitFor();
});
