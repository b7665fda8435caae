import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asWritten, t } from "../language/language";
import { Panel } from "../parts/dialogs";
import type { Following } from "./following";
import type { Details, Standing, Sum, TieBreak, Tournament } from "./wire";
import { nameOf, pointsWritten, tieBreakMeaning, tieBreakText } from "./words";

interface Props {
  readonly following: Following;
  readonly tournament: Tournament;
}

export function Standings({ following, tournament }: Props): JSX.Element {
  const [chosen, setChosen] = useState<number | null>(null);
  const { standings, settings } = tournament;
  const me = following.player.value?.player ?? null;
  return (
    <section class="standings" aria-labelledby="standings-title">
      <h2 id="standings-title">{t("tab-standings")}</h2>
      <div class="wide-table" tabIndex={0} role="group" aria-labelledby="standings-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("column-rank")}</th>
              <th scope="col" class="words">{t("column-player")}</th>
              <th scope="col">{t("column-points")}</th>
              {settings.tiebreaks.map((it) => (
                <th key={it} scope="col" title={tieBreakMeaning(it)}>{tieBreakText(it)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((it) => (
              <tr key={it.player} class={it.player === me ? "me" : ""} data-standing={it.player}>
                <td>{asWritten(it.rank)}</td>
                <th scope="row" class="words">
                  <button type="button" class="name-button" onClick={() => setChosen(it.player)}>
                    <bdi class="one-line">{nameOf(tournament, it.player)}</bdi>
                  </button>
                </th>
                <td><strong>{pointsWritten(it.points)}</strong></td>
                {settings.tiebreaks.map((tieBreak) => (
                  <td key={tieBreak}>{pointsWritten(it.tiebreaks[tieBreak] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen === null ? null : <Sums following={following} tournament={tournament} player={chosen} close={() => setChosen(null)} />}
    </section>
  );
}

/** How each tie-break of a player was added up. */
function Sums({ following, tournament, player, close }: Props & { readonly player: number; readonly close: () => void }): JSX.Element {
  const [details, setDetails] = useState<Details | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    following.calls.details(player).then(setDetails, () => setFailed(true));
  }, [player]);
  return (
    <Panel title={t("sums-title", { name: nameOf(tournament, player) })} close={close}>
      {failed ? <p role="alert">{t("trouble-offline")}</p> : null}
      {details === null ? null : tournament.settings.tiebreaks.map((it) => (
        <SumOf key={it} tournament={tournament} tieBreak={it} standing={details.standing} sums={details.standing.sums[it] ?? []} />
      ))}
      {details !== null && tournament.settings.tiebreaks.some((it) => it !== "wins" && details.standing.sums[it]?.some((sum) => sum.opponent === null)) ? (
        <p class="hint">{t("sums-unplayed-what")}</p>
      ) : null}
    </Panel>
  );
}

/** Which round an addend is from, and whose points it has. A win is a round's alone. */
function labelOf(tournament: Tournament, tieBreak: TieBreak, { round, opponent }: Sum): string {
  if (tieBreak === "wins") return t("round-number", { round });
  return opponent === null ? t("sums-unplayed", { round }) : t("sums-round", { round, name: nameOf(tournament, opponent) });
}

function SumOf({ tournament, tieBreak, standing, sums }: {
  readonly tournament: Tournament;
  readonly tieBreak: TieBreak;
  readonly standing: Standing;
  readonly sums: readonly Sum[];
}): JSX.Element {
  return (
    <section class="sum">
      <h3>{tieBreakText(tieBreak)}</h3>
      <p class="hint">{tieBreakMeaning(tieBreak)}</p>
      <dl>
        {sums.map((it, at) => (
          <div key={at} class={it.cut === true ? "cut" : ""}>
            <dt>
              {labelOf(tournament, tieBreak, it)}
              {it.cut === true ? <small> ({t("sums-cut")})</small> : null}
            </dt>
            <dd>{pointsWritten(it.score)}</dd>
          </div>
        ))}
        <div class="total">
          <dt>{t("sums-total")}</dt>
          <dd>{pointsWritten(standing.tiebreaks[tieBreak] ?? 0)}</dd>
        </div>
      </dl>
    </section>
  );
}
