/** The clock while it is used: one large side for each player, turned towards them, and the tools in the middle. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { clockText } from "../game/clock";
import { type SeatName, seatsOf } from "../game/notation";
import { asWritten, t } from "../language/language";
import { clockName } from "../parts/clock-name";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { play } from "../sound";
import { CorrectionPanel } from "./correction";
import { type Awake, stayAwake } from "./stay-awake";
import {
  type TableClock, pause, press, resume, start, takeBack, tick, times, warningBetween,
} from "./table-clock";

interface Props {
  readonly clock: TableClock;
  readonly change: (clock: TableClock) => void;
  readonly leave: () => void;
}

/** How often the figures are drawn: tenths of a second are shown at the end. */
const FRAME = 100;
/** From here on the figures warn. */
const HURRY = 20_000;

export function ClockFace({ clock, change, leave }: Props): JSX.Element {
  const [now, setNow] = useState(Date.now);
  const [correcting, setCorrecting] = useState(false);
  const awake = useAwake();
  const latest = useRef(clock);
  latest.current = clock;
  const seats = seatsOf(clock.names.length);
  const running = clock.phase === "running";
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = window.setInterval(() => {
      setNow(Date.now());
      const later = tick(latest.current, Date.now());
      if (later === latest.current) return;
      play("lost");
      change(later);
    }, FRAME);
    return () => window.clearInterval(timer);
  }, [running]);
  const shown = times(clock, running ? Math.max(now, clock.clocks.since) : now);
  useWarnings(clock, shown[clock.turn] ?? 0);
  const tap = (player: number) => {
    const later = press(clock, player, Date.now());
    if (later === clock) return;
    play("step");
    change(later);
  };
  const go = () => {
    if (clock.phase === "ready") change(start(clock, Date.now()));
    else change(running ? pause(clock, Date.now()) : resume(clock, Date.now()));
  };
  const correct = () => {
    if (running) change(pause(clock, Date.now()));
    setCorrecting(true);
  };
  useKeys({ tap: () => tap(clock.turn), go, running, correcting });
  return (
    <>
      {/* The sides lie as the players sit, in every language; only the words follow the language. */}
      <main class={`table-clock for-${seats.length} ${clock.phase}`} dir="ltr">
        <h1 class="unseen">{t("clock-title")}</h1>
        {seats.map((seat, at) => (
          <Side key={seat} clock={clock} seat={seat} at={at} time={shown[at] ?? 0} tap={() => tap(at)} />
        ))}
        <Middle clock={clock} awake={awake} go={go} undo={() => change(takeBack(clock))} correct={correct} />
        <p class="unseen" role="status">
          {situationText(clock, seats)}
        </p>
      </main>
      {correcting ? <CorrectionPanel clock={clock} change={change} leave={leave} close={() => setCorrecting(false)} /> : null}
    </>
  );
}

function nameOf(clock: TableClock, seat: SeatName, at: number): string {
  return clock.names[at] || colourText(seat);
}

/** What everybody should know now. */
function situationText(clock: TableClock, seats: readonly SeatName[]): string {
  const player = nameOf(clock, seats[clock.turn] ?? "south", clock.turn);
  if (clock.phase === "ready") return t("clock-ready", { player });
  if (clock.phase === "over") return t("clock-over", { player });
  return clock.phase === "paused" ? t("clock-paused") : t("clock-running", { player });
}

function Side({ clock, seat, at, time, tap }: {
  readonly clock: TableClock;
  readonly seat: SeatName;
  readonly at: number;
  readonly time: number;
  readonly tap: () => void;
}): JSX.Element {
  const turn = clock.turn === at;
  const out = clock.out[at] === true;
  const runs = turn && clock.phase === "running";
  const made = clock.moves[at] ?? 0;
  const number = turn || made === 0 ? made + 1 : made;
  const figures = asWritten(clockText(time));
  const state = [turn ? "turn" : "", runs ? "runs" : "", out ? "out" : "", time < HURRY && !out ? "hurry" : ""].join(" ");
  return (
    <button
      type="button"
      class={`side side-${seat} seat-${seat} ${state}`}
      data-side={seat}
      aria-disabled={!runs}
      onPointerDown={tap}
      onClick={(event) => {
        // A finger or mouse has been heard already; a key or a screen reader only clicks.
        if (event.detail === 0) tap();
      }}
    >
      <span class="face">
        <span class="who">
          <SeatMark seat={seat} />
          <bdi>{clock.names[at] || ""}</bdi>
        </span>
        <span class="figures" data-time={Math.round(time)}>
          {figures}
        </span>
        <small dir="auto">{out ? t(time <= 0 ? "clock-out" : "clock-gone") : `${colourText(seat)} · ${t("clock-moves", { number })}`}</small>
      </span>
      {runs ? <span class="unseen">{t("clock-tap")}</span> : null}
    </button>
  );
}

