// What a ruler finds on the page as it is now. Lists of faults; empty is good.

/** The least side of what can be pressed, in CSS pixels. */
const FINGER = 44;

/** Everything that can be scrolled sideways, the page itself included. */
export function sidewaysScrollers(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .filter((element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX))
      .map((element) => `${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`),
  );
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
      if (!(wide >= least - 1 && high >= least - 1)) {
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
