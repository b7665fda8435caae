// Thirty-four languages: found, changed, remembered, and nowhere cut.
import { cutText } from "../cut.mjs";
import { PHONE, assert, begin, eventually, moreOptions, move, pawn, settled, turn, typed, waitForMoves } from "../play.mjs";

const speaks = (page, tag) => page.waitForFunction((it) => document.documentElement.lang === it, tag);
const languages = (page) => page.locator("[data-language]").first().locator("option").evaluateAll((all) => all.map((it) => it.value));

export async function the_browsers_language_is_taken(stage) {
  for (const [locale, tag] of [["de-AT", "de"], ["zh-TW", "zh-Hant"], ["pt-BR", "pt"], ["xx", "en"]]) {
    const page = await stage.open("/", { locale });
    await page.waitForSelector("[data-start]");
    await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), tag, locale));
  }
}

export async function an_address_names_a_language_and_it_is_remembered(stage) {
  const page = await stage.open("/?lang=fr");
  await page.waitForSelector("[data-start]");
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "fr"));
  await page.goto(stage.server.url);
  await page.waitForSelector("[data-start]");
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "fr"));
  // A choice in the menu wins over the address, also when the page is loaded again.
  await page.goto(`${stage.server.url}/?lang=fr`);
  await page.locator("header [data-language]").selectOption("sv");
  await speaks(page, "sv");
  await page.reload();
  await page.waitForSelector("[data-start]");
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "sv"));
}

export async function what_the_server_writes_comes_in_the_language_that_was_chosen(stage) {
  const page = await stage.open("/");
  await page.locator("header [data-language]").selectOption("sv");
  await speaks(page, "sv");
  const cookie = (await page.context().cookies()).find((it) => it.name === "fencepost_language");
  assert.deepEqual([cookie.value, cookie.path, cookie.sameSite], ["sv", "/", "Lax"]);
  assert.ok(cookie.expires * 1000 > Date.now() + 360 * 24 * 60 * 60 * 1000, "it lasts a year");
  const shell = await page.context().request.get(stage.server.url);
  assert.match(await shell.text(), /<html lang="sv"/);
  await page.goto(`${stage.server.url}/rules`);
  assert.equal(new URL(page.url()).pathname, "/rules/sv");
  // What the rules were asked for in the address does not change what the page speaks.
  await page.goto(`${stage.server.url}/rules?lang=fr`);
  await page.goto(stage.server.url);
  await page.waitForSelector("[data-start]");
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "sv"));
  await page.goto(`${stage.server.url}/rules`);
  assert.equal(new URL(page.url()).pathname, "/rules/sv");
}

export async function another_language_in_the_middle_of_a_game_loses_nothing(stage) {
  const page = await stage.open("/");
  await begin(page, { clock: 3 });
  await typed(page, ["e2", "e8", "d3h"]);
  const before = await page.locator('[data-square="a1"]').boundingBox();
  await page.locator("header [data-language]").selectOption("fa");
  await speaks(page, "fa");
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl"));
  await eventually(async () => assert.equal(await pawn(page, "south"), "e2"));
  await eventually(async () => assert.deepEqual(await page.locator("[data-ply]").allTextContents(), ["e2", "e8", "d3h"]));
  // The page is mirrored; the board, the moves and the clocks are not.
  await settled(page);
  const [a1, i1] = [await page.locator('[data-square="a1"]').boundingBox(), await page.locator('[data-square="i1"]').boundingBox()];
  assert.ok(a1.x < i1.x, "a is left of i");
  assert.ok(a1.x > before.x, "the board stands on the other side");
  const [first, second] = [await page.locator('[data-ply="1"]').boundingBox(), await page.locator('[data-ply="2"]').boundingBox()];
  assert.ok(first.x < second.x, "moves run from the left");
  await eventually(async () => assert.match(await page.locator(".clock").first().textContent(), /^[۰-۹]+:[۰-۹]{2}$/));
  await eventually(async () => assert.equal(await page.locator(".clock").first().evaluate((it) => getComputedStyle(it).direction), "ltr"));
  // Why a move is refused is told in the new language, and in its direction.
  await page.mouse.move(0, 0);
  await page.locator(".move-input input").fill("e4");
  await page.locator(".move-input input").press("Enter");
  const note = page.locator(".note:not([hidden])");
  await note.waitFor();
  for (const [tag, direction] of [["de", "ltr"], ["ar", "rtl"]]) {
    const words = await note.textContent();
    await page.locator("header [data-language]").selectOption(tag);
    await speaks(page, tag);
    await page.waitForFunction((it) => document.querySelector(".note").textContent !== it, words);
    await eventually(async () => assert.equal(await note.evaluate((it) => getComputedStyle(it).direction), direction));
  }
  await move(page, "e7");
  await waitForMoves(page, 4);
}

