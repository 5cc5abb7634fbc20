// The table at every size that it is promised for: one's own row, the hand and what may be done are in sight when it is one's turn,
// nothing lies over anything else, nothing scrolls sideways. With PICTURES set, pictures go to test-results/.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place, positions, reach } from "./fixtures.mjs";
import { CALM_PHONE, open, picture } from "./harness.mjs";
import { crossings, cutNames, faintText, needlessScrollers, outOfSight, sidewaysScrollers } from "./measure.mjs";
import { Player, openLink, taps } from "./player.mjs";

const SIZES = [[320, 568], [360, 640], [568, 320], [640, 360], [740, 360], [720, 450], [820, 1180], [1024, 768], [1280, 720], [1440, 900], [2560, 1440]];

const still = { reducedMotion: "reduce" };
/** What lies on the board and reaches over the window's edge, and words of buttons that are broken: pictures and figures must not grow with text for ever. */
const cutOff = (page) => page.evaluate(() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const over = [...document.querySelectorAll(".board-wrap :is(.gun, .small-card, .chip, .badge, .portrait, .worth, .chair-points, b)")]
    .filter((element) => seen(element) && element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => `${element.className} ${element.textContent}`);
  const words = [...document.querySelectorAll(".actions .short")].filter(seen).flatMap((name) => [...name.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && !/\s/.test(node.data.trim()) && node.data.trim())
    .filter((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length > 1;
    })
    .map((node) => `broken: ${node.data}`);
  return [...over, ...words];
});
const sized = async (page, [width, height], what) => {
  await page.setViewportSize({ width, height });
  await picture(page, `${what}-${width}x${height}`);
};

/** What has to be in sight on one's turn: the own row, every card held, and the first thing to do. */
async function needed(player) {
  const cards = await player.hand.getByRole("button").all();
  return [player.table.getByRole("row", { name: /^You/ }), ...cards, player.bar.getByRole("button").first()];
}

const isPhone = (size) => Math.min(...size) < 500;
for (const [where, sizes, how] of [["phone", SIZES.filter(isPhone), { isMobile: true, hasTouch: true }], ["desk", SIZES.filter((size) => !isPhone(size)), {}]]) {
  test(`one's own row, the hand and the first thing to do are in sight on a ${where} of every size`, async (t) => {
    const page = await open(t, { ...still, ...how });
    const player = new Player(page);
    await player.deal({ opponents: 3, seed: "11" });
    assert.equal(await player.asked(), "draw");
    for (const size of sizes) {
      await sized(page, size, "turn");
      assert.deepEqual(await outOfSight(page, await needed(player)), [], `${size}: out of sight`);
      assert.deepEqual(await crossings(page), [], `${size}: one over another`);
      assert.deepEqual(await sidewaysScrollers(page), [], `${size}: scrolls sideways`);
    }
  });
}

test("on a phone more than a row of cards makes two rows as long as each other, give or take one", async (t) => {
  const page = await open(t, { ...still, isMobile: true, hasTouch: true });
  const player = new Player(page);
  for (const [width, height] of [[320, 640], [360, 640], [360, 800], [390, 640], [447, 640], [600, 800], [730, 900]]) {
    await page.setViewportSize({ width, height });
    const seen = new Set();
    for (const [shows, all] of [["discard drawn"], ["rich table"], ["photo in turn"], ["hand of fifteen"], ["hand of fifteen", true]]) {
      await reach(player, shows, { all: Boolean(all) });
      const rows = await page.locator("#hand button").evaluateAll((cards) => {
        const tops = cards.map((card) => Math.round(card.parentElement.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      });
      const cards = rows.reduce((sum, row) => sum + row);
      seen.add(cards);
      if (cards <= 8 && width >= 360) assert.ok(["4,4", `${cards}`].includes(rows.join()), `${rows} cards, ${width} by ${height}`);
      if (cards > 8 && cards < 15) assert.deepEqual(rows, [Math.floor(cards / 2), Math.ceil(cards / 2)], `${cards} cards, ${width} wide`);
      // More are three rows on the smallest phones; none of them but the last is torn.
      if (cards === 15) assert.ok(Math.min(...rows.slice(0, -1)) > 6, `${rows} cards, ${width} by ${height}`);
    }
    assert.ok([...seen].some((cards) => cards > 8 && cards < 15), [...seen].join());
  }
});

test("on a phone held sideways as many cards as have room lie side by side", async (t) => {
  const page = await open(t, { ...CALM_PHONE, viewport: { width: 667, height: 375 } });
  const player = new Player(page, taps);
  await reach(player, "rich table", { all: false });
  const cards = player.hand.getByRole("button");
  assert.equal(await cards.count(), 9);
  const boxes = await cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  for (const [at, { left }] of boxes.entries()) if (at > 0) assert.ok(left >= boxes[at - 1].right - 1, JSON.stringify(boxes));
});

test("in the settings no stop runs into the next where text is twice as large", async (t) => {
  const page = await open(t, CALM_PHONE);
  const player = new Player(page, taps);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
  await player.deal({ opponents: 2, seed: "11" });
  await player.settings();
  const faults = await player.dialog.locator("label").evaluateAll((labels) => labels
    .filter((label) => label.scrollWidth > label.clientWidth + 1)
    .map((label) => `${label.textContent}: ${label.scrollWidth} in ${label.clientWidth}`));
  assert.deepEqual(faults, []);
});

test("they are also where text is twice as large", async (t) => {
  const page = await open(t, still);
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "11" });
  assert.equal(await player.asked(), "draw");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
  for (const size of [[360, 640], [740, 360], [820, 1180], [1440, 900]]) {
    await sized(page, size, "large-text");
    assert.deepEqual(await outOfSight(page, await needed(player)), [], `${size}: out of sight`);
    assert.deepEqual(await sidewaysScrollers(page), [], `${size}: scrolls sideways`);
  }
});

