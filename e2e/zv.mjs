import { visit, close, DESK } from "./harness.mjs";
import { Player, clicks } from "./player.mjs";
import { writeFileSync } from "node:fs";
const v = await visit({ ...DESK, reducedMotion: "reduce" });
const p = new Player(v.page, clicks);
await p.deal({ opponents: 3, seed: "1881" });
const c = await v.page.context().browser().newBrowserCDPSession();
await c.send("Tracing.start", { transferMode: "ReturnAsStream", traceConfig: { includedCategories: ["toplevel", "blink", "cc", "devtools.timeline", "v8", "viz", "benchmark"] } });
for (let i = 0; i < 20; i++) await p.move();
const done = new Promise((r) => c.once("Tracing.tracingComplete", r));
await c.send("Tracing.end");
const { stream } = await done;
let text = ""; for (;;) { const { data, eof } = await c.send("IO.read", { handle: stream, size: 1 << 20 }); text += data; if (eof) break; }
writeFileSync("/tmp/trace.json", text);
await v.close(); await close();
