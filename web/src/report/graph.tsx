/** Win chances, steps and fences over the moves, with one cursor for all of them. */

import type { JSX } from "preact";
import type { SeatName } from "../game/notation";
import { asWritten } from "../language/language";
import { colourText } from "../parts/names";
import type { Report } from "./report";

const WIDTH = 600;
const INSET = { left: 34, right: 10, top: 10, bottom: 22 };

interface Axes {
  readonly height: number;
  readonly most: number;
  readonly last: number;
}

const xOf = (index: number, { last }: Axes) => INSET.left + ((WIDTH - INSET.left - INSET.right) * index) / Math.max(last, 1);
const yOf = (value: number, { height, most }: Axes) => height - INSET.bottom - ((height - INSET.top - INSET.bottom) * value) / most;
const round = (number: number) => Math.round(number * 10) / 10;

function Grid({ axes, ticks, percent = false }: { readonly axes: Axes; readonly ticks: readonly number[]; readonly percent?: boolean }): JSX.Element {
  const every = axes.last > 60 ? 20 : axes.last > 24 ? 10 : 4;
  const moves = Array.from({ length: Math.floor(axes.last / every) }, (_, at) => (at + 1) * every);
  return (
    <g class="grid">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={INSET.left} x2={WIDTH - INSET.right} y1={yOf(tick, axes)} y2={yOf(tick, axes)} />
          <text x={INSET.left - 6} y={yOf(tick, axes)} text-anchor="end" dominant-baseline="central">
            {asWritten(percent ? Math.round(tick * 100) : tick)}
          </text>
        </g>
      ))}
      {moves.map((move) => (
        <text key={move} x={xOf(move, axes)} y={axes.height - 6} text-anchor="middle">
          {asWritten(move)}
        </text>
      ))}
    </g>
  );
}

interface LinesProps {
  readonly axes: Axes;
  readonly seats: readonly SeatName[];
  /** For each seat one value for each position; null where it is out. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly stepped?: boolean;
}

function Lines({ axes, seats, values, stepped = false }: LinesProps): JSX.Element {
  const path = (row: readonly (number | null)[]) => {
    let text = "";
    let before: number | null = null;
    row.forEach((value, index) => {
      if (value === null) return void (before = null);
      const [x, y] = [round(xOf(index, axes)), round(yOf(value, axes))];
      text += before === null ? `M${x} ${y}` : stepped ? `H${x}V${y}` : `L${x} ${y}`;
      before = value;
    });
    return text;
  };
  return (
    <g>
      {seats.map((seat, at) => (
        <path key={seat} class={`line seat-${seat} line-${at}`} d={path(values[at] ?? [])} />
      ))}
    </g>
  );
}

interface Props {
  readonly report: Report;
  readonly seats: readonly SeatName[];
  readonly at: number | null;
}

function Cursor({ axes, at }: { readonly axes: Axes; readonly at: number | null }): JSX.Element | null {
  if (at === null) return null;
  return <line class="cursor" x1={xOf(at, axes)} x2={xOf(at, axes)} y1={INSET.top} y2={axes.height - INSET.bottom} />;
}

/** The turning points are numbered, in the shape's colour of whoever erred. */
export function ChanceGraph({ report, seats, at, bottom, text, go }: Props & {
  readonly bottom: SeatName;
  readonly text: string;
  readonly label?: string;
  readonly go: (index: number) => void;
}): JSX.Element {
  const axes: Axes = { height: 210, most: 1, last: report.positions.length - 1 };
  const place = Math.max(seats.indexOf(bottom), 0);
  const chances = seats.map((_, seat) => report.positions.map((it) => it.chances[seat] ?? 0));
  const own = chances[place] ?? [];
  const base = yOf(0, axes);
  const area = `M${round(xOf(0, axes))} ${base}${own.map((value, index) => `L${round(xOf(index, axes))} ${round(yOf(value, axes))}`).join("")}L${round(xOf(axes.last, axes))} ${base}Z`;
  const pointed = (event: MouseEvent & { readonly currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / Math.max(box.width, 1)) * WIDTH;
    const share = (x - INSET.left) / (WIDTH - INSET.left - INSET.right);
    go(Math.round(Math.min(Math.max(share, 0), 1) * axes.last));
  };
  return (
    <div
      class="report-graph"
      role="slider"
      tabIndex={0}
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={axes.last}
      aria-valuenow={at ?? 0}
      aria-valuetext={text}
      data-graph
      onClick={pointed}
    >
      <svg viewBox={`0 0 ${WIDTH} ${axes.height}`} aria-hidden="true" focusable="false">
        {seats.length === 2 ? (
          <>
            <rect class={`ground seat-${seats[1 - place] ?? "north"}`} x={INSET.left} y={INSET.top} width={WIDTH - INSET.left - INSET.right} height={base - INSET.top} />
            <path class={`ground seat-${bottom}`} d={area} />
          </>
        ) : null}
        <Grid axes={axes} ticks={[0, 0.25, 0.5, 0.75, 1]} percent />
        {seats.length === 2 ? <path class="line both" d={own.map((value, index) => `${index === 0 ? "M" : "L"}${round(xOf(index, axes))} ${round(yOf(value, axes))}`).join("")} /> : <Lines axes={axes} seats={seats} values={chances} />}
        <Cursor axes={axes} at={at} />
        {report.points.map((ply, number) => {
          const move = report.moves[ply - 1];
          if (move === undefined) return null;
          const seat = seats.length === 2 ? place : seats.indexOf(move.seat);
          const [x, y] = [xOf(move.index + 1, axes), yOf(chances[seat]?.[move.index + 1] ?? 0, axes)];
          return (
            <g key={ply} class={`point seat-${move.seat}`} transform={`translate(${round(Math.min(x, WIDTH - 15))} ${round(Math.min(Math.max(y, 14), base - 4))})`}>
              {move.seat === "north" ? <path d="M0-15L15 0L0 15L-15 0Z" /> : move.seat === "west" ? <path d="M0-16L16 12H-16Z" /> : <circle r="13" />}
              <text text-anchor="middle" dominant-baseline="central">{asWritten(number + 1)}</text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A small chart without points, such as the steps to go. */
export function StepChart({ report, seats, at, title, of }: Props & {
  readonly title: string;
  readonly of: (index: number, seat: number) => number | null;
}): JSX.Element {
  const values = seats.map((_, seat) => report.positions.map((_, index) => of(index, seat)));
  const most = Math.max(...values.flat().map((it) => it ?? 0), 4);
  const tick = most > 12 ? 8 : most > 6 ? 4 : 2;
  const axes: Axes = { height: 150, most, last: report.positions.length - 1 };
  const now = at === null ? "" : seats.map((seat, index) => `${colourText(seat)} ${asWritten(values[index]?.[at] ?? 0)}`).join(", ");
  return (
    <figure class="report-chart" role="img" aria-label={`${title}: ${now}`}>
      <figcaption aria-hidden="true">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${axes.height}`} aria-hidden="true" focusable="false">
        <Grid axes={axes} ticks={Array.from({ length: Math.floor(most / tick) + 1 }, (_, index) => index * tick)} />
        <Lines axes={axes} seats={seats} values={values} stepped />
        <Cursor axes={axes} at={at} />
      </svg>
    </figure>
  );
}
