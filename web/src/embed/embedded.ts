/** A game inside another site's page: what it shows, and what the two pages say to each other. `docs/embed.md` describes it. */

import { computed, effect, signal } from "@preact/signals";
import { address } from "../api";
import { type Position, USUAL, positionText, positionsOf, readFence, readSquare, startOf } from "../game/notation";
import { type WireMessage, type WireState, matchOf, taken } from "../game/wire";
import { readDraft } from "../editor/draft";
import { jsonLines } from "../stream";

/** So many moves are shown. */
const MOST_MOVES = 2000;

interface Game {
  readonly start: Position;
  readonly moves: readonly string[];
}

/** What somebody handed in; null where any of it makes no sense. Whether moves are legal is not asked here. */
export function readGame(position: unknown, moves: unknown): Game | null {
  const start = position === undefined || position === null ? startOf(USUAL) : typeof position === "string" ? readDraft(position) : null;
  const list = moves === undefined || moves === null ? [] : typeof moves === "string" ? moves.split(",").filter((it) => it !== "") : moves;
  if (start === null || !Array.isArray(list) || list.length > MOST_MOVES) return null;
  return list.every((it) => typeof it === "string" && isMove(it, start)) ? { start, moves: list as string[] } : null;
}

function isMove(text: string, { width, height, seats }: Position): boolean {
  if (text === "pass") return true;
  if (text.startsWith("out:")) return seats.some((it) => text === `out:${it}`);
  const fence = readFence(text);
  const at = fence ?? readSquare(text);
  const room = fence === null ? 0 : 1;
  return at !== null && at.column < width - room && at.row < height - room;
}

export class Embedded {
  readonly #game = signal<Game | null>(null);
  readonly #at = signal<number | null>(null);
  readonly positions = computed(() => {
    const game = this.#game.value;
    return game === null ? [] : positionsOf(game.start, game.moves);
  });
  readonly ply = computed(() => Math.min(this.#at.value ?? this.last, this.last));
  readonly position = computed(() => this.positions.value[this.ply.value] ?? null);
  readonly view = signal(0);

  constructor(game: Game | null) {
    this.#game.value = game;
  }

  get game(): Game | null {
    return this.#game.value;
  }

  get last(): number {
    return Math.max(this.positions.value.length - 1, 0);
  }

  show(ply: number): void {
    const to = Math.min(Math.max(Math.trunc(ply), 0), this.last);
    this.#at.value = to === this.last ? null : to;
  }

  load(game: Game): void {
    this.#at.value = null;
    this.#game.value = game;
  }

  /** Does what the page around asks for, and tells it what is shown. Answers how to stop. */
  listen(): () => void {
    const tell = (message: Record<string, unknown>) => window.parent.postMessage({ source: "fencepost", ...message }, "*");
    const heard = ({ data, source }: MessageEvent) => {
      if (source === window.parent && source !== window) this.#obey(data, tell);
    };
    window.addEventListener("message", heard);
    const stop = effect(() => {
      const position = this.position.value;
      if (position === null || window.parent === window) return;
      tell({ type: "shown", ply: this.ply.value, plies: this.last, position: positionText(position), moves: this.game?.moves ?? [] });
    });
    return () => {
      window.removeEventListener("message", heard);
      stop();
    };
  }

  #obey(data: unknown, tell: (message: Record<string, unknown>) => void): void {
    if (typeof data !== "object" || data === null) return;
    const { type, ply, position, moves } = data as Record<string, unknown>;
    const steps: Record<string, number> = { first: 0, back: this.ply.value - 1, next: this.ply.value + 1, last: this.last };
    const to = type === "show" ? ply : steps[String(type)];
    if (typeof to === "number" && Number.isFinite(to)) return this.show(to);
    if (type === "flip") this.view.value = (this.view.value + (this.game?.start.seats.length === 2 ? 2 : 1)) % 4;
    if (type !== "load") return;
    const game = readGame(position, moves);
    if (game === null) return tell({ type: "error", code: "not-a-game" });
    this.load(game);
  }

  /** Follows a game at the server, for as long as it goes on. */
  async follow(id: string, signal: AbortSignal): Promise<void> {
    const answer = await fetch(address(`api/games/${encodeURIComponent(id)}/events`), { signal });
    if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
    let state: WireState | null = null;
    for await (const message of jsonLines<WireMessage>(answer.body)) {
      state = taken(state, message);
      if (state === null) continue;
      const { start, moves } = matchOf(state);
      this.#game.value = { start, moves };
      if (state.over) return;
    }
  }
}
