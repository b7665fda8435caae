/** What somebody chose for a new game, remembered for the next time. */

import { api } from "../api";
import { recall, remember } from "../memory";
import { moduleHere } from "../rules";
import type { ClockSetting } from "./clock";
import { type Chair, keepGame, newGame, newGameId } from "./local";
import { keepTicket } from "./online";
import type { SeatName } from "./notation";

export type Mode = "computer" | "invite" | "pass";
export type First = "lot" | "me" | "other";

export type ClockKind = Exclude<ClockSetting["kind"], "none">;

/** A clock with numbers of one's own. */
export interface OwnClock {
  readonly kind: ClockKind;
  readonly minutes: number;
  readonly seconds: number;
}

export interface Choices {
  readonly mode: Mode;
  readonly players: number;
  readonly level: number;
  /** The place in `CLOCKS`, or `OWN_CLOCK`. */
  readonly clock: number;
  readonly own: OwnClock;
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
  own: { kind: "increment", minutes: 20, seconds: 10 },
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

/** In place of a place in `CLOCKS`: numbers of one's own. */
export const OWN_CLOCK = -1;

/** How much of each an own clock may have. */
export const MOST_MINUTES = 180;
export const MOST_SECONDS = 600;

function whole(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(Number.isFinite(value) ? value : least), least), most);
}

/** The clock that was chosen. */
export function clockOf({ clock, own }: Pick<Choices, "clock" | "own">): ClockSetting {
  if (clock !== OWN_CLOCK) return CLOCKS[clock] ?? { kind: "none" };
  const initial = whole(own.minutes, 1, MOST_MINUTES) * 60;
  switch (own.kind) {
    case "increment":
      return { kind: "increment", initial, increment: whole(own.seconds, 0, MOST_SECONDS) };
    case "delay":
      return { kind: "delay", initial, delay: whole(own.seconds, 0, MOST_SECONDS) };
    case "per_move":
      return { kind: "per_move", seconds: whole(own.seconds, 1, MOST_SECONDS) };
    case "hourglass":
      return { kind: "hourglass", initial };
  }
}

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

/** Makes the game and answers the path to it. */
export async function begin(choices: Choices): Promise<string> {
  keepChoices(choices);
  if (choices.mode === "invite" || (choices.mode === "computer" && !(await moduleHere()))) return beginThere(choices);
  const setup = { players: choices.players, width: 9, height: 9, fences: null };
  const game = newGame(newGameId(), setup, chairsOf(choices, Math.random()), clockOf(choices), Date.now());
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
    clock: clockOf(choices),
    first: first === "lot" ? "lot" : "agreed",
    listed: choices.mode === "invite" && choices.listed,
    ...(name.trim() === "" ? {} : { name: name.trim() }),
  });
  if (made.seat !== null && made.token !== null) keepTicket(made.id, { seat: made.seat, token: made.token });
  return `/game/${made.id}`;
}
