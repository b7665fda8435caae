/** The coach: looks at a move before it is played against the computer, and warns where it loses a lot. */

import { signal } from "@preact/signals";
import { type Reason, reasonFor } from "../parts/reasons";
import type { Line, Opponent, StudyRules } from "../rules/rules";
import { type EngineLine, readInfo } from "../study/engine-lines";
import { type Position, type SeatName, after, positionText } from "./notation";

export interface Warning {
  readonly move: string;
  /** How many moves had been made: the warning holds only there. */
  readonly ply: number;
  readonly reason: Reason | null;
  /** What would be answered, and by whom. */
  readonly answer: string | null;
  readonly by: SeatName | null;
  /** The chances to win with the best move and with this one, from 0 to 1. */
  readonly before: number;
  readonly after: number;
}

/** Nodes for each look. */
const LOOK = 40_000;
/** A move that loses less than this is nobody's business. */
const LEAST_LOSS = 0.2;
/** Who still wins most of the time after it needs no warning. */
const STILL_GOOD = 0.6;

/** Whether a move loses so much that somebody should look again. */
export function isLosing(before: number, after: number): boolean {
  return before - after >= LEAST_LOSS && after < STILL_GOOD;
}

export class Coach {
  readonly #rules: () => Promise<StudyRules & Opponent>;
  readonly warning = signal<Warning | null>(null);
  /** Whether the answer is shown. */
  readonly shows = signal(false);
  readonly thinks = signal(false);

  constructor(rules: () => Promise<StudyRules & Opponent>) {
    this.#rules = rules;
  }

  /** Looks at a move. True where it may be played at once. */
  async allows(line: Line, position: Position, move: string): Promise<boolean> {
    if (this.thinks.value) return false;
    this.dismiss();
    this.thinks.value = true;
    this.warning.value = await this.#look(line, position, move).catch(() => null);
    this.thinks.value = false;
    return this.warning.value === null;
  }

  dismiss(): void {
    this.warning.value = null;
    this.shows.value = false;
  }

  async #look(line: Line, position: Position, move: string): Promise<Warning | null> {
    const rules = await this.#rules();
    const played = { ...line, moves: [...line.moves, move] };
    if ((await rules.facts(played)).result !== "*") return null;
    const best = await this.#judge(rules, line, position);
    if (best === null || best.moves[0] === move) return null;
    const next = after(position, move);
    const then = await this.#judge(rules, played, next);
    if (then === null) return null;
    const chance = (it: EngineLine) => it.chances[position.turn] ?? 0;
    if (!isLosing(chance(best), chance(then))) return null;
    const seat = position.seats[position.turn];
    const reason = await reasonFor(rules, {
      position: positionText(position),
      played: move,
      better: best.moves,
      reply: then.moves,
      loses: then.proven !== null && then.proven.seat !== seat,
    });
    return { move, ply: line.moves.length, reason, answer: then.moves[0] ?? null, by: next.seats[next.turn] ?? null, before: chance(best), after: chance(then) };
  }

  async #judge(rules: Opponent, line: Line, position: Position): Promise<EngineLine | null> {
    const info = await rules.judge(line, LOOK);
    return info === null ? null : readInfo(info, position.seats, position.turn);
  }
}
