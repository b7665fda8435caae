/** What the player's hand is doing over the board: pure, so that a test can play it without a screen. */

import { fenceName, isFence, readFence, readSquare, squareName } from "../game/notation";
import type { Stand } from "./geometry";

export type Confirm = "never" | "touch" | "always";

/** What the hand needs to know of the game. The legal moves are handed in; there are no rules here. */
export interface Table {
  readonly stand: Stand;
  /** What the seat that this page may move now can do; empty where it may not move. */
  readonly legal: ReadonlySet<string>;
  /** Whether a move may be chosen ahead of the turn, and which is. */
  readonly ahead: boolean;
  readonly premove: string | null;
  readonly confirm: Confirm;
}

export type Device = "mouse" | "touch" | "key";

export interface Hand {
  /** What the pointer is over. */
  readonly hover: string | null;
  /** A fence that waits to be confirmed. */
  readonly ghost: string | null;
  /** A move that was just refused. */
  readonly refused: string | null;
  /** The place of the keyboard's cursor. */
  readonly cursor: string;
  readonly cursorShown: boolean;
  readonly dragging: boolean;
  /** When the last fence was set: fast taps right after it are not meant for a second one. */
  readonly setAt: number;
}

export const EMPTY_HAND: Hand = {
  hover: null,
  ghost: null,
  refused: null,
  cursor: "e1",
  cursorShown: false,
  dragging: false,
  setAt: Number.NEGATIVE_INFINITY,
};

export type HandEvent =
  | { readonly kind: "hover"; readonly target: string | null }
  | { readonly kind: "tap"; readonly target: string | null; readonly by: Device; readonly at: number }
  | { readonly kind: "drag"; readonly target: string | null }
  | { readonly kind: "drop"; readonly by: "mouse" | "touch"; readonly at: number }
  | { readonly kind: "confirm"; readonly at: number }
  | { readonly kind: "cancel" }
  /** The game went on, or another position is shown. */
  | { readonly kind: "moved" }
  | { readonly kind: "focus"; readonly on: boolean; readonly home: string | null }
  | { readonly kind: "arrow"; readonly x: number; readonly y: number }
  | { readonly kind: "lay"; readonly as: "h" | "v" | "square" };

export type Effect =
  | { readonly kind: "play"; readonly move: string }
  | { readonly kind: "premove"; readonly move: string | null }
  /** Somebody wants to know why not. */
  | { readonly kind: "explain"; readonly move: string }
  | { readonly kind: "cursor"; readonly target: string };

export interface Outcome {
  readonly hand: Hand;
  readonly effects: readonly Effect[];
}

/** After a fence was set, a finger's taps on fence places count for nothing during so many milliseconds. */
export const PAUSE = 350;

export function handle(hand: Hand, event: HandEvent, table: Table): Outcome {
  switch (event.kind) {
    case "hover":
      return just({ ...hand, hover: event.target, refused: event.target === hand.hover ? hand.refused : null });
    case "tap":
      return tap({ ...hand, dragging: false }, event.target, event.by, event.at, table);
    case "drag":
      return just({ ...hand, dragging: true, hover: null, refused: null, ghost: dragged(hand, event.target) });
    case "drop":
      return drop(hand, event.by, event.at, table);
    case "confirm":
      return hand.ghost === null ? just(hand) : set(hand, hand.ghost, "key", event.at, table);
    case "cancel":
      return cancel(hand, table);
    case "moved":
      return just({ ...hand, hover: null, ghost: stillGood(hand.ghost, table), refused: null, dragging: false });
    case "focus":
      return just({ ...hand, cursorShown: event.on, cursor: event.on ? (event.home ?? hand.cursor) : hand.cursor });
    case "arrow":
      return point({ ...hand, refused: null, cursor: neighbour(hand.cursor, event.x, event.y, table.stand) });
    case "lay":
      return point({ ...hand, refused: null, cursor: laid(hand.cursor, event.as, table.stand) });
  }
}

