import { visit, close, DESK, PHONE } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";
import { fixtures } from "./fixtures.mjs";
const sizes = { desk: DESK, phone: PHONE, small: { viewport: { width: 1024, height: 700 } }, big: { viewport: { width: 2560, height: 1440 } } };
for (const key of (process.env.SIZES ?? "desk,phone").split(",")) {
  const v = await visit({ ...sizes[key], reducedMotion: "reduce", colorScheme: process.env.THEME ?? "dark" });
  const p = new Player(v.page, key === "phone" ? taps : clicks);
  await p.deal({ opponents: Number(process.env.OPP ?? 3), seed: "1881" });
  for (let i = 0; i < Number(process.env.ACTS ?? 45); i++) { if ((await p.asked()) === "score") break; await p.move(); }
  await v.page.mouse.move(1, 1);
  await v.page.screenshot({ path: `/tmp/faces/${process.env.NAME ?? "t"}-${key}.png` });
  await v.close();
}
await close();
