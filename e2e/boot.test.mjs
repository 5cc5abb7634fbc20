// What the page shows before its program runs, and when the program does not come.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { CALM, CALM_PHONE, DESK, PHONE, keptWhole, open, seriousFaults, visit } from "./harness.mjs";
import { host } from "./host.mjs";
import { Player } from "./player.mjs";

const { TIN_STAR_DIST: SITE, TIN_STAR_FILE: FILE } = process.env;
const half = (end) => {
  const bytes = readFileSync(join(SITE, readdirSync(SITE).find((name) => name.endsWith(end))));
  return bytes.subarray(0, bytes.length / 2);
};
const WASM = "**/*.wasm";
const GLUE = "**/tin-star-*.js";
/** A program that stops as soon as it starts, as long as the real one: the rest is a section that means nothing. */
const TRAP = (() => {
  const start = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11];
  const [, length] = /name=modules content="\S+ (\d+)/.exec(readFileSync(join(SITE, "index.html"), "utf8"));
  const rest = length - start.length - 5;
  return Buffer.concat([Buffer.from([...start, 0, ...[0, 7, 14].map((bits) => ((rest >> bits) & 127) | 128), rest >> 21]), Buffer.alloc(rest)]);
})();

const deal = (page) => page.getByRole("button", { name: "Play", exact: true });
const anew = (page) => page.getByRole("button", { name: "Reload the page" });

const FAULTS = {
  "the program is not there": [WASM, { status: 404 }, /a part of it is not there.*\.wasm: 404/s],
  "the server has trouble": [WASM, { status: 500 }, /the server is having trouble.*\.wasm: 500/s],
  "something else comes in its place": [WASM, { contentType: "text/html", body: "<!doctype html>" }, /something else came/],
  "it is cut short": [WASM, { contentType: "application/wasm", body: half("_bg.wasm") }, /it arrived incomplete/],
  "it stops as it starts": [WASM, { contentType: "application/wasm", body: TRAP }, /stopped as it began.*unreachable/s],
  "its script is not there": [GLUE, { status: 404 }, /a part of it is not there.*\.js: 404/s],
  "its script is cut short": [GLUE, { contentType: "text/javascript", body: half(".js") }, /it arrived incomplete/],
};

for (const [what, [part, answer, words]] of Object.entries(FAULTS)) {
  test(`if ${what}, the page says so and can be loaded anew`, async (t) => {
    const fail = (page) => page.route(part, (route) => route.fulfill(answer));
    const { page, close } = await visit({ ...PHONE, prepare: fail });
    t.after(close);
    await page.getByRole("alert").filter({ hasText: words }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Tin Star" }).waitFor();
    assert.deepEqual(await seriousFaults(page), []);
    await page.unroute(part);
    await anew(page).click();
    await deal(page).waitFor();
    assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
  });
}

test("one file that stops as it starts says so too", async (t) => {
  const url = pathToFileURL(FILE).href;
  const { page, close } = await visit({ ...DESK, url, before: "WebAssembly.instantiate = () => Promise.reject(Error('no'))" });
  t.after(close);
  await page.getByRole("alert").filter({ hasText: /stopped as it began.*no/s }).waitFor();
});

for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE, "great screen": { viewport: { width: 2560, height: 1440 } } })) {
  test(`on a ${name} the first screen is there before the program, and nothing on it moves as that takes over`, async (t) => {
    const site = await host(t, SITE, { slow: /_bg\.wasm$/, share: 0.3 });
    const watchShifts = () => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: "layout-shift" });
    };
    const prepare = async (page) => {
      await page.addInitScript(watchShifts);
      await page.clock.install();
    };
    const page = await open(t, { ...size, url: site.url, prepare });
    const loaded = page.getByRole("progressbar", { name: "Loading the game …" });
    await page.getByText(/Loading the game … (4\d|50)%/).waitFor();
    assert.ok(Math.abs((await loaded.evaluate(({ value }) => value)) - 0.5) < 0.1);
    await page.clock.runFor(20_000);
    await page.getByRole("alert").filter({ hasText: "taking longer than it should" }).waitFor();
    assert.ok(await anew(page).isVisible());
    assert.deepEqual(await seriousFaults(page), []);
    const look = () => page.locator("main").evaluate((main) => {
      const seen = main.querySelectorAll(".start-star, .start-title, .start-card, .start-game, .start-lead, .start-gang, .start-street, .start-saloon");
      return [...seen].map((element) => [element.textContent.replace(/\s+/g, "").slice(0, 20), ...Object.values(element.getBoundingClientRect().toJSON()).slice(0, 3)].join());
    });
    const before = await look();
    assert.ok(before.length > 8);
    await page.evaluate(() => void (globalThis.shifts.length = 0)); // of before, as type took the place of its stand-in
    site.release();
    await deal(page).waitFor();
    await page.clock.runFor(1_000);
    assert.deepEqual(await look(), before);
    assert.equal(await page.getByRole("main").count(), 1);
    const moved = await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0));
    assert.ok(moved < 0.0005, `${moved}`); // pixels' fractions
    await page.context().close(); // before the host stops: what is still on its way is for later visits
  });
}

