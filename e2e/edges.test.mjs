// Edges that pictures of rich tables had shown: words cut at the top or too small to read, cards and columns that stand where nothing else does,
// bills and questions that cover half of what they lie on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place, positions, reach, textOf } from "./fixtures.mjs";
import { CALM, DESK, PHONE, open } from "./harness.mjs";
import { outOfSight } from "./measure.mjs";
import { Player, clicks, openLink, taps } from "./player.mjs";

const still = { reducedMotion: "reduce" };
const desperados = positions("desperados");
const cowboy = positions("wyoming-cowboy");
const box = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
const boxes = (locator) => locator.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

/** A position at a table of this size. */
async function at(t, [width, height], text, { by = width < 1000 ? taps : clicks, ...options } = {}) {
  const player = new Player(await open(t, { ...(by === taps ? PHONE : DESK), ...still, viewport: { width, height }, ...options }), by);
  if (text) await place(player, text);
  return player;
}

/** The same in German, where the buttons have other names. */
async function german(t, size, text) {
  const { page } = await at(t, size, undefined, { locale: "de-DE" });
  await page.getByRole("main").first().waitFor();
  await openLink(page, text);
  await page.getByRole("button", { name: /^Weiterspielen/ }).click();
  await page.locator("#hand").getByRole("button").first().waitFor();
  return page;
}

test("on a phone the dots over the first capital of what is told are seen", async (t) => {
  for (const size of [[320, 568], [360, 640], [390, 844]]) {
    const page = await german(t, size, desperados["last hold-up"]);
    const [words, cut, bar] = await Promise.all([".status-turn", ".status-text", ".status"].map((part) => box(page.locator(part))));
    assert.ok(words.top >= cut.top + 1, `${size}: ${words.top} under ${cut.top}`);
    assert.ok(words.top >= bar.top + 3, `${size}: ${words.top} on the edge of the board, ${bar.top}`);
  }
});

/** Whether the table is set for the left hand. */
const handed = (left) => left ? { before: () => { localStorage[`tin-star ${new URL("./", location).pathname} left`] = "on"; } } : {};

for (const left of [false, true]) {
  const hand = left ? "left" : "right";

  test(`what a card does is told over the whole width of a phone, and its whole foot is for looking back: for the ${hand} hand`, async (t) => {
    const player = await at(t, [360, 640], textOf("rich table"), handed(left));
    await player.hand.getByRole("button").first().tap({ position: { x: 14, y: 14 } });
    const say = player.page.locator(".actions-say");
    await say.waitFor();
    assert.ok((await box(say)).width > 330, `${(await box(say)).width} of 360`);
    await player.press("button", "Menu");
    await player.press("button", "Look back", player.dialog);
    await player.page.getByRole("slider", { name: "Act" }).waitFor();
    const knobs = await box(player.page.locator(".actions-bar"));
    assert.ok(knobs.width > 330, `${knobs.width} of 360`);
  });

  test(`on a phone on its side a hint about a group leaves the board free, for the ${hand} hand`, async (t) => {
    const player = await at(t, [740, 360], undefined, handed(left));
    await reach(player, "bank robbery hits", { all: false });
    assert.equal(await player.asked(), "target");
    await player.by.press(player.page.getByRole("button", { name: "Hint", exact: true }));
    const bill = player.page.getByRole("region", { name: "Hint", exact: true });
    await bill.getByRole("heading", { level: 2 }).waitFor();
    const [one, other] = await Promise.all([bill, player.page.locator(".board-wrap")].map(box));
    const common = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    assert.ok(common <= 8, `${common} pixels of the board's width`);
  });
}

test("on a phone on its side names of a large hand can be read", async (t) => {
  const { hand } = await at(t, [740, 360], desperados["last hold-up"]);
  const sizes = await hand.locator(".card-band").evaluateAll((bands) => bands.map((band) => parseFloat(getComputedStyle(band).fontSize)));
  assert.ok(sizes.length === 16 && sizes.every((size) => size >= 9), sizes.join());
});

test("what a long hint advises can be done without a search for the button", async (t) => {
  for (const size of [[1280, 720], [1024, 768], [740, 360]]) {
    const page = await german(t, size, desperados["last hold-up"]);
    await page.getByRole("button", { name: "Tipp" }).first().click();
    const follow = page.getByRole("button", { name: "So machen" });
    await follow.waitFor();
    assert.deepEqual(await outOfSight(page, [follow]), [], `${size}`);
    const [button, bill] = await Promise.all([follow, page.getByRole("region", { name: "Tipp", exact: true })].map(box));
    assert.ok(button.bottom <= bill.bottom + 1, `${size}: ${button.bottom} below ${bill.bottom}`);
  }
});

test("the gangs of a hold-up stand one below the other, on a bill that covers the warrant whole", async (t) => {
  for (const [size, columns] of [[[1440, 900], 1], [[1024, 768], 1], [[740, 360], 2]]) {
    const { page } = await at(t, size, desperados.tie);
    const bill = page.getByRole("region", { name: "The last hold-up" });
    const gangs = await boxes(bill.getByRole("listitem"));
    assert.equal(gangs.length, 3);
    assert.equal(new Set(gangs.map(({ left }) => Math.round(left))).size, columns, `${size}`);
    if (columns > 1) continue;
    const [over, warrant] = await Promise.all([bill, page.locator(".warrant")].map(box));
    assert.ok(over.top <= warrant.top + 1 && over.bottom >= warrant.bottom - 1, `${size}: ${over.bottom} over ${warrant.bottom}`);
  }
});

