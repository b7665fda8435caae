/** The board in the page: turns pointers and keys into what the hand does, and shows it. */

import { isFence } from "../game/notation";
import { Drawing, type Refused, type Scene, noteAt } from "./drawing";
import { MOUSE_REACH, type Reach, TOUCH_REACH, size, targetAt, toBoard } from "./geometry";
import { EMPTY_HAND, type Effect, type Hand, type HandEvent, handle } from "./hand";

/** What the board reports to its host. */
export interface Listener {
  play(move: string): void;
  premove(move: string | null): void;
  /** Somebody wants to know why a move is refused, because it was tried or only pointed at; the answer comes back by `explain`. */
  asks(move: string, tried: boolean): void;
  /** The keyboard's cursor stands on a place that should be described. */
  points(target: string): void;
  /** Whether a fence waits to be confirmed. */
  holds(ghost: string | null): void;
}

const SILENT: Listener = { play() {}, premove() {}, asks() {}, points() {}, holds() {} };

/** A finger hides what is under it: a dragged fence lies this many pixels above it. */
const LIFT = 64;
const DRAG_FROM = 9;
/** A pointer that rests this long on a refused place wants to know why. */
const DWELL = 280;

interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  dragged: boolean;
}

export class Board {
  readonly element = document.createElement("div");
  readonly #drawing: Drawing;
  readonly #note = document.createElement("div");
  /** The fence that a pointer carries from the stock, until it is over the board. */
  readonly #carried = document.createElement("div");
  readonly #listener: Listener;
  #scene: Scene | null = null;
  #hand: Hand = EMPTY_HAND;
  #refused: Refused | null = null;
  #touch: Touch | null = null;
  #dwell = 0;
  #tapped = Number.NEGATIVE_INFINITY;

