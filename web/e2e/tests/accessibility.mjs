import { inspect } from "../axe.mjs";
import { PHONE, assert, at, begin, eventually, moreOptions, turn, typed } from "../play.mjs";

export async function axe_finds_nothing_on_any_page_in_any_look(stage) {
  const page = await stage.open("/");
  await page.locator(".nobody, .game-row").first().waitFor();
  await inspect(page, "start");
  await page.check("input[name=mode][value=invite]", { force: true });
  await moreOptions(page);
  await inspect(page, "start, invite");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open]").waitFor();
  await inspect(page, "settings");
  await page.keyboard.press("Escape");
  await page.goto(`${stage.server.url}/games`);
  await page.getByText("No games yet").waitFor();
  await inspect(page, "no games");
  await page.locator("[data-import]").setInputFiles({ name: "a.qgn", mimeType: "text/plain", buffer: Buffer.from('[South "Ada"]\n\n1. e2 e8 *') });
  await page.locator(".kept-game").waitFor();
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.locator(".kept-game input").waitFor();
  await inspect(page, "games");
  await page.goto(stage.server.url);
  await begin(page, { mode: "invite", players: 3, first: "me", clock: 2 });
  await page.locator(".qr path").waitFor();
  await inspect(page, "waiting");
  const guest = await stage.open(new URL(page.url()).pathname);
  await guest.getByRole("button", { name: "Join and play" }).waitFor();
  await inspect(guest, "invited");
  await guest.goto(`${stage.server.url}/nowhere`);
  await inspect(guest, "missing");
}

export async function axe_finds_nothing_from_right_to_left_and_in_the_rules(stage) {
  const page = await stage.open("/?lang=ar");
  await page.locator(".tutorial-link").waitFor();
  await inspect(page, "start in Arabic");
  await begin(page, { clock: 3 });
  await turn(page);
  await inspect(page, "game in Arabic");
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    for (const tag of ["en", "fa"]) {
      await page.goto(`${stage.server.url}/rules/${tag}`);
      await inspect(page, `rules in ${tag}, ${colorScheme}`, ["wood"]);
    }
  }
}

export async function axe_finds_nothing_in_a_game_in_any_look(stage) {
  const page = await stage.open("/");
  await begin(page, { clock: 3, players: 2 });
  await typed(page, ["e2", "e8", "e3h"]);
  await page.locator('[data-fence="e3v"]').click();
  await page.locator(".note:not([hidden])").waitFor();
  await inspect(page, "refused move");
  await page.getByRole("button", { name: "More" }).click();
  await page.locator("dialog[open]").waitFor();
  await inspect(page, "more");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.keyboard.press("Home");
  await at(page, "e1");
  await inspect(page, "looking back");
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).waitFor();
  await inspect(page, "asked whether to resign");
  await page.getByRole("button", { name: "Yes" }).click();
  await page.locator("[data-result]").waitFor();
  await inspect(page, "result");
}

export async function axe_finds_nothing_in_the_editor_and_in_a_board_on_other_pages(stage) {
  const page = await stage.open("/editor?position=a2d6e4f6g3/b1c4e4/d3+b2+f7+g5/4+4+3+3/1");
  await page.locator("[data-fault]").first().waitFor();
  await inspect(page, "editor with faults");
  await page.goto(`${stage.server.url}/editor?lang=ar`);
  await page.locator('[data-ready="true"]').waitFor();
  await inspect(page, "editor in Arabic", ["wood"]);
  await page.locator(".editor-go .primary").click();
  await page.locator("dialog[open] [data-start]").waitFor();
  await inspect(page, "play from here", ["wood"]);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.locator(".editor-go button:has(.icon-share)").click();
  await page.locator(".qr path").waitFor();
  await inspect(page, "share");
  await page.goto(`${stage.server.url}/embed/board?moves=e2,e8,e3h`);
  await page.locator("#board svg").waitFor();
  await inspect(page, "embedded board");
}

export async function targets_are_at_least_44_pixels_on_touch(stage) {
  const page = await stage.open("/", PHONE);
  const small = () => page.evaluate(() =>
    [...document.querySelectorAll("button, a, select, input:not([type=radio]):not([type=checkbox]), label")]
      .filter((it) => it.checkVisibility() && it.closest(".unseen") === null)
      .map((it) => ({ name: it.className || it.tagName, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 40))
      .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`));
  await eventually(async () => assert.deepEqual(await small(), []));
  await begin(page);
  await turn(page);
  await eventually(async () => assert.deepEqual(await small(), []));
}
