import type { JSX } from "preact";
import { SHAPES } from "../board/shapes";
import type { SeatName } from "../game/notation";

/** A seat's shape in its colour, as its pawn has. */
export function SeatMark({ seat }: { readonly seat: SeatName }): JSX.Element {
  return (
    <svg class={`seat-mark seat-${seat}`} viewBox="-36 -36 72 72" aria-hidden="true" focusable="false">
      <path d={SHAPES[seat]} />
    </svg>
  );
}
