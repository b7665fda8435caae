/** Everything about a new game that most people leave as it is, folded into one row that reads it back. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Choices, type First, MOST_FENCES, SIZES, chosenClock, mostPlayers } from "../game/choices";
import { fencesEach } from "../game/notation";
import { asWritten, t } from "../language/language";
import { useSoon } from "../later";
import { Choice, Switch } from "../parts/choice";
import { ClockChoice } from "../parts/clock-choice";
import { clockName } from "../parts/clock-name";
import { Icon } from "../parts/icons";
import { Level } from "./level";

interface Props {
  readonly choices: Choices;
  readonly choose: (changes: Partial<Choices>) => void;
}

export function MoreOptions({ choices, choose }: Props): JSX.Element {
  const drawn = useSoon();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details class="more" onToggle={() => setUnfolded(true)}>
      <summary>
        <span>
          <strong>{t("more-options")}</strong>
          <span class="summary">{summary(choices)}</span>
        </span>
        <Icon name="down" />
      </summary>
      {drawn || unfolded ? <Options choices={choices} choose={choose} /> : null}
    </details>
  );
}

function Options({ choices, choose }: Props): JSX.Element {
  return (
    <div class="options">
      <Players choices={choices} choose={choose} />
      <ClockChoice choices={choices} choose={choose} />
      {choices.mode === "pass" ? null : <WhoIsFirst choices={choices} choose={choose} />}
      <BoardSize choices={choices} choose={choose} />
      {choices.mode === "invite" ? <Invited choices={choices} choose={choose} /> : null}
    </div>
  );
}

const FIRST: Record<First, string> = {
  lot: "summary-first-lot",
  me: "summary-first-me",
  other: "summary-first-other",
};

function summary(choices: Choices): string {
  const { mode, first, width, height, fences } = choices;
  const parts = [
    t("game-of", { players: choices.players }),
    clockName(chosenClock(choices)),
    ...(mode === "pass" ? [] : [t(FIRST[first])]),
    asWritten(`${width}×${height}`),
    ...(fences === null ? [] : [t("summary-fences", { fences })]),
  ];
  return parts.join(" · ");
}

function Players({ choices, choose }: Props): JSX.Element {
  const most = mostPlayers(choices);
  return (
    <Choice
      label={t("players-label")}
      value={choices.players}
      choose={(players) => choose({ players })}
      options={[
        { value: 2, text: t("players-2") },
        { value: 3, text: t("players-3") },
        { value: 4, text: t("players-4"), disabled: most < 4 },
      ]}
    />
  );
}

function WhoIsFirst({ choices, choose }: Props): JSX.Element {
  return (
    <Choice
      class="first"
      label={t("first-label")}
      value={choices.first}
      choose={(first) => choose({ first })}
      options={[
        { value: "lot", text: t("first-lot") },
        { value: "me", text: t("first-me") },
        { value: "other", text: choices.players === 2 ? t("first-other") : t("first-another") },
      ]}
    />
  );
}

/** R5: any board from 2x2 to 9x9, and 0 to 20 fences each. */
function BoardSize({ choices, choose }: Props): JSX.Element {
  const { width, height, fences } = choices;
  const resize = (size: Partial<Choices>) => {
    const next = { ...choices, ...size };
    choose({ ...size, players: Math.min(next.players, mostPlayers(next)) });
  };
  const usual = fencesEach({ players: choices.players, width, height, fences: null });
  return (
    <div class="board-size">
      <Size label={t("board-width")} value={width} choose={(it) => resize({ width: it })} name="width" />
      <Size label={t("board-height")} value={height} choose={(it) => resize({ height: it })} name="height" />
      <label class="field">
        <span>{t("fences-each")}</span>
        <select
          value={fences ?? "usual"}
          data-fences
          onChange={({ currentTarget: { value } }) => choose({ fences: value === "usual" ? null : Number(value) })}
        >
          <option value="usual">{t("fences-usual", { fences: usual })}</option>
          {Array.from({ length: MOST_FENCES + 1 }, (_, count) => (
            <option key={count} value={count}>
              {asWritten(count)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Size({ label, value, choose, name }: {
  readonly label: string;
  readonly value: number;
  readonly choose: (value: number) => void;
  readonly name: string;
}): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} data-size={name} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {SIZES.map((it) => (
          <option key={it} value={it}>
            {asWritten(it)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who else sits there, and whether strangers may. */
function Invited({ choices, choose }: Props): JSX.Element {
  const others = Array.from({ length: choices.players - 1 }, (_, at) => at);
  const engines = choices.players > 2 && others.some((at) => choices.engines[at] === true);
  return (
    <>
      {choices.players === 2 ? null : (
        <fieldset class="choice">
          <legend>{t("seats-label")}</legend>
          <div class="other-seats">
            {others.map((at) => (
              <label key={at} class="field">
                <span class="unseen">{t("seats-label")} {asWritten(at + 2)}</span>
                <select
                  value={choices.engines[at] === true ? "engine" : "person"}
                  onChange={(event) => choose({ engines: choices.engines.with(at, event.currentTarget.value === "engine") })}
                >
                  <option value="person">{t("seat-person")}</option>
                  <option value="engine">{t("seat-computer")}</option>
                </select>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {engines ? <Level level={choices.level} choose={(level) => choose({ level })} /> : null}
      <Switch label={t("listed-label")} on={choices.listed} flip={(listed) => choose({ listed })} />
    </>
  );
}
