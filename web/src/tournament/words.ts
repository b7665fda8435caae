/** Words for what a tournament is and what happened in it. */

import { asWritten, dateText, t } from "../language/language";
import { pointsText, resultText, winnerOf } from "./results";
import type { Format, Table, TieBreak, Tournament } from "./wire";

const FORMATS: Record<Format, string> = { swiss: "format-swiss", "round-robin": "format-round-robin", "knock-out": "format-knock-out" };

export function formatText(format: Format): string {
  return t(FORMATS[format]);
}

const TIE_BREAK_LINES: Record<TieBreak, string> = {
  buchholz: "tiebreak-buchholz",
  "buchholz-cut-1": "tiebreak-buchholz-cut-1",
  "sonneborn-berger": "tiebreak-sonneborn-berger",
  "direct-encounter": "tiebreak-direct-encounter",
  wins: "tiebreak-wins",
};

export function tieBreakText(tieBreak: TieBreak): string {
  return t(TIE_BREAK_LINES[tieBreak]);
}

/** What a tie-break adds up. */
export function tieBreakMeaning(tieBreak: TieBreak): string {
  return t(`${TIE_BREAK_LINES[tieBreak]}-what`);
}

export function nameOf(tournament: Tournament, player: number): string {
  return tournament.players.find((it) => it.player === player)?.name ?? "?";
}

export function pointsWritten(points: number): string {
  return asWritten(pointsText(points));
}

/** A result in words, for people at the table: who won, or that it was a draw. */
export function outcomeText(tournament: Tournament, table: Table, result: string): string {
  const winner = winnerOf(result);
  if (winner !== null) return t("won-by", { name: nameOf(tournament, table.players[winner] ?? 0) });
  return /^0(-0)*$/.test(result) ? t("result-nobody") : asWritten(resultText(result));
}

/** A moment in the visitor's own time zone. */
export function momentText(milliseconds: number): string {
  const day = new Date(milliseconds).toDateString() === new Date().toDateString();
  const shape: Intl.DateTimeFormatOptions = day ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return dateText(milliseconds, shape);
}
