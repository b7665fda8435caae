import { describe, expect, it } from "vitest";
import { type Chair, newGame, LocalSession } from "../src/game/local";
import { USUAL, startOf } from "../src/game/notation";
import type { Happening, Match } from "../src/game/session";
import { nameInSentence, playerText } from "../src/parts/names";
import { announce, newsOf, resultReason, resultTitle, turnText } from "../src/parts/sentences";

function matchOf(...chairs: Chair[]): Match {
  const world = { rules: () => new Promise<never>(() => {}), now: () => 0, wait: async () => {}, store: () => {} };
  return new LocalSession(newGame("x", { ...USUAL, players: chairs.length }, chairs, { kind: "none" }, 0), world).match.value;
}

const person: Chair = { kind: "person" };
const engine = (level: number): Chair => ({ kind: "engine", level });
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

describe("the computer", () => {
  it("has its level where a name stands alone, and none inside a sentence", () => {
    const match = matchOf(person, engine(3));
    expect(plain(playerText(match, "north"))).toBe("Computer, level 3");
    expect(nameInSentence(match, "north")).toBe("the computer");
    expect(plain(turnText(match, { ...startOf(USUAL), turn: 1 }))).toBe("The computer’s turn");
  });

  it("goes by its colour in sentences where there are several", () => {
    const match = matchOf(person, engine(3), engine(3));
    expect([nameInSentence(match, "west"), nameInSentence(match, "north")]).toEqual(["Green", "Blue"]);
  });
});

describe("whoever sits here", () => {
  const match = matchOf(person, engine(3));
  const start = startOf(USUAL);

  it("is called you", () => {
    expect(playerText(match, "south")).toBe("You");
    expect(turnText(match, start)).toBe("Your turn");
    expect(plain(announce(match, start, "e2"))).toBe("You moved to e2.");
    expect(plain(announce(match, start, "e2h"))).toBe("You placed the fence e2h.");
    expect(plain(announce(match, { ...start, turn: 1 }, "e8"))).toBe("The computer moves to e8.");
    expect(announce(match, start, "out:south")).toBe("You are out.");
  });

  it("reads how the game ended as one of the players", () => {
    const over = (result: string, termination: string): Match => ({ ...match, over: true, result, termination });
    const read = (it: Match) => `${resultTitle(it)}. ${plain(resultReason(it))}`;
    expect(read(over("1-0", "goal"))).toBe("You won. You reached the goal line.");
    expect(read(over("0-1", "goal"))).toBe("You lost. The computer reaches the goal line and wins.");
    expect(read(over("0-1", "resign"))).toBe("You lost. You resigned.");
    expect(read(over("1-0", "time"))).toBe("You won. Your opponent ran out of time.");
  });

  it("goes by the colour at a screen that several share", () => {
    expect(plain(turnText(matchOf(person, person), start))).toBe("Amber’s turn");
  });
});

describe("what happens beside the moves", () => {
  it("is told in one line, and offers and what others say elsewhere", () => {
    const match = matchOf(person, engine(3));
    const told = (happening: Happening) => plain(newsOf(match, happening) ?? "-");
    expect(told({ kind: "decline", seat: "north", matter: "draw" })).toBe("The computer declined the draw.");
    expect(told({ kind: "time", seat: "north", to: "south", seconds: 15 })).toBe("You got 15 more seconds.");
    expect(told({ kind: "dropped", move: "e3h" })).toBe("e3h can no longer be played.");
    expect(told({ kind: "phrase", seat: "south", code: "hello" })).toBe("Sent: Hello!");
    expect(told({ kind: "phrase", seat: "north", code: "hello" })).toBe("-");
    expect(told({ kind: "offer", seat: "north", matter: "draw" })).toBe("-");
  });
});
