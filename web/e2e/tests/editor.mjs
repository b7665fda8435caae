// The position editor.
import { cutText } from "../cut.mjs";
import { PHONE, assert, at, eventually, pawn, settled, turn, waitForMoves } from "../play.mjs";

const BROKEN = "/editor?position=a2d6e4f6g3/b1c4e4/d3+b2+f7+g5/4+4+3+3/1";

const faults = (page) => page.locator("[data-fault]").evaluateAll((all) => all.map((it) => it.dataset.fault));
const ready = (page) => page.locator('[data-ready="true"]').waitFor();

export async function everything_wrong_is_listed_and_mended(stage) {
  const page = await stage.open(BROKEN);
  await page.locator("[data-fault]").nth(1).waitFor();
  await eventually(async () => assert.deepEqual(await faults(page), ["fences-collide", "cut-off"]));
  await eventually(async () => assert.equal(await page.locator(".fault-number").count(), 2, "each has its number on the board"));
  await eventually(async () => assert.equal(await page.getByRole("button", { name: "Play from here" }).isDisabled(), true));
  await page.getByRole("button", { name: "Fix" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[data-fault]").length === 1);
  // A fence less, and Green is free.
  await page.locator('[data-fence="b1v"]').click();
  await ready(page);
  await page.keyboard.press("Control+z");
  await page.locator('[data-fault="cut-off"]').waitFor();
}

export async function pawns_and_fences_are_placed_by_click_and_drag_and_the_link_holds_all(stage) {
  const page = await stage.open("/editor");
  await ready(page);
  await page.locator('[data-square="e1"]').click();
  await page.locator('[data-square="c4"]').click();
  await at(page, "c4");
  await page.locator('[data-square="e9"]').dragTo(page.locator('[data-square="g6"]'));
  await at(page, "g6");
  await page.locator('[data-fence="d4h"]').click();
  await page.locator('[data-fence="d4h"][data-placed]').waitFor({ state: "attached" });
  await page.locator('[data-fence="d4h"]').dragTo(page.locator('[data-fence="f6v"]'));
  await page.locator('[data-fence="f6v"][data-placed]').waitFor({ state: "attached" });
  await eventually(async () => assert.equal(await page.locator('[data-fence="d4h"][data-placed]').count(), 0));
  await page.locator('[data-hand="north"]').locator(".hand-turn").click();
  await page.getByRole("button", { name: /One fence fewer for .*Amber/ }).click();
  const expected = " / f6 / c4 g6 / 9 10 / 2";
  await eventually(async () => assert.equal((await page.locator("[data-position]").inputValue()).trim(), expected.trim()));
  await page.reload();
  await ready(page);
  await eventually(async () => assert.equal(await pawn(page, "south"), "c4"));
  await eventually(async () => assert.equal((await page.locator("[data-position]").inputValue()).trim(), expected.trim()));
}

export async function a_position_is_pasted_and_nonsense_changes_nothing(stage) {
  const page = await stage.open("/editor");
  await ready(page);
  await page.locator("[data-position]").fill("hello");
  await page.getByText("This is not a position.").waitFor();
  assert.equal(await pawn(page, "south"), "e1");
  await page.locator("[data-position]").fill("e3 / / c2 c4 / 1 2 / 2 / 6x5");
  await at(page, "c4");
  await eventually(async () => assert.equal(await page.locator("[data-square]").count(), 30));
}

export async function a_position_is_set_up_by_keyboard(stage) {
  const page = await stage.open("/editor");
  await ready(page);
  await page.locator("#board").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  await page.locator("[data-fence][data-placed]").first().waitFor({ state: "attached" });
}

export async function a_game_is_played_from_there(stage) {
  const page = await stage.open("/editor?position=/f6/c4+g6/9+10/2");
  await ready(page);
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.locator("dialog input[value=computer]").check({ force: true });
  await page.locator("dialog [data-start]").click();
  await page.waitForURL(/\/local\//);
  await turn(page);
  // North is to move, and that is who plays here.
  await page.locator('[data-square="g5"]').click();
  await at(page, "g5");
  await waitForMoves(page, 2);
}

export async function it_works_with_a_thumb(stage) {
  const page = await stage.open("/editor", PHONE);
  await ready(page);
  await page.locator('[data-take="north"]').tap();
  await page.locator('[data-square="d5"]').tap();
  await at(page, "d5");
  await page.locator('[data-fence="b2h"]').tap();
  await page.locator('[data-fence="b2h"][data-placed]').waitFor({ state: "attached" });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - Math.min(innerWidth, screen.width));
  assert.equal(wide, 0);
}

export async function nothing_is_cut_in_any_language(stage) {
  const page = await stage.open("/editor", PHONE);
  const tags = await page.locator("header [data-language] option").evaluateAll((all) => all.map((it) => it.value));
  const found = [];
  for (const tag of tags.filter((it) => it !== "")) {
    for (const [width, height] of ["de", "el", "ar"].includes(tag) ? [[360, 640], [1024, 768]] : [[360, 640]]) {
      await page.setViewportSize({ width, height });
      await page.goto(`${stage.server.url}${BROKEN}&lang=${tag}`);
      await page.locator("[data-fault]").nth(1).waitFor();
      await settled(page);
      // The position as text may be as long as it likes: it is scrolled in its field.
      const cut = (await page.evaluate(cutText)).filter((it) => !it.includes("d3 b2 f7 g5"));
      found.push(...cut.map((it) => `${tag}, ${width} wide: ${it}`));
    }
  }
  assert.deepEqual(found, []);
}

export async function an_address_without_a_position_says_so(stage) {
  const page = await stage.open("/editor?position=e3/e3/e5+e5/10+30/1");
  await page.getByText("This is not a position.").waitFor();
  await eventually(async () => assert.equal(await page.locator("[data-position]").inputValue(), "e3/e3/e5 e5/10 30/1"));
  await ready(page);
  await eventually(async () => assert.equal(await pawn(page, "south"), "e1"));
}
