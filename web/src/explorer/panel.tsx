/** The explorer beside the board: what was played from here, how often, and how it scored. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import explorerLines from "../../../locales/en/explorer.ftl?raw";
import { address } from "../api";
import { type SeatName, positionText } from "../game/notation";
import { asWritten, t } from "../language/language";
import { colourText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { recall, remember } from "../memory";
import { rules } from "../rules";
import type { Desk } from "../study/desk";
import { ANY, type Example, type Explored, type ExploredMove, type SourceName, type Wanted, explore, keepForFlights } from "./answer";
import "../looks/explorer.css";

export const lines = { explorer: explorerLines };

const percent = (share: number) => Math.round(share * 100);

/** What is chosen stays chosen for the next visit. */
function wantedBefore(): Wanted {
  const { source } = recall<Partial<Wanted>>("explorer", {});
  return { ...ANY, source: source === "engine" || source === "server" || source === "index" ? source : "" };
}

export function ExplorerPanel({ desk }: { readonly desk: Desk }): JSX.Element {
  const { study } = desk;
  const wanted = useSignal(wantedBefore());
  const answer = useSignal<Explored | "failed" | null>(null);
  const position = study.position.value;
  const text = positionText(position);
  const asked = JSON.stringify([text, wanted.value]);
  useEffect(() => {
    let here = true;
    void rules()
      .then((it) => explore(text, position.seats.length, wanted.value, it))
      .then((it) => here && (answer.value = it), () => here && (answer.value = "failed"));
    return () => {
      here = false;
      desk.shown.value = null;
    };
  }, [asked]);
  useEffect(() => {
    void keepForFlights().catch(() => undefined);
  }, []);
  const choose = (change: Partial<Wanted>) => {
    wanted.value = { ...wanted.value, ...change };
    remember("explorer", { source: wanted.value.source });
  };
  const found = answer.value;
  return (
    <div class="explorer" data-explorer>
      <Choices wanted={wanted.value} choose={choose} sources={found === null || found === "failed" ? [] : found.sources} />
      {found === null ? <p class="explorer-note">{t("explorer-loading")}</p> : null}
      {found === "failed" ? <p class="explorer-note">{t("explorer-failed")}</p> : null}
      {found !== null && found !== "failed" ? <Found desk={desk} found={found} seats={position.seats} turn={position.seats[position.turn] ?? "south"} /> : null}
    </div>
  );
}

function Choices({ wanted, choose, sources }: {
  readonly wanted: Wanted;
  readonly choose: (change: Partial<Wanted>) => void;
  readonly sources: readonly SourceName[];
}): JSX.Element {
  const names: Record<SourceName, string> = {
    engine: t("explorer-source-engine"),
    server: t("explorer-source-server"),
    index: t("explorer-source-index"),
  };
  return (
    <div class="explorer-choices">
      <label>
        <span class="unseen">{t("explorer-source")}</span>
        <select data-source value={wanted.source} onChange={(event) => choose({ source: event.currentTarget.value as Wanted["source"] })}>
          <option value="">{t("explorer-source-all")}</option>
          {sources.map((source) => (
            <option key={source} value={source}>
              {names[source]}
            </option>
          ))}
        </select>
      </label>
      <details class="explorer-more">
        <summary>{t("more")}</summary>
        <label>
          <span class="unseen">{t("explorer-strength")}</span>
          <select data-strength value={wanted.strength} onChange={(event) => choose({ strength: event.currentTarget.value })}>
            <option value="">{t("explorer-strength-any")}</option>
            {[3, 5, 7, 10].map((level) => (
              <option key={level} value={`level:${level}`}>
                {t("explorer-level", { level })}
              </option>
            ))}
            {[1200, 1500, 1800, 2100].map((rating) => (
              <option key={rating} value={`rating:${rating}`}>
                {t("explorer-rating", { rating: asWritten(rating) })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t("explorer-from")}</span>
          <input type="month" data-from value={wanted.from} onChange={(event) => choose({ from: event.currentTarget.value })} />
        </label>
        <label>
          <span>{t("explorer-to")}</span>
          <input type="month" data-to value={wanted.to} onChange={(event) => choose({ to: event.currentTarget.value })} />
        </label>
      </details>
    </div>
  );
}

function Found({ desk, found, seats, turn }: {
  readonly desk: Desk;
  readonly found: Explored;
  readonly seats: readonly SeatName[];
  readonly turn: SeatName;
}): JSX.Element {
  return (
    <>
      {found.offline === true ? <p class="explorer-note">{t("explorer-offline")}</p> : null}
      <p class="explorer-count" data-games={found.games}>
        {found.games === 0 ? t("explorer-empty") : t("explorer-games", { count: found.games })}
      </p>
      <ol class="explorer-moves">
        {found.moves.map((move) => (
          <Row key={move.move} desk={desk} move={move} seats={seats} turn={turn} />
        ))}
      </ol>
      {found.examples.length === 0 ? null : (
        <>
          <h3>{t("explorer-open")}</h3>
          <ul class="explorer-examples">
            {found.examples.map((example) => (
              <li key={example.record}>
                <button type="button" class="quiet" data-example={example.record} onClick={() => void open(desk, example)}>
                  <bdi>{example.move}</bdi> <bdi>{example.players.filter((it) => it !== "").join(" – ") || t("explorer-source-server")}</bdi>{" "}
                  <bdi>{example.result}</bdi> <small>{asWritten(example.date)}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

async function open(desk: Desk, example: Example): Promise<void> {
  const answer = await fetch(address(example.record)).catch(() => null);
  if (answer?.ok === true) await desk.loadText(await answer.text(), "fencepost");
}

/** Touching a row shows its move on the board; choosing it plays it. */
function Row({ desk, move, seats, turn }: {
  readonly desk: Desk;
  readonly move: ExploredMove;
  readonly seats: readonly SeatName[];
  readonly turn: SeatName;
}): JSX.Element {
  const show = () => (desk.shown.value = [{ move: move.move, label: asWritten(move.games) }]);
  const hide = () => (desk.shown.value = null);
  const scores = (move.score ?? []).map((share, at) => `${colourText(seats[at] ?? "south")} ${t("per-cent", { number: percent(share) })}`).join(t("list-separator"));
  return (
    <li>
      <button
        type="button"
        class="explorer-row"
        data-move={move.move}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => {
          hide();
          desk.study.play(move.move);
        }}
      >
        <span class="explorer-move" dir="ltr">
          <SeatMark seat={turn} />
          <bdi>{move.move}</bdi>
        </span>
        <span class="explorer-times">{asWritten(move.games)}</span>
        <span class="explorer-bar" role="img" aria-label={scores}>
          {(move.score ?? []).map((share, at) => (
            <i key={at} class={`seat-${seats[at] ?? "south"}`} ref={(it) => it?.style.setProperty("flex-grow", String(Math.max(share, 0.001)))}>
              {share >= 0.15 ? asWritten(percent(share)) : ""}
            </i>
          ))}
        </span>
      </button>
    </li>
  );
}
