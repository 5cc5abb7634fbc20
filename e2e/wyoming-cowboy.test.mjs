// Wyoming Cowboy in the browser: hands by clicks, keys and taps at small and large tables, a game to its end, and what a player rarely sees,
// in games that come by a link.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DESK, PHONE, open, picture, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { Player, clicks, keys, taps } from "./player.mjs";
import { tallies } from "./tally.mjs";
import { expectTold, listen } from "./told.mjs";

const QUICK = { reducedMotion: "reduce" };
const fixture = (name) => readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), "utf8").trim();
const games = Object.fromEntries(fixture("wyoming-cowboy").split("\n").map((line) => line.split("\t")));

/** One who plays Wyoming Cowboy: lays tens, pulls guns, shoots, and throws away the first card that goes. */
class Cowhand extends Player {
  constructor(page, by = clicks) {
    super(page, by);
    const button = (name) => this.bar.getByRole("button", { name });
    this.signs = {
      asked: page.getByRole("dialog", { name: /shoots at you with/ }),
      give: page.getByRole("dialog", { name: "Hit! Which cowboy do you give?" }),
      direction: button(/^To the left/),
      pass: this.bar.getByText(/^Yours go to /).or(button(/^Pass \d/)),
      aimed: button("Hold your fire"),
      draw: button("Draw from the pile").or(button(/^Take the \w+ of/)),
      replace: button("No card"),
      play: this.bar.getByText("Pick a card to discard").or(button(/^Take up the/)).or(button("End the turn")),
      score: page.getByRole("button", { name: "Deal the next hand" }),
      over: page.getByRole("button", { name: "See who won" }),
      end: page.getByRole("button", { name: "Another game" }),
      deal: page.getByRole("button", { name: "Back to the game" }),
    };
  }

  async sitDown(opponents, seed) {
    await this.by.choose(this.page.getByRole("radio", { name: /^Wyoming Cowboy/ }));
    await this.deal({ opponents, seed, level: "Greenhorns" });
  }

  async asked() {
    const any = Object.values(this.signs).reduce((all, sign) => all.or(sign));
    await any.first().waitFor();
    for (const [name, sign] of Object.entries(this.signs)) if (await sign.first().isVisible()) return name;
    return this.asked(); // it came and went
  }

  /** Presses the first button of the bar whose name begins so; says whether there was one. */
  async may(name) {
    const button = this.bar.getByRole("button", { name }).first();
    if (!(await button.isVisible())) return false;
    await this.by.press(button);
    return true;
  }

  async cardNamed(name) {
    const cards = this.hand.getByRole("button", { name });
    if (!(await cards.count())) return false;
    await this.by.press(cards.first(), { x: 10, y: 12 });
    return true;
  }

  /** A turn: shoot, pull a gun, lay a ten, or discard whatever may go. */
  async turn() {
    if (await this.may(/^Take up the/)) {
      await this.by.press(this.table.getByRole("button", { name: /^Shoot at / }).first());
      return;
    }
    for (const rank of [/^4 of/, /^2 of/, /^8 of/, /^7 of/]) {
      if ((await this.cardNamed(rank)) && (await this.may(/^Pull the/))) return;
    }
    if ((await this.cardNamed(/^10 of/)) && (await this.may(/^Lay the/))) return;
    if (await this.may("End the turn")) return;
    const cards = this.hand.getByRole("button");
    for (let at = 0; at < (await cards.count()); at++) {
      const name = await cards.nth(at).innerText();
      if (/^(King|6)/.test(name.trim()) && at + 1 < (await cards.count())) continue;
      await this.by.press(cards.nth(at), { x: 10, y: 12 });
      if (await this.may(/^(Discard|Lay) the/)) return;
    }
    await this.may(/^(Discard|Lay) the/);
  }

  async pass() {
    const status = await this.page.getByRole("region", { name: "Status" }).innerText();
    const count = Number(/Choose (\d)/.exec(status)?.[1] ?? 3);
    const cards = this.hand.getByRole("button");
    for (let at = 0; at < count && !(await this.bar.getByRole("button", { name: /^Pass \d/ }).isVisible()); at++) {
      await this.by.press(cards.nth(at), { x: 10, y: 12 });
    }
    await this.by.press(this.bar.getByRole("button", { name: /^Pass \d/ }));
    await this.bar.getByRole("button", { name: /^Pass \d/ }).waitFor({ state: "detached" });
  }

