// Tests of the built module: node --test crates/wasm/tests/node
//
// MODULE names the module, FENCEPOST the program whose engine it must agree with.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { Engine } from "./engine.mjs";

const fromTop = (path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const MODULE = process.env.MODULE ?? fromTop("target/engine.wasm");
const FENCEPOST = process.env.FENCEPOST ?? fromTop("target/release/fencepost");
const MOST_BYTES = 350_000;

const bestMove = (lines) => lines.at(-1)?.match(/^bestmove (\S+)$/)?.[1];

test("it needs a clock, a stop flag and somebody to talk to, nothing else, and exports what it says", async () => {
  const module = await WebAssembly.compile(await readFile(MODULE));
  const needs = WebAssembly.Module.imports(module).map(({ module, name, kind }) => `${kind} ${module}.${name}`);
  assert.deepEqual(needs.sort(), ["function page.now", "function page.say", "function page.should_stop"]);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of ["memory", "input", "line", "advance", "output", "output_length"]) {
    assert.ok(names.includes(name), name);
  }
});

test("it is small enough for a page", async () => {
  const size = gzipSync(await readFile(MODULE), { level: 9 }).length;
  assert.ok(size <= MOST_BYTES, `${size} bytes compressed`);
});

test("it counts what is known", async () => {
  const engine = await Engine.load(MODULE);
  engine.send("perft 3");
  assert.deepEqual(engine.finish(), ["2062264"]);
  engine.send("position startpos board 5x5 fences 3");
  engine.send("perft 4");
  assert.deepEqual(engine.finish(), ["794442"]);
});

test("it tells facts and why a move is refused", async () => {
  const engine = await Engine.load(MODULE);
  assert.deepEqual(engine.send("position startpos players 3 moves e2 out:west e3h"), []);
  const state = engine.send("state");
  assert.equal(state[0], "state position e3 /  / e2 - e9 / 6 - 5 / 1");
  assert.equal(state.at(-1), "stateok");
  assert.deepEqual(engine.send("why e3v"), ["why e3v crosses fence e3h"]);
  assert.deepEqual(engine.send("why d3"), ["why d3 out-of-reach square e2"]);
  assert.equal(engine.send("ways").at(-1), "waysok");
  assert.equal(engine.send("legal")[0].split(" ").includes("e3"), true);
});

test("a search is stopped by stop", async () => {
  const engine = await Engine.load(MODULE);
  engine.send("position startpos moves e2");
  engine.send("go infinite");
  for (let slice = 0; slice < 5; slice += 1) assert.equal(engine.module.advance(2000, slice), 1);
  const said = engine.send("stop");
  assert.match(said[0], /^info depth 1 /);
  assert.ok(bestMove(said));
  assert.equal(engine.module.advance(2000, 9), 0);
});

test("a search in one piece goes on until the page says stop", async () => {
  const engine = await Engine.load(MODULE);
  for (const players of [2, 4]) {
    engine.said = [];
    let asked = 0;
    engine.shouldStop = () => ((asked += 1) > 50 ? 1 : 0);
    engine.send(`position startpos players ${players} moves e2`);
    engine.send("go infinite");
    assert.equal(engine.module.run(), 2);
    assert.ok(asked > 50);
    assert.ok(engine.said.length > 0 && engine.said.every((line) => line.startsWith("info depth ")), engine.said[0]);
    assert.ok(bestMove(engine.send("stop")));
  }
});

test("records are read, written and packed into links", async () => {
  const engine = await Engine.load(MODULE);
  const text = "[Event \"Study\"]\n[Result \"*\"]\n\n1. e2 e8 ( 1... d9 {why not?} ) 2. e3! *\n";
  const [head, ...outline] = engine.study(`read auto 1\n${text}`).split("\n");
  assert.equal(head, "record fencepost 1 1");
  assert.equal(engine.study(`write\n${outline.join("\n")}`), `text\n${text}`);
  const link = engine.study(`link\n${outline.join("\n")}`);
  assert.match(link, /^link [A-Za-z0-9_-]+$/);
  assert.equal(engine.study(`unlink\n${link.slice(5)}`).split("\n").slice(1).join("\n"), outline.join("\n"));
  assert.equal(engine.study(`unlink\n${link.slice(5, -1)}`), "error link-damaged 0 0");
  assert.match(engine.study("read auto 1\n1. e2 e8\n2. e9"), /^error illegal-move 2 4\ntext e9\nwhy refusal-/);
});

