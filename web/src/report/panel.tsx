/** The game report beside the board. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { SeatName } from "../game/notation";
import { asWritten, t } from "../language/language";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { lines as reasonLines, reasonText } from "../parts/reasons";
import { SeatMark } from "../parts/seat-mark";
import { rules } from "../rules";
import type { Desk } from "../study/desk";
import { tagOf } from "../study/tree";
import { ChanceGraph, StepChart } from "./graph";
import { Practice } from "./practice";
import { PracticeView } from "./practice-view";
import { type Report, type ReportedMove, mistakesOf } from "./report";
import { Reporter } from "./reporter";
import "../looks/report.css";

export const lines = reasonLines;

const reporters = new WeakMap<Desk, Reporter>();

/** One for each board, so that a report goes on being made while somebody looks at the moves. */
function reporterOf(desk: Desk): Reporter {
  const known = reporters.get(desk);
  if (known !== undefined) return known;
  const reporter = new Reporter(desk.study, rules);
  reporters.set(desk, reporter);
  desk.ends.add(() => {
    reporter.close();
    reporters.delete(desk);
  });
  return reporter;
}

const percent = (chance: number) => Math.round(chance * 100);

export function ReportPanel({ desk }: { readonly desk: Desk }): JSX.Element {
  const reporter = useMemo(() => reporterOf(desk), [desk]);
  const practice = useSignal<Practice | null>(null);
  const key = reporter.key();
  useEffect(() => {
    practice.value?.end();
    practice.value = null;
    reporter.follow();
  }, [key]);
  useEffect(
    () => () => {
      practice.peek()?.end();
      desk.shown.value = null;
    },
    [desk],
  );
  const state = reporter.state.value;
  if (practice.value !== null) {
    const close = () => {
      practice.value?.end();
      practice.value = null;
    };
    return (
      <div class="report">
        <PracticeView practice={practice.value} close={close} />
      </div>
    );
  }
  if (state.kind === "running") {
    const share = percent(state.share);
    return (
      <div class="report report-intro">
        <label>
          {t("report-progress", { percent: share })}
          <progress max={100} value={share} data-progress={share} />
        </label>
        <button type="button" class="plain" data-stop onClick={() => reporter.stop()}>
          {t("report-stop")}
        </button>
      </div>
    );
  }
  if (state.kind === "done") {
    return (
      <Shown
        desk={desk}
        reporter={reporter}
        report={state.report}
        changed={state.key !== key}
        practise={(mistakes) => (practice.value = new Practice(desk, reporter, rules, mistakes))}
      />
    );
  }
  const empty = reporter.events().length === 0;
  return (
    <div class="report report-intro">
      <p>{t(state.kind === "absent" ? "engine-absent" : empty ? "report-empty" : "report-intro")}</p>
      <button type="button" class="primary" data-make disabled={empty} onClick={() => void reporter.make()}>
        <Icon name="eye" />
        {t("report-make")}
      </button>
    </div>
  );
}

interface ShownProps {
  readonly desk: Desk;
  readonly reporter: Reporter;
  readonly report: Report;
  readonly changed: boolean;
  readonly practise: (mistakes: readonly ReportedMove[]) => void;
}

function Shown({ desk, reporter, report, changed, practise }: ShownProps): JSX.Element {
  const { study } = desk;
  const seats = study.detail(0).position.seats;
  const at = reporter.place();
  const here = at === null ? null : Math.min(at, report.positions.length - 1);
  const go = (index: number) => {
    desk.shown.value = null;
    study.go(reporter.nodeAt(index));
  };
  return (
    <div class="report" data-report>
      {changed ? (
        <p class="report-changed">
          {t("report-changed")}
          <button type="button" class="plain" onClick={() => void reporter.make()}>
            <Icon name="again" />
            {t("report-again")}
          </button>
        </p>
      ) : null}
      <ul class="report-players">
        {seats.map((seat) => (
          <Player key={seat} desk={desk} report={report} seat={seat} practise={practise} />
        ))}
      </ul>
      <h3>{t("report-chances")}</h3>
      <ChanceGraph report={report} seats={seats} at={here} bottom={study.bottom.value} text={whereText(desk, report, here)} go={go} />
      <h3>{t("report-points")}</h3>
      {report.points.length === 0 ? <p class="report-none">{t("report-no-points")}</p> : null}
      <ol class="report-points">
        {report.points.map((ply, number) => {
          const move = report.moves[ply - 1];
          return move === undefined ? null : <Point key={ply} desk={desk} reporter={reporter} move={move} number={number + 1} />;
        })}
      </ol>
      <div class="report-charts">
        <StepChart report={report} seats={seats} at={here} title={t("report-steps")} of={(index, seat) => report.positions[index]?.steps[seat] ?? null} />
        <StepChart report={report} seats={seats} at={here} title={t("report-fences")} of={(index, seat) => (report.positions[index]?.steps[seat] == null ? null : (report.positions[index]?.left[seat] ?? null))} />
      </div>
      <Table report={report} go={(move) => go(move.index + 1)} />
    </div>
  );
}

