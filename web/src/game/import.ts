/** Takes a game from a file onto the shelf. Nothing changes where anything about the file is wrong. */

import { ApiError } from "../api";
import type { Facts, Line, Rules } from "../rules/rules";
import { newClocks } from "./clock";
import { type Ending, keepGame } from "./kept";
import { type Kept, newGameId } from "./local";
import { titleOf } from "./record";
import { MOST_BYTES, type ReadRecord, RecordError, readRecord } from "./record-reader";

export async function importGame(file: Blob, rules: () => Promise<Rules>): Promise<Kept> {
  if (file.size > MOST_BYTES) throw new RecordError("too-large");
  const record = readRecord(await file.text());
  const facts = await checked(record, await rules());
  const game = gameOf(record, endingFor(record, facts));
  keepGame(game);
  return game;
}

/** What holds at the end of the moves, once all of them have proved legal. */
async function checked({ setup, moves }: ReadRecord, rules: Rules): Promise<Facts> {
  const upTo = async (count: number): Promise<Facts | null> => {
    try {
      return await rules.facts({ setup, moves: moves.slice(0, count) } satisfies Line);
    } catch (error) {
      // Without the module the server is asked, and may be away.
      if (error instanceof TypeError || (error instanceof ApiError && error.status >= 429)) throw new RecordError("no-rules");
      return null;
    }
  };
  const facts = await upTo(moves.length);
  if (facts !== null) return facts;
  if ((await upTo(0)) === null) throw new RecordError("bad-tag", "Position");
  // The first so many are legal, and so many are not.
  let legal = 0;
  let not = moves.length;
  while (not - legal > 1) {
    const middle = Math.floor((legal + not) / 2);
    if ((await upTo(middle)) === null) not = middle;
    else legal = middle;
  }
  throw new RecordError("illegal-move", moves[not - 1], not);
}

const TERMINATIONS = ["resign", "time", "agreed", "aborted", "abandoned"];

/** How the game ended: by the board, or as the record says where the board does not. */
function endingFor({ result, termination }: ReadRecord, facts: Facts): Ending | null {
  if (facts.result !== "*") {
    if (result !== facts.result) throw new RecordError("bad-result", result);
    return { result, termination: facts.termination ?? "goal" };
  }
  if (result === "*") return null;
  const draw = result.includes("/");
  const known = TERMINATIONS.find((it) => it === termination && (it === "agreed") === draw);
  return { result, termination: known ?? (draw ? "agreed" : "resign") };
}

function gameOf(record: ReadRecord, ended: Ending | null): Kept {
  const { setup, moves, clock, names } = record;
  const title = titleOf(record.event);
  return {
    id: newGameId(),
    setup,
    chairs: Array.from({ length: setup.players }, () => ({ kind: "person" })),
    clock,
    moves,
    clocks: newClocks(clock, setup.players),
    ended,
    changed: Date.now(),
    names,
    ...(title === null ? {} : { title }),
  };
}
