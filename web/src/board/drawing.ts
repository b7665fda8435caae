/** Draws a scene as SVG and keeps it up to date: elements are made once per stand and then only changed. */

import { ALL_SEATS, type Position, type SeatName, isFence, readFence, readSquare, squareName } from "../game/notation";
import {
  FENCE_LENGTH, FENCE_WIDTH, MARGIN, PITCH, type Point, SQUARE, type Stand, drawnLying, fenceArea, middle, size, toScreen,
} from "./geometry";
import type { Hand, Table } from "./hand";
import { SHAPES } from "./shapes";

/** Why a move was refused, as far as it can be drawn. */
export interface Refused {
  readonly move: string;
  readonly fence: string | null;
  readonly seat: SeatName | null;
  readonly square: string | null;
  readonly region: readonly string[];
  /** Asked for whenever it is drawn: the language may have changed. */
  readonly text: () => string;
}

export interface Overlays {
  readonly legal: boolean;
  readonly ways: boolean;
  readonly last: boolean;
  readonly coordinates: boolean;
}

/** Everything the board shows, the hand aside. */
export interface Scene extends Table {
  readonly position: Position;
  /** The seat that this page may move now. */
  readonly mover: SeatName | null;
  /** The last move, and where the pawn that made it came from. */
  readonly last: { readonly move: string; readonly from: string | null } | null;
  readonly ways: readonly { readonly seat: SeatName; readonly squares: readonly string[] }[];
  readonly overlays: Overlays;
}

const SVG = "http://www.w3.org/2000/svg";

function make(name: string, attributes: Record<string, string | number> = {}, parent?: Element): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent?.append(element);
  return element;
}

const DEFINITIONS = `
<linearGradient id="fp-frame" x1="0" y1="0" x2="1" y2="1"><stop class="fp-frame-a"/><stop offset="1" class="fp-frame-b"/></linearGradient>
<linearGradient id="fp-square" x1="0" y1="0" x2="0" y2="1"><stop class="fp-square-a"/><stop offset="1" class="fp-square-b"/></linearGradient>
<linearGradient id="fp-fence-h" x1="0" y1="0" x2="0" y2="1"><stop class="fp-fence-a"/><stop offset="1" class="fp-fence-b"/></linearGradient>
<linearGradient id="fp-fence-v" x1="0" y1="0" x2="1" y2="0"><stop class="fp-fence-a"/><stop offset="1" class="fp-fence-b"/></linearGradient>
<radialGradient id="fp-shine" cx=".35" cy=".28" r=".85"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>
<pattern id="fp-grain" width="610" height="430" patternUnits="userSpaceOnUse" class="fp-grain">
<path d="M0 9c100 9 190-12 305-2s215 10 305 2M0 27c80-7 240 16 330 6s190-13 280-6M0 41c150 12 230-8 320 0s200 11 290 0M0 66c115-11 150 14 292 4s228-14 318-4M0 83c90 5 255-10 343 0s178 7 267 0M0 104c127 12 178-10 305-3s216 12 305 3M0 131c76-8 229 10 318 4s203-10 292-4M0 149c140 9 203-9 318-1s190 9 292 1M0 176c60 12 190-16 300-4s220 14 310 4M0 198c120-6 210 12 310 3s200-9 300-3M0 214c88 8 240-6 320 0s205 9 290 0M0 240c110-9 170 13 296 5s224-12 314-5M0 262c96 6 250-9 340 0s180 8 270 0M0 283c130 11 185-11 300-3s220 11 310 3M0 309c70-9 235 9 322 4s200-11 288-4M0 331c145 10 200-8 312-1s196 8 298 1M0 352c100-8 200 12 305 3s215-9 305-3M0 377c90 9 245-8 330 0s190 9 280 0M0 399c115-9 165 12 290 4s230-11 320-4M0 418c95 6 255-8 343 0s178 6 267 0"/>
<path class="fp-knot" d="M408 118c30-16 84-16 116 0c-32 15-86 15-116 0M432 118c18-8 50-8 70 0c-20 8-52 8-70 0M92 330c26-14 70-14 98 0c-28 14-72 14-98 0"/></pattern>`;

const LAYERS = ["squares", "tints", "dots", "ways", "fences", "bars", "marks", "pawns", "over"] as const;
type Layer = (typeof LAYERS)[number];

export class Drawing {
  readonly svg = make("svg", { "aria-hidden": "true", focusable: "false" }) as SVGSVGElement;
  #stand = "";
  #layers = {} as Record<Layer, SVGElement>;
  #squares = new Map<string, SVGElement>();
  #fences = new Map<string, SVGElement>();
  #bars = new Map<string, SVGElement>();
  #pawns = new Map<SeatName, SVGElement>();
  #fresh = true;
  /** Only for the eye: nobody is to find squares and fences in it. */
  readonly #mere: boolean;

