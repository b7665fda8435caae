// Puzzles: one solved, one failed, and what is remembered of them.
import { readFileSync } from "node:fs";
import { inspect } from "../axe.mjs";
import { assert, eventually } from "../play.mjs";

/** The name of a puzzle in the address, as the page makes it (FNV-1a). */
function nameOf(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const PUZZLES = readFileSync(new URL("../../../puzzles/puzzles.jsonl", import.meta.url), "utf8")
  .split("\n").filter((line) => line !== "").map((line) => JSON.parse(line)).map((it) => ({ ...it, id: nameOf(it.position) }));
const STEP = PUZZLES.find((it) => it.players === 2 && it.move.length === 2 && it.grade === 1);

const open = (page) => page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null);
const play = (page, move) => page.locator(move.length === 3 ? `[data-fence="${move}"]` : `[data-square="${move}"]`).click();
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("fencepost:puzzles") ?? "{}"));

export async function a_puzzle_is_solved_and_played_on(stage) {
  const page = await stage.open(`/puzzles?puzzle=${STEP.id}`);
  await open(page);
  assert.equal(await page.locator("[data-theme]").count(), 0, "the theme is not named before");
  await play(page, STEP.move);
  await page.locator('[data-said="right"]').waitFor();
  await eventually(async () => assert.equal((await kept(page)).marks[STEP.id], "solved"));
  await page.locator('[data-phase="on"], [data-phase="clear"]').waitFor();
  await page.locator("[data-again]").click();
  await open(page);
  await eventually(async () => assert.equal(await page.locator('[data-said="right"]').count(), 0, "no spoilers when it is played again"));
}

export async function a_puzzle_is_failed_and_its_solution_shown(stage) {
  const page = await stage.open(`/puzzles?puzzle=${STEP.id}`);
  await open(page);
  const wrong = await page.evaluate((right) => [...document.querySelectorAll("#board [data-square][data-legal]")].map((it) => it.dataset.square).find((it) => it !== right), STEP.move);
  await play(page, wrong);
  await page.locator('[data-said="wrong"]').waitFor();
  await eventually(async () => assert.equal((await kept(page)).marks[STEP.id], "failed"));
  await open(page);
  for (let hint = 1; hint <= 3; hint++) {
    await page.locator("[data-hint]").click();
    await page.locator('[data-said="hint"]').nth(hint - 1).waitFor();
  }
  await page.locator("[data-show]").click();
  await page.locator("[data-solution]", { hasText: STEP.move }).waitFor();
  await page.locator("[data-theme]").first().waitFor();
  await page.locator("[data-analyse]").click();
  await page.waitForURL(/\/analysis\?position=/);
  await page.locator(".tree-move", { hasText: STEP.move }).first().waitFor();
}

/** Why a move is right, in the words of `puzzles.ftl` and `reasons.ftl`. */
const RIGHT = /path longer by|keeps your own path safe|After it you need|costs .?(Amber|Blue)|gets nearer to the goal|A missed trap/;

const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

export async function the_reason_of_a_solution_is_told_beside_it_and_on_the_analysis_board(stage) {
  const some = [PUZZLES.find((it) => it.players === 2 && it.move.length === 3), STEP];
  for (const puzzle of some) {
    const page = await stage.open(`/puzzles?puzzle=${puzzle.id}`);
    await open(page);
    assert.equal(await page.locator("[data-why]").count(), 0);
    await page.locator("[data-show]").click();
    const right = page.locator('[data-why="right"]');
    await right.waitFor();
    const sentence = plain(await right.innerText());
    assert.match(sentence, RIGHT);
    await page.locator("[data-analyse]").click();
    await page.waitForURL(/\/analysis\?position=/);
    await page.locator(".tree-comment", { hasText: RIGHT }).first().waitFor();
    const told = plain(await page.locator(".tree-comment").first().innerText());
    assert.ok(told.startsWith(sentence) || told.startsWith(sentence.replace(/^\S+\s/, "")), `${told} / ${sentence}`);
  }
}

