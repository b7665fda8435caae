/** The WebAssembly module: text lines in, text lines out, and thinking in short slices or in one piece. */

interface Exports {
  readonly memory: WebAssembly.Memory;
  input(bytes: number): number;
  line(bytes: number, now: number): void;
  advance(nodes: number, now: number): number;
  /** Thinks in one piece, until the page says stop. */
  run(): number;
  /** Answers a request about a study. */
  study(bytes: number): void;
  output(): number;
  output_length(): number;
  /** Only with threads: memory that is never given back. */
  reserve?(bytes: number): number;
}

/** Loads a module beside the page; fails where there is none. */
export async function fetchModule(base: string, name = "engine.wasm"): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(name, base));
  // A server without the module may answer with the page itself.
  if (!response.ok || response.headers.get("content-type") !== "application/wasm") throw new Error("no module");
  return WebAssembly.compileStreaming(response);
}

/** A slice of thinking lasts about so many milliseconds; between slices other messages are heard. Each begins at the root again. */
const SLICE = 25;

export class Talk {
  readonly #module: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  readonly #channel = new MessageChannel();
  readonly #says: (line: string) => void;
  readonly #shouldStop: (() => boolean) | null;
  #nodes = 2000;
  #slicing = false;

  /** `says` hears what a search says by itself. Where somebody else can stop it, by shared memory, it runs in one piece. */
  constructor(
    module: WebAssembly.Module, says: (line: string) => void, shouldStop: (() => boolean) | null = null, memory: WebAssembly.Memory | null = null,
  ) {
    const page = {
      now: () => performance.now(),
      should_stop: () => (shouldStop?.() === true ? 1 : 0),
      say: (at: number, bytes: number) => says(this.#decode(at, bytes)),
    };
    const exports = new WebAssembly.Instance(module, memory === null ? { page } : { page, env: { memory } }).exports;
    this.#module = { memory, ...exports } as unknown as Exports;
    this.#says = says;
    this.#shouldStop = shouldStop;
    // A timer of 0 ms is stretched to 4; a channel is not, and lets other messages in.
    this.#channel.port1.onmessage = () => this.#slice();
  }

  /** Says a line and returns the answer. */
  send(text: string): string[] {
    for (const line of this.#read()) this.#says(line);
    this.#module.line(this.#write(text), performance.now());
    const answer = this.#read();
    if (text.startsWith("go")) this.#begin();
    return answer;
  }

  /** Asks about a study. */
  study(request: string): string {
    this.#module.study(this.#write(request));
    return this.#text();
  }

  /** Puts a text where the module finds it. */
  #write(text: string): number {
    const bytes = this.#encoder.encode(text);
    const at = this.#module.input(bytes.length);
    if (at === 0) throw new RangeError("the text is too long for the module");
    new Uint8Array(this.#module.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  #begin(): void {
    if (this.#shouldStop === null) this.#next();
    else this.#module.run();
  }

  #next(): void {
    if (this.#slicing) return;
    this.#slicing = true;
    this.#channel.port2.postMessage(0);
  }

  #slice(): void {
    this.#slicing = false;
    const start = performance.now();
    const state = this.#module.advance(this.#nodes, start);
    const took = Math.max(performance.now() - start, 0.1);
    this.#nodes = Math.min(500_000, Math.max(200, Math.round(this.#nodes * Math.min(2, SLICE / took))));
    for (const line of this.#read()) this.#says(line);
    if (state === 1) this.#next();
  }

  /** Sets memory aside for another thread. */
  reserve(bytes: number): number {
    return this.#module.reserve?.(bytes) ?? 0;
  }

  #text(): string {
    const at = this.#module.output();
    const length = this.#module.output_length();
    return length === 0 ? "" : this.#decode(at, length);
  }

  /** Memory that others share cannot be read as text, only a copy of it. */
  #decode(at: number, bytes: number): string {
    const { buffer } = this.#module.memory;
    const view = new Uint8Array(buffer, at, bytes);
    return this.#decoder.decode(buffer instanceof ArrayBuffer ? view : view.slice());
  }

  #read(): string[] {
    const text = this.#text();
    return text === "" ? [] : text.slice(0, -1).split("\n");
  }
}
