import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isFence } from "../game/notation";
import type { Viewing } from "../game/viewing";
import { t } from "../language/language";

/** A text field that takes moves such as `e3h`. */
export function MoveInput({ viewing, done }: {
  readonly viewing: Viewing;
  readonly done?: () => void;
}): JSX.Element | null {
  const [text, setText] = useState("");
  const match = viewing.session.match.value;
  if (match === null || match.mine.length === 0 || match.over) return null;
  return (
    <form
      class="move-input"
      onSubmit={(event) => {
        event.preventDefault();
        const move = text.trim().toLowerCase();
        setText("");
        if (move === "") return;
        viewing.show(viewing.last);
        viewing.board?.attempt(move);
        // With "ask always" a typed fence waits as any other; who types has decided.
        if (isFence(move)) viewing.board?.confirm();
        done?.();
      }}
    >
      <input
        // A move runs from the left; the hint is a sentence of the language.
        dir={text === "" ? undefined : "ltr"}
        aria-label={t("move-input")}
        placeholder={t("move-input-hint")}
        value={text}
        maxLength={5}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="plain">
        {t("move-input-go")}
      </button>
    </form>
  );
}

