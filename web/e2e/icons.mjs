// Makes the icons that need pixels from icon.svg: node e2e/icons.mjs
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch(LAUNCH);
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: new URL(`../public/icon-${size}.png`, import.meta.url).pathname });
}
await browser.close();
