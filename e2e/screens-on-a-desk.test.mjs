// Files run side by side, and this one takes a while: each size has its own.
import { test } from "node:test";
import { DESK } from "./harness.mjs";
import { clicks } from "./player.mjs";
import { everyScreen } from "./screens.mjs";

test("every screen on a desk", (t) => everyScreen(t, "desk", DESK, clicks));
