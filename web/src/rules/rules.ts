/** What the page asks about the game: answered by the module in a worker, or by the server where there is none. */

import type { SeatName, Setup } from "../game/notation";

/** A game so far. */
export interface Line {
  readonly setup: Setup;
  readonly moves: readonly string[];
}

export interface Way {
  readonly seat: SeatName;
  readonly length: number;
  /** From the pawn's own square to the goal. */
  readonly squares: readonly string[];
}

/** What holds in a position. */
export interface Facts {
  readonly legal: readonly string[];
  readonly ways: readonly Way[];
  /** `*` while it goes on. */
  readonly result: string;
  readonly termination: string | null;
}

/** Why a move is refused. The code has a line `refusal-CODE`. */
export interface Refusal {
  readonly move: string;
  readonly code: string;
  readonly seat: SeatName | null;
  readonly square: string | null;
  readonly fence: string | null;
  readonly region: readonly string[];
}

/** The fence of a seat that sets another back most, and by how many steps. */
export interface Block {
  readonly seat: SeatName;
  readonly fence: string;
  readonly other: SeatName;
  readonly steps: number;
}

/** One thing that is wrong with a position that was set up. The code has a line `setup-CODE`. */
export interface Fault {
  readonly code: string;
  readonly seat: SeatName | null;
  readonly square: string | null;
  readonly fence: string | null;
  readonly other: string | null;
  readonly region: readonly string[];
}

export interface Rules {
  /** Everything that is wrong with a position. */
  faults(position: string): Promise<readonly Fault[]>;
  facts(line: Line): Promise<Facts>;
  /** Null for a legal move. */
  refusal(line: Line, move: string): Promise<Refusal | null>;
}

/** The rules, and what a study needs beside them. */
export interface StudyRules extends Rules {
  /** None where the rules cannot tell. */
  blocks(line: Line): Promise<readonly Block[]>;
  /** Reads, writes or packs a study, as `docs/wasm.md` says. */
  study(request: string): Promise<string>;
}

export interface Opponent {
  /** Another game begins: what was found out in the one before is forgotten. */
  newGame(): void;
  /** The move of an engine at a level from 1 to 10; null where the game is over or the thinking was broken off. */
  think(line: Line, level: number): Promise<string | null>;
  /** What the engine at full strength says after so many nodes, as the line `info …` of its protocol; null where nobody can tell. */
  judge(line: Line, nodes: number): Promise<string | null>;
  /** Breaks off the thinking. */
  stop(): void;
}
