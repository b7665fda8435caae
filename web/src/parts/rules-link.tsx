import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { address } from "../api";
import { t } from "../language/language";
import { linkTo } from "../router";
import { Icon } from "./icons";

/** The way to the rules, shown once the server is known to have them: nothing here leads nowhere. */
export function RulesLink(): JSX.Element | null {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    // Where there are no rules the server answers with this page itself, which is marked as the page.
    fetch(address("rules"), { signal: stop.signal })
      .then(async (answer) => setThere(answer.ok && !(await answer.text()).includes("id=\"page\"")))
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (!there) return null;
  return (
    <a class="rules-link" href={linkTo("/rules")}>
      <Icon name="book" />
      <span>
        <strong>{t("start-rules")}</strong>
        <small>{t("start-rules-hint")}</small>
      </span>
    </a>
  );
}
