/** Makes the report on the main line of a study, and keeps it on this device. */

import { signal } from "@preact/signals";
import { forget, recall, remember, remembered } from "../memory";
import type { StudyRules } from "../rules/rules";
import type { Study } from "../study/study";
import { START, mainLine } from "../study/tree";
import { type Report, readReport, readTask } from "./report";
import { Searcher } from "./searcher";

/** For each position; the second look takes four times as many. */
export const NODES = 200_000;
/** So many reports are kept. */
const MOST = 40;

export type State =
  | { readonly kind: "none" }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "absent" }
  | { readonly kind: "done"; readonly report: Report; readonly key: string };

interface Kept {
  readonly key: string;
  readonly text: string;
  readonly made: number;
}

export class Reporter {
  readonly #study: Study;
  readonly #rules: () => Promise<StudyRules>;
  readonly searcher = new Searcher();
  readonly state = signal<State>({ kind: "none" });
  #round = 0;

  constructor(study: Study, rules: () => Promise<StudyRules>) {
    this.#study = study;
    this.#rules = rules;
    this.#recall();
  }

  /** The events of the main line. */
  events(): readonly string[] {
    return mainLine(this.#study.tree.value).map((node) => node.move);
  }

  /** What a report is about. */
  key(): string {
    return `${this.#study.tree.value.start}:${this.events().join(" ")}`;
  }

  /** Looks for a report that was made before. */
  #recall(): void {
    const kept = recall<Kept | null>(nameOf(this.key()), null);
    const report = kept === null || kept.key !== this.key() ? null : readReport(kept.text);
    this.state.value = report === null ? { kind: "none" } : { kind: "done", report, key: this.key() };
  }

  /** Another game may have been opened. */
  follow(): void {
    const state = this.state.peek();
    if (state.kind === "running") return;
    if (state.kind !== "done" || !this.key().startsWith(state.key)) this.#recall();
  }

  async make(): Promise<void> {
    const round = ++this.#round;
    const key = this.key();
    const events = this.events();
    const start = this.#study.tree.value.start;
    this.state.value = { kind: "running", share: 0 };
    const rules = await this.#rules();
    let request = `report ${NODES}\nstart ${start}\n${events.map((event) => `event ${event}\n`).join("")}`;
    while (round === this.#round) {
      const answer = await rules.study(request).catch(() => "");
      if (round !== this.#round) return;
      const task = readTask(answer);
      if (task === null) return this.#finish(key, answer);
      this.state.value = { kind: "running", share: task.total === 0 ? 0 : task.done / task.total };
      const info = await this.searcher.find({ setup: { ...this.#study.setup(), from: start }, moves: events.slice(0, task.index) }, task.nodes);
      if (round !== this.#round) return;
      if (info === null) return void (this.state.value = { kind: "absent" });
      request += `found ${task.index} ${task.nodes} ${info}\n`;
    }
  }

  #finish(key: string, text: string): void {
    const report = readReport(text);
    if (report === null) return void (this.state.value = { kind: "absent" });
    this.state.value = { kind: "done", report, key };
    remember(nameOf(key), { key, text, made: Date.now() } satisfies Kept);
    const kept = remembered("report:").map((id) => ({ id, made: recall<Kept | null>(`report:${id}`, null)?.made ?? 0 }));
    for (const { id } of kept.sort((a, b) => b.made - a.made).slice(MOST)) forget(`report:${id}`);
  }

  stop(): void {
    this.#round++;
    this.searcher.stop();
    this.#recall();
  }

  close(): void {
    this.#round++;
    this.searcher.close();
  }

  /** The node after so many events of the main line. */
  nodeAt(index: number): number {
    return index === 0 ? START : (mainLine(this.#study.tree.value)[index - 1]?.id ?? START);
  }

  /** How many events of the main line led to the place that is looked at; null beside it. */
  place(): number | null {
    const at = this.#study.at.value;
    if (at === START) return 0;
    const found = mainLine(this.#study.tree.value).findIndex((node) => node.id === at);
    return found < 0 ? null : found + 1;
  }
}

/** A short name for a game (FNV-1a). */
function nameOf(key: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(key)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `report:${hash.toString(36)}`;
}
