// What a player of Wyoming Cowboy rarely sees, in games that come by a link; German; what the others say, and what is told of their acts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Cowhand, games } from "./cowhand.mjs";
import { place } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, open, picture, seriousFaults, sidewaysScroll, speak } from "./harness.mjs";
import { clicks, openLink, taps } from "./player.mjs";
import { tallies } from "./tally.mjs";
import { expectTold, listen, overhear } from "./told.mjs";

const QUICK = { reducedMotion: "reduce" };

test("enough cards to pass go by a second Enter, fewer by none", async (t) => {
  const page = await open(t, CALM);
  const player = new Cowhand(page);
  await player.sitDown(2, "21");
  await player.playOn({ last: "pass" });
  for (const chosen of [1, 2, 3]) {
    await player.hand.getByRole("button").nth(chosen - 1).focus();
    // Picks it up, and lays it down and picks it up again where it is not the last.
    for (let times = chosen < 3 ? 3 : 2; times > 0; times--) await page.keyboard.press("Enter");
    if (chosen < 3) await player.bar.getByText(`${chosen} of 3 chosen.`).waitFor();
  }
  await player.bar.getByRole("button", { name: /^Pass \d/ }).waitFor({ state: "detached" });
  await player.asked();
  assert.ok((await player.log()).some((line) => /^Cards were passed/.test(line)));
});

test("cards chosen to be passed look chosen until all have chosen", async (t) => {
  // The others think for ever.
  const before = () => { Worker.prototype.postMessage = () => {}; };
  const page = await open(t, { ...CALM, before });
  const player = new Cowhand(page);
  await player.open(games["first pass"]);
  const cards = player.hand.getByRole("button");
  for (const at of [0, 2, 5]) await player.pressCard(cards.nth(at));
  await player.press("button", /^Pass 3/, player.bar);
  await player.bar.getByText("You have chosen. The others choose …").waitFor();
  const pressed = await cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-pressed")));
  assert.deepEqual(pressed.flatMap((pressed, at) => (pressed === "true" ? [at] : [])), [0, 2, 5]);
});

test("a card more than are to be passed is refused, and what was chosen stays", async (t) => {
  const page = await open(t, CALM);
  const player = new Cowhand(page);
  await player.sitDown(2, "21");
  await player.playOn({ last: "pass" });
  const cards = player.hand.getByRole("button");
  for (const at of [0, 1, 2, 3]) await cards.nth(at).click();
  await page.getByText("No more cards go. Put one back first.").first().waitFor();
  assert.deepEqual(await Promise.all([0, 1, 2, 3].map((at) => cards.nth(at).getAttribute("aria-pressed"))), ["true", "true", "true", "false"]);
});

