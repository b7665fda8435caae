import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { seatsOf } from "../game/notation";
import { t } from "../language/language";
import { Panel } from "../parts/dialogs";
import { Switch } from "../parts/choice";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { type Correction, type TableClock, afresh, correct, times } from "./table-clock";

interface Props {
  readonly clock: TableClock;
  readonly change: (clock: TableClock) => void;
  /** Back to the choice of a clock. */
  readonly leave: () => void;
  readonly close: () => void;
}

/** Somebody forgot to tap, or a move was illegal: every figure can be set by hand while the clocks stand. */
export function CorrectionPanel({ clock, change, leave, close }: Props): JSX.Element {
  const [draft, setDraft] = useState<Correction>(() => ({
    left: times(clock, clock.clocks.since), moves: clock.moves, out: clock.out, turn: clock.turn,
  }));
  const put = (changes: Partial<Correction>) => setDraft((before) => ({ ...before, ...changes }));
  const apply = (event: Event) => {
    event.preventDefault();
    change(correct(clock, draft));
    close();
  };
  return (
    <Panel title={t("clock-settings")} close={close}>
      <form class="correction" onSubmit={apply}>
        <h3>{t("clock-correct")}</h3>
        {seatsOf(clock.names.length).map((seat, at) => (
          <fieldset key={seat} class={`correct-side seat-${seat}`}>
            <legend class="unseen">{clock.names[at] || colourText(seat)}</legend>
            <strong aria-hidden="true">
              <SeatMark seat={seat} />
              <bdi>{clock.names[at] || colourText(seat)}</bdi>
            </strong>
            <Figures milliseconds={draft.left[at] ?? 0} put={(it) => put({ left: draft.left.with(at, it) })} />
            <label class="field">
              <span>{t("clock-correct-moves")}</span>
              <input type="number" inputMode="numeric" min={0} max={999} required value={draft.moves[at]} onInput={(event) => put({ moves: draft.moves.with(at, whole(event.currentTarget.valueAsNumber)) })} />
            </label>
            <label class="correct-turn">
              <input type="radio" name="turn" checked={draft.turn === at} disabled={draft.out[at]} onChange={() => put({ turn: at })} />
              {t("clock-correct-turn")}
            </label>
            <Switch label={t("clock-correct-out")} on={draft.out[at] === true} flip={(it) => put({ out: draft.out.with(at, it) })} />
          </fieldset>
        ))}
        <button type="submit" class="primary">
          {t("clock-apply")}
        </button>
      </form>
      <div class="menu-list">
        <button type="button" class="plain" onClick={() => { change(afresh(clock)); close(); }}>
          <Icon name="again" />
          {t("clock-again")}
        </button>
        <button type="button" class="plain" onClick={leave}>
          <Icon name="plus" />
          {t("clock-new")}
        </button>
        <button type="button" class="plain" onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}>
          <Icon name="goal" />
          {t("clock-full-screen")}
        </button>
      </div>
    </Panel>
  );
}

const whole = (value: number) => (Number.isFinite(value) ? Math.max(Math.round(value), 0) : 0);

function Figures({ milliseconds, put }: {
  readonly milliseconds: number;
  readonly put: (milliseconds: number) => void;
}): JSX.Element {
  const all = Math.ceil(milliseconds / 1000);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  const say = (min: number, sec: number) => put((whole(min) * 60 + Math.min(whole(sec), 59)) * 1000);
  return (
    <div class="correct-time">
      <label class="field">
        <span>{t("clock-correct-minutes")}</span>
        <input type="number" inputMode="numeric" min={0} max={999} required value={minutes} onInput={(event) => say(event.currentTarget.valueAsNumber, seconds)} />
      </label>
      <label class="field">
        <span>{t("clock-correct-seconds")}</span>
        <input type="number" inputMode="numeric" min={0} max={59} required value={seconds} onInput={(event) => say(minutes, event.currentTarget.valueAsNumber)} />
      </label>
    </div>
  );
}
