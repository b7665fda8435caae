/** The tutorial: fifteen small steps on a live board. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import gameLines from "../../../locales/en/game.ftl?raw";
import learnLines from "../../../locales/en/learn.ftl?raw";
import playLines from "../../../locales/en/play.ftl?raw";
import { Lesson, type Message } from "../learn/lesson";
import { STEPS } from "../learn/steps";
import { asWritten, t } from "../language/language";
import { Panel } from "../parts/dialogs";
import { Header, Link } from "../parts/header";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { ConfirmFence, PracticeBoard } from "../practice/practice-board";
import { go } from "../router";
import { rules } from "../rules";
import "../looks/practice.css";

export const lines = { game: gameLines, learn: learnLines, play: playLines };

/** The step in the address, from 0; null where it names none. */
function stepInAddress(): number | null {
  const number = Number(new URLSearchParams(location.search).get("step"));
  return Number.isInteger(number) && number >= 1 && number <= STEPS.length ? number - 1 : null;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function Learn(): JSX.Element {
  const lesson = useMemo(() => new Lesson({ rules, wait }), []);
  const [listed, setListed] = useState(false);
  useEffect(() => {
    const read = () => void lesson.open(stepInAddress() ?? Lesson.resumed());
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [lesson]);
  const { practice } = lesson;
  const at = lesson.at.value;
  const { name } = lesson.step.value;
  const [title, text, task] = [t(`learn-${name}`), t(`learn-${name}-text`), t(`learn-${name}-task`)];
  useEffect(() => practice.say(`${title}. ${text} ${task}`), [title, text, task]);
  return (
    <>
      <Header />
      <main class="lesson">
        <div class="lesson-head">
          <div class="lesson-place">
            <h1>{t("learn-title")}</h1>
            <span class="lesson-count">{t("learn-progress", { step: at + 1, steps: STEPS.length })}</span>
            <button type="button" class="quiet square" aria-label={t("learn-steps")} title={t("learn-steps")} onClick={() => setListed(true)}>
              <Icon name="more" />
            </button>
          </div>
          <ol class="lesson-bar" aria-hidden="true">
            {STEPS.map((it, index) => (
              <li key={it.name} class={index === at ? "open" : lesson.done.value.has(it.name) ? "done" : ""} />
            ))}
          </ol>
          <h2 data-step={name}>{title}</h2>
          <p class="lesson-text">
            {text} <strong>{task}</strong>
          </p>
        </div>
        <div class="middle">
          <PracticeBoard practice={practice} bottom={() => "south"} />
        </div>
        <div class="lesson-side">
          {lesson.step.value.paths === true ? <Lengths lesson={lesson} /> : null}
          <div role="status" class="lesson-said">
            <Said lesson={lesson} />
            {lesson.hinted.value && !lesson.solved.value ? (
              <p class="said">
                <Icon name="bulb" />
                <span>
                  <strong>{t("learn-hint")}</strong> {t(`learn-${name}-hint`)}
                </span>
              </p>
            ) : null}
          </div>
          <ConfirmFence practice={practice} />
          <Buttons lesson={lesson} />
        </div>
        <div class="unseen" aria-live="polite" data-spoken>
          {practice.spoken.value}
        </div>
      </main>
      {listed ? <StepList lesson={lesson} close={() => setListed(false)} /> : null}
    </>
  );
}

/** How many steps each needs. */
function Lengths({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const { practice } = lesson;
  const ways = practice.facts.value?.ways ?? [];
  return (
    <ul class="lengths" aria-label={t("overlay-lengths")}>
      {practice.position.value.seats.map((seat) => (
        <li key={seat} class={`seat-${seat}`}>
          <SeatMark seat={seat} />
          <span>{colourText(seat)}</span>
          <strong>
            <Icon name="goal" />
            {asWritten(ways.find((it) => it.seat === seat)?.length ?? "–")}
          </strong>
        </li>
      ))}
    </ul>
  );
}

function Said({ lesson }: { readonly lesson: Lesson }): JSX.Element | null {
  if (lesson.practice.lost.value) return <p class="said wrong">{t("trouble-offline")}</p>;
  const message = lesson.message.value;
  if (message === null) return null;
  const icon = message.kind === "wrong" || message.kind === "lost" ? "cross" : "tick";
  return (
    <p class={`said ${icon === "cross" ? "wrong" : "right"}`} data-said={message.kind}>
      <Icon name={icon} />
      <span>
        {message.kind === "wrong" && message.move !== null ? <strong>{t("learn-not", { move: message.move })} </strong> : null}
        {words(lesson, message)}
      </span>
    </p>
  );
}

function words(lesson: Lesson, { line, values, refusal }: Message): string {
  if (line !== null) return t(line, { ...values });
  return refusal === null ? "" : lesson.practice.refusalText(refusal);
}

function Buttons({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const at = lesson.at.value;
  const to = (step: number) => go(`/learn?step=${step + 1}`);
  const isLast = at === STEPS.length - 1;
  const solved = lesson.solved.value;
  return (
    <div class="lesson-buttons">
      <button type="button" class="plain" disabled={at === 0} onClick={() => to(at - 1)}>
        <Icon name="back" />
        {t("learn-back")}
      </button>
      {solved || lesson.hinted.value || lesson.message.value?.kind === "lost" ? (
        <button type="button" class="plain" data-again onClick={() => void lesson.again()}>
          <Icon name="again" />
          {t("learn-again")}
        </button>
      ) : (
        <button type="button" class="plain" data-hint onClick={() => lesson.showHint()}>
          <Icon name="bulb" />
          {t("learn-show-hint")}
        </button>
      )}
      {isLast && solved ? (
        <>
          <Link to="/puzzles" class="button plain">{t("learn-puzzles")}</Link>
          <Link to="/" class="button primary">{t("learn-finish")}</Link>
        </>
      ) : (
        <button type="button" class={solved ? "primary" : "plain"} data-next disabled={isLast} onClick={() => to(at + 1)}>
          {t(solved ? "learn-next" : "learn-skip")}
          <Icon name="on" />
        </button>
      )}
    </div>
  );
}

function StepList({ lesson, close }: { readonly lesson: Lesson; readonly close: () => void }): JSX.Element {
  return (
    <Panel title={t("learn-steps")} close={close}>
      <ol class="step-list">
        {STEPS.map(({ name }, index) => {
          const title = t(`learn-${name}`);
          const done = lesson.done.value.has(name);
          return (
            <li key={name}>
              <button
                type="button"
                class="plain"
                aria-current={index === lesson.at.value ? "step" : undefined}
                aria-label={t(done ? "learn-step-done" : "learn-step-open", { step: title })}
                onClick={() => {
                  close();
                  go(`/learn?step=${index + 1}`);
                }}
              >
                <span class="number">{asWritten(index + 1)}</span>
                <span>{title}</span>
                {done ? <Icon name="tick" /> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
