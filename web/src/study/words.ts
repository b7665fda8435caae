/** What is wrong with something that was to be loaded, as a sentence. */

import type { SeatName } from "../game/notation";
import { has, t } from "../language/language";
import { seatText } from "../parts/names";
import type { Wrong } from "./loading";

/** The lines for codes that no record has. */
const LINES: Record<string, string> = {
  "too-large": "analysis-too-large",
  "too-long": "analysis-too-long",
  "not-a-record": "analysis-not-a-record",
  "link-damaged": "analysis-link-damaged",
  "link-newer": "analysis-link-newer",
  "game-running": "analysis-game-running",
  "game-missing": "link-missing",
  "local-missing": "local-missing",
  offline: "trouble-offline",
};

type Values = Readonly<Record<string, string>>;

/** Values for a line: a seat has a name, and squares are counted. */
function completed(values: Values): Record<string, string | number> {
  const { seat, seats, squares, found } = values;
  const listed = (squares ?? "").split(" ").filter((it) => it !== "");
  const few = listed.slice(0, 4).join(t("list-separator"));
  return {
    ...values,
    ...(seat === undefined ? {} : { name: seatText(seat as SeatName) }),
    ...(seats === undefined ? {} : { names: seats.split(" ").map((it) => seatText(it as SeatName)).join(t("list-separator")) }),
    ...(found === undefined ? {} : { found: Number(found) }),
    ...(squares === undefined
      ? {}
      : {
          count: listed.length,
          squares: listed.length > 4 ? t("list-and-more", { list: few, more: listed.length - 4 }) : few,
        }),
  };
}

export function wrongText(wrong: Wrong): string {
  const { code, line, column, text } = wrong;
  const why = wrong.why.map(({ id, values }) => t(id, { move: text, ...completed(values) })).join(" ");
  const id = LINES[code] ?? (has(`record-${code}`) ? `record-${code}` : "analysis-unreadable");
  const sentence = t(id, { text, why, ...completed(wrong.values) });
  // A position is a line of its own: nobody has to look for the place.
  return line === 0 || code === "bad-position" ? sentence : t("analysis-at", { line, column, why: sentence });
}
