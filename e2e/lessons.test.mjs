// The lessons of Desperados and Wyoming Cowboy and the one on strategy, gone through as people do: by keys alone at a desk, where the mouse does
// what the lesson did not ask for, and by finger on a phone, in German.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Coach, words } from "./coach.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, faults, open, picture, sidewaysScroll } from "./harness.mjs";
import { cutNames } from "./measure.mjs";
import { clicks, taps } from "./player.mjs";

const STEPS = 14;
const STRATEGY = 9;
const corner = { position: { x: 14, y: 14 } };

/** The first screen, with a game chosen. */
async function at(page, game, by = clicks) {
  await page.getByRole("main").first().waitFor();
  await by.choose(page.getByRole("radio", { name: new RegExp(`^${game}`) }));
}

/** A lesson on a phone, in German: every step one after another, the box beside what it speaks of, and a table to go on at. */
const byFinger = (game, steps, end) => async (t) => {
  const page = await open(t, { ...CALM_PHONE, locale: "de-DE" });
  await at(page, game, taps);
  const coach = new Coach(page, steps, words.de);
  await coach.begin(taps);
  const seen = await coach.through((element) => element.tap(corner), (at) => looksWell(page, coach, `${game}-phone`, at));
  assert.deepEqual(seen, Array.from({ length: steps }, (_, at) => at + 1), "every step, one after another");
  assert.equal(await coach.title(), end);
  await taps.press(coach.play);
  await page.locator(".hand .card").first().waitFor();
  assert.equal(await coach.box.count(), 0);
};

async function looksWell(page, coach, name, at) {
  await picture(page, `lesson-${name}-${String(at).padStart(2, "0")}`);
  await coach.pointsWell();
  if (name.startsWith("Desperados")) assert.deepEqual(await covered(coach, at), [], `covered at step ${at}`);
  if (name === "Desperados-desk" && at === 13) {
    // In English, too, it is brief enough for a phone.
    for (const { viewport } of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
      await coach.told();
      assert.deepEqual(await covered(coach, at), [], `covered where it is ${viewport.width} wide`);
    }
  }
  if (name === "Desperados-phone") assert.deepEqual(await cutNames(page), [], `at step ${at} the next card lies over the name`);
  if (name === "Desperados-phone" && at === 7) assert.equal(await bill(page).count(), 0, "the bill lay over the street that is spoken of");
  if (name.endsWith("phone") || at % 4 === 1) assert.deepEqual(await faults(page), [], `axe-core at step ${at}`);
  assert.equal(await sidewaysScroll(page), 0);
}

/** What each step of the lesson of Desperados speaks of while something is to be pressed, and at the end. */
const site = (nth) => (page) => page.getByRole("list", { name: /^(Die Straße|The street)$/ }).locator("> li").nth(nth);
const ledger = (page) => page.getByRole("table");
const warrant = (page) => page.getByRole("region", { name: /^(Haftbefehl|Warrant)/ });
const bill = (page) => page.getByRole("region", { name: /^(Der letzte Überfall|The last hold-up)$/ });
const won = (page) => page.getByRole("heading", { name: /^(Du gewinnst|You win)!$/ });
const SPOKEN_OF = {
  2: [site(2)], 4: [site(0)], 5: [site(0), warrant], 7: [site(0), site(3)], 9: [site(0)], 10: [bill, site(3)], 11: [site(3), warrant], 13: [site(2), ledger],
  14: [won],
};

/** What of that the box lies over; a line of a place's frame is none of it. */
async function covered({ page, box }, at) {
  const sheet = await box.boundingBox();
  const places = await Promise.all((SPOKEN_OF[at] ?? []).map((what) => what(page).boundingBox()));
  const common = (place, from, length) => Math.min(place[from] + place[length], sheet[from] + sheet[length]) - Math.max(place[from], sheet[from]);
  return places.filter((place) => common(place, "x", "width") > 3 && common(place, "y", "height") > 3);
}

