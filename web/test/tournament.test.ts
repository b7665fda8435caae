import { describe, expect, it } from "vitest";
import { nextText } from "../src/tournament/next-round";
import { scoresOf } from "../src/tournament/results";

describe("what a result brings", () => {
  it("is the point of a table of two", () => {
    expect(scoresOf("0-1", [1, 0])).toEqual([0, 1]);
    expect(scoresOf("1/2-1/2", [1, 0])).toEqual([0.5, 0.5]);
    expect(scoresOf("0-0", [1, 0])).toEqual([0, 0]);
  });

  it("is what the places of a larger table are worth", () => {
    expect(scoresOf("1-3-0-2", [5, 3, 1, 0])).toEqual([1, 5, 0, 3]);
    expect(scoresOf("0-0-1-0", [3, 2, 1, 0])).toEqual([1, 1, 3, 1]);
    expect(scoresOf("1/2-0-1/2", [2, 1, 0])).toEqual([1.5, 0, 1.5]);
    expect(scoresOf("0-0-1", [1, 0, 0])).toEqual([0, 0, 1]);
  });
});

describe("what is said about the next round", () => {
  const at = Date.UTC(2026, 10, 17, 20);
  const next = { round: 2, at, can_pair: true, reason: null };

  it("is when it begins, as long as that may be", () => {
    expect(nextText({ next }, at - 60_000)).toMatch(/^The next round begins at/);
    expect(nextText({ next }, at + 1000)).toMatch(/^The next round begins at/);
    expect(nextText({ next: { ...next, at: null } }, at)).toBeNull();
  });

  it("is that it waits for the organiser, or for players", () => {
    expect(nextText({ next }, at + 10_000)).toBe("The next round can’t start by itself. The organiser has to pair it.");
    expect(nextText({ next: { ...next, can_pair: false, reason: "too-few-players" } }, at + 10_000)).toBe("At least two players are needed.");
    expect(nextText({ next: { ...next, can_pair: false, reason: "results-missing" } }, at + 10_000)).toBeNull();
  });
});
