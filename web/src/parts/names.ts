/** How players and seats are called. */

import type { SeatName } from "../game/notation";
import type { Match, Player } from "../game/session";
import { language, t } from "../language/language";

const SEAT_LINES: Record<SeatName, string> = {
  south: "seat-south",
  west: "seat-west",
  north: "seat-north",
  east: "seat-east",
};

const COLOUR_LINES: Record<SeatName, string> = {
  south: "colour-south",
  west: "colour-west",
  north: "colour-north",
  east: "colour-east",
};

/** The colour of a seat, by which sentences call whoever has no name. */
export function colourText(seat: SeatName): string {
  return t(COLOUR_LINES[seat]);
}

export function seatAndColour(seat: SeatName): string {
  return t("seat-and-colour", { colour: colourText(seat), seat: seatText(seat) });
}

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

/** Whether a seat is the reader's own, and the only one. */
export function isYou(match: Match, seat: SeatName): boolean {
  return match.mine.length === 1 && match.mine[0] === seat;
}

/** A player inside a sentence. Several computers, and people at one screen who have no names, go by their colours. */
export function nameInSentence(match: Match, seat: SeatName): string {
  const player = match.players.find((it) => it.seat === seat);
  // A game from a file knows who played.
  if (match.mine.includes(seat)) return (match.here ? player?.name : null) ?? colourText(seat);
  if (player?.kind !== "engine") return playerText(match, seat);
  const engines = match.players.filter((it) => it.kind === "engine");
  return engines.length > 1 ? colourText(seat) : t("computer-in-sentence");
}

/** A sentence about a player: `own` says it to the reader, `line` names somebody else. */
export function aboutPlayer(match: Match, seat: SeatName, line: string, own: string, values: Record<string, string | number> = {}): string {
  if (isYou(match, seat)) return t(own, values);
  return beginning(t(line, { ...values, name: nameInSentence(match, seat) }));
}

/** The computer has no capital letter inside a sentence, and gets one where it begins it. */
function beginning(text: string): string {
  const computer = t("computer-in-sentence");
  const at = /^[\u2066-\u2068]*/.exec(text)?.[0].length ?? 0;
  if (!text.startsWith(computer, at)) return text;
  const first = text.slice(at, at + 1);
  // Scripts with only one case, or where a single capital would be odd, stay as they are.
  const large = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(first) ? first.toLocaleUpperCase(language()) : first;
  return text.slice(0, at) + large + text.slice(at + 1);
}

function strangerText(player: Player, shared: boolean): string {
  if (player.kind === "engine") return engineText(player.level);
  if (player.kind === "open") return t("open-seat");
  if (player.name !== null) return player.name;
  return shared ? colourText(player.seat) : t("guest");
}
