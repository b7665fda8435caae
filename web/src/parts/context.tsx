/** What is to be decided or known now, besides whose turn it is. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { SeatName } from "../game/notation";
import { type Match, turnOf } from "../game/session";
import type { Viewing } from "../game/viewing";
import { t } from "../language/language";
import { CoachWarning } from "./coach-warning";
import { Icon } from "./icons";
import { aboutPlayer, nameInSentence } from "./names";
import { Result } from "./result";

interface Props {
  readonly viewing: Viewing;
}

export function Context({ viewing }: Props): JSX.Element | null {
  const { session } = viewing;
  const match = session.match.value;
  if (match === null) return null;
  if (viewing.ghost.value !== null) return <Confirm viewing={viewing} move={viewing.ghost.value} />;
  if (!viewing.live.value && !match.over) return <LookingBack viewing={viewing} />;
  const { warning, coach } = viewing;
  if (warning !== null && coach !== null) return <CoachWarning coach={coach} warning={warning} play={(move) => session.play(move)} />;
  if (match.over) return <Result viewing={viewing} match={match} />;
  return <Offers viewing={viewing} match={match} />;
}

function Confirm({ viewing, move }: Props & { readonly move: string }): JSX.Element {
  return (
    <div class="context confirm">
      <button type="button" class="plain square" aria-label={t("drop-fence")} onClick={() => viewing.board?.cancel()}>
        <Icon name="cross" />
      </button>
      <button type="button" class="primary" data-confirm onClick={() => viewing.board?.confirm()}>
        <Icon name="tick" />
        {t("place-fence", { move })}
      </button>
    </div>
  );
}

function LookingBack({ viewing }: Props): JSX.Element {
  return (
    <div class="context">
      <p role="status">{t("looking-back")}</p>
      <button type="button" class="plain" onClick={() => viewing.show(viewing.last)}>
        {t("back-to-game")}
      </button>
    </div>
  );
}

/** An offer that waits for an answer, or else what there is to know of the turn. */
function Offers({ viewing, match }: Props & { readonly match: Match }): JSX.Element | null {
  const { session } = viewing;
  const me = match.mine.length === 1 ? match.mine[0] : undefined;
  const other = (seats: readonly SeatName[]) => seats.find((seat) => seat !== me);
  if (me !== undefined && match.takeback !== null) {
    const { seat, move, agreed } = match.takeback;
    if (agreed.includes(me)) {
      return <Asked text={t("offered-takeback", { move })} withdraw={() => session.takeback(true)} />;
    }
    const text = t("offers-takeback", { name: nameInSentence(match, seat), move });
    return <Ask text={text} accept={() => session.takeback()} decline={() => session.takeback(true)} />;
  }
  const offering = other(match.draw);
  if (me !== undefined && match.draw.includes(me)) {
    return <Asked text={t("offered-draw")} withdraw={() => session.draw(true)} />;
  }
  if (me !== undefined && offering !== undefined) {
    const text = t("offers-draw", { name: nameInSentence(match, offering) });
    return <Ask text={text} accept={() => session.draw()} decline={() => session.draw(true)} />;
  }
  return <Turn viewing={viewing} match={match} />;
}

/** A move chosen ahead, a first move that is waited for, or a player who has left. */
function Turn({ viewing, match }: Props & { readonly match: Match }): JSX.Element | null {
  const position = viewing.positions.value.at(-1);
  const turn = position === undefined ? null : turnOf(match, position);
  const premove = viewing.session.premove.value;
  if (premove !== null) {
    return (
      <div class="context">
        <p role="status">{t("premove-set", { move: premove })}</p>
        <button
          type="button"
          class="plain square"
          aria-label={t("withdraw")}
          onClick={() => viewing.session.setPremove(null)}
        >
          <Icon name="cross" />
        </button>
      </div>
    );
  }
  if (turn === null) return null;
  const player = match.players.find((it) => it.seat === turn);
  if (match.abortAt !== null) return <FirstMove viewing={viewing} match={match} turn={turn} until={match.abortAt} />;
  const since = viewing.session.abilities.value.resign ? (player?.takeoverAt ?? null) : null;
  return since === null ? null : <Left viewing={viewing} match={match} turn={turn} since={since} />;
}

/** Draws anew every second, as long as something counts down. */
function useSeconds(): void {
  const [, again] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => again((count) => count + 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
}

/** Clocks do not run before everybody has moved once, but nobody waits for ever. */
function FirstMove({ viewing, match, turn, until }: Props & {
  readonly match: Match;
  readonly turn: SeatName;
  readonly until: number;
}): JSX.Element {
  useSeconds();
  const seconds = Math.max(Math.ceil(viewing.session.until(until) / 1000), 0);
  return (
    <div class="context first-move">
      <small role="timer" data-first-move={seconds}>
        {aboutPlayer(match, turn, "first-move-wait", "first-move-wait-you", { seconds })}
      </small>
    </div>
  );
}

/** Somebody whose turn it is has gone: after a while the computer can play on for them. */
function Left({ viewing, match, turn, since }: Props & {
  readonly match: Match;
  readonly turn: SeatName;
  readonly since: number;
}): JSX.Element | null {
  useSeconds();
  if (viewing.session.until(since) > 0) return null;
  return (
    <div class="context asks">
      <p role="status">{t("left-for-good", { name: nameInSentence(match, turn) })}</p>
      <button type="button" class="primary" onClick={() => viewing.session.takeOver(turn)}>
        {t("take-over")}
      </button>
    </div>
  );
}

function Ask({ text, accept, decline }: {
  readonly text: string;
  readonly accept: () => void;
  readonly decline: () => void;
}): JSX.Element {
  return (
    <div class="context asks">
      <p role="status">{text}</p>
      <button type="button" class="plain" onClick={decline}>
        {t("decline")}
      </button>
      <button type="button" class="primary" onClick={accept}>
        {t("accept")}
      </button>
    </div>
  );
}

function Asked({ text, withdraw }: { readonly text: string; readonly withdraw: () => void }): JSX.Element {
  return (
    <div class="context">
      <p role="status">{text}</p>
      <button type="button" class="plain" onClick={withdraw}>
        {t("withdraw")}
      </button>
    </div>
  );
}
