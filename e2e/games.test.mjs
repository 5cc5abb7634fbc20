// Whole games through the page, from the first screen to the last.
import assert from "node:assert/strict";
import { test } from "node:test";
import { walk } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, open } from "./harness.mjs";
import { leave } from "./keep.mjs";
import { Player, clicks, dollars, keys, readScore, taps } from "./player.mjs";

const GOAL = 25_000;

const ordered = (sums) => sums.toSorted((a, b) => b - a);

/** Looks at every sheet of a game, whether the money on it is right. */
class Books {
  purses = [];
  course = []; // the purses after each hand

  constructor(player) {
    this.player = player;
  }

  /** Reads the sheet, if one lies there; says what is asked. */
  async read() {
    const asked = await this.player.asked();
    if (asked !== "score" && asked !== "over") return asked;
    const sheet = await readScore(this.player.page);
    assert.equal(sheet.posters.length, 7);
    for (const { reward, paid, stays, why } of sheet.posters) {
      assert.equal(paid.reduce((sum, money) => sum + money, stays), reward, why); // no money is lost
    }
    const gained = sheet.posters.flatMap(({ paid }) => paid).reduce((sum, money) => sum + money, 0);
    const sum = (all) => all.reduce((total, money) => total + money, 0);
    assert.equal(sum(sheet.purses), sum(this.purses) + gained);
    this.purses = sheet.purses;
    this.course.push(ordered(sheet.purses));
    assert.equal(Math.max(...this.purses) >= GOAL, asked === "over");
    return asked;
  }

  /** Goes on to the last screen, and compares. */
  async close() {
    const { player } = this;
    while ((await this.read()) !== "end") await player.move();
    assert.ok(this.course.length > 1);
    const places = player.page.getByRole("region", { name: "Final money" }).getByRole("listitem");
    const money = (await places.allInnerTexts()).map(dollars);
    assert.equal(money[0], Math.max(...this.purses), "the winner has most");
    assert.deepEqual(ordered(money), ordered(this.purses));
    await player.by.press(player.page.getByText("Hand by hand"));
    const hands = player.page.getByRole("row", { name: /^Hand / });
    assert.deepEqual((await hands.allInnerTexts()).map((hand) => ordered(hand.match(/\$[\d,]+/g).map(dollars))), this.course);
    await player.page.getByRole("heading", { level: 1, name: /win/ }).waitFor();
  }
}

/** A whole game that the engine knows to be short. */
async function shortGame(player) {
  const books = new Books(player);
  await walk(player, "duel", { before: () => books.read() });
  await books.close();
}

test("a hand for four by clicks, with everything moving", async (t) => {
  const player = new Player(await open(t, DESK), clicks);
  const books = new Books(player);
  await player.deal({ opponents: 3, seed: "1881" });
  while ((await books.read()) !== "score") await player.move();
  assert.equal(books.course.length, 1);
});

test("a whole game by keyboard alone", async (t) => {
  const player = new Player(await open(t, CALM), keys);
  await shortGame(player);
  await player.press("button", "Back to the start");
  await player.page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("a whole game by taps on a phone, and another after it", async (t) => {
  const player = new Player(await open(t, CALM_PHONE), taps);
  await shortGame(player);
  await player.press("button", "Another game");
  assert.match(await player.asked(), /^(draw|photo)$/, "another game begins at once"); // whoever deals may ask before one's first turn
  await leave(player);
  await player.page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("a game goes on when the bots' worker is killed", async (t) => {
  const page = await open(t, DESK);
  const player = new Player(page, clicks);
  await player.deal({ opponents: 2, seed: "3" });
  const playUntil = async (test) => {
    while (!test()) assert.notEqual(await player.move(), "end");
  };
  await playUntil(() => page.workers().length > 0); // the first question starts it
  for (let killed = 0; killed < 2; killed++) {
    const [worker] = page.workers();
    await worker.evaluate("close()").catch(() => {}); // it has nobody left to answer
    await playUntil(() => page.workers().some((other) => other !== worker));
  }
  await player.asked();
});
