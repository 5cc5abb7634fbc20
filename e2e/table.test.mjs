// At the table: what the bots do can be followed, hurried along, and what cannot be done says why.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reach } from "./fixtures.mjs";
import { DESK, PHONE, open, seriousFaults } from "./harness.mjs";
import { Player, keys } from "./player.mjs";
import { expectTold, listen } from "./told.mjs";

test("every act of the bots is told once, one after another", async (t) => {
  const page = await open(t);
  const player = new Player(page);
  await player.deal({ opponents: 2, seed: "11", pace: "Fast" });
  while ((await player.asked()) !== "play") await player.move();
  await listen(player);
  do await player.move(); while ((await player.asked()) !== "draw");
  await expectTold(player);
});

test("while the menu is open nobody acts, so that no question comes up under the player's fingers", async (t) => {
  const page = await open(t, { ...DESK, prepare: (page) => page.clock.install() });
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "11", pace: "Normal" });
  while ((await player.asked()) !== "play") await player.move();
  const [card] = await player.cards();
  await player.pick(card.split(",")[0]);
  await player.press("button", /^Discard /, player.bar);
  await player.press("button", "Menu");
  const told = () => page.getByRole("region", { name: "What happened", includeHidden: true }).innerText();
  await player.dialog.waitFor();
  const before = await told();
  await page.clock.runFor(6_000); // the first of them would have acted after one
  assert.equal(await told(), before);
  await player.press("button", "Close", player.dialog);
  await player.press("button", "Skip");
  assert.equal(await player.asked(), "draw", "all three have had their turns");
  assert.notEqual(await told(), before);
});

test("slow bots can be hurried along", async (t) => {
  const player = new Player(await open(t));
  await player.deal({ opponents: 3, seed: "11" });
  while ((await player.asked()) !== "play") await player.move();
  await player.pace("Slow");
  // Three slow turns take longer than any wait here.
  const [card] = await player.cards();
  await player.pick(card.split(",")[0]);
  await player.press("button", /^Discard /, player.bar);
  await player.press("button", "Skip");
  await player.asked();
  assert.ok(await player.page.getByRole("radio", { name: "Slow" }).first().isChecked(), "the pace is as it was");
});

test("what cannot be played says why, and every card what it does", async (t) => {
  const player = new Player(await open(t));
  await reach(player, "discard drawn", { all: false });
  await player.pick((await player.cards())[0].split(",")[0]);
  await player.bar.getByText("Draw first").waitFor();
  await player.bar.getByText("Three or more in one play open the outlaw").waitFor();
  await player.press("button", "Draw two", player.bar);
  const single = (cards) => cards.find((card) => /outlaw/.test(card) && cards.filter((other) => other === card).length === 1);
  await player.pick(single(await player.cards()).split(",")[0]);
  await player.bar.getByText("Nobody has opened this outlaw yet").waitFor();
  await player.bar.getByText("Three or more in one play open the outlaw").waitFor();
  const rule = player.bar.getByRole("button", { name: "Rule R-4.1" });
  const words = (await player.bar.innerText()).replace(await rule.innerText(), "");
  assert.doesNotMatch(words, /R-\d/, "a number that leads nowhere");
  // Also a card that has buttons.
  await player.pick("Wyatt Earp");
  await player.bar.getByRole("button", { name: "Play Wyatt Earp" }).waitFor();
  await player.bar.getByText("Draw two, or search the discard stack").waitFor();
});

test("cards are picked up with the arrows and played with single keys", async (t) => {
  const page = await open(t);
  const player = new Player(page);
  await reach(player, "discard drawn", { all: false });
  await page.keyboard.press("d");
  await player.bar.getByText("Press a card").waitFor();
  const before = await player.cards();
  await player.hand.getByRole("button").first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await player.bar.getByRole("button", { name: /^Discard / }).waitFor();
  await page.keyboard.press("x");
  await player.asked();
  assert.ok((await player.log()).some((line) => line.startsWith("You discarded")));
  assert.equal(before.length, 12);
});

for (const frames of ["", ", even where frames are slow"]) {
  test(`while the others act the keyboard keeps its place, and afterwards it is where the next decision is${frames}`, (t) => keepsPlace(t, frames !== ""));
}

/** Slow frames come after what the player does next, as on a machine that has much else to do. */
async function keepsPlace(t, slow) {
  const page = await open(t);
  if (slow) {
    await page.evaluate(() => {
      globalThis.requestAnimationFrame = (act) => setTimeout(act, 700);
      globalThis.cancelAnimationFrame = clearTimeout;
    });
  }
  const player = new Player(page, keys);
  await player.deal({ opponents: 2, seed: "11" });
  while ((await player.asked()) !== "play") await player.move();
  await player.pace("Slow");
  const focus = (test, what) => page.waitForFunction(test, what);
  const isNamed = (name) => document.activeElement.textContent.trim().startsWith(name);
  const [card] = (await player.cards())[0].split(",");
  await player.pick(card);
  await player.press("button", "Clear", player.bar);
  await focus(isNamed, card);
  await page.keyboard.press("Enter");
  await player.press("button", /^Discard /, player.bar);
  await player.page.getByText("Watch the others").waitFor();
  await focus((name) => document.activeElement.getAttribute("aria-label") === name, "What you may do");
  await page.keyboard.press("s");
  assert.equal(await player.asked(), "draw");
  await focus(isNamed, "Draw two");
}

