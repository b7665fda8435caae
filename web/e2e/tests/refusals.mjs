import { assert, begin, eventually, moves, turn, typed } from "../play.mjs";

const note = async (page) => {
  await page.locator(".note:not([hidden])").waitFor();
  return (await page.locator(".note").textContent()).replace(/[\u2068\u2069]/g, "");
};

export async function a_crossing_fence_points_at_the_one_in_the_way({ open }) {
  const page = await open("/");
  await begin(page);
  await typed(page, ["e3h"]);
  await page.locator('[data-fence="e3v"]').click();
  await eventually(async () => assert.equal(await note(page), "e3v would cross the fence e3h."));
  await eventually(async () => assert.equal(await page.locator(".blocking").count(), 1));
  await eventually(async () => assert.equal(await page.locator(".ghost.bad").count(), 1));
  assert.deepEqual(await moves(page), ["e3h"]);
}

export async function a_pawn_that_would_be_shut_in_is_shown_with_its_region({ open }) {
  const page = await open("/");
  await begin(page);
  await typed(page, ["a1h", "c1h", "e1h", "g1h"]);
  await page.locator('[data-fence="h1v"]').click();
  await eventually(async () => assert.equal(await note(page), "h1v would cut off Amber’s pawn: it could no longer leave a1, b1, c1, d1 and 4 more."));
  await eventually(async () => assert.equal(await page.locator(".shut").count(), 8));
  await eventually(async () => assert.equal(await page.locator(".caught").count(), 1));
  assert.equal((await moves(page)).length, 4);
}

export async function a_pawn_is_told_why_it_cannot_go_there({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  await page.locator('[data-square="e5"]').click();
  await eventually(async () => assert.equal(await note(page), "The pawn on e1 can’t get to e5 in one move."));
}
