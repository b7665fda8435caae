/** Why something did not work, as a sentence. */

import type { Trouble } from "../api";
import { t } from "../language/language";

const LINES: Record<string, string> = {
  offline: "trouble-offline",
  "no-open-seat": "trouble-seat",
  "seat-taken": "trouble-seat",
  "offered-already": "trouble-offered",
  "game-too-long": "trouble-too-long",
};

/** What is too much in any way: all of it passes by waiting. */
const TOO_MANY = /^(rate|too-many-.*)$/;

export function troubleText({ code, retry }: Trouble): string {
  if (!TOO_MANY.test(code)) return t(LINES[code] ?? "trouble-other");
  return retry === null ? t("trouble-too-many") : t("trouble-too-many-wait", { seconds: retry });
}
