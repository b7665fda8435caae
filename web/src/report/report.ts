/** The report on a game, as the rules write it: see `docs/report.md`. Pure. */

import { type SeatName, isFence } from "../game/notation";
import { type Reason, readReason } from "../parts/reasons";

export type Mark = "?!" | "?" | "??";

/** What holds in a position of the game: one value for each seat in turn order. */
export interface At {
  /** From 0 to 1. */
  readonly chances: readonly number[];
  /** Null for a player who is out. */
  readonly steps: readonly (number | null)[];
  readonly left: readonly number[];
}

export interface ReportedMove {
  readonly ply: number;
  /** How many events of the game happened before it. */
  readonly index: number;
  readonly seat: SeatName;
  readonly played: string;
  readonly best: string;
  /** The mover's chances before and after, from 0 to 1. */
  readonly chance: number;
  readonly after: number;
  readonly mark: Mark | null;
  /** The best line, for a move with a mark. */
  readonly line: readonly string[];
  readonly reason: Reason | null;
}

export interface Report {
  readonly positions: readonly At[];
  readonly moves: readonly ReportedMove[];
  /** The plies of the turning points. */
  readonly points: readonly number[];
  /** In per cent; null for a seat that made no move. */
  readonly accuracy: ReadonlyMap<SeatName, number | null>;
}

/** What is to be searched next. */
export interface Task {
  readonly index: number;
  readonly nodes: number;
  readonly done: number;
  readonly total: number;
}

export function readTask(answer: string): Task | null {
  const [kind, index, nodes, done, total] = answer.trim().split(" ");
  if (kind !== "search") return null;
  return { index: Number(index), nodes: Number(nodes), done: Number(done), total: Number(total) };
}

/** Reads a report; null for any other answer. */
export function readReport(answer: string): Report | null {
  const [head, ...lines] = answer.trimEnd().split("\n");
  if (head !== "report") return null;
  const rows = lines.map((line) => line.split(" "));
  const of = (kind: string) => rows.filter(([word]) => word === kind).map(([, ...rest]) => rest);
  const after = (kind: string, ply: string | undefined) => of(kind).find(([its]) => its === ply)?.slice(1);
  return {
    positions: of("at").map(([, ...values]) => readAt(values)),
    moves: of("move").map(([ply, index, seat, played = "", best = "", chance, left, mark]) => {
      const why = after("why", ply);
      return {
        ply: Number(ply),
        index: Number(index),
        seat: seat as SeatName,
        played,
        best,
        chance: Number(chance) / 1000,
        after: Number(left) / 1000,
        mark: mark === "-" ? null : (mark as Mark),
        line: after("line", ply) ?? [],
        reason: why === undefined ? null : readReason(why),
      };
    }),
    points: of("turn").map(([ply]) => Number(ply)),
    accuracy: new Map(of("accuracy").map(([seat, percent]) => [seat as SeatName, percent === "-" ? null : Number(percent)])),
  };
}

function readAt(values: readonly string[]): At {
  const [chances = [], steps = [], left = []] = values.join(" ").split(" / ").map((part) => part.split(" "));
  return {
    chances: chances.map((it) => Number(it) / 1000),
    steps: steps.map((it) => (it === "-" ? null : Number(it))),
    left: left.map(Number),
  };
}

/** The moves of a seat that have a mark. */
export function mistakesOf(report: Report, seat: SeatName): readonly ReportedMove[] {
  return report.moves.filter((it) => it.seat === seat && it.mark !== null);
}

/** A square beside a fence, as a hint that does not give it away: one of the four around its middle. */
export function squareNear(fence: string, ply: number): string {
  if (!isFence(fence)) return fence;
  const column = fence.charCodeAt(0) + (ply % 2);
  const row = Number(fence[1]) + (ply % 4 > 1 ? 1 : 0);
  return `${String.fromCharCode(column)}${row}`;
}
