/** A game on this screen: people who pass it around, and engines of the worker. Kept in this browser. */

import { computed, signal } from "@preact/signals";
import { recall, remember } from "../memory";
import type { Facts, Opponent, Rules } from "../rules/rules";
import { type ClockSetting, type Clocks, newClocks, pressed, readings, stopped } from "./clock";
import { type Position, type SeatName, type Setup, pliesIn, positionsOf, seatsOf, startOf } from "./notation";
import type { Abilities, Link, Match, Session } from "./session";

export type Chair = { readonly kind: "person" } | { readonly kind: "engine"; readonly level: number };

/** What is kept of such a game. */
export interface Kept {
  readonly id: string;
  readonly setup: Setup;
  readonly chairs: readonly Chair[];
  readonly clock: ClockSetting;
  readonly moves: readonly string[];
  readonly clocks: Clocks;
  /** How it ended, where the board alone does not say so. */
  readonly ended: { readonly result: string; readonly termination: string } | null;
  readonly changed: number;
}

export function newGame(id: string, setup: Setup, chairs: readonly Chair[], clock: ClockSetting, now: number): Kept {
  return { id, setup, chairs, clock, moves: [], clocks: newClocks(clock, chairs.length), ended: null, changed: now };
}

/** An engine's move comes no sooner than this after the one before, so that it can be seen. */
const BREATH = 450;
const RETRY = 2000;

export interface World {
  readonly rules: () => Promise<Rules & Opponent>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly store: (game: Kept) => void;
}

const browser = (rules: World["rules"]): World => ({
  rules,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  store: (game) => remember(`game:${game.id}`, game),
});

export class LocalSession implements Session {
  readonly #world: World;
  readonly #kept;
  readonly #facts = signal<Facts | null>(null);
  readonly #premove = signal<string | null>(null);
  /** Grows with every change, so that an answer to an old question is known as such. */
  #turn = 0;
  #closed = false;
  /** Whether the engine has still to be told that another game begins. */
  #isNew = true;
  readonly facts = this.#facts;
  readonly premove = this.#premove;
  readonly link = signal<Link>("here");
  readonly match;
  readonly abilities;

