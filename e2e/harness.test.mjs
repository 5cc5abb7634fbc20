// A watch that sees nothing would let every other test pass.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, visit } from "./harness.mjs";

const TROUBLES = {
  "console: written": () => console.error("written"),
  "uncaught: Error: thrown": () => void setTimeout(() => { throw new Error("thrown"); }),
  "uncaught: Error: rejected": () => void Promise.reject(new Error("rejected")),
  "status 404": () => void fetch("./nothing-here"),
  "another host: https://example.org/": () => void fetch("https://example.org/").catch(() => {}),
  "console: from a worker": () => void new Worker("data:text/javascript,console.error('from a worker')"),
  "uncaught: Error: in a worker": () => void new Worker("data:text/javascript,throw new Error('in a worker')"),
};

for (const [problem, cause] of Object.entries(TROUBLES)) {
  test(`the watch reports ${problem}`, async () => {
    // Without the page's policy, which would not let most of this come about.
    const { page, problems, close } = await visit({ ...DESK, bypassCSP: true });
    try {
      assert.deepEqual(problems, []);
      await page.evaluate(cause);
      const deadline = Date.now() + 10_000;
      while (!problems.some((text) => text.startsWith(problem)) && Date.now() < deadline) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      assert.ok(problems.some((text) => text.startsWith(problem)), `seen instead: ${JSON.stringify(problems)}`);
    } finally {
      await close();
    }
  });
}
