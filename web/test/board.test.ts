import { beforeEach, describe, expect, it, vi } from "vitest";
import { Board, type Listener } from "../src/board/board";
import type { Scene } from "../src/board/drawing";
import { USUAL, positionsOf, startOf } from "../src/game/notation";

class Host implements Listener {
  said: string[] = [];
  play(move: string) {
    this.said.push(`play ${move}`);
  }
  premove(move: string | null) {
    this.said.push(`premove ${move}`);
  }
  asks(move: string) {
    this.said.push(`asks ${move}`);
  }
  points(target: string) {
    this.said.push(`points ${target}`);
  }
  holds(ghost: string | null) {
    this.said.push(`holds ${ghost}`);
  }
}

const scene = (moves: string[], legal: string[], changes: Partial<Scene> = {}): Scene => {
  const position = positionsOf(startOf(USUAL), moves).at(-1) ?? startOf(USUAL);
  return {
    stand: { width: 9, height: 9, view: 0 },
    position,
    legal: new Set(legal),
    mover: legal.length > 0 ? (position.seats[position.turn] ?? null) : null,
    ahead: false,
    premove: null,
    confirm: "touch",
    last: null,
    ways: [],
    overlays: { legal: true, ways: true, last: true, coordinates: true },
    ...changes,
  };
};

