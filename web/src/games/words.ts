/** What a kept game is called, and how it came out. */

import { endingOf } from "../game/kept";
import type { Chair, Kept } from "../game/local";
import { type SeatName, seatsOf } from "../game/notation";
import { dateText, t } from "../language/language";
import { engineText, seatText } from "../parts/names";

const isPerson = (chair: Chair | undefined) => chair?.kind === "person";

/** The one person among engines is "you". */
function alone(game: Kept): boolean {
  return game.chairs.filter(isPerson).length === 1;
}

/** A player, as this device knows them. */
export function playerOf(game: Kept, seat: SeatName): string {
  const chair = game.chairs[seatsOf(game.setup.players).indexOf(seat)];
  const name = game.names?.[seat];
  if (name !== undefined) return name;
  if (chair?.kind === "engine") return engineText(chair.level);
  return alone(game) ? t("you") : seatText(seat);
}

/** The name that somebody gave it, or else who plays. */
export function titleOfGame(game: Kept): string {
  return game.title ?? seatsOf(game.setup.players).map((seat) => playerOf(game, seat)).join(" – ");
}

export function outcomeOf(game: Kept): string {
  const ending = endingOf(game);
  if (ending === null) return "";
  const winner = ending.result.split("-").indexOf("1");
  if (winner < 0) return ending.result.includes("/") ? t("games-draw") : ending.result;
  if (alone(game)) return isPerson(game.chairs[winner]) ? t("games-won") : t("games-lost");
  return t("games-winner", { name: playerOf(game, seatsOf(game.setup.players)[winner] ?? "south") });
}

export function dayOf(game: Kept): string {
  return dateText(game.changed, { day: "numeric", month: "short", year: "numeric" });
}
