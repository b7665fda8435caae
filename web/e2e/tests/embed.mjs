// The board on other sites' pages.
import { createServer } from "node:http";
import { assert, eventually } from "../play.mjs";

/** A page of another site with a frame of ours; it notes what the frame says. */
async function around(stage, path) {
  const other = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<!doctype html><script>said = []; addEventListener("message", ({ data }) => said.push(data))</script>
      <iframe src="${stage.server.url}${path}" width="480" height="560"></iframe>`);
  });
  await new Promise((resolve) => other.listen(0, "127.0.0.1", resolve));
  other.unref();
  const page = await stage.open("/rules/en");
  await page.goto(`http://127.0.0.1:${other.address().port}/`);
  return page;
}

const said = (page) => page.evaluate(() => window.said.at(-1));
const send = (page, message) => page.evaluate((it) => document.querySelector("iframe").contentWindow.postMessage(it, "*"), message);
const shows = (page, ply) => page.waitForFunction((it) => window.said.at(-1)?.ply === it, ply);

export async function a_game_is_stepped_through_by_keys_touch_and_messages(stage) {
  const page = await around(stage, "/embed/board?moves=e2,e8,e3h&look=dark");
  const frame = page.frameLocator("iframe");
  await frame.locator("#board svg").waitFor();
  await shows(page, 3);
  await eventually(async () => assert.deepEqual((await said(page)).moves, ["e2", "e8", "e3h"]));
  await frame.getByRole("button", { name: "Move back" }).or(frame.locator("button:has(.icon-back)")).first().click();
  await shows(page, 2);
  await frame.locator("#board").focus();
  await page.keyboard.press("Home");
  await shows(page, 0);
  await send(page, { type: "next" });
  await shows(page, 1);
  await send(page, { type: "load", position: " / / c2 c4 / 1 2 / 2 / 6x5", moves: "d4" });
  await shows(page, 1);
  await eventually(async () => assert.equal((await said(page)).position.trim(), "/  / c2 d4 / 1 2 / 1 / 6x5".trim()));
  await send(page, { type: "load", moves: ["z9"] });
  await page.waitForFunction(() => window.said.at(-1)?.type === "error");
  await eventually(async () => assert.equal(await frame.locator("#board svg").count(), 1));
}

export async function a_game_at_the_server_is_followed(stage) {
  const made = await fetch(`${stage.server.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ seats: ["me", "engine:1"], first: "agreed" }),
  }).then((answer) => answer.json());
  const page = await around(stage, `/embed/game/${made.id}`);
  await shows(page, 0);
  await fetch(`${stage.server.url}/api/games/${made.id}/moves`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${made.token}` },
    body: JSON.stringify({ move: "e2", ply: 0 }),
  });
  await page.waitForFunction(() => window.said.at(-1)?.ply >= 1);
}

export async function nothing_else_can_be_framed_and_nonsense_says_so(stage) {
  const page = await around(stage, "/embed/board?position=nonsense");
  await page.frameLocator("iframe").getByText("This board cannot be shown").waitFor();
  for (const path of ["/", "/editor", "/rules/en", "/games"]) {
    const answer = await fetch(stage.server.url + path);
    assert.match(answer.headers.get("content-security-policy"), /frame-ancestors 'none'/, path);
  }
  const embed = await fetch(`${stage.server.url}/embed/board`);
  assert.match(embed.headers.get("content-security-policy"), /frame-ancestors \*/);
}
