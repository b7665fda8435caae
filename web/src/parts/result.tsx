/** The end of a game: the plate over the board, and then what to do next. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { SeatName } from "../game/notation";
import { type Match, winnerOf } from "../game/session";
import type { Viewing } from "../game/viewing";
import { asWritten, t } from "../language/language";
import { go } from "../router";
import { GameShare } from "./game-share";
import { Icon, type IconName } from "./icons";
import { nameInSentence } from "./names";
import { SeatMark } from "./seat-mark";
import { resultReason, resultTitle } from "./sentences";

interface Props {
  readonly viewing: Viewing;
  readonly match: Match;
}

export function Result({ viewing, match }: Props): JSX.Element {
  const { session } = viewing;
  const me = match.mine.length === 1 ? match.mine[0] : undefined;
  const asked = me !== undefined && match.rematch.includes(me);
  const offering = asked || match.next !== null ? undefined : match.rematch.find((seat) => seat !== me);
  const text =
    offering !== undefined
      ? t("offers-rematch", { name: nameInSentence(match, offering) })
      : asked && match.next === null
        ? t("offered-rematch")
        : resultReason(match);
  return (
    <div class={`context result ${viewing.live.value ? "" : "past"}`} data-result={match.result}>
      <div role="status">
        <h2 class="unseen">{resultTitle(match)}</h2>
        <p>{text}</p>
      </div>
      <Facts viewing={viewing} match={match} />
      <div class="result-buttons">
        <Next viewing={viewing} match={match} asked={asked} offered={offering !== undefined} />
        <Button icon="eye" text={t("review")} act={() => go(`/analysis?${session.link.value === "here" ? "local" : "game"}=${match.id}`)} />
        <Share viewing={viewing} match={match} />
      </div>
    </div>
  );
}

function Button({ icon, text, act, main = false }: {
  readonly icon: IconName;
  readonly text: string;
  readonly act: () => void;
  readonly main?: boolean;
}): JSX.Element {
  return (
    <button type="button" class={main ? "primary" : "plain"} onClick={act}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

/** Another game. The filled button is the one that most people want: a harder game after a win, the same one again after a loss. */
function Next({ viewing, match, asked, offered }: Props & { readonly asked: boolean; readonly offered: boolean }): JSX.Element | null {
  const { session } = viewing;
  const { rematch, level } = session.abilities.value;
  if (match.next !== null && !match.here) return <Button icon="on" text={t("next-game")} act={() => go(`/game/${match.next}`)} main />;
  if (!rematch || asked) return null;
  const winner = winnerOf(match);
  const won = level !== null && winner !== null && match.mine.includes(winner);
  const again = <Button icon="again" text={offered ? t("accept") : t("rematch")} act={() => session.rematch()} main={!won} />;
  if (level === null) return again;
  const harder = <Button icon="up" text={t("next-level", { level })} act={() => session.rematch(false, level)} main={won} />;
  return won ? <>{harder}{again}</> : <>{again}{harder}</>;
}

function Share({ viewing, match }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const position = viewing.positions.value.at(-1);
  return (
    <>
      <Button icon="share" text={t("share")} act={() => setOpen(true)} />
      {open && position !== undefined ? <GameShare match={match} position={position} close={() => setOpen(false)} /> : null}
    </>
  );
}

/** How long it was, how many fences each placed, and how far each still had to go. */
function Facts({ viewing, match }: Props): JSX.Element | null {
  const moves = match.moves.filter((it) => !it.startsWith("out:"));
  const last = viewing.positions.value.at(-1);
  if (moves.length === 0 || last === undefined) return null;
  const each = (value: (seat: SeatName) => number | undefined) =>
    last.seats.map((seat) => asWritten(value(seat) ?? "–")).join(" : ");
  const paths = viewing.session.facts.value?.ways ?? [];
  return (
    <dl class={`facts seats-${last.seats.length}`}>
      <Fact value={asWritten(moves.length)} name={t("result-moves", { count: moves.length })} />
      <Fact value={each((seat) => last.by.filter((it) => it === seat).length)} name={t("result-fences")} />
      <Fact value={each((seat) => paths.find((it) => it.seat === seat)?.length)} name={t("result-steps")} />
    </dl>
  );
}

function Fact({ value, name }: { readonly value: string; readonly name: string }): JSX.Element {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{name}</dt>
    </div>
  );
}

/** The result over the board stays so long, unless a key or a tap ends it. */
const PLATE = 2000;

export function Plate({ match, close }: { readonly match: Match; readonly close: () => void }): JSX.Element {
  useEffect(() => {
    const timer = window.setTimeout(close, PLATE);
    window.addEventListener("keydown", close);
    window.addEventListener("pointerdown", close);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("keydown", close);
      window.removeEventListener("pointerdown", close);
    };
  }, []);
  const winner = winnerOf(match);
  return (
    <div class={`plate ${winner === null ? "" : `seat-${winner}`}`} aria-hidden="true">
      {winner === null ? null : <SeatMark seat={winner} />}
      <div>
        <strong>{resultTitle(match)}</strong>
        <span>{resultReason(match)}</span>
      </div>
    </div>
  );
}
