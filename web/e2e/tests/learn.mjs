// The tutorial, from its first step to its last, by mouse, by touch and by keyboard.
import { inspect } from "../axe.mjs";
import { PHONE, assert, eventually } from "../play.mjs";

/** What solves each step but the last. */
const SOLUTIONS = [
  ["e2"], ["d8", "d9"], ["e4h"], ["b8v"], ["e6"], ["d6"], ["f6"], ["e6"], ["f4"], ["c4h"], ["a2h"], ["e1h"],
  ["c6", "c7", "c8", "c9"], ["e2", "e3", "e4", "e5h"],
];

/** A point on the place of a fence, beside its middle, where other fences may end. */
async function pointOn(page, fence) {
  const { x, y, width, height } = await page.locator(`[data-fence="${fence}"]`).boundingBox();
  const [across, up] = fence[2] === "h" ? [0.3, 0.5] : [0.5, 0.7];
  return [x + across * width, y + up * height];
}

const byMouse = {
  options: {},
  async play(page, move) {
    if (move.length === 2) return page.locator(`[data-square="${move}"]`).click();
    await page.mouse.click(...(await pointOn(page, move)));
  },
  press: (page, name) => page.locator(name).click(),
};

const byTouch = {
  options: PHONE,
  async play(page, move) {
    if (move.length === 2) return page.locator(`[data-square="${move}"]`).tap();
    // Not two taps in the pause that keeps fast taps from placing two fences.
    await page.waitForTimeout(400);
    await page.touchscreen.tap(...(await pointOn(page, move)));
    // What is refused never comes to be confirmed.
    await page.locator('[data-confirm], [data-said="word"]').first().waitFor();
    if ((await page.locator("[data-confirm]").count()) > 0) await page.locator("[data-confirm]").tap();
  },
  press: (page, name) => page.locator(name).tap(),
};

const byKeyboard = {
  options: {},
  /** The cursor goes to a place from wherever it is. */
  async play(page, move) {
    await page.locator("#board").focus();
    const steps = async (key, count) => {
      for (let step = 0; step < count; step++) await page.keyboard.press(key);
    };
    await page.keyboard.press("p");
    await steps("ArrowLeft", 8);
    await steps("ArrowDown", 8);
    if (move.length === 3) await page.keyboard.press(move[2]);
    await steps("ArrowRight", move.charCodeAt(0) - 97);
    await steps("ArrowUp", Number(move[1]) - 1);
    await page.keyboard.press("Enter");
  },
  async press(page, name) {
    await page.locator(name).focus();
    await page.keyboard.press("Enter");
  },
};

const open = (page) => page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null);

/** What stands on the board. */
function seen() {
  const placed = [...document.querySelectorAll("#board [data-fence][data-placed]")].map((it) => it.dataset.fence);
  const at = (seat) => document.querySelector(`[data-pawn="${seat}"]`).dataset.at;
  return { placed, south: at("south"), north: at("north") };
}

/** What somebody who plays well would do: it knows what was played before, so it does not go to and fro. */
async function goodMove(stage, { position, moves }) {
  const answer = await fetch(`${stage.server.url}/api/analysis`, { method: "POST", body: JSON.stringify({ position, moves, level: 10, seconds: 5 }) });
  return JSON.parse((await answer.text()).trim().split("\n").at(-1)).best;
}

/** The position before the first move of South, as text. North may have moved. */
function positionOf({ placed, south, north }) {
  const lying = (way) => placed.filter((it) => it.endsWith(way)).map((it) => it.slice(0, 2)).join("");
  return `${lying("h")} / ${lying("v")} / ${south} ${north} / 10 ${10 - placed.length} / 1`;
}

/** What North played since. */
function reply(before, own, { placed, north }) {
  return placed.find((it) => it !== own && !before.placed.includes(it)) ?? north;
}

/** The computer may think for so long on a busy machine. */
const PATIENCE = { timeout: 60_000 };

/** Plays level 1 well, until the game is won. More than one game may be needed. */
async function winTheGame(stage, page, hand) {
  let game = null;
  let before = null;
  for (let move = 0; move < 400; move++) {
    await page.waitForFunction(() => document.querySelector('#board [data-legal], [data-said="word"], [data-said="lost"]') !== null, null, PATIENCE);
    if ((await page.locator('[data-said="word"]').count()) > 0) return;
    if ((await page.locator('[data-said="lost"]').count()) > 0) {
      await hand.press(page, "[data-again]");
      await open(page);
      game = null;
      continue;
    }
    const board = await page.evaluate(seen);
    if (game === null) game = { position: positionOf(board), moves: [] };
    else game.moves.push(reply(before, game.moves.at(-1), board));
    before = board;
    const next = await goodMove(stage, game);
    game.moves.push(next);
    await hand.play(page, next);
    const done = next.length === 3 ? `[data-fence="${next}"][data-placed]` : `[data-pawn="south"][data-at="${next}"]`;
    await page.waitForFunction((it) => document.querySelector(it) !== null, done, PATIENCE);
  }
  throw new Error("the game never ended");
}

