// Files run side by side, and this one takes a while: each size has its own.
import { test } from "node:test";
import { PHONE } from "./harness.mjs";
import { taps } from "./player.mjs";
import { everyScreen } from "./screens.mjs";

test("every screen on a phone", (t) => everyScreen(t, "phone", PHONE, taps));
