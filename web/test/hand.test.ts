import { describe, expect, it } from "vitest";
import { EMPTY_HAND, type Hand, type HandEvent, PAUSE, type Table, handle } from "../src/board/hand";

const stand = { width: 9, height: 9, view: 0 };
const table = (changes: Partial<Table> = {}): Table => ({
  stand,
  legal: new Set(["e2", "d1", "f1", "e3h", "e3v", "a1h", "c5v"]),
  ahead: false,
  premove: null,
  confirm: "touch",
  ...changes,
});

/** Plays events one after the other, and answers the last hand and everything that was reported. */
function run(events: HandEvent[], at = table(), hand: Hand = EMPTY_HAND) {
  const effects = [];
  for (const event of events) {
    const outcome = handle(hand, event, at);
    hand = outcome.hand;
    effects.push(...outcome.effects);
  }
  return { hand, effects };
}

const tap = (target: string | null, by: "mouse" | "touch" | "key", at: number): HandEvent => ({ kind: "tap", target, by, at });

describe("a mouse", () => {
  it("plays a legal move with one click, fence or pawn", () => {
    expect(run([tap("e2", "mouse", 0)]).effects).toEqual([{ kind: "play", move: "e2" }]);
    expect(run([tap("e3h", "mouse", 0)]).effects).toEqual([{ kind: "play", move: "e3h" }]);
  });

  it("asks why a move is refused, and marks it", () => {
    const { hand, effects } = run([tap("e5", "mouse", 0)]);
    expect(effects).toEqual([{ kind: "explain", move: "e5" }]);
    expect(hand.refused).toBe("e5");
  });

  it("forgets the refusal when it goes elsewhere", () => {
    expect(run([tap("e5", "mouse", 0), { kind: "hover", target: "e2" }]).hand.refused).toBeNull();
  });

  it("confirms fences where that is wished for always", () => {
    const always = table({ confirm: "always" });
    expect(run([tap("e3h", "mouse", 0)], always)).toMatchObject({ hand: { ghost: "e3h" }, effects: [] });
    expect(run([tap("e3h", "mouse", 0), { kind: "confirm", at: 900 }], always).effects).toEqual([{ kind: "play", move: "e3h" }]);
  });
});

describe("a mouse that drags a fence", () => {
  const dropped = (at: Table, target = "e3v") => run([{ kind: "drag", target }, { kind: "drop", by: "mouse", at: 50 }], at);

  it("places it where it lets go, and asks first only where that is wished for always", () => {
    expect(dropped(table())).toMatchObject({ hand: { ghost: null }, effects: [{ kind: "play", move: "e3v" }] });
    expect(dropped(table({ confirm: "always" }))).toMatchObject({ hand: { ghost: "e3v" }, effects: [] });
  });

  it("learns why a place is refused", () => {
    expect(dropped(table(), "b2h").effects).toEqual([{ kind: "explain", move: "b2h" }]);
  });
});

