// Every way of every Sheriff card, and every decision out of turn, in games that lead there (`cargo run --release --bin fixtures`).
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, lastStep, reach } from "./fixtures.mjs";
import { CALM, open } from "./harness.mjs";
import { Player } from "./player.mjs";

/** What the log then says. */
const LOGGED = {
  "discard drawn": /^You took .* from the discard stack\.$/,
  "photo in turn": /^You laid the Photo of [^;]*[a-z]; the reward rose by \$1,000\.$/,
  "photo out of turn": /^You laid the Photo of .* out of turn; the reward rose by \$1,000\.$/,
  "photo let pass": /^You let it pass\.$/,
  "bank robbery hits": /^You laid Bank Robbery on .*; the reward rose by \$1,000\.$/,
  "bank robbery misses": [/^You played Bank Robbery\.$/, /^You shot: .*, a miss\.$/],
  "stagecoach robbery hits": /^You laid Stagecoach Robbery on .*; the reward rose by \$3,000\.$/,
  "stagecoach robbery misses": [/^You played Stagecoach Robbery\.$/, /^You shot: .*, a miss\.$/],
  "fastest gun hits": /^You laid Fastest Gun on .*; the reward rose by \$1,000\.$/,
  "fastest gun replaces another": [/^You laid Fastest Gun on /, /^Fastest Gun went from /],
  "most wanted asks to the left": /^You asked to the left for .* handed one over\.$/,
  "most wanted asks to the right": /^You asked to the right for .* handed one over\.$/,
  "most wanted asks the only other": /^You asked for .*: Juniper (had none|handed one over)\.$/,
  "most wanted asks in vain": /^You asked to the (left|right) for .* had none\.$/,
  "most wanted takes from the table": /^You took .* from .*’s territory\.$/,
  "hideout hits": /^You hid .*’s /,
  "hideout misses": [/^You played Hideout\.$/, /^You shot: .*, a miss\.$/],
  "wyatt earp draws": [/^You played Wyatt Earp\.$/, /^You drew .* and .*\.$/],
  "wyatt earp finds an outlaw": /^You took .* out of the discard stack\.$/,
  "wyatt earp finds a card to play at once": /^You played Most Wanted!, just found by Wyatt Earp, as a second Sheriff card\.$/,
  "wyatt earp clears a hideout": /^Hideout went from your /,
  "wyatt earp misses a hideout": [/^You played Wyatt Earp\.$/, /^You shot: .*, a miss\.$/],
  "wyatt earp out of turn hits": [/^You answered with Wyatt Earp\.$/, /^You shot: .*, a hit\.$/, /^Hideout went from your /],
  "wyatt earp out of turn misses": [/^You answered with Wyatt Earp\.$/, /^You shot: .*, a miss\.$/],
  "wyatt earp let pass": /^You let it pass\.$/,
};

/** What the scoring sheet or the last screen then says. */
const ENDED = {
  "hand ends empty-handed": /^.* had no cards left: the hand is over\.$/,
  "hand ends with the supply": "The supply did not have two cards left: the hand is over.",
  "last card wins": "You discarded the last card: the hand is over.",
  duel: "Tied for most money: each turns a card, and a bullet hole keeps you in.",
};

test("every way of every card", async (t) => {
  const player = new Player(await open(t, CALM));
  for (const { shows } of fixtures) await t.test(shows, () => check(player, shows));
});

async function check(player, shows) {
  if (shows in LOGGED) {
    await reach(player, shows, { all: false });
    const before = await player.log();
    await player.step(lastStep(shows));
    await player.asked();
    const fresh = await player.log();
    for (const line of before) fresh.splice(fresh.indexOf(line), 1);
    for (const line of [LOGGED[shows]].flat()) {
      assert.ok(fresh.some((text) => line.test(text)), `${line} is not in what is new:\n${fresh.join("\n")}`);
    }
  } else if (shows in ENDED) {
    await reach(player, shows);
    if (shows === "duel") await player.press("button", "See who won");
    await player.page.getByText(ENDED[shows]).waitFor();
  } else if (shows === "hand of fifteen") {
    await reach(player, shows);
    assert.ok((await player.cards()).length >= 15);
  } else {
    assert.equal(shows, "rich table");
    await reach(player, shows);
    assert.ok((await player.table.getByRole("cell").filter({ hasText: " CP" }).count()) >= 14);
  }
}
