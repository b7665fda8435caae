/** Trying mistakes again: each is a position in which a good move is to be found. */

import { signal } from "@preact/signals";
import type { SeatName } from "../game/notation";
import { positionText } from "../game/notation";
import { type Reason, reasonFor } from "../parts/reasons";
import type { StudyRules } from "../rules/rules";
import type { Desk } from "../study/desk";
import { readInfo } from "../study/engine-lines";
import type { ReportedMove } from "./report";
import { NODES, type Reporter } from "./reporter";

/** A move that loses less than this is good enough. */
const GOOD_ENOUGH = 0.1;

export type Said =
  | { readonly kind: "asks" }
  | { readonly kind: "thinks"; readonly move: string }
  | { readonly kind: "bad"; readonly move: string; readonly reason: Reason | null }
  | { readonly kind: "good"; readonly move: string; readonly best: boolean }
  | { readonly kind: "shown" };

export class Practice {
  readonly #desk: Desk;
  readonly #reporter: Reporter;
  readonly #rules: () => Promise<StudyRules>;
  readonly seat: SeatName;
  readonly mistakes: readonly ReportedMove[];
  readonly at = signal(0);
  readonly said = signal<Said>({ kind: "asks" });
  /** How many hints were given for this one. */
  readonly hints = signal(0);

  constructor(desk: Desk, reporter: Reporter, rules: () => Promise<StudyRules>, mistakes: readonly ReportedMove[]) {
    this.#desk = desk;
    this.#reporter = reporter;
    this.#rules = rules;
    this.mistakes = mistakes;
    this.seat = mistakes[0]?.seat ?? "south";
    this.#show();
  }

  get mistake(): ReportedMove | undefined {
    return this.mistakes[this.at.value];
  }

  get isLast(): boolean {
    return this.at.value + 1 >= this.mistakes.length;
  }

  #show(): void {
    this.said.value = { kind: "asks" };
    this.hints.value = 0;
    this.#desk.shown.value = [];
    this.#desk.tries = (move) => void this.#try(move);
    const { mistake } = this;
    if (mistake !== undefined) this.#desk.study.go(this.#reporter.nodeAt(mistake.index));
  }

  next(): void {
    this.at.value++;
    this.#show();
  }

  hint(): void {
    this.hints.value++;
  }

  /** Gives it up. */
  reveal(): void {
    const { mistake } = this;
    if (mistake === undefined) return;
    this.said.value = { kind: "shown" };
    this.#mark(mistake.best);
  }

  end(): void {
    this.#desk.tries = null;
    this.#desk.shown.value = null;
    this.#reporter.searcher.stop();
  }

  #mark(move: string): void {
    this.#desk.shown.value = [{ move, label: "✓" }];
  }

  async #try(move: string): Promise<void> {
    const { mistake } = this;
    if (mistake === undefined || this.said.value.kind === "good") return;
    // Somebody stepped elsewhere: the question is about one position only.
    if (this.#desk.study.at.peek() !== this.#reporter.nodeAt(mistake.index)) return this.#show();
    if (move === mistake.best) return this.#good(move, true);
    if (move === mistake.played) return void (this.said.value = { kind: "bad", move, reason: mistake.reason });
    this.said.value = { kind: "thinks", move };
    const line = this.#desk.study.line.peek();
    const position = this.#desk.study.position.peek();
    const info = await this.#reporter.searcher.find({ ...line, moves: [...line.moves, move] }, NODES);
    if (this.said.peek().kind !== "thinks") return;
    const found = info === null ? null : readInfo(info, position.seats, nextTurn(position));
    // A move that ends the game has nothing after it.
    const after = found === null ? 1 : (found.chances[position.turn] ?? 0);
    if (mistake.chance - after < GOOD_ENOUGH) return this.#good(move, false);
    const reason = await reasonFor(await this.#rules(), {
      position: positionText(position), played: move, better: mistake.line, reply: found?.moves ?? [], wins: mistake.reason?.code === "win-missed",
    }).catch(() => null);
    if (this.said.peek().kind === "thinks") this.said.value = { kind: "bad", move, reason };
  }

  #good(move: string, best: boolean): void {
    this.said.value = { kind: "good", move, best };
    this.#mark(move);
  }
}

/** Whose turn it is after a move: the next who is still in. */
function nextTurn({ turn, pawns }: { readonly turn: number; readonly pawns: readonly (string | null)[] }): number {
  for (let step = 1; step <= pawns.length; step++) {
    const place = (turn + step) % pawns.length;
    if (pawns[place] !== null) return place;
  }
  return turn;
}
