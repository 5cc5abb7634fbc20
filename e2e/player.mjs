// Plays the page as a person does: finds what there is by role and name, and presses it.
// Nothing here knows the page's classes, but that of a button that has been pressed, and nothing waits for time to pass.
import assert from "node:assert/strict";

/** The player's names for the seats, as on the targets of a shot. */
const WHOSE = ["Your", "Juniper’s", "Tallow’s", "Marigold’s"];
const SHOTS = {
  "Bank Robbery": "Shoot: rob the bank",
  "Stagecoach Robbery": "Shoot: rob the stagecoach",
  "Fastest Gun": "Shoot: be the fastest gun",
  "Most Wanted!": "Shoot: take a card off the table",
  Hideout: "Shoot: hide a rival’s outlaw",
  "Wyatt Earp": "Shoot: clear a Hideout",
};
const OUTLAWS = ["Belle Starr", "Billy the Kid", "Bob Dalton", "Butch Cassidy", "Jesse James", "Sundance Kid", "Wes Hardin"];

/** Follows a link to a game from within the page, as one does who pastes it into the address. */
export const openLink = (page, text) => page.evaluate((text) => void (location.hash = text), text);

/** By mouse. Cards lie over one another, so they are taken near their free edge. */
export const clicks = {
  press: (locator, corner) => locator.click(corner ? { position: corner } : {}),
  choose: (radio) => radio.check(),
  type: (field, text) => field.fill(text),
};

/** By finger. */
export const taps = {
  press: (locator, corner) => locator.tap(corner ? { position: corner } : {}),
  choose: (radio) => radio.tap(),
  type: (field, text) => field.fill(text),
};