test("no sign of a card is cut by the next card, and the booty’s columns are as wide as each other", async (t) => {
  const { page, hand } = await at(t, [1440, 900], desperados["last hold-up"]);
  const cards = await boxes(hand.getByRole("button"));
  const signs = await boxes(hand.locator(".card-sign"));
  const cut = signs.filter((sign) => sign.width > 0 && cards.some((card) => card.left > sign.left && card.left < sign.right));
  assert.deepEqual(cut, []);
  const heads = await boxes(page.getByRole("columnheader"));
  const kinds = heads.slice(2, 7).map(({ width }) => Math.round(width));
  assert.ok(Math.max(...kinds) - Math.min(...kinds) <= 1, kinds.join());
});

test("on a small desk the henchmen and what is free stand within their place", async (t) => {
  const { page } = await at(t, [1024, 768], desperados["last hold-up"]);
  const over = await page.locator(".site").evaluateAll((sites) => sites.flatMap((site) => {
    const [{ left, right }, parts] = [site.getBoundingClientRect(), [...site.querySelectorAll(".small-card, .vacant")]];
    return parts.map((part) => part.getBoundingClientRect()).filter((part) => part.left < left + 2 || part.right > right - 2);
  }));
  assert.deepEqual(over, []);
});

test("a word about the card to take does not push the discards over the window’s edge", async (t) => {
  for (const size of [[1180, 820], [1024, 768], [1440, 900]]) {
    const page = await german(t, size, cowboy["two for a five"]);
    const piles = page.getByRole("region", { name: "Stapel und Ablage" });
    const words = await box(piles.getByText(/^zum Nehmen/));
    const [pile, discards] = await boxes(piles.locator(".pile-stack"));
    assert.ok(discards.right <= size[0] && pile.right <= discards.left, `${size}: ${pile.right}, ${discards.left} to ${discards.right}`);
    assert.ok(words.left >= discards.left - 1 && words.right <= discards.right + 1, `${size}: ${words.left} to ${words.right} on ${discards.left} to ${discards.right}`);
  }
});

test("a hold-up is not stamped on the henchmen of its place", async (t) => {
  for (const size of [[320, 568], [360, 640], [390, 844]]) {
    const { page } = await at(t, size, desperados["last hold-up"]);
    const stamp = await box(page.getByText("Hold-up!", { exact: true }).first());
    const henchmen = await boxes(page.locator(".site.held-up .small-card"));
    assert.ok(henchmen.length > 0);
    const over = henchmen.filter((card) => card.right > stamp.left + 4 && card.left < stamp.right - 4);
    assert.deepEqual(over, [], `${size}`);
  }
});

test("on the smallest phone no stamp on a poster is cut by the bar", async (t) => {
  const player = await at(t, [320, 568]);
  await reach(player, "rich table");
  const [bar, ...stamps] = [await box(player.page.locator(".topbar")), ...(await boxes(player.page.locator(".poster-stamp")))];
  assert.ok(stamps.length > 0 && stamps.every(({ top }) => top >= bar.bottom - 1), JSON.stringify([bar.bottom, ...stamps.map(({ top }) => top)]));
});

test("a question at a desk leaves the log in sight", async (t) => {
  const player = await at(t, [1440, 900]);
  await player.open(textOf("photo out of turn", { all: false }));
  await player.asked();
  const [question, log] = await Promise.all([player.dialog, player.page.locator(".log")].map(box));
  assert.ok(question.right <= log.left, `${question.right} over ${log.left}`);
});

test("the slip that explains is closed at its corner", async (t) => {
  const player = await at(t, [1440, 900]);
  await reach(player, "rich table");
  await player.hand.getByRole("button", { name: /^Belle Starr/ }).first().focus();
  await player.page.keyboard.press("?");
  const slip = player.page.locator(".explanation:popover-open");
  const [sheet, close] = await Promise.all([slip, slip.getByRole("button", { name: /^Close/ })].map(box));
  assert.ok(sheet.right - close.right < 16, `${close.right} of ${sheet.right}`);
});

test("where there is no card a second click marks no word", async (t) => {
  const { page, hand } = await at(t, [1440, 900], positions("wyoming-cowboy")["three guns on the table"]);
  const { right, bottom } = await box(hand);
  await page.mouse.dblclick(right - 4, bottom - 40);
  assert.equal(await page.evaluate(() => getSelection().toString()), "");
});

test("for the left hand, too, the hand is as wide as the table", async (t) => {
  const player = await at(t, [1440, 900]);
  await reach(player, "rich table");
  await player.page.evaluate(() => { document.documentElement.dataset.handed = "left"; });
  assert.equal((await box(player.hand)).left, 0);
});

test("without the program no card of the first screen has an empty frame", async (t) => {
  const page = await open(t, { ...CALM, javaScriptEnabled: false });
  await page.getByRole("heading", { name: "Tin Star" }).waitFor();
  for (const picture of [".start-street", ".start-saloon"]) assert.ok(await page.locator(picture).first().isHidden(), picture);
});
