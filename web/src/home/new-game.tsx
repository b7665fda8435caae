/** The form for a new game: against whom, how strong, Start. */

import type { JSX } from "preact";
import type { Choices, Mode } from "../game/choices";
import { t } from "../language/language";
import { Icon, type IconName } from "../parts/icons";
import { NameField } from "../parts/name-field";
import { Level } from "./level";
import { MoreOptions } from "./more-options";

interface Props {
  readonly choices: Choices;
  readonly choose: (changes: Partial<Choices>) => void;
  readonly start: () => void;
  readonly busy: boolean;
  readonly trouble: string | null;
}

export function NewGame({ choices, choose, start, busy, trouble }: Props): JSX.Element {
  const invites = choices.mode === "invite";
  return (
    <form
      class="new-game"
      aria-label={t("start-title")}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Modes mode={choices.mode} choose={(mode) => choose({ mode })} />
      {choices.mode === "computer" ? <Level level={choices.level} choose={(level) => choose({ level })} /> : null}
      {invites ? <NameField name={choices.name} say={(name) => choose({ name })} /> : null}
      <MoreOptions choices={choices} choose={choose} />
      {trouble === null ? null : (
        <p class="trouble-line" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="primary big" disabled={busy} data-start>
        <Icon name={invites ? "link" : "replay"} />
        {invites ? t("start-create") : t("start-now")}
      </button>
    </form>
  );
}

function Modes({ mode, choose }: { readonly mode: Mode; readonly choose: (mode: Mode) => void }): JSX.Element {
  const modes: readonly { value: Mode; icon: IconName; name: string; title: string; hint: string }[] = [
    { value: "computer", icon: "computer", name: t("mode-computer"), title: t("start-computer"), hint: t("start-computer-hint") },
    { value: "invite", icon: "link", name: t("mode-invite"), title: t("start-invite"), hint: t("start-invite-hint") },
    { value: "pass", icon: "people", name: t("mode-pass"), title: t("start-pass"), hint: t("start-pass-hint") },
  ];
  return (
    <fieldset class="modes">
      <legend class="unseen">{t("mode-label")}</legend>
      <div class="segments">
        {modes.map((it) => (
          <label key={it.value} class="segment mode" title={it.title}>
            <input type="radio" name="mode" value={it.value} checked={it.value === mode} onChange={() => choose(it.value)} />
            <span>
              <Icon name={it.icon} />
              {it.name}
            </span>
          </label>
        ))}
      </div>
      <small class="mode-hint">{modes.find((it) => it.value === mode)?.hint}</small>
    </fieldset>
  );
}
