/** The phrases that players can say to each other. */

import { t } from "../language/language";

export const PHRASES: readonly (readonly [string, string])[] = [
  ["hello", "phrase-hello"],
  ["good-luck", "phrase-good-luck"],
  ["well-played", "phrase-well-played"],
  ["good-game", "phrase-good-game"],
  ["thanks", "phrase-thanks"],
  ["oops", "phrase-oops"],
  ["sorry", "phrase-sorry"],
  ["one-moment", "phrase-one-moment"],
  ["hurry", "phrase-hurry"],
  ["bye", "phrase-bye"],
];

export function phraseText(code: string): string {
  const line = PHRASES.find(([known]) => known === code)?.[1];
  return line === undefined ? code : t(line);
}
