// The great moments are seen: a capture, the end of a hand poster by poster, the winner's bill; and not where little is to move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastStep, reach } from "./fixtures.mjs";
import { CALM, DESK, PHONE, faults, open, picture } from "./harness.mjs";
import { sidewaysScrollers } from "./measure.mjs";
import { Player, clicks, dollars, readScore, taps } from "./player.mjs";
import { overhear } from "./told.mjs";

/** Notes what moves, in order, and every property that does. */
const watch = (page) => page.evaluate(() => {
  globalThis.moved = [];
  globalThis.properties = new Set();
  const look = () => {
    for (const { effect, animationName } of document.getAnimations()) {
      for (const frame of effect.getKeyframes()) for (const property of Object.keys(frame)) globalThis.properties.add(property);
      const slot = effect.target?.closest("[data-slot]")?.dataset.slot;
      const what = `${animationName} ${slot}`;
      if (animationName && !globalThis.moved.includes(what)) globalThis.moved.push(what);
    }
    requestAnimationFrame(look);
  };
  look();
});
const moved = (page, name) => page.waitForFunction((name) => globalThis.moved.includes(name), name);
const layout = (page) => page.evaluate(() => [...globalThis.properties].filter((property) => /width|height|^(top|right|bottom|left|inset)|margin|padding|flex|grid/i.test(property)));

/** One who is about to lay four of Billy the Kid. */
async function aboutToCapture(t) {
  const player = new Player(await open(t, DESK));
  await player.deal({ opponents: 3, seed: "232", pace: "Fast" });
  await player.step("draw");
  await player.asked();
  return player;
}

test("a hand is not seen before it is dealt card by card", async (t) => {
  const page = await open(t, DESK);
  // What stands on the page once a frame has been painted.
  await page.evaluate(() => {
    globalThis.seen = [];
    const look = () => {
      const cards = [...document.querySelectorAll(".hand .card")];
      if (cards.length) globalThis.seen.push(cards.filter((card) => getComputedStyle(card).opacity > 0).length);
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });
  await new Player(page, clicks).deal({ opponents: 3, seed: "232", pace: "Normal" });
  await page.waitForFunction(() => globalThis.seen.at(-1) === 10);
  const seen = await page.evaluate(() => globalThis.seen);
  assert.deepEqual(seen, seen.toSorted((a, b) => a - b), "they only become more");
  assert.equal(seen[0], 0);
});

test("a capture: the stamp slams once the cards have landed, the poster jolts, its column lights up", async (t) => {
  const player = await aboutToCapture(t);
  const { page } = player;
  await watch(page);
  await player.step("play 4 Billy the Kid");
  await moved(page, "jolt poster-billy-the-kid");
  for (const seat of [0, 1, 2, 3]) await moved(page, `flash cell-${seat}-billy-the-kid`);
  await picture(page, "capture-desk");
  const all = await page.evaluate(() => globalThis.moved);
  assert.ok(all.indexOf("stamp poster-billy-the-kid") >= 0, all.join());
  assert.deepEqual(await layout(page), []);
});

test("until the cards have landed that capture it a poster shows no stamp, and one movement alone has hold of that", async (t) => {
  const player = await aboutToCapture(t);
  const { page } = player;
  const poster = page.locator("[data-slot=poster-billy-the-kid]");
  await poster.evaluate((poster) => {
    globalThis.frames = [];
    const look = () => {
      const stamp = poster.parentElement.querySelector(".stamp");
      if (stamp) {
        const moves = document.querySelector(".flights").getAnimations({ subtree: true });
        const flying = moves.some(({ effect, playState }) => playState === "running" && effect.getKeyframes().some(({ transform }) => transform));
        globalThis.frames.push({ flying, seen: Number(getComputedStyle(stamp).opacity), held: stamp.getAnimations().length });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await player.step("play 4 Billy the Kid");
  await page.waitForFunction(() => globalThis.frames.some(({ held }) => held > 0) && globalThis.frames.at(-1).held === 0);
  const frames = await page.evaluate(() => globalThis.frames);
  assert.ok(frames.filter(({ flying }) => flying).length > 3, JSON.stringify(frames));
  assert.deepEqual(frames.filter(({ flying, seen }) => flying && seen > 0), []);
  assert.deepEqual(frames.filter(({ held }) => held > 1), []);
});

test("at the end of a hand the posters pay one after another, then the sheet is there; at once where little moves", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "hand ends empty-handed", { all: false });
  await player.pace("Normal");
  await watch(page);
  await player.step(lastStep("hand ends empty-handed"));
  await player.press("button", "Deal the next hand");
  const all = await page.evaluate(() => globalThis.moved);
  const paid = all.filter((what) => what.startsWith("jolt poster-"));
  assert.ok(paid.length > 0 && all.some((what) => what.startsWith("count money-")), all.join());
  assert.ok(all.indexOf(paid[0]) < all.findIndex((what) => what.startsWith("rise ")), "the sheet comes after them");
  assert.deepEqual(await layout(page), []);
});

test("a table that is shot at kicks, and the page has nothing to scroll meanwhile", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "hand ends empty-handed", { all: false });
  await player.pace("Normal");
  await player.step(lastStep("hand ends empty-handed"));
  // Held where it is furthest from its place.
  const held = await page.waitForFunction(() => {
    const kick = document.getAnimations().find(({ animationName, effect }) => animationName === "kick" && effect.target.matches(".table"));
    if (!kick) return null;
    kick.pause();
    kick.currentTime = kick.effect.getComputedTiming().duration / 5;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const { top } = kick.effect.target.getBoundingClientRect();
    kick.play();
    return { high: scrollHeight - clientHeight, wide: scrollWidth - clientWidth, moved: top !== 0 };
  });
  assert.deepEqual(await held.jsonValue(), { high: 0, wide: 0, moved: true });
});

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`the winner is wanted, losers read what they lack, and another game is one press away, on a ${size}`, async (t) => {
    const page = await open(t, { ...options, reducedMotion: "reduce" });
    const player = new Player(page, by);
    await reach(player, "duel");
    await player.press("button", "See who won");
    await page.getByRole("heading", { level: 1, name: "You win!" }).waitFor();
    // Whoever wins is marshal; the player has no other face.
    assert.equal(await page.locator(".end-face use").getAttribute("href"), "#scene-earp");
    await page.getByText(/^\$\d+,000 short$/).first().waitFor();
    await picture(page, `won-${size}`);
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await sidewaysScrollers(page), []);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    await page.waitForFunction(() => document.activeElement.textContent.trim() === "Another game");
    await page.keyboard.press("Enter");
    await player.hand.waitFor();
  });
}

