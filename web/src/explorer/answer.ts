/** What is known about a position, from the server or from the games that this device keeps. */

import { ApiError, address, api } from "../api";
import type { StudyRules } from "../rules/rules";

export type SourceName = "engine" | "index" | "server";

export interface ExploredMove {
  readonly move: string;
  readonly games: number;
  /** Each seat's share of the points, in turn order; null where no game is finished. */
  readonly score: readonly number[] | null;
}

export interface Example {
  readonly move: string;
  readonly source: SourceName;
  /** Where its record is. */
  readonly record: string;
  readonly players: readonly string[];
  readonly date: string;
  readonly result: string;
}

export interface Explored {
  readonly games: number;
  readonly moves: readonly ExploredMove[];
  readonly sources: readonly SourceName[];
  readonly examples: readonly Example[];
  /** Whether the server could not be asked. */
  readonly offline?: boolean;
}

export interface Wanted {
  readonly source: SourceName | "";
  /** Months: `2026-11`. */
  readonly from: string;
  readonly to: string;
  /** `level:5`, `rating:1500`, or empty. */
  readonly strength: string;
}

export const ANY: Wanted = { source: "", from: "", to: "", strength: "" };

/** The question to the server. */
export function queryOf(position: string, { source, from, to, strength }: Wanted): string {
  const query = new URLSearchParams({ position });
  if (source !== "") query.set("source", source);
  if (/^\d{4}-\d{2}$/.test(from)) query.set("from", from);
  if (/^\d{4}-\d{2}$/.test(to)) query.set("to", to);
  const [kind, least] = strength.split(":");
  if (least !== undefined) query.set(`min_${kind}`, least);
  return query.toString();
}

/** Asks the server, and the games that were kept where it does not answer. */
export async function explore(position: string, seats: number, wanted: Wanted, rules: StudyRules): Promise<Explored> {
  try {
    return await api<Explored>("GET", `api/explorer?${queryOf(position, wanted)}`);
  } catch (error) {
    // A server that refuses has been asked.
    const moves = error instanceof ApiError ? null : await fromKept(position, seats, rules);
    if (moves === null) throw error;
    return { games: moves.reduce((sum, it) => sum + it.games, 0), moves, sources: ["engine"], examples: [], offline: true };
  }
}

const CACHE = "explorer-engine-games";
const OFFLINE = "api/explorer/offline";

/** Keeps the games of the engine for flight mode, once. */
export async function keepForFlights(): Promise<void> {
  const cache = await caches.open(CACHE);
  const url = address(OFFLINE);
  if ((await cache.match(url)) !== undefined) return;
  const answer = await fetch(url);
  if (answer.ok) await cache.put(url, answer);
}

let kept: Promise<ReadonlyMap<string, Uint8Array> | null> | null = null;

async function readKept(): Promise<ReadonlyMap<string, Uint8Array> | null> {
  const answer = await (await caches.open(CACHE)).match(address(OFFLINE));
  return answer === undefined ? null : positionsIn(new Uint8Array(await answer.arrayBuffer()));
}

/** The positions of the file: for each its key, and what was played, still packed. */
export function positionsIn(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const positions = new Map<string, Uint8Array>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 10 <= bytes.length; ) {
    const length = view.getUint16(at + 8);
    positions.set(view.getBigUint64(at).toString(16).padStart(16, "0"), bytes.subarray(at + 10, at + 10 + length));
    at += 10 + length;
  }
  return positions;
}

async function fromKept(position: string, seats: number, rules: StudyRules): Promise<ExploredMove[] | null> {
  kept ??= readKept().catch(() => null);
  const positions = await kept;
  if (positions === null) return null;
  const [word, key = "", image] = (await rules.study(`key\n${position}`)).trim().split(" ");
  if (word !== "key") return null;
  const width = Number(/(\d)x\d\s*$/.exec(position)?.[1] ?? 9);
  return movesIn(positions.get(key) ?? new Uint8Array(), seats, image === "mirrored" ? width : null);
}

/** The numbers of squares and fences go row by row, nine squares or eight fences each. */
function moveOf(number: number, mirrored: number | null): string {
  if (number >= 209) return "pass";
  const fence = number >= 81;
  const place = fence ? (number - 81) % 64 : number;
  const [column, row] = fence ? [place % 8, Math.floor(place / 8)] : [place % 9, Math.floor(place / 9)];
  const shown = mirrored === null ? column : mirrored - (fence ? 2 : 1) - column;
  return `${String.fromCharCode(97 + shown)}${row + 1}${fence ? (number < 145 ? "h" : "v") : ""}`;
}

/** What was played from a position, the most frequent first: see `docs/explorer.md`. */
export function movesIn(bytes: Uint8Array, seats: number, mirrored: number | null): ExploredMove[] {
  let at = 0;
  const byte = () => bytes[at++] ?? 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const next = byte();
      value += (next & 0x7f) * 2 ** shift;
      if (next < 0x80) break;
    }
    return value;
  };
  const sums = new Map<string, { games: number; points: number[] }>();
  while (at < bytes.length) {
    const move = moveOf(byte(), mirrored);
    const having = byte();
    number();
    byte();
    const sum = sums.get(move) ?? { games: 0, points: [0, 0, 0, 0] };
    sum.games += number();
    for (let seat = 0; seat < 4; seat++) if ((having >> seat) & 1) sum.points[seat] = (sum.points[seat] ?? 0) + number();
    number();
    sums.set(move, sum);
  }
  const order = seats === 2 ? [0, 2] : [0, 1, 2, 3].slice(0, seats);
  return [...sums]
    .map(([move, { games, points }]) => {
      const all = points.reduce((sum, it) => sum + it, 0);
      return { move, games, score: all === 0 ? null : order.map((seat) => (points[seat] ?? 0) / all) };
    })
    .sort((a, b) => b.games - a.games || a.move.localeCompare(b.move));
}
