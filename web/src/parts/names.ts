/** How players and seats are called. */

import type { SeatName } from "../game/notation";
import type { Match, Player } from "../game/session";
import { t } from "../language/language";

const SEAT_LINES: Record<SeatName, string> = {
  south: "seat-south",
  west: "seat-west",
  north: "seat-north",
  east: "seat-east",
};

export function seatText(seat: SeatName): string {
  return t(SEAT_LINES[seat]);
}

export function engineText(level: number | null): string {
  return level === null || level === 0 || level === 10 ? t("engine-full") : t("engine-name", { level });
}

/** A player as the others see them. */
export function playerText(match: Match, seat: SeatName): string {
  const player = match.players.find((it) => it.seat === seat);
  if (player === undefined) return seatText(seat);
  if (match.mine.length === 1 && match.mine[0] === seat) return t("you");
  return strangerText(player, match.mine.length > 1);
}

/**
 * A player inside a sentence, where neither a level nor "you" fits: the computer is just the computer, unless there are
 * several, and then it goes by its seat, as whoever sits here does.
 */
export function nameInSentence(match: Match, seat: SeatName): string {
  if (match.mine.includes(seat)) return seatText(seat);
  const player = match.players.find((it) => it.seat === seat);
  if (player?.kind !== "engine") return playerText(match, seat);
  const engines = match.players.filter((it) => it.kind === "engine");
  return engines.length > 1 ? seatText(seat) : t("seat-computer");
}

function strangerText(player: Player, shared: boolean): string {
  if (player.kind === "engine") return engineText(player.level);
  if (player.kind === "open") return t("open-seat");
  if (player.name !== null) return player.name;
  return shared ? seatText(player.seat) : t("guest");
}
