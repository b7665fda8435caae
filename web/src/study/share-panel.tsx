/** Handing a study to somebody else: as a link, a record or a position. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { positionText } from "../game/notation";
import { t } from "../language/language";
import { Panel } from "../parts/dialogs";
import { Icon, type IconName } from "../parts/icons";
import { copy, saveText, shareLink } from "../parts/sharing";
import { linkTo } from "../router";
import type { Desk } from "./desk";

export function SharePanel({ desk, close }: { readonly desk: Desk; readonly close: () => void }): JSX.Element {
  const { study } = desk;
  const [done, setDone] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [whole, setWhole] = useState(true);
  useEffect(() => {
    void study.address().then((written) => {
      setLink(new URL(linkTo(`/analysis${written.address}`), location.href).href);
      setWhole(written.whole);
    });
  }, [study]);
  const item = (name: string, icon: IconName, text: string, act: () => Promise<boolean>, enabled = true) => (
    <button type="button" class="plain" disabled={!enabled} onClick={() => void act().then((good) => setDone(good ? name : null))}>
      <Icon name={done === name ? "tick" : icon} />
      {done === name ? t("invite-copied") : text}
    </button>
  );
  return (
    <Panel title={t("share")} close={close} class="share-panel">
      {whole ? null : <p>{t("analysis-too-long-link")}</p>}
      <div class="menu-list">
        {item("link", "link", t("analysis-copy-link"), () => shareLink(link ?? location.href), link !== null && whole)}
        {item("record", "copy", t("copy-record"), async () => copy(await study.record()))}
        {item("position", "copy", t("analysis-copy-position"), () => copy(positionText(study.position.value)))}
        <button type="button" class="plain" onClick={() => void study.record().then((text) => saveText(desk.fileName("qgn"), text))}>
          <Icon name="save" />
          {t("download-record")}
        </button>
      </div>
    </Panel>
  );
}
