// What the pictures of every screen at every size had shown: who leads, who won and where to play in a low window, whole names and signs on a
// tablet, one line for what goes together, and nothing over what is to be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place, positions, reach, textOf } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, open } from "./harness.mjs";
import { cutNames, outOfSight } from "./measure.mjs";
import { Player, clicks, taps } from "./player.mjs";

const still = { reducedMotion: "reduce" };
const LOW = { ...PHONE, viewport: { width: 740, height: 360 }, ...still };
const TABLET = { ...PHONE, viewport: { width: 820, height: 1180 }, ...still };

/** A position of a younger game, at a table of this size. */
async function at(t, options, by, text) {
  const player = new Player(await open(t, options), by);
  await place(player, text);
  return player;
}

const box = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

for (const [where, options] of [["in a low window", LOW], ["on a phone", CALM_PHONE]]) {
  test(`who leads in Desperados is in sight ${where}, whole`, async (t) => {
    for (const what of ["last hold-up", "reshuffled"]) {
      const player = await at(t, options, taps, positions("desperados")[what]);
      const rows = await player.page.getByRole("table").getByRole("row").filter({ has: player.page.getByRole("rowheader") }).all();
      assert.equal(rows.length, 2);
      assert.deepEqual(await outOfSight(player.page, rows), [], what);
      const [first, own, board] = await Promise.all([...rows, player.page.locator(".board-wrap")].map(box));
      assert.ok(first.bottom <= own.top + 1 && own.bottom <= board.bottom + 1, `${what}: ${first.bottom} over ${own.top}, ${own.bottom} over ${board.bottom}`);
    }
  });
}

test("in a low window there is a way to play in sight, and who won", async (t) => {
  const page = await open(t, LOW);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.deepEqual(await outOfSight(page, [page.getByRole("button", { name: "Play", exact: true }), page.getByRole("heading", { name: "Tin Star" })]), []);
  const player = new Player(page, taps);
  await reach(player, "duel");
  await player.press("button", "See who won");
  await player.asked();
  assert.deepEqual(await outOfSight(page, [page.getByText("You win!")]), []);
});

test("on a small desk cards have their signs, and no name on the warrant reaches its frame", async (t) => {
  const { page, hand } = await at(t, CALM, clicks, positions("desperados").tie);
  for (const [width, height] of [[1024, 768], [1180, 820], [1280, 720]]) {
    await page.setViewportSize({ width, height });
    const signs = await hand.locator(".card-sign").evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().width));
    assert.ok(signs.length > 0 && signs.every((width) => width > 5), `${width}: ${signs}`);
    const over = await page.locator(".wanted").evaluateAll((tiles) => tiles.filter((tile) => {
      const [frame, ...parts] = [tile, ...tile.querySelectorAll(".wanted-name > *")].map((part) => part.getBoundingClientRect());
      return parts.some((part) => part.left < frame.left + 2 || part.right > frame.right - 2);
    }).map((tile) => tile.textContent));
    assert.deepEqual(over, [], `${width}`);
  }
});

test("on a tablet cards have their whole names and signs, and numbers cover neither", async (t) => {
  const player = await at(t, TABLET, taps, positions("desperados")["last hold-up"]);
  const cards = await player.hand.getByRole("button").evaluateAll((cards) => cards.map((card) => {
    const of = (what) => card.querySelector(what)?.getBoundingClientRect();
    const [counts, symbol, band, sign] = [".card-counts", ".card-symbol", ".card-band", ".card-sign"].map(of);
    return { over: counts.top < Math.max(symbol.bottom, band.bottom) - 1, sign: sign.width > 5 };
  }));
  assert.equal(cards.length, 16);
  assert.deepEqual(cards.filter(({ over, sign }) => over || !sign), []);
  for (const shows of ["rich table", "photo out of turn"]) {
    await reach(player, shows, { all: false });
    assert.deepEqual(await cutNames(player.page), [], shows);
  }
});

test("on the smallest phone four guns leave the discards and the hint their room", async (t) => {
  const small = { ...PHONE, viewport: { width: 320, height: 568 }, ...still };
  const player = await at(t, small, taps, positions("wyoming-cowboy")["every gun on the table"]);
  const guns = await Promise.all((await player.bar.getByRole("button", { name: /^Shoot with/ }).all()).map(box));
  assert.equal(guns.length, 4);
  const beside = await Promise.all([player.page.locator(".pile").nth(1), player.bar.getByRole("button", { name: "Hint" })].map(box));
  for (const gun of guns) {
    for (const other of beside) assert.ok(gun.left >= other.right - 1 || gun.right <= other.left + 1, JSON.stringify([gun, other]));
  }
});