  async answer(asked) {
    switch (asked) {
      case "asked": return this.by.press(this.dialog.getByRole("button", { name: /^(Backfire|Quick draw|Say )/ }).last());
      case "give": return this.by.press(this.dialog.getByRole("button", { name: /^King of/ }).first());
      case "direction": return this.by.press(this.signs.direction);
      case "pass": return this.pass();
      case "aimed": return (await this.may("Turn a card")) || this.may("Hold your fire");
      case "draw": return (await this.may("Draw from the pile")) || this.may(/^Take the/);
      case "replace": return (await this.may("Draw a card for him")) || this.may("No card");
      case "play": return this.turn();
      case "score": return this.by.press(this.signs.score);
      case "over": return this.by.press(this.signs.over);
    }
  }

  /** Plays until `last` is asked, or so many decisions have been made; `before` sees every decision. */
  async playOn({ last, most = 400, before = async () => {} }) {
    for (let decisions = 0; decisions < most; decisions++) {
      const asked = await this.asked();
      await before(asked);
      if (asked === last || asked === "end") return decisions;
      await this.answer(asked);
    }
    return most;
  }
}

/** What holds at every kind of decision is looked at once for each. */
function once(page, name, seen = new Set()) {
  return async (asked) => {
    if (seen.has(asked)) return;
    seen.add(asked);
    assert.deepEqual(await seriousFaults(page), [], `${asked} at ${name}`);
    assert.equal(await sidewaysScroll(page), 0, `${asked} at ${name}`);
    await picture(page, `cowboy-${name}-${asked}`);
  };
}

/** All of it is within the window. */
async function expectInSight(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  const window = locator.page().viewportSize();
  assert.ok(x >= 0 && y >= 0 && x + width <= window.width + 1 && y + height <= window.height + 1, `${x} ${y} ${width} ${height}`);
}

test("turns for three by clicks; a hand’s sheet adds up", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page);
  await player.sitDown(2, "21");
  const seen = new Set();
  await player.playOn({ last: "score", most: 24, before: once(page, "desk-3", seen) });
  assert.ok(seen.has("play") && seen.has("draw") && seen.has("pass"), [...seen].join());
  await player.open(games["hand over"]);
  await player.signs.score.waitFor();
  await tallies(page);
});

test("turns at a table of eight by clicks", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page);
  await player.sitDown(7, "22");
  await player.playOn({ last: "score", most: 24, before: once(page, "desk-8") });
});

for (const [how, by, size] of [["clicks", clicks, DESK], ["keyboard", keys, DESK], ["taps", taps, PHONE]]) {
  test(`a game to its end, by ${how}`, async (t) => {
    const page = await open(t, { ...size, ...QUICK });
    const player = new Cowhand(page, by);
    await player.open(fixture("wyoming-cowboy-end"));
    const seen = new Set();
    await player.playOn({ last: "end", before: once(page, `end-${how}`, seen) });
    assert.ok(seen.has("over") && seen.has("end"), [...seen].join());
    await page.getByRole("heading", { level: 1, name: /win/ }).waitFor();
    assert.doesNotMatch(await page.getByRole("main").innerText(), /\(\)/, "nothing but words");
    for (const score of await page.getByRole("region", { name: "The standings" }).getByText(/^−?\d+ points?$/).all()) {
      const { height, size } = await score.evaluate((score) => ({ height: score.offsetHeight, size: parseFloat(getComputedStyle(score).fontSize) }));
      assert.ok(height < 1.7 * size, "on one line");
    }
    await by.press(page.getByRole("button", { name: "Look back" }).first());
    await page.getByRole("button", { name: "A turn back" }).or(page.getByRole("slider")).first().waitFor();
  });
}

test("a hand by keyboard, from the deal to its sheet", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page, keys);
  await player.sitDown(2, "42");
  await player.playOn({ last: "score" });
  await tallies(page);
});

