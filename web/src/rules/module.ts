/** The WebAssembly module: text lines in, text lines out, and thinking in short slices. */

interface Exports {
  readonly memory: WebAssembly.Memory;
  input(bytes: number): number;
  line(bytes: number, now: number): void;
  advance(nodes: number, now: number): number;
  output(): number;
  output_length(): number;
}

/** A slice of thinking lasts about so many milliseconds; between slices other messages are heard. Each begins at the root again. */
const SLICE = 25;

export class Talk {
  readonly #module: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  readonly #channel = new MessageChannel();
  readonly #says: (line: string) => void;
  #nodes = 2000;
  #slicing = false;

  /** `says` hears what a search says by itself. */
  constructor(instance: WebAssembly.Instance, says: (line: string) => void) {
    this.#module = instance.exports as unknown as Exports;
    this.#says = says;
    // A timer of 0 ms is stretched to 4; a channel is not, and lets other messages in.
    this.#channel.port1.onmessage = () => this.#slice();
  }

  /** Says a line and returns the answer. */
  send(text: string): string[] {
    for (const line of this.#read()) this.#says(line);
    const bytes = this.#encoder.encode(text);
    const at = this.#module.input(bytes.length);
    if (at === 0) throw new RangeError("the line is too long for the module");
    new Uint8Array(this.#module.memory.buffer, at, bytes.length).set(bytes);
    this.#module.line(bytes.length, performance.now());
    const answer = this.#read();
    if (text.startsWith("go")) this.#next();
    return answer;
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

  #read(): string[] {
    const at = this.#module.output();
    const length = this.#module.output_length();
    if (length === 0) return [];
    return this.#decoder.decode(new Uint8Array(this.#module.memory.buffer, at, length)).slice(0, -1).split("\n");
  }
}
