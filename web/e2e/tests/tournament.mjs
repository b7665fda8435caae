// Tournaments: an organiser, players' phones and a projector, each a page of its own.
import { inspect } from "../axe.mjs";
import { PHONE, assert, eventually } from "../play.mjs";

/** The organiser's page of a new tournament. */
async function organise(stage, { name = "Club evening", table = 2, format = "swiss", rounds = 5, online = false } = {}, options = {}) {
  const page = await stage.open("/tournaments", options);
  await page.locator(".new-game input[maxlength='80']").fill(name);
  if (online) await page.locator("input[type=radio][value=online]").check({ force: true });
  await page.locator(`input[type=radio][value=${format}]`).check({ force: true });
  await page.locator(`input[type=radio][value="${table}"]`).check({ force: true });
  if (format === "swiss") await page.locator(".new-game input[type=number]").first().fill(String(rounds));
  await page.locator("form button[type=submit]").click();
  await page.locator(".tournament h1").waitFor();
  return page;
}

async function enter(page, names) {
  await page.locator('[data-tab="players"]').click();
  for (const name of names) {
    const before = await page.locator("[data-entrant]").count();
    await page.locator("[data-add-name]").fill(name);
    await page.locator("[data-add]").click();
    await page.waitForFunction((count) => document.querySelectorAll("[data-entrant]").length === count, before + 1);
  }
}

/** Waits until a round is shown. */
const shows = (page, round) => page.waitForFunction((it) => document.querySelector("#round-title")?.textContent.includes(`Round \u2068${it}\u2069`), round);

/** Pairs the next round, and waits until it is there. */
async function pair(page, round) {
  await page.locator('[data-tab="tables"]').click();
  await page.locator("[data-pair]:enabled").click();
  await shows(page, round);
}

/** Waits until a page shows the result of a table. */
const hasResult = (page, table) => page.waitForFunction((it) => document.querySelector(`[data-table="${it}"] [data-result]`)?.dataset.result !== "", table);

/** The first player of every table without a result wins. */
async function enterResults(page) {
  for (;;) {
    const open = page.locator('[data-table]:has([data-result=""])').first();
    if ((await open.count()) === 0) return;
    const table = await open.getAttribute("data-table");
    await open.locator("[data-player]").first().click();
    await hasResult(page, table);
  }
}

const pathOf = (page) => new URL(page.url()).pathname;
const meetings = (page) => page.locator("[data-table]").evaluateAll((all) => all.map((it) => [...it.querySelectorAll("[data-player]")].map((one) => one.dataset.player).sort().join("-")));

/** The phone of a player who joins. */
async function joinByPhone(stage, host, name) {
  const phone = await stage.open(pathOf(host), PHONE);
  await phone.locator(".join input").fill(name);
  await phone.locator("[data-join]").click();
  await phone.getByText("You are").waitFor();
  return phone;
}

/** Everybody around an organiser: an assistant's page, two players' phones and the projector. */
async function crowdAround(stage, host, names) {
  await host.getByRole("button", { name: "Tournament settings" }).click();
  await host.locator(".tournament-settings .add-player input").fill("Uwe");
  await host.locator(".tournament-settings .add-player button").click();
  const link = new URL(await host.locator(".tournament-settings .link-row input[aria-label='Assistants']").inputValue());
  await host.locator("dialog[open]").getByRole("button", { name: "Close" }).first().click();
  const assistant = await stage.open(link.pathname + link.hash);
  await assistant.getByText("You are an assistant").waitFor();
  const phones = [];
  for (const name of names) phones.push(await joinByPhone(stage, host, name));
  const screen = await stage.open(`${pathOf(host)}/screen`, { viewport: { width: 1920, height: 1080 } });
  return { assistant, phones, screen };
}

/** Waits until every page shows a round. */
async function allFollow({ assistant, phones, screen }, round, tables) {
  for (const page of [assistant, ...phones]) {
    await shows(page, round);
    await eventually(async () => assert.equal(await page.locator("[data-table]").count(), tables, `tables of round ${round}`));
  }
  await screen.waitForFunction((it) => document.querySelector(".projector-round strong")?.textContent === String(it), round);
}

/** Waits until a page knows all results that another one knows. */
async function catchesUp(page, other) {
  const known = await other.locator("[data-table]:has([data-result]:not([data-result='']))").evaluateAll((all) => all.map((it) => it.dataset.table));
  for (const table of known) await page.locator(`[data-table="${table}"] [data-result]:not([data-result=""])`).waitFor({ state: "attached" });
}

