/** A game as the page shows it, wherever it is played. */

import type { ReadonlySignal } from "@preact/signals";
import type { ClockSetting } from "./clock";
import type { Position, SeatName, Setup } from "./notation";
import type { Facts } from "../rules/rules";

export interface Player {
  readonly seat: SeatName;
  readonly kind: "person" | "engine" | "open";
  /** As somebody typed it; null for none. */
  readonly name: string | null;
  readonly level: number | null;
  readonly connected: boolean;
  readonly out: boolean;
  /** From when on the others may let an engine play on, by the clock of `Session.until`; null while nobody may. */
  readonly takeoverAt: number | null;
}

export interface Takeback {
  readonly seat: SeatName;
  readonly move: string;
  readonly agreed: readonly SeatName[];
}

export interface Match {
  readonly id: string;
  /** Whether it is played on this screen, not at the server. */
  readonly here: boolean;
  readonly setup: Setup;
  readonly start: Position;
  /** In turn order. */
  readonly players: readonly Player[];
  /** With `out:SEAT` among them. */
  readonly moves: readonly string[];
  /** The seats that this page plays. */
  readonly mine: readonly SeatName[];
  readonly started: boolean;
  readonly over: boolean;
  readonly result: string;
  readonly termination: string | null;
  readonly clock: ClockSetting;
  /** When the game will be broken off if nobody makes a first move, by the clock of `Session.until`. */
  readonly abortAt: number | null;
  readonly draw: readonly SeatName[];
  readonly takeback: Takeback | null;
  readonly rematch: readonly SeatName[];
  /** The game after this one, once all agreed. */
  readonly next: string | null;
  readonly phrases: readonly { readonly seat: SeatName; readonly code: string; readonly at: number }[];
  /** How often the engine was asked for a move. */
  readonly hints: number;
}

export type Matter = "draw" | "takeback" | "rematch";

/** What happens beside the moves, and is told once. */
export type Happening =
  | { readonly kind: "offer" | "decline" | "withdraw"; readonly seat: SeatName; readonly matter: Matter }
  | { readonly kind: "takeback" }
  | { readonly kind: "takeover"; readonly seat: SeatName }
  | { readonly kind: "time"; readonly seat: SeatName; readonly to: SeatName; readonly seconds: number }
  | { readonly kind: "phrase"; readonly seat: SeatName; readonly code: string }
  /** A move chosen ahead could not be played. */
  | { readonly kind: "dropped"; readonly move: string };

/** How the page stands to the server. */
export type Link = "here" | "joining" | "joined" | "lost" | "missing";

export interface Abilities {
  readonly takeback: boolean;
  readonly draw: boolean;
  readonly resign: boolean;
  readonly rematch: boolean;
  /** The next higher level of the computer, where a game against it is over. */
  readonly level: number | null;
  readonly time: boolean;
  readonly phrases: boolean;
  readonly premove: boolean;
  readonly hint: boolean;
}

export interface Session {
  readonly match: ReadonlySignal<Match | null>;
  /** What holds in the last position; null while it is being found out. */
  readonly facts: ReadonlySignal<Facts | null>;
  readonly link: ReadonlySignal<Link>;
  /** What can be asked for now. */
  readonly abilities: ReadonlySignal<Abilities>;
  readonly premove: ReadonlySignal<string | null>;
  /** What happened last. */
  readonly heard: ReadonlySignal<Happening | null>;
  /** Milliseconds until one of the times in the match; below 0 when it has passed. */
  until(time: number): number;
  /** Milliseconds per seat now, and whose clock runs. Empty where there are none. */
  clocks(): { readonly left: readonly number[]; readonly running: number | null };
  play(move: string): void;
  setPremove(move: string | null): void;
  resign(): void;
  draw(decline?: boolean): void;
  takeback(decline?: boolean): void;
  /** Asks for another game, or accepts; against the computer also at another level. */
  rematch(decline?: boolean, level?: number): void;
  /** What a good engine would play; null where none can be asked. */
  hint(): Promise<string | null>;
  giveTime(seat: SeatName): void;
  /** Lets an engine play on for somebody who has left. */
  takeOver(seat: SeatName): void;
  say(code: string): void;
  close(): void;
}

/** Whose turn it is among the players; null where the game is not going on. */
export function turnOf(match: Match, position: Position): SeatName | null {
  return match.started && !match.over ? (position.seats[position.turn] ?? null) : null;
}

/** The seat that won, by the result; null for a draw or none. */
export function winnerOf(match: Match): SeatName | null {
  if (!match.over) return null;
  const index = match.result.split("-").indexOf("1");
  return match.players[index]?.seat ?? null;
}
