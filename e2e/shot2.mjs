import { visit, close, DESK, PHONE } from "./harness.mjs";
import { readFileSync } from "node:fs";
const sizes = { desk: DESK, phone: PHONE, small: { viewport: { width: 1024, height: 700 } }, big: { viewport: { width: 2560, height: 1440 } } };
const text = readFileSync(`fixtures/${process.env.FILE}.txt`, "utf8").split("\n").map((l) => l.trim()).filter((l) => l.includes(process.env.WHICH ?? "ts1."))[0].match(/ts\d+\.\S+/)[0];
for (const key of (process.env.SIZES ?? "desk,phone").split(",")) {
  const v = await visit({ ...sizes[key], reducedMotion: "reduce", colorScheme: process.env.THEME ?? "dark" });
  await v.page.getByRole("main").first().waitFor();
  await v.page.evaluate((text) => { location.hash = text; }, text);
  const deal = v.page.getByRole("button", { name: "Play the same cards" });
  await deal.waitFor();
  const on = v.page.getByRole("button", { name: "Go on with it" });
  await ((await on.isVisible()) ? on : deal).click();
  await v.page.waitForTimeout(2500);
  await v.page.screenshot({ path: `/tmp/faces/${process.env.NAME ?? "x"}-${key}.png` });
  await v.close();
}
await close();
