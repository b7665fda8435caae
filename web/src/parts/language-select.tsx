import type { JSX } from "preact";
import { choose, language, languages, t } from "../language/language";

/** The languages by their own names. A choice changes everything at once, and no game is lost by it. */
export function LanguageSelect(): JSX.Element {
  return (
    <select aria-label={t("language")} value={language()} data-language onChange={(event) => choose(event.currentTarget.value)}>
      {languages.map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
