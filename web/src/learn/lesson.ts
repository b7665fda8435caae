/** The tutorial as a state machine: which step is open, what was tried, and what is done. */

import { computed, signal } from "@preact/signals";
import { isFence } from "../game/notation";
import { recall, remember } from "../memory";
import { Practice, setupFrom } from "../practice/practice";
import type { Opponent, Refusal, StudyRules } from "../rules/rules";
import { play as sound } from "../sound";
import { STEPS, type Step, type Values, type Verdict, runner } from "./steps";

/** What is said below the board. */
export interface Message {
  readonly kind: "wrong" | "word" | "more" | "lost";
  /** The move that was wrong. */
  readonly move: string | null;
  /** A line, or a reason of the rules. */
  readonly line: string | null;
  readonly values: Values;
  readonly refusal: Refusal | null;
}

/** What is kept of somebody's way through the tutorial. */
export interface Progress {
  readonly done: readonly string[];
  /** The step that was open last. */
  readonly at: string;
}

export interface World {
  readonly rules: () => Promise<StudyRules & Opponent>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** A wrong move stays so long on the board, and Blue answers after so long. */
const SEEN = 1100;
const BREATH = 450;
const KEY = "learn";

export class Lesson {
  readonly #world: World;
  readonly practice: Practice;
  readonly at = signal(0);
  readonly step = computed<Step>(() => STEPS[this.at.value] ?? (STEPS[0] as Step));
  readonly message = signal<Message | null>(null);
  readonly solved = signal(false);
  readonly hinted = signal(false);
  readonly done = signal<ReadonlySet<string>>(new Set(recall<Progress>(KEY, { done: [], at: "" }).done));

  constructor(world: World) {
    this.#world = world;
    this.practice = new Practice(world.rules, {
      tried: (move) => void this.#tried(move),
      refused: (refusal) => this.#refused(refusal),
    });
  }

  /** The step to go on with: the one that was open last. */
  static resumed(): number {
    const { at } = recall<Progress>(KEY, { done: [], at: "" });
    return Math.max(STEPS.findIndex((it) => it.name === at), 0);
  }

  open(at: number): Promise<void> {
    this.at.value = Math.min(Math.max(at, 0), STEPS.length - 1);
    this.#keep();
    return this.again();
  }

  /** The same step from its beginning. */
  async again(): Promise<void> {
    const { from, paths, reply } = this.step.value;
    this.message.value = null;
    this.solved.value = false;
    this.hinted.value = false;
    this.practice.open.value = true;
    this.practice.paths.value = paths === true;
    if (typeof reply === "number") void this.#world.rules().then((it) => it.newGame());
    await this.practice.show(setupFrom(from));
  }

  showHint(): void {
    this.hinted.value = true;
  }

  #keep(): void {
    remember(KEY, { done: [...this.done.value], at: this.step.value.name } satisfies Progress);
  }

  #refused(refusal: Refusal): void {
    const verdict = this.step.value.refused?.(refusal) ?? null;
    if (verdict?.kind === "done") return this.#finish(verdict);
    const line = verdict?.kind === "wrong" ? verdict.line : null;
    this.message.value = { kind: "wrong", move: refusal.move, line, values: {}, refusal: line === null ? refusal : null };
  }

  async #tried(move: string): Promise<void> {
    const { practice } = this;
    const { setup, moves } = practice.line.value;
    const before = practice.facts.value;
    if (before === null) return;
    const made = moves.length / 2;
    practice.open.value = false;
    sound(isFence(move) ? "fence" : "step");
    const showing = practice.show(setup, [...moves, move]);
    const here = practice.here();
    const after = await showing;
    if (after === null) return;
    const verdict = this.step.value.judge({ move, made, before, after });
    if (verdict.kind === "done") return this.#finish(verdict);
    if (verdict.kind === "on") return this.#answer(move, here);
    sound("refused");
    this.message.value = { kind: "wrong", move, line: verdict.line, values: verdict.values ?? {}, refusal: null };
    practice.mark(move);
    await this.#world.wait(SEEN);
    if (!here()) return;
    practice.open.value = true;
    await practice.show(setup, moves);
  }

  #finish({ values }: Extract<Verdict, { kind: "done" }>): void {
    const { name } = this.step.value;
    sound("won");
    this.practice.open.value = false;
    this.solved.value = true;
    this.done.value = new Set([...this.done.value, name]);
    this.message.value = { kind: "word", move: null, line: `learn-${name}-word`, values: values ?? {}, refusal: null };
    this.#keep();
  }

  /** Blue moves. */
  async #answer(move: string, here: () => boolean): Promise<void> {
    const { practice } = this;
    const { reply, name } = this.step.value;
    const { setup, moves } = practice.line.value;
    const facts = practice.facts.value;
    if (reply === undefined || facts === null) return;
    // A move of one's own can end the game by repetition, too.
    if (facts.result !== "*") return this.#lost();
    this.message.value = name === "plan" ? { kind: "more", move, line: "learn-plan-more", values: {}, refusal: null } : null;
    const thinking = typeof reply === "number" ? (await this.#world.rules()).think({ setup, moves }, reply) : Promise.resolve(runner(facts));
    const [answer] = await Promise.all([thinking, this.#world.wait(BREATH)]);
    if (!here()) return;
    const next = answer ?? facts.legal[0];
    if (next === undefined) return;
    sound(isFence(next) ? "fence" : "step");
    practice.open.value = true;
    const after = await practice.show(setup, [...moves, next]);
    if (after !== null && after.result !== "*") this.#lost();
  }

  #lost(): void {
    this.practice.open.value = false;
    sound("lost");
    this.message.value = { kind: "lost", move: null, line: `learn-${this.step.value.name}-lost`, values: {}, refusal: null };
  }
}
