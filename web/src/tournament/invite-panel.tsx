import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../language/language";
import { Panel } from "../parts/dialogs";
import { Icon } from "../parts/icons";
import { QrCode } from "../parts/qr-code";
import { copy } from "../parts/sharing";
import type { Tournament } from "./wire";

export function publicLink(id: string): string {
  return new URL(`tournament/${id}`, document.baseURI).href;
}

/** A link with a button that copies it. */
export function LinkRow({ link, label }: { readonly link: string; readonly label: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  return (
    <div class="link-row">
      <input readOnly dir="ltr" aria-label={label} value={link} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="plain" onClick={() => void copy(link).then(setCopied)}>
        <Icon name={copied ? "tick" : "copy"} />
        {copied ? t("invite-copied") : t("invite-copy")}
      </button>
    </div>
  );
}

/** The code that players scan to join and to follow. */
export function InvitePanel({ tournament, close }: { readonly tournament: Tournament; readonly close: () => void }): JSX.Element {
  const link = publicLink(tournament.id);
  return (
    <Panel title={t("share-tournament")} close={close} class="tournament-invite">
      <QrCode text={link} />
      <LinkRow link={link} label={t("share-tournament")} />
    </Panel>
  );
}
