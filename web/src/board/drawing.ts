/** Draws a scene as SVG and keeps it up to date: elements are made once per stand and then only changed. */

import { ALL_SEATS, type Position, type SeatName, isFence, readFence, readSquare, squareName } from "../game/notation";
import { next, soon } from "../later";
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
  /** A move that the engine would play, shown to somebody who asked. */
  readonly hint?: string | null;
  /** Whose move that is, where it is not of the seat whose turn it is. */
  readonly hintBy?: SeatName | null;
  /** Moves that an engine would play, the best first, each with what is written on it. */
  readonly advice?: readonly { readonly move: string; readonly label: string }[];
  /** The seat whose pawn stands on its goal. */
  readonly won?: SeatName | null;
}

const SVG = "http://www.w3.org/2000/svg";

function make(name: string, attributes: Record<string, string | number> = {}, parent?: Element): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent?.append(element);
  return element;
}

/** The text of an element. A browser reads a whole layer as text in a fraction of the time that making its elements takes. */
function written(name: string, attributes: Record<string, string | number>): string {
  return `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join("")}/>`;
}

const DEFINITIONS = `
<linearGradient id="fp-frame" x1="0" y1="0" x2="1" y2="1"><stop class="fp-frame-a"/><stop offset="1" class="fp-frame-b"/></linearGradient>
<linearGradient id="fp-square" x1="0" y1="0" x2="0" y2="1"><stop class="fp-square-a"/><stop offset="1" class="fp-square-b"/></linearGradient>
<linearGradient id="fp-fence-h" x1="0" y1="0" x2="0" y2="1"><stop class="fp-fence-a"/><stop offset="1" class="fp-fence-b"/></linearGradient>
<linearGradient id="fp-fence-v" x1="0" y1="0" x2="1" y2="0"><stop class="fp-fence-a"/><stop offset="1" class="fp-fence-b"/></linearGradient>
<radialGradient id="fp-shine" cx=".35" cy=".28" r=".85"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>`;

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
  #scene: Scene | null = null;
  /** What the layers show that are drawn anew as a whole. */
  readonly #shown = new Map<Layer, readonly unknown[]>();
  /** What the grooves say. */
  #marked: Pick<Scene, "legal" | "position"> | null = null;
  /** Only for the eye: nobody is to find squares and fences in it. */
  readonly #mere: boolean;

  constructor(mere = false) {
    this.#mere = mere;
  }

  render(scene: Scene, hand: Hand, refused: Refused | null): void {
    const { stand } = scene;
    const key = `${stand.width}x${stand.height}:${stand.view}:${scene.position.seats.length}`;
    const turned = key !== this.#stand && this.#stand !== "";
    if (key !== this.#stand) this.#build(scene, key);
    this.#scene = scene;
    // Grooves are found by pointers and programs. Nobody needs them before there is something to choose.
    if (this.#fences.size === 0 && !this.#mere && (scene.legal.size > 0 || scene.ahead)) {
      // Who turns the board sees it turned before they are made anew.
      if (turned) next(() => this.#buildFencesLate(key));
      else this.#buildFences(stand);
    }
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
      class: "bed", x: MARGIN - 6, y: MARGIN - 6, width: width - 2 * MARGIN + 12, height: height - 2 * MARGIN + 12, rx: 16,
    }, this.svg);
    this.#drawCoordinates(stand);
    for (const layer of LAYERS) this.#layers[layer] = make("g", { class: layer }, this.svg);
    this.#squares.clear();
    this.#fences.clear();
    this.#marked = null;
    this.#shown.clear();
    this.#bars.clear();
    this.#pawns.clear();
    this.#buildSquares(scene);
    for (const seat of scene.position.seats) this.#buildPawn(seat);
  }

  #drawCoordinates(stand: Stand): void {
    const { height } = size(stand);
    const labels = make("g", { class: "coordinates" }, this.svg);
    const put = (text: string, along: "x" | "y", at: number) => {
      const [x, y] = along === "x" ? [at, height - MARGIN / 2 + 3] : [MARGIN / 2 - 3, at];
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
  #buildSquares(scene: Scene): void {
    const { stand } = scene;
    const names = [...this.#names(stand)];
    const edges = names.map((name) => roundedSquare(middle(stand, name), SQUARE)).join("");
    const faces = names.map((name) => {
      const { x, y } = middle(stand, name);
      const box = { x: x - SQUARE / 2, y: y - SQUARE / 2, width: SQUARE, height: SQUARE - 4, rx: CORNER, class: "face" };
      return written("rect", this.#mere ? box : { ...box, "data-square": name });
    });
    const layer = this.#layers.squares;
    layer.innerHTML = `${written("path", { class: "edge", d: edges })}${faces.join("")}<g class="grains"/>${this.#goals(scene)}`;
    layer.querySelectorAll<SVGElement>(".face").forEach((face, at) => this.#squares.set(names[at] ?? "", face));
    // A board can be played on without its grain, which comes as soon as the browser has a moment.
    const grains = layer.querySelector(".grains");
    if (grains !== null) soon(() => this.#drawGrain(stand, names, grains));
  }

  /**
   * No two squares are cut from the same place of the plank, and each board has the same. Three squares share a path: what changes on the
   * board is painted anew with all that lies under it, and one path for the whole board would be painted whole each time.
   */
  #drawGrain(stand: Stand, names: readonly string[], layer: Element): void {
    const shades = { dark: "", light: "" };
    const pieces: string[] = [];
    names.forEach((name, index) => {
      const at = middle(stand, name);
      const luck = lots(index + 1);
      const tone = luck();
      if (tone < 0.36) shades.dark += roundedSquare(at, SQUARE - 4);
      else if (tone > 0.64) shades.light += roundedSquare(at, SQUARE - 4);
      const piece = Math.floor(index / 3);
      pieces[piece] = (pieces[piece] ?? "") + grainOf(at, luck);
    });
    for (const [shade, d] of Object.entries(shades)) make("path", { class: `tone ${shade}`, d }, layer);
    for (const d of pieces) make("path", { class: "grain", d }, layer);
  }

  *#names({ width, height }: Stand): Generator<string> {
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) yield squareName({ column, row });
    }
  }

  /** Small dashes on the squares of each player's goal line, along the outer edge. */
  #goals(scene: Scene): string {
    const { stand, position } = scene;
    let goals = "";
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
        const [long, thick] = lying ? [32, 8] : [8, 32];
        const box = { x: point.x - long / 2, y: point.y - thick / 2, width: long, height: thick, rx: 4 };
        goals += written("rect", { class: `goal seat-${seat}`, ...box });
      }
    }
    return goals;
  }

  #buildFencesLate(key: string): void {
    if (this.#scene === null || this.#stand !== key || this.#fences.size > 0) return;
    this.#buildFences(this.#scene.stand);
    this.#markFences(this.#scene);
  }

  #buildFences(stand: Stand): void {
    const names: string[] = [];
    let areas = "";
    for (const lies of ["h", "v"] as const) {
      for (const square of this.#names({ ...stand, width: stand.width - 1, height: stand.height - 1 })) {
        const name = square + lies;
        const { column, row } = readSquare(square) ?? { column: 0, row: 0 };
        const outline = fenceArea(stand, column, row, lies).map((point) => toScreen(stand, point));
        names.push(name);
        areas += written("polygon", { class: "area", points: outline.map(({ x, y }) => `${x},${y}`).join(" "), "data-fence": name });
      }
    }
    this.#layers.fences.innerHTML = areas;
    this.#layers.fences.querySelectorAll<SVGElement>(".area").forEach((area, at) => this.#fences.set(names[at] ?? "", area));
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

  /** Empties a layer that is to show something else than before; false where it shows just that. */
  #renew(layer: Layer, ...what: readonly unknown[]): boolean {
    const before = this.#shown.get(layer);
    if (before?.every((it, at) => it === what[at]) === true) return false;
    this.#shown.set(layer, what);
    this.#layers[layer].replaceChildren();
    return true;
  }

  #drawSquares(scene: Scene): void {
    if (!this.#renew("dots", scene.legal, scene.mover, scene.overlays.legal)) return;
    const { dots } = this.#layers;
    dots.setAttribute("class", `dots ${scene.mover === null ? "" : `seat-${scene.mover}`}`);
    for (const [name, element] of this.#squares) {
      const legal = scene.legal.has(name);
      element.toggleAttribute("data-legal", legal);
      if (!legal || !scene.overlays.legal) continue;
      const { x, y } = middle(scene.stand, name);
      make("circle", { class: "dot", cx: x, cy: y, r: 14 }, dots);
    }
  }

  #drawFences(scene: Scene): void {
    const placed = new Set(scene.position.fences);
    for (const [name, bar] of this.#bars) {
      if (placed.has(name)) continue;
      bar.remove();
      this.#bars.delete(name);
    }
    scene.position.fences.forEach((name, index) => {
      if (!this.#bars.has(name)) this.#bars.set(name, this.#place(scene.stand, name, scene.position.by[index] ?? null));
    });
    this.#markFences(scene);
  }

  #markFences({ legal, position }: Scene): void {
    // Most scenes differ by what the pointer is at.
    if (this.#marked?.legal === legal && this.#marked.position === position) return;
    const placed = new Set(position.fences);
    for (const [name, element] of this.#fences) {
      element.toggleAttribute("data-legal", legal.has(name));
      element.toggleAttribute("data-placed", placed.has(name));
    }
    this.#marked = this.#fences.size > 0 ? { legal, position } : null;
  }

  /** A fence with its ends painted in the colour of who placed it. It settles into the groove with a small drop. */
  #place(stand: Stand, name: string, by: SeatName | null): SVGElement {
    const group = make("g", {}, this.#layers.bars);
    const box = fenceBox(stand, name);
    const lying = box.width > box.height;
    const settles = this.#fresh ? "" : "settles";
    make("rect", { ...box, x: box.x + 2, y: box.y + 5, rx: 6, class: `bar-shadow ${settles}` }, group);
    const fence = make("g", { class: `fence ${settles}` }, group);
    make("rect", { ...box, rx: 6, fill: `url(#fp-fence-${lying ? "h" : "v"})`, class: "bar" }, fence);
    if (by === null) return group;
    for (const end of [0, 1]) make("path", { class: `cap seat-${by}`, d: fenceEnd(box, lying, end === 1) }, fence);
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
      const before = element.getAttribute("data-at");
      if (!this.#fresh && before !== null && isJump(before, square)) arc(element, middle(scene.stand, before), { x, y });
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.setAttribute("data-at", square);
    });
  }

  #drawTints(scene: Scene, refused: Refused | null): void {
    const last = scene.overlays.last ? scene.last : null;
    if (!this.#renew("tints", last?.move, last?.from, scene.won, scene.won == null || scene.position, refused)) return;
    const layer = this.#layers.tints;
    const tint = (square: string, kind: string) => {
      const { x, y } = middle(scene.stand, square);
      return make("rect", { class: kind, x: x - SQUARE / 2, y: y - SQUARE / 2, width: SQUARE, height: SQUARE - 4, rx: 10 }, layer);
    };
    if (last !== null && !isFence(last.move)) {
      for (const square of [last.from, last.move]) {
        if (square !== null && readSquare(square) !== null) tint(square, "last");
      }
    }
    this.#drawGoalRow(scene, (square, seat) => tint(square, `won seat-${seat}`));
    for (const square of refused?.region ?? []) tint(square, "shut");
    if (refused?.square != null) tint(refused.square, "hint");
    if (refused !== null && !isFence(refused.move) && readSquare(refused.move) !== null) tint(refused.move, "shut");
  }

  /** The row of who won fills with their colour, from the pawn outwards. */
  #drawGoalRow(scene: Scene, tint: (square: string, seat: SeatName) => SVGElement): void {
    const seat = scene.won ?? null;
    const from = seat === null ? null : readSquare(scene.position.pawns[scene.position.seats.indexOf(seat)] ?? "");
    if (seat === null || from === null) return;
    const upright = seat === "west" || seat === "east";
    const { width, height } = scene.stand;
    const long = upright ? height : width;
    for (let at = 0; at < long; at++) {
      const square = squareName(upright ? { ...from, row: at } : { ...from, column: at });
      const away = Math.abs(at - (upright ? from.row : from.column));
      tint(square, seat).style.animationDelay = `${Math.round((away / Math.max(long - 1, 1)) * 280)}ms`;
    }
  }

  #drawWays(scene: Scene): void {
    const ways = scene.overlays.ways ? scene.ways : null;
    if (!this.#renew("ways", ways, ways === null || scene.position) || ways === null) return;
    const layer = this.#layers.ways;
    for (const { seat, squares } of ways) {
      // Ways that share squares lie beside each other, not on top.
      const off = (ALL_SEATS.indexOf(seat) - 1.5) * 7;
      const points = squares.map((square) => middle(scene.stand, square)).map(({ x, y }) => ({ x: x + off, y: y + off }));
      const pawns = scene.position.pawns.filter((it) => it !== null).map((it) => middle(scene.stand, it));
      const d = dotsAlong(points).filter((dot) => pawns.every((it) => Math.hypot(it.x - dot.x, it.y - dot.y) > CLEAR)).map(({ x, y }) => `M${x} ${y}h.01`).join("");
      make("path", { class: "way-bed", d }, layer);
      make("path", { class: `way seat-${seat}`, d }, layer);
    }
  }

  #drawMarks(scene: Scene, hand: Hand, refused: Refused | null): void {
    const { legal, position, premove, mover, hint } = scene;
    const last = scene.overlays.last ? scene.last?.move : undefined;
    const pointed = hand.ghost ?? hand.hover;
    const ghost = pointed !== null && isFence(pointed) ? pointed : null;
    if (!this.#renew("marks", legal, position, scene.ahead, premove, mover, hint, scene.advice, last, ghost, hand.ghost, refused)) return;
    const layer = this.#layers.marks;
    const bar = (name: string, kind: string, grow = 0) => {
      const box = fenceBox(scene.stand, name, grow);
      make("rect", { ...box, rx: 6 + grow / 2, class: kind }, layer);
    };
    if (last !== undefined && readFence(last)) bar(last, "last-bar", 5.5);
    if (refused?.fence != null) bar(refused.fence, "blocking", 10);
    if (refused !== null && isFence(refused.move)) bar(refused.move, "ghost bad");
    const ahead = `ghost premove seat-${mover ?? "south"}`;
    if (premove !== null && isFence(premove)) bar(premove, ahead);
    const advice = scene.advice ?? [];
    for (const [at, { move }] of [...advice.entries()].reverse()) {
      if (isFence(move)) bar(move, `choice rank-${at + 1}`, 1);
    }
    if (hint != null && isFence(hint)) for (const kind of ["advice-bed", "advice"]) bar(hint, kind, 2);
    if (ghost === null || refused?.move === ghost) return;
    const free = legal.has(ghost);
    if (!free && hand.ghost === null && (position.fences.includes(ghost) || legal.size === 0)) {
      if (!scene.ahead || position.fences.includes(ghost)) return;
      return bar(ghost, `${ahead} faint`);
    }
    bar(ghost, `ghost ${free ? "" : "bad"} ${hand.ghost === null ? "" : "held"}`);
  }

  #drawOver(scene: Scene, hand: Hand, refused: Refused | null): void {
    const { position, premove, mover, hint, hintBy, advice, won } = scene;
    const step = hand.hover !== null && scene.legal.has(hand.hover) && !isFence(hand.hover) ? hand.hover : null;
    const ahead = premove !== null && !isFence(premove) ? premove : null;
    const cursor = hand.cursorShown ? hand.cursor : null;
    if (!this.#renew("over", position, step, ahead, mover, hint, hintBy, advice, won, cursor, refused)) return;
    const layer = this.#layers.over;
    for (const [square, kind] of [[step, "step"], [ahead, "step premove"]] as const) {
      if (square === null) continue;
      const seat = mover ?? position.seats[0] ?? "south";
      const { x, y } = middle(scene.stand, square);
      make("path", { class: `${kind} seat-${seat}`, d: SHAPES[seat], transform: `translate(${x} ${y})` }, layer);
    }
    if (hint != null && !isFence(hint)) this.#drawArrow(scene, hint, layer);
    this.#drawAdvice(scene, layer);
    if (won != null) this.#drawRings(scene, won, layer);
    const shut = refused?.region.length ? refused.seat : null;
    const pawn = shut == null ? null : position.pawns[position.seats.indexOf(shut)];
    if (pawn != null) {
      const { x, y } = middle(scene.stand, pawn);
      make("circle", { class: "caught", cx: x, cy: y, r: 40 }, layer);
    }
    if (cursor !== null) this.#drawCursor(scene.stand, cursor, layer);
  }

  #drawArrow(scene: Scene, target: string, layer: Element): void {
    const { pawns, seats, turn } = scene.position;
    const pawn = pawns[scene.hintBy == null ? turn : seats.indexOf(scene.hintBy)];
    if (pawn == null) return;
    const [from, to] = [middle(scene.stand, pawn), middle(scene.stand, target)];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const d = `M40 0H${length - 14}M${length - 32} -20L${length - 10} 0L${length - 32} 20`;
    const transform = `translate(${from.x} ${from.y}) rotate(${angle})`;
    for (const kind of ["advice-bed", "advice"]) make("path", { class: kind, d, transform }, layer);
  }

  /** Arrows for the moves of the pawn, and a badge on every move. */
  #drawAdvice(scene: Scene, layer: Element): void {
    const pawn = scene.position.pawns[scene.position.turn];
    const advice = [...(scene.advice ?? []).entries()].reverse();
    for (const [at, { move }] of advice) {
      if (pawn == null || readSquare(move) === null) continue;
      const [from, to] = [middle(scene.stand, pawn), middle(scene.stand, move)];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      const d = `M34 -9H${length - 24}V-24L${length + 8} 0L${length - 24} 24V9H34Z`;
      make("path", { class: `choice rank-${at + 1}`, d, transform: `translate(${from.x} ${from.y}) rotate(${angle})` }, layer);
    }
    for (const [at, { move, label }] of advice) {
      if (move === "pass") continue;
      const { x, y } = badgeAt(scene.stand, move);
      const badge = make("g", { class: `badge rank-${at + 1}`, transform: `translate(${x} ${y})` }, layer);
      make("rect", { x: -26, y: -18, width: 52, height: 36, rx: 18 }, badge);
      make("text", { "text-anchor": "middle", "dominant-baseline": "central", y: 1 }, badge).textContent = label;
    }
  }

  /** Two rings around the pawn that won. */
  #drawRings(scene: Scene, seat: SeatName, layer: Element): void {
    const pawn = scene.position.pawns[scene.position.seats.indexOf(seat)];
    if (pawn == null) return;
    const { x, y } = middle(scene.stand, pawn);
    make("circle", { class: "ring", cx: x, cy: y, r: 43 }, layer);
    make("circle", { class: `ring outer seat-${seat}`, cx: x, cy: y, r: 54 }, layer);
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
/** Dots of a path keep this far from the middle of a pawn. */
const CLEAR = 44;
/** A fence is painted this far from either end. */
const CAP = 20;

