// The start page: the first minute of a visit.
import { PHONE, assert, at, begin, eventually, moreOptions, pawn, place, settled, turn, waitForMoves } from "../play.mjs";

const SCREENS = [[360, 640], [390, 844], [768, 1024], [1024, 768], [1440, 900], [2560, 1440]];

const WIDE = { viewport: { width: 1440, height: 900 } };

export async function start_is_above_the_fold_on_every_screen(stage) {
  const found = [];
  for (const [width, height] of SCREENS) {
    const phone = width < 600;
    const page = await stage.open("/", { viewport: { width, height }, hasTouch: phone, isMobile: phone });
    // Nobody waits, whatever other tests have left behind.
    await page.route("**/api/lobby/events", (route) => route.fulfill({ body: '{"type":"lobby","games":[]}\n' }));
    for (const tag of ["en", "de", "ja", "ar"]) {
      await page.goto(`${stage.server.url}/?lang=${tag}`);
      await page.waitForFunction(() => document.querySelector(".nobody")?.textContent.trim());
      for (const mode of ["computer", "invite", "pass"]) {
        await page.check(`input[name=mode][value=${mode}]`, { force: true });
        await settled(page);
        const { bottom, wide, high } = await page.evaluate(() => ({
          bottom: document.querySelector("form button[type=submit]").getBoundingClientRect().bottom,
          wide: document.documentElement.scrollWidth - Math.min(innerWidth, screen.width),
          high: document.documentElement.scrollHeight - innerHeight,
        }));
        const what = `${width}x${height}, ${tag}, ${mode}`;
        if (bottom > height) found.push(`${what}: Start ends at ${bottom}`);
        if (wide > 0) found.push(`${what}: ${wide} pixels too wide`);
        if (width >= 1000 && high > 0) found.push(`${what}: scrolls by ${high}`);
      }
      await page.check("input[name=mode][value=computer]", { force: true });
      await eventually(async () => assert.equal(await page.locator(".live [data-legal]").count(), 131, "a live board on every screen"));
    }
  }
  assert.deepEqual(found, []);
}

export async function the_header_ends_with_the_content(stage) {
  const page = await stage.open("/", WIDE);
  const edges = () => page.evaluate(() => {
    const box = (it) => document.querySelector(it).getBoundingClientRect();
    return [box(".logo").left, box(".live .board").left, box(".top-tools button:last-child .icon").right, box(".new-game").right].map(Math.round);
  });
  await eventually(async () => assert.deepEqual(await edges(), [64, 64, 1376, 1376]));
}

export async function the_first_step_on_the_board_begins_a_game(stage) {
  const page = await stage.open("/", WIDE);
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const tip = page.locator(".tip");
  await tip.waitFor();
  await page.locator('.live [data-square="e2"]').hover();
  await eventually(async () => assert.equal(await page.locator(".live .step").count(), 1, "what a click would do is seen"));
  assert.deepEqual(asked.filter((it) => it.endsWith("engine.wasm")), []);
  await page.locator('.live [data-square="e2"]').click();
  await page.waitForURL(/\/local\//);
  await at(page, "e2");
  await waitForMoves(page, 2);
  await eventually(async () => assert.equal(await pawn(page, "south"), "e2"));
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), "board"));
}

