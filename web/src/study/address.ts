/** The address is the state: the whole tree in its fragment, the position that is looked at in its query. Pure. */

import { readPosition } from "../game/notation";

/** Longer addresses are cut off by too many programs on their way. */
export const LONGEST = 8000;

export interface Address {
  /** The letters of the tree; null where it has none. */
  readonly link: string | null;
  /** The place of the node that is looked at, in reading order. */
  readonly at: number;
  readonly position: string | null;
  /** A game on the server, and one on this device. */
  readonly game: string | null;
  readonly local: string | null;
}

/** A position with as little as an address needs: blanks only where they part something. */
function bare(position: string): string {
  return position.split("/").map((field) => field.trim().replace(/\s+/g, "+")).join("/");
}

/** What comes after the path. Without a link only the position is named. */
export function writeAddress(position: string, link: string | null, at: number): string {
  const query = `?position=${bare(position)}`;
  return link === null ? query : `${query}#${link}${at === 0 ? "" : `.${at}`}`;
}

export function readAddress(search: string, hash: string): Address {
  const query = new URLSearchParams(search);
  const [link = "", at = "0"] = hash.replace(/^#/, "").split(".");
  const position = query.get("position");
  return {
    link: link === "" ? null : link,
    at: /^\d{1,6}$/.test(at) ? Number(at) : 0,
    position: position === null || readPosition(position) === null ? null : position,
    game: query.get("game"),
    local: query.get("local"),
  };
}

/** The address in a text that is nothing else; null for any other text. */
export function addressIn(text: string): Address | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const address = readAddress(url.search, url.hash);
  const game = /\/game\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null;
  if (game !== null) return { ...address, link: null, game };
  return /\/analysis\/?$/.test(url.pathname) ? address : null;
}
