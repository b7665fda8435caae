import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isFence } from "../game/notation";
import type { Viewing } from "../game/viewing";
import { t } from "../language/language";

/** A text field that takes moves such as `e3h`. In a game it shows itself when the keyboard comes to it. */
export function MoveInput({ viewing, done }: {
  readonly viewing: Viewing;
  readonly done?: () => void;
}): JSX.Element | null {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const tucked = done === undefined && !focused;
  const match = viewing.session.match.value;
  if (match === null || match.mine.length === 0 || match.over) return null;
  const submit = () => {
    const move = text.trim().toLowerCase();
    if (move === "") return;
    // What is no place on this board is nothing that the board could show.
    if (!viewing.isPlace(move)) return setWrong(text.trim());
    setText("");
    viewing.show(viewing.last);
    viewing.board?.attempt(move);
    // With "ask always" a typed fence waits as any other; who types has decided.
    if (isFence(move)) viewing.board?.confirm();
    done?.();
  };
  return (
    <form
      class={tucked ? "move-input unseen" : "move-input"}
      onFocusIn={() => setFocused(true)}
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setFocused(false);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        // A move runs from the left; the hint is a sentence of the language.
        dir={text === "" ? undefined : "ltr"}
        aria-label={t("move-input")}
        aria-invalid={wrong !== null}
        placeholder={t("move-input-hint")}
        value={text}
        maxLength={5}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setWrong(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          setText("");
          setWrong(null);
          viewing.board?.element.focus();
        }}
      />
      <button type="submit" class="plain">
        {t("move-input-go")}
      </button>
      {wrong === null ? null : (
        <p class="field-error" role="alert">
          {t("move-input-wrong", { text: wrong })}
        </p>
      )}
    </form>
  );
}

/** Brings the text field for moves up. */
export function openMoveInput(): void {
  document.querySelector<HTMLInputElement>(".side .move-input input")?.focus();
}
