/** Who met whom, with what result. It is there for the printer. */

import type { JSX } from "preact";
import { asWritten, t } from "../language/language";
import { scoresOf } from "./results";
import type { Tournament } from "./wire";
import { nameOf, pointsWritten } from "./words";

/** What a player scored in a round, and against whom, by their ranks. */
function cell(tournament: Tournament, rankOf: (player: number) => number, player: number, round: number): string {
  const { tables = [], byes = [], complete = false } = tournament.rounds[round] ?? {};
  // Sitting out counts when the round is over.
  if (byes.includes(player)) return complete ? "+" : "";
  const table = tables.find((it) => it.players.includes(player));
  if (table === undefined) return "";
  const others = table.players.filter((it) => it !== player).map((it) => asWritten(rankOf(it))).join(", ");
  const places = tournament.settings.points[String(table.players.length) as "3" | "4"] ?? [1, 0];
  const scores = table.result === null ? null : scoresOf(table.result, places);
  // Whoever did not turn up gets nothing.
  const points = table.absent.includes(player) ? 0 : (scores?.[table.players.indexOf(player)] ?? null);
  return points === null ? others : `${others}: ${pointsWritten(points)}`;
}

export function Crosstable({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  const { standings, rounds } = tournament;
  const places = new Map(standings.map((it, at) => [it.player, at + 1]));
  const rankOf = (player: number) => places.get(player) ?? 0;
  return (
    <section class="crosstable only-print">
      <h2>{t("crosstable")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("column-rank")}</th>
            <th scope="col" class="words">{t("column-player")}</th>
            {rounds.map((it) => <th key={it.round} scope="col">{t("round-number", { round: it.round })}</th>)}
            <th scope="col">{t("column-points")}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((it) => (
            <tr key={it.player}>
              <td>{asWritten(rankOf(it.player))}</td>
              <th scope="row" class="words"><bdi>{nameOf(tournament, it.player)}</bdi></th>
              {rounds.map((_, round) => <td key={round}>{cell(tournament, rankOf, it.player, round)}</td>)}
              <td>{pointsWritten(it.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
