// What a ruler finds on the page as it is now. Lists of faults; empty is good.

/** The least side of what can be pressed, in CSS pixels. */
const FINGER = 44;

/** In the page: the cards in hand, with how far down they lie, once all of them are there. They are laid out frame by frame. */
export function cardsInHand() {
  const part = document.querySelector("section[aria-label^='Your hand']");
  const cards = [...(part?.querySelectorAll("button") ?? [])];
  if (cards.length !== Number(/, (\d+) card/.exec(part?.ariaLabel)?.[1])) return null;
  return cards.map((card) => ({ name: card.textContent, down: card.parentElement.offsetTop }));
}

/** Everything that can be scrolled sideways, the page itself included. */
export function sidewaysScrollers(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .filter((element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX))
      .map((element) => `${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`),
  );
}

/** Everything that scrolls up and down by less than a line: whatever it is, a bar to scroll it by is too much for that. */
export function needlessScrollers(page) {
  return page.evaluate(() => {
    const LINE = 16;
    return [...document.querySelectorAll("*")]
      .map((element) => ({ element, more: element.scrollHeight - element.clientHeight }))
      .filter(({ element, more }) => more > 0 && more < LINE && element.clientHeight > 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter(({ element }) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map(({ element, more }) => `${element.tagName}.${element.className}: ${more} of ${element.scrollHeight}`);
  });
}

/** Everything that can be pressed but leaves a finger less than 44 by 44 pixels, what lies over it taken off. */
export function smallTargets(page) {
  return page.evaluate((least) => {
    const POINTS = 10; // across and down a target; the edges between two of them are then found by bisection
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const faults = [];
    for (const element of top.querySelectorAll("button, summary, input, select, a[href]")) {
      const seen = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
      if (element.disabled || !seen) continue;
      if (element.matches(".log-jump, .rule-link")) continue; // within text; the menu leads to the same places
      const target = element.labels?.[0]?.contains(element) ? element.labels[0] : element;
      target.scrollIntoView({ block: "nearest" });
      const box = target.getBoundingClientRect();
      if (box.bottom <= 0) continue; // a link that shows itself only when it has the focus
      const hits = ({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && target.contains(hit);
      };
      const along = (from, length) => Array.from({ length: POINTS }, (_, n) => from + 1 + ((length - 2) * n) / (POINTS - 1));
      const found = along(box.left, box.width).flatMap((x) => along(box.top, box.height).map((y) => ({ x, y }))).filter(hits);
      /** How far the target reaches in the direction of `sign` along `axis`, to a tenth of a pixel. */
      const reach = (axis, sign, length) => {
        const outmost = found.reduce((best, point) => (sign * point[axis] > sign * best[axis] ? point : best));
        let inside = outmost[axis];
        let outside = inside + (sign * length) / (POINTS - 1);
        while (Math.abs(outside - inside) > 0.1) {
          const middle = (inside + outside) / 2;
          if (hits({ ...outmost, [axis]: middle })) inside = middle;
          else outside = middle;
        }
        return inside;
      };
      const extent = (axis, length) => (found.length ? reach(axis, 1, length) - reach(axis, -1, length) : 0);
      const wide = extent("x", box.width);
      const high = extent("y", box.height);
      // Edges between two pixels are those of the next one.
      if (!(wide >= least - 1.5 && high >= least - 1.5)) {
        const name = element.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40);
        faults.push(`${name}: ${wide.toFixed(1)} by ${high.toFixed(1)} of ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
      }
    }
    return faults;
  }, FINGER);
}

/** Goes round with Tab, and lists what has the focus without showing it. */
export async function hiddenFocus(page, stops = 12) {
  const faults = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return null;
      const rings = [active, active.closest("label")].filter(Boolean).some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
      });
      return rings ? null : `${active.tagName} ${active.textContent.trim().slice(0, 40)}`;
    });
    if (fault) faults.push(fault);
  }
  return faults;
}

/** The least contrast of text with what lies behind it. */
const CONTRAST = 4.5;

/**
 * All text in view that stands out too little from what is painted behind it, pictures, patterns and shades included: a picture is taken
 * without the text, and looked at where the text would be. What cannot be used at the moment need not stand out.
 */
export async function faintText(page) {
  const texts = await page.evaluate(() => {
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const found = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest("[disabled], [aria-disabled=true], option, title, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let opacity = 1;
      const filters = [];
      let heard = false; // and not seen
      for (let element = parent; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        opacity *= Number(style.opacity);
        if (style.filter !== "none") filters.push(style.filter);
        heard ||= element.offsetWidth === 1 && element.offsetHeight === 1;
      }
      if (heard) continue;
      for (const { x, y, width, height } of range.getClientRects()) {
        const above = document.elementsFromPoint(x + width / 2, y + height / 2).find((element) => !element.matches("button:empty"));
        if (width < 3 || !above || !parent.contains(above)) continue; // unseen, or under something else
        found.push({ text: node.data.trim(), color: getComputedStyle(parent).color, opacity, filter: filters.join(" "), x, y, width, height });
      }
    }
    const unseen = new CSSStyleSheet();
    unseen.replaceSync("* { -webkit-text-fill-color: transparent !important; }");
    document.adoptedStyleSheets = [unseen];
    return found;
  });
  const picture = await page.screenshot({ scale: "css" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const reader = await page.context().newPage();
  const faults = await reader.evaluate(
    async ({ texts, data, least }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
      canvas.drawImage(bitmap, 0, 0);
      const light = (rgb) => {
        const [r, g, b] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const faults = [];
      const dab = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      for (const { text, color, opacity, filter, x, y, width, height } of texts) {
        dab.clearRect(0, 0, 1, 1);
        dab.filter = filter || "none";
        dab.fillStyle = color;
        dab.fillRect(0, 0, 1, 1);
        const ink = dab.getImageData(0, 0, 1, 1).data;
        const seen = (ink[3] / 255) * opacity;
        let worst = Infinity;
        const part = Math.max(width / Math.ceil(width / 24), 1); // the shade may change along a line
        for (let left = x; left < x + width - 1; left += part) {
          const { data } = canvas.getImageData(Math.round(left), Math.round(y + height / 4), Math.ceil(part), Math.max(Math.round(height / 2), 1));
          const sum = [0, 0, 0];
          for (let at = 0; at < data.length; at += 4) for (let c = 0; c < 3; c++) sum[c] += data[at + c];
          const ground = sum.map((part) => part / (data.length / 4));
          const [a, b] = [light(ground), light(ground.map((part, c) => ink[c] * seen + part * (1 - seen)))];
          worst = Math.min(worst, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
        }
        if (worst < least) faults.push(`${text.slice(0, 40)}: ${worst.toFixed(2)}`);
      }
      return faults;
    },
    { texts, data: picture.toString("base64"), least: CONTRAST },
  );
  await reader.close();
  return faults;
}

/** Which of `wanted` is not wholly in the window, or lies under something else where it is pressed or read. */
export async function outOfSight(page, wanted) {
  const faults = await Promise.all(
    wanted.map((locator) =>
      locator.evaluate((element) => {
        const target = element.labels?.[0]?.contains(element) ? element.labels[0] : element;
        const { left, top, right, bottom } = target.getBoundingClientRect();
        const name = target.textContent.trim().slice(0, 40);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `${name}: ${left} ${top} ${right} ${bottom}`;
        const hit = document.elementFromPoint(left + Math.min(14, (right - left) / 2), top + Math.min(14, (bottom - top) / 2));
        return hit && (target.contains(hit) || hit.contains(target)) ? null : `${name} lies under something`;
      }),
    ),
  );
  return faults.filter(Boolean);
}

/** Parts of the table that lie over one another: its regions, and what is in a cell with the next one. */
export function crossings(page) {
  return page.evaluate(() => {
    const faults = [];
    // What may be done has two places, and is itself only the frame of both.
    const parts = [...document.querySelectorAll("main > :is(header, section:not(.actions)), .actions > *")].filter((part) => part.checkVisibility({ opacityProperty: true }));
    const boxes = parts.map((part) => [part.getAttribute("aria-label") ?? part.className, part.getBoundingClientRect()]);
    for (const [at, [name, a]] of boxes.entries()) {
      for (const [other, b] of boxes.slice(at + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) faults.push(`${name} and ${other}: ${wide} by ${high}`);
      }
    }
    for (const cell of document.querySelectorAll("[role=cell], [role=columnheader], [role=rowheader]")) {
      const frame = cell.getBoundingClientRect();
      const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (node.parentElement.closest(".poster-stamp, .cover") || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, width } of range.getClientRects()) {
          const clipped = getComputedStyle(node.parentElement).textOverflow === "ellipsis";
          const read = right < -1000; // and not seen
          if (!clipped && !read && width > 0 && (left < frame.left - 3 || right > frame.right + 3)) faults.push(`${node.data.trim()} leaves its cell: ${left} ${right} of ${frame.left} ${frame.right}`);
        }
      }
    }
    return faults;
  });
}

/** The cards in hand whose names the next one lies over. */
export function cutNames(page) {
  return page.locator(".hand .card").evaluateAll((cards) => {
    const shown = (card) => [...card.querySelectorAll(".card-band > span")].find((name) => name.checkVisibility());
    const cut = (card, at) => {
      const [place, next] = [card, cards[at + 1]].map((card) => card?.getBoundingClientRect());
      if (!shown(card) || !next || Math.abs(next.top - place.top) > place.height / 2) return false;
      const range = document.createRange();
      range.selectNodeContents(shown(card));
      return range.getBoundingClientRect().right > next.left + 0.5;
    };
    return cards.filter(cut).map((card) => shown(card).textContent);
  });
}
