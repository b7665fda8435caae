// How the page answers while somebody plays, with the processor slowed to a quarter: node e2e/responsiveness.mjs [ROUNDS]
// Long tasks, the time from an interaction to the next frame, and shifts of the layout.
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { Server } from "./server.mjs";

const ROUNDS = Number(process.argv[2] ?? 5);
const server = await new Server().start();
const browser = await chromium.launch(LAUNCH);

/** Notes in the page itself what the browser measures. */
function watch() {
  window.noted = { tasks: [], events: [], shift: 0 };
  const observe = (type, options, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe("longtask", {}, ({ startTime, duration }) => window.noted.tasks.push({ startTime, duration }));
  observe("event", { durationThreshold: 16 }, (it) => {
    if (it.interactionId > 0) window.noted.events.push({ name: it.name, startTime: it.startTime, duration: it.duration, handlers: Math.round(it.processingEnd - it.processingStart), target: it.target?.outerHTML?.slice(0, 50) });
  });
  observe("layout-shift", {}, (it) => {
    if (!it.hadRecentInput) window.noted.shift += it.value;
  });
}

async function visit(options) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(server.url);
  await page.locator("[data-start]").waitFor();
  await page.waitForTimeout(2500);
  return { context, page };
}

// What drives the page runs in the page, too. So places are found by plain selectors, and looked for ten times a second rather than in every frame: the
// tasks that are measured are those of the page.

/** Waits until the page says yes. */
async function until(page, what, value) {
  while (!(await page.evaluate(what, value))) await page.waitForTimeout(100);
}

/** Points at the middle of an element and clicks. */
async function press(page, selector, at = 0) {
  await until(page, ([selector, at]) => document.querySelectorAll(selector)[at] !== undefined, [selector, at]);
  const [x, y] = await page.evaluate(([selector, at]) => {
    const element = document.querySelectorAll(selector)[at];
    // Below the window nothing can be clicked.
    if (element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    // A place for a fence is found a little off its middle, which it shares with another.
    const along = element.matches("[data-fence$=h]") ? 0.3 : 0.5;
    return [box.left + along * box.width, box.top + box.height / 2];
  }, [selector, at]);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await page.waitForTimeout(300);
}

const myTurn = () => document.querySelector("#board [data-legal]") !== null;
const moved = (count) => document.querySelectorAll("[data-ply]").length >= count;

/** Eight moves against the computer, steps through them, and the panels of a game. */
async function play(page) {
  await press(page, "input[name=mode][value=computer] + span");
  await press(page, ".more summary");
  await press(page, ".first label:nth-of-type(2)");
  await press(page, "[data-start]");
  await until(page, myTurn);
  await page.waitForTimeout(1000);
  const from = await page.evaluate(() => performance.now());
  for (let round = 0; round < 8; round++) {
    if (round % 2 === 0) await press(page, "[data-square][data-legal]");
    else await press(page, "[data-fence$=h][data-legal]", 20);
    await until(page, moved, 2 * round + 2);
    await until(page, myTurn);
  }
  for (const key of ["Home", "ArrowRight", "ArrowRight", "End", "f", "f"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
  }
  await press(page, ".actions [aria-haspopup=dialog]");
  await page.keyboard.press("Escape");
  await press(page, ".top-tools > button:last-child");
  await page.keyboard.press("Escape");
  await press(page, ".actions > button");
  await page.waitForTimeout(1000);
  return from;
}

async function once(options) {
  const { context, page } = await visit(options);
  const shiftAtHome = await page.evaluate(() => window.noted.shift);
  const from = await play(page);
  const noted = await page.evaluate(() => window.noted);
  await context.close();
  const longest = (all) => Math.round(Math.max(0, ...all.map((it) => it.duration)));
  return {
    shiftAtHome,
    shift: noted.shift,
    loading: longest(noted.tasks.filter((it) => it.startTime < from)),
    playing: longest(noted.tasks.filter((it) => it.startTime >= from)),
    interaction: longest(noted.events),
    slowest: noted.events.toSorted((a, b) => b.duration - a.duration).slice(0, 3).map((it) => `${it.name} ${it.duration}, of which handlers ${it.handlers}, at ${it.target}`).join("; "),
  };
}

for (const [name, options] of [["phone", {}], ["desk", { viewport: { width: 1440, height: 900 } }]]) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await once(options));
  const all = (key) => runs.map((it) => it[key]).join(", ");
  console.log(`${name}: longest task while playing ${all("playing")} ms (0: none over 50), before ${all("loading")} ms; slowest interaction ${all("interaction")} ms; layout shift at the start page ${all("shiftAtHome")}, in all ${all("shift")}`);
  console.log(`  slowest of the last round: ${runs.at(-1).slowest}`);
}
await browser.close();
await server.close();
