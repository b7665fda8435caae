/** What the organiser can change: rules, times, the secret link, and assistants. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../language/language";
import { Switch } from "../parts/choice";
import { Panel } from "../parts/dialogs";
import { Icon } from "../parts/icons";
import type { Following } from "./following";
import { LinkRow } from "./invite-panel";
import { secretFor, secretLink } from "./keys";
import { type Assistant, type Changes, type Tournament } from "./wire";
import { tieBreakMeaning, tieBreakText } from "./words";

interface Props {
  readonly following: Following;
  readonly tournament: Tournament;
}

export function SettingsOfTournament({ following, tournament, close }: Props & { readonly close: () => void }): JSX.Element {
  const [changes, setChanges] = useState<Changes>({});
  const [saved, setSaved] = useState(false);
  const put = (more: Changes) => {
    setChanges((before) => ({ ...before, ...more }));
    setSaved(false);
  };
  const now = { ...tournament.settings, registration: tournament.registration, listed: tournament.listed, name: tournament.name, rounds: tournament.rounds_in_all ?? 1, ...changes };
  const save = async (event: Event) => {
    event.preventDefault();
    if (!(await following.act(() => following.calls.change(changes)))) return;
    setChanges({});
    setSaved(true);
  };
  return (
    <Panel title={t("settings-tournament")} close={close} class="tournament-settings">
      <form onSubmit={(event) => void save(event)}>
        <label class="field">
          <span>{t("tournament-name")}</span>
          <input required dir="auto" maxLength={80} value={now.name} onInput={(event) => put({ name: event.currentTarget.value })} />
        </label>
        {tournament.format === "swiss" ? (
          <NumberField label={t("tournament-rounds")} value={now.rounds} least={Math.max(tournament.rounds.length, 1)} most={50} say={(it) => put({ rounds: it ?? 1 })} />
        ) : null}
        <Switch label={t("settings-registration")} on={now.registration === "open"} flip={(on) => put({ registration: on ? "open" : "closed" })} />
        <Switch label={t("tournament-listed")} on={now.listed} flip={(listed) => put({ listed })} />
        <Switch label={t("settings-repeats")} on={now.repeats} flip={(repeats) => put({ repeats })} />
        {tournament.table > 2 ? <Points tournament={tournament} points={now.points} say={(points) => put({ points })} /> : null}
        <fieldset class="tie-breaks">
          <legend>{t("settings-tiebreaks")}</legend>
          <ol>
            {now.tiebreaks.map((it, at) => (
              <li key={it}>
                <span>
                  {tieBreakText(it)}
                  <small>{tieBreakMeaning(it)}</small>
                </span>
                <button type="button" class="quiet square" disabled={at === 0} aria-label={t("settings-up", { name: tieBreakText(it) })} onClick={() => put({ tiebreaks: now.tiebreaks.toSpliced(at - 1, 2, it, now.tiebreaks[at - 1] ?? it) })}>
                  <Icon name="up" />
                </button>
              </li>
            ))}
          </ol>
        </fieldset>
        <NumberField label={t("settings-round-time")} value={now.round_time === null ? null : Math.round(now.round_time / 60)} least={1} most={1440} say={(it) => put({ round_time: it === null ? null : it * 60 })} />
        {tournament.where === "online" ? <Online now={now} put={put} /> : null}
        {following.trouble.value === null ? null : <p class="trouble-line" role="alert">{following.trouble.value.reason ?? t("trouble-other")}</p>}
        <button type="submit" class="primary" disabled={following.busy.value || Object.keys(changes).length === 0}>
          {t("settings-save")}
        </button>
        <p role="status">{saved ? t("settings-saved") : ""}</p>
      </form>
      <section>
        <h3>{t("organiser-link")}</h3>
        <p class="hint">{t("organiser-link-hint")}</p>
        <LinkRow link={secretLink(following.id, secretFor(following.id)?.key ?? "")} label={t("organiser-link")} />
      </section>
      <Assistants following={following} />
    </Panel>
  );
}

function NumberField({ label, value, least, most, say }: {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly say: (value: number | null) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="number" inputMode="numeric" min={least} max={most} value={value ?? ""} onInput={({ currentTarget: { value: text, valueAsNumber } }) => say(text === "" ? null : valueAsNumber)} />
    </label>
  );
}

function Points({ tournament, points, say }: {
  readonly tournament: Tournament;
  readonly points: Tournament["settings"]["points"];
  readonly say: (points: Tournament["settings"]["points"]) => void;
}): JSX.Element {
  const sizes = (["3", "4"] as const).filter((it) => Number(it) <= tournament.table);
  return (
    <>
      {sizes.map((size) => (
        <fieldset key={size} class="points">
          <legend>{t("settings-points", { players: Number(size) })}</legend>
          {points[size].map((worth, place) => (
            <label key={place} class="field">
              <span>{t("settings-place", { place: place + 1 })}</span>
              <input type="number" min={0} max={100} step={0.5} value={worth} onInput={(event) => say({ ...points, [size]: points[size].with(place, event.currentTarget.valueAsNumber || 0) })} />
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** A moment as the browser's field for it has it, in the visitor's own time zone. */
function localMoment(milliseconds: number | null): string {
  if (milliseconds === null) return "";
  const moment = new Date(milliseconds);
  return new Date(milliseconds - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function Online({ now, put }: { readonly now: Tournament["settings"]; readonly put: (changes: Changes) => void }): JSX.Element {
  return (
    <>
      <NumberField label={t("settings-absent")} value={Math.round(now.absent / 60)} least={1} most={1440} say={(it) => put({ absent: (it ?? 5) * 60 })} />
      <label class="field">
        <span>{t("settings-start")}</span>
        <input type="datetime-local" value={localMoment(now.start)} onInput={({ currentTarget: { value } }) => put({ start: value === "" ? null : new Date(value).getTime() })} />
      </label>
      <NumberField label={t("settings-pause")} value={now.pause === null ? null : Math.round(now.pause / 60)} least={0} most={1440} say={(it) => put({ pause: it === null ? null : it * 60 })} />
      <label class="field">
        <span>{t("settings-engines")}</span>
        <select value={now.engines ?? ""} onChange={({ currentTarget: { value } }) => put({ engines: value === "" ? null : Number(value) })}>
          <option value="">{t("settings-no-engines")}</option>
          {Array.from({ length: 10 }, (_, at) => <option key={at} value={at + 1}>{t("engine-name", { level: at + 1 })}</option>)}
        </select>
      </label>
    </>
  );
}

function Assistants({ following }: { readonly following: Following }): JSX.Element {
  const [assistants, setAssistants] = useState<readonly Assistant[]>([]);
  const [name, setName] = useState("");
  const [fresh, setFresh] = useState<{ readonly name: string; readonly link: string } | null>(null);
  const read = () => following.calls.assistants().then((it) => setAssistants(it.assistants), () => undefined);
  useEffect(() => void read(), []);
  const add = async (event: Event) => {
    event.preventDefault();
    await following.act(async () => {
      const { key } = await following.calls.nameAssistant(name.trim());
      setFresh({ name: name.trim(), link: secretLink(following.id, key) });
      setName("");
    });
    await read();
  };
  return (
    <section>
      <h3>{t("assistants")}</h3>
      <ul class="assistants">
        {assistants.map((it) => (
          <li key={it.assistant}>
            <bdi class="one-line">{it.name ?? it.assistant}</bdi>
            {it.revoked ? <small>{t("assistant-revoked")}</small> : (
              <button type="button" class="plain" onClick={() => void following.act(() => following.calls.revoke(it.assistant)).then(read)}>{t("assistant-revoke")}</button>
            )}
          </li>
        ))}
      </ul>
      {fresh === null ? null : (
        <>
          <p class="hint">{t("assistant-link-hint", { name: fresh.name })}</p>
          <LinkRow link={fresh.link} label={t("assistants")} />
        </>
      )}
      <form class="add-player" onSubmit={(event) => void add(event)}>
        <label class="field">
          <span>{t("assistant-name")}</span>
          <input required dir="auto" maxLength={32} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" class="plain">{t("assistant-add")}</button>
      </form>
    </section>
  );
}