for (const [game, what] of [["desperados", "last hold-up"], ["desperados", "reshuffled"], ["wyoming-cowboy", "three guns on the table"]]) {
  test(`so they are at the younger games: ${game}, ${what}`, async (t) => {
    const page = await open(t, still);
    const player = new Player(page);
    await page.getByRole("main").first().waitFor();
    await openLink(page, positions(game)[what]);
    await page.getByRole("button", { name: "Go on with it" }).click();
    await player.hand.getByRole("button").first().waitFor();
    await page.mouse.move(1, 1); // what it rests on explains itself, over what lies beside it
    for (const text of ["16px", "32px"]) {
      await page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), text);
      for (const size of [[320, 568], [360, 640], [820, 1180]]) {
        await sized(page, size, `${game}-${text}`);
        assert.deepEqual(await outOfSight(page, await player.hand.getByRole("button").all()), [], `${size}, ${text}: out of sight`);
        assert.deepEqual(await sidewaysScrollers(page), [], `${size}, ${text}: scrolls sideways`);
        assert.deepEqual(await cutOff(page), [], `${size}, ${text}: cut off`);
      }
    }
  });
}

for (const [locale, play] of [["en-GB", "Play"], ["de-DE", "Spielen"]]) {
  test(`what a poster says fits on it: ${locale}`, async (t) => {
    const page = await open(t, { ...still, locale });
    await page.getByRole("button", { name: play, exact: true }).click();
    await page.getByRole("columnheader").first().waitFor();
    const over = () => page.getByRole("columnheader").evaluateAll((posters) => posters.flatMap((poster) => {
      const { left, right } = poster.getBoundingClientRect();
      const texts = document.createTreeWalker(poster, NodeFilter.SHOW_TEXT);
      const faults = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const seen = text.parentElement.checkVisibility() && box.right > -1000; // what is read lies there
        if (seen && box.width > 1 && (box.left < left - 1 || box.right > right + 1)) faults.push(text.data);
      }
      return faults;
    }));
    for (const size of [[320, 568], [740, 360], [820, 1180], [960, 720], [1024, 768], [1440, 900]]) {
      await sized(page, size, `posters-${locale}`);
      assert.deepEqual(await over(), [], `${size}`);
    }
  });
}

test("in low windows on a desk, where bars to scroll by take room, nothing has one sideways or for less than a line", async (t) => {
  const page = await open(t, still);
  const player = new Player(page);
  const places = {
    "a card is picked up": async () => {
      await reach(player, "hand of fifteen");
      await player.pick((await player.cards())[0].split(",")[0]);
    },
    "a hand is over": () => reach(player, "hand ends empty-handed"),
    "a place is held up": async () => {
      await openLink(page, positions("desperados")["last hold-up"]);
      await player.press("button", "Go on with it");
      await player.hand.getByRole("button").first().waitFor();
    },
  };
  for (const [place, go] of Object.entries(places)) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await go();
    for (const size of [[1280, 590], [1280, 720], [1366, 768]]) {
      await sized(page, size, place.replaceAll(" ", "-"));
      assert.deepEqual(await sidewaysScrollers(page), [], `${place}, ${size}: sideways`);
      assert.deepEqual(await needlessScrollers(page), [], `${place}, ${size}: less than a line`);
      const whole = await page.evaluate(() => document.querySelector(".table") === null || document.documentElement.scrollHeight <= innerHeight);
      assert.ok(whole, `${place}, ${size}: the table itself scrolls`);
    }
  }
});

