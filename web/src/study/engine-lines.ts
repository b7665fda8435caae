/** The lines of an engine: what its `info` lines say. Pure. */

import type { SeatName } from "../game/notation";

export interface EngineLine {
  /** From 1, the best. */
  readonly rank: number;
  readonly depth: number;
  readonly nodes: number;
  /** Positions a second. */
  readonly speed: number;
  /** Each seat's chance to win, in turn order, from 0 to 1. */
  readonly chances: readonly number[];
  /** Plies to a win that is proven, and of which seat. */
  readonly proven: { readonly seat: SeatName; readonly plies: number } | null;
  readonly moves: readonly string[];
}

/** Reads an `info` line about a position with these seats; null for any other. */
export function readInfo(text: string, seats: readonly SeatName[], turn: number): EngineLine | null {
  const words = text.split(" ");
  if (words[0] !== "info" || words[1] !== "depth") return null;
  const after = (word: string) => words.indexOf(word) + 1;
  const number = (word: string) => (after(word) === 0 ? 0 : Number(words[after(word)]));
  const kind = words[after("score")];
  const plies = Number(words[after("score") + 1]);
  // Of more than two, nothing is ever proven.
  const other = seats[1 - turn];
  const winner = kind === "win" ? seats[turn] : kind === "loss" ? other : undefined;
  return {
    rank: number("multipv"),
    depth: number("depth"),
    nodes: number("nodes"),
    speed: number("nps"),
    chances: chancesIn(words, seats.length, turn),
    proven: winner === undefined ? null : { seat: winner, plies },
    moves: after("pv") === 0 ? [] : words.slice(after("pv")),
  };
}

function chancesIn(words: readonly string[], seats: number, turn: number): number[] {
  const values = words.indexOf("values");
  if (values >= 0) return words.slice(values + 1, values + 1 + seats).map((it) => Number(it) / 1000);
  const at = words.indexOf("wdl");
  const [win = 500, draw = 0] = words.slice(at + 1, at + 3).map(Number);
  const chance = (win + draw / 2) / 1000;
  return turn === 0 ? [chance, 1 - chance] : [1 - chance, chance];
}

/** The lines with one that is new. A search that begins anew knows less at first: what was known stays until it is as deep. */
export function withLine(lines: readonly EngineLine[], line: EngineLine): readonly EngineLine[] {
  const known = lines.find((it) => it.rank === line.rank);
  const decided = line.proven !== null;
  if (known !== undefined && line.depth < known.depth && !decided) return lines;
  return [...lines.filter((it) => it.rank !== line.rank), line].sort((a, b) => a.rank - b.rank);
}
