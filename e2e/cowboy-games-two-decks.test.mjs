// Whole games of Wyoming Cowboy with two decks (C-9), of deals that lead to short ones. Node takes files by their names: what takes as long as
// this should not begin last.
import { test } from "node:test";
import { wholeGame } from "./cowboy-game.mjs";
import { DESK, PHONE } from "./harness.mjs";

test("a game for five, from the deal to the end", (t) => wholeGame(t, 5, "41", DESK));
test("a game for eight on a phone, from the deal to the end", (t) => wholeGame(t, 8, "43", PHONE));
