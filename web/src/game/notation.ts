/** Squares, fences and positions as text, and back. What is legal is asked elsewhere: nothing here knows. */

export type SeatName = "south" | "west" | "north" | "east";

/** All seats, clockwise, as on the board (R2). */
export const ALL_SEATS: readonly SeatName[] = ["south", "west", "north", "east"];

/** The seats of a game, in turn order (R3, R4). */
export function seatsOf(players: number): readonly SeatName[] {
  return players === 2 ? ["south", "north"] : ALL_SEATS.slice(0, players);
}

/** A square, counted from 0 at a1. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** A fence: the square south-west of its middle, and how it lies. */
export interface Fence extends Square {
  readonly lies: "h" | "v";
}

export function squareName({ column, row }: Square): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function fenceName(fence: Fence): string {
  return squareName(fence) + fence.lies;
}

export function readSquare(text: string): Square | null {
  if (!/^[a-i][1-9]$/.test(text)) return null;
  return { column: text.charCodeAt(0) - 97, row: text.charCodeAt(1) - 49 };
}

export function readFence(text: string): Fence | null {
  const lies = text[2];
  const square = readSquare(text.slice(0, 2));
  return text.length === 3 && square !== null && (lies === "h" || lies === "v") ? { ...square, lies } : null;
}

export function isFence(move: string): boolean {
  return move.length === 3;
}

/** A game's beginning: enough to set it up again. */
export interface Setup {
  readonly players: number;
  readonly width: number;
  readonly height: number;
  /** Per player; null for the usual number (R3). */
  readonly fences: number | null;
  /** A start position other than the usual one. */
  readonly from?: string;
}

export const USUAL: Setup = { players: 2, width: 9, height: 9, fences: null };

export function fencesEach(setup: Setup): number {
  return setup.fences ?? [10, 6, 5][setup.players - 2] ?? 10;
}

/** What lies on the board. */
export interface Position {
  readonly width: number;
  readonly height: number;
  readonly seats: readonly SeatName[];
  /** One per seat, null for a player who is out. */
  readonly pawns: readonly (string | null)[];
  readonly fences: readonly string[];
  /** Who placed each fence, in the same order; null where nobody knows. */
  readonly by: readonly (SeatName | null)[];
  readonly left: readonly number[];
  /** The place in `seats` of the player to move. */
  readonly turn: number;
}

/** The start position of a set-up (R2, R5). */
export function startOf(setup: Setup): Position {
  const given = setup.from === undefined ? null : readPosition(setup.from);
  if (given !== null) return given;
  const { width, height } = setup;
  const seats = seatsOf(setup.players);
  const middle = { column: Math.floor(width / 2), row: Math.floor(height / 2) };
  const start: Record<SeatName, Square> = {
    south: { column: middle.column, row: 0 },
    west: { column: 0, row: middle.row },
    north: { column: middle.column, row: height - 1 },
    east: { column: width - 1, row: middle.row },
  };
  return {
    width,
    height,
    seats,
    pawns: seats.map((seat) => squareName(start[seat])),
    fences: [],
    by: [],
    left: seats.map(() => fencesEach(setup)),
    turn: 0,
  };
}

/** Reads a position string; null where it is none. */
export function readPosition(text: string): Position | null {
  const fields = text.split("/").map((field) => field.trim());
  if (fields.length < 5 || fields.length > 6) return null;
  const [h = "", v = "", pawnText = "", leftText = "", turnText = "", board = "9x9"] = fields;
  const size = /^([2-9])x([2-9])$/.exec(board);
  const pawns = pawnText.split(/\s+/).map((it) => (it === "-" ? null : it));
  const left = leftText.split(/\s+/).map((it) => (it === "-" ? 0 : Number(it)));
  if (size === null || pawns.length < 2 || pawns.length > 4) return null;
  const fences = [...pairs(h).map((it) => it + "h"), ...pairs(v).map((it) => it + "v")];
  return {
    width: Number(size[1]),
    height: Number(size[2]),
    seats: seatsOf(pawns.length),
    pawns,
    fences,
    by: fences.map(() => null),
    left,
    turn: Number(turnText) - 1,
  };
}

/** A position as text, as if it were another seat's turn where one is given. */
export function positionText(position: Position, turn = position.turn): string {
  const lying = (lies: string) => position.fences.filter((it) => it[2] === lies).map((it) => it.slice(0, 2)).join("");
  const pawns = position.pawns.map((it) => it ?? "-").join(" ");
  const left = position.left.map((it, seat) => (position.pawns[seat] === null ? "-" : it)).join(" ");
  const size = `${position.width}x${position.height}`;
  return [lying("h"), lying("v"), pawns, left, turn + 1, ...(size === "9x9" ? [] : [size])].join(" / ");
}

function pairs(text: string): string[] {
  return text.match(/[a-i][1-9]/g) ?? [];
}

/** The position after one entry of a move list that is known to be legal: a move, `pass` or `out:west`. */
export function after(position: Position, move: string): Position {
  const { seats, turn } = position;
  if (move.startsWith("out:")) {
    const gone = seats.indexOf(move.slice(4) as SeatName);
    const pawns = position.pawns.with(gone, null);
    const left = position.left.with(gone, 0);
    return { ...position, pawns, left, turn: gone === turn ? nextTurn(pawns, turn) : turn };
  }
  const next = nextTurn(position.pawns, turn);
  if (move === "pass") return { ...position, turn: next };
  if (isFence(move)) {
    const left = position.left.with(turn, (position.left[turn] ?? 1) - 1);
    const by = [...position.by, seats[turn] ?? null];
    return { ...position, fences: [...position.fences, move], by, left, turn: next };
  }
  return { ...position, pawns: position.pawns.with(turn, move), turn: next };
}

function nextTurn(pawns: readonly (string | null)[], turn: number): number {
  for (let step = 1; step <= pawns.length; step++) {
    const next = (turn + step) % pawns.length;
    if (pawns[next] !== null) return next;
  }
  return turn;
}

/** Every position of a game, the start first. */
export function positionsOf(start: Position, moves: readonly string[]): Position[] {
  const positions = [start];
  for (const move of moves) positions.push(after(positions[positions.length - 1] ?? start, move));
  return positions;
}

/** How many of the entries are plies: a player leaving is none. */
export function pliesIn(moves: readonly string[]): number {
  return moves.filter((move) => !move.startsWith("out:")).length;
}