test("a card on its way is never seen in the corner of the window, and only what needs no layout is moved", async (t) => {
  const page = await open(t);
  const player = new Player(page);
  await page.evaluate(() => {
    globalThis.seen = { frames: 0, astray: [], blank: 0, moved: new Set() };
    const look = () => {
      const top = document.querySelector("[data-slot=discard] .card");
      globalThis.seen.blank += top !== null && getComputedStyle(top).opacity === "0" && document.querySelector(".flight") === null;
      for (const card of document.querySelectorAll(".flight")) {
        if (!card.checkVisibility({ opacityProperty: true })) continue;
        const { left, top } = card.getBoundingClientRect();
        globalThis.seen.frames++;
        if (left < 8 && top < 8) globalThis.seen.astray.push(`${left} ${top}`);
      }
      for (const { effect } of document.getAnimations()) {
        for (const frame of effect.getKeyframes()) for (const property of Object.keys(frame)) globalThis.seen.moved.add(property);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await player.deal({ opponents: 3, seed: "11", pace: "Fast" });
  while ((await player.asked()) !== "play") await player.move();
  do await player.move(); while ((await player.asked()) !== "draw");
  const { frames, astray, blank, moved } = await page.evaluate(() => ({ ...globalThis.seen, moved: [...globalThis.seen.moved] }));
  assert.ok(frames > 20, `cards were seen ${frames} times`);
  assert.deepEqual(astray, []);
  // A busy machine may be late by a frame.
  assert.ok(blank <= 2, `in ${blank} frames what lands is seen neither on its way nor where it lies`);
  const layout = moved.filter((property) => /width|height|^(top|right|bottom|left|inset)|margin|padding|font|flex|grid/i.test(property));
  assert.deepEqual(layout, []);
});

test("a card that is picked up leaves the style of the others alone, and one that comes leaves them in the page", async (t) => {
  const page = await open(t);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "26", pace: "Fast" });
  assert.equal(await player.asked(), "draw");
  await page.evaluate(() => {
    globalThis.gone = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) for (const node of removedNodes) if (node.matches?.("li:has([aria-pressed])")) globalThis.gone.push(node.textContent);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await player.press("button", "Draw two", player.bar);
  assert.equal(await player.asked(), "play");
  assert.deepEqual(await page.evaluate(() => globalThis.gone), []);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await player.pick((await player.cards())[0].split(",")[0]);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const styled = traceEvents.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
  assert.ok(styled.length > 0 && Math.max(...styled) < 60, `elements styled at once: ${styled}`); // it was 190 of them
});

test("cards that come to a phone's hand leave the style of the others alone", async (t) => {
  const page = await open(t, PHONE);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "11" });
  assert.equal(await player.asked(), "draw");
  const hand = await player.hand.getByRole("button").count();
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await player.press("button", "Draw two", player.bar);
  assert.equal(await player.asked(), "play");
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  assert.deepEqual([hand, await player.hand.getByRole("button").count()], [10, 12], "rows of five, then of six");
  const styled = traceEvents.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
  assert.ok(styled.length > 0 && Math.max(...styled) < 300, `elements styled at once: ${styled}`); // it was 500 of them
});

test("a press is answered before the table is built, and a table before all of it is", async (t) => {
  const page = await open(t);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.waitFor();
  const seen = await play.evaluate(async (play) => {
    const frame = () => new Promise(requestAnimationFrame);
    play.click();
    await frame();
    const answered = play.getAnimations().some(({ transitionProperty }) => transitionProperty === "translate");
    while (!document.querySelector("header")) await frame();
    return { answered, cards: document.querySelectorAll("#hand button").length };
  });
  assert.deepEqual(seen, { answered: true, cards: 0 });
  await new Player(page).hand.getByRole("button").nth(9).waitFor(); // the others follow by themselves
});

test("a question comes up once the player has put away what they had opened, and has the focus then", async (t) => {
  const page = await open(t);
  const player = new Player(page);
  await player.openFields();
  await player.by.choose(page.getByRole("radio", { name: "2 opponents" }));
  await player.by.type(page.getByRole("textbox", { name: "Deal number" }), "8");
  await player.press("button", /^Play$/);
  await player.press("button", "Log");
  await player.press("button", "Close", page.getByRole("dialog", { name: "What happened" }));
  const question = page.getByRole("dialog", { name: "Your Photo fits" });
  await question.waitFor();
  assert.ok(await question.evaluate((question) => question.contains(document.activeElement)));
  assert.deepEqual(await seriousFaults(page), []);
});

test("the log on its drawer is the same as at the table, and Escape puts it away", async (t) => {
  const page = await open(t);
  const player = new Player(page);
  await reach(player, "rich table");
  const beside = await player.log();
  await player.press("button", "Log");
  assert.deepEqual(await player.dialog.getByRole("listitem").allInnerTexts(), beside);
  await page.keyboard.press("Escape");
  await player.dialog.waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement.textContent.trim() === "Log"); // the focus is back where it was
});
