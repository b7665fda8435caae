import { assert, begin, moves, turn, waitForMoves } from "../play.mjs";

export async function a_game_after_the_server_was_stopped(stage) {
  const page = await stage.open("/");
  // One visit: until the service worker has kept everything.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => {
    const keys = await caches.keys();
    const cache = keys.length > 0 ? await caches.open(keys[0]) : null;
    return cache !== null && (await cache.match("/engine.wasm")) !== undefined;
  });
  await stage.server.kill();
  try {
    await page.goto(`${stage.server.url}/`);
    await begin(page, { mode: "computer", first: "me", level: 1 });
    await turn(page);
    await page.locator('[data-square="e2"]').click();
    await waitForMoves(page, 2);
    await turn(page);
    await page.reload();
    await waitForMoves(page, 2);
    await turn(page);
    assert.equal((await moves(page)).length, 2);
  } finally {
    await stage.server.start();
  }
}
