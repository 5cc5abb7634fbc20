// What explains the table, as the tests of all games look at it.
import assert from "node:assert/strict";

/** The slip on which an explanation stands. */
export const slip = (page) => page.locator("#explanation");

/** The whole of it is in the window. */
export async function inSight(page) {
  const box = await slip(page).boundingBox();
  const { width, height } = page.viewportSize();
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5, JSON.stringify(box));
}

/** Until the table explains itself, which comes after it. */
export const listens = (page) => slip(page).waitFor({ state: "attached" });
