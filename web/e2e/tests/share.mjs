// Sharing a game: link, text, picture, animation, code to scan, and a board for other pages.
import { readFileSync } from "node:fs";
import { assert, begin, eventually, typed } from "../play.mjs";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

async function finished(stage) {
  const page = await stage.open("/", CLIPBOARD);
  await begin(page, { players: 2 });
  await typed(page, ["e2", "e8", "e3h"]);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.locator("[data-result]").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator(".qr path").waitFor();
  return page;
}

async function copied(page, what) {
  await page.locator(`[data-share="${what}"]`).click();
  await page.locator(`[data-share="${what}"] .icon-tick`).waitFor();
  return clipboard(page);
}

async function saved(page, what) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-share="${what}"]`).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

export async function a_game_is_copied_as_link_record_position_and_code(stage) {
  const page = await finished(stage);
  assert.match(await copied(page, "record"), /1\. e2 e8 2\. e3h/);
  assert.equal((await copied(page, "position")).trim(), "e3 /  / e2 e8 / 9 10 / 2");
  assert.match(await copied(page, "embed"), /^<iframe src="http.*\/embed\/board\?position=.*&moves=e2,e8,e3h"/);
  const link = await copied(page, "link");
  assert.match(link, /\/analysis\?position=.+#.+/);
  await page.goto(link);
  await page.locator("#board svg").waitFor();
  await page.getByText("e3h").first().waitFor();
}

export async function a_game_is_saved_as_picture_and_animation(stage) {
  const page = await finished(stage);
  const png = await saved(page, "png");
  assert.match(png.name, /\.png$/);
  assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
  const gif = await saved(page, "gif");
  assert.equal(gif.bytes.subarray(0, 6).toString(), "GIF89a");
}

export async function without_a_server_the_browser_paints_and_the_animation_waits(stage) {
  const page = await finished(stage);
  await page.context().setOffline(true);
  await page.getByText("The server makes the animation").waitFor();
  await eventually(async () => assert.equal(await page.locator('[data-share="gif"]').isDisabled(), true));
  const png = await saved(page, "png");
  assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
  // The picture has the colours of the board, not black shapes.
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [60, 60];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, 60, 60);
    const pixels = context.getImageData(0, 0, 60, 60).data;
    return new Set(Array.from({ length: 3600 }, (_, at) => `${pixels[at * 4] >> 5},${pixels[at * 4 + 1] >> 5},${pixels[at * 4 + 2] >> 5}`)).size;
  }, png.bytes.toString("base64"));
  assert.ok(colours > 12, `${colours} colours`);
}

export async function a_study_is_shared_like_a_game_and_saved_as_a_file(stage) {
  const page = await finished(stage);
  const link = await copied(page, "link");
  await page.goto(link);
  await page.locator("button[data-node]").nth(2).waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator(".qr path").waitFor();
  assert.equal(await copied(page, "link"), link);
  const file = await saved(page, "file");
  assert.match(file.name, /\.qgn$/);
  assert.match(file.bytes.toString(), /1\. e2 e8 2\. e3h/);
  assert.equal((await saved(page, "png")).bytes.subarray(1, 4).toString(), "PNG");
  assert.equal((await saved(page, "gif")).bytes.subarray(0, 6).toString(), "GIF89a");
}
