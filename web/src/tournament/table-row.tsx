/** A table of a round: who sits there, who won, and what the players' phones say. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { clockAddress } from "../clock/address";
import { clockTag } from "../game/clock";
import { seatsOf } from "../game/notation";
import { asWritten, t } from "../language/language";
import { Switch } from "../parts/choice";
import { Panel } from "../parts/dialogs";
import { Link } from "../parts/header";
import { Icon } from "../parts/icons";
import { SeatMark } from "../parts/seat-mark";
import type { Following } from "./following";
import { drawAmong, nothingFor, orderOfFinish, resultText, winFor, winnerOf } from "./results";
import type { Round, Table, Tournament } from "./wire";
import { nameOf, outcomeText } from "./words";

interface Props {
  readonly following: Following;
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: Table;
}

export function TableRow({ following, tournament, round, table }: Props): JSX.Element {
  const [panel, setPanel] = useState(false);
  const mayRun = following.organiser.value !== null;
  const winner = winnerOf(table.result);
  const busy = following.busy.value;
  const enter = (result: string | null, absent: readonly number[] = []) =>
    void following.enterResult(round.round, table.table, result, absent);
  const seats = seatsOf(table.players.length);
  const proposed = table.result === null ? winnerOf(table.proposals.at(-1)?.result ?? null) : null;
  return (
    <li class={`table-row of-${table.players.length} ${table.result === null && table.proposals.length > 0 ? "proposed" : ""}`} data-table={table.table}>
      <span class="table-number" aria-label={t("table-number", { table: table.table })}>{asWritten(table.table)}</span>
      <div class="table-players">
        {table.players.map((player, at) => {
          const seat = seats[at] ?? "south";
          const state = winner === at ? "won" : table.result !== null ? "lost" : proposed === at ? "said" : "";
          const inside = (
            <>
              <SeatMark seat={seat} />
              <bdi class="one-line">{nameOf(tournament, player)}</bdi>
              {at === 0 ? <span class="unseen">({t("goes-first")})</span> : null}
              {winner === at ? <Icon name="tick" /> : table.absent.includes(player) ? <small>{t("result-absent")}</small> : null}
            </>
          );
          return mayRun ? (
            <button key={player} type="button" class={`table-player seat-${seat} ${state}`} aria-pressed={winner === at} disabled={busy} data-player={player} onClick={() => enter(winner === at ? null : winFor(at, table.players.length), winner === at ? [] : table.absent.filter((it) => it !== player))}>
              {inside}
            </button>
          ) : (
            <span key={player} class={`table-player seat-${seat} ${state}`} data-player={player}>{inside}</span>
          );
        })}
      </div>
      <span class="table-result" data-result={table.result ?? ""}>
        {table.result === null ? <span class="unseen">{t("result-none")}</span> : asWritten(resultText(table.result))}
      </span>
      <span class="table-tools screen-only">
        {table.game === null ? null : (
          <Link to={`/game/${table.game.id}`} class="button quiet square" label={`${t("watch-table")}: ${t("table-number", { table: table.table })}`} title={t("watch-table")}>
            <Icon name="eye" />
          </Link>
        )}
        {tournament.where === "board" && table.result === null ? (
          <Link to={clockAddress(tournament.clock === null ? "" : clockTag(tournament.clock), table.players.map((it) => nameOf(tournament, it)), `${t("round-number", { round: round.round })} · ${t("table-number", { table: table.table })}`)} class="button quiet square" label={`${t("open-clock")}: ${t("table-number", { table: table.table })}`} title={t("open-clock")}>
            <Icon name="hour" />
          </Link>
        ) : null}
        {mayRun ? (
          <button type="button" class="quiet square" data-other-result aria-label={`${t("other-result")}: ${t("table-number", { table: table.table })}`} title={t("other-result")} onClick={() => setPanel(true)}>
            <Icon name="more" />
          </button>
        ) : null}
      </span>
      {table.result === null && table.proposals.length > 0 ? <Proposals tournament={tournament} table={table} accept={mayRun ? enter : null} /> : null}
      {panel ? <ResultPanel tournament={tournament} table={table} enter={enter} close={() => setPanel(false)} /> : null}
    </li>
  );
}

/** What the phones at the table say, and that the organiser accepts it. */
function Proposals({ tournament, table, accept }: {
  readonly tournament: Tournament;
  readonly table: Table;
  readonly accept: ((result: string) => void) | null;
}): JSX.Element {
  return (
    <div class="proposals" role="status">
      {table.disputed ? <p class="trouble-line">{t("phones-differ")}</p> : null}
      {table.proposals.map(({ player, result }) => (
        <p key={player}>
          <span>{t("phone-says", { name: nameOf(tournament, player), result: outcomeText(tournament, table, result) })}</span>
          {accept === null ? null : (
            <button type="button" class="plain" data-accept onClick={() => accept(result)}>{t("accept-result")}</button>
          )}
        </p>
      ))}
    </div>
  );
}

