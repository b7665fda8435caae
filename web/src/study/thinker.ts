/** An engine in a worker of its own, from here: one search after another, and only the last one is heard. */

import { positionLine } from "../rules/talk";
import type { Line } from "../rules/rules";
import type { EngineAnswer, EngineRequest } from "./engine-worker";

export interface Listener {
  /** A line that the search which is wanted now says. */
  said(line: string): void;
  /** There is no engine to be had here. */
  absent(): void;
}

export class Thinker {
  readonly #listener: Listener;
  #worker: Worker | null = null;
  /** The search that is wanted, where memory can be shared: any other ends at once. */
  #wanted: Int32Array | null = null;
  #id = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Thinks about the end of a line and shows that many lines of its own; without `go` until it is stopped. */
  think(line: Line, count: number, go?: string): void {
    const worker = this.#begin();
    const lines = [`setoption name MultiPV value ${count}`, positionLine(line)];
    const request = { kind: "think", id: this.#next(), lines } satisfies EngineRequest;
    worker.postMessage(go === undefined ? request : { ...request, go });
  }

  /** Ends the search. Nothing more is heard of it. */
  stop(): void {
    this.#next();
    this.#worker?.postMessage({ kind: "stop" } satisfies EngineRequest);
  }

  close(): void {
    this.#next();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #begin(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module", name: document.baseURI });
    const shared = self.crossOriginIsolated === true ? new SharedArrayBuffer(4) : null;
    this.#wanted = shared === null ? null : new Int32Array(shared);
    worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => {
      if (data.kind === "absent") this.#listener.absent();
      if (data.kind === "said" && data.id === this.#id) this.#listener.said(data.line);
    };
    worker.onerror = () => this.#listener.absent();
    worker.postMessage({ kind: "begin", wanted: shared } satisfies EngineRequest);
    return (this.#worker = worker);
  }

  #next(): number {
    this.#id++;
    if (this.#wanted !== null) Atomics.store(this.#wanted, 0, this.#id);
    return this.#id;
  }
}
