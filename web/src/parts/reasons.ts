/** Why another move was better: what the rules say about it, as a sentence. The lines are in `reasons.ftl`. */

import reasonLines from "../../../locales/en/reasons.ftl?raw";
import type { SeatName } from "../game/notation";
import { type Lines, t } from "../language/language";
import type { StudyRules } from "../rules/rules";
import { colourText } from "./names";

/** What a screen that gives reasons needs beside its own lines. */
export const lines: Lines = { reasons: reasonLines };

/** A reason has a line `reason-CODE`. */
export interface Reason {
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A move, and what a search says is better. */
export interface Comparison {
  /** The position before the move, as text. */
  readonly position: string;
  readonly played: string;
  /** The better line, from the better move on. */
  readonly better: readonly string[];
  /** What is expected after the played move, where that is known. */
  readonly reply?: readonly string[];
  /** Whether the better line is a proven win, and the played move a proven loss. */
  readonly wins?: boolean;
  readonly loses?: boolean;
}

/** Why the better move is better; null where there is nothing to compare. */
export async function reasonFor(rules: StudyRules, it: Comparison): Promise<Reason | null> {
  const reply = it.reply === undefined ? "" : `reply ${it.reply.join(" ")}\n`;
  const proven = `${it.wins === true ? "wins\n" : ""}${it.loses === true ? "loses\n" : ""}`;
  const request = `reason\nposition ${it.position}\nplayed ${it.played}\nbetter ${it.better.join(" ")}\n${reply}${proven}`;
  const [kind, ...words] = (await rules.study(request)).trim().split(" ");
  return kind === "reason" ? readReason(words) : null;
}

/** Reads `CODE name value …`. */
export function readReason([code = "better-move", ...words]: readonly string[]): Reason {
  const values: Record<string, string> = {};
  for (let at = 0; at + 1 < words.length; at += 2) values[words[at] ?? ""] = words[at + 1] ?? "";
  return { code, values };
}

/** The reason as one short sentence that addresses nobody. */
export function reasonText({ code, values }: Reason): string {
  const { seat, steps, ...moves } = values;
  return t(`reason-${code}`, {
    ...moves,
    ...(seat === undefined ? {} : { seat, name: colourText(seat as SeatName) }),
    ...(steps === undefined ? {} : { steps: Number(steps) }),
  });
}
