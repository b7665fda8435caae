// Compares the engine in the page with the program: node e2e/engine-speed.mjs [rounds]
//
// Program, page in one piece, with two threads and in slices think about the same positions in turn. Other work on the machine only ever makes one of
// them slower, so the best of many short searches counts as its speed. Depth is what it reaches with the nodes of two such seconds.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { Server } from "./server.mjs";

const ROUNDS = Number(process.argv[2] ?? 8);
const SHORT = 500;
/** A search for depth lasts until it has its nodes, or so long. */
const LONG = 40_000;
const POSITIONS = [
  "position startpos",
  "position startpos moves e2 e8 e3 e7 e4 e6 d3h e6v",
  "position pos e3g3b5 / d5f6 / e4 e6 / 7 8 / 2",
  "position pos c2e2g2d6f6h3 / c5g6h6e4 / e6 e5 / 5 5 / 1",
];
const top = new URL("../../", import.meta.url).pathname;
const program = [process.env.FENCEPOST, `${top}target/release/fencepost`].find((it) => it && existsSync(it));

const number = (line, word) => Number(line.split(" ")[line.split(" ").indexOf(word) + 1]);
const isInfo = (line) => line.startsWith("info depth ") && line.includes(" multipv 1 ");

/** Positions a second, by the last line of a search. */
const speedOf = (lines) => number(lines.filter(isInfo).at(-1) ?? "", "nps") || 0;

/** The depth that was reached with so many nodes. */
const depthOf = (lines, nodes) => Math.max(0, ...lines.filter((line) => isInfo(line) && number(line, "nodes") <= nodes).map((line) => number(line, "depth")));

class Native {
  #process = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  async think(position, time, nodes) {
    this.#process.stdin.write(`ucinewgame\nsetoption name Hash value 64\n${position}\ngo ${nodes === undefined ? "infinite" : `nodes ${nodes}`}\n`);
    if (nodes === undefined) setTimeout(() => this.#process.stdin.write("stop\n"), time);
    const said = [];
    for (;;) {
      const { value } = await this.#lines.next();
      if (value === undefined || value.startsWith("bestmove")) return said;
      said.push(value);
    }
  }

  end() {
    this.#process.stdin.end("quit\n");
  }
}

const server = await new Server().start();
const browser = await chromium.launch(LAUNCH);
const page = await browser.newPage();
await page.goto(`${server.url}/analysis`);
const worker = readdirSync(new URL("../dist/assets/", import.meta.url)).find((name) => /^engine-worker-.*\.js$/.test(name));

/** A worker of the page, which thinks until the page wants something else. It is kept, as the page keeps it. */
const begin = (kind) =>
  page.evaluate(async ([url, name]) => {
    const worker = new Worker(url, { type: "module", name: document.baseURI });
    const memory = name === "slices" ? null : new SharedArrayBuffer(4);
    const engine = { worker, wanted: memory === null ? null : new Int32Array(memory), said: [], id: 0 };
    const ready = new Promise((resolve) => {
      worker.onmessage = ({ data }) => (data.kind !== "said" ? resolve(data.kind) : data.id === engine.id ? engine.said.push(data.line) : undefined);
    });
    worker.postMessage({ kind: "begin", wanted: memory, threads: name === "threads" ? 2 : 1 });
    if ((await ready) !== "ready") throw new Error("no module");
    (window.engines ??= {})[name] = engine;
  }, [`/assets/${worker}`, kind]);

const inPage = (kind, position, time, nodes = Number.MAX_SAFE_INTEGER) =>
  page.evaluate(async ([name, line, time, enough]) => {
    const engine = window.engines[name];
    const next = () => {
      engine.id++;
      engine.said = [];
      if (engine.wanted !== null) Atomics.store(engine.wanted, 0, engine.id);
    };
    next();
    engine.worker.postMessage({ kind: "think", id: engine.id, lines: ["ucinewgame", `setoption name Threads value ${name === "threads" ? 2 : 1}`, line] });
    const until = performance.now() + time;
    const searched = () => Number(/ nodes (\d+)/.exec(engine.said.at(-1) ?? "")?.[1] ?? 0);
    while (performance.now() < until && searched() < enough) await new Promise((resolve) => setTimeout(resolve, Math.min(200, time)));
    const { said } = engine;
    next();
    engine.worker.postMessage({ kind: "stop" });
    return said;
  }, [kind, position, time, nodes]);

const native = new Native();
for (const kind of ["piece", "threads", "slices"]) {
  await begin(kind);
  // The browser compiles the module a second time, for speed, while it runs.
  await inPage(kind, POSITIONS[0], 5000);
}
const kinds = {
  native: (position, ...limits) => native.think(position, ...limits),
  piece: (position, ...limits) => inPage("piece", position, ...limits),
  threads: (position, ...limits) => inPage("threads", position, ...limits),
  slices: (position, ...limits) => inPage("slices", position, ...limits),
};
const speeds = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, {}]));
for (let round = 0; round < ROUNDS; round++) {
  for (const position of POSITIONS) {
    for (const [kind, think] of Object.entries(kinds)) {
      const speed = speedOf(await think(position, SHORT));
      speeds[kind][position] = Math.max(speeds[kind][position] ?? 0, speed);
    }
  }
}
const depths = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
for (const position of POSITIONS) {
  for (const [kind, think] of Object.entries(kinds)) {
    const nodes = 2 * speeds[kind][position];
    depths[kind].push(depthOf(await think(position, LONG, nodes), nodes));
  }
}
native.end();
await browser.close();
await server.close();

const mean = (all) => all.reduce((sum, it) => sum + it, 0) / all.length;
const base = { speed: mean(Object.values(speeds.native)), depth: mean(depths.native) };
for (const kind of Object.keys(kinds)) {
  const [speed, depth] = [mean(Object.values(speeds[kind])), mean(depths[kind])];
  console.log(`${kind.padEnd(7)} ${Math.round(speed)} nps (${(speed / base.speed).toFixed(2)}), depth ${depth.toFixed(1)} (${(depth - base.depth).toFixed(1)})`);
}
