/** The shapes of the pawns, around their middle: who is who must be seen without colours. */

import type { SeatName } from "../game/notation";

export const SHAPES: Record<SeatName, string> = {
  south: "M0-29A29 29 0 0 1 0 29A29 29 0 0 1 0-29Z",
  west: "M0-29L29 22H-29Z",
  north: "M0-32L32 0L0 32L-32 0Z",
  east: "M-15.5-26.5H15.5L31 0L15.5 26.5H-15.5L-31 0Z",
};
