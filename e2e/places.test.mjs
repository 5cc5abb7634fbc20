// Everything keeps its place: what may be done comes and goes without moving anything, and no question hides what it is about.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastStep, reach } from "./fixtures.mjs";
import { DESK, PHONE, open } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";

const SIZES = [["desk", DESK, clicks], ["phone", PHONE, taps]];
const round = ({ x, y, width, height }) => [x, y, width, height].map((n) => Math.round(n)).join(" ");

/** Where everything is that is there in every state. */
async function places({ page, table, bar, hand }) {
  const parts = {
    table,
    bar,
    hand,
    status: page.getByRole("region", { name: "Status" }),
    piles: page.getByRole("region", { name: "Supply and discard stack" }),
    poster: table.getByRole("columnheader").last(),
    hint: page.getByRole("button", { name: "Hint", exact: true }),
  };
  const boxes = {};
  for (const [name, part] of Object.entries(parts)) {
    if (await part.isVisible()) boxes[name] = round(await part.boundingBox());
  }
  return boxes;
}

const same = (now, before, what) => {
  const both = Object.keys(now).filter((name) => name in before);
  assert.ok(both.length >= 6, both.join(" "));
  for (const name of both) assert.equal(now[name], before[name], `${name}, ${what}`);
};

for (const [size, options, by] of SIZES) {
  test(`picking up, waiting and being refused move nothing on a ${size}`, async (t) => {
    const page = await open(t, { ...options, reducedMotion: "reduce" });
    const player = new Player(page, by);
    const names = async () => [...new Set((await player.cards()).map((card) => card.split(",")[0]))];
    await reach(player, "wyatt earp draws", { all: false });
    const playing = await places(player);
    assert.ok("hint" in playing);
    for (const name of await names()) {
      await player.pick(name);
      const picked = await places(player);
      assert.ok("hint" in picked, `no hint with ${name} picked up`);
      same(picked, playing, `${name} picked up`);
    }
    // More of one outlaw, until there is a set.
    const cards = await player.cards();
    const many = (await names()).find((name) => cards.filter((card) => card.startsWith(`${name}, outlaw`)).length > 1);
    for (let nth = 0; nth < cards.filter((card) => card.startsWith(`${many}, outlaw`)).length; nth++) {
      await player.pick(many, nth);
      same(await places(player), playing, `${nth + 1} ${many}`);
    }
    // Waiting, and a card read meanwhile; then a refusal; then one's own turn again.
    await player.pace("Slow");
    await player.pick("Wyatt Earp");
    await player.press("button", "Discard Wyatt Earp", player.bar);
    await page.getByText("Watch the others").waitFor();
    const waiting = await places(player);
    for (const part of ["table", "bar", "status", "piles", "poster"]) assert.equal(waiting[part], playing[part], `${part}, waiting`);
    const [name] = await names();
    await player.pick(name);
    same(await places(player), waiting, "reading a card");
    await player.pace("Instant");
    while ((await player.asked()) !== "draw") await player.move(); // a question out of turn lies over the button, and its answer clears
    if (await player.bar.getByRole("button", { name: /^Clear(?![a-z])/ }).count()) await player.press("button", "Clear", player.bar);
    const drawing = await places(player);
    // Where answers have emptied a row of the hand the table has its room.
    const parts = drawing.hand === playing.hand ? ["table", "bar", "status", "piles", "poster"] : [];
    for (const part of parts) assert.equal(drawing[part], playing[part], `${part}, drawing`);
    const two = player.bar.getByRole("button", { name: "Draw two" });
    const before = round(await two.boundingBox());
    await player.pick((await names())[0]);
    same(await places(player), drawing, "a card picked up before the draw");
    assert.equal(round(await two.boundingBox()), before, "Draw two");
    await player.press("button", "Clear", player.bar);
    await page.getByRole("button", { name: "Take back" }).first().click({ force: true });
    await player.bar.getByRole("alert").waitFor();
    same(await places(player), drawing, "refused");
    assert.equal(round(await two.boundingBox()), before, "Draw two, refused");
  });

  test(`choosing a group moves nothing on a ${size}, and money is told in thousands`, async (t) => {
    const player = new Player(await open(t, { ...options, reducedMotion: "reduce" }), by);
    await reach(player, "hideout hits", { all: false });
    assert.equal(await player.asked(), "target");
    const { table, bar, status, piles } = await places(player);
    await player.step(lastStep("hideout hits"));
    await player.asked();
    const after = await places(player);
    assert.deepEqual({ table, bar, status, piles }, { table: after.table, bar: after.bar, status: after.status, piles: after.piles });
    await reach(player, "rich table");
    const pays = (await player.table.innerText()).match(/\+\$\d+k?/g);
    assert.ok(pays.length > 4 && pays.every((pay) => pay.endsWith("k")), pays.join(" "));
  });
}

/** How to come to each question. */
const QUESTIONS = {
  "photo offer": { shows: "photo out of turn" },
  "hideout offer": { shows: "wyatt earp out of turn hits" },
  "ways of Wyatt Earp": { shows: "wyatt earp draws", card: "Wyatt Earp" },
  "which way round": { shows: "most wanted asks to the left", card: "Most Wanted!", ask: "Jesse James" },
  "search of the stack": { shows: "wyatt earp finds an outlaw" },
};

for (const [size, options, by] of SIZES) {
  test(`the table stays in sight beside a question on a ${size}`, async (t) => {
    const player = new Player(await open(t, { ...options, reducedMotion: "reduce" }), by);
    for (const [name, question] of Object.entries(QUESTIONS)) await t.test(name, () => inSight(player, question));
  });
}

async function inSight(player, { shows, card, ask }) {
  const { page } = player;
  await reach(player, shows, { all: false });
  if (ask) {
    await player.askAround();
    await player.press("button", `Ask for ${ask}`, player.table);
  } else if (card) {
    await player.pick(card);
    await player.press("button", `Play ${card}`, player.bar);
  }
  const faint = () => page.getByRole("button", { name: "Menu", includeHidden: true }).evaluate((tool) => Number(getComputedStyle(tool.parentElement).opacity) < 1);
  await player.dialog.waitFor();
  assert.ok(await faint(), "what cannot be pressed meanwhile looks so");
  const question = await player.dialog.boundingBox();
  const window = player.page.viewportSize();
  assert.ok(question.y + question.height <= window.height + 1, "all of the question is in sight");
  const covered = (box) => box.x < question.x + question.width - 1 && question.x < box.x + box.width - 1 && box.y < question.y + question.height - 1 && question.y < box.y + box.height - 1;
  // Posters, and every row down to one's own; on a desk the hand, too.
  const parts = [...(await player.table.getByRole("columnheader").all()), ...(await player.table.getByRole("row").all())];
  assert.ok(parts.length > 8);
  if (window.width >= 960) parts.push(...(await player.hand.getByRole("button").all()));
  for (const part of parts) {
    const box = await part.boundingBox();
    assert.ok(box.y >= 0 && !covered(box), `${await part.innerText()}: ${round(box)} under a question at ${round(question)}`);
  }
}
