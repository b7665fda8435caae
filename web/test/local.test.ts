import { describe, expect, it } from "vitest";
import { type Chair, type Kept, LocalSession, newGame } from "../src/game/local";
import { USUAL, positionsOf, startOf } from "../src/game/notation";
import type { Facts, Line, Opponent, Rules } from "../src/rules/rules";

const people: Chair[] = [{ kind: "person" }, { kind: "person" }];
const against: Chair[] = [{ kind: "person" }, { kind: "engine", level: 3 }];

/** Rules that allow a few moves and know a goal: enough to drive a game. */
class Judge implements Rules, Opponent {
  /** So many questions get no answer. */
  constructor(private deaf: number) {}
  async facts({ setup, moves }: Line): Promise<Facts> {
    if (this.deaf-- > 0) throw new Error("nobody there");
    const position = positionsOf(startOf(setup), moves).at(-1);
    const won = position?.pawns[0]?.endsWith("9") === true;
    const left = position?.pawns.filter((it) => it !== null).length ?? 0;
    if (won) return { legal: [], ways: [], result: "1-0", termination: "goal" };
    if (left === 1) return { legal: [], ways: [], result: "0-0-1", termination: "last player" };
    return { legal: ["e2", "e3h", "e8", "e9", "d8"], ways: [], result: "*", termination: null };
  }
  async refusal() {
    return null;
  }
  /** What the engine was told, in order. */
  readonly told: string[] = [];
  newGame(): void {
    this.told.push("new game");
  }
  async think(): Promise<string> {
    this.told.push("think");
    return "e8";
  }
  stop() {}
}

function table(chairs: Chair[], clock: Kept["clock"] = { kind: "none" }, players = 2, deaf = 0) {
  const world = { time: 0, kept: null as Kept | null };
  const judge = new Judge(deaf);
  const session = new LocalSession(newGame("x", { ...USUAL, players }, chairs, clock, 0), {
    rules: async () => judge,
    now: () => world.time,
    wait: async () => {},
    store: (game) => (world.kept = game),
  });
  const settle = async () => {
    for (let round = 0; round < 30; round++) await Promise.resolve();
  };
  return { session, world, settle, judge };
}

describe("a game on this screen", () => {
  it("is played by people in turn and kept after every move", async () => {
    const { session, world, settle } = table(people);
    await settle();
    session.play("e2");
    await settle();
    session.play("e8");
    await settle();
    expect(session.match.value.moves).toEqual(["e2", "e8"]);
    expect(world.kept?.moves).toEqual(["e2", "e8"]);
    session.play("a5");
    expect(session.match.value.moves).toHaveLength(2);
  });

  it("lets the engine answer", async () => {
    const { session, settle } = table(against);
    await settle();
    session.play("e2");
    await settle();
    expect(session.match.value.moves).toEqual(["e2", "e8"]);
    expect(session.match.value.mine).toEqual(["south"]);
  });

  it("tells the engine once for each game that a new one begins", async () => {
    const { session, settle, judge } = table(against);
    await settle();
    session.play("e2");
    await settle();
    session.play("d8");
    await settle();
    expect(judge.told).toEqual(["new game", "think", "think"]);
    session.play("e9");
    await settle();
    session.rematch();
    await settle();
    expect(judge.told.slice(3)).toEqual(["new game", "think"]);
  });

  it("takes back one's own move together with the engine's answer", async () => {
    const { session, settle } = table(against);
    await settle();
    expect(session.abilities.value.takeback).toBe(false);
    session.play("e2");
    await settle();
    session.takeback();
    await settle();
    expect(session.match.value.moves).toEqual([]);
  });

  it("ends at the goal, and begins again with the sides swapped", async () => {
    const { session, settle } = table(against);
    await settle();
    session.play("e9");
    await settle();
    expect(session.match.value).toMatchObject({ over: true, result: "1-0", termination: "goal" });
    session.rematch();
    await settle();
    expect(session.match.value).toMatchObject({ over: false, mine: ["north"] });
  });

  it("is lost by resigning and on time with two players (R18)", async () => {
    const { session, settle } = table(people);
    await settle();
    session.resign();
    expect(session.match.value).toMatchObject({ over: true, result: "0-1", termination: "resign" });

    const timed = table(people, { kind: "increment", initial: 60, increment: 0 });
    await timed.settle();
    timed.session.play("e2");
    await timed.settle();
    timed.world.time = 500_000;
    timed.session.tick();
    expect(timed.session.match.value.over).toBe(false);
    timed.session.play("e8");
    await timed.settle();
    timed.world.time += 60_000;
    timed.session.tick();
    expect(timed.session.match.value).toMatchObject({ result: "0-1", termination: "time" });
  });

  it("says that nobody answers, and asks again", async () => {
    const { session, settle } = table(people, { kind: "none" }, 2, 1);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    const links = [session.link.value];
    await settle();
    links.push(session.link.value);
    expect(links).toEqual(["lost", "here"]);
    expect(session.facts.value?.legal).toContain("e2");
  });

  it("goes on without a player who leaves a game of three (R18)", async () => {
    const three: Chair[] = [{ kind: "person" }, { kind: "person" }, { kind: "person" }];
    const { session, settle } = table(three, { kind: "none" }, 3);
    await settle();
    session.resign();
    await settle();
    expect(session.match.value.moves).toEqual(["out:south"]);
    expect(session.match.value.over).toBe(false);
    session.resign();
    await settle();
    expect(session.match.value).toMatchObject({ over: true, result: "0-0-1", termination: "last player" });
  });
});
