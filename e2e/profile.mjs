// A browser of one's own: its profile outlives it, and it can be killed as a whole, the way a battery does it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { chromium } from "playwright-core";
import { ARGUMENTS, executablePath, root, watch } from "./harness.mjs";

const last = new Map(); // what is to be done, last first, before a profile goes

/** Has `act` done before the profile goes. */
export function beforeItGoes(folder, act) {
  last.get(folder).unshift(act);
}

/** A profile that lasts as long as the test. `preferences` are Chromium's own. */
export async function profile(t, preferences) {
  const folder = await mkdtemp(join(tmpdir(), "tin-star-"));
  last.set(folder, [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })]);
  t.after(async () => {
    for (const act of last.get(folder)) await act();
  });
  if (preferences) {
    await mkdir(join(folder, "Default"));
    await writeFile(join(folder, "Default", "Preferences"), JSON.stringify(preferences));
  }
  return folder;
}

/** Starts a browser on a profile, if need be the whole one. `open()` opens the page in a new tab of it, `kill()` ends all its processes at once, unasked. */
export async function start(t, folder, program = executablePath) {
  const port = join(folder, "DevToolsActivePort");
  await rm(port, { force: true });
  const size = ["--headless=new", "--window-size=1440,900", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
  const child = spawn(program, [...ARGUMENTS, ...size, "about:blank"], { detached: true, stdio: "ignore" });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const kill = async () => {
    try {
      process.kill(-child.pid, "SIGKILL"); // the browser and every process it started
    } catch {
      // gone already
    }
    await gone;
  };
  beforeItGoes(folder, kill);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await written(port)}`);
  const [context] = browser.contexts();
  context.setDefaultTimeout(15_000);
  const problems = watch(context, new URL(root).origin);
  t.after(() => assert.deepEqual(problems, [], "the browser complained"));
  const open = async (query = "") => {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(root + query);
    return page;
  };
  return { context, open, kill, problems };
}

/** The port in the file, once the browser has written it. */
async function written(file) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const [port] = (await readFile(file, "utf8").catch(() => "")).split("\n");
    if (port) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail("the browser does not start");
}

const OWN = (page) => `tin-star ${new URL(".", page.url()).pathname} games`;

/** All that is kept in the browser of a page, by name; of the database called `name`, or the page's own. */
export function store(page, name = OWN(page)) {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore("kept");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = {};
          const cursor = request.result.transaction("kept").objectStore("kept").openCursor();
          cursor.onsuccess = () => {
            if (cursor.result) {
              all[cursor.result.key] = cursor.result.value;
              cursor.result.continue();
            } else {
              request.result.close();
              resolve(all);
            }
          };
        };
      }),
    name,
  );
}

/** The record of the game that was opened last: everything that is kept of it, or undefined. */
export async function kept(page) {
  const all = await store(page);
  return all[all.current];
}

/** Asks until there is an answer, and gives it: of what the browser tells nobody, such as that it has written something down. */
export async function until(ask) {
  for (const deadline = Date.now() + 60_000; ; ) {
    const answer = await ask();
    if (answer) return answer;
    assert.ok(Date.now() < deadline, `it never comes to ${ask}`);
    await setImmediate(); // or what is asked without the browser would never change
  }
}

/** Puts something else in place of the game that was opened last. */
export async function replaceKept(page, text) {
  const { current } = await store(page);
  await put(page, { [current]: text });
}

/** Puts all of `texts` into the store, by name; of the database called `name`, or the page's own. */
export async function put(page, texts, name = OWN(page)) {
  await store(page, name); // it is made if need be
  await page.evaluate(
    ([name, texts]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction("kept", "readwrite");
          for (const [key, text] of texts) transaction.objectStore("kept").put(text, key);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [name, Object.entries(texts)],
  );
}
