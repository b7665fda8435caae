// The screens for learning, study and clubs, on a small phone and in every language: nothing is cut.
import { cutText } from "../cut.mjs";
import { assert } from "../play.mjs";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Shows this screen in all languages, one after the other in place, and tells what is cut where. */
async function inspect(page, what) {
  const menu = page.locator("[data-language]").first();
  await menu.waitFor({ state: "attached" });
  const found = [];
  for (const tag of await menu.locator("option").evaluateAll((all) => all.map((it) => it.value))) {
    await menu.evaluate((it, value) => {
      it.value = value;
      it.dispatchEvent(new Event("change", { bubbles: true }));
    }, tag);
    await page.waitForFunction((it) => document.documentElement.lang === it, tag);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    found.push(...(await page.evaluate(cutText)).map((it) => `${what}, ${tag}: ${it}`));
  }
  return found;
}

async function inspected(stage, path, ready, what) {
  const page = await stage.open(path, SMALL);
  await page.locator(ready).first().waitFor();
  const found = await inspect(page, what);
  await page.close();
  return found;
}

export async function nothing_is_cut_while_somebody_learns(stage) {
  const found = [
    ...(await inspected(stage, "/learn", ".lesson-buttons", "tutorial")),
    ...(await inspected(stage, "/puzzles", ".puzzle .turn-bar", "puzzles")),
  ];
  assert.deepEqual(found, []);
}

export async function nothing_is_cut_while_somebody_studies(stage) {
  const found = [
    ...(await inspected(stage, "/analysis", "[data-view=report]", "analysis")),
    ...(await inspected(stage, "/editor", "[data-square]", "editor")),
  ];
  assert.deepEqual(found, []);
}

export async function nothing_is_cut_in_a_club(stage) {
  const call = async (path, body, key) => {
    const headers = { "content-type": "application/json", ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
    const answer = await fetch(`${stage.server.url}/api/tournaments${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, await answer.clone().text());
    return answer.json();
  };
  const { id, key } = await call("", { name: "Club evening", table: 3, rounds: 5 });
  for (const name of ["Ann", "Ben", "Cleo", "Dan", "Eva"]) await call(`/${id}/players`, { name }, key);
  await call(`/${id}/rounds`, {}, key);
  const found = [
    ...(await inspected(stage, "/clock", "form button[type=submit]", "clock")),
    ...(await inspected(stage, "/tournaments", "form button[type=submit]", "tournaments")),
    ...(await inspected(stage, `/tournament/${id}`, ".round-head", "tournament")),
  ];
  assert.deepEqual(found, []);
}

export async function nothing_is_cut_when_the_coach_warns(stage) {
  const page = await stage.open("/", SMALL);
  // Both need five steps, and nobody has a fence: a step to the side loses the race.
  await page.evaluate(() => {
    const setup = { players: 2, width: 9, height: 9, fences: null, from: " /  / e4 a6 / 0 0 / 1" };
    const clocks = { left: [0, 0], running: null, since: 0 };
    const chairs = [{ kind: "person" }, { kind: "engine", level: 3 }];
    const game = { id: "coach1", setup, chairs, clock: { kind: "none" }, moves: [], clocks, ended: null, changed: Date.now() };
    localStorage.setItem("fencepost:game:coach1", JSON.stringify(game));
    const settings = JSON.parse(localStorage.getItem("fencepost:settings") ?? "{}");
    localStorage.setItem("fencepost:settings", JSON.stringify({ ...settings, coach: true }));
  });
  await page.goto(`${stage.server.url}/local/coach1`);
  await page.locator("[data-square=d4][data-legal]").waitFor({ state: "attached" });
  await page.locator('[data-square="d4"]').click();
  await page.locator("[data-coach-why]").click();
  await page.locator('[data-coach="d4"]', { hasText: "chances" }).waitFor();
  assert.deepEqual(await inspect(page, "coach"), []);
}
