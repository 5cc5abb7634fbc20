import { visit, close, DESK } from "./harness.mjs";
import { Player, clicks } from "./player.mjs";
const v = await visit(DESK);
const p = new Player(v.page, clicks);
await p.deal({ opponents: 3, seed: "1881", pace: "Fast" });
let asked; 
while ((asked = await p.asked()) !== "score") { await p.move(); if (asked === "play") { const go = v.page.getByRole("button", { name: "Deal the next hand" }); } }
for (let i = 0; i < 8; i++) { await v.page.screenshot({ path: `/tmp/faces/film-${i}.png`, clip: { x: 60, y: 130, width: 1320, height: 130 } }); }
await v.close(); await close();
