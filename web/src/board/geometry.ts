/** Where things lie on the screen, and what lies under a point. Lengths are units of the drawing: a pitch is 100. */

import { fenceName, readFence, readSquare, squareName } from "../game/notation";

export const PITCH = 100;
export const SQUARE = 84;
export const GROOVE = PITCH - SQUARE;
/** The frame, wide enough for coordinates to breathe in. */
export const MARGIN = 48;
export const FENCE_LENGTH = 2 * PITCH - GROOVE;
export const FENCE_WIDTH = 15;

/** A board seen from one of its sides: `view` says how many seats clockwise from South sits at the bottom. */
export interface Stand {
  readonly width: number;
  readonly height: number;
  readonly view: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

function across(stand: Stand): number {
  return stand.view % 2 === 0 ? stand.width : stand.height;
}

function upright(stand: Stand): number {
  return stand.view % 2 === 0 ? stand.height : stand.width;
}

/** The size of the whole drawing. */
export function size(stand: Stand): { width: number; height: number } {
  return { width: across(stand) * PITCH + 2 * MARGIN, height: upright(stand) * PITCH + 2 * MARGIN };
}

/** From a point of the board (0,0 is the corner of a1, one unit a square) to the screen. */
export function toScreen(stand: Stand, point: Point): Point {
  const { width, height } = stand;
  const turned: Point = [
    point,
    { x: height - point.y, y: point.x },
    { x: width - point.x, y: height - point.y },
    { x: point.y, y: width - point.x },
  ][stand.view % 4] ?? point;
  return { x: MARGIN + turned.x * PITCH, y: MARGIN + (upright(stand) - turned.y) * PITCH };
}

/** From the screen back to the board. */
export function toBoard(stand: Stand, point: Point): Point {
  const { width, height } = stand;
  const x = (point.x - MARGIN) / PITCH;
  const y = upright(stand) - (point.y - MARGIN) / PITCH;
  return [
    { x, y },
    { x: y, y: height - x },
    { x: width - x, y: height - y },
    { x: width - y, y: x },
  ][stand.view % 4] ?? { x, y };
}

/** The middle of a square or a fence on the screen. */
export function middle(stand: Stand, target: string): Point {
  const fence = readFence(target);
  if (fence !== null) return toScreen(stand, { x: fence.column + 1, y: fence.row + 1 });
  const square = readSquare(target) ?? { column: 0, row: 0 };
  return toScreen(stand, { x: square.column + 0.5, y: square.row + 0.5 });
}

/** Whether a fence is drawn lying, rather than standing, as seen from this side. */
export function drawnLying(stand: Stand, lies: "h" | "v"): boolean {
  return (lies === "h") === (stand.view % 2 === 0);
}

/** How far into the squares a groove can still be touched, from its middle line, in squares. */
export interface Reach {
  /** Beside squares that the pawn may go to. */
  readonly beside: number;
  /** Beside all others. */
  readonly elsewhere: number;
}

export const MOUSE_REACH: Reach = { beside: 0.17, elsewhere: 0.17 };
export const TOUCH_REACH: Reach = { beside: 0.22, elsewhere: 0.33 };

/**
 * Fence places share their middles, and where a standing and a lying one meet the nearer groove decides. Along a
 * groove the border between two places is a tenth off the middle of the square: so the middle of each place's own area
 * is not the shared point, and a click there means this place alone.
 */
const BORDER = 0.1;

/** The square or fence place under a point of the board; null beside it. */
export function targetAt(stand: Stand, at: Point, reach: Reach, goes: (square: string) => boolean): string | null {
  const { width, height } = stand;
  const slack = 0.3;
  if (at.x < -slack || at.y < -slack || at.x > width + slack || at.y > height + slack) return null;
  const x = clamp(at.x, 0, width - 0.001);
  const y = clamp(at.y, 0, height - 0.001);
  const square = squareName({ column: Math.floor(x), row: Math.floor(y) });
  const line = { x: clamp(Math.round(x), 1, width - 1), y: clamp(Math.round(y), 1, height - 1) };
  const away = { x: Math.abs(x - line.x), y: Math.abs(y - line.y) };
  if (Math.min(away.x, away.y) > (goes(square) ? reach.beside : reach.elsewhere)) return square;
  const corner = {
    x: away.x < away.y ? line.x : clamp(Math.round(x + BORDER), 1, width - 1),
    y: away.x < away.y ? clamp(Math.round(y + BORDER), 1, height - 1) : line.y,
  };
  return fenceName({ column: corner.x - 1, row: corner.y - 1, lies: away.x < away.y ? "v" : "h" });
}

/** The area where a mouse means this fence place: an outline in points of the board, as `targetAt` decides. */
export function fenceArea(stand: Stand, column: number, row: number, lies: "h" | "v"): Point[] {
  const reach = MOUSE_REACH.beside;
  const [at, side, end] = lies === "h" ? [column + 1, row + 1, stand.width] : [row + 1, column + 1, stand.height];
  const from = at === 1 ? 0 : at - 0.5 - BORDER;
  const to = at === end - 1 ? end : at + 0.5 - BORDER;
  const outline: [number, number][] = [
    [from, -reach], [at - reach, -reach], [at, 0], [at + reach, -reach], [to, -reach],
    [to, reach], [at + reach, reach], [at, 0], [at - reach, reach], [from, reach],
  ];
  return outline.map(([along, off]) => (lies === "h" ? { x: along, y: side + off } : { x: side + off, y: along }));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
