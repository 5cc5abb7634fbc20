// A game that is looked back on: what the player did, beside what would have been best.
import assert from "node:assert/strict";

/** Goes on to the player's next decision and asks what would have been best: there stands what was done, with its chance. */
export async function weighed(page) {
  const controls = page.getByRole("region", { name: "Looking back: controls" });
  const slide = controls.getByRole("slider", { name: "Act" });
  const button = controls.getByRole("button", { name: "Hint" });
  for (;;) {
    assert.notEqual(await slide.inputValue(), await slide.getAttribute("max"), "the player has decided nothing");
    await controls.getByRole("button", { name: "Step", exact: true }).click();
    if (await button.isVisible()) break;
  }
  await button.click();
  const hint = page.getByRole("region", { name: "Hint", exact: true });
  await hint.getByRole("heading", { name: "What was done:" }).waitFor();
  assert.equal(await hint.getByRole("button", { name: "Do it" }).count(), 0, "nobody acts there");
  assert.match(await hint.innerText(), /What was done:\s+\S.*\s+\d+%$/);
}

/** Has the player's dearest mistakes looked for; the first of them leads to the hint that says so. */
export async function mistaken(page) {
  const log = page.getByRole("region", { name: "What happened" });
  const hint = page.getByRole("region", { name: "Hint", exact: true });
  if (await hint.isVisible()) await hint.getByRole("button", { name: "Close" }).click();
  await log.getByRole("button", { name: "Find my costliest mistakes" }).click();
  await log.getByRole("status").filter({ hasText: "Your costliest mistakes" }).waitFor({ timeout: 180_000 }); // a second of thought for each decision, and more on a busy machine
  const found = log.getByRole("button", { name: /^−\d+% \S/ });
  assert.ok((await found.count()) > 0, "these games were not played without a mistake");
  await found.first().click();
  await hint.filter({ hasText: /What was done:.*\d%/s }).waitFor();
}
