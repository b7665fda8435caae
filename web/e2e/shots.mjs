// Pictures of every page in every look and size, to be looked at: node e2e/shots.mjs FOLDER [part of a name]
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { begin, turn, typed } from "./play.mjs";
import { Server } from "./server.mjs";

const [folder = "shots", wanted = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await new Server().start();
const browser = await chromium.launch(LAUNCH);
const sizes = [[390, 844], [768, 1024], [1440, 900]];
const looks = ["wood", "light", "dark"];
const GAME = ["e2", "e8", "e3", "e7", "e4", "d3h", "f3h", "e3v", "c6v", "b6h", "g4v", "g7h"];

const pages = {
  async start() {},
  async "start-invite"(page) {
    await page.check("input[name=mode][value=invite]", { force: true });
    await page.locator(".more").evaluate((details) => (details.open = true));
    await page.locator(".options fieldset").first().locator('input[value="4"]').check({ force: true });
  },
  async settings(page) {
    await page.getByRole("button", { name: "Settings" }).click();
  },
  async game(page) {
    await begin(page, { clock: 3 });
    await typed(page, GAME);
    await turn(page);
  },
  async refused(page) {
    await begin(page, {});
    await typed(page, ["a1h", "c1h", "e1h", "g1h"]);
    await turn(page);
    await page.evaluate(() => {
      document.querySelector('[data-fence="h1v"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    await page.locator(".note:not([hidden])").waitFor();
  },
  async four(page) {
    await page.evaluate(() => localStorage.setItem("fencepost:settings", JSON.stringify({ overlays: { ways: true } })));
    await page.reload();
    await begin(page, { players: 4, clock: 3 });
    await typed(page, ["e2", "b5", "e8", "h5", "d3h", "e6v", "c7h", "f4v"]);
    await turn(page);
  },
  async won(page) {
    await begin(page, {});
    await typed(page, ["e2", "d9", "e3", "d8", "e4", "d7", "e5", "d6", "e6", "d5", "e7", "d4", "e8", "d3", "e9"]);
    await page.locator("[data-result]").waitFor();
  },
  async invite(page) {
    await begin(page, { mode: "invite", first: "me", clock: 3 });
    await page.locator(".qr path").waitFor();
  },
  async invited(page) {
    await begin(page, { mode: "invite", first: "me", clock: 3 });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole("button", { name: "Join and play" }).waitFor();
  },
  async more(page) {
    await begin(page, {});
    await turn(page);
    await page.getByRole("button", { name: "More" }).click();
  },
  async missing(page) {
    await page.goto(`${server.url}/nowhere`);
  },
};

for (const [name, act] of Object.entries(pages)) {
  for (const [width, height] of sizes) {
    if (!`${name}-${width}`.includes(wanted)) continue;
    const phone = width < 500;
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: phone, isMobile: phone, deviceScaleFactor: phone ? 2 : 1 });
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    await page.goto(server.url);
    await page.waitForTimeout(400);
    try {
      await act(page);
      for (const look of looks) {
        await page.evaluate((it) => (document.documentElement.dataset.look = it), look);
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/${name}-${width}-${look}.png` });
      }
    } catch (error) {
      console.log(`${name} ${width}: ${error.message}`);
    }
    await context.close();
  }
}
await browser.close();
await server.close();
