import { describe, expect, it } from "vitest";
import { USUAL } from "../src/game/notation";
import { Here, type Port } from "../src/rules/here";
import { bestOf } from "../src/rules/there";
import { positionLine, readBestMove, readFacts, readWhy } from "../src/rules/talk";
import type { Answer, Request } from "../src/rules/worker-messages";

describe("the lines of the module", () => {
  it("set up a game", () => {
    expect(positionLine({ setup: USUAL, moves: [] })).toBe("position startpos players 2 board 9x9");
    expect(positionLine({ setup: { players: 3, width: 5, height: 7, fences: 4 }, moves: ["c2", "out:west"] })).toBe(
      "position startpos players 3 board 5x7 fences 4 moves c2 out:west",
    );
    const from = " /  / e4 e6 / 1 1 / 2";
    expect(positionLine({ setup: { ...USUAL, from }, moves: ["e5"] })).toBe(`position pos ${from} moves e5`);
  });

  it("tell what holds", () => {
    const state = ["state position x", "state result *", "state termination none", "stateok"];
    const facts = readFacts(state, ["d1 e2 e3h"], ["way south 8 e1 e2", "way north 8 e9 e8", "waysok"]);
    expect(facts).toEqual({
      legal: ["d1", "e2", "e3h"],
      ways: [{ seat: "south", length: 8, squares: ["e1", "e2"] }, { seat: "north", length: 8, squares: ["e9", "e8"] }],
      result: "*",
      termination: null,
    });
    const over = readFacts(["state result 0-0-1", "state termination last player"], [""], ["waysok"]);
    expect(over).toMatchObject({ legal: [], result: "0-0-1", termination: "last player" });
  });

  it("say what was not understood", () => {
    expect(() => readFacts(["info string error: no position"], [], [])).toThrow("no position");
  });

  it("tell why a move is refused", () => {
    const nothing = { seat: null, square: null, fence: null, region: [] };
    expect(readWhy(["why e2 legal"], "e2")).toBeNull();
    expect(readWhy(["why e3v crosses fence e3h"], "e3v")).toEqual({ ...nothing, move: "e3v", code: "crosses", fence: "e3h" });
    expect(readWhy(["why e5 out-of-reach square e2"], "e5")).toMatchObject({ code: "out-of-reach", square: "e2" });
    expect(readWhy(["why a1h cuts-off seat south region a1 b1"], "a1h")).toMatchObject({
      code: "cuts-off", seat: "south", region: ["a1", "b1"],
    });
    expect(readWhy(["info string error: \"zz\" is no move"], "zz")).toMatchObject({ code: "off-board" });
  });

  it("name the best move", () => {
    expect(["info depth 1", "bestmove e8", "bestmove none"].map(readBestMove)).toEqual([undefined, "e8", null]);
  });
});

describe("the server in place of the module", () => {
  it("names the best move on its last line, be it the only one", () => {
    expect(bestOf('{"type":"line","rank":1,"moves":["d1"]}\n{"type":"end","best":"e2"}\n')).toBe("e2");
    expect(bestOf({ best: "e3h" })).toBe("e3h");
    expect([bestOf(""), bestOf({ best: null })]).toEqual([null, null]);
  });
});

/** A worker that a test speaks for. */
class Puppet implements Port {
  readonly heard: Request[] = [];
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  postMessage(message: Request): void {
    this.heard.push(message);
  }
  say(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
}

describe("the worker's protocol", () => {
  it("says whether there is a module", async () => {
    for (const kind of ["ready", "absent"] as const) {
      const puppet = new Puppet();
      const here = new Here(puppet);
      puppet.say({ kind });
      expect(await here.ready).toBe(kind === "ready");
    }
  });

  it("answers each question to whom it belongs, in any order", async () => {
    const puppet = new Puppet();
    const here = new Here(puppet);
    const [first, second] = [here.refusal({ setup: USUAL, moves: [] }, "e2"), here.refusal({ setup: USUAL, moves: [] }, "e5")];
    const [one, two] = puppet.heard as { kind: "ask"; id: number; lines: string[] }[];
    expect(one?.lines.at(-1)).toBe("why e2");
    puppet.say({ kind: "said", id: two?.id ?? 0, lines: [[], ["why e5 out-of-reach square e1"]] });
    puppet.say({ kind: "said", id: one?.id ?? 0, lines: [[], ["why e2 legal"]] });
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ code: "out-of-reach" });
  });

  it("says once that a new game begins, before the first thought about it", () => {
    const puppet = new Puppet();
    const here = new Here(puppet);
    here.newGame();
    here.newGame();
    for (const moves of [["e2"], ["e2", "e8", "e3"]]) void here.think({ setup: USUAL, moves }, 4);
    const said = puppet.heard.flatMap((it) => (it.kind === "think" ? [it.lines[0]] : []));
    expect(said).toEqual(["ucinewgame", "setoption name Level value 4"]);
  });

  it("lets an engine think at its level, and forgets a move that nobody waits for any more", async () => {
    const puppet = new Puppet();
    const here = new Here(puppet);
    const line = { setup: USUAL, moves: ["e2"] };
    const old = here.think(line, 4);
    const wanted = here.think({ ...line, moves: ["d1"] }, 4);
    expect(puppet.heard.map((it) => it.kind)).toEqual(["think", "stop", "think"]);
    expect(puppet.heard[0]).toMatchObject({ lines: ["setoption name Level value 4", positionLine(line)] });
    puppet.say({ kind: "move", id: 1, move: "e8", info: "" });
    puppet.say({ kind: "move", id: 2, move: "d9", info: "" });
    expect(await old).toBeNull();
    expect(await wanted).toBe("d9");
  });
});