function whereText(desk: Desk, report: Report, at: number | null): string {
  const seats = desk.study.detail(0).position.seats;
  const index = at ?? 0;
  const chances = seats.map((seat, place) => `${colourText(seat)} ${t("per-cent", { number: percent(report.positions[index]?.chances[place] ?? 0) })}`).join(t("list-separator"));
  const move = report.moves.find((it) => it.index === index - 1);
  if (move === undefined) return t("report-at-start", { chances });
  return t("report-at", { number: roundOf(report, move), move: move.played, chances });
}

/** The number of a move as in a record. */
function roundOf(report: Report, move: ReportedMove): number {
  return report.moves.filter((it) => it.seat === move.seat && it.ply <= move.ply).length;
}

function Player({ desk, report, seat, practise }: {
  readonly desk: Desk;
  readonly report: Report;
  readonly seat: SeatName;
  readonly practise: (mistakes: readonly ReportedMove[]) => void;
}): JSX.Element {
  const mistakes = mistakesOf(report, seat);
  const count = (mark: string) => mistakes.filter((it) => it.mark === mark).length;
  const accuracy = report.accuracy.get(seat) ?? null;
  const name = tagOf(desk.study.tree.value, { south: "South", west: "West", north: "North", east: "East" }[seat]);
  return (
    <li class={`report-player seat-${seat}`}>
      <SeatMark seat={seat} />
      <div>
        <p class="one-line">
          <strong>{name === null || name === "?" ? colourText(seat) : <bdi>{name}</bdi>}</strong>
        </p>
        <p class="report-counts">
          {count("??") > 0 ? <span class="bad">{t("report-blunders", { count: count("??") })}</span> : null}
          {count("?") > 0 ? <span class="bad">{t("report-mistakes", { count: count("?") })}</span> : null}
          {count("?!") > 0 ? <span>{t("report-dubious", { count: count("?!") })}</span> : null}
          {mistakes.length === 0 ? <span class="good">{t("report-clean")}</span> : null}
        </p>
        {mistakes.length === 0 ? null : (
          <button type="button" class="plain" data-try={seat} onClick={() => practise(mistakes)}>
            <Icon name="again" />
            {t("report-try", { count: mistakes.length, name: colourText(seat) })}
          </button>
        )}
      </div>
      <p class="report-accuracy" title={t("report-accuracy")}>
        <span class="unseen">{t("report-accuracy")} </span>
        {accuracy === null ? "–" : t("per-cent", { number: Math.round(accuracy) })}
      </p>
    </li>
  );
}

function Point({ desk, reporter, move, number }: {
  readonly desk: Desk;
  readonly reporter: Reporter;
  readonly move: ReportedMove;
  readonly number: number;
}): JSX.Element {
  const state = reporter.state.value;
  const round = state.kind === "done" ? roundOf(state.report, move) : move.ply;
  const here = reporter.place() === move.index && desk.shown.value !== null;
  const show = () => {
    desk.study.go(reporter.nodeAt(move.index));
    desk.shown.value = [
      { move: move.best, label: asWritten(percent(move.chance)) },
      { move: move.played, label: asWritten(percent(move.after)) },
    ];
  };
  return (
    <li>
      <button type="button" class="report-point" aria-current={here ? "step" : undefined} data-point={move.ply} onClick={show}>
        <b class={`report-number seat-${move.seat}`}>{asWritten(number)}</b>
        <span class="report-move" dir="ltr">
          {asWritten(round)} <SeatMark seat={move.seat} /> <bdi>{move.played}</bdi> <i class={`glyph ${move.mark === "?!" ? "slip" : "bad"}`}>{move.mark}</i>
        </span>
        <span class="report-drop">{t("report-drop", { before: percent(move.chance), after: percent(move.after) })}</span>
        <span class="report-why">{move.reason === null ? "" : reasonText(move.reason)}</span>
      </button>
    </li>
  );
}

/** Everything that the graph shows, for whoever cannot see it. */
function Table({ report, go }: { readonly report: Report; readonly go: (move: ReportedMove) => void }): JSX.Element {
  return (
    <details class="report-table">
      <summary>{t("report-table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("report-column-move")}</th>
            <th scope="col">{t("report-column-best")}</th>
            <th scope="col">{t("report-column-before")}</th>
            <th scope="col">{t("report-column-after")}</th>
            <th scope="col">{t("report-column-mark")}</th>
          </tr>
        </thead>
        <tbody>
          {report.moves.map((move) => (
            <tr key={move.ply}>
              <th scope="row">
                <button type="button" class="quiet" onClick={() => go(move)}>
                  {asWritten(roundOf(report, move))} <SeatMark seat={move.seat} />
                  <span class="unseen">{colourText(move.seat)} </span>
                  <bdi>{move.played}</bdi>
                </button>
              </th>
              <td>
                <bdi>{move.best}</bdi>
              </td>
              <td>{t("per-cent", { number: percent(move.chance) })}</td>
              <td>{t("per-cent", { number: percent(move.after) })}</td>
              <td>{move.mark ?? ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