  /** Without a listener it is a picture only. */
  constructor(listener: Listener | null) {
    this.#drawing = new Drawing(listener === null);
    this.#listener = listener ?? SILENT;
    if (listener === null) this.element.classList.add("display");
    this.element.classList.add("board");
    if (listener !== null) {
      this.element.tabIndex = 0;
      this.element.setAttribute("role", "application");
    }
    this.element.dir = "ltr";
    this.#note.className = "note";
    this.#note.hidden = true;
    this.#carried.className = "carried";
    this.#carried.hidden = true;
    this.element.append(this.#drawing.svg, this.#note, this.#carried);
    this.#listen();
  }

  /** Shows another scene. A ghost stays only where the game did not go on. */
  show(scene: Scene): void {
    const before = this.#scene;
    this.#scene = scene;
    if (before?.position !== scene.position || before.legal !== scene.legal) {
      this.#refused = null;
      this.#do({ kind: "moved" });
    } else {
      this.#render();
    }
  }

  /** Tells why a move is refused, on the board itself. */
  explain(refused: Refused): void {
    const { refused: tapped, hover } = this.#hand;
    if (refused.move !== tapped && refused.move !== hover) return;
    this.#refused = refused;
    this.#render();
  }

  /** Tells why a move that was chosen ahead can never be played. */
  refuse(refused: Refused): void {
    this.#hand = { ...this.#hand, refused: refused.move };
    this.explain(refused);
  }

  confirm(): void {
    this.#do({ kind: "confirm", at: performance.now() });
  }

  cancel(): void {
    this.#do({ kind: "cancel" });
  }

  get ghost(): string | null {
    return this.#hand.ghost;
  }

  /** Tries a move that was typed. */
  attempt(move: string): void {
    this.#do({ kind: "tap", target: move, by: "key", at: performance.now() });
  }

  /** A fence is taken from the stock beside the board: the pointer goes on here. */
  takeFence(event: PointerEvent): void {
    if (this.#scene === null || (event.pointerType === "mouse" && event.button !== 0)) return;
    // A mouse would begin to select text.
    event.preventDefault();
    this.#touch = { id: event.pointerId, x: event.clientX, y: event.clientY, dragged: true };
    const from = event.target as Element;
    if (from.hasPointerCapture(event.pointerId)) from.releasePointerCapture(event.pointerId);
    const stop = new AbortController();
    const { signal } = stop;
    const end = (it: PointerEvent) => {
      stop.abort();
      this.#carry(null);
      this.#ended(it);
    };
    const move = (it: PointerEvent) => {
      this.#moved(it);
      this.#carry(this.#hand.ghost === null ? it : null);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("touchmove", still, { signal, passive: false });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
    this.#carry(event);
  }

  #carry(at: { clientX: number; clientY: number } | null): void {
    this.#carried.hidden = at === null;
    if (at === null) return;
    const box = this.element.getBoundingClientRect();
    this.#carried.style.translate = `calc(${at.clientX - box.left}px - 50%) calc(${at.clientY - box.top}px - 50%)`;
  }

  #listen(): void {
    const { element } = this;
    element.addEventListener("pointerdown", (event) => this.#pressed(event));
    element.addEventListener("pointermove", (event) => this.#moved(event));
    element.addEventListener("pointerup", (event) => this.#ended(event));
    element.addEventListener("pointercancel", (event) => this.#ended(event));
    element.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") this.#hover(null);
    });
    element.addEventListener("touchmove", still, { passive: false });
    element.addEventListener("click", (event) => this.#clicked(event));
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.cancel();
    });
    element.addEventListener("keydown", (event) => this.#typed(event));
    element.addEventListener("focus", () => {
      if (element.matches(":focus-visible")) this.#do({ kind: "focus", on: true, home: this.#home() });
    });
    element.addEventListener("blur", () => this.#do({ kind: "focus", on: false, home: null }));
  }

  /** Where the cursor begins: at the pawn that is to move, unless it was used before. */
  #home(): string | null {
    const { position, mover } = this.#scene ?? {};
    if (position === undefined || this.#hand.cursor !== EMPTY_HAND.cursor) return null;
    const seat = mover ?? position.seats[position.turn];
    return seat === undefined ? null : (position.pawns[position.seats.indexOf(seat)] ?? null);
  }

  #target(event: { clientX: number; clientY: number }, touch: boolean): string | null {
    return this.#placeAt(event, 0, touch ? TOUCH_REACH : MOUSE_REACH);
  }

  /** Who carries a fence means a groove everywhere. */
  #grooveAt(event: { clientX: number; clientY: number }, lift: number): string | null {
    return this.#placeAt(event, lift, { beside: 0.5, elsewhere: 0.5 });
  }

  #placeAt(event: { clientX: number; clientY: number }, lift: number, reach: Reach): string | null {
    const scene = this.#scene;
    const box = this.#drawing.svg.getBoundingClientRect();
    if (scene === null || box.width === 0) return null;
    const whole = size(scene.stand);
    const at = toBoard(scene.stand, {
      x: ((event.clientX - box.left) / box.width) * whole.width,
      y: ((event.clientY - lift - box.top) / box.height) * whole.height,
    });
    return targetAt(scene.stand, at, reach, (square) => scene.legal.has(square));
  }

  #pressed(event: PointerEvent): void {
    if (event.pointerType === "mouse" || this.#touch !== null) return;
    this.#touch = { id: event.pointerId, x: event.clientX, y: event.clientY, dragged: false };
  }

  #moved(event: PointerEvent): void {
    const touch = this.#touch;
    const mouse = event.pointerType === "mouse";
    if (mouse && touch === null) return this.#hover(this.#target(event, false));
    if (touch === null || touch.id !== event.pointerId) return;
    const away = Math.hypot(event.clientX - touch.x, event.clientY - touch.y);
    touch.dragged ||= away > DRAG_FROM;
    if (!touch.dragged) return;
    // The ghost rises out from under the finger as the finger moves.
    const target = this.#grooveAt(event, mouse ? 0 : Math.min(LIFT, away * 1.3));
    this.#do({ kind: "drag", target: target === null || isFence(target) ? target : this.#hand.ghost });
  }