for (const [where, size] of [["a small desk", { width: 1024, height: 768 }], ["a phone", PHONE.viewport], ["a phone on its side", { width: 740, height: 360 }]]) {
  test(`a long status on ${where} ends with what is asked, whole`, async (t) => {
    const [options, by] = where === "a small desk" ? [DESK, clicks] : [PHONE, taps];
    const { page } = await at(t, { ...options, viewport: size, ...still }, by, positions("desperados").tie);
    const status = page.getByRole("region", { name: "Status" });
    await status.getByText("Put a card in front of a place.").waitFor();
    const cut = await status.evaluate((status) =>
      [status, ...status.querySelectorAll("div")].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map((part) => [part.className, part.scrollHeight, part.clientHeight]));
    assert.deepEqual(cut, []);
  });
}

test("what is set stands on a line with its choices where there is room", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page, clicks);
  await player.deal({ opponents: 2, seed: "11" });
  await player.settings();
  for (const name of ["Movement", "Pace", "Sound"]) {
    const group = player.dialog.getByRole("group", { name });
    const [legend, first] = await Promise.all([group.locator("legend"), group.locator("label").first()].map(box));
    assert.ok(legend.right <= first.left + 1, `${name} is not beside its choices`);
  }
});

test("the names of those who sit at Wyoming Cowboy stand alike, whatever stands beside them", async (t) => {
  const player = await at(t, CALM_PHONE, taps, positions("wyoming-cowboy")["three guns on the table"]);
  const lefts = await Promise.all(["Juniper", "Tallow", "Marigold"].map(async (name) => (await box(player.page.locator(".chair-name", { hasText: name }).first())).left));
  assert.ok(Math.max(...lefts) - Math.min(...lefts) < 1, lefts.join());
});

/** Which of the boxes lie over one another: of what fits the one selector with what fits the other, as far as either is seen. */
const meetings = (page, ones, others) => page.evaluate(([ones, others]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
    const inside = document.createRange(); // of a cell, what stands in it
    inside.selectNodeContents(one.firstChild ?? one);
    return [one.textContent.slice(0, 20), (one.matches("td") ? inside : one).getBoundingClientRect()];
  });
  return boxes(ones).flatMap(([name, a]) => boxes(others)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3) // letters fill no line
    .map(([other, b]) => `${name} and ${other}: ${a.top} to ${a.bottom}, ${b.top} to ${b.bottom}`));
}, [ones, others]);

for (const [game, text] of [["wyatt-earp", textOf("rich table", { all: false })], ["desperados", positions("desperados").tie], ["wyoming-cowboy", positions("wyoming-cowboy")["three guns on the table"]]]) {
  test(`what the others say covers nobody’s name, cards, money or points, and no card of the hand: ${game}`, async (t) => {
    const { page } = await at(t, CALM, clicks, text);
    const names = ".player-name > span:first-child, .player-money, .player-count, .ledger-name, .ledger-cards, .loot, .chair-name, .chair-points, .chair-cards, .poster-money, .meter, .shot";
    for (const [width, height] of [[360, 640], [740, 360], [820, 1180], [1280, 720], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      // Everybody says the longest line that there is; at play it is one at a time.
      await page.evaluate(() => {
        for (const face of document.querySelectorAll(".table .portrait:not(.own)")) {
          const place = face.parentElement.querySelector(".player-says") ?? face;
          const says = place.querySelector(".says") ?? place.appendChild(document.createElement("span"));
          Object.assign(says, { className: "says", textContent: "There’s more where that came from." });
        }
      });
      assert.deepEqual(await meetings(page, ".says", `${names}, .hand .card`), [], `${width} by ${height}`);
    }
  });
}

for (const [where, options] of [["in a low window", LOW], ["on a phone", CALM_PHONE], ["on a tablet", TABLET], ["on a smaller tablet", { ...TABLET, viewport: { width: 768, height: 1024 } }],
  ["on a small desk", { ...CALM, hasTouch: true, viewport: { width: 1024, height: 768 } }], ["on a desk", { ...CALM, hasTouch: true }]]) {
  test(`the bill of a hold-up leaves everybody’s booty in sight ${where}, and one’s own line hides the one below it`, async (t) => {
    const { page } = await at(t, options, taps, positions("desperados").tie);
    await page.getByRole("region", { name: "The last hold-up" }).waitFor();
    assert.deepEqual(await meetings(page, ".reveal", ".ledger tbody tr"), []);
    if (options !== LOW) assert.ok((await meetings(page, ".reveal", ".site")).length <= 3, "it lies over all the places");
    if (options.viewport.width > 1000) return;
    const ground = await page.getByRole("row").filter({ hasText: "You" }).evaluate((row) => getComputedStyle(row).backgroundColor);
    assert.doesNotMatch(ground, /rgba|\/|transparent/);
  });
}

test("large cards leave those that are laid at Wyoming Cowboy apart from the backs", async (t) => {
  const { page } = await at(t, CALM, clicks, positions("wyoming-cowboy")["three guns on the table"]);
  await page.evaluate(() => { document.documentElement.dataset.cards = "large"; });
  assert.deepEqual(await meetings(page, ".chair:not(.is-you) .gun-cards", ".fan"), []);
});

test("a question in a strip over the hand cuts no sign of a new card in two", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "most wanted asks to the left", { all: false });
  await player.pick("Most Wanted!", 1);
  await player.press("button", "Play Most Wanted!", player.bar);
  await player.press("button", "Ask for Jesse James", player.table);
  await player.dialog.waitFor();
  const { bottom } = await box(player.dialog);
  const signs = await page.locator(".card-badge").evaluateAll((signs) => signs.filter((sign) => getComputedStyle(sign).opacity > 0).map((sign) => sign.getBoundingClientRect().top));
  assert.ok(signs.length > 0 && signs.every((top) => top >= bottom - 1), `${signs} below ${bottom}`);
});

