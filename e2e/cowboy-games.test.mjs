// Whole games of Wyoming Cowboy with one deck, of deals that lead to short ones. Node takes files by their names: what takes as long as this
// should not begin last.
import { test } from "node:test";
import { wholeGame } from "./cowboy-game.mjs";
import { DESK, PHONE } from "./harness.mjs";

test("a game for three, from the deal to the end", (t) => wholeGame(t, 3, "42", DESK));
test("a game for four on a phone, from the deal to the end", (t) => wholeGame(t, 4, "33", PHONE));
