/** What a player needs to know and can say: the own table of this round, and its result. And for whoever is not in yet, joining. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../language/language";
import { recall, remember } from "../memory";
import { Link } from "../parts/header";
import { Icon } from "../parts/icons";
import type { Following } from "./following";
import { keepSecret } from "./keys";
import { drawOf, winFor } from "./results";
import type { Table, Tournament } from "./wire";
import { nameOf, outcomeText } from "./words";

interface Props {
  readonly following: Following;
  readonly tournament: Tournament;
}

export function OwnTable({ following, tournament }: Props): JSX.Element | null {
  const me = following.player.value?.player ?? null;
  if (tournament.state === "finished") return null;
  if (me === null) return following.organiser.value === null ? <Join following={following} tournament={tournament} /> : null;
  const entrant = tournament.players.find((it) => it.player === me);
  if (entrant === undefined) return null;
  const round = tournament.rounds.at(-1);
  const table = round?.tables.find((it) => it.players.includes(me));
  return (
    <section class="own-table">
      <h2>
        <bdi class="one-line">{t("you-play", { name: entrant.name })}</bdi>
        {entrant.withdrawn ? <small> ({t("withdrawn")})</small> : null}
      </h2>
      {round !== undefined && table !== undefined ? (
        <Seat following={following} tournament={tournament} round={round.round} table={table} me={me} />
      ) : (
        <p>{round?.byes.includes(me) === true ? t("your-table-sits-out") : t("your-table-wait")}</p>
      )}
      {entrant.withdrawn ? null : <Leave following={following} me={me} />}
    </section>
  );
}

function Join({ following, tournament }: Props): JSX.Element {
  const [name, setName] = useState(recall("name", ""));
  const join = async (event: Event) => {
    event.preventDefault();
    const called = name.trim();
    const joined = await following.act(async () => {
      const { token } = await following.calls.join(called);
      keepSecret(following.id, { token, name: tournament.name });
    });
    if (!joined) return;
    remember("name", called);
    await following.recognise();
  };
  if (tournament.registration === "closed") return <p class="hint">{t("registration-closed")}</p>;
  return (
    <form class="own-table join" onSubmit={(event) => void join(event)}>
      <h2>{t("join-tournament")}</h2>
      <label class="field">
        <span>{t("join-name")}</span>
        <input required dir="auto" maxLength={32} autocomplete="nickname" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="primary" data-join disabled={following.busy.value}>{t("join-now")}</button>
    </form>
  );
}

function Seat({ following, tournament, round, table, me }: Props & {
  readonly round: number;
  readonly table: Table;
  readonly me: number;
}): JSX.Element {
  const game = following.player.value?.table?.game;
  const others = table.players.filter((it) => it !== me).map((it) => nameOf(tournament, it)).join(" · ");
  return (
    <>
      <p class="own-seat">
        <strong>{t("table-number", { table: table.table })}</strong>
        <bdi>{others}</bdi>
        {table.players[0] === me ? <span class="chip">{t("goes-first")}</span> : null}
      </p>
      {table.result !== null ? <p role="status">{outcomeText(tournament, table, table.result)}</p> : null}
      {game != null && table.result === null ? (
        <Link to={`/game/${game.id}`} class="button primary big">
          <Icon name="replay" />
          {t("your-game")}
        </Link>
      ) : null}
      {tournament.where === "board" && table.result === null ? (
        <Propose following={following} tournament={tournament} round={round} table={table} me={me} />
      ) : null}
    </>
  );
}

/** One at the table says the result, another confirms it. */
function Propose({ following, tournament, round, table, me }: Props & {
  readonly round: number;
  readonly table: Table;
  readonly me: number;
}): JSX.Element {
  const say = (result: string) => void following.act(() => following.own.propose(round, table.table, result));
  const own = table.proposals.find((it) => it.player === me);
  const other = table.proposals.find((it) => it.player !== me);
  const busy = following.busy.value;
  return (
    <div class="propose" role="group" aria-label={t("who-won")}>
      {table.disputed ? <p class="trouble-line" role="alert">{t("proposal-disputed")}</p> : null}
      {other !== undefined && own === undefined ? (
        <p class="confirm-row">
          <span>{t("proposal-confirm", { name: nameOf(tournament, other.player), result: outcomeText(tournament, table, other.result) })}</span>
          <button type="button" class="primary" data-confirm disabled={busy} onClick={() => say(other.result)}>{t("proposal-agree")}</button>
        </p>
      ) : null}
      {own !== undefined && !table.disputed ? <p role="status">{t("proposal-sent")}</p> : null}
      <p>{t("who-won")}</p>
      <div class="propose-keys">
        {table.players.map((player, at) => {
          const result = winFor(at, table.players.length);
          return (
            <button key={player} type="button" class="plain" data-propose={player} aria-pressed={own?.result === result} disabled={busy} onClick={() => say(result)}>
              <bdi class="one-line">{nameOf(tournament, player)}</bdi>
            </button>
          );
        })}
        <button type="button" class="plain" aria-pressed={own?.result === drawOf(table.players.length)} disabled={busy} onClick={() => say(drawOf(table.players.length))}>
          {t("result-draw")}
        </button>
      </div>
    </div>
  );
}

function Leave({ following, me }: { readonly following: Following; readonly me: number }): JSX.Element {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return <button type="button" class="quiet leave" data-leave onClick={() => setAsked(true)}>{t("withdraw-me")}</button>;
  }
  return (
    <p class="confirm-row" role="alert">
      <span>{t("withdraw-sure")}</span>
      <button type="button" class="plain" onClick={() => setAsked(false)}>{t("close")}</button>
      <button type="button" class="danger" data-leave-sure onClick={() => void following.act(() => following.own.withdraw(me)).then(() => setAsked(false))}>{t("withdraw-me")}</button>
    </p>
  );
}
