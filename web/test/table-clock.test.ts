import { describe, expect, it } from "vitest";
import { clockAddress, fromAddress, readClockTag } from "../src/clock/address";
import {
  type RunningSetting, afresh, correct, leave, newTableClock, pause, press, readTableClock, resume, start, takeBack, tick, times, warningBetween,
} from "../src/clock/table-clock";

const INCREMENT: RunningSetting = { kind: "increment", initial: 60, increment: 5 };
const two = (setting: RunningSetting = INCREMENT) => newTableClock(setting, ["", ""]);

describe("the clock beside a board (R19)", () => {
  it("runs for the player to move and counts moves", () => {
    const begun = start(two(), 1000);
    expect(times(begun, 11_000)).toEqual([50_000, 60_000]);
    const next = press(begun, 0, 11_000);
    expect(times(next, 13_000)).toEqual([55_000, 58_000]);
    expect([next.turn, next.moves]).toEqual([1, [1, 0]]);
  });

  it("ignores a tap by anybody who is not to move, and while it stands", () => {
    const begun = start(two(), 0);
    expect(press(begun, 1, 500)).toBe(begun);
    expect(press(two(), 0, 500).moves).toEqual([0, 0]);
    const paused = pause(begun, 1000);
    expect(press(paused, 0, 2000)).toBe(paused);
  });

  it("stands still while it is paused, and keeps what is left of a delay", () => {
    const begun = start(two({ kind: "delay", initial: 60, delay: 5 }), 0);
    const again = resume(pause(begun, 3000), 90_000);
    expect(times(again, 92_000)).toEqual([60_000, 60_000]);
    expect(times(again, 93_000)).toEqual([59_000, 60_000]);
  });

  it("takes back a tap with the time before it, and waits to go on", () => {
    const begun = start(two(), 0);
    const pressed = press(begun, 0, 10_000);
    const back = takeBack(pressed);
    expect([back.phase, back.turn, back.moves]).toEqual(["paused", 0, [0, 0]]);
    expect(times(back, 99_000)).toEqual([50_000, 60_000]);
    expect(takeBack(back)).toBe(back);
  });

  it("ends a game of two when a clock has run down (R18)", () => {
    const begun = start(two(), 0);
    expect(tick(begun, 59_999)).toBe(begun);
    const over = tick(begun, 60_000);
    expect([over.phase, over.out, over.turn]).toEqual(["over", [true, false], 1]);
    expect(tick(over, 99_000)).toBe(over);
  });

  it("lets the others play on without whoever is out, with three and four (R18)", () => {
    const begun = start(newTableClock(INCREMENT, ["a", "b", "c", "d"]), 0);
    const first = tick(begun, 60_000);
    expect([first.phase, first.turn, first.out]).toEqual(["running", 1, [true, false, false, false]]);
    expect(times(first, 61_000)).toEqual([0, 59_000, 60_000, 60_000]);
    const last = press(press(press(first, 1, 61_000), 2, 62_000), 3, 63_000);
    expect(last.turn).toBe(1);
    const resigned = leave(last, 3, 64_000);
    expect([resigned.phase, resigned.turn]).toEqual(["running", 1]);
    const over = leave(resigned, 1, 65_000);
    expect([over.phase, over.turn]).toEqual(["over", 2]);
  });

  it("shares what one uses among the others still in, as an hourglass", () => {
    const clock = start(newTableClock({ kind: "hourglass", initial: 60 }, ["", "", ""]), 0);
    expect(times(clock, 10_000)).toEqual([50_000, 65_000, 65_000]);
    const without = leave(clock, 2, 10_000);
    expect(times(without, 20_000)[0]).toBe(40_000);
  });

  it("gives the same time for each move where time is per move", () => {
    const begun = start(two({ kind: "per_move", seconds: 30 }), 0);
    expect(times(press(begun, 0, 20_000), 25_000)).toEqual([30_000, 25_000]);
  });

  it("is corrected by hand while it stands, and only then", () => {
    const begun = start(two(), 0);
    const by = { left: [30_000, 90_000], moves: [4, 4], out: [false, false], turn: 1 };
    expect(correct(begun, by)).toBe(begun);
    const corrected = resume(correct(pause(begun, 1000), by), 5000);
    expect([corrected.turn, corrected.moves]).toEqual([1, [4, 4]]);
    expect(times(corrected, 6000)).toEqual([30_000, 89_000]);
    expect(correct(pause(begun, 0), { ...by, out: [false, true] }).phase).toBe("over");
  });

  it("survives being kept and read again, and starts again", () => {
    const clock = press(start(two(), 0), 0, 5000);
    const kept = readTableClock(JSON.parse(JSON.stringify(clock)));
    expect(kept).toEqual(clock);
    for (const bad of [null, {}, { ...clock, names: ["x"] }, { ...clock, phase: "?" }, "x"]) expect(readTableClock(bad)).toBeNull();
    expect(afresh(clock)).toEqual(two());
  });

  it("warns once at each threshold", () => {
    expect([warningBetween(20_050, 19_950), warningBetween(19_950, 19_850), warningBetween(5050, 950)]).toEqual([20_000, null, 1000]);
  });
});

describe("the address of a clock", () => {
  it("names clock, players and table", () => {
    const address = clockAddress("600+5", ["Ada", "Grace & co"], "Round 3 · table 2");
    expect(fromAddress(address.slice("/clock".length))).toEqual({
      setting: { kind: "increment", initial: 600, increment: 5 }, names: ["Ada", "Grace & co"], title: "Round 3 · table 2",
    });
    expect(fromAddress("?lang=de")).toBeNull();
  });

  it("reads every kind of clock as records write it, and nothing else", () => {
    expect(["600+0", "600d5", "30/move", "300/hourglass", "-", "0+5", "9999999+1", "x"].map((it) => readClockTag(it)?.kind ?? null)).toEqual([
      "increment", "delay", "per_move", "hourglass", null, null, null, null,
    ]);
  });
});
