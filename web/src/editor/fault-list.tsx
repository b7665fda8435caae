/** Everything that is wrong, numbered as on the board, with what mends it beside it. */

import type { JSX } from "preact";
import { asWritten, has, t } from "../language/language";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import type { Fault } from "../rules/rules";
import { repaired } from "./draft";
import type { Editing } from "./editing";

function faultText({ code, seat, square, fence, other }: Fault): string {
  const id = has(`setup-${code}`) ? `setup-${code}` : "trouble-other";
  return t(id, { name: seat === null ? "" : colourText(seat), square: square ?? "", fence: fence ?? "", other: other ?? "" });
}

export function FaultList({ editing }: { readonly editing: Editing }): JSX.Element {
  const faults = editing.faults.value;
  const draft = editing.draft.value;
  if (faults === null || faults.length === 0) {
    return (
      <div class="editor-card faults ready" role="status" data-ready={faults !== null}>
        <Icon name="tick" />
        <strong>{faults === null ? "\u00a0" : t("editor-ready")}</strong>
      </div>
    );
  }
  return (
    <section class="editor-card faults" role="status">
      <h2>
        <Icon name="flag" />
        {t("editor-faults", { count: faults.length })}
      </h2>
      <ol>
        {faults.map((fault, at) => {
          const mended = repaired(draft, fault);
          return (
            <li key={at} data-fault={fault.code}>
              <b aria-hidden="true">{asWritten(at + 1)}</b>
              <span>{faultText(fault)}</span>
              {mended === null ? null : (
                <button type="button" class="quiet fix" onClick={() => editing.change(mended)}>
                  {t("editor-fix")}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