/** A player's phone says that the player won, if the player is at a table that has no result; the others are typed in. */
async function sayWon(phone, player) {
  const own = phone.locator(`[data-propose="${player}"]`);
  if ((await own.count()) === 0) return false;
  await own.click();
  return true;
}

/** The result of a table, as a page shows it. */
const shown = (page) => page.locator("[data-table]").evaluateAll((all) => all.map((it) => [...it.querySelectorAll("[data-player]")].map((one) => `${one.dataset.player}${one.classList.contains("won") ? "+" : ""}`).join(" ")));

/** Waits until all pages show the results that the organiser's page shows. */
async function allAgree(host, { assistant, phones, screen }) {
  const expected = await shown(host);
  for (const page of [assistant, ...phones]) {
    await page.waitForFunction(() => document.querySelector('[data-result=""]') === null);
    await eventually(async () => assert.deepEqual(await shown(page), expected));
  }
  await screen.waitForFunction(() => [...document.querySelectorAll(".projector-tables .score")].every((it) => it.textContent !== "–"));
}

export async function a_swiss_of_eleven_with_a_withdrawal_and_a_late_entry(stage) {
  const page = await organise(stage);
  const crowd = await crowdAround(stage, page, ["Amira", "Bastian"]);
  await enter(page, ["Chiara", "Daniel", "Esther", "Farid", "Greta", "Hana", "Ivo", "Jonas", "Kemal"]);
  const met = new Set();
  for (let round = 1; round <= 5; round++) {
    // The late entry is the assistant's work.
    if (round === 2) await enter(crowd.assistant, ["Lena"]);
    if (round === 2) await crowd.assistant.locator('[data-tab="tables"]').click();
    if (round === 3) {
      await page.locator('[data-tab="players"]').click();
      await page.locator('[data-withdraw="4"]').click();
      await page.locator('[data-entrant="4"].withdrawn').waitFor();
    }
    await pair(page, round);
    const tables = await meetings(page);
    assert.equal(tables.length, round === 1 ? 5 : round === 2 ? 6 : 5, `tables of round ${round}`);
    for (const it of tables) assert.ok(!met.has(it), `${it} met before round ${round}`);
    for (const it of tables) met.add(it);
    await allFollow(crowd, round, tables.length);
    // Nothing can be paired while results are missing, and the button says so.
    if (round < 5) assert.match(await page.locator("[data-pair]").textContent(), /missing/);
    // One phone says that its player won, the organiser sees and accepts it; the assistant enters half of the rest.
    if (await sayWon(crowd.phones[0], 1)) {
      await page.locator("[data-accept]").click();
      await page.locator('.table-player.won[data-player="1"]').waitFor();
    }
    await catchesUp(crowd.assistant, page);
    const table = await crowd.assistant.locator('[data-table]:has([data-result=""])').first().getAttribute("data-table");
    await crowd.assistant.locator(`[data-table="${table}"] [data-player]`).first().click();
    await crowd.assistant.locator(`[data-table="${table}"] [data-result]:not([data-result=""])`).waitFor({ state: "attached" });
    await catchesUp(page, crowd.assistant);
    await enterResults(page);
    await allAgree(page, crowd);
  }
  for (const it of [page, crowd.assistant, ...crowd.phones]) await it.locator(".winner").waitFor();
  await page.locator('[data-tab="standings"]').click();
  await page.locator("[data-standing]").nth(11).waitFor();
  const points = await page.locator("[data-standing] td:nth-child(3)").allTextContents();
  const numbers = points.map((it) => Number(it.replace("½", ".5")));
  assert.equal(numbers.length, 12);
  assert.deepEqual(numbers, [...numbers].sort((one, other) => other - one));
  // The sums behind a tie-break are shown: Daniel left after two rounds, Lena came in the second.
  for (const [player, unplayed] of [[4, 3], [12, 1]]) {
    await page.locator(`[data-standing="${player}"] button`).click();
    const buchholz = page.locator(".sum").first();
    await buchholz.locator(".total").waitFor();
    const rows = await buchholz.locator("dl > div").evaluateAll((all) => all.map((it) => [it.querySelector("dt").textContent, it.querySelector("dd").textContent]));
    assert.equal(rows.length, 6, "five rounds and the total");
    assert.ok(rows.filter(([label]) => /not played/.test(label)).length >= unplayed, JSON.stringify(rows));
    const value = (text) => Number(text.replace("½", ".5"));
    const total = rows.slice(0, -1).reduce((sum, [, text]) => sum + value(text), 0);
    assert.equal(value(rows.at(-1)[1]), total);
    await page.getByText("counts as a game against someone with the same points").waitFor();
    await page.locator("dialog[open]").getByRole("button", { name: "Close" }).first().click();
  }
}