test("large windows have large type and cards", async (t) => {
  const page = await open(t, still);
  const player = new Player(page);
  await reach(player, "rich table");
  const measure = async (size) => {
    await sized(page, size, "rich");
    const card = await player.hand.getByRole("button").first().boundingBox();
    const name = await player.table.getByRole("rowheader").first().evaluate((header) => parseFloat(getComputedStyle(header.querySelector("span")).fontSize));
    return { card: card.width, name };
  };
  const [phone, tablet] = [await measure([360, 640]), await measure([820, 1180])];
  const [desk, wall] = [await measure([1440, 900]), await measure([2560, 1440])];
  assert.ok(tablet.card > 1.7 * phone.card && tablet.name > 1.2 * phone.name, JSON.stringify({ phone, tablet }));
  assert.ok(wall.card > 1.4 * desk.card && wall.name > 1.4 * desk.name, JSON.stringify({ desk, wall }));
});

test("on a tablet every card of a hand of fifteen can be told by its name", async (t) => {
  const page = await open(t, { ...still, viewport: { width: 820, height: 1180 } });
  await reach(new Player(page), "hand of fifteen");
  assert.deepEqual(await cutNames(page), []);
});

/** Where text lies on pictures, patterns and lamplight. */
const PAINTED = {
  "at the table": (player) => reach(player, "rich table"),
  "before a poster is opened": (player) => reach(player, "discard drawn", { all: false }),
  "where a group is chosen": (player) => reach(player, "hideout hits", { all: false }),
};
for (const [where, go] of Object.entries(PAINTED)) {
  test(`all text stands out from what is painted behind it ${where}`, async (t) => {
    const page = await open(t, still);
    await go(new Player(page));
    for (const size of [[360, 640], [740, 360], [820, 1180], [1440, 900]]) {
      await sized(page, size, "painted");
      assert.deepEqual(await faintText(page), [], `${size}: too faint`);
    }
  });
}

test("where the system chooses the colours there is no wood, and it shows whose turn it is", async (t) => {
  const page = await open(t, { ...still, forcedColors: "active" });
  const player = new Player(page);
  await reach(player, "rich table");
  await picture(page, "forced-colours");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body, "::before").display), "none", "the wood");
  const frames = await player.table.getByRole("row").evaluateAll((rows) => rows.map((row) => [row.innerText.split("\n")[0], getComputedStyle(row).outlineStyle]));
  const framed = frames.filter(([, style]) => style !== "none").map(([name]) => name);
  assert.equal(framed.length, 1, JSON.stringify(frames));
  assert.match(framed[0], /^You/);
  // Nothing of the row is painted over with a picture, either.
  const pictures = await player.table.getByRole("row", { name: /^You/ }).evaluate((row) => getComputedStyle(row).backgroundImage);
  assert.equal(pictures, "none");
});

test("where the system chooses the colours a hint’s place is framed", async (t) => {
  const page = await open(t, { ...still, forcedColors: "active" });
  const player = new Player(page);
  await place(player, positions("desperados").reshuffled);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const advised = page.getByRole("list", { name: "The street" }).locator(".advised");
  await advised.waitFor();
  assert.equal(await advised.evaluate((site) => getComputedStyle(site).outlineStyle), "dashed");
});

test("the button that leads on hides nothing for good, and what scrolls under it does not show through", async (t) => {
  const page = await open(t, still);
  const player = new Player(page);
  const barOf = (name) => page.getByRole("button", { name }).locator("..");
  const opaque = (bar) => bar.evaluate((bar) => !/rgba|\/|transparent/.test(getComputedStyle(bar).backgroundColor));
  const clear = async (bar, what) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [above, over] = [await what.boundingBox(), await bar.boundingBox()];
    return above.y + above.height <= over.y + 1;
  };
  // What most come for is in sight at once, with a mouse and without; and once it lies open, all levels on a desk.
  const first = ["Play", "Learn it in 3 minutes"].map((name) => page.getByRole("button", { name, exact: true }));
  await first[0].waitFor();
  for (const [width, height] of [[360, 640], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await outOfSight(page, first), [], `${width}`);
  }
  await reach(player, "rich table");
  while ((await player.asked()) !== "score") await player.move();
  for (const size of [[360, 640], [1440, 900]]) {
    await sized(page, size, "score");
    const next = barOf("Deal the next hand");
    assert.ok(await opaque(next), "the scoring sheet's bar");
    assert.ok(await clear(next, page.getByText(/^Stays on the poster/).last()), `${size}: its last line`);
  }
});

