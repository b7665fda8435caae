/** What somebody looks at in a game: a ply, a side, and what is said about it. */

import { computed, effect, signal } from "@preact/signals";
import type { Board } from "../board/board";
import type { Refused, Scene } from "../board/drawing";
import { has, t } from "../language/language";
import { nameInSentence, seatText } from "../parts/names";
import { rules } from "../rules";
import type { Line, Refusal, Way } from "../rules/rules";
import { settings } from "../settings";
import { ALL_SEATS, type Position, type SeatName, isFence, positionsOf, readFence, readSquare, squareName } from "./notation";
import { type Match, type Session, turnOf } from "./session";

const NOTHING: ReadonlySet<string> = new Set();

export class Viewing {
  readonly session: Session;
  /** The ply that is looked at; null for the last one. */
  readonly #at = signal<number | null>(null);
  readonly #turns = signal(0);
  readonly ghost = signal<string | null>(null);
  /** What a screen reader says next. */
  readonly spoken = signal("");
  readonly #pastWays = signal<{ readonly key: string; readonly ways: readonly Way[] } | null>(null);
  readonly positions;
  readonly shown;
  readonly live;
  readonly bottom;
  readonly ways;
  readonly #legal;
  readonly #position;
  board: Board | null = null;
  #replaying = 0;

