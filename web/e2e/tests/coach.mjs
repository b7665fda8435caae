// The coach, in a game against the computer.
import { assert, begin, eventually, move, two, typed, waitForMoves } from "../play.mjs";

/** A game on this device that stands at a position, South to move. */
async function playing(stage, from, coach) {
  const page = await stage.open("/");
  await page.evaluate(({ from, coach }) => {
    const setup = { players: 2, width: 9, height: 9, fences: null, from };
    const clocks = { left: [0, 0], running: null, since: 0 };
    const game = { id: "coach1", setup, chairs: [{ kind: "person" }, { kind: "engine", level: 3 }], clock: { kind: "none" }, moves: [], clocks, ended: null, changed: Date.now() };
    localStorage.setItem("fencepost:game:coach1", JSON.stringify(game));
    const settings = JSON.parse(localStorage.getItem("fencepost:settings") ?? "{}");
    localStorage.setItem("fencepost:settings", JSON.stringify(coach === undefined ? settings : { ...settings, coach }));
  }, { from, coach });
  await page.goto(`${stage.server.url}/local/coach1`);
  await page.locator("[data-square=e5][data-legal]").waitFor({ state: "attached" });
  return page;
}

// Both need five steps, and nobody has a fence: a step to the side loses the race.
const RACE = " /  / e4 a6 / 0 0 / 1";

export async function the_coach_warns_before_a_losing_move_and_lets_one_choose_again(stage) {
  const page = await playing(stage, RACE, true);
  await page.locator('[data-square="d4"]').click();
  const warning = page.locator('[data-coach="d4"]');
  await warning.waitFor();
  await eventually(async () => assert.match(await warning.innerText(), /Careful with .?d4.* race/s));
  assert.equal(await page.locator('[data-pawn="south"][data-at="e4"]').count(), 1, "nothing is played yet");
  await page.locator("[data-coach-why]").click();
  await eventually(async () => assert.match(await warning.innerText(), /Your chances would fall from .?100.? % to .?0/));
  // The answer is drawn from Blue's pawn on a6.
  const [from, to] = [await page.locator('[data-square="a6"]').boundingBox(), await page.locator('[data-square="a5"]').boundingBox()];
  await eventually(async () => {
    const arrow = await page.locator(".board .advice").last().boundingBox();
    assert.ok(arrow.x >= from.x && arrow.x + arrow.width <= from.x + from.width && arrow.y >= from.y && arrow.y + arrow.height <= to.y + to.height, JSON.stringify(arrow));
  });
  await page.locator("[data-coach-other]").click();
  await warning.waitFor({ state: "detached" });
  await page.locator('[data-square="e5"]').click();
  await waitForMoves(page, 2);
}

export async function the_coach_lets_somebody_who_insists_play_the_move(stage) {
  const page = await playing(stage, RACE, true);
  await page.locator('[data-square="d4"]').click();
  await page.locator("[data-coach-play]").click();
  await waitForMoves(page, 2);
}

export async function there_is_no_coach_by_default(stage) {
  const page = await playing(stage, RACE, undefined);
  await page.locator('[data-square="d4"]').click();
  await waitForMoves(page, 2);
  assert.equal(await page.locator("[data-coach]").count(), 0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await eventually(async () => assert.equal(await page.getByRole("switch", { name: /Coach/ }).isChecked(), false));
}

/** The coach is on for games against the computer; others do not know of it. */
async function turnOn(page) {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("fencepost:settings") ?? "{}");
    localStorage.setItem("fencepost:settings", JSON.stringify({ ...settings, coach: true }));
  });
  await page.reload();
}

export async function there_is_no_coach_in_games_with_people(stage) {
  // At one board: stepping back and forth loses a lot.
  const page = await stage.open("/");
  await turnOn(page);
  await begin(page, { mode: "pass" });
  await typed(page, ["e2", "e8", "e3", "e7", "e4", "e6"]);
  await page.locator('[data-square="e3"]').click();
  await waitForMoves(page, 7);
  assert.equal(await page.locator("[data-coach]").count(), 0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await eventually(async () => assert.equal(await page.getByRole("switch", { name: /Coach/ }).count(), 0));
  // And over the net.
  const { host } = await two(stage);
  await turnOn(host);
  await move(host, "d1");
  await waitForMoves(host, 1);
  assert.equal(await host.locator("[data-coach]").count(), 0);
}