// A hand of three to its sheet; one of eight is too long for that.
for (const [opponents, most] of [[2], [7, 14]]) {
  test(`${opponents + 1} at a small phone, by taps`, async (t) => {
    const page = await open(t, { ...PHONE, ...QUICK });
    const player = new Cowhand(page, taps);
    await player.sitDown(opponents, "24");
    const look = once(page, `phone-${opponents + 1}`);
    const before = async (asked) => {
      // Whatever lies on the table, the own chair and the hand are in sight.
      if (asked === "play") {
        await expectInSight(page.getByRole("button", { name: /^Counts now/ }));
        await expectInSight(player.hand.getByRole("button").first());
      }
      await look(asked);
    };
    await player.playOn({ last: "score", most, before });
    if (!most) await tallies(page);
  });
}

test("what is rarely seen", async (t) => {
  const page = await open(t, { ...DESK, ...QUICK });
  const player = new Cowhand(page);
  await t.test("a gun is taken up, pointed at somebody and fired", async () => {
    await player.open(games["three guns on the table"]);
    const gun = player.table.getByRole("button", { name: /^Take up the/ }).first();
    await gun.click();
    const targets = player.table.getByRole("button", { name: /^Shoot at / });
    assert.ok((await targets.count()) > 1);
    await picture(page, "cowboy-desk-aim");
    assert.deepEqual(await seriousFaults(page), []);
    await page.keyboard.press("Escape");
    assert.equal(await targets.count(), 0, "put back");
    await gun.click();
    await targets.first().click();
    await player.asked();
    assert.ok((await player.log()).some((line) => /^You shot at /.test(line)));
  });
  await t.test("each gun fires in one turn, one after another", async () => {
    await player.open(games["every gun on the table"]);
    for (const calibre of [".22", ".38", ".357", ".45"]) {
      const shots = async () => (await player.log()).filter((line) => line.startsWith("You shot at ") && line.endsWith(` with a ${calibre}.`)).length;
      const before = await shots();
      await player.table.getByRole("button", { name: `Take up the ${calibre}` }).first().click();
      await player.table.getByRole("button", { name: /^Shoot at / }).first().click();
      await player.playOn({ last: "play" });
      assert.equal(await shots(), before + 1, calibre);
    }
    assert.equal(await player.table.getByRole("button", { name: /^Take up the/ }).count(), 0, "all have shot");
  });
  await t.test("asked by a shooter, one can hand over a 6", async () => {
    await player.open(games.backfire);
    assert.deepEqual(await seriousFaults(page), []);
    await picture(page, "cowboy-desk-asked");
    await player.dialog.getByRole("button", { name: /^Backfire/ }).first().click();
    await player.asked();
    assert.ok((await player.log()).some((line) => /^It backfired: you handed .* the 6 of /.test(line)));
  });
  await t.test("asked by a shooter, one can be quicker", async () => {
    await player.open(games["quick draw"]);
    await player.dialog.getByRole("button", { name: /^Quick draw/ }).first().click();
    await player.asked();
    assert.ok((await player.log()).some((line) => /^Quick draw! You laid down /.test(line)));
  });
  await t.test("hit, one chooses the cowboy to give", async () => {
    await player.open(games.hit);
    await picture(page, "cowboy-desk-give");
    const { y, height } = await player.dialog.boundingBox();
    for (const card of await player.hand.getByRole("button").all()) assert.ok((await card.boundingBox()).y >= y + height - 1, "the hand is in sight");
    await player.dialog.getByRole("button", { name: /^King of/ }).first().click();
    await player.asked();
  });
  await t.test("a king who dodges has a badge", async () => {
    await player.open(games.badge);
    assert.ok((await player.log()).some((line) => /^Your king of .* dodged and got a badge\.$/.test(line)));
    await player.hand.getByRole("button", { name: /^King of .* with a badge/ }).first().waitFor();
  });
  await t.test("a king with his badge is shot", async () => {
    await player.open(games["took a protected king"]);
    assert.ok((await player.log()).some((line) => /^You took the king of .*, badge and all\.$/.test(line)));
    await player.hand.getByRole("button", { name: /^King of .* with a badge/ }).first().waitFor();
  });
  await t.test("who has the last badge given out ends the hand", async () => {
    await player.open(games["last badge"]);
    await player.may("Turn a card");
    await page.getByText("You ended the hand.").waitFor();
    await page.getByRole("heading", { name: /^Hand \d+ is counted/ }).waitFor();
    await tallies(page);
  });
  await t.test("who lays the last ten ends the hand", async () => {
    await player.open(games["last ten"]);
    await player.cardNamed(/^10 of/);
    await player.may("Lay the 10");
    await page.getByText("You ended the hand.").waitFor();
    await page.getByRole("heading", { name: /^Hand \d+ is counted/ }).waitFor();
    await tallies(page);
  });
  await t.test("a 5 draws two", async () => {
    await player.open(games["two for a five"]);
    const before = await player.cards();
    await player.may("Draw from the pile");
    assert.equal(await player.asked(), "draw", "and once more");
    await player.may("Draw from the pile");
    await player.hand.getByRole("button").nth(before.length + 1).waitFor();
  });
  await t.test("a 6 stays, and says why", async () => {
    await player.open(games["six refused"]);
    await player.cardNamed(/^6 of/);
    await player.bar.getByText("A 6 stays as long as another card in hand does not count for you.").waitFor();
    assert.equal(await player.bar.getByRole("button", { name: /^Discard/ }).count(), 0);
  });
  await t.test("a couple is shown once in a hand", async () => {
    await player.open(games["couple shown"]);
    const why = player.bar.getByText("You have shown that couple in this hand.");
    const queens = player.hand.getByRole("button", { name: /^Queen of/ });
    for (let at = 0; at < (await queens.count()) && !(await why.isVisible()); at++) {
      await queens.nth(at).click({ position: { x: 10, y: 12 } });
      await player.bar.getByRole("button", { name: /^Discard/ }).waitFor();
    }
    await why.waitFor();
    assert.equal(await player.bar.getByRole("button", { name: /^Show the couple/ }).count(), 0);
  });
  await t.test("what the hand counts now, line by line", async () => {
    await player.open(games["three guns on the table"]);
    await page.getByRole("button", { name: /^Counts now/ }).click();
    await player.dialog.getByRole("heading", { name: "Counts now" }).waitFor();
    assert.deepEqual(await seriousFaults(page), []);
    await player.dialog.getByRole("button", { name: "Close" }).click();
  });
});

