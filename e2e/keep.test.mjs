// The game comes back: after a reload at any kind of moment, after the browser was killed, and in one tab only.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastStep, positions, reach, textOf } from "./fixtures.mjs";
import { CALM, open, root, visit } from "./harness.mjs";
import { host } from "./host.mjs";
import { ELSEWHERE, leave, list, position } from "./keep.mjs";
import { Player, openLink } from "./player.mjs";
import { kept, profile, start, until } from "./profile.mjs";

const MOMENTS = {
  "the draw": ["discard drawn", { all: false }],
  "a turn's plays": ["discard drawn"],
  "the target of a shot": ["bank robbery hits", { all: false }],
  "the search of the stack": ["wyatt earp finds an outlaw", { all: false }],
  "a Photo out of turn": ["photo out of turn", { all: false }],
  "a Wyatt Earp out of turn": ["wyatt earp out of turn hits", { all: false }],
};

for (const [moment, [shows, part]] of Object.entries(MOMENTS)) {
  test(`a reload brings back ${moment}`, async (t) => {
    const page = await open(t, CALM);
    const player = new Player(page);
    await reach(player, shows, part);
    const checked = page.getByRole("radio", { checked: true, includeHidden: true }).first();
    const pace = () => checked.evaluate((radio) => radio.labels[0].textContent);
    const before = { ...(await position(player)), pace: await pace() };
    await page.reload();
    assert.deepEqual({ ...(await position(player)), pace: await pace() }, before);
    await player.move(); // and it goes on
    await player.asked();
  });
}

test("a reload brings back the scoring sheet and the last screen", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  for (const [shows, asked] of [["hand ends empty-handed", "score"], ["duel", "over"]]) {
    await reach(player, shows);
    assert.equal(await player.asked(), asked);
    const sheet = await page.getByRole("main").innerText();
    await page.reload();
    assert.equal(await player.asked(), asked);
    assert.equal(await page.getByRole("main").innerText(), sheet);
  }
  await player.press("button", "See who won");
  assert.equal(await player.asked(), "end");
  await page.reload();
  assert.equal(await player.asked(), "end", "who won is no news");
});

test("whoever looks back on a game that is over comes back to its last screen", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "duel");
  await player.press("button", "See who won");
  await player.press("button", "Look back");
  await player.press("button", "Back to the game");
  assert.equal(await player.asked(), "end");
});

test("a reload in the middle of the bots' turns changes nothing of what they do", async (t) => {
  const play = async (disturb) => {
    const page = await open(t, CALM);
    const player = new Player(page);
    await player.deal({ opponents: 3, seed: "11" });
    while ((await player.asked()) !== "play") await player.move();
    await player.pace("Fast");
    const [card] = await player.cards();
    await player.pick(card.split(",")[0]);
    await player.press("button", /^Discard /, player.bar);
    await disturb(page, player);
    await player.press("button", "Skip");
    return position(player);
  };
  const undisturbed = await play(async () => {});
  const reloads = [];
  const disturbed = await play(async (page, player) => {
    for (let times = 0; times < 3; times++) {
      // What was discarded before the player's last turn is told no longer once that is over.
      const plain = (lines) => lines.map((line) => line.replace(/discarded .*/, "discarded"));
      const before = plain(await player.log());
      await page.getByText("Watch the others").waitFor(); // it is not the player's turn
      await page.reload();
      await page.getByText("Watch the others").waitFor();
      const after = plain(await player.log());
      reloads.push(after.length);
      for (const line of before) assert.ok(after.includes(line), `lost: ${line}`);
      // The next act is seen before the next reload.
      await page.getByRole("region", { name: "What happened" }).getByRole("listitem").nth(after.length).waitFor();
    }
  });
  assert.deepEqual(disturbed, undisturbed);
  assert.ok(reloads[2] > reloads[0], `all at the same moment: ${reloads}`);
});

for (const [moment, [shows, part]] of Object.entries(MOMENTS)) {
  test(`killing the browser loses nothing at ${moment}`, async (t) => {
    const folder = await profile(t);
    const first = await start(t, folder);
    const before = new Player(await first.open());
    await reach(before, shows, part);
    const was = await position(before);
    await first.kill();
    const second = await start(t, folder);
    const after = new Player(await second.open());
    assert.deepEqual(await position(after), was);
  });
}

