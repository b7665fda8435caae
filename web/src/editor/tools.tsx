/** The rail beside the board: the pawns to take up, and what changes the whole board. */

import type { JSX } from "preact";
import { t } from "../language/language";
import { Icon, type IconName } from "../parts/icons";
import { colourText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { cleared, mirrored } from "./draft";
import type { Editing } from "./editing";

export function Tools({ editing }: { readonly editing: Editing }): JSX.Element {
  const draft = editing.draft.value;
  const tool = (icon: IconName, text: string, act: () => void, enabled = true) => (
    <button type="button" class="quiet tool" disabled={!enabled} onClick={act}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
  return (
    <div class="editor-tools" role="toolbar" aria-label={t("editor-tools")}>
      {draft.seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="quiet tool"
          aria-pressed={editing.held.value === seat}
          data-take={seat}
          onClick={() => editing.take(seat)}
        >
          <SeatMark seat={seat} />
          <span>{colourText(seat)}</span>
        </button>
      ))}
      <hr />
      {tool("mirror", t("editor-mirror"), () => editing.change(mirrored(draft)))}
      {tool("bin", t("editor-clear"), () => editing.change(cleared(draft)), draft.fences.length > 0)}
      {tool("turn", t("editor-turn"), () => (editing.view.value = (editing.view.value + 1) % 4))}
      {tool("undo", t("editor-undo"), () => editing.undo(), editing.past.value.length > 0)}
    </div>
  );
}