describe("a finger", () => {
  it("shows a ghost first, moves it, and sets it with a second tap", () => {
    const { hand, effects } = run([tap("e3h", "touch", 0), tap("a1h", "touch", 500)]);
    expect(hand.ghost).toBe("a1h");
    expect(effects).toEqual([]);
    expect(run([tap("a1h", "touch", 1000)], table(), hand).effects).toEqual([{ kind: "play", move: "a1h" }]);
  });

  it("moves the pawn with one tap", () => {
    expect(run([tap("e2", "touch", 0)]).effects).toEqual([{ kind: "play", move: "e2" }]);
  });

  it("never sets two fences by two fast taps, even where nothing is confirmed", () => {
    const never = table({ confirm: "never" });
    const taps = [tap("e3h", "touch", 1000), tap("a1h", "touch", 1000 + PAUSE - 1)];
    expect(run(taps, never).effects).toEqual([{ kind: "play", move: "e3h" }]);
    expect(run([...taps, tap("a1h", "touch", 1000 + PAUSE)], never).effects).toHaveLength(2);
  });

  it("drags a ghost that stays where it was let go, and is set by the button", () => {
    const { hand, effects } = run([{ kind: "drag", target: "e3h" }, { kind: "drag", target: "e3v" }, { kind: "drop", by: "touch", at: 50 }]);
    expect(hand).toMatchObject({ ghost: "e3v", dragging: false });
    expect(effects).toEqual([]);
    expect(run([{ kind: "confirm", at: 99 }], table(), hand).effects).toEqual([{ kind: "play", move: "e3v" }]);
  });

  it("learns why when it lets go over a refused place", () => {
    const { hand, effects } = run([{ kind: "drag", target: "b2h" }, { kind: "drop", by: "touch", at: 50 }]);
    expect(effects).toEqual([{ kind: "explain", move: "b2h" }]);
    expect(hand.ghost).toBeNull();
  });

  it("drops the ghost beside the board and by Escape", () => {
    expect(run([tap("e3h", "touch", 0), tap(null, "touch", 900)]).hand.ghost).toBeNull();
    expect(run([tap("e3h", "touch", 0), { kind: "cancel" }]).hand.ghost).toBeNull();
  });
});

describe("the keyboard", () => {
  it("walks over squares and fences and stops at the edge", () => {
    const { hand, effects } = run([
      { kind: "focus", on: true, home: "e1" },
      { kind: "arrow", x: 0, y: -1 },
      { kind: "arrow", x: 1, y: 0 },
      { kind: "lay", as: "h" },
    ]);
    expect(hand.cursor).toBe("f1h");
    expect(hand.cursorShown).toBe(true);
    expect(effects.map((it) => "target" in it && it.target)).toEqual(["e1", "f1", "f1h"]);
    expect(run([{ kind: "lay", as: "v" }, { kind: "lay", as: "square" }], table(), hand).hand.cursor).toBe("f1");
  });

  it("goes where the arrow points on a board seen from any side", () => {
    const up: HandEvent = { kind: "arrow", x: 0, y: 1 };
    const seen = (view: number) => run([up], table({ stand: { ...stand, view } }), { ...EMPTY_HAND, cursor: "e5" }).hand.cursor;
    expect([0, 1, 2, 3].map(seen)).toEqual(["e6", "f5", "e4", "d5"]);
  });

  it("keeps a fence inside the board when laid at the far edge", () => {
    expect(run([{ kind: "lay", as: "h" }], table(), { ...EMPTY_HAND, cursor: "i9" }).hand.cursor).toBe("h8h");
  });

  it("plays what is under the cursor", () => {
    const played = run([tap("e3h", "key", 0)]);
    expect(played.effects).toEqual([{ kind: "play", move: "e3h" }]);
  });
});

describe("out of turn", () => {
  it("does nothing where no move can be chosen ahead", () => {
    expect(run([tap("e2", "mouse", 0)], table({ legal: new Set() })).effects).toEqual([]);
  });

  it("chooses a move ahead, and drops it when chosen again or by Escape", () => {
    const ahead = table({ legal: new Set(), ahead: true });
    expect(run([tap("e2", "mouse", 0)], ahead).effects).toEqual([{ kind: "premove", move: "e2" }]);
    const set = { ...ahead, premove: "e2" };
    expect(run([tap("e2", "mouse", 0)], set).effects).toEqual([{ kind: "premove", move: null }]);
    expect(run([{ kind: "cancel" }], set).effects).toEqual([{ kind: "premove", move: null }]);
  });

  it("keeps a ghost only while it is still legal", () => {
    const hand = { ...EMPTY_HAND, ghost: "e3h" };
    expect(run([{ kind: "moved" }], table(), hand).hand.ghost).toBe("e3h");
    expect(run([{ kind: "moved" }], table({ legal: new Set(["e2"]) }), hand).hand.ghost).toBeNull();
  });
});
