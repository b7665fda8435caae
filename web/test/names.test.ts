import { describe, expect, it } from "vitest";
import { type Chair, newGame, LocalSession } from "../src/game/local";
import { USUAL } from "../src/game/notation";
import type { Match } from "../src/game/session";
import { nameInSentence, playerText } from "../src/parts/names";

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
    expect(nameInSentence(match, "north")).toBe("Computer");
  });

  it("goes by its seat in sentences where there are several", () => {
    const match = matchOf(person, engine(3), engine(3));
    expect([nameInSentence(match, "west"), nameInSentence(match, "north")]).toEqual(["West", "North"]);
  });
});

describe("whoever sits here", () => {
  it("goes by the seat in sentences, where “you” would not fit", () => {
    const match = matchOf(person, engine(3));
    expect([playerText(match, "south"), nameInSentence(match, "south")]).toEqual(["You", "South"]);
  });
});
