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

export async function a_fence_is_dragged_from_the_stock_by_mouse({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  const middle = async (selector) => {
    const box = await page.locator(selector).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(".own .stock .bars")));
  await page.mouse.down();
  await page.mouse.move(...(await middle(".own strong")), { steps: 4 });
  assert.equal(await page.locator(".carried:not([hidden])").count(), 1, "the fence is carried");
  await page.mouse.move(...(await middle('[data-fence="d4v"]')), { steps: 8 });
  assert.equal(await page.locator(".ghost").count(), 1);
  await page.mouse.up();
  await waitForMoves(page, 1);
  assert.equal((await moves(page))[0].length, 3);
  assert.equal(await page.evaluate(() => String(getSelection())), "");
  assert.equal(await page.locator(".carried:not([hidden])").count(), 0);
}

export async function a_rematch_is_another_game_and_the_first_one_stays({ open }) {
  const page = await open("/");
  await oneMoveEach(page);
  const first = page.url();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  assert.equal(await result(page), "0-1");
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith("/local/"));
  await turn(page);
  await page.goto(first);
  assert.equal(await result(page), "0-1");
  assert.equal(await page.getByRole("button", { name: "Resign" }).count(), 0);
  // Another level is another game as well.
  await page.getByRole("button", { name: /Play level .?2/ }).click();
  await page.locator("[data-card]", { hasText: /level .?2/ }).waitFor();
}

export async function one_person_among_engines_resigns_once({ open }) {
  const page = await open("/");
  await begin(page, { mode: "computer", players: 4, first: "me", level: 1 });
  await turn(page);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "New game" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Resign" }).count(), 0);
  await waitForMoves(page, 3);
  assert.equal((await moves(page)).filter((it) => it === "out").length, 1);
}

export async function two_tabs_show_one_game({ open }) {
  const page = await open("/");
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await turn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await move(other, "e2");
  await waitForMoves(page, 2);
  await waitForMoves(other, 2);
  assert.deepEqual(await moves(page), await moves(other));
  await page.close();
  await move(other, "d2").catch(() => move(other, "f2"));
  await waitForMoves(other, 4);
}

export async function a_rematch_takes_the_other_tab_along({ open }) {
  const page = await open("/");
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await turn(page);
  const first = page.url();
  const other = await page.context().newPage();
  await other.goto(first);
  await turn(other);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== first);
  await other.waitForURL(page.url());
  // Who opens the old game again stays there.
  await other.goto(first);
  await result(other);
  assert.equal(other.url(), first);
}

export async function a_move_is_chosen_ahead_of_the_computer({ open }) {
  const page = await open("/");
  // The computer's move waits until the test lets it come.
  await page.evaluate(() => {
    const later = window.setTimeout;
    window.setTimeout = (what, time, ...rest) => (time === 450 ? ((window.release = what), 0) : later(what, time, ...rest));
  });
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await move(page, "e2");
  await page.locator('[data-fence="a1h"]').click();
  await page.locator(".ghost.premove").waitFor();
  await page.waitForFunction(() => window.release !== undefined);
  await page.evaluate(() => window.release());
  await waitForMoves(page, 3);
  assert.equal((await moves(page))[2], "a1h");
}

export async function a_hint_is_shown_and_counted({ open }) {
  const page = await open("/");
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await turn(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".advice").waitFor();
  await page.getByRole("button", { name: /Hints: .?1/ }).waitFor();
  assert.equal((await moves(page)).length, 0);
}

export async function the_rules_open_beside_the_game({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  const address = page.url();
  // They open where they explain what was refused last.
  await page.locator('[data-square="e5"]').click();
  await page.locator(".note:not([hidden])").waitFor();
  await page.locator(".turn-bar button").click();
  await page.locator("dialog .rules-text article .sought").waitFor();
  assert.equal(page.url(), address);
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  await page.evaluate(() => caches.keys().then((all) => Promise.all(all.map((it) => caches.delete(it)))));
  await page.locator(".turn-bar button").click();
  await page.getByText(/rules cannot be loaded/).waitFor();
}

export async function the_end_is_shown_over_the_board_and_a_key_ends_it({ open }) {
  const page = await open("/");
  await begin(page);
  for (const [ply, square] of GAME.filter((it) => it.length === 2).entries()) {
    await turn(page);
    await page.locator(`[data-square="${square}"]`).click();
    await waitForMoves(page, ply + 1);
  }
  const plate = await page.locator(".plate").boundingBox();
  const row = await page.locator('[data-square="e9"]').boundingBox();
  assert.ok(plate.y > row.y + row.height, "the goal row is seen");
  assert.equal(await page.locator(".won").count(), 9);
  assert.equal(await page.locator(".ring").count(), 2);
  await page.keyboard.press("Shift");
  await page.locator(".plate").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Review" }).click();
  await page.waitForFunction(() => document.querySelector('.study [data-pawn="south"][data-at="e1"]') !== null);
}

export async function a_game_fits_its_window_at_a_desk({ open }) {
  for (const [width, height] of [[1440, 900], [2560, 1440], [1024, 768]]) {
    const page = await open("/", { viewport: { width, height } });
    await begin(page, { players: 4, clock: 3 });
    await turn(page);
    const [high, wide] = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
    assert.ok(high <= height && wide <= width, `${width}x${height}: ${wide}x${high}`);
  }
}
