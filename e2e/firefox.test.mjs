// The page in another engine: a whole hand, kept over a reload and without a network. Firefox is driven by puppeteer, as playwright wants
// one of its own making.
import assert from "node:assert/strict";
import { test } from "node:test";
import puppeteer from "puppeteer-core";
import { host } from "./host.mjs";
import { cardsInHand } from "./measure.mjs";

const { FIREFOX: executablePath, TIN_STAR_DIST: SITE } = process.env;
const skip = executablePath ? false : "no Firefox is found; FIREFOX may name its program";

/** Presses, as a person does, the first thing of that role whose name begins so; near its corner, as cards lie over one another. */
async function press(page, role, name, within = "body") {
  const found = await page.waitForFunction(find, { timeout: 20_000 }, role, name, within);
  await found.asElement().click({ offset: { x: 10, y: 10 } });
}

/** In the page: what can be seen of that role, under a name that begins so. */
function find(role, name, within) {
  const kinds = { button: "button", radio: "input[type=radio]", summary: "summary", textbox: "input[type=text]" };
  const called = (element) => element.ariaLabel ?? (element.labels?.[0] ?? element).innerText;
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(kinds[role])]);
  return all.find((element) => called(element).trim().startsWith(name) && element.checkVisibility()) ?? null;
}

const HAND = "[role=region][aria-label^='Your hand'], section[aria-label^='Your hand']";
const BAR = "[role=region][aria-label='What you may do'], section[aria-label='What you may do']";
const QUESTIONS = ["Deal the next hand", "Let it pass", "Draw two", "Discard"];

/** What the player is asked now; "card" if it is to choose one. */
async function asked(page) {
  const answer = await page.waitForFunction(
    (questions) => {
      const buttons = [...document.querySelectorAll("button:not(.pile)")].filter((button) => button.checkVisibility());
      const seen = questions.find((name) => buttons.some((button) => button.innerText.trim().startsWith(name)));
      return seen ?? (document.body.innerText.includes("Press a card to see what it can do.") ? "card" : null);
    },
    { timeout: 20_000 },
    QUESTIONS,
  );
  return answer.jsonValue();
}

/** Draws, discards and declines until `end` is asked; gives how often it drew. */
async function play(page, end, most = Infinity) {
  for (let draws = 0; ; ) {
    const question = await asked(page);
    if (question === end || draws === most) return draws;
    if (question === "Draw two") draws += 1;
    if (question === "card") await press(page, "button", "", HAND);
    else await press(page, "button", question, question === "Discard" ? BAR : "body");
  }
}

const hand = async (page) => (await page.waitForFunction(cardsInHand, { timeout: 20_000 })).jsonValue();

test("Firefox plays a whole hand, keeps it, and needs no network after a visit", { skip }, async (t) => {
  const site = await host(t, SITE);
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, defaultViewport: { width: 1440, height: 900 } });
  t.after(() => browser.close());
  const page = await browser.newPage();
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(site.url);
  await press(page, "summary", "Your table");
  await press(page, "radio", "1 opponent");
  await press(page, "textbox", "Deal number");
  await page.keyboard.type("26");
  await press(page, "button", "Play");
  await press(page, "radio", "Instant");
  assert.equal(await play(page, "Deal the next hand", 2), 2);

  const before = await hand(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await site.stop();
  await page.reload();
  await asked(page);
  assert.deepEqual(await hand(page), before, "the game is where it was");
  assert.ok((await play(page, "Deal the next hand")) > 2);
  assert.deepEqual(problems, []);
  assert.deepEqual(page.workers().map((worker) => worker.url().slice(0, 5)), ["blob:"], "its bots think in their worker");
  assert.equal(await page.evaluate(refusedToWorker), "connect-src", "which the page's policy holds");
});

/** In the page: what the policy refuses a worker started as the bots' is, when it asks another host. (Its own cannot be looked into.) */
function refusedToWorker() {
  const text = `
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => postMessage(effectiveDirective));
    fetch("https://example.org/").catch(() => setTimeout(postMessage, 2_000, "nothing"));
  `;
  const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })), { type: "module" });
  return new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
}
