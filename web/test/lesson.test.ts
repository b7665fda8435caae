import { describe, expect, it } from "vitest";
import { Lesson } from "../src/learn/lesson";
import { STEPS } from "../src/learn/steps";
import type { Facts, Opponent, StudyRules } from "../src/rules/rules";

/** Rules that know how the game stands after so many moves, and an engine that moves as it is told. */
const rules = (results: readonly string[]) =>
  ({
    facts: ({ moves }: { moves: readonly string[] }): Promise<Facts> => {
      const result = results[moves.length] ?? "*";
      return Promise.resolve({ legal: result === "*" ? ["e2"] : [], ways: [], result, termination: result === "*" ? null : "repetition" });
    },
    newGame: () => Promise.resolve(),
    think: () => Promise.resolve("e8"),
  }) as unknown as StudyRules & Opponent;

async function played(results: readonly string[]): Promise<Lesson> {
  const lesson = new Lesson({ rules: () => Promise.resolve(rules(results)), wait: () => Promise.resolve() });
  await lesson.open(STEPS.findIndex((it) => it.name === "game"));
  lesson.practice.play("e2");
  await new Promise((resolve) => setTimeout(resolve, 20));
  return lesson;
}

describe("the game at the end of the tutorial", () => {
  it("goes on after Blue's move", async () => {
    const lesson = await played(["*", "*", "*"]);
    expect(lesson.practice.line.value.moves).toEqual(["e2", "e8"]);
    expect(lesson.practice.open.value).toBe(true);
    expect(lesson.message.value).toBe(null);
  });

  it("can be played again when it ends without a win, by Blue's move or by one's own", async () => {
    for (const [results, moves] of [[["*", "*", "0-1"], 2], [["*", "1/2-1/2"], 1]] as const) {
      const lesson = await played(results);
      expect(lesson.practice.line.value.moves.length).toBe(moves);
      expect(lesson.message.value?.kind).toBe("lost");
      expect(lesson.practice.open.value).toBe(false);
    }
  });
});
