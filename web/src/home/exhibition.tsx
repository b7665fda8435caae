/** A game of engines, live and small. Where there is none, a recorded game goes by. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { address, api } from "../api";
import { type Position, USUAL, positionsOf, startOf } from "../game/notation";
import { type WireMessage, type WireSeat, type WireState, matchOf, taken } from "../game/wire";
import { t } from "../language/language";
import { soon } from "../later";
import { Link } from "../parts/header";
import { Icon } from "../parts/icons";
import { MiniBoard } from "../parts/mini-board";
import { seatText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { jsonLines } from "../stream";

/** The next game begins a while after the end of one; the last position can be seen until then. */
const PAUSE = 5000;

/** Follows the server's exhibition while it is open. */
class Following {
  readonly state = signal<WireState | null>(null);
  /** Whether the server is known to show no game. */
  readonly absent = signal(false);
  #stop: AbortController | null = null;
  #timer = 0;

  open(): void {
    if (this.#stop !== null) return;
    this.#stop = new AbortController();
    void this.#follow(this.#stop.signal);
  }

  close(): void {
    this.#stop?.abort();
    this.#stop = null;
    window.clearTimeout(this.#timer);
  }

  async #follow(stop: AbortSignal): Promise<void> {
    try {
      const shown = await api<{ id: string } | "">("GET", "api/exhibition", undefined, stop);
      if (shown === "") throw new Error("this server has no exhibition");
      const { id } = shown;
      const answer = await fetch(address(`api/games/${encodeURIComponent(id)}/events`), { signal: stop });
      if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
      this.absent.value = false;
      for await (const message of jsonLines<WireMessage>(answer.body)) {
        this.state.value = taken(this.state.value, message);
        if (this.state.value?.over === true) break;
      }
    } catch {
      if (stop.aborted) return;
      this.absent.value = true;
      this.state.value = null;
      return;
    }
    this.#timer = window.setTimeout(() => void this.#follow(stop), PAUSE);
  }
}

/** Whether somebody can see an element now: it is in view, and so is the page. */
function useSeen(place: { readonly current: Element | null }): boolean {
  const [inView, setInView] = useState(false);
  const [shown, setShown] = useState(!document.hidden);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => setInView(entries.some((it) => it.isIntersecting)));
    if (place.current !== null) watch.observe(place.current);
    const change = () => setShown(!document.hidden);
    document.addEventListener("visibilitychange", change);
    return () => {
      watch.disconnect();
      document.removeEventListener("visibilitychange", change);
    };
  }, [place]);
  return inView && shown;
}

export function Exhibition({ connected }: { readonly connected: boolean | null }): JSX.Element {
  const following = useMemo(() => new Following(), []);
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  useEffect(() => {
    const later = seen && connected === true ? soon(() => following.open()) : undefined;
    return () => {
      later?.();
      following.close();
    };
  }, [following, seen, connected]);
  const state = following.state.value;
  const recorded = connected === false || following.absent.value;
  return (
    <div class="exhibition" ref={place}>
      {state !== null && !recorded ? <Live state={state} /> : recorded ? <Recorded running={seen} /> : <Blank />}
    </div>
  );
}

/** Short, because up to four stand side by side. */
function nameOf({ seat, kind, name, level }: WireSeat): string {
  if (kind !== "engine") return name ?? seatText(seat);
  return level === null || level === 0 || level === 10 ? t("level-10") : t("start-level", { level });
}

function Live({ state }: { readonly state: WireState }): JSX.Element {
  const match = matchOf(state);
  const position = positionsOf(match.start, match.moves).at(-1) ?? match.start;
  return (
    <Link to={`/game/${state.id}`} class="show-row">
      <MiniBoard position={position} />
      <span class="show-words">
        <small class="live-mark">
          {t("exhibition-live")} · {t("game-watch-move", { number: state.ply })}
        </small>
        <strong>{t("exhibition-title")}</strong>
        <small class="show-names">
          {state.seats.map((it) => (
            <span key={it.seat} class="who-name" title={nameOf(it)}>
              <SeatMark seat={it.seat} />
              <bdi class="one-line">{nameOf(it)}</bdi>
            </span>
          ))}
        </small>
      </span>
      <b>
        {t("watch")}
        <Icon name="on" />
      </b>
    </Link>
  );
}

const MOVES = (
  "e2 e8 e3 e7 d6h d3h f3 f7 f4 f6 f3h f6h h3h h6h e5v d4h b3h b4h f5h a5h e4 g6 c6v h6 d4 h5 c4 h4 b4 g4 " +
  "a4 f4 a5 e4 b5 d4 a1h c4 c5 b4 c6 b8h c7 a4 c1h a3 b7 b3 b7h a7v b6 c3 a6 c2 a7 g5v a8 d2 a9"
).split(" ");
const STEP = 1100;

/** A game of two engines from its start to its end, over and over. It stands still for who wants no motion. */
function Recorded({ running }: { readonly running: boolean }): JSX.Element {
  const positions: Position[] = useMemo(() => positionsOf(startOf(USUAL), MOVES), []);
  const still = useMemo(() => matchMedia("(prefers-reduced-motion: reduce)").matches, []);
  const [at, setAt] = useState(still ? MOVES.length : 0);
  useEffect(() => {
    if (still || !running) return;
    const timer = window.setInterval(() => setAt((it) => (it + 1) % (positions.length + 3)), STEP);
    return () => window.clearInterval(timer);
  }, [still, running, positions]);
  return (
    <div class="show-row">
      <MiniBoard position={positions[Math.min(at, MOVES.length)] ?? startOf(USUAL)} />
      <span class="show-words">
        <strong>{t("exhibition-recorded")}</strong>
        <small>{t("start-watch-none")}</small>
      </span>
    </div>
  );
}

/** The room of the row before it is known what stands in it. */
function Blank(): JSX.Element {
  return (
    <div class="show-row" aria-hidden="true">
      <MiniBoard position={startOf(USUAL)} />
    </div>
  );
}
