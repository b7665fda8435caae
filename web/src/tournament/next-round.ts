/** What is said about the next round of a tournament whose rounds begin by themselves. */

import { t } from "../language/language";
import type { Tournament } from "./wire";
import { momentText } from "./words";

/** So long the server may take to pair a round that is due, in milliseconds. */
export const PAIRING_TIME = 5000;

/** When the next round begins, or why it has not; null where there is nothing to say. */
export function nextText({ next }: Pick<Tournament, "next">, now: number): string | null {
  if (next === null || next.at === null) return null;
  if (now < next.at + PAIRING_TIME) return t("round-begins", { time: momentText(next.at) });
  // It was due: nobody can be paired without the organiser, who has to allow repeats, or somebody is missing.
  if (next.can_pair) return t("round-waits");
  return next.reason === "too-few-players" ? t("players-missing") : null;
}