/** Whatever else can happen at a table: a draw, somebody absent, or with three and four the order of finish. */
function ResultPanel({ tournament, table, enter, close }: {
  readonly tournament: Tournament;
  readonly table: Table;
  readonly enter: (result: string | null, absent?: readonly number[]) => void;
  readonly close: () => void;
}): JSX.Element {
  const count = table.players.length;
  const [absent, setAbsent] = useState<readonly number[]>(table.absent.length < count ? table.absent : []);
  const present = table.players.flatMap((player, at) => (absent.includes(player) ? [] : [at]));
  const done = (result: string | null, away: readonly number[] = absent) => {
    enter(result, result === null ? [] : away);
    close();
  };
  const flip = (player: number) => setAbsent(absent.includes(player) ? absent.filter((it) => it !== player) : [...absent, player]);
  return (
    <Panel title={`${t("table-number", { table: table.table })}: ${t("other-result")}`} close={close}>
      <div class="menu-list">
        {count === 2 ? table.players.map((player, at) => (
          <button key={player} type="button" class="plain" data-absent={player} onClick={() => done(winFor(1 - at, 2), [player])}>
            <bdi>{nameOf(tournament, player)}</bdi>: {t("result-absent")}
          </button>
        )) : table.players.map((player) => (
          <Switch key={player} label={`\u2068${nameOf(tournament, player)}\u2069: ${t("result-absent")}`} on={absent.includes(player)} flip={() => flip(player)} />
        ))}
        {count > 2 && absent.length > 0 && present.length > 0 ? (
          <>
            <p>{t("who-won")}</p>
            {present.map((at) => (
              <button key={at} type="button" class="plain" data-won={table.players[at]} onClick={() => done(winFor(at, count))}>
                <bdi>{nameOf(tournament, table.players[at] ?? 0)}</bdi>
              </button>
            ))}
          </>
        ) : null}
        {present.length > 1 ? <button type="button" class="plain" data-draw onClick={() => done(drawAmong(present, count))}>{t("result-draw")}</button> : null}
        <button type="button" class="plain" onClick={() => done(nothingFor(count), table.players)}>{t("result-nobody")}</button>
        {table.result === null ? null : <button type="button" class="plain" onClick={() => done(null)}>{t("result-none")}</button>}
      </div>
      {count > 2 && present.length > 1 ? <Finish key={present.join()} tournament={tournament} table={table} present={present} done={done} /> : null}
    </Panel>
  );
}

/** The places of those who turned up at a table of three or four, for tournaments in which more than the first counts. */
function Finish({ tournament, table, present, done }: {
  readonly tournament: Tournament;
  readonly table: Table;
  /** As places at the table. */
  readonly present: readonly number[];
  readonly done: (result: string) => void;
}): JSX.Element {
  const [places, setPlaces] = useState<readonly number[]>(() => present.map((_, at) => at));
  const order = places.map((_, place) => present[places.indexOf(place)]);
  const isWhole = order.every((it) => it !== undefined);
  return (
    <form
      class="finish"
      onSubmit={(event) => {
        event.preventDefault();
        // Whoever did not turn up comes last.
        const absent = table.players.map((_, at) => at).filter((at) => !present.includes(at));
        if (isWhole) done(orderOfFinish([...order.filter((it) => it !== undefined), ...absent]));
      }}
    >
      {present.map((seat, at) => (
        <label key={seat} class="field">
          <span><bdi>{nameOf(tournament, table.players[seat] ?? 0)}</bdi></span>
          <select value={places[at]} onChange={(event) => setPlaces(places.with(at, Number(event.currentTarget.value)))}>
            {present.map((_, place) => <option key={place} value={place}>{t("settings-place", { place: place + 1 })}</option>)}
          </select>
        </label>
      ))}
      <button type="submit" class="primary" disabled={!isWhole}>{t("settings-save")}</button>
    </form>
  );
}
