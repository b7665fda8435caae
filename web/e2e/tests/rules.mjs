// The rules have pages of their own.
import { cutText } from "../cut.mjs";
import { PHONE, assert } from "../play.mjs";

export async function the_start_leads_to_the_rules_in_ones_language(stage) {
  const page = await stage.open("/?lang=de");
  await page.locator(".rules-link").click();
  await page.waitForURL(/\/rules\/de$/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
  assert.equal(await page.locator("#page").count(), 0, "a page of its own");
  assert.notEqual(await page.locator("h1").textContent(), "");
  await page.locator("header a").first().click();
  await page.waitForSelector("[data-start]");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
}

export async function no_rules_are_cut_on_a_phone_in_any_language(stage) {
  const page = await stage.open("/", PHONE);
  const found = [];
  for (const tag of await languages(page)) {
    await page.goto(`${stage.server.url}/rules/${tag}`);
    assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
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

/** The tags of all languages in the menu of the page. */
async function languages(page) {
  await page.waitForSelector("[data-start]");
  const tags = await page.locator("header [data-language] option").evaluateAll((all) => all.map((it) => it.value));
  assert.equal(tags.length, 34);
  return tags;
}
