/** Solving one puzzle, as a state machine: tries, hints, the solution, and playing on until the point is clear. */

import { computed, signal } from "@preact/signals";
import { type SeatName, isFence, readPosition } from "../game/notation";
import { Practice, setupFrom } from "../practice/practice";
import type { Facts, Opponent, Refusal, StudyRules } from "../rules/rules";
import { play as sound } from "../sound";
import { type EngineLine, readInfo } from "../study/engine-lines";
import { type Reason, reasonFor } from "../parts/reasons";
import { type Puzzle, moverOf } from "./collection";
import type { Mark } from "./solved";
import { type Told, type Why, effectOf, explain, isAboutPlayed } from "./why";

export type Phase = "find" | "on" | "clear" | "shown";

/** What happened so far, the latest last. */
export type Entry =
  | { readonly kind: "wrong"; readonly move: string; readonly reason: Reason | null; readonly answer: string | null }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "hint"; readonly number: number; readonly told: Told }
  | { readonly kind: "right"; readonly move: string; readonly other: boolean }
  | { readonly kind: "slipped"; readonly move: string };

export interface World {
  readonly rules: () => Promise<StudyRules & Opponent>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Keeps how the puzzle went. */
  readonly note: (mark: Mark) => void;
}

export const HINTS = 3;
/** A wrong move stays so long on the board, and an answer takes so long. */
const SEEN = 1100;
const BREATH = 450;
/** Nodes for a look at a move that was tried. */
const LOOK = 60_000;
/** The level of who answers. */
const ANSWER_LEVEL = 9;
/** With so many own moves the point is clear. */
const CLEAR_MOVES = 3;
/** Below this chance a good position has been given away. */
const SLIPPED = 0.5;

export class Solving {
  readonly puzzle: Puzzle;
  readonly mover: SeatName;
  readonly #world: World;
  readonly practice: Practice;
  readonly phase = signal<Phase>("find");
  readonly log = signal<readonly Entry[]>([]);
  readonly thinks = signal(false);
  readonly hints = computed(() => this.log.value.filter((it) => it.kind === "hint").length);
  /** The line that shows how the solution works, and why it does. */
  readonly solution = signal<readonly string[]>([]);
  readonly why = signal<Why | null>(null);
  #explained: Promise<void> = Promise.resolve();
  #noted = false;

  constructor(puzzle: Puzzle, world: World) {
    this.puzzle = puzzle;
    this.mover = moverOf(puzzle);
    this.#world = world;
    this.practice = new Practice(world.rules, {
      tried: (move) => void this.#tried(move),
      refused: (refusal) => this.#add({ kind: "refused", refusal }),
    });
  }

  /** From the beginning, without anything that gives the solution away. */
  async begin(): Promise<void> {
    this.phase.value = "find";
    this.log.value = [];
    this.solution.value = [];
    this.why.value = null;
    this.practice.open.value = true;
    await this.practice.show(setupFrom(this.puzzle.position));
  }

