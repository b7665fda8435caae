// How long a first visit takes until the page can be used, with the processor slowed to a quarter: node e2e/measure.mjs [ROUNDS]
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { Server } from "./server.mjs";

const ROUNDS = Number(process.argv[2] ?? 7);
const server = await new Server().start();
const made = await fetch(`${server.url}/api/games`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ seats: ["me", "open"] }),
}).then((answer) => answer.json());
const browser = await chromium.launch(LAUNCH);

async function once(path, selector) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  await tools.send("Network.enable");
  tools.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  // The page's own clock, from the first byte asked for to the frame that shows it. A watcher inside notes the time,
  // because the tools' own scripts would be slowed as well and count.
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(server.url + path, { waitUntil: "commit" });
  let time;
  while (time === undefined) {
    await page.waitForTimeout(1500);
    time = await page.evaluate(() => window.usable);
  }
  await context.close();
  return { time, bytes };
}

for (const [path, selector] of [["/", "[data-start]"], [`/game/${made.id}`, "[data-square]"]]) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await once(path, selector));
  const times = runs.map((it) => Math.round(it.time)).sort((a, b) => a - b);
  const bytes = Math.min(...runs.map((it) => it.bytes));
  console.log(`${path.split("/")[1] || "start"}: usable after ${times[0]} ms at best, ${times[Math.floor(ROUNDS / 2)]} in the median (${times.join(", ")}), ${bytes} bytes until then`);
}
await browser.close();
await server.close();
