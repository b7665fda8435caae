/** What can be done besides moving. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { SeatName } from "../game/notation";
import type { Match } from "../game/session";
import type { Viewing } from "../game/viewing";
import { t } from "../language/language";
import { next } from "../later";
import { go } from "../router";
import { change, settings } from "../settings";
import { Switch } from "./choice";
import { Panel } from "./dialogs";
import { GameShare } from "./game-share";
import { Link } from "./header";
import { Icon, type IconName } from "./icons";
import { MoveInput } from "./move-input";
import { nameInSentence } from "./names";
import { PHRASES, phraseText } from "./phrases";
import { RulesPanel } from "./rules-panel";
import { saveRecord } from "./sharing";

interface Props {
  readonly viewing: Viewing;
}

export function Actions({ viewing }: Props): JSX.Element | null {
  const [sure, setSure] = useState<"resign" | "draw" | null>(null);
  const { session } = viewing;
  const can = session.abilities.value;
  const match = session.match.value;
  if (match === null) return null;
  if (sure !== null && can[sure]) {
    const question = sure === "draw" ? t("draw-sure") : t("resign-sure");
    return (
      <div class="actions sure" role="group" aria-label={question}>
        <p>{question}</p>
        <button type="button" class="plain" onClick={() => setSure(null)}>
          {t("no")}
        </button>
        <button
          type="button"
          class="danger"
          onClick={() => {
            setSure(null);
            if (sure === "draw") session.draw();
            else session.resign();
          }}
        >
          {t("yes")}
        </button>
      </div>
    );
  }
  // Several people at one screen agree by word of mouth, and a slip of the hand must not end their game.
  const shared = match.mine.length > 1;
  const button = (icon: IconName, text: string, act: () => void, enabled: boolean) => (
    <button type="button" class="plain action" disabled={!enabled} onClick={act}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
  return (
    <div class="actions" role="group" aria-label={t("actions")}>
      {match.mine.length === 0 ? null : (
        <>
          {button("undo", t("takeback"), () => next(() => session.takeback()), can.takeback && match.takeback === null)}
          {can.draw ? button("half", t("draw"), () => (shared ? setSure("draw") : session.draw()), match.draw.length === 0) : null}
          {can.resign ? button("flag", t("resign"), () => setSure("resign"), true) : null}
          {playsComputer(match) && !match.over && can.resign ? <HintButton viewing={viewing} /> : null}
          {!match.over && !can.resign ? button("plus", t("new-game"), () => go("/"), true) : null}
        </>
      )}
      {button("turn", t("flip"), () => viewing.flip(), true)}
      <More viewing={viewing} />
    </div>
  );
}

/** Whether one person plays against the computer on this screen. */
function playsComputer(match: Match): boolean {
  return match.here && match.mine.length === 1 && match.players.some((it) => it.kind === "engine");
}

function HintButton({ viewing }: Props): JSX.Element {
  const { hints } = viewing.session.match.value ?? { hints: 0 };
  const thinks = viewing.hintThinks.value;
  return (
    <button
      type="button"
      class="plain action hint-button"
      disabled={thinks || !viewing.session.abilities.value.hint}
      onClick={() => void viewing.askHint()}
    >
      <Icon name="bulb" />
      <span>{thinks ? t("hint-thinking") : hints > 0 ? t("hints-used", { count: hints }) : t("hint")}</span>
    </button>
  );
}

/** The seats of other people who still play. */
function others(match: Match): SeatName[] {
  return match.players.filter((it) => it.kind === "person" && !it.out && !match.mine.includes(it.seat)).map((it) => it.seat);
}

function More({ viewing }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const { session } = viewing;
  const can = session.abilities.value;
  const match = session.match.value;
  const [rules, setRules] = useState(false);
  const [shares, setShares] = useState(false);
  const position = viewing.positions.value.at(-1);
  const close = () => setOpen(false);
  const act = (what: () => void) => () => {
    what();
    close();
  };
  return (
    <>
      <button type="button" class="plain action" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="more" />
        <span>{t("more")}</span>
      </button>
      {open && match !== null ? (
        <Panel title={t("more")} close={close}>
          {can.phrases ? (
            <section class="phrases" aria-label={t("phrases")}>
              <h3>{t("phrases")}</h3>
              <div>
                {PHRASES.map(([code]) => (
                  <button key={code} type="button" class="plain" onClick={act(() => session.say(code))}>
                    {phraseText(code)}
                  </button>
                ))}
              </div>
            </section>
          ) : null}
          {playsComputer(match) ? (
            <Switch label={t("coach")} hint={t("coach-hint")} on={settings.value.coach} flip={(coach) => change({ coach })} />
          ) : null}
          <MoveInput viewing={viewing} done={close} />
          <div class="menu-list">
            <button type="button" class="plain" onClick={act(() => setRules(true))}>
              <Icon name="book" />
              {t("rules-panel")}
            </button>
            {match.over && match.moves.length > 0 ? (
              <button type="button" class="plain" onClick={act(() => viewing.playBack())}>
                <Icon name="replay" />
                {t("play-back")}
              </button>
            ) : null}
            {(can.time ? others(match) : []).map((seat) => (
              <button key={seat} type="button" class="plain" onClick={act(() => session.giveTime(seat))}>
                <Icon name="hour" />
                {match.players.length === 2 ? t("give-time") : t("give-time-to", { name: nameInSentence(match, seat) })}
              </button>
            ))}
            <button type="button" class="plain" onClick={act(() => setShares(true))}>
              <Icon name="share" />
              {t("share")}
            </button>
            <button type="button" class="plain" onClick={act(() => saveRecord(match))}>
              <Icon name="save" />
              {t("download-record")}
            </button>
            <Link to="/" class="button plain">
              <Icon name="plus" />
              {t("new-game")}
            </Link>
          </div>
          <Keys titled />
        </Panel>
      ) : null}
      {rules ? <RulesPanel refusal={viewing.refusal.value} close={() => setRules(false)} /> : null}
      {shares && match !== null && position !== undefined ? <GameShare match={match} position={position} close={() => setShares(false)} /> : null}
    </>
  );
}

/** The keys of a game, with a title where the panel around them has another. */
export function Keys({ titled = false }: { readonly titled?: boolean }): JSX.Element {
  const rows: readonly (readonly [string, string])[] = [
    ["← → ↑ ↓", t("keys-arrows")],
    ["Home End", t("keys-home-end")],
    ["h", t("keys-h")],
    ["v", t("keys-v")],
    ["p", t("keys-p")],
    ["Enter", t("keys-enter")],
    ["Esc", t("keys-escape")],
    ["f", t("keys-f")],
    ["m", t("keys-m")],
    ["/", t("keys-slash")],
    ["?", t("keys-question")],
  ];
  return (
    <section class="keys" aria-label={t("keys")}>
      {titled ? (
        <h3>
          <Icon name="keys" />
          {t("keys")}
        </h3>
      ) : null}
      <dl>
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
