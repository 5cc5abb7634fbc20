// Every screen, for a test at each size: nothing that axe-core finds in any theme, no scrolling sideways or, where there
// are bars for it, by less than a line, room for a finger on everything that can be pressed, a ring around what has the focus. With PICTURES set,
// pictures of them all go to test-results/.
import assert from "node:assert/strict";
import { place, positions, reach } from "./fixtures.mjs";
import { open, picture, themeFaults } from "./harness.mjs";
import { leave } from "./keep.mjs";
import { hiddenFocus, needlessScrollers, sidewaysScrollers, smallTargets } from "./measure.mjs";
import { Player } from "./player.mjs";

const games = ["desperados", "wyoming-cowboy"].map(positions);

/** How to get to each screen. */
const SCREENS = {
  start: async ({ page }) => {
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  },
  "start with the table open": async (player) => {
    await player.openFields();
  },
  "start with a fault": async (player) => {
    const { page } = player;
    await player.openFields();
    await player.by.type(page.getByRole("textbox", { name: "Deal number" }), "deadwood");
    await player.press("button", /^Play$/);
    await page.getByRole("alert").filter({ hasText: "digits only" }).waitFor();
  },
  table: (player) => reach(player, "rich table"),
  "hand of fifteen": (player) => reach(player, "hand of fifteen"),
  "card picked up": async (player) => {
    await reach(player, "hand of fifteen");
    await player.pick((await player.cards())[0].split(",")[0]);
  },
  draw: (player) => reach(player, "discard drawn", { all: false }),
  "ways of Wyatt Earp": async (player) => {
    await reach(player, "wyatt earp draws", { all: false });
    await player.pick("Wyatt Earp");
    await player.press("button", "Play Wyatt Earp", player.bar);
    await player.dialog.waitFor();
  },
  "asking for whom": async (player) => {
    await reach(player, "most wanted asks to the left", { all: false });
    await player.askAround();
    await player.table.getByRole("button").first().waitFor();
  },
  "asking which way": async (player) => {
    await reach(player, "most wanted asks to the left", { all: false });
    await player.askAround();
    await player.press("button", "Ask for Jesse James", player.table);
    await player.dialog.waitFor();
  },
  "searching the stack": (player) => reach(player, "wyatt earp finds an outlaw", { all: false }),
  "choosing a group": (player) => reach(player, "hideout hits", { all: false }),
  "photo offer": (player) => reach(player, "photo out of turn", { all: false }),
  "hideout offer": (player) => reach(player, "wyatt earp out of turn hits", { all: false }),
  menu: async (player) => {
    await reach(player, "discard drawn");
    await player.press("button", "Menu");
    await player.dialog.waitFor();
  },
  settings: async (player) => {
    await reach(player, "discard drawn");
    await player.settings();
  },
  keys: async (player) => {
    await reach(player, "discard drawn");
    await player.press("button", "Menu");
    await player.press("button", "Keys", player.dialog);
    await player.page.getByRole("dialog", { name: "Keys" }).waitFor();
  },
  hint: async (player) => {
    await reach(player, "discard drawn", { all: false });
    await player.press("button", "Hint");
    await player.page.getByRole("button", { name: "Do it" }).waitFor();
  },
  "a hold-up of Desperados": (player) => place(player, games[0]["last hold-up"]),
  "a street of Desperados": (player) => place(player, games[0].reshuffled),
  "guns of Wyoming Cowboy": (player) => place(player, games[1]["three guns on the table"]),
  "what a hand counts": async (player) => {
    await place(player, games[1]["three guns on the table"]);
    await player.press("button", /Counts now/);
    await player.dialog.waitFor();
  },
  "hit in Wyoming Cowboy": async (player) => {
    await place(player, games[1].hit);
    await player.dialog.waitFor();
  },
  "start with a game to go on with": async (player) => {
    await reach(player, "discard drawn");
    await leave(player);
    await player.page.getByRole("button", { name: "Go on with your game" }).waitFor();
    await player.by.press(player.page.locator("summary", { hasText: "Open a game" }));
  },
  "share or save": async (player) => {
    await reach(player, "discard drawn");
    await player.press("button", "Menu");
    await player.press("button", "Share or save", player.dialog);
    await player.page.getByRole("dialog", { name: "Share or save" }).waitFor();
  },
  "looking back": async (player) => {
    await reach(player, "rich table");
    await player.press("button", "Menu");
    await player.press("button", "Look back", player.dialog);
    await player.page.getByRole("button", { name: "Back to the game" }).waitFor();
  },
  log: async (player) => {
    await reach(player, "rich table");
    await player.press("button", "Log");
    await player.dialog.waitFor();
  },
  score: (player) => reach(player, "hand ends empty-handed"),
  end: async (player) => {
    await reach(player, "duel");
    await player.press("button", "See who won");
    await player.asked();
  },
};

/** Goes to each screen at a size, pressing as one does there. */
export async function everyScreen(t, size, options, by) {
  const page = await open(t, { ...options, reducedMotion: "reduce" });
  for (const [name, go] of Object.entries(SCREENS)) {
    await t.test(name, async () => {
      await go(new Player(page, by));
      await page.mouse.move(1, 1); // what it rests on explains itself, over what lies beside it
      await page.locator("#explanation").waitFor({ state: "hidden" });
      await picture(page, `${name.replaceAll(" ", "-")}-${size}`);
      assert.deepEqual(await sidewaysScrollers(page), [], "scrolls sideways");
      if (!options.isMobile) assert.deepEqual(await needlessScrollers(page), [], "scrolls by less than a line");
      assert.deepEqual(await smallTargets(page), [], "too small for a finger");
      assert.deepEqual(await themeFaults(page), [], "axe-core");
      assert.deepEqual(await hiddenFocus(page), [], "the focus cannot be seen");
    });
  }
}