  #ended(event: PointerEvent): void {
    const touch = this.#touch;
    if (touch === null || touch.id !== event.pointerId) return;
    this.#touch = null;
    if (event.type === "pointercancel") return this.cancel();
    if (touch.dragged) {
      this.#tapped = event.timeStamp;
      this.#do({ kind: "drop", by: event.pointerType === "mouse" ? "mouse" : "touch", at: event.timeStamp });
    }
  }

  #clicked(event: MouseEvent): void {
    // When the finger tapped, and not when a busy page got round to it: two fast taps stay fast.
    const at = event.timeStamp;
    // The click that a browser makes of a drag's end has been dealt with.
    if (at - this.#tapped < 60) return;
    const named = namedTarget(event.target);
    const touch = "pointerType" in event && event.pointerType === "touch";
    // A click without coordinates comes from a program: it means the very element. The second half of a double
    // click means nothing.
    if (event.detail === 0 && named !== null) return this.#do({ kind: "tap", target: named, by: "key", at });
    if (event.detail > 1 && !touch) return;
    this.#do({ kind: "tap", target: this.#target(event, touch), by: touch ? "touch" : "mouse", at });
  }

  #hover(target: string | null): void {
    if (target === this.#hand.hover) return;
    window.clearTimeout(this.#dwell);
    this.#refused = null;
    this.#do({ kind: "hover", target });
    const scene = this.#scene;
    if (target === null || scene === null || scene.legal.size === 0 || !isFence(target)) return;
    if (scene.legal.has(target) || scene.position.fences.includes(target)) return;
    this.#dwell = window.setTimeout(() => this.#listener.asks(target, false), DWELL);
  }

  #typed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
    };
    const arrow = arrows[event.key];
    const at = performance.now();
    const places = arrow !== undefined || event.key === "Enter" || event.key === " ";
    // Who came by mouse sees no cursor, and means the moves of the game by the arrows.
    if (places && !this.#hand.cursorShown) return;
    if (arrow !== undefined) this.#do({ kind: "arrow", x: arrow[0], y: arrow[1] });
    else if (event.key === "h" || event.key === "v") this.#do({ kind: "lay", as: event.key });
    else if (event.key === "p") this.#do({ kind: "lay", as: "square" });
    else if (event.key === "Enter" || event.key === " ") {
      this.#do({ kind: "tap", target: this.#hand.cursor, by: "key", at });
    } else if (event.key === "Escape") this.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #do(event: HandEvent): void {
    if (this.#scene === null) return;
    const before = this.#hand;
    const { hand, effects } = handle(before, event, this.#scene);
    this.#hand = hand;
    if (this.#refused !== null && this.#refused.move !== hand.refused && this.#refused.move !== hand.hover) {
      this.#refused = null;
    }
    this.#render();
    if (hand.ghost !== before.ghost) this.#listener.holds(hand.ghost);
    for (const effect of effects) this.#report(effect);
  }

  #report(effect: Effect): void {
    if (effect.kind === "play") this.#listener.play(effect.move);
    else if (effect.kind === "premove") this.#listener.premove(effect.move);
    else if (effect.kind === "explain") this.#listener.asks(effect.move, true);
    else this.#listener.points(effect.target);
  }

  /** A box around balanced lines stays as wide as its longest could be, unless it is told better. */
  #fitNote(): void {
    this.#note.style.inlineSize = "";
    const width = widestLine(this.#note);
    if (width > 0) this.#note.style.inlineSize = `calc(${Math.ceil(width)}px + 1.5rem + 1px)`;
  }

  #render(): void {
    if (this.#scene === null) return;
    const refused = this.#refused;
    this.#drawing.render(this.#scene, this.#hand, refused);
    this.element.classList.toggle("may-choose", this.#scene.ahead);
    this.#note.hidden = refused === null;
    if (refused === null) return;
    this.#note.textContent = refused.text();
    // The board runs from the left in every language, its words as the page does.
    this.#note.dir = document.documentElement.dir;
    this.#fitNote();
    const at = noteAt(this.#scene.stand, refused.move);
    // As near to the place as it can be without leaving the board.
    const half = (this.#note.offsetWidth / 2 + 6) / Math.max(this.element.clientWidth, 1);
    this.#note.style.left = `${Math.min(Math.max(at.x, half), 1 - half) * 100}%`;
    this.#note.style.top = `${at.y * 100}%`;
    this.#note.classList.toggle("above", at.y > 0.4);
  }
}

/** How wide the lines of a text are, at most. */
function widestLine(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const boxes = [...(range.getClientRects?.() ?? [])];
  return boxes.length === 0 ? 0 : Math.max(...boxes.map((it) => it.right)) - Math.min(...boxes.map((it) => it.left));
}

/** A drag of ours is no scrolling: otherwise the browser takes the next tap for one that stops it. */
function still(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

function namedTarget(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest("[data-square], [data-fence]") : null;
  return place?.getAttribute("data-square") ?? place?.getAttribute("data-fence") ?? null;
}