function Middle({ clock, awake, go, undo, correct }: {
  readonly clock: TableClock;
  readonly awake: Awake | null;
  readonly go: () => void;
  readonly undo: () => void;
  readonly correct: () => void;
}): JSX.Element {
  const running = clock.phase === "running";
  const seats = seatsOf(clock.names.length);
  const word = clock.phase === "ready" ? "clock-start" : running ? "clock-pause" : "clock-resume";
  const warning = awake === "film" ? "clock-awake-film" : awake === "none" ? "clock-awake-none" : null;
  return (
    <div class="clock-middle">
      <p class="middle-title">
        <bdi class="one-line">{clock.title}</bdi>
        <strong dir="auto">{clockName(clock.setting)}</strong>
      </p>
      <div class="middle-tools">
        <button type="button" class="round" aria-label={t("clock-undo")} title={t("clock-undo")} disabled={clock.before.length === 0} onClick={undo}>
          <Icon name="undo" />
        </button>
        <button type="button" class="go" data-go disabled={clock.phase === "over"} onClick={go}>
          <Icon name={running ? "pause" : "replay"} />
          <span>{t(word)}</span>
        </button>
        <button type="button" class="round" aria-label={t("clock-settings")} title={t("clock-settings")} onClick={correct}>
          <Icon name="gear" />
        </button>
      </div>
      <p class="clock-order" aria-hidden="true">
        {seats.map((seat, at) => (
          <i key={seat} class={`${clock.turn === at ? "at-turn" : ""} ${clock.out[at] === true ? "out" : ""}`}>
            <SeatMark seat={seat} />
          </i>
        ))}
      </p>
      {warning === null ? null : <small class="awake" dir="auto">{t(warning)}</small>}
    </div>
  );
}

/** Keeps the screen on for as long as the clock is shown; null until that is settled. */
function useAwake(): Awake | null {
  const [by, setBy] = useState<Awake | null>(null);
  useEffect(() => {
    let ended = false;
    let end = () => undefined as void;
    const settle = async () => {
      const it = await stayAwake();
      if (ended) return it.end();
      end = it.end;
      setBy(it.by);
      // After a reload a browser plays no film before the first tap.
      if (it.by === "none") window.addEventListener("pointerdown", settle, { once: true });
    };
    void settle();
    return () => {
      ended = true;
      window.removeEventListener("pointerdown", settle);
      end();
    };
  }, []);
  return by;
}

/** Sounds as the time of the player to move runs down. */
function useWarnings(clock: TableClock, time: number): void {
  const before = useRef({ turn: clock.turn, moves: clock.before.length, time });
  useEffect(() => {
    const last = before.current;
    const same = last.turn === clock.turn && last.moves === clock.before.length;
    before.current = { turn: clock.turn, moves: clock.before.length, time };
    if (same && clock.phase === "running" && warningBetween(last.time, time) !== null) play("hurry");
  }, [clock, time]);
}

/** The blank bar presses for whoever is to move, and p pauses. */
function useKeys({ tap, go, running, correcting }: {
  readonly tap: () => void;
  readonly go: () => void;
  readonly running: boolean;
  readonly correcting: boolean;
}): void {
  useEffect(() => {
    if (correcting) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const onButton = event.target instanceof HTMLButtonElement;
      if (event.key === " " && !onButton) {
        event.preventDefault();
        if (running) tap();
        else go();
      } else if (event.key === "p") go();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  });
}
