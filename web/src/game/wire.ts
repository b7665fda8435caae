/** What the server says about a game, and how its changes are taken in. Pure. */

import type { Facts } from "../rules/rules";
import type { ClockSetting } from "./clock";
import { type SeatName, USUAL, readPosition, startOf } from "./notation";
import type { Happening, Match, Matter, Takeback } from "./session";

export interface WireSeat {
  readonly seat: SeatName;
  readonly kind: "person" | "engine" | "open";
  readonly name: string | null;
  readonly level: number | null;
  readonly connected: boolean;
  readonly takeover_at: number | null;
  readonly out: boolean;
  readonly pawn: string | null;
  readonly distance: number | null;
  readonly way: readonly string[];
}

export interface WireState {
  readonly id: string;
  readonly seq: number;
  readonly players: number;
  readonly board: string;
  readonly fences: number | null;
  readonly start: string;
  readonly seats: readonly WireSeat[];
  readonly moves: readonly string[];
  readonly ply: number;
  readonly turn_seat: SeatName;
  readonly legal: readonly string[];
  readonly started: boolean;
  readonly over: boolean;
  readonly result: string;
  readonly termination: string | null;
  readonly clock: ClockSetting;
  readonly clocks: readonly number[];
  readonly running: SeatName | null;
  readonly delay_left: number;
  readonly abort_at: number | null;
  /** The server's time when it said all this. */
  readonly now: number;
  readonly offers: {
    readonly draw: readonly SeatName[];
    readonly takeback: Takeback | null;
    readonly rematch: readonly SeatName[];
  };
  readonly next: string | null;
  readonly phrases: Match["phrases"];
  readonly you?: SeatName | null;
}

/** A message: what happened, together with the fields of the state after it. */
export interface WireMessage extends Partial<Omit<WireState, "id">> {
  readonly type: string;
  readonly id?: string | number;
  readonly code?: string;
  readonly error?: string;
  readonly reason?: string;
  readonly retry?: number;
  readonly who?: SeatName;
  readonly what?: Matter;
  readonly move?: string;
  readonly to?: SeatName;
  readonly ms?: number;
  /** The legal moves in short: squares run together or `pass`, and a bit for each fence place. */
  readonly steps?: string;
  readonly free?: string;
  /** Only with a move that tells nothing but what nobody could know: a shortest path for each seat. */
  readonly ways?: readonly string[];
}

/** Messages that change nothing in the state. */
const APART = new Set(["ok", "pong", "stopping"]);

/** Names that are run together: squares have two letters each. */
function squaresOf(text: string): string[] {
  return text === "pass" ? [text] : (text.match(/../g) ?? []);
}

/** The legal moves that a message tells in short; null where it does not. */
function legalOf({ steps, free }: WireMessage): readonly string[] | null {
  if (steps === undefined || free === undefined) return null;
  const places = [...free].flatMap((digit, at) => {
    // The last of the sixteen digits of each kind has the first four columns of the first row.
    const first = 4 * (15 - (at % 16));
    return [0, 1, 2, 3]
      .filter((bit) => (parseInt(digit, 16) >> bit) & 1)
      .map((bit) => `${"abcdefgh"[(first + bit) % 8]}${Math.floor((first + bit) / 8) + 1}${at < 16 ? "h" : "v"}`);
  });
  return [...squaresOf(steps), ...places];
}

/** The state after a move that told nothing but what nobody could know. */
function moved(state: WireState, { move = "", who, ways = [], seq = 0, ply = 0, ...told }: WireMessage): WireState {
  const seats = state.seats.map((it, at) => {
    const way = squaresOf(ways[at] ?? "");
    const steps = it.seat === who && move.length === 2;
    return { ...it, pawn: steps ? move : it.pawn, distance: it.out ? null : way.length, way };
  });
  const { turn_seat = state.turn_seat, clocks = [], running = null, delay_left = 0, abort_at = null, now = 0 } = told;
  const offers = { draw: [], takeback: null, rematch: [] };
  const legal = legalOf(told as WireMessage) ?? [];
  return { ...state, seq, ply, turn_seat, clocks, running, delay_left, abort_at, now, legal, seats, offers, moves: [...state.moves, move] };
}