async function fromFirstToLast(stage, hand) {
  const page = await stage.open("/learn", hand.options);
  for (const [index, moves] of SOLUTIONS.entries()) {
    await page.locator(".lesson-count", { hasText: new RegExp(`^\\D*${index + 1}\\D+15`) }).waitFor();
    for (const move of moves) {
      await open(page);
      await hand.play(page, move);
      if (move !== moves.at(-1)) await page.locator(`[data-pawn="south"][data-at="${move}"]`).waitFor({ state: "attached" });
    }
    await page.locator('[data-said="word"]').waitFor().catch((error) => Promise.reject(new Error(`step ${index + 1}: ${error.message}`)));
    await hand.press(page, "[data-next]");
  }
  await page.locator("[data-step=game]").waitFor();
  await open(page);
  return page;
}

/** All steps, and the game against level 1 until it is won. */
async function playedThrough(stage, hand) {
  const page = await fromFirstToLast(stage, hand);
  await winTheGame(stage, page, hand);
  await page.getByRole("link", { name: "Try a puzzle" }).waitFor();
  await eventually(async () => assert.equal(await page.locator(".lesson-bar .done").count(), 14, "all but the open one"));
  await eventually(async () => assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("fencepost:learn")).done.length), 15));
}

export async function the_tutorial_by_mouse_from_first_to_last(stage) {
  await playedThrough(stage, byMouse);
}

export async function the_tutorial_by_touch_from_first_to_last(stage) {
  await playedThrough(stage, byTouch);
}

export async function the_tutorial_by_keyboard_from_first_to_last(stage) {
  await playedThrough(stage, byKeyboard);
}

/** A wrong try for each step but the last, with a part of what is said about it. */
const WRONG = [
  ["d1", "leads away"], ["d8v", "take a step"], ["e4", "place a fence"], ["e4h", "can still get out"], ["d4", "jump over Blue"],
  ["e4", "step beside Blue"], ["d6", "Try the other side"], ["d4", "jump over Green"], ["d4", "Now you need"], ["a1h", "still"],
  ["h7h", "still"], ["a8h", "still"], ["c4", "leads away"], ["d1", "leads away"],
];

export async function every_lesson_explains_a_wrong_try(stage) {
  const page = await stage.open("/learn");
  const unexplained = [];
  for (const [index, [move, part]] of WRONG.entries()) {
    await page.goto(`${stage.server.url}/learn?step=${index + 1}`);
    await open(page);
    await byMouse.play(page, move);
    const said = page.locator('[data-said="wrong"]');
    await said.waitFor().catch((error) => Promise.reject(new Error(`step ${index + 1}: ${error.message}`)));
    const text = (await said.innerText()).replace(/[\u2066-\u2069]/g, "");
    if (!text.startsWith(`Not ${move}.`) || !text.includes(part)) unexplained.push(`step ${index + 1}: ${text}`);
    // The move is taken back, and the lesson goes on.
    await open(page);
  }
  assert.deepEqual(unexplained, []);
}

export async function a_wrong_try_in_a_lesson_is_explained(stage) {
  const page = await stage.open("/learn?step=6");
  await open(page);
  await byMouse.play(page, "e7");
  await eventually(async () => assert.match(await page.locator('[data-said="wrong"]').innerText(), /Not .?e7.?\. The fence is in the way/));
  await byMouse.play(page, "e4");
  await page.locator('[data-said="wrong"]', { hasText: "step beside Blue" }).waitFor();
  await page.locator("[data-hint]").click();
  await page.getByText("are free. Tap one.").waitFor();
  // The wrong move goes back, and the right one can be played.
  await page.locator('[data-pawn="south"][data-at="e5"]').waitFor({ state: "attached" });
  await open(page);
  await byMouse.play(page, "f6");
  await page.locator('[data-said="word"]').waitFor();
}

export async function lessons_can_be_skipped_listed_and_resumed(stage) {
  const page = await stage.open("/learn");
  await page.locator("[data-next]").click();
  await page.locator("[data-step=goal]").waitFor();
  await page.getByRole("button", { name: "All steps" }).click();
  await page.getByRole("button", { name: /Close the pocket/ }).click();
  await page.locator("[data-step=pocket]").waitFor();
  await page.goto(`${stage.server.url}/learn`);
  await page.locator("[data-step=pocket]").waitFor();
}

export async function who_is_new_here_is_offered_the_tutorial_once(stage) {
  const page = await stage.open("/");
  await page.getByRole("link", { name: /Learn by playing/ }).click();
  await page.locator("[data-step=step]").waitFor();
  await page.goto(stage.server.url);
  await page.locator(".rules-link").waitFor();
  assert.equal(await page.getByRole("link", { name: /Learn by playing/ }).count(), 0);
  // Who does not take it is not asked again on a later visit; the header still leads there.
  const other = await stage.open("/");
  const offer = other.getByRole("link", { name: /Learn by playing/ });
  await offer.waitFor();
  await other.getByRole("link", { name: "Puzzles" }).click();
  await other.waitForURL(/\/puzzles/);
  await other.goBack();
  await offer.waitFor();
  await other.reload();
  await other.locator(".rules-link").waitFor();
  assert.equal(await offer.count(), 0);
  await other.getByRole("link", { name: "Learn", exact: true }).click();
  await other.locator("[data-step=step]").waitFor();
}

export async function axe_finds_nothing_in_lessons(stage) {
  const page = await stage.open("/learn?step=9");
  await open(page);
  await page.locator("[data-hint]").click();
  await byMouse.play(page, "d4");
  await page.locator('[data-said="wrong"]').waitFor();
  await inspect(page, "lesson");
  const arabic = await stage.open("/learn?step=3&lang=ar");
  await open(arabic);
  await inspect(arabic, "lesson in Arabic", ["wood"]);
}
