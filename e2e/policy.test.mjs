// What the page's Content-Security-Policy refuses. That each refusal is seen also proves that the other tests would see one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { DESK, visit } from "./harness.mjs";
import { Player } from "./player.mjs";

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

/** The same within the bots' worker; each says in a word what became of it, should it get as far. */
const REFUSED_IN_WORKER = {
  "a question to another host": () => fetch("https://example.org/"),
  "a line to another host": () => void new WebSocket("wss://example.org/"),
  "a line from another host": () => void new EventSource("https://example.org/"),
  "a program from another host": () => import("https://example.org/a.js"),
  "a program out of data": () => import("data:text/javascript,globalThis.ran=true"),
  "a program out of a text that it made": () => import(URL.createObjectURL(new Blob(["globalThis.ran = true"], { type: "text/javascript" }))),
  "text as a program": () => void setTimeout("globalThis.ran = true"),
  "a worker out of data": () => void new Worker("data:text/javascript,"),
};

for (const [name, url] of Object.entries(PAGES)) {
  test(`the policy of the ${name}`, async (t) => {
    const { page, problems, close } = await visit({ ...DESK, ...(url && { url }) });
    t.after(close);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
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

for (const [name, url] of Object.entries(PAGES)) {
  test(`the policy of the ${name} holds in the bots' worker`, async (t) => {
    const { page, problems, close } = await visit({ ...DESK, ...(url && { url }) });
    t.after(close);
    const started = page.waitForEvent("worker");
    await new Player(page).deal({ opponents: 1 });
    const worker = await started;
    await worker.evaluate(() => {
      globalThis.refused = [];
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) => globalThis.refused.push(effectiveDirective));
    });
    assert.deepEqual(problems, []);
    for (const [what, attempt] of Object.entries(REFUSED_IN_WORKER)) {
      await t.test(`refuses ${what}`, async () => {
        await worker.evaluate(() => void (globalThis.refused.length = 0));
        await worker.evaluate(attempt).catch(() => {});
        const deadline = Date.now() + 10_000;
        const refused = () => worker.evaluate(() => globalThis.refused);
        while (!(await refused()).length && Date.now() < deadline);
        assert.match((await refused())[0] ?? "nothing was refused", /-src/);
        assert.equal(await worker.evaluate(() => globalThis.ran), undefined);
      });
    }
  });
}
