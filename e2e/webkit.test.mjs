// The page in Safari's engine, in a window as narrow as a phone: WebKitGTK, by its own driver, as playwright wants a WebKit of its own making.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { test } from "node:test";
import { positions } from "./fixtures.mjs";
import { host } from "./host.mjs";
import { cardsInHand } from "./measure.mjs";
import { until } from "./profile.mjs";

const onPath = (name) => process.env.PATH.split(path.delimiter).map((folder) => path.join(folder, name)).find(existsSync);
const driver = onPath("WebKitWebDriver");
// It opens a window.
const screen = process.env.DISPLAY ? [] : [onPath("xvfb-run"), "--auto-servernum"];
const skip = !driver ? "no WebKitWebDriver is found" : screen.includes(undefined) ? "there is no display and no xvfb-run" : false;

/** Starts the driver; gives what sends it a command of the W3C's WebDriver. */
async function start(t) {
  const free = createServer();
  await new Promise((resolve) => free.listen(0, "127.0.0.1", resolve));
  const { port } = free.address();
  await new Promise((resolve) => free.close(resolve));
  const [program, ...words] = [...screen, driver, `--port=${port}`];
  // Without a graphics card its compositor may crash. Where things lie does not depend on it.
  const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const running = spawn(program, words, { env, stdio: "ignore", detached: true });
  t.after(() => process.kill(-running.pid)); // its window goes with it
  return async (method, command, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/${command}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.message || value.error}`);
    return value;
  };
}

/** Nobody listens yet. */
function unlessItStarts(error) {
  if (!error.cause) throw error;
}

/** A window of WebKit. */
async function open(t) {
  const send = await start(t);
  const browserOptions = { "webkitgtk:browserOptions": { args: ["--automation", "--private"] } };
  const asked = { capabilities: { alwaysMatch: browserOptions } };
  const { sessionId } = await until(() => send("POST", "session", asked).catch(unlessItStarts));
  const post = (command, body = {}) => send("POST", `session/${sessionId}/${command}`, body);
  const run = (script, ...args) => post("execute/sync", { script: `return (${script})(...arguments)`, args });
  return {
    run,
    size: (width, height) => post("window/rect", { x: 0, y: 0, width, height }),
    goto: (url) => post("url", { url }),
    reload: () => post("refresh"),
    kept: () => post("execute/async", { script: "navigator.serviceWorker.ready.then(() => arguments[0]())", args: [] }),
    /** Presses, as a person does, the first thing whose name begins so. */
    async press(name) {
      await until(async () => {
        const found = await run(find, name);
        return found && post(`element/${Object.values(found)[0]}/click`).then(() => true, unlessInTheWay);
      });
    },
  };
}

/** What moves, or lies below what does, is pressed anew. */
function unlessInTheWay(error) {
  if (!/intercepted|stale|not found/.test(error.message)) throw error;
}

/** In the page: the first thing to press whose name begins so. */
function find(name) {
  const called = (element) => (element.ariaLabel ?? element.innerText).trim();
  return [...document.querySelectorAll("button, label")].find((element) => called(element).startsWith(name) && element.checkVisibility()) ?? null;
}

test("WebKit plays on a phone, keeps the game, and needs no network after a visit", { skip }, async (t) => {
  const site = await host(t, process.env.TIN_STAR_DIST);
  const page = await open(t);
  await page.size(420, 800);
  await page.goto(site.url);
  await page.run((text) => { location.hash = text; }, positions("desperados")["another first"]);
  await page.press("Go on with it");
  await page.press("Hint");
  const before = await until(() => page.run(cardsInHand));
  assert.deepEqual(before.map(({ down }) => down), Array(6).fill(before[0].down), "six cards lie in one row");
  await page.kept();
  await site.stop();
  await page.reload();
  await page.press("Hint");
  assert.deepEqual(await until(() => page.run(cardsInHand)), before, "the game is where it was");
  await page.press("Do it");
  await page.press("Hint");
});