export async function the_first_fence_on_the_board_begins_a_game(stage) {
  const page = await stage.open("/", WIDE);
  await page.locator('.live [data-fence="e6h"]').hover();
  await eventually(async () => assert.equal(await page.locator(".live .ghost").count(), 1));
  await page.locator('.live [data-fence="e6h"]').click();
  await page.waitForURL(/\/local\//);
  await page.waitForSelector('#board [data-fence="e6h"][data-placed]', { state: "attached" });
  await waitForMoves(page, 2);
}

export async function a_fence_on_a_phone_is_asked_about_first(stage) {
  const page = await stage.open("/", PHONE);
  const tip = page.locator(".tip");
  await eventually(async () => assert.match(await tip.textContent(), /Your move/));
  const place = await page.locator('.live [data-fence="c4v"]').boundingBox();
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await page.locator(".live .ghost.held").waitFor();
  await eventually(async () => assert.match(await tip.textContent(), /again/));
  assert.equal(new URL(page.url()).pathname, "/");
  const ghost = await page.locator(".live .ghost.held").boundingBox();
  await page.touchscreen.tap(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
  await page.waitForURL(/\/local\//);
  await waitForMoves(page, 2);
}

export async function the_tip_goes_at_the_first_touch_and_nothing_moves(stage) {
  const page = await stage.open("/", PHONE);
  await page.locator(".tip").waitFor();
  await page.locator(".nobody, .game-row").first().waitFor();
  const before = await page.locator("[data-start]").boundingBox();
  await page.locator(".live .board").dispatchEvent("pointerdown", { pointerType: "mouse" });
  await page.locator(".tip").waitFor({ state: "hidden" });
  await settled(page);
  assert.deepEqual(await page.locator("[data-start]").boundingBox(), before);
}

export async function the_board_is_played_by_keyboard(stage) {
  const page = await stage.open("/", WIDE);
  for (let round = 0; round < 20; round++) {
    if (await page.evaluate(() => document.activeElement?.matches(".live .board") === true)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/local\//);
  await at(page, "e2");
}

export async function other_boards_are_played_here_and_by_invitation(stage) {
  const page = await stage.open("/", WIDE);
  await moreOptions(page);
  await page.locator("[data-size=width]").selectOption("5");
  await page.locator("[data-size=height]").selectOption("7");
  await page.locator("[data-fences]").selectOption("3");
  await eventually(async () => assert.match((await page.locator(".summary").textContent()).replace(/[\u2068\u2069]/g, ""), /^2 players · No clock · Random first move · 5×7 · 3 fences each$/));
  await eventually(async () => assert.equal(await page.locator(".live [data-square]").count(), 35));
  await begin(page, { mode: "pass" });
  await turn(page);
  await eventually(async () => assert.equal(await page.locator("#board [data-square]").count(), 35));
  await page.goto(stage.server.url);
  await begin(page, { mode: "invite", first: "me" });
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const state = await page.evaluate((it) => fetch(`/api/games/${it}`).then((answer) => answer.json()), id);
  assert.deepEqual([state.board, state.fences], ["5x7", 3]);
}

export async function a_board_of_two_by_two_takes_three_players(stage) {
  const page = await stage.open("/", WIDE);
  await moreOptions(page);
  await page.locator('.options input[value="4"]').check({ force: true });
  await page.locator("[data-size=width]").selectOption("2");
  await page.locator("[data-size=height]").selectOption("2");
  await eventually(async () => assert.equal(await page.locator('.options input[value="4"]').isDisabled(), true));
  await eventually(async () => assert.equal(await page.locator('.options input[value="3"]').isChecked(), true));
  await page.locator(".tip").waitFor({ state: "hidden" });
  await page.locator("[data-start]").click();
  await turn(page);
  await eventually(async () => assert.equal(await page.locator("#board [data-pawn]").count(), 3));
}

export async function a_time_for_the_whole_game_is_shared_out(stage) {
  const page = await stage.open("/", WIDE);
  await moreOptions(page);
  await page.locator("[data-clock]").selectOption("-1");
  await page.locator(".own-kind select").selectOption("game");
  await page.locator(".own-clock input").fill("20");
  await begin(page, { mode: "pass", players: 3 });
  await eventually(async () => assert.deepEqual(await page.locator(".clock").allTextContents(), ["6:40", "6:40", "6:40"]));
}

export async function a_long_name_in_the_lobby_breaks_no_page(stage) {
  const host = await stage.open("/", WIDE);
  const names = ["W".repeat(32), "e" + "\u0301\u0316".repeat(15)];
  await host.evaluate(async (all) => {
    for (const name of all) {
      const body = JSON.stringify({ players: 2, seats: ["me", "open"], first: "agreed", listed: true, name });
      await fetch("/api/games", { method: "POST", headers: { "content-type": "application/json" }, body });
    }
  }, names);
  for (const options of [WIDE, PHONE]) {
    const page = await stage.open("/", options);
    const row = page.locator(".game-row", { hasText: names[0] });
    await row.waitFor();
    await eventually(async () => assert.equal(await row.locator(".who-name").getAttribute("title"), names[0]));
    await settled(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - Math.min(innerWidth, screen.width));
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    const bottom = await page.locator("[data-start]").evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight);
    assert.ok(bottom, "open games stand below Start");
  }
}

export async function ones_own_open_game_waits_and_cannot_be_joined(stage) {
  const page = await stage.open("/", WIDE);
  await page.getByRole("radio", { name: "A friend" }).check({ force: true });
  await page.getByLabel("Your name").fill("Hedy");
  await moreOptions(page);
  await page.locator(".options [role=switch]").check({ force: true });
  await begin(page, { mode: "invite", first: "me" });
  await page.goto(stage.server.url);
  const row = page.locator(".game-row", { hasText: "Hedy" });
  await row.waitFor();
  await eventually(async () => assert.equal(await row.locator("b").textContent(), "Waiting"));
  const other = await stage.open("/", WIDE);
  await eventually(async () => assert.equal(await other.locator(".game-row", { hasText: "Hedy" }).locator("b").textContent(), "Join"));
}

export async function a_game_of_engines_is_shown_live(stage) {
  const page = await stage.open("/rules/en", WIDE);
  const id = await page.evaluate(async () => {
    const body = JSON.stringify({ players: 2, seats: ["engine:1", "engine:2"], first: "agreed" });
    const answer = await fetch("/api/games", { method: "POST", headers: { "content-type": "application/json" }, body });
    return (await answer.json()).id;
  });
  await page.route("**/api/exhibition", (route) => route.fulfill({ json: { id } }));
  await page.goto(stage.server.url);
  const row = page.locator(".exhibition a.show-row");
  await row.waitFor();
  await eventually(async () => assert.match(await row.textContent(), /Live/));
  await row.click();
  await page.waitForURL(`**/game/${id}`);
}

export async function without_a_game_of_engines_a_recorded_one_is_shown(stage) {
  const page = await stage.open("/rules/en", WIDE);
  await page.route("**/api/exhibition", (route) => route.fulfill({ status: 204 }));
  await page.goto(stage.server.url);
  await page.getByText("A recorded game").waitFor();
}

export async function the_look_follows_the_system_until_one_is_chosen(stage) {
  const page = await stage.open("/", { colorScheme: "dark" });
  const look = () => page.evaluate(() => document.documentElement.dataset.look);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("fencepost:settings")).look);
  await eventually(async () => assert.equal(await look(), "dark"));
  assert.equal(await stored(), undefined);
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForFunction(() => document.documentElement.dataset.look === "wood");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open]").waitFor();
  await page.locator('dialog input[value="light"]').check({ force: true });
  await eventually(async () => assert.equal(await look(), "light"));
  await eventually(async () => assert.equal(await stored(), "light"));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await eventually(async () => assert.equal(await look(), "light"));
}

export async function a_panel_that_opens_as_another_closes_stays_open({ open }) {
  const page = await open("/", PHONE);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).getByRole("button", { name: "Close" }).waitFor();
  // The `close` event of a panel is a task of its own, so it comes after both clicks.
  await page.evaluate(async () => {
    const closed = new Promise((done) => document.querySelector("dialog[open]").addEventListener("close", done));
    document.querySelector("dialog[open] .panel-head button").click();
    document.querySelector(".places-button").click();
    await closed;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  assert.equal(await page.locator("dialog[open]").count(), 1);
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Games" }).waitFor();
}

export async function no_request_is_made_to_find_out_about_the_rules(stage) {
  const page = await stage.open("/rules/en", WIDE);
  const heads = [];
  page.on("request", (request) => request.method() === "HEAD" && heads.push(request.url()));
  await page.goto(stage.server.url);
  await page.locator(".tutorial-link").waitFor();
  await place(page, "Games");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.locator("[data-start]").waitFor();
  assert.deepEqual(heads, []);
}

export async function the_page_says_once_that_nothing_can_be_kept_and_plays_on(stage) {
  const page = await stage.open("/rules/en", WIDE);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(stage.server.url);
  const notice = page.locator(".storage-notice");
  await notice.waitFor();
  await notice.getByRole("button").click();
  await page.locator('.live [data-square="e2"]').click();
  await waitForMoves(page, 2);
  assert.equal(await notice.count(), 0);
}

export async function the_ring_of_the_last_button_is_seen_whole(stage) {
  const page = await stage.open("/", { viewport: { width: 360, height: 640 } });
  const button = page.getByRole("button", { name: "Settings" });
  await page.keyboard.press("Tab");
  await button.focus();
  const room = await button.evaluate((it) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(it);
    return innerWidth - it.getBoundingClientRect().right - (parseFloat(outlineWidth) + parseFloat(outlineOffset));
  });
  assert.ok(room >= 0, `${room}`);
}
