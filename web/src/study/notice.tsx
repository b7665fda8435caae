/** What is wrong with something that was to be loaded, or what is to be decided about it. */

import type { JSX } from "preact";
import { asWritten, t } from "../language/language";
import { Icon } from "../parts/icons";
import type { Desk } from "./desk";
import type { Dialect } from "./loading";
import { wrongText } from "./words";

const DIALECTS: Record<Dialect, string> = {
  fencepost: "dialect-fencepost",
  glendenning: "dialect-glendenning",
  openspiel: "dialect-glendenning",
  qtp: "dialect-qtp",
};

export function Notice({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const message = desk.message.value;
  const close = () => (desk.message.value = null);
  if (message === null) {
    return desk.study.tooLong.value ? (
      <div class="study-notice" role="status">
        <p>{t("analysis-too-long-link")}</p>
      </div>
    ) : null;
  }
  const cross = (
    <button type="button" class="quiet square" aria-label={t("close")} onClick={close}>
      <Icon name="cross" />
    </button>
  );
  if (message.kind === "wrong") {
    return (
      <div class="study-notice wrong" role="alert" data-wrong={message.wrong.code}>
        <p>{wrongText(message.wrong)}</p>
        {cross}
      </div>
    );
  }
  if (message.kind === "choose") {
    return (
      <div class="study-notice" role="status">
        <p>{t("analysis-which-notation")}</p>
        <div class="notice-buttons">
          {message.dialects.map((dialect) => (
            <button key={dialect} type="button" class="plain" data-dialect={dialect} onClick={() => void desk.loadText(message.text, dialect)}>
              {t(DIALECTS[dialect])}
            </button>
          ))}
        </div>
        {cross}
      </div>
    );
  }
  const { text, dialect, game, games } = message;
  const words = (number: number) => t("analysis-game-of", { game: asWritten(number), games: asWritten(games) });
  const step = (by: number, icon: "back" | "on") => (
    <button type="button" class="quiet square" aria-label={words(game + by)} disabled={game + by < 1 || game + by > games} onClick={() => void desk.loadText(text, dialect, game + by)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="study-notice" role="status">
      <p>{words(game)}</p>
      {step(-1, "back")}
      {step(1, "on")}
      {cross}
    </div>
  );
}