test("three in a race stand abreast or one below another, and leave no hole", async (t) => {
  const page = await open(t, CALM);
  await reach(new Player(page), "hand ends empty-handed");
  const race = await Promise.all((await page.getByRole("region", { name: /^The race/ }).getByRole("listitem").all()).map(box));
  assert.equal(race.length, 3);
  assert.ok(race.every(({ top }) => top === race[0].top) || race.every(({ left }) => left === race[0].left), JSON.stringify(race));
});

test("who is aimed at has the cross over the face, and what is laid lies beside the backs", async (t) => {
  const player = await at(t, CALM, clicks, positions("wyoming-cowboy")["three guns on the table"]);
  const { page } = player;
  for (const [width, height] of [[1280, 800], [1366, 768], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await meetings(page, ".chair:not(.is-you) .gun-cards", ".fan"), [], `${width} by ${height}`);
  }
  await page.locator("button.gun").first().click();
  for (const [width, height] of [[360, 640], [768, 1024], [820, 1180], [1024, 768], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const off = await page.locator(".target-cross").evaluateAll((crosses) => crosses.map((cross) => {
      const [over, face] = [cross, cross.closest(".chair").querySelector(".portrait")].map((part) => part.getBoundingClientRect());
      return Math.max(Math.abs(over.left - face.left), Math.abs(over.top - face.top));
    }));
    assert.ok(off.length === 3 && off.every((by) => by <= 3), `${width} by ${height}: ${off}`);
  }
});

test("on a tablet posters say how much is lacking and whether they are opened, and the counter what lies on it, in one line", async (t) => {
  const page = await open(t, { ...TABLET, viewport: { width: 768, height: 1024 } });
  const player = new Player(page, taps);
  await reach(player, "discard drawn", { all: false });
  const posters = await page.getByRole("columnheader").evaluateAll((posters) => posters.map((poster) => poster.innerText));
  assert.ok(posters.every((words) => /\d+ \/ 8/.test(words) && /Not yet opened|Open|Captured/i.test(words)), posters.join("; "));
  await place(player, positions("wyoming-cowboy")["three guns on the table"]);
  const names = await page.locator(".counter-name").evaluateAll((names) => names.map((name) => name.getBoundingClientRect()).map(({ left, top }) => [left, Math.round(top / 10)]));
  assert.ok(names.length === 3 && names.every(([left, line]) => left > 0 && line === names[0][1]), JSON.stringify(names));
});

test("on a small desk the number of cards leaves the face in sight, and nobody alone has backs beside the money", async (t) => {
  const player = await at(t, { ...CALM, viewport: { width: 1024, height: 768 } }, clicks, textOf("hand of fifteen"));
  const covered = await player.page.locator(".player").evaluateAll((players) => players.map((player) => {
    const [face, count] = [".portrait", ".player-count"].map((part) => player.querySelector(part).getBoundingClientRect());
    return Math.max(0, face.right - count.left) * Math.max(0, face.bottom - count.top) / (face.width * face.height);
  }));
  assert.ok(covered.length === 3 && covered.every((share) => share < 0.2), `${covered}`);
  const backs = await player.page.locator(".player .fan").evaluateAll((fans) => fans.filter((fan) => fan.checkVisibility()).length);
  assert.ok([0, covered.length - 1].includes(backs), `${backs}`);
});
