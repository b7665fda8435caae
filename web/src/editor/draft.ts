/** A position that is being set up. It may break every rule; what is wrong with it is asked elsewhere. Pure. */

import { type Position, type SeatName, USUAL, positionText, readFence, readPosition, readSquare, seatsOf, startOf } from "../game/notation";
import type { Fault } from "../rules/rules";

/** R5. */
export const MOST_FENCES = 20;

export function freshDraft(): Position {
  return startOf(USUAL);
}

function place(draft: Position, seat: SeatName): number {
  return draft.seats.indexOf(seat);
}

export function withPawn(draft: Position, seat: SeatName, square: string | null): Position {
  return { ...draft, pawns: draft.pawns.with(place(draft, seat), square) };
}

/** Places a fence, or takes it away where it is. */
export function withFence(draft: Position, fence: string): Position {
  const kept = draft.fences.filter((it) => it !== fence);
  return laid(draft, kept.length < draft.fences.length ? kept : [...draft.fences, fence]);
}

/** Nobody knows who placed a fence that was set up. */
function laid(draft: Position, fences: readonly string[]): Position {
  const sorted = [...fences].sort();
  return { ...draft, fences: sorted, by: sorted.map(() => null) };
}

export function withLeft(draft: Position, seat: SeatName, left: number): Position {
  return { ...draft, left: draft.left.with(place(draft, seat), Math.min(Math.max(left, 0), MOST_FENCES)) };
}

export function withTurn(draft: Position, seat: SeatName): Position {
  return { ...draft, turn: place(draft, seat) };
}

/** Every pawn at its start, and no fence. */
export function atStart(draft: Position, fences: number | null = null): Position {
  return startOf({ players: draft.seats.length, width: draft.width, height: draft.height, fences });
}

/** The board without its fences. */
export function cleared(draft: Position): Position {
  return laid(draft, []);
}

/** More or fewer players: those who stay keep what they have. */
export function withPlayers(draft: Position, players: number): Position {
  const start = startOf({ players, width: draft.width, height: draft.height, fences: null });
  const seats = seatsOf(players);
  const kept = <T,>(values: readonly T[], others: readonly T[]) =>
    seats.map((seat, at) => (draft.seats.includes(seat) ? values[place(draft, seat)] : others[at]) as T);
  const turn = draft.seats[draft.turn];
  return {
    ...draft,
    seats,
    pawns: kept(draft.pawns, start.pawns),
    left: kept(draft.left, start.left),
    turn: turn !== undefined && seats.includes(turn) ? seats.indexOf(turn) : 0,
  };
}

/** A board of another size keeps what has room on it; pawns that have none go to their start. */
export function withSize(draft: Position, width: number, height: number): Position {
  const start = startOf({ players: draft.seats.length, width, height, fences: null });
  const onBoard = (text: string | null, room: number) => {
    const at = text === null ? null : (readFence(text) ?? readSquare(text));
    return at !== null && at.column < width - room && at.row < height - room;
  };
  const pawns = draft.pawns.map((pawn, at) => (pawn === null || onBoard(pawn, 0) ? pawn : (start.pawns[at] ?? null)));
  return laid({ ...draft, width, height, pawns }, draft.fences.filter((it) => onBoard(it, 1)));
}

/** The board as in a mirror, left and right. */
export function mirrored(draft: Position): Position {
  const turned = (column: number, width: number) => String.fromCharCode(97 + width - 1 - column);
  const square = (text: string, width: number) => turned(text.charCodeAt(0) - 97, width) + text.slice(1);
  const pawns = draft.pawns.map((it) => (it === null ? null : square(it, draft.width)));
  return laid({ ...draft, pawns }, draft.fences.map((it) => square(it, draft.width - 1)));
}

/** What mends a fault by itself; null where only the player can. */
export function repaired(draft: Position, fault: Fault): Position | null {
  const start = atStart(draft);
  const back = (seat: SeatName) => withPawn(draft, seat, start.pawns[place(draft, seat)] ?? null);
  switch (fault.code) {
    case "fences-collide":
    case "fence-off-board":
      return fault.fence === null ? null : withFence(draft, fault.fence);
    case "pawn-off-board":
      return fault.seat === null ? null : back(fault.seat);
    case "player-missing":
      return draft.seats.reduce((it, seat, at) => (it.pawns[at] === null ? withPawn(it, seat, start.pawns[at] ?? null) : it), draft);
    case "turn-of-nobody":
      return { ...draft, turn: Math.max(draft.pawns.findIndex((it) => it !== null), 0) };
    case "too-many-fences":
      return fault.seat === null ? null : withLeft(draft, fault.seat, MOST_FENCES);
    case "too-many-players":
      return withPlayers(draft, 3);
    default:
      return null;
  }
}

/** A position with as little as an address needs: blanks only where they part something. */
export function addressOf(draft: Position): string {
  return `?position=${positionText(draft).split("/").map((field) => field.trim().replace(/\s+/g, "+")).join("/")}`;
}

/** The position of an address or of a text; null where there is none that a board could show. */
export function readDraft(text: string | null): Position | null {
  const read = text === null ? null : readPosition(text);
  if (read === null) return null;
  const { width, height, seats, pawns, fences, left, turn } = read;
  const inside = (name: string, room: number) => {
    const at = readFence(name) ?? readSquare(name);
    return at !== null && at.column < width - room && at.row < height - room;
  };
  const whole = (it: number) => Number.isInteger(it) && it >= 0;
  const good =
    pawns.every((it) => it === null || inside(it, 0)) &&
    fences.every((it) => inside(it, 1)) &&
    left.length === seats.length && left.every((it) => whole(it) && it <= MOST_FENCES) &&
    whole(turn) && turn < seats.length;
  return good ? laid(read, [...new Set(fences)]) : null;
}
