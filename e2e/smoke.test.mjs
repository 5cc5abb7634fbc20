import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, open, seriousFaults, sidewaysScroll, visit } from "./harness.mjs";

for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`the page starts on a ${name}`, async (t) => {
    const page = await open(t, size);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    assert.match(await page.title(), /Tin Star/);
    assert.equal(await page.getByText("too old").isVisible(), false);
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await seriousFaults(page), []);
  });
}

for (const [what, before] of Object.entries({
  "the program's instructions": "WebAssembly.validate = () => false;",
  "the table's columns": "CSS.supports = (what) => what !== \"grid-template-rows\";",
  "the marks of what is chosen": "CSS.supports = (what) => !what.includes(\":has\");",
})) {
  test(`a browser without ${what} says that it is too old`, async (t) => {
    const { page, close } = await visit({ ...PHONE, before });
    t.after(close);
    await page.getByText("This browser is too old for Tin Star").waitFor();
  });
}
