/** Marks and a comment for the move that is looked at. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../language/language";
import { Icon } from "../parts/icons";
import type { Study } from "./study";
import { GLYPHS, type Glyph, START } from "./tree";

const NAMES: Record<Glyph, string> = {
  "!": "mark-good",
  "?": "mark-mistake",
  "!!": "mark-brilliant",
  "??": "mark-blunder",
  "!?": "mark-interesting",
  "?!": "mark-dubious",
};

export function Annotate({ study, close }: { readonly study: Study; readonly close: () => void }): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const node = study.node.value;
  const [typed, setTyped] = useState("");
  useEffect(() => setTyped(node.comments.join("\n\n")), [node.id, node.comments]);
  useEffect(() => field.current?.focus(), []);
  return (
    <div class="annotate">
      <div class="annotate-head">
        {node.id === START ? null : (
          <div class="marks" role="group" aria-label={t("analysis-marks")} dir="ltr">
            {GLYPHS.map((glyph) => (
              <button key={glyph} type="button" class="plain" aria-pressed={node.glyph === glyph} aria-label={t(NAMES[glyph])} title={t(NAMES[glyph])} onClick={() => study.mark(glyph)}>
                {glyph}
              </button>
            ))}
          </div>
        )}
        <button type="button" class="quiet square" aria-label={t("close")} onClick={close}>
          <Icon name="tick" />
        </button>
      </div>
      <textarea
        ref={field}
        rows={3}
        dir="auto"
        aria-label={t("analysis-comment")}
        placeholder={t("analysis-comment")}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => study.comment(typed, node.id)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" && !(event.key === "Enter" && (event.ctrlKey || event.metaKey))) return;
          study.comment(typed, node.id);
          close();
        }}
      />
    </div>
  );
}