test("whose bill it is falls, is nailed up and then stamped with who won, and another game need not wait for that; at once it is there at once", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  for (const pace of ["instant", "normal"]) {
    await reach(player, "duel");
    // Nothing is waited for on the way here; how the setting marks the page is all that the bill goes by.
    if (pace === "normal") await page.evaluate(() => { document.documentElement.dataset.pace = "normal"; });
    await watch(page);
    await player.press("button", "See who won");
    await page.getByRole("button", { name: "Another game" }).waitFor();
    const unseen = await page.locator(".end-title").evaluate((title) => getComputedStyle(title).opacity === "0");
    assert.equal(unseen, pace === "normal", "who won is not to be read before the bill hangs");
    if (pace === "normal") await moved(page, "drop undefined");
    else assert.ok(!(await page.evaluate(() => globalThis.moved)).some((what) => /^(drop|stamp|jolt) /.test(what)));
    assert.deepEqual(await layout(page), []);
  }
});

test("an opponent to whom something happens says a word, unless they are to be silent", async (t) => {
  for (const lines of ["on", "off"]) {
    const player = new Player(await open(t, DESK));
    const { page } = player;
    await page.evaluate((lines) => {
      localStorage[`tin-star ${new URL("./", location).pathname} lines`] = lines;
    }, lines);
    await page.reload();
    const hear = await overhear(page);
    await player.deal({ opponents: 3, seed: "9", pace: "Fast" }); // somebody takes a card from another before the player's first turn
    await player.asked();
    const heard = await hear();
    assert.equal(heard.length > 0, lines === "on", `heard: ${heard}`);
    for (const words of heard) assert.match(words, /^[A-Z].*[.!?]$/);
  }
});

test("a card from the supply shows its back at first, and turns on its way to the hand", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "232", pace: "Normal" });
  await watch(page);
  await player.step("draw");
  await moved(page, "turn-over undefined");
  assert.deepEqual(await layout(page), []);
});