let host: Host;
let board: Board;
const all = (selector: string) => [...board.element.querySelectorAll(selector)];
const names = (selector: string, attribute: string) => all(selector).map((it) => it.getAttribute(attribute)).sort();
const click = (selector: string) => all(selector)[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const key = (name: string) => board.element.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

beforeEach(() => {
  host = new Host();
  board = new Board(host);
  document.body.replaceChildren(board.element);
});

describe("the board in the page", () => {
  it("has every square, fence place and pawn, and marks what is placed and legal", () => {
    board.show(scene(["e2", "e3h"], ["e3", "d2", "a1h"]));
    expect(all("[data-square]")).toHaveLength(81);
    expect(all("[data-fence]")).toHaveLength(128);
    expect(names("[data-pawn]", "data-pawn")).toEqual(["north", "south"]);
    expect(names("[data-placed]", "data-fence")).toEqual(["e3h"]);
    expect(names("[data-square][data-legal]", "data-square")).toEqual(["d2", "e3"]);
    expect(names("[data-fence][data-legal]", "data-fence")).toEqual(["a1h"]);
  });

  it("takes a fence up again when an earlier position is shown", () => {
    board.show(scene(["e3h"], []));
    expect(all(".bar")).toHaveLength(1);
    board.show(scene([], []));
    expect(all(".bar")).toHaveLength(0);
    expect(all("[data-placed]")).toHaveLength(0);
  });

  it("reports a move chosen by its element", () => {
    board.show(scene([], ["e2", "e3v"]));
    click('[data-square="e2"]');
    click('[data-fence="e3v"]');
    expect(host.said).toEqual(["play e2", "play e3v"]);
  });

  it("asks why, and shows the answer until the game goes on", () => {
    board.show(scene(["e3h"], ["e8"]));
    click('[data-fence="e3v"]');
    expect(host.said).toEqual(["asks e3v"]);
    board.explain({ move: "e3v", fence: "e3h", seat: null, square: null, region: [], text: () => "It would cross." });
    expect(board.element.querySelector<HTMLElement>(".note")?.hidden).toBe(false);
    expect(all(".blocking")).toHaveLength(1);
    board.show(scene(["e3h", "e8"], ["e2"]));
    expect(board.element.querySelector<HTMLElement>(".note")?.hidden).toBe(true);
    expect(all(".blocking")).toHaveLength(0);
  });

  it("tints the region of a pawn that would be shut in, and rings the pawn", () => {
    board.show(scene([], ["e2"]));
    click('[data-fence="a1h"]');
    board.explain({ move: "a1h", fence: null, seat: "south", square: null, region: ["e1", "d1"], text: () => "No." });
    expect(all(".shut")).toHaveLength(2);
    expect(all(".caught")).toHaveLength(1);
  });

  it("does not show an answer that comes too late", () => {
    board.show(scene([], ["e2"]));
    board.explain({ move: "a1h", fence: null, seat: null, square: null, region: [], text: () => "Long ago." });
    expect(board.element.querySelector<HTMLElement>(".note")?.hidden).toBe(true);
  });

  it("is played by keys: across, confirmed where that is asked for, and dropped", () => {
    board.show(scene([], ["e1h"], { confirm: "always" }));
    key("Enter");
    for (const name of ["h", "Enter"]) key(name);
    expect(host.said).toEqual(["points e1h", "holds e1h"]);
    expect(all(".ghost.held")).toHaveLength(1);
    key("Escape");
    expect(all(".ghost")).toHaveLength(0);
    for (const name of ["Enter", "Enter"]) key(name);
    expect(host.said.at(-1)).toBe("play e1h");
  });

  it("draws ways and the last move only where they are wished for", () => {
    const more = { ways: [{ seat: "south" as const, squares: ["e1", "e2"] }], last: { move: "e2", from: "e1" } };
    board.show(scene(["e2"], [], more));
    expect([all(".way").length, all(".last").length]).toEqual([1, 2]);
    board.show(scene(["e2"], [], { ...more, overlays: { legal: true, ways: false, last: false, coordinates: true } }));
    expect([all(".way").length, all(".last").length]).toEqual([0, 0]);
  });

  it("leaves alone what a movement of the hand does not concern", () => {
    const shown = scene(["e2"], ["e8", "e3h"], { last: { move: "e2", from: "e1" } });
    board.show(shown);
    const before = [...all(".dot"), ...all(".last")];
    expect(before).toHaveLength(3);
    key("h");
    board.show({ ...shown, last: { move: "e2", from: "e1" } });
    expect([...all(".dot"), ...all(".last")].every((it, at) => it === before[at])).toBe(true);
    expect(all(".cursor")).toHaveLength(1);
  });

  it("paints the ends of a fence in the colour of who placed it", () => {
    board.show(scene(["e3h", "c5v"], []));
    expect(all(".cap").map((it) => it.getAttribute("class"))).toEqual(["cap seat-south", "cap seat-south", "cap seat-north", "cap seat-north"]);
  });

  it("keeps the dots of a path away from pawns", () => {
    const squares = ["e1", "e2", "e3"];
    board.show(scene(["e2", "e8", "e3", "e7"], [], { ways: [{ seat: "south", squares }] }));
    const heights = (all(".way")[0]?.getAttribute("d") ?? "").match(/ \d+h/g)?.map((it) => Number.parseInt(it, 10)) ?? [];
    const pawn = 48 + 650;
    expect(heights.length).toBeGreaterThan(3);
    expect(heights.every((it) => Math.abs(it - pawn) > 30)).toBe(true);
  });

  it("fills the goal row of who won, with two rings around the pawn", () => {
    board.show(scene(["e9"], [], { won: "south" }));
    expect([all(".won.seat-south").length, all(".ring").length]).toEqual([9, 2]);
    board.show(scene([], []));
    expect([all(".won").length, all(".ring").length]).toEqual([0, 0]);
  });

  it("shows a hint as an arrow or as a fence", () => {
    board.show(scene([], ["e2"], { hint: "e2" }));
    expect(all("path.advice")).toHaveLength(1);
    board.show(scene([], ["e2h"], { hint: "e2h" }));
    expect(all("rect.advice")).toHaveLength(1);
  });

  it("has grain that differs from square to square and is the same on every board", async () => {
    board.show(scene([], []));
    const again = new Board(null);
    again.show(scene([], []));
    // It comes once the board has been drawn.
    await vi.waitFor(() => expect(again.element.querySelector(".grain")).not.toBeNull());
    const grain = all(".grain")[0]?.getAttribute("d");
    expect(again.element.querySelector(".grain")?.getAttribute("d")).toBe(grain);
    const curves = (grain ?? "").match(/c[^M]+/g) ?? [];
    expect(new Set(curves).size).toBeGreaterThan(curves.length * 0.6);
  });

  it("refuses what was chosen ahead and can never be played", () => {
    board.show(scene(["e3h"], [], { ahead: true }));
    click('[data-fence="e3v"]');
    expect(host.said).toEqual(["premove e3v"]);
    board.refuse({ move: "e3v", fence: "e3h", seat: null, square: null, region: [], text: () => "It would cross." });
    expect(board.element.querySelector<HTMLElement>(".note")?.hidden).toBe(false);
  });

  it("is a mere picture without a host", () => {
    const picture = new Board(null);
    picture.show(scene([], []));
    expect(picture.element.querySelector("[data-square], [data-fence], [data-pawn], [tabindex]")).toBeNull();
    expect(picture.element.querySelectorAll(".pawn")).toHaveLength(2);
  });
});