test("killing the browser in the middle of the bots' turns loses nothing", async (t) => {
  const folder = await profile(t);
  const first = await start(t, folder);
  const page = await first.open();
  const player = new Player(page);
  await player.deal({ opponents: 3, seed: "11" });
  while ((await player.asked()) !== "play") await player.move();
  await player.pace("Slow");
  const [card] = await player.cards();
  await player.pick(card.split(",")[0]);
  await player.press("button", /^Discard /, player.bar);
  await page.getByText("Watch the others").waitFor();
  const log = await player.log();
  await first.kill();
  const second = await start(t, folder);
  const again = new Player(await second.open());
  await again.page.getByText("Watch the others").waitFor();
  const after = await again.log();
  for (const line of log) assert.ok(after.includes(line), `lost: ${line}`);
  await again.press("button", "Skip");
  await again.asked();
});

test("what can be taken back still can after the browser was killed", async (t) => {
  const folder = await profile(t);
  const first = await start(t, folder);
  const player = new Player(await first.open());
  await reach(player, "photo in turn");
  const back = player.page.getByRole("button", { name: "Take back" });
  assert.equal(await back.getAttribute("aria-disabled"), "false");
  const cards = await player.cards();
  await first.kill();
  const second = await start(t, folder);
  const again = new Player(await second.open());
  assert.deepEqual(await again.cards(), cards);
  await again.press("button", "Take back");
  await again.hand.getByRole("button", { name: lastStep("photo in turn").replace("photo", "Photo of") }).waitFor();
});

test("one tab has the game, and another can take it over", async (t) => {
  const page = await open(t, CALM);
  const one = new Player(page);
  await reach(one, "discard drawn", { all: false });
  const was = await position(one);
  const other = await page.context().newPage();
  await other.goto(root);
  const two = new Player(other);
  await other.getByRole("heading", { name: ELSEWHERE }).waitFor();
  assert.equal(await position(one).then(({ asked }) => asked), "draw", "the first is not disturbed");
  await page.reload();
  assert.deepEqual(await position(one), was, "a tab that is loaded anew does not lose it to one that waits");
  await other.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await two.press("button", "Play here instead");
  assert.deepEqual(await position(two), was);
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await two.step("draw");
  const now = await position(two);
  await one.press("button", "Play here instead");
  assert.deepEqual(await position(one), now, "what the other did is not lost");
  await other.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await page.close();
  assert.deepEqual(await position(two), now, "it comes back when the other tab is closed");
});

test("a tab that has not heard yet that another has the games writes nothing over what was played on there", async (t) => {
  // As in a tab that was put aside: what overdue timers do comes before the news.
  const before = () => {
    const { request } = LockManager.prototype;
    LockManager.prototype.request = function (...what) {
      const asked = request.apply(this, what);
      return asked.catch((why) => new Promise((_, tell) => (globalThis.tell = () => tell(why))));
    };
  };
  const page = await open(t, { ...CALM, before });
  const one = new Player(page);
  await reach(one, "discard drawn", { all: false });
  const other = await page.context().newPage();
  await other.goto(root);
  const two = new Player(other);
  await two.press("button", "Play here instead");
  await two.step("draw");
  await two.move();
  const now = await position(two);
  await page.bringToFront();
  await one.step("draw");
  await page.getByText("This game cannot be kept").waitFor();
  await page.evaluate(() => globalThis.tell());
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await other.reload();
  assert.deepEqual(await position(two), now);
});

test("a tab that gets the games back has the settings of the other, and its lesson", async (t) => {
  const page = await open(t, CALM);
  const one = new Player(page);
  await one.press("button", /^Learn it/);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(/^2 of \d+$/).waitFor();
  const other = await page.context().newPage();
  await other.goto(root);
  const two = new Player(other);
  await two.press("button", "Play here instead");
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await two.press("button", "Deutsch");
  await other.getByRole("button", { name: "Einstellungen" }).click();
  await other.getByRole("radio", { name: "Sofort" }).check();
  await other.close();
  await page.getByText(/^2 von \d+$/).waitFor();
  assert.ok(await page.getByRole("radio", { name: "Sofort" }).first().isChecked());
});

test("a link whose game comes late does not show it in a tab that has given up the games", async (t) => {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const page = await open(t, CALM);
  const part = /tin-star-part-desperados-[0-9a-f]+\.wasm/;
  const late = await page.context().newPage();
  await late.route(part, async (route) => { await released; await route.continue(); });
  await late.goto(`${root}#${positions("desperados").tie}`);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const elsewhere = late.getByRole("heading", { name: ELSEWHERE });
  await elsewhere.waitFor();
  await late.getByRole("button", { name: "Play here instead" }).click();
  await elsewhere.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await page.getByRole("button", { name: "Play here instead" }).click();
  await elsewhere.waitFor();
  const came = late.waitForResponse(part);
  release();
  await came;
  await late.waitForLoadState("networkidle");
  assert.ok(await elsewhere.isVisible());
  await late.getByRole("button", { name: "Play here instead" }).click();
  await late.getByRole("heading", { name: "A game for you" }).waitFor();
});

