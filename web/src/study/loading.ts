/** Brings a study from anywhere: a text, a link, a game. What cannot be read is told, and nothing changes. */

import { ApiError, address, api } from "../api";
import { endingOf, keptGames } from "../game/kept";
import { type SeatName, seatsOf } from "../game/notation";
import { recordOf } from "../game/record";
import type { StudyRules } from "../rules/rules";
import { type Address, addressIn } from "./address";
import { inOrder, readOutline } from "./outline";
import { START, type Tree, type NodeId } from "./tree";

/** No text that is read is larger, in bytes. */
export const MOST_BYTES = 1_000_000;

/** Why something cannot be shown. The code has a line `record-CODE` or `analysis-CODE`. */
export interface Wrong {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Values of the line. */
  readonly values: Readonly<Record<string, string>>;
  /** Lines that say why, with their values. */
  readonly why: readonly { readonly id: string; readonly values: Readonly<Record<string, string>> }[];
}

export type Dialect = "fencepost" | "glendenning" | "openspiel" | "qtp";

export type Loaded =
  | { readonly kind: "study"; readonly tree: Tree; readonly at: NodeId; readonly game: number; readonly games: number; readonly dialect: Dialect }
  /** It could be any of these. */
  | { readonly kind: "choose"; readonly dialects: readonly Dialect[] }
  | { readonly kind: "wrong"; readonly wrong: Wrong };

export const wrong = (code: string): Loaded => ({ kind: "wrong", wrong: { code, line: 0, column: 0, text: "", values: {}, why: [] } });

/** Words in pairs: a name, then its value. */
function pairs(words: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (let at = 0; at + 1 < words.length; at += 2) {
    // The squares of a region are the last, and as many as there are.
    if (words[at] === "region") {
      values["squares"] = words.slice(at + 1).join(" ");
      break;
    }
    values[words[at] ?? ""] = (words[at + 1] ?? "").replaceAll("\u00a0", " ");
  }
  return values;
}

/** Reads the answer of the rules to a request that reads something. */
export function readAnswer(answer: string): Loaded {
  const end = answer.indexOf("\n");
  const [head, body] = end < 0 ? [answer, ""] : [answer.slice(0, end), answer.slice(end + 1)];
  const [kind, ...words] = head.split(" ");
  if (kind === "record") {
    const [dialect = "fencepost", game, games] = words;
    return { kind: "study", tree: readOutline(body), at: START, game: Number(game), games: Number(games), dialect: dialect as Dialect };
  }
  if (kind === "choose") return { kind: "choose", dialects: words as Dialect[] };
  if (kind !== "error") return wrong("unreadable");
  const lines = body.split("\n").map((line) => line.split(" "));
  const [code = "unreadable", line, column] = words;
  return {
    kind: "wrong",
    wrong: {
      code,
      line: Number(line),
      column: Number(column),
      text: lines.find(([word]) => word === "text")?.slice(1).join(" ").replaceAll("\u00a0", " ") ?? "",
      values: Object.assign({}, ...lines.filter(([word]) => word === "value").map(([, ...rest]) => value(rest))),
      why: lines.filter(([word]) => word === "why").map(([, id = "", ...rest]) => ({ id, values: pairs(rest) })),
    },
  };
}

/** A value may be several words, as the seats of a draw are. */
function value([name = "", ...words]: readonly string[]): Record<string, string> {
  return { [name]: words.join(" ") };
}

const bytesOf = (text: string) => new Blob([text]).size;

/** Reads a text of any kind that is known. */
export async function loadText(text: string, rules: StudyRules, dialect: Dialect | "auto" = "auto", game = 1): Promise<Loaded> {
  const link = addressIn(text);
  if (link !== null) return loadAddress(link, rules);
  if (bytesOf(text) > MOST_BYTES) return wrong("too-large");
  return readAnswer(await rules.study(`read ${dialect} ${game}\n${text}`));
}

export async function loadLink(link: string, at: number, rules: StudyRules): Promise<Loaded> {
  const loaded = readAnswer(await rules.study(`unlink\n${link}`));
  if (loaded.kind !== "study") return loaded;
  return { ...loaded, at: inOrder(loaded.tree)[at]?.id ?? START };
}

/** What an address is about: a tree, a game, or a position; the start where it says nothing. */
export async function loadAddress(where: Address, rules: StudyRules): Promise<Loaded> {
  if (where.link !== null) return loadLink(where.link, where.at, rules);
  if (where.game !== null) return loadServerGame(where.game, rules);
  if (where.local !== null) return loadLocalGame(where.local, rules);
  return readAnswer(await rules.study(`read fencepost 1\n${where.position ?? " /  / e1 e9 / 10 10 / 1"}`));
}

/** A game at the server, once it is over: while it goes on its players are on their own. */
async function loadServerGame(id: string, rules: StudyRules): Promise<Loaded> {
  try {
    const { over } = await api<{ over: boolean }>("GET", `api/games/${encodeURIComponent(id)}`);
    if (!over) return wrong("game-running");
    const record = await fetch(address(`api/games/${encodeURIComponent(id)}.qgn`));
    return record.ok ? loadText(await record.text(), rules, "fencepost") : wrong("game-missing");
  } catch (error) {
    return wrong(error instanceof ApiError && error.status === 404 ? "game-missing" : "offline");
  }
}

async function loadLocalGame(id: string, rules: StudyRules): Promise<Loaded> {
  const game = keptGames().find((it) => it.id === id);
  if (game === undefined) return wrong("local-missing");
  const seats = seatsOf(game.setup.players);
  const ending = endingOf(game);
  const recorded = {
    ...game,
    players: seats.map((seat) => ({ seat })),
    result: ending?.result ?? "*",
    termination: ending?.termination ?? null,
  };
  const name = (seat: SeatName) => {
    const chair = game.chairs[seats.indexOf(seat)];
    return game.names?.[seat] ?? (chair?.kind === "engine" ? `Fencepost ${chair.level}` : "?");
  };
  return loadText(recordOf(recorded, name, new Date(game.changed), game.title), rules, "fencepost");
}