/** A run of numbers from 0 to 1 that is the same each time. */
function lots(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A few lines of grain across a square, some of them around a knot. */
function grainOf({ x, y }: Point, luck: () => number): string {
  const [left, wide] = [x - SQUARE / 2 + 3, SQUARE - 6];
  const count = 5 + Math.floor(luck() * 4);
  const knot = luck() < 0.14 ? 0.25 + luck() * 0.5 : null;
  let lines = "";
  for (let line = 0; line < count; line++) {
    const share = (line + 0.35 + luck() * 0.5) / count;
    const top = y - SQUARE / 2 + 5 + share * (SQUARE - 16);
    const bend = () => Math.round((luck() - 0.5) * 9);
    const around = knot === null ? 0 : Math.round((share < 0.5 ? -9 : 9) * (1 - Math.min(Math.abs(share - 0.5) * 2.4, 1)));
    const begin = luck() < 0.3 ? Math.round(luck() * wide * 0.4) : 0;
    const length = Math.round((wide - begin) * (luck() < 0.3 ? 0.5 + luck() * 0.4 : 1));
    const third = Math.round(length / 3);
    lines += `M${Math.round(left + begin)} ${Math.round(top)}c${third} ${bend() + around} ${2 * third} ${bend() + around} ${length} ${bend() >> 1}`;
  }
  if (knot !== null) lines += `M${Math.round(left + knot * wide - 9)} ${Math.round(y - 2)}c4 -7 14 -7 18 0c-4 7 -14 7 -18 0`;
  return lines;
}

/** Points along a line, 16 units apart. */
function dotsAlong(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const steps = Math.max(Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 16), 1);
    return Array.from({ length: steps }, (_, step) => ({
      x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / steps),
      y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / steps),
    }));
  });
}

