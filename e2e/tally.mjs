// The scoring sheet of Wyoming Cowboy, as numbers.
import assert from "node:assert/strict";

/** `−25` and `+30` as numbers. */
const points = (text) => Number(text.trim().replace("−", "-").replace("+", ""));

/** What every player scored in the hand that is counted, by name. The sheet adds up, line by line (C-8). */
export async function tallies(page) {
  const all = {};
  for (const tally of await page.locator(".tally").all()) {
    const heading = tally.getByRole("heading", { level: 3 });
    const total = points(await heading.locator("b").innerText());
    const lines = (await tally.locator(".tally-points").allInnerTexts()).map(points);
    assert.equal(lines.reduce((sum, line) => sum + line, 0), total);
    const [name] = (await heading.innerText()).split(/\s/);
    all[name] = total;
  }
  assert.ok(Object.keys(all).length > 0, "an empty sheet");
  return all;
}

/** What everybody has at the end of the game, by name, the best first. */
export async function standings(page) {
  const places = await page.getByRole("region", { name: "The standings" }).getByRole("listitem").allInnerTexts();
  return places.map((place) => /^(\S+)\s+(−?\d+) points?/.exec(place)).map(([, name, total]) => [name, points(total)]);
}

/** What everybody had after each hand, by name, as it is unfolded at the end of the game. */
export async function byHand(page) {
  const table = page.getByRole("table");
  const names = (await table.getByRole("columnheader").allInnerTexts()).map((name) => name.trim());
  const rows = await table.getByRole("row").filter({ has: page.getByRole("rowheader") }).all();
  return Promise.all(rows.map(async (row) => {
    const sums = (await row.getByRole("cell").allInnerTexts()).map(points);
    return Object.fromEntries(names.map((name, at) => [name, sums[at]]));
  }));
}
