import { describe, expect, it } from "vitest";
import { secondsLeft, secondsText } from "../src/tournament/time-left";
import type { Tournament } from "../src/tournament/wire";

const tournament = (time: number | null, complete = false) =>
  ({ settings: { round_time: time }, rounds: [{ round: 1, started: 1_000_000, complete, tables: [], byes: [] }] }) as unknown as Tournament;

describe("the time left of a round", () => {
  it("counts down from when it was paired", () => {
    expect(secondsLeft(tournament(600), 999_001)).toBe(600);
    expect(secondsLeft(tournament(600), 1_000_000)).toBe(600);
    expect(secondsLeft(tournament(600), 1_000_999)).toBe(600);
    expect(secondsLeft(tournament(600), 1_001_000)).toBe(599);
    expect(secondsLeft(tournament(600), 1_600_000)).toBe(0);
    expect(secondsLeft(tournament(600), 9_000_000)).toBe(0);
  });

  it("is not there without a limit, before the first round, or once all results are in", () => {
    expect(secondsLeft(tournament(null), 1_000_000)).toBe(null);
    expect(secondsLeft(tournament(600, true), 1_000_000)).toBe(null);
    expect(secondsLeft({ ...tournament(600), rounds: [] }, 1_000_000)).toBe(null);
  });

  it("is written with two digits for seconds, and for minutes behind an hour", () => {
    expect([0, 9, 1122, 3600, 3905].map(secondsText)).toEqual(["0:00", "0:09", "18:42", "1:00:00", "1:05:05"]);
  });
});