test("Desperados by finger, auf Deutsch", byFinger("Desperados", STEPS, "Die Beute, Art für Art"));

test("Desperados by keys alone; another act is answered, and whoever leaves comes back", async (t) => {
  const page = await open(t, CALM);
  await at(page, "Desperados");
  const coach = new Coach(page, STEPS);
  await page.getByRole("button", { name: words.en.learn }).focus();
  await page.keyboard.press("Enter");
  await coach.told();
  await page.keyboard.press("Enter");
  await coach.told();
  const hand = page.getByRole("region", { name: /^Your hand/ });
  await hand.getByRole("button", { name: /Blue Preacher/ }).click(corner);
  await page.getByRole("button", { name: /^Put the blue Preacher in front of the saloon/ }).click();
  await coach.box.getByText("That is allowed, but not now").waitFor();
  await coach.box.getByRole("button", { name: words.en.leave }).click();
  await page.getByRole("button", { name: words.en.on }).press("Enter");
  assert.equal((await coach.told()).at, 2, "where it was left");
  const seen = await coach.through(async (element) => {
    assert.ok(await element.evaluate((element) => element === document.activeElement), "it has the focus");
    await page.keyboard.press("Enter");
  }, (at) => looksWell(page, coach, "Desperados-desk", at));
  assert.equal(seen.at(-1), STEPS);
  assert.equal(await coach.title(), "Booty, kind by kind");
  // Nothing is left to go on with.
  await coach.box.getByRole("button", { name: words.en.leave }).click();
  await page.getByRole("button", { name: words.en.learn }).waitFor();
  assert.equal(await page.getByRole("button", { name: words.en.on }).count(), 0);
});

test("a lesson that was gone through before stays at its step when the page is loaded anew and in another language, and begins anew when it is chosen again", async (t) => {
  const page = await open(t, CALM);
  await page.getByRole("main").first().waitFor();
  await page.evaluate(() => {
    localStorage[`tin-star ${new URL("./", location).pathname} lesson desperados first`] = "done";
  });
  await page.reload();
  await at(page, "Desperados");
  await page.getByRole("button", { name: words.en.learn }).click();
  await page.getByRole("button", { name: words.en.next }).click();
  await page.getByText(`2 of ${STEPS}`).waitFor();
  await page.reload();
  await page.getByText(`2 of ${STEPS}`).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Deutsch", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByText(`2 von ${STEPS}`).waitFor();
  await page.getByRole("button", { name: words.de.leave }).click();
  await page.getByRole("button", { name: words.de.learn }).click();
  await page.getByText(`1 von ${STEPS}`).waitFor();
});

/** The lesson of a game at that step. */
async function atStep(t, options, by, step, [game, name, steps] = ["Desperados", "desperados first", STEPS]) {
  const page = await open(t, { ...options, reducedMotion: "reduce" });
  await page.getByRole("main").first().waitFor();
  await page.evaluate(([name, before]) => {
    localStorage[`tin-star ${new URL("./", location).pathname} lesson ${name}`] = before;
  }, [name, String(step - 1)]);
  await page.reload();
  await at(page, game, by);
  const coach = new Coach(page, steps);
  await coach.begin(by, words.en.on);
  assert.equal((await coach.told()).at, step);
  await coach.watch();
  return { page, coach };
}

test("in a lesson the bill of a hold-up stays as long as it is spoken of", async (t) => {
  const { page, coach } = await atStep(t, PHONE, taps, 5);
  for (let picked = 0; picked < 3; picked++) await coach.step((element) => element.tap(corner));
  await coach.box.getByRole("heading", { name: "All fists open at once" }).waitFor();
  await page.keyboard.press("Escape");
  await bill(page).tap({ position: { x: 40, y: 12 } });
  await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
  assert.ok(await bill(page).isVisible(), "it was put away");
  await coach.next.tap();
  assert.equal((await coach.told()).at, 7);
});

