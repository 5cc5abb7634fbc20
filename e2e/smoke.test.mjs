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

test("a browser that cannot even read what brings the program says that it is too old", async (t) => {
  for (const [locale, told] of [["en-GB", "This browser is too old for Tin Star"], ["de-DE", "Dieser Browser ist zu alt"]]) {
    const unread = async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("globalThis.bringPart", "globalThis.@");
      assert.ok(body.includes("globalThis.@"));
      await route.fulfill({ response: answer, body });
    };
    const { page, close } = await visit({ ...PHONE, locale, bypassCSP: true, prepare: (page) => page.route((url) => url.pathname.endsWith("/"), unread) });
    t.after(close);
    await page.getByText(told).waitFor();
  }
});

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