  #add(entry: Entry): void {
    // The rules' word counts until the next try.
    this.log.value = [...this.log.value.filter((it) => it.kind !== "refused" && it.kind !== "slipped"), entry];
  }

  #note(mark: Mark): void {
    if (this.#noted) return;
    this.#noted = true;
    this.#world.note(mark);
  }

  async #tried(move: string): Promise<void> {
    const { practice } = this;
    const { setup, moves } = practice.line.value;
    practice.open.value = false;
    sound(isFence(move) ? "fence" : "step");
    const showing = practice.show(setup, [...moves, move]);
    const here = practice.here();
    const facts = await showing;
    if (facts === null || !here()) return;
    if (this.phase.value === "find" && move === this.puzzle.move) return this.#right(move, false, here);
    this.thinks.value = true;
    const line = facts.result === "*" ? await this.#look([...moves, move]) : null;
    this.thinks.value = false;
    if (!here()) return;
    if (this.phase.value !== "find") return this.#went(move, moves, facts, line, here);
    // Any other move that wins by proof is as good.
    if (facts.result !== "*" || line?.proven?.seat === this.mover) return this.#right(move, true, here);
    await this.#wrong(move, line, here);
  }

  async #wrong(move: string, line: EngineLine | null, here: () => boolean): Promise<void> {
    const { practice, puzzle } = this;
    sound("refused");
    this.#note("failed");
    practice.mark(move);
    const reply = line?.moves ?? [];
    const comparison = { position: puzzle.position, played: move, better: [puzzle.move], reply };
    const asked = reasonFor(await this.#world.rules(), comparison).catch(() => null);
    const [reason] = await Promise.all([asked, this.#world.wait(SEEN)]);
    // What would be right is for the solver to find.
    const told = reason !== null && isAboutPlayed(reason) ? reason : null;
    this.#add({ kind: "wrong", move, reason: told, answer: reply[0] ?? null });
    if (!here()) return;
    practice.open.value = true;
    await practice.show(setupFrom(puzzle.position));
  }

  #right(move: string, other: boolean, here: () => boolean): Promise<void> | undefined {
    sound("won");
    this.#note("solved");
    this.#add({ kind: "right", move, other });
    this.phase.value = "on";
    const over = this.practice.facts.value?.result !== "*";
    return over ? this.#clear() : this.#answer(here);
  }

  /** A move after the right one: it may give all away, or make the point clear. */
  async #went(move: string, moves: readonly string[], facts: Facts, line: EngineLine | null, here: () => boolean): Promise<void> {
    const seats = this.practice.position.value.seats;
    const chance = line?.chances[seats.indexOf(this.mover)] ?? 1;
    if (facts.result === "*" && seats.length === 2 && chance < SLIPPED) {
      sound("refused");
      this.practice.mark(move);
      this.#add({ kind: "slipped", move });
      await this.#world.wait(SEEN);
      if (!here()) return;
      this.practice.open.value = true;
      await this.practice.show(setupFrom(this.puzzle.position), moves);
      return;
    }
    const own = Math.ceil((moves.length + 1) / this.puzzle.players);
    if (facts.result !== "*" || line?.proven?.seat === this.mover || own >= CLEAR_MOVES) return this.#clear();
    return this.#answer(here);
  }

  async #clear(): Promise<void> {
    this.phase.value = "clear";
    this.practice.open.value = false;
    await (this.#explained = this.#explain());
  }

  /** Everybody else moves, until it is the solver's turn again. */
  async #answer(here: () => boolean): Promise<void> {
    const { practice } = this;
    for (;;) {
      const { setup, moves } = practice.line.value;
      const facts = practice.facts.value;
      if (facts === null || facts.result !== "*") return this.#clear();
      if (practice.turn === this.mover) break;
      const rules = await this.#world.rules();
      const [move] = await Promise.all([rules.think({ setup, moves }, ANSWER_LEVEL), this.#world.wait(BREATH)]);
      if (!here()) return;
      const next = move ?? facts.legal[0] ?? "";
      sound(isFence(next) ? "fence" : "step");
      const showing = practice.show(setup, [...moves, next]);
      here = practice.here();
      if ((await showing) === null) return;
    }
    // Among several there is no proof, so the answer of the others is the end of it.
    if (this.puzzle.players > 2) return this.#clear();
    practice.open.value = true;
  }

  /** What the engine says after some moves of the puzzle. */
  async #look(moves: readonly string[]): Promise<EngineLine | null> {
    const setup = setupFrom(this.puzzle.position);
    const info = await (await this.#world.rules()).judge({ setup, moves }, LOOK).catch(() => null);
    const seats = this.practice.position.value.seats;
    const start = readPosition(this.puzzle.position);
    const turn = ((start?.turn ?? 0) + moves.length) % seats.length;
    return info === null ? null : readInfo(info, seats, turn);
  }

  /** Finds out how the solution works, and why. */
  async #explain(): Promise<void> {
    const here = this.practice.here();
    const { move } = this.puzzle;
    const line = await this.#look([move]);
    if (!here()) return;
    this.solution.value = [move, ...(line?.moves ?? []).slice(0, 7)];
    const rules = await this.#world.rules();
    const why = await explain(rules, this.puzzle, this.solution.value, (other) => this.#look([other])).catch(() => null);
    if (here()) this.why.value = why;
  }

  /** Waits until the solution is explained, as far as it can be. */
  explained(): Promise<void> {
    return this.#explained;
  }

  /** The next hint. Each says more, and none says what the puzzle is about. */
  async hint(): Promise<void> {
    const number = this.hints.value + 1;
    const told = await hintFor(this.puzzle, this.mover, number, this.practice);
    if (told !== null && this.phase.value === "find") this.#add({ kind: "hint", number, told });
  }

  /** Gives up: the move is shown on the board. */
  async show(): Promise<void> {
    this.#note("failed");
    this.phase.value = "shown";
    this.practice.open.value = false;
    const setup = setupFrom(this.puzzle.position);
    await this.practice.show(setup);
    this.practice.hint.value = this.puzzle.move;
    await (this.#explained = this.#explain());
  }
}

/** The hints of a puzzle: what kind of move it is, what it does, and where. */
async function hintFor({ move, position }: Puzzle, mover: SeatName, number: number, practice: Practice): Promise<Told | null> {
  if (number === 1) return { line: isFence(move) ? "puzzle-hint-fence" : "puzzle-hint-step", values: {} };
  if (number > 2) return number > HINTS ? null : { line: "puzzle-hint-place", values: { square: move.slice(0, 2) } };
  const setup = setupFrom(position);
  const [before, after] = await Promise.all([practice.factsOf({ setup, moves: [] }), practice.factsOf({ setup, moves: [move] })]);
  return before === null || after === null ? null : effectOf(move, mover, before, after);
}
