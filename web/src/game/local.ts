/** A game on this screen: people who pass it around, and engines of the worker. Kept in this browser. */

import { batch, computed, signal } from "@preact/signals";
import { recall, remember } from "../memory";
import type { Facts, Opponent, Rules } from "../rules/rules";
import { type ClockSetting, type Clocks, newClocks, pressed, readings, stopped } from "./clock";
import { type Position, type SeatName, type Setup, pliesIn, positionsOf, seatsOf, startOf } from "./notation";
import type { Abilities, Happening, Link, Match, Session } from "./session";

export type Chair = { readonly kind: "person" } | { readonly kind: "engine"; readonly level: number };

/** What is kept of such a game. */
export interface Kept {
  readonly id: string;
  readonly setup: Setup;
  readonly chairs: readonly Chair[];
  readonly clock: ClockSetting;
  readonly moves: readonly string[];
  readonly clocks: Clocks;
  /** How it ended; null while it goes on. */
  readonly ended: { readonly result: string; readonly termination: string } | null;
  readonly changed: number;
  /** How often the engine was asked for a move; games from before there were hints lack it. */
  readonly hints?: number;
  /** What somebody called the game. */
  readonly title?: string;
  /** Who played, for a game from a file. */
  readonly names?: Readonly<Partial<Record<SeatName, string>>>;
  /** The last rematch of it. */
  readonly next?: string;
}

export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
}

export function newGame(id: string, setup: Setup, chairs: readonly Chair[], clock: ClockSetting, now: number): Kept {
  return { id, setup, chairs, clock, moves: [], clocks: newClocks(clock, chairs.length), ended: null, changed: now };
}

/** An engine's move comes no sooner than this after the one before, so that it can be seen. */
const BREATH = 450;
const RETRY = 2000;
/** A hint comes from an engine of this level. */
const HINT_LEVEL = 8;
const TOP_LEVEL = 10;

/** The other tabs of this browser that show the same game. */
export interface Tabs {
  /** The game as it is kept now. */
  load(): Kept | null;
  /** Calls `heard` whenever another tab changed the game. Answers how to stop. */
  follow(heard: () => void): () => void;
  /** Calls `leads` once no other tab lets the game's engines think. Answers how to give that up. */
  lead(leads: () => void): () => void;
}

export interface World {
  readonly rules: () => Promise<Rules & Opponent>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly store: (game: Kept) => void;
  /** Null where there can be no other tabs. */
  readonly tabs?: Tabs;
}

const browser = (id: string, rules: World["rules"]): World => ({
  tabs: browserTabs(id),
  rules,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  store: (game) => remember(`game:${game.id}`, game),
});

