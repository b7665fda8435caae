import { assert, begin, eventually, move, moves, pawn, result, settled, turn, waitForMoves } from "../play.mjs";

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
  await eventually(async () => assert.equal(await result(page), "1-0"));
  await eventually(async () => assert.deepEqual(await moves(page), GAME));
  await eventually(async () => assert.equal(await pawn(page, "south"), "e9"));
  await eventually(async () => assert.equal(await page.locator("[data-placed]").count(), 4));
  await eventually(async () => assert.equal(await page.locator("[data-legal]").count(), 0));
  await eventually(async () => assert.equal(await page.locator("[data-fence]").count(), 128));
  await eventually(async () => assert.equal(await page.locator("[data-square]").count(), 81));
}

export async function hovering_shows_what_a_click_would_do({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  await page.locator('[data-fence="d4v"]').hover();
  await eventually(async () => assert.equal(await page.locator(".ghost").count(), 1));
  await page.locator('[data-square="e2"]').hover();
  await eventually(async () => assert.equal(await page.locator(".ghost").count(), 0));
  await eventually(async () => assert.equal(await page.locator(".step").count(), 1));
  assert.equal((await moves(page)).length, 0);
}

export async function a_double_click_sets_one_fence({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  await page.locator('[data-fence="d4v"]').dblclick();
  await waitForMoves(page, 1);
  await turn(page);
  await settled(page);
  assert.deepEqual(await moves(page), ["d4v"]);
}

export async function walking_back_and_forth_does_not_lose_the_game({ open }) {
  const page = await open("/");
  await begin(page);
  for (const square of ["e2", "e8", "e3"]) await move(page, square);
  await page.keyboard.press("Home");
  await eventually(async () => assert.equal(await pawn(page, "south"), "e1"));
  await eventually(async () => assert.equal(await page.locator("[data-legal]").count(), 0));
  await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.equal(await pawn(page, "south"), "e2"));
  await page.locator('[data-ply="2"]').click();
  await eventually(async () => assert.equal(await pawn(page, "north"), "e8"));
  await page.keyboard.press("End");
  await eventually(async () => assert.equal(await pawn(page, "south"), "e3"));
  await turn(page);
  await eventually(async () => assert.notEqual(await page.locator("[data-legal]").count(), 0));
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
  await eventually(async () => assert.deepEqual((await moves(page)).slice(0, 2), before));
  await turn(page);
}

export async function a_move_can_be_taken_back_from_the_computer({ open }) {
  const page = await open("/");
  await oneMoveEach(page);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 0);
  await eventually(async () => assert.equal(await pawn(page, "south"), "e1"));
}

export async function a_move_can_be_taken_back_while_the_computer_thinks({ open }) {
  const page = await open("/");
  await begin(page, { mode: "computer", first: "me", level: 10 });
  await move(page, "e2");
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[data-ply]").length === 0);
  await move(page, "d1");
  await waitForMoves(page, 2);
  await eventually(async () => assert.equal((await moves(page))[0], "d1"));
}

export async function the_board_turns({ open }) {
  const page = await open("/");
  await begin(page, { players: 4 });
  await turn(page);
  const height = () => page.locator('[data-pawn="west"]').boundingBox().then((box) => box.y);
  const before = await height();
  await page.locator(".brand").focus();
  await page.keyboard.press("f");
  await eventually(async () => assert.ok((await height()) > before + 100, "West sits at the bottom now"));
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
  await eventually(async () => assert.equal(await page.locator(".carried:not([hidden])").count(), 1, "the fence is carried"));
  await page.mouse.move(...(await middle('[data-fence="d4v"]')), { steps: 8 });
  await eventually(async () => assert.equal(await page.locator(".ghost").count(), 1));
  await page.mouse.up();
  await waitForMoves(page, 1);
  await eventually(async () => assert.equal((await moves(page))[0].length, 3));
  assert.equal(await page.evaluate(() => String(getSelection())), "");
  await eventually(async () => assert.equal(await page.locator(".carried:not([hidden])").count(), 0));
}

export async function a_rematch_is_another_game_and_the_first_one_stays({ open }) {
  const page = await open("/");
  await oneMoveEach(page);
  const first = page.url();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await eventually(async () => assert.equal(await result(page), "0-1"));
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith("/local/"));
  await turn(page);
  await page.goto(first);
  await eventually(async () => assert.equal(await result(page), "0-1"));
  await eventually(async () => assert.equal(await page.getByRole("button", { name: "Resign" }).count(), 0));
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
  await eventually(async () => assert.equal(await page.getByRole("button", { name: "Resign" }).count(), 0));
  await waitForMoves(page, 3);
  await eventually(async () => assert.equal((await moves(page)).filter((it) => it === "out").length, 1));
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
  await eventually(async () => assert.deepEqual(await moves(page), await moves(other)));
  await page.close();
  await turn(other);
  await move(other, await other.locator("[data-square][data-legal]").first().getAttribute("data-square"));
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
  await eventually(async () => assert.equal((await moves(page))[2], "a1h"));
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
  // It would end by itself after two seconds.
  await page.evaluate(() => {
    const later = window.setTimeout;
    window.setTimeout = (what, time, ...rest) => (time === 2000 ? 0 : later(what, time, ...rest));
  });
  await begin(page);
  for (const [ply, square] of GAME.filter((it) => it.length === 2).entries()) {
    await turn(page);
    await page.locator(`[data-square="${square}"]`).click();
    await waitForMoves(page, ply + 1);
  }
  const plate = await page.locator(".plate").boundingBox();
  const row = await page.locator('[data-square="e9"]').boundingBox();
  assert.ok(plate.y > row.y + row.height, "the goal row is seen");
  await eventually(async () => assert.equal(await page.locator(".won").count(), 9));
  await eventually(async () => assert.equal(await page.locator(".ring").count(), 2));
  await settled(page);
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
    await settled(page);
    const [high, wide] = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
    assert.ok(high <= height && wide <= width, `${width}x${height}: ${wide}x${high}`);
  }
}

