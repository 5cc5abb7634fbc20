// One who plays Wyoming Cowboy through the page, and the positions that its tests start from.
import { positions } from "./fixtures.mjs";
import { Player, clicks } from "./player.mjs";

export const games = positions("wyoming-cowboy");

/** One who plays Wyoming Cowboy: lays tens, pulls guns, shoots, and throws away the first card that goes. */
export class Cowhand extends Player {
  constructor(page, by = clicks) {
    super(page, by);
    const button = (name) => this.bar.getByRole("button", { name });
    this.signs = {
      asked: page.getByRole("dialog", { name: /shoots at you with/ }),
      give: page.getByRole("dialog", { name: "Hit! Which cowboy do you give?" }),
      direction: button(/^To the left/),
      pass: this.bar.getByText(/^Yours go to /).or(button(/^Pass \d/)),
      aimed: button("Hold your fire"),
      draw: button("Draw from the pile").or(button(/^Take the \w+ of/)),
      replace: button("No card"),
      play: this.bar.getByText("Pick a card to discard").or(button(/^Shoot with the/)).or(button("End the turn")),
      score: page.getByRole("button", { name: "Deal the next hand" }),
      over: page.getByRole("button", { name: "See who won" }),
      end: page.getByRole("button", { name: "Another game" }),
      deal: page.getByRole("button", { name: "Back to the game" }),
    };
  }

  async sitDown(opponents, seed) {
    await this.by.choose(this.page.getByRole("radio", { name: /^Wyoming Cowboy/ }));
    await this.deal({ opponents, seed, level: "Greenhorns" });
  }

  async asked() {
    const any = Object.values(this.signs).reduce((all, sign) => all.or(sign));
    await any.first().waitFor();
    for (const [name, sign] of Object.entries(this.signs)) if (await sign.first().isVisible()) return name;
    return this.asked(); // it came and went
  }

  /** Presses the first button of the bar whose name begins so; says whether there was one. */
  async may(name) {
    const button = this.bar.getByRole("button", { name }).first();
    if (!(await button.isVisible())) return false;
    await this.by.press(button);
    return true;
  }

  async cardNamed(name) {
    const cards = this.hand.getByRole("button", { name });
    if (!(await cards.count())) return false;
    await this.pressCard(cards.first());
    return true;
  }

  /** Presses a card, and waits for the frame by which the table has followed. */
  async pressCard(card) {
    await this.by.press(card, { x: 10, y: 12 });
    await this.page.evaluate(() => new Promise((followed) => requestAnimationFrame(() => setTimeout(followed))));
  }

  /** A turn: shoot, pull a gun, lay a ten, or discard whatever may go. */
  async turn() {
    if (await this.may(/^Shoot with the/)) {
      await this.by.press(this.table.getByRole("button", { name: /^Shoot at / }).first());
      return;
    }
    for (const rank of [/^4 of/, /^2 of/, /^8 of/, /^7 of/]) {
      if ((await this.cardNamed(rank)) && (await this.may(/^Pull the/))) return;
    }
    if ((await this.cardNamed(/^10 of/)) && (await this.may(/^Lay the/))) return;
    if (await this.may("End the turn")) return;
    const cards = this.hand.getByRole("button");
    for (let at = 0; at < (await cards.count()); at++) {
      const name = await cards.nth(at).innerText();
      if (/^(King|6)/.test(name.trim()) && at + 1 < (await cards.count())) continue;
      await this.pressCard(cards.nth(at));
      if (await this.may(/^(Discard|Lay) the/)) return;
    }
    await this.may(/^(Discard|Lay) the/);
  }

  async pass() {
    const status = await this.page.getByRole("region", { name: "Status" }).innerText();
    const count = Number(/Choose (\d)/.exec(status)?.[1] ?? 3);
    const cards = this.hand.getByRole("button");
    for (let at = 0; at < count && !(await this.bar.getByRole("button", { name: /^Pass \d/ }).isVisible()); at++) {
      await this.by.press(cards.nth(at), { x: 10, y: 12 });
      await this.bar.getByText(`${at + 1} of ${count} chosen.`).or(this.bar.getByRole("button", { name: /^Pass \d/ })).waitFor();
    }
    await this.by.press(this.bar.getByRole("button", { name: /^Pass \d/ }));
    await this.bar.getByRole("button", { name: /^Pass \d/ }).waitFor({ state: "detached" });
  }

  async answer(asked) {
    switch (asked) {
      case "asked": return this.by.press(this.dialog.getByRole("button", { name: /^(Backfire|Quick draw|Say )/ }).last());
      case "give": return this.by.press(this.dialog.getByRole("button", { name: /^King of/ }).first());
      case "direction": return this.by.press(this.signs.direction);
      case "pass": return this.pass();
      case "aimed": return (await this.may("Turn a card")) || this.may("Hold your fire");
      case "draw": return (await this.may("Draw from the pile")) || this.may(/^Take the/);
      case "replace": return (await this.may("Draw a card for him")) || this.may("No card");
      case "play": return this.turn();
      case "score": return this.by.press(this.signs.score);
      case "over": return this.by.press(this.signs.over);
    }
  }

  /** Plays until `last` is asked, or so many decisions have been made; `before` sees every decision. */
  async playOn({ last, most = 400, before = async () => {} }) {
    for (let decisions = 0; decisions < most; decisions++) {
      const asked = await this.asked();
      await before(asked);
      if (asked === last || asked === "end") return decisions;
      await this.answer(asked);
    }
    return most;
  }
}
