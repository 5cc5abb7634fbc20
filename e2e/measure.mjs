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
    const STEP = 2;
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const faults = [];
    for (const element of top.querySelectorAll("button, summary, input, select, a[href]")) {
      const seen = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
      if (element.disabled || !seen) continue;
      const target = element.labels?.[0]?.contains(element) ? element.labels[0] : element;
      target.scrollIntoView({ block: "nearest" });
      const box = target.getBoundingClientRect();
      if (box.bottom <= 0) continue; // a link that shows itself only when it has the focus
      const xs = [];
      const ys = [];
      for (let x = box.left + 1; x < box.right; x += STEP) {
        for (let y = box.top + 1; y < box.bottom; y += STEP) {
          const hit = document.elementFromPoint(x, y);
          if (hit && (target.contains(hit) || hit === target)) {
            xs.push(x);
            ys.push(y);
          }
        }
      }
      const wide = Math.max(...xs) - Math.min(...xs) + STEP;
      const high = Math.max(...ys) - Math.min(...ys) + STEP;
      if (!(wide >= least - 1 && high >= least - 1)) {
        const name = element.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40);
        faults.push(`${name}: ${wide} by ${high} of ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
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
