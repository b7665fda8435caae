import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";

const size = (name: string) => statSync(`dist/${name}.br`).size;

// Without a build there is nothing to weigh; ./check builds first.
describe.runIf(existsSync("dist/index.html"))("the built page", () => {
  it("costs a first visit at most 150 kB compressed, all parts that are ever fetched together", () => {
    const names = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name));
    expect(names.length).toBeGreaterThan(5);
    expect(names.map(size).reduce((sum, it) => sum + it, 0)).toBeLessThan(150_000);
  });

  it.runIf(existsSync("dist/engine.wasm"))("has a module of at most 350 kB compressed", () => {
    expect(size("engine.wasm")).toBeLessThan(350_000);
  });

  it("keeps for flight mode every file that the page itself names", () => {
    const worker = readFileSync("dist/sw.js", "utf8");
    const page = readFileSync("dist/index.html", "utf8");
    for (const [, name] of page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)) expect(worker).toContain(name);
    expect(worker).not.toContain("__KEPT__");
  });
});
