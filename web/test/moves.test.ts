import { describe, expect, it } from "vitest";
import { type ClockKind, OWN_CLOCK, chairsOf, clockOf, firstMoves, recallChoices, setupOf } from "../src/game/choices";
import { heard } from "../src/game/lobby";
import { LocalSession, newGame } from "../src/game/local";
import { type Setup, USUAL } from "../src/game/notation";
import { recordOf } from "../src/game/record";
import { rowsOf } from "../src/parts/move-list";
import { recordText } from "../src/parts/sharing";

describe("the move list", () => {
  it("has a row for each round, shorter once somebody is out", () => {
    const rows = rowsOf(["e2", "b5", "e8", "e3", "out:west", "e7", "e4", "e6"], 3);
    expect(rows.map((row) => row.cells.map((it) => it.move))).toEqual([["e2", "b5", "e8"], ["e3", "out:west", "e7"], ["e4", "e6"]]);
    expect(rows[2]?.cells[0]?.ply).toBe(7);
  });
});

describe("a record", () => {
  it("has tags, numbered moves and the result", () => {
    const kept = { ...newGame("x", USUAL, [{ kind: "person" }, { kind: "engine", level: 2 }], { kind: "none" }, 0), moves: ["e2", "e8", "e3h"] };
    const never = new Promise<never>(() => {});
    const { match } = new LocalSession(kept, { rules: () => never, now: () => 0, wait: () => never, store: () => {} });
    expect(recordOf(match.value, (seat) => `The "${seat}"`, new Date("2026-11-15T12:00:00Z"))).toBe(
      '[Event "Casual game"]\n[Date "2026.11.15"]\n[South "The \\"south\\""]\n[North "The \\"north\\""]\n' +
        '[TimeControl "-"]\n[Result "*"]\n\n1. e2 e8 2. e3h *\n',
    );
  });
});

describe("a record to share", () => {
  it("has the names without marks for the screen, and its tags in the program's order", () => {
    const ended = { result: "0-1", termination: "resign" };
    const kept = { ...newGame("x", USUAL, [{ kind: "person" }, { kind: "engine", level: 2 }], { kind: "none" }, 0), ended };
    const never = new Promise<never>(() => {});
    const { match } = new LocalSession(kept, { rules: () => never, now: () => 0, wait: () => never, store: () => {} });
    const lines = recordText(match.value).split("\n").filter((line) => !line.startsWith("[Date"));
    expect(lines).toEqual([
      '[Event "Casual game"]', '[South "South"]', '[North "Computer, level 2"]', '[TimeControl "-"]',
      '[Termination "resign"]', '[Result "0-1"]', "", "0-1", "",
    ]);
  });
});

describe("a new game", () => {
  it("seats me by lot, first or second, among engines of the level chosen", () => {
    const choices = { ...recallChoices(), players: 3, level: 7 };
    const kinds = (first: "lot" | "me" | "other", luck: number) => chairsOf({ ...choices, first }, luck).map((it) => it.kind[0]).join("");
    expect([kinds("me", 0.9), kinds("other", 0), kinds("lot", 0.99)]).toEqual(["pee", "epe", "eep"]);
    expect(chairsOf({ ...choices, first: "me" }, 0)[1]).toEqual({ kind: "engine", level: 7 });
    expect(chairsOf({ ...choices, mode: "pass" }, 0).every((it) => it.kind === "person")).toBe(true);
  });

  it("knows the first moves of every board on which none needs a path or a jump", () => {
    const count = (setup: Partial<Setup>) => firstMoves({ ...USUAL, ...setup }).length;
    expect([count({}), count({ players: 4 }), count({ fences: 0 }), count({ width: 3, height: 3 })]).toEqual([131, 131, 3, 3 + 8]);
    expect([count({ width: 2 }), count({ height: 2 })]).toEqual([0, 0]);
    expect(firstMoves(USUAL).slice(0, 3).sort()).toEqual(["d1", "e2", "f1"]);
  });

  it("is of the chosen size, with at most three players on the smallest board (R5)", () => {
    const choices = { ...recallChoices(), players: 4, width: 2, height: 2, fences: 1 };
    expect(setupOf(choices)).toEqual({ players: 3, width: 2, height: 2, fences: 1 });
    expect(setupOf({ ...choices, width: 3 }).players).toBe(4);
  });

  it("has one of the usual clocks, or one with numbers of one's own, within bounds (R19)", () => {
    const own = (kind: ClockKind, minutes: number, seconds: number, players = 2) =>
      clockOf({ clock: OWN_CLOCK, own: { kind, minutes, seconds }, players });
    expect(clockOf({ ...recallChoices(), clock: 1 })).toEqual({ kind: "increment", initial: 180, increment: 2 });
    expect(clockOf({ ...recallChoices(), clock: 99 })).toEqual({ kind: "none" });
    expect(own("increment", 7, 4)).toEqual({ kind: "increment", initial: 420, increment: 4 });
    expect(own("delay", 7, 0)).toEqual({ kind: "delay", initial: 420, delay: 0 });
    expect(own("per_move", 7, 45)).toEqual({ kind: "per_move", seconds: 45 });
    expect(own("hourglass", 2, 9)).toEqual({ kind: "hourglass", initial: 120 });
    // A time for the whole game is shared out equally.
    expect(own("game", 30, 9)).toEqual({ kind: "increment", initial: 900, increment: 0 });
    expect(own("game", 20, 9, 3)).toEqual({ kind: "increment", initial: 400, increment: 0 });
    expect(own("increment", 9999, -3)).toEqual({ kind: "increment", initial: 10_800, increment: 0 });
    expect(own("per_move", 1, Number.NaN)).toEqual({ kind: "per_move", seconds: 1 });
  });
});

describe("the lobby", () => {
  it("follows games that come, change and end", () => {
    const game = (id: string, status: "open" | "running" | "over") => ({ id, status, players: 2, clock: { kind: "none" as const }, ply: 0, seats: [] });
    let games = heard([], { type: "lobby", games: [game("a", "open")] });
    games = heard(games, { type: "game", game: game("b", "open") });
    games = heard(games, { type: "game", game: game("a", "running") });
    expect(games.map((it) => it.id + it.status)).toEqual(["arunning", "bopen"]);
    expect(heard(games, { type: "game", game: game("b", "over") }).map((it) => it.id)).toEqual(["a"]);
  });
});
