import { cutText } from "../cut.mjs";
import { assert, at, begin, eventually, invitation, moreOptions, move, moves, pawn, result, sit, turn, two, waitForMoves } from "../play.mjs";

export async function two_people_in_two_browsers_with_clocks(stage) {
  const { host, guest } = await two(stage, { clock: 1 });
  await eventually(async () => assert.equal(await host.locator("[data-card=north] strong").textContent(), "Grace"));
  await eventually(async () => assert.equal(await host.locator(".clock").count(), 2));
  const south = ["e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9"];
  const north = ["d9", "d8", "d7", "d6", "d5", "d4", "d3"];
  for (const [round, square] of south.entries()) {
    await move(host, square);
    await at(guest, square);
    if (round < north.length) await move(guest, north[round]);
    if (round < north.length) await at(host, north[round]);
  }
  await eventually(async () => assert.equal(await result(host), "1-0"));
  await eventually(async () => assert.equal(await result(guest), "1-0"));
  await eventually(async () => assert.match(await host.locator(".result h2").textContent(), /You won/));
  await eventually(async () => assert.match(await guest.locator(".result h2").textContent(), /You lost/));
  // The clock ran after everybody's first move: somebody has used some of it, and got some for each move.
  const clocks = await host.locator(".clock").allTextContents();
  assert.ok(clocks.every((text) => /^3:\d\d$/.test(text)), clocks.join(" "));
}

export async function a_rematch_swaps_the_sides(stage) {
  const { host, guest } = await two(stage);
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Yes" }).click();
  await eventually(async () => assert.equal(await result(guest), "0-1"));
  await guest.getByRole("button", { name: "Rematch" }).click();
  const before = host.url();
  await host.getByRole("button", { name: "Accept" }).click();
  await host.waitForURL((url) => url.href !== before);
  await guest.waitForURL(host.url());
  await turn(guest);
  await move(guest, "e2");
  await at(host, "e2");
}

export async function offers_are_asked_and_answered(stage) {
  const { host, guest } = await two(stage);
  await move(host, "e2");
  await at(guest, "e2");
  await host.getByRole("button", { name: "Take back" }).click();
  await eventually(async () => assert.match(await guest.locator(".asks p").textContent(), /take back .?e2/));
  await guest.getByRole("button", { name: "Accept" }).click();
  await at(host, "e1");
  await at(guest, "e1");
  await eventually(async () => assert.deepEqual(await moves(guest), []));
  await host.getByRole("button", { name: "Draw" }).click();
  const offered = host.getByText("You offered a draw.");
  await offered.waitFor();
  await guest.getByRole("button", { name: "Decline" }).click();
  // What happened is told for a few seconds.
  await Promise.all([offered.waitFor({ state: "detached" }), host.getByText(/Grace.? declined the draw/).waitFor()]);
  // Once between two moves is enough.
  await host.getByRole("button", { name: "Draw" }).click();
  const told = host.getByText(/already offered this/);
  await told.waitFor();
  const [words, board] = [await told.boundingBox(), await host.locator("#board").boundingBox()];
  assert.ok(words.x >= board.x + board.width || words.y >= board.y + board.height || words.y + words.height <= board.y, "beside the board, not on it");
  await move(host, "e2");
  await at(guest, "e2");
  await host.getByRole("button", { name: "Draw" }).click();
  await guest.getByRole("button", { name: "Accept" }).click();
  await eventually(async () => assert.equal(await result(host), "1/2-1/2"));
}

export async function phrases_are_heard(stage) {
  const { host, guest } = await two(stage);
  await host.getByRole("button", { name: "More" }).click();
  await host.getByRole("button", { name: "Good luck!" }).click();
  // It stands at the card of who said it, and that one only reads that it was sent. Both for a few seconds.
  await Promise.all([
    guest.locator("[data-card=south] .phrase", { hasText: "Good luck!" }).waitFor(),
    host.getByText(/Sent: .?Good luck!/).waitFor(),
  ]);
  assert.equal(await host.locator(".phrase").count(), 0);
}

