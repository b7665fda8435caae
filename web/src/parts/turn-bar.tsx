/** One solid bar in the mover's colour: whose turn it is, how it ended, and for a while what just happened. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { turnOf, winnerOf } from "../game/session";
import type { Viewing } from "../game/viewing";
import { t } from "../language/language";
import { Icon } from "./icons";
import { RulesPanel } from "./rules-panel";
import { SeatMark } from "./seat-mark";
import { resultTitle, turnText } from "./sentences";

export function TurnBar({ viewing }: { readonly viewing: Viewing }): JSX.Element | null {
  const [rules, setRules] = useState(false);
  const match = viewing.session.match.value;
  const position = viewing.positions.value.at(-1);
  if (match === null || position === undefined) return null;
  const seat = match.over ? winnerOf(match) : turnOf(match, position);
  const news = viewing.news.value;
  const lost = viewing.session.link.value === "lost";
  const warns = lost || news?.warns === true;
  const text = lost ? t("link-lost") : (news?.text ?? (match.over ? resultTitle(match) : turnText(match, position)));
  return (
    <div class={`turn-bar ${seat === null ? "" : `seat-${seat}`} ${warns ? "warns" : ""} ${news === null ? "" : "news"}`} data-turn={seat ?? ""}>
      {seat === null || warns ? null : <SeatMark seat={seat} />}
      <p role={warns ? "alert" : "status"} title={text}>
        {text}
      </p>
      <button type="button" class="square" aria-label={t("rules-panel")} title={t("rules-panel")} onClick={() => setRules(true)}>
        <Icon name="book" />
      </button>
      {rules ? <RulesPanel refusal={viewing.refusal.value} close={() => setRules(false)} /> : null}
    </div>
  );
}
