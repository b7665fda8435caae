// Accessibility by axe-core: nothing to find, in any look.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function look(page, look) {
  await page.evaluate((it) => (document.documentElement.dataset.look = it), look);
  // Colours in between are nobody's choice.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const ending = document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((it) => it.finished));
  });
}

/** Nothing to find, in any look. */
export async function inspect(page, what, looks = ["wood", "light", "dark"]) {
  // The page's policy forbids scripts from elsewhere, so axe comes in by the tools' own door.
  await page.evaluate(axe);
  for (const name of looks) {
    await look(page, name);
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
      return violations.map((it) => `${it.id}: ${it.nodes.map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
    });
    assert.deepEqual(found, [], `${what} in ${name}`);
  }
}
