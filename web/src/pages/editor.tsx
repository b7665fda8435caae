/** The editor: set up any position, see what is wrong with it, then play, analyse or share it. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import editorLines from "../../../locales/en/editor.ftl?raw";
import gameLines from "../../../locales/en/game.ftl?raw";
import homeLines from "../../../locales/en/home.ftl?raw";
import playLines from "../../../locales/en/play.ftl?raw";
import shareLines from "../../../locales/en/share.ftl?raw";
import { addressOf, atStart, cleared, readDraft } from "../editor/draft";
import { EditedBoard } from "../editor/edited-board";
import { Editing } from "../editor/editing";
import { FaultList } from "../editor/fault-list";
import { PlayPanel } from "../editor/play-panel";
import { BoardSettings, InHand } from "../editor/settings";
import { Tools } from "../editor/tools";
import { positionText } from "../game/notation";
import { t } from "../language/language";
import { Header } from "../parts/header";
import { Icon } from "../parts/icons";
import { SharePanel } from "../parts/share-panel";
import { linkTo } from "../router";
import { rules } from "../rules";
import "../looks/editor.css";

export const lines = { editor: editorLines, game: gameLines, home: homeLines, play: playLines, share: shareLines };

export function Editor(): JSX.Element {
  const editing = useMemo(() => new Editing(rules, location.search), []);
  const panel = useSignal<"play" | "share" | null>(null);
  useEffect(() => editing.follow(), [editing]);
  useEffect(() => watchKeys(editing), [editing]);
  const draft = editing.draft.value;
  const ready = editing.faults.value?.length === 0;
  const text = positionText(draft);
  const close = () => (panel.value = null);
  return (
    <>
      <Header />
      <main class="editor">
        <Tools editing={editing} />
        <div class="editor-board">
          <EditedBoard editing={editing} />
        </div>
        <div class="editor-side">
          <div class="editor-head">
            <h1>{t("editor-title")}</h1>
            <button type="button" class="quiet" onClick={() => editing.change(cleared(atStart(draft, 0)))}>
              <Icon name="cross" />
              {t("editor-empty")}
            </button>
            <button type="button" class="quiet" onClick={() => editing.change(atStart(draft))}>
              <Icon name="again" />
              {t("editor-start")}
            </button>
          </div>
          <BoardSettings editing={editing} />
          <InHand editing={editing} />
          <FaultList editing={editing} />
          <PositionField editing={editing} text={text} />
          <div class="editor-go">
            <button type="button" class="primary" disabled={!ready} onClick={() => (panel.value = "play")}>
              <Icon name="replay" />
              {t("editor-play")}
            </button>
            {ready ? (
              <a class="button plain" href={linkTo(`/analysis${addressOf(draft)}`)}>
                <Icon name="eye" />
                {t("editor-analyse")}
              </a>
            ) : null}
            <button type="button" class="plain" disabled={!ready} onClick={() => (panel.value = "share")}>
              <Icon name="share" />
              {t("share")}
            </button>
          </div>
        </div>
      </main>
      {panel.value === "play" ? <PlayPanel draft={draft} close={close} /> : null}
      {panel.value === "share" ? (
        <SharePanel shared={{ link: location.href, position: text, start: text, moves: [], record: null, name: "fencepost" }} close={close} />
      ) : null}
    </>
  );
}

/** The position as text: to copy, and to paste another one into. */
function PositionField({ editing, text }: { readonly editing: Editing; readonly text: string }): JSX.Element {
  const [typed, setTyped] = useState(editing.unreadable);
  const wrong = typed !== null && readDraft(typed) === null;
  return (
    <label class="field position-field">
      <span>{t("editor-position")}</span>
      <input
        dir="ltr"
        spellcheck={false}
        value={typed ?? text}
        aria-invalid={wrong}
        data-position
        onInput={({ currentTarget: { value } }) => {
          const draft = readDraft(value);
          setTyped(value);
          if (draft !== null) editing.change(draft);
        }}
        onBlur={() => setTyped(null)}
      />
      {wrong ? <small class="field-error" role="alert">{t("editor-position-wrong")}</small> : null}
    </label>
  );
}

/** Undo works wherever the focus is, unless somebody types. */
function watchKeys(editing: Editing): () => void {
  const typed = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).closest("input, select, dialog") !== null) return;
    if (event.key === "Escape") editing.held.value = null;
    else if ((event.ctrlKey || event.metaKey) && event.key === "z") editing.undo();
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", typed);
  return () => window.removeEventListener("keydown", typed);
}
