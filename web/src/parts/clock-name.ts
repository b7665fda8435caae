import type { ClockSetting } from "../game/clock";
import { t } from "../language/language";

export function clockName(clock: ClockSetting): string {
  switch (clock.kind) {
    case "none":
      return t("clock-none");
    case "increment":
      return clock.increment === 0
        ? t("clock-minutes", { minutes: clock.initial / 60 })
        : t("clock-increment", { minutes: clock.initial / 60, seconds: clock.increment });
    case "delay":
      return t("clock-delay", { minutes: clock.initial / 60, seconds: clock.delay });
    case "per_move":
      return t("clock-per-move", { seconds: clock.seconds });
    case "hourglass":
      return t("clock-hourglass", { minutes: clock.initial / 60 });
  }
}
