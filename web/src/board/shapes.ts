/** The shapes of the pawns, around their middle: who is who must be seen without colours. */

import type { SeatName } from "../game/notation";

export const SHAPES: Record<SeatName, string> = {
  south: "M0-27A27 27 0 0 1 0 27A27 27 0 0 1 0-27Z",
  west: "M0-27L27 19H-27Z",
  north: "M0-29L29 0L0 29L-29 0Z",
  east: "M-14.5-25H14.5L29 0L14.5 25H-14.5L-29 0Z",
};
