/** A board to try things on: a position, the moves that were tried from it, and what the rules say. Lessons and puzzles use it. */

import { computed, signal } from "@preact/signals";
import type { Board } from "../board/board";
import type { Scene } from "../board/drawing";
import { ALL_SEATS, type Position, type SeatName, type Setup, USUAL, isFence, positionsOf, readPosition, startOf } from "../game/notation";
import { describe, refusalText } from "../game/viewing";
import type { Facts, Line, Opponent, Refusal, StudyRules } from "../rules/rules";
import { settings } from "../settings";
import { play as sound } from "../sound";
import { strangers } from "../study/strangers";

const NOTHING: ReadonlySet<string> = new Set();

/** Who is told what was tried. */
export interface Watcher {
  /** A legal move. It is not played yet. */
  tried(move: string): void;
  /** A move that the rules refuse. */
  refused(refusal: Refusal): void;
}

/** A set-up from a position in text. */
export function setupFrom(text: string): Setup {
  const position = readPosition(text);
  return position === null ? USUAL : { ...USUAL, players: position.seats.length, from: text };
}

export class Practice {
  readonly rules: () => Promise<StudyRules & Opponent>;
  readonly #watcher: Watcher;
  readonly #line = signal<Line>({ setup: USUAL, moves: [] });
  readonly #facts = signal<Facts | null>(null);
  /** Whether the rules could not be asked. */
  readonly lost = signal(false);
  /** Whether whoever sits here may move. */
  readonly open = signal(false);
  /** A fence that waits to be confirmed. */
  readonly ghost = signal<string | null>(null);
  /** A move that is shown to who asked for it. */
  readonly hint = signal<string | null>(null);
  /** Whether the paths are shown. */
  readonly paths = signal(false);
  /** What a screen reader says next. */
  readonly spoken = signal("");
  readonly line = computed(() => this.#line.value);
  readonly facts = computed(() => this.#facts.value);
  readonly positions = computed<Position[]>(() => positionsOf(startOf(this.#line.value.setup), this.#line.value.moves));
  readonly position = computed<Position>(() => this.positions.value.at(-1) ?? startOf(USUAL));
  board: Board | null = null;
  #round = 0;

  constructor(rules: () => Promise<StudyRules & Opponent>, watcher: Watcher) {
    this.rules = rules;
    this.#watcher = watcher;
  }

  /** Shows a line, and finds out what holds at its end; null where something else was shown meanwhile, or nobody could tell. */
  async show(setup: Setup, moves: readonly string[] = []): Promise<Facts | null> {
    const round = ++this.#round;
    this.hint.value = null;
    this.#facts.value = null;
    this.#line.value = { setup, moves };
    const facts = await this.factsOf({ setup, moves });
    if (round !== this.#round) return null;
    this.lost.value = facts === null;
    this.#facts.value = facts;
    return facts;
  }

  /** What holds at the end of any line. */
  async factsOf(line: Line): Promise<Facts | null> {
    return (await this.rules()).facts(line).catch(() => null);
  }

  /** Whether nothing else was shown since: answers how to ask that. */
  here(): () => boolean {
    const round = this.#round;
    return () => round === this.#round;
  }

  /** The seat to move. */
  get turn(): SeatName {
    const { seats, turn } = this.position.value;
    return seats[turn] ?? "south";
  }

  say(text: string): void {
    this.spoken.value = this.spoken.peek() === text ? `${text}\u00a0` : text;
  }

  /** Shows a move in red, as one that was wrong. */
  mark(move: string): void {
    this.board?.refuse({ move, fence: null, seat: null, square: null, region: [], text: () => "" });
  }

  scene(bottom: SeatName): Scene {
    const position = this.position.value;
    const facts = this.#facts.value;
    const { overlays, confirm } = settings.value;
    const may = this.open.value && facts !== null;
    const move = this.#line.value.moves.at(-1);
    const before = this.positions.value.at(-2);
    const winner = facts?.termination === "goal" ? facts.result.split("-").indexOf("1") : -1;
    return {
      stand: { width: position.width, height: position.height, view: ALL_SEATS.indexOf(bottom) },
      position,
      legal: may ? new Set(facts.legal) : NOTHING,
      mover: may ? this.turn : null,
      ahead: false,
      premove: null,
      confirm,
      last: move === undefined || before === undefined ? null : { move, from: isFence(move) ? null : (before.pawns[before.turn] ?? null) },
      ways: this.paths.value ? (facts?.ways ?? []) : [],
      overlays: { ...overlays, legal: true, ways: this.paths.value },
      hint: this.hint.value,
      won: position.seats[winner] ?? null,
    };
  }

  play(move: string): void {
    if (this.open.value) this.#watcher.tried(move);
  }

  /** Finds out why a move is refused. Who only points at it is told on the board, who tries it is told beside it. */
  async explain(move: string, tried: boolean): Promise<void> {
    if (!this.open.value) return;
    const line = this.#line.value;
    const refusal = await (await this.rules()).refusal(line, move).catch(() => null);
    if (refusal === null || this.#line.value !== line) return;
    const { fence, seat, square, region, code } = refusal;
    const text = tried ? () => "" : () => this.refusalText(refusal);
    this.board?.explain({ move, fence, seat, square: code === "jump-open" ? square : null, region, text });
    if (!tried) return;
    sound("refused");
    this.#watcher.refused(refusal);
  }

  refusalText(refusal: Refusal): string {
    const position = this.position.value;
    return refusalText(strangers(position), refusal, position);
  }

  describe(target: string): void {
    const position = this.position.value;
    this.say(describe(target, strangers(position), position, new Set(this.#facts.value?.legal ?? [])));
  }
}
