// What a browser reads when it asks whether to install the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, open, wholeBrowser } from "./harness.mjs";
import { profile, start } from "./profile.mjs";

test("the manifest is understood, and its pictures are what it says", async (t) => {
  const page = await open(t, DESK);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  const home = page.url();
  for (const part of ["start_url", "scope"]) assert.equal(new URL(manifest[part], url).href, home, part);
  const pictures = [...manifest.icons, ...manifest.screenshots];
  const sizes = await page.evaluate(async (addresses) => {
    const size = async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    return Promise.all(addresses.map(size));
  }, pictures.map(({ src }) => new URL(src, url).href));
  for (const [at, { src, sizes: said }] of pictures.entries()) {
    if (said !== "any") assert.equal(sizes[at], said, src);
  }
  const icon = (size, purpose) => manifest.icons.some((icon) => icon.sizes === size && (icon.purpose ?? "any") === purpose);
  assert.ok(icon("192x192", "any") && icon("512x512", "any") && icon("512x512", "maskable"));
  assert.deepEqual(manifest.screenshots.map(({ form_factor }) => form_factor).sort(), ["narrow", "wide"]);
});

test("the browser finds nothing that keeps it from being installed", async (t) => {
  const page = await (await start(t, await profile(t), wholeBrowser)).open(); // a private window never installs
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const browser = await page.context().newCDPSession(page);
  const obstacles = async () => (await browser.send("Page.getInstallabilityErrors")).installabilityErrors.map(({ errorId }) => errorId);
  assert.deepEqual(await obstacles(), []);
  await page.locator("link[rel=manifest]").evaluate((link) => link.remove());
  const begun = performance.now();
  let found = [];
  // It learns of the change a moment later.
  while (found.length === 0 && performance.now() < begun + 15_000) found = await obstacles();
  assert.deepEqual(found, ["no-manifest"], "it would say so");
});

test("once a game is dealt, the browser is asked to keep it", async (t) => {
  const page = await open(t, DESK);
  await page.addInitScript(() => {
    globalThis.asked = 0;
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      globalThis.asked += 1;
      return persist.call(this);
    };
  });
  await page.reload();
  const asked = () => page.evaluate(() => globalThis.asked);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await asked(), 0);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("region", { name: "Table", exact: true }).waitFor();
  assert.equal(await asked(), 1);
});