for (const [where, answered, atOnce] of [["near by", 5, false], ["far away", 150, true]]) {
  test(`from a host ${where} the program is asked for ${atOnce ? "at once" : "once something is painted"}`, async (t) => {
    const site = await host(t, SITE);
    let asked;
    const prepare = async (page) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1); // so that painting is not given up
      await page.addInitScript((responseStart) => {
        performance.getEntriesByType = () => [{ responseStart }];
        globalThis.PerformanceObserver = class {
          constructor(told) {
            globalThis.paint = told;
          }
          observe() {}
        };
      }, answered);
      asked = page.waitForRequest(WASM);
    };
    const page = await open(t, { ...PHONE, url: site.url, prepare });
    if (atOnce) await asked;
    else assert.ok(!site.asked.some((path) => path.endsWith(".wasm")));
    await page.evaluate(() => globalThis.paint());
    await page.clock.resume();
    await asked;
    await deal(page).waitFor();
    await page.waitForLoadState("networkidle"); // the host goes before the page does
  });
}

test("a game that is chosen before the program runs is the one that is dealt, and chosen from the start at the next visit", async (t) => {
  const site = await host(t, SITE, { slow: /_bg\.wasm$/, share: 0.3 });
  const page = await open(t, { ...CALM_PHONE, url: site.url });
  const game = (name) => page.getByRole("group", { name: "Game" }).getByRole("radio", { name: new RegExp(`^${name}`) });
  assert.ok(await game("Wyatt Earp").isChecked());
  await page.getByRole("progressbar").waitFor();
  await game("Desperados").tap();
  assert.ok(await page.getByRole("progressbar").isVisible(), "the program is still on its way");
  site.release();
  await deal(page).waitFor();
  assert.ok(await game("Desperados").isChecked());
  await page.waitForFunction(() => document.activeElement.matches("main input[value=desperados]"), null, { timeout: 5_000 });
  await deal(page).tap();
  await page.getByRole("region", { name: "Table", exact: true }).getByText("Stagecoach").first().waitFor();
  await page.route(/_bg\.wasm$/, () => {}); // and it never comes
  await page.reload();
  await page.getByRole("progressbar").waitFor();
  assert.ok(await game("Desperados").isChecked());
  await page.context().close();
});

test("loading anew gets past what the service worker kept, and takes nothing else", async (t) => {
  const site = await host(t, SITE);
  const { page, close } = await visit({ ...CALM, serviceWorkers: "allow", url: site.url });
  t.after(close);
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  const cards = await player.cards();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // What a sign-in page leaves in place of the program, and what another copy on this host keeps.
    const [mine] = await caches.keys();
    const cache = await caches.open(mine);
    const [program] = (await cache.keys()).filter(({ url }) => url.endsWith(".wasm"));
    await cache.put(program, new Response("<p>Sign in</p>", { headers: { "Content-Type": "text/html" } }));
    await caches.open(`tin-star ${new URL("../other/", location)} 1`);
  });
  await page.reload();
  await page.getByRole("alert").filter({ hasText: "something else came" }).waitFor();

  await t.test("but not while the host does not answer, as nothing would be left", async () => {
    await page.route("**/sw.js", (route) => route.abort());
    await Promise.all([page.waitForEvent("load"), anew(page).click()]);
    await page.getByRole("alert").filter({ hasText: "something else came" }).waitFor();
    assert.equal((await page.evaluate(() => caches.keys())).length, 2);
    await page.unroute("**/sw.js");
  });

  await t.test("nor while it answers everything with the same page", async () => {
    await page.route("**/sw.js", (route) => route.fulfill({ body: "<p>Back soon</p>", contentType: "text/html" }));
    await Promise.all([page.waitForEvent("load"), anew(page).click()]);
    await page.getByRole("alert").filter({ hasText: "something else came" }).waitFor();
    assert.equal((await page.evaluate(() => caches.keys())).length, 2);
    await page.unroute("**/sw.js");
  });

  await anew(page).click();
  await player.asked();
  assert.deepEqual(await player.cards(), cards, "the game is where it was");
  await keptWhole(page);
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return caches.keys();
  });
  assert.ok(kept.some((name) => name.includes("/other/")), "what is not ours stays");
});

test("without scripts the page says what it needs", async (t) => {
  const { page, close } = await visit({ ...PHONE, javaScriptEnabled: false });
  t.after(close);
  const words = await page.getByRole("main").innerText();
  assert.match(words, /Tin Star needs JavaScript and WebAssembly/);
  assert.doesNotMatch(words, /Loading/);
});
