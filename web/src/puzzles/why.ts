/** Why the right move of a puzzle is right: what it does, and what is wrong with the move that seems natural. */

import { type SeatName, isFence } from "../game/notation";
import { t } from "../language/language";
import { colourText } from "../parts/names";
import { type Reason, reasonFor, reasonText } from "../parts/reasons";
import { setupFrom } from "../practice/practice";
import type { Facts, StudyRules } from "../rules/rules";
import type { EngineLine } from "../study/engine-lines";
import { type Puzzle, moverOf } from "./collection";

/** A line of `puzzles.ftl` with its values. */
export interface Told {
  readonly line: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Why {
  /** What the right move does. */
  readonly right: Told | Reason;
  /** The move that most would try instead, with what is wrong about it; null where there is nothing to say. */
  readonly instead: { readonly move: string; readonly reason: Reason; readonly reply: readonly string[] } | null;
}

/** Reasons that say what is wrong with the move that was played, and not what would be right. */
const ABOUT_PLAYED = new Set(["race-lost", "jump-allowed", "longer-path", "fence-costs-mover", "fence-wasted", "fence-allowed", "step-wasted"]);

export function isAboutPlayed({ code }: Reason): boolean {
  return ABOUT_PLAYED.has(code);
}

export function toldText({ line, values }: Told): string {
  const { seat, ...others } = values;
  return t(line, seat === undefined ? others : { ...others, name: colourText(seat as SeatName) });
}

/** What the right move does, as a sentence. */
export function rightText({ right }: Why): string {
  return "code" in right ? reasonText(right) : toldText(right);
}

const lengthOf = (facts: Facts, seat: SeatName) => facts.ways.find((it) => it.seat === seat)?.length ?? 0;

/** What a move does to the paths. */
export function effectOf(move: string, mover: SeatName, before: Facts, after: Facts): Told {
  if (!isFence(move)) return { line: "puzzle-hint-path", values: { steps: lengthOf(after, mover) } };
  const others = before.ways.map((it) => it.seat).filter((seat) => seat !== mover);
  const costs = others.map((seat) => ({ seat, steps: lengthOf(after, seat) - lengthOf(before, seat) }));
  const [most] = costs.sort((a, b) => b.steps - a.steps);
  if (most === undefined || most.steps <= 0) return { line: "puzzle-hint-guard", values: {} };
  return { line: "puzzle-hint-cost", values: { seat: most.seat, steps: most.steps } };
}

/** What most would try who do not see the right move: to run, or else the fence that costs most, or else to step aside. */
async function naturalMove(rules: StudyRules, puzzle: Puzzle, before: Facts): Promise<string | null> {
  const mover = moverOf(puzzle);
  const blocks = await rules.blocks({ setup: setupFrom(puzzle.position), moves: [] });
  const run = (before.ways.find((it) => it.seat === mover)?.squares ?? []).find((square) => before.legal.includes(square));
  const fences = blocks.filter((it) => it.seat === mover).map((it) => it.fence);
  const steps = before.legal.filter((move) => !isFence(move));
  const isOther = (move: string | undefined) => move !== undefined && move !== puzzle.move && before.legal.includes(move);
  return [run, ...fences, ...steps].find(isOther) ?? null;
}

/**
 * Explains the right move, which begins the given line. `look` says what the engine expects after a move.
 * Null where the rules could not be asked.
 */
export async function explain(
  rules: StudyRules,
  puzzle: Puzzle,
  line: readonly string[],
  look: (move: string) => Promise<EngineLine | null>,
): Promise<Why | null> {
  const setup = setupFrom(puzzle.position);
  const mover = moverOf(puzzle);
  const before = await rules.facts({ setup, moves: [] });
  const after = await rules.facts({ setup, moves: [puzzle.move] });
  const effect = effectOf(puzzle.move, mover, before, after);
  const move = await naturalMove(rules, puzzle, before);
  if (move === null) return { right: effect, instead: null };
  const found = await look(move);
  const reply = found?.moves ?? [];
  const loses = found?.proven != null && found.proven.seat !== mover;
  const reason = await reasonFor(rules, { position: puzzle.position, played: move, better: line, reply, loses });
  if (reason === null || reason.code === "better-move") return { right: effect, instead: null };
  return isAboutPlayed(reason) ? { right: effect, instead: { move, reason, reply } } : { right: reason, instead: null };
}
