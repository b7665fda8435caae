/** What somebody chose for a new game, remembered for the next time. */

import { api } from "../api";
import { recall, remember } from "../memory";
import { moduleHere } from "../rules";
import type { ClockSetting } from "./clock";
import { type Chair, keepGame, newGame } from "./local";
import { keepTicket } from "./online";
import type { SeatName } from "./notation";

export type Mode = "computer" | "invite" | "pass";
export type First = "lot" | "me" | "other";

export interface Choices {
  readonly mode: Mode;
  readonly players: number;
  readonly level: number;
  /** The place in `CLOCKS`. */
  readonly clock: number;
  readonly first: First;
  /** For an invitation of three or four: which of the other seats the computer takes. */
  readonly engines: readonly boolean[];
  readonly listed: boolean;
  readonly name: string;
}

const DEFAULT: Choices = {
  mode: "computer",
  players: 2,
  level: 3,
  clock: 0,
  first: "lot",
  engines: [false, false, false],
  listed: false,
  name: "",
};

export const CLOCKS: readonly ClockSetting[] = [
  { kind: "none" },
  { kind: "increment", initial: 180, increment: 2 },
  { kind: "increment", initial: 300, increment: 3 },
  { kind: "increment", initial: 600, increment: 5 },
  { kind: "increment", initial: 900, increment: 0 },
  { kind: "delay", initial: 300, delay: 5 },
  { kind: "per_move", seconds: 30 },
  { kind: "hourglass", initial: 180 },
];

export function recallChoices(): Choices {
  return { ...DEFAULT, ...recall<Partial<Choices>>("choices", {}), name: recall("name", "") };
}

export function keepChoices(choices: Choices): void {
  remember("choices", choices);
  remember("name", choices.name);
}

interface Made {
  readonly id: string;
  readonly seat: SeatName | null;
  readonly token: string | null;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
}

/** Makes the game and answers the path to it. */
export async function begin(choices: Choices): Promise<string> {
  keepChoices(choices);
  if (choices.mode === "invite" || (choices.mode === "computer" && !(await moduleHere()))) return beginThere(choices);
  const setup = { players: choices.players, width: 9, height: 9, fences: null };
  const game = newGame(newId(), setup, chairsOf(choices, Math.random()), CLOCKS[choices.clock] ?? { kind: "none" }, Date.now());
  keepGame(game);
  return `/local/${game.id}`;
}

/** Who sits where. The first chair moves first (R4); by lot means that `luck`, from 0 to 1, decides. */
export function chairsOf(choices: Choices, luck: number): Chair[] {
  const { mode, players, level, first } = choices;
  if (mode === "pass") return Array.from({ length: players }, () => ({ kind: "person" }));
  const mine = first === "me" ? 0 : first === "other" ? 1 : Math.floor(luck * players);
  return Array.from({ length: players }, (_, at) => (at === mine ? { kind: "person" } : { kind: "engine", level }));
}

async function beginThere(choices: Choices): Promise<string> {
  const { players, level, first, name } = choices;
  const others = Array.from({ length: players - 1 }, (_, at) =>
    choices.mode === "computer" || (players > 2 && choices.engines[at] === true) ? `engine:${level}` : "open",
  );
  const seats = first === "other" ? [...others.slice(0, 1), "me", ...others.slice(1)] : ["me", ...others];
  const made = await api<Made>("POST", "api/games", {
    players,
    seats,
    clock: CLOCKS[choices.clock],
    first: first === "lot" ? "lot" : "agreed",
    listed: choices.mode === "invite" && choices.listed,
    ...(name.trim() === "" ? {} : { name: name.trim() }),
  });
  if (made.seat !== null && made.token !== null) keepTicket(made.id, { seat: made.seat, token: made.token });
  return `/game/${made.id}`;
}
