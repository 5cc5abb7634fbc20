// What the page's Content-Security-Policy refuses. That each refusal is seen also proves that the other tests would see one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { DESK, visit } from "./harness.mjs";

const PAGES = { site: undefined, "one file": pathToFileURL(process.env.TIN_STAR_FILE).href };

const REFUSED = {
  "a script in the page": () => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = true" }));
  },
  "a script in an attribute": () => {
    const image = document.createElement("p");
    image.setAttribute("onclick", "globalThis.ran = true");
    document.body.append(image);
    image.click();
  },
  "text as a program": () => {
    setTimeout("globalThis.ran = true");
  },
  "a style in an attribute": () => document.body.setAttribute("style", "color: red"),
  "a style sheet": () => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));
  },
  "a question to another host": () => void fetch("https://example.org/").catch(() => {}),
  "a picture from another host": () => void (new Image().src = "https://example.org/a.png"),
  "a worker out of data": () => void new Worker("data:text/javascript,"),
  "a frame": () => document.body.append(Object.assign(document.createElement("iframe"), { src: "https://example.org/" })),
  "another base": () => document.head.append(Object.assign(document.createElement("base"), { href: "https://example.org/" })),
  "a form that is sent": () => {
    const form = Object.assign(document.createElement("form"), { action: "https://example.org/" });
    document.body.append(form);
    form.submit();
  },
};

for (const [name, url] of Object.entries(PAGES)) {
  test(`the policy of the ${name}`, async (t) => {
    const { page, problems, close } = await visit({ ...DESK, ...(url && { url }) });
    t.after(close);
    await page.getByRole("button", { name: "Deal", exact: true }).waitFor();
    const policies = await page.locator("meta[http-equiv=Content-Security-Policy]").evaluateAll((all) => all.map(({ content }) => content));
    assert.equal(policies.length, 1);
    assert.match(policies[0], /^default-src 'none'; /);
    assert.doesNotMatch(policies[0], /'unsafe-|https?:|\*/);
    assert.deepEqual(problems, []);
    for (const [what, attempt] of Object.entries(REFUSED)) {
      await t.test(`refuses ${what}`, async () => {
        problems.length = 0;
        await page.evaluate(attempt);
        const deadline = Date.now() + 10_000;
        while (!problems.length && Date.now() < deadline) await page.evaluate(() => new Promise(requestAnimationFrame));
        assert.match(problems[0] ?? "nothing was seen", /Content Security Policy/);
        assert.equal(await page.evaluate(() => globalThis.ran), undefined);
      });
    }
  });
}
