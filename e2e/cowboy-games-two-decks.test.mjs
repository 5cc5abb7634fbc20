// A hand of Wyoming Cowboy with two decks (C-9); a game of eight would be no other for it, and takes three times as long. Node takes files by their names:
// what takes as long as this should not begin last.
import { test } from "node:test";
import { firstHand } from "./cowboy-game.mjs";
import { PHONE } from "./harness.mjs";

test("a hand for eight on a phone, from the deal to its sheet", (t) => firstHand(t, 8, "43", PHONE));
