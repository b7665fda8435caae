// What the tests do over and over: begin a game, wait for a turn, look at the board.
import assert from "node:assert/strict";

export async function begin(page, { mode = "pass", players = 2, first, clock, level } = {}) {
  await page.check(`input[name=mode][value=${mode}]`, { force: true });
  await page.locator(".options fieldset").first().locator(`input[value="${players}"]`).check({ force: true });
  if (first) await page.locator(`input[value="${first}"]`).check({ force: true });
  if (clock !== undefined) await page.locator(".options select").first().selectOption(String(clock));
  if (level) await page.locator("input[type=range]").fill(String(level));
  await page.click("[data-start]");
  await page.waitForSelector("[data-square]", { state: "attached" });
}

/** Waits until this page may move. */
export async function turn(page) {
  await page.waitForFunction(() => document.querySelector("[data-legal], [data-result]") !== null);
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

export { assert };
