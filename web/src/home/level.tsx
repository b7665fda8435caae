import type { JSX } from "preact";
import { t } from "../language/language";

const LEVELS = [
  "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8", "level-9", "level-10",
];

/** How strong the computer plays. */
export function Level({ level, choose }: { readonly level: number; readonly choose: (level: number) => void }): JSX.Element {
  const name = t(LEVELS[level - 1] ?? "level-1");
  return (
    <label class="field level">
      <span>
        {t("level-label")}
        <output>
          <bdi>{t("start-level", { level })}</bdi> · <bdi>{name}</bdi>
        </output>
      </span>
      <input
        type="range"
        min={1}
        max={LEVELS.length}
        step={1}
        value={level}
        aria-valuetext={name}
        style={{ "--filled": `${((level - 1) / (LEVELS.length - 1)) * 100}%` }}
        onInput={(event) => choose(Number(event.currentTarget.value))}
      />
    </label>
  );
}
