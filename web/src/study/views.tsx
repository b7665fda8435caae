/** What stands beside the board: the moves, the explorer or the report. The last two are fetched when somebody wants them. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Lines, needLines, t } from "../language/language";
import { rules } from "../rules";
import type { Desk } from "./desk";
import type { Study } from "./study";

export type ViewName = "moves" | "explorer" | "report";

interface Module {
  readonly lines: Lines;
  readonly Panel: (props: { readonly desk: Desk }) => JSX.Element;
}

const fetchView: Record<Exclude<ViewName, "moves">, () => Promise<Module>> = {
  explorer: () => import("../explorer/panel").then(({ lines, ExplorerPanel }) => ({ lines, Panel: ExplorerPanel })),
  report: () => import("../report/panel").then(({ lines, ReportPanel }) => ({ lines, Panel: ReportPanel })),
};

export function Views({ view, choose, children }: {
  readonly view: ViewName;
  readonly choose: (view: ViewName) => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const names: readonly (readonly [ViewName, string])[] = [
    ["moves", t("view-moves")],
    ["explorer", t("view-explorer")],
    ["report", t("view-report")],
  ];
  return (
    <div class="study-views" role="group" aria-label={t("study-views")}>
      {names.map(([name, text]) => (
        <button key={name} type="button" aria-pressed={view === name} data-view={name} onClick={() => choose(name)}>
          {text}
        </button>
      ))}
      {children}
    </div>
  );
}

/** A view as soon as it is here. */
export function View({ name, desk }: { readonly name: Exclude<ViewName, "moves">; readonly desk: Desk }): JSX.Element {
  const [module, setModule] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchView[name]()
      .then(async (it) => {
        await needLines(it.lines);
        setModule(it);
      })
      .catch(() => setFailed(true));
  }, [name]);
  if (module !== null) return <module.Panel desk={desk} />;
  return <p class="tree-empty">{failed ? t("trouble-offline") : ""}</p>;
}

/** The last name that the line to here had. Names are the same in every language. */
export function OpeningName({ study }: { readonly study: Study }): JSX.Element | null {
  const [name, setName] = useState("");
  const { start } = study.tree.value;
  const moves = study.line.value.moves.join("\n");
  useEffect(() => {
    let here = true;
    const events = moves === "" ? "" : moves.split("\n").map((move) => `event ${move}\n`).join("");
    void rules()
      .then((it) => it.study(`opening\nstart ${start}\n${events}`))
      .then((answer) => here && setName(/^opening \d+ (.+)/.exec(answer.trim())?.[1] ?? ""), () => undefined);
    return () => {
      here = false;
    };
  }, [start, moves]);
  if (name === "") return null;
  return (
    <bdi class="study-opening one-line" lang="en" title={name} data-opening>
      {name}
    </bdi>
  );
}
