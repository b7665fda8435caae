import { describe, expect, it } from "vitest";
import { addressOf, atStart, freshDraft, mirrored, readDraft, repaired, withFence, withPawn, withPlayers, withSize } from "../src/editor/draft";
import { positionText } from "../src/game/notation";
import { readFaults } from "../src/rules/talk";

const text = "a2d6e4f6g3 / b1c4e4 / d3 b2 f7 g5 / 4 4 3 3 / 1";

describe("a position that is set up", () => {
  it("is the same after its address was read", () => {
    const draft = readDraft(text);
    expect(draft).not.toBeNull();
    if (draft === null) return;
    expect(positionText(draft)).toBe(text);
    expect(readDraft(new URLSearchParams(addressOf(draft)).get("position"))).toEqual(draft);
  });

  it("is refused where no board could show it", () => {
    for (const wrong of ["", "hello", " / / e1 z9 / 10 10 / 1", " / / e1 e9 / 10 / 1", " / / e1 e9 / 10 21 / 1", " / / e1 e9 / 10 10 / 3", "i1 / / e1 e9 / 10 10 / 1", " / / e1 e9 / 1 1 / 1 / 5x5"]) {
      expect(readDraft(wrong), wrong).toBeNull();
    }
  });

  it("gets a fence and loses it again", () => {
    const one = withFence(freshDraft(), "e3h");
    expect(one.fences).toEqual(["e3h"]);
    expect(withFence(one, "e3h").fences).toEqual([]);
  });

  it("keeps what has room on another board, and who stays", () => {
    const large = withFence(withPawn(freshDraft(), "south", "c3"), "h8v");
    const small = withSize(large, 5, 5);
    expect(small).toMatchObject({ width: 5, height: 5, fences: [], pawns: ["c3", "c5"] });
    const four = withPlayers(small, 4);
    expect(four.seats).toEqual(["south", "west", "north", "east"]);
    expect(four.pawns).toEqual(["c3", "a3", "c5", "e3"]);
    expect(withPlayers(four, 2).pawns).toEqual(["c3", "c5"]);
  });

  it("is the same in two mirrors", () => {
    const draft = readDraft(text) ?? freshDraft();
    expect(positionText(mirrored(draft))).not.toBe(text);
    expect(positionText(mirrored(mirrored(draft)))).toBe(text);
  });

  it("is mended where that is plain", () => {
    const draft = readDraft(text) ?? freshDraft();
    const [collide, cut] = readFaults(["fault fences-collide fence e4v other e4h", "fault cut-off seat west region a1 a2 b1 b2", "faultsok"]);
    expect(collide).toMatchObject({ fence: "e4v", other: "e4h", region: [] });
    expect(cut).toMatchObject({ seat: "west", region: ["a1", "a2", "b1", "b2"] });
    if (collide === undefined || cut === undefined) return;
    expect(repaired(draft, collide)?.fences).not.toContain("e4v");
    expect(repaired(draft, cut)).toBeNull();
    const missing = { ...collide, code: "player-missing" };
    expect(repaired(withPawn(freshDraft(), "north", null), missing)?.pawns).toEqual(atStart(freshDraft()).pawns);
  });
});
