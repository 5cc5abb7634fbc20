// A host that can be stopped, and on which another version can be published.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

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
const BELOW = "/some/where/";

/**
 * Serves a folder below a path, at `url`, until the test ends. `stop()` ends it with all its connections; `publish(folder)` puts another
 * folder in the place of the first; `asked` lists the paths that were asked for. `cache` is what it says of how long files last: by itself,
 * as hosts do, that a browser need not ask again for some minutes. Files that end with `slow` come by half until `release()`.
 */
export async function host(t, folder, { cache = "max-age=600", slow } = {}) {
  const asked = [];
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    asked.push(path);
    const name = path === BELOW ? "index.html" : path.slice(BELOW.length);
    const file = join(folder, normalize(`/${name}`));
    const found = path.startsWith(BELOW) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Cache-Control": cache });
    if (!slow || !file.endsWith(slow)) return createReadStream(file).pipe(response);
    const half = Math.floor(found.size / 2);
    createReadStream(file, { end: half - 1 }).pipe(response, { end: false });
    await released;
    createReadStream(file, { start: half }).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}${BELOW}`;
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  t.after(stop);
  return { url, asked, stop, release, publish: (other) => void (folder = other) };
}
