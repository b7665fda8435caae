/** What somebody chose for a new game, remembered for the next time. */

import { api } from "../api";
import { recall, remember } from "../memory";
import { moduleHere } from "../rules";
import type { ClockSetting } from "./clock";
import { keepGame } from "./kept";
import { type Chair, newGame, newGameId } from "./local";
import { type SeatName, type Setup, fenceName, readSquare, squareName, startOf } from "./notation";
import { keepTicket } from "./online";

export type Mode = "computer" | "invite" | "pass";
export type First = "lot" | "me" | "other";

/** A clock, or a time for the whole game that all players share (R19). */
export type ChosenClock = ClockSetting | { readonly kind: "game"; readonly initial: number };

export type ClockKind = Exclude<ChosenClock["kind"], "none">;

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
  readonly width: number;
  readonly height: number;
  /** Each player's fences; null for the usual number (R3). */
  readonly fences: number | null;
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
  width: 9,
  height: 9,
  fences: null,
};

/** The sizes of a board and the numbers of fences that there are (R5). */
export const SIZES = [2, 3, 4, 5, 6, 7, 8, 9] as const;
export const MOST_FENCES = 20;

/** R5: the smallest board takes three players at most. */
export function mostPlayers({ width, height }: Pick<Choices, "width" | "height">): number {
  return width === 2 && height === 2 ? 3 : 4;
}

export function setupOf(choices: Choices): Setup {
  const { players, width, height, fences } = choices;
  return { players: Math.min(players, mostPlayers(choices)), width, height, fences };
}

/**
 * The legal moves of a start position, or none where only the rules can tell: on a board two squares wide pawns may stand
 * face to face and one fence may close it.
 */
export function firstMoves(setup: Setup): string[] {
  const { width, height } = setup;
  if (width < 3 || height < 3) return [];
  const start = startOf(setup);
  const pawn = readSquare(start.pawns[0] ?? "") ?? { column: 0, row: 0 };
  const steps = [[0, 1], [1, 0], [0, -1], [-1, 0]]
    .map(([x = 0, y = 0]) => ({ column: pawn.column + x, row: pawn.row + y }))
    .filter(({ column, row }) => column >= 0 && column < width && row >= 0 && row < height)
    .map(squareName);
  if ((start.left[0] ?? 0) === 0) return steps;
  const places = Array.from({ length: (width - 1) * (height - 1) }, (_, at) => ({
    column: at % (width - 1),
    row: Math.floor(at / (width - 1)),
  }));
  return [...steps, ...places.flatMap((at) => [fenceName({ ...at, lies: "h" }), fenceName({ ...at, lies: "v" })])];
}

export const CLOCKS: readonly ChosenClock[] = [
  { kind: "none" },
  { kind: "increment", initial: 180, increment: 2 },
  { kind: "increment", initial: 300, increment: 3 },
  { kind: "increment", initial: 600, increment: 5 },
  { kind: "increment", initial: 900, increment: 0 },
  { kind: "delay", initial: 300, delay: 5 },
  { kind: "per_move", seconds: 30 },
  { kind: "hourglass", initial: 180 },
  { kind: "game", initial: 1200 },
];

/** In place of a place in `CLOCKS`: numbers of one's own. */
export const OWN_CLOCK = -1;

/** How much of each an own clock may have. */
export const MOST_MINUTES = 180;
export const MOST_SECONDS = 600;

function whole(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(Number.isFinite(value) ? value : least), least), most);
}

/** The clock as it was chosen. */
export function chosenClock({ clock, own }: Pick<Choices, "clock" | "own">): ChosenClock {
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
    case "game":
      return { kind: "game", initial };
  }
}

/** The clock of the game: a time for the whole game becomes an equal time for each player. */
export function clockOf(choices: Pick<Choices, "clock" | "own" | "players">): ClockSetting {
  const clock = chosenClock(choices);
  if (clock.kind !== "game") return clock;
  return { kind: "increment", initial: Math.max(1, Math.floor(clock.initial / choices.players)), increment: 0 };
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
  if (choices.mode === "invite" || (choices.mode === "computer" && !(await moduleHere()))) {
    return `/game/${(await beginThere(choices)).id}`;
  }
  return beginHere(choices, []);
}

/** The same for somebody who has already made the first move: nobody is invited, and nobody else goes first. */
export async function beginWith(choices: Choices, move: string): Promise<string> {
  const played: Choices = { ...choices, mode: choices.mode === "pass" ? "pass" : "computer", first: "me" };
  if (played.mode === "pass" || (await moduleHere())) return beginHere(played, [move]);
  const { id, token } = await beginThere(played);
  await api("POST", `api/games/${id}/moves`, { move, ply: 0 }, undefined, token ?? undefined);
  return `/game/${id}`;
}

function beginHere(choices: Choices, moves: readonly string[]): string {
  const chairs = chairsOf(choices, Math.random());
  const game = newGame(newGameId(), setupOf(choices), chairs, clockOf(choices), Date.now());
  keepGame({ ...game, moves });
  return `/local/${game.id}`;
}

/** Who sits where. The first chair moves first (R4); by lot means that `luck`, from 0 to 1, decides. */
export function chairsOf(choices: Choices, luck: number): Chair[] {
  const { mode, level, first } = choices;
  const { players } = setupOf(choices);
  if (mode === "pass") return Array.from({ length: players }, () => ({ kind: "person" }));
  const mine = first === "me" ? 0 : first === "other" ? 1 : Math.floor(luck * players);
  return Array.from({ length: players }, (_, at) => (at === mine ? { kind: "person" } : { kind: "engine", level }));
}

async function beginThere(choices: Choices): Promise<Made> {
  const { level, first, name } = choices;
  const { players, width, height, fences } = setupOf(choices);
  const others = Array.from({ length: players - 1 }, (_, at) =>
    choices.mode === "computer" || (players > 2 && choices.engines[at] === true) ? `engine:${level}` : "open",
  );
  const seats = first === "other" ? [...others.slice(0, 1), "me", ...others.slice(1)] : ["me", ...others];
  const made = await api<Made>("POST", "api/games", {
    players,
    board: `${width}x${height}`,
    ...(fences === null ? {} : { fences }),
    seats,
    clock: clockOf(choices),
    first: first === "lot" ? "lot" : "agreed",
    listed: choices.mode === "invite" && choices.listed,
    ...(name.trim() === "" ? {} : { name: name.trim() }),
  });
  if (made.seat !== null && made.token !== null) keepTicket(made.id, { seat: made.seat, token: made.token });
  return made;
}
