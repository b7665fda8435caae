/** What somebody looks at in a game: a ply, a side, and what is said about it. */

import { computed, effect, signal } from "@preact/signals";
import type { Board } from "../board/board";
import type { Refused, Scene } from "../board/drawing";
import { has, t } from "../language/language";
import { aboutPlayer, isYou, nameInSentence } from "../parts/names";
import { rules } from "../rules";
import type { Coach } from "./coach";
import type { Line, Refusal, Way } from "../rules/rules";
import { settings } from "../settings";
import { play } from "../sound";
import {
  ALL_SEATS, type Position, type SeatName, isFence, positionText, positionsOf, readFence, readSquare, squareName,
} from "./notation";
import { type Match, type Session, turnOf, winnerOf } from "./session";

const NOTHING: ReadonlySet<string> = new Set();

export class Viewing {
  readonly session: Session;
  /** The ply that is looked at; null for the last one. */
  readonly #at = signal<number | null>(null);
  readonly #turns = signal(0);
  readonly ghost = signal<string | null>(null);
  /** One line about what just happened. */
  readonly news = signal<{ readonly text: string; readonly warns: boolean } | null>(null);
  /** What somebody just said, and the time that somebody was just given: their cards show it. */
  readonly said = signal<{ readonly seat: SeatName; readonly code: string } | null>(null);
  readonly gift = signal<{ readonly seat: SeatName; readonly seconds: number } | null>(null);
  /** The code of the last refusal: the rules open there. */
  readonly refusal = signal<string | null>(null);
  readonly #hint = signal<{ readonly move: string; readonly ply: number } | null>(null);
  readonly hintThinks = signal(false);
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
  /** Null where nobody may be helped. */
  coach: Coach | null = null;
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
      hint: this.#shownMove(match),
      hintBy: this.coach?.shows.value === true ? (this.warning?.by ?? null) : null,
      won: this.live.value && match.termination === "goal" ? winnerOf(match) : null,
    };
  }

  /** Plays a move, unless the coach has something to say about it. */
  async play(move: string): Promise<void> {
    const line = this.#line();
    const position = this.positions.value.at(-1);
    const coached = settings.value.coach && this.coach !== null && this.session.abilities.value.hint;
    if (coached && line !== null && position !== undefined && this.coach !== null) {
      if (!(await this.coach.allows(line, position, move))) return;
      // The game may have gone on while the coach looked.
      if (this.positions.value.at(-1) !== position) return;
    }
    this.session.play(move);
  }

  /** The coach's warning, as long as the game stands where it was given. */
  get warning() {
    const warning = this.coach?.warning.value ?? null;
    return warning?.ply === this.session.match.value?.moves.length ? warning : null;
  }

  /** Asks the engine for a move and shows it until the game goes on. */
  async askHint(): Promise<void> {
    const ply = this.session.match.value?.moves.length ?? 0;
    this.show(this.last);
    this.hintThinks.value = true;
    const move = await this.session.hint().catch(() => null);
    this.hintThinks.value = false;
    if (move === null) return;
    this.#hint.value = { move, ply };
    this.describe(move);
  }

  /** A move that is shown on the board: a hint that was asked for, or the answer that the coach warns of. */
  #shownMove(match: Match): string | null {
    if (!this.live.value) return null;
    if (this.coach?.shows.value === true) return this.warning?.answer ?? null;
    return this.#hint.value?.ply === match.moves.length ? this.#hint.value.move : null;
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

  /** A move chosen ahead. What can never be played, whatever the others do, is refused at once. */
  async premove(move: string | null): Promise<void> {
    const match = this.session.match.value;
    const position = this.positions.value.at(-1);
    const seat = match?.mine[0];
    if (move === null || match === null || position === undefined || seat === undefined) return this.session.setPremove(move);
    const index = position.seats.indexOf(seat);
    const asMine: Line = { setup: { ...match.setup, from: positionText(position, index) }, moves: [] };
    const refusal = await (await rules()).refusal(asMine, move).catch(() => null);
    if (this.positions.value.at(-1) !== position) return;
    if (refusal === null || !holdsForEver(refusal, position.pawns[index] ?? "")) return this.session.setPremove(move);
    play("refused");
    this.board?.refuse(this.#refused(match, refusal, { ...position, turn: index }));
    this.say(refusalText(match, refusal, { ...position, turn: index }));
  }

  /** Finds out why a move is refused, and shows it on the board. */
  async explain(move: string, aloud: boolean): Promise<void> {
    const line = this.#line();
    const match = this.session.match.value;
    if (line === null || match === null) return;
    const refusal = await (await rules()).refusal(line, move).catch(() => null);
    if (refusal === null) return;
    const refused = this.#refused(match, refusal, this.#position.value);
    this.board?.explain(refused);
    if (aloud) this.say(refused.text());
  }

  #refused(match: Match, refusal: Refusal, position: Position | null): Refused {
    this.refusal.value = refusal.code;
    const { move, fence, seat, square, region } = refusal;
    const hint = refusal.code === "jump-open" ? square : null;
    return { move, fence, seat, square: hint, region, text: () => refusalText(match, refusal, position) };
  }

  /** Whether this could be a move on this board at all. */
  isPlace(text: string): boolean {
    const position = this.#position.value;
    const fence = readFence(text);
    const square = fence ?? readSquare(text);
    if (position === null || square === null) return false;
    const room = fence === null ? 0 : 1;
    return square.column < position.width - room && square.row < position.height - room;
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

/** Refusals of fences that no move of the others can lift. */
const FOR_EVER = new Set(["off-board", "no-fences-left", "overlaps", "crosses", "cuts-off"]);

function holdsForEver({ code, move }: Refusal, pawn: string): boolean {
  const [from, to] = [readSquare(pawn), readSquare(move)];
  if (from === null || to === null) return FOR_EVER.has(code);
  // A jump reaches two squares far, if somebody stands in the right place by then.
  const far = Math.abs(from.column - to.column) + Math.abs(from.row - to.row);
  return far === 0 || far > 2 || (far === 1 && code === "fence-in-the-way");
}

/** A refusal as a sentence. */
export function refusalText(match: Match, refusal: Refusal, position: Position | null): string {
  const { seat, code } = refusal;
  const id = has(`refusal-${code}`) ? `refusal-${code}` : "trouble-other";
  const values = {
    move: refusal.move,
    seat: seat ?? "",
    square: refusal.square ?? position?.pawns[position.turn] ?? "",
    fence: refusal.fence ?? "",
    squares: someOf(refusal.region),
    count: refusal.region.length,
  };
  if (seat === null) return t(id, { ...values, name: "" });
  return code === "cuts-off" && isYou(match, seat)
    ? t("cuts-off-you", values)
    : t(id, { ...values, name: nameInSentence(match, seat) });
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
    if (seat !== undefined) return aboutPlayer(match, seat, "say-square-pawn", "say-square-pawn-you", { square: target });
    return t(legal.has(target) ? "say-square-goes" : "say-square", { square: target });
  }
  if (position.fences.includes(target)) return t("say-fence-placed", { fence: target });
  if (legal.size > 0 && !legal.has(target)) return t("say-fence-blocked", { fence: target });
  const from = squareName(fence);
  const { column, row, lies } = fence;
  const to = squareName(lies === "h" ? { column: column + 1, row } : { column, row: row + 1 });
  return t(lies === "h" ? "say-fence-across" : "say-fence-upright", { fence: target, from, to });
}