  constructor(mere = false) {
    this.#mere = mere;
  }

  render(scene: Scene, hand: Hand, refused: Refused | null): void {
    const { stand } = scene;
    const key = `${stand.width}x${stand.height}:${stand.view}:${scene.position.seats.length}`;
    if (key !== this.#stand) this.#build(scene, key);
    this.svg.classList.toggle("no-coordinates", !scene.overlays.coordinates);
    this.#drawSquares(scene);
    this.#drawFences(scene);
    this.#drawPawns(scene);
    this.#drawTints(scene, refused);
    this.#drawWays(scene);
    this.#drawMarks(scene, hand, refused);
    this.#drawOver(scene, hand, refused);
    this.#fresh = false;
  }

  #build(scene: Scene, key: string): void {
    const { stand } = scene;
    this.#stand = key;
    this.#fresh = true;
    const { width, height } = size(stand);
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.innerHTML = `<defs>${DEFINITIONS}</defs>`;
    make("rect", { class: "frame", width, height, rx: 26 }, this.svg);
    make("rect", {
      class: "bed", x: MARGIN - 8, y: MARGIN - 8, width: width - 2 * MARGIN + 16, height: height - 2 * MARGIN + 16, rx: 16,
    }, this.svg);
    this.#drawCoordinates(stand);
    for (const layer of LAYERS) this.#layers[layer] = make("g", { class: layer }, this.svg);
    this.#squares.clear();
    this.#fences.clear();
    this.#bars.clear();
    this.#pawns.clear();
    this.#buildSquares(stand);
    this.#drawGoals(scene);
    for (const lies of ["h", "v"] as const) {
      for (let row = 0; row < stand.height - 1; row++) {
        for (let column = 0; column < stand.width - 1; column++) this.#buildFence(stand, column, row, lies);
      }
    }
    for (const seat of scene.position.seats) this.#buildPawn(seat);
  }

