/** What somebody does in the editor: the draft, the pawn in hand, undo, and what is wrong. */

import { effect, signal } from "@preact/signals";
import { type Position, type SeatName, positionText } from "../game/notation";
import type { Fault, Rules } from "../rules/rules";
import { addressOf, freshDraft, readDraft, withFence, withPawn } from "./draft";

/** So many changes can be undone. */
const MOST_UNDO = 200;

export class Editing {
  readonly draft = signal<Position>(freshDraft());
  /** The pawn that goes to the next square that is touched. */
  readonly held = signal<SeatName | null>(null);
  /** Null while it is being found out. */
  readonly faults = signal<readonly Fault[] | null>(null);
  readonly past = signal<readonly Position[]>([]);
  readonly view = signal(0);
  /** What the address has in place of a position. */
  readonly unreadable: string | null = null;
  readonly #rules: () => Promise<Rules>;

  constructor(rules: () => Promise<Rules>, search: string) {
    this.#rules = rules;
    const text = new URLSearchParams(search).get("position");
    const given = readDraft(text);
    if (given === null) this.unreadable = text;
    else this.draft.value = given;
  }

  /** Keeps the address and the list of faults true; answers how to stop. */
  follow(): () => void {
    let newest = 0;
    const stop = effect(() => {
      const draft = this.draft.value;
      const mine = ++newest;
      history.replaceState(history.state, "", location.pathname + addressOf(draft));
      this.faults.value = null;
      void this.#rules()
        .then((rules) => rules.faults(positionText(draft)))
        .then((faults) => {
          if (mine === newest) this.faults.value = faults;
        })
        .catch(() => undefined);
    });
    const back = () => {
      const given = readDraft(new URLSearchParams(location.search).get("position"));
      if (given !== null) this.draft.value = given;
    };
    window.addEventListener("popstate", back);
    return () => {
      newest = -1;
      stop();
      window.removeEventListener("popstate", back);
    };
  }

  change(draft: Position): void {
    if (positionText(draft) === positionText(this.draft.value)) return;
    this.past.value = [...this.past.value, this.draft.value].slice(-MOST_UNDO);
    this.draft.value = draft;
  }

  undo(): void {
    const before = this.past.value.at(-1);
    if (before === undefined) return;
    this.past.value = this.past.value.slice(0, -1);
    this.held.value = null;
    this.draft.value = before;
  }

  take(seat: SeatName | null): void {
    this.held.value = this.held.value === seat ? null : seat;
  }

  /** A place was touched: a groove gets its fence or loses it, a square gets the pawn in hand, or gives its own. */
  touch(target: string): void {
    const draft = this.draft.value;
    if (target.length === 3) return this.change(withFence(draft, target));
    const held = this.held.value;
    const standing = draft.seats[draft.pawns.indexOf(target)] ?? null;
    if (held === null || standing === held) return this.take(standing);
    this.held.value = null;
    this.change(withPawn(draft, held, target));
  }

  /** Something was dragged from one place to another; beside the board a fence is gone. */
  drag(from: string, to: string | null): void {
    const draft = this.draft.value;
    this.held.value = null;
    if (from.length === 3) {
      if (to !== null && to.length !== 3) return;
      const lifted = withFence(draft, from);
      return this.change(to === null ? lifted : lifted.fences.includes(to) ? draft : withFence(lifted, to));
    }
    const seat = draft.seats[draft.pawns.indexOf(from)];
    if (seat !== undefined && to !== null && to.length === 2) this.change(withPawn(draft, seat, to));
  }
}