export async function a_club_evening_of_thirteen_at_tables_of_four_and_three(stage) {
  const page = await organise(stage, { table: 4, rounds: 6 });
  const crowd = await crowdAround(stage, page, ["Player 1", "Player 2"]);
  await enter(page, Array.from({ length: 11 }, (_, at) => `Player ${at + 3}`));
  const met = new Set();
  let repeatsFrom = Infinity;
  for (let round = 1; round <= 6; round++) {
    await page.locator('[data-tab="tables"]').click();
    await page.locator("[data-pair]:enabled").click();
    const leave = page.locator("[data-pair-anyway]");
    const paired = shows(page, round).then(() => true);
    if (!(await Promise.race([paired, leave.waitFor().then(() => false)]))) {
      // Thirteen have met twelve others soon: the reason is said, and one tap allows it for the rest of the evening.
      assert.equal(repeatsFrom, Infinity, "the organiser is asked once");
      repeatsFrom = round;
      await page.getByText("Some players would have to meet again").waitFor();
      await leave.click();
      await paired;
    }
    const sizes = await page.locator("[data-table]").evaluateAll((all) => all.map((it) => it.querySelectorAll("[data-player]").length));
    assert.deepEqual(sizes.sort(), [3, 3, 3, 4]);
    const pairs = (await meetings(page)).flatMap((it) => it.split("-").flatMap((one, at, all) => all.slice(at + 1).map((other) => [one, other].sort().join("-"))));
    if (round < repeatsFrom) assert.ok(!pairs.some((it) => met.has(it)), `nobody meets again in round ${round}`);
    for (const it of pairs) met.add(it);
    await allFollow(crowd, round, 4);
    // Two phones at one table agree without the organiser; otherwise one says it and the assistant accepts.
    if (await sayWon(crowd.phones[0], 1)) {
      const other = crowd.phones[1].locator("[data-confirm]");
      const sitsThere = await page.locator('[data-table]:has([data-player="1"]) [data-player="2"]').count();
      await (sitsThere > 0 ? other : crowd.assistant.locator("[data-accept]")).click();
      await page.locator('.table-player.won[data-player="1"]').waitFor();
    }
    await enterResults(page);
    await allAgree(page, crowd);
  }
  assert.ok(repeatsFrom > 3 && repeatsFrom <= 6, `repeats from round ${repeatsFrom}`);
  for (const it of [page, crowd.assistant, ...crowd.phones]) await it.getByText(/wins the tournament|Finished/).first().waitFor();
}

export async function a_set_time_is_shown_in_each_visitors_own_time_zone(stage) {
  const host = await organise(stage, { rounds: 2, online: true }, { timezoneId: "Europe/Berlin" });
  await enter(host, ["Ann", "Ben"]);
  await host.getByRole("button", { name: "Tournament settings" }).click();
  // A day on which neither place changes its clocks.
  const year = new Date().getUTCFullYear() + 1;
  await host.locator("input[type=datetime-local]").fill(`${year}-01-15T19:30`);
  await host.locator(".tournament-settings button[type=submit]").first().click();
  await host.getByText("Saved.").waitFor();
  await eventually(async () => assert.equal(await host.locator("input[type=datetime-local]").inputValue(), `${year}-01-15T19:30`));
  const told = { "Europe/Berlin": /Jan 15,.* 7:30 PM/, "America/New_York": /Jan 15,.* 1:30 PM/, "Asia/Tokyo": /Jan 16,.* 3:30 AM/ };
  for (const [timezoneId, text] of Object.entries(told)) {
    const page = await stage.open(pathOf(host), { timezoneId });
    const line = page.getByText("The next round begins at");
    await line.waitFor();
    const said = (await line.textContent()).replace(/\s/g, " ");
    assert.match(said, text, `${timezoneId}: ${said}`);
  }
}