  constructor(session: Session) {
    this.session = session;
    this.positions = computed<Position[]>(() => {
      const match = session.match.value;
      return match === null ? [] : positionsOf(match.start, match.moves);
    });
    const last = computed(() => Math.max(this.positions.value.length - 1, 0));
    this.shown = computed(() => Math.min(this.#at.value ?? last.value, last.value));
    this.live = computed(() => this.shown.value === last.value);
    this.#position = computed(() => this.positions.value[this.shown.value] ?? null);
    this.bottom = computed<SeatName>(() => {
      const match = session.match.value;
      const mine = match?.mine.length === 1 ? match.mine[0] : undefined;
      const step = match?.players.length === 2 ? 2 : 1;
      const from = ALL_SEATS.indexOf(mine ?? "south");
      return ALL_SEATS[(from + this.#turns.value * step) % 4] ?? "south";
    });
    this.#legal = computed<ReadonlySet<string>>(() => {
      const match = session.match.value;
      const facts = session.facts.value;
      if (match === null || facts === null || !this.live.value || this.#mover(match) === null) return NOTHING;
      return new Set(facts.legal);
    });
    this.ways = computed<readonly Way[]>(() => {
      if (this.live.value) return session.facts.value?.ways ?? [];
      const past = this.#pastWays.value;
      return past?.key === this.#key() ? past.ways : [];
    });
  }

  get last(): number {
    return Math.max(this.positions.value.length - 1, 0);
  }

  show(ply: number): void {
    const to = Math.min(Math.max(ply, 0), this.last);
    this.#at.value = to === this.last ? null : to;
    void this.#askWays();
  }

  flip(): void {
    this.#turns.value = (this.#turns.value + 1) % 4;
  }

  /** Shows the game from its start, move by move. */
  playBack(): void {
    window.clearInterval(this.#replaying);
    this.show(0);
    this.#replaying = window.setInterval(() => {
      this.show(this.shown.value + 1);
      if (this.live.value) window.clearInterval(this.#replaying);
    }, 800);
  }

  stopPlayBack(): void {
    window.clearInterval(this.#replaying);
  }

  /** Keeps the board showing what there is to show; answers how to stop. */
  follow(board: Board): () => void {
    this.board = board;
    const stop = effect(() => {
      board.element.setAttribute("aria-label", t("board-label"));
      const scene = this.scene();
      if (scene !== null) board.show(scene);
    });
    return () => {
      this.stopPlayBack();
      stop();
    };
  }

  scene(): Scene | null {
    const match = this.session.match.value;
    const position = this.#position.value;
    if (match === null || position === null) return null;
    const mover = this.#mover(match);
    const ahead = this.live.value && this.session.abilities.value.premove && mover === null;
    const { overlays, confirm } = settings.value;
    return {
      stand: { width: position.width, height: position.height, view: ALL_SEATS.indexOf(this.bottom.value) },
      position,
      legal: this.#legal.value,
      mover: mover ?? (ahead ? (match.mine[0] ?? null) : null),
      ahead,
      premove: this.session.premove.value,
      confirm,
      last: this.#lastMove(match),
      ways: overlays.ways ? this.ways.value : [],
      overlays,
    };
  }

  /** The seat that this page may move now. */
  #mover(match: Match): SeatName | null {
    const position = this.positions.value.at(-1);
    const turn = position === undefined ? null : turnOf(match, position);
    return turn !== null && match.mine.includes(turn) ? turn : null;
  }

  #lastMove(match: Match): Scene["last"] {
    const at = this.shown.value;
    const move = match.moves[at - 1];
    const before = this.positions.value[at - 1];
    if (move === undefined || before === undefined) return null;
    return { move, from: isFence(move) ? null : (before.pawns[before.turn] ?? null) };
  }

  #line(): Line | null {
    const match = this.session.match.value;
    return match === null ? null : { setup: match.setup, moves: match.moves.slice(0, this.shown.value) };
  }

  #key(): string {
    return JSON.stringify(this.#line());
  }

  async #askWays(): Promise<void> {
    const line = this.#line();
    const wanted = settings.value.overlays.ways || settings.value.lengths;
    if (line === null || this.live.value || !wanted) return;
    const key = this.#key();
    const facts = await (await rules()).facts(line).catch(() => null);
    if (facts !== null && key === this.#key()) this.#pastWays.value = { key, ways: facts.ways };
  }

  /** A move chosen ahead. Squares that no pawn gets to in one move, jumps included, are a slip of the hand. */
  premove(move: string | null): void {
    const match = this.session.match.value;
    const position = this.positions.value.at(-1);
    const index = position?.seats.indexOf(match?.mine[0] ?? "south") ?? 0;
    const [from, to] = [readSquare(position?.pawns[index] ?? ""), readSquare(move ?? "")];
    const far = from !== null && to !== null && Math.abs(from.column - to.column) + Math.abs(from.row - to.row) > 2;
    if (!far) this.session.setPremove(move);
  }

  /** Finds out why a move is refused, and shows it on the board. */
  async explain(move: string, aloud: boolean): Promise<void> {
    const line = this.#line();
    const match = this.session.match.value;
    if (line === null || match === null) return;
    const refusal = await (await rules()).refusal(line, move).catch(() => null);
    if (refusal === null) return;
    const position = this.#position.value;
    const text = () => refusalText(match, refusal, position);
    const { fence, seat, square, region } = refusal;
    const hint = refusal.code === "jump-open" ? square : null;
    const refused: Refused = { move, fence, seat, square: hint, region, text };
    this.board?.explain(refused);
    if (aloud) this.say(text());
  }

  say(text: string): void {
    // The same words again are said again only if something changed in between.
    this.spoken.value = this.spoken.peek() === text ? `${text}\u00a0` : text;
  }

  /** Describes the place under the keyboard's cursor. */
  describe(target: string): void {
    const match = this.session.match.value;
    const position = this.#position.value;
    if (match !== null && position !== null) this.say(describe(target, match, position, this.#legal.value));
  }
}

/** A refusal as a sentence. */
export function refusalText(match: Match, refusal: Refusal, position: Position | null): string {
  const id = `refusal-${refusal.code}`;
  const pawn = position?.pawns[position.turn] ?? "";
  return t(has(id) ? id : "trouble-other", {
    move: refusal.move,
    seat: refusal.seat ?? "",
    name: refusal.seat === null ? "" : match.mine.length === 1 ? nameInSentence(match, refusal.seat) : seatText(refusal.seat),
    square: refusal.square ?? pawn,
    fence: refusal.fence ?? "",
    squares: someOf(refusal.region),
    count: refusal.region.length,
  });
}

function someOf(squares: readonly string[]): string {
  const few = squares.slice(0, 4).join(t("list-separator"));
  return squares.length > 4 ? t("list-and-more", { list: few, more: squares.length - 4 }) : few;
}

export function describe(target: string, match: Match, position: Position, legal: ReadonlySet<string>): string {
  const fence = readFence(target);
  if (fence === null) {
    const index = position.pawns.indexOf(target);
    const seat = position.seats[index];
    if (seat !== undefined) return t("say-square-pawn", { square: target, name: nameInSentence(match, seat) });
    return t(legal.has(target) ? "say-square-goes" : "say-square", { square: target });
  }
  if (position.fences.includes(target)) return t("say-fence-placed", { fence: target });
  if (legal.size > 0 && !legal.has(target)) return t("say-fence-blocked", { fence: target });
  const from = squareName(fence);
  const { column, row, lies } = fence;
  const to = squareName(lies === "h" ? { column: column + 1, row } : { column, row: row + 1 });
  return t(lies === "h" ? "say-fence-across" : "say-fence-upright", { fence: target, from, to });
}

/** What somebody who cannot see the board is told of a move. */
export function announce(match: Match, before: Position, move: string): string {
  if (move.startsWith("out:")) return t("say-out", { name: nameInSentence(match, move.slice(4) as SeatName) });
  const name = nameInSentence(match, before.seats[before.turn] ?? "south");
  if (move === "pass") return t("say-passed", { name });
  return t(readSquare(move) === null ? "say-fenced" : "say-moved", { name, move });
}
