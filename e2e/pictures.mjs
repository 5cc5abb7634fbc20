// Takes the pictures that are kept in the repository: the icons out of icon.svg, and the table for the README and for browsers that ask
// whether to install. `cargo xtask pictures` builds and serves the site for it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reach } from "./fixtures.mjs";
import { DESK, PHONE, close, visit } from "./harness.mjs";
import { Player, clicks, taps } from "./player.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
mkdirSync(at("public/install"), { recursive: true });

const svg = readFileSync(at("public/icon.svg"), "utf8");
const wood = svg.match(/<rect[^>]*fill="(#[0-9a-f]+)"/)[1];
// Systems cut a maskable icon to a shape of their own: within four fifths of its width all of it is seen.
await icon("192", 192, { scale: 1, ground: null });
await icon("512", 512, { scale: 1, ground: null });
await icon("maskable-512", 512, { scale: 0.75, ground: wood });

await table(DESK, clicks, "wide");
await table(PHONE, taps, "narrow");
await close();

/** Draws the icon, `scale` of the square's width, on a `ground` of one colour or on none. */
async function icon(name, size, { scale, ground }) {
  const { page, close } = await visit({ url: "data:text/html,", viewport: { width: size, height: size } });
  const png = await page.evaluate(
    async ({ svg, size, scale, ground }) => {
      const picture = new Image(size, size);
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${size}" height="${size}" `))}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
      const pen = canvas.getContext("2d");
      if (ground) {
        pen.fillStyle = ground;
        pen.fillRect(0, 0, size, size);
      }
      const edge = (size * (1 - scale)) / 2;
      pen.drawImage(picture, edge, edge, size * scale, size * scale);
      return canvas.toDataURL("image/png").split(",")[1];
    },
    { svg, size, scale, ground },
  );
  writeFileSync(at(`public/install/${name}.png`), Buffer.from(png, "base64"));
  await close();
}

/** A game that has gone some way, at the player's turn. */
async function table(size, by, name) {
  const { page, close } = await visit({ ...size, reducedMotion: "reduce" });
  await reach(new Player(page, by), "rich table");
  await page.screenshot({ path: at(`public/install/${name}.jpg`), type: "jpeg", quality: 80 });
  await close();
}
