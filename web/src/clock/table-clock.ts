/**
 * The clock beside a real board, for two, three or four players (R19). Pure: the time is handed in.
 *
 * A player presses after each move. Whoever runs out of time is out (R18), and the others play on until one is left.
 */

import { type ClockSetting, type Clocks, newClocks, pressed, readings, stopped } from "../game/clock";

export type RunningSetting = Exclude<ClockSetting, { readonly kind: "none" }>;

/** Everything that one press changes. */
interface Situation {
  readonly clocks: Clocks;
  /** The place, in turn order, of the player to move. */
  readonly turn: number;
  /** Moves made by each player. */
  readonly moves: readonly number[];
  /** Who has run out of time, or left. */
  readonly out: readonly boolean[];
  readonly phase: "ready" | "running" | "paused" | "over";
}

export interface TableClock extends Situation {
  readonly setting: RunningSetting;
  /** One per player, in turn order; empty where nobody gave one. */
  readonly names: readonly string[];
  /** Which table of which round, where an organiser has said so. */
  readonly title: string;
  /** The situations before the latest presses, the oldest first: each can be taken back. */
  readonly before: readonly Situation[];
}

/** How many presses can be taken back. */
const MOST_BEFORE = 20;

export function newTableClock(setting: RunningSetting, names: readonly string[], title = ""): TableClock {
  const players = names.length;
  return {
    setting,
    names,
    title,
    clocks: newClocks(setting, players),
    turn: 0,
    moves: names.map(() => 0),
    out: names.map(() => false),
    phase: "ready",
    before: [],
  };
}

const playing = (clock: Situation) => clock.out.map((it) => !it);

/** What every clock shows, in milliseconds. */
export function times(clock: TableClock, now: number): number[] {
  return readings(clock.setting, clock.clocks, now, playing(clock));
}

function nextTurn({ turn, out }: Situation): number {
  for (let step = 1; step <= out.length; step++) {
    const next = (turn + step) % out.length;
    if (out[next] === false) return next;
  }
  return turn;
}

const situationOf = ({ clocks, turn, moves, out, phase }: TableClock): Situation => ({ clocks, turn, moves, out, phase });

function remembering(clock: TableClock, now: number): readonly Situation[] {
  const stood = { ...situationOf(clock), clocks: stopped(clock.setting, clock.clocks, now, playing(clock)) };
  return [...clock.before, stood].slice(-MOST_BEFORE);
}

/** The first player's clock begins. */
export function start(clock: TableClock, now: number): TableClock {
  if (clock.phase !== "ready") return clock;
  return { ...clock, phase: "running", clocks: pressed(clock.setting, clock.clocks, now, clock.turn, playing(clock)) };
}

/** The player to move has moved. A press by anybody else, or while the clocks stand, is a slip of the hand. */
export function press(clock: TableClock, player: number, now: number): TableClock {
  if (clock.phase !== "running" || player !== clock.turn) return clock;
  const next = nextTurn(clock);
  return {
    ...clock,
    before: remembering(clock, now),
    clocks: pressed(clock.setting, clock.clocks, now, next, playing(clock)),
    moves: clock.moves.map((it, at) => (at === player ? it + 1 : it)),
    turn: next,
  };
}

export function pause(clock: TableClock, now: number): TableClock {
  if (clock.phase !== "running") return clock;
  return { ...clock, phase: "paused", clocks: stopped(clock.setting, clock.clocks, now, playing(clock)) };
}

export function resume(clock: TableClock, now: number): TableClock {
  if (clock.phase !== "paused") return clock;
  return { ...clock, phase: "running", clocks: { ...clock.clocks, running: clock.turn, since: now } };
}

/** Takes the last press back: everything is as before it, and the clock goes on only when somebody says so. */
export function takeBack(clock: TableClock): TableClock {
  const last = clock.before.at(-1);
  if (last === undefined) return clock;
  return { ...clock, ...last, phase: "paused", before: clock.before.slice(0, -1) };
}

/** Who has run out of time is out. With one player left it is over (R18). */
export function tick(clock: TableClock, now: number): TableClock {
  if (clock.phase !== "running" || (times(clock, now)[clock.turn] ?? 1) > 0) return clock;
  return leave({ ...clock, before: remembering(clock, now) }, clock.turn, now);
}

/** A player is out: the clock ran down, or they resigned. */
export function leave(clock: TableClock, player: number, now: number): TableClock {
  if (clock.phase === "over" || clock.out[player] !== false) return clock;
  const ran = clock.phase === "running";
  const out = clock.out.with(player, true);
  const left = out.filter((it) => !it).length;
  const stands = stopped(clock.setting, clock.clocks, now, playing(clock));
  if (left === 1) return { ...clock, out, clocks: stands, phase: "over", turn: out.indexOf(false) };
  if (player !== clock.turn) return { ...clock, out };
  const gone = { ...clock, out };
  const turn = nextTurn(gone);
  return { ...gone, turn, clocks: pressed(clock.setting, stands, now, ran ? turn : null, playing(gone)) };
}

/** What somebody corrects by hand while the clocks stand. */
export interface Correction {
  readonly left: readonly number[];
  readonly moves: readonly number[];
  readonly out: readonly boolean[];
  readonly turn: number;
}

export function correct(clock: TableClock, { left, moves, out, turn }: Correction): TableClock {
  const still = out.filter((it) => !it).length;
  if (clock.phase === "running" || still < 1) return clock;
  const over = still === 1;
  const next = out[turn] === false ? turn : nextTurn({ ...clock, turn, out });
  const phase = over ? "over" : clock.phase === "ready" ? "ready" : "paused";
  return { ...clock, clocks: { ...clock.clocks, left, running: null }, moves, out, turn: next, phase };
}

/** A game from the beginning, with the same players and times. */
export function afresh(clock: TableClock): TableClock {
  return newTableClock(clock.setting, clock.names, clock.title);
}

/** A clock that was kept by an earlier visit; null where it makes no sense. */
export function readTableClock(kept: unknown): TableClock | null {
  const clock = kept as TableClock | null;
  const players = clock?.names?.length ?? 0;
  const whole = players >= 2 && players <= 4
    && [clock?.moves, clock?.out, clock?.clocks?.left].every((it) => Array.isArray(it) && it.length === players)
    && ["ready", "running", "paused", "over"].includes(clock?.phase ?? "")
    && Array.isArray(clock?.before);
  return whole ? clock : null;
}

/** The warnings that a reading deserves: the last of these thresholds that it has passed, in milliseconds. */
const WARNINGS = [20_000, 10_000, 5000, 4000, 3000, 2000, 1000];

/** Which warning is due between two readings of the running clock; null for none. */
export function warningBetween(before: number, now: number): number | null {
  return WARNINGS.findLast((it) => before > it && now <= it) ?? null;
}
