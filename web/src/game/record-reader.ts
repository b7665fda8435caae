/** Reads a record (`.qgn`): the tags and the main line. Whether the moves are legal is for the rules to say. */

import type { ClockSetting } from "./clock";
import { ALL_SEATS, type SeatName, type Setup, readPosition } from "./notation";

/** What is wrong with a file. The code has a line `import-CODE`. */
export class RecordError extends Error {
  constructor(
    readonly code: string,
    /** The text that is wrong. */
    readonly text = "",
    /** The number of the move, from 1. */
    readonly number = 0,
  ) {
    super(`${code} ${text}`);
  }
}

export interface ReadRecord {
  readonly setup: Setup;
  readonly moves: readonly string[];
  readonly clock: ClockSetting;
  readonly result: string;
  readonly termination: string | null;
  readonly names: Readonly<Partial<Record<SeatName, string>>>;
  readonly event: string | null;
}

/** No file of a game is larger, and no game here is longer. */
export const MOST_BYTES = 1_000_000;
const MOST_MOVES = 5000;

export function readRecord(text: string): ReadRecord {
  const { tags, rest } = readTags(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const words = mainLine(rest);
  const setup = readSetup(tags);
  const { moves, result } = readMoves(words, setup.players);
  if (tags.size === 0 && moves.length === 0) throw new RecordError("not-a-record");
  const tagged = tags.get("Result");
  if (tagged !== undefined && !isResult(tagged, setup.players)) throw new RecordError("bad-result", tagged);
  if (tagged !== undefined && result !== null && tagged !== result) throw new RecordError("bad-result", result);
  return {
    setup,
    moves,
    clock: readClock(tags.get("TimeControl") ?? "-"),
    result: result ?? tagged ?? "*",
    termination: tags.get("Termination") ?? null,
    names: Object.fromEntries(ALL_SEATS.flatMap((seat) => nameOf(tags, seat))),
    event: tags.get("Event") ?? null,
  };
}

function nameOf(tags: ReadonlyMap<string, string>, seat: SeatName): [SeatName, string][] {
  const name = tags.get(seat[0]?.toUpperCase() + seat.slice(1))?.trim();
  return name === undefined || name === "" || name === "?" ? [] : [[seat, name]];
}

/** The tag lines at the head of a record, and what comes after them. */
function readTags(text: string): { tags: Map<string, string>; rest: string } {
  const tags = new Map<string, string>();
  const lines = text.split("\n");
  let at = 0;
  for (; at < lines.length; at++) {
    const line = (lines[at] ?? "").trim();
    if (line === "") continue;
    if (!line.startsWith("[")) break;
    const tag = /^\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\]|\\.)*)"\s*\]$/.exec(line);
    if (tag === null) throw new RecordError("bad-tag", line.slice(0, 60));
    tags.set(tag[1] ?? "", (tag[2] ?? "").replace(/\\(.)/g, "$1"));
  }
  return { tags, rest: lines.slice(at).join("\n") };
}

/** The words of the main line: comments and variations are left out. */
function mainLine(text: string): string[] {
  let main = "";
  let depth = 0;
  let inComment = false;
  for (const letter of text) {
    if (inComment) inComment = letter !== "}";
    else if (letter === "{") inComment = true;
    else if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (depth === 0) main += letter;
    if (depth < 0) throw new RecordError("unclosed");
    // What is left out still parts the words around it.
    if (inComment || depth > 0) main += main.endsWith(" ") ? "" : " ";
  }
  if (inComment || depth > 0) throw new RecordError("unclosed");
  return main.split(/\s+/).filter((word) => word !== "");
}

function readMoves(words: readonly string[], players: number): { moves: string[]; result: string | null } {
  const moves: string[] = [];
  for (const [at, word] of words.entries()) {
    if (isResult(word, players)) {
      const next = words[at + 1];
      if (next !== undefined) throw new RecordError("after-result", next.slice(0, 20));
      return { moves, result: word };
    }
    const move = word.replace(/^\d+\.+/, "").replace(/[!?]{1,2}$/, "");
    if (move === "") continue;
    if (!/^([a-i][1-9][hv]?|pass|out:(south|west|north|east))$/.test(move)) throw new RecordError("bad-move", word.slice(0, 20));
    moves.push(move);
    if (moves.length > MOST_MOVES) throw new RecordError("too-long");
  }
  return { moves, result: null };
}

function isResult(text: string, players: number): boolean {
  if (text === "*") return true;
  const shares = text.split("-");
  if (shares.length !== players || !shares.every((it) => /^(0|1|1\/[2-4])$/.test(it))) return false;
  const sum = shares.reduce((all, it) => all + (it.includes("/") ? 1 / Number(it.slice(2)) : Number(it)), 0);
  return Math.abs(sum - 1) < 1e-9;
}

function readSetup(tags: ReadonlyMap<string, string>): Setup {
  const from = tags.get("Position");
  if (from !== undefined) {
    const position = readPosition(from);
    if (position === null) throw new RecordError("bad-tag", "Position");
    return { players: position.pawns.length, width: position.width, height: position.height, fences: null, from };
  }
  const players = Number(tags.get("Players") ?? 2);
  if (![2, 3, 4].includes(players)) throw new RecordError("bad-tag", "Players");
  const board = /^([2-9])x([2-9])$/.exec(tags.get("Board") ?? "9x9");
  if (board === null) throw new RecordError("bad-tag", "Board");
  const each = tags.get("Fences");
  if (each !== undefined && !/^([0-9]|1[0-9]|20)$/.test(each)) throw new RecordError("bad-tag", "Fences");
  return { players, width: Number(board[1]), height: Number(board[2]), fences: each === undefined ? null : Number(each) };
}

/** The clock of a record. One that is not known here is none: the game was played all the same. */
function readClock(text: string): ClockSetting {
  const number = (at: RegExpExecArray, group: number) => Number(at[group]);
  const increment = /^(\d{1,6})\+(\d{1,4})$/.exec(text);
  if (increment !== null) return { kind: "increment", initial: number(increment, 1), increment: number(increment, 2) };
  const delay = /^(\d{1,6})d(\d{1,4})$/.exec(text);
  if (delay !== null) return { kind: "delay", initial: number(delay, 1), delay: number(delay, 2) };
  const move = /^(\d{1,6})\/move$/.exec(text);
  if (move !== null) return { kind: "per_move", seconds: number(move, 1) };
  const glass = /^(\d{1,6})\/hourglass$/.exec(text);
  return glass === null ? { kind: "none" } : { kind: "hourglass", initial: number(glass, 1) };
}
