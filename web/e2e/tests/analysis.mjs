// The analysis board: load each format, step, branch, annotate, reload, share; and the engine beside it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PHONE, assert, at, begin, eventually, pawn, settled, typed } from "../play.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const GAME = `[Event "Club evening"]
[South "Ann"]
[North "Ben"]
[Result "*"]

{A quiet opening.} 1. e2 e8 2. e3 e7 3. e4 e6 4. e4v? {Nobody needed it.} ( 4. d4 e5h 5. c5v d6
( 5... e7 6. d3h ) ) h8h 5. c1h d6 ( 5... a1h ) 6. d4 c6!! *
`;

async function study(stage, path = "/analysis", options = {}) {
  const page = await stage.open(path, options);
  await page.locator(".study #board").waitFor();
  await ready(page);
  return page;
}

/** Waits until the rules have spoken about the position. */
const ready = (page) => page.waitForFunction(() => document.querySelector("#board [data-legal], .path-card[data-steps='0']") !== null);

/** Pastes a text, as somebody does who holds Ctrl and presses V. */
async function paste(page, text) {
  await page.evaluate((it) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", it);
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const nodes = (page, count) => page.waitForFunction((it) => document.querySelectorAll("button[data-node]").length === it, count);
const tree = (page) => page.locator("button[data-node] bdi").allTextContents();
const current = (page) => page.locator("button[data-node][aria-current] bdi").first().textContent();
const wrong = async (page) => (await page.locator("[data-wrong]").textContent()).replace(/[\u2068\u2069]/g, "");
const linked = (page) => page.waitForFunction(() => location.hash.length > 4);

export async function a_record_is_pasted_stepped_through_and_survives_a_reload(stage) {
  const page = await study(stage);
  await paste(page, GAME);
  await nodes(page, 19);
  await page.getByText("A quiet opening.").waitFor();
  await page.getByText("Nobody needed it.").waitFor();
  for (const [key, move] of [["ArrowRight", "e2"], ["ArrowRight", "e8"], ["ArrowLeft", "e2"], ["End", "c6"], ["ArrowLeft", "d4"], ["ArrowLeft", "d6"], ["ArrowDown", "a1h"], ["ArrowUp", "d6"]]) {
    await page.keyboard.press(key);
    await eventually(async () => assert.equal(await current(page), move, key));
  }
  await eventually(async () => assert.equal(await pawn(page, "north"), "d6"));
  await linked(page);
  // The address follows a moment later, and North stands on d6 after the next move, too.
  await page.waitForFunction(() => /e4[^a-z0-9]+d6/.test(decodeURIComponent(location.search)));
  const url = page.url();
  await page.reload();
  await nodes(page, 19);
  await at(page, "d6");
  await eventually(async () => assert.equal(await current(page), "d6"));
  assert.equal(page.url(), url);
  await page.keyboard.press("Home");
  await at(page, "e1");
  await page.locator("#board").dispatchEvent("wheel", { deltaY: 120 });
  await at(page, "e2");
}

export async function moves_branch_and_are_annotated_promoted_deleted_and_undone(stage) {
  const page = await study(stage);
  for (const [from, square] of [["e2", "e2"], ["e8", "e8"]]) {
    await ready(page);
    await page.locator(`[data-square="${from}"]`).click();
    await at(page, square);
  }
  await page.keyboard.press("ArrowLeft");
  await at(page, "e9");
  await ready(page);
  await page.locator('[data-fence="d4h"]').dispatchEvent("click", { detail: 0 });
  await nodes(page, 3);
  await eventually(async () => assert.deepEqual(await tree(page), ["e2", "e8", "d4h"]));
  await page.keyboard.press("c");
  await page.waitForFunction(() => document.activeElement?.matches(".annotate textarea"));
  await page.getByRole("button", { name: "Interesting move" }).click();
  await page.getByRole("textbox", { name: "Comment" }).fill("Why not? {yes}");
  await page.keyboard.press("Escape");
  await page.getByText("Why not? (yes)").waitFor();
  await eventually(async () => assert.equal(await page.locator(".glyph").textContent(), "!?"));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Make main line" }).click();
  await eventually(async () => assert.deepEqual(await tree(page), ["e2", "d4h", "e8"]));
  await page.keyboard.press("u");
  await eventually(async () => assert.deepEqual(await tree(page), ["e2", "e8", "d4h"]));
  await page.locator(".tree-fold").click();
  await page.getByText("Variations: ").waitFor();
  await page.locator(".tree-fold").click();
  await page.locator("button[data-node]", { hasText: "d4h" }).click();
  await page.keyboard.press("Delete");
  await nodes(page, 2);
  await page.keyboard.press("Control+z");
  await nodes(page, 3);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Share" }).click().then(() => page.getByRole("button", { name: "Save game record" }).click()),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  assert.match(text, /1\. e2 e8 \( 1\.\.\. d4h!\? \{Why not\? \(yes\)\} \) \*/);
}

export async function every_format_is_recognised_or_asked_about(stage) {
  const page = await study(stage);
  await paste(page, "e2 e8\ne3 e7");
  await nodes(page, 4);
  await paste(page, "e3g3 / d5 / e4 e6 / 7 8 / 2");
  await page.waitForFunction(() => document.querySelectorAll("[data-placed]").length === 3);
  await eventually(async () => assert.equal(await page.locator("button[data-node]").count(), 0));
  // Rows from the other side, or the other player first: both are possible.
  await paste(page, "e8 e2 e7 e3");
  await page.locator('[data-dialect="qtp"]').click();
  await nodes(page, 4);
  await page.keyboard.press("ArrowRight");
  await at(page, "e8");
  await eventually(async () => assert.equal(await pawn(page, "north"), "e8"));
  await paste(page, '[Event "a"]\n\n1. e2 *\n\n[Event "b"]\n\n1. d1 e8 *\n');
  await page.getByText(/Game .1. of .2/).waitFor();
  await page.getByRole("button", { name: /Game .2. of .2/ }).click();
  await nodes(page, 2);
  await page.getByRole("button", { name: "Open" }).click();
  await page.locator("[data-open-file]").setInputFiles({ name: "x.qgn", mimeType: "text/plain", buffer: Buffer.from('[Players "4"]\n\n1. e2 b5 e8 h5 *') });
  await nodes(page, 4);
  await eventually(async () => assert.equal(await page.locator("[data-pawn]").count(), 4));
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("textbox").fill(GAME);
  await page.locator("dialog").getByRole("button", { name: "Open" }).click();
  await nodes(page, 19);
}

export async function what_cannot_be_read_says_where_and_why_and_changes_nothing(stage) {
  const page = await study(stage);
  await paste(page, "1. e2 e8 *");
  await nodes(page, 2);
  for (const [text, words] of [
    ["1. e2 e8\n2. e4 e7", "Line 2, column 4: The pawn on e2 can’t get to e4 in one move."],
    ["1. e2 {no end", "Line 1, column 7: This comment is not closed: a closing brace is missing."],
    ["e3/e3/e1 e9/10 10/1", "The start position is wrong. The fences e3v and e3h overlap or cross."],
    ["hello world", "Line 1, column 1: “hello” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h."],
    ["x".repeat(1_000_001), "This is larger than 1 MB. Open a smaller file."],
    [`${stage.server.url}/analysis#AYVo7YuB7PaHiU`, "This link is incomplete or damaged. Copy it again, from the first letter to the last."],
    [`${stage.server.url}/analysis#AgVo7YuB7PaHiUA`, "This link was made with a newer version of Fencepost. Reload the page and try again."],
  ]) {
    await paste(page, text);
    await page.waitForFunction((it) => document.querySelector("[data-wrong]")?.textContent.replace(/[\u2068\u2069]/g, "") === it, words).catch(async () => assert.equal(await wrong(page), words));
    assert.equal(await page.locator("button[data-node]").count(), 2);
  }
}

