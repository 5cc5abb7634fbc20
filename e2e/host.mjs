// A host that can be stopped, and on which another version can be published.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
const BELOW = /^\/(some|else)\/where\//;

/** As hosts do: for some minutes a browser need not ask again. */
const USUAL = "max-age=600";

/**
 * Serves a folder below a path, at `url`, and a copy of it below another, at `copy`, until the test ends. `stop()` ends it with all its
 * connections; `publish(folder)` puts another folder in the place of the first; `asked` lists the paths that were asked for. `cache` is what
 * it says on how long its files last. Of files whose names match `slow` only the first `share` comes until `release()`.
 */
export async function host(t, folder, { cache = USUAL, slow, share = 0.5 } = {}) {
  const asked = [];
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    asked.push(path);
    const name = path.replace(BELOW, "") || "index.html";
    const file = join(folder, normalize(`/${name}`));
    const found = BELOW.test(path) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Cache-Control": cache });
    if (!slow || !slow.test(file)) return createReadStream(file).pipe(response);
    const part = Math.floor(found.size * share);
    try {
      await pipeline(createReadStream(file, { end: part - 1 }), response, { end: false });
      await released;
      await pipeline(createReadStream(file, { start: part }), response);
    } catch {
      // Nobody waits for it any more.
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  t.after(stop);
  return { url: `${origin}/some/where/`, copy: `${origin}/else/where/`, asked, stop, release, publish: (other) => void (folder = other) };
}
