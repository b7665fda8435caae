import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Trouble, troubleOf } from "../api";
import { type Choices, clockOf, recallChoices } from "../game/choices";
import { t } from "../language/language";
import { Choice, Switch } from "../parts/choice";
import { ClockChoice } from "../parts/clock-choice";
import { Icon } from "../parts/icons";
import { troubleText } from "../parts/trouble";
import { go } from "../router";
import { keepSecret } from "./keys";
import { type Format, type Where, createTournament } from "./wire";

/** Ten minutes and five seconds a move. */
const USUAL_CLOCK = 3;

interface Draft extends Pick<Choices, "clock" | "own"> {
  readonly name: string;
  readonly where: Where;
  readonly format: Format;
  readonly table: number;
  readonly rounds: number;
  readonly double: boolean;
  readonly listed: boolean;
}

export function NewTournamentForm(): JSX.Element {
  const [draft, setDraft] = useState<Draft>(() => ({
    name: "", where: "board", format: "swiss", table: 2, rounds: 5, double: false, listed: false, clock: USUAL_CLOCK, own: recallChoices().own,
  }));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const put = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const create = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { name, where, format, table, rounds, double, listed } = draft;
      const { id, key } = await createTournament({
        name: name.trim(), where, format, table, listed,
        ...(format === "swiss" ? { rounds } : {}),
        ...(format === "round-robin" ? { double } : {}),
        ...(where === "online" ? { clock: clockOf({ ...draft, players: table }) } : {}),
      });
      keepSecret(id, { key, name: name.trim() });
      go(`/tournament/${id}`);
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };
  return (
    <form class="new-game" onSubmit={(event) => void create(event)}>
      <h2>{t("tournament-new")}</h2>
      <label class="field">
        <span>{t("tournament-name")}</span>
        <input required dir="auto" maxLength={80} autocomplete="off" value={draft.name} onInput={(event) => put({ name: event.currentTarget.value })} />
      </label>
      <Choice
        label={t("tournament-where")}
        value={draft.where}
        options={[{ value: "board", text: t("tournament-at-board") }, { value: "online", text: t("tournament-online") }]}
        choose={(where) => put({ where })}
      />
      <div>
        <Choice
          label={t("tournament-format")}
          value={draft.format}
          options={[
            { value: "swiss", text: t("format-swiss") },
            { value: "round-robin", text: t("format-round-robin") },
            { value: "knock-out", text: t("format-knock-out") },
          ]}
          choose={(format) => put({ format })}
        />
        <small>{t(`format-${draft.format}-hint`)}</small>
      </div>
      <div class="table-and-rounds">
        <Choice
          label={t("tournament-table")}
          value={draft.table}
          options={[2, 3, 4].map((it) => ({ value: it, text: t(`players-${it}`) }))}
          choose={(table) => put({ table })}
        />
        {draft.format === "swiss" ? (
          <label class="field">
            <span>{t("tournament-rounds")}</span>
            <input type="number" inputMode="numeric" required min={1} max={50} value={draft.rounds} onInput={(event) => put({ rounds: event.currentTarget.valueAsNumber })} />
          </label>
        ) : null}
      </div>
      {draft.format === "round-robin" ? <Switch label={t("tournament-double")} on={draft.double} flip={(double) => put({ double })} /> : null}
      {draft.where === "online" ? <ClockChoice choices={draft} choose={put} /> : null}
      <Switch label={t("tournament-listed")} on={draft.listed} flip={(listed) => put({ listed })} />
      {trouble === null ? null : <p class="trouble-line" role="alert">{troubleText(trouble)}</p>}
      <button type="submit" class="primary big" disabled={busy}>
        <Icon name="plus" />
        {t("tournament-create")}
      </button>
    </form>
  );
}