export async function a_finished_game_is_over_from_the_first_frame_when_it_is_opened_again({ open }) {
  const page = await open("/");
  await oneMoveEach(page);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await result(page);
  await page.addInitScript(() => {
    window.seen = [];
    new MutationObserver(() => {
      if (document.querySelector(".game") === null) return;
      if (document.querySelector("[data-result]") === null) window.seen.push("no result");
      if (/thinking|Resign/.test(document.querySelector(".game").innerText)) window.seen.push("still going on");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await result(page);
  assert.deepEqual(await page.evaluate(() => window.seen), []);
}

export async function every_card_has_seat_and_colour_and_the_turn_is_in_the_movers_colour({ open }) {
  const page = await open("/");
  await begin(page, { mode: "computer", players: 4, first: "me", level: 1 });
  await turn(page);
  const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");
  for (const [seat, words] of [["south", "Amber · South"], ["west", "Green · West"], ["north", "Blue · North"], ["east", "Red · East"]]) {
    const card = page.locator(`[data-card="${seat}"]`);
    await card.locator(".colour").waitFor();
    assert.equal(plain(await card.locator(".colour").textContent()), words);
  }
  const colours = await page.evaluate(() => {
    const bar = document.querySelector(".turn-bar");
    const mark = document.createElement("i");
    mark.style.background = "var(--seat)";
    document.querySelector("[data-card=south]").append(mark);
    return [bar.dataset.turn, getComputedStyle(bar).backgroundColor === getComputedStyle(mark).backgroundColor];
  });
  assert.deepEqual(colours, ["south", true]);
}

export async function only_what_can_be_done_has_the_pointer_of_a_button({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  const cursor = (square) => page.locator(`[data-square="${square}"]`).evaluate((it) => getComputedStyle(it).cursor);
  assert.deepEqual([await cursor("e2"), await cursor("e5"), await cursor("a9")], ["pointer", "auto", "auto"]);
}

export async function coordinates_keep_clear_of_the_edge_and_clocks_do_not_jump({ open }) {
  const page = await open("/");
  await begin(page, { clock: 3 });
  await turn(page);
  const { gaps, figures } = await page.evaluate(() => {
    const box = (it) => it.getBoundingClientRect();
    const [frame, bed] = [box(document.querySelector(".frame")), box(document.querySelector(".bed"))];
    const gaps = [...document.querySelectorAll(".coordinates text")].map(box).map((it) =>
      Math.min(it.left - frame.left, frame.bottom - it.bottom, it.left < bed.left ? bed.left - it.right : it.top - bed.bottom));
    return { gaps, figures: [...document.querySelectorAll(".clock")].map((it) => getComputedStyle(it).fontVariantNumeric) };
  });
  assert.equal(gaps.length, 18);
  assert.ok(Math.min(...gaps) >= 1, `${Math.min(...gaps)} pixels`);
  assert.deepEqual(figures, ["tabular-nums", "tabular-nums"]);
}

export async function a_tip_is_as_wide_as_its_words({ open }) {
  const page = await open("/");
  await begin(page);
  await turn(page);
  for (const square of ["a9", "e5", "i4"]) {
    await page.locator(`[data-square="${square}"]`).click();
    const note = page.locator(".note:not([hidden])", { hasText: square });
    await note.waitFor();
    const spare = await note.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const lines = [...range.getClientRects()];
      const { paddingLeft, paddingRight } = getComputedStyle(it);
      const wide = Math.max(...lines.map((line) => line.right)) - Math.min(...lines.map((line) => line.left));
      return it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - wide;
    });
    assert.ok(spare >= -1 && spare <= 12, `${square}: ${spare} pixels to spare`);
  }
}

export async function the_columns_of_a_game_use_their_window({ open }) {
  for (const [width, height] of [[1024, 768], [1440, 900], [2560, 1440]]) {
    const page = await open("/", { viewport: { width, height } });
    await begin(page, { players: 2, clock: 3 });
    await turn(page);
    await settled(page);
    const { board, side, own } = await page.evaluate(() => {
      const box = (it) => document.querySelector(it).getBoundingClientRect();
      return { board: box("#board"), side: box(".side"), own: box(".own") };
    });
    const what = `${width}x${height}`;
    // Board and column fill the content from edge to edge, and the column ends with the board.
    assert.ok(side.width >= width * 0.2, `${what}: the column is ${side.width} wide`);
    assert.ok(width - (board.width + side.width) <= width * 0.16, `${what}: ${width - board.width - side.width} left over`);
    assert.ok(Math.abs(own.bottom - board.bottom) <= 24, `${what}: the column ends at ${own.bottom}, the board at ${board.bottom}`);
  }
}
