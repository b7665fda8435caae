/** The analysis board: put a game in, try what else was possible, send it to a friend. */

import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import analysisLines from "../../../locales/en/analysis.ftl?raw";
import gameLines from "../../../locales/en/game.ftl?raw";
import playLines from "../../../locales/en/play.ftl?raw";
import recordLines from "../../../locales/en/records.ftl?raw";
import reportLines from "../../../locales/en/report.ftl?raw";
import shareLines from "../../../locales/en/share.ftl?raw";
import { Board } from "../board/board";
import { t } from "../language/language";
import { Header } from "../parts/header";
import { rules } from "../rules";
import { play } from "../sound";
import { Annotate } from "../study/annotate";
import { Desk } from "../study/desk";
import { EnginePanel, Outcome, PathCards, WinBar } from "../study/engine-panel";
import { KeysPanel, watchKeys } from "../study/keys";
import { Notice } from "../study/notice";
import { OpenPanel } from "../study/open-panel";
import { StudyShare } from "../study/share-panel";
import { type Study, titleOf } from "../study/study";
import { Tools } from "../study/tools";
import { TreeView } from "../study/tree-view";
import { OpeningName, View, type ViewName, Views } from "../study/views";
import "../looks/study.css";

export const lines = { analysis: analysisLines, game: gameLines, play: playLines, records: recordLines, report: reportLines, share: shareLines };

export function Analysis(): JSX.Element {
  const desk = useMemo(() => new Desk(rules), []);
  const panel = useSignal<"open" | "share" | "keys" | null>(null);
  const annotates = useSignal(false);
  const view = useSignal<ViewName>("moves");
  useEffect(() => desk.follow(), [desk]);
  useEffect(
    () => watchKeys(desk, { keys: () => (panel.value = "keys"), comment: () => (annotates.value = !annotates.value) }),
    [desk],
  );
  const { study, engine } = desk;
  const close = () => (panel.value = null);
  return (
    <>
      <Header />
      <main class={`study ${engine.on.value ? "engine-on" : ""}`}>
        <h1 class="unseen">{t("place-analysis")}</h1>
        <WinBar study={study} engine={engine} />
        <div class="middle">
          <BoardBox desk={desk} />
        </div>
        <div class="study-side">
          <Notice desk={desk} />
          <EnginePanel study={study} engine={engine} />
          <Outcome study={study} />
          <PathCards study={study} />
          <section class={`study-record view-${view.value}`}>
            <Views view={view.value} choose={(name) => (view.value = name)}>
              <OpeningName study={study} />
            </Views>
            {view.value === "moves" ? (
              <>
                <Title study={study} />
                <TreeView study={study} />
              </>
            ) : (
              <View key={view.value} name={view.value} desk={desk} />
            )}
            {annotates.value ? <Annotate study={study} close={() => (annotates.value = false)} /> : null}
          </section>
          <Tools
            desk={desk}
            annotates={annotates.value}
            comment={() => (annotates.value = !annotates.value)}
            open={() => (panel.value = "open")}
            share={() => (panel.value = "share")}
            keys={() => (panel.value = "keys")}
          />
        </div>
        <div class="unseen" aria-live="polite" data-spoken>
          {desk.spoken.value}
        </div>
      </main>
      {desk.dropping.value ? <div class="drop-here">{t("analysis-drop")}</div> : null}
      {panel.value === "open" ? (
        <OpenPanel
          close={close}
          text={(text) => void desk.loadText(text)}
          file={(file) => void desk.loadFile(file)}
          local={(id) => void desk.loadLocal(id)}
          kept={(kept) => desk.showKept(kept)}
        />
      ) : null}
      {panel.value === "share" ? <StudyShare desk={desk} close={close} /> : null}
      {panel.value === "keys" ? <KeysPanel close={close} /> : null}
    </>
  );
}

/** Who played, as the record says. */
function Title({ study }: { readonly study: Study }): JSX.Element | null {
  const title = titleOf(study.tree.value);
  if (title === "") return null;
  return (
    <h2 class="study-title one-line" title={title}>
      <bdi>{title}</bdi>
    </h2>
  );
}

/** The board is plain TypeScript; this puts it in its place. */
function BoardBox({ desk }: { readonly desk: Desk }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board({
      play: (move) => desk.play(move),
      premove: () => undefined,
      asks: (move, tried) => {
        if (tried) play("refused");
        void desk.explain(move, tried);
      },
      points: (target) => desk.describe(target),
      holds: (ghost) => (desk.ghost.value = ghost),
    });
    board.element.id = "board";
    desk.board = board;
    place.current?.append(board.element);
    const stop = effect(() => {
      board.element.setAttribute("aria-label", t("board-label"));
      board.show(desk.scene());
    });
    const wheel = (event: WheelEvent) => desk.wheel(event);
    board.element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      stop();
      board.element.remove();
    };
  }, [desk]);
  return <div class="board-box" ref={place} />;
}
