// What the tests do over and over: begin a game, wait for a turn, look at the board.
import assert from "node:assert/strict";

export async function begin(page, { mode = "pass", players = 2, first, clock, level } = {}) {
  await page.check(`input[name=mode][value=${mode}]`, { force: true });
  await moreOptions(page);
  await page.locator(".options fieldset").first().locator(`input[value="${players}"]`).check({ force: true });
  if (first) await page.locator(`input[value="${first}"]`).check({ force: true });
  if (clock !== undefined) await page.locator("[data-clock]").selectOption(String(clock));
  if (level) await page.locator("input[type=range]").fill(String(level));
  await page.click("[data-start]");
  await page.waitForSelector("#board [data-square]", { state: "attached" });
}

/** Goes to a place that the menu of the page names. */
export async function place(page, name) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name }).click();
}

/** From now on this browser has seen the tutorial, so that the start leads to the rules instead. */
export async function beenHere(page) {
  await page.evaluate(() => localStorage.setItem("fencepost:learn", JSON.stringify({ done: [], at: "" })));
  await page.reload();
}

/** Unfolds the options of a new game. */
export async function moreOptions(page) {
  await page.locator(".more").evaluate((details) => (details.open = true));
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Waits until this page may move. */
export async function turn(page) {
  await page.waitForFunction(() => document.querySelector("[data-legal], [data-result]") !== null);
}

/** Waits until a pawn stands there. */
export function at(page, square) {
  return page.waitForFunction((it) => document.querySelector(`[data-at="${it}"]`) !== null, square);
}

/** Moves a pawn by mouse when it is this page's turn. */
export async function move(page, square) {
  await turn(page);
  await page.locator(`[data-square="${square}"]`).click();
  await at(page, square);
}

/** Types the first moves of a game, by the field that is there on every screen, seen or not. */
export async function typed(page, list) {
  for (const [ply, text] of list.entries()) {
    await turn(page);
    await page.locator(".move-input input").first().evaluate((input, it) => {
      input.value = it;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
    await page.locator(".move-input").first().evaluate((form) => form.requestSubmit());
    await waitForMoves(page, ply + 1);
  }
  await turn(page);
}

/** Two people in two browsers; the first one moves first. */
export async function two({ open }, { clock } = {}) {
  const host = await open("/");
  await begin(host, { mode: "invite", first: "me", clock });
  const guest = await open(await invitation(host));
  await sit(guest, "Grace");
  await turn(host);
  await guest.getByRole("button", { name: "Resign" }).waitFor();
  return { host, guest };
}

/** The path of the game that others are invited to. */
export async function invitation(host) {
  await host.locator(".qr path").waitFor();
  return new URL(await host.getByLabel("Link to the game").inputValue()).pathname;
}

export async function sit(guest, name) {
  await guest.getByLabel("Your name").fill(name);
  await guest.getByRole("button", { name: "Join and play" }).click();
}

export function pawn(page, seat) {
  return page.locator(`[data-pawn="${seat}"]`).getAttribute("data-at");
}

export async function waitForMoves(page, count) {
  await page.waitForFunction((wanted) => document.querySelectorAll("[data-ply]").length >= wanted, count);
}

/** The moves as the list shows them. */
export async function moves(page) {
  return page.locator("[data-ply]").allTextContents();
}

export async function result(page) {
  const element = page.locator("[data-result]");
  await element.waitFor();
  return element.getAttribute("data-result");
}

/** Waits until the assertion holds; where it never does, what it says last counts. */
export async function eventually(assertion) {
  const end = Date.now() + 15_000;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Waits until the page has drawn all that has happened, so that what is not there now does not come by itself. */
export async function settled(page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}

export { assert };