  #drawCoordinates(stand: Stand): void {
    const { height } = size(stand);
    const labels = make("g", { class: "coordinates" }, this.svg);
    const put = (text: string, along: "x" | "y", at: number) => {
      const [x, y] = along === "x" ? [at, height - MARGIN / 2 + 4] : [MARGIN / 2 - 4, at];
      make("text", { x, y, "text-anchor": "middle", "dominant-baseline": "central" }, labels).textContent = text;
    };
    const lettersAlong = stand.view % 2 === 0 ? "x" : "y";
    for (let column = 0; column < stand.width; column++) {
      const at = toScreen(stand, { x: column + 0.5, y: 0.5 });
      put(String.fromCharCode(97 + column), lettersAlong, lettersAlong === "x" ? at.x : at.y);
    }
    for (let row = 0; row < stand.height; row++) {
      const at = toScreen(stand, { x: 0.5, y: row + 0.5 });
      put(String(row + 1), lettersAlong === "x" ? "y" : "x", lettersAlong === "x" ? at.y : at.x);
    }
  }

  /** One element a square, and one each for all edges and for the grain: a phone has fewer to lay out. */
  #buildSquares(stand: Stand): void {
    const names = [...this.#names(stand)];
    const outline = (height: number) => names.map((name) => roundedSquare(middle(stand, name), height)).join("");
    make("path", { class: "edge", d: outline(SQUARE) }, this.#layers.squares);
    for (const name of names) {
      const { x, y } = middle(stand, name);
      const box = { x: x - SQUARE / 2, y: y - SQUARE / 2, width: SQUARE, height: SQUARE - 4, rx: CORNER, class: "face" };
      const element = make("rect", this.#mere ? box : { ...box, "data-square": name }, this.#layers.squares);
      this.#squares.set(name, element);
    }
    make("path", { class: "grain", d: outline(SQUARE - 4) }, this.#layers.squares);
  }

  *#names({ width, height }: Stand): Generator<string> {
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) yield squareName({ column, row });
    }
  }

  /** Small dashes on the squares of each player's goal line, along the outer edge. */
  #drawGoals(scene: Scene): void {
    const { stand, position } = scene;
    const { width, height } = stand;
    const lines: Record<SeatName, (at: number) => [number, number, number, number]> = {
      south: (at) => [at, height - 1, 0, 0.34],
      north: (at) => [at, 0, 0, -0.34],
      west: (at) => [width - 1, at, 0.34, 0],
      east: (at) => [0, at, -0.34, 0],
    };
    for (const seat of position.seats) {
      const upright = seat === "west" || seat === "east";
      for (let at = 0; at < (upright ? height : width); at++) {
        const [column, row, x, y] = lines[seat](at);
        const point = toScreen(stand, { x: column + 0.5 + x, y: row + 0.5 + y });
        const lying = drawnLying(stand, upright ? "v" : "h");
        const [long, thick] = lying ? [26, 6] : [6, 26];
        make("rect", {
          class: `goal seat-${seat}`, x: point.x - long / 2, y: point.y - thick / 2, width: long, height: thick, rx: 3,
        }, this.#layers.squares);
      }
    }
  }

  #buildFence(stand: Stand, column: number, row: number, lies: "h" | "v"): void {
    const name = squareName({ column, row }) + lies;
    const outline = fenceArea(stand, column, row, lies).map((point) => toScreen(stand, point));
    const area = { class: "area", points: outline.map(({ x, y }) => `${x},${y}`).join(" ") };
    this.#fences.set(name, make("polygon", this.#mere ? area : { ...area, "data-fence": name }, this.#layers.fences));
  }

  #buildPawn(seat: SeatName): void {
    const group = make("g", { class: `pawn seat-${seat}` }, this.#layers.pawns);
    if (!this.#mere) group.setAttribute("data-pawn", seat);
    make("path", { class: "shadow", d: SHAPES[seat], transform: "translate(2 6)" }, group);
    make("path", { class: "body", d: SHAPES[seat] }, group);
    make("path", { class: "top", d: SHAPES[seat], transform: "scale(.6)" }, group);
    make("path", { class: "shine", d: SHAPES[seat] }, group);
    this.#pawns.set(seat, group);
  }

  #drawSquares(scene: Scene): void {
    const { dots } = this.#layers;
    dots.setAttribute("class", `dots ${scene.mover === null ? "" : `seat-${scene.mover}`}`);
    dots.replaceChildren();
    for (const [name, element] of this.#squares) {
      const legal = scene.legal.has(name);
      element.toggleAttribute("data-legal", legal);
      if (!legal || !scene.overlays.legal) continue;
      const { x, y } = middle(scene.stand, name);
      make("circle", { class: "dot", cx: x, cy: y, r: 13 }, dots);
    }
  }

  #drawFences(scene: Scene): void {
    const placed = new Set(scene.position.fences);
    for (const [name, element] of this.#fences) {
      element.toggleAttribute("data-legal", scene.legal.has(name));
      const bar = this.#bars.get(name);
      if (placed.has(name) === (bar !== undefined)) continue;
      element.toggleAttribute("data-placed", bar === undefined);
      bar?.remove();
      if (bar === undefined) this.#bars.set(name, this.#lay(scene.stand, name));
      else this.#bars.delete(name);
    }
  }

  #lay(stand: Stand, name: string): SVGElement {
    const group = make("g", {}, this.#layers.bars);
    const box = fenceBox(stand, name);
    const lying = box.width > box.height;
    make("rect", { ...box, x: box.x + 2, y: box.y + 5, rx: 6, class: "bar-shadow" }, group);
    make("rect", {
      ...box, rx: 6, fill: `url(#fp-fence-${lying ? "h" : "v"})`,
      class: `bar ${this.#fresh ? "" : lying ? "slides-h" : "slides-v"}`,
    }, group);
    return group;
  }

  #drawPawns(scene: Scene): void {
    scene.position.seats.forEach((seat, index) => {
      const element = this.#pawns.get(seat);
      const square = scene.position.pawns[index];
      if (element === undefined) return;
      element.toggleAttribute("hidden", square === null);
      element.style.transition = this.#fresh ? "none" : "";
      if (square == null) return element.removeAttribute("data-at");
      const { x, y } = middle(scene.stand, square);
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.setAttribute("data-at", square);
    });
  }

  #drawTints(scene: Scene, refused: Refused | null): void {
    const layer = this.#layers.tints;
    layer.replaceChildren();
    const tint = (square: string, kind: string) => {
      const { x, y } = middle(scene.stand, square);
      make("rect", { class: kind, x: x - SQUARE / 2, y: y - SQUARE / 2, width: SQUARE, height: SQUARE - 4, rx: 10 }, layer);
    };
    if (scene.last !== null && scene.overlays.last && !isFence(scene.last.move)) {
      for (const square of [scene.last.from, scene.last.move]) {
        if (square !== null && readSquare(square) !== null) tint(square, "last");
      }
    }
    for (const square of refused?.region ?? []) tint(square, "shut");
    if (refused?.square != null) tint(refused.square, "hint");
    if (refused !== null && !isFence(refused.move) && readSquare(refused.move) !== null) tint(refused.move, "shut");
  }

  #drawWays(scene: Scene): void {
    const layer = this.#layers.ways;
    layer.replaceChildren();
    if (!scene.overlays.ways) return;
    for (const { seat, squares } of scene.ways) {
      // Ways that share squares lie beside each other, not on top.
      const off = (ALL_SEATS.indexOf(seat) - 1.5) * 7;
      const points = squares.map((square) => middle(scene.stand, square)).map(({ x, y }) => `${x + off},${y + off}`);
      make("polyline", { class: `way-bed`, points: points.join(" ") }, layer);
      make("polyline", { class: `way seat-${seat}`, points: points.join(" ") }, layer);
    }
  }

  #drawMarks(scene: Scene, hand: Hand, refused: Refused | null): void {
    const layer = this.#layers.marks;
    layer.replaceChildren();
    const bar = (name: string, kind: string, grow = 0) => {
      const box = fenceBox(scene.stand, name, grow);
      make("rect", { ...box, rx: 6 + grow / 2, class: kind }, layer);
    };
    if (scene.overlays.last && scene.last !== null && readFence(scene.last.move)) bar(scene.last.move, "last-bar", 5.5);
    if (refused?.fence != null) bar(refused.fence, "blocking", 10);
    if (refused !== null && isFence(refused.move)) bar(refused.move, "ghost bad");
    if (scene.premove !== null && isFence(scene.premove)) bar(scene.premove, "ghost premove");
    const ghost = hand.ghost ?? hand.hover;
    if (ghost === null || !isFence(ghost) || refused?.move === ghost) return;
    const free = scene.legal.has(ghost);
    if (!free && hand.ghost === null && (scene.position.fences.includes(ghost) || scene.legal.size === 0)) {
      if (!scene.ahead || scene.position.fences.includes(ghost)) return;
      return bar(ghost, "ghost premove faint");
    }
    bar(ghost, `ghost ${free ? "" : "bad"} ${hand.ghost === null ? "" : "held"}`);
  }

  #drawOver(scene: Scene, hand: Hand, refused: Refused | null): void {
    const layer = this.#layers.over;
    layer.replaceChildren();
    const step = hand.hover !== null && scene.legal.has(hand.hover) && !isFence(hand.hover) ? hand.hover : null;
    const ahead = scene.premove !== null && !isFence(scene.premove) ? scene.premove : null;
    for (const [square, kind] of [[step, "step"], [ahead, "step premove"]] as const) {
      if (square === null) continue;
      const seat = scene.mover ?? scene.position.seats[0] ?? "south";
      const { x, y } = middle(scene.stand, square);
      make("path", { class: `${kind} seat-${seat}`, d: SHAPES[seat], transform: `translate(${x} ${y})` }, layer);
    }
    const shut = refused?.region.length ? refused.seat : null;
    const pawn = shut == null ? null : scene.position.pawns[scene.position.seats.indexOf(shut)];
    if (pawn != null) {
      const { x, y } = middle(scene.stand, pawn);
      make("circle", { class: "caught", cx: x, cy: y, r: 40 }, layer);
    }
    if (hand.cursorShown) this.#drawCursor(scene.stand, hand.cursor, layer);
  }

  #drawCursor(stand: Stand, cursor: string, layer: Element): void {
    if (isFence(cursor)) {
      for (const kind of ["cursor-bed", "cursor"]) make("rect", { ...fenceBox(stand, cursor, 9), rx: 11, class: kind }, layer);
      return;
    }
    const { x, y } = middle(stand, cursor);
    const box = { x: x - SQUARE / 2 - 3, y: y - SQUARE / 2 - 3, width: SQUARE + 6, height: SQUARE + 6, rx: 13 };
    for (const kind of ["cursor-bed", "cursor"]) make("rect", { ...box, class: kind }, layer);
  }
}

const CORNER = 10;

/** A square with round corners, as part of a path. */
function roundedSquare({ x, y }: Point, height: number): string {
  const [left, top, r] = [x - SQUARE / 2, y - SQUARE / 2, CORNER];
  const [across, down] = [SQUARE - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${left + r} ${top}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
}

/** The rectangle of a fence on the screen, grown on all sides. */
export function fenceBox(stand: Stand, name: string, grow = 0): { x: number; y: number; width: number; height: number } {
  const { x, y } = middle(stand, name);
  const lying = drawnLying(stand, name[2] === "h" ? "h" : "v");
  const width = (lying ? FENCE_LENGTH : FENCE_WIDTH) + 2 * grow;
  const height = (lying ? FENCE_WIDTH : FENCE_LENGTH) + 2 * grow;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How high above the middle of a place a note about it begins, as a share of the drawing. */
export function noteAt(stand: Stand, target: string): { x: number; y: number } {
  const { x, y } = middle(stand, target);
  const { width, height } = size(stand);
  return { x: x / width, y: (y + (y < height / 2 ? PITCH * 0.6 : -PITCH * 0.6)) / height };
}