/** Whether a message tells of a change after one that was missed: then the whole state is needed. */
export function isGap(state: WireState | null, { ways, seq = 0 }: WireMessage): boolean {
  return ways !== undefined && seq > (state?.seq ?? 0) + 1;
}

/** The state after a message: a change carries every field that is new, whole, or is a move in short. */
export function taken(state: WireState | null, message: WireMessage): WireState | null {
  if (message.type === "state") return { ...message, legal: legalOf(message) ?? message.legal } as unknown as WireState;
  if (state === null || APART.has(message.type)) return state;
  if (message.ways !== undefined) return message.seq === state.seq + 1 ? moved(state, message) : state;
  // A refusal comes with the state if the sender may have been behind.
  if (message.type === "error" && message.seq === undefined) return state;
  // The id is the mark of the message that is answered, not the game's.
  const { type: _, id: __, code: ___, error: ____, reason: _____, retry: ______, who, what, to, ms, steps, free, ...changes } = message;
  const legal = legalOf(message);
  return { ...state, ...changes, ...(legal === null ? {} : { legal }) };
}

/** What a message tells beside the moves; `state` is the one before it. */
export function happeningOf(state: WireState | null, message: WireMessage): Happening | null {
  const { type, who: seat, what: matter } = message;
  if (type === "takeback") return { kind: "takeback" };
  if (seat === undefined) return null;
  if (type === "takeover") return { kind: "takeover", seat };
  if (type === "phrase" && message.code !== undefined) return { kind: "phrase", seat, code: message.code };
  if (type === "time" && message.to !== undefined) {
    return { kind: "time", seat, to: message.to, seconds: Math.round((message.ms ?? 0) / 1000) };
  }
  if (matter === undefined) return null;
  if (type === "offer") return { kind: "offer", seat, matter };
  if (type !== "decline") return null;
  const own = matter === "takeback" ? state?.offers.takeback?.seat === seat : state?.offers[matter].includes(seat) === true;
  return { kind: own ? "withdraw" : "decline", seat, matter };
}

export function matchOf(state: WireState): Match {
  const [width = 9, height = 9] = state.board.split("x").map(Number);
  const size = { players: state.players, width, height, fences: state.fences };
  const setup = state.fences === null ? { ...size, from: state.start } : size;
  const you = state.you ?? null;
  return {
    id: state.id,
    here: false,
    setup,
    start: readPosition(state.start) ?? startOf(USUAL),
    players: state.seats.map((it) => ({ ...it, takeoverAt: it.takeover_at })),
    moves: state.moves,
    mine: you === null ? [] : [you],
    started: state.started,
    over: state.over,
    result: state.result,
    termination: state.termination,
    clock: state.clock,
    abortAt: state.abort_at,
    draw: state.offers.draw,
    takeback: state.offers.takeback,
    rematch: state.offers.rematch,
    next: state.next,
    phrases: state.phrases,
    hints: 0,
  };
}

export function factsOf(state: WireState): Facts {
  return {
    legal: state.legal,
    ways: state.seats
      .filter((it) => !it.out && it.pawn !== null)
      .map((it) => ({ seat: it.seat, length: it.distance ?? 0, squares: [it.pawn ?? "", ...it.way] })),
    result: state.result,
    termination: state.termination,
  };
}

/** What the clocks show `elapsed` milliseconds after the server said so. Never decides anything: the server does. */
export function wireClocks(state: WireState, elapsed: number): { left: number[]; running: number | null } {
  const index = state.seats.findIndex((it) => it.seat === state.running);
  if (index < 0) return { left: [...state.clocks], running: null };
  const used = Math.min(Math.max(elapsed - state.delay_left, 0), state.clocks[index] ?? 0);
  const others = state.seats.filter((it, at) => at !== index && !it.out).length;
  const left = state.clocks.map((it, at) => {
    if (at === index) return it - used;
    return state.clock.kind === "hourglass" && state.seats[at]?.out === false ? it + used / Math.max(others, 1) : it;
  });
  return { left, running: index };
}
