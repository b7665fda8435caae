/** What is remembered between visits. Where a browser has no room or forbids it, this visit still knows it. */

import { signal } from "@preact/signals";

/** Values that the browser did not take. They live as long as the page. */
const homeless = new Map<string, string>();

/** Whether the browser has refused to keep something. */
export const refused = signal(false);

const nameOf = (key: string) => `fencepost:${key}`;

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = homeless.get(nameOf(key)) ?? localStorage.getItem(nameOf(key));
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(nameOf(key), text);
    homeless.delete(nameOf(key));
  } catch {
    homeless.set(nameOf(key), text);
    refused.value = true;
  }
}

export function forget(key: string): void {
  homeless.delete(nameOf(key));
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Nothing was kept.
  }
}

/** The keys that begin so, without the beginning. */
export function remembered(beginning: string): string[] {
  const whole = nameOf(beginning);
  const keys = new Set(homeless.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Only what this visit knows.
  }
  return [...keys].filter((key) => key.startsWith(whole)).map((key) => key.slice(whole.length));
}
