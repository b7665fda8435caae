import { PHONE, assert, begin, eventually, moves, result, settled, turn, waitForMoves } from "../play.mjs";

async function middle(page, selector) {
  const box = await page.locator(selector).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page, selector) {
  const { x, y } = await middle(page, selector);
  await page.touchscreen.tap(x, y);
}

/** A finger that goes from one point to another. */
async function drag(page, from, to) {
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 8; step++) {
    const share = step / 8;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch("touchEnd", []);
}

export async function a_whole_game_by_touch_at_phone_size({ open }) {
  const page = await open("/", PHONE);
  await begin(page);
  const game = ["e2", "e8", "a1h", "h8h", "e3", "e7", "e4", "e6", "e5", "d6", "e6", "d5", "e7", "d4", "e8", "d3", "e9"];
  for (const [ply, move] of game.entries()) {
    await turn(page);
    if (move.length === 3) {
      // Not two taps in the pause that keeps fast taps from setting two fences.
      await page.waitForTimeout(400);
      await tap(page, `[data-fence="${move}"]`);
      await page.locator(".ghost.held").waitFor();
      assert.equal((await moves(page)).length, ply);
      if (ply === 2) await tap(page, `[data-fence="${move}"]`);
      else await page.locator("[data-confirm]").tap();
    } else {
      await tap(page, `[data-square="${move}"]`);
    }
    await waitForMoves(page, ply + 1);
  }
  await eventually(async () => assert.equal(await result(page), "1-0"));
  await eventually(async () => assert.deepEqual(await moves(page), game));
}

export async function a_tap_elsewhere_moves_the_ghost_and_the_cross_drops_it({ open }) {
  const page = await open("/", PHONE);
  await begin(page);
  await turn(page);
  await tap(page, '[data-fence="c3h"]');
  const first = await page.locator(".ghost.held").boundingBox();
  await tap(page, '[data-fence="f6v"]');
  await eventually(async () => assert.notDeepEqual(await page.locator(".ghost.held").boundingBox(), first));
  await page.getByRole("button", { name: "Cancel" }).tap();
  await eventually(async () => assert.equal(await page.locator(".ghost").count(), 0));
  assert.equal((await moves(page)).length, 0);
}

export async function a_fence_dragged_from_the_stock_lies_above_the_finger({ open }) {
  const page = await open("/", PHONE);
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await turn(page);
  const from = await middle(page, ".own .stock");
  const to = await middle(page, '[data-square="e4"]');
  await drag(page, from, to);
  await eventually(async () => {
    const ghost = await page.locator(".ghost.held").boundingBox();
    assert.ok(ghost.y + ghost.height / 2 < to.y - 30, "the ghost is above the finger");
  });
  await page.locator("[data-confirm]").tap();
  await waitForMoves(page, 1);
  await eventually(async () => assert.equal((await moves(page))[0].length, 3));
}

export async function two_fast_taps_never_set_two_fences({ open }) {
  const page = await open("/", PHONE);
  await page.evaluate(() => localStorage.setItem("fencepost:settings", JSON.stringify({ confirm: "never" })));
  await page.reload();
  await begin(page);
  await turn(page);
  const places = [await middle(page, '[data-fence="c3h"]'), await middle(page, '[data-fence="f6v"]')];
  // Both are on their way before the first is answered.
  await Promise.all(places.map(({ x, y }) => page.touchscreen.tap(x, y)));
  await waitForMoves(page, 1);
  await turn(page);
  await settled(page);
  assert.deepEqual(await moves(page), ["c3h"]);
}

export async function nothing_scrolls_during_play_on_a_phone({ open }) {
  const page = await open("/", PHONE);
  for (const players of [2, 3, 4]) {
    await page.goto(page.url().replace(/\/(local.*)?$/, "/"));
    await begin(page, { players, clock: 3 });
    for (const [ply, square] of ["e2", "e8", "e3", "e7"].slice(0, players === 2 ? 4 : 1).entries()) {
      await turn(page);
      await tap(page, `[data-square="${square}"]`);
      await waitForMoves(page, ply + 1);
    }
    await turn(page);
    await settled(page);
    const [inside, outside, wide] = await page.evaluate(() => [
      document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth,
    ]);
    assert.ok(inside <= outside, `${players} players: ${inside} > ${outside}`);
    assert.ok(wide <= 390, `${players} players: ${wide} wide`);
    const board = await page.locator("#board").boundingBox();
    assert.ok(board.width >= 388, "the board goes from edge to edge");
  }
}

export async function a_refusal_is_read_whole_on_a_phone({ open }) {
  const page = await open("/", PHONE);
  await begin(page);
  await turn(page);
  for (const square of ["a9", "i9", "a4", "i5"]) {
    await tap(page, `[data-square="${square}"]`);
    await page.locator(".note:not([hidden])", { hasText: square }).waitFor();
    const note = await page.locator(".note:not([hidden])").boundingBox();
    assert.ok(note.x >= 0 && note.x + note.width <= 390, `${square}: from ${note.x}, ${note.width} wide`);
  }
}

export async function what_buttons_say_is_large_enough_to_read_on_a_phone({ open }) {
  const page = await open("/", PHONE);
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await turn(page);
  const sizes = await page.locator(".actions .action").evaluateAll((all) => all.map((it) => parseFloat(getComputedStyle(it).fontSize)));
  assert.ok(sizes.length >= 4 && sizes.every((it) => it >= 12), sizes.join(", "));
}
