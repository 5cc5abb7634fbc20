// What a long evening costs: a browser keeps every picture that it is asked for from beside the page as a document of its own, and asks for it
// again and again as soon as it holds its copy for stale.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, open } from "./harness.mjs";
import { host } from "./host.mjs";
import { Player } from "./player.mjs";

const HANDS = 3;

/** Plays so many hands to their ends within the page: draws, and throws away the last card. */
async function play(hands) {
  const press = (words) => {
    const open = [...document.querySelectorAll("button:not([disabled], [aria-disabled=true])")].filter((button) => button.checkVisibility());
    const button = open.find((button) => words.test(button.textContent.trim()) || words.test(button.ariaLabel ?? ""));
    button?.click();
    return button?.textContent.trim();
  };
  for (let ended = 0; ended < hands; await new Promise(requestAnimationFrame)) {
    const pressed = press(/^(Draw two|Discard |Let it pass|Deal the next hand|See who won|Another game)/);
    if (/^(Deal the next hand|See who won)/.test(pressed)) ended += 1;
    if (!pressed && document.body.innerText.includes("Press a card to see what it can do.")) press(/, (outlaw|Sheriff card)/);
  }
}

test("over many hands a host that says no-cache is asked for nothing, and the browser keeps no more documents", async (t) => {
  const site = await host(t, process.env.TIN_STAR_DIST, { cache: "no-cache" });
  const page = await open(t, { ...DESK, reducedMotion: "reduce", serviceWorkers: "allow", url: site.url });
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now the service worker answers
  await player.asked();
  const browser = await page.context().newCDPSession(page);
  const documents = async () => {
    await browser.send("HeapProfiler.collectGarbage");
    return (await browser.send("Memory.getDOMCounters")).documents;
  };
  const before = await documents();
  const asked = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.evaluate(play, HANDS);
  assert.deepEqual(asked.filter((address) => address.includes(".svg")), []);
  assert.ok((await documents()) <= before, `${await documents()} documents, ${before} before`);
});
