/** A game at the server, over its socket. Lost connections come back by themselves, and nothing is lost. */

import { computed, signal } from "@preact/signals";
import { ApiError, type Trouble, address, api, troubleOf } from "../api";
import { recall, remember } from "../memory";
import type { Abilities, Happening, Link, Session } from "./session";
import type { SeatName } from "./notation";
import { type WireMessage, type WireState, factsOf, happeningOf, isGap, matchOf, taken, wireClocks } from "./wire";

/** The secret that holds a seat. */
export interface Ticket {
  readonly seat: SeatName;
  readonly token: string;
}

export function ticketFor(id: string): Ticket | null {
  return recall<Ticket | null>(`seat:${id}`, null);
}

export function keepTicket(id: string, ticket: Ticket): void {
  remember(`seat:${id}`, ticket);
}

/** What a socket looks like from here; a test hands in its own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Outside {
  connect(id: string): Wire;
  now(): number;
  /** Runs something later; answers how to call it off. */
  later(milliseconds: number, what: () => void): () => void;
  luck(): number;
}

const browser: Outside = {
  connect: (id) => new WebSocket(address(`api/games/${id}/socket`).replace(/^http/, "ws")) as unknown as Wire,
  now: () => performance.now(),
  later: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  luck: () => Math.random(),
};

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A server that says nothing for so long after a ping is gone. */
const SILENCE = 12_000;
const PING_EVERY = 10_000;

