// Compares modules of the engine with the program, even on a busy machine: node e2e/module-speed.mjs [rounds] [players] [module…]
//
// Program and modules search the same positions in turn, with so few nodes that many searches are not interrupted by other work. The
// best of each counts. A module searches in one piece (run), where it asks the page whether to stop, and in a single slice (advance), where
// it does not. Default: 100 rounds with two players and public/engine.wasm.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";

const [rounds = "100", players = "2", ...files] = process.argv.slice(2);
const top = new URL("../../", import.meta.url).pathname;
const program = [process.env.FENCEPOST, `${top}target/release/fencepost`].find((it) => it && existsSync(it));
const modules = files.length > 0 ? files : [`${top}web/public/engine.wasm`];
const NODES = 5000;
const SETTINGS = "setoption name Hash value 1";
const POSITIONS = {
  2: [
    "position startpos",
    "position startpos moves e2 e8 e3 e7 e4 e6 d3h e6v",
    "position pos e3g3b5 / d5f6 / e4 e6 / 7 8 / 2",
    "position pos c2e2g2d6f6h3 / c5g6h6e4 / e6 e5 / 5 5 / 1",
  ],
  3: ["position startpos players 3", "position startpos players 3 moves e2 b5 e8 e3 c5 e7 c3h f5v d6v"],
  4: ["position startpos players 4", "position startpos players 4 moves e2 b5 e8 h5 e3 c5 e7 g5 d3h e6v b4v f7h"],
}[players];

/** Positions a second, by the last line of a search. */
const speedOf = (lines) => Number(/ nps (\d+) /.exec(lines.findLast((line) => line.startsWith("info depth ")) ?? "")?.[1] ?? 0);

const native = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();

async function inProgram(position) {
  native.stdin.write(`ucinewgame\n${position}\ngo nodes ${NODES}\n`);
  const said = [];
  for (;;) {
    const { value } = await lines.next();
    if (value === undefined || value.startsWith("bestmove")) return speedOf(said);
    said.push(value);
  }
}

/** The time is exact only where the page is cross-origin isolated. */
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
const browser = await chromium.launch(LAUNCH);
const page = await browser.newPage();
await page.route("**/*", (route) => route.fulfill({ body: "<!doctype html>", contentType: "text/html", headers: ISOLATED }));
await page.goto("http://127.0.0.1/");

const begin = (file) =>
  page.evaluate(async ([name, base64, settings]) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const imports = { now: () => performance.now(), should_stop: () => 0, say: () => undefined };
    const { exports } = (await WebAssembly.instantiate(bytes, { page: imports })).instance;
    const send = (line) => {
      const encoded = new TextEncoder().encode(line);
      const at = exports.input(encoded.length);
      new Uint8Array(exports.memory.buffer, at, encoded.length).set(encoded);
      exports.line(encoded.length, performance.now());
    };
    send(settings);
    (window.engines ??= {})[name] = (way, position, nodes) => {
      for (const line of ["ucinewgame", position, `go nodes ${nodes}`]) send(line);
      const start = performance.now();
      if (way === "run") exports.run();
      else exports.advance(nodes, start);
      const time = performance.now() - start;
      exports.output();
      return (1000 * nodes) / time;
    };
  }, [file, readFileSync(file).toString("base64"), SETTINGS]);

const inPage = (file, way, position, nodes = NODES) =>
  page.evaluate(([name, ...search]) => window.engines[name](...search), [file, way, position, nodes]);

native.stdin.write(`${SETTINGS}\n`);
const kinds = [["program", inProgram]];
for (const file of modules) {
  await begin(file);
  // The browser compiles the module a second time, for speed, while it runs.
  for (const position of POSITIONS) await inPage(file, "run", position, 40 * NODES);
  for (const way of ["run", "advance"]) kinds.push([`${file} ${way}`, (position) => inPage(file, way, position)]);
}
const best = new Map(kinds.map(([name]) => [name, POSITIONS.map(() => 0)]));
for (let round = 0; round < Number(rounds); round++) {
  for (const [index, position] of POSITIONS.entries()) {
    for (const [name, think] of kinds) {
      const speeds = best.get(name);
      speeds[index] = Math.max(speeds[index], await think(position));
    }
  }
}
native.stdin.end("quit\n");
await browser.close();

const mean = (all) => all.reduce((sum, it) => sum + it, 0) / all.length;
const base = mean(best.get("program"));
for (const [name, speeds] of best) console.log(`${Math.round(mean(speeds))} nps (${(mean(speeds) / base).toFixed(3)}) ${name}`);
