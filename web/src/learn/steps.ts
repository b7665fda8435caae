/** The steps of the tutorial: a position each, and how a try is judged. Pure; the words are in `learn.ftl` under the step's name. */

import { isFence } from "../game/notation";
import type { Facts, Refusal } from "../rules/rules";

/** A legal move that was tried, with what held before and after it. */
export interface Try {
  readonly move: string;
  /** How many moves the reader has made before it. */
  readonly made: number;
  readonly before: Facts;
  readonly after: Facts;
}

export type Values = Readonly<Record<string, number>>;

export type Verdict =
  | { readonly kind: "done"; readonly values?: Values }
  /** It is right, and there is more to do. */
  | { readonly kind: "on" }
  | { readonly kind: "wrong"; readonly line: string; readonly values?: Values };

export interface Step {
  /** Its lines begin with `learn-NAME`. */
  readonly name: string;
  readonly from: string;
  readonly judge: (it: Try) => Verdict;
  /** What is said, or done, about a move that the rules refuse; by default their own reason. */
  readonly refused?: (refusal: Refusal) => Verdict | null;
  /** How Blue answers: by running to its goal, or as the computer at a level. */
  readonly reply?: "run" | number;
  /** Whether the paths are drawn. */
  readonly paths?: boolean;
}

const DONE: Verdict = { kind: "done" };
const ON: Verdict = { kind: "on" };

function wrong(line: string, values?: Values): Verdict {
  return values === undefined ? { kind: "wrong", line } : { kind: "wrong", line, values };
}

/** How many steps each side needs. */
function lengths(facts: Facts): { readonly yours: number; readonly theirs: number } {
  const of = (seat: string) => facts.ways.find((it) => it.seat === seat)?.length ?? 0;
  return { yours: of("south"), theirs: of("north") };
}

/** One of these squares, or else that line. */
function to(squares: readonly string[], line: string): (it: Try) => Verdict {
  return ({ move }) => (squares.includes(move) ? DONE : wrong(isFence(move) ? "learn-wrong-fence" : line));
}

/** A fence that Blue has to walk around. */
function costs({ move, before, after }: Try, least: number, line: string): Verdict {
  const [was, is] = [lengths(before), lengths(after)];
  if (!isFence(move)) return wrong("learn-wrong-step");
  if (is.theirs === was.theirs) return wrong("learn-wrong-same", { after: is.theirs });
  if (is.theirs - was.theirs < least) return wrong(line, { after: is.theirs });
  return { kind: "done", values: { before: was.theirs, after: is.theirs } };
}

/** Reaching the top row. */
function arrives({ move, after, before }: Try): Verdict {
  if (after.result === "1-0") return DONE;
  if (isFence(move)) return ON;
  return lengths(after).yours < lengths(before).yours ? ON : wrong("learn-wrong-away");
}

/** A fence stands where the pawn wants to go. */
function blocked(line: string): (refusal: Refusal) => Verdict | null {
  return ({ code }) => (code === "fence-in-the-way" ? wrong(line) : null);
}

export const STEPS: readonly Step[] = [
  { name: "step", from: " /  / e1 e9 / 10 10 / 1", judge: to(["e2"], "learn-wrong-away") },
  {
    name: "goal",
    from: "e8 /  / e8 b5 / 9 9 / 1",
    judge: (it) => (isFence(it.move) ? wrong("learn-wrong-fence") : arrives(it)),
    reply: "run",
  },
  { name: "fence", from: " /  / e3 e5 / 10 10 / 1", judge: (it) => costs(it, 1, "learn-wrong-small") },
  {
    name: "refused",
    from: "a8 /  / e3 a9 / 9 10 / 1",
    judge: ({ move }) => wrong(isFence(move) ? "learn-refused-wrong" : "learn-wrong-step"),
    refused: ({ code }) => (code === "cuts-off" ? DONE : null),
  },
  { name: "jump", from: " /  / e4 e5 / 10 10 / 1", judge: to(["e6"], "learn-jump-wrong") },
  { name: "side", from: "d6g3 / c3 / e5 e6 / 8 9 / 1", judge: to(["d6", "f6"], "learn-side-wrong"), refused: blocked("learn-side-blocked") },
  {
    name: "one-side",
    from: "d6g3 / c3d5 / e5 e6 / 8 8 / 1",
    judge: to(["f6"], "learn-side-wrong"),
    refused: blocked("learn-one-side-blocked"),
  },
  { name: "four", from: " /  / e4 e5 e9 i5 / 5 5 5 5 / 1", judge: to(["e6"], "learn-four-wrong") },
  {
    name: "path",
    from: "c4e4 /  / e4 e8 / 9 9 / 1",
    judge: ({ move, before, after }) => {
      const [was, is] = [lengths(before).yours, lengths(after).yours];
      if (isFence(move)) return wrong("learn-wrong-fence");
      return is < was ? { kind: "done", values: { before: was, after: is } } : wrong("learn-wrong-longer", { before: was, after: is });
    },
    paths: true,
  },
  {
    name: "cost",
    from: "e4g4 /  / g7 e5 / 8 9 / 1",
    judge: (it) => {
      const [was, is] = [lengths(it.before), lengths(it.after)];
      const yours = is.yours - was.yours;
      if (isFence(it.move) && yours > 0) return wrong("learn-wrong-both", { theirs: is.theirs - was.theirs, yours });
      return costs(it, 2, "learn-wrong-small");
    },
    paths: true,
  },
  { name: "pocket", from: " / a1a3a5 / e5 a4 / 8 7 / 1", judge: (it) => costs(it, 6, "learn-wrong-small"), paths: true },
  // Blue moves next, so it has to need more steps than Amber.
  {
    name: "keep",
    from: "c1g1 /  / c6 e3 / 1 0 / 1",
    judge: (it) => costs(it, lengths(it.after).yours + 1 - lengths(it.before).theirs, "learn-wrong-small"),
    paths: true,
  },
  { name: "race", from: " /  / c5 g5 / 2 0 / 1", judge: arrives, reply: "run", paths: true },
  {
    name: "plan",
    from: " /  / e1 e9 / 10 10 / 1",
    judge: (it) => {
      if (it.made >= 3) return costs(it, 1, "learn-wrong-small");
      if (isFence(it.move)) return wrong("learn-wrong-fence");
      return lengths(it.after).yours < lengths(it.before).yours ? ON : wrong("learn-wrong-away");
    },
    reply: "run",
    paths: true,
  },
  { name: "game", from: " /  / e1 e9 / 10 10 / 1", judge: ({ after }) => (after.result === "1-0" ? DONE : ON), reply: 1, paths: true },
];

/** Blue's next square on its shortest path; null where a pawn stands in the way. */
export function runner(facts: Facts): string | null {
  const way = facts.ways.find((it) => it.seat === "north");
  const legal = (way?.squares ?? []).find((square) => facts.legal.includes(square));
  return legal ?? facts.legal.find((move) => !isFence(move)) ?? null;
}
