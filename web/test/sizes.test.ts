import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The files of each language, as the service worker knows them. */
function languageFiles(): Record<string, string[]> {
  if (!existsSync("dist/sw.js")) return {};
  const list = /LANGUAGES = (\{.*\});/.exec(readFileSync("dist/sw.js", "utf8"))?.[1] ?? "{}";
  return JSON.parse(list) as Record<string, string[]>;
}

const size = (name: string) => statSync(`dist/${name}.br`).size;

// Without a build there is nothing to weigh; ./check builds first.
describe.runIf(existsSync("dist/index.html"))("the built page", () => {
  const languages = languageFiles();

  const sum = (some: readonly string[]) => some.map(size).reduce((all, it) => all + it, 0);

  it("costs a first visit at most 66 kB compressed, in the longest of the languages", () => {
    const page = readFileSync("dist/index.html", "utf8");
    const named = [...page.matchAll(/(?:src|href)="\.?\/?([^":]+\.(?:js|css|svg|webmanifest))"/g)].map((it) => it[1] ?? "");
    expect(named.filter((name) => name.startsWith("assets/")).length).toBeGreaterThan(2);
    // The start page reads these three files of a language.
    const lines = Object.values(languages).map((names) => sum(names.filter((name) => /assets\/(home|page|seats)-/.test(name))));
    expect(lines.every((it) => it > 1000)).toBe(true);
    expect(sum(["index.html", "sw.js", ...named]) + Math.max(...lines)).toBeLessThan(66_000);
  });

  /** What only the analysis board needs: its code and style with the report and the explorer, its worker, and its files of a language. */
  const ofStudy = (name: string) => /assets\/(analysis|engine-worker|helper-worker|records|panel|report|explorer)-/.test(name);

  it("costs at most 100 kB compressed more where somebody opens a study", () => {
    const names = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) => ofStudy(name) && /\.(js|css)$/.test(name));
    const foreign = new Set(Object.values(languages).flat());
    const own = names.filter((name) => !foreign.has(name));
    expect(own.length).toBeGreaterThan(2);
    const lines = Math.max(...Object.values(languages).map((all) => sum(all.filter(ofStudy))));
    expect(sum(own) + lines).toBeLessThan(100_000);
  });

  it("costs at most 150 kB compressed with all other parts that are ever fetched, in the longest of the languages", () => {
    const all = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name));
    const others = (name: string) => !ofStudy(name) && !ofLearning(name) && !ofClubs(name);
    const names = all.filter(others);
    expect(names.length).toBeGreaterThan(5);
    const foreign = new Set(Object.values(languages).flat());
    const longest = Math.max(0, ...Object.values(languages).map((its) => sum(its.filter(others))));
    expect(sum(names.filter((name) => !foreign.has(name))) + longest).toBeLessThan(150_000);
  });

  /** What lessons and puzzles need beside a game: their code and style, the puzzles themselves, and the lines of a language. */
  const ofLearning = (name: string) => /assets\/(learn|puzzles|practice-board|reasons)-/.test(name);

  it("costs at most 60 kB compressed more where somebody learns or solves puzzles", () => {
    const names = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) => ofLearning(name) && /\.(js|css)$/.test(name));
    const foreign = new Set(Object.values(languages).flat());
    const own = names.filter((name) => !foreign.has(name));
    expect(own.length).toBeGreaterThan(3);
    const lines = Math.max(...Object.values(languages).map((all) => sum(all.filter(ofLearning))));
    expect(sum(own) + lines).toBeLessThan(60_000);
  });

  /** What a club needs: clock and tournaments, code and style, and the lines of a language. */
  const ofClubs = (name: string) => /assets\/(clock|tournaments?|tournament-screen)-/.test(name);

  it("costs at most 40 kB compressed more where a club runs a tournament", () => {
    const names = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) => ofClubs(name) && /\.(js|css)$/.test(name));
    const foreign = new Set(Object.values(languages).flat());
    const own = names.filter((name) => !foreign.has(name));
    expect(own.length).toBeGreaterThan(5);
    const lines = Math.max(...Object.values(languages).map((all) => sum(all.filter(ofClubs))));
    expect(sum(own) + lines).toBeLessThan(40_000);
  });

  it("can keep the lines of every language for flight mode", () => {
    const there = readdirSync("../locales").filter((tag) => tag !== "en");
    expect(Object.keys(languages).sort()).toEqual(there.sort());
    const most = Math.max(...Object.values(languages).map((names) => names.length));
    expect(most).toBeGreaterThan(12);
    expect(Object.values(languages).every((names) => names.length === most && names.every((name) => existsSync(`dist/${name}`)))).toBe(true);
  });

  it("has every line that a screen reads in every language", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const read = sources.flatMap((name) => [...readFileSync(`src/${name}`, "utf8").matchAll(/locales\/en\/(\w+)\.ftl\?raw/g)].map((it) => it[1] ?? ""));
    expect(read.length).toBeGreaterThan(10);
    for (const [tag, names] of Object.entries(languages)) {
      for (const file of new Set(read)) expect(names.some((name) => name.startsWith(`assets/${file}-${tag}-`)), `${tag}/${file}`).toBe(true);
    }
  });

  it.runIf(existsSync("dist/engine.wasm"))("has modules of at most 350 kB compressed each", () => {
    for (const name of ["engine.wasm", "engine-threads.wasm"]) if (existsSync(`dist/${name}`)) expect(size(name), name).toBeLessThan(350_000);
  });

  it("keeps for flight mode every file that the page itself names", () => {
    const worker = readFileSync("dist/sw.js", "utf8");
    const page = readFileSync("dist/index.html", "utf8");
    for (const [, name] of page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)) expect(worker).toContain(name);
    expect(worker).not.toContain("__KEPT__");
  });
});
