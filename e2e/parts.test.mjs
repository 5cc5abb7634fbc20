// The program comes in parts: a table waits for its own game's alone, and the rest comes after.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, positions, reach } from "./fixtures.mjs";
import { CALM, CALM_PHONE, DESK, PHONE, keptWhole, open, seriousFaults, visit } from "./harness.mjs";
import { host } from "./host.mjs";
import { Player, openLink } from "./player.mjs";
import { until } from "./profile.mjs";

const { TIN_STAR_DIST: SITE } = process.env;
const GAMES = { wyatt_earp: "Wyatt Earp", desperados: "Desperados", wyoming_cowboy: "Wyoming Cowboy" };
const PARTS = "**/tin-star-part-*.wasm";

const play = (page) => page.getByRole("button", { name: /^(Play|Spielen)$/ });
const table = (page) => page.getByRole("region", { name: "Table", exact: true });
const pick = (page, game) => page.locator(".start-card", { hasText: GAMES[game] }).click();

async function leave(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave the table" }).click();
}

/** The files that each of these parts is made of, as the page is told: of the files how long their modules are, of the parts which modules. */
const filesOf = (page, names) =>
  page.evaluate((names) => {
    const told = (name) => [...document.querySelectorAll(`meta[name=${name}]`)].map(({ content }) => content.split(" "));
    const places = told("modules").flatMap(([file, ...lengths]) => lengths.map(() => file));
    return Object.fromEntries(names.map((name) => [name, [...new Set(told(`part-${name}`)[0].map((place) => places[place]))]]));
  }, names);

/** Those of each game's part, without bots in one of their own. */
const parts = (page) => filesOf(page, Object.keys(GAMES));

const fileOf = (request) => request.url().split("/").pop();

for (const game of Object.keys(GAMES)) {
  test(`a table of ${GAMES[game]} waits for no other game, and the others come after it`, async (t) => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const came = new Set();
    let own; // the page says only once it is there
    const { page, problems, close } = await visit({
      ...DESK,
      prepare: async (page) => {
        page.on("requestfinished", (request) => came.add(fileOf(request)));
        await page.route(PARTS, async (route) => {
          own ??= (await parts(page))[game];
          if (!own.includes(fileOf(route.request()))) await released;
          await route.continue();
        });
      },
    });
    t.after(async () => {
      release();
      await close();
      assert.deepEqual(problems, [], "the browser complained");
    });
    await play(page).waitFor();
    await pick(page, game);
    await play(page).click();
    await table(page).waitFor();
    const [named, ...others] = [game, ...Object.keys(GAMES).filter((other) => other !== game)].map((name) => name.replace("_", "-"));
    const isOfOther = (file) => !file.includes(named) && others.some((other) => file.includes(other));
    assert.deepEqual(own.filter(isOfOther), [], "it has its own files");
    const all = new Set(Object.values(await parts(page)).flat());
    for (const file of all) assert.equal(came.has(file), own.includes(file), file);

    release();
    while ([...all].some((file) => !came.has(file))) await page.waitForEvent("requestfinished"); // all come in the end
    // Then every game is there, and nothing is asked for any more.
    await page.unroute(PARTS);
    await page.route(PARTS, (route) => route.abort("internetdisconnected"));
    for (const other of Object.keys(GAMES)) {
      await leave(page);
      await pick(page, other);
      await play(page).click();
      await table(page).waitFor();
    }
  });
}

const LATER = "**/tin-star-part-*later*.wasm";

/** Holds what tables can do without, but for what they share with it, until `release()`. */
function heldLater() {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  let tables;
  const prepare = (page) =>
    page.route(LATER, async (route) => {
      tables ??= Object.values(await parts(page)).flat();
      if (!tables.includes(fileOf(route.request()))) await released;
      await route.continue();
    });
  return { prepare, release };
}

test("a table is there before what it can do without; what is asked for until then comes once that is there", async (t) => {
  const { prepare, release } = heldLater();
  const { page, close } = await visit({ ...CALM, prepare });
  t.after(close);
  const coming = page.getByRole("dialog", { name: "One moment …" });
  await page.getByRole("button", { name: "Settings" }).click();
  await coming.waitFor();
  assert.deepEqual(await seriousFaults(page), []);
  await page.keyboard.press("Escape");
  await coming.waitFor({ state: "detached" });

  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "7" });
  assert.ok((await player.cards()).length >= 10);
  await page.getByRole("button", { name: "Menu" }).click();
  await coming.getByRole("button", { name: "Close" }).click();
  await coming.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Menu" }).click();
  await coming.waitFor();
  release();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog", { name: "The rules of Wyatt Earp" }).getByText("R-1.1").first().waitFor();
});

