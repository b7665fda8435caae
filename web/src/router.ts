/** The address is the state: what is shown follows from it. */

import { signal } from "@preact/signals";

const base = new URL(document.baseURI).pathname;

function read(): string {
  return "/" + location.pathname.slice(base.length).replace(/\/+$/, "");
}

/** The path below the page's base, such as `/game/k3v9`. */
export const path = signal(read());

/** An address of this page for a path. */
export function linkTo(to: string): string {
  return base + to.replace(/^\//, "");
}

export function go(to: string, replace = false): void {
  if (to !== path.value) {
    if (replace) history.replaceState(null, "", linkTo(to));
    else history.pushState(null, "", linkTo(to));
  }
  path.value = to;
  window.scrollTo(0, 0);
}

export function watchAddress(): void {
  window.addEventListener("popstate", () => (path.value = read()));
}
