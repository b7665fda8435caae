// The games of this device.
import { readFileSync } from "node:fs";
import { PHONE, assert, begin, eventually, place, settled, turn, typed, waitForMoves } from "../play.mjs";

const WON = "e2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9".split(" ");

/** Puts a game on the shelf, as an earlier version kept it. */
async function shelve(page, id, moves, changed, others = {}) {
  await page.evaluate(([key, game]) => localStorage.setItem(key, JSON.stringify(game)), [`fencepost:game:${id}`, {
    id,
    setup: { players: 2, width: 9, height: 9, fences: null },
    chairs: [{ kind: "person" }, { kind: "engine", level: 3 }],
    clock: { kind: "none" },
    moves,
    clocks: { left: [], running: null, since: 0, wait: 0 },
    ended: null,
    changed,
    ...others,
  }]);
}

async function give(page, text, name = "game.qgn") {
  await page.locator("[data-import]").setInputFiles({ name, mimeType: "application/x-qgn", buffer: Buffer.from(text) });
}

const titles = (page, section) => page.locator("section", { has: page.getByRole("heading", { name: section }) }).locator(".kept-words strong").allTextContents();

export async function a_game_won_at_the_goal_is_not_continued(stage) {
  const page = await stage.open("/");
  await shelve(page, "won001", WON, 2000);
  await page.reload();
  await page.locator("[data-start]").waitFor();
  await settled(page);
  assert.equal(await page.locator(".resume").count(), 0);
  await shelve(page, "run001", WON.slice(0, 4), 1000);
  await page.reload();
  await eventually(async () => assert.match(await page.locator(".resume").getAttribute("href"), /local\/run001$/));
  await place(page, "Games");
  await eventually(async () => assert.equal((await titles(page, "In progress")).length, 1));
  await eventually(async () => assert.equal((await titles(page, "Finished")).length, 1));
  await eventually(async () => assert.match(await page.locator(".kept-game", { hasText: "You won" }).locator(".kept-link").getAttribute("href"), /won001$/));
}

export async function nothing_yet_says_what_to_do(stage) {
  const page = await stage.open("/games");
  await page.getByText("No games yet").waitFor();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator("[data-start]").waitFor();
}

export async function a_game_is_named_exported_deleted_and_brought_back(stage) {
  const page = await stage.open("/");
  await begin(page);
  await typed(page, ["e2", "e8", "e3h"]);
  await place(page, "Games");
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.waitForFunction(() => document.activeElement?.matches(".naming input"));
  await page.keyboard.type("Match of \"the\" year");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[aria-label^=Rename]"));
  await eventually(async () => assert.deepEqual(await titles(page, "In progress"), ["Match of \"the\" year"]));
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /^Export/ }).click()]);
  assert.match(download.suggestedFilename(), /\.qgn$/);
  const text = readFileSync(await download.path(), "utf8");
  assert.match(text, /\[Event "Match of \\"the\\" year"\]/);
  assert.match(text, /1\. e2 e8 2\. e3h \*/);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByText("No games yet").waitFor();
  // The keyboard is where the way back is.
  await page.waitForFunction(() => document.activeElement?.matches("[data-undo]"));
  await page.keyboard.press("Enter");
  await eventually(async () => assert.equal((await titles(page, "In progress")).length, 1));
  await page.waitForFunction(() => document.activeElement?.matches(".kept-link"));
  await page.getByRole("button", { name: /^Delete/ }).click();
  await give(page, text);
  await page.getByText("was imported").waitFor();
  await eventually(async () => assert.deepEqual(await titles(page, "In progress"), ["Match of \"the\" year"]));
  await page.locator(".kept-link").click();
  await waitForMoves(page, 3);
  await turn(page);
}

export async function a_bad_file_changes_nothing_and_says_why(stage) {
  const page = await stage.open("/games");
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("fencepost:game")));
  const before = await kept();
  const said = async (text) => {
    await give(page, text);
    const line = page.locator(".said-line.wrong");
    await line.waitFor();
    const words = (await line.textContent()).replace(/[\u2068\u2069]/g, "");
    await page.evaluate(() => document.querySelector(".said-line.wrong").classList.remove("wrong"));
    return words;
  };
  const tags = '[Event "x"]\n[Result "*"]\n\n';
  const wrong = [];
  for (const text of [`${tags}1. e2 e8 2. e5 *`, `${tags}1. z9 *`, "", `${tags}1. e2 {no end`, "[Board \"12x9\"]\n\n1. e2 *", `${tags}1. e2 e8 1-0`, "x".repeat(1_000_001)]) {
    wrong.push(await said(text));
    await page.reload();
  }
  assert.deepEqual(wrong, [
    "Move 3, e5, is not legal.",
    "“z9” is not a valid move.",
    "This file is not a game record.",
    "A comment or variation in this record has no beginning or no end.",
    "“Board” is not valid in this record.",
    "The result 1-0 does not fit the game.",
    "This file is larger than 1 MB.",
  ]);
  assert.deepEqual(await kept(), before);
}

export async function a_finished_game_with_comments_is_imported(stage) {
  const page = await stage.open("/games");
  const text = `[Event "Casual game"]\n[South "Ada"]\n[North "Grace"]\n[TimeControl "600+5"]\n[Termination "resign"]\n[Result "0-1"]\n\n1. e2! {hello} e8 ( 1... d9 {other} ) 2. e3 0-1\n`;
  await give(page, text);
  await page.getByText("was imported").waitFor();
  await eventually(async () => assert.deepEqual(await titles(page, "Finished"), ["Ada – Grace"]));
  await page.getByText(/Grace.? won/).waitFor();
  await page.locator(".kept-link").click();
  await page.locator("[data-result]").waitFor();
  await eventually(async () => assert.equal(await page.locator("[data-result]").getAttribute("data-result"), "0-1"));
  // Who played stands on the cards and in the sentences.
  await eventually(async () => assert.match(await page.locator('[data-card="south"] strong').textContent(), /Ada/));
  await eventually(async () => assert.match(await page.locator(".turn-bar").textContent(), /Grace/));
  // Three facts: moves, fences placed by each, steps left for each.
  await eventually(async () => assert.deepEqual(await page.locator(".facts dd").allTextContents(), ["3", "0 : 0", "6 : 7"]));
}

export async function long_names_fit_the_smallest_phone(stage) {
  const page = await stage.open("/", { ...PHONE, viewport: { width: 360, height: 640 } });
  await shelve(page, "wide01", WON, 1000, { title: "W".repeat(64) });
  await shelve(page, "mark01", WON.slice(0, 3), 2000, { title: "e" + "\u0301\u0316".repeat(30) });
  await page.goto(`${stage.server.url}/games`);
  await page.locator(".kept-game").first().waitFor();
  await settled(page);
  const { wide, spill } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - Math.min(innerWidth, screen.width),
    spill: [...document.querySelectorAll(".kept-words strong")].some((it) => getComputedStyle(it).overflow !== "hidden"),
  }));
  assert.deepEqual({ wide, spill }, { wide: 0, spill: false });
}
