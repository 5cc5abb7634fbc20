// The page of licences: a press away wherever one is, and no part of a first visit.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { DESK, PHONE, open, picture, seriousFaults, sidewaysScroll } from "./harness.mjs";
import { Player } from "./player.mjs";

/** Presses the link, and gives the page that it opens. */
async function licences(page) {
  const [opened] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Licences" }).click()]);
  await opened.getByRole("heading", { name: "Licences", level: 1 }).waitFor();
  for (const made of [/^leptos \d/, /^wide \d/, /^zerovec \d/]) await opened.getByRole("listitem").filter({ hasText: made }).first().waitFor();
  await opened.getByText("Reserved Font Name 'Rye'").waitFor();
  return opened;
}

test("the licences open from the start and from the menu, beside the game", async (t) => {
  const page = await open(t, PHONE);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  const player = new Player(page);
  const opened = await licences(page);
  assert.equal(await sidewaysScroll(opened), 0);
  assert.deepEqual(await seriousFaults(opened), []);
  await picture(opened, "licences");
  await opened.close();
  await player.deal({ opponents: 1, seed: "5" });
  await player.asked();
  await player.press("button", "Menu");
  await licences(page);
  assert.ok(!asked.some((address) => address.includes("licences")), "the page itself never asks for them");
  const [, kept] = /const FILES = (\{.*?\});/s.exec(readFileSync(join(process.env.TIN_STAR_DIST, "sw.js"), "utf8"));
  assert.ok(kept.includes("tin-star-page") && !kept.includes("licences"), "nor are they kept before anybody reads them");
});

test("one file carries its licences", async (t) => {
  const page = await open(t, { ...DESK, url: pathToFileURL(process.env.TIN_STAR_FILE).href });
  await licences(page);
});
