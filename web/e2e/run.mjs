// Runs the end-to-end tests: npm run e2e [-- part of a name]
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { Server } from "./server.mjs";

const wanted = process.argv[2] ?? "";
if (LAUNCH.executablePath === undefined) {
  console.error("e2e: Chromium is missing; on Debian: apt-get install chromium");
  process.exit(1);
}

// Several run at once, each with a server and a browser of its own: with two, on two busy processors, they take three quarters of the time. Somebody's own
// server is only one.
const WORKERS = process.env.E2E_PORT || process.env.E2E_URL ? 1 : Math.min(availableParallelism(), 4);
let passed = 0;
let failed = 0;

/** Whether the page has drawn its first screen. Pages without scripts of ours, such as the rules, have once they are loaded. */
function drawn() {
  const root = document.getElementById("page");
  // The page comes with the beginning of its header.
  const begun = root === null || (root.querySelector(":scope > :not(header)") !== null && root.querySelector(":scope > main[aria-busy]:not([class])") === null);
  // What nobody sees at first, such as the list of languages, comes last.
  return begun && [...document.querySelectorAll("[data-language]")].every((it) => it.length > 1);
}

/** From now on, an address that was gone to is one that is seen. */
function waitForScreens(page) {
  for (const name of ["goto", "reload"]) {
    const load = page[name].bind(page);
    page[name] = async (...rest) => {
      const answer = await load(...rest);
      await page.waitForFunction(drawn);
      return answer;
    };
  }
}

/** What a test is handed: the server, and pages of their own that report every error of the page. */
function stage(server, browser) {
  const contexts = [];
  const errors = [];
  return {
    server,
    errors,
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      waitForScreens(page);
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // A server that is down on purpose is not an error of the page.
        if (message.type() === "error" && !/Failed to load resource|WebSocket connection|ERR_/.test(message.text())) errors.push(message.text());
      });
      await page.goto(server.url + path);
      return page;
    },
    /** What the pages show: it tells more about a failure than the place in the test. */
    async seen() {
      const pages = contexts.flatMap((context) => context.pages());
      const text = (page) => page.evaluate(() => (document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body).innerText.slice(0, 600)).catch(String);
      return (await Promise.all(pages.map(async (page) => `seen at ${page.url()}: ${await text(page)}`))).join("\n");
    },
    async close() {
      for (const context of contexts) await context.close();
    },
  };
}

async function run({ title, test }, server, browser) {
  const start = Date.now();
  const hand = stage(server, browser);
  try {
    await test(hand);
    if (hand.errors.length > 0) throw new Error(`the page said: ${hand.errors.join("; ")}`);
    passed++;
    console.log(`ok      ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    const said = hand.errors.map((it) => `the page said: ${it}\n`).join("");
    console.log(`FAILED  ${title}\n${error.stack ?? error}\n${said}${await hand.seen()}\n`);
  }
  await hand.close();
}

/** Runs one test after the other until none is left. */
async function work(waiting) {
  const server = await new Server().start();
  const browser = await chromium.launch(LAUNCH);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next, server, browser);
  await browser.close();
  await server.close();
}

const waiting = [];
for (const file of readdirSync(new URL("./tests/", import.meta.url)).sort()) {
  const tests = await import(`./tests/${file}`);
  for (const [name, test] of Object.entries(tests)) {
    const title = `${file.replace(".mjs", "")}: ${name.replaceAll("_", " ")}`;
    if (title.includes(wanted)) waiting.push({ title, test });
  }
}
await Promise.all(Array.from({ length: Math.min(WORKERS, waiting.length) }, () => work(waiting)));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
