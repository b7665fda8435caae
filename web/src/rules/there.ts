/** Rules and engine from the server, for where the module could not be built. */

import { ApiError, api } from "../api";
import type { SeatName, Setup } from "../game/notation";
import type { Block, Facts, Fault, Line, Opponent, Refusal, StudyRules } from "./rules";

interface PositionAnswer {
  legal: string[];
  result: string;
  termination: string | null;
  seats: { seat: SeatName; pawn: string | null; out: boolean; distance: number | null; way: string[] }[];
  try: null | { legal: boolean; code: string; seat?: SeatName; square?: string; fence?: string; region?: string[] };
}

function body({ setup, moves }: Line): Record<string, unknown> {
  return { ...describe(setup), moves };
}

function describe(setup: Setup): Record<string, unknown> {
  if (setup.from !== undefined) return { position: setup.from };
  const size = { players: setup.players, board: `${setup.width}x${setup.height}` };
  return setup.fences === null ? size : { ...size, fences: setup.fences };
}

export class There implements StudyRules, Opponent {
  #thought: AbortController | null = null;

  async facts(line: Line): Promise<Facts> {
    const answer = await api<PositionAnswer>("POST", "api/position", body(line));
    const ways = answer.seats.filter((it) => !it.out).map((it) => ({
      seat: it.seat,
      length: it.distance ?? 0,
      squares: it.pawn === null ? [] : [it.pawn, ...it.way],
    }));
    return { legal: answer.legal, ways, result: answer.result, termination: answer.termination };
  }

  async refusal(line: Line, move: string): Promise<Refusal | null> {
    const answer = await api<PositionAnswer>("POST", "api/position", { ...body(line), try: move });
    const tried = answer.try;
    if (tried === null || tried.legal) return null;
    return {
      move,
      code: tried.code,
      seat: tried.seat ?? null,
      square: tried.square ?? null,
      fence: tried.fence ?? null,
      region: tried.region ?? [],
    };
  }

  async blocks(): Promise<readonly Block[]> {
    return [];
  }

  async study(request: string): Promise<string> {
    return (await api<{ answer: string }>("POST", "api/study", { request })).answer;
  }

  /** The server names the first fault only, and that without its place. */
  async faults(position: string): Promise<readonly Fault[]> {
    try {
      await api("POST", "api/position", { position });
      return [];
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      return [{ code: error.code, seat: null, square: null, fence: null, other: null, region: [] }];
    }
  }

  newGame(): void {
    // The server's engines remember nothing from one question to the next.
  }

  async think(line: Line, level: number): Promise<string | null> {
    this.stop();
    const thought = new AbortController();
    this.#thought = thought;
    const said = await api<string | End>("POST", "api/analysis", { ...body(line), seconds: 1, level }, thought.signal).catch(() => "");
    return thought.signal.aborted ? null : bestOf(said);
  }

  async judge(): Promise<string | null> {
    // The server is not asked for more than the game needs.
    return null;
  }

  stop(): void {
    this.#thought?.abort();
    this.#thought = null;
  }
}

interface End {
  readonly best?: string | null;
}

/** The best move, from the last line of an analysis. One line alone has been read as JSON already. */
export function bestOf(said: string | End): string | null {
  if (typeof said !== "string") return said.best ?? null;
  const last = said.trim().split("\n").at(-1) ?? "";
  return last === "" ? null : ((JSON.parse(last) as End).best ?? null);
}