function just(hand: Hand): Outcome {
  return { hand, effects: [] };
}

function point(hand: Hand): Outcome {
  return { hand: { ...hand, cursorShown: true }, effects: [{ kind: "cursor", target: hand.cursor }] };
}

function dragged(hand: Hand, target: string | null): string | null {
  return target === null || !isFence(target) ? (target === null ? null : hand.ghost) : target;
}

function stillGood(ghost: string | null, table: Table): string | null {
  return ghost !== null && table.legal.has(ghost) ? ghost : null;
}

function cancel(hand: Hand, table: Table): Outcome {
  const effects: Effect[] =
    hand.ghost === null && table.premove !== null ? [{ kind: "premove", move: null }] : [];
  return { hand: { ...hand, ghost: null, refused: null, hover: null, dragging: false }, effects };
}

function tap(hand: Hand, target: string | null, by: Device, at: number, table: Table): Outcome {
  if (target === null) return just({ ...hand, ghost: null, refused: null });
  if (table.legal.size === 0) return premove(hand, target, table);
  return set(hand, target, by, at, table);
}

function premove(hand: Hand, target: string, table: Table): Outcome {
  if (!table.ahead) return just({ ...hand, refused: null });
  const move = target === table.premove ? null : target;
  return { hand: { ...hand, hover: null, ghost: null, refused: null }, effects: [{ kind: "premove", move }] };
}

function set(hand: Hand, target: string, by: Device, at: number, table: Table): Outcome {
  if (isFence(target) && by === "touch" && at - hand.setAt < PAUSE) return just(hand);
  if (!table.legal.has(target)) {
    return { hand: { ...hand, ghost: null, refused: target }, effects: [{ kind: "explain", move: target }] };
  }
  const asks = table.confirm === "always" || (table.confirm === "touch" && by === "touch");
  if (isFence(target) && asks && hand.ghost !== target) {
    return just({ ...hand, ghost: target, refused: null, hover: null });
  }
  const setAt = isFence(target) ? at : hand.setAt;
  return { hand: { ...hand, ghost: null, hover: null, refused: null, setAt }, effects: [{ kind: "play", move: target }] };
}

function drop(hand: Hand, by: "mouse" | "touch", at: number, table: Table): Outcome {
  const target = hand.ghost;
  const calm = { ...hand, dragging: false };
  if (target === null) return just(calm);
  if (table.legal.size === 0) return premove({ ...calm, ghost: null }, target, table);
  if (!table.legal.has(target)) return set({ ...calm, ghost: null }, target, "key", at, table);
  // A mouse means the very place. A finger that lets go has only shown one; where nothing is to be confirmed that is enough.
  if (by === "mouse") return set({ ...calm, ghost: null }, target, by, at, table);
  return table.confirm === "never" ? set(calm, target, by, at, table) : just(calm);
}

/** The place next to this one, as seen on the screen; the same at the edge. */
function neighbour(target: string, x: number, y: number, stand: Stand): string {
  const turns: [number, number][] = [[x, y], [y, -x], [-x, -y], [-y, x]];
  const [right, up] = turns[stand.view % 4] ?? [x, y];
  const fence = readFence(target);
  const from = fence ?? readSquare(target);
  if (from === null) return target;
  const room = fence === null ? 1 : 2;
  const column = clamp(from.column + right, stand.width - room);
  const row = clamp(from.row + up, stand.height - room);
  return fence === null ? squareName({ column, row }) : fenceName({ column, row, lies: fence.lies });
}

function laid(target: string, as: "h" | "v" | "square", stand: Stand): string {
  const from = readFence(target) ?? readSquare(target);
  if (from === null) return target;
  if (as === "square") return squareName(from);
  return fenceName({ column: clamp(from.column, stand.width - 2), row: clamp(from.row, stand.height - 2), lies: as });
}

function clamp(value: number, high: number): number {
  return Math.min(Math.max(value, 0), high);
}