export async function the_time_left_of_a_round_counts_down_on_every_page(stage) {
  const host = await organise(stage, { rounds: 2 });
  await enter(host, ["Ann", "Ben"]);
  await host.getByRole("button", { name: "Tournament settings" }).click();
  await host.getByLabel("Minutes per round").fill("20");
  await host.locator(".tournament-settings button[type=submit]").first().click();
  await host.getByText("Saved.").waitFor();
  await host.locator("dialog[open]").getByRole("button", { name: "Close" }).first().click();
  // A device whose own clock is wrong by hours shows the same: the server's clock counts.
  const wrong = await stage.open("/tournaments");
  await wrong.clock.install({ time: Date.now() + 5 * 3_600_000 });
  await wrong.goto(`${stage.server.url}${pathOf(host)}/screen`);
  await pair(host, 1);
  const left = async (page) => {
    await page.locator(".time-left strong").waitFor();
    const [minutes, seconds] = (await page.locator(".time-left strong").textContent()).split(":").map(Number);
    return 60 * minutes + seconds;
  };
  const [here, there] = [await left(host), await left(wrong)];
  assert.ok(here <= 20 * 60 && here > 18 * 60, String(here));
  assert.ok(Math.abs(here - there) < 60, `${here} and ${there}`);
  await host.waitForFunction((before) => document.querySelector(".time-left strong").textContent !== before, await host.locator(".time-left strong").textContent());
  await enterResults(host);
  await host.locator(".time-left").waitFor({ state: "detached" });
  await wrong.locator(".time-left").waitFor({ state: "detached" });
}

export async function players_join_by_phone_and_agree_on_a_result(stage) {
  const host = await organise(stage, { rounds: 1 });
  const phones = [];
  for (const name of ["Ann", "Ben"]) phones.push(await joinByPhone(stage, host, name));
  const screen = await stage.open(`${pathOf(host)}/screen`, { viewport: { width: 1920, height: 1080 } });
  await pair(host, 1);
  await phones[0].locator('[data-propose="1"]').click();
  await phones[0].getByText("Sent.").waitFor();
  // The organiser sees what a phone says; the other phone contradicts it, and then agrees.
  await host.locator("[data-accept]").waitFor();
  await phones[1].locator('[data-propose="2"]').click();
  await phones[1].getByText("Tell the organiser").waitFor();
  await host.getByText("say different things").waitFor();
  await phones[1].locator('[data-propose="1"]').click();
  await host.locator('.table-player.won[data-player="1"]').waitFor();
  await screen.locator(".projected.won").waitFor();
  // A player's phone offers nothing that is the organiser's.
  assert.equal(await phones[0].locator("[data-pair], [data-other-result], [data-add]").count(), 0);
  await host.reload();
  await host.locator(".winner").waitFor();
}

export async function a_tap_right_after_somebody_elses_result_takes_nothing_back(stage) {
  const host = await organise(stage, { rounds: 1 });
  await enter(host, ["Ann", "Ben"]);
  await pair(host, 1);
  const path = pathOf(host);
  const key = await host.evaluate((id) => JSON.parse(localStorage.getItem(`fencepost:tournament:${id}`)).key, path.split("/").at(-1));
  const other = await stage.open(`${path}#key=${key}`);
  await other.locator("button[data-player]").first().waitFor();
  await host.locator("[data-player]").first().click();
  await other.locator(".table-player.won").click();
  await other.getByText("someone else has just entered a result").waitFor();
  assert.equal(await other.locator(".table-player.won").count(), 1);
  // Whoever has read that may still take it back.
  await other.locator(".table-player.won").click();
  await host.locator(".table-player.won").waitFor({ state: "detached" });
  assert.equal(await other.locator("[data-overtaken]").count(), 0);
}

/** Whether all of an element is in the window. */
const isInSight = (locator) => locator.evaluate((it) => {
  const { left, top, right, bottom } = it.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
});

export async function a_long_name_pushes_nothing_out_of_a_phone(stage) {
  const page = await organise(stage, {}, { viewport: { width: 360, height: 640 } });
  await enter(page, ["Ann", "Hildegard von Bingen-Rupertsberg"]);
  for (const player of [1, 2]) assert.ok(await isInSight(page.locator(`[data-withdraw="${player}"]`)), `player ${player} can be withdrawn`);
}

