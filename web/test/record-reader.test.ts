import { describe, expect, it } from "vitest";
import { recordOf, titleOf } from "../src/game/record";
import { RecordError, readRecord } from "../src/game/record-reader";

const code = (text: string) => {
  try {
    readRecord(text);
    return null;
  } catch (error) {
    return error instanceof RecordError ? `${error.code} ${error.text}`.trim() : "another error";
  }
};

describe("the reader of records", () => {
  it("reads what the page writes", () => {
    const setup = { players: 3, width: 5, height: 7, fences: 4 };
    const players = (["south", "west", "north"] as const).map((seat) => ({ seat }));
    const moves = ["c2", "a3", "c6", "c2h", "out:west", "c5"];
    const clock = { kind: "delay", initial: 300, delay: 5 } as const;
    const recorded = { setup, players, moves, clock, result: "0-0-1", termination: "resign" };
    const text = recordOf(recorded, (seat) => `${seat} "x\\`, new Date("2026-11-15"), "Final");
    expect(readRecord(text)).toEqual({
      setup,
      moves,
      clock,
      result: "0-0-1",
      termination: "resign",
      names: { south: 'south "x\\', west: 'west "x\\', north: 'north "x\\' },
      event: "Final",
    });
  });

  it("reads the main line alone, without marks, comments and variations", () => {
    const text = "[Event \"x\"]\r\n\r\n1.e2! e8?! {a ( b} 2. e3 ( 2. d3h ( 2. c3h ) e7 ) e7{[%clk 0:09:58]} *";
    expect(readRecord(text).moves).toEqual(["e2", "e8", "e3", "e7"]);
  });

  it("reads a bare list of moves and a start position", () => {
    expect(readRecord("e2 e8 e3").result).toBe("*");
    const from = "d4 /  / e1 e9 / 9 10 / 2";
    expect(readRecord(`[Position "${from}"]\n\n1. e8 *`).setup).toEqual({ players: 2, width: 9, height: 9, fences: null, from });
  });

  it("says what is wrong", () => {
    expect(code("")).toBe("not-a-record");
    expect(code("GIF89a")).toBe("bad-move GIF89a");
    expect(code("[Event Casual]\n\n1. e2 *")).toBe("bad-tag [Event Casual]");
    expect(code("[Players \"5\"]\n\n*")).toBe("bad-tag Players");
    expect(code("[Board \"1x9\"]\n\n*")).toBe("bad-tag Board");
    expect(code("[Fences \"21\"]\n\n*")).toBe("bad-tag Fences");
    expect(code("[Position \"e1 e9\"]\n\n*")).toBe("bad-tag Position");
    expect(code("1. e2 { e8")).toBe("unclosed");
    expect(code("1. e2 ) e8")).toBe("unclosed");
    expect(code("1. e2 * e8")).toBe("after-result e8");
    expect(code("[Result \"1-0\"]\n\n1. e2 0-1")).toBe("bad-result 0-1");
    expect(code("[Result \"1-1\"]\n\n1. e2")).toBe("bad-result 1-1");
    expect(code("e2 ".repeat(5001))).toBe("too-long");
  });

  it("takes the usual event for no name", () => {
    expect([titleOf(null), titleOf("Casual game"), titleOf("?"), titleOf(" Final ")]).toEqual([null, null, null, "Final"]);
  });
});