function browserTabs(id: string): Tabs {
  const load = () => recall<Kept | null>(`game:${id}`, null);
  return {
    load,
    follow(heard) {
      const changed = (event: StorageEvent) => {
        if (event.key?.endsWith(`game:${id}`) === true) heard();
      };
      window.addEventListener("storage", changed);
      return () => window.removeEventListener("storage", changed);
    },
    lead(leads) {
      // Browsers know locks only at safe addresses. Elsewhere every tab leads; the first move that is kept counts.
      if (navigator.locks === undefined) {
        leads();
        return () => {};
      }
      const stop = new AbortController();
      const left = new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
      const hold = () => {
        leads();
        return left;
      };
      void navigator.locks.request(`fencepost:game:${id}`, { signal: stop.signal }, hold).catch(() => undefined);
      return () => stop.abort();
    },
  };
}

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
  /** Whether engines think here, and not in another tab. */
  #leads = false;
  readonly #leave: (() => void)[] = [];
  readonly #next = signal<string | null>(null);
  readonly heard = signal<Happening | null>(null);
  readonly facts = this.#facts;
  readonly premove = this.#premove;
  readonly link = signal<Link>("here");
  readonly match;
  readonly abilities;

  constructor(kept: Kept, world: World) {
    this.#world = world;
    this.#kept = signal(kept);
    this.match = computed(() => this.#describe(this.#kept.value, this.#facts.value));
    this.abilities = computed(() => this.#able());
    this.#leads = world.tabs === undefined;
    void this.#look();
    if (world.tabs === undefined) return;
    this.#leave.push(world.tabs.follow(() => this.#followTabs()));
    this.#leave.push(
      world.tabs.lead(() => {
        this.#leads = true;
        if (!this.#closed) void this.#look();
      }),
    );
  }

  #able(): Abilities {
    const { chairs } = this.#kept.value;
    const { over, mine, players } = this.match.value;
    const seated = mine.some((seat) => players.find((it) => it.seat === seat)?.out === false);
    const playing = !over && seated;
    const engines = chairs.some((it) => it.kind === "engine");
    const alone = mine.length === 1 && engines;
    return {
      takeback: this.#tookBack(this.#kept.value) !== null,
      draw: playing && mine.length > 1 && !engines,
      resign: playing,
      rematch: over,
      level: over && alone ? nextLevel(chairs) : null,
      time: false,
      phrases: false,
      premove: playing && alone,
      hint: playing && alone && this.#myTurn(),
    };
  }

  #myTurn(): boolean {
    return this.#kept.value.chairs[this.#position().turn]?.kind === "person" && this.#facts.value !== null;
  }

  clocks(): { left: number[]; running: number | null } {
    const { clock, clocks } = this.#kept.value;
    return { left: readings(clock, clocks, this.#world.now(), this.#playing()), running: clocks.running };
  }

  /** To be called now and then: sees whether a time has run out. */
  tick(): void {
    const { clocks } = this.#kept.value;
    if (clocks.running === null || this.match.value.over || !this.#leads) return;
    if ((this.clocks().left[clocks.running] ?? 1) <= 0) this.#putOut(clocks.running, "time");
  }

  play(move: string): void {
    if (this.#followTabs() || this.match.value.over || this.#facts.value?.legal.includes(move) !== true) return;
    const kept = this.#kept.value;
    this.#goOn({ ...kept, moves: [...kept.moves, move] });
  }

  setPremove(move: string | null): void {
    this.#premove.value = move;
  }

  resign(): void {
    if (this.#followTabs() || !this.abilities.value.resign) return;
    const position = this.#position();
    const mine = this.match.value.mine.filter((seat) => position.pawns[position.seats.indexOf(seat)] !== null);
    const turn = position.seats[position.turn];
    // Whose turn it is gives up; against engines that can also be done while they think.
    const seat = turn !== undefined && mine.includes(turn) ? turn : mine[0];
    if (seat !== undefined) this.#putOut(position.seats.indexOf(seat), "resign");
  }

  draw(): void {
    const still = this.#position().pawns.map((pawn) => pawn !== null);
    const share = still.filter(Boolean).length;
    this.#end(still.map((it) => (it ? `1/${share}` : "0")).join("-"), "agreed");
  }

  takeback(): void {
    if (this.#followTabs()) return;
    const moves = this.#tookBack(this.#kept.value);
    if (moves === null) return;
    this.#premove.value = null;
    this.#goOn({ ...this.#kept.value, moves, ended: null });
  }

  /** Another game with the sides swapped, against engines of another level where one is given. This one stays as it is. */
  rematch(_decline = false, level?: number): void {
    const { setup, chairs, clock } = this.#kept.value;
    const swapped = [...chairs.slice(1), ...chairs.slice(0, 1)];
    const seated = level === undefined ? swapped : swapped.map((it) => (it.kind === "engine" ? { ...it, level } : it));
    const game = newGame(newGameId(), setup, seated, clock, this.#world.now());
    this.#world.store(game);
    // Noted in this game too, so that its other tabs come along.
    this.#kept.value = { ...this.#kept.value, next: game.id };
    this.#world.store(this.#kept.value);
    this.#next.value = game.id;
  }

  /** What a good engine would play now; null where the game went on in the meantime. */
  async hint(): Promise<string | null> {
    const turn = this.#turn;
    const rules = await this.#world.rules();
    const { setup, moves } = this.#kept.value;
    const move = await rules.think({ setup, moves }, HINT_LEVEL);
    if (turn !== this.#turn || this.#closed || move === null) return null;
    const kept = this.#kept.value;
    this.#kept.value = { ...kept, hints: (kept.hints ?? 0) + 1 };
    this.#world.store(this.#kept.value);
    return move;
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
    this.#followTabs();
    this.#closed = true;
    this.#turn++;
    for (const leave of this.#leave.splice(0)) leave();
    const { clock, clocks } = this.#kept.value;
    if (clocks.running !== null) {
      this.#world.store({ ...this.#kept.value, clocks: stopped(clock, clocks, this.#world.now(), this.#playing()) });
    }
    void this.#world.rules().then((rules) => rules.stop());
  }

  #position(): Position {
    const { setup, moves } = this.#kept.value;
    return positionsOf(startOf(setup), moves).at(-1) ?? startOf(setup);
  }

  #playing(): boolean[] {
    return this.#position().pawns.map((pawn) => pawn !== null);
  }

  /** Goes where another tab took the game. True where that is elsewhere. */
  #followTabs(): boolean {
    const kept = this.#closed ? null : (this.#world.tabs?.load() ?? null);
    if (kept === null) return false;
    const ours = this.#kept.value;
    if (kept.next !== undefined && kept.next !== ours.next) this.#next.value = kept.next;
    const same = kept.moves.join() === ours.moves.join() && (kept.ended === null) === (ours.ended === null);
    if (same) return false;
    this.#turn++;
    this.#facts.value = null;
    this.#kept.value = kept;
    void this.#look();
    return true;
  }

  /** The moves are others now, and the next player's clock runs. Who follows the game sees this as one change. */
  #goOn(kept: Kept): void {
    batch(() => {
      this.#set(kept);
      this.#press();
    });
    this.#world.store(this.#kept.value);
    void this.#look();
  }

  #set(kept: Kept): void {
    this.#turn++;
    this.#facts.value = null;
    this.#kept.value = { ...kept, changed: this.#world.now() };
  }

  #press(): void {
    const kept = this.#kept.value;
    const all = pliesIn(kept.moves) >= kept.chairs.length;
    const next = all ? this.#position().turn : null;
    const clocks = pressed(kept.clock, kept.clocks, this.#world.now(), next, this.#playing());
    this.#kept.value = { ...kept, clocks };
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
    if (this.match.value.over) return this.#finish();
    this.#wind();
    const chair = this.#kept.value.chairs[this.#position().turn];
    if (facts.legal[0] === "pass") return this.play("pass");
    if (chair?.kind !== "engine") return this.#playAhead(facts);
    if (!this.#leads) return;
    if (this.#isNew) rules.newGame();
    this.#isNew = false;
    const [move] = await Promise.all([rules.think(line, chair.level), this.#world.wait(BREATH)]);
    if (turn !== this.#turn || this.#closed) return;
    this.play(move ?? facts.legal[0] ?? "");
  }

  /** Plays the move that was chosen ahead, or says that it cannot be. */
  #playAhead(facts: Facts): void {
    const move = this.#premove.value;
    if (move === null) return;
    this.#premove.value = null;
    if (facts.legal.includes(move)) this.play(move);
    else this.heard.value = { kind: "dropped", move };
  }

  /** Clocks that stood still while the page was closed go on. */
  #wind(): void {
    const kept = this.#kept.value;
    if (kept.clock.kind === "none" || kept.clocks.running !== null || pliesIn(kept.moves) < kept.chairs.length) return;
    const clocks = { ...kept.clocks, running: this.#position().turn, since: this.#world.now() };
    this.#kept.value = { ...kept, clocks };
  }

  /** Keeps how it ended, with the clocks stopped. */
  #finish(): void {
    const kept = this.#kept.value;
    const { result, termination } = this.match.value;
    this.#premove.value = null;
    if (kept.ended !== null && kept.clocks.running === null) return;
    const clocks = stopped(kept.clock, kept.clocks, this.#world.now(), this.#playing());
    this.#kept.value = { ...kept, clocks, ended: kept.ended ?? { result, termination: termination ?? "" } };
    this.#world.store(this.#kept.value);
  }

  /** R18: a game of two is lost; of more, the pawn leaves the board. */
  #putOut(seat: number, cause: "resign" | "time"): void {
    const { setup, moves } = this.#kept.value;
    if (setup.players === 2) return this.#end(seat === 0 ? "0-1" : "1-0", cause);
    const name = seatsOf(setup.players)[seat];
    this.#premove.value = null;
    this.#goOn({ ...this.#kept.value, moves: [...moves, `out:${name}`] });
  }

  #end(result: string, termination: string): void {
    const facts = this.#facts.value;
    this.#set({ ...this.#kept.value, ended: { result, termination } });
    this.#world.store(this.#kept.value);
    if (facts !== null) this.#facts.value = { ...facts, legal: [] };
    this.#finish();
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
      here: true,
      setup: kept.setup,
      start: startOf(kept.setup),
      players: kept.chairs.map((chair, index) => ({
        seat: seats[index] ?? "south",
        kind: chair.kind,
        name: kept.names?.[seats[index] ?? "south"] ?? null,
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
      next: this.#next.value,
      phrases: [],
      hints: kept.hints ?? 0,
    };
  }
}

/** The level after that of the engines; null where there is none above. */
function nextLevel(chairs: readonly Chair[]): number | null {
  const level = Math.max(...chairs.map((it) => (it.kind === "engine" ? it.level : 0)));
  return level > 0 && level < TOP_LEVEL ? level + 1 : null;
}

/** Opens a game that this browser keeps; null where it does not know it. */
export function openLocal(id: string, rules: World["rules"]): LocalSession | null {
  const kept = recall<Kept | null>(`game:${id}`, null);
  return kept === null ? null : new LocalSession(kept, browser(id, rules));
}