for (const [size, options, by] of [["phone", PHONE, taps], ["desk", DESK, clicks]]) {
  test(`a card that is no part of the gang is ringed until it is laid down, on a ${size}`, async (t) => {
    const { page, coach } = await atStep(t, options, by, 5);
    const press = (element) => (by === taps ? element.tap(corner) : element.click(corner));
    const hand = page.getByRole("region", { name: /^Your hand/ });
    for (let picked = 0; picked < 2; picked++) await coach.step(press);
    const stray = hand.getByRole("button", { pressed: false }).first();
    await press(stray);
    assert.equal(await hand.getByRole("button", { pressed: true }).count(), 3);
    await coach.told();
    await coach.pointsWell();
    const ringed = await coach.ringed();
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((pressed) => performance.now() > pressed + 600, pressed); // or both presses would be one that does more
    assert.equal(await ringed.evaluate((element) => element.getAttribute("aria-pressed")), "true");
    await press(ringed);
    await hand.getByRole("button", { pressed: true }).nth(2).waitFor({ state: "detached" });
    await coach.step(press);
    await coach.box.getByRole("heading", { name: "All fists open at once" }).waitFor();
  });
}

test("a hold-up is counted before it is told who won, and before the next turn is seen", async (t) => {
  const page = await open(t, DESK);
  await page.getByRole("main").first().waitFor();
  await page.evaluate(() => {
    localStorage[`tin-star ${new URL("./", location).pathname} lesson desperados first`] = "4"; // where a gang is to be sent
  });
  await page.reload();
  await at(page, "Desperados");
  const coach = new Coach(page, STEPS);
  await coach.begin(clicks, words.en.on);
  await coach.watch();
  for (let picked = 0; picked < 2; picked++) await coach.step((element) => element.click(corner));
  await page.evaluate(() => {
    const one = (role, name) => document.querySelector(`${role}[aria-label="${name}"]`);
    const open = () => [one("ol", "The street"), one("section", "Draw pile and discards")].map((part) => part.innerText).join();
    globalThis.seen = { before: open(), counted: 0, told: [], next: [], turns: [], early: [] };
    const headings = () => [...document.querySelectorAll("section[aria-labelledby=log-title] li:has(> button)")];
    const known = headings().length;
    const box = document.querySelector(".coach");
    // What has been painted.
    const look = () => {
      const gangs = one("section", "The last hold-up");
      const stamp = [...(gangs?.querySelectorAll("span") ?? [])].find((span) => span.textContent === "takes it");
      if (stamp && Number(getComputedStyle(stamp).opacity) < 0.1) {
        seen.counted += 1;
        if (getComputedStyle(box).visibility === "visible") seen.told.push(box.innerText);
        if (open() !== seen.before) seen.next.push(open());
        const said = [...document.querySelectorAll("[aria-label=Status] [role=status] > span"), ...headings().slice(known)];
        seen.early.push(...said.filter((words) => words.textContent && getComputedStyle(words).opacity > 0.1).map((words) => [seen.counted, words.textContent]));
        seen.turns.push(...[...document.querySelectorAll("tbody th")].map((who) => who.textContent).filter((who) => /to play/.test(who)));
      }
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });
  await coach.step((element) => element.click(corner));
  await coach.box.getByRole("heading", { name: "All fists open at once" }).waitFor();
  const { counted, told, next, turns, early } = await page.evaluate(() => seen);
  assert.ok(counted > 3, `it is counted aloud: ${counted} frames`);
  assert.deepEqual([...new Set(told)], [], "told before it is stamped who won");
  assert.deepEqual([...new Set(next)], [], "the next place, or what the next player drew");
  assert.deepEqual([...new Set(turns)], [], "whose turn is next");
  // All of it appears as the stamp does, give or take a frame.
  const soon = early.filter(([frame]) => frame < counted - 3).map(([, words]) => words);
  assert.deepEqual([...new Set(soon)], [], "what is asked, or the next turn in the log");
  await page.getByRole("list", { name: "The street" }).getByText("Railway, worth 3").waitFor({ state: "attached" });
});

const COWBOY = 15;

test("Wyoming Cowboy by finger, auf Deutsch", byFinger("Wyoming Cowboy", COWBOY, "Wer zuerst 500 hat"));

test("Wyoming Cowboy by keys alone; another act is answered", async (t) => {
  const page = await open(t, CALM);
  await at(page, "Wyoming Cowboy");
  const coach = new Coach(page, COWBOY);
  await page.getByRole("button", { name: words.en.learn }).focus();
  await page.keyboard.press("Enter");
  const hand = page.getByRole("region", { name: /^Your hand/ });
  let tried = false;
  const seen = await coach.through(async (element) => {
    // In the turn in which a gun is to be pulled, something else is discarded first.
    if (!tried && (await coach.title()) === "One action: pull a gun") {
      tried = true;
      await hand.getByRole("button", { name: /^9 of hearts/ }).click(corner);
      await page.getByRole("button", { name: "Discard the 9 of hearts" }).click();
      await coach.box.getByText("That is allowed, but not now").waitFor();
      return;
    }
    assert.ok(await element.evaluate((element) => element === document.activeElement), "it has the focus");
    await page.keyboard.press("Enter");
  }, (at) => looksWell(page, coach, "Wyoming Cowboy-desk", at));
  assert.ok(tried);
  assert.equal(seen.at(-1), COWBOY);
  assert.equal(await coach.title(), "First to 500");
});

for (const [size, options, by, say, title, end] of [
  ["desk", DESK, clicks, words.en, "When to lay, when to hold", "In short"],
  ["phone, auf Deutsch", { ...PHONE, locale: "de-DE" }, taps, words.de, "Wann legen, wann warten", "Kurz gesagt"],
]) {
  test(`strategy follows on the first lesson, on a ${size}`, async (t) => {
    const page = await open(t, { ...options, reducedMotion: "reduce" });
    await page.getByRole("main").first().waitFor();
    // Whoever has been through the first lesson is offered the second.
    await page.evaluate(() => {
      localStorage[`tin-star ${new URL("./", location).pathname} lesson wyatt-earp first`] = "done";
    });
    await page.reload();
    const coach = new Coach(page, STRATEGY, say);
    await page.getByRole("button", { name: say === words.en ? "Learn it in 3 minutes" : "Lern es in 3 Minuten" }).waitFor(); // once more
    await coach.begin(by, title);
    const seen = await coach.through((element) => (by === taps ? element.tap(corner) : element.click(corner)), async (at) => {
      await picture(page, `strategy-${size.slice(0, 5)}-${at}`);
      await coach.pointsWell();
      if (by === taps || at % 4 === 1) assert.deepEqual(await faults(page), [], `axe-core at step ${at}`);
    });
    assert.equal(seen.length, STRATEGY);
    assert.equal(await coach.title(), end);
  });
}

const COWBOYS = ["Wyoming Cowboy", "wyoming-cowboy first", COWBOY];
const nameOf = async (coach) => (await coach.ringed()).evaluate((button) => button.ariaLabel ?? button.innerText);

test("Wyoming Cowboy: a card that is not to go on is ringed until it is put back; one that gives way is not", async (t) => {
  const { page, coach } = await atStep(t, CALM, clicks, 2, COWBOYS);
  const card = (name) => page.getByRole("region", { name: /^Your hand/ }).getByRole("button", { name });
  await card(/^10 of hearts/).click(corner);
  assert.match(await nameOf(coach), /^10 of hearts/);
  await (await coach.ringed()).click(corner);
  for (let card = 0; card < 3; card += 1) await (await coach.ringed()).click(corner);
  assert.match(await nameOf(coach), /^Pass 3 cards/);
  const { page: later, coach: then } = await atStep(t, CALM, clicks, 4, COWBOYS);
  await later.getByRole("region", { name: /^Your hand/ }).getByRole("button", { name: /^Queen of hearts/ }).click(corner);
  assert.match(await nameOf(then), /^9 of hearts/);
});
