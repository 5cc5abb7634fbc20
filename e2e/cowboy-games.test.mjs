// Whole games of Wyoming Cowboy, from the deal to the end, at small and large tables. Node takes files by their names, and this one takes
// longest: nothing should wait for it at the end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, open, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { Player } from "./player.mjs";
import { standings, tallies } from "./tally.mjs";

/** What is pressed, by how its name begins: the first of these that is there. A card is picked where none is. */
const PRESSES = [
  /^(Backfire|Quick draw|Say |King of)/,
  /^(Turn a card|Hold your fire|To the left|Pass \d)/,
  /^(Shoot at |Take up the)/,
  /^(Pull the|Show the couple|Lay the|Discard the)/,
  /^(Draw from the pile|Draw a card for him|Take the|No card|End the turn)/,
].map(({ source }) => source);

/**
 * Plays until a hand is counted, and says "counted", or else what the page shows when nothing more can be pressed. This runs in the page: a
 * game has hundreds of presses, and each would take ten times as long from without.
 */
async function playHand(presses) {
  const picked = "section[aria-label^='Your hand'] button";
  const nameOf = (button) => button.ariaLabel ?? button.textContent.trim();
  for (let idle = 0, card = 0; idle < 1_000; await new Promise(requestAnimationFrame)) {
    const dialog = document.querySelector("dialog[open]");
    const free = [...(dialog ?? document).querySelectorAll("button:not([disabled], [aria-disabled=true])")].filter((button) => button.checkVisibility());
    const find = (name) => free.find((button) => !button.matches(picked) && new RegExp(name).test(nameOf(button)));
    if (find("^(Deal the next hand|See who won)")) return "counted";
    const words = document.body.innerText;
    const passes = /Choose \d cards?/.test(words);
    const press =
      presses.map(find).find(Boolean) ??
      (passes ? undefined : find("^Clear")) ??
      (passes || words.includes("Pick a card") ? [...document.querySelectorAll(picked)].at(card++ % 5) : undefined);
    press?.click();
    idle = press ? 0 : idle + 1;
  }
  return document.body.innerText;
}

for (const [seats, seed, size] of [[3, "31", DESK], [4, "33", DESK], [5, "33", DESK], [8, "33", PHONE]]) {
  test(`a game for ${seats}, from the deal to the end`, async (t) => {
    const page = await open(t, { ...size, reducedMotion: "reduce" });
    const player = new Player(page);
    await page.getByRole("radio", { name: /^Wyoming Cowboy/ }).check();
    await player.deal({ opponents: seats - 1, seed, level: "Greenhorns" });
    const scores = {};
    for (let hand = 1, last = false; !last; hand++) {
      assert.equal(await page.evaluate(playHand, PRESSES), "counted");
      await page.getByRole("heading", { level: 1, name: `Hand ${hand} is counted` }).waitFor();
      for (const [name, points] of Object.entries(await tallies(page))) scores[name] = (scores[name] ?? 0) + points;
      assert.equal(Object.keys(scores).length, seats);
      assert.equal(await sidewaysScroll(page), 0);
      const next = page.getByRole("button", { name: /^(Deal the next hand|See who won)/ });
      last = /^See/.test(await next.innerText());
      assert.equal(last, Object.values(scores).some((score) => score >= 500), "first to 500 (C-8.4)"); // nobody is tied in these games
      await next.click();
    }
    await page.getByRole("heading", { level: 1, name: /wins?/ }).waitFor();
    const places = await standings(page);
    assert.deepEqual(Object.fromEntries(places), scores);
    assert.deepEqual(places.map(([, score]) => score), Object.values(scores).sort((a, b) => b - a), "the best first");
    assert.deepEqual(await seriousFaults(page), []);
  });
}
