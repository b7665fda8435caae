import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly text: string;
    readonly mark?: ComponentChildren;
    readonly disabled?: boolean;
  }[];
  readonly choose: (value: T) => void;
  readonly class?: string;
}

/** One of a few: all are seen, one is chosen. */
export function Choice<T extends string | number>({ label, value, options, choose, class: kind = "" }: Props<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class={`choice ${kind}`}>
      <legend>{label}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value} class="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled === true}
              onChange={() => choose(option.value)}
            />
            <span>
              {option.mark}
              {option.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A switch with its label. */
export function Switch({ label, on, flip, hint }: {
  readonly label: string;
  readonly on: boolean;
  readonly flip: (on: boolean) => void;
  readonly hint?: string;
}): JSX.Element {
  return (
    <label class="switch">
      <span>
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => flip(event.currentTarget.checked)} />
      <i aria-hidden="true" />
    </label>
  );
}