for (const [size, options, by] of [["desk", DESK, clicks], ["phone", PHONE, taps]]) {
  test(`as the player is asked, that does not lie over what is told beside it, on a ${size}`, async (t) => {
    const page = await open(t, options);
    const player = new Player(page, by);
    await player.deal({ opponents: 1, seed: "5", pace: "Fast" });
    await page.evaluate(() => {
      globalThis.frames = { called: 0, over: [] };
      const look = () => {
        const [turn, ...told] = document.querySelectorAll("section[aria-label=Status] p");
        const { right, bottom } = turn.getBoundingClientRect();
        const beside = told.flatMap((words) => [...words.getClientRects()]).filter(({ right, top }) => right > 0 && top < bottom - 2);
        globalThis.frames.calling = turn.getAnimations().length > 0;
        if (globalThis.frames.calling) globalThis.frames.called++;
        for (const { left } of beside.slice(0, 1)) if (right > left + 1) globalThis.frames.over.push([right, left]);
        requestAnimationFrame(look);
      };
      look();
    });
    do await player.move(); while ((await player.asked()) !== "draw");
    await page.waitForFunction(() => globalThis.frames.called > 0 && !globalThis.frames.calling);
    assert.deepEqual((await page.evaluate(() => globalThis.frames)).over, []);
  });
}

test("at the end of a hand coins go to the purses, which count what has come, and so do the sums of the sheet, never backwards", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "hand ends empty-handed", { all: false });
  await player.pace("Normal");
  await watch(page);
  await page.evaluate(() => {
    globalThis.purses = {};
    globalThis.coins = 0;
    globalThis.read = [];
    const status = document.querySelector(".status-turn");
    const isSeen = (words) => getComputedStyle(words).opacity !== "0";
    const look = () => {
      const sums = [...document.querySelectorAll(".runner-money > [aria-hidden]")].map((sum, at) => [`sum ${at}`, sum]);
      const purses = [...document.querySelectorAll("[data-slot^=money-]")].map((purse) => [purse.dataset.slot, purse]);
      for (const [where, purse] of [...sums, ...purses]) {
        const seen = (globalThis.purses[where] ??= []);
        if (seen.at(-1) !== purse.textContent) seen.push(purse.textContent);
      }
      const coins = document.querySelectorAll(".coin").length;
      globalThis.coins = Math.max(globalThis.coins, coins);
      const lines = [...document.querySelectorAll(".log-line")].filter((line) => / paid /.test(line.textContent) && isSeen(line)).length;
      if (coins && isSeen(status)) globalThis.read.push({ turn: status.textContent, lines });
      requestAnimationFrame(() => setTimeout(look)); // what has been painted
    };
    look();
  });
  await player.step(lastStep("hand ends empty-handed"));
  await page.getByRole("button", { name: "Deal the next hand" }).waitFor();
  const ordered = (sums) => sums.toSorted((a, b) => a - b);
  const score = ordered((await readScore(page)).purses).join();
  const last = async (of = "money") => ordered(await page.evaluate((of) => Object.entries(globalThis.purses).filter(([where]) => where.startsWith(of)).map(([, seen]) => seen.at(-1)), of).then((texts) => texts.map(dollars))).join();
  for (const end = Date.now() + 10000; `${await last()} ${await last("sum")}` !== `${score} ${score}` && Date.now() < end; ); // a busy machine is behind with what it paints
  const { purses, coins } = await page.evaluate(() => ({ purses: globalThis.purses, coins: globalThis.coins }));
  assert.ok(coins > 0, "no coin was seen");
  const read = await page.evaluate(() => globalThis.read);
  assert.ok(read.some(({ turn }) => turn === "The hand is over."), "while they pay, it is told that the hand is over");
  assert.ok(new Set(read.map(({ lines }) => lines)).size > 1, `what a poster pays is told as it does: ${JSON.stringify(read)}`);
  const sums = Object.values(purses).map((seen) => seen.map(dollars));
  assert.ok(sums.some((seen) => seen.length > 2), `they jump: ${JSON.stringify(purses)}`);
  for (const seen of sums) assert.deepEqual(seen, ordered(seen), "a purse goes down");
  assert.equal(await last(), score);
  assert.equal(await last("sum"), score, "and the sums of the race on the sheet");
  assert.deepEqual(await layout(page), []);
});

