/** The games kept in this browser. */

import { forget, recall, remember, remembered } from "../memory";
import type { Kept } from "./local";
import { type Position, type SeatName, positionsOf, readSquare, startOf } from "./notation";

export interface Ending {
  readonly result: string;
  readonly termination: string;
}

/** So many games are kept; then the oldest that is over and has no name makes room for a new one. */
const MOST = 200;

/** All games of this browser, the newest first. What cannot be read is left out. */
export function keptGames(): Kept[] {
  return remembered("game:")
    .map((id) => recall<Kept | null>(`game:${id}`, null))
    .filter((it): it is Kept => it !== null && readable(it))
    .sort((a, b) => b.changed - a.changed);
}

function readable(game: Kept): boolean {
  try {
    return positionsOf(startOf(game.setup), game.moves).length > 0 && game.chairs.length > 0;
  } catch {
    return false;
  }
}

export function keepGame(game: Kept): void {
  remember(`game:${game.id}`, game);
  for (const { id } of tooMany(keptGames(), MOST)) forget(`game:${id}`);
}

/** The games that have to go where at most so many are kept. None that goes on, and none with a name, ever goes. */
export function tooMany(games: readonly Kept[], most: number): Kept[] {
  const over = games.length - most;
  if (over <= 0) return [];
  return games.filter((it) => it.title === undefined && endingOf(it) !== null).slice(-over);
}

/** How a game ended, as it was noted or as the board shows it; null while it goes on. */
export function endingOf(game: Kept): Ending | null {
  if (game.ended !== null) return game.ended;
  const positions = positionsOf(startOf(game.setup), game.moves);
  const last = positions.at(-1);
  if (last === undefined) return null;
  const winner = last.seats.findIndex((seat, at) => onGoal(last, seat, last.pawns[at] ?? null));
  if (winner >= 0) return { result: wonBy(last, winner), termination: "goal" };
  const still = last.pawns.flatMap((pawn, at) => (pawn === null ? [] : [at]));
  if (still.length === 1) return { result: wonBy(last, still[0] ?? 0), termination: "last player" };
  if (occurrences(positions, last) < 3) return null;
  const share = last.pawns.map((pawn) => (pawn === null ? "0" : `1/${still.length}`));
  return { result: share.join("-"), termination: "repetition" };
}

function wonBy(position: Position, winner: number): string {
  return position.pawns.map((_, at) => (at === winner ? "1" : "0")).join("-");
}

/** R16: a pawn on any square of its goal line. */
function onGoal({ width, height }: Position, seat: SeatName, pawn: string | null): boolean {
  const at = readSquare(pawn ?? "");
  if (at === null) return false;
  const goals: Record<SeatName, boolean> = {
    south: at.row === height - 1,
    north: at.row === 0,
    west: at.column === width - 1,
    east: at.column === 0,
  };
  return goals[seat];
}

/** R17: the same pawns, fences, fences in hand and turn. */
function occurrences(positions: readonly Position[], last: Position): number {
  const key = (it: Position) => JSON.stringify([it.pawns, [...it.fences].sort(), it.left, it.turn]);
  // Fences never leave the board, so only the latest positions can be the same.
  const alike = positions.filter((it) => it.fences.length === last.fences.length);
  return alike.filter((it) => key(it) === key(last)).length;
}
