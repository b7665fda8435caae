import type { JSX } from "preact";
import { t } from "../language/language";

/** Where somebody says how they are called, if they like. */
export function NameField({ name, say }: {
  readonly name: string;
  readonly say: (name: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>
        {t("your-name")} <small>{t("your-name-hint")}</small>
      </span>
      <input
        dir="auto"
        maxLength={32}
        autocomplete="nickname"
        value={name}
        onInput={(event) => say(event.currentTarget.value)}
      />
    </label>
  );
}
