// What the tests of kept games share.

/** What stands over a game that is open in another tab. */
export const ELSEWHERE = "Tin Star is open in another tab";

/** All that the player has before them. */
export async function position(player) {
  const asked = await player.asked();
  const posters = await player.table.getByRole("columnheader").allInnerTexts();
  return { asked, posters, cards: await player.cards(), log: await player.log() };
}

/** From the table to the first screen. */
export async function leave(player) {
  await player.press("button", "Menu");
  await player.press("button", "Leave the table", player.dialog);
}

/** The list on the first screen. */
export const list = (page) => page.getByRole("region", { name: "Your games" }).getByRole("listitem");
