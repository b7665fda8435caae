import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../language/language";
import { linkTo, path } from "../router";
import { Icon } from "./icons";

/** The rules in the language that is spoken. They are a page of the server. */
export function rulesAddress(): string {
  return linkTo(`/rules/${language()}`);
}

/** The same, with the way back to the game that is left for them. */
export function rulesAndBack(): string {
  const inGame = /^\/(game|local)\//.test(path.value);
  return inGame ? `${rulesAddress()}?from=${encodeURIComponent(path.value)}` : rulesAddress();
}

/** Whether a page was kept for flight mode. Where the browser cannot tell, it may have been. */
async function keptHere(url: string): Promise<boolean> {
  if (!("caches" in window)) return false;
  return caches.match(url, { ignoreVary: true }).then((it) => it !== undefined, () => true);
}

/** Whether the rules can be read: the server has them always, and without a network they are here if they were kept. */
export function useRules(): boolean {
  const url = rulesAddress();
  const [there, setThere] = useState(navigator.onLine);
  useEffect(() => {
    let stopped = false;
    const look = () => {
      if (navigator.onLine) setThere(true);
      else void keptHere(url).then((it) => stopped || setThere(it));
    };
    look();
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      stopped = true;
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, [url]);
  return there;
}

/** The tile that leads to the rules; none where they cannot be read. */
export function RulesLink(): JSX.Element | null {
  if (!useRules()) return null;
  return (
    <a class="tile rules-link" href={rulesAddress()}>
      <Icon name="book" />
      <span>
        <strong>{t("home-learn")}</strong>
        <small>{t("start-rules-hint")}</small>
      </span>
    </a>
  );
}
