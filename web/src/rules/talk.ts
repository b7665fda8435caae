/** The text lines of the module: what to say, and how to read the answers. Pure. */

import type { SeatName } from "../game/notation";
import type { Block, Facts, Fault, Line, Refusal, Way } from "./rules";

/** The line that sets up a game. */
export function positionLine({ setup, moves }: Line): string {
  const played = moves.length === 0 ? "" : ` moves ${moves.join(" ")}`;
  if (setup.from !== undefined) return `position pos ${setup.from}${played}`;
  const fences = setup.fences === null ? "" : ` fences ${setup.fences}`;
  return `position startpos players ${setup.players} board ${setup.width}x${setup.height}${fences}${played}`;
}

/** Throws on the module's word for a line it did not understand. */
export function checkAnswer(lines: readonly string[]): void {
  const error = lines.find((line) => line.startsWith("info string error:"));
  if (error !== undefined) throw new Error(error);
}

export function readFacts(state: readonly string[], legal: readonly string[], ways: readonly string[]): Facts {
  checkAnswer([...state, ...legal, ...ways]);
  const value = (name: string) => state.find((line) => line.startsWith(`state ${name} `))?.slice(name.length + 7) ?? "";
  const termination = value("termination");
  return {
    legal: (legal[0] ?? "").split(" ").filter((move) => move !== ""),
    ways: ways.filter((line) => line.startsWith("way ")).map(readWay),
    result: value("result") || "*",
    termination: termination === "none" || termination === "" ? null : termination,
  };
}

function readWay(line: string): Way {
  const [, seat, length, ...squares] = line.split(" ");
  return { seat: seat as SeatName, length: Number(length), squares };
}

export function readBlocks(lines: readonly string[]): Block[] {
  return lines.filter((line) => line.startsWith("block ")).map((line) => {
    const [, seat, fence = "", other, steps] = line.split(" ");
    return { seat: seat as SeatName, fence, other: other as SeatName, steps: Number(steps) };
  });
}

/** Reads `why MOVE CODE …`; null for a legal move. */
export function readWhy(lines: readonly string[], move: string): Refusal | null {
  const words = lines.find((line) => line.startsWith("why "))?.split(" ") ?? [];
  const code = words[2];
  if (code === "legal") return null;
  const nothing = { move, seat: null, square: null, fence: null, region: [] };
  // What cannot be read as a move is on no board.
  if (code === undefined) return { ...nothing, code: "off-board" };
  const valueOf = (name: string) => words[words.indexOf(name, 3) + 1] ?? null;
  const region = words.indexOf("region", 3);
  return {
    move,
    code,
    seat: words.includes("seat", 3) ? (valueOf("seat") as SeatName) : null,
    square: words.includes("square", 3) ? valueOf("square") : null,
    fence: words.includes("fence", 3) ? valueOf("fence") : null,
    region: region < 0 ? [] : words.slice(region + 1),
  };
}

/** Reads `fault CODE …` lines. */
export function readFaults(lines: readonly string[]): Fault[] {
  checkAnswer(lines);
  return lines.filter((line) => line.startsWith("fault ")).map((line) => {
    const [, code = "", ...words] = line.split(" ");
    const valueOf = (name: string) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? null) : null);
    const region = words.indexOf("region");
    return {
      code,
      seat: valueOf("seat") as SeatName | null,
      square: valueOf("square"),
      fence: valueOf("fence"),
      other: valueOf("other"),
      region: region < 0 ? [] : words.slice(region + 1),
    };
  });
}

/** The move of `bestmove M`; null where there is none, undefined for any other line. */
export function readBestMove(line: string): string | null | undefined {
  if (!line.startsWith("bestmove ")) return undefined;
  const move = line.slice(9).trim();
  return move === "none" ? null : move;
}