/** Whether two elements of the page lie on each other. */
async function overlap(one, other) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  return a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;
}

export async function a_long_name_stays_on_its_card(stage) {
  const host = await stage.open("/");
  await begin(host, { mode: "invite", first: "me", clock: 3 });
  const guest = await stage.open(await invitation(host));
  const name = "W".repeat(32);
  await sit(guest, name);
  await turn(host);
  const card = host.locator("[data-card=north]");
  for (const part of [".way-length", ".stock", ".clock"]) {
    assert.equal(await overlap(card.locator("strong"), card.locator(part)), false, `the name lies on ${part}`);
  }
  // The line that names the player has room for it, too.
  await guest.getByRole("button", { name: "Draw" }).click();
  await host.locator(".asks p").waitFor();
  assert.deepEqual((await host.evaluate(cutText)).filter((it) => it.includes("offers a draw")), []);
  await eventually(async () => assert.equal(await card.locator("strong").getAttribute("title"), name));
  const [outside, inside] = [await card.boundingBox(), await card.locator("strong").boundingBox()];
  assert.ok(inside.x + inside.width <= outside.x + outside.width, "inside its card");
  await eventually(async () => assert.equal(await host.evaluate(() => document.documentElement.scrollWidth), 1280));
}

export async function who_watches_is_led_to_the_next_game(stage) {
  const { host, guest } = await two(stage);
  const watcher = await stage.open(new URL(host.url()).pathname);
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Yes" }).click();
  await guest.getByRole("button", { name: "Rematch" }).click();
  await watcher.getByText(/would like a rematch/).waitFor();
  await host.getByRole("button", { name: "Accept" }).click();
  await watcher.getByRole("button", { name: "To the next game" }).waitFor();
  await eventually(async () => assert.equal(await watcher.getByText(/would like a rematch/).count(), 0));
}

export async function a_move_ahead_that_can_never_be_played_is_refused_at_once(stage) {
  const { host, guest } = await two(stage);
  await host.locator('[data-fence="e3h"]').click();
  await guest.locator('[data-fence="e3h"][data-placed]').waitFor({ state: "attached" });
  await turn(guest);
  await guest.locator('[data-fence="a8h"]').click();
  await waitForMoves(host, 2);
  await waitForMoves(guest, 2);
  await guest.waitForFunction(() => document.querySelector("[data-legal]") === null);
  await guest.locator('[data-fence="e3v"]').click();
  await guest.locator(".note:not([hidden])").waitFor();
  assert.equal(await guest.locator(".premove").count(), 0);
}

export async function a_move_chosen_ahead_is_played(stage) {
  const { host, guest } = await two(stage);
  await guest.locator('[data-square="e8"]').click();
  await guest.locator(".step.premove").waitFor();
  await move(host, "e2");
  await at(host, "e8");
  await eventually(async () => assert.deepEqual(await moves(guest), ["e2", "e8"]));
}

export async function somebody_watches_and_may_not_move(stage) {
  const { host } = await two(stage);
  const watcher = await stage.open(new URL(host.url()).pathname);
  await move(host, "e2");
  await at(watcher, "e2");
  assert.equal(await watcher.locator("[data-legal]").count(), 0);
  assert.equal(await watcher.getByRole("button", { name: "Resign" }).count(), 0);
}

export async function an_open_game_is_found_in_the_lobby(stage) {
  const host = await stage.open("/");
  const guest = await stage.open("/");
  await host.check("input[name=mode][value=invite]", { force: true });
  await host.getByLabel("Your name").fill("Ada");
  await moreOptions(host);
  await host.getByRole("switch", { name: "List among open games" }).check({ force: true });
  await begin(host, { mode: "invite", first: "me" });
  await guest.locator(".game-row", { hasText: "Ada" }).click();
  await guest.getByRole("button", { name: "Join and play" }).click();
  await turn(host);
  const watcher = await stage.open("/");
  await watcher.locator("section[aria-labelledby=watch-games] .game-row", { hasText: "Ada" }).click();
  await watcher.waitForSelector("[data-square]");
}

