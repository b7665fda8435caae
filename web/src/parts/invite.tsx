/** Waiting for others: the link, its QR code, and for those who followed it, a chair. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { OnlineSession } from "../game/online";
import type { Match } from "../game/session";
import { t } from "../language/language";
import { recall, remember } from "../memory";
import { go } from "../router";
import { Icon } from "./icons";
import { clockName } from "./clock-name";
import { NameField } from "./name-field";
import { QrCode } from "./qr-code";
import { playerText } from "./names";
import { SeatMark } from "./seat-mark";
import { copy, shareLink } from "./sharing";

export function Invite({ session, match }: { readonly session: OnlineSession; readonly match: Match }): JSX.Element {
  return match.mine.length > 0 ? <Host session={session} match={match} /> : <Guest session={session} match={match} />;
}

/** What is going to be played, and who sits where. */
function Table({ match }: { readonly match: Match }): JSX.Element {
  return (
    <>
      <ul class="seats">
        {match.players.map((player) => (
          <li key={player.seat} class={player.kind}>
            <SeatMark seat={player.seat} />
            <bdi>{playerText(match, player.seat)}</bdi>
          </li>
        ))}
      </ul>
      <p class="terms">
        <span>{t("game-of", { players: match.players.length })}</span>
        <span>{clockName(match.clock)}</span>
      </p>
    </>
  );
}

function Host({ session, match }: { readonly session: OnlineSession; readonly match: Match }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const url = location.origin + location.pathname;
  const open = match.players.filter((it) => it.kind === "open").length;
  const shares = typeof navigator.share === "function";
  return (
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("invite-title")}</h2>
      <p role="status">{t("invite-seats", { open })}</p>
      <Table match={match} />
      <QrCode text={url} />
      <p class="hint">{t("invite-hint")}</p>
      <div class="link-row">
        <input
          readOnly
          dir="ltr"
          aria-label={t("invite-link")}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="primary" onClick={() => void copy(url).then(setCopied)}>
          <Icon name={copied ? "tick" : "copy"} />
          {copied ? t("invite-copied") : t("invite-copy")}
        </button>
      </div>
      <div class="invite-more">
        {shares ? (
          <button type="button" class="plain" onClick={() => void shareLink(url)}>
            <Icon name="share" />
            {t("invite-share")}
          </button>
        ) : null}
        <button
          type="button"
          class="plain"
          onClick={() => {
            session.resign();
            go("/");
          }}
        >
          {t("invite-cancel")}
        </button>
      </div>
    </section>
  );
}

function Guest({ session, match }: { readonly session: OnlineSession; readonly match: Match }): JSX.Element {
  const [name, setName] = useState(recall("name", ""));
  const host = match.players.find((it) => it.kind === "person");
  const open = match.players.filter((it) => it.kind === "open").length;
  const called = host?.name ?? null;
  const waiting =
    host === undefined ? t("invite-seats", { open }) : called === null ? t("join-hint-somebody") : t("join-hint", { name: called });
  return (
    <form
      class="invite"
      onSubmit={(event) => {
        event.preventDefault();
        remember("name", name.trim());
        void session.join(name.trim() === "" ? null : name.trim());
      }}
    >
      <h2>{t("join-title")}</h2>
      <p role="status">{waiting}</p>
      <Table match={match} />
      <NameField name={name} say={setName} />
      <button type="submit" class="primary">
        <Icon name="replay" />
        {t("join-sit")}
      </button>
    </form>
  );
}
