// What those hear who hear the page: the line that tells of every act.
import assert from "node:assert/strict";

/** From now on notes what the line says. */
export async function listen(page) {
  await page.getByRole("region", { name: "Status" }).getByRole("status").evaluate((line) => {
    globalThis.told = [];
    new MutationObserver(() => globalThis.told.push(line.textContent)).observe(line, { characterData: true, childList: true, subtree: true });
  });
}

/** Every act of the others since the player's last turn has been told as often as it is in the log, in the order of the log, and not all at once. */
export async function expectTold(player) {
  const told = await player.page.evaluate(() => globalThis.told);
  const log = await player.log();
  const others = log.slice(log.slice(0, -1).lastIndexOf("Your turn") + 1).filter((line) => !/^You |’s turn$|^Your turn$|^Since your last turn$/.test(line));
  assert.ok(others.length >= 3, log.join("\n"));
  const often = (texts, line) => texts.filter((text) => text.includes(line)).length;
  for (const line of others) assert.equal(often(told, line), often(others, line), `told once: ${line}\n${told.join("\n")}`);
  const order = [...new Set(others)].map((line) => told.findIndex((text) => text.includes(line)));
  assert.deepEqual(order, [...order].sort((a, b) => a - b), `in order: ${told.join("\n")}`);
  assert.ok(new Set(told).size >= 3, "not all at once");
}
