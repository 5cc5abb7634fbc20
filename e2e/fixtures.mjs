// Games that lead where something is to be seen: found by the engine (how, says CONTRIBUTING.md).
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { openLink } from "./player.mjs";

export const fixtures = JSON.parse(readFileSync(new URL("fixtures/games.json", import.meta.url), "utf8"));

/** A game that is over can be looked back on, not played on: its last act is taken at the table. */
const ENDS = new Set(["duel", "last card wins"]);
const find = (shows) => fixtures.find((fixture) => fixture.shows === shows);

/** The text of the game that shows it: after its last act, or before that if `all` is false. */
export const textOf = (shows, { all = true } = {}) => find(shows)[all ? "after" : "before"];

/** The text of a game, with the sum that tells whether it is whole. */
export const sealed = (body) => `${body}.${crc32(body).toString(16).padStart(8, "0")}`;

/** The texts of another game's positions, by what they show. */
export const positions = (game) =>
  Object.fromEntries(readFileSync(new URL(`fixtures/${game}.txt`, import.meta.url), "utf8").trim().split("\n").map((line) => line.split("\t")));

/**
 * Opens the game that shows it where its last act is the player's to take, and takes that act too unless `all` is false; then the player is
 * asked again. The game comes by a link, so that no more than one act is played.
 */
export async function reach(player, shows, { all = true } = {}) {
  const { before, after, steps } = find(shows);
  await player.open(all && !ENDS.has(shows) ? after : before);
  await player.asked();
  if (all && ENDS.has(shows)) {
    await player.step(steps.at(-1));
    await player.asked();
  }
}

/** Goes to a position of another game, which comes by a link. */
export async function place({ page, by, hand }, text) {
  await page.getByRole("main").first().waitFor();
  await openLink(page, text);
  await by.press(page.getByRole("button", { name: "Go on with it" }));
  await hand.getByRole("button").first().waitFor();
}

/** Plays the game that shows it from the deal on; `before` is done before each act. */
export async function walk(player, shows, { before = async () => {} } = {}) {
  const { seats, seed, steps } = find(shows);
  await player.deal({ opponents: seats - 1, seed });
  for (const step of steps) {
    await before();
    await player.step(step);
  }
  await player.asked();
}

/** The last act of the game that shows it, such as `photo Belle Starr`. */
export const lastStep = (shows) => find(shows).steps.at(-1);
