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
}

/** Messages that change nothing in the state. */
const APART = new Set(["ok", "pong", "stopping"]);

/** The state after a message: a change carries every field that is new, whole. */
export function taken(state: WireState | null, message: WireMessage): WireState | null {
  if (message.type === "state") return message as unknown as WireState;
  if (state === null || APART.has(message.type)) return state;
  // A refusal comes with the state if the sender may have been behind.
  if (message.type === "error" && message.seq === undefined) return state;
  // The id is the mark of the message that is answered, not the game's.
  const { type: _, id: __, code: ___, error: ____, reason: _____, retry: ______, who, what, to, ms, ...changes } = message;
  return { ...state, ...changes };
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
