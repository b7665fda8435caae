import type { JSX } from "preact";
import { choose, language, languages, t } from "../language/language";
import { useSoon } from "../later";

async function chosen(menu: HTMLSelectElement): Promise<void> {
  await choose(menu.value);
  // A language that cannot be had now is not shown as the one that is spoken.
  menu.value = language();
}

/** The languages by their own names. A choice changes everything at once, and no game is lost by it. */
export function LanguageSelect(): JSX.Element {
  const all = useSoon();
  const listed = all ? languages : languages.filter(([tag]) => tag === language());
  return (
    <select aria-label={t("language")} value={language()} data-language onChange={(event) => void chosen(event.currentTarget)}>
      {listed.map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
