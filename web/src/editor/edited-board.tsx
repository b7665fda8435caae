/** The board of the editor: everything on it can be touched, and what is wrong carries its number. */

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { fenceBox } from "../board/drawing";
import { SQUARE, type Stand, middle, size } from "../board/geometry";
import { fenceName, squareName } from "../game/notation";
import { asWritten, t } from "../language/language";
import type { Fault } from "../rules/rules";
import { settings } from "../settings";
import type { Editing } from "./editing";

/** Every square and every groove of a board. */
function everyPlace(width: number, height: number): Set<string> {
  const places = new Set<string>();
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      places.add(squareName({ column, row }));
      if (column === width - 1 || row === height - 1) continue;
      for (const lies of ["h", "v"] as const) places.add(fenceName({ column, row, lies }));
    }
  }
  return places;
}

function show(board: Board, editing: Editing): void {
  const draft = editing.draft.value;
  const held = editing.held.value;
  const square = held === null ? null : (draft.pawns[draft.seats.indexOf(held)] ?? null);
  board.element.setAttribute("aria-label", t("editor-board"));
  board.show({
    stand: { width: draft.width, height: draft.height, view: editing.view.value },
    position: draft,
    legal: everyPlace(draft.width, draft.height),
    mover: held,
    ahead: false,
    premove: null,
    confirm: "never",
    last: square === null ? null : { move: square, from: square },
    ways: [],
    overlays: { ...settings.value.overlays, legal: false, ways: false, last: true },
  });
}

export function EditedBoard({ editing }: { readonly editing: Editing }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board({
      play: (target) => editing.touch(target),
      premove: () => undefined,
      asks: () => undefined,
      points: () => undefined,
      holds: () => undefined,
    });
    board.element.id = "board";
    place.current?.prepend(board.element);
    const stopDrags = place.current === null ? () => {} : watchDrags(place.current, editing);
    const stop = effect(() => show(board, editing));
    return () => {
      stop();
      stopDrags();
      board.element.remove();
    };
  }, [editing]);
  const { width, height } = editing.draft.value;
  return (
    <div class="board-box" ref={place}>
      <FaultMarks stand={{ width, height, view: editing.view.value }} faults={editing.faults.value ?? []} pawnOf={(it) => pawnOf(editing, it)} />
    </div>
  );
}

function pawnOf(editing: Editing, fault: Fault): string | null {
  const { seats, pawns } = editing.draft.value;
  return fault.seat === null ? null : (pawns[seats.indexOf(fault.seat)] ?? null);
}

/** What lies under a point: a groove, or a square. */
function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest("#board [data-square], #board [data-fence]");
  return place?.getAttribute("data-fence") ?? place?.getAttribute("data-square") ?? null;
}

/** Pawns and fences can be dragged, whatever the board makes of pointers: it does not hear of them then. */
function watchDrags(element: HTMLElement, editing: Editing): () => void {
  let from: { readonly target: string; readonly x: number; readonly y: number; readonly id: number } | null = null;
  let dragged = false;
  const stops = new AbortController();
  const { signal } = stops;
  const loose = (target: string | null) => {
    const { pawns, fences } = editing.draft.value;
    return target !== null && (pawns.includes(target) || fences.includes(target));
  };
  const down = (event: PointerEvent) => {
    dragged = false;
    const target = placeAt(event.clientX, event.clientY);
    if (target === null || !loose(target) || event.button !== 0) return;
    from = { target, x: event.clientX, y: event.clientY, id: event.pointerId };
    event.stopPropagation();
  };
  const move = (event: PointerEvent) => {
    if (from === null || from.id !== event.pointerId) return;
    event.stopPropagation();
    dragged ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > 9;
    element.classList.toggle("drags", dragged);
  };
  const up = (event: PointerEvent) => {
    if (from === null || from.id !== event.pointerId) return;
    const { target } = from;
    from = null;
    element.classList.remove("drags");
    if (dragged && event.type === "pointerup") editing.drag(target, placeAt(event.clientX, event.clientY));
  };
  const click = (event: MouseEvent) => {
    // The end of a drag is no tap.
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
  };
  element.addEventListener("pointerdown", down, { capture: true, signal });
  window.addEventListener("pointermove", move, { capture: true, signal });
  window.addEventListener("pointerup", up, { capture: true, signal });
  window.addEventListener("pointercancel", up, { capture: true, signal });
  element.addEventListener("click", click, { capture: true, signal });
  return () => stops.abort();
}

/** The numbers of the list, where on the board they belong. */
function FaultMarks({ stand, faults, pawnOf }: {
  readonly stand: Stand;
  readonly faults: readonly Fault[];
  readonly pawnOf: (fault: Fault) => string | null;
}): JSX.Element {
  const { width, height } = size(stand);
  return (
    <svg class="fault-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {faults.map((fault, at) => (
        <Mark key={at} stand={stand} fault={fault} number={at + 1} pawn={pawnOf(fault)} />
      ))}
    </svg>
  );
}

function Mark({ stand, fault, number, pawn }: {
  readonly stand: Stand;
  readonly fault: Fault;
  readonly number: number;
  readonly pawn: string | null;
}): JSX.Element | null {
  const at = fault.fence ?? fault.square ?? pawn;
  const fences = [fault.fence, fault.other].filter((it) => it !== null);
  if (at === null) return null;
  const point = middle(stand, at);
  const [x, y] = [point.x + 34, point.y - 34];
  return (
    <g>
      {fault.region.filter((square) => square !== pawn).map((square) => {
        const { x, y } = middle(stand, square);
        return <rect key={square} class="fault-region" x={x - SQUARE / 2} y={y - SQUARE / 2} width={SQUARE} height={SQUARE} rx="10" />;
      })}
      {fences.map((fence) => (
        <rect key={fence} class="fault-fence" {...fenceBox(stand, fence, 9)} rx="12" />
      ))}
      {fault.region.length > 0 ? <circle class="fault-pawn" cx={point.x} cy={point.y} r="42" /> : null}
      <circle class="fault-dot" cx={x} cy={y} r="20" />
      <text class="fault-number" x={x} y={y} text-anchor="middle" dominant-baseline="central">
        {asWritten(number)}
      </text>
    </g>
  );
}
