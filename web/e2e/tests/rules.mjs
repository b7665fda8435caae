// The rules have pages of their own.
import { cutText } from "../cut.mjs";
import { PHONE, assert, beenHere, begin, eventually, place } from "../play.mjs";

export async function the_start_leads_to_the_rules_in_ones_language(stage) {
  const page = await stage.open("/?lang=de");
  await beenHere(page);
  await page.locator(".rules-link").click();
  await page.waitForURL(/\/rules\/de$/);
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "de"));
  await eventually(async () => assert.equal(await page.locator("#page").count(), 0, "a page of its own"));
  await eventually(async () => assert.notEqual(await page.locator("h1").textContent(), ""));
  await page.locator("header a").first().click();
  await page.waitForSelector("[data-start]");
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "de"));
}

export async function a_game_leads_to_the_rules_and_they_lead_back(stage) {
  const page = await stage.open("/");
  await begin(page);
  const game = page.url();
  await place(page, "Rules");
  await page.waitForURL(/\/rules\/en\?from=/);
  await page.locator("#play").click();
  await page.waitForURL(game);
}

export async function no_rules_are_cut_on_a_phone_in_any_language(stage) {
  const page = await stage.open("/", PHONE);
  const found = [];
  for (const tag of await languages(page)) {
    await page.goto(`${stage.server.url}/rules/${tag}`);
    await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), tag));
    for (const [width, height] of [[390, 844], [320, 568]]) {
      await page.setViewportSize({ width, height });
      found.push(...(await page.evaluate(cutText)).map((it) => `${tag}, ${width} wide: ${it}`));
    }
  }
  assert.deepEqual(found, []);
}

export async function the_rules_take_two_sheets_of_paper_in_every_language(stage) {
  const page = await stage.open("/");
  const sheets = {};
  for (const tag of await languages(page)) {
    await page.goto(`${stage.server.url}/rules/${tag}`);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    sheets[tag] = file.match(/\/Type\s*\/Page\b(?!s)/g).length;
  }
  assert.deepEqual(Object.entries(sheets).filter(([, count]) => count !== 2), []);
}

/** The looks of the figures that can be seen. */
async function looksSeen(page) {
  return page.locator("figure img").evaluateAll((all) => [
    ...new Set(all.filter((it) => it.checkVisibility() && it.complete && it.naturalWidth > 0).map((it) => it.className)),
  ]);
}

export async function the_rules_follow_the_chosen_look_and_print_light_at_the_first_try(stage) {
  const page = await stage.open("/");
  await page.emulateMedia({ colorScheme: "dark" });
  for (const look of ["wood", "light", "dark"]) {
    await page.evaluate((it) => localStorage.setItem("fencepost:settings", JSON.stringify({ look: it })), look);
    await page.goto(`${stage.server.url}/rules/en`, { waitUntil: "load" });
    await eventually(async () => assert.deepEqual(await looksSeen(page), [look]));
    await page.emulateMedia({ media: "print" });
    await eventually(async () => assert.deepEqual(await looksSeen(page), ["light"], "nothing has to be loaded for paper"));
    await page.emulateMedia({ media: "screen" });
  }
}

export async function the_rules_lead_back_to_the_game_and_to_no_other_site(stage) {
  const page = await stage.open("/");
  for (const [from, path] of [["/game/k3v9", "/game/k3v9"], ["//evil.example/game/x", "/"], ["javascript:alert(1)", "/"]]) {
    await page.goto(`${stage.server.url}/rules/en?from=${encodeURIComponent(from)}`, { waitUntil: "load" });
    const link = new URL(await page.locator("#play").evaluate((it) => it.href));
    assert.deepEqual([link.origin, link.pathname], [new URL(stage.server.url).origin, path], from);
  }
}

/** The tags of all languages in the menu of the page. */
async function languages(page) {
  await page.waitForSelector("[data-start]");
  const tags = await page.locator("header [data-language] option").evaluateAll((all) => all.map((it) => it.value));
  assert.equal(tags.length, 34);
  return tags;
}

export async function the_first_picture_is_on_the_first_screen_and_our_rulings_are_explained_last(stage) {
  const page = await stage.open("/rules/en");
  const { top, last, whole } = await page.evaluate(() => ({
    top: document.querySelector("figure").getBoundingClientRect().top,
    last: [...document.querySelectorAll("article h2, article figure")].every((it) => it.compareDocumentPosition(document.getElementById("rulings")) & Node.DOCUMENT_POSITION_FOLLOWING),
    whole: [...document.querySelectorAll(".for-whom span")].map((it) => it.getClientRects().length),
  }));
  assert.ok(top < 800, `the first picture begins at ${top}`);
  assert.ok(last, "what our rulings are stands below all chapters");
  assert.deepEqual(whole, [1, 1, 1], "no part of the line is broken");
}

export async function without_a_choice_the_rules_follow_the_system_as_the_page_does(stage) {
  const page = await stage.open("/rules/en");
  for (const [colorScheme, look] of [["dark", "dark"], ["light", "wood"]]) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${stage.server.url}/rules/en`, { waitUntil: "load" });
    await eventually(async () => assert.deepEqual(await looksSeen(page), [look]));
    await page.goto(stage.server.url);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.look), look);
  }
}

export async function what_is_not_there_is_a_page_with_the_right_status(stage) {
  const page = await stage.open("/rules/en", { serviceWorkers: "block" });
  for (const path of ["/rules/xx", "/game/none", "/nowhere"]) {
    const answer = await page.goto(stage.server.url + path);
    assert.equal(answer.status(), 404, path);
    assert.match(answer.headers()["content-type"], /text\/html/, path);
    await page.locator("a[href='/'], a[href='./']").first().waitFor();
  }
}
