/** A round: its tables, their results, and for the organiser the next one. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { asWritten, t } from "../language/language";
import { Icon } from "../parts/icons";
import { type Following, needsLeave } from "./following";
import { PAIRING_TIME, nextText } from "./next-round";
import { TableRow } from "./table-row";
import type { Round, Tournament } from "./wire";
import { TimeLeft } from "./time-left";
import { WatchAll } from "./watch-all";
import { nameOf } from "./words";

interface Props {
  readonly following: Following;
  readonly tournament: Tournament;
  /** To where somebody is entered. */
  readonly addPlayer: () => void;
}

export function RoundView({ following, tournament, addPlayer }: Props): JSX.Element {
  const last = tournament.rounds.length;
  const [shown, setShown] = useState(last);
  const [watching, setWatching] = useState(false);
  // A new round is what everybody wants to see.
  useEffect(() => setShown(last), [last]);
  const round = tournament.rounds[Math.min(shown, last) - 1];
  const mayRun = following.organiser.value !== null;
  const online = tournament.where === "online";
  return (
    <section class="round-view" aria-labelledby="round-title">
      {round === undefined ? <p class="hint" id="round-title">{t("round-none")}</p> : (
        <>
          <RoundHead tournament={tournament} round={round} last={last} show={setShown} />
          {round.round === last ? <TimeLeft following={following} tournament={tournament} /> : null}
          {mayRun && !online ? <p class="hint screen-only">{t("tap-winner")}</p> : null}
          {online ? (
            <button type="button" class="plain" aria-pressed={watching} data-watch-all onClick={() => setWatching(!watching)}>
              <Icon name="eye" />
              {t("watch-all")}
            </button>
          ) : null}
          {watching ? <WatchAll tournament={tournament} round={round} /> : (
            <ol class="tables">
              {round.tables.map((table) => (
                <TableRow key={table.table} following={following} tournament={tournament} round={round} table={table} />
              ))}
            </ol>
          )}
          {round.byes.map((player) => (
            <p key={player} class="bye">
              <Icon name="hour" />
              {t("bye", { name: nameOf(tournament, player) })}
            </p>
          ))}
        </>
      )}
      <Next following={following} tournament={tournament} />
      {mayRun ? <Tools following={following} tournament={tournament} addPlayer={addPlayer} /> : null}
    </section>
  );
}

function RoundHead({ tournament, round, last, show }: {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly last: number;
  readonly show: (round: number) => void;
}): JSX.Element {
  const all = round.tables.length;
  const done = round.tables.filter((it) => it.result !== null).length;
  const { rounds_in_all: rounds } = tournament;
  return (
    <div class="round-head">
      <h2 id="round-title">
        {t("round-number", { round: round.round })}
        {rounds === null ? null : <small> {t("round-of", { rounds })}</small>}
      </h2>
      <span class="round-progress">
        <progress max={Math.max(all, 1)} value={done} aria-label={t("results-in", { in: done, all })} />
        <small>{t("results-in", { in: done, all })}</small>
      </span>
      <span class="round-steps screen-only">
        <button type="button" class="plain square" disabled={round.round <= 1} aria-label={t("round-before")} onClick={() => show(round.round - 1)}>
          <Icon name="back" />
        </button>
        <button type="button" class="plain square" disabled={round.round >= last} aria-label={t("round-after")} onClick={() => show(round.round + 1)}>
          <Icon name="on" />
        </button>
      </span>
    </div>
  );
}

/** When the next round begins by itself, or that somebody has to do something for it. */
function Next({ following, tournament }: Pick<Props, "following" | "tournament">): JSX.Element | null {
  const [, again] = useState(0);
  const text = nextText(tournament, Date.now() + following.ahead);
  const at = tournament.next?.at ?? null;
  useEffect(() => {
    const wait = at === null ? 0 : at + PAIRING_TIME - Date.now() - following.ahead;
    // A timer takes no more than 24 days; by then the page has been opened anew.
    if (wait <= 0 || wait > 2 ** 31) return;
    const timer = window.setTimeout(() => again((count) => count + 1), wait + 50);
    return () => window.clearTimeout(timer);
  }, [at]);
  return text === null ? null : <p class="bye" role="status">{text}</p>;
}

/** Why the next round cannot be paired now, in words; null where it can. */
function missingText(tournament: Tournament): string | null {
  const { next, rounds } = tournament;
  if (next === null) return t("pair-last-round");
  if (next.can_pair) return null;
  if (next.reason === "results-missing") {
    const count = rounds.at(-1)?.tables.filter((it) => it.result === null).length ?? 0;
    return t("results-missing", { count });
  }
  const lines: Record<string, string> = { "too-few-players": "players-missing", "last-round": "pair-last-round" };
  return t(lines[next.reason ?? ""] ?? "trouble-other");
}

function Tools({ following, tournament, addPlayer }: Props): JSX.Element {
  const { next, rounds } = tournament;
  const missing = missingText(tournament);
  const last = rounds.at(-1);
  const stuck = needsLeave(following);
  const undo = last !== undefined && last.tables.every((it) => it.result === null);
  const pair = () => void following.act(() => following.calls.pair(false));
  const busy = following.busy.value;
  return (
    <div class="round-tools screen-only">
      <div class="round-small">
        <button type="button" class="plain" onClick={addPlayer}>
          <Icon name="plus" />
          {t(rounds.length === 0 ? "player-add" : "player-late")}
        </button>
        {undo && last !== undefined ? (
          <button type="button" class="plain" data-undo-round disabled={busy} onClick={() => void following.act(() => following.calls.takeBack(last.round))}>
            <Icon name="undo" />
            {t("round-undo")}
          </button>
        ) : null}
      </div>
      {next === null ? null : (
        <button type="button" class="primary big pair" data-pair disabled={busy || missing !== null} onClick={pair}>
          <span>{busy ? t("pairing") : rounds.length === 0 ? t("round-pair-first") : t("round-pair", { round: asWritten(next.round) })}</span>
          {missing === null ? null : <small>{missing}</small>}
        </button>
      )}
      {stuck === null ? null : <Leave following={following} why={stuck} />}
    </div>
  );
}

/** What would have to be repeated, and the one tap that allows it. The organiser allows it for the rest of the tournament, an assistant for this round. */
function Leave({ following, why }: { readonly following: Following; readonly why: string }): JSX.Element {
  const forGood = following.organiser.value?.role === "organiser";
  const question = useRef<HTMLDivElement>(null);
  // On a phone it would be below what is seen, and the tap before it would seem to have done nothing.
  useEffect(() => question.current?.scrollIntoView({ block: "nearest" }), []);
  const allow = async () => {
    if (forGood) await following.calls.change({ repeats: true });
    await following.calls.pair(true);
  };
  return (
    <div ref={question} class="leave-to-repeat" role="alert">
      <p>{t(why === "only-repeats" ? "pair-only-repeats" : "pair-only-second-byes")}</p>
      <button type="button" class="plain big" data-pair-anyway disabled={following.busy.value} onClick={() => void following.act(allow)}>
        <span>{t("round-pair-anyway")}</span>
        {forGood ? <small>{t("settings-repeats")}</small> : null}
      </button>
    </div>
  );
}
