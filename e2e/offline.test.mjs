// The page without a network, and new versions of it. The host of these tests is one that can be stopped.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { CALM, keptWhole, visit } from "./harness.mjs";
import { host } from "./host.mjs";
import { leave, position } from "./keep.mjs";
import { Player, clicks } from "./player.mjs";

const { TIN_STAR_DIST: SITE, TIN_STAR_NEXT: NEXT } = process.env;
const OFFER = "A new version is ready.";

/** Visits, and waits until the browser has kept the page. */
async function firstVisit(t, url) {
  const { page, problems, close } = await visit({ ...CALM, serviceWorkers: "allow", url });
  t.after(async () => {
    await close();
    assert.deepEqual(problems, [], "the browser complained");
  });
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await keptWhole(page);
  return { page, problems };
}

/** A player at a table of two. */
async function sitDown(page, seed) {
  const player = new Player(page, clicks);
  await player.deal({ opponents: 1, seed });
  return player;
}

/** Takes a turn, and begins the next. */
async function playOn(player) {
  await player.page.bringToFront(); // the browser draws tabs behind another now and then
  for (let draws = 0; draws < 2; ) {
    if ((await player.move()) === "draw") draws += 1;
  }
}

/** The paths below `url` that are kept, by the name of their cache. */
function kept(page) {
  return page.evaluate(async () => {
    const all = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name] = requests.map(({ url }) => url.slice(new URL("./", location).href.length)).sort();
    }
    return all;
  });
}

/** What the browser does by itself, now and then, and at every visit. */
function lookForUpdate(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const coming = registration.installing;
    if (coming) {
      await new Promise((resolve) => (coming.onstatechange = resolve));
      return coming.state;
    }
    return registration.waiting?.state;
  });
}

const version = (page) => page.locator("meta[name=version]").count().then((found) => (found ? "next" : "first"));

test("after a visit the page needs no network", async (t) => {
  const site = await host(t, SITE);
  const { page, problems } = await firstVisit(t, site.url);

  await t.test("as exactly the built files are kept", async () => {
    const built = readdirSync(SITE, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(SITE.length + 1).replaceAll("\\", "/"))
      .filter((name) => !["sw.js", "licences.html"].includes(name) && !/^(install\/|fonts\/OFL)/.test(name))
      .map((name) => (name === "index.html" ? "" : name));
    const caches = Object.values(await kept(page));
    assert.deepEqual(caches, [built.sort()]);
  });

  await site.stop();
  await assert.rejects(fetch(site.url), "the host is down");

  await t.test("it is there again, by any of its addresses", async () => {
    for (const address of ["", "?a=query", "index.html", "index.html#fragment"]) {
      await page.goto(site.url + address);
      await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    }
    assert.deepEqual(problems, []);
  });

  await t.test("and by a wrong one, after a look whether there is something", async () => {
    await page.goto(`${site.url}no/such/place`);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    assert.equal(page.url(), site.url);
    assert.deepEqual(
      problems.splice(0).filter((problem) => !problem.includes("no/such/place")),
      [],
    );
  });

  await t.test("licences that were not kept yet do not lead to a second game", async () => {
    const licences = await page.context().newPage();
    await assert.rejects(licences.goto(`${site.url}licences.html`));
    await licences.close();
    problems.splice(0);
  });

  await t.test("and turns are played against bots that think in their worker", async () => {
    await page.goto(site.url);
    const player = await sitDown(page, "26");
    for (let draws = 0; draws < 3; ) if ((await player.move()) === "draw") draws += 1;
    assert.equal(page.workers().filter((worker) => worker.url().startsWith("blob:")).length, 1);
  });
});

