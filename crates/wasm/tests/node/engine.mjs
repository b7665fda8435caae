// The module as a page sees it, without a page: lines in, slices of work, lines out.

import { readFile } from "node:fs/promises";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  /** The path is that of the module. Where a number of mebibytes is given, the module gets no more memory than that, as on a small phone. */
  static async load(path, mebibytes) {
    const engine = new Engine();
    const page = {
      now: () => performance.now(),
      should_stop: () => engine.shouldStop(),
      say: (at, bytes) => engine.said.push(decoder.decode(new Uint8Array(engine.module.memory.buffer, at, bytes))),
    };
    const bytes = await readFile(path);
    const { instance } = await WebAssembly.instantiate(mebibytes ? withLessMemory(bytes, mebibytes) : bytes, { page });
    engine.module = instance.exports;
    return engine;
  }

  now = 0;
  /** What a search in one piece has said so far, and whether it is to stop. */
  said = [];
  shouldStop = () => 0;

  /** Asks about a study; gives the answer. */
  study(request) {
    const bytes = encoder.encode(request);
    const input = this.module.input(bytes.length);
    new Uint8Array(this.module.memory.buffer, input, bytes.length).set(bytes);
    this.module.study(bytes.length);
    const place = this.module.output();
    return decoder.decode(new Uint8Array(this.module.memory.buffer, place, this.module.output_length()));
  }

  /** Hands in a line; gives the lines that were said since the last call. */
  send(line) {
    const bytes = encoder.encode(line);
    const place = this.module.input(bytes.length);
    if (place === 0) return undefined;
    // The memory may have grown and moved, so the view on it is made anew.
    new Uint8Array(this.module.memory.buffer, place, bytes.length).set(bytes);
    this.module.line(bytes.length, this.now);
    return this.read();
  }

  read() {
    const place = this.module.output();
    const length = this.module.output_length();
    if (length === 0) return [];
    return decoder.decode(new Uint8Array(this.module.memory.buffer, place, length)).slice(0, -1).split("\n");
  }

  /** Works until there is nothing left to do; gives what was said. A slice takes a millisecond of the engine's clock. */
  finish(nodes = 2000) {
    const said = [];
    while (this.module.advance(nodes, this.now) === 1) {
      this.now += 1;
      said.push(...this.read());
    }
    return [...said, ...this.read()];
  }
}

const MEMORY_SECTION = 5;
const PAGES_PER_MEBIBYTE = 16;

/** The same module with a limit to its memory, where it has none. */
function withLessMemory(module, mebibytes) {
  for (let at = 8; at < module.length; ) {
    const content = readNumber(module, at + 1);
    const end = content.end + content.value;
    if (module[at] === MEMORY_SECTION) {
      // One memory, which has no maximum and begins with so many pages.
      const [count, hasMaximum] = module.subarray(content.end);
      if (count !== 1 || hasMaximum !== 0) throw new Error("the memory has a limit already");
      const limited = [1, 1, ...module.subarray(content.end + 2, end), ...writeNumber(mebibytes * PAGES_PER_MEBIBYTE)];
      return Buffer.concat([module.subarray(0, at + 1), Buffer.from([limited.length, ...limited]), module.subarray(end)]);
    }
    at = end;
  }
  throw new Error("the module has no memory of its own");
}

/** A number in LEB128. */
function readNumber(bytes, start) {
  let [value, end] = [0, start];
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end };
  }
}

function writeNumber(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeNumber(value >> 7)];
}
