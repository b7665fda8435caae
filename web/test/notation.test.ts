import { describe, expect, it } from "vitest";
import { USUAL, after, pliesIn, positionText, positionsOf, readFence, readPosition, readSquare, startOf } from "../src/game/notation";

describe("squares and fences", () => {
  it("are read, and nothing else is", () => {
    expect(readSquare("e2")).toEqual({ column: 4, row: 1 });
    expect(readFence("e3h")).toEqual({ column: 4, row: 2, lies: "h" });
    for (const text of ["", "e", "j1", "e0", "e33", "pass", "out:west"]) {
      expect(readSquare(text)).toBeNull();
      expect(readFence(text)).toBeNull();
    }
  });
});

describe("a position", () => {
  it("is read from its string", () => {
    expect(readPosition("d4f7 / c2 / e4 - e7 / 3 0 5 / 3")).toEqual({
      width: 9,
      height: 9,
      seats: ["south", "west", "north"],
      pawns: ["e4", null, "e7"],
      fences: ["d4h", "f7h", "c2v"],
      by: [null, null, null],
      left: [3, 0, 5],
      turn: 2,
    });
    expect(readPosition(" /  / c1 c5 / 3 3 / 1 / 5x5")).toEqual(startOf({ players: 2, width: 5, height: 5, fences: 3 }));
    expect(readPosition("nonsense")).toBeNull();
  });

  it("starts as R2 and R3 say", () => {
    expect(startOf(USUAL)).toEqual(readPosition(" /  / e1 e9 / 10 10 / 1"));
    expect(startOf({ ...USUAL, players: 4 })).toEqual(readPosition(" /  / e1 a5 e9 i5 / 5 5 5 5 / 1"));
    expect(startOf({ ...USUAL, players: 3 }).left).toEqual([6, 6, 6]);
  });

  it("follows the moves", () => {
    const positions = positionsOf(startOf(USUAL), ["e2", "e3h", "e3"]);
    expect(positions.at(-1)).toEqual({ ...readPosition("e3 /  / e3 e9 / 10 9 / 2"), by: ["north"] });
  });

  it("is written as it is read, also as if it were another's turn", () => {
    for (const text of ["d4f7 / c2 / e4 - e7 / 3 - 5 / 3", " /  / c1 c5 / 3 3 / 1 / 5x5"]) {
      const position = readPosition(text);
      expect(position && readPosition(positionText(position))).toEqual(position);
    }
    expect(positionText(startOf(USUAL), 1)).toBe(" /  / e1 e9 / 10 10 / 2");
  });

  it("skips a player who is out (R18)", () => {
    const three = positionsOf(startOf({ ...USUAL, players: 3 }), ["e2", "out:west"]).at(-1);
    expect(three).toMatchObject({ pawns: ["e2", null, "e9"], left: [6, 0, 6], turn: 2 });
    expect(three && after(three, "e8").turn).toBe(0);
    expect(pliesIn(["e2", "out:west", "e8"])).toBe(2);
  });
});
