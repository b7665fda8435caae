import { describe, expect, it } from "vitest";
import { inOrder, readOutline, writeOutline } from "../src/study/outline";
import { Details } from "../src/study/details";
import {
  GLYPHS, type Place, START, comment, endOf, fold, isMain, mainLine, makeMain, mark, movesTo, neighbour, newTree, nodeOf, play, promote, remove,
} from "../src/study/tree";

const EMPTY = " /  / e1 e9 / 10 10 / 1";

function played(...lines: readonly string[]): Place {
  let place: Place = { tree: newTree(EMPTY), at: START };
  for (const line of lines) {
    place = line.split(" ").reduce(play, { ...place, at: START });
  }
  return place;
}

const moves = (place: Place) => movesTo(place.tree, place.at).join(" ");
const main = ({ tree }: Place) => mainLine(tree).map((node) => node.move).join(" ");

describe("a tree of moves", () => {
  it("grows by moves, and goes to those it knows", () => {
    const place = played("e2 e8 e3", "e2 d9");
    expect(moves(place)).toBe("e2 d9");
    expect(main(place)).toBe("e2 e8 e3");
    expect(play(played("e2 e8"), "e3").tree.nodes.size).toBe(4);
    const again = play({ ...place, at: START }, "e2");
    expect(again.tree).toBe(place.tree);
  });

  it("leaves the tree before a change as it was", () => {
    const before = played("e2 e8");
    const size = before.tree.nodes.size;
    play(before, "e3");
    remove(before);
    mark(before.tree, before.at, "!");
    expect(before.tree.nodes.size).toBe(size);
    expect(nodeOf(before.tree, before.at)).toMatchObject({ glyph: null, children: [] });
  });

  it("promotes a variation one place, or makes it the main line", () => {
    const place = played("e2 e8 e3", "e2 d9", "e2 f9 f1 f8");
    expect(isMain(place.tree, place.at)).toBe(false);
    const up = promote(place.tree, place.at);
    const first = nodeOf(up, START).children[0] ?? START;
    expect(nodeOf(up, first).children.map((id) => nodeOf(up, id).move)).toEqual(["e8", "f9", "d9"]);
    const top = promote(up, place.at);
    expect(isMain(top, place.at)).toBe(true);
    expect(promote(top, place.at)).toBe(top);
    const tree = makeMain(place.tree, place.at);
    expect(main({ tree, at: START })).toBe("e2 f9 f1 f8");
    expect(makeMain(tree, place.at)).toBe(tree);
  });

  it("deletes a move with everything after it", () => {
    const place = played("e2 e8 e3 e7", "e2 e8 d2");
    const id = nodeOf(place.tree, nodeOf(place.tree, START).children[0] ?? START).children[0] ?? START;
    const cut = remove({ ...place, at: id });
    expect(moves(cut)).toBe("e2");
    expect(cut.tree.nodes.size).toBe(2);
    expect(remove({ tree: cut.tree, at: START }).tree).toBe(cut.tree);
    // A number is not given twice.
    expect(cut.tree.nodes.has(play(cut, "d9").at)).toBe(false);
  });

  it("marks and comments, and takes both back", () => {
    const { tree, at } = played("e2");
    expect(nodeOf(mark(tree, at, "!?"), at).glyph).toBe("!?");
    expect(nodeOf(mark(mark(tree, at, "!?"), at, "!?"), at).glyph).toBeNull();
    expect(mark(tree, START, "!")).toBe(tree);
    const said = comment(tree, at, " {so}\r\nfar ");
    expect(nodeOf(said, at).comments).toEqual(["(so)\nfar"]);
    expect(comment(said, at, "(so)\nfar")).toBe(said);
    expect(nodeOf(comment(said, at, " "), at).comments).toEqual([]);
    expect(nodeOf(fold(tree, at, true), at).folded).toBe(true);
  });

  it("is walked to the end and to the side", () => {
    const place = played("e2 e8 e3", "e2 d9", "e2 f9");
    expect(movesTo(place.tree, endOf(place.tree, START))).toEqual(["e2", "e8", "e3"]);
    const before = neighbour(place.tree, place.at, -1);
    expect(nodeOf(place.tree, before).move).toBe("d9");
    expect(neighbour(place.tree, place.at, 1)).toBe(place.at);
    expect(neighbour(place.tree, START, 1)).toBe(START);
  });
});

/** Numbers that are the same on every run. */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("an outline", () => {
  it("holds whatever was done to a tree", () => {
    const texts = ["why not", "two\nlines", "back\\slash \\n", "«è» 你好", ""];
    for (let seed = 1; seed <= 60; seed++) {
      const luck = lots(seed);
      let place: Place = { tree: { ...newTree(EMPTY), tags: [["Event", "a \\ b"]], result: "1-0" }, at: START };
      for (let step = 0; step < 60; step++) {
        const ids = [...place.tree.nodes.keys()];
        place = { ...place, at: ids[luck(ids.length)] ?? START };
        const kind = luck(10);
        if (kind < 6) place = play(place, ["e2", "e8", "d3h", "c4v", "pass", "out:west"][luck(6)] ?? "e2");
        else if (kind === 6) place = { ...place, tree: mark(place.tree, place.at, GLYPHS[luck(6)] ?? "!") };
        else if (kind === 7) place = { ...place, tree: comment(place.tree, place.at, texts[luck(5)] ?? "") };
        else if (kind === 8) place = { ...place, tree: promote(place.tree, place.at) };
        else if (luck(4) === 0) place = remove(place);
      }
      const outline = writeOutline(place.tree);
      const again = readOutline(outline);
      expect(writeOutline(again)).toBe(outline);
      const bare = (tree: Place["tree"]) => inOrder(tree).map(({ move, glyph, comments, children }) => [move, glyph, comments, children.length]);
      expect(bare(again)).toEqual(bare(place.tree));
    }
  });
});

describe("what follows from the moves", () => {
  it("is the position, the mover and the number, in any order of asking", () => {
    const { tree, at } = played("e2 e8 e3 e7", "e2 e8 a1h");
    const details = new Details(EMPTY);
    expect(details.of(tree, at)).toMatchObject({ seat: "south", round: 2, begins: true });
    expect(details.of(tree, at).position.fences).toEqual(["a1h"]);
    const end = endOf(tree, START);
    expect(details.of(tree, end)).toMatchObject({ seat: "north", round: 2, begins: false });
    const three = new Details(" /  / e1 a5 e9 / 6 6 6 / 2");
    let place: Place = { tree: newTree(" /  / e1 a5 e9 / 6 6 6 / 2"), at: START };
    for (const move of ["b5", "e8", "out:west", "e2", "e7"]) place = play(place, move);
    expect(three.of(place.tree, place.at)).toMatchObject({ seat: "north", round: 2, begins: true });
  });
});