  constructor(kept: Kept, world: World) {
    this.#world = world;
    this.#kept = signal(kept);
    this.match = computed(() => this.#describe(this.#kept.value, this.#facts.value));
    this.abilities = computed<Abilities>(() => {
      const { over } = this.match.value;
      const playing = !over && this.match.value.mine.length > 0;
      return {
        takeback: this.#tookBack(this.#kept.value) !== null,
        draw: playing && this.match.value.mine.length > 1 && this.#kept.value.chairs.every((it) => it.kind === "person"),
        resign: playing,
        rematch: over,
        time: false,
        phrases: false,
        premove: false,
      };
    });
    void this.#look();
  }

  clocks(): { left: number[]; running: number | null } {
    const { clock, clocks } = this.#kept.value;
    return { left: readings(clock, clocks, this.#world.now(), this.#playing()), running: clocks.running };
  }

  /** To be called now and then: sees whether a time has run out. */
  tick(): void {
    const { clocks } = this.#kept.value;
    if (clocks.running === null || this.match.value.over) return;
    if ((this.clocks().left[clocks.running] ?? 1) <= 0) this.#leave(clocks.running, "time");
  }

  play(move: string): void {
    if (this.match.value.over || this.#facts.value?.legal.includes(move) !== true) return;
    const kept = this.#kept.value;
    this.#set({ ...kept, moves: [...kept.moves, move] });
    this.#press();
    void this.#look();
  }

  setPremove(): void {
    // Nobody waits for anybody here.
  }

  resign(): void {
    const position = this.#position();
    const mine = this.match.value.mine;
    const turn = position.seats[position.turn];
    // Whose turn it is gives up; against engines that can also be done while they think.
    const seat = turn !== undefined && mine.includes(turn) ? turn : mine[0];
    if (seat !== undefined) this.#leave(position.seats.indexOf(seat), "resign");
  }

  draw(): void {
    const still = this.#position().pawns.map((pawn) => pawn !== null);
    const share = still.filter(Boolean).length;
    this.#end(still.map((it) => (it ? `1/${share}` : "0")).join("-"), "agreed");
  }

  takeback(): void {
    const moves = this.#tookBack(this.#kept.value);
    if (moves === null) return;
    this.#set({ ...this.#kept.value, moves, ended: null });
    this.#press();
    void this.#look();
  }

  /** The same again with the sides swapped. */
  rematch(): void {
    const { id, setup, chairs, clock } = this.#kept.value;
    const swapped = [...chairs.slice(1), ...chairs.slice(0, 1)];
    this.#set(newGame(id, setup, swapped, clock, this.#world.now()));
    this.#isNew = true;
    void this.#look();
  }

  giveTime(): void {
    // No ability here, so nobody asks.
  }

  takeOver(): void {
    // Nobody leaves a game on this screen.
  }

  until(): number {
    // No deadlines here.
    return 0;
  }

  say(): void {
    // People at one screen can talk.
  }

  /** Leaving the page stops the clocks; coming back sets them going again. */
  close(): void {
    this.#closed = true;
    this.#turn++;
    const { clock, clocks } = this.#kept.value;
    this.#world.store({ ...this.#kept.value, clocks: stopped(clock, clocks, this.#world.now(), this.#playing()) });
    void this.#world.rules().then((rules) => rules.stop());
  }

  #position(): Position {
    const { setup, moves } = this.#kept.value;
    return positionsOf(startOf(setup), moves).at(-1) ?? startOf(setup);
  }

  #playing(): boolean[] {
    return this.#position().pawns.map((pawn) => pawn !== null);
  }

  #set(kept: Kept): void {
    this.#turn++;
    this.#facts.value = null;
    this.#kept.value = { ...kept, changed: this.#world.now() };
    this.#world.store(this.#kept.value);
  }

  #press(): void {
    const kept = this.#kept.value;
    const all = pliesIn(kept.moves) >= kept.chairs.length;
    const next = all ? this.#position().turn : null;
    const clocks = pressed(kept.clock, kept.clocks, this.#world.now(), next, this.#playing());
    this.#kept.value = { ...kept, clocks };
    this.#world.store(this.#kept.value);
  }

  /** Finds out what holds now, and lets an engine move. */
  async #look(): Promise<void> {
    const turn = this.#turn;
    const rules = await this.#world.rules();
    rules.stop();
    const line = { setup: this.#kept.value.setup, moves: this.#kept.value.moves };
    const facts = await rules.facts(line).catch(() => null);
    if (turn !== this.#turn || this.#closed) return;
    this.link.value = facts === null ? "lost" : "here";
    if (facts === null) {
      // Only where the server has to answer in place of the module: it may come back.
      await this.#world.wait(RETRY);
      return turn === this.#turn && !this.#closed ? this.#look() : undefined;
    }
    this.#facts.value = facts;
    if (this.match.value.over) return this.#stopClocks();
    this.#wind();
    const chair = this.#kept.value.chairs[this.#position().turn];
    if (facts.legal[0] === "pass") return this.play("pass");
    if (chair?.kind !== "engine") return;
    if (this.#isNew) rules.newGame();
    this.#isNew = false;
    const [move] = await Promise.all([rules.think(line, chair.level), this.#world.wait(BREATH)]);
    if (turn !== this.#turn || this.#closed) return;
    this.play(move ?? facts.legal[0] ?? "");
  }

  /** Clocks that stood still while the page was closed go on. */
  #wind(): void {
    const kept = this.#kept.value;
    if (kept.clock.kind === "none" || kept.clocks.running !== null || pliesIn(kept.moves) < kept.chairs.length) return;
    const clocks = { ...kept.clocks, running: this.#position().turn, since: this.#world.now() };
    this.#kept.value = { ...kept, clocks };
  }

  #stopClocks(): void {
    const kept = this.#kept.value;
    this.#kept.value = { ...kept, clocks: stopped(kept.clock, kept.clocks, this.#world.now(), this.#playing()) };
    this.#world.store(this.#kept.value);
  }

  /** R18: a game of two is lost; of more, the pawn leaves the board. */
  #leave(seat: number, cause: "resign" | "time"): void {
    const { setup, moves } = this.#kept.value;
    if (setup.players === 2) return this.#end(seat === 0 ? "0-1" : "1-0", cause);
    const name = seatsOf(setup.players)[seat];
    this.#set({ ...this.#kept.value, moves: [...moves, `out:${name}`] });
    this.#press();
    void this.#look();
  }

  #end(result: string, termination: string): void {
    const facts = this.#facts.value;
    this.#set({ ...this.#kept.value, ended: { result, termination } });
    if (facts !== null) this.#facts.value = { ...facts, legal: [] };
    this.#stopClocks();
    void this.#world.rules().then((rules) => rules.stop());
  }

  /** The moves that stay when one is taken back; null where there is nothing to take back. */
  #tookBack({ moves, chairs, setup }: Kept): readonly string[] | null {
    const positions = positionsOf(startOf(setup), moves);
    const person = (at: number) => chairs[positions[at]?.turn ?? 0]?.kind === "person";
    for (let at = moves.length - 1; at >= 0; at--) {
      if (person(at) && !moves[at]?.startsWith("out:")) return moves.slice(0, at);
    }
    return null;
  }

  #describe(kept: Kept, facts: Facts | null): Match {
    const seats = seatsOf(kept.setup.players);
    const position = positionsOf(startOf(kept.setup), kept.moves).at(-1);
    const over = kept.ended ?? (facts !== null && facts.result !== "*" ? facts : null);
    return {
      id: kept.id,
      setup: kept.setup,
      start: startOf(kept.setup),
      players: kept.chairs.map((chair, index) => ({
        seat: seats[index] ?? "south",
        kind: chair.kind,
        name: null,
        level: chair.kind === "engine" ? chair.level : null,
        connected: true,
        out: position?.pawns[index] === null,
        takeoverAt: null,
      })),
      moves: kept.moves,
      mine: seats.filter((_: SeatName, index) => kept.chairs[index]?.kind === "person"),
      started: true,
      over: over !== null,
      result: over?.result ?? "*",
      termination: over?.termination ?? null,
      clock: kept.clock,
      abortAt: null,
      draw: [],
      takeback: null,
      rematch: [],
      next: null,
      phrases: [],
    };
  }
}

/** Opens a game that this browser keeps; null where it does not know it. */
export function openLocal(id: string, rules: World["rules"]): LocalSession | null {
  const kept = recall<Kept | null>(`game:${id}`, null);
  return kept === null ? null : new LocalSession(kept, browser(rules));
}
