/** A tournament on a projector: readable from ten metres, and it updates itself. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import playLines from "../../../locales/en/play.ftl?raw";
import tournamentLines from "../../../locales/en/tournament.ftl?raw";
import { seatsOf } from "../game/notation";
import { asWritten, t } from "../language/language";
import { Link } from "../parts/header";
import { Logo } from "../parts/icons";
import { QrCode } from "../parts/qr-code";
import { SeatMark } from "../parts/seat-mark";
import { Following } from "../tournament/following";
import { publicLink } from "../tournament/invite-panel";
import { resultText, winnerOf } from "../tournament/results";
import { TimeLeft } from "../tournament/time-left";
import type { Table, Tournament } from "../tournament/wire";
import { formatText, nameOf, pointsWritten, tieBreakText } from "../tournament/words";
import { Missing } from "./missing";
import "../looks/tournament.css";

export const lines = { play: playLines, tournament: tournamentLines };

/** Nothing shrinks: what does not fit has its turn on the next page. */
const TABLES = 7;
const RANKS = 13;
const TURN = 12_000;

export function Projector({ id }: { readonly id: string }): JSX.Element {
  const following = useMemo(() => new Following(id), [id]);
  const page = usePage();
  useEffect(() => {
    following.open();
    return () => following.close();
  }, [following]);
  const tournament = following.tournament.value;
  useEffect(() => {
    if (tournament !== null) document.title = `${tournament.name} – ${t("app-name")}`;
  }, [tournament?.name]);
  if (following.missing.value) return <Missing text={t("tournament-missing")} />;
  if (tournament === null) return <main class="projector" aria-busy="true" />;
  return (
    <main class="projector">
      <Top following={following} tournament={tournament} />
      <Tables tournament={tournament} page={page} />
      <Ranks tournament={tournament} page={page} />
    </main>
  );
}

/** Counts up for ever: each list takes what it needs of it. */
function usePage(): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => setPage((it) => it + 1), TURN);
    return () => window.clearInterval(timer);
  }, []);
  return page;
}

/** The part of a list that is shown now. */
export function onPage<T>(all: readonly T[], most: number, page: number): readonly T[] {
  const pages = Math.max(Math.ceil(all.length / most), 1);
  const first = (page % pages) * most;
  return all.slice(first, first + most);
}

function Top({ following, tournament }: { readonly following: Following; readonly tournament: Tournament }): JSX.Element {
  const { id, name, format, players, rounds, rounds_in_all: all } = tournament;
  const link = publicLink(id);
  return (
    <header class="projector-top">
      <Logo />
      <div class="projector-name">
        <h1 class="one-line" dir="auto">
          <Link to={`/tournament/${id}`}>{name}</Link>
        </h1>
        <p>{t("tournament-what", { format: formatText(format), players: players.filter((it) => !it.withdrawn).length })}</p>
      </div>
      {rounds.length === 0 ? null : (
        <p class="projector-round">
          <span>{t("screen-round")}</span>
          <strong>{asWritten(rounds.length)}</strong>
          {all === null ? null : <span>{t("round-of", { rounds: all })}</span>}
        </p>
      )}
      <TimeLeft following={following} tournament={tournament} />
      <p class="projector-link">
        <strong>{t("screen-scan")}</strong>
        <span dir="ltr">{link.replace(/^https?:\/\//, "")}</span>
      </p>
      <QrCode text={link} />
    </header>
  );
}

function Tables({ tournament, page }: { readonly tournament: Tournament; readonly page: number }): JSX.Element {
  const round = tournament.rounds.at(-1);
  const tables = round?.tables ?? [];
  // Tables of three and four are twice as high.
  const most = tables.some((it) => it.players.length > 2) ? Math.ceil(TABLES / 2) : TABLES;
  const rows: readonly (Table | number)[] = [...tables, ...(round?.byes ?? [])];
  return (
    <section class="projector-tables">
      <h2>{t("tab-tables")}</h2>
      {round === undefined ? <p class="projector-none">{t("round-none")}</p> : null}
      <ol>
        {onPage(rows, most, page).map((it) =>
          typeof it === "number" ? (
            <li key={`bye ${it}`} class="sits-out">
              <span class="number" />
              <bdi class="one-line">{nameOf(tournament, it)}</bdi>
              <span class="sits-note">{t("bye-points")}</span>
            </li>
          ) : (
            <Row key={it.table} tournament={tournament} table={it} />
          ),
        )}
      </ol>
    </section>
  );
}

function Row({ tournament, table }: { readonly tournament: Tournament; readonly table: Table }): JSX.Element {
  const winner = winnerOf(table.result);
  const seats = seatsOf(table.players.length);
  const player = (at: number) => (
    <span key={at} class={`projected ${table.result === null ? "" : winner === at ? "won" : "lost"}`}>
      <SeatMark seat={seats[at] ?? "south"} />
      <bdi class="one-line">{nameOf(tournament, table.players[at] ?? 0)}</bdi>
    </span>
  );
  const score = table.result === null ? "–" : asWritten(resultText(table.result));
  return (
    <li class={`of-${table.players.length}`}>
      <span class="number">{asWritten(table.table)}</span>
      {table.players.length === 2 ? <>{player(0)}<span class="score">{score}</span>{player(1)}</> : (
        <>
          <span class="many">{table.players.map((_, at) => player(at))}</span>
          <span class="score">{score}</span>
        </>
      )}
    </li>
  );
}

function Ranks({ tournament, page }: { readonly tournament: Tournament; readonly page: number }): JSX.Element {
  const tieBreak = tournament.settings.tiebreaks[0];
  return (
    <section class="projector-ranks">
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>{t("tab-standings")}</th>
            <th scope="col">{t("column-points")}</th>
            {tieBreak === undefined ? null : <th scope="col">{tieBreakText(tieBreak)}</th>}
          </tr>
        </thead>
        <tbody>
          {onPage(tournament.standings, RANKS, page).map((it) => (
            <tr key={it.player} class={it.rank === 1 ? "leader" : ""}>
              <td>{asWritten(it.rank)}</td>
              <th scope="row"><bdi class="one-line">{nameOf(tournament, it.player)}</bdi></th>
              <td><strong>{pointsWritten(it.points)}</strong></td>
              {tieBreak === undefined ? null : <td>{pointsWritten(it.tiebreaks[tieBreak] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
