// The page in another language: chosen by the browser or in the settings, kept, whole, and with room for its words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reach, textOf } from "./fixtures.mjs";
import { CALM, DESK, PHONE, faults, open, picture, speak } from "./harness.mjs";
import { sidewaysScrollers } from "./measure.mjs";
import { Player, openLink } from "./player.mjs";

const GERMAN = { locale: "de-DE", reducedMotion: "reduce" };
const language = (page) => page.evaluate(() => document.documentElement.lang);
const button = (page, name) => page.getByRole("button", { name, exact: true });

test("a German browser gets German, from the first words on", async (t) => {
  const page = await open(t, { ...DESK, ...GERMAN });
  assert.equal(await language(page), "de");
  await button(page, "Spielen").waitFor();
  assert.equal(await button(page, "Deutsch").getAttribute("aria-pressed"), "true");
  assert.match(await page.locator(".start-lead").first().innerText(), /^Sieben Outlaws/);
});

test("a browser of no language of the page gets English, and one that also speaks German gets that", async (t) => {
  for (const [locale, languages, expected] of [["fr-FR", ["fr-FR", "fr"], "en"], ["nl-NL", ["nl-NL", "de-AT", "en"], "de"], ["en-GB", ["en-GB", "de"], "en"]]) {
    const page = await open(t, { ...DESK, locale, prepare: (page) => page.addInitScript((languages) => {
      Object.defineProperty(navigator, "languages", { get: () => languages });
    }, languages) });
    assert.equal(await language(page), expected, locale);
  }
});

test("in the middle of a game the language changes and the game does not, and both stay after the page is loaded anew", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await reach(player, "discard drawn");
  const look = async () => {
    const hand = page.locator(".hand");
    await hand.getByRole("button").first().waitFor();
    await page.getByRole("rowheader").first().waitFor();
    const cards = await hand.getByRole("button").evaluateAll((cards) => cards.map((card) => card.className));
    return { cards, money: await page.getByRole("rowheader").allInnerTexts() };
  };
  const before = await look();
  const named = (row) => row.split(/\s/)[0];
  assert.deepEqual(before.money.map(named), ["Juniper", "You"]);
  await player.settings();
  await button(page, "Deutsch").click();
  const settings = page.getByRole("dialog", { name: "Einstellungen" });
  // Whoever chooses it has more to choose.
  await settings.getByRole("button", { name: "Deutsch", pressed: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: /^Deine Hand, / }).waitFor();
  assert.equal(await language(page), "de");
  const after = await look();
  assert.deepEqual(after.cards, before.cards);
  assert.deepEqual(after.money.map(named), ["Juniper", "Du"]);
  await page.reload();
  await page.getByRole("region", { name: /^Deine Hand, / }).waitFor();
  assert.equal(await language(page), "de");
  assert.deepEqual((await look()).cards, before.cards);
  await button(page, "Menü").click();
  await button(page, "Einstellungen").click();
  await button(page, "English").click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await page.keyboard.press("Escape");
  await player.hand.waitFor();
  assert.equal(await language(page), "en");
  assert.deepEqual(await look(), before);
});

test("what was chosen on the first screen stays there in another language", async (t) => {
  const page = await open(t, CALM);
  const player = new Player(page);
  await player.openFields();
  await page.getByRole("radio", { name: "2 opponents" }).check();
  await page.getByRole("textbox", { name: "Opponent 1" }).fill("Felix");
  await button(page, "Deutsch").click();
  await button(page, "Spielen").waitFor();
  await button(page, "Deutsch").and(page.locator(":focus")).waitFor();
  assert.ok(await page.getByRole("radio", { name: "2 Gegner" }).isChecked());
  assert.equal(await page.getByLabel("Gegner 1").inputValue(), "Felix");
});

