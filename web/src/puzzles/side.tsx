/** What stands quietly beside a puzzle: paths, grade, the week, and the choice of others. */

import type { JSX } from "preact";
import { asWritten, language, t } from "../language/language";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import type { Practice } from "../practice/practice";
import { GRADES, type Puzzle, THEMES, dayText, hasTheme } from "./collection";
import { type Kept, streak } from "./solved";

/** How far each has to go, and how many fences are left. */
export function PathCards({ practice }: { readonly practice: Practice }): JSX.Element {
  const { seats, left } = practice.position.value;
  const ways = practice.facts.value?.ways ?? [];
  return (
    <ul class="lengths">
      {seats.map((seat, index) => (
        <li key={seat} class={`seat-${seat}`}>
          <SeatMark seat={seat} />
          <span>
            {colourText(seat)}
            <small aria-label={t("fences-left", { count: left[index] ?? 0 })}>
              <i aria-hidden="true" /> {asWritten(left[index] ?? 0)}
            </small>
          </span>
          <strong aria-label={t("way-length", { count: ways.find((it) => it.seat === seat)?.length ?? 0 })}>
            <Icon name="goal" />
            {asWritten(ways.find((it) => it.seat === seat)?.length ?? "–")}
          </strong>
        </li>
      ))}
    </ul>
  );
}

export function Grade({ grade }: { readonly grade: number }): JSX.Element {
  return (
    <p class="puzzle-grade">
      <span>{t("puzzle-grade")}</span>
      <span class="grade-bars" aria-hidden="true">
        {Array.from({ length: GRADES }, (_, index) => <i key={index} class={index < grade ? "full" : ""} />)}
      </span>
      <strong>{t("puzzle-grade-of", { grade })}</strong>
    </p>
  );
}

export function Streak({ today, days }: { readonly today: number; readonly days: Kept["days"] }): JSX.Element | null {
  const count = streak(days, today, dayText);
  if (count === 0) return null;
  return (
    <p class="streak" title={t("puzzle-streak-label")} data-streak={count}>
      <span class="unseen">{t("puzzle-streak-label")}: </span>
      <Icon name="tick" />
      {t("puzzle-streak", { days: count })}
    </p>
  );
}

/** The seven days of this week, from Monday. */
export function Week({ today, days }: { readonly today: number; readonly days: Kept["days"] }): JSX.Element {
  // Day 0 was a Thursday.
  const monday = today - ((today + 3) % 7);
  const names = new Intl.DateTimeFormat(language(), { weekday: "short", timeZone: "UTC" });
  return (
    <section class="week" aria-label={t("puzzle-week")}>
      <ol>
        {Array.from({ length: 7 }, (_, index) => {
          const day = dayText(monday + index);
          const date = new Date(`${day}T12:00:00Z`);
          const mark = days[day];
          const isToday = monday + index === today;
          const word = mark === undefined ? (isToday ? "today" : null) : mark;
          return (
            <li key={day} class={`${mark ?? ""} ${isToday ? "today" : ""}`}>
              <span>{names.format(date)}</span>
              <b>
                {mark === undefined ? asWritten(date.getUTCDate()) : <Icon name={mark === "solved" ? "tick" : "cross"} />}
                {word === null ? null : <span class="unseen">{t(`puzzle-mark-${word}`)}</span>}
              </b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface CollectionProps {
  readonly all: readonly Puzzle[];
  readonly theme: string;
  readonly choose: (theme: string) => void;
  readonly marks: Kept["marks"];
}

/** Which of the others come next. */
export function Collection({ all, theme, choose, marks }: CollectionProps): JSX.Element {
  const some = theme === "all" ? all : all.filter((it) => hasTheme(it, theme));
  const left = some.filter((it) => marks[it.id] !== "solved").length;
  return (
    <section class="collection" aria-labelledby="more-puzzles">
      <div class="collection-head">
        <h2 id="more-puzzles">{t("puzzle-more")}</h2>
        <small>{left === 0 ? t("puzzle-all-done") : t("puzzle-left", { left, all: some.length })}</small>
      </div>
      <div class="theme-choice">
        {["all", ...THEMES].map((it) => (
          <button key={it} type="button" class="plain" aria-pressed={it === theme} onClick={() => choose(it)}>
            {t(`theme-${it}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
