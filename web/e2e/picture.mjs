// Makes the pictures of the page that the README shows: node e2e/picture.mjs
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { turn } from "./play.mjs";
import { Server } from "./server.mjs";

const top = new URL("../../", import.meta.url).pathname;
const record = readFileSync(`${top}docs/images/game.qgn`, "utf8").split("\n\n")[1];
const moves = record.replace(/\{[^}]*\}/g, "").split(/\s+/).filter((word) => /^[a-i][1-9][hv]?$/.test(word)).slice(0, 30);
const game = {
  id: "picture",
  setup: { players: 2, width: 9, height: 9, fences: null },
  chairs: [{ kind: "person" }, { kind: "engine", level: 6 }],
  clock: { kind: "increment", initial: 600, increment: 5 },
  moves,
  clocks: { left: [461_000, 523_000], running: null, since: 0, wait: 0 },
  ended: null,
  changed: 0,
};

const server = await new Server().start();
const browser = await chromium.launch(LAUNCH);
for (const [name, width, height, look] of [["desk", 1280, 800, "wood"], ["phone", 390, 780, "dark"]]) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(server.url);
  await page.evaluate(
    ([kept, chosen]) => {
      localStorage.setItem("fencepost:game:picture", JSON.stringify(kept));
      localStorage.setItem("fencepost:settings", JSON.stringify({ look: chosen }));
    },
    [game, look],
  );
  await page.goto(`${server.url}/local/picture`);
  await turn(page);
  await page.locator('[data-fence="b5h"]').hover();
  await page.screenshot({ path: `${top}docs/images/page-${name}.jpg`, type: "jpeg", quality: 78 });
}
await browser.close();
await server.close();
