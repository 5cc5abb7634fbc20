{
  // Before the program runs: brings it, shows how far it has come, and says what failed. All words stand in index.html, English between the tags and
  // other languages beside it.

  /** So long may nothing come, in milliseconds, before the page says that it is slow. */
  const PATIENCE = 15_000;
  /** So long may nothing come of a game, in milliseconds, before it is given up and can be asked for again; browsers wait for minutes. */
  const GIVE_UP = 30_000;
  /** Where the host takes longer than this to answer, in milliseconds, the line would be idle until something is painted. */
  const NEAR = 30;
  /** How much of the program's file is here when the next is asked for, so that the line is not idle until the host answers. */
  const AHEAD = 0.85;
  /** The smallest program with the instructions that judge several posters at once. */
  const PROBE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 17, 11];

  const part = (id) => document.getElementById(id);
  const screen = part("boot"); // the program takes it away once it shows something itself
  const here = new URL("./", location).href;

  /** By what name the browser keeps something, as `src/ui/browser/storage.rs` has it. */
  const name = (what) => `tin-star ${location.protocol === "file:" ? "file:" : new URL(here).pathname} ${what}`;
  /** Has `act` use what the browser keeps, unless that lets the page keep nothing. */
  const keep = (act) => {
    try {
      return act(localStorage);
    } catch {
      // Then nothing is kept.
    }
  };
  const kept = (what) => keep((store) => store[name(what)]);

  /** The language that was chosen here before, or else the first of the browser's that the page has words for. */
  const language = () => {
    const wanted = [kept("language"), ...navigator.languages].map((tag) => /^[a-z]{2}(?![a-z])/i.exec(tag)?.[0].toLowerCase());
    return wanted.find((code) => code === "en" || (code && screen.querySelector(`[data-${code}]`))) ?? "en";
  };
  const lang = (document.documentElement.lang = language());
  for (const words of screen.querySelectorAll(`[data-${lang}]`)) words.textContent = words.dataset[lang];

  // A game can be chosen before the program runs, which then finds it chosen.
  const games = [...screen.querySelectorAll("[name=game]")];
  (games.find(({ value }) => value === kept("game")) ?? games[0]).checked = true;
  screen.onchange = ({ target }) => keep((store) => (store[name("game")] = target.value));

  let failed = false;
  let broken; // the address of the part that did not come
  let clock;

  /** Why a part did not come; `why` is one of the words of the page. */
  class Missing extends Error {
    constructor(why, address, detail) {
      super(`${address.slice(here.length)}: ${detail}`);
      this.why = why;
      broken = address;
    }
  }

  function show(why) {
    for (const words of screen.querySelectorAll("[data-why]")) words.hidden = words.dataset.why !== why;
    part("boot-anew").hidden = why === "old";
  }

  function fail(why, detail) {
    if (failed || !screen.isConnected) return;
    failed = true;
    clearTimeout(clock);
    part("boot-coming").hidden = true;
    const line = screen.querySelector(".boot-detail");
    line.textContent = detail;
    line.hidden = !detail;
    screen.querySelector(".boot-kept").hidden = why === "old";
    show(why);
  }

  /** Something came; `share` of the program is here, from 0 to 1. */
  function came(share) {
    if (failed) return;
    clearTimeout(clock);
    clock = setTimeout(() => screen.isConnected && show("slow"), PATIENCE);
    show();
    part("boot-anew").hidden = true;
    if (share !== undefined) {
      screen.querySelector("progress").value = share;
      part("boot-share").textContent = (Math.floor(share * 100) / 100).toLocaleString(lang, { style: "percent" });
    }
  }

  async function get(address, how) {
    const response = await fetch(address, how).catch((error) => {
      throw new Missing("cut", address, error.message);
    });
    if (!response.ok) throw new Missing(response.status < 500 ? "gone" : "host", address, response.status);
    const type = response.headers.get("Content-Type") ?? "";
    if (type.includes("html")) throw new Missing("other", address, type);
    return response;
  }

  /** The same, given up once nothing more comes; up to so many bytes it may come as slowly as it will. */
  async function getOrGiveUp(address, patient = 0, how = {}) {
    const line = new AbortController();
    let clock;
    let bytes = 0;
    const wait = () => {
      clearTimeout(clock);
      if (bytes >= patient) clock = setTimeout(() => line.abort(new Error("nothing came any more")), GIVE_UP);
    };
    wait();
    const { body } = await get(address, { ...how, signal: line.signal });
    const watch = new TransformStream({
      transform(chunk, on) {
        bytes += chunk.length;
        wait();
        on.enqueue(chunk);
      },
      flush: () => clearTimeout(clock),
    });
    return body.pipeThrough(watch);
  }

  /** The program's script. The browser does not say why one did not come, so it is asked for once more. */
  async function script(address) {
    try {
      return await import(address);
    } catch (error) {
      await get(address);
      throw new Missing("cut", address, error.message);
    }
  }

  /** Once something can be seen: it need not share the line with the program. A page in a tab behind others shows nothing, and does not wait long. */
  const shown = new Promise((done) => {
    new PerformanceObserver(done).observe({ type: "paint", buffered: true });
    setTimeout(done, document.hidden ? 0 : 1_000);
  });

  /** The modules that a part of the program is made of, if it is one. */
  const modulesOf = (name) => document.querySelector(`meta[name=part-${name}]`)?.content.split(" ");
  /** Resolves once the chosen game has come, or failed to: what its table can do without does not compete with it for the line. */
  let chosenCame;
  const chosen = new Promise((done) => (chosenCame = done));
  /** Has its part asked for, then its drawings and its bots, and then what its table can do without at first. What does not come shows when it is
      needed. */
  function ahead() {
    const game = games.find(({ checked }) => checked).value;
    const table = game.replace("-", "_");
    const bots = `${table}_bots`;
    const drawn = () => Promise.all([drawOnce(game), modulesOf(bots) && bringPart(bots)]);
    chosenCame(bringPart(table).then(drawn).then(() => bringPart(`${table}_later`)).catch(() => {}));
  }

  /** The program's files, in each of which modules stand one after another: what it is called, and how long each of them is. */
  const files = [...document.querySelectorAll("meta[name=modules]")].map(({ content }) => {
    const [name, ...lengths] = content.split(" ");
    return { name, lengths: lengths.map(Number) };
  });

  /** Compiles the modules of so many bytes each that come one after another: each while it comes, so it is there with its last byte. */
  function cut(body, lengths) {
    const to = [];
    const modules = lengths.map((_, nth) => {
      const stream = new ReadableStream({ start: (on) => void (to[nth] = on) });
      const module = WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
      module.catch(() => {}); // whoever wants it hears of it
      return module;
    });
    const deal = async () => {
      const from = body.getReader();
      let chunk = new Uint8Array();
      for (const [nth, on] of to.entries()) {
        for (let left = lengths[nth]; left > 0; ) {
          while (!chunk.length) {
            const { value, done } = await from.read();
            if (done) throw new Error("it ends too soon");
            chunk = value;
          }
          const own = chunk.subarray(0, left);
          on.enqueue(own);
          left -= own.length;
          chunk = chunk.subarray(own.length);
        }
        on.close();
      }
    };
    deal().catch((error) => to.forEach((on) => on.error(error)));
    return modules;
  }

  const [coming, compiled] = [new Map(), new Map()];
  /** A module by its place in all files, compiled, once: what two games share must be the same in both. `open` has its file come. */
  async function module(place, open = ({ name }) => globalThis.unpackFile?.(name) ?? getOrGiveUp(new URL(name, here).href)) {
    const own = Number(place);
    let nth = own;
    const file = files.find(({ lengths }) => nth < lengths.length || void (nth -= lengths.length));
    if (!coming.has(file)) coming.set(file, Promise.resolve(open(file)).then((body) => cut(body, file.lengths)));
    const modules = coming.get(file);
    try {
      const one = compiled.get(own) ?? (await (await modules)[nth]);
      if (!compiled.has(own)) compiled.set(own, one); // it stays, also where the rest of its file has to be asked for again
      return compiled.get(own);
    } catch (error) {
      if (coming.get(file) === modules) coming.delete(file); // it can be asked for again
      throw error.why ? error : new Missing("cut", new URL(file.name, here).href, error.message);
    }
  }

  /** Brings the program with what several games share behind it, and its script, and starts it. */
  async function bring(glue) {
    let bytes = 0;
    const open = async ({ name, lengths }) => {
      const [shell, all] = [lengths[0], lengths.reduce((sum, length) => sum + length)];
      // From far away it is asked for at once, and read once something is seen; from near by it comes fast enough not to delay that.
      if (performance.getEntriesByType("navigation")[0]?.responseStart < NEAR) await shown;
      const asked = getOrGiveUp(new URL(name, here).href, shell);
      await shown;
      const count = new TransformStream({
        transform(chunk, on) {
          const before = bytes;
          bytes += chunk.length;
          if (before < shell) came(Math.min(bytes / shell, 1));
          if (before <= AHEAD * all && bytes > AHEAD * all) ahead();
          on.enqueue(chunk);
        },
      });
      return (await asked).pipeThrough(count);
    };
    const first = module(0, open);
    module(files[0].lengths.length - 1).catch(() => {}).then(() => chosenCame()); // if the chosen game is not to be asked for
    const [program, shell] = await Promise.all([shown.then(() => script(new URL(glue, here).href)), first]);
    await program.default({ module_or_path: shell });
  }

  /** What has come of the program after its beginning: of each part its modules in order, for the program and for the bots' worker. */
  globalThis.parts = {};
  /** The shell, for the page that is one file. */
  globalThis.bringShell = () => module(0);
  /** Has a part of the program brought. It is then in `parts`, where `xtask/src/split.js` looks for it. */
  globalThis.bringPart = async (name) => {
    const coming = modulesOf(name).map((place) => module(place));
    await Promise.allSettled(coming); // or the next try would fail with what this one still waits for
    parts[name] ??= await Promise.all(coming);
  };

  /** Drawings that the first screen does without. Nothing waits for them: without a network they come when there is one. */
  async function draw(name, pause = 1_000) {
    try {
      const drawings = await getOrGiveUp(new URL(`art/${name}.svg`, here).href, 0, { priority: "low" });
      document.body.insertAdjacentHTML("beforeend", await new Response(drawings).text());
    } catch {
      setTimeout(draw, pause, name, Math.min(2 * pause, 60_000));
    }
  }

  const drawn = new Set();
  async function drawOnce(name) {
    if (drawn.has(name) || part(`art-${name}`)) return; // where everything is one file they are here
    drawn.add(name);
    await draw(name);
  }
  /** Has a file of drawings brought, once. The program calls this for a game's own, when a table of that game is laid. */
  globalThis.bringDrawings = (name) => void shown.then(() => chosen).then(() => drawOnce(name));

  /** Has the grain of paper and wood painted once, as dots: Chromium paints a drawing anew for each card it lies on, and keeps them all. Others may
      falsify what a canvas gives back, so that nobody is known by it. Where a dot is smaller than a pixel of the page grain would be blurred, as a
      border's picture is never drawn smaller. */
  async function paintGrain() {
    if (!navigator.userAgentData || devicePixelRatio !== 1) return; // Chromium alone has that
    for (const { style } of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
      const drawing = /^url\("(.+)"\)$/.exec(style?.borderImageSource)?.[1];
      if (!drawing) continue;
      const picture = new Image();
      picture.src = drawing;
      await picture.decode(); // what does not come changes nothing
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext("2d").drawImage(picture, 0, 0);
      const drawn = style.borderImageSource;
      const dots = (picture.src = URL.createObjectURL(await new Promise((done) => canvas.toBlob(done))));
      await picture.decode(); // so that it is there at once
      const use = ({ matches }) => {
        style.borderImageSource = matches ? `url("${dots}")` : drawn;
      };
      const plain = matchMedia("(resolution: 1dppx)"); // not once the page is enlarged, or on another screen
      plain.addEventListener("change", use);
      use(plain);
    }
  }
  shown.then(() => chosen).then(paintGrain).catch(() => {});

  /** A text that the first screen does without. Where everything is one file it is here. */
  globalThis.bringText = async (name) => part(`text-${name}`)?.textContent ?? new Response(await getOrGiveUp(new URL(name, here).href)).text();

  /** Loads the page anew, past whatever the browser kept of it. Only this site's: others of the host have names of their own. */
  async function anew() {
    // Without the host, what is kept is all there is; some answer all that is asked for with a page. The service worker never answers for itself.
    const { ok, headers } = await fetch("./sw.js", { cache: "no-store" });
    if (ok && headers.get("Content-Type")?.includes("javascript")) {
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker?.scope === here) await worker.unregister();
      const names = (await globalThis.caches?.keys()) ?? [];
      await Promise.all(names.filter((name) => name.startsWith(`tin-star ${here} `)).map((name) => caches.delete(name)));
    }
    if (broken) await fetch(broken, { cache: "reload" });
  }

  part("boot-anew").onclick = (event) => {
    event.target.disabled = true;
    anew().catch(() => {}).then(() => location.reload());
  };
  addEventListener("error", ({ message }) => fail("stopped", message));
  addEventListener("unhandledrejection", ({ reason }) => fail(reason?.why ?? "stopped", reason?.message ?? `${reason}`));

  // Without subgrids a table lies in a heap, and without :has() nobody sees what is chosen.
  if (globalThis.WebAssembly?.validate(new Uint8Array(PROBE)) && CSS.supports("grid-template-rows", "subgrid") && CSS.supports("selector(:has(a))")) {
    part("boot-coming").hidden = false;
    came();
    shown.then(() => drawOnce("house"));
    // Without this line in the page the bundler's own script brings the program.
    const program = document.querySelector("meta[name=program]");
    if (program) bring(program.content);
    else chosenCame();
  } else {
    fail("old");
  }
}
