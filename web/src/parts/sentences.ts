/** What happens in a game, as sentences: to the reader as "you", of everybody else by name or colour. */

import type { Position, SeatName } from "../game/notation";
import { isFence } from "../game/notation";
import { type Happening, type Match, type Matter, turnOf, winnerOf } from "../game/session";
import { t } from "../language/language";
import { aboutPlayer, colourText, isYou } from "./names";
import { phraseText } from "./phrases";

/** Whose turn it is. */
export function turnText(match: Match, position: Position): string {
  const turn = turnOf(match, position);
  return turn === null ? t("not-started") : aboutPlayer(match, turn, "turn-of", "your-turn");
}

/** What somebody who cannot see the board is told of a move. */
export function announce(match: Match, before: Position, move: string): string {
  if (move.startsWith("out:")) return aboutPlayer(match, move.slice(4) as SeatName, "say-out", "say-out-you");
  const seat = before.seats[before.turn] ?? "south";
  if (move === "pass") return aboutPlayer(match, seat, "say-passed", "say-passed-you");
  return isFence(move)
    ? aboutPlayer(match, seat, "say-fenced", "say-fenced-you", { move })
    : aboutPlayer(match, seat, "say-moved", "say-moved-you", { move });
}

/** Who won, in two or three words. */
export function resultTitle(match: Match): string {
  const winner = winnerOf(match);
  if (winner === null) return t(match.result === "*" ? "game-broken-off" : "game-drawn");
  if (match.mine.length === 1 && match.mine[0] !== winner && match.players.length === 2) return t("you-lost");
  return aboutPlayer(match, winner, "won-by", "you-won");
}

/** By termination: the line about a winner, to the winner, and to who lost a game of two by it. */
const ENDINGS: Record<string, readonly [string, string, string?]> = {
  goal: ["ending-goal", "ending-goal-you"],
  resign: ["ending-resign", "ending-resign-you", "ending-resign-lost"],
  time: ["ending-time", "ending-time-you", "ending-time-lost"],
  "last player": ["ending-last-player", "ending-last-player-you"],
};

const DRAWS: Record<string, string> = {
  repetition: "ending-repetition",
  agreed: "ending-agreed",
  aborted: "ending-aborted",
  abandoned: "ending-abandoned",
};

/** How it ended, as a sentence. */
export function resultReason(match: Match): string {
  const winner = winnerOf(match);
  const draw = DRAWS[match.termination ?? ""];
  if (draw !== undefined) return t(draw);
  const [line, own, lost] = ENDINGS[match.termination ?? ""] ?? [];
  if (winner === null || line === undefined || own === undefined) return "";
  if (lost !== undefined && match.mine.length === 1 && !isYou(match, winner) && match.players.length === 2) return t(lost);
  return aboutPlayer(match, winner, line, own, { seat: winner });
}

const DECLINED: Record<Matter, readonly [string, string]> = {
  draw: ["news-draw-declined", "news-draw-declined-you"],
  takeback: ["news-takeback-declined", "news-takeback-declined-you"],
  rematch: ["news-rematch-declined", "news-rematch-declined-you"],
};

/** What happened beside the moves, in one line; null where the screen shows it elsewhere. */
export function newsOf(match: Match, happening: Happening): string | null {
  switch (happening.kind) {
    case "offer":
      return null;
    case "decline":
      return aboutPlayer(match, happening.seat, ...DECLINED[happening.matter]);
    case "withdraw":
      return aboutPlayer(match, happening.seat, "news-withdrawn", "news-withdrawn-you");
    case "takeback":
      return t("news-takeback");
    case "takeover":
      // By then the seat is the computer's, so only its colour tells whose it was.
      return t("news-takeover", { name: colourText(happening.seat) });
    case "time":
      return aboutPlayer(match, happening.to, "news-time", "news-time-you", { seconds: happening.seconds });
    case "phrase":
      return isYou(match, happening.seat) ? t("phrase-sent", { text: phraseText(happening.code) }) : null;
    case "dropped":
      return t("premove-dropped", { move: happening.move });
  }
}