test("where there is little memory it searches with a smaller table", async () => {
  for (const mebibytes of [8, 24, 40]) {
    const engine = await Engine.load(MODULE, mebibytes);
    engine.send("setoption name Hash value 64");
    engine.finish();
    for (const players of [2, 3, 4]) {
      engine.send(`position startpos players ${players} moves e2`);
      engine.send("go nodes 100000");
      const said = engine.finish(20_000);
      assert.match(said.at(-2), / nodes 100000 /);
      assert.ok(bestMove(said));
    }
    assert.ok(engine.module.memory.buffer.byteLength <= mebibytes * 2 ** 20);
  }
});

test("time is what the page says", async () => {
  const engine = await Engine.load(MODULE);
  engine.send("go movetime 50");
  const start = engine.now;
  assert.ok(bestMove(engine.finish()));
  assert.ok(engine.now - start <= 51, `${engine.now - start}`);
});

test("it plays games of two, three and four to their end", async () => {
  const engine = await Engine.load(MODULE);
  for (const players of [2, 3, 4]) {
    engine.send("ucinewgame");
    engine.send(`setoption name Seed value ${players}`);
    engine.send("setoption name Level value 2");
    const moves = [];
    for (;;) {
      assert.deepEqual(engine.send(`position startpos players ${players} moves ${moves.join(" ")}`), []);
      const legal = engine.send("legal")[0].split(" ");
      engine.send("go movetime 1000");
      const move = bestMove(engine.finish());
      if (move === "none") break;
      assert.ok(legal.includes(move), `${move} after ${moves.join(" ")}`);
      moves.push(move);
      assert.ok(moves.length < 1000);
    }
    const result = engine.send("state").find((line) => line.startsWith("state result "));
    assert.notEqual(result, "state result *");
  }
});

test("it chooses as the program does, move for move", async () => {
  const engine = await Engine.load(MODULE);
  const lines = ["setoption name Hash value 16", "setoption name Seed value 5"];
  const games = [
    "position startpos moves e2 e8 e3 e7 e4 e6",
    "position startpos moves e2 e8 e3 e7 d3h e6v",
    "position startpos board 5x5 fences 3 moves c2",
    "position startpos players 4 moves e2 b5",
    "position pos e3g3b5 / d5f6 / e4 e6 / 7 8 / 2",
  ];
  for (const game of games) {
    for (const level of [0, 4, 9]) lines.push("ucinewgame", `setoption name Level value ${level}`, game, "go nodes 20000");
  }
  const expected = await movesOfProgram(lines);
  const found = [];
  for (const line of lines) {
    engine.send(line);
    // In a single slice, as the program does it.
    if (line.startsWith("go")) found.push(...engine.finish(100_000_000).filter((said) => said.startsWith("bestmove ")));
  }
  assert.equal(expected.length, games.length * 3);
  assert.deepEqual(found, expected);
});

test("bad lines are answered and change nothing", async () => {
  const engine = await Engine.load(MODULE);
  assert.equal(engine.send("x".repeat(2 ** 23 + 1)), undefined);
  assert.match(engine.send("x".repeat(2 ** 20 + 1))[0], /^info string error: /);
  assert.match(engine.send("x".repeat(2 ** 20))[0], /^info string error: /);
  assert.match(engine.send("setoption name Hash value 32768")[0], /^info string error: Hash: /);
  assert.match(engine.send("setoption name Hash value 512")[0] ?? "", /^$/);
  assert.deepEqual(engine.send("position startpos moves e9"), ["info string error: move 1: e9 is illegal: occupied (north)"]);
  assert.deepEqual(engine.send("isready"), ["readyok"]);
  engine.send("go nodes 3000");
  assert.ok(bestMove(engine.finish()));
});

/** The moves that the program chooses. While it thinks it takes no other position, so each answer is waited for. */
async function movesOfProgram(lines) {
  const program = spawn(FENCEPOST, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  const said = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const moves = [];
  for (const line of lines) {
    program.stdin.write(`${line}\n`);
    for (let heard = ""; line.startsWith("go") && !heard.startsWith("bestmove "); ) {
      const { value, done } = await said.next();
      assert.ok(!done, "the program has ended");
      heard = value;
      if (heard.startsWith("bestmove ")) moves.push(heard);
    }
  }
  program.stdin.end();
  return moves;
}