/** Solved by mouse, whatever its move is. */
async function solve(page, puzzle) {
  await open(page);
  await play(page, puzzle.move);
  await page.locator('[data-said="right"]').waitFor();
}

export async function solved_and_failed_puzzles_are_remembered_after_a_reload(stage) {
  const [first, second] = PUZZLES.filter((it) => it.players === 2 && it.move.length === 2 && it.grade === 1);
  const page = await stage.open(`/puzzles?puzzle=${first.id}`);
  await solve(page, first);
  await page.goto(`${stage.server.url}/puzzles?puzzle=${second.id}`);
  await open(page);
  await page.locator("[data-show]").click();
  await page.locator("[data-solution]").waitFor();
  await page.reload();
  await open(page);
  await eventually(async () => assert.deepEqual((await kept(page)).marks, { [first.id]: "solved", [second.id]: "failed" }));
  assert.equal(await page.locator("[data-solution], [data-said], [data-why]").count(), 0, "no spoilers");
  await page.locator(".collection-head", { hasText: new RegExp(`${PUZZLES.length - 1}\\D+${PUZZLES.length}`) }).waitFor();
  // What was solved later counts as solved.
  await solve(page, second);
  await eventually(async () => assert.equal((await kept(page)).marks[second.id], "solved"));
}

export async function days_in_a_row_are_counted_by_utc(stage) {
  // A minute before and after midnight by UTC, in a time zone where that is the afternoon.
  const page = await stage.open("/", { timezoneId: "America/Los_Angeles" });
  const ids = [];
  for (const [at, streak] of [["2026-11-16T23:59:00Z", 1], ["2026-11-17T00:01:00Z", 2], ["2026-11-18T12:00:00Z", 3]]) {
    await page.clock.setFixedTime(new Date(at));
    await page.goto(`${stage.server.url}/puzzles`);
    await open(page);
    const id = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
    ids.push(id);
    await solve(page, PUZZLES.find((it) => it.id === id));
    await page.locator(`[data-streak="${streak}"]`).waitFor();
  }
  assert.equal(new Set(ids).size, 3);
  await eventually(async () => assert.deepEqual(Object.keys((await kept(page)).days).sort(), ["2026-11-16", "2026-11-17", "2026-11-18"]));
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await page.goto(`${stage.server.url}/puzzles`);
  await open(page);
  assert.equal(await page.locator("[data-streak]").count(), 0, "a day was left out");
}

export async function puzzles_of_three_and_four_are_solved(stage) {
  for (const players of [3, 4]) {
    const puzzle = PUZZLES.find((it) => it.players === players);
    const page = await stage.open(`/puzzles?puzzle=${puzzle.id}`);
    await solve(page, puzzle);
    await page.locator("[data-clear]").waitFor({ timeout: 60_000 });
    await page.locator('[data-why="right"]').waitFor();
  }
}

export async function the_puzzle_of_the_day_is_the_same_for_everybody_and_counts_days(stage) {
  const names = [];
  for (let visitor = 0; visitor < 2; visitor++) {
    const page = await stage.open("/puzzles");
    await open(page);
    names.push(await page.locator("[data-puzzle]").getAttribute("data-puzzle"));
    if (visitor === 0) continue;
    const puzzle = PUZZLES.find((it) => it.id === names[1]);
    await play(page, puzzle.move);
    await page.locator('[data-streak="1"]').waitFor();
  }
  assert.equal(names[0], names[1]);
}

export async function axe_finds_nothing_at_puzzles(stage) {
  const page = await stage.open(`/puzzles?puzzle=${STEP.id}`);
  await open(page);
  await page.locator("[data-hint]").click();
  await page.locator('[data-said="hint"]').waitFor();
  await inspect(page, "puzzle");
  const arabic = await stage.open(`/puzzles?puzzle=${STEP.id}&lang=ar`);
  await open(arabic);
  await inspect(arabic, "puzzle in Arabic", ["wood"]);
}
