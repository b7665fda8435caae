/** The engine beside the board: thinks about the place that is looked at, and keeps what it found when somebody steps on. */

import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "../memory";
import { positionLine } from "../rules/talk";
import { type EngineLine, readInfo, withLine } from "./engine-lines";
import type { EngineAnswer, EngineRequest } from "./engine-worker";
import type { Study } from "./study";

export const MOST_LINES = 5;
/** What was found about so many positions is kept. */
const MOST_KEPT = 500;

interface Found {
  readonly lines: readonly EngineLine[];
  /** How many lines were asked for: fewer are not enough for more. */
  readonly wanted: number;
}

export class StudyEngine {
  readonly #study: Study;
  #worker: Worker | null = null;
  #wanted: Int32Array | null = null;
  #id = 0;
  /** What each search is about. */
  #about: { readonly id: number; readonly key: string } = { id: 0, key: "" };
  readonly #found = signal<ReadonlyMap<string, Found>>(new Map());
  readonly on = signal(false);
  /** Whether there is no engine to be had here. */
  readonly absent = signal(false);
  readonly count = signal(Math.min(Math.max(recall("engine-lines", window.innerWidth < 700 ? 2 : 3), 1), MOST_LINES));
  readonly #visible = signal(!document.hidden);
  readonly lines = computed<readonly EngineLine[]>(() => {
    if (!this.on.value) return [];
    return (this.#found.value.get(this.#study.key())?.lines ?? []).slice(0, this.count.value);
  });

  constructor(study: Study) {
    this.#study = study;
  }

  toggle(): void {
    this.on.value = !this.on.value;
  }

  setCount(count: number): void {
    this.count.value = Math.min(Math.max(count, 1), MOST_LINES);
    remember("engine-lines", this.count.value);
  }

  /** Thinks as long as it is on and seen; answers how to stop. */
  follow(): () => void {
    const seen = () => (this.#visible.value = !document.hidden);
    document.addEventListener("visibilitychange", seen);
    const stop = effect(() => {
      const known = this.#study.known.value;
      // Before the rules have spoken the game may be over.
      const thinks = this.on.value && this.#visible.value && known !== null && known.facts.result === "*";
      if (thinks) this.#think(this.count.value);
      else this.#stop();
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", seen);
      this.#worker?.terminate();
      this.#worker = null;
    };
  }

  #begin(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module", name: document.baseURI });
    const shared = self.crossOriginIsolated === true ? new SharedArrayBuffer(4) : null;
    this.#wanted = shared === null ? null : new Int32Array(shared);
    worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => this.#heard(data);
    worker.onerror = () => (this.absent.value = true);
    worker.postMessage({ kind: "begin", wanted: shared } satisfies EngineRequest);
    return (this.#worker = worker);
  }

  #next(): number {
    this.#id++;
    if (this.#wanted !== null) Atomics.store(this.#wanted, 0, this.#id);
    return this.#id;
  }

  #think(count: number): void {
    const worker = this.#begin();
    const id = this.#next();
    this.#about = { id, key: this.#study.key() };
    const lines = [`setoption name MultiPV value ${count}`, positionLine(this.#study.line.value)];
    worker.postMessage({ kind: "think", id, lines } satisfies EngineRequest);
  }

  #stop(): void {
    if (this.#worker === null) return;
    this.#about = { id: this.#next(), key: "" };
    this.#worker.postMessage({ kind: "stop" } satisfies EngineRequest);
  }

  #heard(answer: EngineAnswer): void {
    if (answer.kind === "absent") this.absent.value = true;
    if (answer.kind !== "said" || answer.id !== this.#about.id) return;
    const { seats, turn } = this.#study.position.peek();
    const line = readInfo(answer.line, seats, turn);
    if (line === null) return;
    const { key } = this.#about;
    const wanted = this.count.peek();
    const before = this.#found.peek().get(key);
    const lines = withLine(before?.wanted === wanted ? before.lines : [], line);
    const found = new Map(this.#found.peek());
    found.delete(key);
    found.set(key, { lines, wanted });
    const [oldest] = found.keys();
    if (found.size > MOST_KEPT && oldest !== undefined) found.delete(oldest);
    this.#found.value = found;
  }
}
