import { describe, expect, it } from "vitest";
import { mistakesOf, readReport, readTask, squareNear } from "../src/report/report";

const TEXT = `report
at 0 500 500 / 8 8 / 10 10
at 1 510 490 / 7 8 / 10 10
at 2 1000 0 / 7 - / 10 0
move 1 0 south e2 e2 510 510 -
move 2 1 north d9 e8 490 0 ??
line 2 e8 e3
why 2 fence-allowed fence e3h steps 2
turn 2
accuracy south 100
accuracy north -
`;

describe("a report", () => {
  it("is read as the rules write it", () => {
    const report = readReport(TEXT);
    expect(report?.positions[2]).toEqual({ chances: [1, 0], steps: [7, null], left: [10, 0] });
    expect(report?.moves[1]).toEqual({
      ply: 2, index: 1, seat: "north", played: "d9", best: "e8", chance: 0.49, after: 0, mark: "??", line: ["e8", "e3"],
      reason: { code: "fence-allowed", values: { fence: "e3h", steps: "2" } },
    });
    expect(report?.points).toEqual([2]);
    expect([...(report?.accuracy ?? [])]).toEqual([["south", 100], ["north", null]]);
    expect(report === null ? [] : mistakesOf(report, "north").map((move) => move.ply)).toEqual([2]);
  });

  it("is not a question for more", () => {
    expect(readReport("search 3 100 1 9")).toBe(null);
    expect(readTask("search 3 100 1 9")).toEqual({ index: 3, nodes: 100, done: 1, total: 9 });
    expect(readTask(TEXT)).toBe(null);
  });

  it("hints at a square beside a fence", () => {
    expect([0, 1, 2, 3].map((ply) => squareNear("e3h", ply))).toEqual(["e3", "f3", "e4", "f4"]);
  });
});