test("what is rarely seen", async (t) => {
  const page = await open(t, CALM);
  const player = new Cowhand(page);
  await t.test("a gun is taken up, pointed at somebody and fired", async () => {
    await player.open(games["three guns on the table"]);
    const gun = player.table.getByRole("button", { name: /^Shoot with the/ }).first();
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
      await player.table.getByRole("button", { name: `Shoot with the ${calibre}` }).first().click();
      await player.table.getByRole("button", { name: /^Shoot at / }).first().click();
      await player.playOn({ last: "play" });
      assert.equal(await shots(), before + 1, calibre);
    }
    assert.equal(await player.table.getByRole("button", { name: /^Shoot with the/ }).count(), 0, "all have shot");
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
    await page.getByText("You ended the hand: 30 points.").waitFor();
    await page.getByRole("heading", { name: /^Hand \d+ is counted/ }).waitFor();
    await tallies(page);
  });
  await t.test("who lays the last ten, by a double press, ends the hand, as its button says", async () => {
    await player.open(games["last ten"]);
    await player.cardNamed(/^10 of/);
    await player.bar.getByRole("button", { name: /^Lay the 10 of \w+ ends the hand$/ }).waitFor();
    await player.may("Clear");
    await player.hand.getByRole("button", { name: /^10 of/ }).first().dblclick({ position: { x: 10, y: 12 } });
    await page.getByText("You ended the hand: 30 points.").waitFor();
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

const SIZES = { "at a desk": DESK };
for (const [width, height] of [[360, 640], [320, 568], [740, 360], [568, 320], [820, 1180]]) SIZES[`at ${width}×${height}`] = { ...PHONE, viewport: { width, height } };

for (const [where, size] of Object.entries(SIZES)) {
  test(`${where} the seats stand where they stood when a shot is told`, async (t) => {
    const page = await open(t, { ...size, ...QUICK });
    const player = new Cowhand(page, size === DESK ? clicks : taps);
    const seen = { 0: new Set(), 1: new Set() };
    for (const position of ["three guns in hand", "three guns on the table", "every gun on the table"]) {
      await player.open(games[position]);
      seen[await page.getByText(/^The last shot/).count()].add((await player.table.getByRole("listitem").first().boundingBox()).y);
    }
    assert.ok(seen[0].size > 0, "one with a shot and one without");
    assert.equal(seen[1].size, 1);
    assert.deepEqual(seen[0], seen[1]);
  });
}

test("on a phone the seats of eight stand where they stood when a shot is told", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Cowhand(page, taps);
  await player.sitDown(7, "3");
  const sizes = [{ width: 320, height: 568 }, PHONE.viewport];
  const seen = [0, 1].map(() => sizes.map(() => new Set()));
  for (let decisions = 0; decisions < 60 && !(seen[0][0].size && seen[1][0].size); decisions++) {
    const asked = await player.asked();
    // With a gun in hand there is but one thing to look at.
    if (asked === "play") {
      const shots = await page.getByText(/^The last shot/).count();
      for (const [at, size] of sizes.entries()) {
        await page.setViewportSize(size);
        seen[shots][at].add((await player.table.getByRole("listitem").first().boundingBox()).y);
      }
    }
    await player.answer(asked);
  }
  assert.deepEqual(seen[1].map(({ size }) => size), [1, 1], "no shot was told, or not in the same place");
  assert.deepEqual(seen[0], seen[1]);
});

test("on a phone the cards of a line of the score lie in one line", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Cowhand(page, taps);
  await player.open(games["hand over"]);
  const lines = await page.locator(".tally-line").evaluateAll((lines) => lines.map((line) => [line.innerText, new Set([...line.querySelectorAll(".chip")].map((chip) => chip.getBoundingClientRect().y)).size]));
  assert.ok(lines.length > 8, `${lines.length} lines`);
  assert.deepEqual(lines.filter(([, rows]) => rows > 1), []);
  assert.equal(await sidewaysScroll(page), 0);
});

test("at a desk nothing moves when the first gun is pulled, and nothing beside a badge that is given", async (t) => {
  const page = await open(t, CALM);
  const player = new Cowhand(page);
  const seen = { own: new Set(), tens: new Set(), guns: new Set(), badges: new Set() };
  for (const position of ["first pass", "three guns on the table", "got a six", "lost a gun"]) {
    await player.open(games[position]);
    const own = player.table.getByRole("listitem").filter({ has: page.getByText("You", { exact: true }) });
    const { y, height } = await own.first().boundingBox();
    seen.own.add(`${y} ${height}`);
    seen.tens.add((await page.getByText(/^Tens on the table/).boundingBox()).x);
    seen.guns.add((await own.first().getByText(/^\.(22|38|357|45)$/).count()) > 0);
    seen.badges.add(await page.getByRole("region", { name: "Badges, tens and the last shot" }).getByText(/^Badges: /).innerText());
  }
  assert.ok(seen.guns.size === 2 && seen.badges.size > 1, "with a gun and without, with all badges and with fewer");
  assert.deepEqual([seen.own.size, seen.tens.size], [1, 1], JSON.stringify([...seen.own, ...seen.tens]));
});

test("on a tablet on its side badges, tens, discards and a shot have room, however many sit there", async (t) => {
  for (const seats of [5, 8]) {
    const page = await open(t, { viewport: { width: 1024, height: 768 }, ...QUICK });
    const player = new Cowhand(page);
    await player.sitDown(seats - 1, "71");
    for (let decisions = 0; decisions < 14 || !(await page.getByText(/^The last shot/).count()); decisions++) {
      assert.ok(decisions < 60, "no shot");
      await player.answer(await player.asked());
    }
    for (const [language, width, name] of [["en", 1024, "Badges, tens and the last shot"], ["de", 1200, "Abzeichen, Zehnen und der letzte Schuss"]]) {
      await page.setViewportSize({ width, height: 768 });
      await speak(page, language);
      const boxes = (counter) => [counter, ...counter.children].map((part) => part.getBoundingClientRect().toJSON());
      const [box, ...lines] = await page.getByRole("region", { name }).evaluate(boxes);
      assert.equal(lines.length, 4);
      assert.deepEqual(lines.filter(({ top, bottom }) => top < box.top || bottom > box.bottom), [], `${language}: ${JSON.stringify(box)}`);
    }
    await page.context().close();
  }
});

test("on the sheet at a desk no German name takes two lines, and what counts nothing is no gain", async (t) => {
  const page = await open(t, { ...CALM, locale: "de-DE" });
  await page.getByRole("main").first().waitFor();
  await openLink(page, games["hand over"]);
  await page.getByRole("button", { name: "Weiterspielen" }).click();
  await page.getByRole("heading", { level: 1, name: /^Abrechnung Runde \d+$/ }).waitFor();
  await picture(page, "cowboy-desk-german-sheet");
  const long = page.getByText(/^(Runde beendet|10 oder zwei Zweien übrig)\b/);
  const lines = await long.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize)));
  assert.ok(lines.length > 0);
  for (const line of lines) assert.ok(line < 2, `${line} times as high as its letters`);
  const inks = (points) => page.getByText(points, { exact: true }).evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  const gains = new Set(await inks(/^\+\d+$/));
  const nothing = await page.getByRole("listitem").filter({ hasText: /^Waisen allein/ }).getByText("0", { exact: true }).evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  assert.ok(nothing.length > 0 && gains.size > 0);
  for (const ink of nothing) assert.ok(!gains.has(ink), `${ink} is the ink of a gain`);
});

