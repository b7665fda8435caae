// How long the page takes for a report: node e2e/report-speed.mjs GAME.qgn…
//
// Other work on the machine makes the clock say more; the processor time of the browser with all its processes is what it costs.
import { readFileSync, readdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { Server } from "./server.mjs";

/** The kernel counts in hundredths of a second. */
const TICKS = 100;

function processes() {
  return readdirSync("/proc").filter((it) => /^\d+$/.test(it)).flatMap((pid) => {
    try {
      const text = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
      return [{ pid: Number(pid), parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** The processor time of a process and of all that it started. */
function processorTime(first) {
  const all = processes();
  const family = new Set([first]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

const server = await new Server().start();
const launched = await chromium.launchServer(LAUNCH);
const browser = await chromium.connect(launched.wsEndpoint());
const spent = () => processorTime(launched.process().pid);
for (const file of process.argv.slice(2)) {
  const page = await browser.newPage();
  page.setDefaultTimeout(1_200_000);
  await page.goto(`${server.url}/analysis`);
  await page.waitForFunction(() => document.querySelector("#board [data-legal]") !== null);
  await page.evaluate((it) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", it);
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, readFileSync(file, "utf8"));
  await page.locator("button[data-node]").first().waitFor();
  const plies = await page.locator("button[data-node]").count();
  await page.locator("[data-view=report]").click();
  const [before, start] = [spent(), Date.now()];
  await page.locator("[data-make]").click();
  await page.locator("[data-report]").waitFor();
  console.log(`${file}: ${plies} plies, ${(spent() - before).toFixed(1)} s of processor time, ${((Date.now() - start) / 1000).toFixed(1)} s on the clock`);
  await page.close();
}
await browser.close();
await launched.close();
await server.close();
