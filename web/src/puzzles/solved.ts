/** What is remembered of somebody's puzzles: which were solved, which were not, and the days in a row. */

import { signal } from "@preact/signals";
import { recall, remember } from "../memory";

export type Mark = "solved" | "failed";

export interface Kept {
  /** By puzzle: how the first attempt ended, or that it was solved later. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** By day: how the puzzle of that day went. */
  readonly days: Readonly<Record<string, Mark>>;
}

const KEY = "puzzles";

export const kept = signal<Kept>(recall<Kept>(KEY, { marks: {}, days: {} }));

/** Notes how a puzzle went. What is solved stays solved, however often it is tried again. */
export function note(id: string, mark: Mark, day: string | null): void {
  const { marks, days } = kept.value;
  const next: Kept = {
    marks: marks[id] === "solved" ? marks : { ...marks, [id]: mark },
    days: day === null || days[day] === "solved" ? days : { ...days, [day]: days[day] ?? mark },
  };
  kept.value = next;
  remember(KEY, next);
}

/** How many days in a row the puzzle of the day was solved, up to today or yesterday. */
export function streak(days: Kept["days"], today: number, text: (day: number) => string): number {
  let count = 0;
  let day = days[text(today)] === "solved" ? today : today - 1;
  while (days[text(day)] === "solved") {
    count++;
    day--;
  }
  return count;
}