export async function four_seats_with_engines(stage) {
  const page = await stage.open("/");
  await begin(page, { mode: "computer", players: 4, first: "me", level: 1 });
  await eventually(async () => assert.equal(await page.locator("[data-pawn]").count(), 4));
  for (let round = 0; round < 2; round++) {
    await turn(page);
    const target = page.locator("[data-square][data-legal]").first();
    await target.click();
    await waitForMoves(page, 4 * (round + 1));
  }
  await turn(page);
  await eventually(async () => assert.equal(await page.locator("[data-card]").count(), 4));
  // And the same at the server: one person, three engines.
  const made = await page.evaluate(async () => {
    const answer = await fetch("/api/games", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ players: 4, seats: ["me", "engine:1", "engine:1", "engine:1"], first: "agreed" }),
    });
    const game = await answer.json();
    localStorage.setItem(`fencepost:seat:${game.id}`, JSON.stringify({ seat: game.seat, token: game.token }));
    return game.id;
  });
  await page.goto(`${stage.server.url}/game/${made}`);
  await turn(page);
  await page.locator('[data-square="e2"]').click();
  await waitForMoves(page, 4);
}

export async function the_game_goes_on_after_the_server_was_killed(stage) {
  const { host, guest } = await two(stage);
  await move(host, "e2");
  await at(guest, "e2");
  await stage.server.kill();
  await host.locator(".warns").waitFor();
  await guest.locator(".warns").waitFor();
  await stage.server.start();
  await host.locator(".warns").waitFor({ state: "detached", timeout: 30_000 });
  await guest.locator(".warns").waitFor({ state: "detached", timeout: 30_000 });
  await move(guest, "e8");
  await at(host, "e8");
  await host.reload();
  await at(host, "e8");
  await move(host, "e3");
  await at(guest, "e3");
  await eventually(async () => assert.equal(await pawn(guest, "south"), "e3"));
}

export async function the_title_changes_when_it_is_ones_turn_in_a_hidden_tab(stage) {
  const { host, guest } = await two(stage);
  await guest.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await move(host, "e2");
  await guest.waitForFunction(() => document.title.includes("Your turn"));
}

export async function an_address_without_a_game_says_so(stage) {
  const page = await stage.open("/game/nosuchgame00");
  await page.getByRole("link", { name: "Home" }).click();
  await page.waitForSelector("[data-start]");
}

