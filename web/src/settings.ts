/** How somebody likes it, remembered in this browser. */

import { effect, signal } from "@preact/signals";
import type { Confirm } from "./board/hand";
import type { Overlays } from "./board/drawing";
import { recall, remember } from "./memory";

export type Look = "wood" | "light" | "dark";

export interface Settings {
  /** Null follows the system. */
  readonly look: Look | null;
  readonly language: string | null;
  readonly sound: boolean;
  readonly confirm: Confirm;
  readonly notify: boolean;
  readonly overlays: Overlays;
  /** Whether the cards tell the length of each way. */
  readonly lengths: boolean;
  /** Whether a coach warns before losing moves, in games against the computer. */
  readonly coach: boolean;
}

export const DEFAULTS: Settings = {
  look: null,
  language: null,
  sound: true,
  confirm: "touch",
  notify: false,
  overlays: { legal: true, ways: false, last: true, coordinates: true },
  lengths: true,
  coach: false,
};

const kept = recall<Partial<Settings>>("settings", {});

export const settings = signal<Settings>({
  ...DEFAULTS,
  ...kept,
  overlays: { ...DEFAULTS.overlays, ...kept.overlays },
});

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(dark.matches);

/** The look that is shown: the chosen one, or else dark where the system is dark. `look.js` decides the same before the first paint. */
export function shownLook(): Look {
  return settings.value.look ?? (systemIsDark.value ? "dark" : "wood");
}

/** Applies and keeps every change. */
export function watchSettings(): void {
  dark.addEventListener("change", () => (systemIsDark.value = dark.matches));
  effect(() => {
    // A look that nobody chose is not stored, so that every page follows the system.
    const { look, ...others } = settings.value;
    remember("settings", look === null ? others : settings.value);
  });
  effect(() => {
    document.documentElement.dataset["look"] = shownLook();
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--page").trim();
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
  });
}