test("in German", async (t) => {
  const page = await open(t, { ...PHONE, ...QUICK, locale: "de-DE" });
  await page.getByRole("radio", { name: /^Wyoming Cowboy/ }).tap();
  await page.getByRole("button", { name: /^Spielen$|^Los$|^Spiel/ }).first().tap();
  await page.getByRole("button", { name: /^Zählt jetzt/ }).waitFor();
  assert.deepEqual(await seriousFaults(page), []);
  assert.equal(await sidewaysScroll(page), 0);
  await picture(page, "cowboy-phone-german");
});

test("the others say a word of guns and kings, and none at the pace at which all is there at once", async (t) => {
  const page = await open(t, DESK);
  const player = new Cowhand(page);
  await player.sitDown(3, "7");
  await page.evaluate(() => {
    globalThis.heard = [];
    new MutationObserver(() => {
      const words = document.querySelector(".says")?.textContent;
      if (words && globalThis.heard.at(-1) !== words) globalThis.heard.push(words);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const heard = () => page.evaluate(() => globalThis.heard);
  await player.playOn({ most: 6 });
  assert.deepEqual(await heard(), []);
  await player.pace("Fast");
  for (let acts = 0; acts < 24 && !(await heard()).length; acts++) await player.playOn({ most: 1 });
  const words = await heard();
  assert.ok(words.length > 0, "nobody says a word");
  for (const line of words) assert.match(line, /^[A-Z].*[.!?]$/);
});

test("every act of the others is told once, one after another", async (t) => {
  const page = await open(t, DESK);
  const player = new Cowhand(page);
  await player.sitDown(3, "7");
  await player.playOn({ last: "play" });
  await player.pace("Fast");
  await listen(player);
  await player.turn();
  await player.playOn({ last: "play" });
  await expectTold(player);
});