export async function links_go_back_and_forth_and_bad_ones_keep_the_board(stage) {
  const page = await study(stage);
  await paste(page, "1. e2 e8 *");
  await nodes(page, 2);
  await linked(page);
  const first = page.url();
  await paste(page, "1. d1 d9 2. d2 *");
  await nodes(page, 3);
  await page.waitForFunction((it) => location.href !== it && location.hash.length > 4, first);
  await page.goBack();
  await nodes(page, 2);
  await page.goForward();
  await nodes(page, 3);
  // The place in the header leads to a fresh board, and back to the study.
  await page.getByRole("link", { name: "Analysis" }).click();
  await nodes(page, 0);
  await page.goBack();
  await nodes(page, 3);
  const fences = (count) => page.waitForFunction((it) => document.querySelectorAll("[data-placed]").length === it, count);
  for (const [position, count] of [["e3//e2 e9/10 9/1", 1], ["e3g3//e2 e9/9 9/1", 2]]) {
    await paste(page, position);
    await fences(count);
    await page.waitForFunction((it) => location.search.includes(it), position.slice(0, 4));
  }
  await page.goBack();
  await fences(1);
  // A cut link says so, and shows the position that it names.
  const other = await stage.open("/analysis?position=e3//e2+e9/10+9/1#AYVo7YuB7PaHi");
  await other.locator("[data-wrong=link-damaged]").waitFor();
  await other.waitForFunction(() => document.querySelector('[data-fence="e3h"][data-placed]') !== null);
  // An old link works for good.
  const old = await stage.open("/analysis#AYVo7YuB7PaHiUA");
  await nodes(old, 7);
}

