// What those hear who hear the page: the line that tells of every act, and what is asked then. What changes in it is spoken.
import assert from "node:assert/strict";

/** From now on notes what is spoken. */
export async function listen(player) {
  await player.page.locator("main > [aria-live=polite]").evaluate((news) => {
    globalThis.told = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (node.textContent) globalThis.told.push(node.textContent);
    }).observe(news, { childList: true });
  });
  player.heardSince = (await player.log()).length;
}

/** From now on notes what the others say; gives a way to ask for it. */
export async function overhear(page) {
  await page.evaluate(() => {
    globalThis.heard = [];
    new MutationObserver(() => {
      const words = document.querySelector(".says")?.textContent;
      if (words && globalThis.heard.at(-1) !== words) globalThis.heard.push(words);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.heard);
}

/** Every act of the others since then has been told as often as it is in the log, in the order of the log, and not all at once. */
export async function expectTold(player) {
  const told = await player.page.evaluate(() => globalThis.told);
  const log = await player.log();
  // What the log adds to say why is left out.
  const first = log.slice(player.heardSince).map((line) => line.split(/(?<=[.!?]) /)[0]);
  const others = first.filter((line) => !/^You |’s turn$|^Your turn$|^Since your last turn$/.test(line));
  assert.ok(others.length >= 3, log.join("\n"));
  const often = (texts, line) => texts.filter((text) => text.includes(line)).length;
  for (const line of others) assert.equal(often(told, line), often(others, line), `told once: ${line}\n${told.join("\n")}`);
  const order = [...new Set(others)].map((line) => told.findIndex((text) => text.includes(line)));
  assert.deepEqual(order, [...order].sort((a, b) => a - b), `in order: ${told.join("\n")}`);
  assert.ok(new Set(told).size >= 3, "not all at once");
}
