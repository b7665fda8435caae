import type { ChosenClock } from "../game/choices";
import { asWritten, t } from "../language/language";

/** Minutes as a number, or as `6:40` where they are not whole: a time for the whole game is shared out. */
function minutes(seconds: number): number | string {
  const rest = seconds % 60;
  return rest === 0 ? seconds / 60 : asWritten(`${Math.floor(seconds / 60)}:${String(rest).padStart(2, "0")}`);
}

export function clockName(clock: ChosenClock): string {
  switch (clock.kind) {
    case "none":
      return t("clock-none");
    case "increment":
      return clock.increment === 0
        ? t("clock-minutes", { minutes: minutes(clock.initial) })
        : t("clock-increment", { minutes: minutes(clock.initial), seconds: clock.increment });
    case "delay":
      return t("clock-delay", { minutes: minutes(clock.initial), seconds: clock.delay });
    case "per_move":
      return t("clock-per-move", { seconds: clock.seconds });
    case "hourglass":
      return t("clock-hourglass", { minutes: minutes(clock.initial) });
    case "game":
      return t("clock-game", { minutes: clock.initial / 60 });
  }
}