export async function a_study_is_kept_on_this_device(stage) {
  const page = await study(stage);
  await page.locator('[data-square="e2"]').click();
  await nodes(page, 1);
  await linked(page);
  await page.goto(`${stage.server.url}/analysis`);
  await ready(page);
  await page.getByRole("button", { name: "Open" }).click();
  await page.locator("[data-study]").click();
  await nodes(page, 1);
}

export async function finished_games_are_reviewed_and_running_ones_are_not(stage) {
  const page = await stage.open("/");
  await begin(page);
  await typed(page, "e2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3".split(" "));
  await page.locator('[data-square="e9"]').click();
  await page.getByRole("button", { name: "Review" }).click();
  await nodes(page, 15);
  await page.goto(`${stage.server.url}/games`);
  await page.getByRole("link", { name: /^Analyse/ }).click();
  await nodes(page, 15);
  const made = await page.evaluate(async () => (await fetch("api/games", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" })).json());
  await page.goto(`${stage.server.url}/analysis?game=${made.id}`);
  await page.locator("[data-wrong=game-running]").waitFor();
  // Once it is over, everybody may look at it.
  await page.evaluate(async ({ id, token, seat }) => {
    const call = (path, body, bearer) => fetch(`api/games/${id}/${path}`, { method: "POST", headers: { "content-type": "application/json", ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }, body: JSON.stringify(body) });
    const other = await (await call("join", {})).json();
    await call("moves", { move: "e2", ply: 0 }, seat === "south" ? token : other.token);
    await call("resign", {}, token);
  }, made);
  await page.reload();
  await page.goto(`${stage.server.url}/analysis?game=${made.id}`);
  await nodes(page, 1);
}

export async function without_shared_memory_the_engine_thinks_in_slices(stage) {
  const page = await stage.open("/rules");
  await page.addInitScript(() => Object.defineProperty(self, "crossOriginIsolated", { value: false }));
  await page.goto(`${stage.server.url}/analysis`);
  await ready(page);
  await page.keyboard.press("e");
  await page.waitForFunction(() => Number(document.querySelector(".engine-state").dataset.depth) >= 4);
  await page.locator('[data-square="e2"]').click();
  await nodes(page, 1);
  await page.waitForFunction(() => Number(document.querySelector(".engine-state").dataset.depth) >= 3);
}

export async function the_engine_thinks_in_one_piece_and_its_moves_can_be_played(stage) {
  const page = await study(stage);
  await eventually(async () => assert.equal(await page.evaluate(() => crossOriginIsolated), true));
  await page.keyboard.press("e");
  await page.waitForFunction(() => Number(document.querySelector(".engine-state").dataset.depth) >= 4);
  await page.locator('.engine-line[data-rank="3"]').waitFor();
  // Where the second module could be built, and there are two cores, somebody helps.
  const threads = await page.evaluate(async () => navigator.hardwareConcurrency > 1 && (await fetch("engine-threads.wasm")).ok);
  await eventually(() => assert.equal(page.workers().some((it) => it.url().includes("helper-worker")), threads));
  await eventually(async () => assert.equal(await page.locator("#board .badge").count(), 3));
  await page.getByRole("button", { name: "Fewer lines" }).click();
  await page.waitForFunction(() => document.querySelectorAll("#board .badge").length === 2);
  await page.locator('.engine-line[data-rank="1"] .engine-move').nth(1).click();
  await nodes(page, 2);
  await page.waitForFunction(() => Number(document.querySelector(".engine-state").dataset.depth) >= 2);
  // Stepping back shows at once what was known.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await ready(page);
  await page.waitForFunction(() => Number(document.querySelector(".engine-state").dataset.depth) >= 4);
  await eventually(async () => {
    const share = Number(await page.locator(".win-bar").getAttribute("data-chance"));
    assert.ok(share > 20 && share < 80, `${share}`);
  });
  await page.keyboard.press("e");
  await eventually(async () => assert.equal(await page.locator(".engine-line").count(), 0));
  await eventually(async () => assert.equal(await page.locator("#board .badge").count(), 0));
}

export async function a_race_is_proven_and_four_players_have_a_chance_each(stage) {
  const page = await study(stage, "/analysis?position=//e7+a8/0+0/1");
  await page.keyboard.press("e");
  await page.getByText(/Win in .3/).waitFor();
  await eventually(async () => assert.equal(await page.locator(".path-card").first().getAttribute("data-steps"), "2"));
  await page.locator('.engine-line[data-rank="1"] .engine-move').last().click();
  await page.getByText(/.Amber. reaches the goal line and wins/).waitFor();
  await eventually(async () => assert.equal(await page.locator(".win-bar").getAttribute("data-chance"), "100"));
  await paste(page, " /  / e1 a5 e9 i5 / 5 5 5 5 / 1");
  await page.waitForFunction(() => document.querySelectorAll(".win-bar span").length === 4);
  await page.locator('.engine-line[data-rank="1"]').waitFor();
}

export async function the_keys_are_listed_and_the_screen_is_clean_for_axe(stage) {
  for (const options of [{}, PHONE]) {
    const page = await study(stage, "/analysis", options);
    await paste(page, GAME);
    await nodes(page, 19);
    await page.keyboard.press("End");
    await page.keyboard.press("e");
    await page.locator('.engine-line[data-rank="2"]').waitFor();
    await page.keyboard.press("c");
    await page.getByRole("textbox", { name: "Comment" }).waitFor();
    await page.evaluate(axe);
    const check = async () => {
      const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }));
      assert.deepEqual(violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.html).join(" | ")}`), []);
    };
    await check();
    await page.keyboard.press("Escape");
    await page.locator(".annotate").waitFor({ state: "detached" });
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("?");
    await page.getByText("Previous or next variation").waitFor();
    await check();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Open" }).click();
    await page.locator("dialog[open] [data-open-file]").waitFor({ state: "attached" });
    await check();
  }
}

export async function everything_is_in_reach_of_a_thumb_in_every_direction(stage) {
  for (const lang of ["en", "de", "fi", "ar"]) {
    const page = await study(stage, `/analysis?lang=${lang}`, PHONE);
    await paste(page, GAME);
    await nodes(page, 19);
    await page.locator(".step-on").click();
    await page.locator(".engine-tool").click();
    await page.locator('.engine-line[data-rank="1"]').waitFor();
    await settled(page);
    const { wide, high, small } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - Math.min(innerWidth, screen.width),
      high: document.querySelector(".study-tools").getBoundingClientRect().bottom - innerHeight,
      small: [...document.querySelectorAll(".study-tools button, .engine-count button")].filter((it) => it.getBoundingClientRect().height < 44).length,
    }));
    assert.ok(wide <= 0, `${lang}: ${wide} px too wide`);
    assert.ok(high <= 0, `${lang}: ${high} px too high`);
    assert.equal(small, 0, lang);
  }
}
