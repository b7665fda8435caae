/** At the analysis board nobody plays: sentences about the players go by their colours. */

import { type Position, USUAL } from "../game/notation";
import type { Match } from "../game/session";
import { colourText } from "../parts/names";

/** A game of nobody on this board, for sentences that need one. */
export function strangers(position: Position): Match {
  const { seats, width, height } = position;
  return {
    id: "",
    here: true,
    setup: { ...USUAL, players: seats.length, width, height },
    start: position,
    players: seats.map((seat, at) => ({
      seat, kind: "person", name: colourText(seat), level: null, connected: true, out: position.pawns[at] === null, takeoverAt: null,
    })),
    moves: [],
    mine: [],
    started: true,
    over: false,
    result: "*",
    termination: null,
    clock: { kind: "none" },
    abortAt: null,
    draw: [],
    takeback: null,
    rematch: [],
    next: null,
    phrases: [],
    hints: 0,
  };
}