test("whoever skips the coins finds the purses full in the next hand", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "hand ends empty-handed", { all: false });
  await player.pace("Normal");
  await player.step(lastStep("hand ends empty-handed"));
  await page.locator(".coin").first().waitFor({ state: "attached" });
  await player.press("button", "Skip");
  await page.getByRole("button", { name: "Deal the next hand" }).waitFor();
  const { purses } = await readScore(page);
  await player.press("button", "Deal the next hand");
  await player.hand.waitFor();
  const heads = await player.table.getByRole("rowheader").allInnerTexts();
  assert.deepEqual(heads.map((head) => dollars(/\$[\d,]+/.exec(head)[0])).toSorted(), purses.toSorted());
});

/** A shot of one's own that misses, at the slow pace; its words in the status: what is told, and what is asked. */
async function miss(t) {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "stagecoach robbery misses", { all: false });
  await player.pace("Slow");
  await watch(page);
  const words = page.getByRole("region", { name: "Status" }).getByRole("status").locator("span");
  return { page, told: words.first(), asked: words.last(), shoot: () => player.step("shoot Stagecoach Robbery") };
}

test("how a shot went is not to be read before the card is turned", async (t) => {
  const { page, told, shoot } = await miss(t);
  const log = page.getByRole("region", { name: "What happened" }).getByRole("listitem").last();
  await shoot();
  // In the very frame in which it turns; a moment later it may be told.
  const turning = await page.waitForFunction(() => {
    if (!globalThis.moved.includes("turn-over undefined") || !globalThis.moved.includes("sink undefined")) return null; // a miss
    const words = [document.querySelector("[role=status].status-line span"), [...document.querySelectorAll(".log-line")].at(-1)];
    return words.map((words) => `${/miss/.test(words.innerText)} ${getComputedStyle(words).opacity}`);
  });
  assert.deepEqual(await turning.jsonValue(), ["true 0", "true 0"], "those who hear the page are told");
  for (const words of [told, log]) {
    await page.waitForFunction((words) => getComputedStyle(words).opacity === "1", await words.elementHandle());
  }
});

test("what comes after a shot of one's own is not asked before the card is turned", async (t) => {
  const { page, asked, shoot } = await miss(t);
  await shoot();
  const turning = await page.waitForFunction(() =>
    globalThis.moved.includes("turn-over undefined") ? { asked: [...document.querySelectorAll(".status-line span")].at(-1).innerText } : null,
  );
  assert.deepEqual(await turning.jsonValue(), { asked: "" });
  await page.waitForFunction((asked) => /discard/.test(asked.innerText), await asked.elementHandle());
});

test("a Hideout is thrown over where the shot hits, and what it hid lights up", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page);
  await reach(player, "wyatt earp out of turn hits", { all: false });
  await player.pace("Normal");
  await watch(page);
  await player.step("earp answer");
  await moved(page, "tip undefined");
  await page.waitForFunction(() => globalThis.moved.some((what) => what.startsWith("flash cell-0-")));
  assert.deepEqual(await layout(page), []);
});

for (const [how, options, pace] of [["at once", DESK, "Instant"], ["with less movement", CALM, "Normal"]]) {
  test(`no coin flies and no Hideout tips where things are to be there ${how}`, async (t) => {
    const page = await open(t, options);
    const player = new Player(page);
    await page.evaluate((pace) => {
      localStorage[`tin-star ${new URL("./", location).pathname} pace`] = pace;
    }, pace.toLowerCase());
    await page.reload();
    for (const [shows, step] of [["wyatt earp out of turn hits", "earp answer"], ["hand ends empty-handed", null]]) {
      await reach(player, shows, { all: false });
      if (!(await player.dialog.isVisible())) await player.pace(pace); // a question lies over the bar
      await watch(page);
      await player.step(step ?? lastStep(shows));
      await player.asked();
      const all = await page.evaluate(() => globalThis.moved);
      assert.ok(!all.some((what) => /^(tip|flash|jolt|count) /.test(what)), all.join());
      assert.equal(await page.locator(".coin").count(), 0);
    }
  });
}
