import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { FENCE_LENGTH, FENCE_WIDTH, PITCH, SQUARE } from "../board/geometry";
import { SHAPES } from "../board/shapes";
import { type Position, readFence, readSquare } from "../game/notation";

const EDGE = 20;
const GAP = (PITCH - SQUARE) / 2;

/** All squares as one path: a page of small boards stays light. */
function squaresPath(width: number, height: number): string {
  const square = `h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  const at = Array.from({ length: width * height }, (_, index) => [index % width, Math.floor(index / width)] as const);
  return at.map(([x, y]) => `M${EDGE + x * PITCH + GAP} ${EDGE + y * PITCH + GAP}${square}`).join("");
}

/** A position to look at, small and still. */
export function MiniBoard({ position }: { readonly position: Position }): JSX.Element {
  const { width, height } = position;
  const squares = useMemo(() => squaresPath(width, height), [width, height]);
  const x = (column: number) => EDGE + column * PITCH;
  const y = (row: number) => EDGE + (height - row) * PITCH;
  return (
    <svg
      class="mini-board"
      viewBox={`0 0 ${width * PITCH + 2 * EDGE} ${height * PITCH + 2 * EDGE}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect class="mini-bed" width="100%" height="100%" rx="40" />
      <path class="mini-squares" d={squares} />
      {position.fences.map((name) => {
        const fence = readFence(name);
        if (fence === null) return null;
        const [long, thick] = fence.lies === "h" ? [FENCE_LENGTH, FENCE_WIDTH + 7] : [FENCE_WIDTH + 7, FENCE_LENGTH];
        return (
          <rect key={name} class="mini-fence" x={x(fence.column + 1) - long / 2} y={y(fence.row + 1) - thick / 2} width={long} height={thick} rx="6" />
        );
      })}
      {position.seats.map((seat, index) => {
        const at = readSquare(position.pawns[index] ?? "");
        if (at === null) return null;
        return <path key={seat} class={`mini-pawn seat-${seat}`} d={SHAPES[seat]} transform={`translate(${x(at.column + 0.5)} ${y(at.row + 0.5)}) scale(1.3)`} />;
      })}
    </svg>
  );
}