export async function a_round_with_repeats_is_offered_and_not_made(stage) {
  const page = await organise(stage, { table: 4, rounds: 3 }, { viewport: { width: 390, height: 600 } });
  await enter(page, ["Ann", "Ben", "Cem", "Dan"]);
  await pair(page, 1);
  await enterResults(page);
  await page.locator("[data-pair]:enabled").click();
  await page.getByText("Some players would have to meet again").waitFor();
  await eventually(async () => assert.ok(await isInSight(page.locator("[data-pair-anyway]")), "the answer is seen without scrolling"));
  await inspect(page, "leave to repeat", ["wood", "light", "dark"]);
  await page.locator("[data-pair-anyway]").click();
  await shows(page, 2);
  await enterResults(page);
  // What was allowed once stays allowed, and can be seen in the settings.
  await pair(page, 3);
  await page.getByRole("button", { name: "Tournament settings" }).click();
  assert.ok(await page.getByRole("switch", { name: "Allow repeated pairings" }).isChecked());
}

export async function somebody_is_absent_at_a_table_of_four(stage) {
  const page = await organise(stage, { table: 4, rounds: 1 });
  await enter(page, ["Ann", "Ben", "Cem", "Dan"]);
  await pair(page, 1);
  await page.locator("[data-other-result]").click();
  await page.getByRole("switch", { name: "Ben" }).check({ force: true });
  await inspect(page, "somebody absent", ["wood", "dark"]);
  assert.equal(await page.locator("[data-won]").count(), 3, "whoever did not turn up cannot have won");
  await page.locator('[data-won="3"]').click();
  await page.locator('.table-player.won[data-player="3"]').waitFor();
  await page.locator('[data-player="2"]').getByText("did not turn up").waitFor();
  // Another winner, and Ben is still absent.
  await page.locator('[data-player="4"]').click();
  await page.locator('.table-player.won[data-player="4"]').waitFor();
  await page.locator('[data-player="2"]').getByText("did not turn up").waitFor();
}

export async function a_round_is_taken_back_and_somebody_did_not_turn_up(stage) {
  const page = await organise(stage, { rounds: 2 });
  await enter(page, ["Ann", "Ben", "Cem", "Dan"]);
  await pair(page, 1);
  await page.locator("[data-undo-round]").click();
  await page.getByText("has not been paired yet").waitFor();
  await pair(page, 1);
  await page.locator('[data-table="1"] [data-other-result]').click();
  await page.locator("[data-absent]").first().click();
  await page.getByText("did not turn up").first().waitFor();
  await page.locator('[data-table="2"] [data-other-result]').click();
  await page.locator("[data-draw]").click();
  await page.locator('[data-table="2"] [data-result="1/2-1/2"]').waitFor();
  await page.locator("[data-pair]:enabled").waitFor();
}

export async function an_online_round_opens_each_players_own_game(stage) {
  const host = await organise(stage, { rounds: 1, online: true });
  const phones = [];
  for (const name of ["Ann", "Ben"]) phones.push(await joinByPhone(stage, host, name));
  await pair(host, 1);
  for (const phone of phones) {
    await phone.getByText("Open your game").click();
    await phone.locator("#board [data-square]").first().waitFor({ state: "attached" });
  }
  await Promise.race(phones.map((it) => it.locator("[data-legal]").first().waitFor({ state: "attached" })));
  await host.locator("[data-watch-all]").click();
  await host.locator(".watched svg.mini-board").waitFor();
}

export async function the_pages_of_a_tournament_are_clean_for_axe(stage) {
  for (const options of [{}, PHONE]) {
    const page = await organise(stage, { rounds: 2 }, options);
    await enter(page, ["Ann", "Ben", "Cem"]);
    await inspect(page, "players", ["wood", "dark"]);
    await pair(page, 1);
    await inspect(page, "a round", ["wood", "light", "dark"]);
    await enterResults(page);
    await inspect(page, "results", ["wood", "light", "dark"]);
    await page.locator('[data-tab="standings"]').click();
    await page.locator("[data-standing]").first().waitFor();
    await inspect(page, "standings", ["wood", "dark"]);
    await page.locator('[data-tab="print"]').click();
    await inspect(page, "print", ["wood"]);
    await page.getByRole("button", { name: "Tournament settings" }).click();
    await page.locator(".tournament-settings").waitFor();
    await inspect(page, "settings", ["wood", "dark"]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - Math.min(innerWidth, screen.width));
    assert.equal(wide, 0);
    const path = pathOf(page);
    await page.goto(`${stage.server.url}${path}/screen`);
    await page.locator(".projected").first().waitFor();
    await inspect(page, "projector", ["wood", "light", "dark"]);
    await page.goto(`${stage.server.url}/tournaments`);
    await page.locator(".tournament-row").first().waitFor();
    await inspect(page, "tournaments", ["wood"]);
  }
}
