/** Stepping, and what can be done with the move that is looked at. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../language/language";
import { Panel } from "../parts/dialogs";
import { Icon, type IconName } from "../parts/icons";
import type { Desk } from "./desk";
import { START } from "./tree";

interface Props {
  readonly desk: Desk;
  readonly annotates: boolean;
  readonly comment: () => void;
  readonly open: () => void;
  readonly share: () => void;
  readonly keys: () => void;
}

export function Tools({ desk, annotates, comment, open, share, keys }: Props): JSX.Element {
  const { study, engine } = desk;
  const [more, setMore] = useState(false);
  const node = study.node.value;
  const step = (icon: IconName, label: string, act: () => void, enabled: boolean, kind: string) => (
    <button type="button" class={`plain step step-${kind}`} aria-label={label} title={label} disabled={!enabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  const tool = (icon: IconName, text: string, act: () => void, kind = "", pressed?: boolean) => (
    <button type="button" class={`plain tool ${kind}`} aria-pressed={pressed} onClick={act}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
  if (desk.ghost.value !== null) {
    return (
      <div class="study-tools context confirm">
        <button type="button" class="plain square" aria-label={t("drop-fence")} onClick={() => desk.board?.cancel()}>
          <Icon name="cross" />
        </button>
        <button type="button" class="primary" data-confirm onClick={() => desk.board?.confirm()}>
          <Icon name="tick" />
          {t("place-fence", { move: desk.ghost.value })}
        </button>
      </div>
    );
  }
  return (
    <div class="study-tools" role="group" aria-label={t("actions")}>
      <div class="steps" dir="ltr">
        {step("first", t("move-first"), () => study.first(), node.id !== START, "first")}
        {step("back", t("move-back"), () => study.back(), node.id !== START, "back")}
        {step("on", t("move-on"), () => study.forward(), node.children.length > 0, "on")}
        {step("last", t("move-last"), () => study.last(), node.children.length > 0, "last")}
      </div>
      <div class="tool-row">
        {tool("computer", t("engine"), () => engine.toggle(), "engine-tool", engine.on.value)}
        {tool("chat", t("analysis-comment"), comment, "", annotates)}
        {tool("load", t("analysis-open"), open)}
        {tool("share", t("share"), share)}
        {tool("more", t("more"), () => setMore(true))}
      </div>
      {more ? <More desk={desk} close={() => setMore(false)} keys={keys} /> : null}
    </div>
  );
}

function More({ desk, close, keys }: { readonly desk: Desk; readonly close: () => void; readonly keys: () => void }): JSX.Element {
  const { study } = desk;
  const node = study.node.value;
  const branches = node.children.length > 1;
  const item = (icon: IconName, text: string, act: () => void, enabled = true) => (
    <button
      type="button"
      class="plain"
      disabled={!enabled}
      onClick={() => {
        close();
        act();
      }}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <Panel title={t("more")} close={close}>
      <div class="menu-list">
        {item("undo", t("analysis-undo"), () => study.undo(), study.canUndo.value)}
        {item("up", t("analysis-promote"), () => study.promote(), !study.onMain.value)}
        {item("first", t("analysis-make-main"), () => study.makeMain(), !study.onMain.value)}
        {item(node.folded ? "plus" : "minus", node.folded ? t("analysis-unfold") : t("analysis-fold"), () => study.fold(node.id, !node.folded), branches)}
        {item("bin", t("analysis-delete"), () => study.remove(), node.id !== START)}
        {item("turn", t("flip"), () => study.flip())}
        {item("keys", t("keys"), keys)}
      </div>
    </Panel>
  );
}
