// Pictures of start, game and rules in every language on a phone, on sheets to be looked at: node e2e/sheets.mjs FOLDER
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { PHONE, begin, typed } from "./play.mjs";
import { Server } from "./server.mjs";

const [folder = "shots"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await new Server().start();
const browser = await chromium.launch(LAUNCH);
const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 1, reducedMotion: "reduce" });
const page = await context.newPage();
await page.goto(server.url);
await page.locator("header [data-language] option").nth(1).waitFor({ state: "attached" });
const tags = await page.locator("header [data-language] option").evaluateAll((all) => all.map((it) => it.value));

async function speak(tag) {
  await page.locator("header [data-language]").selectOption(tag);
  await page.waitForFunction((it) => document.documentElement.lang === it, tag);
  await page.waitForTimeout(60);
}

const screens = {
  start: { ready: async () => {}, show: speak },
  game: {
    ready: async () => {
      await page.goto(server.url);
      await begin(page, { mode: "computer", first: "me", clock: 3, level: 3 });
      await typed(page, ["e2"]);
      await page.locator('[data-square="e9"]').click();
    },
    show: speak,
  },
  rules: { ready: async () => {}, show: (tag) => page.goto(`${server.url}/rules/${tag}`) },
};

/** Eight pictures on a sheet, each under its tag. */
async function sheet(name, some, number) {
  const pictures = some.map((tag) => {
    const data = readFileSync(`${folder}/${name}-${tag}.png`).toString("base64");
    return `<figure><figcaption>${tag}</figcaption><img width="390" src="data:image/png;base64,${data}"></figure>`;
  });
  const blank = await browser.newPage({ viewport: { width: 1660, height: 1780 } });
  await blank.setContent(`<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:12px;font:16px sans-serif}figure{margin:0}</style>${pictures.join("")}`);
  await blank.screenshot({ path: `${folder}/sheet-${name}-${number}.png` });
  await blank.close();
}

for (const [name, { ready, show }] of Object.entries(screens)) {
  await ready();
  for (const tag of tags) {
    await show(tag);
    await page.screenshot({ path: `${folder}/${name}-${tag}.png` });
  }
  for (let from = 0; from < tags.length; from += 8) await sheet(name, tags.slice(from, from + 8), from / 8 + 1);
}
await browser.close();
await server.close();