test("what the browser has thrown away without being asked is kept anew at the next visit", async (t) => {
  const site = await host(t, SITE);
  const { page } = await firstVisit(t, site.url);
  const [[name, files]] = Object.entries(await kept(page));
  await page.evaluate((name) => caches.delete(name), name);
  await page.reload();
  const latest = Date.now() + 20_000;
  while ((await kept(page))[name]?.length !== files.length) assert.ok(Date.now() < latest, "it is not kept anew");
  await site.stop();
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("the licences are kept once they have been read", async (t) => {
  const site = await host(t, SITE);
  const { page } = await firstVisit(t, site.url);
  assert.ok(!site.asked.some((path) => path.endsWith("licences.html")));
  for (const stop of [() => site.stop(), () => {}]) {
    await page.goto(`${site.url}licences.html`);
    await page.getByRole("heading", { name: /licen[cs]es/i }).first().waitFor();
    await stop();
  }
});

test("where the browser cannot read what it keeps, the host is asked; and licences come where there is no room for them", async (t) => {
  const site = await host(t, SITE);
  const { page } = await firstVisit(t, site.url);
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
  });
  await page.goto(`${site.url}licences.html`);
  await page.getByRole("heading", { name: /licen[cs]es/i }).first().waitFor();
  await worker.evaluate(() => {
    caches.match = () => Promise.reject(new DOMException("unreadable", "UnknownError"));
  });
  await page.goto(site.url);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("a new version is offered, too, that the browser began to fetch before the page asked", async (t) => {
  const site = await host(t, SITE, { cache: "no-cache" });
  const { page } = await firstVisit(t, site.url);
  site.publish(NEXT);
  const next = await page.context().newPage();
  // What browsers do at a visit, by themselves.
  await next.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...how) {
      const registration = await register.apply(this, how);
      const found = new Promise((resolve) => registration.addEventListener("updatefound", resolve, { once: true }));
      registration.update();
      await found;
      return registration;
    };
  });
  await next.goto(site.url);
  await next.getByText(OFFER).waitFor();
});

test("a new version waits until the player wants it, and the game goes on in it", async (t) => {
  const site = await host(t, SITE, { cache: "no-cache" }); // so that what is gone is gone
  const { page } = await firstVisit(t, site.url);
  const player = await sitDown(page, "26");
  await playOn(player);
  const other = await page.context().newPage();
  await other.goto(site.url);
  await other.getByRole("heading", { name: "Tin Star is open in another tab" }).waitFor();
  const [old] = Object.keys(await kept(page));

  site.publish(NEXT);
  assert.equal(await lookForUpdate(page), "installed");
  await other.getByText(OFFER).waitFor();
  await page.getByRole("status").filter({ hasText: OFFER }).waitFor();
  await playOn(player);
  assert.equal(await version(page), "first", "the game goes on");
  await page.getByRole("button", { name: "Later" }).click();
  await page.getByText(OFFER).waitFor({ state: "detached" });

  // Another visit still gets the first version, and the offer.
  const third = await page.context().newPage();
  await third.goto(site.url);
  await third.getByText(OFFER).waitFor();
  assert.equal(await version(third), "first");
  await third.close();

  await other.getByRole("button", { name: "Load it now" }).click();
  await other.locator("meta[name=version]").waitFor({ state: "attached" });
  const caches = await kept(other);
  assert.equal(Object.keys(caches).length, 1);
  assert.ok(!(old in caches), "the old version is not kept any longer");

  // The tab with the game did not ask for it: it plays on, and is offered it.
  await page.getByText(OFFER).waitFor();
  await playOn(player);
  assert.equal(await version(page), "first");

  // At another table, too: its bots' worker needs none of the files that are gone.
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await leave(player);
  await player.deal({ opponents: 1, seed: "27" });
  await playOn(player);
  assert.equal(workers.length, 1, "one worker, that did not have to be started again");
  assert.equal(await version(page), "first");
  const before = await position(player);
  await page.getByRole("button", { name: "Load it now" }).click();
  await page.locator("meta[name=version]").waitFor({ state: "attached" });
  assert.deepEqual(await position(player), before, "the game is where it was");

  await site.stop();
  await page.reload();
  assert.deepEqual(await position(player), before);
  assert.equal(await version(page), "next");
});

test("a version that is only half published is not taken", async (t) => {
  const half = await mkdtemp(join(tmpdir(), "tin-star-"));
  t.after(() => rm(half, { recursive: true }));
  await cp(NEXT, half, { recursive: true });
  await writeFile(join(half, "art/house.svg"), "<svg/>");
  const site = await host(t, SITE);
  const { page } = await firstVisit(t, site.url);
  site.publish(half);
  assert.equal(await lookForUpdate(page), "redundant");
  await site.stop();
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await version(page), "first");
});