/** The painted end of a fence: round outside, straight inside. */
function fenceEnd(box: { x: number; y: number; width: number; height: number }, lying: boolean, far: boolean): string {
  const [long, thick] = lying ? [box.width, box.height] : [box.height, box.width];
  const [r, sign] = [6, far ? -1 : 1];
  const start = far ? long : 0;
  const at = (along: number, across: number) => {
    const [a, c] = [start + sign * along, across];
    return lying ? `${box.x + a} ${box.y + c}` : `${box.x + c} ${box.y + a}`;
  };
  return `M${at(CAP, 0)}L${at(r, 0)}Q${at(0, 0)} ${at(0, r)}L${at(0, thick - r)}Q${at(0, thick)} ${at(r, thick)}L${at(CAP, thick)}Z`;
}

/** Whether a pawn goes further than to a neighbour. */
function isJump(from: string, to: string): boolean {
  const [a, b] = [readSquare(from), readSquare(to)];
  return a !== null && b !== null && Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 2;
}

/** A jump rises on its way. */
function arc(element: SVGElement, from: Point, to: Point): void {
  if (element.animate === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const frame = (share: number, lift: number, scale: number) => ({
    transform: `translate(${from.x + (to.x - from.x) * share}px, ${from.y + (to.y - from.y) * share - lift}px) scale(${scale})`,
  });
  element.style.transition = "none";
  element.animate([frame(0, 0, 1), frame(0.5, 34, 1.2), frame(1, 0, 1)], { duration: 200, easing: "ease-out" });
}

/** A square with round corners, as part of a path. */
function roundedSquare({ x, y }: Point, height: number): string {
  const [left, top, r] = [x - SQUARE / 2, y - SQUARE / 2, CORNER];
  const [across, down] = [SQUARE - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${left + r} ${top}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
}

/** Where the badge of a move stands: beside the arrow's head, and at the end of a fence. */
function badgeAt(stand: Stand, move: string): Point {
  const { x, y } = middle(stand, move);
  if (!isFence(move)) return { x: x + 30, y: y - 28 };
  return drawnLying(stand, move[2] === "h" ? "h" : "v") ? { x: x + 62, y } : { x, y: y - 62 };
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
