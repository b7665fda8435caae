// Compares the engine in the page with the program: node e2e/engine-speed.mjs [rounds]
// In each round both think two seconds about the same positions, one after the other, in Chromium in one piece and in slices.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { Server } from "./server.mjs";

const ROUNDS = Number(process.argv[2] ?? 2);
const TIME = 2000;
const POSITIONS = [
  "position startpos",
  "position startpos moves e2 e8 e3 e7 e4 e6 d3h e6v",
  "position pos e3g3b5 / d5f6 / e4 e6 / 7 8 / 2",
  "position pos c2e2g2d6f6h3 / c5g6h6e4 / e6 e5 / 5 5 / 1",
];
const top = new URL("../../", import.meta.url).pathname;
const program = [process.env.FENCEPOST, `${top}target/release/fencepost`].find((it) => it && existsSync(it));

/** Depth and positions a second of the last line of a search. */
function read(lines) {
  const last = lines.filter((line) => line.startsWith("info depth ") && line.includes(" multipv 1 ")).at(-1) ?? "";
  const after = (word) => Number(last.split(" ")[last.split(" ").indexOf(word) + 1]);
  return { depth: after("depth"), nps: after("nps") };
}

class Native {
  #process = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  async think(position) {
    this.#process.stdin.write(`ucinewgame\nsetoption name Hash value 64\n${position}\ngo infinite\n`);
    setTimeout(() => this.#process.stdin.write("stop\n"), TIME);
    const said = [];
    for (;;) {
      const { value } = await this.#lines.next();
      if (value === undefined || value.startsWith("bestmove")) return read(said);
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

/** A worker of the page: it answers as soon as it is there, and thinks until the page wants something else. */
const inPage = (position, shared) =>
  page.evaluate(async ([url, line, time, isShared]) => {
    const engine = new Worker(url, { type: "module", name: document.baseURI });
    const memory = isShared ? new SharedArrayBuffer(4) : null;
    const said = [];
    const ready = new Promise((resolve) => {
      engine.onmessage = ({ data }) => (data.kind === "said" ? said.push(data.line) : resolve(data.kind));
    });
    engine.postMessage({ kind: "begin", wanted: memory });
    if ((await ready) !== "ready") throw new Error("no module");
    if (memory !== null) Atomics.store(new Int32Array(memory), 0, 1);
    engine.postMessage({ kind: "think", id: 1, lines: [line] });
    await new Promise((resolve) => setTimeout(resolve, time));
    engine.terminate();
    return said;
  }, [`/assets/${worker}`, position, TIME, shared]).then(read);

const kinds = { native: [], piece: [], slices: [] };
const native = new Native();
for (let round = 0; round < ROUNDS; round++) {
  for (const position of POSITIONS) {
    kinds.native.push(await native.think(position));
    kinds.piece.push(await inPage(position, true));
    kinds.slices.push(await inPage(position, false));
  }
}
native.end();
await browser.close();
await server.close();

const mean = (all, what) => all.reduce((sum, it) => sum + it[what], 0) / all.length;
for (const [kind, all] of Object.entries(kinds)) {
  const [nps, depth] = [mean(all, "nps"), mean(all, "depth")];
  const [share, less] = [nps / mean(kinds.native, "nps"), depth - mean(kinds.native, "depth")];
  console.log(`${kind.padEnd(7)} ${Math.round(nps)} nps (${share.toFixed(2)}), depth ${depth.toFixed(1)} (${less.toFixed(1)})`);
}
