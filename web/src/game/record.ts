/** A game as a record (`.qgn`), to copy or save. */

import { clockTag } from "./clock";
import { type SeatName, fencesEach } from "./notation";
import type { Match } from "./session";

/** What a record tells of a game. */
export type Recorded = Pick<Match, "setup" | "moves" | "clock" | "result" | "termination"> & {
  readonly players: readonly { readonly seat: SeatName }[];
};

const EVENT = "Casual game";

/** The name of a game that a record's event is; null for the usual one. */
export function titleOf(event: string | null): string | null {
  return event === null || event === EVENT || event.trim() === "" || event === "?" ? null : event.trim();
}

export function recordOf(match: Recorded, names: (seat: SeatName) => string, date: Date, event = EVENT): string {
  const { setup } = match;
  const board = `${setup.width}x${setup.height}`;
  const tags: [string, string][] = [
    ["Event", event],
    ["Date", date.toISOString().slice(0, 10).replaceAll("-", ".")],
    ...match.players.map(({ seat }): [string, string] => [seat[0]?.toUpperCase() + seat.slice(1), names(seat)]),
  ];
  if (match.players.length !== 2) tags.push(["Players", String(match.players.length)]);
  if (board !== "9x9") tags.push(["Board", board]);
  if (setup.fences !== null && setup.fences !== fencesEach({ ...setup, fences: null })) {
    tags.push(["Fences", String(setup.fences)]);
  }
  if (setup.from !== undefined) tags.push(["Position", setup.from]);
  tags.push(["TimeControl", clockTag(match.clock)]);
  if (match.termination !== null) tags.push(["Termination", match.termination]);
  tags.push(["Result", match.result]);
  const lines = tags.map(([name, value]) => `[${name} "${value.replace(/\s+/g, " ").replace(/[\\"]/g, "\\$&")}"]`);
  return `${lines.join("\n")}\n\n${[...numbered(match), match.result].join(" ")}\n`;
}

function numbered(match: Recorded): string[] {
  const words: string[] = [];
  let inRow = 0;
  let number = 0;
  let playing = match.players.length;
  for (const move of match.moves) {
    if (move.startsWith("out:")) {
      words.push(move);
      playing--;
      continue;
    }
    if (inRow === 0 || inRow >= playing) {
      words.push(`${++number}.`);
      inRow = 0;
    }
    words.push(move);
    inRow++;
  }
  return words;
}

