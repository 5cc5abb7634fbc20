import { visit, close, DESK, PHONE } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";
for (const [key, size] of [["desk", DESK], ["phone", PHONE]]) {
const v = await visit(size);
const p = new Player(v.page, key === "phone" ? taps : clicks);
await p.deal({ opponents: 3, seed: "1881", pace: "Fast" });
let shots = 0, done = false;
const watch = (async () => { const seen = new Set(); while (!done && shots < 3) { try { const h = await v.page.waitForFunction(() => document.querySelector(".says")?.textContent, undefined, { timeout: 5000 }); const text = await h.jsonValue(); if (!seen.has(text)) { seen.add(text); console.log(key, text); await v.page.waitForTimeout(250); await v.page.screenshot({ path: `/tmp/faces/says-${key}-${shots++}.png` }); } else await v.page.waitForTimeout(200); } catch { } } })();
for (let i = 0; i < 25 && shots < 3; i++) { if (["score"].includes(await p.asked())) break; await p.move(); }
done = true; await watch; console.log(v.problems);
await v.close(); }
await close();
