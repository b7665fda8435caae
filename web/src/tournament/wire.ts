/** A tournament as the server tells it, and what can be asked of it. */

import { api } from "../api";
import type { ClockSetting } from "../game/clock";
import type { SeatName } from "../game/notation";

export type Format = "swiss" | "round-robin" | "knock-out";
export type Where = "board" | "online";
export type TieBreak = "buchholz" | "buchholz-cut-1" | "sonneborn-berger" | "direct-encounter" | "wins";

export const TIE_BREAKS: readonly TieBreak[] = ["buchholz", "buchholz-cut-1", "sonneborn-berger", "direct-encounter", "wins"];

export interface Entrant {
  readonly player: number;
  readonly name: string;
  readonly rating: number | null;
  readonly withdrawn: boolean;
  /** The level of an engine that fills a seat. */
  readonly engine: number | null;
}

export interface Proposal {
  readonly player: number;
  readonly result: string;
}

export interface Table {
  readonly table: number;
  /** In turn order: the first moves first. */
  readonly players: readonly number[];
  readonly result: string | null;
  readonly absent: readonly number[];
  readonly proposals: readonly Proposal[];
  readonly disputed: boolean;
  readonly game: { readonly id: string; readonly url: string } | null;
}

export interface Round {
  readonly round: number;
  /** When it was paired, by the server's clock, in milliseconds since 1970. */
  readonly started: number;
  readonly complete: boolean;
  readonly tables: readonly Table[];
  readonly byes: readonly number[];
}

export interface Standing {
  readonly rank: number;
  readonly player: number;
  readonly points: number;
  readonly tiebreaks: Readonly<Partial<Record<TieBreak, number>>>;
}

/** What the organiser can change at any time. */
export interface Rules {
  readonly points: Readonly<Record<"3" | "4", readonly number[]>>;
  readonly tiebreaks: readonly TieBreak[];
  readonly repeats: boolean;
  readonly absent: number;
  /** Seconds that a round should take. */
  readonly round_time: number | null;
  readonly start: number | null;
  readonly pause: number | null;
  readonly engines: number | null;
}

export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly changed: number;
  readonly format: Format;
  readonly double: boolean;
  readonly table: number;
  readonly where: Where;
  readonly clock: ClockSetting | null;
  readonly state: "registration" | "running" | "finished";
  readonly registration: "open" | "closed";
  readonly listed: boolean;
  readonly rounds_in_all: number | null;
  readonly settings: Rules;
  readonly players: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly standings: readonly Standing[];
  readonly next: { readonly round: number; readonly at: number | null; readonly can_pair: boolean; readonly reason: string | null } | null;
}

/** One line of the list of tournaments. */
export interface Summary {
  readonly id: string;
  readonly name: string;
  readonly format: Format;
  readonly table: number;
  readonly where: Where;
  readonly state: Tournament["state"];
  readonly players: number;
}

export type Changes = Partial<Rules> & {
  readonly name?: string;
  readonly rounds?: number;
  readonly registration?: "open" | "closed";
  readonly listed?: boolean;
};

export interface NewTournament {
  readonly name: string;
  readonly format: Format;
  readonly table: number;
  readonly where: Where;
  readonly rounds?: number;
  readonly double?: boolean;
  readonly clock?: ClockSetting;
  readonly listed?: boolean;
}

export interface Assistant {
  readonly assistant: number;
  readonly name: string | null;
  readonly revoked: boolean;
}

/** What was added up for a tie-break. */
export interface Sum {
  readonly round: number;
  readonly opponent: number | null;
  readonly score: number;
  readonly cut?: boolean;
}

export interface Details {
  readonly player: number;
  readonly standing: Standing & { readonly sums: Readonly<Partial<Record<TieBreak, readonly Sum[]>>> };
}

/** Who holds a key, and where a player sits now. */
export interface Me {
  readonly role: "organiser" | "assistant" | "player";
  readonly player: number | null;
  readonly table:
    | (Omit<Table, "game"> & {
        readonly round: number;
        readonly game: { readonly id: string; readonly url: string; readonly seat?: SeatName; readonly token?: string } | null;
      })
    | null;
}

export const createTournament = (wanted: NewTournament) => api<{ readonly id: string; readonly key: string }>("POST", "api/tournaments", wanted);

export const listTournaments = () => api<{ readonly tournaments: readonly Summary[] }>("GET", "api/tournaments?limit=20");

/** The calls about one tournament, with the key of whoever makes them. */
export class Calls {
  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {}

  #call<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
    return api<T>(method, `api/tournaments/${this.id}${path}`, body, undefined, this.key);
  }

  state = () => this.#call<Tournament>("GET", "");
  me = () => this.#call<Me>("GET", "/me");
  change = (changes: Changes) => this.#call<Tournament>("PATCH", "", changes);
  join = (name: string) => this.#call<{ readonly player: number; readonly token: string }>("POST", "/join", { name });
  enter = (name: string, rating: number | null, engine: number | null = null) =>
    this.#call<{ readonly player: number; readonly token: string }>("POST", "/players", {
      name, ...(rating === null ? {} : { rating }), ...(engine === null ? {} : { engine }),
    });
  update = (player: number, changes: { readonly name?: string; readonly withdrawn?: boolean }) =>
    this.#call<Tournament>("PATCH", `/players/${player}`, changes);
  withdraw = (player: number) => this.#call<Tournament>("DELETE", `/players/${player}`);
  details = (player: number) => this.#call<Details>("GET", `/players/${player}`);
  newToken = (player: number) => this.#call<{ readonly token: string }>("POST", `/players/${player}/token`);
  pair = (repeats: boolean) => this.#call<Round>("POST", "/rounds", repeats ? { repeats: true } : undefined);
  takeBack = (round: number) => this.#call<Tournament>("DELETE", `/rounds/${round}`);
  enterResult = (round: number, table: number, result: string | null, absent: readonly number[] = []) =>
    this.#call<Table>("PUT", `/rounds/${round}/tables/${table}`, absent.length === 0 ? { result } : { result, absent });
  propose = (round: number, table: number, result: string) => this.#call<Table>("POST", `/rounds/${round}/tables/${table}/proposal`, { result });
  assistants = () => this.#call<{ readonly assistants: readonly Assistant[] }>("GET", "/assistants");
  nameAssistant = (name: string) => this.#call<{ readonly assistant: number; readonly key: string }>("POST", "/assistants", { name });
  revoke = (assistant: number) => this.#call<{ readonly assistants: readonly Assistant[] }>("DELETE", `/assistants/${assistant}`);
}
