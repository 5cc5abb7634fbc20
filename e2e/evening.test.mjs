// What a long evening costs: a browser keeps every picture that it is asked for from beside the page as a document of its own, and asks for it
// again and again as soon as it holds its copy for stale; and a drawing that lies on many cards it keeps once for each.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CALM, DESK, PHONE, keptWhole, open } from "./harness.mjs";
import { host } from "./host.mjs";
import { Player, clicks, taps } from "./player.mjs";

const HANDS = 3;

/** Plays so many hands to their ends within the page: draws, and throws away the last card. */
async function play(hands) {
  const press = (words) => {
    const open = [...document.querySelectorAll("button:not([disabled], [aria-disabled=true])")].filter((button) => button.checkVisibility());
    const button = open.find((button) => words.test(button.textContent.trim()) || words.test(button.ariaLabel ?? ""));
    button?.click();
    return button?.textContent.trim();
  };
  for (let ended = 0; ended < hands; await new Promise(requestAnimationFrame)) {
    const pressed = press(/^(Draw two|Discard |Let it pass|Deal the next hand|See who won|Another game)/);
    if (/^(Deal the next hand|See who won)/.test(pressed)) ended += 1;
    if (!pressed && document.body.innerText.includes("Press a card to see what it can do.")) press(/, (outlaw|Sheriff card)/);
  }
}

test("over many hands a host that says no-cache is asked for nothing, and the browser keeps no more documents", async (t) => {
  const site = await host(t, process.env.TIN_STAR_DIST, { cache: "no-cache" });
  const page = await open(t, { ...CALM, serviceWorkers: "allow", url: site.url });
  const player = new Player(page);
  await player.deal({ opponents: 1, seed: "26" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now the service worker answers
  await player.asked();
  const browser = await page.context().newCDPSession(page);
  const documents = async () => {
    await browser.send("HeapProfiler.collectGarbage");
    return (await browser.send("Memory.getDOMCounters")).documents;
  };
  await keptWhole(page);
  const before = await documents();
  const asked = site.asked.length;
  await page.evaluate(play, HANDS);
  // Browsers look for a new version by themselves.
  assert.deepEqual(site.asked.slice(asked).filter((path) => !path.endsWith("/sw.js")), []);
  assert.ok((await documents()) <= before, `${await documents()} documents, ${before} before`);
});

/** How much the two pictures differ where they do most, of 255. */
async function difference(page, ...pictures) {
  return page.evaluate(async (pictures) => {
    const [one, other] = await Promise.all(
      pictures.map(async (base64) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${base64}`;
        await picture.decode();
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        pen.drawImage(picture, 0, 0);
        return pen.getImageData(0, 0, picture.width, picture.height).data;
      }),
    );
    return one.length === other.length ? one.reduce((most, ink, at) => Math.max(most, Math.abs(ink - other[at])), 0) : 255;
  }, pictures.map((picture) => picture.toString("base64")));
}

/** Whether all grain of the page is of such a source. */
const grainIs = (source) => {
  const sources = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element).borderImageSource);
  const all = [...sources, getComputedStyle(document.body, "::before").borderImageSource].filter((source) => source !== "none");
  return all.length > 0 && all.every((one) => one.startsWith(`url("${source}`));
};

test("the grain of paper and wood is painted once, and looks as it is drawn", async (t) => {
  const look = async (before, source = "blob:") => {
    const page = await open(t, { ...CALM, before });
    await new Player(page, clicks).deal({ opponents: 1, seed: "26" });
    await page.waitForFunction(grainIs, source);
    await page.getByRole("region", { name: "What happened" }).getByText("Juniper dealt").waitFor(); // the table is built frame by frame
    return { page, picture: await page.screenshot({ animations: "disabled" }) };
  };
  const painted = await look();
  const drawn = await look("HTMLCanvasElement.prototype.toBlob = () => {}", "data:");
  const without = await look("CanvasRenderingContext2D.prototype.drawImage = () => {}");
  assert.ok((await difference(painted.page, painted.picture, drawn.picture)) <= 8);
  assert.ok((await difference(painted.page, painted.picture, without.picture)) > 16, "there is no grain to be seen");
});

test("the grain of a page that is enlarged is drawn, and painted again once it no longer is", async (t) => {
  const page = await open(t, CALM);
  await new Player(page, clicks).deal({ opponents: 1, seed: "26" });
  await page.waitForFunction(grainIs, "blob:");
  const enlarged = await page.context().newCDPSession(page);
  for (const [deviceScaleFactor, source] of [[1.25, "data:"], [1, "blob:"]]) {
    const [width, height] = [1440 / deviceScaleFactor, 900 / deviceScaleFactor];
    await enlarged.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
    await page.waitForFunction(grainIs, source, { timeout: 5_000 });
  }
});

const OTHER = "Object.defineProperty(navigator, 'userAgentData', { value: undefined })";
for (const [where, options, by] of [["dots would be blurred", PHONE, taps], ["a canvas may give back something else", { ...DESK, before: OTHER }, clicks]]) {
  test(`where ${where} the grain stays a drawing`, async (t) => {
    const page = await open(t, { ...options, reducedMotion: "reduce" });
    await new Player(page, by).deal({ opponents: 1, seed: "26" });
    await page.waitForLoadState("networkidle"); // so that all has come that grain waits for
    assert.ok(await page.evaluate(grainIs, "data:"));
  });
}
