/** The engine's lines, the win bar, and each player's way to the goal. */

import type { JSX } from "preact";
import { type SeatName, after } from "../game/notation";
import { asWritten, t } from "../language/language";
import { Icon } from "../parts/icons";
import { colourText, seatText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { MOST_LINES, type StudyEngine } from "./engine";
import type { EngineLine } from "./engine-lines";
import type { Study } from "./study";

interface Props {
  readonly study: Study;
  readonly engine: StudyEngine;
}

/** So many moves of a line are shown. */
const MOST_MOVES = 12;

/** The chance of a seat in whole per cent. What is not decided is never 0 or 100. */
export function percent(line: EngineLine, place: number): number {
  const exact = (line.chances[place] ?? 0) * 100;
  return line.proven === null ? Math.min(Math.max(Math.round(exact), 1), 99) : Math.round(exact);
}

/** What is written on a line about the player at the bottom. */
export function scoreText(line: EngineLine, seats: readonly SeatName[], bottom: SeatName): string {
  if (line.proven !== null) {
    return t(line.proven.seat === bottom ? "engine-win-in" : "engine-loss-in", { plies: line.proven.plies });
  }
  return t("per-cent", { number: percent(line, Math.max(seats.indexOf(bottom), 0)) });
}

function speedText(speed: number): string {
  return t("engine-speed", { count: asWritten(speed < 100_000 ? (speed / 1e6).toPrecision(1) : (speed / 1e6).toFixed(1)) });
}

export function EnginePanel({ study, engine }: Props): JSX.Element {
  const lines = engine.lines.value;
  const [best] = lines;
  const on = engine.on.value;
  const over = study.known.value !== null && study.known.value.facts.result !== "*";
  return (
    <section class="engine" aria-label={t("engine")}>
      <div class="engine-head">
        <Icon name="computer" />
        <div class="engine-title">
        <h2>{t("engine")}</h2>
        <p class="engine-state" data-depth={best?.depth ?? 0}>
          {on && best !== undefined && !over ? `${t("engine-depth", { depth: best.depth })}${best.speed > 0 ? ` · ${speedText(best.speed)}` : ""}` : ""}
        </p>
        </div>
        {on ? (
          <div class="engine-count" role="group" aria-label={t("engine-lines", { count: engine.count.value })}>
            <button type="button" class="quiet square" aria-label={t("engine-fewer")} title={t("engine-fewer")} disabled={engine.count.value <= 1} onClick={() => engine.setCount(engine.count.value - 1)}>
              <Icon name="minus" />
            </button>
            <span>{t("engine-lines", { count: engine.count.value })}</span>
            <button type="button" class="quiet square" aria-label={t("engine-more")} title={t("engine-more")} disabled={engine.count.value >= MOST_LINES} onClick={() => engine.setCount(engine.count.value + 1)}>
              <Icon name="plus" />
            </button>
          </div>
        ) : null}
        <label class="switch engine-switch">
          <span class="unseen">{t("engine")}</span>
          <input type="checkbox" role="switch" checked={on} onChange={() => engine.toggle()} />
          <i aria-hidden="true" />
        </label>
      </div>
      {engine.absent.value && on ? <p class="engine-note">{t("engine-absent")}</p> : null}
      {on && !over && !engine.absent.value ? (
        <ol class="engine-lines">
          {Array.from({ length: engine.count.value }, (_, at) => (
            <Line key={at} study={study} line={lines[at] ?? null} rank={at + 1} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

function Line({ study, line, rank }: { readonly study: Study; readonly line: EngineLine | null; readonly rank: number }): JSX.Element {
  const position = study.position.value;
  if (line === null) {
    return (
      <li class="engine-line waits">
        <b class={`rank rank-${rank}`}>{asWritten(rank)}</b>
      </li>
    );
  }
  let at = position;
  const moves = line.moves.slice(0, MOST_MOVES).map((move) => {
    const seat = at.seats[at.turn] ?? "south";
    at = after(at, move);
    return { seat, move };
  });
  return (
    <li class="engine-line" data-rank={rank}>
      <b class={`rank rank-${rank}`}>{asWritten(rank)}</b>
      <strong class={line.proven === null ? "" : "proven"}>{scoreText(line, position.seats, study.bottom.value)}</strong>
      <span class="engine-moves" dir="ltr">
        {moves.map(({ seat, move }, index) => (
          <button key={index} type="button" class="engine-move" onClick={() => study.play(...moves.slice(0, index + 1).map((it) => it.move))}>
            <SeatMark seat={seat} />
            <bdi>{move}</bdi>
          </button>
        ))}
      </span>
    </li>
  );
}

/** Each player's share of the chances: the player at the bottom stands at the bottom, or first where it lies. */
export function WinBar({ study, engine }: Props): JSX.Element | null {
  if (!engine.on.value) return null;
  const [best] = engine.lines.value;
  const { seats } = study.position.value;
  const bottom = study.bottom.value;
  const known = study.known.value;
  const over = known !== null && known.facts.result !== "*";
  const shares = over ? known.facts.result.split("-").map(shareOf) : (best?.chances ?? seats.map(() => 1 / seats.length));
  const from = Math.max(seats.indexOf(bottom), 0);
  const order = seats.map((_, at) => (from + at) % seats.length);
  const number = (place: number) => (over || best === undefined ? Math.round((shares[place] ?? 0) * 100) : percent(best, place));
  const text = order.map((place) => `${seatText(seats[place] ?? "south")} ${t("per-cent", { number: number(place) })}`).join(t("list-separator"));
  return (
    <div class={`win-bar ${best === undefined && !over ? "waits" : ""}`} role="img" aria-label={`${t("engine-chances")}: ${text}`} data-chance={number(from)}>
      {order.map((place) => (
        <span key={place} class={`seat-${seats[place] ?? "south"}`} ref={(it) => it?.style.setProperty("flex-grow", String(Math.max(shares[place] ?? 0, 0.001)))}>
          {(shares[place] ?? 0) >= 0.08 ? <b>{asWritten(number(place))}</b> : null}
        </span>
      ))}
    </div>
  );
}

function shareOf(text: string): number {
  const [whole = "0", part] = text.split("/");
  return part === undefined ? Number(whole) : Number(whole) / Number(part);
}

/** How a game ends on the board. */
const ENDINGS: Record<string, string> = {
  goal: "ending-goal",
  repetition: "ending-repetition",
  "last player": "ending-last-player",
};

/** How it ended, where somebody looks at the end. */
export function Outcome({ study }: { readonly study: Study }): JSX.Element | null {
  const facts = study.known.value?.facts;
  const line = ENDINGS[facts?.termination ?? ""];
  if (facts === undefined || line === undefined) return null;
  const winner = study.position.value.seats[facts.result.split("-").indexOf("1")];
  return (
    <p class={`study-outcome ${winner === undefined ? "" : `seat-${winner}`}`} role="status" data-outcome={facts.result}>
      {winner === undefined ? null : <SeatMark seat={winner} />}
      {t(line, winner === undefined ? {} : { name: colourText(winner), seat: winner })}
    </p>
  );
}

/** How far everybody still has to go, and what the best fence of each would cost another. */
export function PathCards({ study }: { readonly study: Study }): JSX.Element {
  const position = study.position.value;
  const known = study.known.value;
  return (
    <ul class={`path-cards seats-${position.seats.length}`}>
      {position.seats.map((seat, at) => {
        if (position.pawns[at] === null) return null;
        const way = known?.facts.ways.find((it) => it.seat === seat);
        const block = known?.blocks.find((it) => it.seat === seat);
        const turn = position.turn === at && known?.facts.result === "*";
        return (
          <li key={seat} class={`path-card seat-${seat} ${turn ? "turn" : ""}`} data-steps={way?.length ?? ""}>
            <SeatMark seat={seat} />
            <div>
              <p>
                <strong role="img" aria-label={way === undefined ? "" : t("way-length", { count: way.length })} title={way === undefined ? "" : t("way-length", { count: way.length })}>
                  <Icon name="goal" />
                  {way === undefined ? "…" : asWritten(way.length)}
                </strong>
                {turn ? <small>{t("path-to-move")}</small> : null}
              </p>
              <small class="path-fence">
                {known === null ? "\u00a0" : block === undefined ? t("fences-left", { count: position.left[at] ?? 0 }) : t("path-best-fence", { fence: block.fence, name: colourText(block.other), steps: block.steps })}
              </small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
