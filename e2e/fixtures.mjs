// Games that lead where something is to be seen: found by the engine (`cargo run --release --bin fixtures`).
import { readFileSync } from "node:fs";

export const fixtures = JSON.parse(readFileSync(new URL("fixtures/games.json", import.meta.url), "utf8"));

/** Plays the game that shows it, its last act included or not, until the player is asked again; `before` is done before each act. */
export async function reach(player, shows, { all = true, before = async () => {} } = {}) {
  const { seats, seed, steps } = fixtures.find((fixture) => fixture.shows === shows);
  await player.deal({ opponents: seats - 1, seed });
  for (const step of all ? steps : steps.slice(0, -1)) {
    await before();
    await player.step(step);
  }
  await player.asked();
}

/** The last act of the game that shows it, such as `photo Belle Starr`. */
export const lastStep = (shows) => fixtures.find((fixture) => fixture.shows === shows).steps.at(-1);
