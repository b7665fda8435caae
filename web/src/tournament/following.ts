/** A tournament that is looked at: what the server says, as it says it, and what this device may do. */

import { signal } from "@preact/signals";
import { ApiError, type Trouble, address, troubleOf } from "../api";
import { keepTicket } from "../game/online";
import { jsonLines } from "../stream";
import { keepSecret, secretFor } from "./keys";
import { Calls, type Me, type Tournament } from "./wire";

/** For so long a result that somebody else entered is news: whoever taps then has decided before seeing it. In milliseconds. */
const NEWS = 2000;

/** Why the organiser has to allow a round; null where nobody asked in vain for one. */
export function needsLeave(following: Following): string | null {
  const code = following.trouble.value?.code ?? "";
  return ["only-repeats", "only-second-byes"].includes(code) ? code : null;
}

export class Following {
  readonly tournament = signal<Tournament | null>(null);
  readonly missing = signal(false);
  /** Null until it is known whether the server answers. */
  readonly connected = signal<boolean | null>(null);
  readonly trouble = signal<(Trouble & { readonly reason: string | null }) | null>(null);
  readonly busy = signal(false);
  /** The table whose result somebody else entered just before this device would have changed it; null where nobody did. */
  readonly overtaken = signal<number | null>(null);
  /** By how many milliseconds the server's clock is ahead of this device's, to a second. */
  ahead = 0;
  /** Who the organiser's or assistant's key belongs to, and who the player's token belongs to. */
  readonly organiser = signal<Me | null>(null);
  readonly player = signal<Me | null>(null);
  #stop = new AbortController();
  #timer = 0;
  #round = "";
  /** When the results of others came, by round and table, and those that this device has sent. */
  #news = new Map<string, number>();
  #sent = new Map<string, string | null>();

  constructor(readonly id: string) {}

  open(): void {
    void this.#listen(500);
    void this.recognise();
  }

  close(): void {
    this.#stop.abort();
    window.clearTimeout(this.#timer);
  }

  /** Calls with the key of the organiser or of an assistant. */
  get calls(): Calls {
    return new Calls(this.id, secretFor(this.id)?.key);
  }

  /** Calls with the player's own token. */
  get own(): Calls {
    return new Calls(this.id, secretFor(this.id)?.token);
  }

  /** Asks who the secrets of this device belong to. One that is void is forgotten. */
  async recognise(): Promise<void> {
    const secret = secretFor(this.id);
    const ask = async (calls: Calls, kind: "key" | "token") => {
      if (secret?.[kind] === undefined) return null;
      try {
        return await calls.me();
      } catch (error) {
        if (error instanceof ApiError && [401, 403].includes(error.status)) keepSecret(this.id, { [kind]: undefined });
        return null;
      }
    };
    [this.organiser.value, this.player.value] = await Promise.all([ask(this.calls, "key"), ask(this.own, "token")]);
    const game = this.player.value?.table?.game;
    // The game's page finds the seat as if it had been taken there.
    if (game?.seat !== undefined && game.token !== undefined) keepTicket(game.id, { seat: game.seat, token: game.token });
  }

  /** Does something, and says what went wrong. Answers whether it worked. */
  async act(what: () => Promise<unknown>): Promise<boolean> {
    this.busy.value = true;
    this.trouble.value = null;
    this.overtaken.value = null;
    try {
      await what();
      // The answer of a call is newer than what the stream has said so far.
      this.#hear(await this.calls.state());
      return true;
    } catch (error) {
      const reason = error instanceof ApiError && typeof error.values["reason"] === "string" ? error.values["reason"] : null;
      this.trouble.value = { ...troubleOf(error), reason };
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** Enters a result. One that somebody else entered a moment ago is not changed by a tap that was meant for the table without it: that is said instead. */
  async enterResult(round: number, table: number, result: string | null, absent: readonly number[]): Promise<void> {
    const key = `${round}/${table}`;
    if (Date.now() - (this.#news.get(key) ?? 0) < NEWS) {
      this.#news.delete(key);
      this.overtaken.value = table;
      return;
    }
    this.#sent.set(key, result);
    await this.act(() => this.calls.enterResult(round, table, result, absent));
  }

  /** Notes which results have come from somewhere else. */
  #note(before: Tournament, said: Tournament): void {
    for (const { round, tables } of said.rounds) {
      for (const { table, result } of tables) {
        const key = `${round}/${table}`;
        const known = before.rounds[round - 1]?.tables.find((it) => it.table === table);
        if (known === undefined || result === known.result || result === null) continue;
        if (this.#sent.get(key) !== result) this.#news.set(key, Date.now());
        this.#sent.delete(key);
      }
    }
  }

  #hear(said: Tournament): void {
    const before = this.tournament.value;
    if (said.changed < (before?.changed ?? 0)) return;
    if (before !== null) this.#note(before, said);
    this.tournament.value = said;
    if (secretFor(this.id) !== null && secretFor(this.id)?.name !== said.name) keepSecret(this.id, { name: said.name });
    // Every round has another table, and every game another seat.
    const round = `${said.rounds.length}:${said.rounds.at(-1)?.tables.filter((it) => it.game !== null).length ?? 0}`;
    if (round !== this.#round && this.#round !== "") void this.recognise();
    this.#round = round;
  }

  async #listen(wait: number): Promise<void> {
    let next = Math.min(wait * 2, 15_000);
    try {
      const answer = await fetch(address(`api/tournaments/${this.id}/events`), { signal: this.#stop.signal });
      if (answer.status === 404) {
        this.missing.value = true;
        return;
      }
      if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
      this.connected.value = true;
      const date = Date.parse(answer.headers.get("date") ?? "");
      if (!Number.isNaN(date)) this.ahead = date - Date.now();
      next = 500;
      for await (const said of jsonLines<Tournament>(answer.body)) this.#hear(said);
    } catch {
      if (this.#stop.signal.aborted) return;
    }
    this.connected.value = false;
    this.#timer = window.setTimeout(() => void this.#listen(next), wait);
  }
}
