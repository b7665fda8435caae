import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type SeatName, pliesIn } from "../game/notation";
import type { Viewing } from "../game/viewing";
import { t } from "../language/language";
import { Icon } from "./icons";
import { openMoveInput } from "./move-input";
import { SeatMark } from "./seat-mark";

interface Row {
  readonly number: number;
  readonly cells: readonly { readonly ply: number; readonly move: string }[];
}

/** Rows of one move per seat. A player who leaves is noted where it happens. */
export function rowsOf(moves: readonly string[], seats: number): Row[] {
  const rows: { number: number; cells: { ply: number; move: string }[] }[] = [];
  let out = 0;
  let inRow = 0;
  moves.forEach((move, index) => {
    if (rows.length === 0 || inRow >= seats - out) {
      rows.push({ number: rows.length + 1, cells: [] });
      inRow = 0;
    }
    rows.at(-1)?.cells.push({ ply: index + 1, move });
    if (move.startsWith("out:")) out++;
    else inRow++;
  });
  return rows;
}

/** Who made an entry of the list; for a player who is out, that player. */
function moverOf(viewing: Viewing, ply: number, move: string): SeatName {
  if (move.startsWith("out:")) return move.slice(4) as SeatName;
  const before = viewing.positions.value[ply - 1];
  return before?.seats[before.turn] ?? "south";
}

export function MoveList({ viewing }: { readonly viewing: Viewing }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const match = viewing.session.match.value;
  const moves = match?.moves ?? [];
  const shown = viewing.shown.value;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector("[aria-current]") as HTMLElement | null | undefined;
    if (box == null || current == null) return;
    // Only the list scrolls, never the page.
    const [item, frame] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollBy(item.left + item.width / 2 - frame.left - frame.width / 2, item.top + item.height / 2 - frame.top - frame.height / 2);
  }, [shown, moves.length]);
  const rows = rowsOf(moves, match?.players.length ?? 2);
  return (
    <section class="moves" aria-label={t("moves")}>
      {moves.length === 0 ? <p class="none">{t("no-moves-yet")}</p> : null}
      <ol ref={list} dir="ltr" class={`seats-${match?.players.length ?? 2}`} tabIndex={moves.length > 0 ? 0 : -1} aria-label={t("moves")}>
        {rows.map((row) => (
          <li key={row.number}>
            <span class="number">{row.number}</span>
            {row.cells.map(({ ply, move }) => (
              <button
                key={ply}
                type="button"
                data-ply={ply}
                aria-current={ply === shown ? "step" : undefined}
                onClick={() => viewing.show(ply)}
              >
                <SeatMark seat={moverOf(viewing, ply, move)} />
                <bdi>{move.startsWith("out:") ? t("player-out") : move}</bdi>
              </button>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Walking back and forth. */
export function Walk({ viewing }: { readonly viewing: Viewing }): JSX.Element {
  const at = viewing.shown.value;
  const last = pliesIn(viewing.session.match.value?.moves ?? []) === 0 ? 0 : viewing.last;
  const button = (to: number, icon: "first" | "back" | "on" | "last", label: string) => (
    <button
      type="button"
      class="quiet square"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === at}
      onClick={() => {
        viewing.stopPlayBack();
        viewing.show(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="walk" dir="ltr">
      {button(0, "first", t("move-first"))}
      {button(at - 1, "back", t("move-back"))}
      {button(at + 1, "on", t("move-on"))}
      {button(last, "last", t("move-last"))}
      {viewing.session.abilities.value.resign ? (
        <button type="button" class="quiet square by-text" aria-label={t("move-input-open")} title={t("move-input-open")} onClick={openMoveInput}>
          <Icon name="keys" />
        </button>
      ) : null}
    </div>
  );
}