test("a lesson waits for all that it is made of, and says what did not come", async (t) => {
  const { page, close } = await visit({ ...CALM_PHONE, prepare: (page) => page.route("**/tin-star-part-later-*.wasm", (route) => route.abort("internetdisconnected")) });
  t.after(close);
  const learn = page.getByRole("button", { name: "Learn it in 3 minutes" });
  await learn.click();
  await page.getByRole("alert").filter({ hasText: "Are you online?" }).waitFor();
  await page.unroute("**/tin-star-part-later-*.wasm");
  await learn.click();
  await page.getByRole("region", { name: "The lesson" }).waitFor();
});

test("a sheet that is not there yet says so, and comes", async (t) => {
  const { prepare, release } = heldLater();
  const { page, close } = await visit({ ...CALM, prepare });
  t.after(close);
  const player = new Player(page);
  await reach(player, "duel", { all: false });
  await player.step(fixtures.find(({ shows }) => shows === "duel").steps.at(-1));
  await page.getByRole("status").filter({ hasText: "One moment …" }).waitFor();
  assert.deepEqual(await seriousFaults(page), []);
  release();
  await page.getByRole("button", { name: "See who won" }).waitFor();
});

const BOTS = "**/tin-star-part-wyatt-earp-bots-*.wasm";

for (const [what, answer, late] of [
  ["are on their way", (release) => async (route) => { await release; await route.continue(); }, true],
  ["cannot be had at first", () => { let times = 0; return (route) => (times++ < 2 ? route.abort("connectionreset") : route.continue()); }],
]) {
  test(`a table is there while its bots ${what}; then they play`, async (t) => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const { page, close } = await visit({ ...CALM, prepare: (page) => page.route(BOTS, answer(released)) });
    t.after(close);
    const player = new Player(page);
    await player.deal({ opponents: 1, seed: "7" });
    assert.ok((await player.cards()).length >= 10);
    const played = (async () => { for (let turn = 0; turn < 6; turn++) await player.move(); })();
    const told = page.getByRole("region", { name: "Status" }).getByText("The others have not loaded yet.");
    if (late) await told.waitFor();
    release();
    await played;
    await told.waitFor({ state: "detached" });
    assert.ok((await player.log()).some((line) => line.includes("Juniper")), "the others have played");
  });
}

test("on the second visit every game opens without a network", async (t) => {
  const site = await host(t, SITE, { cache: "no-cache" }); // so that only the service worker can have them
  const page = await open(t, { ...CALM, serviceWorkers: "allow", url: site.url });
  await keptWhole(page);
  await site.stop();
  await page.goto(site.url);
  for (const game of Object.keys(GAMES)) {
    await pick(page, game);
    await play(page).click();
    await table(page).waitFor();
    await page.reload(); // nothing of another game's is in memory
    await table(page).waitFor();
    await leave(page);
  }
});

const FAULTS = {
  "is not there": [{ status: 404 }, /Reload the page to get the new one/, /Lade die Seite neu, um die neue zu bekommen/],
  "meets a server in trouble": [{ status: 503 }, /the server is having trouble/, /Der Server hat Schwierigkeiten/],
  "is replaced by something else": [{ contentType: "text/html", body: "<!doctype html>" }, /something else came in its place/, /kam etwas anderes/],
  "is cut short": [{ contentType: "application/wasm", body: Buffer.from([0, 97, 115]) }, /did not load fully/, /kam nicht ganz an/],
};

for (const [what, [answer, ...words]] of Object.entries(FAULTS)) {
  for (const [at, locale] of ["en-GB", "de-DE"].entries()) {
    test(`if a part ${what}, the page says so and it can be tried again (${locale})`, async (t) => {
      const { page, close } = await visit({ ...PHONE, locale, prepare: (page) => page.route(PARTS, (route) => route.fulfill(answer)) });
      t.after(close);
      await play(page).click();
      await page.getByRole("alert").filter({ hasText: words[at] }).waitFor();
      assert.deepEqual(await seriousFaults(page), []);
      await page.unroute(PARTS);
      await play(page).click();
      await page.locator(".actions-bar").waitFor();
    });
  }
}

test("without a network a game that has not come is told of, by the page that stays", async (t) => {
  const { page, close } = await visit({ ...DESK, prepare: (page) => page.route(PARTS, (route) => route.abort("internetdisconnected")) });
  t.after(close);
  await pick(page, "desperados");
  await play(page).click();
  await page.getByRole("alert").filter({ hasText: "Are you online?" }).waitFor();
  await page.unroute(PARTS);
  await play(page).click();
  await table(page).waitFor();
});

