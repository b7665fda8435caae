/** An engine of its own for the report: one search after another, each with a number of nodes. */

import type { Line } from "../rules/rules";
import { Thinker } from "../study/thinker";

export class Searcher {
  readonly #thinker = new Thinker({ said: (line) => this.#heard(line), absent: () => this.#answer(null) });
  #info = "";
  #waits: ((info: string | null) => void) | null = null;

  /** The last `info` line about the best line; null where there is no engine, or the search was stopped. */
  find(line: Line, nodes: number): Promise<string | null> {
    this.#answer(null);
    this.#info = "";
    return new Promise((resolve) => {
      this.#waits = resolve;
      this.#thinker.think(line, 1, `go nodes ${nodes}`);
    });
  }

  /** Ends the search; whoever waits for it gets nothing. */
  stop(): void {
    this.#thinker.stop();
    this.#answer(null);
  }

  close(): void {
    this.#thinker.close();
    this.#answer(null);
  }

  #heard(line: string): void {
    if (/^info depth .* multipv 1 /.test(line)) this.#info = line;
    if (line.startsWith("bestmove ")) this.#answer(this.#info === "" ? null : this.#info);
  }

  #answer(info: string | null): void {
    const waits = this.#waits;
    this.#waits = null;
    waits?.(info);
  }
}