export async function without_the_module_the_server_has_rules_and_engine(stage) {
  const page = await stage.open("/", { serviceWorkers: "block" });
  await page.context().route("**/engine.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await begin(page, { mode: "computer", first: "me", level: 1 });
  assert.match(page.url(), /\/game\//);
  await move(page, "e2");
  await waitForMoves(page, 2);
  await page.goto(stage.server.url);
  await begin(page, { mode: "pass" });
  assert.match(page.url(), /\/local\//);
  await move(page, "e2");
  await move(page, "e8");
  await turn(page);
  await page.locator('[data-square="e6"]').click();
  await page.locator(".note:not([hidden])").waitFor();
}

export async function time_can_be_given(stage) {
  const { host, guest } = await two(stage, { clock: 3 });
  await host.getByRole("button", { name: "More" }).click();
  await host.getByRole("button", { name: "Give 15 seconds" }).click();
  // What happened is told for a few seconds.
  await Promise.all([
    guest.locator("[data-card=north] .clock", { hasText: "10:15" }).waitFor(),
    guest.locator("[data-card=north] .gift").waitFor(),
    guest.getByText(/You got .?15.? more seconds/).waitFor(),
  ]);
  await host.locator("[data-card=north] .clock", { hasText: "10:15" }).waitFor();
}

export async function time_is_given_to_one_of_several(stage) {
  const host = await stage.open("/");
  await begin(host, { mode: "invite", players: 3, first: "me", clock: 3 });
  const path = await invitation(host);
  const guests = [];
  for (const name of ["Ada", "Grace"]) {
    const guest = await stage.open(path);
    await sit(guest, name);
    await guest.getByRole("button", { name: "Resign" }).or(guest.getByText("Waiting for players")).waitFor();
    guests.push(guest);
  }
  await turn(host);
  await host.getByRole("button", { name: "More" }).click();
  await host.getByRole("button", { name: /Give .?Grace.? 15 seconds/ }).click();
  for (const page of [host, ...guests]) await page.locator(".clock", { hasText: "10:15" }).waitFor();
  await eventually(async () => assert.equal(await host.locator(".card", { hasText: "Grace" }).locator(".clock").textContent(), "10:15"));
  await eventually(async () => assert.equal(await host.locator(".card", { hasText: "Ada" }).locator(".clock").textContent(), "10:00"));
}

export async function the_first_move_is_counted_down(stage) {
  const { host, guest } = await two(stage, { clock: 1 });
  const left = async (page) => Number(await page.locator("[data-first-move]").getAttribute("data-first-move"));
  const before = await left(host);
  assert.ok(before > 30 && before <= 60, `${before} seconds`);
  await eventually(async () => assert.match(await host.locator("[data-first-move]").textContent(), /You have .* left for your first move/));
  await eventually(async () => assert.match(await guest.locator("[data-first-move]").textContent(), /Guest.? has .* left for the first move/));
  await host.waitForFunction((it) => Number(document.querySelector("[data-first-move]")?.dataset.firstMove) < it, before);
  await move(host, "e2");
  await move(guest, "e8");
  await at(host, "e8");
  await eventually(async () => assert.equal(await host.locator("[data-first-move]").count(), 0));
}

export async function the_computer_plays_on_for_somebody_who_left(stage) {
  const { host, guest } = await two(stage);
  // A day passes in no time: the server's word comes with the deadline moved up.
  const asked = [];
  await host.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      asked.push(JSON.parse(text));
      server.send(text);
    });
    server.onMessage((text) => {
      const said = JSON.parse(text);
      for (const seat of said.seats ?? []) if (seat.takeover_at !== null) seat.takeover_at = said.now;
      socket.send(JSON.stringify(said));
    });
  });
  await host.reload();
  await move(host, "e2");
  assert.equal(await host.getByRole("button", { name: "Let the computer take over" }).count(), 0);
  await guest.close();
  await host.getByText(/Grace.? has been away for a while/).waitFor();
  await host.getByRole("button", { name: "Let the computer take over" }).click();
  await eventually(() => assert.deepEqual(asked.filter((it) => it.type === "takeover"), [{ type: "takeover", seat: "north" }]));
}

export async function a_seat_is_found_again_from_the_start(stage) {
  const { host } = await two(stage);
  await move(host, "e2");
  const address = host.url();
  await host.goto(stage.server.url);
  await host.locator(".resume").first().click();
  await host.waitForURL(address);
  await at(host, "e2");
  await eventually(async () => assert.equal(await host.getByRole("button", { name: "Resign" }).count(), 1));
}

export async function a_move_chosen_ahead_that_cannot_be_played_any_more_is_told(stage) {
  const { host, guest } = await two(stage);
  await guest.locator('[data-square="e8"]').click();
  await guest.locator(".step.premove").waitFor();
  await host.locator('[data-fence="e8h"]').click();
  await guest.locator(".turn-bar", { hasText: /e8.? can no longer be played/ }).waitFor();
  assert.equal(await guest.locator(".premove").count(), 0);
}

export async function the_code_of_a_game_is_fetched_with_the_page_and_only_once(stage) {
  const made = await fetch(`${stage.server.url}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }).then((answer) => answer.json());
  const page = await stage.open("/rules/en", { serviceWorkers: "block" });
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${stage.server.url}/game/${made.id}`);
  await page.locator("#board [data-square]").first().waitFor({ state: "attached" });
  const named = await page.locator("link[rel=modulepreload]").evaluateAll((all) => all.map((it) => new URL(it.href).pathname));
  const code = named.filter((it) => /assets\/game-/.test(it));
  assert.equal(code.length > 0, true, named.join(" "));
  for (const file of named) assert.equal(asked.filter((it) => it === file).length, 1, `${file} in ${asked.join(" ")}`);
}
