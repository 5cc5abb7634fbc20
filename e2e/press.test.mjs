// A press is seen to have arrived before what comes of it is built, which takes a slow device some frames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place, positions } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, open } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";

/** Presses a button so many times before anything can come of it; says what the next frame shows of it. */
const pressed = (button, times) => button.evaluate(async (button, times) => {
  for (let time = 0; time < times; time++) button.click();
  await new Promise(requestAnimationFrame);
  return { there: button.checkVisibility(), moves: button.getAnimations().some(({ transitionProperty }) => transitionProperty === "translate") };
}, times);

/** At a desk, once two cards are drawn, at a pace at which things move. */
async function afterTheDraw(t) {
  const page = await open(t, DESK);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "7", pace: "Fast" });
  await player.step("draw");
  await player.asked();
  return { page, player };
}

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`a button goes down, then its act is done, and once however often it was pressed, on a ${size}`, async (t) => {
    const page = await open(t, options);
    const player = new Player(page, by);
    await player.deal({ opponents: 3, seed: "7", pace: "Fast" });
    assert.equal(await player.asked(), "draw");
    const before = (await player.cards()).length;
    const draw = player.bar.getByRole("button", { name: /^Draw two/ });
    assert.deepEqual(await pressed(draw, 2), { there: true, moves: true });
    await draw.waitFor({ state: "detached" });
    assert.equal(await player.asked(), "play");
    assert.equal((await player.cards()).length, before + 2);
    assert.equal(await page.getByRole("alert").count(), 0, "the second press was none");
  });
}

test("a card that is sent by Enter is seen to be, before it goes", async (t) => {
  const { page, player } = await afterTheDraw(t);
  for (const nth of [0, 1, 2]) await player.pick("Belle Starr", nth);
  const card = player.hand.getByRole("button", { pressed: true }).first();
  await card.focus();
  const scale = await card.evaluate(async (card) => {
    card.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    return getComputedStyle(card).scale;
  });
  assert.equal(scale, "1.04");
  await card.waitFor({ state: "detached" });
});

test("where nothing moves an act is done at once", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "7" });
  assert.equal(await player.asked(), "draw");
  const { there } = await pressed(player.bar.getByRole("button", { name: /^Draw two/ }), 1);
  assert.equal(there, false);
});

test("a card that is pressed lifts before the table says what it is for", async (t) => {
  const { page, player } = await afterTheDraw(t);
  const card = player.hand.getByRole("button", { name: /^Belle Starr,/ }).first();
  const seen = card.evaluate(async (card) => {
    await new Promise((pressed) => document.addEventListener("click", pressed, { once: true }));
    await new Promise(requestAnimationFrame);
    const rise = card.getAnimations().find(({ transitionProperty }) => transitionProperty === "translate");
    return { to: rise?.effect.getKeyframes().at(-1).translate, held: card.ariaPressed };
  });
  await player.pick("Belle Starr");
  assert.deepEqual(await seen, { to: "0px -18px", held: "false" }, "as high as one that is picked up, and none yet");
  await player.bar.getByRole("button", { name: /^Play / }).first().waitFor();
  assert.equal(await card.getAttribute("aria-pressed"), "true");
});

test("what is pressed or keyed before a card is seen to lift finds it picked up", async (t) => {
  const { page, player } = await afterTheDraw(t);
  // As if the device were so slow that it painted nothing.
  await page.evaluate(() => { window.requestAnimationFrame = () => 0; });
  const held = player.hand.getByRole("button", { pressed: true });
  await player.pick("Belle Starr", 0);
  assert.equal(await held.count(), 0);
  await player.pick("Belle Starr", 1);
  assert.equal(await held.count(), 1, "the first");
  await page.keyboard.press("Escape");
  await held.first().waitFor({ state: "detached" });
  await player.pick("Belle Starr", 0);
  await player.pick("Belle Starr", 1);
  await player.pick("Belle Starr", 2);
  await page.keyboard.press("ArrowUp"); // to what may be done with three
  await player.bar.getByRole("button", { name: /^Play 3/ }).first().waitFor();
});

test("what closes a dialog is seen to be pressed before it goes, and the menu’s items are", async (t) => {
  const { page, player } = await afterTheDraw(t);
  for (const name of ["Settings", "Close"]) {
    if (name === "Settings") await player.press("button", "Menu");
    const button = player.dialog.getByRole("button", { name, exact: true });
    const seen = await button.evaluate(async (button) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return { there: button.checkVisibility(), pressed: button.classList.contains("pressed") };
    });
    assert.deepEqual(seen, { there: true, pressed: true }, name);
    if (name === "Settings") await page.getByRole("dialog", { name }).waitFor();
  }
  await player.dialog.waitFor({ state: "detached" });
});

/** Where a finger or a mouse goes that means it. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

test("a double press on what picks the strongest gang does not send it", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await place(player, positions("desperados")["last hold-up"]);
  await page.mouse.dblclick(...(await middle(player.bar.getByRole("button", { name: /^Pick the strongest/ }))));
  const send = player.bar.getByRole("button", { name: /^Send the gang/ });
  await send.waitFor();
  await send.click();
  await send.waitFor({ state: "detached" });
});

/** By this clock all presses follow one another at once. */
const slowClock = () => {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 50;
};

test("who taps twice for a hint does not do what it says", async (t) => {
  const page = await open(t, { ...CALM_PHONE, before: slowClock });
  const player = new Player(page, taps);
  await place(player, positions("desperados")["last hold-up"]);
  const lamp = await middle(page.getByRole("button", { name: "Hint" }));
  await page.touchscreen.tap(...lamp);
  const follow = page.getByRole("button", { name: "Do it" });
  await follow.waitFor();
  const [under] = await follow.evaluateAll((buttons, [x, y]) => buttons.map((button) => button === document.elementFromPoint(x, y)?.closest("button")), lamp);
  assert.ok(under, "it lies there");
  await page.touchscreen.tap(...lamp);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  assert.ok(await follow.isVisible(), "it was done");
});
