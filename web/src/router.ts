/** The address is the state: what is shown follows from it. */

import { signal } from "@preact/signals";
import { afterFrame } from "./later";

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

/** What an address says beside its path, the language aside. */
function detail({ search, hash }: { readonly search: string; readonly hash: string }): string {
  const query = new URLSearchParams(search);
  query.delete("lang");
  return `${query}${hash}`;
}

/** Goes to a path, which may have a query. */
export function go(to: string, replace = false): void {
  const target = new URL(linkTo(to), location.href);
  const samePath = to.replace(/\?.*$/, "") === path.value;
  const moves = !samePath || detail(target) !== detail(location);
  if (moves && replace) history.replaceState(null, "", target);
  else if (moves) history.pushState(null, "", target);
  // Taking the focused element away with a whole screen makes the browser lay out the page in between.
  if (!samePath && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  path.value = to.replace(/\?.*$/, "");
  // A screen that stays reads the rest of the address itself, as it does when somebody goes back.
  if (moves && samePath) window.dispatchEvent(new PopStateEvent("popstate"));
  window.scrollTo(0, 0);
}

export function watchAddress(): void {
  window.addEventListener("popstate", () => (path.value = read()));
}

/** Whether what was done last was done by a key. */
let byKey = false;

/** Notes how this page is used, for rings of focus: browsers guess where a script moves the focus to something that has just come. */
export function watchKeys(): void {
  window.addEventListener("keydown", () => (byKey = true), true);
  window.addEventListener("pointerdown", () => (byKey = false), true);
}

/** Gives the keyboard to a board, with a ring around it for whoever uses keys. */
export function giveKeys(board: HTMLElement | null): void {
  board?.focus({ preventScroll: true, focusVisible: byKey });
}

/** Gives the keyboard to the board of a game that was just begun, as soon as the board is there. */
export function focusBoard(): void {
  const begun = path.value;
  const focused = () => {
    const board = document.getElementById("board");
    if (board !== null) afterFrame(() => giveKeys(board));
    return board !== null || path.value !== begun;
  };
  if (focused()) return;
  const watch = new MutationObserver(() => {
    if (focused()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
