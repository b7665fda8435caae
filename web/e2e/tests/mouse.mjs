import { assert, begin, move, moves, pawn, result, turn, waitForMoves } from "../play.mjs";

/** Fences of the given seat that do not hinder anybody, so that the game is over soon. */
const GAME = ["e2", "e8", "a1h", "h8h", "e3", "e7", "c1h", "f8h", "e4", "e6", "e5", "d6", "e6", "d5", "e7", "d4", "e8", "d3", "e9"];

export async function a_whole_game_by_mouse({ open }) {
  const page = await open("/");
  await begin(page);
  for (const [ply, text] of GAME.entries()) {
    await turn(page);
    await page.locator(text.length === 3 ? `[data-fence="${text}"]` : `[data-square="${text}"]`).click();
    await waitForMoves(page, ply + 1);
  }
  assert.equal(await result(page), "1-0");
  assert.deepEqual(await moves(page), GAME);
  assert.equal(await pawn(page, "south"), "e9");
  assert.equal(await page.locator("[data-placed]").count(), 4);
  assert.equal(await page.locator("[data-legal]").count(), 0);
  assert.equal(await page.locator("[data-fence]").count(), 128);
  assert.equal(await page.locator("[data-square]").count(), 81);
}

export async function hovering_shows_what_a_click_would_do({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  await page.locator('[data-fence="d4v"]').hover();
  assert.equal(await page.locator(".ghost").count(), 1);
  await page.locator('[data-square="e2"]').hover();
  assert.equal(await page.locator(".ghost").count(), 0);
  assert.equal(await page.locator(".step").count(), 1);
  assert.equal((await moves(page)).length, 0);
}

export async function a_double_click_sets_one_fence({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  await page.locator('[data-fence="d4v"]').dblclick();
  await waitForMoves(page, 1);
  await page.waitForTimeout(300);
  assert.deepEqual(await moves(page), ["d4v"]);
}

export async function walking_back_and_forth_does_not_lose_the_game({ open }) {
  const page = await open("/");
  await begin(page);
  for (const square of ["e2", "e8", "e3"]) await move(page, square);
  await page.keyboard.press("Home");
  assert.equal(await pawn(page, "south"), "e1");
  assert.equal(await page.locator("[data-legal]").count(), 0);
  await page.keyboard.press("ArrowRight");
  assert.equal(await pawn(page, "south"), "e2");
  await page.locator('[data-ply="2"]').click();
  assert.equal(await pawn(page, "north"), "e8");
  await page.keyboard.press("End");
  assert.equal(await pawn(page, "south"), "e3");
  await turn(page);
  assert.notEqual(await page.locator("[data-legal]").count(), 0);
}

/** A game against the computer in which both have moved. */
async function oneMoveEach(page) {
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await move(page, "e2");
  await waitForMoves(page, 2);
  await turn(page);
}

export async function a_reload_comes_back_to_the_same_place({ open }) {
  const page = await open("/");
  await oneMoveEach(page);
  const before = await moves(page);
  await page.reload();
  await waitForMoves(page, 2);
  assert.deepEqual((await moves(page)).slice(0, 2), before);
  await turn(page);
}

export async function a_move_can_be_taken_back_from_the_computer({ open }) {
  const page = await open("/");
  await oneMoveEach(page);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 0);
  assert.equal(await pawn(page, "south"), "e1");
}

export async function a_move_can_be_taken_back_while_the_computer_thinks({ open }) {
  const page = await open("/");
  await begin(page, { mode: "computer", first: "me", level: 10 });
  await move(page, "e2");
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 0);
  await move(page, "d1");
  await waitForMoves(page, 2);
  assert.equal((await moves(page))[0], "d1");
}

export async function the_board_turns({ open }) {
  const page = await open("/");
  await begin(page, { players: 4 });
  await turn(page);
  const height = () => page.locator('[data-pawn="west"]').boundingBox().then((box) => box.y);
  const before = await height();
  await page.locator(".brand").focus();
  await page.keyboard.press("f");
  await page.waitForTimeout(100);
  assert.ok((await height()) > before + 100, "West sits at the bottom now");
}
