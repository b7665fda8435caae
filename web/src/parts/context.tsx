/** The bar under the board: always the one thing that is to be done or known now. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { SeatName } from "../game/notation";
import { type Match, turnOf, winnerOf } from "../game/session";
import type { Viewing } from "../game/viewing";
import { t } from "../language/language";
import { go } from "../router";
import { Icon, type IconName } from "./icons";
import { nameInSentence, seatText } from "./names";
import { shareGame } from "./sharing";

interface Props {
  readonly viewing: Viewing;
}

export function Context({ viewing }: Props): JSX.Element | null {
  const { session } = viewing;
  const match = session.match.value;
  if (match === null) return null;
  if (viewing.ghost.value !== null) return <Confirm viewing={viewing} move={viewing.ghost.value} />;
  if (session.link.value === "lost") return <Words class="warns" text={t("link-lost")} />;
  if (!viewing.live.value && !match.over) return <LookingBack viewing={viewing} />;
  if (match.over) return <Result viewing={viewing} match={match} />;
  return <Offers viewing={viewing} match={match} />;
}

function Words({ text, class: name = "" }: { readonly text: string; readonly class?: string }): JSX.Element {
  return (
    <div class={`context ${name}`}>
      <p role="status">{text}</p>
    </div>
  );
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

/** An offer that waits for an answer, or else whose turn it is. */
function Offers({ viewing, match }: Props & { readonly match: Match }): JSX.Element {
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

function Turn({ viewing, match }: Props & { readonly match: Match }): JSX.Element {
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
  if (turn === null) return <Words text={t("not-started")} />;
  const player = match.players.find((it) => it.seat === turn);
  const mine = match.mine.length === 1 && match.mine[0] === turn;
  if (match.abortAt !== null) return <FirstMove viewing={viewing} match={match} turn={turn} until={match.abortAt} />;
  if (mine) return <Words class="yours" text={t("your-turn")} />;
  if (match.mine.length > 1 && player?.kind === "person") return <Words class="yours" text={t("turn-of", { name: seatText(turn) })} />;
  const text = t("turn-of", { name: nameInSentence(match, turn) });
  const since = viewing.session.abilities.value.resign ? (player?.takeoverAt ?? null) : null;
  return since === null ? <Words text={text} /> : <Left viewing={viewing} match={match} turn={turn} since={since} text={text} />;
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
  const mine = match.mine.includes(turn);
  const name = nameInSentence(match, turn);
  const seconds = Math.max(Math.ceil(viewing.session.until(until) / 1000), 0);
  return (
    <div class={`context first-move ${mine ? "yours" : ""}`}>
      <p role="status">{mine ? t("your-turn") : t("turn-of", { name })}</p>
      <small role="timer" data-first-move={seconds}>
        {mine ? t("first-move-wait-you", { seconds }) : t("first-move-wait", { name, seconds })}
      </small>
    </div>
  );
}

/** Somebody whose turn it is has gone: after a while the computer can play on for them. */
function Left({ viewing, match, turn, since, text }: Props & {
  readonly match: Match;
  readonly turn: SeatName;
  readonly since: number;
  readonly text: string;
}): JSX.Element {
  useSeconds();
  if (viewing.session.until(since) > 0) return <Words text={text} />;
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

const ENDINGS: Record<string, string> = {
  goal: "ending-goal",
  resign: "ending-resign",
  time: "ending-time",
  repetition: "ending-repetition",
  agreed: "ending-agreed",
  "last player": "ending-last-player",
  aborted: "ending-aborted",
  abandoned: "ending-abandoned",
};

/** Who won, in two or three words. */
export function resultTitle(match: Match): string {
  const winner = winnerOf(match);
  if (winner === null) return t(match.result === "*" ? "game-broken-off" : "game-drawn");
  if (match.mine.length === 1) {
    if (match.mine[0] === winner) return t("you-won");
    if (match.players.length === 2) return t("you-lost");
  }
  return t("won-by", { name: match.mine.length > 1 ? seatText(winner) : nameInSentence(match, winner) });
}

/** How it ended, as a sentence. */
export function resultReason(match: Match): string {
  const winner = winnerOf(match);
  const line = ENDINGS[match.termination ?? ""];
  return line === undefined ? "" : t(line, { name: winner === null ? "" : seatText(winner), seat: winner ?? "" });
}

function Result({ viewing, match }: Props & { readonly match: Match }): JSX.Element {
  const { session } = viewing;
  const me = match.mine.length === 1 ? match.mine[0] : undefined;
  const offering = match.rematch.find((seat) => seat !== me);
  const asked = me !== undefined && match.rematch.includes(me);
  const [copied, setCopied] = useState(false);
  const button = (icon: IconName, text: string, act: () => void, name = "plain") => (
    <button type="button" class={name} onClick={act}>
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <div class="context result" data-result={match.result}>
      <div role="status">
        <h2>{resultTitle(match)}</h2>
        <p>{offering !== undefined && !asked ? t("offers-rematch", { name: nameInSentence(match, offering) }) : asked && match.next === null ? t("offered-rematch") : resultReason(match)}</p>
      </div>
      <div class="result-buttons">
        {match.next !== null
          ? button("on", t("next-game"), () => go(`/game/${match.next}`), "primary")
          : session.abilities.value.rematch && !asked
            ? button("again", offering === undefined ? t("rematch") : t("accept"), () => session.rematch(), "primary")
            : null}
        {button("replay", t("play-back"), () => viewing.playBack())}
        {button(copied ? "tick" : "share", copied ? t("invite-copied") : t("share"), () => {
          void shareGame(match, session.link.value === "here").then(setCopied);
        })}
      </div>
    </div>
  );
}
