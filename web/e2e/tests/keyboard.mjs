import { assert, begin, eventually, moves, result, turn, waitForMoves } from "../play.mjs";

/** Tabs on until something has the focus. */
async function tabTo(page, selector) {
  for (let round = 0; round < 40; round++) {
    if (await page.evaluate((it) => document.activeElement?.matches(it) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}

export async function a_whole_game_by_keyboard_alone({ open }) {
  const page = await open("/");
  await tabTo(page, "input[name=mode]");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "[data-start]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#board");
  await turn(page);
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), "board", "the focus is on the board after Start"));
  let cursor = "e1";
  const walk = async (to) => {
    const [x, y] = [to.charCodeAt(0) - cursor.charCodeAt(0), Number(to[1]) - Number(cursor[1])];
    for (let step = 0; step < Math.abs(x); step++) await page.keyboard.press(x > 0 ? "ArrowRight" : "ArrowLeft");
    for (let step = 0; step < Math.abs(y); step++) await page.keyboard.press(y > 0 ? "ArrowUp" : "ArrowDown");
    cursor = to;
  };
  const game = ["e2", "e8", "b3h", "g6v", "e3", "e7", "e4", "e6", "e5", "d6", "e6", "d5", "e7", "d4", "e8", "d3", "e9"];
  for (const [ply, move] of game.entries()) {
    await turn(page);
    await walk(move.slice(0, 2));
    if (move.length === 3) await page.keyboard.press(move[2]);
    await page.keyboard.press("Enter");
    await waitForMoves(page, ply + 1);
    if (move.length === 3) await page.keyboard.press("p");
  }
  await eventually(async () => assert.equal(await result(page), "1-0"));
  await eventually(async () => assert.deepEqual(await moves(page), game));
}

export async function the_cursor_is_seen_and_spoken_of({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  // Who came by mouse has the focus on the board, but sees no cursor before using the keyboard.
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), "board"));
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, "#board");
  await eventually(async () => assert.equal(await page.locator(".cursor").count(), 1));
  const spoken = async () => (await page.locator("[data-spoken]").textContent()).replace(/[\u2068\u2069]/g, "").trim();
  await page.keyboard.press("ArrowUp");
  await eventually(async () => assert.equal(await spoken(), "e2, your pawn can go there"));
  await page.keyboard.press("h");
  await eventually(async () => assert.equal(await spoken(), "e2h, horizontal, above e2 and f2"));
  await page.keyboard.press("Enter");
  await waitForMoves(page, 1);
  await eventually(async () => assert.equal(await spoken(), "Amber places the fence e2h."));
}

export async function a_text_field_takes_moves({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  const field = page.getByLabel("Type a move");
  await field.fill("E3H");
  await field.press("Enter");
  await waitForMoves(page, 1);
  await turn(page);
  await field.fill("e3v");
  await field.press("Enter");
  await page.locator(".note:not([hidden])").waitFor();
  assert.deepEqual(await moves(page), ["e3h"]);
}

export async function what_is_not_a_move_is_told_at_the_field({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  // The field is out of sight until somebody wants it.
  const field = page.getByLabel("Type a move");
  await eventually(async () => assert.ok((await page.locator(".side > .move-input").boundingBox()).width <= 2));
  await page.keyboard.press("/");
  await eventually(async () => assert.ok(await field.evaluate((it) => it === document.activeElement)));
  for (const text of ["zz9", "hello", "i9h"]) {
    await field.fill(text);
    await field.press("Enter");
    await eventually(async () => assert.match(await page.locator(".side .field-error").textContent(), new RegExp(text)));
    assert.equal(await page.locator(".note:not([hidden])").count(), 0);
    assert.equal(await page.locator(".ghost").count(), 0);
  }
  await field.press("Escape");
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement.id), "board"));
}

export async function the_board_has_the_focus_after_the_start({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement.id), "board"));
}

export async function the_list_of_keys_has_its_title_once({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  await page.keyboard.press("?");
  await eventually(async () => assert.equal(await page.locator("dialog").getByText("Keys", { exact: true }).count(), 1));
}
