import { describe, expect, it } from "vitest";
import { ANY, movesIn, positionsIn, queryOf } from "../src/explorer/answer";

/** e2 in 300 games of one month, e3h in one of another; South and North have points. */
const PLAYS = new Uint8Array([13, 0b101, 0xd7, 0x0b, 10, 0xac, 0x02, 0x90, 0x0e, 0x80, 0x0e, 7, 81 + 20, 0b100, 1, 0, 1, 12, 8]);

describe("the explorer's file", () => {
  it("is cut into positions", () => {
    const file = new Uint8Array([0xff, 0, 0, 0, 0, 0, 0, 1, 0, 2, 5, 6, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0]);
    expect([...positionsIn(file)]).toEqual([["ff00000000000001", new Uint8Array([5, 6])], ["0000000000000002", new Uint8Array()]]);
  });

  it("says what was played", () => {
    const [first, second] = movesIn(PLAYS, 2, null);
    expect(first).toEqual({ move: "e2", games: 300, score: [1808 / 3600, 1792 / 3600] });
    expect(second).toEqual({ move: "e3h", games: 1, score: [0, 1] });
    expect(movesIn(PLAYS, 2, 9).map((it) => it.move)).toEqual(["e2", "d3h"]);
  });
});

describe("a question", () => {
  it("names only what was chosen", () => {
    expect(queryOf("p", ANY)).toBe("position=p");
    expect(queryOf("p", { source: "server", from: "2026-11", to: "soon", strength: "level:5" })).toBe("position=p&source=server&from=2026-11&min_level=5");
  });
});