/** How to get to each screen, from any. */
const at = (shows, then = async () => {}, how = { all: false }) => async (page) => {
  await openLink(page, textOf(shows, how));
  const deal = button(page, "Dieselben Karten spielen");
  const on = button(page, "Weiterspielen");
  await deal.waitFor();
  await ((await on.isVisible()) ? on : deal).click();
  await page.locator(".hand button").or(page.locator(".sheet-foot .button")).first().waitFor();
  await then(page);
};
/** By keyboard, as a card may lie under another. */
const pick = async (page, name = "") => {
  await page.locator(".hand .card", { hasText: name }).first().focus();
  await page.keyboard.press("Enter");
};
const menu = (then = async () => {}) => async (page) => {
  await page.locator(".hand button").first().waitFor();
  await button(page, "Menü").click();
  await page.getByRole("dialog", { name: "Menü" }).waitFor();
  await then(page);
};
const dialog = async (page) => {
  const there = page.getByRole("dialog");
  await there.waitFor();
};
const SCREENS = {
  start: (page) => page.locator("summary").first().click(),
  draw: at("discard drawn"),
  table: at("rich table", async (page) => page.locator(".hand button").first().waitFor(), { all: true }),
  fifteen: at("hand of fifteen", async (page) => {
    await pick(page);
    await page.locator(".actions-say b").first().waitFor();
  }, { all: true }),
  shot: at("hideout misses", async (page) => {
    await pick(page, "Versteck");
    await page.locator(".actions-say b").first().waitFor();
  }),
  coach: at("stagecoach robbery misses", async (page) => {
    await pick(page, "Postkutschenüberfall");
    await page.locator(".actions-say b").first().waitFor();
  }),
  ways: at("wyatt earp draws", async (page) => {
    await pick(page, "Wyatt Earp");
    await page.locator('.actions-do [aria-haspopup="dialog"]').click();
    await dialog(page);
  }),
  asking: at("most wanted asks to the left", async (page) => {
    await pick(page, "Meistgesucht!");
    await page.locator(".actions-do .primary").click(); // nobody has laid anything, so that there is only asking around
    await page.locator(".board .target").first().click();
    await dialog(page);
  }),
  search: at("wyatt earp finds an outlaw", dialog),
  group: at("hideout hits"),
  photo: at("photo out of turn", dialog),
  hideout: at("wyatt earp out of turn hits", dialog),
  menu: at("discard drawn", menu()),
  settings: at("discard drawn", menu(async (page) => {
    await button(page, "Einstellungen").click();
    await page.getByRole("dialog", { name: "Einstellungen" }).waitFor();
  })),
  keys: at("discard drawn", menu(async (page) => {
    await button(page, "Tasten").click();
    await page.getByRole("dialog", { name: "Tasten" }).waitFor();
  })),
  share: at("discard drawn", menu(async (page) => {
    await button(page, "Teilen oder sichern").click();
    await page.getByRole("dialog", { name: "Teilen oder sichern" }).waitFor();
  })),
  back: at("rich table", menu(async (page) => {
    await button(page, "Rückblick").click();
    await button(page, "Zurück zum Spiel").waitFor();
  }), { all: true }),
  leave: at("discard drawn", menu(async (page) => {
    await button(page, "Tisch verlassen").click();
    await button(page, "Spielen").waitFor();
  })),
  hint: at("discard drawn", async (page) => {
    await button(page, "Tipp").click();
    await button(page, "So machen").waitFor();
  }),
  score: at("hand ends empty-handed", async (page) => page.locator(".sheet-foot .button").first().waitFor(), { all: true }),
  // The last act is taken in English: a game that is over is not played on.
  end: async (page) => {
    await speak(page, "en");
    await reach(new Player(page), "duel");
    await page.locator(".sheet-foot .primary").waitFor(); // the act is done by then
    await speak(page, "de");
    await page.locator(".sheet-foot .primary").click();
    await page.locator(".sheet-more .button").first().waitFor();
  },
};

/** Words that no German sentence has. */
const ENGLISH = /\b(the|you|your|and|card|cards|of|with|shot|deal|discard|opponents?|is|are|it|play|supply|photo|reward|turn|practice|took|drew|laid|to|for|from|back|share|save|close|open|new|hint|skip|log|leave)\b/i;

/** All that can be read or heard, but for names. */
const words = (page) => page.evaluate(() => {
  const said = [document.body.innerText];
  for (const element of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "title", "placeholder", "aria-description", "aria-valuetext"]) said.push(element.getAttribute(name) ?? "");
  }
  return said.join("\n");
});

/** What can be pressed, and what names things, if its words do not fit into it. A link to a rule is wider than its words, for fingers. */
const cut = (page) => page.evaluate(() =>
  [...document.querySelectorAll("button:not(.rule-link), summary, legend, label, h1, h2, h3, .pile-name, .poster-wanted, .card-band, .way-name, .tool .label")]
    .filter((element) => element.offsetParent && !element.closest(".visually-hidden") && !element.matches(".visually-hidden"))
    .filter((element) => getComputedStyle(element).display !== "inline" && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.className || element.tagName}: ${element.textContent.trim().slice(0, 40)} (${element.scrollWidth} in ${element.clientWidth})`));

for (const [size, options] of [["desk", DESK], ["phone", PHONE]]) {
  test(`every screen is German and fits on a ${size}`, async (t) => {
    const page = await open(t, { ...options, ...GERMAN });
    await page.locator("main:not(#boot)").waitFor();
    for (const [name, go] of Object.entries(SCREENS)) {
      await t.test(name, async () => {
        await go(page);
        await picture(page, `german-${name}-${size}`);
        const left = (await words(page)).replace(/Billy the Kid|Share|English|Tin Star|Photo-/g, "").split("\n").filter((line) => ENGLISH.test(line));
        assert.deepEqual(left, [], "English is left");
        assert.deepEqual(await cut(page), [], "does not fit");
        assert.deepEqual(await sidewaysScrollers(page), [], "scrolls sideways");
        // What is on a screen is the same at a desk, and its colours are the same in English: they are looked at there.
        if (size === "phone") assert.deepEqual(await faults(page), [], "axe-core");
      });
    }
  });
}
