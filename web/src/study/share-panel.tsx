/** Sharing a study: the link holds all of it, pictures show the line up to the place that is looked at. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { positionText } from "../game/notation";
import { t } from "../language/language";
import { Icon } from "../parts/icons";
import { SharePanel } from "../parts/share-panel";
import { saveText } from "../parts/sharing";
import { linkTo } from "../router";
import type { Desk } from "./desk";
import type { Written } from "./study";

export function StudyShare({ desk, close }: { readonly desk: Desk; readonly close: () => void }): JSX.Element {
  const { study } = desk;
  const [written, setWritten] = useState<Written | null>(null);
  const [record, setRecord] = useState<string | null>(null);
  useEffect(() => {
    void study.address().then(setWritten);
    void study.record().then(setRecord);
  }, [study]);
  const shared = {
    link: written === null ? location.href : new URL(linkTo(`/analysis${written.address}`), location.href).href,
    position: positionText(study.position.value),
    start: study.tree.value.start,
    moves: study.line.value.moves,
    record,
    name: desk.fileName(),
  };
  return (
    <SharePanel shared={shared} close={close}>
      {written?.whole === false ? <p>{t("analysis-too-long-link")}</p> : null}
      <button type="button" class="plain" data-share="file" disabled={record === null} onClick={() => saveText(`${desk.fileName()}.qgn`, record ?? "")}>
        <Icon name="save" />
        {t("download-record")}
      </button>
    </SharePanel>
  );
}