test("in German", async (t) => {
  const page = await open(t, { ...CALM_PHONE, locale: "de-DE" });
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
  await player.sitDown(3, "5");
  const heard = await overhear(page);
  await player.playOn({ most: 6 });
  assert.deepEqual(await heard(), []);
  await player.pace("Fast");
  for (let acts = 0; acts < 24 && !(await heard()).length; acts++) await player.playOn({ most: 1 });
  const words = await heard();
  assert.ok(words.length > 0, "nobody says a word");
  for (const line of words) assert.match(line, /^[A-Z].*[.!?]$/);
});

test("on a phone the question which cowboy to give leaves all of the status in sight", async (t) => {
  for (const [locale, goOn, status] of [["en-GB", "Go on with it", "Status"], ["de-DE", "Weiterspielen", "Spielstand"]]) {
    const page = await open(t, { ...CALM_PHONE, locale });
    await page.getByRole("main").first().waitFor();
    await openLink(page, games.hit);
    await page.getByRole("button", { name: goOn }).tap();
    const question = page.getByRole("dialog");
    await question.waitFor();
    for (const size of [PHONE.viewport, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      await picture(page, `cowboy-give-${locale}-${size.width}`);
      const last = await page.getByRole("region", { name: status }).evaluate((status) => {
        const words = document.createRange();
        words.selectNodeContents(status);
        return words.getBoundingClientRect().bottom;
      });
      const { y } = await question.boundingBox();
      assert.ok(last <= y, `${locale}, ${size.width} wide: words down to ${last}, the question from ${y}`);
    }
  }
});

test("every act of the others is told once, one after another", async (t) => {
  const page = await open(t, DESK);
  const player = new Cowhand(page);
  await player.sitDown(3, "5");
  await player.playOn({ last: "play" });
  await player.pace("Fast");
  await listen(player);
  await player.turn();
  await player.playOn({ last: "play" });
  await expectTold(player);
});

test("who can give but one answer to a shot is not asked", async (t) => {
  const page = await open(t, CALM);
  const player = new Cowhand(page);
  await place(player, games["no answer but one"]);
  await page.waitForFunction(() => /You can(not)? be hit/.test(document.querySelector(".log-lines")?.innerText));
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("how a shot went is not to be read at the counter before the card is turned", async (t) => {
  const page = await open(t, DESK);
  const player = new Cowhand(page);
  await place(player, games.aimed);
  await player.pace("Slow");
  await player.press("button", "Turn a card", player.bar);
  const counter = page.getByRole("region", { name: "Badges, tens and the last shot" });
  const fate = counter.getByText(/^(Hit!|Missed)$/);
  await fate.waitFor();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  assert.equal(await fate.evaluate((fate) => getComputedStyle(fate).opacity), "0");
  await page.waitForFunction((fate) => getComputedStyle(fate).opacity === "1", await fate.elementHandle());
});

test("nothing on the table tells how a shot went before the card is turned", async (t) => {
  const page = await open(t, DESK);
  const player = new Cowhand(page);
  await place(player, games["last badge"]);
  await player.pace("Slow");
  const seen = await page.evaluate(async () => {
    const region = (name) => document.querySelector(`[aria-label="${name}"]`);
    const counter = () => region("Badges, tens and the last shot").querySelectorAll("p:not(.shot)");
    const table = () => [...counter(), region("Players, their guns, badges and tens"), region("Draw pile and discards")].map((part) => part.innerText).join(" ").replaceAll(/\s+/g, " ");
    const lines = () => [...document.querySelectorAll(".log-line")].filter((line) => /was turned/.test(line.innerText));
    const [fire] = [...document.querySelectorAll("button")].filter((button) => /^Turn a card/.test(button.innerText));
    const before = table();
    const [told, shown] = [lines().length, []];
    let turned;
    fire.click();
    for (let frames = 0; frames < 600; frames++) {
      await new Promise(requestAnimationFrame);
      const all = lines();
      const said = all.length > told && getComputedStyle(all.at(-1)).opacity === "1";
      turned = performance.now();
      // The log has its line at once, and hides it a frame later.
      if (said && frames > 3) break;
      if (frames > 1) shown.push([turned, table()]);
    }
    // The log and the table show it within a few frames of each other.
    for (let frames = 0; frames < 60 && table() === before; frames++) await new Promise(requestAnimationFrame);
    return { before, shown: [...new Set(shown.filter(([at]) => at < turned - 150).map(([, text]) => text))], after: table() };
  });
  const still = (text) => text.replaceAll("Your turn", "").replaceAll(", to play", "");
  assert.ok(seen.shown.length > 0);
  for (const shown of seen.shown) assert.equal(still(shown), still(seen.before));
  assert.notEqual(seen.after, seen.before);
});
