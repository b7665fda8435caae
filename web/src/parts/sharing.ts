/** Handing a game or a link to somebody else. */

import { recordOf } from "../game/record";
import type { SeatName } from "../game/notation";
import type { Match } from "../game/session";
import { unmarked } from "../language/language";
import { playerText, seatText } from "./names";

/** Copies a text; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function recordText(match: Match): string {
  const named = (seat: SeatName) => match.players.find((it) => it.seat === seat)?.name ?? null;
  const name = (seat: SeatName) => named(seat) ?? (match.mine.includes(seat) ? seatText(seat) : playerText(match, seat));
  return recordOf(match, (seat) => unmarked(name(seat)), new Date());
}

export async function shareLink(url: string): Promise<boolean> {
  if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url }).catch(() => undefined);
    return false;
  }
  return copy(url);
}

export function saveRecord(match: Match): void {
  saveText(`fencepost-${match.id}.qgn`, recordText(match));
}

export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([unmarked(text)], { type: "application/x-qgn" }));
}

export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
