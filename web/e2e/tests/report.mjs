// The game report: made, stopped, kept; the graph by mouse and keyboard; mistakes tried again.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PHONE, assert, eventually } from "../play.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Without fences, on a small board: North steps aside, and South back. */
const GAME = `[South "Ann"]\n[North "Ben"]\n[Fences "0"]\n[Board "5x5"]\n[Result "*"]\n\n1. c2 b5 2. c1 b4 3. c2 b3 *\n`;

async function study(stage, text, options = {}) {
  const page = await stage.open("/analysis", options);
  await page.locator(".study #board").waitFor();
  await page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null);
  await page.evaluate((it) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", it);
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await page.waitForFunction(() => document.querySelectorAll("button[data-node]").length > 3);
  return page;
}

async function make(page) {
  await page.locator("[data-view=report]").click();
  await page.locator("[data-make]").click();
  await page.locator("[data-report]").waitFor({ timeout: 120_000 });
}

const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

async function accessible(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] }));
  assert.deepEqual(found.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(" ")}`), []);
}

export async function a_game_is_looked_through_and_the_report_is_kept(stage) {
  const page = await study(stage, GAME);
  await make(page);
  const points = page.locator("[data-point]");
  await eventually(async () => assert.deepEqual(await points.evaluateAll((all) => all.map((it) => it.dataset.point)), ["2", "3"]));
  await eventually(async () => assert.match(plain(await points.nth(1).textContent()), /c1 \?\?.*100 → 0 %.*A win missed: c3 wins for certain\./));
  await points.nth(1).click();
  await page.locator(".board .badge.rank-1").waitFor();
  await page.locator(".report-table summary").click();
  await eventually(async () => assert.equal(await page.locator(".report-table tbody tr").count(), 6));
  await accessible(page);
  // The arrow keys walk through the game wherever the focus is.
  const graph = page.locator("[data-graph]");
  await graph.focus();
  await page.keyboard.press("Home");
  await eventually(async () => assert.equal(await graph.getAttribute("aria-valuenow"), "0"));
  await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.match(plain(await graph.getAttribute("aria-valuetext")), /^Move 1, c2: Amber \d+ %, Blue \d+ %$/));
  const box = await graph.boundingBox();
  await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2);
  await eventually(async () => assert.equal(await graph.getAttribute("aria-valuenow"), "6"));
  await page.waitForFunction(() => location.hash.length > 4);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll("button[data-node]").length > 3);
  await page.locator("[data-view=report]").click();
  await page.locator("[data-report]").waitFor();
}

/** Games with a planted blunder, one of three and one of four players. */
const PLANTED = readFileSync(new URL("../../../crates/cli/tests/it/planted-blunders.qgn", import.meta.url), "utf8").split(/(?=\[Event )/);

export async function games_of_three_and_four_are_looked_through(stage) {
  for (const players of [3, 4]) {
    const text = PLANTED.find((it) => new RegExp(`\\[Position "[^"]*( /[^/]*){2}/( \\d+){${players}} /`).test(it));
    const page = await study(stage, text);
    await make(page);
    await eventually(async () => assert.equal(await page.locator(".report-players li").count(), players));
    await page.locator(".report-table summary").click();
    const moves = text.slice(text.lastIndexOf("]") + 1).match(/[a-i][1-9][hv]?/g);
    await eventually(async () => assert.equal(await page.locator(".report-table tbody tr").count(), moves.length));
    const graph = page.locator("[data-graph]");
    await graph.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await eventually(async () => assert.equal(await graph.getAttribute("aria-valuenow"), "1"));
    const shares = plain(await graph.getAttribute("aria-valuetext"));
    const numbers = [...shares.matchAll(/(\d+) %/g)].map((it) => Number(it[1]));
    assert.equal(numbers.length, players, shares);
    assert.ok(Math.abs(numbers.reduce((sum, it) => sum + it, 0) - 100) <= 2, shares);
    const points = await page.locator("[data-point]").evaluateAll((all) => all.map((it) => it.dataset.point));
    assert.ok(points.includes(/\[Blunder "(\d+)"\]/.exec(text)[1]), points.join());
    await accessible(page);
  }
}

export async function a_report_can_be_stopped(stage) {
  const page = await study(stage, "[Result \"*\"]\n\n1. e2 e8 2. e3 e7 3. e4 e6 4. e3v e6v 5. d3h d6h 6. b3h b6h *");
  await page.locator("[data-view=report]").click();
  await page.locator("[data-make]").click();
  await page.locator("[data-progress]").waitFor();
  await page.locator("[data-stop]").click();
  await page.locator("[data-make]").waitFor();
}

export async function a_mistake_is_tried_again_until_a_good_move_is_found(stage) {
  const page = await study(stage, GAME);
  await make(page);
  await page.locator("[data-try=south]").click();
  await page.locator("[data-practice=asks]").waitFor();
  const moves = await page.locator("button[data-node]").count();
  await page.locator('[data-square="c1"]').click();
  await page.locator("[data-practice=bad]").waitFor();
  await page.locator("[data-hint]").click();
  await eventually(async () => assert.equal(plain(await page.locator(".practice-hint").textContent()), "Move the pawn."));
  await page.locator("[data-reveal]").waitFor();
  await accessible(page);
  await page.locator('[data-square="c3"]').click();
  await page.locator("[data-practice=good]").waitFor();
  await page.locator("[data-end]").click();
  await page.locator("[data-report]").waitFor();
  await page.locator("[data-view=moves]").click();
  await eventually(async () => assert.equal(await page.locator("button[data-node]").count(), moves === 0 ? 6 : moves, "the game stays as it was"));
}

export async function the_report_fits_a_phone_from_right_to_left(stage) {
  const page = await study(stage, GAME, PHONE);
  await make(page);
  await page.waitForFunction(() => location.hash.length > 4);
  await page.goto(`${page.url().replace("?", "?lang=ar&")}`);
  await page.waitForFunction(() => document.documentElement.dir === "rtl" && document.querySelector("[data-view=report]") !== null);
  await page.locator("[data-view=report]").click();
  await page.locator("[data-report]").waitFor();
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true));
  await accessible(page);
}
