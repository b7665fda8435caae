import { describe, expect, it } from "vitest";
import { readBlocks } from "../src/rules/talk";
import { addressIn, readAddress, writeAddress } from "../src/study/address";
import { readInfo, withLine } from "../src/study/engine-lines";
import { readAnswer } from "../src/study/loading";
import { wrongText } from "../src/study/words";

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

describe("the address of a study", () => {
  it("tells the position and the tree, and reads back", () => {
    const address = writeAddress("e3 /  / e2 e9 / 10 9 / 1", "AYVo7YuB", 12);
    expect(address).toBe("?position=e3//e2+e9/10+9/1#AYVo7YuB.12");
    const [search = "", hash = ""] = address.split("#");
    expect(readAddress(search, `#${hash}`)).toMatchObject({ link: "AYVo7YuB", at: 12, position: "e3//e2 e9/10 9/1" });
    expect(writeAddress(" /  / e1 e9 / 10 10 / 1", null, 0)).toBe("?position=//e1+e9/10+10/1");
    expect(readAddress("", "")).toEqual({ link: null, at: 0, position: null, game: null, local: null });
    expect(readAddress("?position=nonsense", "#x.y")).toMatchObject({ position: null, link: "x", at: 0 });
    expect(readAddress("?game=k3v9&lang=de", "")).toMatchObject({ game: "k3v9" });
  });

  it("is found in a text that is nothing else", () => {
    expect(addressIn(" https://example.org/fp/analysis?position=//e1+e9/10+10/1#AY6Tn4A \n")).toMatchObject({ link: "AY6Tn4A" });
    expect(addressIn("https://example.org/game/k3v9")).toMatchObject({ game: "k3v9" });
    expect(addressIn("https://example.org/rules")).toBeNull();
    expect(addressIn("1. e2 e8")).toBeNull();
    expect(addressIn("javascript:alert(1)")).toBeNull();
  });
});

describe("what the rules say about a text", () => {
  it("is a study, a choice, or what is wrong", () => {
    const study = readAnswer("record fencepost 2 3\nstart  /  / e1 e9 / 10 10 / 1\nnode 0 e2 !\ncomment so\n");
    expect(study).toMatchObject({ kind: "study", game: 2, games: 3 });
    expect(readAnswer("choose glendenning qtp")).toEqual({ kind: "choose", dialects: ["glendenning", "qtp"] });
    expect(readAnswer("")).toMatchObject({ kind: "wrong", wrong: { code: "unreadable" } });
  });

  const said = (answer: string) => {
    const loaded = readAnswer(answer);
    return loaded.kind === "wrong" ? plain(wrongText(loaded.wrong)) : "";
  };

  it("is told with its place and the reason", () => {
    expect(said("error illegal-move 4 12\ntext e4\nwhy refusal-out-of-reach square e2\n")).toBe(
      "Line 4, column 12: The pawn on e2 can’t get to e4 in one move.",
    );
    expect(said("error illegal-move 1 4\ntext a1h\nwhy refusal-cuts-off seat north region a1 b1 c1 d1 e1 f1\n")).toBe(
      "Line 1, column 4: a1h would cut off North’s pawn: it could no longer leave a1, b1, c1, d1 and 2 more.",
    );
    expect(said("error result-shares 3 9\ntext 1/3-1/3-1/3\nvalue seats south north\n")).toContain("South, North");
    expect(said("error results-differ 3 9\ntext 0-1\nvalue tag 1-0\n")).toContain("1-0");
    expect(said("error bad-position 1 1\ntext x\nwhy setup-fences-collide fence e3h other e3v\nwhy setup-cut-off seat south\n")).toBe(
      "The start position is wrong. The fences e3h and e3v overlap or cross. South’s pawn has no path to its goal line.",
    );
    expect(said("error bad-position 1 1\ntext x\nwhy position-pawn text z\u00a09\n")).toContain("“z 9”");
    expect(said("error link-damaged 0 0")).toContain("incomplete or damaged");
    expect(said("error too-long 0 0")).toContain("20,000 moves");
    expect(said("error something-new 1 1")).toContain("cannot be read");
  });
});

describe("the lines of the engine", () => {
  const line = "info depth 9 seldepth 14 multipv 2 score cp 35 wdl 620 0 380 nodes 9000 nps 857142 time 10 pv e8 e2h";

  it("tell each seat's chances", () => {
    expect(readInfo(line, ["south", "north"], 1)).toEqual({
      rank: 2, depth: 9, nodes: 9000, speed: 857142, chances: [0.38, 0.62], proven: null, moves: ["e8", "e2h"],
    });
    const more = "info depth 4 seldepth 4 multipv 1 score cp 0 values 400 350 250 nodes 10 nps 0 time 0 pv e2";
    expect(readInfo(more, ["south", "west", "north"], 2)?.chances).toEqual([0.4, 0.35, 0.25]);
    expect(readInfo("bestmove e2", ["south", "north"], 0)).toBeNull();
  });

  it("tell who wins for sure", () => {
    const proven = (score: string) => readInfo(`info depth 3 seldepth 3 multipv 1 score ${score} wdl 0 0 0 nodes 1 nps 1 time 1 pv e2`, ["south", "north"], 0)?.proven;
    expect(proven("win 7")).toEqual({ seat: "south", plies: 7 });
    expect(proven("loss 8")).toEqual({ seat: "north", plies: 8 });
    expect(proven("cp 12")).toBeNull();
  });

  it("are not forgotten for ones that are less deep", () => {
    const at = (rank: number, depth: number) => ({ rank, depth, nodes: 0, speed: 0, chances: [0.5, 0.5], proven: null, moves: [`e${depth}`] });
    const lines = [at(2, 7), at(1, 8), at(1, 3), at(2, 9)].reduce(withLine, [] as readonly ReturnType<typeof at>[]);
    expect(lines.map(({ rank, depth }) => [rank, depth])).toEqual([[1, 8], [2, 9]]);
  });

  it("are beside what the best fences cost", () => {
    expect(readBlocks(["block south a4v north 2", "blocksok"])).toEqual([{ seat: "south", fence: "a4v", other: "north", steps: 2 }]);
  });
});