/** By keyboard alone: Tab goes there, Enter presses; arrows move within radio buttons. */
export const keys = {
  async press(locator) {
    await tabTo(locator);
    await locator.page().keyboard.press("Enter");
  },
  async choose(radio) {
    const { keyboard } = radio.page();
    const group = radio.locator("xpath=ancestor::fieldset[1]");
    await tabTo(group.getByRole("radio", { checked: true }));
    while (!(await radio.isChecked())) await keyboard.press("ArrowDown"); // along a bar left and right go on to the next button
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
};

/** Goes by Tab, or by Shift and Tab where that is the shorter way, and within a place such as the hand or the bar, which has one stop, by arrows. */
async function tabTo(locator) {
  await locator.waitFor();
  const target = await locator.elementHandle();
  const toThePlace = () => target.evaluate((target) => {
    if (!target.isConnected) return "gone";
    const active = document.activeElement;
    const place = target.closest("[data-rove]");
    if (active === target || (active !== place && place?.contains(active))) return null;
    return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING && active !== document.body ? "Shift+Tab" : "Tab";
  });
  const within = () => target.evaluate((target) => {
    if (!target.isConnected) return "gone";
    if (document.activeElement === target) return null;
    return document.activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? "ArrowLeft" : "ArrowRight";
  });
  for (const [way, most] of [[toThePlace, 200], [within, 60]]) {
    const key = await way();
    let left = key;
    for (let stops = 0; left && left !== "gone" && stops < most; stops++, left = await way()) await locator.page().keyboard.press(key);
    if (left === "gone") return tabTo(locator); // what was drawn anew meanwhile is looked for anew
    assert.equal(left, null, `${key} never comes to ${locator}`);
  }
}

/** A word at the start of a name, and nothing longer that begins with it. */
const starts = (text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![a-z])`);

/** By what in the page one sees what is asked: in which part, a button or some other words, and how they begin. */
const SIGNS = [
  ["search", "dialog", "h2", "The discard stack"],
  ["photo", "dialog", "h2", "Your Photo fits"],
  ["hideout", "dialog", "h2", "They hid your outlaw"],
  ["draw", "What you may do", "button", "Draw two(?! more)"],
  ["target", "Table", "button", ""],
  ["play", "What you may do", "p", "Press a card to see what it can do."],
  ["score", "", "button", "Deal the next hand"],
  ["over", "", "button", "See who won"],
  ["end", "", "button", "Another game"],
];

/**
 * The first sign that is in view; this runs in the page. By roles it would be asked for longer than the page needs for an act. What has just been
 * pressed asks no more, though it stays until that is painted.
 */
function signOf(signs) {
  const parts = { "": [document], dialog: [...document.querySelectorAll("dialog[open]")] };
  const part = (name) => parts[name] ?? document.querySelectorAll(`section[aria-label="${name}"]`);
  return signs.find(([, within, what, begins]) => [...part(within)].some((part) =>
    [...part.querySelectorAll(what)].some((one) => new RegExp(`^${begins}`).test(one.textContent.trim()) && one.checkVisibility({ visibilityProperty: true }) && !one.matches(".pressed")),
  ))?.[0];
}

export class Player {
  /** `by` is how the player presses: clicks, taps or keys. */
  constructor(page, by = clicks) {
    this.page = page;
    this.by = by;
    this.table = page.getByRole("region", { name: "Table", exact: true });
    this.bar = page.getByRole("region", { name: "What you may do" });
    this.hand = page.getByRole("region", { name: /^Your hand/ });
    this.dialog = page.getByRole("dialog");
    this.tried = new Set();
  }

  async press(role, name, within = this.page) {
    await this.by.press(within.getByRole(role, { name: typeof name === "string" ? starts(name) : name }));
  }

  /** Presses the `nth` of the cards in hand that are called `name`. */
  async pick(name, nth = 0) {
    await this.by.press(this.hand.getByRole("button", { name: starts(`${name},`) }).or(
      this.hand.getByRole("button", { name: starts(`${name}, Sheriff card`) })).nth(nth), { x: 14, y: 14 });
  }

  /** From the start screen to the table. Deputies think without a clock, so with them the same acts lead to the same game. */
  async deal({ opponents, seed, level = "Deputies", pace = "Instant" }) {
    const { page } = this;
    await this.openFields();
    await this.by.choose(page.getByRole("radio", { name: starts(level) }));
    await this.by.choose(page.getByRole("radio", { name: opponents === 1 ? "1 opponent" : `${opponents} opponents` }));
    if (seed !== undefined) await this.by.type(page.getByRole("textbox", { name: "Deal number" }), seed);
    await this.press("button", /^Play$/);
    await this.bar.waitFor();
    await this.pace(pace);
  }

  /** From anywhere to the table of a game that came by a link. A question over the table is answered at the usual pace. */
  async open(text, { pace = "Instant" } = {}) {
    await this.page.getByRole("main").first().waitFor(); // the page has read by then what it kept, and shows that no more instead of the link
    await openLink(this.page, text);
    // A game in which nobody has acted yet can only be dealt.
    const deal = this.page.getByRole("button", { name: "Play the same cards" });
    const on = this.page.getByRole("button", { name: "Go on with it" });
    await deal.waitFor();
    await this.by.press((await on.isVisible()) ? on : deal);
    if (this.by === clicks) await this.page.mouse.move(1, 1); // what it rests on explains itself
    await this.asked();
    if (!(await this.dialog.isVisible()) && (await this.bar.isVisible())) await this.pace(pace);
  }

  /** On the first screen: shows what is chosen there, if it is folded: opponents, levels, rules, names, deal number. */
  async openFields() {
    const summary = this.page.locator("summary", { hasText: "Your table" });
    await summary.waitFor();
    if (!(await summary.evaluate((summary) => summary.parentElement.open))) await this.by.press(summary);
  }

  /** Sets the pace: in the bar on top, or where that has no room in the menu. */
  async pace(name) {
    const kept = await this.page.evaluate(() => localStorage[`tin-star ${location.pathname.replace(/[^/]*$/, "")} pace`]).catch(() => null);
    if (kept === name.toLowerCase()) return;
    const onTop = this.page.getByRole("banner").or(this.page.locator("header")).getByRole("radio", { name }).first();
    if (await onTop.isVisible()) return this.by.choose(onTop);
    await this.settings();
    await this.by.choose(this.dialog.getByRole("group", { name: "Pace" }).getByRole("radio", { name }));
    await this.press("button", "Close", this.dialog);
  }

  /** At the table: opens the settings. */
  async settings() {
    await this.press("button", "Menu");
    await this.press("button", "Settings", this.dialog);
    await this.page.getByRole("dialog", { name: "Settings" }).waitFor();
  }

  /** Waits until the page asks something of the player, and says what. */
  async asked() {
    const asked = await (await this.page.waitForFunction(signOf, SIGNS)).jsonValue();
    if (["draw", "target", "play"].includes(asked)) await this.hand.waitFor(); // the table is built frame by frame
    return asked;
  }

  /** The names of the cards in hand, in order. */
  async cards() {
    const seen = await this.hand.ariaSnapshot();
    return [...seen.matchAll(/button "([^"]*)"/g)].map(([, name]) => name);
  }

  /** An act of a fixture, such as `play 3 Jesse James`. */
  async step(text) {
    await this.asked();
    const [, verb, rest = ""] = /^(next|draw|take|play|photo|shoot|ask|earp|find|target|lay photo|pass|discard) ?(.*)$/.exec(text);
    switch (verb) {
      case "next": return this.press("button", "Deal the next hand");
      case "draw": return this.press("button", "Draw two", this.bar);
      case "take": return this.press("button", /^Take /, this.bar);
      case "play": return this.play(...rest.split(/ (.*)/));
      case "photo":
        await this.pick(`Photo of ${rest}`);
        return this.press("button", "Play the Photo", this.bar);
      case "shoot": return this.shoot(rest);
      case "ask": return this.ask(...rest.split(/ (.*)/));
      case "earp": return this.earp(rest);
      case "find": return this.press("button", `${rest},`, this.dialog);
      case "target": {
        const [, seat, outlaw] = /^(\d) (.*)$/.exec(rest);
        return this.press("button", `${WHOSE[seat]} ${outlaw}`, this.table);
      }
      case "lay photo": return this.press("button", "Lay the Photo", this.dialog);
      case "pass": return this.press("button", "Let it pass", this.dialog);
      case "discard":
        await this.pick(rest);
        return this.press("button", `Discard ${rest.replace(/^Photo/, "the Photo")}`, this.bar);
    }
  }

  async play(count, outlaw) {
    for (let nth = 0; nth < count; nth++) await this.pick(outlaw, nth);
    await this.press("button", `Play ${count} ${outlaw}`, this.bar);
  }

  async shoot(card) {
    await this.pick(card);
    if (card !== "Most Wanted!" && card !== "Wyatt Earp") return this.press("button", SHOTS[card], this.bar);
    await this.press("button", `Play ${card}`, this.bar);
    await this.press("button", SHOTS[card], this.dialog);
  }

  async ask(way, outlaw) {
    await this.askAround();
    await this.press("button", `Ask for ${outlaw}`, this.table);
    await this.answered(this.table.getByRole("button").first());
    const question = this.page.getByRole("dialog", { name: "Which way round?" });
    if (await question.isVisible()) await this.press("button", `To the ${way}`, question);
  }

  /** Which way Most Wanted! goes is only asked where there are two. */
  async askAround() {
    await this.pick("Most Wanted!");
    const play = this.bar.getByRole("button", { name: "Play Most Wanted!" });
    await this.by.press(play);
    await this.answered(play);
    if (await this.dialog.isVisible()) await this.press("button", "Ask around for a card", this.dialog);
  }

  async earp(way) {
    if (way === "answer") return this.press("button", "Play Wyatt Earp", this.dialog);
    await this.pick("Wyatt Earp");
    await this.press("button", "Play Wyatt Earp", this.bar);
    await this.press("button", way === "draw" ? "Draw two more" : "Search the discard stack", this.dialog);
  }

  /**
   * One act of the player's own choice: lays whatever can be laid, tries every Sheriff card once a turn, and throws away what is
   * of least use. Says what was asked.
   */
  async move() {
    const asked = await this.asked();
    switch (asked) {
      case "draw":
        this.tried.clear();
        await this.press("button", "Draw two", this.bar);
        break;
      case "play": await this.turn(); break;
      case "target": await this.by.press(this.table.getByRole("button").first()); break;
      case "search": await this.by.press(this.dialog.getByRole("button").first()); break;
      case "photo": await this.press("button", "Lay the Photo", this.dialog); break;
      case "hideout": await this.press("button", "Play Wyatt Earp", this.dialog); break;
      case "score": await this.press("button", "Deal the next hand"); break;
      case "over": await this.press("button", "See who won"); break;
    }
    return asked;
  }

  async turn() {
    const cards = await this.cards();
    const posters = await this.table.getByRole("columnheader").allInnerTexts();
    const held = OUTLAWS.map((name, at) => ({
      name,
      open: !/not yet opened/i.test(posters[at]),
      count: cards.filter((card) => card.startsWith(`${name}, outlaw`)).length,
    }));
    for (const { name, open, count } of held) {
      if (count >= (open ? 1 : 3) && cards.length > count && (await this.tryOut(name, starts("Play")))) return;
    }
    const sheriff = cards.map((card) => /^(.*?), Sheriff card/.exec(card)?.[1]).find((name) => name && !this.tried.has(name));
    if (sheriff) {
      this.tried.add(sheriff);
      if (await this.tryOut(sheriff, /^(Shoot|Play)/)) await this.ways();
      return;
    }
    const least = held.filter(({ count }) => count > 0).sort((a, b) => a.open - b.open || a.count - b.count)[0];
    await this.pick(least?.name ?? cards[0].split(",")[0]);
    await this.press("button", /^Discard /, this.bar);
  }

  /** Picks a card up and presses what the bar then offers under a name like that; lays it down again if there is nothing. */
  async tryOut(card, name) {
    await this.pick(card);
    const button = this.bar.getByRole("button", { name }).first();
    if (await button.isVisible()) {
      await this.by.press(button);
      await this.answered(button);
      return true;
    }
    await this.press("button", "Clear", this.bar);
    return false;
  }

  /** Waits until something comes of the press of `button`: that is shown before, where things move. */
  answered(button) {
    return Promise.any([this.dialog.waitFor(), button.waitFor({ state: "detached" })]);
  }

  /** If a card has several ways: the first that the rules allow. */
  async ways() {
    let asks = await this.bar.getByText("Which outlaw?").isVisible();
    if (await this.dialog.isVisible()) {
      const way = this.dialog.getByRole("button", { name: /^(?!Close$)/, disabled: false }).first();
      asks = (await way.innerText()).startsWith("Ask");
      await this.by.press(way);
    }
    if (!asks) return;
    const target = this.table.getByRole("button").first();
    await this.by.press(target);
    await this.answered(target);
    if (await this.dialog.isVisible()) await this.press("button", "To the right", this.dialog);
  }

  /** What stands on the log, the latest last. */
  async log() {
    const region = this.page.getByRole("region", { name: "What happened" });
    if (await region.isVisible()) {
      await region.getByRole("listitem").first().waitFor({ state: "attached" }); // its lines come last as the table is built
      return region.getByRole("listitem").allInnerTexts();
    }
    await this.press("button", "Log");
    const lines = await this.dialog.getByRole("listitem").allInnerTexts();
    await this.press("button", "Close", this.dialog);
    return lines;
  }
}

/** `$6,000` as a number. */
export const dollars = (text) => Number(/\$([\d,]+)/.exec(text)[1].replaceAll(",", ""));

/** The scoring sheet as numbers: per poster the reward, what was paid and what stays; and all the purses. */
export async function readScore(page) {
  const posters = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  const read = async (item) => {
    const texts = await item.getByRole("paragraph").allInnerTexts();
    const rows = await item.getByRole("row").allInnerTexts();
    return {
      reward: dollars(texts[0]),
      why: texts[1],
      stays: dollars(texts.at(-1)),
      paid: rows.slice(1).map((row) => dollars(row.trim().split(/\s+/).at(-1))),
    };
  };
  const race = page.getByRole("region", { name: /^The race/ }).getByRole("listitem");
  return {
    posters: await Promise.all((await posters.all()).map(read)),
    purses: await Promise.all((await race.all()).map(async (runner) => dollars((await runner.ariaSnapshot()).split(" ").at(-1)))), // not what still runs up
  };
}
