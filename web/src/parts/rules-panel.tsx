/** The rules beside a game: nobody has to leave it to read them. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../language/language";
import { Panel } from "./dialogs";
import { rulesAddress } from "./rules-link";

/** The rules as the server writes them, with their style, and without what surrounds them on a page of their own. */
export function bodyOfRules(html: string): Element[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const rules = page.querySelector("article, main");
  if (rules === null) return [];
  const style = page.head.querySelector("title") === null ? [...page.querySelectorAll("link[rel=stylesheet]")] : [];
  return [...style, rules];
}

/** The part for a panel, or the whole page where only that was kept for flight mode. */
async function fetchRules(url: string, signal: AbortSignal): Promise<Element[]> {
  const text = async (from: string) => {
    const answer = await fetch(from, { signal });
    return answer.ok ? bodyOfRules(await answer.text()) : [];
  };
  return text(`${url}?part=body`).catch(() => text(url));
}

export function RulesPanel({ refusal, close }: { readonly refusal: string | null; readonly close: () => void }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "here" | "missing">("loading");
  const url = rulesAddress();
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const body = await fetchRules(url, stop.signal);
      if (stop.signal.aborted) return;
      place.current?.replaceChildren(...body.map((it) => document.importNode(it, true)));
      setState(body.length === 0 ? "missing" : "here");
      // The paragraphs themselves say which refusals they explain.
      const at = refusal === null ? null : place.current?.querySelector(`[data-explains~="${CSS.escape(refusal)}"]`);
      const seek = () => at?.scrollIntoView({ block: "center" });
      // Their style comes a moment later, and moves everything.
      for (const link of place.current?.querySelectorAll("link") ?? []) link.addEventListener("load", seek);
      seek();
      at?.classList.add("sought");
    };
    load().catch(() => {
      if (!stop.signal.aborted) setState("missing");
    });
    return () => stop.abort();
  }, [url]);
  return (
    <Panel title={t("rules-panel")} close={close} class="rules-panel">
      {state === "here" ? null : <p role="status">{t(state === "loading" ? "rules-panel-loading" : "rules-panel-missing")}</p>}
      <div class="rules-text" ref={place} />
    </Panel>
  );
}
