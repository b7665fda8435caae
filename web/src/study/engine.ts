/** The engine beside the board: thinks about the place that is looked at, and keeps what it found when somebody steps on. */

import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "../memory";
import { type EngineLine, readInfo, withLine } from "./engine-lines";
import type { Study } from "./study";
import { Thinker } from "./thinker";

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
  readonly #thinker = new Thinker({ said: (line) => this.#heard(line), absent: () => (this.absent.value = true) });
  /** What the search is about. */
  #about = "";
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
      else this.#thinker.stop();
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", seen);
      this.#thinker.close();
    };
  }

  #think(count: number): void {
    this.#about = this.#study.key();
    this.#thinker.think(this.#study.line.value, count);
  }

  #heard(text: string): void {
    const { seats, turn } = this.#study.position.peek();
    const line = readInfo(text, seats, turn);
    if (line === null) return;
    const key = this.#about;
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
