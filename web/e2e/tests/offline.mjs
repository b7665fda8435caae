import { assert, beenHere, begin, eventually, move, moves, turn, waitForMoves } from "../play.mjs";

/** One visit: until the service worker has kept everything, and the file that is named. */
async function kept(page, name) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async (part) => {
    const keys = await caches.keys();
    const cache = keys.length > 0 ? await caches.open(keys[0]) : null;
    return (await cache?.keys())?.some((it) => it.url.includes(part)) === true;
  }, name);
}

export async function a_game_after_the_server_was_stopped(stage) {
  const page = await stage.open("/");
  await kept(page, "engine.wasm");
  await stage.server.kill();
  try {
    await page.goto(`${stage.server.url}/`);
    await begin(page, { mode: "computer", first: "me", level: 1 });
    await move(page, "e2");
    await waitForMoves(page, 2);
    await turn(page);
    await page.reload();
    await waitForMoves(page, 2);
    await turn(page);
    await eventually(async () => assert.equal((await moves(page)).length, 2));
  } finally {
    await stage.server.start();
  }
}

const legal = (page) => page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null);

export async function lessons_and_puzzles_are_there_without_the_network_after_one_visit(stage) {
  const page = await stage.open("/", { locale: "de-AT" });
  await kept(page, "engine.wasm");
  await kept(page, "rules/de");
  await stage.server.kill();
  try {
    await page.context().setOffline(true);
    await page.goto(`${stage.server.url}/learn`);
    await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "de"));
    await legal(page);
    await page.locator('[data-square="d1"]').click();
    await page.locator('[data-said="wrong"]').waitFor();
    await legal(page);
    await page.locator('[data-square="e2"]').click();
    await page.locator('[data-said="word"]').waitFor();
    // The game against the computer, too.
    await page.goto(`${stage.server.url}/learn?step=15`);
    await legal(page);
    await page.locator('[data-square="e2"]').click();
    await page.locator('[data-pawn="south"][data-at="e2"]').waitFor({ state: "attached" });
    await page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null, null, { timeout: 60_000 });
    // Opened anew it goes on where it was left.
    await page.goto(`${stage.server.url}/learn`);
    await page.locator("[data-step=game]").waitFor();
    await page.goto(`${stage.server.url}/puzzles`);
    await legal(page);
    await page.locator("[data-show]").click();
    await page.locator("[data-solution]").waitFor();
    await page.locator('[data-why="right"]').waitFor();
  } finally {
    await stage.server.start();
  }
}

export async function the_language_is_there_without_the_server_too(stage) {
  const page = await stage.open("/", { locale: "de-AT" });
  const lines = await page.waitForFunction(
    () => performance.getEntriesByType("resource").map((it) => it.name).find((it) => /assets\/page-/.test(it)),
  );
  const file = await lines.jsonValue();
  await kept(page, new URL(file).pathname);
  await kept(page, "engine.wasm");
  const word = await page.locator("[data-start]").textContent();
  assert.notEqual(word, "Start");
  await stage.server.kill();
  try {
    await page.goto(`${stage.server.url}/`);
    await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "de"));
    assert.equal(await page.locator("[data-start]").textContent(), word);
    // A language that nobody has spoken here cannot be had now: the page stays as it is.
    await page.locator("header [data-language]").selectOption("fi");
    await page.waitForFunction(() => document.querySelector("header [data-language]").value === "de");
    assert.equal(await page.locator("[data-start]").textContent(), word);
  } finally {
    await stage.server.start();
  }
}

export async function the_rules_are_there_without_the_server_though_nobody_read_them(stage) {
  const page = await stage.open("/", { locale: "de-AT" });
  await kept(page, "rules/de");
  await kept(page, "rules/style.css");
  await beenHere(page);
  await stage.server.kill();
  try {
    await page.context().setOffline(true);
    await page.goto(`${stage.server.url}/`);
    await page.locator(".rules-link").click();
    await page.waitForURL(/\/rules\/de$/);
    await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "de"));
    await eventually(async () => assert.notEqual(await page.evaluate(() => document.styleSheets.length), 0));
    // Also from a game, with the way back to it.
    await page.goto(`${stage.server.url}/rules/de?from=%2Flocal%2Fabc`);
    await eventually(async () => assert.match(await page.locator("#play").getAttribute("href"), /\/local\/abc$/));
    await page.goto(`${stage.server.url}/`);
    // In a language that was never spoken here they cannot be had, and nothing leads there.
    await page.evaluate(() => caches.keys().then(async ([name]) => (await caches.open(name)).delete("/rules/de")));
    await page.reload();
    await page.locator("[data-start]").waitFor();
    await page.locator(".rules-link").waitFor({ state: "detached" });
  } finally {
    await stage.server.start();
  }
}
