/** The puzzles that come with the page, and which of them is the one of a day. Pure, but for fetching them. */

import { type SeatName, readPosition } from "../game/notation";

export const GRADES = 5;

export interface Puzzle {
  /** The same in every version of the collection that has this puzzle. */
  readonly id: string;
  readonly position: string;
  readonly players: number;
  readonly move: string;
  readonly grade: number;
  readonly themes: readonly string[];
}

/** The themes to choose by. Three and four players are one choice. */
export const THEMES = ["trap", "race", "jump", "wasted-fence", "defence", "endgame", "many"] as const;

export function hasTheme({ themes, players }: Puzzle, theme: string): boolean {
  return theme === "many" ? players > 2 : themes.includes(theme);
}

/** A short name that follows from a text (FNV-1a). */
export function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Reads a file of puzzles: one JSON object a line. */
export function readPuzzles(text: string): Puzzle[] {
  return text.split("\n").filter((line) => line !== "").map((line) => {
    const puzzle = JSON.parse(line) as Omit<Puzzle, "id">;
    return { ...puzzle, id: nameOf(puzzle.position) };
  });
}

/** They are fetched when somebody wants to solve one, and stay. */
let fetched: Promise<Puzzle[]> | null = null;

export function fetchPuzzles(): Promise<Puzzle[]> {
  fetched ??= import("../../../puzzles/puzzles.jsonl?raw").then((file) => readPuzzles(file.default));
  fetched.catch(() => (fetched = null));
  return fetched;
}

/** The seat that is to move. */
export function moverOf(puzzle: Puzzle): SeatName {
  const position = readPosition(puzzle.position);
  return position?.seats[position.turn] ?? "south";
}

const DAY = 24 * 60 * 60 * 1000;

/** The number of a day by UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** A day as text: 2026-11-17. */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The puzzle of a day: the same for everybody, and none comes again before all have come. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle | null {
  const count = puzzles.length;
  // Neighbours in the file are alike, so the days go through it in large steps.
  let step = Math.max(Math.floor(count * 0.382), 1);
  while (greatestCommonDivisor(step, count) !== 1) step++;
  return puzzles[(day * step) % Math.max(count, 1)] ?? null;
}