test("a game by a link, and a kept one, wait for their part", async (t) => {
  const [text] = Object.values(positions("desperados"));
  const { page, close } = await visit({ ...DESK, query: `#${text}`, prepare: (page) => page.route(PARTS, (route) => route.fulfill({ status: 503 })) });
  t.after(close);
  const notice = page.getByRole("status").filter({ hasText: "the server is having trouble" });
  await notice.waitFor();
  await page.unroute(PARTS);
  await notice.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Play the same cards" }).click();
  await table(page).waitFor();

  await page.route(PARTS, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await page.getByRole("heading", { name: "Kept games cannot be read yet" }).waitFor();
  await page.unroute(PARTS);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("list").getByText("Desperados").waitFor();
});

test("a pasted link whose game comes once its screen has gone breaks nothing", async (t) => {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const part = /tin-star-part-desperados-[0-9a-f]+\.wasm/;
  const prepare = (page) => page.route(part, async (route) => { await released; await route.continue(); });
  const { page, problems, close } = await visit({ ...CALM, prepare });
  t.after(close);
  await play(page).waitFor();
  await page.getByText("Open a game").click();
  await page.getByRole("textbox", { name: "Or paste a link" }).fill(positions("desperados").tie);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await play(page).click();
  await table(page).waitFor();
  const came = page.waitForResponse(part);
  release();
  await came;
  await page.waitForLoadState("networkidle");
  await leave(page);
  await play(page).waitFor();
  assert.deepEqual(problems, []);
});

test("looking back on a game does not take away the link that still waits for its own", async (t) => {
  const part = /tin-star-part-desperados-[0-9a-f]+\.wasm/;
  const prepare = (page) => page.route(part, (route) => route.abort("internetdisconnected"));
  const { page, close } = await visit({ ...CALM, prepare });
  t.after(close);
  const player = new Player(page);
  await reach(player, "last card wins");
  await player.press("button", "See who won");
  await player.press("button", "Back to the start");
  await openLink(page, positions("desperados").tie);
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await page.getByRole("region", { name: "Your games" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.unroute(part);
  await again.click();
  await page.getByRole("heading", { name: "A game for you" }).waitFor();
});

test("a try has failed only when nothing of it is on its way any more, so that the next can succeed", async (t) => {
  const held = [];
  let first;
  const { page, close } = await visit({
    ...PHONE,
    prepare: (page) =>
      page.route(PARTS, (route) => {
        first ??= fileOf(route.request());
        return fileOf(route.request()) === first ? route.abort("connectionreset") : held.push(route);
      }),
  });
  t.after(close);
  const failed = page.waitForEvent("requestfailed");
  await play(page).click();
  await page.getByText("Loading the game …").waitFor();
  await failed;
  const told = page.getByRole("alert").filter({ hasText: "Are you online?" });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await told.count(), 0);
  for (const route of held) await route.abort("connectionreset");
  await told.waitFor();
  await page.unroute(PARTS);
  await play(page).click();
  await page.locator(".actions-bar").waitFor();
});

test("a part of which nothing more comes is given up after a while", async (t) => {
  const site = await host(t, SITE, { slow: /tin-star-part-/ });
  const page = await open(t, { ...PHONE, url: site.url, prepare: (page) => page.clock.install() });
  await play(page).click();
  await page.getByText("Loading the game …").waitFor();
  await page.clock.runFor(29_000);
  const told = page.getByRole("alert").filter({ hasText: "Are you online?" });
  assert.equal(await told.count(), 0);
  await page.clock.runFor(2_000);
  await told.waitFor();
  site.release();
  await play(page).click();
  await page.locator(".actions-bar").waitFor();
  await page.context().close(); // before the host stops: what is still on its way is for later visits
});

test("the chosen game's part is asked for before all of the program is there, and its bots once it is", async (t) => {
  const site = await host(t, SITE, { slow: /_bg\.wasm$/, share: 0.95 });
  const page = await open(t, { ...PHONE, url: site.url });
  const { wyatt_earp: own, wyatt_earp_bots: bots } = await filesOf(page, ["wyatt_earp", "wyatt_earp_bots"]);
  const asked = (files) => files.every((file) => site.asked.some((path) => path.endsWith(file)));
  await until(() => asked(own));
  await play(page).waitFor(); // the first screen waits for neither
  assert.ok(!asked(bots));
  site.release();
  await until(() => asked(bots));
  await play(page).click();
  await table(page).waitFor();
});
