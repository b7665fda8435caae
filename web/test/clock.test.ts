import { describe, expect, it } from "vitest";
import { type ClockSetting, clockTag, clockText, newClocks, pressed, readings, stopped } from "../src/game/clock";

const all = [true, true];

describe("clocks (R19)", () => {
  it("run for one player and add the increment after the move", () => {
    const setting: ClockSetting = { kind: "increment", initial: 60, increment: 5 };
    const running = pressed(setting, newClocks(setting, 2), 0, 0, all);
    expect(readings(setting, running, 10_000, all)).toEqual([50_000, 60_000]);
    const next = pressed(setting, running, 10_000, 1, all);
    expect(readings(setting, next, 12_000, all)).toEqual([55_000, 58_000]);
  });

  it("wait for the delay on each move", () => {
    const setting: ClockSetting = { kind: "delay", initial: 60, delay: 5 };
    const running = pressed(setting, newClocks(setting, 2), 0, 0, all);
    expect(readings(setting, running, 4000, all)).toEqual([60_000, 60_000]);
    expect(readings(setting, running, 6000, all)).toEqual([59_000, 60_000]);
  });

  it("begin anew on each move where the time is per move", () => {
    const setting: ClockSetting = { kind: "per_move", seconds: 30 };
    const running = pressed(setting, newClocks(setting, 2), 0, 0, all);
    expect(readings(setting, pressed(setting, running, 20_000, 1, all), 20_000, all)).toEqual([30_000, 30_000]);
  });

  it("give the others what one uses, as an hourglass", () => {
    const setting: ClockSetting = { kind: "hourglass", initial: 60 };
    const three = [true, true, true];
    const running = pressed(setting, newClocks(setting, 3), 0, 0, three);
    expect(readings(setting, running, 10_000, three)).toEqual([50_000, 65_000, 65_000]);
    expect(readings(setting, running, 10_000, [true, false, true])).toEqual([50_000, 60_000, 70_000]);
  });

  it("never show less than nothing, and stand still when stopped", () => {
    const setting: ClockSetting = { kind: "increment", initial: 1, increment: 0 };
    const running = pressed(setting, newClocks(setting, 2), 0, 0, all);
    expect(readings(setting, running, 5000, all)).toEqual([0, 1000]);
    const stood = stopped(setting, running, 400, all);
    expect(readings(setting, stood, 9000, all)).toEqual([600, 1000]);
  });

  it("are written for people, with tenths in the last ten seconds", () => {
    expect([3_723_000, 600_000, 59_001, 10_000, 9_999, 70, 0, -5].map(clockText)).toEqual([
      "1:02:03", "10:00", "1:00", "0:10", "9.9", "0.0", "0.0", "0.0",
    ]);
  });

  it("are named as records name them", () => {
    expect(clockTag({ kind: "delay", initial: 300, delay: 5 })).toBe("300d5");
    expect(clockTag({ kind: "hourglass", initial: 180 })).toBe("180/hourglass");
  });
});
