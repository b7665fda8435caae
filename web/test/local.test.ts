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
  async faults() {
    return [];
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
  async judge(): Promise<null> {
    return null;
  }
  stop() {}
}

function table(chairs: Chair[], clock: Kept["clock"] = { kind: "none" }, players = 2, deaf = 0) {
  const world = { time: 0, kept: null as Kept | null, shelf: new Map<string, Kept>() };
  const judge = new Judge(deaf);
  const session = new LocalSession(newGame("x", { ...USUAL, players }, chairs, clock, 0), {
    rules: async () => judge,
    now: () => world.time,
    wait: async () => {},
    store: (game) => {
      world.kept = game;
      world.shelf.set(game.id, game);
    },
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
    expect(judge.told).toHaveLength(3);
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

  it("ends at the goal, and is kept as ended", async () => {
    const { session, world, settle } = table(against);
    await settle();
    session.play("e9");
    await settle();
    expect(session.match.value).toMatchObject({ over: true, result: "1-0", termination: "goal" });
    expect(world.kept?.ended).toEqual({ result: "1-0", termination: "goal" });
    session.takeback();
    expect(world.kept?.ended).toBeNull();
  });

  it("is over at once when it is opened again", () => {
    const kept = { ...newGame("x", USUAL, against, { kind: "none" }, 0), moves: ["e9"], ended: { result: "1-0", termination: "goal" } };
    const never = new Promise<never>(() => {});
    const session = new LocalSession(kept, { rules: () => never, now: () => 0, wait: () => never, store: () => {} });
    expect(session.match.value.over).toBe(true);
    expect(session.abilities.value.resign).toBe(false);
  });

  it("is followed by another game with the sides swapped, and stays as it was", async () => {
    const { session, world, settle } = table(against);
    await settle();
    session.play("e9");
    await settle();
    expect(session.abilities.value).toMatchObject({ rematch: true, level: 4 });
    const next = () => world.shelf.get(session.match.value.next ?? "");
    session.rematch();
    expect(next()).toMatchObject({ moves: [], chairs: [{ kind: "engine", level: 3 }, { kind: "person" }] });
    expect(next()?.id).not.toBe("x");
    expect(session.match.value).toMatchObject({ over: true, moves: ["e9"] });
    expect(world.shelf.get("x")).toMatchObject({ moves: ["e9"], next: next()?.id });
    session.rematch(false, 4);
    expect(next()?.chairs[0]).toEqual({ kind: "engine", level: 4 });
  });

  it("plays a move chosen ahead when the engine has moved, and says so where it cannot", async () => {
    const { session, settle } = table(against);
    await settle();
    expect(session.abilities.value.premove).toBe(true);
    session.play("e2");
    session.setPremove("d8");
    await settle();
    expect(session.match.value.moves).toEqual(["e2", "e8", "d8", "e8"]);
    session.play("e2");
    session.setPremove("a5");
    await settle();
    expect(session.match.value.moves).toHaveLength(6);
    expect(session.heard.value).toEqual({ kind: "dropped", move: "a5" });
    expect(session.premove.value).toBeNull();
  });

  it("forgets a move chosen ahead when one is taken back", async () => {
    const { session, settle } = table(against);
    await settle();
    session.play("e2");
    session.setPremove("d8");
    session.takeback();
    await settle();
    expect(session.match.value.moves).toEqual([]);
  });

  it("counts the hints that were given", async () => {
    const { session, world, settle } = table(against);
    await settle();
    expect(session.abilities.value.hint).toBe(true);
    expect(await session.hint()).toBe("e8");
    expect([session.match.value.hints, world.kept?.hints]).toEqual([1, 1]);
    expect(session.match.value.moves).toEqual([]);
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

  it("cannot be resigned twice by the only person among engines", async () => {
    const engine: Chair = { kind: "engine", level: 1 };
    const { session, settle, judge } = table([{ kind: "person" }, engine, engine, engine], { kind: "none" }, 4);
    // The engines would play on for ever.
    judge.think = () => new Promise(() => {});
    await settle();
    session.resign();
    await settle();
    expect(session.abilities.value.resign).toBe(false);
    session.resign();
    expect(session.match.value.moves.filter((it) => it === "out:south")).toHaveLength(1);
  });
});

describe("two tabs of one game", () => {
  /** Two sessions over one store. The first one leads until it is closed. */
  function tabs(chairs: Chair[]) {
    let kept: Kept = newGame("x", USUAL, chairs, { kind: "none" }, 0);
    const heard = new Map<number, () => void>();
    let waiting: (() => void) | null = null;
    const judges = [new Judge(0), new Judge(0)];
    const sessions = judges.map((judge, tab) => new LocalSession(kept, {
      rules: async () => judge,
      now: () => 0,
      wait: async () => {},
      store: (game) => {
        if (game.id === kept.id) kept = game;
        for (const [other, tell] of heard) if (other !== tab) tell();
      },
      tabs: {
        load: () => kept,
        follow: (tell) => {
          heard.set(tab, tell);
          return () => heard.delete(tab);
        },
        lead: (leads) => {
          if (tab === 0) leads();
          else waiting = leads;
          return () => waiting?.();
        },
      },
    }));
    const settle = async () => {
      for (let round = 0; round < 60; round++) await Promise.resolve();
    };
    return { sessions: sessions as [LocalSession, LocalSession], judges, settle, kept: () => kept };
  }

  it("stay one game, and no move is lost", async () => {
    const { sessions: [one, two], settle } = tabs(people);
    await settle();
    one.play("e2");
    await settle();
    expect(two.match.value.moves).toEqual(["e2"]);
    two.play("e8");
    await settle();
    expect(one.match.value.moves).toEqual(["e2", "e8"]);
    two.resign();
    await settle();
    expect(one.match.value.over).toBe(true);
  });

  it("go on to the rematch together, and not again when the old game is opened later", async () => {
    const { sessions: [one, two], settle, kept } = tabs(people);
    await settle();
    one.resign();
    await settle();
    one.rematch();
    await settle();
    expect(two.match.value.next).toBe(one.match.value.next);
    expect(two.match.value.next).not.toBeNull();
    const later = new LocalSession(kept(), { rules: async () => new Judge(0), now: () => 0, wait: async () => {}, store: () => {} });
    expect(later.match.value.next).toBeNull();
  });

  it("let one engine think, and the other tab goes on when that one is closed", async () => {
    const { sessions: [one, two], judges, settle } = tabs(against);
    await settle();
    two.play("e2");
    await settle();
    expect(two.match.value.moves).toEqual(["e2", "e8"]);
    expect(judges.map((it) => it.told.includes("think"))).toEqual([true, false]);
    one.close();
    two.play("d8");
    await settle();
    expect(two.match.value.moves).toEqual(["e2", "e8", "d8", "e8"]);
  });
});
