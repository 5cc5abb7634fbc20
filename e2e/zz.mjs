import { execSync } from "node:child_process";
import { visit, close, DESK, PHONE, ARGUMENTS } from "./harness.mjs";
import { Player, clicks } from "./player.mjs";
const cpu = () => {
  // seconds of all chromium processes alive
  const out = execSync("ps -eo cputimes,args | grep -i chromium | grep -v grep || true").toString();
  return out.split("\n").reduce((s, l) => s + (parseInt(l) || 0), 0);
};
const busy = () => { const a = execSync("head -1 /proc/stat").toString().trim().split(/\s+/).slice(1).map(Number); return (a[0]+a[1]+a[2]+a[5]+a[6])/100; };
if (process.env.EXTRA) ARGUMENTS.push(...process.env.EXTRA.split("|"));
let t0 = Date.now(), c0 = busy();
const lap = (what) => { const c = busy(), t = Date.now(); console.log(what.padEnd(30), "cpu", (c - c0).toFixed(1), "wall", ((t - t0)/1000).toFixed(1)); c0 = busy(); t0 = Date.now(); };
{ const v = await visit(DESK); await v.page.getByRole("button", { name: "Play", exact: true }).waitFor(); await v.close(); }
lap("first");
for (let i = 0; i < 10; i++) { const v = await visit(DESK); await v.page.getByRole("button", { name: "Play", exact: true }).waitFor(); await v.close(); }
lap("10 openings");
{ const v = await visit({ ...DESK, reducedMotion: "reduce" }); const p = new Player(v.page, clicks); await p.deal({ opponents: 3, seed: "1881" });
  for (let i = 0; i < 60; i++) await p.move();
  await v.close(); }
lap("60 acts still");
{ const v = await visit({ ...DESK }); const p = new Player(v.page, clicks); await p.deal({ opponents: 3, seed: "1881" });
  for (let i = 0; i < 30; i++) await p.move();
  await v.close(); }
lap("30 acts moving");
await close();
