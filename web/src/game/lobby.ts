/** Open games and games to watch, as they come and go. */

import { signal } from "@preact/signals";
import { type Trouble, address, retryOf } from "../api";
import { jsonLines } from "../stream";
import type { ClockSetting } from "./clock";
import type { SeatName } from "./notation";

export interface Listed {
  readonly id: string;
  readonly players: number;
  readonly clock: ClockSetting;
  readonly status: "open" | "running" | "over";
  readonly ply: number;
  readonly seats: readonly {
    readonly seat: SeatName;
    readonly kind: "person" | "engine" | "open";
    readonly name: string | null;
    readonly level: number | null;
  }[];
}

type Said = { readonly type: "lobby"; readonly games: Listed[] } | { readonly type: "game"; readonly game: Listed };

/** The games after the server said something about them. */
export function heard(games: readonly Listed[], said: Said): readonly Listed[] {
  if (said.type === "lobby") return said.games;
  if (said.type !== "game") return games;
  const others = games.filter((it) => it.id !== said.game.id);
  return said.game.status === "over" ? others : [said.game, ...others];
}

export class Lobby {
  readonly games = signal<readonly Listed[]>([]);
  /** Null until it is known whether the server answers. */
  readonly connected = signal<boolean | null>(null);
  /** Why the server refuses to list games. */
  readonly trouble = signal<Trouble | null>(null);
  #stop = new AbortController();
  #timer = 0;

  open(): void {
    void this.#listen(500);
  }

  close(): void {
    this.#stop.abort();
    window.clearTimeout(this.#timer);
  }

  async #listen(wait: number): Promise<void> {
    let next = Math.min(wait * 2, 15_000);
    try {
      const answer = await fetch(address("api/lobby/events"), { signal: this.#stop.signal });
      this.trouble.value = answer.status === 429 ? { code: "rate", retry: retryOf(answer) } : null;
      if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
      this.connected.value = true;
      next = 500;
      for await (const said of jsonLines<Said>(answer.body)) this.games.value = heard(this.games.value, said);
    } catch {
      if (this.#stop.signal.aborted) return;
    }
    this.connected.value = false;
    this.#timer = window.setTimeout(() => void this.#listen(next), wait);
  }
}
