/** What the coach says about a move, and the choice to take another. */

import type { JSX } from "preact";
import type { Coach, Warning } from "../game/coach";
import { asWritten, t } from "../language/language";
import { giveKeys } from "../router";
import { Icon } from "./icons";
import { reasonText } from "./reasons";

interface Props {
  readonly coach: Coach;
  readonly warning: Warning;
  readonly play: (move: string) => void;
}

const percent = (chance: number) => asWritten(Math.round(chance * 100));

export function CoachWarning({ coach, warning, play }: Props): JSX.Element {
  const { move, reason, answer, before, after } = warning;
  // What would be better is for the player to find, or to ask for.
  const told = reason?.values["better"] === undefined || coach.shows.value ? reason : null;
  const choose = (what: () => void) => () => {
    coach.dismiss();
    what();
  };
  return (
    <div class="context asks coach" data-coach={move}>
      <p role="alert">
        <Icon name="bulb" />
        <span>
          <strong>{t("coach-careful", { move })}</strong> {told === null ? null : `${reasonText(told)} `}
          {coach.shows.value ? (
            <>
              {answer === null ? null : `${t("coach-answer", { move: answer })} `}
              {t("coach-chances", { before: percent(before), after: percent(after) })}
            </>
          ) : (
            t("coach-again")
          )}
        </span>
      </p>
      <button type="button" class="plain" data-coach-play onClick={choose(() => play(move))}>
        {t("coach-play")}
      </button>
      {coach.shows.value ? null : (
        <button type="button" class="plain" data-coach-why onClick={() => (coach.shows.value = true)}>
          {t("coach-why")}
        </button>
      )}
      <button type="button" class="primary" data-coach-other onClick={choose(() => giveKeys(document.getElementById("board")))}>
        {t("coach-other")}
      </button>
    </div>
  );
}
