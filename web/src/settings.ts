/** How somebody likes it, remembered in this browser. */

import { effect, signal } from "@preact/signals";
import type { Confirm } from "./board/hand";
import type { Overlays } from "./board/drawing";
import { recall, remember } from "./memory";

export type Look = "wood" | "light" | "dark";

export interface Settings {
  readonly look: Look;
  readonly language: string | null;
  readonly sound: boolean;
  readonly confirm: Confirm;
  readonly notify: boolean;
  readonly overlays: Overlays;
  /** Whether the cards tell the length of each way. */
  readonly lengths: boolean;
}

export const DEFAULTS: Settings = {
  look: "wood",
  language: null,
  sound: true,
  confirm: "touch",
  notify: false,
  overlays: { legal: true, ways: false, last: true, coordinates: true },
  lengths: true,
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

/** Applies and keeps every change. */
export function watchSettings(): void {
  effect(() => {
    remember("settings", settings.value);
    document.documentElement.dataset["look"] = settings.value.look;
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--page").trim();
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
  });
}
