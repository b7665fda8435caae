import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nextPuzzle } from "../src/pages/puzzles";
import { type Puzzle, THEMES, dayOf, dayText, hasTheme, puzzleOfDay, readPuzzles } from "../src/puzzles/collection";
import { kept, note, streak } from "../src/puzzles/solved";
import { Solving } from "../src/puzzles/solving";
import { outlineOf } from "../src/puzzles/study-link";
import { rightText } from "../src/puzzles/why";
import type { Facts, Opponent, StudyRules } from "../src/rules/rules";

const shipped = readPuzzles(readFileSync("../puzzles/puzzles.jsonl", "utf8"));

describe("the puzzles", () => {
  it("have names of their own, and every theme has some", () => {
    expect(new Set(shipped.map((it) => it.id)).size).toBe(shipped.length);
    for (const theme of THEMES) expect(shipped.some((it) => hasTheme(it, theme)), theme).toBe(true);
  });

  it("all come once before one comes again as the puzzle of the day", () => {
    const days = shipped.map((_, day) => puzzleOfDay(shipped, 20_000 + day)?.id);
    expect(new Set(days).size).toBe(shipped.length);
    expect(puzzleOfDay(shipped, 20_000 + shipped.length)?.id).toBe(days[0]);
    expect(puzzleOfDay([], 5)).toBe(null);
  });

  it("change with the day by UTC", () => {
    const before = Date.parse("2026-11-16T23:59:59Z");
    expect(dayOf(before + 1000)).toBe(dayOf(before) + 1);
    expect(dayText(dayOf(before))).toBe("2026-11-16");
  });

  it("go on with one that was not tried, then with one that failed", () => {
    const [a, b, c] = shipped.slice(0, 3) as [Puzzle, Puzzle, Puzzle];
    expect(nextPuzzle([a, b, c], a, { [b.id]: "solved" })).toBe(c);
    expect(nextPuzzle([a, b, c], a, { [b.id]: "solved", [c.id]: "failed" })).toBe(c);
    expect(nextPuzzle([a], a, {})).toBe(null);
  });
});

describe("days in a row", () => {
  const text = (day: number) => String(day);

  it("count up to today, or to yesterday while today is open", () => {
    expect(streak({ 7: "solved", 8: "solved" }, 8, text)).toBe(2);
    expect(streak({ 7: "solved", 8: "solved" }, 9, text)).toBe(2);
    expect(streak({ 7: "solved", 8: "failed" }, 9, text)).toBe(0);
    expect(streak({}, 9, text)).toBe(0);
  });
});

describe("what is remembered", () => {
  it("stays solved, and a day counts by its first attempt", () => {
    kept.value = { marks: {}, days: {} };
    note("a", "failed", "2026-11-16");
    expect(kept.value).toEqual({ marks: { a: "failed" }, days: { "2026-11-16": "failed" } });
    note("a", "solved", "2026-11-16");
    note("b", "solved", null);
    note("b", "failed", null);
    expect(kept.value).toEqual({ marks: { a: "solved", b: "solved" }, days: { "2026-11-16": "failed" } });
    expect(JSON.parse(localStorage.getItem("fencepost:puzzles") ?? "{}")).toEqual(kept.value);
  });
});

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

/** Amber can shut Blue out with a4h, or run. */
const PUZZLE: Puzzle = { id: "x", position: " / a3 / e7 a5 / 1 0 / 1", players: 2, move: "a4h", grade: 1, themes: ["trap", "endgame"] };
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = { "": [2, 4], a4h: [2, 10], "a4h b5": [2, 9], e8: [1, 4], i1h: [2, 4] };

/** Rules that know this one puzzle. */
function fakeRules(reason: string): StudyRules & Opponent {
  const legal = ["e8", "d7", "a4h", "i1h"];
  return {
    facts: ({ moves }): Promise<Facts> => {
      const [south, north] = LENGTHS[moves.join(" ")] ?? [2, 4];
      const ways = [{ seat: "south" as const, length: south, squares: ["e7", "e8", "e9"] }, { seat: "north" as const, length: north, squares: ["a5", "a4"] }];
      return Promise.resolve({ legal, ways, result: "*", termination: null });
    },
    judge: ({ moves }) => Promise.resolve(moves[0] === "a4h" ? "info depth 9 multipv 1 score win 5 wdl 0 0 1000 nodes 9 nps 9 pv b5 e8" : "info depth 9 multipv 1 score win 8 wdl 1000 0 0 nodes 9 nps 9 pv a4 e9"),
    blocks: () => Promise.resolve([{ seat: "south", fence: "a4h", other: "north", steps: 6 }]),
    study: (request) => Promise.resolve(request.startsWith("reason") ? reason : ""),
    refusal: () => Promise.resolve(null),
    faults: () => Promise.resolve([]),
    newGame: () => undefined,
    think: () => Promise.resolve("b5"),
    stop: () => undefined,
  };
}

function solving(reason: string): { it: Solving; marks: string[] } {
  const marks: string[] = [];
  const world = { rules: () => Promise.resolve(fakeRules(reason)), wait: () => Promise.resolve(), note: (mark: string) => void marks.push(mark) };
  return { it: new Solving(PUZZLE, world), marks };
}

describe("a solution", () => {
  it("says what the move does, and what is wrong with the natural one", async () => {
    const { it: puzzle, marks } = solving("reason race-lost seat north");
    await puzzle.begin();
    await puzzle.show();
    expect(marks).toEqual(["failed"]);
    const why = puzzle.why.value;
    expect(why === null ? "" : plain(rightText(why))).toBe("It makes Blue’s path longer by 6 steps.");
    expect(why?.instead).toMatchObject({ move: "e8", reason: { code: "race-lost" } });
    expect(outlineOf(puzzle).split("\n")).toEqual([
      `start ${PUZZLE.position}`, "node 0 a4h !", "comment It makes Blue’s path longer by 6 steps. (Trap · Endgame)", "node 1 b5", "node 2 e8",
      "node 0 e8 ?", "comment This loses the race: Blue gets there first.", "node 4 a4", "node 5 e9", "",
    ]);
  });

  it("is told by a reason that is about the right move", async () => {
    const { it: puzzle } = solving("reason better-fence better a4h seat north steps 6");
    await puzzle.begin();
    await puzzle.show();
    const why = puzzle.why.value;
    expect(why === null ? "" : plain(rightText(why))).toBe("a4h costs Blue 6 steps.");
    expect(why?.instead).toBe(null);
  });

  it("is not given away when the puzzle is tried again", async () => {
    const { it: puzzle } = solving("reason race-lost seat north");
    await puzzle.begin();
    await puzzle.hint();
    await puzzle.show();
    await puzzle.begin();
    expect([puzzle.phase.value, puzzle.log.value, puzzle.solution.value, puzzle.why.value, puzzle.practice.hint.value]).toEqual(["find", [], [], null, null]);
  });
});
