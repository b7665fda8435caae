import { describe, expect, it } from "vitest";
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
