/** Panels that open from a button and close by Escape, a click beside them, or their own button. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../language/language";
import { afterFrame } from "../later";
import { Icon } from "./icons";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Panel({ title, close, children, class: name = "" }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    // Opening it concerns every element of the page, since all but the panel are inert from then on. What it shows is a piece of work
    // of its own, after a frame that already answers by the darker page.
    element.showModal();
    const stop = afterFrame(() => setWhole(true));
    return () => {
      stop();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`panel ${name}`}
      style={whole ? "" : "opacity: 0"}
      aria-labelledby="panel-title"
      // The event comes a while after a panel was closed from outside, when the next one may be open already.
      onClose={() => {
        if (dialog.current !== null) close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="panel-inside">
        <div class="panel-head">
          <h2 id="panel-title">{title}</h2>
          <button type="button" class="quiet square" aria-label={t("close")} onClick={close}>
            <Icon name="cross" />
          </button>
        </div>
        {whole ? children : null}
      </div>
    </dialog>
  );
}
