// The explorer: what was played, by whom, games to open, and the same without a server.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PHONE, assert, eventually } from "../play.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function explorer(stage, options = {}) {
  const page = await stage.open("/analysis", options);
  await page.locator(".study #board").waitFor();
  await page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null);
  await page.locator("[data-view=explorer]").click();
  await page.locator("[data-games]").waitFor();
  return page;
}

const rows = (page) => page.locator("[data-explorer] [data-move]").evaluateAll((all) => all.map((it) => it.dataset.move));
const games = async (page) => Number(await page.locator("[data-games]").getAttribute("data-games"));

async function accessible(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] }));
  assert.deepEqual(found.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(" ")}`), []);
}

export async function moves_are_counted_chosen_and_games_opened(stage) {
  const page = await explorer(stage);
  const all = await games(page);
  assert.ok(all > 100, String(all));
  const [first] = await rows(page);
  await page.locator(`[data-move="${first}"]`).hover();
  await page.locator(".board .badge").waitFor();
  await accessible(page);
  await page.locator(`[data-move="${first}"]`).click();
  await page.waitForFunction((it) => Number(document.querySelector("[data-games]")?.dataset.games) < it, all);
  await page.locator(".explorer-more summary").click();
  await page.locator("[data-from]").fill("2031-01");
  await page.locator("[data-from]").blur();
  await page.waitForFunction(() => document.querySelector("[data-games]")?.dataset.games === "0");
  await page.locator("[data-from]").fill("");
  await page.locator("[data-from]").blur();
  await page.locator("[data-example]").first().click();
  await page.waitForFunction(() => location.hash.length > 20);
}

export async function opening_names_are_shown_while_stepping(stage) {
  const page = await stage.open("/analysis");
  await page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null);
  await page.evaluate((it) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", it);
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, "[Result \"*\"]\n\n1. e2 e8 2. e3 e7 3. e4 e6 4. d3v d6h *");
  await page.waitForFunction(() => document.querySelectorAll("button[data-node]").length === 8);
  await page.keyboard.press("End");
  await page.locator("[data-opening]", { hasText: "Standard" }).waitFor();
  await page.keyboard.press("Home");
  await page.locator("[data-opening]").waitFor({ state: "detached" });
}

export async function the_engines_games_are_there_without_a_server(stage) {
  const page = await explorer(stage, PHONE);
  await page.locator("[data-source]").selectOption("engine");
  await page.waitForFunction(() => caches.has("explorer-engine-games"));
  await page.waitForFunction(async () => (await (await caches.open("explorer-engine-games")).keys()).length === 1);
  // What the server says of this source alone has come.
  const source = await page.evaluate(async () => {
    const position = encodeURIComponent(" /  / e1 e9 / 10 10 / 1");
    return (await (await fetch(`api/explorer?source=engine&position=${position}`)).json()).games;
  });
  await eventually(async () => assert.equal(await games(page), source));
  const [online, before] = [await rows(page), await games(page)];
  await page.context().setOffline(true);
  await page.locator('[data-square="e2"]').click();
  await page.locator(".explorer-note").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((it) => Number(document.querySelector("[data-games]")?.dataset.games) === it, before);
  await eventually(async () => assert.deepEqual((await rows(page)).slice(0, 3), online.slice(0, 3)));
  await accessible(page);
}

export async function games_of_this_server_are_counted_when_they_end(stage) {
  const page = await explorer(stage);
  const answer = await page.evaluate(async () => {
    const send = async (path, body, token) => {
      const headers = { "content-type": "application/json", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const made = await send("api/games", { listed: true, first: "agreed", seats: ["me", "open"] });
    const joined = await send(`api/games/${made.id}/join`, {});
    await send(`api/games/${made.id}/moves`, { move: "a8v", ply: 0 }, made.token);
    await send(`api/games/${made.id}/resign`, {}, joined.token);
    const position = encodeURIComponent(" /  / e1 e9 / 10 10 / 1");
    return (await fetch(`api/explorer?source=server&position=${position}`)).json();
  });
  assert.ok(answer.moves.some((it) => it.move === "a8v"), JSON.stringify(answer.moves));
  await page.locator("[data-source]").selectOption("server");
  await page.locator('[data-move="a8v"]').waitFor();
}
