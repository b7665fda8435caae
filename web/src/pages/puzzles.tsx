/** Puzzles: one of the day for everybody, and as many more as somebody likes. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import gameLines from "../../../locales/en/game.ftl?raw";
import playLines from "../../../locales/en/play.ftl?raw";
import puzzleLines from "../../../locales/en/puzzles.ftl?raw";
import { dateText, t } from "../language/language";
import { Header } from "../parts/header";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { lines as reasonLines } from "../parts/reasons";
import { SeatMark } from "../parts/seat-mark";
import { ConfirmFence, PracticeBoard } from "../practice/practice-board";
import { type Puzzle, dayOf, dayText, fetchPuzzles, puzzleOfDay } from "../puzzles/collection";
import { Log } from "../puzzles/log";
import { Collection, Grade, PathCards, Streak, Week } from "../puzzles/side";
import { kept, note } from "../puzzles/solved";
import { HINTS, Solving } from "../puzzles/solving";
import { analyse } from "../puzzles/study-link";
import { go } from "../router";
import { rules } from "../rules";
import "../looks/practice.css";
import "../looks/puzzles.css";

export const lines = { game: gameLines, play: playLines, puzzles: puzzleLines, ...reasonLines };

/** The puzzle that the address names; null for the one of the day. */
function named(): string | null {
  return new URLSearchParams(location.search).get("puzzle");
}

export function Puzzles(): JSX.Element {
  const all = useSignal<readonly Puzzle[] | null>(null);
  const failed = useSignal(false);
  const id = useSignal(named());
  const theme = useSignal("all");
  const load = () => {
    failed.value = false;
    fetchPuzzles().then((it) => (all.value = it), () => (failed.value = true));
  };
  useEffect(() => {
    load();
    const read = () => (id.value = named());
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const today = dayOf(Date.now());
  const daily = all.value === null ? null : puzzleOfDay(all.value, today);
  const puzzle = all.value?.find((it) => it.id === id.value) ?? daily;
  if (all.value === null || puzzle === null) {
    return (
      <>
        <Header />
        <main class="waiting">
          <h1 class="unseen">{t("puzzles-title")}</h1>
          <p role="status">{t(failed.value ? "puzzle-failed-to-load" : "puzzle-loading")}</p>
          {failed.value ? <button type="button" class="primary" onClick={load}>{t("puzzle-retry")}</button> : null}
        </main>
      </>
    );
  }
  const day = puzzle === daily ? dayText(today) : null;
  return <Solve key={puzzle.id} all={all.value} puzzle={puzzle} day={day} today={today} theme={theme.value} choose={(it) => (theme.value = it)} />;
}

interface Props {
  readonly all: readonly Puzzle[];
  readonly puzzle: Puzzle;
  /** The day whose puzzle this is; null for any other. */
  readonly day: string | null;
  readonly today: number;
  readonly theme: string;
  readonly choose: (theme: string) => void;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function Solve({ all, puzzle, day, today, theme, choose }: Props): JSX.Element {
  const solving = useMemo(() => new Solving(puzzle, { rules, wait, note: (mark) => note(puzzle.id, mark, day) }), []);
  useEffect(() => void solving.begin(), [solving]);
  const { practice, mover } = solving;
  const name = colourText(mover);
  const question = t(puzzle.players === 2 ? "puzzle-question" : "puzzle-question-many", { name });
  const number = all.indexOf(puzzle) + 1;
  const title = day === null ? t("puzzle-number", { number }) : `${t("puzzle-of-the-day")} · ${dateText(new Date(`${day}T12:00:00Z`), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })}`;
  return (
    <>
      <Header />
      <main class="lesson puzzle" data-puzzle={puzzle.id} data-phase={solving.phase.value}>
        <div class="lesson-head">
          <div class="puzzle-title">
            <p>{title}</p>
            <h1>{question}</h1>
          </div>
          <Streak today={today} days={kept.value.days} />
          <div class={`turn-bar seat-${mover}`} data-turn={mover}>
            <SeatMark seat={mover} />
            <p>{t("puzzle-to-move", { name })}</p>
            <small>{t("puzzle-find")}</small>
          </div>
        </div>
        <div class="middle">
          <PracticeBoard practice={practice} bottom={() => mover} />
        </div>
        <div class="lesson-side">
          <Log solving={solving} />
          <PathCards practice={practice} />
          <ConfirmFence practice={practice} />
          <Buttons solving={solving} all={all} theme={theme} />
          <Grade grade={puzzle.grade} />
          <Week today={today} days={kept.value.days} />
          <Collection all={all} theme={theme} choose={choose} marks={kept.value.marks} />
        </div>
        <div class="unseen" aria-live="polite" data-spoken>
          {practice.spoken.value}
        </div>
      </main>
    </>
  );
}

/** The next one that is not solved yet, or else simply the next. */
export function nextPuzzle(all: readonly Puzzle[], now: Puzzle, marks: Readonly<Record<string, string>>): Puzzle | null {
  const from = all.indexOf(now) + 1;
  const others = [...all.slice(from), ...all.slice(0, from)].filter((it) => it !== now);
  return others.find((it) => marks[it.id] === undefined) ?? others.find((it) => marks[it.id] === "failed") ?? others[0] ?? null;
}

function Buttons({ solving, all, theme }: { readonly solving: Solving; readonly all: readonly Puzzle[]; readonly theme: string }): JSX.Element {
  const phase = solving.phase.value;
  const next = () => {
    const choice = chosen(all, theme);
    const to = nextPuzzle(choice.length > 1 ? choice : all, solving.puzzle, kept.value.marks);
    if (to !== null) go(`/puzzles?puzzle=${to.id}`);
  };
  if (phase === "find") {
    return (
      <div class="lesson-buttons">
        <button type="button" class="plain" data-hint disabled={solving.hints.value >= HINTS} onClick={() => void solving.hint()}>
          <Icon name="bulb" />
          {t(solving.hints.value === 0 ? "puzzle-hint" : "puzzle-hint-next")}
        </button>
        <button type="button" class="plain" data-show onClick={() => void solving.show()}>
          <Icon name="eye" />
          {t("puzzle-show")}
        </button>
      </div>
    );
  }
  return (
    <div class="lesson-buttons">
      <button type="button" class="plain" data-again onClick={() => void solving.begin()}>
        <Icon name="again" />
        {t("puzzle-again")}
      </button>
      {phase === "on" ? null : (
        <button type="button" class="plain" data-analyse onClick={() => void analyse(solving)}>
          <Icon name="book" />
          {t("puzzle-analyse")}
        </button>
      )}
      <button type="button" class={phase === "on" ? "plain" : "primary"} data-next onClick={next}>
        {t("puzzle-next")}
        <Icon name="on" />
      </button>
    </div>
  );
}

/** The puzzles of a theme. */
function chosen(all: readonly Puzzle[], theme: string): readonly Puzzle[] {
  return theme === "all" ? all : all.filter((it) => (theme === "many" ? it.players > 2 : it.themes.includes(theme)));
}
