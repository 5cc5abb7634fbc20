import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { visit, close, DESK, PHONE, ARGUMENTS } from "./harness.mjs";
import { Player, clicks } from "./player.mjs";
if (process.env.EXTRA) ARGUMENTS.push(...process.env.EXTRA.split("|"));
const v = await visit({ ...DESK, ...(process.env.MOVE ? {} : { reducedMotion: "reduce" }) });
const p = new Player(v.page, clicks);
const c = await v.page.context().newCDPSession(v.page);
await c.send("Performance.enable");
await p.deal({ opponents: 3, seed: "1881" });
const procs = () => { const m = {}; for (const l of execSync("ps -eo pid,args | grep -E 'chromium|node' | grep -v grep").toString().split("\n")) { const pid = parseInt(l); if (!pid) continue; try { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" "); const type = (/--type=(\S+)/.exec(l)?.[1] ?? (l.includes("node") ? "node" : "browser")) + pid; m[type] = (Number(f[11]) + Number(f[12])) / 100; } catch {} } return m; };
const metrics = async () => Object.fromEntries((await c.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
const a = procs(), m = await metrics();
if (process.env.PROF) { await c.send("Profiler.enable"); await c.send("Profiler.setSamplingInterval", { interval: 500 }); await c.send("Profiler.start"); }
const n = 40;
for (let i = 0; i < n; i++) await p.move();
const b = procs(), k = await metrics();
for (const key in b) if (b[key] - (a[key] ?? 0) > 0.2) console.log(key.padEnd(24), ((b[key] - (a[key] ?? 0)) / n * 1000).toFixed(0), "ms an act");
for (const key of ["TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "RecalcStyleCount", "LayoutCount"]) console.log(key.padEnd(24), ((k[key] - m[key]) / n * (key.endsWith("Count") ? 1 : 1000)).toFixed(1));
if (process.env.PROF) {
  const { profile } = await c.send("Profiler.stop");
  const self = new Map(); const byId = new Map(profile.nodes.map((x) => [x.id, x]));
  profile.samples.forEach((id, i) => { const f = byId.get(id).callFrame; const name = f.functionName.slice(0, 90) + " " + f.url.slice(-30) + ":" + f.lineNumber; self.set(name, (self.get(name) ?? 0) + profile.timeDeltas[i] / 1000); });
  for (const [name, ms] of [...self].sort((x, y) => y[1] - x[1]).slice(0, 40)) console.log((ms / n).toFixed(1).padStart(8), name);
}
await v.close(); await close();
