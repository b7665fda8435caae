/** A clock that an address asks for, such as `/clock?clock=600+5&name=Ada&name=Grace&title=Table+2`: an organiser's page links to it. */

import type { RunningSetting } from "./table-clock";

export interface AskedClock {
  readonly setting: RunningSetting | null;
  readonly names: readonly string[];
  readonly title: string;
}

const MOST_LETTERS = 40;

/** A clock as records name it, such as `600+5`; null for none. */
export function readClockTag(tag: string): RunningSetting | null {
  const found = /^(\d{1,5})(?:(\+|d)(\d{1,3})|\/(move|hourglass))$/.exec(tag);
  if (found === null) return null;
  const [, first = "", sign, second = "", word] = found;
  const [initial, seconds] = [Number(first), Number(second)];
  if (initial < 1) return null;
  if (word === "move") return { kind: "per_move", seconds: initial };
  if (word === "hourglass") return { kind: "hourglass", initial };
  return sign === "+" ? { kind: "increment", initial, increment: seconds } : { kind: "delay", initial, delay: seconds };
}

/** What the query of an address asks for; null where it asks for nothing. */
export function fromAddress(search: string): AskedClock | null {
  const query = new URLSearchParams(search);
  const names = query.getAll("name").slice(0, 4).map((it) => it.trim().slice(0, MOST_LETTERS));
  // A plus sign in a query means a blank.
  const setting = readClockTag((query.get("clock") ?? "").replace(" ", "+"));
  if (names.length < 2 && setting === null) return null;
  return { setting, names, title: (query.get("title") ?? "").slice(0, MOST_LETTERS) };
}

/** The address of a clock for these players. */
export function clockAddress(tag: string, names: readonly string[], title: string): string {
  const query = new URLSearchParams([["clock", tag], ...names.map((name) => ["name", name]), ["title", title]]);
  return `/clock?${query}`;
}
