/** The keys of the analysis board. */

import type { JSX } from "preact";
import { t } from "../language/language";
import { Panel } from "../parts/dialogs";
import { change, settings } from "../settings";
import type { Desk } from "./desk";

/** Keys that work wherever the focus is, unless somebody types. */
export function watchKeys(desk: Desk, panels: { readonly keys: () => void; readonly comment: () => void }): () => void {
  const { study, engine } = desk;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => study.back(),
    ArrowRight: () => study.forward(),
    ArrowUp: () => study.variation(-1),
    ArrowDown: () => study.variation(1),
    Home: () => study.first(),
    End: () => study.last(),
    Delete: () => study.remove(),
    f: () => study.flip(),
    e: () => engine.toggle(),
    c: panels.comment,
    u: () => study.undo(),
    m: () => change({ sound: !settings.value.sound }),
    "?": panels.keys,
    Escape: () => desk.board?.cancel(),
  };
  const typed = (event: KeyboardEvent) => {
    const at = event.target as HTMLElement;
    if (at.closest("input:not([type=checkbox]), textarea, select, dialog") !== null) return;
    const undo = (event.ctrlKey || event.metaKey) && event.key === "z";
    if (!undo && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const act = undo ? keys["u"] : keys[event.key];
    if (act === undefined) return;
    act();
    event.preventDefault();
  };
  window.addEventListener("keydown", typed);
  return () => window.removeEventListener("keydown", typed);
}

export function KeysPanel({ close }: { readonly close: () => void }): JSX.Element {
  const rows: readonly (readonly [string, string])[] = [
    ["←", t("move-back")],
    ["→", t("move-on")],
    ["↑ ↓", t("analysis-keys-variations")],
    ["Home End", t("keys-home-end")],
    ["e", t("engine")],
    ["c", t("analysis-comment")],
    ["Delete", t("analysis-delete")],
    ["u", t("analysis-undo")],
    ["f", t("keys-f")],
    ["m", t("keys-m")],
    ["h", t("keys-h")],
    ["v", t("keys-v")],
    ["p", t("keys-p")],
    ["Ctrl V", t("analysis-open-text")],
    ["Esc", t("keys-escape")],
    ["?", t("keys-question")],
  ];
  return (
    <Panel title={t("keys")} close={close}>
      <section class="keys" aria-label={t("keys")}>
        <dl>
          {rows.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Panel>
  );
}
