// Keeps the site for visits without a network. Written by the build, which knows the files and the hashes of their contents.
const FILES = {};
const VERSION = "";

// Other sites of the same host, and this one at another path, have caches of their own.
const MINE = `tin-star ${registration.scope} `;
const CACHE = MINE + VERSION;
const here = (name) => new URL(name, registration.scope).href;
const PAGE = here("./");
/** No part of a visit; kept once it has been asked for. */
const LICENCES = here("licences.html");
const kept = new Set(Object.keys(FILES).map(here));

// All or nothing, and only what was built: a site that is being published right now is kept by a later visit.
addEventListener("install", (event) => event.waitUntil(keep()));

async function keep() {
  const wanted = Object.entries(FILES).map(
    ([name, integrity]) => new Request(here(name), { cache: "no-cache", integrity }),
  );
  await (await caches.open(CACHE)).addAll(wanted);
}

// A new version waits until the player says so, or until no page shows the old one.
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("activate", (event) => {
  const forget = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname === here("index.html") ? PAGE : origin + pathname;
  if (kept.has(address)) {
    event.respondWith(fromCache(address, event));
  } else if (address === LICENCES) {
    event.respondWith(licences(request));
  } else if (request.mode === "navigate") {
    // Nothing of ours, as far as we know. Without a network it leads to the page, by the address that its parts are relative to.
    event.respondWith(fetch(request).catch(() => Response.redirect(PAGE)));
  }
});

async function licences(request) {
  const known = await ofCache(LICENCES);
  if (known) return known;
  const answer = await fetch(request); // without a network the browser says so
  if (answer.ok) {
    const copy = answer.clone();
    await caches.open(CACHE).then((cache) => cache.put(LICENCES, copy)).catch(() => {}); // where there is room
  }
  return answer;
}

async function fromCache(address, event) {
  const known = await ofCache(address);
  if (known) return known;
  // Browsers and their cleaners may throw a cache away and leave this program: then all is kept anew while the page opens.
  if (address === PAGE) event.waitUntil(keep().catch(() => {})); // unless there is another version by now, or no room
  return fetch(event.request);
}

/** What is kept; nothing if it has been thrown away, or cannot be read. */
function ofCache(address) {
  return caches.match(address, { cacheName: CACHE }).catch(() => undefined);
}
