import type { JSX } from "preact";
import {
  CLOCKS, type Choices, type ClockKind, MOST_MINUTES, MOST_SECONDS, OWN_CLOCK, type OwnClock,
} from "../game/choices";
import { t } from "../language/language";
import { clockName } from "./clock-name";

type ClockChoices = Pick<Choices, "clock" | "own">;

interface Props {
  readonly choices: ClockChoices;
  readonly choose: (changes: Partial<ClockChoices>) => void;
  /** Whether there must be one. */
  readonly needed?: boolean;
}

/** One of the usual clocks, or one with numbers of one's own. */
export function ClockChoice({ choices, choose, needed = false }: Props): JSX.Element {
  const { clock, own } = choices;
  return (
    <>
      <label class="field">
        <span>{t("clock-label")}</span>
        <select value={clock} data-clock onChange={(event) => choose({ clock: Number(event.currentTarget.value) })}>
          {CLOCKS.map((it, at) =>
            needed && it.kind === "none" ? null : (
              <option key={at} value={at}>
                {clockName(it)}
              </option>
            ),
          )}
          <option value={OWN_CLOCK}>{t("clock-own")}</option>
        </select>
      </label>
      {clock === OWN_CLOCK ? <Own own={own} change={(it) => choose({ own: { ...own, ...it } })} /> : null}
    </>
  );
}

const KINDS: Record<ClockKind, string> = {
  increment: "clock-kind-increment",
  delay: "clock-kind-delay",
  per_move: "clock-kind-per-move",
  hourglass: "clock-kind-hourglass",
  game: "clock-kind-game",
};

function Own({ own, change }: {
  readonly own: OwnClock;
  readonly change: (changes: Partial<OwnClock>) => void;
}): JSX.Element {
  const { kind, minutes, seconds } = own;
  return (
    <fieldset class="own-clock">
      <legend class="unseen">{t("clock-own")}</legend>
      <label class="field own-kind">
        <span>{t("clock-kind")}</span>
        <select value={kind} onChange={(event) => change({ kind: event.currentTarget.value as ClockKind })}>
          {(Object.keys(KINDS) as ClockKind[]).map((it) => (
            <option key={it} value={it}>
              {t(KINDS[it])}
            </option>
          ))}
        </select>
      </label>
      {kind === "per_move" ? null : (
        <Amount label={kind === "game" ? t("clock-own-game") : t("clock-own-minutes")} value={minutes} least={1} most={MOST_MINUTES} say={(it) => change({ minutes: it })} />
      )}
      {kind === "hourglass" || kind === "game" ? null : (
        <Amount
          label={t("clock-own-seconds")}
          value={seconds}
          least={kind === "per_move" ? 1 : 0}
          most={MOST_SECONDS}
          say={(it) => change({ seconds: it })}
        />
      )}
    </fieldset>
  );
}

function Amount({ label, value, least, most, say }: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly say: (value: number) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step={1}
        value={value}
        onInput={(event) => {
          // An empty field is somebody in the middle of typing.
          if (event.currentTarget.value !== "") say(event.currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
