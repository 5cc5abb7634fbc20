import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, open, seriousFaults, sidewaysScroll } from "./harness.mjs";

for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`the page starts on a ${name}`, async (t) => {
    const page = await open(t, size);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    assert.match(await page.title(), /Tin Star/);
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await seriousFaults(page), []);
  });
}
