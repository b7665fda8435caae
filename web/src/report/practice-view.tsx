/** What is asked and said while somebody tries mistakes again. */

import type { JSX } from "preact";
import { isFence } from "../game/notation";
import { t } from "../language/language";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { reasonText } from "../parts/reasons";
import { SeatMark } from "../parts/seat-mark";
import type { Practice } from "./practice";
import { squareNear } from "./report";

export function PracticeView({ practice, close }: { readonly practice: Practice; readonly close: () => void }): JSX.Element | null {
  const { mistake } = practice;
  const said = practice.said.value;
  if (mistake === undefined) return null;
  const solved = said.kind === "good" || said.kind === "shown";
  return (
    <section class={`practice seat-${practice.seat}`} aria-label={t("try-title", { name: colourText(practice.seat) })} data-practice={said.kind}>
      <div class="practice-head">
        <SeatMark seat={practice.seat} />
        <h3>{t("try-title", { name: colourText(practice.seat) })}</h3>
        <span>{t("try-count", { number: practice.at.value + 1, count: practice.mistakes.length })}</span>
      </div>
      <p class="practice-played">{t("try-played", { move: mistake.played })}</p>
      <p class={`practice-said ${said.kind}`} role="status">
        {saidText(practice)}
      </p>
      {practice.hints.value > 0 && !solved ? <p class="practice-hint">{hintText(practice)}</p> : null}
      <div class="practice-buttons">
        {solved ? (
          practice.isLast ? null : (
            <button type="button" class="primary" data-next onClick={() => practice.next()}>
              {t("try-next")}
            </button>
          )
        ) : (
          <>
            {practice.hints.value < (isFence(mistake.best) ? 2 : 1) ? (
              <button type="button" class="plain" data-hint onClick={() => practice.hint()}>
                <Icon name="bulb" />
                {t("try-hint")}
              </button>
            ) : (
              <button type="button" class="plain" data-reveal onClick={() => practice.reveal()}>
                {t("try-show")}
              </button>
            )}
          </>
        )}
        <button type="button" class={solved && practice.isLast ? "primary" : "plain"} data-end onClick={close}>
          {t("try-end")}
        </button>
      </div>
    </section>
  );
}

function hintText({ mistake, hints }: Practice): string {
  if (mistake === undefined || !isFence(mistake.best)) return t("try-hint-pawn");
  return hints.value === 1 ? t("try-hint-fence") : t("try-hint-near", { place: squareNear(mistake.best, mistake.ply) });
}

function saidText({ said, mistake }: Practice): string {
  const it = said.value;
  if (it.kind === "thinks") return t("try-thinking", { move: it.move });
  if (it.kind === "bad") return t("try-bad", { move: it.move, why: it.reason === null ? "" : reasonText(it.reason) });
  if (it.kind === "good") return t(it.best ? "try-best" : "try-good", { move: it.move });
  if (it.kind === "shown") return t("try-shown", { best: mistake?.best ?? "" });
  return "";
}
