/** A game from the position that was set up: against the computer, a friend, or somebody at this screen. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api, troubleOf } from "../api";
import { type Choices, type Mode, keepChoices, recallChoices } from "../game/choices";
import { keepGame } from "../game/kept";
import { type Chair, newGame, newGameId } from "../game/local";
import { type Position, type SeatName, positionText } from "../game/notation";
import { keepTicket } from "../game/online";
import { Level } from "../home/level";
import { t } from "../language/language";
import { Choice } from "../parts/choice";
import { Panel } from "../parts/dialogs";
import { Icon } from "../parts/icons";
import { troubleText } from "../parts/trouble";
import { focusBoard, go } from "../router";

/** Who is to move is played from here, the others as chosen. */
async function begin(draft: Position, { mode, level }: Choices): Promise<string> {
  const from = positionText(draft);
  const { width, height, seats, turn } = draft;
  if (mode === "invite") {
    const made = await api<{ id: string; seat: SeatName | null; token: string | null }>("POST", "api/games", {
      position: from,
      seats: seats.map((_, at) => (at === turn ? "me" : "open")),
      first: "agreed",
    });
    if (made.seat !== null && made.token !== null) keepTicket(made.id, { seat: made.seat, token: made.token });
    return `/game/${made.id}`;
  }
  const chairs = seats.map((_, at): Chair => (mode === "pass" || at === turn ? { kind: "person" } : { kind: "engine", level }));
  const game = newGame(newGameId(), { players: seats.length, width, height, fences: null, from }, chairs, { kind: "none" }, Date.now());
  keepGame(game);
  return `/local/${game.id}`;
}

export function PlayPanel({ draft, close }: { readonly draft: Position; readonly close: () => void }): JSX.Element {
  const [choices, setChoices] = useState<Choices>(recallChoices);
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = (changes: Partial<Choices>) => {
    const next = { ...choices, ...changes };
    setChoices(next);
    keepChoices(next);
  };
  const start = async () => {
    try {
      go(await begin(draft, choices));
      focusBoard();
    } catch (error) {
      setTrouble(troubleText(troubleOf(error)));
    }
  };
  return (
    <Panel title={t("editor-play")} close={close}>
      <form
        class="play-panel"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Choice<Mode>
          label={t("mode-label")}
          value={choices.mode}
          choose={(mode) => choose({ mode })}
          options={[
            { value: "computer", text: t("mode-computer") },
            { value: "invite", text: t("mode-invite") },
            { value: "pass", text: t("mode-pass") },
          ]}
        />
        {choices.mode === "computer" ? <Level level={choices.level} choose={(level) => choose({ level })} /> : null}
        {trouble === null ? null : <p class="trouble-line" role="alert">{trouble}</p>}
        <button type="submit" class="primary big" data-start>
          <Icon name="replay" />
          {t("start-now")}
        </button>
      </form>
    </Panel>
  );
}
