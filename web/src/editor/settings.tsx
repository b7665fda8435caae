/** Players, board, and what each player has in hand. */

import type { JSX } from "preact";
import { SIZES, mostPlayers } from "../game/choices";
import type { SeatName } from "../game/notation";
import { asWritten, t } from "../language/language";
import { Choice } from "../parts/choice";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { MOST_FENCES, atStart, withLeft, withPawn, withPlayers, withSize, withTurn } from "./draft";
import type { Editing } from "./editing";

interface Props {
  readonly editing: Editing;
}

export function BoardSettings({ editing }: Props): JSX.Element {
  const draft = editing.draft.value;
  const { width, height } = draft;
  const most = mostPlayers({ width, height });
  const size = (label: string, value: number, choose: (value: number) => void) => (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {SIZES.map((it) => (
          <option key={it} value={it}>
            {asWritten(it)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="editor-card editor-settings">
      <Choice
        label={t("players-label")}
        value={draft.seats.length}
        choose={(players) => editing.change(withPlayers(draft, players))}
        options={[2, 3, 4].map((value) => ({ value, text: asWritten(value), disabled: value > most }))}
      />
      {size(t("board-width"), width, (it) => editing.change(withSize(draft, it, height)))}
      {size(t("board-height"), height, (it) => editing.change(withSize(draft, width, it)))}
    </div>
  );
}

export function InHand({ editing }: Props): JSX.Element {
  const { seats } = editing.draft.value;
  return (
    <section class="editor-card" aria-labelledby="in-hand">
      <div class="editor-head">
        <h2 id="in-hand">{t("editor-in-hand")}</h2>
        <small>{t("editor-turn-hint")}</small>
      </div>
      <div class="editor-hands">
        {seats.map((seat) => (
          <SeatRow key={seat} editing={editing} seat={seat} />
        ))}
      </div>
    </section>
  );
}

function SeatRow({ editing, seat }: Props & { readonly seat: SeatName }): JSX.Element {
  const draft = editing.draft.value;
  const at = draft.seats.indexOf(seat);
  const pawn = draft.pawns[at] ?? null;
  const left = draft.left[at] ?? 0;
  const next = draft.turn === at;
  const name = colourText(seat);
  const step = (by: number, text: string, icon: "plus" | "half") => (
    <button
      type="button"
      class="quiet square"
      aria-label={t(text, { name })}
      disabled={pawn === null || left + by < 0 || left + by > MOST_FENCES}
      onClick={() => editing.change(withLeft(draft, seat, left + by))}
    >
      <Icon name={icon === "half" ? "minus" : "plus"} />
    </button>
  );
  return (
    <div class={`hand-row seat-${seat} ${next ? "next" : ""}`} data-hand={seat}>
      <button
        type="button"
        class="quiet hand-turn"
        aria-pressed={next}
        title={t("editor-set-turn", { name })}
        onClick={() => editing.change(withTurn(draft, seat))}
      >
        <SeatMark seat={seat} />
        <span>
          <strong>{name}</strong>
          <small>{next ? t("editor-moves-next") : (pawn ?? t("player-out"))}</small>
        </span>
      </button>
      {step(-1, "editor-fewer", "half")}
      <output>{asWritten(pawn === null ? "–" : left)}</output>
      {step(1, "editor-more", "plus")}
      {draft.seats.length > 2 ? <OutButton editing={editing} seat={seat} pawn={pawn} name={name} /> : null}
    </div>
  );
}

/** R18: a player of three or four can be out. */
function OutButton({ editing, seat, pawn, name }: Props & {
  readonly seat: SeatName;
  readonly pawn: string | null;
  readonly name: string;
}): JSX.Element {
  const draft = editing.draft.value;
  const back = atStart(draft).pawns[draft.seats.indexOf(seat)] ?? null;
  const text = t(pawn === null ? "editor-put-back" : "editor-take-off", { name });
  return (
    <button
      type="button"
      class="quiet square"
      aria-label={text}
      title={text}
      onClick={() => editing.change(withPawn(draft, seat, pawn === null ? back : null))}
    >
      <Icon name={pawn === null ? "undo" : "cross"} />
    </button>
  );
}
