/** Opens a solved puzzle on the analysis board: the solution with its line, and what was tried beside it. */

import { t, unmarked } from "../language/language";
import { reasonText } from "../parts/reasons";
import { go } from "../router";
import { writeAddress } from "../study/address";
import { rules } from "../rules";
import type { Solving } from "./solving";
import { rightText } from "./why";

/** So many plies show what follows on a move that is wrong. */
const MOST_REPLIES = 5;

/** The outline of a study, as `docs/wasm.md` says. */
export function outlineOf(solving: Solving): string {
  const { puzzle } = solving;
  const why = solving.why.value;
  const rows = [`start ${puzzle.position}`];
  let nodes = 0;
  const add = (line: readonly string[], mark: string, comment: string) => {
    line.forEach((move, index) => {
      rows.push(`node ${index === 0 ? 0 : nodes} ${move}${index === 0 ? ` ${mark}` : ""}`);
      if (index === 0 && comment !== "") rows.push(`comment ${unmarked(comment)}`);
      nodes++;
    });
  };
  const solution = solving.solution.value.length > 0 ? solving.solution.value : [puzzle.move];
  const themes = puzzle.themes.map((it) => t(`theme-${/-players$/.test(it) ? "many" : it}`)).join(" · ");
  add(solution, "!", why === null ? themes : `${rightText(why)} (${themes})`);
  const told = new Set([puzzle.move]);
  const instead = why?.instead ?? null;
  if (instead !== null) {
    told.add(instead.move);
    add([instead.move, ...instead.reply.slice(0, MOST_REPLIES)], "?", reasonText(instead.reason));
  }
  for (const entry of solving.log.value) {
    if (entry.kind !== "wrong" || told.has(entry.move)) continue;
    told.add(entry.move);
    add([entry.move], "?", entry.reason === null ? "" : reasonText(entry.reason));
  }
  return `${rows.join("\n")}\n`;
}

export async function analyse(solving: Solving): Promise<void> {
  await solving.explained();
  const answer = await (await rules()).study(`link\n${outlineOf(solving)}`).catch(() => "");
  const [kind, letters] = answer.trim().split(" ");
  const link = kind === "link" && letters !== undefined ? letters : null;
  go(`/analysis${writeAddress(solving.puzzle.position, link, 0)}`);
}
