/** What follows from the moves to a node: the position, who moved, and the number of the move. Kept once it is known. */

import { type Position, type SeatName, after, readPosition, startOf, USUAL } from "../game/notation";
import { type NodeId, START, type Tree, nodeOf } from "./tree";

export interface Detail {
  readonly position: Position;
  /** Who made the move; for a player who is out, that player. */
  readonly seat: SeatName;
  /** The number of the round, and whether this move begins it. A round ends when somebody's turn comes again. */
  readonly round: number;
  readonly begins: boolean;
  readonly moved: ReadonlySet<SeatName>;
}

/** Of one study: a move never changes its number, so what is known of it stays true however the tree grows. */
export class Details {
  readonly #known = new Map<NodeId, Detail>();

  constructor(start: string) {
    const position = readPosition(start) ?? startOf(USUAL);
    const seat = position.seats[position.turn] ?? "south";
    this.#known.set(START, { position, seat, round: 0, begins: false, moved: new Set() });
  }

  of(tree: Tree, id: NodeId): Detail {
    // Lines are long: no recursion.
    const unknown: NodeId[] = [];
    let known = this.#known.get(id);
    for (let at: NodeId | null = id; known === undefined && at !== null; at = nodeOf(tree, at).parent) {
      known = this.#known.get(at);
      if (known === undefined) unknown.push(at);
    }
    let detail = known ?? this.#start();
    for (let at = unknown.pop(); at !== undefined; at = unknown.pop()) {
      detail = next(detail, nodeOf(tree, at).move);
      this.#known.set(at, detail);
    }
    return detail;
  }

  #start(): Detail {
    const start = this.#known.get(START);
    if (start === undefined) throw new Error("the start is known");
    return start;
  }
}

function next({ position, round, moved }: Detail, move: string): Detail {
  const to = after(position, move);
  if (move.startsWith("out:")) return { position: to, seat: move.slice(4) as SeatName, round, begins: false, moved };
  const seat = position.seats[position.turn] ?? "south";
  const begins = moved.size === 0 || moved.has(seat);
  return { position: to, seat, round: begins ? round + 1 : round, begins, moved: new Set(begins ? [seat] : [...moved, seat]) };
}