test("who presses twice to play here plays here", async (t) => {
  const page = await open(t, CALM);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const two = await page.context().newPage();
  await two.goto(root);
  const elsewhere = two.getByRole("heading", { name: ELSEWHERE });
  await elsewhere.waitFor();
  await two.getByRole("button", { name: "Play here instead" }).evaluate((button) => {
    button.click();
    button.click();
  });
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  await two.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await elsewhere.count(), 0);
  // And once the other takes them, it is heard here.
  await page.getByRole("button", { name: "Play here instead" }).click();
  await elsewhere.waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

/** Another tab, which has taken the games over. */
async function takenOver(page) {
  const other = await page.context().newPage();
  await other.goto(root);
  await other.getByRole("button", { name: "Play here instead" }).click();
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor();
  return other;
}

test("what was offered while another tab took over is declined to where it was followed", async (t) => {
  const page = await open(t, CALM);
  const one = new Player(page);
  await reach(one, "discard drawn");
  await leave(one);
  await openLink(page, textOf("rich table"));
  await page.getByRole("heading", { name: "A game for you" }).waitFor();
  await (await takenOver(page)).close();
  await one.press("button", "Not now");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("what was looked at and then declined, after another tab had the games, leads to the start", async (t) => {
  const page = await open(t, { ...CALM, query: `#${textOf("rich table")}` });
  await page.getByRole("button", { name: "Watch it" }).click();
  await page.getByRole("slider", { name: "Act" }).waitFor();
  await (await takenOver(page)).close();
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("who won another game, played in another tab, is news", async (t) => {
  const page = await open(t, CALM);
  const one = new Player(page);
  await reach(one, "duel");
  await one.press("button", "See who won");
  assert.equal(await one.asked(), "end");
  const other = await takenOver(page);
  const two = new Player(other);
  await reach(two, "last card wins");
  assert.equal(await two.asked(), "over");
  await other.close();
  await page.getByRole("heading", { name: ELSEWHERE }).waitFor({ state: "detached" });
  assert.equal(await one.asked(), "over");
});

test("a link that is followed while the page is loaded anew in a lesson is shown once the lesson’s game has come", async (t) => {
  const page = await open(t, CALM);
  await new Player(page).by.choose(page.getByRole("radio", { name: /^Desperados/ }));
  await page.getByRole("button", { name: /^Learn it/ }).click();
  await page.getByRole("button", { name: "Next" }).waitFor();
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const part = /tin-star-part-desperados-[0-9a-f]+\.wasm/;
  await page.route(part, async (route) => { await released; await route.continue(); });
  const asked = page.waitForRequest(part);
  await page.reload();
  await asked;
  await openLink(page, textOf("rich table"));
  release();
  await page.getByRole("heading", { name: "A game for you" }).waitFor();
});

test("the table can be left and gone back to", async (t) => {
  const { page, close, problems } = await visit(CALM);
  t.after(close);
  const player = new Player(page);
  await reach(player, "discard drawn");
  const was = await position(player);
  await leave(player);
  await player.press("button", "Go on with your game");
  assert.deepEqual(await position(player), was);
  assert.deepEqual(problems, []);
});

test("two copies on one host share nothing", async (t) => {
  const site = await host(t, process.env.TIN_STAR_DIST);
  const page = await open(t, { ...CALM, url: site.url });
  const one = new Player(page);
  await one.deal({ opponents: 1, seed: "26" });
  await one.step("draw");
  const was = await position(one);
  const other = await page.context().newPage();
  await other.goto(site.copy);
  const two = new Player(other);
  await other.getByRole("button", { name: "Play", exact: true }).waitFor();
  await other.locator("summary").filter({ hasText: "3 opponents" }).waitFor(); // its own choices
  assert.equal(await list(other).count(), 0);
  await two.deal({ opponents: 2, seed: "11", pace: "Fast" });
  await two.asked();
  await page.bringToFront();
  assert.deepEqual(await position(one), was);
  await until(() => kept(page));
  await page.reload();
  assert.deepEqual(await position(one), was);
  assert.ok(await page.getByRole("radio", { name: "Instant", includeHidden: true }).first().isChecked(), "its own pace");
});