/** Shows this screen in all languages or some, one after the other in place, and tells what is cut where. */
async function inspect(page, what, wanted = null) {
  const source = cutText.toString();
  // A page that was just opened has no menu before its first screen is there, and a menu that was just drawn lists one language.
  await page.waitForFunction(() => [...document.querySelectorAll("[data-language]")].at(-1)?.options.length > 1);
  const found = await page.evaluate(async ([finder, some]) => {
    const cut = new Function(`return (${finder})()`);
    const menu = () => [...document.querySelectorAll("[data-language]")].at(-1);
    const found = [];
    for (const tag of some ?? [...menu().options].map((it) => it.value)) {
      menu().value = tag;
      menu().dispatchEvent(new Event("change", { bubbles: true }));
      for (let round = 0; document.documentElement.lang !== tag && round < 1500; round++) await new Promise((done) => setTimeout(done, 10));
      if (document.documentElement.lang !== tag) found.push(`${tag}: is not spoken`);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      found.push(...cut().map((it) => `${tag}: ${it}`));
      const high = document.documentElement.scrollHeight - innerHeight;
      if (document.querySelector(".game:not(.waits)") !== null && document.querySelector("[data-result]") === null && high > 0) found.push(`${tag}: the game scrolls by ${high} pixels`);
    }
    return found;
  }, [source, wanted]);
  return found.map((it) => `${what}, ${it}`);
}

async function everywhere(stage, options, more) {
  const page = await stage.open("/", options);
  assert.equal((await languages(page)).length, 34);
  const found = [];
  found.push(...(await inspect(page, "start")));
  if (more) {
    await moreOptions(page);
    await page.locator("[data-clock]").selectOption("-1");
    await page.check("input[name=mode][value=invite]", { force: true });
    await page.locator('.options input[value="4"]').check({ force: true });
    found.push(...(await inspect(page, "start with an invitation")));
    await page.locator("[data-start]").click();
    await page.locator(".qr path").waitFor();
    found.push(...(await inspect(page, "waiting")));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator(".invite button[type=submit]").waitFor();
    found.push(...(await inspect(page, "invited")));
    await page.goto(stage.server.url);
    await page.locator("header button").last().click();
    await page.locator("dialog[open] [data-language]").waitFor();
    found.push(...(await inspect(page, "settings")));
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await begin(page, { mode: "computer", first: "me", level: 3, clock: 3 });
  await move(page, "e2");
  await waitForMoves(page, 2);
  found.push(...(await inspect(page, "game")));
  return { page, found };
}

/** A game of people at the server: everything that can be done is there, and the others are away. */
async function among_people(page, players) {
  const id = await page.evaluate(async (count) => {
    const post = (path, body) =>
      fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then((it) => it.json());
    const others = Array.from({ length: count - 1 }, () => "open");
    const made = await post("/api/games", { players: count, seats: ["me", ...others], first: "agreed", clock: { kind: "increment", initial: 600, increment: 5 } });
    localStorage.setItem(`fencepost:seat:${made.id}`, JSON.stringify({ seat: made.seat, token: made.token }));
    for (const _ of others) await post(`/api/games/${made.id}/join`, {});
    return made.id;
  }, players);
  await page.goto(new URL(`/game/${id}`, page.url()).href);
  await turn(page);
}

export async function nothing_is_cut_on_a_phone_in_any_language(stage) {
  const { page, found } = await everywhere(stage, PHONE, true);
  await page.locator(".actions .action").nth(1).click();
  await page.locator(".actions .danger").waitFor();
  found.push(...(await inspect(page, "asked whether to resign")));
  await page.locator(".actions .danger").click();
  await page.locator("[data-result]").waitFor();
  found.push(...(await inspect(page, "result")));
  for (const players of [2, 4]) {
    await among_people(page, players);
    found.push(...(await inspect(page, `${players} people`)));
  }
  await page.locator(".actions .action").last().click();
  await page.locator("dialog[open]").waitFor();
  found.push(...(await inspect(page, "more")));
  assert.deepEqual(found, []);
}

export async function nothing_is_cut_at_a_desk_in_any_language(stage) {
  const { found } = await everywhere(stage, { viewport: { width: 1440, height: 900 } }, false);
  assert.deepEqual(found, []);
}

const SIZES = [[320, 568], [360, 640], [768, 1024], [844, 390], [1024, 768]];
/** English, long words, and from the right. */
const SOME = ["en", "de", "el", "ru", "hu", "ar"];

export async function nothing_is_cut_and_no_game_scrolls_at_other_sizes(stage) {
  const found = [];
  for (const [width, height] of SIZES) {
    const phone = Math.min(width, height) < 500;
    const page = await stage.open("/", { viewport: { width, height }, hasTouch: phone, isMobile: phone });
    const look = async (what) => found.push(...(await inspect(page, `${width}x${height}, ${what}`, SOME)));
    await look("start");
    await page.check("input[name=mode][value=invite]", { force: true });
    await moreOptions(page);
    await page.locator('.options input[value="4"]').check({ force: true });
    await page.locator("[data-clock]").selectOption("-1");
    await look("start with a clock of one's own");
    await page.goto(`${stage.server.url}/nowhere`);
    await look("missing");
    for (const players of [2, 3, 4]) {
      await among_people(page, players);
      await look(`${players} people`);
    }
    await page.close();
  }
  assert.deepEqual(found, []);
}
