// How the page answers while somebody plays, with the processor slowed to a quarter: node e2e/responsiveness.mjs [ROUNDS]
// Long tasks, the time from an interaction to the next frame, and shifts of the layout.
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { begin, turn, waitForMoves } from "./play.mjs";
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
    if (it.interactionId > 0) window.noted.events.push({ name: it.name, startTime: it.startTime, duration: it.duration });
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

/** Eight moves against the computer, steps through them, and the panels of a game. */
async function play(page) {
  await begin(page, { mode: "computer", first: "me", level: 1 });
  await turn(page);
  await page.waitForTimeout(1000);
  const from = await page.evaluate(() => performance.now());
  const clicked = async (locator) => {
    await locator.click();
    await page.waitForTimeout(300);
  };
  for (let round = 0; round < 8; round++) {
    const kind = round % 2 === 0 ? "square" : "fence";
    const place = page.locator(`[data-${kind}][data-legal]`).nth(kind === "fence" ? 40 : 0);
    await place.hover();
    await place.click();
    await waitForMoves(page, 2 * round + 2);
    await turn(page);
  }
  for (const key of ["Home", "ArrowRight", "ArrowRight", "End", "f", "f"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
  }
  await clicked(page.getByRole("button", { name: "More" }));
  await page.keyboard.press("Escape");
  await clicked(page.getByRole("button", { name: "Settings" }));
  await page.keyboard.press("Escape");
  await clicked(page.getByRole("button", { name: "Take back" }));
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
    slowest: noted.events.toSorted((a, b) => b.duration - a.duration).slice(0, 3).map((it) => `${it.name} ${it.duration}`).join(", "),
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