export class OnlineSession implements Session {
  readonly #id: string;
  readonly #outside: Outside;
  readonly #state = signal<WireState | null>(null);
  readonly #premove = signal<string | null>(null);
  readonly #link = signal<Link>("joining");
  /** A move that the server has not yet acknowledged: it is sent again after a reconnect. */
  readonly #sent = signal<{ readonly move: string; readonly ply: number } | null>(null);
  #wire: Wire | null = null;
  #received = 0;
  #wait = FIRST_WAIT;
  #callOff: (() => void)[] = [];
  #closed = false;
  /** Whether the socket was opened at all. */
  #opened = false;
  readonly premove = this.#premove;
  readonly link = this.#link;
  readonly match = computed(() => (this.#state.value === null ? null : matchOf(this.#state.value)));
  readonly facts = computed(() => {
    const state = this.#state.value;
    if (state === null) return null;
    const facts = factsOf(state);
    // A move is under way: until it is answered there is nothing to play.
    return this.#sent.value !== null ? { ...facts, legal: [] } : facts;
  });
  readonly abilities = computed<Abilities>(() => {
    const match = this.match.value;
    const me = match?.mine[0];
    const seated = match !== null && me !== undefined && match.players.find((it) => it.seat === me)?.out === false;
    const playing = seated && match.started && !match.over;
    return {
      takeback: playing && match.moves.length > 0,
      draw: playing && match.players.some((it) => it.kind === "person" && it.seat !== me),
      resign: playing,
      rematch: match !== null && me !== undefined && match.started && match.over && match.termination !== "aborted",
      time: playing && match.clock.kind !== "none" && match.players.some((it) => it.kind === "person" && it.seat !== me && !it.out),
      phrases: match !== null && me !== undefined && match.players.some((it) => it.kind === "person" && it.seat !== me),
      premove: playing,
      level: null,
      hint: false,
    };
  });
  readonly heard = signal<Happening | null>(null);
  /** What did not work last. */
  readonly trouble = signal<Trouble | null>(null);

  constructor(id: string, outside: Outside = browser) {
    this.#id = id;
    this.#outside = outside;
    this.#connect();
  }

  clocks(): { left: number[]; running: number | null } {
    const state = this.#state.value;
    return state === null
      ? { left: [], running: null }
      : wireClocks(state, this.#outside.now() - this.#received);
  }

  until(time: number): number {
    const state = this.#state.value;
    return state === null ? 0 : time - state.now - (this.#outside.now() - this.#received);
  }

  /** Takes an open seat. */
  async join(name: string | null): Promise<void> {
    try {
      const body = name === null ? {} : { name };
      const ticket = await api<Ticket>("POST", `api/games/${this.#id}/join`, body);
      keepTicket(this.#id, { seat: ticket.seat, token: ticket.token });
      const watching = this.#wire;
      this.#connect();
      watching?.close();
    } catch (error) {
      this.trouble.value = troubleOf(error);
    }
  }

  play(move: string): void {
    const ply = this.#state.value?.ply ?? 0;
    this.#sent.value = { move, ply };
    this.#premove.value = null;
    this.#send({ type: "move", move, ply, id: "move" });
  }

  setPremove(move: string | null): void {
    this.#premove.value = move;
  }

  resign(): void {
    this.#send({ type: "resign" });
  }

  draw(decline = false): void {
    this.#send(decline ? { type: "draw", decline } : { type: "draw" });
  }

  takeback(decline = false): void {
    this.#send(decline ? { type: "takeback", decline } : { type: "takeback" });
  }

  rematch(decline = false): void {
    this.#send(decline ? { type: "rematch", decline } : { type: "rematch" });
  }

  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  giveTime(seat: SeatName): void {
    this.#send({ type: "give_time", seat });
  }

  takeOver(seat: SeatName): void {
    this.#send({ type: "takeover", seat });
  }

  say(code: string): void {
    this.#send({ type: "phrase", code });
  }

  close(): void {
    this.#closed = true;
    this.#quiet();
    this.#wire?.close();
  }

  /** The browser says that there is a network again: no need to wait any longer. */
  hurry(): void {
    if (this.#link.value === "lost") this.#connect();
  }

  #quiet(): void {
    for (const callOff of this.#callOff.splice(0)) callOff();
  }

  #send(message: Record<string, unknown>): void {
    if (this.#link.value === "joined") this.#wire?.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#quiet();
    const wire = this.#outside.connect(this.#id);
    this.#wire = wire;
    this.#opened = false;
    wire.onopen = () => {
      this.#opened = true;
      wire.send(JSON.stringify({ type: "hello", token: ticketFor(this.#id)?.token ?? null, changes: true }));
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire && typeof data === "string") this.#hear(JSON.parse(data) as WireMessage);
    };
    wire.onclose = () => {
      if (wire === this.#wire && !this.#closed) void this.#lost();
    };
  }

  async #lost(): Promise<void> {
    this.#quiet();
    const before = this.#link.value;
    if (before === "joined") this.#link.value = "lost";
    const refusal = this.#opened ? Promise.resolve(null) : this.#refusal();
    if (this.#state.value === null && (await refusal) === 404) {
      this.#link.value = "missing";
      return;
    }
    if (before === "joining") this.#link.value = "lost";
    this.#callOff.push(this.#outside.later(this.#wait * (0.75 + this.#outside.luck() / 2), () => this.#connect()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** With what status the server refused the socket. Browsers do not tell, but the server does if it is asked without one. */
  async #refusal(): Promise<number | null> {
    try {
      await api("GET", `api/games/${this.#id}/socket`);
    } catch (error) {
      if (!(error instanceof ApiError)) return null;
      if (error.status === 429) this.trouble.value = troubleOf(error);
      return error.status;
    }
    return null;
  }

  #hear(message: WireMessage): void {
    this.#listenOn();
    if (message.type === "ok" && message.id === "move") this.#sent.value = null;
    if (message.type === "error") {
      if (message.id === "move") this.#sent.value = null;
      this.trouble.value = { code: message.code ?? "unknown", retry: message.retry ?? null };
    }
    if (isGap(this.#state.value, message)) this.#send({ type: "state" });
    const happening = happeningOf(this.#state.value, message);
    const state = taken(this.#state.value, message);
    if (state === null || state === this.#state.value) return;
    this.#received = this.#outside.now();
    this.#state.value = state;
    if (happening !== null) this.heard.value = happening;
    if (message.type === "state") this.#joined(state);
    this.#afterwards(state);
  }

  #joined(state: WireState): void {
    this.#link.value = "joined";
    this.#wait = FIRST_WAIT;
    const sent = this.#sent.value;
    if (sent === null) return;
    if (sent.ply === state.ply) this.#send({ type: "move", ...sent, id: "move" });
    else this.#sent.value = null;
  }

  #afterwards(state: WireState): void {
    const sent = this.#sent.value;
    if (sent !== null && state.ply > sent.ply) this.#sent.value = null;
    const me = state.you ?? null;
    if (state.next !== null && me !== null) {
      const ticket = ticketFor(this.#id);
      if (ticket !== null && ticketFor(state.next) === null) keepTicket(state.next, ticket);
    }
    const ahead = this.#premove.value;
    if (ahead === null || state.turn_seat !== me || this.#sent.value !== null) return;
    this.#premove.value = null;
    if (state.over) return;
    if (state.legal.includes(ahead)) this.play(ahead);
    else this.heard.value = { kind: "dropped", move: ahead };
  }

  /** A connection can be dead without saying so: ask, and wait only so long for an answer. */
  #listenOn(): void {
    this.#quiet();
    this.#callOff.push(
      this.#outside.later(PING_EVERY, () => {
        this.#send({ type: "ping", t: 0 });
        this.#callOff.push(this.#outside.later(SILENCE - PING_EVERY + 3000, () => this.#wire?.close()));
      }),
    );
  }
}
