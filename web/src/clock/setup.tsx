import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Choices, clockOf, recallChoices } from "../game/choices";
import { seatsOf } from "../game/notation";
import { t } from "../language/language";
import { recall, remember } from "../memory";
import { Choice } from "../parts/choice";
import { ClockChoice } from "../parts/clock-choice";
import { clockName } from "../parts/clock-name";
import { Icon } from "../parts/icons";
import { seatAndColour } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import type { AskedClock } from "./address";
import type { RunningSetting } from "./table-clock";

type Chosen = Pick<Choices, "players" | "clock" | "own"> & { readonly names: readonly string[] };

const KEY = "clock-choices";
/** Ten minutes and five seconds a move: a usual game takes 10 to 20 minutes (R19). */
const USUAL_CLOCK = 3;

function recallChosen(asked: AskedClock | null): Chosen {
  const { own } = recallChoices();
  const kept = { players: 2, clock: USUAL_CLOCK, own, names: ["", "", "", ""], ...recall<Partial<Chosen>>(KEY, {}) };
  if (asked === null || asked.names.length < 2) return kept;
  return { ...kept, players: asked.names.length, names: [...asked.names, "", ""].slice(0, 4) };
}

interface Props {
  /** What the address asks for. */
  readonly asked: AskedClock | null;
  readonly begin: (setting: RunningSetting, names: readonly string[], title: string) => void;
}

/** How many players, which clock, and who they are. */
export function ClockSetup({ asked, begin }: Props): JSX.Element {
  const [chosen, setChosen] = useState(() => recallChosen(asked));
  const { players, names } = chosen;
  const choose = (changes: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changes }));
  const done = (event: Event) => {
    event.preventDefault();
    remember(KEY, chosen);
    const setting = asked?.setting ?? clockOf(chosen);
    if (setting.kind !== "none") begin(setting, names.slice(0, players).map((it) => it.trim()), asked?.title ?? "");
  };
  return (
    <form class="new-game" onSubmit={done}>
      {asked === null || asked.title === "" ? null : <strong class="one-line">{asked.title}</strong>}
      <Choice
        label={t("players-label")}
        value={players}
        options={[2, 3, 4].map((it) => ({ value: it, text: t(`players-${it}`) }))}
        choose={(it) => choose({ players: it })}
      />
      {asked?.setting == null ? <ClockChoice needed choices={chosen} choose={choose} /> : <p>{clockName(asked.setting)}</p>}
      <div class="clock-names">
        {seatsOf(players).map((seat, at) => (
          <label key={seat} class="field">
            <span>
              <SeatMark seat={seat} />
              {seatAndColour(seat)}
            </span>
            <input
              value={names[at] ?? ""}
              maxLength={40}
              autocomplete="off"
              placeholder={t("clock-name-hint")}
              onInput={(event) => choose({ names: names.with(at, event.currentTarget.value) })}
            />
          </label>
        ))}
      </div>
      <button type="submit" class="primary big">
        <Icon name="hour" />
        {t("clock-begin")}
      </button>
    </form>
  );
}
