import { describe, expect, it } from "vitest";
import { MOUSE_REACH, TOUCH_REACH, fenceArea, middle, targetAt, toBoard, toScreen } from "../src/board/geometry";
import { fenceName, squareName } from "../src/game/notation";

const never = () => false;
const stands = [0, 1, 2, 3].flatMap((view) => [{ width: 9, height: 9, view }, { width: 3, height: 7, view }]);

describe("the board seen from any side", () => {
  it("goes to the screen and back", () => {
    for (const stand of stands) {
      for (const point of [{ x: 0, y: 0 }, { x: 2.25, y: 5.5 }, { x: stand.width, y: stand.height }]) {
        const back = toBoard(stand, toScreen(stand, point));
        expect(back.x).toBeCloseTo(point.x);
        expect(back.y).toBeCloseTo(point.y);
      }
    }
  });

  it("has the own seat at the bottom", () => {
    const bottoms = ["e1", "a5", "e9", "i5"].map((start, view) => middle({ width: 9, height: 9, view }, start).y);
    expect(new Set(bottoms).size).toBe(1);
    expect(bottoms[0]).toBeGreaterThan(800);
  });
});

describe("what lies under a point", () => {
  it("is the square in the middle of each square", () => {
    for (const stand of stands) {
      for (let column = 0; column < stand.width; column++) {
        for (let row = 0; row < stand.height; row++) {
          const at = { x: column + 0.5, y: row + 0.5 };
          expect(targetAt(stand, at, MOUSE_REACH, never)).toBe(squareName({ column, row }));
          expect(targetAt(stand, at, TOUCH_REACH, never)).toBe(squareName({ column, row }));
        }
      }
    }
  });

  it("is each fence place in the middle of the box around its area, so that a click there is never ambiguous", () => {
    for (const stand of stands) {
      for (const lies of ["h", "v"] as const) {
        for (let column = 0; column < stand.width - 1; column++) {
          for (let row = 0; row < stand.height - 1; row++) {
            const area = fenceArea(stand, column, row, lies);
            const [xs, ys] = [area.map((it) => it.x), area.map((it) => it.y)];
            const centre = {
              x: (Math.min(...xs) + Math.max(...xs)) / 2,
              y: (Math.min(...ys) + Math.max(...ys)) / 2,
            };
            expect(targetAt(stand, centre, MOUSE_REACH, never)).toBe(fenceName({ column, row, lies }));
          }
        }
      }
    }
  });

  it("is a fence place more easily for a finger than for a mouse", () => {
    const stand = { width: 9, height: 9, view: 0 };
    const at = { x: 4.3, y: 2.75 };
    expect(targetAt(stand, at, MOUSE_REACH, never)).toBe("e3");
    expect(targetAt(stand, at, TOUCH_REACH, never)).toBe("d3h");
    expect(targetAt(stand, at, TOUCH_REACH, () => true)).toBe("e3");
  });

  it("is nothing far beside the board", () => {
    expect(targetAt({ width: 9, height: 9, view: 0 }, { x: -0.6, y: 4 }, MOUSE_REACH, never)).toBeNull();
  });
});
