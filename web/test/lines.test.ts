import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bare } from "../bare-lines.ts";
import { lines as ofExplorer } from "../src/explorer/panel";
import { t } from "../src/language/language";
import { lines as ofAnalysis } from "../src/pages/analysis";
import { lines as ofClock } from "../src/pages/clock";
import { lines as ofEditor } from "../src/pages/editor";
import { lines as ofEmbed } from "../src/pages/embed";
import { lines as ofGame } from "../src/pages/game";
import { lines as ofGames } from "../src/pages/games";
import { lines as ofHome } from "../src/pages/home";
import { lines as ofLearn } from "../src/pages/learn";
import { lines as ofPuzzles } from "../src/pages/puzzles";
import { lines as ofTournament } from "../src/pages/tournament";
import { lines as ofReport } from "../src/report/panel";
import german from "../../locales/de/page.ftl?raw";

const FILES = [...new Set(["page", "seats", ...Object.keys(ofHome), ...Object.keys(ofGames), ...Object.keys(ofGame), ...Object.keys(ofAnalysis), ...Object.keys(ofExplorer), ...Object.keys(ofReport), ...Object.keys(ofEditor), ...Object.keys(ofEmbed), ...Object.keys(ofLearn), ...Object.keys(ofPuzzles), ...Object.keys(ofClock), ...Object.keys(ofTournament)])];

const english = FILES.flatMap((file) => [
  ...new FluentResource(readFileSync(`../locales/en/${file}.ftl`, "utf8")).body.map((it) => it.id),
]);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|rs)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe("the lines of the page", () => {
  it("are all there", () => {
    const asked = sources("src").flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((it) => it[1] ?? ""));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !english.includes(id))).toEqual([]);
  });

  it("lose nothing but their comments when the page is built", () => {
    for (const tag of readdirSync("../locales")) {
      // A language may not have a file yet: English stands in.
      for (const file of FILES) {
        const whole = readFileSync(`../locales/${tag}/${file}.ftl`, "utf8");
        expect(new FluentResource(bare(whole)).body, tag).toEqual(new FluentResource(whole).body);
        expect(bare(whole)).not.toMatch(/^(#|\n)/m);
      }
    }
    expect(bare("a =\n    One\n\n    two.\n\n# Three\nb = 4\n")).toBe("a =\n    One\n\n    two.\nb = 4\n");
    expect(german).not.toContain("#");
  });

  it("refer to no other line, so that each file can be read by itself when it is needed", () => {
    for (const tag of readdirSync("../locales")) {
      for (const file of FILES) expect(readFileSync(`../locales/${tag}/${file}.ftl`, "utf8"), `${tag}/${file}`).not.toMatch(/\{ *-?[a-z][a-z0-9-]* *\}/);
    }
  });

  it("are all used", () => {
    const own = ["page", "home", "games", "play", "analysis", "report", "explorer", "editor", "share"].flatMap((file) => [
      ...new FluentResource(readFileSync(`../locales/en/${file}.ftl`, "utf8")).body.map((it) => it.id),
    ]);
    // Some are for the server, which writes the beginning of the page.
    const all = [...sources("src"), ...sources("../crates/server/src")];
    const quoted = new Set(all.flatMap((text) => [...text.matchAll(/"([a-z0-9-]+)"/g)].map((it) => it[1])));
    expect(own.filter((id) => !quoted.has(id))).toEqual([]);
  });

  it("are shown in English where a language lacks them, never as a key", () => {
    expect(t("your-turn")).toBe("Your turn");
    const seats = (open: number) => t("invite-seats", { open }).replace(/[\u2068\u2069]/g, "");
    expect([seats(1), seats(2)]).toEqual(["One seat is free", "2 seats are free"]);
  });
});
