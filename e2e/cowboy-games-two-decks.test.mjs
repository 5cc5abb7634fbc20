// A whole game of Wyoming Cowboy with two decks (C-9), of a deal that leads to a short one. Node takes files by their names: what takes as long as
// this should not begin last.
import { test } from "node:test";
import { wholeGame } from "./cowboy-game.mjs";
import { PHONE } from "./harness.mjs";

test("a game for eight on a phone, from the deal to the end", (t) => wholeGame(t, 8, "43", PHONE));
