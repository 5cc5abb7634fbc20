// Wyoming Cowboy from the deal on: a hand with one deck and with two (C-9), and a whole short game. Node takes files by their names: what takes as
// long as this should not begin last.
import { test } from "node:test";
import { firstHand, shortGame } from "./cowboy-game.mjs";
import { DESK, PHONE } from "./harness.mjs";

test("a short game for four on a phone, from the deal to the end", (t) => shortGame(t, 4, "35", PHONE));
test("a hand for three, from the deal to its sheet", (t) => firstHand(t, 3, "42", DESK));
test("a hand for eight on a phone, from the deal to its sheet", (t) => firstHand(t, 8, "43", PHONE));
