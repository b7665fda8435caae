import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../language/language";
import { linkTo } from "../router";
import { Icon } from "./icons";

/** Whether the rules can be read: the server has them, or this browser kept them. */
async function readable(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(url, { method: "HEAD", signal })).ok;
  } catch {
    return "caches" in window && (await caches.match(url, { ignoreVary: true })) !== undefined;
  }
}

/** The way to the rules, shown once they are known to be there: nothing here leads nowhere. */
export function RulesLink(): JSX.Element | null {
  const url = linkTo(`/rules/${language()}`);
  const [there, setThere] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    void readable(url, stop.signal).then((it) => {
      if (!stop.signal.aborted) setThere(it);
    });
    return () => stop.abort();
  }, [url]);
  if (!there) return null;
  return (
    <a class="rules-link" href={url}>
      <Icon name="book" />
      <span>
        <strong>{t("start-rules")}</strong>
        <small>{t("start-rules-hint")}</small>
      </span>
    </a>
  );
}
