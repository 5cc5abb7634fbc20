// Opens the page in a real Chromium, and watches it: whatever the browser complains of fails the test, and so does any
// request to another host. `cargo xtask test --only e2e` builds and serves the site and names both in the environment.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = process.env.TIN_STAR_URL;
export const executablePath = process.env.CHROMIUM;
/** With windows, settings and a profile that lasts; the other may be without. */
export const wholeBrowser = process.env.WHOLE_CHROMIUM ?? executablePath;
if (!root || !executablePath) {
  throw new Error("Set TIN_STAR_URL (the served page) and CHROMIUM (a program), or run: cargo xtask test --only e2e");
}
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Sizes that the page is promised to work at, in CSS pixels. */
export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** The same where nothing moves. */
export const CALM = { ...DESK, reducedMotion: "reduce" };
export const CALM_PHONE = { ...PHONE, reducedMotion: "reduce" };

/** What Playwright turns off, as only one such list counts; and, last, the lists under an address bar that nobody sees: a third of the work of opening a page. */
const NEEDLESS = [
  "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay",
  "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
  "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
];

export const ARGUMENTS = [
  `--disable-features=${NEEDLESS.join()}`,
  "--no-sandbox", // as root there is none to be had
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage", // small in containers
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", // another host cannot even be looked up
];

let browser; // one for the tests of a file
export const close = () => browser?.close();
after(close);

/**
 * Opens the page in a fresh profile. When the test ends the profile is closed, and the test fails with all that went
 * wrong in it. `options` are Playwright's for a context (DESK, PHONE, reducedMotion …); `query` follows the address, and `url` is another
 * page than the one that is served for all tests.
 */
export async function open(t, options = DESK) {
  const { page, problems, close } = await visit(options);
  t.after(async () => {
    await close();
    assert.deepEqual(problems, [], "the browser complained");
  });
  return page;
}

/**
 * Like `open`, but leaves it to the caller to look at the problems, which go on being added, and to close. `before` is a script to run first,
 * `prepare` gets the page before it goes anywhere; with `chance` deals are of the browser's own, otherwise the same in every run.
 */
export async function visit({ url = root, query = "", before, prepare, chance = false, ...options }) {
  // The theme is the system's at first; and only who tests the service worker should wait for it.
  options = { colorScheme: "dark", serviceWorkers: "block", ...options };
  // On a desk scroll bars take room.
  browser ??= await chromium.launch({ executablePath, args: ARGUMENTS, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const context = await browser.newContext(options);
  const problems = watch(context, new URL(url).origin);
  context.setDefaultTimeout(30_000); // a busy machine is no fault of the page's
  const page = await context.newPage();
  if (!chance) await page.addInitScript(sameChance);
  if (before) await page.addInitScript(before);
  // Who wants nothing to move does not want to wait either.
  if (options.reducedMotion) await page.addInitScript(() => {
    try {
      localStorage[`tin-star ${location.pathname.replace(/[^/]*$/, "")} pace`] ??= "instant";
    } catch {
      // Nothing is kept here.
    }
  });
  await prepare?.(page);
  await page.goto(url + query);
  return { page, problems, close: () => context.close() };
}

/** Deals are the same in every run: a test that fails tells of the page, not of its luck. */
function sameChance() {
  crypto.getRandomValues = (bytes) => {
    let state = Number(name) || 1; // a tab's name outlives a reload, so that the next deal is another
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0; // Knuth's quick generator
      bytes[i] = state >>> 24;
    }
    name = String(state);
    return bytes;
  };
}

/**
 * A script for the page (`before`) by which its short waits are over eight times as soon, for long games in which nothing moves. What it gives
 * others to start or to answer stays as long as it is.
 */
export function quickClock() {
  const [now, wait, times] = [performance.now.bind(performance), globalThis.setTimeout, 8];
  performance.now = () => now() * times;
  globalThis.setTimeout = (then, millis = 0, ...rest) => wait(then, millis < 1_000 ? millis / times : millis, ...rest);
}

/** Collects console errors, uncaught errors, failed requests and requests to other hosts, those of workers too. */
export function watch(context, home) {
  const problems = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && protocol !== "blob:" && origin !== home) problems.push(`another host: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    // What is still on its way when the page is left is no failure.
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") problems.push(`failed (${why}): ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Waits until the browser has kept the whole page, for visits without a network. */
export function keptWhole(page) {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== "activated") {
      await new Promise((resolve) => (active.onstatechange = () => active.state === "activated" && resolve()));
    }
  });
}

/** What axe-core finds on the page as it is now, of whatever severity, by all its rules or those named; an empty list is good. */
export async function faults(page, impacts = ["minor", "moderate", "serious", "critical"], rules) {
  const there = await page.evaluate(() => "axe" in globalThis);
  if (!there) await page.evaluate(axe); // not as a script of the page, whose policy would refuse it
  const { violations } = await page.evaluate(
    (runOnly) => globalThis.axe.run(document, { runOnly, preload: false, resultTypes: ["violations"] }), // no more than is read here
    rules,
  );
  return violations
    .filter(({ impact }) => impacts.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** The same, as far as it is serious or critical. */
export const seriousFaults = (page) => faults(page, ["serious", "critical"]);

/** The rules of axe-core that look at colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The same in every theme, of whatever severity; the theme that was is there again afterwards. */
export async function themeFaults(page) {
  const found = [];
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of ["night", "day", "contrast"]) {
    await page.evaluate((theme) => globalThis.chooseTheme(theme), theme);
    // Themes differ by their colours alone.
    const rules = theme === "night" ? undefined : COLOUR_RULES;
    found.push(...(await faults(page, undefined, rules)).map((fault) => `${theme}: ${fault}`));
  }
  await page.evaluate((theme) => globalThis.chooseTheme(theme), before);
  return found;
}

/** How far the page can be scrolled sideways, in CSS pixels; 0 is good. */
export function sidewaysScroll(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Takes a picture of what is in view into test-results/, if `PICTURES` is set: who does not look at them should not wait for them. */
export async function picture(page, name) {
  if (!process.env.PICTURES) return;
  const folder = new URL("test-results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
}

/** What holds at every kind of decision is looked at once for each; `seen` says which there were. */
export function once(page, name, seen = new Set()) {
  return async (asked) => {
    if (seen.has(asked)) return;
    seen.add(asked);
    assert.deepEqual(await seriousFaults(page), [], `${asked} at ${name}`);
    assert.equal(await sidewaysScroll(page), 0, `${asked} at ${name}`);
    await picture(page, `${name}-${asked}`);
  };
}

/** The page in another language, with the game that is kept. */
export async function speak(page, code) {
  await page.evaluate((code) => {
    const folder = location.pathname.replace(/[^/]*$/, "");
    localStorage.setItem(`tin-star ${folder} language`, code);
  }, code);
  await page.reload();
  await page.locator(`html[lang=${code}] main:not(#boot)`).waitFor();
}
