import { beforeEach, describe, expect, it } from "vitest";
import { endingOf, keepGame, keptGames, tooMany } from "../src/game/kept";
import type { Kept } from "../src/game/local";
import { newGame } from "../src/game/local";
import { USUAL } from "../src/game/notation";

const PEOPLE = Array.from({ length: 4 }, () => ({ kind: "person" }) as const);

function game(moves: string, more: Partial<Kept> = {}): Kept {
  const setup = more.setup ?? USUAL;
  const made = newGame("a", setup, PEOPLE.slice(0, setup.players), { kind: "none" }, 0);
  return { ...made, moves: moves.split(" ").filter(Boolean), ...more };
}

const WON = "e2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9";

describe("a kept game", () => {
  it("is over when a pawn stands on its goal line, also where nobody noted it", () => {
    expect(endingOf(game(WON))).toEqual({ result: "1-0", termination: "goal" });
    expect(endingOf(game(WON.slice(0, -3)))).toBeNull();
    expect(endingOf(game(""))).toBeNull();
  });

  it("is over for West and East on the columns of the other side", () => {
    const four = { setup: { players: 4, width: 3, height: 9, fences: null } };
    expect(endingOf(game("b2 b5", four))).toBeNull();
    expect(endingOf(game("b2 b5 b8 c6 b3 c5", four))).toEqual({ result: "0-1-0-0", termination: "goal" });
  });

  it("is over when it was noted, when one player is left, and at the third occurrence", () => {
    const noted = { result: "0-1", termination: "resign" };
    expect(endingOf(game("e2", { ended: noted }))).toEqual(noted);
    const three = { setup: { players: 3, width: 9, height: 9, fences: null } };
    expect(endingOf(game("out:south out:north", three))).toEqual({ result: "0-1-0", termination: "last player" });
    const round = "e2 e8 e1 e9";
    expect(endingOf(game(`${round} ${round}`))).toEqual({ result: "1/2-1/2", termination: "repetition" });
    expect(endingOf(game(`${round} e2 e8 e1`))).toBeNull();
  });

  it("makes room only if it is over and has no name, the oldest first", () => {
    const shelf = [game(WON, { id: "new" }), game("e2", { id: "running" }), game(WON, { id: "named", title: "Mine" }), game(WON, { id: "old" })];
    const gone = (most: number) => tooMany(shelf, most).map((it) => it.id);
    expect(gone(4)).toEqual([]);
    expect(gone(3)).toEqual(["old"]);
    expect(gone(1)).toEqual(["new", "old"]);
  });
});

describe("the shelf", () => {
  beforeEach(() => localStorage.clear());

  it("holds far more than thirty games, the newest first", () => {
    for (let at = 0; at < 60; at++) keepGame(game("e2", { id: `g${at}`, changed: at }));
    expect(keptGames().length).toBe(60);
    expect(keptGames()[0]?.id).toBe("g59");
  });

  it("leaves out what cannot be read", () => {
    localStorage.setItem("fencepost:game:bad", JSON.stringify({ id: "bad" }));
    localStorage.setItem("fencepost:game:worse", "{");
    keepGame(game("e2"));
    expect(keptGames().map((it) => it.id)).toEqual(["a"]);
  });
});