test("figures are as high as capitals, in every engine and weight", async (t) => {
  const page = await open(t, still);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const depths = await page.evaluate(async () => {
    const context = document.createElement("canvas").getContext("2d");
    const depths = {};
    for (const weight of [500, 700]) {
      context.font = `${weight} 100px "Zilla Slab"`;
      await document.fonts.load(context.font);
      depths[weight] = [...new Set([..."3457089"].map((figure) => Math.round(context.measureText(figure).actualBoundingBoxDescent)))];
      depths[`widths ${weight}`] = new Set([..."0123456789"].map((figure) => context.measureText(figure).width)).size;
    }
    return depths;
  });
  for (const weight of [500, 700]) {
    assert.ok(depths[weight].every((depth) => depth <= 2), JSON.stringify(depths));
    assert.equal(depths[`widths ${weight}`], 1, "all as wide");
  }
});

const laptops = [[1280, 620], [1366, 650], [1366, 768], [1280, 720]];
for (const [game, seats] of [["wyatt-earp", 4], ["desperados", 5]]) {
  test(`on a laptop whose browser has bars all of the board is seen: ${game} with ${seats}`, async (t) => {
    const page = await open(t, still);
    const player = new Player(page);
    if (game === "wyatt-earp") {
      await reach(player, "rich table");
    } else {
      await page.getByRole("radio", { name: /^Desperados/ }).check();
      await player.openFields();
      await page.getByRole("radio", { name: `${seats - 1} opponents` }).check();
      await player.press("button", /^Play$/);
      await player.hand.getByRole("button").first().waitFor();
    }
    assert.ok((await player.table.getByRole("row").count()) > seats);
    for (const size of laptops) {
      await sized(page, size, `laptop-${game}`);
      const hidden = await page.locator("[data-slot=board]").evaluate((board) => board.scrollHeight - board.clientHeight);
      assert.ok(hidden <= 1, `${size}: ${hidden} pixels of the board are not seen`);
    }
  });
}

test("in upright windows of every size the rows of five at Desperados are seen at once", async (t) => {
  const page = await open(t, still);
  const player = new Player(page);
  await page.getByRole("radio", { name: /^Desperados/ }).check();
  await player.openFields();
  await page.getByRole("radio", { name: "4 opponents" }).check();
  await player.press("button", /^Play$/);
  await player.hand.getByRole("button").first().waitFor();
  const rows = await player.table.getByRole("row").all();
  for (const size of [[360, 640], [480, 900], [560, 1000], [740, 900], [768, 1024], [820, 1180], [900, 1000]]) {
    await sized(page, size, "five");
    assert.deepEqual(await outOfSight(page, rows), [], `${size}: out of sight`);
    const hidden = await page.locator("[data-slot=board]").evaluate((board) => board.scrollHeight - board.clientHeight);
    assert.ok(hidden <= 1, `${size}: ${hidden} pixels of the board are not seen`);
  }
});

for (const locale of ["en-GB", "de-DE"]) {
  test(`on a desk of every size all is read of what just happened and what is asked: ${locale}`, async (t) => {
    const page = await open(t, { ...still, locale });
    for (const what of ["tie", "last hold-up", "reshuffled"]) {
      await page.getByRole("main").first().waitFor();
      await openLink(page, positions("desperados")[what]);
      await page.getByRole("button", { name: /^(Go on with it|Weiterspielen)/ }).click();
      await page.locator("#hand").getByRole("button").first().waitFor();
      for (const size of [[960, 720], [1024, 768], [1180, 820], [1280, 720], [1366, 768], [1440, 900]]) {
        await sized(page, size, `status-${locale}`);
        const [more, over] = await page.locator(".status-text").evaluate((text) => {
          const [words, line] = [text, text.parentElement].map((part) => part.getBoundingClientRect());
          return [text.scrollHeight - text.clientHeight, Math.max(line.top - words.top, words.bottom - line.bottom)];
        });
        assert.ok(more <= 1 && over <= 1, `${what}, ${size}: ${more} pixels are cut off, ${over} not seen`); // letters reach out of their lines
      }
    }
  });
}
